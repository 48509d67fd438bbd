//! The small pieces of a story's lines.

use engine::entries::Who;
use engine::values::{Chips, SeatAt, SeatNo, TableNo, Timestamp};

/// The midnight before every story.
const MIDNIGHT: i64 = 1_800_057_600_000;

/// A number.
pub fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.trim().parse().map_err(|_| format!("{:?} is not a number that fits here", text.trim()))
}

/// Parts between commas.
pub fn parts(text: &str) -> Vec<&str> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Somebody, who must be named.
pub fn who(text: &str) -> Result<Who, String> {
    let name = text.trim();
    if name.is_empty() {
        return Err("somebody must be named here".to_owned());
    }
    Ok(Who::Name(name.to_owned()))
}

/// Several people.
pub fn people(text: &str) -> Result<Vec<Who>, String> {
    parts(text).into_iter().map(who).collect()
}

/// Several tables.
pub fn tables(text: &str) -> Result<Vec<TableNo>, String> {
    parts(text).into_iter().map(|table| number(table).map(TableNo)).collect()
}

/// A seat such as `2.7`: table 2, seat 7.
pub fn seat(text: &str) -> Result<SeatAt, String> {
    let (table, seat) = split(text, ".")?;
    Ok(SeatAt { table: TableNo(number(table)?), seat: SeatNo(number(seat)?) })
}

/// How a seat is written.
pub fn shown(at: SeatAt) -> String {
    format!("{}.{}", at.table, at.seat)
}

/// A name with a number after it.
pub fn name_and_number(text: &str) -> Result<(&str, &str), String> {
    let text = text.trim();
    text.rsplit_once(' ')
        .map(|(name, number)| (name.trim(), number))
        .ok_or_else(|| format!("{text:?} lacks a number"))
}

/// A name with a stack.
pub fn name_and_chips(text: &str) -> Result<(Who, Chips), String> {
    let (name, chips) = name_and_number(text)?;
    Ok((who(name)?, Chips(number(chips)?)))
}

/// What stands before and after a word.
pub fn split<'a>(text: &'a str, at: &str) -> Result<(&'a str, &'a str), String> {
    let parts = text.split_once(at).map(|(one, other)| (one.trim(), other.trim()));
    parts.ok_or_else(|| format!("{:?} is missing in {text:?}", at.trim()))
}

/// What stands after a word, where it is there, and what stands before it.
pub fn option<'a>(text: &'a str, word: &str) -> (&'a str, Option<&'a str>) {
    let padded = format!(" {word} ");
    match text.split_once(padded.as_str()) {
        Some((before, after)) => (before.trim(), Some(after.trim())),
        None => match text.strip_prefix(&padded[1..]) {
            Some(after) => ("", Some(after.trim())),
            None => (text, None),
        },
    }
}

/// A moment such as `19:05` or `19:05:30`; after midnight the hours go on.
pub fn moment(text: &str) -> Result<Timestamp, String> {
    let mut secs: i64 = 0;
    let parts: Vec<&str> = text.trim().split(':').collect();
    if !(2..=3).contains(&parts.len()) {
        return Err(format!("{text:?} is no time of day"));
    }
    for part in parts.iter().chain(["0"].iter()).take(3) {
        secs = secs * 60 + number::<i64>(part)?;
    }
    Ok(Timestamp(MIDNIGHT).plus_millis(secs * 1000))
}

/// How a moment is written.
pub fn time_of_day(at: Timestamp) -> String {
    let secs = at.millis_since(Timestamp(MIDNIGHT)) / 1000;
    let (hours, minutes, secs) = (secs / 3600, secs / 60 % 60, secs % 60);
    if secs == 0 {
        format!("{hours}:{minutes:02}")
    } else {
        format!("{hours}:{minutes:02}:{secs:02}")
    }
}
