//! What the session asks of an event in a database.

use crate::desks::Clock;
use crate::journal::{DatabaseJournal, row};
use crate::link::Desk;
use crate::rows::read;
use crate::trouble::Trouble;
use engine::log::Act;
use engine::values::{Seq, Timestamp};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use storage::{
    Access, Appended, ChainEnd, Damage, DeskHere, EventStore, Flaw, JournalError, JournalTrouble,
    Loaded, Notice, OnNews, Outcome, Reach, Salvage, StoreClock, first_line, salvage_lines,
};

impl EventStore for DatabaseJournal {
    fn stop_at_newer(&mut self) {
        self.stops_at_newer = true;
    }

    fn load(&mut self) -> Result<Loaded, JournalError> {
        let rows = self.ask(self.patience, async |link| link.acts(0).await);
        let rows = rows.map_err(|trouble| self.error(trouble.told()))?;
        if rows.is_empty() {
            return Err(self.error(JournalTrouble::Empty));
        }
        let seen = self.ask(self.patience, async |link| link.seen().await);
        self.seen = seen.map_err(|trouble| self.error(trouble.told()))?;
        let found = read(ChainEnd::before_first(), &rows);
        self.ends = found.ends;
        self.recent.clear();
        self.damaged = found.damage.clone();
        if let (Err(newer @ JournalTrouble::NewerFormat { .. }), false) =
            (self.check_damage(), self.stops_at_newer)
        {
            return Err(self.error(newer));
        }
        self.keep(rows.into_iter().take(self.ends.len()).collect());
        self.asked = Some(Instant::now());
        let may_write = self.link.as_ref().is_some_and(|link| link.access == Access::ReadWrite);
        let is_open = may_write && found.damage.is_none();
        let mut notices = if may_write { Vec::new() } else { vec![Notice::ReadOnly] };
        // What is damaged lacks more than was seen, and says so itself.
        if let (Some(reached), None) = (&mut self.reached, &found.damage) {
            let checksums: Vec<u32> = self.ends.iter().map(|known| known.end.checksum).collect();
            notices.extend(reached.compare(&checksums));
        }
        Ok(Loaded {
            acts: found.acts,
            notices,
            damage: found.damage,
            access: if is_open { Access::ReadWrite } else { Access::ReadOnly },
        })
    }

    fn begin(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        self.check_damage().map_err(|trouble| self.error(trouble))?;
        let rows = self.hold(after).map_err(|trouble| self.error(trouble.told()))?;
        self.take(rows).map_err(|trouble| self.error(trouble))
    }

    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError> {
        if !self.is_held {
            let newer = self.begin(after)?;
            if !newer.is_empty() {
                return Ok(Appended::Stale(newer));
            }
        }
        // What was taken in when it was begun may have been the last that makes sense.
        let end = self.check_damage().and_then(|()| self.end_at(after));
        let end = end.map_err(|trouble| self.error(trouble))?;
        let (line, next) = end.write(act).map_err(|trouble| self.error(trouble))?;
        let row = row(next.seq, line);
        if self.is_brief {
            let written = self.write_briefly(after, &row);
            self.is_held = false;
            written.map_err(|trouble| self.error(trouble))?;
        } else if let Some(newer) = self.write_patiently(after, &row)? {
            return Ok(Appended::Stale(newer));
        }
        self.is_unsure = false;
        if let Some(reached) = &mut self.reached {
            reached.go_on();
        }
        self.take(vec![row]).map_err(|trouble| self.error(trouble))?;
        Ok(Appended::Written(next.seq))
    }

