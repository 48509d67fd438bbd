//! One line of the journal: number, checksum, act.
//!
//! ```text
//! 17 5f0c2a91 (at:1767225600000,by:"Ana",body:Record([TableRemoved(table:7)]))
//! ```
//!
//! The checksum is the CRC-32 of `BEFORE NUMBER ACT`, in which `BEFORE` is the checksum of the
//! line before, in the same eight digits. So a line that was taken out, put in or swapped shows,
//! and `crc32` on the text is enough to check one by hand. Before the first act stands the
//! checksum of the first line as the first format had it.

use crate::as_written::read_plain;
use crate::error::JournalTrouble;
use crate::header::FIRST_HEADER;
use crate::recovery::Flaw;
use engine::log::Act;
use engine::values::Seq;

/// The checksum that the first act follows.
pub(super) fn checksum_before_first() -> u32 {
    crc32fast::hash(FIRST_HEADER.as_bytes())
}

/// The checksum of an act, as the line of it has it.
fn checksum(before: u32, seq: Seq, act: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{before:08x} {seq} ").as_bytes());
    hasher.update(act);
    hasher.finalize()
}

/// The line of an act, with its end, and its checksum.
///
/// # Errors
/// Where the act would not read back from the line as it is.
pub(super) fn write_line(
    before: u32,
    seq: Seq,
    act: &Act,
) -> Result<(String, u32), JournalTrouble> {
    let failed = |error: &dyn std::error::Error| JournalTrouble::Unwritable(error.to_string());
    let text = ron::to_string(act).map_err(|error| failed(&error))?;
    // An act that cannot be read tomorrow must not be acknowledged today.
    let back: Act = ron::from_str(&text).map_err(|error| failed(&error))?;
    if back != *act || text.contains('\n') {
        return Err(JournalTrouble::ReadsBackOtherwise);
    }
    let checksum = checksum(before, seq, text.as_bytes());
    let head = line_head(seq, checksum);
    Ok((format!("{head}{text}\n"), checksum))
}

/// How the line of an act begins. The checksum covers every line before it, so whoever finds this
/// at its place has found the same journal.
pub(super) fn line_head(seq: Seq, checksum: u32) -> String {
    format!("{seq} {checksum:08x} ")
}

/// The checksum that a line says it has, if it begins as one does.
pub(super) fn checksum_of(line: &[u8]) -> Option<u32> {
    let digits = line.splitn(3, |byte| *byte == b' ').nth(1)?;
    u32::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

/// The number of the act that a line begins with, if it begins as one does.
pub(super) fn number_of(line: &[u8]) -> Option<Seq> {
    let mut parts = line.splitn(3, |byte| *byte == b' ');
    let (number, digits, act) = (parts.next()?, parts.next()?, parts.next()?);
    let is_checksum = digits.len() == 8 && digits.iter().all(u8::is_ascii_hexdigit);
    let number = std::str::from_utf8(number).ok()?.parse().ok()?;
    (is_checksum && act.starts_with(b"(")).then_some(Seq(number))
}

/// The act of a line and its number, whatever its checksum says.
pub(super) fn act_of(line: &[u8]) -> Option<(Seq, Act)> {
    let seq = number_of(line)?;
    let text = std::str::from_utf8(line).ok()?.splitn(3, ' ').nth(2)?;
    Some((seq, ron::from_str(text).ok()?))
}

/// How many bytes of a line its act takes, where its checksum says that the act is whole and
/// something else stands behind it: the end of the line was spoilt, and the act was not.
pub(super) fn whole_act_len(line: &[u8], before: u32, seq: Seq) -> Option<usize> {
    let said = checksum_of(line)?;
    let head = line_head(seq, said);
    let text = line.strip_prefix(head.as_bytes())?;
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{before:08x} {seq} ").as_bytes());
    let mut from = 0;
    for (at, _) in text.iter().enumerate().filter(|(_, byte)| **byte == b')') {
        hasher.update(text.get(from..=at)?);
        from = at + 1;
        if hasher.clone().finalize() == said && from < text.len() {
            return Some(head.len() + from);
        }
    }
    None
}

/// Reads the line, without its end, that must hold the act `seq`.
pub(super) fn read_line(line: &[u8], before: u32, seq: Seq) -> Result<(Act, u32), Flaw> {
    let mut parts = line.splitn(3, |byte| *byte == b' ');
    let (Some(number), Some(digits), Some(text)) = (parts.next(), parts.next(), parts.next())
    else {
        return Err(Flaw::NotALine);
    };
    if number != seq.to_string().as_bytes() {
        let found = std::str::from_utf8(number).ok().and_then(|text| text.parse().ok());
        return Err(match found.map(Seq) {
            Some(found) if found != seq => Flaw::Sequence { expected: seq, found },
            _ => Flaw::NotALine,
        });
    }
    let checksum = checksum(before, seq, text);
    if digits != format!("{checksum:08x}").as_bytes() {
        return Err(Flaw::Checksum);
    }
    let text = std::str::from_utf8(text).map_err(|_| Flaw::NotALine)?;
    match read_plain(text).map_or_else(|| ron::from_str::<Act>(text), Ok) {
        Ok(mut act) => {
            act.shrink();
            Ok((act, checksum))
        }
        Err(error) => Err(Flaw::NotAnAct { reason: error.to_string() }),
    }
}
