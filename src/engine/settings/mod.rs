//! What is chosen before the first hand: name, rules, entries and seating.

mod command;
mod early_breaks;
mod languages;
mod money;
mod offers;

pub use command::{decide_change, decide_create};
pub use early_breaks::EarlyBreaks;
pub use languages::Language;
pub use offers::{Offer, SoldUntil};

use crate::chips::{ChipSet, usual_stack};
use crate::clock::Waits;
use crate::days::FlightStacks;
use crate::entries::NameOrder;
use crate::money::MoneyTerms;
use crate::values::{Chips, LevelNo, Timestamp};
use rulebook::RuleSet;
use serde::{Deserialize, Serialize};

/// The most chips that an entry, rebuy or add-on buys: so many of them still add up.
pub(crate) const CHIPS_SOLD_MAX: Chips = Chips(1_000_000_000_000);

/// Everything about a tournament that is chosen and not played.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name on the clock and on the papers.
    pub name: String,
    /// The languages that may be spoken at the tables during a hand; nothing where none are told.
    ///
    /// Rules: TDA 2011 §2; TDA 2024 §6.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub languages: String,
    /// Under which word of a name people look in lists.
    #[serde(default, skip_serializing_if = "NameOrder::is_usual")]
    pub name_order: NameOrder,
    /// The book that is followed, and what was chosen where books differ.
    #[serde(default)]
    pub rules: RuleSet,
    /// What an entry is, and until when.
    pub entries: EntryTerms,
    /// Tables, balancing and redraws.
    pub seating: SeatingTerms,
    /// The chips that are played with.
    #[serde(default, skip_serializing_if = "ChipSet::is_empty")]
    pub chip_set: ChipSet,
    /// The money bubble, the shot clock, and what else concerns the pace of play.
    #[serde(default)]
    pub pace: PaceTerms,
    /// What things cost and who wins what of it; none where nothing is played for.
    ///
    /// Since format 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub money: Option<MoneyTerms>,
    /// What the house writes about the event. Since format 8, like all that follow.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// What was noted of the evening.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The league that it counts for; none where nothing stands here.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub league: String,
    /// The season of that league.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub season: String,
    /// The formula for points, as it was typed; there are none where nothing stands here.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub points_formula: String,
    /// The language of papers and of the players' clock; that of the computer where none is told.
    /// Since format 9, like the one that follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_language: Option<Language>,
    /// A second one, which the clock shows in turn and the print screen offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_language: Option<Language>,
    /// The file of another program that it was read from; none where it began here. Since format 9.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

/// The file of another program an event was read from: two files of one id are saves of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// What that program calls the event.
    pub id: String,
    /// When it was saved there; none where the file does not tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub saved_at: Option<Timestamp>,
}

impl Settings {
    /// The longest description, and the longest notes, in letters.
    pub const DESCRIPTION_MAX: u32 = 4_000;

    /// The languages of papers and players' clock, the main one first; `own` if the event has none.
    #[must_use]
    pub fn languages(&self, own: Language) -> Vec<Language> {
        let first = self.public_language.unwrap_or(own);
        let second = self.second_language.filter(|second| *second != first);
        [first].into_iter().chain(second).collect()
    }

    /// The longest name of a league or a season, in letters.
    pub const LEAGUE_MAX: u32 = 200;

    /// Gives an entry other chips; those of a stack follow, so that they add up.
    pub fn set_starting_chips(&mut self, chips: Chips) {
        if chips != self.entries.starting_chips {
            self.entries.starting_chips = chips;
            let counts = usual_stack(&self.chip_set, chips);
            self.chip_set = std::mem::take(&mut self.chip_set).with_stack(&counts);
        }
    }

    /// At the end of which stages the clock waits until somebody starts the next one.
    #[must_use]
    pub fn waits(&self) -> Waits {
        let last = self.last_entry_level();
        Waits {
            after_breaks: self.pace.after_breaks == StageStart::ByFloor,
            after_level: last.filter(|_| self.pace.after_registration == StageStart::ByFloor),
        }
    }
}

/// What an entry buys, and until when one is sold.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryTerms {
    /// Chips for an entry and a re-entry.
    pub starting_chips: Chips,
    /// Entries are sold until this level and a break right after it are over.
    ///
    /// None: until the first hand.
    pub late_registration_level_max: Option<LevelNo>,
    /// How often a player may enter again after busting out; none without a limit.
    #[serde(default)]
    pub re_entries: Limit,
    /// How often a player may rebuy.
    #[serde(default)]
    pub rebuys: Limit,
    /// Chips for a rebuy; the starting chips where not given.
    pub rebuy_chips: Option<Chips>,
    /// Rebuys are sold until this level and a break right after it are over.
    pub rebuy_level_max: Option<LevelNo>,
    /// Chips for the add-on, if one is sold.
    pub add_on_chips: Option<Chips>,
    /// Which stack somebody goes on with who bagged in several flights.
    #[serde(default)]
    pub flight_stacks: FlightStacks,
}

/// How often something may be bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Limit {
    /// It may not be bought at all.
    #[default]
    Never,
    /// At most so many times for one player.
    AtMost(u8),
    /// As often as a player likes.
    Unlimited,
}

