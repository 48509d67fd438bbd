//! The tables of an evening, by name and by what the file calls them.

use super::remark::{RemarkKind, Remarks};
use engine::seating::NewTable;
use engine::values::{SeatAt, SeatNo, SeatSet, TableNo};
use std::collections::{BTreeMap, BTreeSet};
use tdt::{Said, SaidSeat, TdtEvent, TdtSeat, said};

/// The most tables that a room has.
const TABLES_MAX: usize = 500;

/// The tables, with the numbers that they get.
pub(super) struct Rooms {
    tables: Vec<NewTable>,
    by_name: BTreeMap<String, usize>,
    by_uuid: BTreeMap<String, usize>,
}

impl Rooms {
    /// The tables of the list, and those that are named elsewhere, as they broke long ago.
    pub(super) fn of(event: &TdtEvent, remarks: &mut Remarks) -> Self {
        let mut rooms =
            Self { tables: Vec::new(), by_name: BTreeMap::new(), by_uuid: BTreeMap::new() };
        let own = own_numbers(event);
        for (index, table) in event.tables.tables.iter().enumerate() {
            let no = own.as_ref().and_then(|own| own.get(index).copied());
            rooms.add(no, &table.name, &table.uuid, table.seats);
        }
        let mut named: Vec<(String, String, u8)> = Vec::new();
        for seat in seats_of(event) {
            named.push((seat.table.clone(), seat.table_uuid.clone(), seat.seat));
        }
        for line in &event.history {
            let mut name = |seat: Option<SaidSeat<'_>>| {
                named.extend(seat.map(|at| (at.table.to_owned(), String::new(), at.seat)));
            };
            match said(&line.text) {
                Said::Sat { seat, .. } => name(Some(seat)),
                Said::Busted { seat, by, .. } => {
                    name(seat);
                    by.into_iter().for_each(|(_, seat)| name(seat));
                }
                Said::Started
                | Said::Began(..)
                | Said::Over(..)
                | Said::BustUndone { .. }
                | Said::SaleUndone
                | Said::KnownOtherwise
                | Said::Unknown => {}
            }
        }
        for (name, uuid, seat) in named {
            match rooms.find(&name, &uuid) {
                Some(index) => rooms.widen(index, seat),
                None if name.is_empty() || rooms.tables.len() >= TABLES_MAX => {}
                None => {
                    rooms.add(None, &name, &uuid, seat);
                    remarks.name(RemarkKind::TableAdded, name);
                }
            }
        }
        rooms
    }

    fn add(&mut self, no: Option<TableNo>, name: &str, uuid: &str, seats: u8) {
        let next = || self.tables.iter().map(|table| table.table.0).max().unwrap_or_default();
        let table = no.unwrap_or_else(|| TableNo(next().saturating_add(1)));
        let index = self.tables.len();
        self.tables.push(NewTable { table, seats: seats.clamp(2, SeatSet::SEAT_MAX) });
        self.by_name.entry(name.to_owned()).or_insert(index);
        if !uuid.is_empty() {
            self.by_uuid.entry(uuid.to_owned()).or_insert(index);
        }
    }

    fn widen(&mut self, index: usize, seat: u8) {
        let table = self.tables.get_mut(index);
        table.into_iter().for_each(|table| table.seats = table.seats.max(seat));
    }

    fn find(&self, name: &str, uuid: &str) -> Option<usize> {
        let by_uuid = self.by_uuid.get(uuid).filter(|_| !uuid.is_empty());
        by_uuid.or_else(|| self.by_name.get(name)).copied()
    }

    /// The tables as they are set up.
    pub(super) fn tables(&self) -> &[NewTable] {
        &self.tables
    }

    /// A seat as the file tells it.
    pub(super) fn seat(&self, seat: &TdtSeat) -> Option<SeatAt> {
        let table = self.tables.get(self.find(&seat.table, &seat.table_uuid)?)?;
        let is_there = (1..=table.seats).contains(&seat.seat);
        is_there.then_some(SeatAt { table: table.table, seat: SeatNo(seat.seat) })
    }

    /// A seat as the log tells it.
    pub(super) fn said(&self, said: SaidSeat<'_>) -> Option<SeatAt> {
        let (table, seat) = (said.table.to_owned(), said.seat);
        self.seat(&TdtSeat { table_uuid: String::new(), table, seat })
    }
}

/// The numbers that tables have in their names, where every one has its own.
fn own_numbers(event: &TdtEvent) -> Option<Vec<TableNo>> {
    let number = |name: &str| name.strip_prefix("Table ")?.trim().parse::<u16>().ok();
    let tables = event.tables.tables.iter();
    let numbers: Option<Vec<u16>> =
        tables.map(|table| number(&table.name).filter(|no| *no > 0)).collect();
    let numbers = numbers?;
    let different: BTreeSet<u16> = numbers.iter().copied().collect();
    (different.len() == numbers.len()).then(|| numbers.into_iter().map(TableNo).collect())
}

/// Every seat that stands beside a bust-out, a sale or a move.
fn seats_of(event: &TdtEvent) -> impl Iterator<Item = &TdtSeat> {
    let buy_ins = event.players.iter().flat_map(|player| &player.buy_ins);
    let seats = buy_ins.flat_map(|buy_in| {
        let bust = buy_in.bust.as_ref().and_then(|bust| bust.seat.as_ref());
        buy_in.seat.iter().chain(bust)
    });
    let moves = event.tables.last_moves.iter().flat_map(|moved| [&moved.from, &moved.to]);
    seats.chain(moves)
}
