//! The one pass over the lines of a journal that finds its acts, and where it stops making sense.

use crate::companions::LastSeen;
use crate::header::HeaderRead;
use crate::line::{checksum_before_first, checksum_of, number_of, read_line, whole_act_len};
use crate::recovery::{Damage, Flaw, line_of};
use engine::log::Act;
use engine::values::Seq;
use std::collections::BTreeMap;
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// A thread is not worth its start for fewer lines.
const LINES_PER_THREAD_MIN: usize = 2_000;

/// So many shares for each thread: whoever takes the acts begins when the first share is read.
const SHARES_PER_THREAD: usize = 8;

/// Whoever takes the acts, one after another.
pub(super) type Take<'a> = &'a mut dyn FnMut(Act);

/// How far a journal is known to be good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tail {
    pub(super) seq: Seq,
    pub(super) checksum: u32,
    /// How many bytes there are up to there.
    pub(super) len: u64,
    /// Bytes up to where its line begins.
    pub(super) line_at: u64,
    /// Whether the last line has its end.
    pub(super) is_ended: bool,
}

impl Tail {
    /// Where not even the first line is there.
    pub(super) fn before_all() -> Self {
        let checksum = checksum_before_first();
        Self { seq: Seq(0), checksum, len: 0, line_at: 0, is_ended: true }
    }

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
    /// The checksum of each act, in order.
    pub(super) checksums: Vec<u32>,
    pub(super) tail: Tail,
    /// The unfinished line at the end, and whatever stands there that nobody was promised.
    pub(super) torn: Vec<u8>,
    /// What is wrong after the good part.
    pub(super) damage: Option<Damage>,
    /// The last act that was promised, where that is known.
    seen: Option<LastSeen>,
}

/// Reads the lines that follow `tail`, and hands over each act once those before it are sound.
pub(super) fn scan(bytes: &[u8], tail: Tail, seen: Option<LastSeen>, take: Take<'_>) -> Scan {
    let mut scan = Scan { checksums: Vec::new(), tail, torn: Vec::new(), damage: None, seen };
    let mut rest = bytes;
    if !tail.is_ended {
        // The end of the line that was read before comes first now.
        let end = [&b"\r\n"[..], b"\n"].into_iter().find(|end| rest.starts_with(end));
        rest = end.and_then(|end| rest.strip_prefix(end)).unwrap_or(rest);
        scan.tail.is_ended = end.is_some();
        scan.tail.len += (bytes.len() - rest.len()) as u64;
    }
    rest = scan.take_sound(rest, take);
    while !rest.is_empty() && scan.damage.is_none() && scan.torn.is_empty() {
        let piece = rest.split_inclusive(|byte| *byte == b'\n').next().unwrap_or(rest);
        rest = rest.get(piece.len()..).unwrap_or_default();
        scan.take(piece, rest, take);
    }
    scan
}

impl Scan {
    /// A file of which the beginning of its first line is left, or nothing.
    pub(super) fn of_none(left: Vec<u8>) -> Self {
        let tail = Tail::before_all();
        Self { checksums: Vec::new(), tail, torn: left, damage: None, seen: None }
    }

    /// Takes what is sound at the beginning of `bytes`, read by as many threads as the machine runs
    /// at once, and gives what is left to be looked at line by line.
    ///
    /// Acts are handed over while later ones are still read.
    fn take_sound<'a>(&mut self, bytes: &'a [u8], take: Take<'_>) -> &'a [u8] {
        let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        if threads < 2 || lines.len() <= LINES_PER_THREAD_MIN {
            return bytes;
        }
        let mut shares = Vec::new();
        let (mut before, mut seq) = (Some(self.tail.checksum), self.tail.seq);
        for lines in shares_of(&lines, bytes.len().div_ceil(threads * SHARES_PER_THREAD)) {
            shares.extend(before.map(|before| Share { lines, before, seq }));
            // What the line before says of itself; its own share finds out whether that is true.
            before = lines.last().and_then(|line| checksum_of(line));
            seq = Seq(seq.0 + lines.len() as u64);
        }
        let mut taken = 0;
        read_in_order(&shares, threads, |share, read| {
            let is_whole = read.len() == share.lines.len();
            for (piece, (act, checksum)) in share.lines.iter().zip(read) {
                self.took(piece, checksum);
                take(act);
                taken += piece.len();
            }
            is_whole
        });
        bytes.get(taken..).unwrap_or_default()
    }

