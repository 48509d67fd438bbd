//! The languages, and where their sentences stand.
//!
//! A new language is a folder in `assets/text`, and a line in each list here.

use crate::numbers;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// American English.
    #[default]
    En,
}

/// The catalogues in one folder of `assets/text`: the list of files for every language.
macro_rules! catalogues {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../assets/text/", $folder, "/terms.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/refusals.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/log.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/needs.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/window.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/terminal.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/rulings.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-betting.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-dealing.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-people.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-chips.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-conduct.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/cards.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/topics-showdown.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/chip-race.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/journal.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/command.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/room.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/evening.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/print.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/settings.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/structure.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/display.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/calls.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/options.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/rules-at-the-table.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/rules-betting-and-conduct.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/guides.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/guides-games.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/guides-house.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/glossary.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/chip-set.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/chips-in-play.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/pace.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/penalties.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/days.ftl")),
            include_str!(concat!("../../assets/text/", $folder, "/player-clock.ftl")),
        ]
    };
}

impl Language {
    /// Every language, the first one being complete.
    pub const ALL: [Self; 1] = [Self::En];

    /// The name by which files and the terminal call it, and its folder.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::En => "en",
        }
    }

    /// The language of this name, as `en` or `en_US.UTF-8`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let end = id.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(id.len());
        let base = id.get(..end)?;
        Self::ALL.into_iter().find(|language| language.id().eq_ignore_ascii_case(base))
    }

    /// The texts of its catalogues.
    pub(super) fn catalogues(self) -> &'static [&'static str] {
        match self {
            Self::En => catalogues!("en"),
        }
    }

    /// What stands between groups of three digits.
    pub(super) fn group_separator(self) -> char {
        match self {
            Self::En => ',',
        }
    }

    /// The language as plural rules know it.
    pub(super) fn identifiers(self) -> Vec<LanguageIdentifier> {
        self.id().parse().into_iter().collect()
    }

    /// Lets numbers in sentences be written as this language writes them.
    pub(super) fn set_number_format(self, bundle: &mut FluentBundle<FluentResource>) {
        // A bundle takes a plain function, so the separator is part of its type.
        match self {
            Self::En => bundle.set_formatter(Some(|value, _| number::<','>(value))),
        }
    }
}

/// A number in a sentence, in groups of three digits unless it is the number on something.
fn number<const SEPARATOR: char>(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping || number.value.fract() != 0.0 {
        return None;
    }
    Some(numbers::grouped(i64::from(number), SEPARATOR))
}

/// The ids of all texts of a language as they stand in its catalogues, attributes among them.
#[must_use]
pub fn ids(language: Language) -> Vec<String> {
    let mut ids = Vec::new();
    let mut message = "";
    for line in language.catalogues().iter().flat_map(|catalogue| catalogue.lines()) {
        let Some((start, _)) = line.split_once('=') else { continue };
        let name = start.trim_end();
        if let Some(attribute) = name.trim_start().strip_prefix('.') {
            ids.push(format!("{message}.{attribute}"));
        } else if is_id(name) {
            message = name;
            ids.push(name.to_owned());
        }
    }
    ids
}

/// Whether a line begins a message with this name: no space before it or in it.
fn is_id(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}
