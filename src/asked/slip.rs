//! Slips of the finger: one letter wrong, missing, too many, or swapped with its neighbor.

/// The letters of a word as bits, so that words with none of the typed letters cost nothing.
#[must_use]
pub fn letters_of(word: &str) -> u64 {
    word.chars().fold(0, |bits, letter| {
        let bit = match letter {
            'a'..='z' => u32::from(letter) - u32::from('a'),
            '0'..='9' => 26 + u32::from(letter) - u32::from('0'),
            _ => 36 + u32::from(letter) % 28,
        };
        bits | 1 << bit
    })
}

/// Whether one letter of a typed word of four or more is wrong, missing, too many or changed
/// places; a slip in the beginning of a longer word counts, too.
#[must_use]
pub fn is_one_slip(typed: &str, wanted: &str) -> bool {
    let missing = (letters_of(typed) & !letters_of(wanted)).count_ones();
    let typed: Vec<char> = typed.chars().collect();
    if typed.len() < 4 || missing > 1 {
        return false;
    }
    let wanted: Vec<char> = wanted.chars().collect();
    let lengths = typed.len() - 1..=typed.len() + 1;
    let mut beginnings = lengths.filter_map(|length| wanted.get(..length));
    slips(&typed, &wanted) <= 1 || beginnings.any(|beginning| slips(&typed, beginning) <= 1)
}

/// How many letters are wrong, missing, too many, or changed places with their neighbor.
#[must_use]
pub fn slips(typed: &[char], wanted: &[char]) -> usize {
    if typed.len().abs_diff(wanted.len()) > 2 {
        return usize::MAX;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=wanted.len()).collect();
    let mut last = None;
    for (index, letter) in typed.iter().enumerate() {
        let mut next = vec![index + 1];
        for (column, other) in wanted.iter().enumerate() {
            let at = |row: &[usize], column: usize| row.get(column).copied().unwrap_or(usize::MAX);
            let changed = at(&row, column) + usize::from(letter != other);
            let added = at(&row, column + 1) + 1;
            let left_out = at(&next, column) + 1;
            let mut least = changed.min(added).min(left_out);
            let earlier = column.checked_sub(1);
            let swapped = earlier
                .filter(|earlier| last == Some(*other) && wanted.get(*earlier) == Some(letter));
            if let Some(earlier) = swapped {
                least = least.min(at(&before, earlier).saturating_add(1));
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
        last = Some(*letter);
    }
    row.last().copied().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::slips;

    #[test]
    fn neighbors_that_change_places_are_one_slip() {
        let letters = |word: &str| word.chars().collect::<Vec<_>>();
        assert_eq!(slips(&letters("nvoak"), &letters("novak")), 1);
        assert_eq!(slips(&letters("novk"), &letters("novak")), 1);
        assert_eq!(slips(&letters("kral"), &letters("král")), 1);
        assert_eq!(slips(&letters("abcd"), &letters("abcd")), 0);
    }
}
