//! What somebody with a code may do.

use engine::Command;
use engine::acts::Permission;
use engine::entries::{Player, Who};
use engine::tournament::Tournament;
use engine::values::{SeatAt, TableNo};

/// What somebody with a code may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// Everything that is done while an event runs, and who else may do what.
    Director,
    /// Play: bust-outs, moves, penalties, rulings, the clock.
    Floor,
    /// The desk: entries and payments.
    Registration,
    Dealer(TableNo),
}

impl Role {
    /// The id of its name in the text catalogue, after `staff-role-`.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Director => "director",
            Self::Floor => "floor",
            Self::Registration => "registration",
            Self::Dealer(_) => "dealer",
        }
    }

    /// The only table that it is about, if any.
    pub(crate) fn table(self) -> Option<TableNo> {
        match self {
            Self::Dealer(table) => Some(table),
            Self::Director | Self::Floor | Self::Registration => None,
        }
    }

    /// Whether somebody with this role may ask for that; the engine says whether it may happen.
    #[must_use]
    pub fn may(self, command: &Command, tournament: &Tournament) -> bool {
        match permission(command, tournament) {
            Permission::Computer => false,
            Permission::Director => self == Self::Director,
            Permission::Floor => matches!(self, Self::Director | Self::Floor),
            Permission::Desk => matches!(self, Self::Director | Self::Floor | Self::Registration),
            Permission::Dealer => match self {
                Self::Director | Self::Floor => true,
                Self::Registration => false,
                Self::Dealer(own) => {
                    let tables = tables_of(command, tournament);
                    !tables.is_empty() && tables.iter().all(|table| *table == own)
                }
            },
        }
    }
}

/// The table where somebody sits.
fn table_of(tournament: &Tournament, who: &Who) -> Option<TableNo> {
    let seat: Option<SeatAt> = tournament.find(who).ok().and_then(Player::seat);
    seat.map(|at| at.table)
}

/// Who may ask for a command: as its row says, but that a table that broke is opened again, or
/// goes, where it was broken, which is on the floor.
fn permission(command: &Command, tournament: &Tournament) -> Permission {
    let seating = tournament.seating();
    let is_broken = match command {
        Command::AddTables { tables } => seating.are_free(tables),
        Command::RemoveTable { table } => seating.table(*table).is_none(),
        _ => false,
    };
    if is_broken { Permission::Floor } else { command.row().permission }
}

/// The tables that a command is about which a dealer may ask for; none where it names none.
fn tables_of(command: &Command, tournament: &Tournament) -> Vec<TableNo> {
    use Command as C;
    match command {
        C::SetButton { table, .. }
        | C::DrawButton { table }
        | C::NextHand { table, .. }
        | C::CallFloor { table, .. }
        | C::CountHand { table }
        | C::SettleClock { table, .. } => vec![*table],
        C::TableDone { tables } | C::MarkHands { tables, .. } => tables.clone(),
        C::CountStacks { stacks } => {
            let tables = stacks.iter().map(|count| table_of(tournament, &count.player));
            tables.collect::<Option<_>>().unwrap_or_default()
        }
        C::CallClock { player, .. }
        | C::ShotClockOver { player, .. }
        | C::UseTimeCard { player } => table_of(tournament, player).into_iter().collect(),
        _ => Vec::new(),
    }
}
