//! The one pass over the lines of a journal that finds its acts, and where it stops making sense.

use crate::header::HeaderRead;
use crate::line::{checksum_before_first, read_line};
use crate::recovery::{Damage, line_of};
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
                let (line_at, is_ended) = (self.tail.len, ended.is_some());
                let len = line_at + piece.len() as u64;
                self.tail = Tail { seq, checksum, len, line_at, is_ended };
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
