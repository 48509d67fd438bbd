//! A journal in a file: one act, one line of RON.
//!
//! ```text
//! before   the name still leads to this file, or to a copy of it, and the last line stands there
//! write    one line at the end, and a wait until the disk has it
//! after    the file is opened anew by its name, and the line read back
//! ```
//!
//! Only then an act is acknowledged. Where any of it fails, the file is cut back to where it was,
//! so it never holds an act that nobody was promised.

use crate::companions::{Companions, LastSeen};
use crate::error::{JournalError, JournalTrouble};
use crate::event_store::{Appended, EventStore};
use crate::header::{HEADER, HEADER_BYTES_MAX, is_left_of_first_line, raised, read_header};
use crate::journal_file::{DiskFile, JournalFile, Opened};
use crate::line::{checksum_before_first, line_head, write_line};
use crate::recovery::{Access, Damage, Loaded, Notice, line_of};
use crate::remarks::holds_remark;
use crate::salvage::{Salvage, salvage};
use crate::scan::{Scan, Tail, Take, is_of_line_ends, scan};
use engine::log::Act;
use engine::values::Seq;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// No tournament has a longer journal: that of 100,000 entries has a tenth of this.
const JOURNAL_BYTES_MAX: u64 = 512 << 20;

/// So often a drive that went away is asked again.
const TRIES_MAX: u32 = 4;

pub struct RonJournal {
    path: PathBuf,
    file: Box<dyn JournalFile>,
    companions: Companions,
    access: Access,
    /// What opening the file told.
    notices: Vec<Notice>,
    /// What is known of the file, once it was read.
    known: Option<Known>,
}

/// What is known of the file.
struct Known {
    tail: Tail,
    /// The checksum of the first act.
    first: Option<u32>,
    /// An unfinished line after the tail, not yet kept aside.
    torn: Vec<u8>,
    /// Whether a failed append may have left bytes after the tail.
    is_dirty: bool,
    damage: Option<Damage>,
    /// What shows that this is an older or another copy, until the first act is added to it.
    elsewhere: Option<LastSeen>,
}

impl RonJournal {
    /// Makes a new journal of these acts; no file has this name before all of them are safe.
    ///
    /// # Errors
    /// Where a file of this name exists, or none can be made.
    pub fn create(path: &Path, acts: &[Act]) -> Result<Self, JournalError> {
        let mut text = format!("{HEADER}\n");
        let (mut before, mut first) = (checksum_before_first(), None);
        for (no, act) in (1..).zip(acts) {
            let (line, checksum) =
                write_line(before, Seq(no), act).map_err(|trouble| trouble.at(path))?;
            text.push_str(&line);
            before = checksum;
            first = first.or(Some(checksum));
        }
        let opened = DiskFile::create(path, text.as_bytes())?;
        let mut journal = Self::over(path, opened);
        journal.keep_remarks(text.as_bytes());
        // What an earlier tournament of the same name left behind.
        journal.companions.forget();
        if let Some(first) = first {
            let seq = Seq(acts.len() as u64);
            journal.companions.remember(LastSeen { seq, checksum: before, first });
        }
        Ok(journal)
    }

    /// Makes a new journal of the lines of acts as another store has them; what stands beside it
    /// stays, for it may be of this tournament.
    ///
    /// # Errors
    /// As [`RonJournal::create`].
    pub fn create_of_lines(path: &Path, lines: &[String]) -> Result<Self, JournalError> {
        let text = format!("{HEADER}\n{}", text_of(lines));
        let mut journal = Self::over(path, DiskFile::create(path, text.as_bytes())?);
        journal.keep_remarks(text.as_bytes());
        Ok(journal)
    }

    /// Adds lines as another store has them after the act `after`, all or none.
    ///
    /// # Errors
    /// Where one does not follow the one before ([`JournalTrouble::Damaged`]), others wrote
    /// meanwhile ([`JournalTrouble::ChangedOutside`]), or it cannot be written.
    pub fn add_lines(&mut self, after: Seq, lines: &[String]) -> Result<(), JournalError> {
        let is_at_end = self.newer(after)?.is_empty();
        let tail = match &self.known {
            Some(known) if is_at_end => known.tail,
            Some(_) | None => return Err(JournalTrouble::ChangedOutside.at(&self.path)),
        };
        let text = text_of(lines);
        let more = scan(text.as_bytes(), Tail { is_ended: true, ..tail }, None, &mut drop);
        let Some(first) = more.checksums.first().filter(|_| more.checksums.len() == lines.len())
        else {
            let line = line_of(Seq(more.tail.seq.0 + 1));
            return Err(JournalTrouble::Damaged { line }.at(&self.path));
        };
        let written = self.put(text, more.tail, *first)?;
        written.map(drop).ok_or_else(|| JournalTrouble::ChangedOutside.at(&self.path))
    }

