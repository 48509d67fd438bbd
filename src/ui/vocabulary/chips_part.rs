//! The parts of the screen of chips.

/// Which part of the chips is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChipsPart {
    /// Chips in play, and what brought and took them.
    #[default]
    InPlay,
    /// The chip race.
    Race,
    /// Counted stacks.
    Counts,
    /// Days, bags and flights.
    Bags,
    /// When denominations go.
    Plan,
    /// The chips of the house.
    Set,
}
