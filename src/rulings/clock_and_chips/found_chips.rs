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
//!
//! ## Cites
//! See [`TOPIC`].

use crate::fact::{choices, facts, read};
use crate::{Choice, FactsError, Reason, Ruling, Topic};
use rulebook::Rulebook::Tda2024;
use rulebook::options::FoundChips;
use rulebook::{RuleSet, Section};

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "found-chips",
    section: Section::ClockAndChips,
    fields: Facts::FIELDS,
    cites: &[Tda2024.cite("64", "gist-found-chips")],
    example: r#"{"owner":"not_known"}"#,
    judge: |facts, rules| judge(read(facts)?, rules),
};

facts! {
    /// What is asked.
    struct Facts {
        owner: Owner,
    }
}

choices! {
    /// Whose they are.
    enum Owner {
        /// The table saw them fall from his stack.
        SeenByAll,
        /// Somebody says they are his.
        Claimed,
        NotKnown,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let removed = || Ruling::of("removed", "found-removed").step(Reason::new("found-log"));
    let either = |id: &'static str| {
        let options = vec![
            Choice::of("removed", "found-removed"),
            Choice::of("given_back", "found-given-back"),
        ];
        Ruling::choice(Reason::new(id), options)
    };
    Ok(match (facts.owner, rules.options.found_chips) {
        (Owner::SeenByAll, _) => Ruling::of("given_back", "found-given-back"),
        (Owner::NotKnown, FoundChips::Removed) => removed(),
        (Owner::Claimed, FoundChips::Removed) => {
            either("found-claimed").step(Reason::new("found-ask"))
        }
        (_, FoundChips::Floor) => either("found-silent").step(Reason::new("found-ask")),
    })
}
