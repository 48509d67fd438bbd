//! Words of each language, from the lists of the program itself where it has them.

use crate::target::Target;
use engine::command::CommandKind;
use engine::event::EventKind;
use points::{FUNCTIONS, VARIABLES};
use rulebook::Options;
use std::sync::OnceLock;
use strum::VariantArray;

/// Fields and words of commands, events, settings and structures.
const FIELDS: &[&str] = &[
    "player:",
    "players:",
    "table:",
    "tables:",
    "seat:",
    "seats:",
    "at:",
    "to:",
    "from:",
    "name:",
    "chips:",
    "stack:",
    "stacks:",
    "busts:",
    "by:",
    "secs:",
    "stage:",
    "settings:",
    "structure:",
    "Some(",
    "None",
    "true",
    "false",
    "()",
    "[]",
    "{}",
    "null",
    "Level((",
    "Break((",
    "Blinds(",
    "game:",
    "stakes:",
    "ante:",
    "Undo(",
    "Redo(",
    "Record([",
    "body:",
    "seed:",
    "draw:",
    "money:",
    "public:",
    "reason:",
    "note:",
    "kind:",
    "penalty:",
    "verdict:",
    "denominations:",
    "value:",
    "in_a_stack:",
    "inventory:",
    "color:",
    "rulebook:",
    "button:",
    "small_blind:",
    "big_blind:",
    "re_entries:",
    "AtMost(",
    "Unlimited",
    "Never",
    "Always",
    "ByFloor",
    "holdem",
    "\"do\":",
    "\"show\":",
    "\"at\":",
    "2026-11-20T19:00:00+01:00",
    "Ana Rys",
    "#1",
    "entries:",
    "seating:",
    "pace:",
    "chip_set:",
    "settings",
    "confirmed:",
    "hand:",
    "need:",
    "steps:",
    "remove:",
    "next:",
];

const TYPED: &[&str] = &[
    "bust",
    "out",
    "move",
    "to",
    "table",
    "seat",
    "rebuy",
    "add-on",
    "undo",
    "redo",
    "pause",
    "start",
    "break",
    "level",
    "penalty",
    "warning",
    "disqualify",
    "register",
    "unregister",
    "late",
    "all in",
    "hand for hand",
    "button",
    "race",
    "clock",
    "time card",
    "#1",
    "novak",
    "ana",
    "12",
    "4 3",
    "4-3",
    "7pm",
    "19:30",
    "in 5 minutes",
    "+5",
    "25k",
    "1.2m",
    "winner",
    "chop",
    "reinstate",
    "away",
    "back",
    "orbit",
    "next hand",
    "bag",
    "color up",
    "no show",
    "void",
    "tda 2024 39",
    "rp-9",
    "44-a",
    "show",
    "find",
    "dark",
    "light",
    ",",
    "·",
    "?",
];

const VALUES: &[&str] = &[
    "Ah",
    "Kd",
    "10s",
    "T♠",
    "A♥",
    "x",
    "×",
    "*",
    "k",
    "m",
    ".",
    ",",
    "+",
    "-",
    "–",
    ":",
    "T",
    "Z",
    "+01:00",
    "2026-11-20",
    "19:00:00",
    ".5",
    "pm",
    "am",
    "!",
    "0",
    "00",
    "000",
    " ",
    "\u{a0}",
    "Łukasz",
    "أحمد",
    "علي",
    "김",
    "O'Neil",
    "van der",
    "\u{1f642}",
];

const ARGUMENTS: &[&str] = &[
    "show",
    "check",
    "export",
    "print",
    "rule",
    "--format",
    "--at",
    "--as-of",
    "--name",
    "--table",
    "--player",
    "--since",
    "--newest",
    "--minutes",
    "--order",
    "--paper",
    "--history",
    "--page",
    "--coverage",
    "--list",
    "--example",
    "--rules",
    "--lang",
    "text",
    "json",
    "ron",
    "csv",
    "html",
    "standings",
    "seats",
    "tables",
    "clock",
    "log",
    "needs",
    "plan",
    "player",
    "seat-cards",
    "seating-by-name",
    "seating-by-table",
    "move-slips",
    "a4",
    "letter",
    "name",
    "table",
    "#7",
    "Ana Rys",
    "tda-2024",
    "oversized-chip",
    "2026-11-20T19:00:00Z",
    "-",
    "--",
    "=",
    "en",
];

const PEOPLE: &[&str] = &[
    "id",
    "name",
    "number",
    "card",
    "email",
    "phone",
    "birthday",
    "may_play",
    "why_not",
    "not_until",
    "fee_until",
    "notes",
    "Jméno",
    "Příjmení",
    "Č. člena",
    "Data urodzenia",
    "yes",
    "ne",
    "3.4.1980",
    "1980-04-03",
    "a@b",
    "-",
    "17",
    "\"",
    "\n",
    ";",
    ",",
    "\t",
    "'=1",
    "sep=;",
];

