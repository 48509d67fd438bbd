//! Where somebody wants to go, and what is to be shown there.

use crate::vocabulary::chips_part::ChipsPart;
use crate::vocabulary::print_choice::PrintChoice;
use crate::vocabulary::screen_id::ScreenId;
use engine::penalties::Offense;
use engine::values::{Place, PlayerId, TableNo};
use words::find::SearchHit;

/// Where to go, and what to show there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Destination {
    /// This screen, in the state in which it was left.
    Screen(ScreenId),
    /// The form that registers players.
    Register,
    /// The form that sets up the first draw.
    Draw,
    /// The plan of what is proposed for the room.
    Plan,
    /// The tables that tick off as they finish a hand.
    TickOff,
    Table(TableNo),
    /// This table, to be told where its button is.
    SetButton(TableNo),
    /// This player, with everything that can be done with them.
    Player(PlayerId),
    /// The form that makes a sale to this player void.
    Void(PlayerId),
    /// The form that sells to this player what the terms no longer allow.
    AllTheSame(PlayerId),
    /// The tables, with this player to be given a seat.
    Carry(PlayerId),
    /// What follows where these tables break, and the button that breaks them.
    Break(Vec<TableNo>),
    /// The form that sets up tables.
    AddTables,
    /// The form that draws all seats at these tables anew.
    Redraw(Vec<TableNo>),
    Chips(ChipsPart),
    BagTable(TableNo),
    /// The looks of the screens that hang in the room.
    Looks,
    /// What can be printed, with this chosen.
    Print(PrintChoice),
    /// A floor question, or a page.
    Found(SearchHit),
    /// The same, with the facts that this sentence states.
    Asked(SearchHit, String),
    /// The form that gives a penalty, to this player for this.
    Penalty(Option<PlayerId>, Option<Offense>),
    Deal,
    Prize(Place),
    /// The form that seals the envelopes of mystery bounties.
    Envelopes,
    /// The form that charges whoever registered before there were prices.
    ChargeEntries,
    /// The form that says where a bounty goes that nobody is named for.
    Bounty(PlayerId),
    /// The form that settles what a player owes without them.
    Debt(PlayerId),
    CashBox,
    /// The form that corrects the bust-out of a player.
    CorrectBust(PlayerId),
}

impl Destination {
    #[must_use]
    pub fn screen(&self) -> ScreenId {
        match self {
            Self::Screen(screen) => *screen,
            Self::Register
            | Self::Player(_)
            | Self::Void(_)
            | Self::AllTheSame(_)
            | Self::CorrectBust(_) => ScreenId::Players,
            Self::Draw
            | Self::Plan
            | Self::TickOff
            | Self::Table(_)
            | Self::SetButton(_)
            | Self::Carry(_)
            | Self::Break(_)
            | Self::AddTables
            | Self::Redraw(_) => ScreenId::Tables,
            Self::Chips(_) | Self::BagTable(_) => ScreenId::Chips,
            Self::Found(_) | Self::Asked(..) => ScreenId::Rulings,
            Self::Looks => ScreenId::Setup,
            Self::Print(_) => ScreenId::Print,
            Self::Penalty(..) => ScreenId::Penalties,
            Self::Deal
            | Self::Prize(_)
            | Self::Envelopes
            | Self::ChargeEntries
            | Self::Bounty(_)
            | Self::Debt(_)
            | Self::CashBox => ScreenId::Prizes,
        }
    }
}
