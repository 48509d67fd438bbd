//! Fonts of the computer for letters that no shipped one has, and pages laid out with them.
//!
//! They are found as the window finds them, so what is seen there is what is printed.

use fontique::{
    Attributes, Collection, CollectionOptions, FallbackKey, FontWeight, GenericFamily, Language,
    QueryFamily, QueryFont, QueryStatus, Script, SourceCache, SourceCacheOptions,
};
use print::{FontFile, Job, Letters, Occasion, Page, Paper, Stopped, SystemFont, Watch, Weight};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{UnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::{LazyLock, Mutex, Once};
use unicode_script::UnicodeScript;
use words::Words;

/// Letters that came to light in lines that were cut short are looked for so many times.
const ROUNDS: usize = 3;

/// Where Chinese characters are looked for: their fonts have one of these and often lack another.
const EAST_ASIAN: [&str; 5] = ["zh-SG", "zh-TW", "ja", "ko", "zh-HK"];

/// Every shipped font has the letters up to this one.
const LAST_LATIN: char = '\u{24f}';

/// The fonts of this computer, read at the first letter that needs them.
static SYSTEM: LazyLock<Mutex<System>> = LazyLock::new(|| Mutex::new(System::read()));

/// The pages, in fonts of this computer where the shipped ones have not every letter; none where
/// there is nothing to print.
///
/// # Errors
/// Where `watch` stops the work.
pub fn lay_out(
    job: &Job,
    occasion: &Occasion,
    paper: Paper,
    words: &Words,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    let mut letters = BTreeSet::new();
    let mut pages = print::lay_out(job, occasion, paper, words, watch)?;
    for _ in 0..ROUNDS {
        let before = letters.len();
        letters.extend(print::lacking(&pages).iter().flat_map(|letter| letter.chars()));
        if letters.len() == before {
            break;
        }
        let fonts = fonts_for(&letters);
        if fonts.is_empty() {
            break;
        }
        pages = print::lay_out_in(&fonts, job, occasion, paper, words, watch)?;
    }
    Ok(pages)
}

/// Fonts of this computer that have these letters, as far as there are any.
pub fn fonts_for(letters: &BTreeSet<char>) -> Vec<SystemFont> {
    let Ok(mut system) = SYSTEM.lock() else { return Vec::new() };
    let mut fonts: Vec<SystemFont> = Vec::new();
    for letter in letters {
        for font in system.found(*letter) {
            if !fonts.contains(&font) {
                fonts.push(font);
            }
        }
    }
    fonts
}

/// The letters of a text that are shown as boxes, as no font shipped or of this computer has them.
#[must_use]
pub fn letters_lacking(text: &str) -> BTreeSet<String> {
    // The fonts of the computer are not even looked for where nobody needs them.
    let rare: BTreeSet<char> = text.chars().filter(|letter| *letter > LAST_LATIN).collect();
    if rare.is_empty() {
        return BTreeSet::new();
    }
    let Ok(mut system) = SYSTEM.lock() else { return BTreeSet::new() };
    rare.into_iter().filter(|letter| system.lacks(*letter)).map(String::from).collect()
}

/// The fonts of this computer; none where it has no library that finds them.
fn collection() -> Collection {
    let of = |system_fonts| Collection::new(CollectionOptions { shared: false, system_fonts });
    // What looks for that library knows no error but a panic.
    quietly(|| of(true)).unwrap_or_else(|| of(false))
}

thread_local! {
    static IS_QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What comes of `make`; nothing, and not a word on standard error, where it panics.
fn quietly<T>(make: impl FnOnce() -> T + UnwindSafe) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = take_hook();
        set_hook(Box::new(move |panic| {
            if !IS_QUIET.get() {
                loud(panic);
            }
        }));
    });
    IS_QUIET.set(true);
    let made = catch_unwind(make).ok();
    IS_QUIET.set(false);
    made
}

