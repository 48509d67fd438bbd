//! The languages, and where their sentences stand.
//!
//! A new language is a folder in `assets/text`, and a line in `languages!`.

use crate::grouping::{Grouping, grouped};
use engine::settings::{PublicLanguage, Settings};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use reports::Alphabet;
use std::sync::{Arc, OnceLock};
use unic_langid::LanguageIdentifier;

/// The sentences of a language, by their ids.
pub(super) type Bundle = FluentBundle<FluentResource>;

/// What the program knows of a language.
pub(super) struct LanguageRow {
    /// The name by which files, the terminal and plural rules call it.
    id: &'static str,
    /// How its long numbers are written.
    pub(super) grouping: Grouping,
    /// What stands before the part of a whole.
    pub(super) point: char,
    /// Lets numbers in sentences be written in the same way.
    set_number_format: fn(&mut Bundle),
    /// Its catalogues: the name of each, and its texts.
    catalogues: &'static [(&'static str, &'static str)],
}

impl LanguageRow {
    /// The language as plural rules know it.
    fn identifiers(&self) -> Vec<LanguageIdentifier> {
        self.id.parse().into_iter().collect()
    }

    /// Reads its catalogues.
    fn read(&self) -> Bundle {
        self.read_those(|_| true)
    }

    /// Reads those of its catalogues that are wanted, by their names.
    fn read_those(&self, is_wanted: impl Fn(&str) -> bool) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(self.identifiers());
        bundle.set_use_isolating(false);
        (self.set_number_format)(&mut bundle);
        for (_, source) in self.catalogues.iter().filter(|(name, _)| is_wanted(name)) {
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
            "people" "handed-on" "lists" "pages" "staff"
        )
    };
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../assets/text/", $folder, "/", $file, ".ftl")))),*]
    };
}

/// What writes numbers with this between groups of three digits, from so many digits on.
macro_rules! number_format {
    ($thousands:literal, $digits_min:literal) => {
        // A bundle takes a plain function, so how numbers are written is part of its type.
        |bundle| bundle.set_formatter(Some(|value, _| number::<$thousands, $digits_min>(value)))
    };
}

/// Makes [`Language`], each from a line:
/// `En: folder "en", thousands ',' from 4 digits, point '.';`.
macro_rules! languages {
    ($(
        $(#[$about:meta])*
        $name:ident: folder $folder:literal,
            thousands $thousands:literal from $digits_min:literal digits, point $point:literal;
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
                        grouping: Grouping { separator: $thousands, digits_min: $digits_min },
                        point: $point,
                        set_number_format: number_format!($thousands, $digits_min),
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
    #[default] En: folder "en", thousands ',' from 4 digits, point '.';
    Cs: folder "cs", thousands '\u{202f}' from 4 digits, point ',';
    Pl: folder "pl", thousands '\u{202f}' from 5 digits, point ',';
}

impl Language {
    /// The sentences of one catalogue alone, which are there at once.
    pub(super) fn only(self, catalogue: &str) -> Arc<Bundle> {
        Arc::new(self.row().read_those(|name| name == catalogue))
    }

    /// The name by which files and the terminal call it, and its folder.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.row().id
    }

    /// The language in which an event speaks to its players.
    #[must_use]
    pub fn of(public: PublicLanguage) -> Self {
        match public {
            PublicLanguage::English => Self::En,
            PublicLanguage::Czech => Self::Cs,
            PublicLanguage::Polish => Self::Pl,
        }
    }

    /// In which languages papers and the players' clock are, the usual one first; the own one where
    /// the event has none.
    #[must_use]
    pub fn of_event(settings: &Settings, own: Self) -> Vec<Self> {
        let first = settings.public_language.map_or(own, Self::of);
        let second = settings.second_language.map(Self::of).filter(|second| *second != first);
        [first].into_iter().chain(second).collect()
    }

    /// The order of names in its lists.
    #[must_use]
    pub fn alphabet(self) -> Alphabet {
        match self {
            Self::En => Alphabet::English,
            Self::Cs => Alphabet::Czech,
            Self::Pl => Alphabet::Polish,
        }
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
fn number<const SEPARATOR: char, const DIGITS_MIN: usize>(
    value: &FluentValue<'_>,
) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    if !number.options.use_grouping || number.value.fract() != 0.0 {
        return None;
    }
    let grouping = Grouping { separator: SEPARATOR, digits_min: DIGITS_MIN };
    Some(grouped(i64::from(number), grouping))
}

/// The ids of all texts of a language as they stand in its catalogues, attributes among them.
#[must_use]
pub fn ids(language: Language) -> Vec<String> {
    let mut ids = Vec::new();
    let mut message = "";
    for line in language.row().catalogues.iter().flat_map(|(_, text)| text.lines()) {
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
    use crate::{Args, Language, Words};
    use engine::values::Chips;

    #[test]
    fn a_language_is_its_texts_its_plurals_and_its_numbers() {
        let players = |language, count: u32| {
            Words::new(language).say("players", &Args::new().count("players", count))
        };
        let counts = [1, 3, 5, 22].map(|count| players(Language::Cs, count));
        assert_eq!(counts, ["1\u{a0}hráč", "3\u{a0}hráči", "5\u{a0}hráčů", "22\u{a0}hráčů"]);
        let counts = [1, 3, 5, 22].map(|count| players(Language::Pl, count));
        assert_eq!(counts, ["1\u{a0}gracz", "3\u{a0}gracze", "5\u{a0}graczy", "22\u{a0}gracze"]);
        let chips =
            |language| [1_200, 12_500].map(|chips| Words::new(language).chips(Chips(chips)));
        assert_eq!(chips(Language::En), ["1,200", "12,500"]);
        assert_eq!(chips(Language::Cs), ["1\u{202f}200", "12\u{202f}500"]);
        assert_eq!(chips(Language::Pl), ["1200", "12\u{202f}500"]);
        let figures = |language| Words::new(language).figures("12500.50");
        assert_eq!(figures(Language::Cs), "12\u{202f}500,50");
        assert_eq!(Words::new(Language::Cs).text("no-such-text"), "⟨no-such-text⟩");
    }
}
