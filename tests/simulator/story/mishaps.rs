//! What goes wrong with the disk, and what must come of it.

use crate::disk::{AfterPowerCut, WriteFault};
use crate::story::{Checked, Evening, SeenAfterPowerCut, Tried, journal, on};
use engine::command::Command;
use engine::log::Act;
use session::{Failure, OpenError, Session};
use simulator::throw::Throw;
use storage::{Notice, RonJournal};

impl Evening {
    pub(super) fn write_fails(&mut self, command: &Command, fault: WriteFault) -> Checked {
        let file = self.disk.lead_to(None);
        self.disk.lead_to(file);
        self.disk.fail_next(fault);
        let tried = self.submit(command);
        self.disk.repair();
        self.disk.lead_to(file);
        match (fault, tried?) {
            (_, Tried::Refused) => Ok(()),
            (WriteFault::FalseFlush, Tried::Done) => {
                // In time the disk writes it all the same.
                self.disk.change(|_| ());
                Ok(())
            }
            (_, Tried::Failed("write-unsure")) => {
                // It was said that it may be there: the desk looks before it goes on.
                self.look_again()
            }
            (_, Tried::Failed(_)) => self.submit_after_repair(command),
            (_, Tried::Done) => Err(format!("{command:?} is promised on a disk that fails")),
        }
    }

    /// Closes and opens after something was left open: one act more may be there.
    fn look_again(&mut self) -> Checked {
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if session.found().damage.is_some() || session.found().is_read_only {
            return Err(format!("it cannot go on: {:?}", session.found()));
        }
        self.promised = self.found_after_all(&session)?;
        self.session = session;
        self.keep_copy();
        self.check_live()
    }

    /// The acts of whoever looks again: all that were promised, and perhaps the one whose end
    /// nobody was told.
    fn found_after_all(&self, session: &Session) -> Checked<Vec<Act>> {
        let (acts, promised) = (session.log().acts(), self.promised.len());
        if !acts.starts_with(&self.promised) || acts.len() > promised + 1 {
            return Err(format!("{promised} acts were promised and {} are there", acts.len()));
        }
        Ok(acts.to_vec())
    }

    pub(super) fn power_fails(
        &mut self,
        command: &Command,
        after: usize,
        leaves: AfterPowerCut,
        seen: SeenAfterPowerCut,
    ) -> Checked {
        self.disk.fail_next(WriteFault::PowerCut { after });
        let tried = self.submit(command);
        self.disk.cut_power(leaves);
        if let Tried::Done = tried? {
            return Err("an act was promised without power".to_owned());
        }
        if seen == SeenAfterPowerCut::Gone {
            // Where it was never written there is nothing to lose.
            let _ = std::fs::remove_file(self.seen());
        }
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        // What was left half written stands there until an act is written in its place.
        self.is_scarred |= matches!(leaves, AfterPowerCut::Hole(_) | AfterPowerCut::Stale(_));
        let may_look_damaged = seen == SeenAfterPowerCut::Gone && self.is_scarred;
        if session.found().damage.is_some() && may_look_damaged {
            // An act that is whole is read where only the end of its line was never written.
            self.promised = self.found_after_all(&session)?;
            // The file is put right from what is known to be good, as a rescue would.
            return self.put_back();
        }
        drop(session);
        self.look_again()
    }