struct System {
    /// The fonts that come with the program.
    shipped: Letters,
    collection: Collection,
    cache: SourceCache,
    /// The fonts that were found for a letter.
    found: BTreeMap<char, Vec<SystemFont>>,
    /// Files that were read once stay, so that nothing is read twice.
    files: Vec<(u64, FontFile)>,
}

impl System {
    fn read() -> Self {
        Self {
            shipped: Letters::default(),
            collection: collection(),
            cache: SourceCache::new(SourceCacheOptions::default()),
            found: BTreeMap::new(),
            files: Vec::new(),
        }
    }

    /// Whether no font has a letter.
    fn lacks(&mut self, letter: char) -> bool {
        let alone = letter.to_string();
        let is_shipped = self.shipped.line(&alone, Weight::Regular).lacking.is_empty();
        !is_shipped && self.found(letter).is_empty()
    }

    fn found(&mut self, letter: char) -> Vec<SystemFont> {
        if let Some(found) = self.found.get(&letter) {
            return found.clone();
        }
        let mut fonts = Vec::new();
        for (weight, heavy) in
            [(Weight::Regular, FontWeight::NORMAL), (Weight::Bold, FontWeight::BOLD)]
        {
            let attributes = Attributes { weight: heavy, ..Attributes::default() };
            let Some(font) = self.look(letter, attributes) else { continue };
            fonts.push(SystemFont { file: self.kept(&font), weight });
        }
        self.found.insert(letter, fonts.clone());
        fonts
    }

    /// The font that this computer uses for a letter.
    fn look(&mut self, letter: char, attributes: Attributes) -> Option<QueryFont> {
        let families = [GenericFamily::SansSerif, GenericFamily::SystemUi, GenericFamily::Serif];
        let script = Script::parse(letter.script().short_name()).ok();
        let languages: Vec<Option<Language>> = match script {
            Some(_) => {
                let others = EAST_ASIAN.iter().map(|language| Language::parse(language).ok());
                std::iter::once(None).chain(others.filter(Option::is_some)).collect()
            }
            None => vec![None],
        };
        for language in languages {
            let mut query = self.collection.query(&mut self.cache);
            query.set_attributes(attributes);
            query.set_families(families.map(QueryFamily::Generic));
            if let Some(script) = script {
                query.set_fallbacks(FallbackKey::new(script, language.as_ref()));
            }
            let mut found = None;
            query.matches_with(|font| {
                let has = font.charmap().and_then(|letters| letters.map(letter));
                if has.is_some_and(|glyph| glyph != 0) {
                    found = Some(font.clone());
                    QueryStatus::Stop
                } else {
                    QueryStatus::Continue
                }
            });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The file of a font, which stays as long as the program runs.
    fn kept(&mut self, font: &QueryFont) -> FontFile {
        let id = font.blob.id();
        if let Some((_, file)) =
            self.files.iter().find(|(known, file)| *known == id && file.index == font.index)
        {
            return *file;
        }
        // A handful of fonts in an evening, each mapped from its file once.
        let bytes: &'static [u8] = Box::leak(Box::new(font.blob.clone())).data();
        let file = FontFile { bytes, index: font.index };
        self.files.push((id, file));
        file
    }
}

#[cfg(test)]
mod tests {
    use crate::{fonts::letters_lacking, fonts::quietly};

    #[test]
    fn a_letter_is_lacking_where_neither_a_shipped_font_nor_one_of_this_computer_has_it() {
        for name in ["Jana Šťastná", "Ștefan", "أحمد علي", "שרה לוי", "Ольга", "Αθηνά ♠"]
        {
            assert!(letters_lacking(name).is_empty(), "{name}");
        }
        // A number that stands for no letter.
        assert_eq!(letters_lacking("Jana \u{378}"), ["\u{378}".to_owned()].into());
    }

    #[test]
    fn a_panic_that_is_asked_for_quietly_is_nothing() {
        assert_eq!(quietly(|| [1, 2].iter().sum::<i32>()), Some(3));
        assert_eq!(quietly(|| -> i32 { panic!("no library") }), None);
        assert!(std::panic::catch_unwind(|| ()).is_ok());
    }
}
