//! Who may have a name: a hundred thousand names are found at once and not kept a second time.

use crate::entries::PlayerName;
use crate::values::PlayerId;
use std::collections::BTreeSet;

/// Players by a short sum of their names; names that share a sum are told apart by whoever asks.
#[derive(Debug, Clone, Default)]
pub(crate) struct NameIndex(BTreeSet<(u32, PlayerId)>);

impl NameIndex {
    pub(super) fn list(&mut self, name: &PlayerName, id: PlayerId) {
        self.0.insert((sum(name.folded()), id));
    }

    pub(super) fn strike(&mut self, name: &PlayerName, id: PlayerId) {
        self.0.remove(&(sum(name.folded()), id));
    }

    /// Everybody who has this name, without case and accents, and perhaps somebody else.
    pub(super) fn likely(&self, folded: &str) -> impl Iterator<Item = PlayerId> + use<'_> {
        let sum = sum(folded);
        self.0.range((sum, PlayerId(0))..=(sum, PlayerId(u32::MAX))).map(|(_, id)| *id)
    }
}

/// The sum of a name by FNV-1a: the same on every machine, and different for nearly all names.
fn sum(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::{NameIndex, sum};
    use crate::entries::PlayerName;
    use crate::values::PlayerId;

    #[test]
    fn names_that_share_a_sum_are_listed_each() {
        let names = ["costarring", "liquid"].map(|name| PlayerName::new(name).unwrap());
        assert_eq!(sum("costarring"), sum("liquid"), "as it is known of this sum");
        let mut index = NameIndex::default();
        index.list(&names[0], PlayerId(1));
        index.list(&names[1], PlayerId(2));
        assert_eq!(index.likely("liquid").count(), 2);
        index.strike(&names[0], PlayerId(1));
        assert_eq!(index.likely("costarring").collect::<Vec<_>>(), [PlayerId(2)]);
    }
}
