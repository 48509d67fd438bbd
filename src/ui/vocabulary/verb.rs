//! What can be done: the words, the keys and the place of each verb, on one row.
//!
//! Buttons, tips, the list behind `?`, the command box, the keys and the lock against elbows are
//! made of these rows.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::vocabulary::screen_id::ScreenId;
use egui::{Key, KeyboardShortcut, Modifiers};
use engine::Command;
use strum::{EnumIter, IntoEnumIterator, IntoStaticStr, VariantArray};

/// Something that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumIter)]
pub enum Verb {
    Show(ScreenId),
    /// Shows what can be printed; there, prints it.
    Print,
    /// Starts, stops and resumes the clock.
    ToggleClock,
    MinuteMore,
    MinuteLess,
    /// Goes to the next level or break.
    NextStage,
    PreviousStage,
    /// Takes back the newest act.
    Undo,
    Redo,
    /// Goes to the field to search in.
    Search,
    Register,
    /// Somebody has lost all chips.
    BustOut,
    Rebuy,
    AddOn,
    /// Sells a new entry after a bust-out.
    ReEnter,
    /// Takes a bust-out back, so that the player is in again.
    Reinstate,
    /// Moves somebody, or gives them a seat.
    Move,
    /// Keeps somebody in their seat, or no longer.
    Lock,
    /// Takes somebody off the list.
    Unregister,
    DrawSeats,
    /// Shows the plan for the room.
    Plan,
    /// Shows which tables have finished their hand.
    Pace,
    /// Ticks off the table that is looked at.
    TickTable,
    /// Begins the next hand of the table.
    NextHand,
    SetButton,
    /// Reports all moves as done.
    MovesDone,
    New,
    /// Looks at less of the room.
    Nearer,
    /// Looks at more of the room, which is drawn smaller.
    Farther,
    WholeRoom,
    Open,
    /// Opens the field for commands in words.
    CommandBox,
    /// Opens the handbook at the page of the screen that is shown.
    Handbook,
    Shortcuts,
    /// Locks the tournament against elbows, or unlocks it.
    ElbowLock,
    /// Changes between dark and light.
    Lighting,
    /// Shows the players' clock, or puts it away.
    PlayersClock,
    /// Mutes the sounds, or lets them be heard again.
    Mute,
    /// Shows where the tournament is shared on the network.
    #[cfg(feature = "share")]
    Share,
    #[cfg(feature = "share")]
    StopSharing,
    /// Calls the clock on a player.
    CallClock,
    /// A player plays a time card.
    TimeCard,
    /// Begins the shot clock anew.
    ShotClock,
    GivePenalty,
    /// Counts a hand for those who sit out.
    CountHand,
    /// Writes the ruling that is shown into the log.
    LogRuling,
    /// Puts the tournament away and shows the start.
    Close,
    Quit,
}

/// All that is known of a verb.
#[derive(Debug, Clone, Copy)]
pub struct VerbRow {
    /// Where the text catalogue has its words.
    pub words: &'static str,
    /// The keys that the program gives it.
    pub keys: KeyboardShortcut,
    /// Under which heading its keys are listed.
    pub group: VerbGroup,
    pub touches: Touches,
    /// What becomes of its keys while they are held.
    pub held: HeldKeys,
    /// Where it is done when its keys are pressed.
    pub done: DoneBy,
    /// Whether the command box offers it by its words.
    pub offered: Offered,
    /// Whether something opens, and nothing is done yet.
    pub opens: Opening,
}

/// The headings of the list of shortcuts, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", prefix = "shortcuts-")]
pub enum VerbGroup {
    Screens,
    Clock,
    Players,
    Tables,
    /// What is the same everywhere.
    Everywhere,
}

/// What a verb changes; the lock against elbows and the past ask it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touches {
    /// The tournament, at once or in a form that it opens.
    Tournament,
    /// Which tournament is shown, if any.
    WhichTournament,
    /// The window alone, and no tournament.
    Window,
}

