//! What happens to tournament chips that are found.
//!
//! ## Why
//! Chips without a known owner belong to nobody, and giving them to anybody would be a present.
//!
//! ## Example
//! A 1,000 chip lies under table 7, and nobody saw it fall: it goes back to the inventory.
//!
//! ## Discretion
//! Where the edition is silent, or the owner is claimed and not proven.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::Tda2024;
use rulebook::options::FoundChips;

pub(super) const TOPIC: Topic = Topic {
    slug: "found-chips",
    cites: &[Tda2024.cite("64", "gist-found-chips")],
    example: r#"{"owner":"not_known"}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

facts! {
    struct Facts {
        owner: Owner,
    }

    enum Owner {
        /// The table saw them fall from their stack.
        SeenByAll,
        Claimed,
        NotKnown,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let gists = ["gist-found-chips"];
    let removed = || Ruling::of("removed", "found-removed").step("found-log");
    let either = |id: &'static str| {
        let options = vec![
            Choice::of("removed", "found-removed"),
            Choice::of("given_back", "found-given-back"),
        ];
        Ruling::choice(Reason::new(id), options)
    };
    Ok(match (facts.owner, rules.options.found_chips) {
        (Owner::SeenByAll, _) => Ruling::of("given_back", "found-given-back").by_the_game(),
        (Owner::NotKnown, FoundChips::Removed) => removed().rests_on(&gists),
        (Owner::Claimed, FoundChips::Removed) => {
            either("found-claimed").step("found-ask").rests_on(&gists)
        }
        (_, FoundChips::Floor) => either("found-silent").step("found-ask"),
    })
}
