//! How well a typed word fits a word that is meant.

use asked::{letters_of, slips};

pub(super) const WHOLE: u32 = 100;

/// What stands in the word as it was typed: all of it, its beginning, or a part.
pub(super) const SPELLED: u32 = 55;

/// How well `typed` fits `wanted`, both without case and accents; 0 where it does not.
///
/// The whole word is best, then its beginning, a part of it, a slip of the finger, and last the
/// word with letters left out.
#[must_use]
pub(super) fn word_score(typed: &str, wanted: &str) -> u32 {
    if typed == wanted {
        return WHOLE;
    }
    let (typed_len, wanted_len) = (typed.chars().count(), wanted.chars().count());
    if typed_len == 0 || wanted_len == 0 {
        return 0;
    }
    if wanted.starts_with(typed) {
        let part = 35 * typed_len / wanted_len;
        return 60 + u32::try_from(part).unwrap_or(0);
    }
    if typed_len >= 2 && wanted.contains(typed) {
        return SPELLED;
    }
    slip_score(typed, wanted, typed_len, wanted_len)
}

fn slip_score(typed: &str, wanted: &str, typed_len: usize, wanted_len: usize) -> u32 {
    let slips_max = match typed_len {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    };
    let missing = (letters_of(typed) & !letters_of(wanted)).count_ones();
    if slips_max > 0 && missing <= slips_max {
        let typed: Vec<char> = typed.chars().collect();
        let wanted: Vec<char> = wanted.chars().collect();
        // A slip in the beginning of a longer word counts, too.
        let beginning = wanted.get(..typed_len.min(wanted_len)).unwrap_or_default();
        let whole = slips(&typed, &wanted);
        let slips = whole.min(slips(&typed, beginning));
        if slips <= usize::try_from(slips_max).unwrap_or(0) {
            return if slips == 1 { 50 } else { 40 };
        }
    }
    let is_shortened = typed_len >= 3 && typed_len * 2 >= wanted_len && missing == 0;
    if is_shortened && is_in_order(typed, wanted) { 42 } else { 0 }
}

/// Whether all typed letters stand in the word in this order, its first letter first.
fn is_in_order(typed: &str, wanted: &str) -> bool {
    let mut wanted = wanted.chars();
    let mut letters = typed.chars();
    if letters.next() != wanted.next() {
        return false;
    }
    letters.all(|letter| wanted.any(|other| other == letter))
}

#[cfg(test)]
mod tests {
    use super::word_score;

    #[test]
    fn the_better_fit_has_the_higher_score() {
        let fits = ["novak", "nova", "nov", "ovak", "novka", "nvk"];
        let scores: Vec<u32> = fits.iter().map(|typed| word_score(typed, "novak")).collect();
        assert!(scores.is_sorted_by(|one, next| one > next), "{scores:?}");
        assert!(scores.iter().all(|score| *score > 0), "{scores:?}");
    }

    #[test]
    fn other_words_do_not_fit() {
        for typed in ["", "x", "kavon", "vk", "nowhere", "novakova"] {
            assert_eq!(word_score(typed, "novak"), 0, "{typed}");
        }
    }
}