/// What becomes of keys that are held.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeldKeys {
    Once,
    /// The verb is done again and again while they are held.
    Again,
}

/// Where a verb is done when its keys are pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DoneBy {
    /// By the program, whatever is in sight.
    Anywhere,
    /// By what is in sight, where that has its button.
    InSight,
    /// By the screen of the clock, and elsewhere without it.
    OnTheClock(ClockTurn),
    /// By this screen, which comes into sight.
    On(ScreenId),
    /// By a screen with a list of names; where none is in sight the players come.
    WhereNamesAre,
    /// In the form that registers players.
    InTheRegister,
    /// With whoever is chosen; the form asks for whom where nobody is.
    WithAPenalty,
    /// With whoever is chosen; where nobody is, this phrase of the command box is begun.
    WithSomebody(&'static str),
    /// With the table that is looked at; where none is, this phrase of the command box is begun.
    AtATable(&'static str),
}

/// A turn of the clock that needs nothing but its keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockTurn {
    MinuteMore,
    MinuteLess,
    NextStage,
    PreviousStage,
}

impl ClockTurn {
    #[must_use]
    pub fn command(self) -> Command {
        match self {
            Self::MinuteMore => Command::AdjustClock { secs: 60 },
            Self::MinuteLess => Command::AdjustClock { secs: -60 },
            Self::NextStage => Command::NextStage,
            Self::PreviousStage => Command::PreviousStage,
        }
    }
}

/// Whether a verb opens something, or does it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// A screen, a form or a list; nothing is done yet.
    Something,
    /// Nothing opens: the verb does what it says.
    Nothing,
}

/// Whether the command box offers a verb by its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// Never: a phrase says it better.
    Never,
    /// While a tournament is open.
    WithATournament,
    /// While a tournament is open that has prices.
    WithPrices,
    Always,
}

/// Verbs of the window: nothing of the tournament changes.
const OF_THE_WINDOW: VerbRow = VerbRow {
    words: "",
    keys: plain(Key::F35),
    group: VerbGroup::Everywhere,
    touches: Touches::Window,
    held: HeldKeys::Once,
    done: DoneBy::Anywhere,
    offered: Offered::Always,
    opens: Opening::Something,
};

/// Verbs of the log: they take back and put back.
const OF_THE_LOG: VerbRow = VerbRow {
    touches: Touches::Tournament,
    done: DoneBy::InSight,
    offered: Offered::Never,
    ..OF_THE_WINDOW
};

const OF_THE_CLOCK: VerbRow = VerbRow { group: VerbGroup::Clock, ..OF_THE_LOG };

const OF_PLAYERS: VerbRow = VerbRow { group: VerbGroup::Players, ..OF_THE_LOG };

const OF_TABLES: VerbRow =
    VerbRow { group: VerbGroup::Tables, done: DoneBy::On(ScreenId::Tables), ..OF_THE_LOG };

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// The row of a verb about whoever is chosen.
const fn of_somebody(words: &'static str, keys: KeyboardShortcut, phrase: &'static str) -> VerbRow {
    VerbRow { words, keys, done: DoneBy::WithSomebody(phrase), ..OF_PLAYERS }
}

const fn turning(words: &'static str, keys: KeyboardShortcut, turn: ClockTurn) -> VerbRow {
    VerbRow { words, keys, done: DoneBy::OnTheClock(turn), ..OF_THE_CLOCK }
}

/// The row of a verb that does something to the window.
const fn does(words: &'static str, keys: KeyboardShortcut) -> VerbRow {
    VerbRow { words, keys, opens: Opening::Nothing, ..OF_THE_WINDOW }
}

