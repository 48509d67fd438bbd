//! What stood when the file was saved: buttons, seats that are kept, counted stacks, and how long
//! the level lasts.

use super::error::ImportError;
use super::playing::Playing;
use super::remark::RemarkKind;
use engine::Command;
use engine::command::ButtonMoment;
use engine::entries::{StackCount, Who};
use engine::values::{Chips, PlayerId, SeatAt, SeatNo};
use tdt::TdtSeat;

impl Playing<'_> {
    /// Brings what the file says of its own moment.
    ///
    /// # Errors
    /// Where the program itself fails.
    pub(super) fn stand(&mut self, at: i64) -> Result<(), ImportError> {
        if self.event.ended_at.is_some() {
            self.note_tables_over();
            return Ok(());
        }
        self.stand_clock(at)?;
        self.stand_tables(at)?;
        self.stand_stacks(at)
    }

    /// A level to which time was added, or from which it was taken, while the clock runs.
    fn stand_clock(&mut self, at: i64) -> Result<(), ImportError> {
        let now = self.moment(at);
        let reading = self.tournament().reading(now);
        let is_it = usize::from(self.event.clock.stage) == reading.stage.index();
        match self.added() {
            0 => Ok(()),
            secs if is_it && self.event.clock.is_running => {
                self.settle(at, &Command::AdjustClock { secs }).map(drop)
            }
            _ => Ok(()),
        }
    }

    /// Where the buttons are, and who stays where they are.
    fn stand_tables(&mut self, at: i64) -> Result<(), ImportError> {
        for table in &self.event.tables.tables {
            let seat = |seat: u8| TdtSeat {
                table_uuid: table.uuid.clone(),
                table: table.name.clone(),
                seat,
            };
            if let Some(SeatAt { table, seat: button }) =
                table.button.and_then(|no| self.rooms.seat(&seat(no)))
            {
                let (small_blind, big_blind, when) = (None, None, ButtonMoment::default());
                let command = Command::SetButton { table, button, small_blind, big_blind, when };
                self.settle(at, &command)?;
            }
            for no in &table.locks {
                let seated = self.rooms.seat(&seat(*no));
                let player = seated.and_then(|at| self.tournament().seating().player_at(at));
                if let Some(player) = player.map(Who::Id) {
                    self.settle(at, &Command::LockPlayer { player })?;
                }
            }
        }
        Ok(())
    }

    /// Stacks that were counted, of those who are in.
    fn stand_stacks(&mut self, at: i64) -> Result<(), ImportError> {
        let counted = |who: usize| {
            let chips = Chips(self.event.players.get(who)?.counted()?);
            let id = self.id(who)?;
            let own = self.tournament().entries().player(id)?;
            (own.is_in() && own.stack != chips).then_some((id, chips))
        };
        let counted: Vec<(PlayerId, Chips)> =
            (0..self.event.players.len()).filter_map(counted).collect();
        if counted.is_empty() {
            return Ok(());
        }
        let stack = |(id, chips)| StackCount { player: Who::Id(id), chips };
        let stacks = counted.into_iter().map(stack).collect();
        self.settle(at, &Command::CountStacks { stacks }).map(drop)
    }

    fn note_tables_over(&mut self) {
        let no = |seat: &u8| SeatNo(*seat).to_string();
        let tables = self.event.tables.tables.iter().filter_map(|table| {
            let seats: Vec<String> = table.button.iter().chain(&table.locks).map(no).collect();
            (!seats.is_empty()).then(|| format!("{} {}", table.name, seats.join(", ")))
        });
        let told: Vec<String> = tables.collect();
        if !told.is_empty() {
            self.remarks.name(RemarkKind::TablesOver, told.join("; "));
        }
    }
}