    /// Opens a journal, and keeps others from writing to it until it is dropped.
    ///
    /// A file that can only be read opens for reading, with a notice.
    ///
    /// # Errors
    /// Where there is no such file, or another program has it open ([`JournalTrouble::InUse`]).
    /// What stands in it is looked at by [`EventStore::load`].
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        Ok(Self::over(path, DiskFile::open(path)?))
    }

    /// Opens a journal for reading, also while another program writes to it.
    ///
    /// # Errors
    /// Where there is no such file, or it cannot be read.
    pub fn open_read_only(path: &Path) -> Result<Self, JournalError> {
        Ok(Self::over(path, DiskFile::open_read_only(path)?))
    }

    /// A journal in a file that somebody else opened; `path` names it and its companions.
    #[must_use]
    pub fn with_file(path: &Path, file: Box<dyn JournalFile>) -> Self {
        Self {
            path: path.to_owned(),
            file,
            companions: Companions::of(path),
            access: Access::ReadWrite,
            notices: Vec::new(),
            known: None,
        }
    }

    fn over(path: &Path, opened: Opened) -> Self {
        let journal = Self::with_file(path, Box::new(opened.file));
        Self { access: opened.access, notices: opened.notices, ..journal }
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where these lines hold remarks about people, only the owner of the file reads it.
    fn keep_remarks(&mut self, lines: &[u8]) {
        if self.access == Access::ReadWrite && holds_remark(lines) {
            self.file.keep_to_owner();
        }
    }

    /// Reads the whole file up to `bytes_max`.
    fn scan_all(
        &mut self,
        bytes_max: u64,
        seen: Option<LastSeen>,
        take: Take<'_>,
    ) -> Result<Scan, JournalError> {
        let path = &self.path;
        let reading = |error| JournalTrouble::reading(error).at(path);
        let head = self.file.read(0, HEADER_BYTES_MAX.min(bytes_max)).map_err(reading)?;
        let header = match read_header(&head) {
            Err(_) if seen.is_some() && is_left_of_first_line(&head) => None,
            read => Some(read.map_err(|trouble| trouble.at(path))?),
        };
        if self.file.length().map_err(reading)?.min(bytes_max) > JOURNAL_BYTES_MAX {
            return Err(JournalTrouble::TooLarge.at(path));
        }
        let bytes = self.file.read(0, bytes_max).map_err(reading)?;
        let Some(header) = header else {
            // There were acts, so this is an older copy, without any.
            let is_left = is_left_of_first_line(&bytes);
            return if is_left { Ok(Scan::of_none(bytes)) } else { Err(not_ours(path)) };
        };
        let lines = bytes.get(header.len..).unwrap_or_default();
        self.keep_remarks(lines);
        Ok(scan(lines, Tail::before_first(header), seen, take))
    }

    /// The acts after `after`, read again from the part that is known to be good.
    fn read_after(&mut self, after: Seq, tail: Tail) -> Result<Vec<Act>, JournalError> {
        let (mut no, mut acts) = (0, Vec::new());
        self.scan_all(tail.len, None, &mut |act| {
            no += 1;
            acts.extend((no > after.0).then_some(act));
        })?;
        Ok(acts)
    }

    /// Goes over to the file that the name leads to; a drive that is away a moment is waited for.
    fn follow_name(&mut self) -> Result<(), JournalError> {
        let mut tries = 1;
        loop {
            let trouble = match self.file.follow_name() {
                Ok(()) => return Ok(()),
                Err(error) => match error.kind() {
                    io::ErrorKind::WouldBlock => return Err(JournalTrouble::InUse.at(&self.path)),
                    io::ErrorKind::NotFound => JournalTrouble::Moved,
                    _ => JournalTrouble::reading(error),
                },
            };
            if tries == TRIES_MAX {
                return Err(trouble.at(&self.path));
            }
            tries += 1;
            self.file.wait_a_moment();
        }
    }

    /// What is known of the file, with what others added meanwhile.
    fn catch_up(&mut self) -> Result<&mut Known, JournalError> {
        if self.known.is_none() {
            self.load()?;
        }
        self.follow_name()?;
        let changed = || JournalTrouble::ChangedOutside.at(&self.path);
        let reading = |error| JournalTrouble::reading(error).at(&self.path);
        let tail = self.known.as_ref().ok_or_else(changed)?.tail;
        let length = self.file.length().map_err(reading)?;
        if length < tail.len || !tail.stands_in(self.file.as_mut()).map_err(reading)? {
            return self.find_again();
        }
        let known = self.known.as_mut().ok_or_else(changed)?;
        // A reader looks at an unfinished line again; it may be being written.
        let torn = if self.access == Access::ReadWrite { known.torn.len() } else { 0 };
        let expected = known.tail.len + torn as u64;
        if length == expected || known.is_dirty || known.damage.is_some() {
            return Ok(known);
        }
        let bytes = self.file.read(known.tail.len, u64::MAX).map_err(reading)?;
        let more = scan(&bytes, known.tail, None, &mut drop);
        // A reader may see a line half written; whoever holds the lock may not.
        let is_strange = self.access == Access::ReadWrite && !more.torn.is_empty();
        if more.damage.is_some() || is_strange {
            return Err(changed());
        }
        known.first = known.first.or(more.checksums.first().copied());
        known.tail = more.tail;
        known.torn = more.torn;
        Ok(known)
    }

    /// Looks for what is known in the whole file: another program may have raised its first line,
    /// and every act stands a little further on.
    fn find_again(&mut self) -> Result<&mut Known, JournalError> {
        let scan = self.scan_all(u64::MAX, None, &mut drop);
        let changed = || JournalTrouble::ChangedOutside.at(&self.path);
        let scan = scan.map_err(|_| changed())?;
        let known = self.known.as_mut().ok_or_else(changed)?;
        let no = usize::try_from(known.tail.seq.0).unwrap_or(usize::MAX);
        let last = no.checked_sub(1).and_then(|index| scan.checksums.get(index));
        if last != Some(&known.tail.checksum) || scan.damage.is_some() {
            return Err(changed());
        }
        known.tail = scan.tail;
        known.torn = scan.torn;
        Ok(known)
    }

    /// Writes down how far a sound journal goes, where its companion knows less: what was found
    /// and shown is as good as promised.
    fn remember_found(&mut self, seen: Option<LastSeen>) {
        let Some(Known { tail, first: Some(first), damage: None, elsewhere: None, .. }) =
            self.known
        else {
            return;
        };
        let is_news = seen.is_none_or(|seen| seen.seq < tail.seq);
        if self.access == Access::ReadWrite && is_news {
            self.companions.remember(LastSeen { seq: tail.seq, checksum: tail.checksum, first });
        }
    }

    /// The acts after `after`, which others wrote.
    fn newer(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        let tail = self.catch_up()?.tail;
        if after > tail.seq {
            return Err(JournalTrouble::Ahead { after, last: tail.seq }.at(&self.path));
        }
        if after == tail.seq { Ok(Vec::new()) } else { self.read_after(after, tail) }
    }

    /// Writes the line of an act after everything known; none where others wrote first.
    fn write(&mut self, act: &Act) -> Result<Option<Seq>, JournalError> {
        let path = &self.path;
        let Some(Known { tail, .. }) = self.known else {
            return Err(JournalTrouble::ChangedOutside.at(path));
        };
        let seq = Seq(tail.seq.0 + 1);
        let (line, checksum) =
            write_line(tail.checksum, seq, act).map_err(|trouble| trouble.at(path))?;
        let len = tail.len + line.len() as u64;
        let next = Tail { seq, checksum, len, line_at: tail.len, is_ended: true };
        self.put(line, next, checksum)
    }

    /// Writes lines that lead from the end of everything known to `next`; none where others wrote
    /// first. `first` is the checksum of the first of them.
    fn put(&mut self, lines: String, next: Tail, first: u32) -> Result<Option<Seq>, JournalError> {
        // Before it stands there, so that nobody else ever reads it.
        self.keep_remarks(lines.as_bytes());
        let path = &self.path;
        let Some(known) = &mut self.known else {
            return Err(JournalTrouble::ChangedOutside.at(path));
        };
        if let Some(Damage { line, .. }) = known.damage {
            return Err(JournalTrouble::Damaged { line }.at(path));
        }
        if self.access == Access::ReadOnly {
            return Err(JournalTrouble::ReadOnly.at(path));
        }
        let is_other = |seen: LastSeen| known.tail.seq.0 == 0 && seen.first != first;
        if known.elsewhere.is_some_and(is_other) {
            return Err(JournalTrouble::OtherTournament.at(path));
        }
        let begun = format!("{HEADER}\n");
        let before = match known.tail {
            Tail { len: 0, .. } => begun.as_str(),
            Tail { is_ended: false, .. } => "\n",
            Tail { .. } => "",
        };
        let text = [before, lines.as_str()].concat();
        let file = self.file.as_mut();
        known.keep_torn(&self.companions)?;
        let raised = known.cut_leftovers(file).and_then(|()| known.raise(file));
        let moved = raised.map_err(|error| JournalTrouble::writing(error).at(path))?;
        if !known.write(file, text.as_bytes()).map_err(|trouble| trouble.at(path))? {
            return Ok(None);
        }
        let added = before.len() as u64;
        let next = next.moved_by(moved);
        known.tail = Tail { len: next.len + added, line_at: next.line_at + added, ..next };
        let Tail { seq, checksum, .. } = next;
        let first = *known.first.get_or_insert(first);
        if let Some(seen) = known.elsewhere.take() {
            self.companions.keep_seen(seen);
        }
        self.companions.remember(LastSeen { seq, checksum, first });
        Ok(Some(seq))
    }
}

