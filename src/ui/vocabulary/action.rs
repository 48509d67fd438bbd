//! Everything that a screen may ask for.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::theme::Lighting;
use crate::vocabulary::clock_action::ClockAction;
use crate::vocabulary::desk_action::DeskAction;
use crate::vocabulary::destination::Destination;
use crate::vocabulary::file_action::FileAction;
use crate::vocabulary::keymap::Keymap;
use crate::vocabulary::league_action::LeagueAction;
use crate::vocabulary::list_action::ListAction;
use crate::vocabulary::log_action::LogAction;
use crate::vocabulary::look_action::LookAction;
use crate::vocabulary::monitor::MonitorPlace;
use crate::vocabulary::people_action::PeopleAction;
use crate::vocabulary::rulings_action::RulingsAction;
#[cfg(feature = "share")]
use crate::vocabulary::share_action::ShareAction;
use crate::vocabulary::sound_action::SoundAction;
use crate::vocabulary::verb::{Touches, Verb};
use crate::widgets::Notice;
use engine::Command;
use engine::command::LostTime;
use exchange::export::Export;
use print::Paper;
use std::cell::RefCell;
use std::path::PathBuf;
use words::Language;

#[derive(Debug, Clone, PartialEq)]
pub enum Action {
    /// Something of the tournament.
    Tournament(Command),
    /// A verb whose meaning depends on nothing but itself.
    Do(Verb),
    /// A screen, with what it is to show first.
    Go(Destination),
    /// A new tournament in this file.
    Create(Box<NewTournament>),
    /// The tournament in this file.
    OpenFile(PathBuf),
    Sample,
    /// Keeps settings and structure of this tournament as a template.
    KeepTemplate,
    /// Keeps it as a template, and begins a new tournament from that.
    OnceMore,
    /// Says whether time that was lost counts.
    SettleLostTime(LostTime),
    /// Asks where a file is to be, and says so to the screen.
    AskForFolder,
    /// Asks which file has a flight.
    AskForFlight,
    /// Something of a list that somebody else made.
    List(ListAction),
    Light(Lighting),
    /// The language of the window.
    Speak(Language),
    /// The name that stands in the log.
    SetBy(String),
    /// Something of the log: looking back, taking back.
    Log(LogAction),
    /// Asks where a PDF of this name is to be saved.
    AskForPdf(String),
    /// Asks where a sheet for others is to be saved.
    AskForExport(Export),
    /// Remembers the paper in the printer.
    KeepPaper(Paper),
    KeepPrinter(String),
    /// Shows the players' clock there, or puts it away.
    PlayersClock(Option<MonitorPlace>),
    /// How the screens of the room look.
    Look(LookAction),
    /// How loud sounds are, from 0 to 100.
    SetVolume(u8),
    /// What the room was told once is not offered again.
    ForgetTold(String),
    Sound(SoundAction),
    Tell(Notice),
    /// What the keys of this verb ask for.
    Press(Verb),
    /// Keeps what was typed into the command box.
    Typed(String),
    SetKeys(Keymap),
    /// Something of the floor questions.
    Rulings(RulingsAction),
    /// Something of the clocks on players that this window shows.
    PlayerClock(ClockAction),
    /// What other tournaments know of penalties.
    ReadEarlierPenalties,
    /// An answer to a question about the file.
    File(FileAction),
    /// Something of an event that several desks share.
    Desk(DeskAction),
    /// Something of the people of the house.
    People(PeopleAction),
    /// Something of leagues, formulas, and files of another program.
    League(LeagueAction),
    /// Something of sharing the tournament on the network.
    #[cfg(feature = "share")]
    Share(ShareAction),
}

impl Action {
    /// Whether it changes the tournament, or puts another one in its place.
    pub fn changes(&self) -> bool {
        match self {
            Self::Tournament(_)
            | Self::SettleLostTime(_)
            | Self::Create(_)
            | Self::OpenFile(_)
            | Self::Sample => true,
            Self::Log(asked) => asked.changes(),
            Self::File(asked) => asked.changes(),
            Self::Desk(asked) => asked.changes(),
            Self::Do(verb) | Self::Press(verb) => match verb.row().touches {
                Touches::Tournament | Touches::WhichTournament => true,
                Touches::Window => false,
            },
            Self::Go(_)
            | Self::KeepTemplate
            | Self::OnceMore
            | Self::AskForFolder
            | Self::AskForFlight
            | Self::List(_)
            | Self::Light(_)
            | Self::Speak(_)
            | Self::SetBy(_)
            | Self::AskForPdf(_)
            | Self::AskForExport(_)
            | Self::KeepPaper(_)
            | Self::KeepPrinter(_)
            | Self::PlayersClock(_)
            | Self::Look(_)
            | Self::SetVolume(_)
            | Self::ForgetTold(_)
            | Self::Sound(_)
            | Self::Tell(_)
            | Self::Typed(_)
            | Self::SetKeys(_)
            | Self::Rulings(_)
            | Self::PlayerClock(_)
            | Self::People(_)
            | Self::League(_)
            | Self::ReadEarlierPenalties => false,
            // What others do with a code is theirs.
            #[cfg(feature = "share")]
            Self::Share(_) => false,
        }
    }
}

/// A tournament that is to be made.
#[derive(Debug, Clone, PartialEq)]
pub struct NewTournament {
    pub path: PathBuf,
    pub command: Command,
}

/// What screens ask for in one frame; it is done after everything is shown.
#[derive(Debug, Default)]
pub struct Actions(RefCell<Vec<Action>>);

impl Actions {
    pub fn push(&self, action: Action) {
        self.0.borrow_mut().push(action);
    }

    /// Asks for something of the tournament.
    pub fn submit(&self, command: Command) {
        self.push(Action::Tournament(command));
    }

    pub fn go(&self, destination: Destination) {
        self.push(Action::Go(destination));
    }

    /// Everything that was asked for, first to last.
    pub fn drain(&self) -> Vec<Action> {
        self.0.take()
    }
}
