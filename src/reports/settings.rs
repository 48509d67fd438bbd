//! Everything that is chosen for a tournament, as one list: what it is about, what it is set to,
//! and whether it can still change without harm.

use engine::Tournament;
use engine::days::FlightStacks;
use engine::entries::NameOrder;
use engine::pace::{HAND_SECS_MAX, LEVEL_HANDS_MAX};
use engine::settings::{
    ButtonTracking, EarlyBreaks, GapRule, HandForHandBusts, HandForHandStart, Language, Limit,
    Settings, StageStart,
};
use engine::values::{Chips, LevelNo, Timestamp};
use rulebook::{ButtonMethod, HaltRule, Options, RuleOption, RuleSet, Rulebook};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SettingGroup {
    Event,
    /// What an entry is, and until when one is sold.
    Entries,
    /// Tables, balancing and redraws.
    Seating,
    /// The money bubble, shot clock and time cards.
    Pace,
    /// Questions on which the rulebooks differ.
    Rules,
}

impl SettingGroup {
    /// Every group, in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Event, Self::Entries, Self::Seating, Self::Pace, Self::Rules];

    /// The end of its title's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Whether a setting can change later without harm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Later {
    AnyTime,
    /// It can, and holds from the next hand, level or purchase on.
    FromNext,
    /// Not without harm once entries are sold.
    BeforeEntries,
    /// Not without harm once seats are drawn.
    BeforeDraw,
}

