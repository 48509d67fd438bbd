//! The order of names in lists, as the language of whoever reads them has it.

use engine::entries::{NameOrder, PlayerName};
use engine::settings::Language;
use icu_collator::CollatorBorrowed;
use icu_collator::options::CollatorOptions;
use icu_locale_core::locale;
use std::borrow::Cow;
use std::sync::OnceLock;
use unicode_normalization::UnicodeNormalization;

/// What a name is sorted by: the words that people look for, and those before them.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct NameKey<'a>(Cow<'a, [u8]>, Cow<'a, [u8]>);

impl NameKey<'_> {
    /// The same without the name.
    #[must_use]
    pub fn owned(self) -> NameKey<'static> {
        NameKey(self.0.into_owned().into(), self.1.into_owned().into())
    }
}

/// The letters of a language, made when they are first asked for.
type Letters = OnceLock<Option<CollatorBorrowed<'static>>>;

impl<'a> NameKey<'a> {
    /// What a name is sorted by where this language is read: Czech has Č, Ř, Š and Ž after the
    /// letters without accents and Ch after H, Polish Ą to Ż; English has them beside one another.
    #[must_use]
    pub fn new(name: &'a PlayerName, order: NameOrder, language: Language) -> Self {
        let (looked_for, before) = name.listed(order);
        let Some(letters) = letters(language) else {
            return Self(looked_for.as_bytes().into(), before.as_bytes().into());
        };
        let (looked_for, before) = name.listed_as_written(order);
        Self(key_of(letters, looked_for), key_of(letters, before))
    }
}

/// The letter of the language that the word people look for begins with, of more than a sign or
/// with an accent; none where it begins with any other, which its first sign without accents tells.
#[must_use]
pub fn own_letter(name: &PlayerName, order: NameOrder, language: Language) -> Option<&'static str> {
    let own: &[&str] = match language {
        Language::English => &[],
        Language::Czech => &["Č", "Ch", "Ř", "Š", "Ž"],
        Language::Polish => &["Ą", "Ć", "Ę", "Ł", "Ń", "Ó", "Ś", "Ź", "Ż"],
    };
    let written: String = name.listed_as_written(order).0.nfc().take(2).collect();
    let written = written.to_lowercase();
    own.iter().copied().find(|letter| written.starts_with(&letter.to_lowercase()))
}

/// The letters where accents make a letter of its own.
fn letters(language: Language) -> Option<&'static CollatorBorrowed<'static>> {
    static CZECH: Letters = OnceLock::new();
    static POLISH: Letters = OnceLock::new();
    let (made, locale) = match language {
        Language::English => return None,
        Language::Czech => (&CZECH, locale!("cs")),
        Language::Polish => (&POLISH, locale!("pl")),
    };
    let make = || CollatorBorrowed::try_new(locale.into(), CollatorOptions::default()).ok();
    made.get_or_init(make).as_ref()
}

fn key_of(letters: &CollatorBorrowed<'static>, words: &str) -> Cow<'static, [u8]> {
    let mut key = Vec::with_capacity(words.len() * 2);
    // Memory takes whatever is written.
    let _infallible = letters.write_sort_key_to(words, &mut key);
    key.into()
}

#[cfg(test)]
mod tests {
    use super::{NameKey, own_letter};
    use engine::entries::{NameOrder, PlayerName};
    use engine::settings::Language;

    fn sorted(language: Language, names: &str) -> String {
        let mut names: Vec<PlayerName> = names.split(' ').filter_map(PlayerName::new).collect();
        names.sort_by_cached_key(|name| {
            NameKey::new(name, NameOrder::SurnameLast, language).owned()
        });
        names.iter().map(PlayerName::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn accents_are_letters_where_the_language_says_so() {
        let czech = "Zeman Cyr Chyba Čadil Hora Iva Rada Řada Rus Áda Adam";
        let in_czech = "Áda Adam Cyr Čadil Hora Chyba Iva Rada Rus Řada Zeman";
        assert_eq!(sorted(Language::Czech, czech), in_czech);
        let in_english = "Áda Adam Čadil Chyba Cyr Hora Iva Rada Řada Rus Zeman";
        assert_eq!(sorted(Language::English, czech), in_english);
        let polish = "Żak Lis Łan Lwow Zima Źle Oko Óda Pan Ciach Ćwik Dom";
        let in_polish = "Ciach Ćwik Dom Lis Lwow Łan Oko Óda Pan Zima Źle Żak";
        assert_eq!(sorted(Language::Polish, polish), in_polish);
    }

    #[test]
    fn a_heading_is_a_letter_of_the_language() {
        let letter = |language: Language, name: &str| {
            own_letter(&PlayerName::new(name).unwrap(), NameOrder::SurnameLast, language)
        };
        assert_eq!(letter(Language::Czech, "Jan Chyba"), Some("Ch"));
        assert_eq!(letter(Language::Czech, "Jan čadil"), Some("Č"));
        assert_eq!(letter(Language::Czech, "Jan Ádam"), None);
        assert_eq!(letter(Language::Polish, "Jan Łan"), Some("Ł"));
        assert_eq!(letter(Language::English, "Jan Łan"), None);
    }
}