impl Tail {
    /// The same act in a file whose first line is so many bytes longer, or shorter.
    fn moved_by(self, bytes: i64) -> Self {
        let moved = |place: u64| place.saturating_add_signed(bytes);
        Self { len: moved(self.len), line_at: moved(self.line_at), ..self }
    }

    /// Whether the last act stands in a file where it stood.
    fn stands_in(self, file: &mut dyn JournalFile) -> io::Result<bool> {
        if self.seq.0 == 0 {
            return Ok(true);
        }
        let head = line_head(self.seq, self.checksum);
        Ok(file.read(self.line_at, head.len() as u64)? == head.as_bytes())
    }
}

impl Known {
    /// Copies an unfinished line aside, so that it may be cut off.
    fn keep_torn(&mut self, companions: &Companions) -> Result<(), JournalError> {
        if self.torn.is_empty() {
            return Ok(());
        }
        let kept = companions.keep_torn(&self.torn);
        kept.map_err(|error| JournalTrouble::TornNotKept(error).at(companions.torn_path()))?;
        self.torn = Vec::new();
        self.is_dirty = true;
        Ok(())
    }

    /// Cuts off what stands after the last act.
    fn cut_leftovers(&mut self, file: &mut dyn JournalFile) -> io::Result<()> {
        if self.is_dirty {
            file.truncate(self.tail.len)?;
            self.is_dirty = false;
        }
        Ok(())
    }

