//! Each language's texts, and how it writes numbers.
//!
//! A new language is a folder in `assets/text`, a part in each file of `assets/text/all`, a variant
//! of `Language`, and a row here.

use crate::grouping::{Grouping, grouped};
use engine::settings::Language;
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
    /// How its long numbers are written.
    pub(super) grouping: Grouping,
    /// What stands before the part of a whole.
    pub(super) point: char,
    /// Lets numbers in sentences be written in the same way.
    set_number_format: fn(&mut Bundle),
    /// The catalogues that it has for itself: the name of each, and its texts.
    own: &'static [(&'static str, &'static str)],
}

impl LanguageRow {
    /// The language as plural rules know it.
    fn identifiers(&self) -> Vec<LanguageIdentifier> {
        self.id.parse().into_iter().collect()
    }

    fn read(&self) -> Bundle {
        self.read_those(|_| true)
    }

    /// Reads those of its catalogues that are wanted, by their names.
    fn read_those(&self, is_wanted: impl Fn(&str) -> bool) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(self.identifiers());
        bundle.set_use_isolating(false);
        (self.set_number_format)(&mut bundle);
        for (_, source) in self.catalogues(is_wanted) {
            // A message that cannot be read is missing, which a test notices; the rest still holds.
            let resource = match FluentResource::try_new(source.to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            // An id that stands twice keeps its first text, which a test notices too.
            let _doubled = bundle.add_resource(resource);
        }
        bundle
    }

    /// Those of its catalogues that are wanted: the name of each, and its texts.
    fn catalogues(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<(&'static str, &'static str)> {
        let own = self.own.iter().filter(|(name, _)| is_wanted(name)).copied();
        let of_all = OF_ALL.iter().filter(|(name, _)| is_wanted(name));
        own.chain(of_all.map(|(name, text)| (*name, part(text, self.id)))).collect()
    }
}

/// The part of a text in one language: from its heading, `### en`, to the next one.
fn part(text: &'static str, id: &str) -> &'static str {
    let mut parts = text.split("\n### ");
    // Git on Windows may end lines in two letters.
    let own = parts.find_map(|part| part.strip_prefix(id)?.strip_prefix(['\r', '\n']));
    own.unwrap_or_default()
}

/// The catalogues in one folder of `assets/text`: the list of files for every language.
macro_rules! catalogues {
    ($folder:literal) => {
        catalogues!($folder:
            "terms" "refusals" "log" "needs" "window" "terminal" "rulings" "cards" "chip-race"
            "journal" "command" "room" "evening" "print" "settings" "structure" "display" "calls"
            "options" "rules-at-the-table" "rules-betting-and-conduct" "guides" "guides-games"
            "guides-house" "glossary" "chip-set" "chips-in-play" "money" "pace" "penalties" "days"
            "player-clock" "points" "import" "people" "handed-on" "lists" "pages" "staff" "screens"
        )
    };
    ($folder:literal: $($file:literal)*) => {
        &[$(($file, include_str!(concat!("../../assets/text/", $folder, "/", $file, ".ftl")))),*]
    };
}

/// The catalogues that have all languages in one file, so that whoever adds a floor question writes
/// its texts in one place.
static OF_ALL: &[(&str, &str)] = catalogues!("all":
    "topics-betting" "topics-dealing" "topics-people" "topics-chips" "topics-conduct"
    "topics-showdown" "topics-mishaps" "topics-money" "topics-posting"
);

/// What writes numbers with this between groups of three digits, from so many digits on.
macro_rules! number_format {
    ($thousands:literal, $digits_min:literal) => {
        // A bundle takes a plain function, so how numbers are written is part of its type.
        |bundle| bundle.set_formatter(Some(|value, _| number::<$thousands, $digits_min>(value)))
    };
}

/// What is known of each language, by its row:
/// `English: folder "en", thousands ',' from 4 digits, point '.';`.
macro_rules! languages {
    ($(
        $name:ident: folder $folder:literal,
            thousands $thousands:literal from $digits_min:literal digits, point $point:literal;
    )*) => {
        impl LanguageRow {
            /// What is known of a language.
            pub(super) fn of(language: Language) -> Self {
                match language {
                    $(Language::$name => Self {
                        id: $folder,
                        grouping: Grouping { separator: $thousands, digits_min: $digits_min },
                        point: $point,
                        set_number_format: number_format!($thousands, $digits_min),
                        own: catalogues!($folder),
                    },)*
                }
            }
        }

        /// The sentences of a language, read when they are first asked for.
        pub(super) fn bundle(language: Language) -> Arc<Bundle> {
            match language {
                $(Language::$name => {
                    static READ: OnceLock<Arc<Bundle>> = OnceLock::new();
                    Arc::clone(READ.get_or_init(|| Arc::new(LanguageRow::of(language).read())))
                })*
            }
        }
    };
}

languages! {
    English: folder "en", thousands ',' from 4 digits, point '.';
    Czech: folder "cs", thousands '\u{202f}' from 4 digits, point ',';
    Polish: folder "pl", thousands '\u{202f}' from 5 digits, point ',';
}

/// The sentences of one catalogue alone, which are there at once.
pub(super) fn only(language: Language, catalogue: &str) -> Arc<Bundle> {
    Arc::new(LanguageRow::of(language).read_those(|name| name == catalogue))
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

/// The catalogues of a language: the name of each, and its texts.
#[must_use]
pub fn catalogues(language: Language) -> Vec<(&'static str, &'static str)> {
    LanguageRow::of(language).catalogues(|_| true)
}

/// The ids of all texts of a language as they stand in its catalogues, attributes among them.
#[must_use]
pub fn ids(language: Language) -> Vec<String> {
    let mut ids = Vec::new();
    let mut message = "";
    for line in catalogues(language).into_iter().flat_map(|(_, text)| text.lines()) {
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
        let counts = [1, 3, 5, 22].map(|count| players(Language::Czech, count));
        assert_eq!(counts, ["1\u{a0}hráč", "3\u{a0}hráči", "5\u{a0}hráčů", "22\u{a0}hráčů"]);
        let counts = [1, 3, 5, 22].map(|count| players(Language::Polish, count));
        assert_eq!(counts, ["1\u{a0}gracz", "3\u{a0}gracze", "5\u{a0}graczy", "22\u{a0}gracze"]);
        let chips =
            |language| [1_200, 12_500].map(|chips| Words::new(language).chips(Chips(chips)));
        assert_eq!(chips(Language::English), ["1,200", "12,500"]);
        assert_eq!(chips(Language::Czech), ["1\u{202f}200", "12\u{202f}500"]);
        assert_eq!(chips(Language::Polish), ["1200", "12\u{202f}500"]);
        let figures = |language| Words::new(language).figures("12500.50");
        assert_eq!(figures(Language::Czech), "12\u{202f}500,50");
        assert_eq!(Words::new(Language::Czech).text("no-such-text"), "⟨no-such-text⟩");
    }
}
