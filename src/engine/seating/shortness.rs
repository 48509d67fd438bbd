//! How short a table is beside the others.

/// How many players a table is short beside the fullest one: never more than it has open seats,
/// so that a full table of six is not short beside tables of nine.
///
/// ```
/// use engine::seating::shortness;
///
/// assert_eq!(shortness(6, 9, 9), 3);
/// assert_eq!(shortness(6, 6, 9), 0);
/// assert_eq!(shortness(4, 6, 9), 2);
/// ```
#[must_use]
pub fn shortness(players: usize, seats: usize, fullest: usize) -> usize {
    fullest.min(seats).saturating_sub(players)
}