    /// Adds an act that was read from a piece, its line and the end of that.
    fn took(&mut self, piece: &[u8], checksum: u32) {
        let (line_at, is_ended) = (self.tail.len, piece.ends_with(b"\n"));
        let (seq, len) = (Seq(self.tail.seq.0 + 1), line_at + piece.len() as u64);
        self.tail = Tail { seq, checksum, len, line_at, is_ended };
        self.checksums.push(checksum);
    }

    /// Takes the next line, with its end if it has one; `rest` comes after it.
    fn take(&mut self, piece: &[u8], rest: &[u8], take: Take<'_>) {
        let seq = Seq(self.tail.seq.0 + 1);
        match read_line(without_end(piece), self.tail.checksum, seq) {
            Ok((act, checksum)) => {
                self.took(piece, checksum);
                take(act);
            }
            // A line that is whole was promised, whoever wrote it.
            Err(what) if !is_whole(&what) && self.is_torn(piece, rest) => {
                self.torn = [piece, rest].concat()
            }
            Err(what) => {
                let whole = whole_act_len(piece, self.tail.checksum, seq);
                let whole = whole
                    .and_then(|len| piece.get(..len))
                    .and_then(|line| Some((line, read_line(line, self.tail.checksum, seq).ok()?)));
                let what = match whole {
                    // The act may have been promised, and nothing is wrong with it.
                    Some((line, (act, checksum))) => {
                        self.took(line, checksum);
                        take(act);
                        Flaw::LineEnd
                    }
                    None => what,
                };
                self.damage = Some(Damage { line: line_of(seq), what });
            }
        }
    }

    /// Whether the unreadable part is left from an interrupted write, which was promised to nobody.
    fn is_torn(&self, piece: &[u8], rest: &[u8]) -> bool {
        if self.lacks_its_end(piece) {
            return false;
        }
        if is_of_line_ends(piece) && is_of_line_ends(rest) {
            return true;
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

/// Whether bytes end lines and hold nothing.
pub(super) fn is_of_line_ends(bytes: &[u8]) -> bool {
    bytes.iter().all(|byte| matches!(byte, b'\r' | b'\n'))
}

/// Reads all shares by so many threads, and hands each over when all before it were: with what of
/// it is sound. Ends where whoever takes them says that one was not whole.
fn read_in_order(
    shares: &[Share<'_>],
    threads: usize,
    mut take: impl FnMut(&Share<'_>, Vec<(Act, u32)>) -> bool,
) {
    let (next, is_over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (hand_over, read) = mpsc::channel();
    thread::scope(|scope| {
        let reader = |_| {
            let hand_over = hand_over.clone();
            scope.spawn(|| {
                let hand_over = hand_over;
                while !is_over.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(share) = shares.get(index) else { break };
                    // Nobody listens any more where an earlier share was not whole.
                    if hand_over.send((index, share.read())).is_err() {
                        break;
                    }
                }
            })
        };
        let readers: Vec<_> = (0..threads.min(shares.len())).map(reader).collect();
        drop(hand_over);
        // Read before its turn.
        let mut early: BTreeMap<usize, Vec<(Act, u32)>> = BTreeMap::new();
        for (turn, share) in shares.iter().enumerate() {
            // A reader that failed is as one that found nothing sound.
            let mut own = early.remove(&turn);
            while own.is_none() {
                match read.recv() {
                    Ok((index, read)) if index == turn => own = Some(read),
                    Ok((index, read)) => drop(early.insert(index, read)),
                    Err(mpsc::RecvError) => break,
                }
            }
            if !take(share, own.unwrap_or_default()) {
                break;
            }
        }
        is_over.store(true, Ordering::Relaxed);
        // One that failed has said so by what it did not read.
        readers.into_iter().for_each(|reader| drop(reader.join()));
    });
}

/// The lines in parts of about so many bytes each: registering and drawing a large event are a few
/// lines as long as thousands of others.
fn shares_of<'l, 'a>(lines: &'l [&'a [u8]], bytes: usize) -> Vec<&'l [&'a [u8]]> {
    let mut shares = Vec::new();
    let (mut rest, mut count, mut sum) = (lines, 0, 0);
    for line in lines {
        (count, sum) = (count + 1, sum + line.len());
        if sum >= bytes {
            let (share, after) = rest.split_at(count);
            shares.push(share);
            (rest, count, sum) = (after, 0, 0);
        }
    }
    if !rest.is_empty() {
        shares.push(rest);
    }
    shares
}

/// Lines that follow one another, for one thread to read.
struct Share<'a> {
    lines: &'a [&'a [u8]],
    /// The checksum and the number of the act before the first of them.
    before: u32,
    seq: Seq,
}

impl Share<'_> {
    /// The acts up to the first line that is not sound.
    fn read(&self) -> Vec<(Act, u32)> {
        let (mut before, mut seq) = (self.before, self.seq);
        let mut read = Vec::with_capacity(self.lines.len());
        for line in self.lines {
            seq = Seq(seq.0 + 1);
            let read_act = read_line(without_end(line), before, seq);
            let Ok((mut act, checksum)) = read_act else { break };
            act.shrink();
            before = checksum;
            read.push((act, checksum));
        }
        read
    }
}

