//! What can be done, with its words and its keys.
//!
//! Buttons, keys and the list of shortcuts are made of this one list.

use crate::vocabulary::screen_id::ScreenId;
use egui::{Key, KeyboardShortcut, Modifiers};

/// Something that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verb {
    /// Shows a screen.
    Show(ScreenId),
    /// Starts, stops and resumes the clock.
    ToggleClock,
    /// Adds a minute.
    MinuteMore,
    /// Takes a minute.
    MinuteLess,
    /// Goes to the next level or break.
    NextStage,
    /// Goes to the previous one.
    PreviousStage,
    /// Takes back the newest act.
    Undo,
    /// Puts it back.
    Redo,
    /// Goes to the field to search in.
    Search,
    /// Registers players.
    Register,
    /// Somebody has lost all chips.
    BustOut,
    /// Sells a rebuy.
    Rebuy,
    /// Sells an add-on.
    AddOn,
    /// Sells a new entry after a bust-out.
    ReEnter,
    /// Takes a bust-out back.
    Reinstate,
    /// Moves somebody, or gives him a seat.
    Move,
    /// Keeps somebody in his seat, or no longer.
    Lock,
    /// Takes somebody off the list.
    Unregister,
    /// Draws seats.
    DrawSeats,
    /// Shows the plan for the room.
    Plan,
    /// Shows which tables have finished their hand.
    Pace,
    /// Ticks off the table that is looked at.
    TickTable,
    /// Begins the next hand of the table.
    NextHand,
    /// Says where the button is.
    SetButton,
    /// Reports all moves as done.
    MovesDone,
    /// Looks at less of the room.
    Nearer,
    /// Looks at more of it.
    Farther,
    /// Looks at all of it.
    WholeRoom,
    /// Makes a new tournament.
    New,
    /// Opens a tournament.
    Open,
    /// Opens the field for commands in words.
    CommandBox,
    /// Shows what can be printed; there, prints it.
    Print,
    /// Lists the shortcuts.
    Shortcuts,
    /// Locks the tournament against elbows, or unlocks it.
    ElbowLock,
    /// Changes between dark and light.
    Lighting,
    /// Shows the players' clock, or puts it away.
    PlayersClock,
    /// Gives a penalty.
    GivePenalty,
    /// Counts a hand for those who sit out.
    CountHand,
    /// Writes the ruling that is shown into the log.
    LogRuling,
    /// Calls the clock on a player.
    CallClock,
    /// Begins the shot clock anew.
    ShotClock,
    /// A player plays a time card.
    TimeCard,
    /// Mutes the sounds, or lets them be heard again.
    Mute,
    /// Closes the window.
    Quit,
}

const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

