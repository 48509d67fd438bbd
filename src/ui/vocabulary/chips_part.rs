//! The parts of the screen of chips.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChipsPart {
    /// Chips in play, and what brought and took them.
    #[default]
    InPlay,
    Race,
    Counts,
    /// Days, bags and flights.
    Bags,
    /// When denominations go.
    Plan,
    /// The chips of the house.
    Set,
}
