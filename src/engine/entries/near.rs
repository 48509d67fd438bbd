//! Names that may be one name, written otherwise.

/// Names with fewer letters differ by more than a slip of the pen.
const LETTERS_MIN: usize = 7;

/// Of longer names only the order of the words is put right: nobody types one twice.
const LETTERS_MAX: usize = 64;

/// What two names have in common that may be one: their words in order, each letter left out once.
///
/// ```
/// use engine::entries::near_keys;
///
/// let near = |one: &str, other: &str| {
///     let others = near_keys(other);
///     near_keys(one).iter().any(|key| others.contains(key))
/// };
/// assert!(near("jan novak", "novak jan"));
/// assert!(near("petr svoboda", "petr svobodda"));
/// assert!(!near("bo li", "bo lim"), "a short name has too many neighbors");
/// ```
#[must_use]
pub fn near_keys(folded: &str) -> Vec<String> {
    let mut words: Vec<&str> = folded.split_whitespace().collect();
    words.sort_unstable();
    let name: Vec<char> = words.join(" ").chars().collect();
    let mut keys = vec![name.iter().collect()];
    if (LETTERS_MIN..=LETTERS_MAX).contains(&name.len()) {
        let without = |left_out: usize| {
            let kept = name.iter().enumerate().filter(|(index, _)| *index != left_out);
            kept.map(|(_, letter)| *letter).collect::<String>()
        };
        keys.extend((0..name.len()).map(without));
    }
    keys
}