/// Every verb with the id of its text and its keys.
pub const VERBS: &[(Verb, &str, KeyboardShortcut)] = &[
    (Verb::Show(ScreenId::Clock), "nav-clock", keys(PLAIN, Key::F1)),
    (Verb::Show(ScreenId::Players), "nav-players", keys(PLAIN, Key::F2)),
    (Verb::Show(ScreenId::Tables), "nav-tables", keys(PLAIN, Key::F3)),
    (Verb::Show(ScreenId::Log), "nav-log", keys(PLAIN, Key::F4)),
    (Verb::Show(ScreenId::Setup), "nav-setup", keys(PLAIN, Key::F5)),
    (Verb::Show(ScreenId::Print), "nav-print", keys(PLAIN, Key::F6)),
    (Verb::Show(ScreenId::Rulings), "nav-rulings", keys(PLAIN, Key::F7)),
    (Verb::Show(ScreenId::Chips), "nav-chips", keys(PLAIN, Key::F8)),
    (Verb::Show(ScreenId::Penalties), "nav-penalties", keys(PLAIN, Key::F9)),
    (Verb::Print, "print-do", keys(CTRL, Key::P)),
    (Verb::ToggleClock, "clock-toggle", keys(PLAIN, Key::Space)),
    (Verb::MinuteMore, "clock-minute-more", keys(CTRL, Key::ArrowUp)),
    (Verb::MinuteLess, "clock-minute-less", keys(CTRL, Key::ArrowDown)),
    (Verb::NextStage, "clock-next", keys(CTRL, Key::ArrowRight)),
    (Verb::PreviousStage, "clock-previous", keys(CTRL, Key::ArrowLeft)),
    (Verb::Undo, "log-undo", keys(CTRL, Key::Z)),
    (Verb::Redo, "log-redo", keys(CTRL_SHIFT, Key::Z)),
    (Verb::Search, "players-search", keys(CTRL, Key::F)),
    (Verb::Register, "players-register", keys(CTRL, Key::N)),
    (Verb::BustOut, "players-bust-out", keys(CTRL, Key::B)),
    (Verb::Rebuy, "players-rebuy", keys(CTRL, Key::R)),
    (Verb::AddOn, "players-add-on", keys(CTRL_SHIFT, Key::R)),
    (Verb::ReEnter, "players-re-enter", keys(CTRL, Key::E)),
    (Verb::Reinstate, "players-reinstate", keys(CTRL, Key::I)),
    (Verb::Move, "players-move", keys(CTRL, Key::M)),
    (Verb::Lock, "players-lock", keys(CTRL, Key::L)),
    (Verb::Unregister, "players-unregister", keys(PLAIN, Key::Delete)),
    (Verb::DrawSeats, "tables-draw-seats", keys(CTRL, Key::D)),
    (Verb::Plan, "tables-plan", keys(CTRL_SHIFT, Key::B)),
    (Verb::Pace, "tables-pace", keys(CTRL_SHIFT, Key::H)),
    (Verb::TickTable, "table-done-verb", keys(CTRL, Key::G)),
    (Verb::NextHand, "tables-next-hand", keys(CTRL, Key::H)),
    (Verb::SetButton, "tables-set-button", keys(CTRL_SHIFT, Key::D)),
    (Verb::MovesDone, "tables-moves-all-done", keys(CTRL_SHIFT, Key::M)),
    (Verb::New, "start-new", keys(CTRL_SHIFT, Key::N)),
    (Verb::Nearer, "room-zoom-in", keys(PLAIN, Key::Plus)),
    (Verb::Farther, "room-zoom-out", keys(PLAIN, Key::Minus)),
    (Verb::WholeRoom, "room-zoom-whole", keys(PLAIN, Key::Num0)),
    (Verb::Open, "start-open", keys(CTRL, Key::O)),
    (Verb::CommandBox, "command-open", keys(CTRL, Key::K)),
    (Verb::Shortcuts, "common-shortcuts", keys(PLAIN, Key::F10)),
    (Verb::ElbowLock, "lock-elbows", keys(CTRL_SHIFT, Key::L)),
    (Verb::Lighting, "settings-theme-switch", keys(CTRL, Key::T)),
    (Verb::PlayersClock, "display-open", keys(CTRL_SHIFT, Key::P)),
    (Verb::Mute, "sounds-mute", keys(CTRL_SHIFT, Key::S)),
    (Verb::CallClock, "player-clock-call", keys(CTRL_SHIFT, Key::T)),
    (Verb::TimeCard, "time-card-play", keys(CTRL, Key::F12)),
    (Verb::ShotClock, "shot-clock-start", keys(PLAIN, Key::F12)),
    (Verb::GivePenalty, "penalties-give", keys(CTRL, Key::U)),
    (Verb::CountHand, "penalties-count-hand", keys(CTRL_SHIFT, Key::U)),
    (Verb::LogRuling, "calls-log", keys(CTRL, Key::S)),
    (Verb::Quit, "common-quit", keys(CTRL, Key::Q)),
];

const fn keys(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

impl Verb {
    fn entry(self) -> Option<&'static (Self, &'static str, KeyboardShortcut)> {
        VERBS.iter().find(|(verb, _, _)| *verb == self)
    }

    /// Whether it has keys.
    pub(super) fn is_listed(self) -> bool {
        self.entry().is_some()
    }

    /// Where the text catalogue has its words.
    #[must_use]
    pub fn text_id(self) -> &'static str {
        self.entry().map_or("", |(_, id, _)| id)
    }

    /// Whether it changes the tournament, or opens a form that does.
    #[must_use]
    pub fn changes(self) -> bool {
        !matches!(
            self,
            Self::Show(_)
                | Self::Search
                | Self::Plan
                | Self::Nearer
                | Self::Farther
                | Self::WholeRoom
                | Self::New
                | Self::Open
                | Self::CommandBox
                | Self::Print
                | Self::Shortcuts
                | Self::ElbowLock
                | Self::Lighting
                | Self::PlayersClock
                | Self::ShotClock
                | Self::Mute
                | Self::Quit
        )
    }

    /// Whether its keys ask for it again and again while they are held.
    #[must_use]
    pub fn goes_on_while_held(self) -> bool {
        matches!(self, Self::Nearer | Self::Farther)
    }

    /// The keys that the program gives it.
    #[must_use]
    pub fn default_keys(self) -> KeyboardShortcut {
        self.entry().map_or(keys(PLAIN, Key::F35), |(_, _, keys)| *keys)
    }
}

#[cfg(test)]
mod tests {
    use crate::vocabulary::verb::VERBS;
    use words::{Args, Language, Words};

    #[test]
    fn no_two_verbs_have_the_same_keys() {
        for (index, (verb, _, keys)) in VERBS.iter().enumerate() {
            for (other, _, others) in VERBS.iter().skip(index + 1) {
                assert_ne!(verb, other);
                assert_ne!(keys, others, "{verb:?} and {other:?}");
            }
        }
    }

    #[test]
    fn every_verb_has_words() {
        let words = Words::new(Language::En);
        for (verb, id, _) in VERBS {
            assert!(words.try_say(id, &Args::new()).is_some(), "{verb:?}: {id}");
        }
    }
}
