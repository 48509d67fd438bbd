//! What a whole evening measured.

use crate::simulate::Figures;
use crate::simulate::evening::MoneyFigures;
use serde::Serialize;
use std::collections::BTreeMap;

/// What was measured in a whole evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct EveningFigures {
    /// What every simulation measures.
    #[serde(flatten)]
    pub play: Figures,
    /// Hands dealt.
    pub hands: u64,
    /// How often the house had to change a chip.
    pub changed_by_house: u64,
    /// Re-entries sold.
    pub re_entries: u64,
    /// Rebuys sold.
    pub rebuys: u64,
    /// Add-ons sold.
    pub add_ons: u64,
    /// Values that are gone.
    pub color_ups: u64,
    /// Races of single tables.
    pub races: u64,
    /// Chips won in races.
    pub raced_chips_won: u64,
    /// Players whose last chip was saved.
    pub rescued: u64,
    /// How much the chips in play grew by races, or shrank where negative.
    pub race_delta: i64,
    /// How often chips were found after their race.
    pub late_finds: u64,
    /// How often all stacks were counted.
    pub counts: u64,
    /// Penalties given, the disqualification left out.
    pub penalties: u64,
    /// Hands that players missed.
    pub hands_missed: u64,
    /// How often a penalty went on at another table.
    pub penalties_moved: u64,
    /// Players disqualified.
    pub disqualified: u64,
    /// Players who left early.
    pub left_early: u64,
    /// Clocks called on players.
    pub clocks: u64,
    /// Hands that all tables played at once.
    pub hand_for_hand_hands: u64,
    /// Players who busted in the hand in which the bubble burst.
    pub bubble_busts: u32,
    /// The places that they share.
    pub shared_places: Vec<u32>,
    /// Days played.
    pub days: u32,
    /// Bags filled.
    pub bags: u64,
    /// What each cause brought, or took where negative.
    pub chips_by_cause: BTreeMap<&'static str, i64>,
    /// All of these together: the chips at the end.
    pub chips_sum: i64,
    /// What the money came to.
    pub money: MoneyFigures,
}
