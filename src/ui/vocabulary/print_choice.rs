//! What a button proposes to print.

use engine::values::{PlayerId, TableNo};
use std::sync::Arc;
use words::Leaflet;

/// What a button elsewhere proposes to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrintChoice {
    /// A card for everybody.
    SeatCards,
    /// A card for everybody whom the newest draw or broken table gave a seat.
    NewestCards,
    /// A card for everybody at this table.
    TableCards(TableNo),
    /// A card for this player.
    PlayerCard(PlayerId),
    /// Slips for the moves under way.
    MoveSlips,
    /// What the floor ruled.
    Rulings,
    /// Sheets to count stacks on.
    CountSheets,
    /// How the event plays where rulebooks differ.
    HouseRules,
    /// The chip race of each table.
    ChipRace,
    /// A notice of each penalty.
    PenaltyNotices,
    /// The notices of this player.
    PenaltyNotice(PlayerId),
    /// A tag for each bag of the day.
    BagTags,
    /// Which chip goes when, what to bring, and a starting stack.
    ColorUps,
    /// One answer, rule page or guide.
    Leaflet(Arc<Leaflet>),
}
