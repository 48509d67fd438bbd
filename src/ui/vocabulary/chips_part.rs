//! The parts of the screen of chips.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ChipsPart {
    /// Chips in play, and what brought and took them.
    #[default]
    InPlay,
    Race,
    Counts,
    /// Bags at the end of a day, the next day, and flights.
    Bags,
    /// When each chip value leaves play: the plan of color-ups.
    Plan,
    /// The chip set of the house, and starting stacks made of it.
    Set,
}