impl Later {
    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Whether the moment after which a change does harm has passed.
    #[must_use]
    pub fn is_too_late(self, tournament: &Tournament, now: Timestamp) -> bool {
        match self {
            Self::AnyTime | Self::FromNext => false,
            Self::BeforeEntries => tournament.entries().entries_total() > 0,
            Self::BeforeDraw => tournament.is_seated(now),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingValue {
    Text(String),
    /// Words in as many lines as they need.
    Lines(String),
    Chips(Chips),
    MaybeChips(Option<Chips>),
    MaybeLevel(Option<LevelNo>),
    /// A language of papers and of the players' clock.
    MaybeLanguage(Option<Language>),
    Number(u32),
    MaybeNumber(Option<u32>),
    /// Several numbers, the largest first.
    Numbers(Vec<u32>),
    /// How often something may be bought.
    Limit(Limit),
    Rulebook(Rulebook),
    Button(ButtonMethod),
    Halt(HaltRule),
    /// At which tables every hand is entered.
    Tracking(ButtonTracking),
    /// Who starts a level that is due.
    StageStart(StageStart),
    HandForHand(HandForHandStart),
    /// Who shares a place among those who bust in one hand.
    HandForHandBusts(HandForHandBusts),
    /// How far apart table sizes may be.
    Gaps(Vec<GapRule>),
    /// When tables break while players may still come.
    EarlyBreaks(EarlyBreaks),
    /// Which stack somebody goes on with who bagged in several flights.
    FlightStacks(FlightStacks),
    /// Under which word of a name people look in lists.
    NameOrder(NameOrder),
}

#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// The end of its texts' ids in the catalogue.
    pub id: &'static str,
    /// Where it stands in a written [`Settings`], from the outside in.
    pub field: &'static str,
    pub group: SettingGroup,
    /// Whether somebody who makes a first tournament wants to see it.
    pub is_for_newcomers: bool,
    /// Whether it can change later.
    pub later: Later,
    /// The least and the most, where it is a number.
    pub range: (u32, u32),
    get: fn(&Settings) -> SettingValue,
    set: fn(&mut Settings, SettingValue),
}

impl Setting {
    #[must_use]
    pub fn get(&self, settings: &Settings) -> SettingValue {
        (self.get)(settings)
    }

    /// Sets it. A value of another kind changes nothing.
    pub fn set(&self, settings: &mut Settings, value: SettingValue) {
        (self.set)(settings, value);
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingChange {
    /// The end of the setting's texts' ids.
    pub id: &'static str,
    pub from: SettingValue,
    pub to: SettingValue,
    /// Whether it can change later.
    pub later: Later,
}

/// What differs between two settings, in the order of [`SETTINGS`].
#[must_use]
pub fn setting_changes(from: &Settings, to: &Settings) -> Vec<SettingChange> {
    let both = SETTINGS.iter().map(|setting| (setting, setting.get(from), setting.get(to)));
    let changed = both.filter(|(_, from, to)| from != to);
    let change = |(setting, from, to): (&Setting, _, _)| SettingChange {
        id: setting.id,
        from,
        to,
        later: setting.later,
    };
    changed.map(change).collect()
}

/// The points in which books differ that are to be played otherwise, with their new answers.
///
/// Where the book itself changes, those that are not as the new book has them.
#[must_use]
pub fn option_changes(from: &RuleSet, to: &RuleSet) -> Vec<(&'static RuleOption, &'static str)> {
    let before = match from.rulebook == to.rulebook {
        true => from.options,
        false => RuleSet::of(to.rulebook).options,
    };
    let both = Options::ALL.iter().map(|option| (option, option.get(&to.options)));
    both.filter(|(option, answer)| option.get(&before) != *answer).collect()
}

/// A line of the list: the value of a field in a variant of [`SettingValue`].
///
/// A number of eight bits is a `SmallNumber`. For example:
///
/// ```text
/// setting! {
///     "rebuys", at: entries.rebuys, value: Limit, range: (1, 99),
///     group: Entries, later: FromNext, is_for_newcomers: true
/// }
/// ```
macro_rules! setting {
    ($id:literal, at: $($at:ident).+, value: SmallNumber, $($rest:tt)*) => {
        setting! {
            $id, at: $($at).+, $($rest)*;
            get: |settings| SettingValue::Number(u32::from(settings.$($at).+)),
            set: |settings, value| {
                if let SettingValue::Number(value) = value {
                    settings.$($at).+ = u8::try_from(value).unwrap_or(u8::MAX);
                }
            }
        }
    };
    ($id:literal, at: $($at:ident).+, value: $variant:ident, $($rest:tt)*) => {
        setting! {
            $id, at: $($at).+, $($rest)*;
            get: |settings| SettingValue::$variant(settings.$($at).+.clone()),
            set: |settings, value| {
                if let SettingValue::$variant(value) = value {
                    settings.$($at).+ = value;
                }
            }
        }
    };
    ($id:literal, at: $($at:ident).+, range: $range:expr, group: $group:ident, later: $later:ident,
     is_for_newcomers: $first:literal; get: $get:expr, set: $set:expr) => {
        Setting {
            id: $id,
            field: stringify!($($at).+),
            group: SettingGroup::$group,
            is_for_newcomers: $first,
            later: Later::$later,
            range: $range,
            get: $get,
            set: $set,
        }
    };
}

/// Where no range is asked for.
const ANY: (u32, u32) = (0, u32::MAX);
const SEATS: (u32, u32) = (2, 31);

/// How many hands a level may last.
const LEVEL_HANDS: (u32, u32) = (1, LEVEL_HANDS_MAX as u32);

/// Every setting, in the order in which they are shown.
pub const SETTINGS: [Setting; 42] = [
    setting! {
        "name", at: name, value: Text, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: true
    },
    setting! {
        "name-order", at: name_order, value: NameOrder, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "public-language", at: public_language, value: MaybeLanguage, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "second-language", at: second_language, value: MaybeLanguage, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    Setting {
        id: "rulebook",
        field: "rules.rulebook",
        group: SettingGroup::Event,
        is_for_newcomers: true,
        later: Later::FromNext,
        range: ANY,
        get: |settings| SettingValue::Rulebook(settings.rules.rulebook),
        set: |settings, value| {
            // Another book brings its own answers where books differ.
            if let SettingValue::Rulebook(book) = value
                && book != settings.rules.rulebook
            {
                settings.rules = RuleSet::of(book);
            }
        },
    },
    setting! {
        "description", at: description, value: Lines, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "notes", at: notes, value: Lines, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "league", at: league, value: Text, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "season", at: season, value: Text, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "points-formula", at: points_formula, value: Lines, range: ANY,
        group: Event, later: AnyTime, is_for_newcomers: false
    },
    Setting {
        id: "starting-chips",
        field: "entries.starting_chips",
        group: SettingGroup::Entries,
        is_for_newcomers: true,
        later: Later::BeforeEntries,
        range: ANY,
        get: |settings| SettingValue::Chips(settings.entries.starting_chips),
        set: |settings, value| {
            if let SettingValue::Chips(chips) = value {
                settings.set_starting_chips(chips);
            }
        },
    },
    setting! {
        "late-registration", at: entries.late_registration_level_max,
        value: MaybeLevel, range: (1, 200),
        group: Entries, later: AnyTime, is_for_newcomers: true
    },
    setting! {
        "re-entries", at: entries.re_entries, value: Limit, range: (1, 99),
        group: Entries, later: FromNext, is_for_newcomers: true
    },
    setting! {
        "rebuys", at: entries.rebuys, value: Limit, range: (1, 99),
        group: Entries, later: FromNext, is_for_newcomers: true
    },
    setting! {
        "rebuy-chips", at: entries.rebuy_chips, value: MaybeChips, range: ANY,
        group: Entries, later: FromNext, is_for_newcomers: false
    },
    setting! {
        "rebuy-level", at: entries.rebuy_level_max, value: MaybeLevel, range: (1, 200),
        group: Entries, later: AnyTime, is_for_newcomers: true
    },
    setting! {
        "add-on", at: entries.add_on_chips, value: MaybeChips, range: ANY,
        group: Entries, later: FromNext, is_for_newcomers: true
    },
    setting! {
        "flight-stacks", at: entries.flight_stacks, value: FlightStacks, range: ANY,
        group: Entries, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "seats-per-table", at: seating.seats_per_table, value: SmallNumber, range: SEATS,
        group: Seating, later: BeforeDraw, is_for_newcomers: true
    },
    setting! {
        "tracking", at: seating.button_tracking, value: Tracking, range: ANY,
        group: Seating, later: FromNext, is_for_newcomers: false
    },
    setting! {
        "balance", at: seating.balance, value: Gaps, range: (1, 5),
        group: Seating, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "early-breaks", at: seating.early_breaks, value: EarlyBreaks, range: (0, 10_000),
        group: Seating, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "redraw-players", at: seating.redraw_at_players, value: Numbers, range: (2, 10_000),
        group: Seating, later: AnyTime, is_for_newcomers: false
    },
    Setting {
        id: "redraw-tables",
        field: "seating.redraw_at_tables",
        group: SettingGroup::Seating,
        is_for_newcomers: false,
        later: Later::AnyTime,
        range: (1, 1_000),
        get: |settings| {
            let tables = settings.seating.redraw_at_tables.iter();
            SettingValue::Numbers(tables.map(|tables| u32::from(*tables)).collect())
        },
        set: |settings, value| {
            if let SettingValue::Numbers(tables) = value {
                let tables = tables.into_iter().filter_map(|tables| u16::try_from(tables).ok());
                settings.seating.redraw_at_tables = tables.collect();
            }
        },
    },
    Setting {
        id: "final-table",
        field: "seating.final_table_size",
        group: SettingGroup::Seating,
        is_for_newcomers: false,
        later: Later::AnyTime,
        range: SEATS,
        get: |settings| SettingValue::MaybeNumber(settings.seating.final_table_size.map(u32::from)),
        set: |settings, value| {
            if let SettingValue::MaybeNumber(size) = value {
                let size = size.map(|size| u8::try_from(size).unwrap_or(u8::MAX));
                settings.seating.final_table_size = size;
            }
        },
    },
    setting! {
        "languages", at: languages, value: Text, range: ANY,
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "shot-clock", at: pace.shot_clock_secs, value: MaybeNumber, range: (5, 600),
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "time-cards", at: pace.time_cards, value: SmallNumber, range: (0, 99),
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "time-card-secs", at: pace.time_card_secs, value: Number, range: (5, 600),
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "places-paid", at: pace.places_paid, value: MaybeNumber, range: (1, 100_000),
        group: Pace, later: AnyTime, is_for_newcomers: true
    },
    Setting {
        id: "level-hands",
        field: "pace.level_hands",
        group: SettingGroup::Pace,
        is_for_newcomers: false,
        later: Later::AnyTime,
        range: LEVEL_HANDS,
        get: |settings| SettingValue::MaybeNumber(settings.pace.level_hands.map(u32::from)),
        set: |settings, value| {
            if let SettingValue::MaybeNumber(hands) = value {
                let hands = hands.map(|hands| u16::try_from(hands).unwrap_or(u16::MAX));
                settings.pace.level_hands = hands;
            }
        },
    },
    setting! {
        "after-breaks", at: pace.after_breaks, value: StageStart, range: ANY,
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "after-registration", at: pace.after_registration, value: StageStart, range: ANY,
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "hand-for-hand", at: pace.hand_for_hand, value: HandForHand, range: ANY,
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "hand-for-hand-secs", at: pace.hand_for_hand_secs, value: Number, range: (0, HAND_SECS_MAX),
        group: Pace, later: FromNext, is_for_newcomers: false
    },
    setting! {
        "hand-for-hand-busts", at: pace.hand_for_hand_busts, value: HandForHandBusts, range: ANY,
        group: Pace, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "button", at: rules.button, value: Button, range: ANY,
        group: Rules, later: FromNext, is_for_newcomers: false
    },
    setting! {
        "halt", at: rules.halt, value: Halt, range: ANY,
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "halt-gap", at: rules.halt_gap, value: SmallNumber, range: (1, 9),
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "final-full", at: rules.final_table.full, value: SmallNumber, range: SEATS,
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "final-short", at: rules.final_table.short_handed, value: SmallNumber, range: SEATS,
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
    setting! {
        "final-stud", at: rules.final_table.stud, value: SmallNumber, range: SEATS,
        group: Rules, later: AnyTime, is_for_newcomers: false
    },
];

#[cfg(test)]
mod tests {
    use crate::settings::{SETTINGS, SettingValue, setting_changes};
    use engine::settings::Settings;
    use rulebook::Rulebook;

    #[test]
    fn a_setting_that_is_set_to_what_it_is_changes_nothing() {
        let settings = Settings::default();
        for setting in &SETTINGS {
            let mut same = settings.clone();
            setting.set(&mut same, setting.get(&settings));
            assert_eq!(same, settings, "{}", setting.id);
            assert_eq!(setting_changes(&settings, &same), []);
        }
    }

    #[test]
    fn another_book_brings_its_own_answers_and_each_of_them_is_told() {
        let from = Settings::default();
        let mut to = from.clone();
        let book = SETTINGS.iter().find(|setting| setting.id == "rulebook").unwrap();
        book.set(&mut to, SettingValue::Rulebook(Rulebook::Home001));
        let told: Vec<&str> = setting_changes(&from, &to).iter().map(|change| change.id).collect();
        assert_eq!(told, ["rulebook", "button", "halt", "final-full"]);
    }
}
