//! A way on after damage, as the window and `rescue` offer it.

use crate::story::{Checked, Evening};
use engine::command::Command;
use engine::values::Seq;
use session::{Failure, RescueError, SeededChance, Session, Time, left_out_of};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use words::{Language, UtcOffset, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));

impl Evening {
    /// The evening goes on in a new file, without one act that was promised before the damage
    /// missing from it, and whoever goes on is told of every other one.
    pub(super) fn rescued(&mut self, command: &Command, good: &[u8], damaged_at: usize) -> Checked {
        let old = self.path();
        let spoilt = self.disk.bytes().unwrap_or_default();
        let into = self.folder.path().join("rescued.floorman");
        fs::write(&old, &spoilt).map_err(|error| error.to_string())?;
        let rescued = wording::rescue(&old, None, Some(&into), &WORDS, UtcOffset::default());
        let is_untouched = fs::read(&old).is_ok_and(|bytes| bytes == spoilt);
        fs::remove_file(&old).map_err(|error| error.to_string())?;
        if !is_untouched {
            return Err("a rescue changed the damaged file".to_owned());
        }
        // The first line is no act, and the line of the damage may be what is spoilt.
        let lines = good[..damaged_at].iter().filter(|byte| **byte == b'\n').count();
        let least = match lines {
            0 => self.promised.len(),
            lines => lines - 1,
        };
        let rescued = match rescued {
            // The act that made the tournament is what is spoilt.
            Err(RescueError::NothingGood { .. }) if least == 0 => return Ok(()),
            rescued => rescued.map_err(|error| format!("nothing is rescued: {error:?}"))?,
        };
        let upto = usize::try_from(rescued.upto.0).unwrap_or(usize::MAX);
        if upto < least || upto > self.promised.len() {
            return Err(format!("{least} acts stand before the damage, and {upto} are rescued"));
        }
        let told: BTreeSet<Seq> = rescued.left_out.iter().map(|(seq, _)| *seq).collect();
        let left_out = upto as u64 + 1..=self.promised.len() as u64;
        let untold = left_out.clone().filter(|seq| !told.contains(&Seq(*seq))).count();
        if untold > rescued.unread {
            return Err(format!("of {left_out:?} {untold} are not told, {:?}", rescued.left_out));
        }
        // What was never promised may be left out, too: a write that the power cut short.
        let is_something = !rescued.left_out.is_empty() || rescued.unread > 0;
        if is_something != rescued.list.is_some() || !left_out.is_empty() && !is_something {
            return Err(format!("acts {left_out:?} are left out, list {:?}", rescued.list));
        }
        let listed = left_out_of(&into).len();
        if listed < rescued.left_out.len() {
            return Err(format!("{listed} lines are listed of {:?}", rescued.left_out));
        }
        self.reached.rescues += 1;
        self.reached.left_out += left_out.count() as u64;
        self.goes_on(command, &into, upto)?;
        for end in ["", ".torn", ".left-out.txt", ".seen", ".alive"] {
            // Most of them are not there.
            let _ = fs::remove_file(self.folder.path().join(format!("rescued.floorman{end}")));
        }
        Ok(())
    }

    /// The new file is an evening like any other.
    fn goes_on(&self, command: &Command, path: &Path, acts: usize) -> Checked {
        let open = || {
            let chance = Box::new(SeededChance::new(self.seed));
            let opened = Session::open(path, Time::told(self.now), chance, "desk");
            opened.map_err(|error| format!("the new file does not open: {error:?}"))
        };
        let mut session = open()?;
        if session.log().acts() != &self.promised[..acts] {
            return Err("other acts are rescued than were promised".to_owned());
        }
        match session.submit(command) {
            Ok(_) | Err(Failure::Refused(_)) => {}
            Err(failure) => return Err(format!("the new file takes no act: {failure:?}")),
        }
        let acts = session.log().acts().to_vec();
        drop(session);
        if open()?.log().acts() != acts {
            return Err("the new file does not hold what was done in it".to_owned());
        }
        Ok(())
    }
}
