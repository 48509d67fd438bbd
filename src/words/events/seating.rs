//! Draws, moves, breaking and redraws, in words.

use super::{Args, Detail, EventTold, Telling};
use engine::seating::{DrawRecord, Move, MoveReason, NewTable, Seated, TablePlace};
use engine::values::{PlayerId, SeatAt, TableNo};
use std::collections::BTreeSet;

impl Telling<'_> {
    pub(super) fn table(&self, id: &'static str, table: TableNo) -> EventTold {
        EventTold::new(id, Args::new().no("table", table.0))
    }

    pub(super) fn seat(&self, id: &'static str, at: SeatAt) -> EventTold {
        EventTold::new(id, Args::new().no("table", at.table.0).no("seat", at.seat.0))
    }

    /// An event of one player in one seat.
    pub(super) fn player_in_seat(
        &self,
        id: &'static str,
        player: PlayerId,
        at: SeatAt,
    ) -> EventTold {
        let mut told = self.one_player(id, player);
        told.args = told.args.text("seat", self.words.seat(at));
        told
    }

    pub(super) fn tables_added(&self, tables: &[NewTable]) -> EventTold {
        let numbers: Vec<u16> = tables.iter().map(|table| table.table.0).collect();
        let args = Args::new()
            .text("numbers", self.words.numbers(&numbers))
            .count("tables", tables.len())
            .count("seats", tables.iter().map(|table| u32::from(table.seats)).sum::<u32>());
        EventTold::new("event-tables-added", args)
    }

    pub(super) fn seats_drawn(&self, draw: &DrawRecord, seats: &[Seated]) -> EventTold {
        let [only] = seats else {
            let args = Args::new().no("draw", draw.no).count("players", seats.len());
            return self.with_seats(EventTold::new("event-seats-drawn", args), seats);
        };
        let mut told = self.player_in_seat("event-seat-drawn", only.player, only.to);
        told.args = told.args.no("draw", draw.no).yes_no("waits", only.waits_one_hand);
        told
    }

    pub(super) fn player_seated(&self, seated: &Seated) -> EventTold {
        let mut told = self.player_in_seat("event-player-seated", seated.player, seated.to);
        told.args = told.args.yes_no("waits", seated.waits_one_hand);
        told
    }

    pub(super) fn moved(&self, moves: &[Move]) -> EventTold {
        if let [one, other] = moves
            && one.reason == MoveReason::SeatsSwapped
        {
            let args = Args::new()
                .text("player", self.player_name(one.player))
                .text("other", self.player_name(other.player))
                .text("from", self.words.seat(one.from))
                .text("to", self.words.seat(one.to));
            return self.with_moves(EventTold::new("event-seats-swapped", args), moves);
        }
        let [only] = moves else {
            let names = self.words.names(self.detail, moves, |m| self.player_name(m.player));
            let args = Args::new().text("names", names).count("players", moves.len());
            return self.with_moves(EventTold::new("event-players-moved", args), moves);
        };
        EventTold::new("event-player-moved", self.move_args(only))
    }

    pub(super) fn table_broken(
        &self,
        table: TableNo,
        draw: &DrawRecord,
        moves: &[Move],
    ) -> EventTold {
        let args =
            Args::new().no("table", table.0).no("draw", draw.no).count("players", moves.len());
        self.with_moves(EventTold::new("event-table-broken", args), moves)
    }

    pub(super) fn redrawn(
        &self,
        draw: &DrawRecord,
        seats: &[Seated],
        closed: &[TableNo],
    ) -> EventTold {
        let tables: BTreeSet<TableNo> = seats.iter().map(|seated| seated.to.table).collect();
        let numbers = self.table_numbers(tables.iter().copied());
        let args = Args::new()
            .no("draw", draw.no)
            .text("numbers", numbers)
            .count("tables", tables.len())
            .count("players", seats.len())
            .yes_no("closed", !closed.is_empty())
            .text("closed_numbers", self.table_numbers(closed.iter().copied()));
        let id = if tables.len() == 1 { "event-final-table-drawn" } else { "event-redrawn" };
        self.with_seats(EventTold::new(id, args), seats)
    }

    pub(super) fn tables_placed(&self, places: &[TablePlace]) -> EventTold {
        let numbers = self.table_numbers(places.iter().map(|place| place.table));
        let is_free = places.iter().all(|place| place.at.is_none());
        let args = Args::new().text("numbers", numbers).count("tables", places.len());
        EventTold::new("event-tables-placed", args.yes_no("free", is_free))
    }

    pub(super) fn break_order(&self, tables: &[TableNo]) -> EventTold {
        // The order is the point, so the numbers stay as they are.
        let order = self.words.list(&tables.iter().map(TableNo::to_string).collect::<Vec<_>>());
        let args = Args::new().text("numbers", order).count("tables", tables.len());
        EventTold::new("event-break-order-set", args)
    }

    fn table_numbers(&self, tables: impl Iterator<Item = TableNo>) -> String {
        self.words.numbers(&tables.map(|table| table.0).collect::<Vec<_>>())
    }

    fn move_args(&self, order: &Move) -> Args {
        Args::new()
            .text("player", self.player_name(order.player))
            .text("from", self.words.seat(order.from))
            .text("to", self.words.seat(order.to))
            .text("reason", self.words.move_reason(order.reason))
            .yes_no("waits", order.waits_one_hand)
    }

    /// Adds a line for each player who drew a seat, where everything is told.
    fn with_seats(&self, mut told: EventTold, seats: &[Seated]) -> EventTold {
        if self.detail == Detail::Full {
            let line = |seated: &Seated| {
                let args = Args::new()
                    .text("player", self.player_name(seated.player))
                    .text("seat", self.words.seat(seated.to))
                    .yes_no("waits", seated.waits_one_hand);
                self.words.say("seat-line", &args)
            };
            told.lines.extend(seats.iter().map(line));
        }
        told
    }

    /// Adds a line for each player who moved, where everything is told.
    fn with_moves(&self, mut told: EventTold, moves: &[Move]) -> EventTold {
        if self.detail == Detail::Full {
            let line = |order: &Move| self.words.say("move-line", &self.move_args(order));
            told.lines.extend(moves.iter().map(line));
        }
        told
    }
}
