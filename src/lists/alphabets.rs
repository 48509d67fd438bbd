//! Letters beyond ASCII by the languages that have them: which words a language can have.

use std::collections::BTreeSet;

/// The small letters beyond ASCII in names, by language, for the code pages that lists come in.
const ALPHABETS: [&str; 17] = [
    // Czech, Slovak, Polish, Hungarian, Romanian, Croatian and Slovenian
    "áčďéěíňóřšťúůýž",
    "áäčďéíĺľňóôŕšťúýž",
    "ąćęłńóśźż",
    "áéíóöőúüű",
    "ăâîşţ",
    "čćđšž",
    // German, French, Spanish, Catalan, Portuguese, Italian
    "äöüß",
    "àâæçèéêëîïôœùûüÿ",
    "áéíñóúü",
    "àçèéíïòóúü",
    "àáâãçéêíóôõúü",
    "àèéìíîòóùú",
    // Swedish and Finnish, Danish and Norwegian, Icelandic, Dutch, Estonian
    "åäöé",
    "åæøé",
    "áéíóúýþæðö",
    "éëïóöüè",
    "äõöüšž",
];

/// Signs that stand beside words, and not in them.
const SIGNS: &str = "–—…‘’‚‛“”„«»‹›€£§°•·®©™¿¡ªº²³½¼¾×±µ¶†‡\u{a0}";

/// How well words fit into languages; the less, the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fit {
    /// So many words no language has.
    pub impossible: usize,
    /// So many languages have the others.
    pub languages: usize,
}

/// How well words fit into languages.
pub(crate) fn fit<'w>(words: impl Iterator<Item = &'w str>) -> Fit {
    let mut impossible = 0;
    let mut open: Vec<BTreeSet<usize>> = Vec::new();
    for word in words {
        let letters: BTreeSet<char> = word
            .trim_matches(|sign| SIGNS.contains(sign))
            .chars()
            .filter(|letter| !letter.is_ascii())
            .flat_map(char::to_lowercase)
            .collect();
        if letters.is_empty() {
            continue;
        }
        let has = |(no, alphabet): (usize, &&str)| {
            letters.iter().all(|letter| alphabet.contains(*letter)).then_some(no)
        };
        let languages: BTreeSet<usize> = ALPHABETS.iter().enumerate().filter_map(has).collect();
        if languages.is_empty() {
            impossible += 1;
        } else {
            open.push(languages);
        }
    }
    // The language of most words first, and so on: as few as there can be, or nearly so.
    let mut languages = 0;
    while !open.is_empty() {
        let words_of = |no: usize| open.iter().filter(|word| word.contains(&no)).count();
        let Some(most) = (0..ALPHABETS.len()).max_by_key(|no| words_of(*no)) else { break };
        open.retain(|word| !word.contains(&most));
        languages += 1;
    }
    Fit { impossible, languages }
}
