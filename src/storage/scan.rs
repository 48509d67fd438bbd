//! The one pass over the lines of a journal that finds its acts, and where it stops making sense.

use crate::companions::LastSeen;
use crate::header::HeaderRead;
use crate::line::{checksum_before_first, number_of, read_line};
use crate::recovery::{Damage, Flaw, line_of};
use engine::log::Act;
use engine::values::Seq;

/// How far a journal is known to be good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tail {
    /// The last act.
    pub(super) seq: Seq,
    /// Its checksum.
    pub(super) checksum: u32,
    /// Bytes up to there.
    pub(super) len: u64,
    /// Bytes up to where its line begins.
    pub(super) line_at: u64,
    /// Whether the last line has its end.
    pub(super) is_ended: bool,
}

impl Tail {
    /// Before the first act, after the first line.
    pub(super) fn before_first(header: HeaderRead) -> Self {
        let HeaderRead { len, is_ended, .. } = header;
        Self {
            seq: Seq(0),
            checksum: checksum_before_first(),
            len: len as u64,
            line_at: 0,
            is_ended,
        }
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
    /// The unfinished line at the end, and whatever stands there that nobody was promised.
    pub(super) torn: Vec<u8>,
    /// What is wrong after the good part.
    pub(super) damage: Option<Damage>,
    /// The last act that was promised, where that is known.
    seen: Option<LastSeen>,
}

/// Reads the lines that follow `tail`.
pub(super) fn scan(bytes: &[u8], tail: Tail, seen: Option<LastSeen>) -> Scan {
    let mut scan = Scan {
        acts: Vec::new(),
        checksums: Vec::new(),
        tail,
        torn: Vec::new(),
        damage: None,
        seen,
    };
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
                let (line_at, is_ended) = (self.tail.len, ended.is_some());
                let len = line_at + piece.len() as u64;
                self.tail = Tail { seq, checksum, len, line_at, is_ended };
                self.acts.push(act);
                self.checksums.push(checksum);
            }
            // A line that is whole was promised, whoever wrote it.
            Err(what) if !is_whole(&what) && self.is_torn(piece, rest) => {
                self.torn = [piece, rest].concat()
            }
            Err(what) => {
                let what = if self.lacks_its_end(piece) { Flaw::LineEnd } else { what };
                self.damage = Some(Damage { line: line_of(seq), what });
            }
        }
    }

    /// Whether what cannot be read is what an interrupted write left behind, of which nobody was
    /// promised anything.
    fn is_torn(&self, piece: &[u8], rest: &[u8]) -> bool {
        if self.lacks_its_end(piece) {
            return false;
        }
        let of_this_one = |seen: &LastSeen| self.checksums.first() == Some(&seen.first);
        match self.seen.filter(of_this_one) {
            // Whatever an interrupted write left here, the act before was the last one promised;
            // unless later acts follow, which were then written elsewhere.
            Some(seen) if seen.seq == self.tail.seq => {
                let later = [piece, rest].iter().any(|bytes| holds_later_acts(bytes, seen.seq));
                seen.checksum == self.tail.checksum && !later
            }
            // Something is spoilt that was promised.
            Some(seen) if seen.seq > self.tail.seq => false,
            Some(_) | None => {
                let is_unfinished = !piece.ends_with(b"\n");
                // Some file systems keep the length of an interrupted write and fill its inside
                // with zeros, which no act contains.
                let zeros = longest_run_of_zeros(piece);
                let is_one_line = zeros as u64 <= self.tail.len - self.tail.line_at;
                is_one_line && (is_unfinished || (rest.is_empty() && zeros > 0))
            }
        }
    }

    /// Whether the next act stands there whole, and only the end of its line is another.
    fn lacks_its_end(&self, piece: &[u8]) -> bool {
        let seq = Seq(self.tail.seq.0 + 1);
        piece.split_last().is_some_and(|(end, line)| {
            *end != b'\n' && read_line(line, self.tail.checksum, seq).is_ok()
        })
    }
}

/// Whether a line is as it was written, and only its act means nothing here.
fn is_whole(flaw: &Flaw) -> bool {
    match flaw {
        Flaw::NotAnAct { .. } | Flaw::Misfit => true,
        Flaw::NotALine | Flaw::Sequence { .. } | Flaw::Checksum | Flaw::LineEnd => false,
    }
}

/// How many zeros follow one another at most.
fn longest_run_of_zeros(bytes: &[u8]) -> usize {
    bytes.split(|byte| *byte != 0).map(<[u8]>::len).max().unwrap_or_default()
}

/// Whether lines follow that begin as acts after the next one do.
fn holds_later_acts(bytes: &[u8], last: Seq) -> bool {
    let later = |line: &[u8]| number_of(line).is_some_and(|seq| seq.0 > last.0 + 1);
    bytes.split(|byte| *byte == b'\n').any(later)
}
