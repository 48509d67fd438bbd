//! Lines as the database has them, and what they say.

use crate::notify::Notify;
use engine::log::Act;
use engine::values::Seq;
use storage::{ChainEnd, Damage, FORMAT, Flaw, JournalTrouble, line_of};
use tokio_postgres::{Row, SimpleQueryMessage};

/// A row of the table of acts.
#[derive(Debug, Clone)]
pub(super) struct ActRow {
    pub(super) seq: Seq,
    pub(super) token: i64,
    /// That of the program which wrote it.
    pub(super) format: u32,
    pub(super) line: String,
}

/// Reads the rows of `acts.sql`.
///
/// # Errors
/// Where one of them has other columns.
pub(super) fn rows(found: &[Row]) -> Result<Vec<ActRow>, JournalTrouble> {
    found.iter().map(row).collect()
}

fn row(found: &Row) -> Result<ActRow, JournalTrouble> {
    let unreadable = |error: tokio_postgres::Error| JournalTrouble::Server(error.to_string());
    let format: i32 = found.try_get(1).map_err(unreadable)?;
    let seq: i64 = found.try_get(0).map_err(unreadable)?;
    Ok(ActRow {
        seq: Seq(u64::try_from(seq).unwrap_or_default()),
        token: found.try_get(2).map_err(unreadable)?,
        format: u32::try_from(format).unwrap_or_default(),
        line: found.try_get(3).map_err(unreadable)?,
    })
}

/// What is answered to the beginning of an act.
#[derive(Debug, Default)]
pub(super) struct Newer {
    pub(super) acts: Vec<ActRow>,
    /// When an act that follows is told: later, where the last of these was written just now.
    pub(super) next: Notify,
}

/// Reads what is answered to `begin.sql`: the rows of its last question.
pub(super) fn newer(answers: &[SimpleQueryMessage]) -> Newer {
    let mut newer = Newer::default();
    for answer in answers {
        // The lock has no such columns.
        if let SimpleQueryMessage::Row(found) = answer
            && let Some(line) = found.try_get("line").unwrap_or_default()
        {
            let number = |name| {
                let text = found.try_get(name).ok().flatten();
                text.and_then(|text| text.parse::<i64>().ok()).unwrap_or_default()
            };
            newer.acts.push(ActRow {
                seq: Seq(number("seq").cast_unsigned()),
                token: number("token"),
                format: u32::try_from(number("format")).unwrap_or_default(),
                line: line.to_owned(),
            });
            let is_new = found.try_get("is_new").ok().flatten() == Some("t");
            newer.next = if is_new { Notify::Later } else { Notify::Now };
        }
    }
    newer
}

/// What stands in lines that follow one another.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) acts: Vec<Act>,
    /// How far each of them goes, and how long its line is, with its end.
    pub(super) ends: Vec<LineEnd>,
    /// What is wrong after the last of them.
    pub(super) damage: Option<Damage>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct LineEnd {
    pub(super) end: ChainEnd,
    pub(super) bytes: u64,
}

/// Reads the lines that follow `end`, up to the first that does not fit.
pub(super) fn read(mut end: ChainEnd, rows: &[ActRow]) -> Read {
    let mut read = Read::default();
    for row in rows {
        let expected = Seq(end.seq.0 + 1);
        let next = if row.seq != expected {
            Err(Flaw::Sequence { expected, found: row.seq })
        } else if row.format > FORMAT {
            Err(Flaw::NewerFormat { found: row.format, known: FORMAT })
        } else {
            end.read(&row.line)
        };
        match next {
            Ok((act, next)) => {
                end = next;
                read.acts.push(act);
                read.ends.push(LineEnd { end, bytes: row.line.len() as u64 + 1 });
            }
            Err(what) => {
                read.damage = Some(Damage { line: line_of(expected), what });
                break;
            }
        }
    }
    read
}

/// Whether a line is the one that is known.
pub(super) fn is_line(line: &str, end: ChainEnd) -> bool {
    line.starts_with(&format!("{} {:08x} ", end.seq, end.checksum))
}