    /// Lets an older file state the format of this program; by how many bytes its acts move.
    ///
    /// An older program then says that the file is newer, and an act that it does not know never
    /// stands under the number of a format that it does.
    fn raise(&mut self, file: &mut dyn JournalFile) -> io::Result<i64> {
        let head = file.read(0, HEADER_BYTES_MAX)?;
        if raised(&head).is_none() {
            return Ok(0);
        }
        let before = file.read(0, u64::MAX)?;
        let Some(after) = raised(&before) else { return Ok(0) };
        file.replace(&after)?;
        let moved =
            i64::try_from(after.len()).unwrap_or(0) - i64::try_from(before.len()).unwrap_or(0);
        self.tail = self.tail.moved_by(moved);
        Ok(moved)
    }

    /// Writes a line, waits for the disk, and finds the line again by the file's name; false where
    /// another program's line stands in its place. Unless it is true, the file is as before.
    fn write(&mut self, file: &mut dyn JournalFile, line: &[u8]) -> Result<bool, JournalTrouble> {
        if let Err(error) = file.append(line).and_then(|()| file.sync()) {
            return Err(self.after_failure(file, line, JournalTrouble::writing(error)));
        }
        // The same script played twice at once writes the same line twice: then one is too many.
        let is_ours =
            |there: &[u8]| there.strip_prefix(line).is_some_and(|after| !after.starts_with(line));
        let trouble = match read_by_name(file, self.tail.len, 2 * line.len() as u64) {
            Ok(there) if is_ours(&there) => return Ok(true),
            Ok(there) if there.is_empty() => JournalTrouble::Moved,
            Ok(_) => {
                self.take_back(file, line).map_err(JournalTrouble::WriteUnsure)?;
                return Ok(false);
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => JournalTrouble::Moved,
            Err(error) => JournalTrouble::reading(error),
        };
        Err(self.after_failure(file, line, trouble))
    }

    /// What is told after a line could not be written where it belongs.
    fn after_failure(
        &mut self,
        file: &mut dyn JournalFile,
        line: &[u8],
        trouble: JournalTrouble,
    ) -> JournalTrouble {
        match self.take_back(file, line) {
            Ok(()) => trouble,
            Err(error) => JournalTrouble::WriteUnsure(error),
        }
    }

    /// Cuts a line off again, or what there is of it, and nobody else's.
    fn take_back(&mut self, file: &mut dyn JournalFile, line: &[u8]) -> io::Result<()> {
        self.is_dirty = true;
        let there = file.read(self.tail.len, u64::MAX)?;
        let keeps = match there.strip_suffix(line) {
            Some(of_others) => of_others.len(),
            None if line.starts_with(&there) => 0,
            // Half of our line may stand after another program's: theirs stays.
            None => return Err(io::ErrorKind::Other.into()),
        };
        file.truncate(self.tail.len + keeps as u64)?;
        self.is_dirty = false;
        // Without this the line might come back after a loss of power; there is nothing more to be
        // done about it.
        let _ = file.sync();
        Ok(())
    }
}

impl EventStore for RonJournal {
    fn load(&mut self) -> Result<Loaded, JournalError> {
        let mut acts = Vec::new();
        let loaded = self.load_into(&mut |act| acts.push(act))?;
        Ok(Loaded { acts, ..loaded })
    }

