//! A set of seats at one table, and the walk around it.

use super::SeatNo;
use std::fmt;

/// A set of the seats 1 to 31 of one table.
///
/// Small and copied freely: a table's live players, its open seats.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u32);

impl SeatSet {
    /// The highest seat number that a set can hold.
    pub const SEAT_MAX: u8 = 31;

    /// The empty set.
    #[must_use]
    pub fn new() -> Self {
        Self(0)
    }

    /// The first `seats` seats of a table.
    #[must_use]
    pub fn first(seats: usize) -> Self {
        let seats = seats.min(usize::from(Self::SEAT_MAX));
        Self(((1u64 << (seats + 1)) - 2) as u32)
    }

    /// Adds a seat; a seat outside 1 to 31 is left out.
    pub fn insert(&mut self, seat: SeatNo) {
        self.0 |= bit(seat);
    }

    /// Takes a seat out; one that is not in the set changes nothing.
    pub fn remove(&mut self, seat: SeatNo) {
        self.0 &= !bit(seat);
    }

    /// The same set with `seat` in it.
    #[must_use]
    pub fn with(mut self, seat: SeatNo) -> Self {
        self.insert(seat);
        self
    }

    /// The same set with `seat` left out.
    #[must_use]
    pub fn without(mut self, seat: SeatNo) -> Self {
        self.remove(seat);
        self
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub fn contains(self, seat: SeatNo) -> bool {
        self.0 & bit(seat) != 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in this set that are also in `other`.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats in this set that are not in `other`.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats that are in this set or in `other`.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The first seat of the set strictly clockwise after `seat`, all the way round.
    ///
    /// `seat` itself comes last: it is returned where it is the only one.
    #[must_use]
    pub fn next_after(self, seat: SeatNo) -> Option<SeatNo> {
        let up_to_seat = (bit(seat) << 1).wrapping_sub(1);
        let rest = self.0 & !up_to_seat;
        let from = if rest == 0 { self.0 } else { rest };
        seat_of(from.trailing_zeros())
    }

    /// The first seat of the set strictly counter-clockwise before `seat`.
    #[must_use]
    pub fn previous_before(self, seat: SeatNo) -> Option<SeatNo> {
        let below = self.0 & bit(seat).wrapping_sub(1);
        let from = if below == 0 { self.0 } else { below };
        if from == 0 { None } else { seat_of(31 - from.leading_zeros()) }
    }

    /// The seats strictly between `from` and `to`, going clockwise.
    ///
    /// All the other seats of the set where `from` and `to` are the same.
    #[must_use]
    pub fn between(self, from: SeatNo, to: SeatNo) -> Self {
        self.iter_after(from).take_while(|seat| *seat != to && *seat != from).fold(
            Self::new(),
            |between, seat| {
                if is_between(seat, from, to) { between.with(seat) } else { between }
            },
        )
    }

    /// The seats in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = SeatNo> {
        (0..=u32::from(Self::SEAT_MAX)).filter(move |n| self.0 & (1 << n) != 0).filter_map(seat_of)
    }

    /// All the seats, clockwise, beginning after `seat` and ending with it.
    pub fn iter_after(self, seat: SeatNo) -> impl Iterator<Item = SeatNo> {
        let after = self.iter().filter(move |s| *s > seat);
        after.chain(self.iter().filter(move |s| *s <= seat))
    }
}

/// Whether `seat` lies strictly between `from` and `to`, going clockwise.
fn is_between(seat: SeatNo, from: SeatNo, to: SeatNo) -> bool {
    if from < to { from < seat && seat < to } else { seat > from || seat < to }
}

fn bit(seat: SeatNo) -> u32 {
    if seat.0 == 0 || seat.0 > SeatSet::SEAT_MAX { 0 } else { 1 << seat.0 }
}

fn seat_of(index: u32) -> Option<SeatNo> {
    u8::try_from(index).ok().filter(|n| (1..=SeatSet::SEAT_MAX).contains(n)).map(SeatNo)
}

impl FromIterator<SeatNo> for SeatSet {
    fn from_iter<I: IntoIterator<Item = SeatNo>>(seats: I) -> Self {
        seats.into_iter().fold(Self::new(), Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{SeatNo, SeatSet};

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().copied().map(SeatNo).collect()
    }

    #[test]
    fn the_walk_goes_round_the_table() {
        let set = seats(&[1, 4, 9]);
        assert_eq!(set.next_after(SeatNo(1)), Some(SeatNo(4)));
        assert_eq!(set.next_after(SeatNo(9)), Some(SeatNo(1)));
        assert_eq!(set.previous_before(SeatNo(1)), Some(SeatNo(9)));
        assert_eq!(set.previous_before(SeatNo(5)), Some(SeatNo(4)));
        assert_eq!(seats(&[7]).next_after(SeatNo(7)), Some(SeatNo(7)));
        assert_eq!(SeatSet::new().next_after(SeatNo(1)), None);
        assert_eq!(SeatSet::new().previous_before(SeatNo(1)), None);
        assert_eq!(seats(&[31]).next_after(SeatNo(31)), Some(SeatNo(31)));
    }

    #[test]
    fn between_leaves_out_both_ends() {
        let all = seats(&[1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(all.between(SeatNo(2), SeatNo(5)), seats(&[3, 4]));
        assert_eq!(all.between(SeatNo(8), SeatNo(2)), seats(&[9, 1]));
        assert_eq!(seats(&[1, 6]).between(SeatNo(2), SeatNo(5)), SeatSet::new());
        assert_eq!(seats(&[4]).between(SeatNo(2), SeatNo(5)), seats(&[4]));
        assert_eq!(all.between(SeatNo(4), SeatNo(4)), all.without(SeatNo(4)));
    }
}
