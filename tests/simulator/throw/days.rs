//! Steps between two days.

use super::Throw;
use engine::command::Command;
use engine::days::{BagCount, DaySeats};
use engine::entries::{Player, Who};
use engine::tournament::Tournament;
use engine::values::{Chips, Timestamp};

impl Throw {
    /// After the end of a day: bags, their seals, and the next day.
    pub(super) fn overnight(self, t: &Tournament, now: Timestamp) -> Command {
        let bags = self.bags(t);
        let is_sealed = t.days().end().is_some_and(|end| end.seal.is_some());
        match (bags.is_empty(), is_sealed) {
            (false, _) => Command::BagStacks { bags },
            (true, false) => self.seal(),
            (true, true) if self.one_in(3) => self.scheduled(now),
            (true, true) => self.next_day(),
        }
    }

    pub(super) fn bags(self, t: &Tournament) -> Vec<BagCount> {
        let Some(end) = t.days().end() else { return Vec::new() };
        let is_due = |player: &&Player| {
            player.seat().is_some()
                && end.has_to_bag(player.id)
                && t.days().bag(player.id).is_none()
        };
        let bag = |player: &Player| BagCount {
            player: Who::Id(player.id),
            chips: Chips(player.stack.0.max(1) + u64::from(self.b % 3)),
            seal: self.one_in(2).then(|| format!("S{}", player.id)),
        };
        t.entries().players().filter(is_due).take(1 + self.b as usize % 30).map(bag).collect()
    }

    pub(super) fn seal(self) -> Command {
        let note = self.c.is_multiple_of(3).then(|| "counted twice".to_owned());
        Command::SealBags { signed: vec!["Floor 1".to_owned()], note }
    }

    /// When the next day begins, mostly in some hours; now and then nobody knows.
    fn scheduled(self, now: Timestamp) -> Command {
        let at = now.plus_millis(i64::from(self.b % 100_000_000));
        Command::ScheduleNextDay { at: (!self.c.is_multiple_of(5)).then_some(at) }
    }

    pub(super) fn next_day(self) -> Command {
        let seats = if self.one_in(4) { DaySeats::Keep } else { DaySeats::Redraw };
        Command::BeginDay { seats, tables: Vec::new(), public: None }
    }
}
