//! Which name somebody may have meant.

/// Names that are farther from what was typed than this are not offered.
const SLIPS_MAX: usize = 2;

/// Longer names are not compared.
const LETTERS_MAX: usize = 40;

/// The nearest of these names, where one is near enough; the first of several.
pub(crate) fn nearest<'n>(
    typed: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    let typed: Vec<char> = typed.to_lowercase().chars().take(LETTERS_MAX + 1).collect();
    // Of a short name nothing would be left.
    let most = SLIPS_MAX.min(typed.len() / 3);
    if typed.len() > LETTERS_MAX || most == 0 {
        return None;
    }
    let far = |name: &&str| slips(&typed, &name.to_lowercase());
    let near = names.into_iter().map(|name| (far(&name), name));
    near.filter(|(slips, _)| *slips <= most).min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

/// How many letters were left out, put in or mistaken.
fn slips(typed: &[char], name: &str) -> usize {
    let mut row: Vec<usize> = (0..=typed.len()).collect();
    for (at, letter) in name.chars().enumerate() {
        let mut before = at;
        let mut left = at + 1;
        let mut next = vec![left];
        for (own, above) in typed.iter().zip(row.iter().skip(1)) {
            let changed = before + usize::from(*own != letter);
            left = changed.min(left + 1).min(above + 1);
            before = *above;
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{nearest, slips};

    #[test]
    fn slips_are_counted() {
        let of = |typed: &str, name| slips(&typed.chars().collect::<Vec<_>>(), name);
        assert_eq!(of("rank", "rank"), 0);
        assert_eq!(of("rnk", "rank"), 1);
        assert_eq!(of("numberofhit", "numberofhits"), 1);
        assert_eq!(of("", "pot"), 3);
        assert_eq!(of("kitten", "sitting"), 3);
    }

    #[test]
    fn a_short_name_is_no_slip_of_another() {
        assert_eq!(nearest("x", ["n", "r"]), None);
        assert_eq!(nearest("rnak", ["rank", "n"]), None);
        assert_eq!(nearest("ranks", ["n", "rank"]), Some("rank"));
        assert_eq!(nearest("NumberOfHit", ["numberOfHits"]), Some("numberOfHits"));
        assert_eq!(nearest(&"r".repeat(1000), ["rank"]), None);
    }
}