    /// The disk says that it flushed and did not; what nobody could know is told when it opens.
    pub(super) fn flush_lies(&mut self, command: &Command) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        self.disk.fail_next(WriteFault::FalseFlush);
        let tried = self.submit(command)?;
        self.disk.cut_power(AfterPowerCut::Gone);
        if !matches!(tried, Tried::Done) {
            return self.reopen();
        }
        let lost = self.promised.pop();
        self.must_be_told(&good, |notices| {
            notices.iter().any(|notice| matches!(notice, Notice::TailMissing { .. }))
        })?;
        drop(lost);
        if self.session.found().damage.is_some() {
            let bytes = self.rewritten()?;
            self.disk.change(|file| file.clone_from(&bytes));
            self.must_be_told(&bytes, |notices| notices.iter().any(Notice::asks))?;
        }
        self.session.accept_older();
        self.keep_copy();
        self.submit_after_repair(command)
    }

    /// Opened, what is in the file stands there, and what is missing is told before anything is
    /// done.
    fn must_be_told(&mut self, bytes: &[u8], is_told: impl Fn(&[Notice]) -> bool) -> Checked {
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if self.disk.bytes().as_deref() != Some(bytes) {
            return Err("reading changed the file".to_owned());
        }
        let found = session.found();
        if found.damage.is_none() && !is_told(&found.notices) {
            return Err(format!("acts are missing and nobody says so: {:?}", session.found()));
        }
        if session.check(&Command::PauseClock).is_ok() || session.check(&Command::Undo).is_ok() {
            return Err("acts are missing and it goes on without asking".to_owned());
        }
        self.session = session;
        self.check_live()
    }

    pub(super) fn older_copy(&mut self, command: &Command, acts: usize) -> Checked {
        let bytes = self.disk.bytes().unwrap_or_default();
        let keeps = self.promised.len() - acts % self.promised.len().max(1);
        let older: Vec<u8> = bytes
            .split_inclusive(|byte| *byte == b'\n')
            .take(1 + keeps)
            .flatten()
            .copied()
            .collect();
        if keeps == self.promised.len() {
            return self.submit(command).map(drop);
        }
        let file = self.disk.put_in_place(older.clone());
        self.must_not_be_done(command, "an older copy is in the place of the file")?;
        if self.disk.bytes().as_deref() != Some(&older) {
            return Err("the older copy was written to".to_owned());
        }
        let all = std::mem::take(&mut self.promised);
        self.promised = all.get(..keeps).unwrap_or_default().to_vec();
        self.must_be_told(&older, |notices| {
            notices.iter().any(|notice| matches!(notice, Notice::TailMissing { .. }))
        })?;
        self.promised = all;
        self.disk.lead_to(file);
        self.reopen()?;
        self.submit_after_repair(command)
    }

    pub(super) fn other_copy(&mut self, command: &Command) -> Checked {
        let bytes = self.disk.bytes().unwrap_or_default();
        let mut other = bytes.clone();
        // The last act that was promised has another checksum there.
        let lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let from: usize = lines.take(self.promised.len()).map(<[u8]>::len).sum();
        for byte in other.iter_mut().skip(from).filter(|byte| byte.is_ascii_hexdigit()) {
            *byte = if *byte == b'1' { b'2' } else { b'1' };
        }
        let file = self.disk.put_in_place(other.clone());
        self.must_not_be_done(command, "another file is in its place")?;
        if self.disk.bytes().as_deref() != Some(&other) {
            return Err("another file was written to".to_owned());
        }
        self.disk.lead_to(file);
        self.submit_after_repair(command)
    }

    pub(super) fn cut_off(&mut self, command: &Command, bytes: usize) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        let header = good.iter().position(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        // The end of the last line alone carries nothing.
        let most = good.len().saturating_sub(header + 2);
        let cut = 2 + bytes % most.max(1);
        self.disk.change(|file| file.truncate(file.len() - cut));
        self.must_not_be_done(command, "the file is shorter than it was")?;
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        self.must_be_prefix(&session)?;
        self.put_back()?;
        self.submit_after_repair(command)
    }

    pub(super) fn scribbled(&mut self, command: &Command, bytes: usize) -> Checked {
        let scribble = b"something else\n7 7 7\n\0\0\0\xff and no end";
        let scribble: Vec<u8> = scribble.iter().take(1 + bytes % scribble.len()).copied().collect();
        self.disk.change(|file| file.extend(&scribble));
        self.must_not_be_done(command, "something else stands at the end of the file")?;
        let mut session = on(&self.path(), &self.disk, self.open, self.seed, self.now)
            .ok_or("the name leads nowhere")?;
        session.load().map_err(|error| format!("it does not open: {error:?}"))?;
        if session.log().acts() != self.promised {
            return Err("a scribble takes acts away".to_owned());
        }
        self.put_back()?;
        self.submit_after_repair(command)
    }

    /// A changed byte shows when the file is opened, and no act is another one because of it.
    pub(super) fn bad_sector(&mut self, command: &Command, at: usize) -> Checked {
        let good = self.disk.bytes().unwrap_or_default();
        let at = at % good.len();
        self.disk.change(|file| file[at] ^= 0x15);
        self.check_copy_holds_all()?;
        let opened = on(&self.path(), &self.disk, self.open, self.seed, self.now);
        let mut session = opened.ok_or("the name leads nowhere")?;
        match session.load() {
            Err(OpenError::Journal(error)) => self.say(&format_args!("{:?}", error.what)),
            Err(other) => return Err(format!("{other:?}")),
            Ok(()) => {
                self.must_be_prefix(&session)?;
                let is_told = session.found().damage.is_some()
                    || !session.found().notices.is_empty()
                    || session.log().acts() == self.promised;
                if !is_told {
                    return Err("a bad sector takes acts away, and nobody says so".to_owned());
                }
            }
        }
        drop(session);
        self.rescued(command, &good, at)?;
        self.disk.change(|file| *file = good);
        self.put_back()
    }

    fn must_be_prefix(&self, session: &Session) -> Checked {
        if self.promised.starts_with(session.log().acts()) {
            return Ok(());
        }
        Err("acts are there that nobody was promised".to_owned())
    }

    /// The file is again as it was promised, as from a copy kept beside it.
    fn put_back(&mut self) -> Checked {
        let bytes = self.rewritten()?;
        self.disk.change(|file| *file = bytes);
        self.reopen()
    }

    /// A file of what was promised.
    pub(super) fn rewritten(&self) -> Checked<Vec<u8>> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let path = folder.path().join("copy.floorman");
        drop(RonJournal::create(&path, &self.promised).map_err(|error| format!("{error:?}"))?);
        std::fs::read(&path).map_err(|error| error.to_string())
    }

    /// A second program, kept back by no lock, writes first; both are told the truth.
    pub(super) fn overtaken(&mut self, command: &Command, by: Throw) -> Checked {
        let mut other = on(&self.path(), &self.disk, journal, self.seed ^ 1, self.now)
            .ok_or("the name leads nowhere")?;
        other.load().map_err(|error| format!("{error:?}"))?;
        let theirs = by.command(other.tournament(), other.now());
        if other.submit(&theirs).is_err() {
            return self.submit(command).map(drop);
        }
        let after = self.disk.bytes().unwrap_or_default();
        let line = after.split_inclusive(|byte| *byte == b'\n').next_back().unwrap_or_default();
        let line = line.to_vec();
        self.disk.change(|file| *file = after[..after.len() - line.len()].to_vec());
        self.disk.overtake_next(line.clone());
        self.say(&format_args!("{command:?} after {theirs:?}"));
        let done = self.session.submit(command);
        self.disk.overtake_next(Vec::new());
        match done {
            Ok(_) | Err(Failure::Refused(_)) => {}
            // Refused, or asked about, because of the act that came first, which is named.
            Err(Failure::Overtaken(it)) if it.acts == [other.log().last_seq()] => {}
            Err(failure) => return Err(format!("overtaken, it fails: {failure:?}")),
        }
        if self.session.log().acts().len() == self.promised.len() {
            // Ours was refused before anything was written: theirs comes now.
            self.disk.change(|file| file.extend(&line));
            self.session.poll().map_err(|failure| format!("{failure:?}"))?;
        }
        let ours = self.session.log().acts();
        if ours.get(self.promised.len()) != other.log().acts().last() {
            return Err("the act that was written first does not come first".to_owned());
        }
        self.promised = ours.to_vec();
        other.poll().map_err(|failure| format!("the other one cannot go on: {failure:?}"))?;
        if other.log().acts() != self.promised {
            return Err("the two programs show different acts".to_owned());
        }
        self.check_live()?;
        self.check_reopened()
    }
}
