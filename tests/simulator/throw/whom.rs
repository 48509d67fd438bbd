//! Whom, where and how much: numbers become people, seats, chips and moments that fit.

use engine::entries::{Player, Status, Who};
use engine::seating::Table;
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatAt, SeatNo, TableNo, Timestamp};

/// Somebody on the list; now and then somebody who is not.
pub(super) fn anybody(t: &Tournament, n: u32) -> Who {
    let players = u32::try_from(t.entries().players().len()).unwrap_or(u32::MAX);
    Who::Id(PlayerId(n % (players + 1) + 1))
}

pub(super) fn table(t: &Tournament, n: u32) -> TableNo {
    let tables: Vec<TableNo> = t.seating().tables().map(|table| table.no).collect();
    match tables.get(n as usize % tables.len().max(1)) {
        Some(table) if !n.is_multiple_of(32) => *table,
        _ => TableNo((n % 40) as u16),
    }
}

pub(super) fn seat(t: &Tournament, n: u32) -> SeatAt {
    SeatAt { table: table(t, n), seat: SeatNo((n / 7 % 10 + 1) as u8) }
}

/// An open seat, most of the time.
pub(super) fn open_seat(t: &Tournament, n: u32) -> SeatAt {
    let open = |table: &Table| {
        let no = table.no;
        table.open().iter().map(move |seat| SeatAt { table: no, seat }).collect::<Vec<_>>()
    };
    let all: Vec<SeatAt> = t.seating().tables().flat_map(open).collect();
    let one = all.get(n as usize % all.len().max(1)).filter(|_| !n.is_multiple_of(5));
    one.copied().unwrap_or(seat(t, n))
}

pub(super) fn note(n: u32) -> String {
    let notes = ["", "as agreed", "said \"so\"\n(twice)\\", "příliš žluťoučký 🂱"];
    notes[n as usize % notes.len()].to_owned()
}

pub(super) fn chips(n: u32) -> Chips {
    Chips(u64::from(n % 400) * 25)
}

pub(super) fn moment(now: Timestamp, n: u32) -> Timestamp {
    now.plus_millis(-i64::from(n % 2_000_000))
}

pub(super) fn among(t: &Tournament, n: u32, fits: impl Fn(&Player) -> bool) -> Who {
    let fit: Vec<PlayerId> =
        t.entries().players().filter(|player| fits(player)).map(|player| player.id).collect();
    match fit.get(n as usize % fit.len().max(1)) {
        Some(id) if !n.is_multiple_of(24) => Who::Id(*id),
        _ => anybody(t, n),
    }
}

pub(super) fn seated(t: &Tournament, n: u32) -> Who {
    among(t, n, |player| player.seat().is_some())
}

pub(super) fn out(t: &Tournament, n: u32) -> Who {
    among(t, n, |player| player.status == Status::Out)
}
