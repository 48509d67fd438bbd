//! Words of which one is a form of the other: *dodge* and *dodging*, *żeton* and *żetony*.
//!
//! English, Czech and Polish are typed into one box and stand in one index, and all three put their
//! endings last. So what counts is how much two words have in common from their beginning on; no
//! crate knows all three languages, and each would have to be told which one a word is of.

/// The letters that two words must have in common.
const STEM: usize = 4;

/// An ending is no longer than this.
const ENDING: usize = 3;

/// Two different endings together are no longer than this.
const ENDINGS: usize = 5;

/// What may stand behind a word of three letters.
const AFTER_THREE: [&str; 5] = ["s", "es", "ed", "er", "ing"];

/// Endings of short adjectives: *duży* and *dużego*, *malý* and *malou*.
const OF_ADJECTIVES: [&str; 11] =
    ["y", "e", "a", "i", "ego", "eho", "emu", "ej", "ou", "ym", "ych"];

/// Whether two words, both without case and accents, are forms of one.
pub(super) fn are_kin(one: &str, other: &str) -> bool {
    let pairs = one.char_indices().zip(other.chars());
    let same = pairs.take_while(|((_, one), other)| one == other && one.is_alphabetic());
    let (count, bytes) =
        same.fold((0, 0), |(count, _), ((at, letter), _)| (count + 1, at + letter.len_utf8()));
    let rest = |word: &'_ str| word.get(bytes..).unwrap_or_default().to_owned();
    let (one, other) = (rest(one), rest(other));
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    let (less, more) = (short.chars().count(), long.chars().count());
    match count {
        STEM.. => more <= ENDING && less + more <= ENDINGS && !has_digit(&short, &long),
        3 if short.is_empty() => AFTER_THREE.contains(&long.as_str()),
        3 => [short, long].iter().all(|ending| OF_ADJECTIVES.contains(&ending.as_str())),
        _ => false,
    }
}

fn has_digit(one: &str, other: &str) -> bool {
    one.chars().chain(other.chars()).any(|letter| letter.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::are_kin;

    #[test]
    fn forms_of_a_word_are_kin() {
        for (one, other) in [
            ("dodge", "dodging"),
            ("acting", "action"),
            ("kills", "killed"),
            ("posted", "posting"),
            ("bet", "bets"),
            ("burns", "burned"),
            ("zetony", "zeton"),
            ("zetonu", "zetonem"),
            ("karty", "kartami"),
            ("rozdani", "rozdanie"),
            ("duzy", "duzego"),
            ("maly", "malou"),
        ] {
            assert!(are_kin(one, other) && are_kin(other, one), "{one} {other}");
        }
    }

    #[test]
    fn words_that_only_begin_alike_are_not() {
        for (one, other) in [
            ("straight", "straddle"),
            ("pot", "potato"),
            ("bet", "betting"),
            ("2000", "2005"),
            ("contract", "contact"),
            ("show", "showdown"),
            ("", "bet"),
            ("be", "bet"),
        ] {
            assert!(!are_kin(one, other) && !are_kin(other, one), "{one} {other}");
        }
    }
}
