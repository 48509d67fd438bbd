//! What is asked with, and what is offered.

use crate::find::{Index, SearchHit};
use crate::typed::Phrasebook;
use crate::{UtcOffset, Words};
use engine::acts::Confirmation;
use engine::log::Log;
use engine::penalties::Offense;
use engine::values::{Place, PlayerId, TableNo, Timestamp};
use engine::{Command, Refusal, Tournament};

/// How many offers are made at once.
pub const OFFERS_MAX: usize = 8;

/// What must be known to make an offer.
#[derive(Clone, Copy)]
pub struct Asking<'a> {
    pub words: &'a Words,
    pub tournament: &'a Tournament,
    /// The acts that led to the tournament.
    pub log: &'a Log,
    pub now: Timestamp,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    /// Whether a command may happen.
    pub check: &'a dyn Fn(&Command) -> Result<(), Refusal>,
    /// What can be said in words.
    pub phrases: &'a Phrasebook,
    /// What else can be done, in the words of its buttons.
    pub verbs: &'a [VerbWords],
    /// Why nothing at all may be changed, where that is so.
    pub closed: Option<&'a str>,
    /// Floor questions and pages, where they are offered, too.
    pub index: Option<&'a Index>,
}

/// Something that can be done elsewhere in the window, too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerbWords {
    pub words: String,
    /// Other words by which people look for it; none where there are no others.
    pub also: String,
    pub kind: OfferKind,
}

/// What comes of an offer, as a picture beside it tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferKind {
    Does,
    /// A screen or a form opens, and nothing is done yet.
    Opens,
    /// A floor question or a page opens.
    Explains,
    /// It is typed in full, to be read and typed on.
    Types,
}

#[derive(Debug, Clone, PartialEq)]
pub enum BoxAction {
    /// Something of the tournament.
    Submit(Command),
    /// Shows a player with everything that can be done.
    Player(PlayerId),
    /// Takes a player up, to be given a seat.
    Carry(PlayerId),
    Table(TableNo),
    /// Shows a table, to be told where its button is.
    Button(TableNo),
    Form(FormAsked),
    Dark,
    Light,
    /// Opens a floor question or a page.
    Found(SearchHit),
    /// One of the verbs that were handed in, by its position.
    Verb(usize),
    /// Types this, because something is missing.
    Complete(String),
    /// Nothing: this is in the way.
    Cannot {
        what: String,
        why: String,
    },
}

/// A form that can be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormAsked {
    /// The pace of play, where the floor chooses what tables wait for.
    Pace,
    /// The pace of play, where a break at a random minute is drawn.
    RandomBreak,
    /// The one that registers players.
    Register,
    /// The one of the first draw.
    Draw,
    /// The plan of what is proposed for the room.
    Plan,
    /// The one that draws all seats at these tables anew.
    Redraw(Vec<TableNo>),
    /// The one that gives a penalty, to this player for this.
    Penalty(Option<PlayerId>, Option<Offense>),
    /// The one that makes a sale to this player void.
    Void(PlayerId),
    /// The one that sells to this player what the terms no longer allow.
    AllTheSame(PlayerId),
    Deal,
    Prize(Place),
    /// The bags of all tables of the day.
    Bags,
    BagTable(TableNo),
}

/// One thing that may be meant.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub deed: BoxAction,
    /// What would be done, in words.
    pub words: String,
    /// What follows from it, and where it happens.
    pub detail: String,
    /// Why it may not happen, and what to do instead.
    pub refusal: Option<String>,
    /// Whether it is asked about once more; so is what nobody said in so many words.
    pub confirmation: Confirmation,
    /// How the offer is typed in full.
    pub typed: String,
}

impl Offer {
    #[must_use]
    pub fn kind(&self, asking: &Asking<'_>) -> OfferKind {
        match &self.deed {
            BoxAction::Submit(_) | BoxAction::Dark | BoxAction::Light => OfferKind::Does,
            BoxAction::Player(_) | BoxAction::Carry(_) | BoxAction::Table(_) => OfferKind::Opens,
            BoxAction::Button(_) | BoxAction::Form(_) => OfferKind::Opens,
            BoxAction::Found(_) => OfferKind::Explains,
            BoxAction::Verb(index) => {
                asking.verbs.get(*index).map_or(OfferKind::Opens, |verb| verb.kind)
            }
            BoxAction::Complete(_) | BoxAction::Cannot { .. } => OfferKind::Types,
        }
    }

    /// Everything it says, in one line.
    #[must_use]
    pub fn line(&self) -> String {
        match self.detail.is_empty() {
            true => self.words.clone(),
            false => format!("{} · {}", self.words, self.detail),
        }
    }
}