    fn give_up(&mut self) -> Result<(), JournalError> {
        self.release_beginning();
        if !self.is_held && !self.is_unsure {
            return Ok(());
        }
        let given_up = match self.link.clone() {
            Some(link) if self.is_held && self.is_brief => self.give_up_briefly(link),
            Some(link) if self.is_held => self.run(link.give_up()),
            // Acts that came back before the connection was cut may be gone with the server.
            _ => Err(Trouble::Lost(self.away.clone())),
        };
        self.is_held = false;
        let was_unsure = std::mem::take(&mut self.is_unsure);
        match given_up {
            Err(Trouble::Told(JournalTrouble::Slow)) if !was_unsure => Ok(()),
            Err(trouble) => {
                let trouble = trouble.told();
                self.lose(String::new());
                if was_unsure { Err(self.error(trouble)) } else { Ok(()) }
            }
            Ok(()) => Ok(()),
        }
    }

    fn call_on_news(&mut self, call: OnNews) {
        self.news.call(call);
    }

    fn be_brief(&mut self, desk: &str) -> Result<(), JournalError> {
        let may_write = self.link.as_ref().is_some_and(|link| link.access == Access::ReadWrite);
        if may_write {
            let mut drawn = RandomState::new().build_hasher();
            drawn.write(desk.as_bytes());
            let desk = Arc::new(Desk { name: desk.to_owned(), run: drawn.finish().cast_signed() });
            let own = Arc::clone(&desk);
            let joined = self.ask(self.patience, async |link| link.join(&own).await);
            joined.map_err(|trouble| self.error(trouble.told()))?;
            self.desk = Some(desk);
        }
        self.is_brief = true;
        self.patience = Duration::ZERO;
        // Who is here is asked for soon.
        self.asked = None;
        Ok(())
    }

    fn show_clock(&mut self) {
        self.clock = Clock::Shown;
    }

    fn clock_shown(&self) -> Option<Timestamp> {
        self.seen
    }

    fn desks(&self) -> &[DeskHere] {
        &self.here
    }

    fn reach(&self) -> Reach {
        self.reached()
    }

    fn clock(&self) -> Option<StoreClock> {
        self.news.clock()
    }

    fn outcome(&mut self) -> Option<Outcome> {
        self.meanwhile.outcome.take()
    }

    fn damage(&self) -> Option<&Damage> {
        // What a later version wrote is whole, and whoever has that version goes on.
        self.damaged.as_ref().filter(|found| !matches!(found.what, Flaw::NewerFormat { .. }))
    }

    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        self.check_damage().map_err(|trouble| self.error(trouble))?;
        let rows = self.read_meanwhile(after);
        let rows = rows.map_err(|trouble| {
            if let Trouble::Lost(why) = &trouble {
                self.lose(why.clone());
            }
            self.error(trouble.told())
        })?;
        let Some(rows) = rows else { return Ok(Vec::new()) };
        let newer = self.following(after, rows).and_then(|rows| self.take(rows));
        newer.map_err(|trouble| self.error(trouble))
    }

    fn salvage(&mut self, line: u64) -> Result<Salvage, JournalError> {
        // A file has one line before the first act.
        let from = line.saturating_sub(1);
        let rows = self.ask(self.patience, async |link| link.acts(from).await);
        let rows = rows.map_err(|trouble| self.error(trouble.told()))?;
        Ok(salvage_lines(rows.into_iter().map(|row| row.line)))
    }

    fn bytes_from(&mut self, from: u64) -> io::Result<Option<Vec<u8>>> {
        let head = first_line();
        let mut start = head.len() as u64;
        let mut length = start + self.ends.iter().map(|known| known.bytes).sum::<u64>();
        // Most often only the last line is wanted.
        let mut first = self.ends.len() + 1;
        for known in self.ends.iter().rev() {
            if length <= from {
                break;
            }
            (first, length) = (first - 1, length - known.bytes);
        }
        start = if first == 1 { 0 } else { length };
        if start != from && from != 0 {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let lines = self.lines_from(first);
        let lines = lines.map_err(|_| io::Error::from(io::ErrorKind::NotConnected))?;
        let mut text = if from == 0 { head } else { String::new() };
        for line in lines {
            text.push_str(&line);
            text.push('\n');
        }
        Ok(Some(text.into_bytes()))
    }
}
