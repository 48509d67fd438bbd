//! What a hand is worth, as one number.

/// What a hand is worth: more is better. Only hands of one ranking can be compared.
///
/// The class stands before the ranks, those that count first before the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(pub(crate) u32);

/// Bits of a class and five ranks.
const ALL: u32 = 0xFF_FFFF;

impl Strength {
    /// Where the class of a high hand stands in the order, from 0 for a high card.
    #[must_use]
    pub const fn class(self) -> usize {
        (self.0 >> 20) as usize
    }

    /// A class, by its place in the order, and up to five ranks, the first in the highest bits.
    pub(super) const fn new(class: u32, ranks: u32) -> Self {
        Self(class << 20 | ranks)
    }

    /// The strength where less is better.
    pub(super) const fn turned(self) -> Self {
        Self(ALL - self.0)
    }
}

/// Puts ranks one behind the other, as [`Strength::new`] wants them.
pub(super) fn pack(ranks: impl IntoIterator<Item = u8>) -> u32 {
    let spaces = [16, 12, 8, 4, 0];
    ranks.into_iter().zip(spaces).map(|(rank, space)| u32::from(rank) << space).sum()
}
