//! The order of names in lists, as the language of whoever reads them has it.

use engine::entries::{NameOrder, PlayerName};
use icu_collator::CollatorBorrowed;
use icu_collator::options::CollatorOptions;
use icu_locale_core::locale;
use std::borrow::Cow;
use std::sync::OnceLock;
use unicode_normalization::UnicodeNormalization;

/// Where letters with accents stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Alphabet {
    /// Beside the same letter without: `Čeněk` beside `Cenek`, `Łukasz` beside `Lukasz`.
    #[default]
    English,
    /// Č, Ř, Š and Ž after the letters without, and Ch after H.
    Czech,
    /// Ą, Ć, Ę, Ł, Ń, Ó, Ś, Ź and Ż after the letters without.
    Polish,
}

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

impl Alphabet {
    /// What a name is sorted by.
    #[must_use]
    pub fn key(self, name: &PlayerName, order: NameOrder) -> NameKey<'_> {
        let (looked_for, before) = name.listed(order);
        let Some(letters) = self.letters() else {
            return NameKey(looked_for.as_bytes().into(), before.as_bytes().into());
        };
        let (looked_for, before) = name.listed_as_written(order);
        NameKey(key_of(letters, looked_for), key_of(letters, before))
    }

    /// The letter of its own that the word people look for begins with, of more than a sign or with
    /// an accent; none where it begins with any other, which its first sign without accents tells.
    #[must_use]
    pub fn own_letter(self, name: &PlayerName, order: NameOrder) -> Option<&'static str> {
        let own: &[&str] = match self {
            Self::English => &[],
            Self::Czech => &["Č", "Ch", "Ř", "Š", "Ž"],
            Self::Polish => &["Ą", "Ć", "Ę", "Ł", "Ń", "Ó", "Ś", "Ź", "Ż"],
        };
        let written: String = name.listed_as_written(order).0.nfc().take(2).collect();
        let written = written.to_lowercase();
        own.iter().copied().find(|letter| written.starts_with(&letter.to_lowercase()))
    }

    /// The letters where accents make a letter of its own.
    fn letters(self) -> Option<&'static CollatorBorrowed<'static>> {
        static CZECH: Letters = OnceLock::new();
        static POLISH: Letters = OnceLock::new();
        let (made, language) = match self {
            Self::English => return None,
            Self::Czech => (&CZECH, locale!("cs")),
            Self::Polish => (&POLISH, locale!("pl")),
        };
        let make = || CollatorBorrowed::try_new(language.into(), CollatorOptions::default()).ok();
        made.get_or_init(make).as_ref()
    }
}

fn key_of(letters: &CollatorBorrowed<'static>, words: &str) -> Cow<'static, [u8]> {
    let mut key = Vec::with_capacity(words.len() * 2);
    // Memory takes whatever is written.
    let _infallible = letters.write_sort_key_to(words, &mut key);
    key.into()
}

#[cfg(test)]
mod tests {
    use super::Alphabet;
    use engine::entries::{NameOrder, PlayerName};

    fn sorted(alphabet: Alphabet, names: &str) -> String {
        let mut names: Vec<PlayerName> = names.split(' ').filter_map(PlayerName::new).collect();
        names.sort_by_cached_key(|name| alphabet.key(name, NameOrder::SurnameLast).owned());
        names.iter().map(PlayerName::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn accents_are_letters_where_the_language_says_so() {
        let czech = "Zeman Cyr Chyba Čadil Hora Iva Rada Řada Rus Áda Adam";
        let in_czech = "Áda Adam Cyr Čadil Hora Chyba Iva Rada Rus Řada Zeman";
        assert_eq!(sorted(Alphabet::Czech, czech), in_czech);
        let in_english = "Áda Adam Čadil Chyba Cyr Hora Iva Rada Řada Rus Zeman";
        assert_eq!(sorted(Alphabet::English, czech), in_english);
        let polish = "Żak Lis Łan Lwow Zima Źle Oko Óda Pan Ciach Ćwik Dom";
        let in_polish = "Ciach Ćwik Dom Lis Lwow Łan Oko Óda Pan Zima Źle Żak";
        assert_eq!(sorted(Alphabet::Polish, polish), in_polish);
    }

    #[test]
    fn a_heading_is_a_letter_of_the_language() {
        let letter = |alphabet: Alphabet, name: &str| {
            alphabet.own_letter(&PlayerName::new(name).unwrap(), NameOrder::SurnameLast)
        };
        assert_eq!(letter(Alphabet::Czech, "Jan Chyba"), Some("Ch"));
        assert_eq!(letter(Alphabet::Czech, "Jan čadil"), Some("Č"));
        assert_eq!(letter(Alphabet::Czech, "Jan Ádam"), None);
        assert_eq!(letter(Alphabet::Polish, "Jan Łan"), Some("Ł"));
        assert_eq!(letter(Alphabet::English, "Jan Łan"), None);
    }
}
