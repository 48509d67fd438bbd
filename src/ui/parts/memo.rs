//! What is worked out once and kept while it holds.

/// A value, kept while what it was made for is the same: the number of the last act, and with it
/// whatever else it depends on.
#[derive(Debug)]
pub struct Memo<K, T>(Option<(K, T)>);

impl<K, T> Default for Memo<K, T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<K: PartialEq, T> Memo<K, T> {
    /// What is kept for `key`, made anew where something else was kept.
    pub fn of(&mut self, key: K, make: impl FnOnce() -> T) -> &mut T {
        let known = self.0.take().filter(|(known, _)| *known == key);
        let (_, value) = self.0.insert(known.unwrap_or_else(|| (key, make())));
        value
    }
}