const fn showing(screen: ScreenId) -> VerbRow {
    // In the order of the navigation, which is that of the screens.
    let (words, keys) = match screen {
        ScreenId::Clock => ("nav-clock", plain(Key::F10)),
        ScreenId::Players => ("nav-players", plain(Key::F2)),
        ScreenId::Tables => ("nav-tables", plain(Key::F3)),
        ScreenId::Chips => ("nav-chips", plain(Key::F4)),
        ScreenId::Penalties => ("nav-penalties", plain(Key::F5)),
        ScreenId::Rulings => ("nav-rulings", plain(Key::F6)),
        ScreenId::Log => ("nav-log", plain(Key::F7)),
        ScreenId::Setup => ("nav-setup", plain(Key::F8)),
        ScreenId::Print => ("nav-print", plain(Key::F9)),
        ScreenId::Prizes => ("nav-prizes", ctrl(Key::F10)),
        ScreenId::People => ("nav-people", plain(Key::F11)),
        ScreenId::League => ("nav-league", ctrl(Key::F11)),
    };
    let offered = match screen {
        ScreenId::Prizes => Offered::WithPrices,
        // What belongs to the house needs no tournament.
        ScreenId::People | ScreenId::League => Offered::Always,
        ScreenId::Clock
        | ScreenId::Players
        | ScreenId::Tables
        | ScreenId::Chips
        | ScreenId::Penalties
        | ScreenId::Rulings
        | ScreenId::Log
        | ScreenId::Setup
        | ScreenId::Print => Offered::WithATournament,
    };
    VerbRow { words, keys, group: VerbGroup::Screens, offered, ..OF_THE_WINDOW }
}

impl Verb {
    /// Every verb, in the order in which they are listed.
    pub fn all() -> impl Iterator<Item = Self> {
        let mut screens = ScreenId::VARIANTS.to_vec();
        screens.sort_by_key(|screen| showing(*screen).keys.logical_key);
        Self::iter().flat_map(move |verb| {
            let is_screen = matches!(verb, Self::Show(_));
            if is_screen { screens.iter().copied().map(Self::Show).collect() } else { vec![verb] }
        })
    }

