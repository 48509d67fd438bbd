//! Whether a stud hand is dead because its open cards were moved.
//!
//! ## Why
//! Picking up the open cards says that one gives up; nobody can act on a board that is not there.
//!
//! ## Example
//! Facing a bet they pick up their open cards, then want to call: their hand is dead.
//!
//! ## Discretion
//! Where nothing was to act on, and it was perhaps only clumsy.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::TurnedDown;

pub(super) const TOPIC: Topic = Topic {
    slug: "stud-dead-hand",
    cites: &[Tda2024.cite("66", "gist-stud-dead-hand"), Tda2011.cite("50", "gist-stud-dead-hand")],
    example: r#"{"open_cards":"picked_up","facing_action":true}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        open_cards: OpenCards,
        /// Whether there was something to call.
        facing_action: bool,
    }

    /// What became of the open cards.
    enum OpenCards {
        PickedUp,
        TurnedDown,
        InTheMuck,
        OnlyMoved,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let dead = |why| {
        let ruling = Ruling::of("dead", "stud-dead-hand-dead");
        let ruling = ruling.because(why);
        ruling.say("stud-dead-hand-say").step("stud-dead-hand-step")
    };
    let ruling = match (facts.open_cards, facts.facing_action) {
        (OpenCards::InTheMuck, _) => dead("stud-dead-hand-mucked"),
        (OpenCards::PickedUp, true) => dead("stud-dead-hand-gave-up"),
        (OpenCards::TurnedDown, true) if rules.options.turned_down == TurnedDown::Dead => {
            dead("stud-dead-hand-gave-up")
        }
        (OpenCards::OnlyMoved, _) => {
            let ruling = Ruling::of("live", "stud-dead-hand-live");
            ruling.because("stud-dead-hand-still-open")
        }
        (OpenCards::PickedUp, false) | (OpenCards::TurnedDown, _) => {
            let choices =
                [("live", "stud-dead-hand-choice-live"), ("dead", "stud-dead-hand-choice-dead")]
                    .map(|(word, id)| Choice::of(word, id));
            let ruling = Ruling::choice("stud-dead-hand-floor", choices.to_vec());
            ruling.because(match facts.facing_action {
                true => "stud-dead-hand-turned-down-silent",
                false => "stud-dead-hand-no-action",
            })
        }
    };
    Ok(ruling.rests_on(&["gist-stud-dead-hand"]))
}
