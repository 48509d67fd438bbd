//! Tables and seats.

use crate::fields::{Fields, Reader, Weight};
use crate::{FaultKind, Value, What};

/// The tables of the evening, as they stood when the file was saved.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TdtTables {
    pub tables: Vec<TdtTable>,
    /// The moves that were made together last.
    pub last_moves: Vec<TdtMove>,
    /// When that was, in milliseconds since 1970, UTC.
    pub last_moved_at: Option<i64>,
    /// How far apart table sizes may be.
    pub gap: Option<u8>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtTable {
    pub name: String,
    /// What the file calls it; empty in older files.
    pub uuid: String,
    pub seats: u8,
    /// Who sits there, as the file calls them, with the number of the seat from 1.
    pub players: Vec<(u8, String)>,
    /// The seats whose players are not moved, with their numbers from 1.
    pub locks: Vec<u8>,
    /// Where the dealer button is, counted from 1; none where it is not set.
    pub button: Option<u8>,
}

/// A seat, told by its table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct TdtSeat {
    /// What the file calls the table; empty in older files.
    pub table_uuid: String,
    pub table: String,
    /// The number of the seat, from 1.
    pub seat: u8,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtMove {
    /// Who, as the file calls them.
    pub player: String,
    pub from: TdtSeat,
    pub to: TdtSeat,
}

/// The most seats that a table has.
const SEATS_MAX: i64 = 31;

/// The most tables that a room has.
const TABLES_MAX: usize = 500;

pub(crate) fn read_tables<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> TdtTables {
    let (needed, aside) = (Weight::Needed, Weight::Aside);
    let Some(holder) = reader.part(of, "Tables", &["GameTables"], needed) else {
        return TdtTables::default();
    };
    let mut tables = Vec::new();
    for value in reader.items(&holder, "Tables", needed) {
        let Some(fields) = reader.fields(value, &["GameTable"], needed) else { continue };
        if tables.len() >= TABLES_MAX {
            reader.odd(&holder, "Tables", FaultKind::TooMany { most: TABLES_MAX }, needed);
            break;
        }
        tables.push(read_table(reader, &fields));
    }
    let gap = reader.whole(&holder, "MaxPlayerDisparity", SEATS_MAX, aside);
    let moved = reader.part(&holder, "LastPlayerMove", &["PlayerMovement"], aside);
    let mut last_moves = Vec::new();
    let mut last_moved_at = None;
    if let Some(moved) = moved {
        last_moved_at = reader.moment(&moved, "Time", aside);
        for value in reader.items(&moved, "Moves", aside) {
            // Version 3.0 tells tables by their place in the list, and only where somebody went.
            if let Some(fields) = reader.fields(value, &["Move", "PlayerMove"], aside) {
                last_moves.extend(read_move(reader, &fields));
            }
        }
    }
    let gap = gap.and_then(|gap| u8::try_from(gap).ok()).filter(|gap| *gap > 0);
    TdtTables { tables, last_moves, last_moved_at, gap }
}

fn read_table<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> TdtTable {
    let needed = Weight::Needed;
    let seats = reader.whole(fields, "NumberOfSeats", SEATS_MAX, needed);
    let mut players = Vec::new();
    let mut last = 0;
    for (seat, value) in (1_u8..=u8::MAX).zip(reader.items(fields, "Seats", needed)) {
        if let What::Text(uuid) = &value.what
            && !uuid.is_empty()
        {
            players.push((seat, uuid.clone().into_owned()));
            last = seat;
        }
    }
    if i64::from(last) > SEATS_MAX {
        reader.odd(fields, "Seats", FaultKind::OutOfRange, needed);
    }
    let locked = reader.items(fields, "Locks", Weight::Aside);
    let is_locked = |lock: &Value<'_>| matches!(lock.what, What::Word("true"));
    let locks = (1_u8..=u8::MAX).zip(locked).filter(|(_, lock)| is_locked(lock));
    let locks = locks.map(|(seat, _)| seat).collect();
    let button = reader.whole(fields, "DealerButtonSeat", SEATS_MAX, Weight::Aside);
    TdtTable {
        name: reader.text(fields, "Name", needed),
        uuid: reader.text(fields, "UUID", needed),
        seats: seats.and_then(|seats| u8::try_from(seats).ok()).unwrap_or_default().max(last),
        players,
        locks,
        button: button.and_then(|seat| u8::try_from(seat).ok()).filter(|seat| *seat > 0),
    }
}

fn read_move<'t>(reader: &mut Reader<'t>, fields: &Fields<'_, 't>) -> Option<TdtMove> {
    let aside = Weight::Aside;
    if !fields.has("NewTableUUID") {
        return None;
    }
    let mut seat = |table: &str, index: &str| {
        let seat = reader.whole(fields, index, SEATS_MAX - 1, aside)?;
        Some(TdtSeat {
            table_uuid: reader.text(fields, table, aside),
            table: String::new(),
            seat: u8::try_from(seat + 1).ok()?,
        })
    };
    let from = seat("OldTableUUID", "OldSeatIndex")?;
    let to = seat("NewTableUUID", "NewSeatIndex")?;
    Some(TdtMove { player: reader.text(fields, "PlayerUUID", aside), from, to })
}

/// A seat that stands beside something else; none where it is not told.
pub(crate) fn read_seat<'t>(reader: &mut Reader<'t>, value: &Value<'t>) -> Option<TdtSeat> {
    let aside = Weight::Aside;
    let fields = reader.fields(value, &["GameSeat"], aside)?;
    let seat = reader.whole(&fields, "SeatIndex", SEATS_MAX - 1, aside)?;
    let table = reader.text(&fields, "TableName", aside);
    let table_uuid = reader.text(&fields, "TableUUID", aside);
    let is_told = !table.is_empty() || !table_uuid.is_empty();
    is_told.then_some(TdtSeat { table_uuid, table, seat: u8::try_from(seat + 1).ok()? })
}
