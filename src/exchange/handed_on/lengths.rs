//! How long levels last: what the figures of a column are that does not say it.

use super::cells::number;
use super::questions::{ListNote, ListQuestion};
use super::titles::{Unit, unit};
use storage::csv::title_words;

/// Levels last from so many seconds on.
const LEAST: u64 = 180;

/// And so many at most: nobody plays one for longer than three hours.
const MOST: u64 = 3 * 3_600;

/// What the figures of a column are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Figures {
    /// The unit of a figure that stands alone.
    pub(super) alone: Unit,
    /// What `1:30` is: minutes and seconds, or hours and minutes.
    pub(super) clock: Clock,
}

/// What two numbers with a colon between them are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Clock {
    MinutesSeconds,
    HoursMinutes,
}

/// What the figures of a column are, by the levels in it, with what is to be said of that.
///
/// # Errors
/// Where they may be several things: the question.
pub(super) fn figures_of(
    title: &str,
    levels: &[&str],
) -> Result<(Figures, Option<ListNote>), ListQuestion> {
    let title = || title.to_owned();
    let fits = |read: &dyn Fn(u64) -> u64, cells: &[u64]| {
        cells.iter().all(|cell| (LEAST..=MOST).contains(&read(*cell)))
    };
    let alone: Vec<u64> = levels.iter().filter_map(|cell| number(cell, 2)).collect();
    // Hundredths of an hour and clocks in minutes alike: what is later is larger.
    let order: Vec<u64> = levels
        .iter()
        .filter_map(|cell| {
            let of_clock = clock(cell).map(|(one, two)| (one * 60 + two) * 100);
            number(cell, 2).or(of_clock)
        })
        .collect();
    if order.len() >= 3 && order.is_sorted_by(|one, next| one < next) {
        return Err(ListQuestion::Rising(title()));
    }
    let (unit, note) = match alone.first() {
        None => (Unit::Minutes, None),
        Some(_) => {
            // In hundredths, so that 7.5 minutes and half an hour are read, too.
            let minutes = fits(&|cell| cell * 60 / 100, &alone);
            let seconds = fits(&|cell| cell / 100, &alone);
            let hours = fits(&|cell| cell * 3_600 / 100, &alone);
            match (minutes, seconds, hours) {
                (true, false, false) => (Unit::Minutes, None),
                (false, true, false) => (Unit::Seconds, Some(ListNote::TakenForSeconds(title()))),
                // `1.5` is hours; `2` may be a slip.
                (false, false, true) if alone.iter().any(|cell| cell % 100 > 0) => {
                    (Unit::Hours, Some(ListNote::TakenForHours(title())))
                }
                _ => {
                    let first = levels.iter().find(|cell| number(cell, 2).is_some());
                    let first = first.map(|cell| (*cell).to_owned()).unwrap_or_default();
                    return Err(ListQuestion::Length(title(), first));
                }
            }
        }
    };
    let clocks: Vec<(u64, u64)> = levels.iter().filter_map(|cell| clock(cell)).collect();
    let fits = |long: u64, short: u64| {
        clocks.iter().all(|(one, two)| (LEAST..=MOST).contains(&(one * long + two * short)))
    };
    let clock = match (clocks.is_empty(), fits(60, 1), fits(3_600, 60)) {
        (false, true, true) => {
            let first = levels.iter().find(|cell| clock(cell).is_some());
            let first = first.map(|cell| (*cell).to_owned()).unwrap_or_default();
            return Err(ListQuestion::Clock(title(), first));
        }
        (false, false, true) => Clock::HoursMinutes,
        (true, ..) | (false, ..) => Clock::MinutesSeconds,
    };
    Ok((Figures { alone: unit, clock }, note))
}

/// Two numbers with a colon between them.
fn clock(cell: &str) -> Option<(u64, u64)> {
    let (one, two) = cell.split_once(':')?;
    let number = |text: &str| {
        let text = text.trim();
        let is_short = (1..=3).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_digit());
        if is_short { text.parse().ok() } else { None }
    };
    let two = number(two).filter(|two| *two < 60)?;
    Some((number(one)?, two))
}

