//! The languages, and where their sentences stand.
//!
//! A new language is a folder in `assets/text`, and a line in `languages!`.

use crate::grouping::grouped;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

/// The sentences of a language, by their ids.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// What the program knows of a language.
pub(super) struct LanguageRow {
    /// The name by which files, the terminal and plural rules call it.
    id: &'static str,
    /// What stands between groups of three digits.
    pub(super) thousands: char,
    /// What stands before the part of a whole.
    pub(super) point: char,
    /// Lets numbers in sentences be written in the same way.
    set_number_format: fn(&mut Bundle),
    /// The texts of its catalogues.
    catalogues: &'static [&'static str],
}

impl LanguageRow {
    /// The language as plural rules know it.
    fn identifiers(&self) -> Vec<LanguageIdentifier> {
        self.id.parse().into_iter().collect()
    }

    /// Reads its catalogues.
    pub(super) fn read(&self) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(self.identifiers());
        bundle.set_use_isolating(false);
        (self.set_number_format)(&mut bundle);
        for source in self.catalogues {
            // A message that cannot be read is missing, which a test notices; the rest still holds.
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            // An id that stands twice keeps its first text, which a test notices too.
            let _doubled = bundle.add_resource(resource);
        }
        bundle
    }
}

/// The catalogues in one folder of `assets/text`: the list of files for every language.
macro_rules! catalogues {
    ($folder:literal) => {
        catalogues!($folder:
            "terms" "refusals" "log" "needs" "window" "terminal" "rulings" "topics-betting"
            "topics-dealing" "topics-people" "topics-chips" "topics-conduct" "cards"
            "topics-showdown" "chip-race" "journal" "command" "room" "evening" "print"
            "settings" "structure" "display" "calls" "options" "rules-at-the-table"
            "rules-betting-and-conduct" "guides" "guides-games" "guides-house" "glossary"
            "chip-set" "chips-in-play" "money" "pace" "penalties" "days" "player-clock"
            "topics-mishaps" "topics-money" "topics-posting" "topics-said" "points" "import"
            "people" "handed-on"
        )
    };
    ($folder:literal: $($file:literal)*) => {
        &[$(include_str!(concat!("../../assets/text/", $folder, "/", $file, ".ftl"))),*]
    };
}

/// What writes numbers with this between groups of three digits.
macro_rules! number_format {
    ($thousands:literal) => {
        // A bundle takes a plain function, so the separator is part of its type.
        |bundle| bundle.set_formatter(Some(|value, _| number::<$thousands>(value)))
    };
}

/// Makes [`Language`], each from a line: `En: folder "en", thousands ',', point '.';`.
macro_rules! languages {
    ($(
        $(#[$about:meta])*
        $name:ident: folder $folder:literal, thousands $thousands:literal, point $point:literal;
    )*) => {
        /// A language that the program speaks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        pub enum Language {
            $($(#[$about])* $name,)*
        }

        impl Language {
            /// Every language, the first one being complete.
            pub const ALL: [Self; [$($folder),*].len()] = [$(Self::$name),*];

            /// What is known of it.
            pub(super) fn row(self) -> LanguageRow {
                match self {
                    $(Self::$name => LanguageRow {
                        id: $folder,
                        thousands: $thousands,
                        point: $point,
                        set_number_format: number_format!($thousands),
                        catalogues: catalogues!($folder),
                    },)*
                }
            }

            /// Its sentences, read when they are first asked for.
            pub(super) fn bundle(self) -> Arc<Bundle> {
                match self {
                    $(Self::$name => {
                        static READ: OnceLock<Arc<Bundle>> = OnceLock::new();
                        Arc::clone(READ.get_or_init(|| Arc::new(self.row().read())))
                    })*
                }
            }
        }
    };
}

languages! {
    /// American English.
    #[default] En: folder "en", thousands ',', point '.';
}

impl Language {
    /// The name by which files and the terminal call it, and its folder.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The language of this name, as `en` or `en_US.UTF-8`.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        let end = id.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(id.len());
        let base = id.get(..end)?;
        Self::ALL.into_iter().find(|language| language.id().eq_ignore_ascii_case(base))
    }
}

/// A number in a sentence, in groups of three digits unless it is the number on something.
fn number<const SEPARATOR: char>(value: &FluentValue<'_>) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping || number.value.fract() != 0.0 {
        return None;
    }
    Some(grouped(i64::from(number), SEPARATOR))
}

/// The ids of all texts of a language as they stand in its catalogues, attributes among them.
#[must_use]
pub fn ids(language: Language) -> Vec<String> {
    let mut ids = Vec::new();
    let mut message = "";
    for line in language.row().catalogues.iter().flat_map(|catalogue| catalogue.lines()) {
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

#[cfg(test)]
mod tests {
    use crate::language::{Language, LanguageRow, number};
    use crate::{Args, Words};
    use engine::values::Chips;
    use std::sync::Arc;

    /// Another language than those that are there: its own folder, plurals and numbers.
    #[test]
    fn a_language_is_its_texts_its_plurals_and_its_numbers() {
        let czech = LanguageRow {
            id: "cs",
            thousands: '\u{a0}',
            point: ',',
            set_number_format: number_format!('\u{a0}'),
            catalogues: &[
                "yes = Ano\nplayers = { $players ->\n    [one] { $players } hráč\n    \
                 [few] { $players } hráči\n   *[other] { $players } hráčů\n}\n",
                "no = Ne\n",
            ],
        };
        let bundle = Arc::new(czech.read());
        let LanguageRow { thousands, point, .. } = czech;
        let words = Words { language: Language::En, thousands, point, bundle };
        let players = |count: u32| words.say("players", &Args::new().count("players", count));
        assert_eq!([players(1), players(3)], ["1 hráč", "3 hráči"]);
        assert_eq!(players(12_000), "12\u{a0}000 hráčů");
        assert_eq!(words.chips(Chips(12_500)), "12\u{a0}500");
        assert_eq!(words.figures("12500.50"), "12\u{a0}500,50");
        assert_eq!([words.text("yes"), words.text("no")], ["Ano", "Ne"]);
        assert_eq!(words.text("chips"), "⟨chips⟩", "what has no text yet shows its id");
    }
}
