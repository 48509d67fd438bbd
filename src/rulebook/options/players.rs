//! Where books differ on who is in, absent, late or leaving.

use crate::options::rows::answers;
use crate::{Rulebook, Section};

answers! {
    Players

    Entitlement {
        disagreement: Some("X-49"),
        answers: [LastCard = "last_card", FirstCard = "first_card",
            SeatedOrPosted = "seated_or_posted"],
        books: [House000 => SeatedOrPosted], others: LastCard,
    }
    RebuyTiming {
        disagreement: Some("X-20"),
        answers: [NoMissedHand = "no_missed_hand", AfterTheHand = "after_the_hand",
            AfterTheHandOrBust = "after_the_hand_or_bust",
            MissedHandEndsIt = "missed_hand_ends_it"],
        books: [House000 => AfterTheHand, Home001 => AfterTheHandOrBust,
            Local003 => MissedHandEndsIt],
        others: NoMissedHand,
    }
    NewPlayers {
        disagreement: None,
        answers: [AnySeat = "any_seat", Floor = "floor"],
        books: [Tda2024 => AnySeat], others: Floor,
    }
    DepartureChips {
        disagreement: Some("X-44"),
        answers: [Removed = "removed", SharedWhenPaid = "shared_when_paid"],
        books: [Home001 => SharedWhenPaid], others: Removed,
    }
    BuyInCap {
        disagreement: None,
        answers: [None = "none", HundredTimesTheBet = "hundred_times_the_bet"],
        books: [House000 => HundredTimesTheBet], others: None,
    }
    Loans {
        disagreement: Some("X-30"),
        answers: [Forbidden = "forbidden", OutsideTheHand = "outside_the_hand"],
        books: [Home001 => OutsideTheHand], others: Forbidden,
    }
    Devices {
        disagreement: None,
        answers: [NoCalls = "no_calls",
            NoAppsWithALiveHand = "no_apps_with_a_live_hand",
            NoneWithALiveHand = "none_with_a_live_hand"],
        books: [Tda2024 => NoneWithALiveHand, Tda2022 => NoAppsWithALiveHand], others: NoCalls,
    }
    AtSeat {
        disagreement: None,
        answers: [WithinReach = "within_reach", Floor = "floor"],
        books: [Tda2024 => WithinReach], others: Floor,
    }
    ReEntry {
        disagreement: None,
        answers: [FullStackSameDraw = "full_stack_same_draw", Floor = "floor"],
        books: [Tda2024 => FullStackSameDraw], others: Floor,
    }
    Identity {
        disagreement: None,
        answers: [StaffMayOrder = "staff_may_order", DirectorJudges = "director_judges",
            Floor = "floor"],
        books: [Tda2024 => StaffMayOrder, Tda2022 => DirectorJudges], others: Floor,
    }
}
