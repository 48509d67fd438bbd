//! What becomes of a turn, a river or a street of stud before which no card was burned.
//!
//! ## Why
//! The burn keeps a card that somebody may have read from being played. Once players have acted on
//! what was dealt instead, that card is the one that they bet on.
//!
//! ## Example
//! The turn comes off the top without a burn, and nobody has acted: usual is that this card becomes
//! the burn, and the next one the turn.
//!
//! ## Discretion
//! Always: the rule about a missing burn speaks of the flop alone.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "street-without-burn",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-fairness"),
        Home001.cite("CZ-DEAL-07", "gist-why-burn"),
    ],
    example: r#"{"street":"turn","acted_on":false}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        /// What was dealt without a burn.
        street: Street,
        /// Whether anybody has acted on it, be it a check.
        acted_on: bool,
    }

    enum Street {
        Turn,
        River,
        #[strum(serialize = "stud_street")]
        OfStud,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let next = match facts.street {
        Street::Turn | Street::River => "unburned-card-is-burn",
        Street::OfStud => "unburned-first-is-burn",
    };
    let burn = Choice::of("card_is_burn", next);
    let again = Choice::of("redeal", "unburned-street-again");
    let stands = Choice::of("play_on", "unburned-street-stands");
    let (options, why) = match facts.acted_on {
        false => (vec![burn, again, stands], "unburned-street-nobody-acted-silent"),
        true => (vec![stands, again], "unburned-street-acted-silent"),
    };
    let ruling = Ruling::choice("unburned-street-floor", options).because(why);
    let ruling = match facts.street {
        Street::Turn => ruling.step("step-one-burn-river"),
        Street::OfStud => ruling.step("step-one-burn-each"),
        Street::River => ruling,
    };
    Ok(ruling.rests_on(&["gist-fairness", "gist-why-burn"]))
}