/// A length of time in seconds, as people write it: `20`, `7,5`, `20 min`, `20'`, `1 h 30 min`,
/// `20:00`, `1:30:00`; what a figure alone is, and one with a colon, is told.
pub(super) fn secs(cell: &str, figures: Figures) -> Option<u32> {
    let cell = cell.trim().trim_start_matches(['(', '~']).trim_end_matches(')').trim();
    if let Some(hundredths) = number(cell, 2) {
        return in_secs(hundredths, figures.alone);
    }
    if let Some((one, two)) = clock(cell) {
        let (long, short) = match figures.clock {
            Clock::MinutesSeconds => (60, 1),
            Clock::HoursMinutes => (3_600, 60),
        };
        return u32::try_from(one * long + two * short).ok();
    }
    if let Some((hours, rest)) = cell.split_once(':').filter(|(_, rest)| rest.contains(':')) {
        let (minutes, secs) = clock(rest)?;
        let hours: u64 = hours.trim().parse().ok()?;
        return u32::try_from(hours * 3_600 + minutes * 60 + secs).ok().filter(|_| minutes < 60);
    }
    with_units(cell)
}

/// Figures that have their units with them: `20 min`, `1h30`, `90s`.
fn with_units(cell: &str) -> Option<u32> {
    let cell = cell.replace(['\'', '’', '′'], " min ").replace(['"', '″'], " s ");
    let mut parts: Vec<String> = Vec::new();
    let is_figure = |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | ',');
    for word in cell.split_whitespace() {
        let mut before: Option<bool> = None;
        for letter in word.chars() {
            match parts.last_mut().filter(|_| before == Some(is_figure(letter))) {
                Some(part) => part.push(letter),
                None => parts.push(letter.to_string()),
            }
            before = Some(is_figure(letter));
        }
    }
    let mut all = 0_u32;
    let mut last = None;
    let mut parts = parts.iter().filter(|part| !title_words(part).is_empty());
    while let Some(figure) = parts.next() {
        let hundredths = number(figure.trim_end_matches(['.', ',']), 2)?;
        let unit = match (parts.next(), last) {
            (Some(word), _) => unit(word)?,
            // `1h30` ends with minutes.
            (None, Some(Unit::Hours)) => Unit::Minutes,
            (None, _) => return None,
        };
        all = all.checked_add(in_secs(hundredths, unit)?)?;
        last = Some(unit);
    }
    last.map(|_| all)
}

fn in_secs(hundredths: u64, unit: Unit) -> Option<u32> {
    let one = match unit {
        Unit::Seconds => 1,
        Unit::Minutes => 60,
        Unit::Hours => 3_600,
        Unit::Currency | Unit::Chips => return None,
    };
    let all = hundredths.checked_mul(one)?;
    (all % 100 == 0).then(|| u32::try_from(all / 100).ok())?
}

#[cfg(test)]
mod tests {
    use super::{Clock, Figures, figures_of, secs};
    use crate::handed_on::questions::ListQuestion;
    use crate::handed_on::titles::Unit;

    const USUAL: Figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };

    #[test]
    fn lengths_are_read_as_people_write_them() {
        let all = [
            ("20", 1200),
            ("7,5", 450),
            ("20 min", 1200),
            ("20m", 1200),
            ("20'", 1200),
            ("20 minutes", 1200),
            ("(15 Minuten)", 900),
            ("1h", 3600),
            ("1 h 30 min", 5400),
            ("1h30", 5400),
            ("90s", 90),
            ("20:00", 1200),
            ("1:30:00", 5400),
        ];
        for (cell, wanted) in all {
            assert_eq!(secs(cell, USUAL), Some(wanted), "{cell}");
        }
        for cell in ["", "soon", "20:60", "20 apples", "1:2:3:4", ":", "0.001"] {
            assert_eq!(secs(cell, USUAL), None, "{cell}");
        }
    }

    #[test]
    fn figures_are_what_no_other_reading_fits_or_a_question() {
        let unit = |cells: &[&str]| figures_of("Duration", cells).map(|(figures, _)| figures);
        assert_eq!(unit(&["20", "30"]).unwrap().alone, Unit::Minutes);
        assert_eq!(unit(&["1200", "1200"]).unwrap().alone, Unit::Seconds);
        assert_eq!(unit(&["1", "1.5"]).unwrap().alone, Unit::Hours);
        assert_eq!(unit(&["20:00"]).unwrap().clock, Clock::MinutesSeconds);
        assert_eq!(unit(&["1:30", "2:00"]).unwrap().clock, Clock::HoursMinutes);
        assert_eq!(unit(&["0:20", "0:30"]).unwrap().clock, Clock::HoursMinutes);
        assert!(matches!(unit(&["20", "40", "60"]), Err(ListQuestion::Rising(_))));
        assert!(matches!(unit(&["19:00", "19:20", "19:40"]), Err(ListQuestion::Rising(_))));
        for cells in [["180"], ["3"], ["2"], ["900000"]] {
            let asked = unit(&cells);
            assert!(matches!(asked, Err(ListQuestion::Length(..))), "{cells:?}: {asked:?}");
        }
        assert!(matches!(unit(&["3:00"]), Err(ListQuestion::Clock(..))));
    }
}
