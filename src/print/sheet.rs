//! What a sheet is: its name, what is asked for it, and how its content is gathered.

use crate::code::WebAddress;
use crate::job::Job;
use engine::Tournament;
use engine::command::Command;
use engine::log::Log;
use engine::values::Timestamp;
use reports::{Choice, WhichMoves};
use strum::{EnumString, IntoStaticStr, VariantArray};
use words::{Args, Language, Words};

/// Something that is handed out or put on a wall; each stands once in `SHEETS`.
///
/// Its words begin with `sheet-` and its id: the name, and as attributes what it is (`.about`), why
/// there is none (`.nothing`), and any question for whom with its first answer (`.whose`, `.all`).
#[derive(Debug)]
pub struct Sheet {
    /// The name by which files and the terminal call it.
    pub id: &'static str,
    /// For whom it may be asked, beside all; none where it is always everything.
    pub whose: &'static [Whose],
    /// What else is asked before it is printed.
    pub also: Also,
    /// In which tournaments it is offered.
    pub offered: Offered,
    /// What stands on it, from the tournament as it stands.
    pub gather: fn(&SheetRequest<'_>) -> Job,
}

/// For whom a sheet is wanted, or which of what stands on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Whose {
    #[default]
    All,
    /// Those whom the newest draw or broken table gave a seat.
    Newest,
    Tables,
    /// One player who has a seat.
    Player,
    /// One player, whether they are in or out.
    Anybody,
    /// What an act or a later one brought.
    Since,
}

/// What is asked for a few sheets only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Also {
    Nothing,
    /// In which order cards come.
    Order,
    Moves,
}

/// In which tournaments a sheet is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    Always,
    /// Where something has a price: no other tournament shows anything of money.
    WithPrices,
}

/// In which order cards come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum CardOrder {
    /// By table and seat, to be dealt out at the tables.
    #[default]
    Table,
    /// By name, to be handed out at the desk.
    Name,
}

/// What is wanted of the tournament as it stands.
#[derive(Debug, Clone)]
pub struct SheetRequest<'a> {
    pub log: &'a Log,
    pub now: Timestamp,
    pub choice: Choice,
    /// Which moves, for move slips.
    pub moves: WhichMoves,
    pub order: CardOrder,
    /// The language of the paper, for the order of names.
    pub language: Language,
    /// The deal that is proposed, for its agreement; the one that stands otherwise.
    pub deal: Option<&'a Command>,
    /// Where the shared event is, for codes on seat cards.
    pub address: Option<&'a WebAddress>,
}

impl Sheet {
    #[must_use]
    pub fn is_offered(&self, tournament: &Tournament) -> bool {
        match self.offered {
            Offered::Always => true,
            Offered::WithPrices => tournament.settings().money.is_some(),
        }
    }

    #[must_use]
    pub fn name(&self, words: &Words) -> String {
        words.text(&format!("sheet-{}", self.id))
    }

    /// What it is, in half a line.
    #[must_use]
    pub fn about(&self, words: &Words) -> String {
        self.said(words, "about")
    }

    /// The question for whom it is.
    #[must_use]
    pub fn whose_title(&self, words: &Words) -> String {
        self.said(words, "whose")
    }

    /// The answer to that question where all are wanted.
    #[must_use]
    pub fn all(&self, words: &Words) -> String {
        self.said(words, "all")
    }

    /// Why there is nothing to print.
    #[must_use]
    pub fn nothing(&self, words: &Words) -> String {
        self.said(words, "nothing")
    }

    fn said(&self, words: &Words, what: &str) -> String {
        words.say(&format!("sheet-{}.{what}", self.id), &Args::new())
    }
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Sheet {}