    fn load_into(&mut self, take: &mut dyn FnMut(Act)) -> Result<Loaded, JournalError> {
        if self.access == Access::ReadWrite {
            // A line that a program before wrote and could not flush stands there and might yet go;
            // nobody is shown what the disk does not have. Where this fails, the next act says so.
            let _ = self.file.sync();
        }
        // What a failed append left behind was never promised to anybody.
        let dirty = self.known.as_ref().filter(|known| known.is_dirty).map(|known| known.tail.len);
        // Read first: whoever writes meanwhile promises more, and never less.
        let seen = self.companions.seen();
        let scan = self.scan_all(dirty.unwrap_or(u64::MAX), seen, take)?;
        let mut notices = self.notices.clone();
        // Where nothing is left, that is told.
        if !scan.torn.is_empty() && scan.tail.len > 0 {
            let is_stray = is_of_line_ends(&scan.torn);
            let torn = Notice::TornLine { bytes: scan.torn.len() };
            notices.push(if is_stray { Notice::StrayEnds } else { torn });
        }
        let elsewhere = seen.and_then(|seen| Some((seen, seen.compare(&scan.checksums)?)));
        if scan.damage.is_none() {
            notices.extend(elsewhere.iter().map(|(_, notice)| notice.clone()));
        }
        let is_sound = scan.damage.is_none();
        let access = if is_sound { self.access } else { Access::ReadOnly };
        self.known = Some(Known {
            tail: scan.tail,
            first: scan.checksums.first().copied(),
            torn: scan.torn,
            is_dirty: dirty.is_some(),
            damage: scan.damage.clone(),
            elsewhere: elsewhere.map(|(seen, _)| seen),
        });
        self.remember_found(seen);
        Ok(Loaded { acts: Vec::new(), notices, damage: scan.damage, access })
    }

    fn append(&mut self, after: Seq, act: &Act) -> Result<Appended, JournalError> {
        let newer = self.newer(after)?;
        if !newer.is_empty() {
            return Ok(Appended::Stale(newer));
        }
        if let Some(seq) = self.write(act)? {
            return Ok(Appended::Written(seq));
        }
        match self.newer(after)? {
            newer if newer.is_empty() => Err(JournalTrouble::ChangedOutside.at(&self.path)),
            newer => Ok(Appended::Stale(newer)),
        }
    }

    fn poll(&mut self, after: Seq) -> Result<Vec<Act>, JournalError> {
        self.newer(after)
    }

    fn salvage(&mut self, line: u64) -> Result<Salvage, JournalError> {
        salvage(&self.path, line)
    }

    fn bytes_from(&mut self, from: u64) -> io::Result<Option<Vec<u8>>> {
        if self.known.is_none() {
            self.load().map_err(|_| io::Error::from(io::ErrorKind::InvalidData))?;
        }
        let Some(known) = &self.known else { return Ok(None) };
        self.file.read(from, known.tail.len.saturating_sub(from)).map(Some)
    }
}

impl fmt::Debug for RonJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RonJournal").field("path", &self.path).finish_non_exhaustive()
    }
}

fn not_ours(path: &Path) -> JournalError {
    JournalTrouble::NotAJournal.at(path)
}

/// Lines as they stand in a file, each with its end.
fn text_of(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

/// Reads by the file's name; a drive that is away for a moment is waited for.
fn read_by_name(file: &mut dyn JournalFile, from: u64, bytes_max: u64) -> io::Result<Vec<u8>> {
    for _ in 1..TRIES_MAX {
        match file.read_by_name(from, bytes_max) {
            Ok(there) => return Ok(there),
            Err(_) => file.wait_a_moment(),
        }
    }
    file.read_by_name(from, bytes_max)
}
