//! The names of penalties and offenses.

use crate::{Args, Words};
use engine::penalties::{Offense, PenaltyKind};
use rulebook::Rulebook;

impl Words {
    /// What is given: `warning`, `one hand`, `2 rounds`.
    #[must_use]
    pub fn penalty_kind(&self, kind: PenaltyKind) -> String {
        let args = Args::new().count("count", kind.count().unwrap_or_default());
        self.say(&format!("penalty-kind-{}", kind.id()), &args)
    }

    /// What somebody did: `used a device`.
    #[must_use]
    pub fn offense(&self, offense: Offense) -> String {
        let id = offense.id().replace('_', "-");
        self.text(&format!("choice-penalty-ladder-offense-{id}"))
    }

    /// The rules that speak of an offense: `TDA 2024 rules 68 and 71-B`.
    #[must_use]
    pub fn offense_rules(&self, offense: Offense, book: Rulebook) -> String {
        let rules = offense.rules(book);
        let book = book.fallback().unwrap_or(book);
        let args = Args::new()
            .text("book", self.rulebook(book))
            .count("count", rules.len())
            .text("rules", self.list(rules));
        self.say("penalty-rules", &args)
    }

    /// What stands behind a sentence about a penalty: for what, and what was written down.
    pub(super) fn penalty_about(&self, offense: Option<Offense>, note: &str) -> String {
        let offense = offense.map_or_else(|| "none".to_owned(), |offense| self.offense(offense));
        let args = Args::new()
            .text("offense", offense)
            .yes_no("noted", !note.is_empty())
            .text("note", note.trim_end_matches('.'));
        self.say("penalty-about", &args)
    }
}
