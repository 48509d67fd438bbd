//! What loading a journal finds, as data for people, and the one pass that finds it.
//!
//! ```text
//! 1 2 3 4          whole
//! 1 2 3 4 5-       the last line is torn: left out, kept aside, and writing goes on
//! 1 2 3 # 5 6      damage: 1 to 3 are shown, and nothing is ever written to the file again
//! ```
//!
//! Nothing is repaired silently. What an interrupted write leaves behind was never acknowledged,
//! so leaving it out loses nothing; everything else that is wrong needs a person.

use crate::line::{checksum_before_first, read_line};
use engine::log::Act;
use engine::values::Seq;

/// What was found in a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// Every act up to the end or the damage, the first first.
    pub acts: Vec<Act>,
    /// What a person should know.
    pub notices: Vec<Notice>,
    /// What is wrong right after the last of `acts`, if something is.
    pub damage: Option<Damage>,
    /// Whether acts can be added.
    pub access: Access,
}

impl Loaded {
    /// Leaves out the acts from the position `index` on, counted from 0: the one there does not
    /// fit those before it.
    ///
    /// Nothing may be added afterwards: the store still holds what was left out.
    pub fn cut_at_misfit(&mut self, index: usize) {
        self.acts.truncate(index);
        self.damage = Some(Damage::misfit(index));
        self.access = Access::ReadOnly;
    }
}

/// Whether acts can be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// They can.
    ReadWrite,
    /// They cannot.
    ReadOnly,
}

/// Something that a person should know about a journal that opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The last line was never finished; it is left out, and is kept aside before writing goes on.
    TornLine {
        /// Its length.
        bytes: usize,
    },
    /// The end of the journal is missing, as in an older copy put back in its place.
    TailMissing {
        /// The last act that was ever written.
        last_seen: Seq,
        /// The last act there is.
        found: Seq,
    },
    /// The journal went on otherwise than this, as in a copy that was continued elsewhere.
    TailDiffers {
        /// The act that is not the one that was written here.
        at: Seq,
    },
    /// The file or its folder can only be read.
    ReadOnly,
    /// This folder cannot keep a second program from writing to the file.
    NotLocked,
}

impl Notice {
    /// The end of this notice's id in the text catalogue, after `journal-notice-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::TornLine { .. } => "torn-line",
            Self::TailMissing { .. } => "tail-missing",
            Self::TailDiffers { .. } => "tail-differs",
            Self::ReadOnly => "read-only",
            Self::NotLocked => "not-locked",
        }
    }
}

/// Where a journal stops making sense.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// The first line that is wrong; the first line of the file is 1.
    pub line: u64,
    /// What is wrong with it.
    pub what: Flaw,
}

impl Damage {
    /// The act at this position, counted from 0, reads well but does not fit those before it.
    #[must_use]
    pub fn misfit(index: usize) -> Self {
        Self { line: line_of(Seq(index as u64 + 1)), what: Flaw::Misfit }
    }
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Flaw {
    /// It does not have a number, a checksum and an act.
    NotALine,
    /// It has another number than comes next: a line was taken out, put in or swapped.
    Sequence {
        /// The number that comes next.
        expected: Seq,
        /// The number that stands there.
        found: Seq,
    },
    /// It was changed, or does not belong after the line before it.
    Checksum,
    /// Its act is none that this program knows.
    NotAnAct {
        /// What the reader said, in English.
        reason: String,
    },
    /// Its act does not fit those before it.
    Misfit,
}

impl Flaw {
    /// The end of this flaw's id in the text catalogue, after `journal-damage-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::NotALine => "not-a-line",
            Self::Sequence { .. } => "sequence",
            Self::Checksum => "checksum",
            Self::NotAnAct { .. } => "not-an-act",
            Self::Misfit => "misfit",
        }
    }
}

/// How far a journal is known to be good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tail {
    /// The last act.
    pub(super) seq: Seq,
    /// Its checksum.
    pub(super) checksum: u32,
    /// Bytes up to there.
    pub(super) len: u64,
    /// Whether the last line has its end.
    pub(super) is_ended: bool,
}

impl Tail {
    /// Before the first act, after a first line of `len` bytes.
    pub(super) fn before_first(len: usize, is_ended: bool) -> Self {
        Self { seq: Seq(0), checksum: checksum_before_first(), len: len as u64, is_ended }
    }
}

/// What a pass over the lines of a journal found.
#[derive(Debug)]
pub(super) struct Scan {
    /// The acts, in their order.
    pub(super) acts: Vec<Act>,
    /// The checksum of each act.
    pub(super) checksums: Vec<u32>,
    /// Where the good part ends.
    pub(super) tail: Tail,
    /// The unfinished line at the end.
    pub(super) torn: Vec<u8>,
    /// What is wrong after the good part.
    pub(super) damage: Option<Damage>,
}

/// Reads the lines that follow `tail`.
pub(super) fn scan(bytes: &[u8], tail: Tail) -> Scan {
    let mut scan =
        Scan { acts: Vec::new(), checksums: Vec::new(), tail, torn: Vec::new(), damage: None };
    let mut rest = bytes;
    if !tail.is_ended {
        // The end of the line that was read before comes first now.
        let end = [&b"\r\n"[..], b"\n"].into_iter().find(|end| rest.starts_with(end));
        rest = end.and_then(|end| rest.strip_prefix(end)).unwrap_or(rest);
        scan.tail.is_ended = end.is_some();
        scan.tail.len += (bytes.len() - rest.len()) as u64;
    }
    while !rest.is_empty() && scan.damage.is_none() && scan.torn.is_empty() {
        let piece = rest.split_inclusive(|byte| *byte == b'\n').next().unwrap_or(rest);
        rest = rest.get(piece.len()..).unwrap_or_default();
        scan.take(piece, rest);
    }
    scan
}

impl Scan {
    /// Takes the next line, with its end if it has one; `rest` comes after it.
    fn take(&mut self, piece: &[u8], rest: &[u8]) {
        let seq = Seq(self.tail.seq.0 + 1);
        let ended = piece.strip_suffix(b"\n");
        let line = ended.unwrap_or(piece);
        // Tools that change line ends must not cost a tournament.
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        match read_line(line, self.tail.checksum, seq) {
            Ok((act, checksum)) => {
                let len = self.tail.len + piece.len() as u64;
                self.tail = Tail { seq, checksum, len, is_ended: ended.is_some() };
                self.acts.push(act);
                self.checksums.push(checksum);
            }
            // Some file systems keep the length of an interrupted write and fill its inside with
            // zeros, which no act contains.
            Err(_) if ended.is_none() || (rest.is_empty() && line.contains(&0)) => {
                self.torn = piece.to_vec();
            }
            Err(what) => self.damage = Some(Damage { line: line_of(seq), what }),
        }
    }
}

/// The line of an act; the first line of the file has none.
fn line_of(seq: Seq) -> u64 {
    seq.0.saturating_add(1)
}
