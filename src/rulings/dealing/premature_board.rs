//! What becomes of board cards that came before the betting was over.
//!
//! ## Why
//! A player who still had to act has seen a card that they should have bet without, so that card
//! goes back to chance.
//!
//! ## Example
//! The turn comes while the flop is still bet on. Under TDA 2024 the burn stays, the card goes
//! into the stub, which is shuffled, and the turn comes without another burn.
//!
//! ## Discretion
//! TDA 2011 has no rule.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2024};
use rulebook::options::PrematureBoard;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "premature-board",
    cites: &[
        Tda2024.cite("39-C", "gist-premature-2024"),
        Tda2024.cite("39-D", "gist-reshuffle-face-down"),
        Tda2024.cite("RP-5", "gist-premature-2024"),
        House000.cite("PLIRR-06", "gist-premature-flop-000"),
        House000.cite("PLIRR-07", "gist-premature-turn-000"),
        House000.cite("PLIRR-08", "gist-turn-again-000"),
        House000.cite("PLIRR-09", "gist-river-after-000"),
        House000.cite("PLIRR-10", "gist-premature-river-000"),
    ],
    example: r#"{"street":"turn"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    /// The street that came too early.
    enum Street {
        Flop,
        Turn,
        River,
        #[strum(serialize = "stud_street")]
        OfStud,
    }

    struct Facts {
        street: Street,
    }
}

fn judge(Facts { street }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let reshuffle =
        Choice::new(json!({ "ruling": "reshuffle", "burn_again": false }), "premature-reshuffle");
    let set_aside =
        Choice::new(json!({ "ruling": "set_aside", "burn_again": true }), "premature-set-aside");
    let gists: &[&'static str] = match street {
        Street::Flop => &["gist-premature-flop-000"],
        Street::Turn => &["gist-premature-turn-000", "gist-turn-again-000", "gist-river-after-000"],
        Street::River => &["gist-river-after-000"],
        Street::OfStud => &[],
    };
    let ruling = match (rules.options.premature_board, street) {
        (PrematureBoard::Floor, _) | (PrematureBoard::SetAside, Street::OfStud) => {
            let options = vec![reshuffle, set_aside];
            Ruling::choice("premature-floor", options).because("premature-silent")
        }
        (PrematureBoard::SetAside, Street::River) => {
            // The list is silent on the river, and says of a late turn how one is made good.
            let options = vec![reshuffle.clone(), set_aside];
            let usual = reshuffle.ruling().because("premature-river-silent");
            usual.or_one_of(options).say("say-premature").steps([
                "step-finish-betting",
                "step-burn-stays",
                "step-board-into-stub",
                "step-shuffle-stub",
                "step-river-no-burn",
            ])
        }
        (PrematureBoard::SetAside, Street::Turn) => {
            set_aside.ruling().because("premature-turn-aside").say("say-premature-aside").steps([
                "step-turn-aside",
                "step-finish-betting",
                "step-burn-and-turn",
                "step-aside-into-stub",
                "step-river-no-burn",
            ])
        }
        (PrematureBoard::ReshuffleWithoutBurn | PrematureBoard::SetAside, _) => {
            let last = match street {
                Street::Flop => "step-flop-no-burn",
                Street::Turn => "step-turn-no-burn",
                Street::River => "step-river-no-burn",
                Street::OfStud => "step-street-no-burn",
            };
            reshuffle.ruling().because("premature-why").say("say-premature").steps([
                "step-finish-betting",
                "step-burn-stays",
                "step-board-into-stub",
                "step-shuffle-stub",
                last,
            ])
        }
    };
    Ok(ruling.rests_on(gists).rests_on(&["gist-premature-2024", "gist-reshuffle-face-down"]))
}