    #[expect(clippy::too_many_lines, reason = "one row for each verb")]
    #[must_use]
    pub const fn row(self) -> VerbRow {
        match self {
            Self::Show(screen) => showing(screen),
            Self::Print => VerbRow { words: "print-do", keys: ctrl(Key::P), ..OF_THE_WINDOW },
            Self::ToggleClock => {
                VerbRow { words: "clock-toggle", keys: plain(Key::Space), ..OF_THE_CLOCK }
            }
            Self::MinuteMore => {
                turning("clock-minute-more", ctrl(Key::ArrowUp), ClockTurn::MinuteMore)
            }
            Self::MinuteLess => {
                turning("clock-minute-less", ctrl(Key::ArrowDown), ClockTurn::MinuteLess)
            }
            Self::NextStage => turning("clock-next", ctrl(Key::ArrowRight), ClockTurn::NextStage),
            Self::PreviousStage => {
                turning("clock-previous", ctrl(Key::ArrowLeft), ClockTurn::PreviousStage)
            }
            Self::Undo => VerbRow { words: "log-undo", keys: ctrl(Key::Z), ..OF_THE_LOG },
            Self::Redo => VerbRow { words: "log-redo", keys: ctrl_shift(Key::Z), ..OF_THE_LOG },
            Self::Search => VerbRow {
                words: "players-search",
                keys: ctrl(Key::F),
                touches: Touches::Window,
                done: DoneBy::WhereNamesAre,
                ..OF_PLAYERS
            },
            Self::Register => VerbRow {
                words: "players-register",
                keys: ctrl(Key::N),
                done: DoneBy::InTheRegister,
                ..OF_PLAYERS
            },
            Self::BustOut => of_somebody("players-bust-out", ctrl(Key::B), "command-say-bust-out"),
            Self::Rebuy => of_somebody("players-rebuy", ctrl(Key::R), "command-say-rebuy"),
            Self::AddOn => of_somebody("players-add-on", ctrl_shift(Key::R), "command-say-add-on"),
            Self::ReEnter => of_somebody("players-re-enter", ctrl(Key::E), "command-say-re-enter"),
            Self::Reinstate => {
                of_somebody("players-reinstate", ctrl(Key::I), "command-say-reinstate")
            }
            Self::Move => of_somebody("players-move", ctrl(Key::M), "command-say-move"),
            Self::Lock => of_somebody("players-lock", ctrl(Key::L), "command-say-lock"),
            Self::Unregister => {
                of_somebody("players-unregister", plain(Key::Delete), "command-say-unregister")
            }
            Self::DrawSeats => {
                VerbRow { words: "tables-draw-seats", keys: ctrl(Key::D), ..OF_TABLES }
            }
            Self::Plan => VerbRow {
                words: "tables-plan",
                keys: ctrl_shift(Key::B),
                touches: Touches::Window,
                ..OF_TABLES
            },
            Self::Pace => VerbRow {
                words: "tables-pace",
                keys: ctrl_shift(Key::H),
                offered: Offered::WithATournament,
                ..OF_TABLES
            },
            Self::TickTable => VerbRow {
                words: "table-done-verb",
                keys: ctrl(Key::G),
                done: DoneBy::AtATable("command-say-table-done"),
                ..OF_TABLES
            },
            Self::NextHand => VerbRow {
                words: "tables-next-hand",
                keys: ctrl(Key::H),
                done: DoneBy::AtATable("command-say-next-hand"),
                ..OF_TABLES
            },
            Self::SetButton => {
                VerbRow { words: "tables-set-button", keys: ctrl_shift(Key::D), ..OF_TABLES }
            }
            Self::MovesDone => VerbRow {
                words: "tables-moves-all-done",
                keys: ctrl_shift(Key::M),
                done: DoneBy::Anywhere,
                ..OF_TABLES
            },
            Self::New => VerbRow {
                words: "start-new",
                keys: ctrl_shift(Key::N),
                touches: Touches::WhichTournament,
                ..OF_THE_WINDOW
            },
            Self::Nearer => VerbRow {
                opens: Opening::Nothing,
                words: "room-zoom-in",
                keys: plain(Key::Plus),
                touches: Touches::Window,
                done: DoneBy::InSight,
                offered: Offered::Always,
                held: HeldKeys::Again,
                ..OF_TABLES
            },
            Self::Farther => VerbRow {
                opens: Opening::Nothing,
                words: "room-zoom-out",
                keys: plain(Key::Minus),
                touches: Touches::Window,
                done: DoneBy::InSight,
                offered: Offered::Always,
                held: HeldKeys::Again,
                ..OF_TABLES
            },
            Self::WholeRoom => VerbRow {
                opens: Opening::Nothing,
                words: "room-zoom-whole",
                keys: plain(Key::Num0),
                touches: Touches::Window,
                done: DoneBy::InSight,
                offered: Offered::Always,
                ..OF_TABLES
            },
            Self::Open => VerbRow {
                words: "start-open",
                keys: ctrl(Key::O),
                touches: Touches::WhichTournament,
                ..OF_THE_WINDOW
            },
            Self::CommandBox => VerbRow {
                words: "command-open",
                keys: ctrl(Key::K),
                offered: Offered::Never,
                ..OF_THE_WINDOW
            },
            Self::Handbook => VerbRow { words: "handbook", keys: plain(Key::F1), ..OF_THE_WINDOW },
            Self::Shortcuts => {
                VerbRow { words: "common-shortcuts", keys: shift(Key::F1), ..OF_THE_WINDOW }
            }
            Self::ElbowLock => VerbRow {
                opens: Opening::Nothing,
                words: "lock-elbows",
                keys: ctrl_shift(Key::L),
                offered: Offered::WithATournament,
                ..OF_THE_WINDOW
            },
            Self::Lighting => does("settings-theme-switch", ctrl(Key::T)),
            Self::PlayersClock => does("display-open", ctrl_shift(Key::P)),
            Self::Mute => does("sounds-mute", ctrl_shift(Key::S)),
            #[cfg(feature = "share")]
            Self::Share => VerbRow {
                words: "share-open",
                keys: ctrl_shift(Key::O),
                offered: Offered::WithATournament,
                ..OF_THE_WINDOW
            },
            #[cfg(feature = "share")]
            Self::StopSharing => VerbRow {
                offered: Offered::WithATournament,
                ..does("share-stop", ctrl_shift(Key::Q))
            },
            Self::CallClock => {
                of_somebody("player-clock-call", ctrl_shift(Key::T), "command-say-call-clock")
            }
            Self::TimeCard => {
                of_somebody("time-card-play", ctrl(Key::F12), "command-say-time-card")
            }
            Self::ShotClock => VerbRow {
                opens: Opening::Nothing,
                words: "shot-clock-start",
                keys: plain(Key::F12),
                touches: Touches::Window,
                done: DoneBy::Anywhere,
                offered: Offered::WithATournament,
                ..OF_TABLES
            },
            Self::GivePenalty => VerbRow {
                words: "penalties-give",
                keys: ctrl(Key::U),
                done: DoneBy::WithAPenalty,
                ..OF_PLAYERS
            },
            Self::CountHand => VerbRow {
                words: "penalties-count-hand",
                keys: ctrl_shift(Key::U),
                done: DoneBy::On(ScreenId::Penalties),
                ..OF_TABLES
            },
            Self::LogRuling => VerbRow {
                opens: Opening::Nothing,
                words: "calls-log",
                keys: ctrl(Key::S),
                done: DoneBy::On(ScreenId::Rulings),
                offered: Offered::WithATournament,
                ..OF_THE_LOG
            },
            Self::Close => VerbRow {
                opens: Opening::Nothing,
                words: "start-close",
                keys: ctrl(Key::W),
                touches: Touches::WhichTournament,
                offered: Offered::WithATournament,
                ..OF_THE_WINDOW
            },
            Self::Quit => VerbRow {
                opens: Opening::Nothing,
                words: "common-quit",
                keys: ctrl(Key::Q),
                touches: Touches::WhichTournament,
                ..OF_THE_WINDOW
            },
        }
    }

