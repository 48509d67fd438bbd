//! Tables that are not in use any more and can be opened again.

use crate::seating::{FreeTable, NewTable, Seating, Table};
use crate::values::{SeatSet, TableNo};

impl Seating {
    /// Tables that are free, by number.
    pub fn free_tables(&self) -> impl ExactSizeIterator<Item = (TableNo, FreeTable)> {
        self.free.iter().map(|(table, free)| (*table, *free))
    }

    /// The free tables to open so that so many players sit down, the lowest numbers first; all of
    /// them where they do not suffice.
    #[must_use]
    pub fn tables_to_open(&self, players: usize) -> Vec<NewTable> {
        let mut seats = 0;
        let mut tables = Vec::new();
        for (table, free) in self.free_tables() {
            if seats >= players {
                break;
            }
            seats += usize::from(free.seats);
            tables.push(NewTable { table, seats: free.seats });
        }
        tables
    }

    /// Whether all these tables are free and have as many seats as they had.
    #[must_use]
    pub fn are_free(&self, tables: &[NewTable]) -> bool {
        let is_free =
            |new: &NewTable| self.free.get(&new.table).is_some_and(|free| free.seats == new.seats);
        tables.iter().all(is_free)
    }

    /// A table broke, or no longer is in use since all seats were drawn anew.
    pub(super) fn free_table(&mut self, table: TableNo) {
        let Some(table) = self.remove_table(table) else { return };
        let seats = u8::try_from(table.seats().len()).unwrap_or(SeatSet::SEAT_MAX);
        self.free.insert(table.no, FreeTable { seats, place: table.place });
    }

    /// A table is set up; one that was free stands where it stood.
    pub(super) fn set_up(&mut self, mut table: Table) {
        if let Some(free) = self.free.remove(&table.no) {
            table.place = free.place;
        }
        self.insert_table(table);
    }
}
