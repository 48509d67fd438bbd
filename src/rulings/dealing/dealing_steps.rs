//! What the dealer does next.
//!
//! ## Why
//! The same steps in the same order at every table let everybody see that nothing is missing.
//!
//! ## Example
//! The betting on the flop is over: burn one card, turn one.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2024};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "dealing-steps",
    cites: &[
        Tda2024.cite("RP-20", "gist-decks-ready"),
        House000.cite("PLHE-04", "gist-dealt-singly"),
        House000.cite("PLHE-05", "gist-board-of-five"),
        Home001.cite("CZ-DEAL-05", "gist-pitching"),
        Home001.cite("CZ-DEAL-06", "gist-hands-off"),
        Home001.cite("CZ-DEAL-07", "gist-why-burn"),
        Home001.cite("CZ-DEAL-08", "gist-collect-and-wash"),
        Home001.cite("CZ-DEAL-09", "gist-cut-onto-card"),
        Home001.cite("CZ-DEAL-10", "gist-two-rounds"),
        Home001.cite("CZ-DEAL-13", "gist-blinds-checked"),
        Home001.cite("CZ-DEAL-14", "gist-folds-collected"),
        Home001.cite("CZ-DEAL-15", "gist-how-to-burn"),
        Home001.cite("CZ-DEAL-16", "gist-flop-laid"),
        Home001.cite("CZ-DEAL-17", "gist-folds-collected"),
        Home001.cite("CZ-DEAL-18", "gist-turn-laid"),
        Home001.cite("CZ-DEAL-19", "gist-river-laid"),
        Home001.cite("CZ-BET-04", "gist-bets-pulled-in"),
        Home001.cite("CZ-STUD-07", "gist-stud-dealt"),
        Home001.cite("CZ-STUD-08", "gist-stud-street"),
        Home001.cite("CZ-STUD-10", "gist-stud-street"),
        Home001.cite("CZ-STUD-11", "gist-stud-street"),
        Home001.cite("CZ-STUD-12", "gist-stud-last"),
        Pl004.cite("PL-DRAW-04", "gist-draw-dealt"),
        Pl004.cite("PL-DRAW-16", "gist-draw-exchanged"),
    ],
    example: r#"{"stage":"turn"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Stage {
        /// Of the event, or after a break.
        BeforeTheStart,
        BeforeTheHand,
        StartingCards,
        FirstBetting,
        Flop,
        Turn,
        River,
        AfterTheHand,
        /// The first three cards of stud.
        StudStart,
        /// The fourth to the sixth card of stud.
        StudStreet,
        /// The seventh and last card of stud.
        StudLast,
        /// The first five cards of draw.
        DrawStart,
        /// After the first betting of draw.
        Exchange,
    }

    struct Facts {
        stage: Stage,
        #[range(2..=5)]
        #[needed_if(stage = "starting_cards")]
        hole_cards: Option<u8>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let hole_cards = facts.hole_cards.unwrap_or(2);
    let (burns, cards, answer, steps, gists): Steps = match facts.stage {
        Stage::BeforeTheStart => (
            0,
            0,
            "dealing-decks-ready",
            &["step-wash", "step-shuffle-on-table", "step-ready-a-minute-before"],
            &["gist-decks-ready", "gist-collect-and-wash"],
        ),
        Stage::BeforeTheHand => (
            0,
            0,
            "dealing-shuffle",
            &["step-wash", "step-shuffle-on-table", "step-cut-onto-card", "step-blinds-posted"],
            &["gist-collect-and-wash", "gist-cut-onto-card", "gist-blinds-checked"],
        ),
        Stage::StartingCards => (
            0,
            hole_cards,
            "dealing-deal",
            &["step-one-at-a-time", "step-hands-off"],
            &["gist-pitching", "gist-hands-off", "gist-two-rounds", "gist-dealt-singly"],
        ),
        Stage::FirstBetting => (
            0,
            0,
            "dealing-betting",
            &["step-blinds-posted", "step-watch-betting", "step-folds-in", "step-bets-in"],
            &["gist-blinds-checked", "gist-folds-collected", "gist-bets-pulled-in"],
        ),
        Stage::Flop => (
            1,
            3,
            "dealing-flop",
            &["step-burn-then-street", "step-flop-together", "step-watch-betting"],
            &["gist-how-to-burn", "gist-flop-laid", "gist-board-of-five", "gist-why-burn"],
        ),
        Stage::Turn => (
            1,
            1,
            "dealing-one",
            &["step-burn-then-street", "step-watch-betting"],
            &["gist-turn-laid", "gist-board-of-five", "gist-why-burn"],
        ),
        Stage::River => (
            1,
            1,
            "dealing-one",
            &["step-burn-then-street", "step-stub-down", "step-watch-betting"],
            &["gist-river-laid", "gist-board-of-five", "gist-why-burn"],
        ),
        Stage::StudStart | Stage::StudStreet | Stage::StudLast => stud(facts.stage),
        Stage::DrawStart | Stage::Exchange => draw(facts.stage),
        Stage::AfterTheHand => (
            0,
            0,
            "dealing-pay",
            &["step-read-and-pay", "step-button-on", "step-wash"],
            &["gist-river-laid", "gist-collect-and-wash"],
        ),
    };
    let verdict = json!({ "burn": burns, "cards": cards });
    let mut ruling = Ruling::new(verdict, Reason::new(answer).count("cards", cards));
    ruling.steps = steps.iter().map(|step| Reason::new(step)).collect();
    Ok(ruling.rests_on(gists))
}

/// Cards burned and dealt, the answer, the steps, and what they rest on.
type Steps = (u8, u8, &'static str, &'static [&'static str], &'static [&'static str]);

/// A round of dealing in seven-card stud.
fn stud(stage: Stage) -> Steps {
    match stage {
        Stage::StudStart => {
            (0, 3, "dealing-stud-start", &["step-two-down-one-up"], &["gist-stud-dealt"])
        }
        Stage::StudLast => (
            1,
            1,
            "dealing-stud-last",
            &["step-burn-then-street", "step-card-down"],
            &["gist-stud-last"],
        ),
        _ => (
            1,
            1,
            "dealing-stud-street",
            &["step-burn-then-street", "step-card-up"],
            &["gist-stud-street"],
        ),
    }
}

/// A round of dealing in draw.
fn draw(stage: Stage) -> Steps {
    match stage {
        Stage::Exchange => {
            let steps = &["step-discards-in", "step-as-many-back"];
            (0, 0, "dealing-exchange", steps, &["gist-draw-exchanged"])
        }
        _ => {
            let steps = &["step-five-one-at-a-time", "step-stock-aside"];
            (0, 5, "dealing-deal", steps, &["gist-draw-dealt"])
        }
    }
}
