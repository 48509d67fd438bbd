//! Message ids and arguments become sentences that people read.
//!
//! Every sentence stands in the Fluent catalogues in `assets/text`, which are compiled in.
//! The window, the terminal and the papers all ask here, so the tooltip on a grey button and the
//! line in a terminal are the same text.
//! Knows nothing of widgets and reads no clock: a moment comes with its offset from UTC.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod args;
mod chip_set;
mod chips;
mod cited;
pub mod clock_facts;
mod draws;
mod evening;
pub mod event_answer;
mod events;
pub mod facts;
pub mod find;
mod formulas;
mod glossary;
mod grouping;
mod language;
mod language_names;
mod leaflet;
mod leftward;
mod legible;
mod lists;
mod log;
mod money;
mod money_acts;
mod needs;
mod no_font;
mod numbers;
mod page;
mod penalties;
mod races;
mod refusals;
mod results;
mod rulings;
mod settings;
mod terms;
pub mod typed;
pub mod verdict;

pub use args::Args;
pub use engine::settings::Language;
pub use engine::values::UtcOffset;
pub use formulas::FormulaText;
pub use language::{catalogues, ids};
pub use language_names::{own_name, unknown_language};
pub use leaflet::Leaflet;
pub use leftward::{Placed, from_left, is_leftward};
pub use legible::{legible, legible_lines, legible_part, visible};
pub use needs::{NeedText, NeedsNow};
pub use page::{Block, Piece};
pub use refusals::RefusalText;
pub use rulings::RulingSaid;

use crate::grouping::Grouping;
use crate::language::{Bundle, LanguageRow};
use std::sync::Arc;

/// All the sentences of one language, ready to be said.
///
/// The catalogues are read once in a program; whoever asks again shares them, as threads may.
pub struct Words {
    language: Language,
    /// How long numbers are written.
    grouping: Grouping,
    /// What stands before the part of a whole.
    point: char,
    bundle: Arc<Bundle>,
}

impl Words {
    /// The sentences of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let LanguageRow { grouping, point, .. } = LanguageRow::of(language);
        Self { language, grouping, point, bundle: language::bundle(language) }
    }

    /// The sentences of one of its catalogues alone, for whoever needs no others of a language.
    #[must_use]
    pub(crate) fn only(language: Language, catalogue: &str) -> Self {
        let LanguageRow { grouping, point, .. } = LanguageRow::of(language);
        Self { language, grouping, point, bundle: language::only(language, catalogue) }
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this id; an attribute of a message is `message.attribute`.
    ///
    /// ```
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.text("game-holdem"), "No-limit hold'em");
    /// assert_eq!(words.text("no-such-text"), "⟨no-such-text⟩");
    /// ```
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// The sentence with this id, with its arguments put in; a missing one shows its id in ⟨⟩.
    #[must_use]
    pub fn say(&self, id: &str, args: &Args) -> String {
        self.try_say(id, args).unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// The sentence with this id, if there is one.
    #[must_use]
    pub fn try_say(&self, id: &str, args: &Args) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        // An argument that is missing shows in the sentence as its name in braces.
        let mut faults = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args.as_fluent()), &mut faults);
        Some(said.into_owned())
    }
}