const PREFERENCES: &[&str] = &[
    "theme:",
    "Dark",
    "Light",
    "zoom_percent:",
    "by:",
    "screen:",
    "copy_folder:",
    "file:",
    "event:",
    "paper:",
    "printer:",
    "is_open:",
    "typed:",
    "keys:",
    "is_locked:",
    "players_clock:",
    "sounds:",
    "asked:",
    "rulebook:",
    "monitor:",
    "volume:",
    "Some(",
    "None",
    "Ctrl+J",
    "Ctrl+Shift+",
    "F10",
    "Alt+",
    "players-bust-out",
    "{",
    "}",
    "\"",
    ":",
    ",",
];

const LAYOUT: &[&str] = &[
    "arrangements:",
    "shape:",
    "Wide",
    "Tall",
    "has_changes:",
    "tiles:",
    "shows:",
    "left:",
    "top:",
    "width:",
    "height:",
    "\"time\"",
    "\"next-break\"",
    "NaN",
    "inf",
    "-inf",
    "1.0",
    "0.0",
    "1e-40",
];

/// Signs of formulas, and what is between them.
const SIGNS: &[&str] = &[
    "(", ")", ",", ";", "\n", "+", "-", "*", "/", "%", "^", "=", "==", "!=", "<>", "<", "<=", ">",
    ">=", "and", "or", "not", "!", "&&", "||", "\"x\"", "'y'", "x", "y", ".5", "1e3", "0",
];

/// What stands in files of The Tournament Director.
const TDT: &[&str] = &[
    "new ",
    "Map.from([[",
    "Tournament({",
    "GamePlayer({",
    "GameBuyin({",
    "GameBustOut({",
    "GameSeat({",
    "GameRound({",
    "GameBreak({",
    "GamePrize({",
    "GameChip({",
    "GameTable({",
    "GameHistoryItem({",
    "GameChop({",
    "PerPlayerRake([",
    "UUID: ",
    "Time: ",
    "Round: ",
    "Amount: ",
    "Chips: ",
    "Recipient: ",
    "HitmanUUID: [",
    "SeatIndex: ",
    "Nickname: ",
    "Minutes: ",
    "SmallBlind: ",
    "CalculatedAmount: ",
    "CashReal: ",
    " busted out of the tournament",
    "Undo of last bust-out for player ",
    "Start of round ",
    ", Seat ",
    "null",
    "undefined",
    "NaN",
    "true",
    "1e300",
    "-1",
    "0.5",
    "\\u",
];

/// The words of a target.
pub fn of(target: Target) -> &'static [&'static str] {
    match target {
        Target::Journal | Target::Acts | Target::Files => acts(),
        Target::Commands | Target::Script => commands(),
        Target::Facts | Target::FactsTyped => facts(),
        Target::Rules => rules(),
        Target::Template => FIELDS,
        Target::Typed | Target::Cited => TYPED,
        Target::Companions | Target::Players | Target::Values | Target::Names => VALUES,
        Target::People | Target::PeopleFile => PEOPLE,
        Target::Preferences => PREFERENCES,
        Target::Layout => LAYOUT,
        Target::Arguments => ARGUMENTS,
        Target::Formula => formulas(),
        Target::Tdt => TDT,
    }
}

fn formulas() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let functions = FUNCTIONS.iter().map(|row| format!("{}(", row.name).leak() as &str);
        let names = VARIABLES.iter().flat_map(|row| row.names.iter().copied());
        functions.chain(names).chain(SIGNS.iter().copied()).collect()
    })
}

fn acts() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let events = EventKind::VARIANTS.iter().map(|kind| format!("{kind:?}").leak() as &str);
        events.chain(FIELDS.iter().copied()).collect()
    })
}

fn commands() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let commands = CommandKind::VARIANTS.iter().map(|kind| format!("{kind:?}").leak() as &str);
        commands.chain(FIELDS.iter().copied()).collect()
    })
}

fn facts() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let fields = rulings::topics().flat_map(|topic| topic.fields).map(|field| field.name);
        let mut words: Vec<&str> = fields.chain(VALUES.iter().copied()).collect();
        words.sort_unstable();
        words.dedup();
        words
    })
}

fn rules() -> &'static [&'static str] {
    static WORDS: OnceLock<Vec<&str>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let options = Options::ALL.iter();
        let words = options
            .flat_map(|option| [option.key].into_iter().chain(option.answers.iter().copied()));
        words.chain(FIELDS.iter().copied()).collect()
    })
}
