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
    let typed = typed.to_lowercase();
    let letters = typed.chars().count();
    // Of a short name nothing would be left.
    let most = SLIPS_MAX.min(letters / 3);
    if letters > LETTERS_MAX || most == 0 {
        return None;
    }
    let far = |name: &str| strsim::levenshtein(&typed, &name.to_lowercase());
    let near = names.into_iter().map(|name| (far(name), name));
    near.filter(|(slips, _)| *slips <= most).min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_short_name_is_no_slip_of_another() {
        assert_eq!(nearest("x", ["n", "r"]), None);
        assert_eq!(nearest("rnak", ["rank", "n"]), None);
        assert_eq!(nearest("ranks", ["n", "rank"]), Some("rank"));
        assert_eq!(nearest("NumberOfHit", ["numberOfHits"]), Some("numberOfHits"));
        assert_eq!(nearest(&"r".repeat(1000), ["rank"]), None);
    }
}
