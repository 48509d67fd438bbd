//! Whom, where and how much: numbers become people, seats, chips and moments that fit.

use engine::entries::{Player, Status, Who};
use engine::money::{Pays, PaysWhen};
use engine::seating::Table;
use engine::tournament::Tournament;
use engine::values::{Chips, Money, PlayerId, SeatAt, SeatNo, TableNo, Timestamp};
use engine::winnings::{Winning, dues};

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

/// The table with the fewest players, most of the time.
pub(super) fn shortest(t: &Tournament, n: u32) -> TableNo {
    let shortest = t.seating().tables().min_by_key(|table| table.taken().len());
    shortest.filter(|_| !n.is_multiple_of(8)).map_or_else(|| table(t, n), |table| table.no)
}

/// A table where somebody sits penalty hands out, most of the time.
pub(super) fn serving(t: &Tournament, n: u32) -> TableNo {
    let players = t.penalties().serving().filter_map(|one| t.entries().player(one.player));
    let tables: Vec<TableNo> = players.filter_map(|one| Some(one.seat()?.table)).collect();
    let one = tables.get(n as usize % tables.len().max(1)).filter(|_| !n.is_multiple_of(8));
    one.copied().unwrap_or_else(|| table(t, n))
}

/// Somebody who was paid a prize or a bounty, most of the time.
pub(super) fn paid(t: &Tournament, n: u32) -> Who {
    among(t, n, |player| {
        Winning::ALL.iter().any(|what| !t.winnings().paid(player.id, *what).is_zero())
    })
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

/// Now and then so much; otherwise all of it.
pub(super) fn some_money(n: u32) -> Option<Money> {
    n.is_multiple_of(3).then(|| Money(u64::from(n % 40) * 5))
}

/// What somebody pays: mostly the only price there is, at once.
pub(super) fn pays(t: &Tournament, n: u32) -> Pays {
    let prices = t.settings().money.iter().flat_map(|money| &money.buy_ins);
    let names: Vec<&str> = prices.map(|price| price.name.as_str()).collect();
    let named = names.get(n as usize / 8 % names.len().max(1)).filter(|_| n.is_multiple_of(4));
    Pays {
        buy_in: named.map(|name| (*name).to_owned()),
        off: Money(if n.is_multiple_of(11) { 10 } else { 0 }),
        when: if n.is_multiple_of(7) { PaysWhen::Later } else { PaysWhen::Now },
    }
}

/// Somebody who owes, most of the time.
pub(super) fn owing(t: &Tournament, n: u32) -> Who {
    among(t, n, |player| !t.money().owed_by(player.id).is_zero())
}

/// Somebody who has won something, most of the time.
pub(super) fn winning(t: &Tournament, n: u32) -> Who {
    let dues = dues(t);
    among(t, n, |player| dues.iter().any(|due| due.player == player.id))
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
