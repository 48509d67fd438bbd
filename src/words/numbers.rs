//! Chips, durations and moments, as they are written.

use crate::grouping::grouped;
use crate::{Args, Words};
use chrono::{DateTime, Datelike, FixedOffset, Timelike};
use engine::values::{Chips, Money, Timestamp, UtcOffset};
use reports::StackUnit;

const SECS_PER_MINUTE: i64 = 60;
const SECS_PER_HOUR: i64 = 60 * SECS_PER_MINUTE;

/// Within so much time a weekday says which day is meant.
const WEEK_MILLIS: i64 = 6 * 24 * 3_600_000;

/// From so many tenths on a stack is told in whole big blinds.
const STACK_IN_WHOLE: u64 = 100;

impl Words {
    /// So many of what the level measures a stack by; one decimal below ten, for there it decides
    /// what can be played, and nobody who has chips has none.
    #[must_use]
    pub fn stack_in(&self, unit: StackUnit, tenths: u64) -> String {
        let id = match unit {
            StackUnit::BigBlind => "stack-in-big-blinds",
            StackUnit::SmallBet => "stack-in-small-bets",
            StackUnit::Ante => "stack-in-antes",
        };
        let is_whole = tenths >= STACK_IN_WHOLE || (tenths > 0 && tenths.is_multiple_of(10));
        let whole = i64::try_from(tenths / 10).unwrap_or(i64::MAX);
        let args = Args::new().text("number", self.stack_figures(tenths)).count("count", whole);
        self.say(id, &args.yes_no("whole", is_whole))
    }

    /// The same as a number alone, where a title says of what.
    #[must_use]
    pub fn stack_figures(&self, tenths: u64) -> String {
        let tenths = tenths.max(1);
        match tenths % 10 {
            part if part > 0 && tenths < STACK_IN_WHOLE => {
                self.figures(&format!("{}.{part}", tenths / 10))
            }
            _ => self.number(i64::try_from(tenths / 10).unwrap_or(i64::MAX)),
        }
    }

    /// Chips in groups of three digits: `12,500`.
    #[must_use]
    pub fn chips(&self, chips: Chips) -> String {
        self.number(i64::try_from(chips.0).unwrap_or(i64::MAX))
    }

    /// Figures of money as they are read, `1305.50`, as people write them: `1,305.50`.
    ///
    /// What is no amount is shown as it is.
    #[must_use]
    pub fn figures(&self, figures: &str) -> String {
        let (whole, part) = figures.split_once('.').unwrap_or((figures, ""));
        let is_amount = Money::read(figures, Money::digits_of(figures)).is_some();
        match whole.parse::<i64>() {
            Ok(whole) if is_amount && part.is_empty() => self.number(whole),
            Ok(whole) if is_amount => [&self.number(whole), part].join(&self.point.to_string()),
            Ok(_) | Err(_) => figures.to_owned(),
        }
    }

