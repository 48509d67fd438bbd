//! The event of a whole evening: its chips, its levels, and how fast the field shrinks.

use crate::evening::Purse;
use crate::evening::price_list::prices;
use engine::chips::{ChipSet, Denomination, Edge};
use engine::entries::NameOrder;
use engine::settings::{
    ButtonTracking, EntryTerms, HandForHandBusts, Limit, PaceTerms, SeatingTerms, Settings,
};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo};
use exchange::Template;
use rulebook::RuleSet;

/// What is played in a whole evening.
#[derive(Debug, Clone)]
pub struct WholeEvening {
    pub entries: u32,
    pub seats: u8,
    /// Decides everything that chance decides.
    pub seed: u64,
    /// Penalties that are given, beside a disqualification.
    pub penalties: u32,
    /// Players who bust in the hand in which the bubble bursts.
    pub bubble_busts: u32,
}

impl WholeEvening {
    /// With fewer players the field is too small for a bubble at several tables on the second day.
    pub const ENTRIES_MIN: u32 = 60;
}

/// Chips of the event: value, how many of them are in a starting stack, color.
const SET: [(u64, u32, [u8; 3]); 7] = [
    (25, 8, [46, 125, 50]),
    (100, 13, [33, 33, 33]),
    (500, 7, [106, 27, 154]),
    (1_000, 10, [249, 168, 37]),
    (5_000, 2, [230, 81, 0]),
    (25_000, 0, [0, 121, 107]),
    (100_000, 0, [13, 71, 161]),
];

/// Small and big blind of the first levels, in groups with a break after each.
const GROUPS: [&[(u64, u64)]; 5] = [
    &[(25, 50), (50, 100), (75, 150), (100, 200)],
    &[(200, 400), (300, 600), (400, 800), (500, 1_000)],
    &[(1_000, 1_500), (1_000, 2_000), (1_500, 2_500), (1_500, 3_000)],
    &[(2_000, 4_000), (3_000, 6_000), (4_000, 8_000)],
    &[(5_000, 10_000), (10_000, 15_000), (10_000, 20_000), (15_000, 30_000), (20_000, 40_000)],
];

/// The levels after which a break follows in which the smallest chip goes.
const COLOR_UPS: usize = 4;

/// The hand before which the last ones of the first day are announced, in level 10.
pub(super) const LAST_HAND_OF_DAY_1: u32 = 145;

/// Levels in which the field shrinks to the last player.
const LEVELS: f64 = 20.0;

/// How long a level lasts, and a hand at every table.
///
/// A button that was told is believed for three minutes, so that no hand may be shorter.
const LEVEL_SECS: u32 = 15 * HAND_SECS;
pub(super) const HAND_SECS: u32 = 200;

/// Settings and structure of the event.
pub(super) fn template(asked: &WholeEvening) -> Template {
    let settings = Settings {
        languages: String::new(),
        description: String::new(),
        notes: String::new(),
        league: "League".to_owned(),
        season: "2026".to_owned(),
        points_formula: "n - r + 1 + nh".to_owned(),
        public_language: None,
        second_language: None,
        origin: None,
        name_order: NameOrder::default(),
        chip_set: chip_set(),
        pace: PaceTerms {
            places_paid: Some(places_paid(asked.entries)),
            hand_for_hand_busts: HandForHandBusts::Share,
            ..PaceTerms::default()
        },
        name: String::new(),
        rules: RuleSet::default(),
        entries: EntryTerms {
            starting_chips: Chips(starting_purse().worth()),
            late_registration_level_max: Some(LevelNo(6)),
            re_entries: Limit::AtMost(1),
            rebuys: Limit::AtMost(1),
            rebuy_level_max: Some(LevelNo(4)),
            add_on_chips: Some(Chips(ADD_ON.0 * ADD_ON.1)),
            ..EntryTerms::default()
        },
        seating: SeatingTerms { button_tracking: ButtonTracking::Never, ..SeatingTerms::default() },
        money: prices(asked.entries),
    };
    Template { id: String::new(), settings, structure: structure() }
}

/// The chips of an add-on: value and number.
pub(super) const ADD_ON: (u64, u64) = (1_000, 10);

/// Every seventh place is paid, or a little more, until the payouts are fixed.
pub(super) fn places_paid(entries: u32) -> u32 {
    (entries * 3 / 20).max(2)
}

/// The values of the set, the smallest first.
pub(super) fn values() -> Vec<u64> {
    SET.iter().map(|(value, _, _)| *value).collect()
}

/// The chips of an entry at the start.
pub(super) fn starting_purse() -> Purse {
    Purse::of(SET.iter().map(|(value, count, _)| (*value, u64::from(*count))))
}

fn chip_set() -> ChipSet {
    let edge = Edge { spots: 6, color: [255, 255, 255] };
    let chip = |(value, count, color): &(u64, u32, [u8; 3])| Denomination {
        value: Chips(*value),
        color: *color,
        edge,
        inventory: None,
        in_a_stack: *count,
    };
    ChipSet { denominations: SET.iter().map(chip).collect() }
}

fn structure() -> Structure {
    let mut stages = Vec::new();
    for (group, levels) in GROUPS.iter().enumerate() {
        for (small_blind, big_blind) in *levels {
            stages.push(level(*small_blind, *big_blind));
        }
        if group < COLOR_UPS {
            stages.push(Stage::Break(Break { secs: 900, color_up: true }));
        }
    }
    for doubled in 0..8 {
        stages.push(level(25_000 << doubled, 50_000 << doubled));
    }
    Structure { stages }
}

/// The big blind posts the ante, too, from the second level on.
fn level(small_blind: u64, big_blind: u64) -> Stage {
    let ante = if big_blind > 50 { Ante::BigBlind(Chips(big_blind)) } else { Ante::None };
    let stakes =
        Stakes::Blinds { small_blind: Chips(small_blind), big_blind: Chips(big_blind), ante };
    Stage::Level(Level { game: Game::Holdem, stakes, secs: LEVEL_SECS, color_up: false })
}

/// How many of `entries` should be left after so many seconds of play.
#[expect(clippy::cast_possible_truncation, reason = "a share of the entries")]
#[expect(clippy::cast_sign_loss, reason = "never below nothing")]
pub(super) fn should_be_left(entries: u32, played_secs: f64) -> u32 {
    let to_go = (1.0 - played_secs / (LEVELS * f64::from(LEVEL_SECS))).max(0.0);
    (f64::from(entries) * to_go.powf(1.6)).ceil() as u32
}
