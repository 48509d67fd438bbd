//! Reads the lists that are compiled in.

use serde::de::DeserializeOwned;

/// The entries of a list in RON.
///
/// A list that is malformed has no entries, which tests notice: the program goes on without it.
pub(super) fn read<T: DeserializeOwned>(source: &str) -> Vec<T> {
    try_read(source).unwrap_or_default()
}

/// The one thing that a file in RON holds; none where it is malformed, which tests notice.
pub(super) fn read_one<T: DeserializeOwned>(source: &str) -> Option<T> {
    try_read_one(source).ok()
}

/// The entries of a list, or why it is malformed.
pub(super) fn try_read<T: DeserializeOwned>(source: &str) -> ron::error::SpannedResult<Vec<T>> {
    try_read_one(source)
}

fn try_read_one<T: DeserializeOwned>(source: &str) -> ron::error::SpannedResult<T> {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(source)
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn what_cannot_be_read_is_empty() {
        assert_eq!(read::<u8>("[1, 2]"), [1, 2]);
        assert!(read::<u8>("[1, 2").is_empty());
    }
}
