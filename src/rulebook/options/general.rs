//! Where books differ on what stands above the single rule.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    General

    Precedence {
        disagreement: Some("X-43"),
        answers: [HouseFirst = "house_first", TdaFirst = "tda_first"],
        books: [], others: HouseFirst,
    }
    Language {
        disagreement: Some("X-41"),
        answers: [English = "english", Posted = "posted"],
        books: [Tda2024 => Posted], others: English,
    }
    SpeakUp {
        disagreement: Some("X-48"),
        answers: [TabledHandsOnly = "tabled_hands_only", Mistakes = "mistakes",
            Everything = "everything"],
        books: [Tda2024 => Mistakes, House000 => Everything], others: TabledHandsOnly,
    }
    Gestures {
        disagreement: None,
        answers: [TapChecks = "tap_checks", Floor = "floor"],
        books: [Tda2024 => TapChecks, House000 => TapChecks], others: Floor,
    }
    Recommended {
        disagreement: None,
        answers: [Followed = "followed", Floor = "floor"],
        books: [Tda2024 => Followed], others: Floor,
    }
}