    /// Where the text catalogue has its words.
    #[must_use]
    pub const fn text_id(self) -> &'static str {
        self.row().words
    }

    /// Whether it changes the tournament, or opens a form that does.
    #[must_use]
    pub fn changes(self) -> bool {
        self.row().touches == Touches::Tournament
    }

    /// The keys that the program gives it.
    #[must_use]
    pub const fn default_keys(self) -> KeyboardShortcut {
        self.row().keys
    }
}

#[cfg(test)]
mod tests {
    use crate::vocabulary::screen_id::ScreenId;
    use crate::vocabulary::verb::Verb;
    use egui::Key;
    use strum::VariantArray;
    use words::{Args, Language, Words};

    #[test]
    fn no_two_verbs_have_the_same_keys() {
        let verbs: Vec<Verb> = Verb::all().collect();
        for (index, verb) in verbs.iter().enumerate() {
            for other in verbs.iter().skip(index + 1) {
                assert_ne!(verb, other);
                assert_ne!(verb.default_keys(), other.default_keys(), "{verb:?} and {other:?}");
            }
        }
    }

    #[test]
    fn the_keys_of_the_screens_follow_the_navigation() {
        let keys = ScreenId::VARIANTS.iter().map(|screen| Verb::Show(*screen).default_keys());
        // F1 is the handbook's, as in every program.
        let functions = [Key::F10, Key::F2, Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8];
        let keys: Vec<Key> = keys.map(|keys| keys.logical_key).collect();
        // Prizes are there only where an event has prices; what belongs to the house is last.
        assert_eq!(keys, [functions.as_slice(), &[Key::F9, Key::F10, Key::F11, Key::F11]].concat());
    }

    #[test]
    fn every_verb_has_words() {
        let words = Words::new(Language::English);
        for verb in Verb::all() {
            let id = verb.text_id();
            assert!(words.try_say(id, &Args::new()).is_some(), "{verb:?}: {id}");
        }
    }
}
