//! Where people sit: each is brought to the seat in which the file saw them, when it did.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use engine::Command;
use engine::entries::{Status, Who};
use engine::seating::NewTable;
use engine::values::{PlayerId, SeatAt, TableNo};

/// So many move out of each other's way at most.
const CHAIN_MAX: usize = 64;

impl Playing<'_> {
    /// The next seat in which somebody was seen, from this moment on.
    pub(super) fn next_seen(&self, who: usize, at: i64) -> Option<SeatAt> {
        let seen = self.seen.get(&who)?;
        let next = seen.partition_point(|(moment, _)| *moment < at);
        seen.get(next).map(|(_, seat)| *seat)
    }

    /// Brings somebody to the seat in which they were seen, and those who are in the way to theirs.
    pub(super) fn see(&mut self, at: i64, who: usize, seat: SeatAt) -> Result<(), ImportError> {
        let Some(id) = self.id(who) else { return Ok(()) };
        let is_in = self.tournament().entries().player(id).is_some_and(|player| player.is_in());
        if is_in && !self.bring(at, id, seat, &mut Vec::new())? {
            self.remarks.more(RemarkKind::SeatsOff, "");
        }
        Ok(())
    }

    /// Whether somebody came to a seat; `on_the_way` are those for whom others move already.
    fn bring(
        &mut self,
        at: i64,
        id: PlayerId,
        seat: SeatAt,
        on_the_way: &mut Vec<PlayerId>,
    ) -> Result<bool, ImportError> {
        let status = self.tournament().entries().player(id).map(|player| player.status);
        if status == Some(Status::Seated(seat)) {
            return Ok(true);
        }
        on_the_way.push(id);
        if let Some(other) = self.tournament().seating().player_at(seat) {
            self.make_room(at, other, seat, on_the_way)?;
        }
        let status = self.tournament().entries().player(id).map(|player| player.status);
        if status == Some(Status::Seated(seat)) {
            return Ok(true);
        }
        if let Some(other) = self.tournament().seating().player_at(seat) {
            // Nobody can stand aside: the two change seats, and the other one is brought on later.
            let players = [Who::Id(id), Who::Id(other)];
            return Ok(self.act(at, &Command::SwapSeats { players })?.is_ok());
        }
        let (player, to) = (Who::Id(id), seat);
        let command = match status {
            Some(Status::Seated(_)) => Command::MovePlayer { player, to },
            Some(Status::Unseated | Status::Alternate) => Command::SeatPlayer { player, to },
            Some(Status::Out | Status::Withdrawn) | None => return Ok(false),
        };
        Ok(self.act(at, &command)?.is_ok())
    }

    /// Lets somebody leave a seat, where they are seen elsewhere next.
    fn make_room(
        &mut self,
        at: i64,
        other: PlayerId,
        seat: SeatAt,
        on_the_way: &mut Vec<PlayerId>,
    ) -> Result<(), ImportError> {
        let who = self.places.get(&other).copied();
        let next = who.and_then(|who| self.next_seen(who, at)).filter(|next| *next != seat);
        let Some(next) = next else { return Ok(()) };
        if on_the_way.len() < CHAIN_MAX && !on_the_way.contains(&other) {
            return self.bring(at, other, next, on_the_way).map(drop);
        }
        // They change seats in a ring: one of them stands aside for a moment.
        let open = |table: TableNo| {
            let seat = self.tournament().seating().table(table)?.open().iter().next()?;
            Some(SeatAt { table, seat })
        };
        let tables = self.tournament().seating().tables_with_open_seats();
        let aside = open(next.table).or_else(|| tables.map(|table| table.no).find_map(open));
        let Some(to) = aside else { return Ok(()) };
        let command = Command::MovePlayer { player: Who::Id(other), to };
        self.act(at, &command)?.ok();
        Ok(())
    }

    /// Seats everybody who waits: where they are seen first, and the others by draw.
    pub(super) fn seat_all(&mut self, at: i64) -> Result<(), ImportError> {
        let waits: Vec<(usize, SeatAt)> = (0..self.ids.len())
            .filter(|who| self.waits(*who))
            .filter_map(|who| Some((who, self.next_seen(who, at)?)))
            .collect();
        for (who, seat) in waits {
            // Later seats may be taken at first; then the draw gives another one.
            if let Some(id) = self.id(who)
                && self.tournament().seating().player_at(seat).is_none()
            {
                self.bring(at, id, seat, &mut Vec::new())?;
            }
        }
        let left: Vec<usize> = (0..self.ids.len()).filter(|who| self.waits(*who)).collect();
        self.remarks.count(RemarkKind::SeatsDrawn, left.len());
        match left.first() {
            Some(_) => self.act(at, &Command::DrawSeats { public: None }).map(drop),
            None => Ok(()),
        }
    }

    /// Whether somebody is in and has no seat.
    fn waits(&self, who: usize) -> bool {
        let player = self.id(who).and_then(|id| self.tournament().entries().player(id));
        player.is_some_and(|player| player.is_in() && player.seat().is_none())
    }

    /// Gives a seat to somebody who must have one now.
    pub(super) fn seat_now(&mut self, at: i64, who: usize) -> Result<(), ImportError> {
        if !self.waits(who) {
            return Ok(());
        }
        if self.tournament().seating().open_seats() == 0 {
            let seating = self.tournament().seating();
            let last = seating.tables().map(|table| table.no.0).max().unwrap_or_default();
            let seats = self.tournament().settings().seating.seats_per_table;
            let new = NewTable { table: TableNo(last.saturating_add(1)), seats };
            self.remarks.name(RemarkKind::TableAdded, new.table.to_string());
            self.settle(at, &Command::AddTables { tables: vec![new] })?;
        }
        self.remarks.more(RemarkKind::SeatsDrawn, "");
        self.act(at, &Command::DrawSeats { public: None })?.ok();
        if self.waits(who) {
            self.act(at, &Command::SeatAlternates)?.ok();
        }
        Ok(())
    }

    /// Reports moves as done, and takes tables away at which nobody sits any more.
    pub(super) fn tidy(&mut self, at: i64) -> Result<(), ImportError> {
        if !self.tournament().seating().pending_moves().is_empty() {
            self.settle(at, &Command::CompleteMoves { players: Vec::new() })?;
        }
        let now = self.moment(at);
        let seating = self.tournament().seating();
        if !self.tournament().clock().has_begun(now) || seating.tables().len() < 2 {
            return Ok(());
        }
        let is_over = |table: TableNo| self.last_seen.get(&table).is_none_or(|last| *last <= at);
        let empty = seating.tables_with_open_seats().filter(|table| table.taken().is_empty());
        let mut empty: Vec<TableNo> =
            empty.map(|table| table.no).filter(|table| is_over(*table)).collect();
        empty.truncate(seating.tables().len() - 1);
        for table in empty {
            self.settle(at, &Command::RemoveTable { table })?;
        }
        Ok(())
    }
}
