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
    let turned = turned_key(folded);
    let name: Vec<char> = turned.chars().collect();
    let mut keys = vec![turned];
    if (LETTERS_MIN..=LETTERS_MAX).contains(&name.len()) {
        let without = |left_out: usize| {
            let kept = name.iter().enumerate().filter(|(index, _)| *index != left_out);
            kept.map(|(_, letter)| *letter).collect::<String>()
        };
        keys.extend((0..name.len()).map(without));
    }
    keys
}

/// What names have in common that are the same words in whatever order: `Rys, Anna` and `Anna Rys`.
///
/// ```
/// use engine::entries::turned_key;
///
/// assert_eq!(turned_key("rys, anna"), turned_key("anna rys"));
/// assert_ne!(turned_key("anna rys"), turned_key("ann arys"));
/// ```
#[must_use]
pub fn turned_key(folded: &str) -> String {
    let words = folded.split(|sign: char| sign.is_whitespace() || sign == ',');
    let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}