/// A line without its end. Tools that change line ends must not cost a tournament.
fn without_end(piece: &[u8]) -> &[u8] {
    let line = piece.strip_suffix(b"\n").unwrap_or(piece);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Whether a line is as it was written, and only its act means nothing here.
fn is_whole(flaw: &Flaw) -> bool {
    match flaw {
        Flaw::NotAnAct { .. } | Flaw::NewerFormat { .. } | Flaw::Misfit => true,
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

#[cfg(test)]
mod tests {
    use super::{LINES_PER_THREAD_MIN, Scan, Tail, scan};
    use crate::header::{HEADER, read_header};
    use crate::line::{checksum_before_first, write_line};
    use engine::log::{Act, ActBody};
    use engine::values::{Seq, Timestamp};

    const LINES: usize = 2 * LINES_PER_THREAD_MIN + 500;

    fn lines() -> Vec<String> {
        let mut before = checksum_before_first();
        let line = |no: usize| {
            let at = Timestamp(1_700_000_000_000 + i64::try_from(no).expect("small"));
            let body = ActBody::Undo(Seq(no as u64));
            let act = Act { at, by: "Ana".to_owned(), body };
            let (line, checksum) = write_line(before, Seq(no as u64), &act).expect("it is written");
            before = checksum;
            line
        };
        (1..=LINES).map(line).collect()
    }

    fn begin() -> Tail {
        Tail::before_first(read_header(HEADER.as_bytes()).expect("a header"))
    }

    /// What one thread finds that looks at every line.
    fn line_by_line(bytes: &[u8]) -> (Scan, Vec<Act>) {
        let mut acts = Vec::new();
        let mut scan = scan(b"", begin(), None, &mut |act| acts.push(act));
        scan.tail.is_ended = true;
        let mut rest = bytes;
        while !rest.is_empty() && scan.damage.is_none() && scan.torn.is_empty() {
            let piece = rest.split_inclusive(|byte| *byte == b'\n').next().unwrap_or(rest);
            rest = &rest[piece.len()..];
            scan.take(piece, rest, &mut |act| acts.push(act));
        }
        (scan, acts)
    }

    #[test]
    fn many_threads_find_what_one_finds() {
        let whole = lines();
        let middle = LINES / 2;
        let places = [0, 1, middle - 1, middle, middle + 1, LINES - 2, LINES - 1];
        let mut spoilt: Vec<Vec<String>> = vec![whole.clone()];
        for place in places {
            let mut changed = whole.clone();
            changed[place] = changed[place].replace("Ana", "Eva");
            let mut missing = whole.clone();
            missing.remove(place);
            let mut torn = whole.clone();
            torn[place] = torn[place].chars().take(20).collect();
            let mut other_end = whole.clone();
            other_end[place] = other_end[place].replace('\n', "\r\n");
            spoilt.extend([changed, missing, torn, other_end]);
        }
        for lines in spoilt {
            let bytes = lines.concat().into_bytes();
            let (mut tail, (one, acts_of_one)) = (begin(), line_by_line(&bytes));
            tail.is_ended = true;
            let mut acts = Vec::new();
            let many = scan(&bytes, tail, None, &mut |act| acts.push(act));
            assert_eq!(acts, acts_of_one);
            assert_eq!(many.checksums, one.checksums);
            assert_eq!(many.tail, one.tail);
            assert_eq!(many.torn, one.torn);
            assert_eq!(many.damage, one.damage);
        }
    }
}
