//! Chip races, in words.

use super::{Args, Detail, EventTold, Telling};
use engine::chips::{Exchanged, RacedSeat, RacedStep, RacedTable};
use engine::seating::DrawRecord;
use engine::values::{Chips, PlayerId};

impl Telling<'_> {
    pub(super) fn chips_raced(
        &self,
        steps: &[RacedStep],
        draw: Option<&DrawRecord>,
        tables: &[RacedTable],
    ) -> EventTold {
        let numbers: Vec<u16> = tables.iter().map(|table| table.table.0).collect();
        let races = || tables.iter().flat_map(|table| &table.seats).flat_map(|seat| &seat.races);
        let delta: i64 = tables.iter().map(|table| table.delta(steps)).sum();
        let args = Args::new()
            .text("numbers", self.words.numbers(&numbers))
            .count("tables", tables.len())
            .text("values", self.words.raced_values(steps))
            .count("odd", races().map(|race| race.odd).sum::<u64>())
            .count("won", races().filter(|race| race.has_won).count())
            .count("rescued", races().filter(|race| race.is_rescued).count())
            .text("change", self.words.change(delta))
            .no_or_none("draw", draw.map(|draw| draw.no));
        let mut told = EventTold::new("event-chips-raced", args);
        if self.detail == Detail::Full {
            let seats =
                tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table, seat)));
            told.lines.extend(seats.map(|(table, seat)| self.race_line(steps, table, seat)));
        }
        told
    }

    fn race_line(&self, steps: &[RacedStep], table: &RacedTable, seat: &RacedSeat) -> String {
        let races = seat.races.iter().zip(steps).filter(|(race, _)| race.chips > 0);
        let races = races.map(|(race, step)| self.words.seat_race(race, *step));
        let args = Args::new()
            .no("table", table.table.0)
            .no("seat", seat.seat.0)
            .text("player", self.player_name(seat.player))
            .text("races", self.words.clauses(&races.collect::<Vec<_>>()))
            .text("change", self.words.change(seat.delta(steps)));
        self.words.say("race-seat-line", &args)
    }

    pub(super) fn chips_exchanged(
        &self,
        remove: Chips,
        next: Chips,
        exchanges: &[Exchanged],
    ) -> EventTold {
        let one = |exchange: &Exchanged| {
            let args = Args::new()
                .text("player", self.player_name(exchange.player))
                .count("chips", exchange.chips)
                .text("value", self.words.chips(remove))
                .count("received", exchange.received)
                .text("next", self.words.chips(next));
            self.words.say("chips-exchanged-by", &args)
        };
        let args = Args::new()
            .text("list", self.words.names(self.detail, exchanges, one))
            .text("value", self.words.chips(remove));
        EventTold::new("event-chips-exchanged", args)
    }

    pub(super) fn late_chips_taken(
        &self,
        player: PlayerId,
        value: Chips,
        chips: u64,
        smallest: Chips,
        paid: u64,
    ) -> EventTold {
        let mut told = self.one_player("event-late-chips-taken", player);
        let given = value.0.saturating_mul(chips);
        let rest = given.saturating_sub(smallest.0.saturating_mul(paid));
        told.args = told
            .args
            .count("chips", chips)
            .text("value", self.words.chips(value))
            .count("paid", paid)
            .text("smallest", self.words.chips(smallest))
            .text("rest", self.words.chips(Chips(rest)))
            .yes_no("unpaid", rest > 0);
        told
    }
}