    /// A number in groups of three digits.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        grouped(number, self.grouping)
    }

    /// Time left as the clock shows it: `12:05`, `1:02:05`.
    ///
    /// A second that has begun counts, so the clock shows `0:00` when the time is over.
    #[must_use]
    pub fn clock(&self, left_millis: i64) -> String {
        let secs = left_millis.max(0).saturating_add(999) / 1000;
        let (hours, rest) = (secs / SECS_PER_HOUR, secs % SECS_PER_HOUR);
        let (minutes, secs) = (rest / SECS_PER_MINUTE, rest % SECS_PER_MINUTE);
        if hours == 0 {
            format!("{minutes}:{secs:02}")
        } else {
            format!("{hours}:{minutes:02}:{secs:02}")
        }
    }

    /// A duration in short: `42 min`, `1 h 5 min`, `30 s`. Seconds past a minute are left out.
    #[must_use]
    pub fn minutes(&self, secs: i64) -> String {
        let (hours, rest) = (secs / SECS_PER_HOUR, secs % SECS_PER_HOUR);
        let args = Args::new()
            .count("hours", hours)
            .count("minutes", rest / SECS_PER_MINUTE)
            .count("secs", rest % SECS_PER_MINUTE);
        let id = match (hours, rest / SECS_PER_MINUTE) {
            (0, 0) => "duration-short-secs",
            (0, _) => "duration-short-minutes",
            (_, 0) => "duration-short-hours",
            _ => "duration-short-hours-minutes",
        };
        self.say(id, &args)
    }

    /// A duration in full words: `2 minutes`, `1 hour 5 minutes`, `1 minute 30 seconds`.
    #[must_use]
    pub fn duration(&self, secs: i64) -> String {
        let rest = secs % SECS_PER_HOUR;
        let parts = [
            ("duration-hours", secs / SECS_PER_HOUR),
            ("duration-minutes", rest / SECS_PER_MINUTE),
            ("duration-secs", rest % SECS_PER_MINUTE),
        ];
        let said = |(id, count): &(&str, i64)| self.say(id, &Args::new().count("count", *count));
        let said: Vec<String> = parts.iter().filter(|(_, count)| *count != 0).map(said).collect();
        if said.is_empty() { said_secs(self, 0) } else { said.join(" ") }
    }

    /// A time of day, such as `14:03`.
    #[must_use]
    pub fn time(&self, at: Timestamp, offset: UtcOffset) -> String {
        civil(at, offset)
            .map_or_else(String::new, |at| format!("{:02}:{:02}", at.hour(), at.minute()))
    }

    /// A time of day with its seconds: `14:03:22`.
    #[must_use]
    pub fn time_with_secs(&self, at: Timestamp, offset: UtcOffset) -> String {
        civil(at, offset).map_or_else(String::new, |at| {
            format!("{:02}:{:02}:{:02}", at.hour(), at.minute(), at.second())
        })
    }

    /// A day with month and year: `March 5, 2026`.
    #[must_use]
    pub fn date(&self, at: Timestamp, offset: UtcOffset) -> String {
        let Some(at) = civil(at, offset) else { return String::new() };
        let month = self.text(&format!("month-{}", at.month()));
        let args = Args::new().text("month", month).no("day", at.day()).no("year", at.year());
        self.say("date", &args)
    }

    /// The minute nearest to a moment that is to come, as a break is announced.
    #[must_use]
    pub fn nearest_time(&self, at: Timestamp, offset: UtcOffset) -> String {
        self.time(at.plus_millis(30_000), offset)
    }

    /// When something begins within a week: `Saturday at 12:00`; later, or past, with its date.
    #[must_use]
    pub fn begins(&self, at: Timestamp, now: Timestamp, offset: UtcOffset) -> String {
        let ahead = at.millis_since(now);
        let Some(day) = civil(at, offset).filter(|_| (0..WEEK_MILLIS).contains(&ahead)) else {
            return self.date_and_time(at, offset);
        };
        let weekday = self.text(&format!("on-weekday-{}", day.weekday().number_from_monday()));
        let args = Args::new().text("weekday", weekday).text("time", self.time(at, offset));
        self.say("weekday-and-time", &args)
    }

    /// That a day is over, and when the next one begins where that is known.
    #[must_use]
    pub fn day_over(
        &self,
        day: u32,
        next_begins: Option<Timestamp>,
        now: Timestamp,
        offset: UtcOffset,
    ) -> String {
        let begins = next_begins.map(|at| self.begins(at, now, offset));
        let args = Args::new().no("day", day).no("next", day.saturating_add(1));
        let args = args.yes_no("known", begins.is_some());
        self.say("day-over", &args.text("time", begins.unwrap_or_default()))
    }

    /// A day without its year, where there is little room: `5. 3.`.
    #[must_use]
    pub fn day_and_month(&self, at: Timestamp, offset: UtcOffset) -> String {
        let Some(at) = civil(at, offset) else { return String::new() };
        self.say("date-short", &Args::new().no("month", at.month()).no("day", at.day()))
    }

    /// An average place of so many hundredths: `4.25`; nothing where there is none.
    #[must_use]
    pub fn average_place(&self, hundredths: Option<u64>) -> String {
        let figures = hundredths.map(|it| format!("{}.{:02}", it / 100, it % 100));
        figures.map(|figures| self.figures(&figures)).unwrap_or_default()
    }

    /// A day and the time: `March 5, 2026, 14:03`.
    #[must_use]
    pub fn date_and_time(&self, at: Timestamp, offset: UtcOffset) -> String {
        let args =
            Args::new().text("date", self.date(at, offset)).text("time", self.time(at, offset));
        self.say("date-and-time", &args)
    }

    /// A day and the time with its seconds: `March 5, 2026, 14:03:22`.
    #[must_use]
    pub fn date_and_time_with_secs(&self, at: Timestamp, offset: UtcOffset) -> String {
        let time = self.time_with_secs(at, offset);
        let args = Args::new().text("date", self.date(at, offset)).text("time", time);
        self.say("date-and-time", &args)
    }
}

fn said_secs(words: &Words, secs: i64) -> String {
    words.say("duration-secs", &Args::new().count("count", secs))
}

/// The moment as the clocks of a place show it; none outside the years that a calendar has.
fn civil(at: Timestamp, offset: UtcOffset) -> Option<DateTime<FixedOffset>> {
    let offset = FixedOffset::east_opt(offset.at(at).checked_mul(60)?)?;
    Some(DateTime::from_timestamp_millis(at.0)?.with_timezone(&offset))
}
