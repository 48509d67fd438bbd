//! A day of the calendar, without an hour.

use chrono::{Datelike, NaiveDate};
use serde::Deserialize;
use std::fmt;

/// A day of the calendar, such as a birthday.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(NaiveDate);

/// Which of the numbers of a day with slashes comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum DayOrder {
    /// The day: 3/4/1980 is in April.
    DayFirst,
    /// The month: 3/4/1980 is in March.
    MonthFirst,
}

/// What days with slashes say of their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slashed<'a> {
    /// None of the days has slashes.
    None,
    /// One of them can be read in this order alone.
    In(DayOrder),
    /// All of them can be read in both; the first of them.
    Either(&'a str),
}

impl<'a> Slashed<'a> {
    /// The order these days show; if they disagree, the first wins and the others are no days.
    pub(super) fn of(days: impl Iterator<Item = &'a str>) -> Self {
        let mut found = Self::None;
        for day in days {
            let Some([first, second, _]) = slashed(day) else { continue };
            match (first > 12, second > 12) {
                (true, _) => return Self::In(DayOrder::DayFirst),
                (false, true) => return Self::In(DayOrder::MonthFirst),
                (false, false) if found == Self::None && first != second => {
                    found = Self::Either(day);
                }
                (false, false) => {}
            }
        }
        found
    }
}

/// The numbers of a day with slashes and a whole year: `3/4/1980`.
fn slashed(text: &str) -> Option<[u32; 3]> {
    let parts: Vec<&str> = text.trim().split('/').map(str::trim).collect();
    let [first, second, year] = parts.as_slice() else { return None };
    let number = |text: &str| {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse::<u32>().ok().filter(|_| is_number)
    };
    let is_whole = year.len() == 4;
    Some([number(first)?, number(second)?, number(year)?]).filter(|_| is_whole)
}

impl DayOrder {
    /// A day with slashes as it is written without; anything else as it is.
    pub(super) fn plain(self, text: &str) -> String {
        let Some([first, second, year]) = slashed(text) else { return text.to_owned() };
        let (day, month) = match self {
            Self::DayFirst => (first, second),
            Self::MonthFirst => (second, first),
        };
        format!("{day}.{month}.{year}")
    }
}

impl Day {
    /// The years in which somebody may be born, or a fee may end.
    const YEARS: std::ops::RangeInclusive<i32> = 1850..=2999;

    /// The day of a text: `1980-04-03`, `3.4.1980` or `3. 4. 1980`.
    ///
    /// With slashes or a two-digit year nobody knows which number is which, so that is no day.
    ///
    /// ```
    /// use people::Day;
    ///
    /// assert_eq!(Day::read("3. 4. 1980").unwrap().to_string(), "1980-04-03");
    /// assert_eq!(Day::read("03/04/1980"), None);
    /// assert_eq!(Day::read("2023-02-29"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).take(12).collect();
        let part = |text: &str| {
            let is_number =
                (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
            is_number.then(|| text.parse::<u32>().ok()).flatten()
        };
        let parts =
            |sign| text.trim_end_matches('.').split(sign).map(part).collect::<Option<Vec<_>>>();
        let (year, month, day) = match (parts('-').as_deref(), parts('.').as_deref()) {
            (Some([year, month, day]), _) | (_, Some([day, month, year])) => (*year, *month, *day),
            _ => return None,
        };
        let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?;
        Self::YEARS.contains(&date.year()).then_some(Self(date))
    }

    /// The day of a moment at a place whose clocks are so many seconds ahead of UTC.
    #[must_use]
    pub fn at(millis: i64, ahead_secs: i64) -> Option<Self> {
        let secs = millis.div_euclid(1_000).saturating_add(ahead_secs);
        chrono::DateTime::from_timestamp(secs, 0).map(|moment| Self(moment.date_naive()))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.format("%Y-%m-%d").fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use crate::day::{Day, DayOrder, Slashed};

    #[test]
    fn a_day_is_read_where_there_is_one_way_to_read_it() {
        let read = |text: &str| Day::read(text).map(|day| day.to_string());
        for text in ["1980-04-03", "1980-4-3", "3.4.1980", " 03. 04. 1980 ", "3.4.1980."] {
            assert_eq!(read(text).as_deref(), Some("1980-04-03"), "{text}");
        }
        for text in [
            "",
            "-",
            ".",
            "..",
            "1980",
            "04/03/1980",
            "3.4.80",
            "31.4.1980",
            "0-0-0",
            "1980-04",
            "1980-04-03-05",
            "+198-04-03",
            "1980-04-03T10:00",
            "1849-01-01",
            "3000-01-01",
            "٣.٤.١٩٨٠",
            "99999-01-01",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn slashes_are_read_in_the_order_that_one_of_them_shows() {
        let of = |days: &[&'static str]| Slashed::of(days.iter().copied());
        assert_eq!(of(&["3/4/1980", "13/4/1980"]), Slashed::In(DayOrder::DayFirst));
        assert_eq!(of(&["3/4/1980", "4/13/1980"]), Slashed::In(DayOrder::MonthFirst));
        assert_eq!(of(&["4/4/1980", "3/4/1980", "5/6/1980"]), Slashed::Either("3/4/1980"));
        assert_eq!(of(&["3.4.1980", "1980-04-03", "3/4/80", "a/b/1980", ""]), Slashed::None);
        assert_eq!(DayOrder::DayFirst.plain("3/4/1980"), "3.4.1980");
        assert_eq!(DayOrder::MonthFirst.plain("3/4/1980"), "4.3.1980");
        assert_eq!(DayOrder::MonthFirst.plain("1980-04-03"), "1980-04-03");
    }

    #[test]
    fn days_are_in_the_order_of_the_calendar_and_of_their_text() {
        let days = ["1979-12-31", "1980-01-01", "1980-01-31", "1980-02-01"];
        let read: Vec<Day> = days.iter().filter_map(|text| Day::read(text)).collect();
        assert!(read.is_sorted());
        assert_eq!(read.iter().map(Day::to_string).collect::<Vec<_>>(), days);
    }

    #[test]
    fn a_moment_is_in_a_day_by_the_clocks_of_its_place() {
        let day = |millis, ahead| Day::at(millis, ahead).map(|day| day.to_string());
        assert_eq!(day(0, 0).as_deref(), Some("1970-01-01"));
        assert_eq!(day(0, -1).as_deref(), Some("1969-12-31"));
        assert_eq!(day(82_800_000, 3_600).as_deref(), Some("1970-01-02"));
        assert_eq!(day(i64::MAX, i64::MAX), None);
    }
}
