//! What a whole evening measured.

use crate::Figures;
use serde::Serialize;
use std::collections::BTreeMap;

/// What was measured in a whole evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct EveningFigures {
    /// What every simulation measures.
    #[serde(flatten)]
    pub play: Figures,
    pub hands: u64,
    /// How often the house had to change a chip.
    pub changed_by_house: u64,
    pub re_entries: u64,
    pub rebuys: u64,
    pub add_ons: u64,
    /// Chip values that went out of play.
    pub color_ups: u64,
    /// How many times a table raced.
    pub races: u64,
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
    pub disqualified: u64,
    pub left_early: u64,
    /// How often a clock was called on a player.
    pub clocks: u64,
    /// Hands that all tables played at once.
    pub hand_for_hand_hands: u64,
    /// Players who busted in the hand in which the bubble burst.
    pub bubble_busts: u32,
    pub shared_places: Vec<u32>,
    pub days: u32,
    pub bags: u64,
    /// What each cause brought, or took where negative.
    pub chips_by_cause: BTreeMap<&'static str, i64>,
    /// All of these together: the chips at the end.
    pub chips_sum: i64,
    pub money: MoneyFigures,
}

/// What the money of a whole evening came to, in cents.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MoneyFigures {
    /// What stands in each column of the ledger.
    pub columns: BTreeMap<&'static str, i64>,
    pub prize_pool: u64,
    /// What the house paid because less came in than it guaranteed.
    pub overlay: u64,
    /// What was taken from the pool before it was shared.
    pub deducted: u64,
    pub places_paid: usize,
    /// What the busts of the bubble got, in the order of their places.
    pub bubble_prizes: Vec<u64>,
    /// Bounties of players whom nobody is named to have knocked out.
    pub bounties_open: u64,
    /// What each method gives those who made the deal, the largest stack first.
    pub deals: BTreeMap<&'static str, Vec<u64>>,
    /// What the deal kept for the winner.
    pub kept: u64,
    /// What has to be in the cash box.
    pub in_the_box: i64,
}
