//! What becomes of a burn card that was seen.
//!
//! ## Why
//! A burn belongs to nobody's hand, so nobody gains by its being seen more than anybody else, as
//! long as all have seen it.
//!
//! ## Example
//! The burn before the river flips over. All players have seen it, and it stays the burn.
//!
//! ## Discretion
//! Always: no book speaks of it.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "exposed-burn",
    cites: &[
        Tda2024.cite("1", "gist-fairness"),
        Tda2011.cite("1", "gist-fairness"),
        Home001.cite("CZ-DEAL-07", "gist-why-burn"),
    ],
    example: r#"{"street_dealt":false,"seen_by":"everybody"}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether the street after the burn has been dealt.
        street_dealt: bool,
        seen_by: SeenBy,
    }

    enum SeenBy {
        Everybody,
        SomePlayers,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let stays = Choice::of("stays_burned", "exposed-burn-stays");
    let again = match facts.street_dealt {
        false => Choice::of("burn_again", "exposed-burn-shuffled"),
        true => Choice::of("redeal", "exposed-burn-street-again"),
    };
    let ruling = Ruling::choice("exposed-burn-floor", vec![stays, again]);
    let ruling = ruling.because("exposed-burn-silent");
    let ruling = match facts.seen_by {
        SeenBy::SomePlayers => ruling.step("step-burn-shown-to-all"),
        SeenBy::Everybody => ruling,
    };
    Ok(ruling.rests_on(&["gist-fairness", "gist-why-burn"]))
}