impl Limit {
    /// Whether one more is allowed after `taken`.
    #[must_use]
    pub fn allows(self, taken: u16) -> bool {
        match self {
            Self::Never => false,
            Self::AtMost(most) => taken < u16::from(most),
            Self::Unlimited => true,
        }
    }
}

/// Tables, balancing and redraws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingTerms {
    /// Seats at a new table, from 2 to 31.
    pub seats_per_table: u8,
    /// At which tables every hand is entered, so that the button is always known.
    #[serde(default)]
    pub button_tracking: ButtonTracking,
    /// How far apart table sizes may be, by stage of the event; the first line that fits counts.
    #[serde(default = "SeatingTerms::within_one")]
    pub balance: Vec<GapRule>,
    /// When tables break while players may still come. Since format 9.
    #[serde(default, skip_serializing_if = "EarlyBreaks::is_usual")]
    pub early_breaks: EarlyBreaks,
    /// All seats are drawn anew when this many players are left.
    #[serde(default)]
    pub redraw_at_players: Vec<u32>,
    /// All seats are drawn anew when this many tables are left.
    #[serde(default)]
    pub redraw_at_tables: Vec<u16>,
    /// Size of the final table; the rules' own where not given.
    pub final_table_size: Option<u8>,
}

/// At which tables every hand is entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ButtonTracking {
    /// Nowhere: the button is asked for when it matters.
    Never,
    /// At the final table alone.
    #[default]
    FinalTable,
    /// Everywhere, as in a home game.
    Always,
}

/// How far apart table sizes may be while enough tables play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GapRule {
    /// The line holds while at least this many tables play.
    pub tables_min: u16,
    /// The largest difference between two tables that is left alone.
    pub gap: u8,
}

impl SeatingTerms {
    /// Sizes within one of each other, whatever the stage.
    #[must_use]
    pub fn within_one() -> Vec<GapRule> {
        vec![GapRule { tables_min: 0, gap: 1 }]
    }

    /// The largest difference between two tables that is left alone while `tables` play.
    #[must_use]
    pub fn gap(&self, tables: usize) -> u8 {
        let fits = |rule: &&GapRule| tables >= usize::from(rule.tables_min);
        self.balance.iter().find(fits).map_or(1, |rule| rule.gap.max(1))
    }
}

impl Default for SeatingTerms {
    fn default() -> Self {
        Self {
            seats_per_table: 9,
            button_tracking: ButtonTracking::default(),
            balance: Self::within_one(),
            early_breaks: EarlyBreaks::default(),
            redraw_at_players: Vec::new(),
            redraw_at_tables: Vec::new(),
            final_table_size: None,
        }
    }
}

/// The pace of play: the money bubble, the shot clock, the end of the day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PaceTerms {
    /// How many places are paid; none where it is not decided.
    pub places_paid: Option<u32>,
    /// How many hands a level lasts at each table; none where it lasts its time.
    ///
    /// Rules: TDA 2024 RP-19 names it against stalling.
    pub level_hands: Option<u16>,
    /// Who starts the level after a break.
    pub after_breaks: StageStart,
    /// Who starts the level after late registration.
    pub after_registration: StageStart,
    /// Who starts hand-for-hand: the floor, or the bust-out that makes the bubble.
    pub hand_for_hand: HandForHandStart,
    /// Seconds of the level that a hand takes off the clock while tables play hand for hand.
    ///
    /// Rules: TDA 2024 RP-8: two minutes a hand; at most three.
    pub hand_for_hand_secs: u32,
    /// Who shares a place among those who bust in one hand of hand-for-hand.
    pub hand_for_hand_busts: HandForHandBusts,
    /// Seconds for an action; none where there is no shot clock.
    pub shot_clock_secs: Option<u32>,
    /// Time cards that every player gets.
    pub time_cards: u8,
    /// Seconds that a time card adds.
    pub time_card_secs: u32,
}

impl Default for PaceTerms {
    fn default() -> Self {
        Self {
            places_paid: None,
            level_hands: None,
            after_breaks: StageStart::default(),
            after_registration: StageStart::default(),
            hand_for_hand: HandForHandStart::default(),
            hand_for_hand_secs: 120,
            hand_for_hand_busts: HandForHandBusts::default(),
            shot_clock_secs: None,
            time_cards: 0,
            time_card_secs: 30,
        }
    }
}

/// Who starts a level that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum StageStart {
    /// The clock goes on with it by itself.
    #[default]
    ByItself,
    /// The floor; until then the clock waits, and what was before goes on.
    ByFloor,
}

/// Who starts hand-for-hand near the money.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum HandForHandStart {
    /// The floor, who is reminded.
    #[default]
    ByFloor,
    /// The bust-out that leaves one player more than places are paid.
    AtBubble,
}

/// Who shares a place among those who bust in one hand of hand-for-hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum HandForHandBusts {
    /// All of them.
    ///
    /// Rules: TDA 2024 RP-8.
    #[default]
    Share,
    /// Players of different tables; at one table the larger stack finishes higher.
    ByTable,
    /// Nobody: the larger stack at the start of the hand finishes higher, whatever the table.
    ByStack,
}
