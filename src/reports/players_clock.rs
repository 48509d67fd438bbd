//! What the players' clock shows, as facts.
//!
//! They hold from one act or stage to the next: what only runs down in between follows from the
//! moment, so that whoever shows them need not ask again every second.

use crate::header::{StackUnit, header, millis_until_break};
use crate::money::ClockPrizes;
use crate::pace::break_window;
use crate::room_facts::RoomFacts;
use crate::seat_changes::{SeatChanges, seat_changes};
use engine::clock::{Reading, Recess, Run};
use engine::finishes::winner;
use engine::log::Log;
use engine::messages::Message;
use engine::pace::{HoldKind, LevelHands, OrbitClock};
use engine::structure::Level;
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, StageNo, Timestamp};
use engine::winnings::is_over;

/// Where the evening is, as players see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Nobody has started the clock.
    NotStarted,
    /// Play starts at this moment.
    StartsAt(Timestamp),
    Level,
    /// Nobody plays until this moment.
    Break(Timestamp),
    Paused {
        /// In a break, where nobody plays anyway.
        in_break: bool,
    },
    /// A break or a level is over, and the floor starts what is next.
    Waits {
        /// It was a break, and nobody plays.
        in_break: bool,
    },
    /// The day is over, and the next one has not begun.
    DayOver {
        day: u32,
        /// When the next one begins, where that is known.
        next_begins: Option<Timestamp>,
    },
    /// Somebody has won: the name of that player.
    Over(String),
    /// Nothing is played for any more, and nobody won alone: a deal, or a seat for everybody left.
    Ended,
}

/// What the players' clock shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayersClock {
    /// The moment that the times below are true at.
    pub at: Timestamp,
    pub name: String,
    pub phase: Phase,
    /// Time left at `at`, in milliseconds: of the level or break, or until the start.
    pub left_millis: i64,
    /// How long the level or break lasts, in milliseconds.
    pub length_millis: i64,
    /// The level that counts: the one that is on, or the one after a break.
    pub level: Option<(LevelNo, Level)>,
    /// The level that comes after that one.
    pub next_level: Option<(LevelNo, Level)>,
    /// Whether the game changes from level to level.
    pub is_mixed: bool,
    /// Time until the next break at `at`, in milliseconds.
    pub break_in_millis: Option<i64>,
    /// The hands of the level, where it lasts so many.
    pub level_hands: Option<LevelHands>,
    /// The next break begins at a drawn minute, with at most and at least so many minutes left.
    pub break_window: Option<(u16, u16)>,
    pub players_left: u32,
    pub entries: u32,
    pub tables: usize,
    /// The average stack; none where nobody is in.
    pub average: Option<Chips>,
    /// The average stack in tenths of what the level measures it by.
    pub average_tenths: Option<u64>,
    pub average_unit: StackUnit,
    /// What tables wait for, where they do.
    pub waits: Option<Waits>,
    pub changes: SeatChanges,
    /// What there is to win, where the event has prices.
    pub prizes: Option<ClockPrizes>,
    /// What the floor tells the room.
    pub message: Option<Message>,
    /// What else there is to see of the room.
    pub room: RoomFacts,
}

/// What the players' clock follows from besides the acts: while this stays, what it shows runs down
/// by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockKey {
    stage: StageNo,
    run: Run,
    is_scheduled: bool,
    /// A break that the floor called, and whether it is over.
    recess_waits: Option<bool>,
    has_message: bool,
}

impl ClockKey {
    /// What it is at `now`.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let reading = tournament.reading(now);
        Self {
            stage: reading.stage,
            run: reading.run,
            is_scheduled: reading.starts_at.is_some(),
            recess_waits: reading.recess.map(|recess| recess.waits(now)),
            has_message: tournament.messages().shown(now).is_some(),
        }
    }
}

/// What tables wait for before they play on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Waits {
    /// Tables play hand for hand: which hand since the announcement.
    HandForHand(u32),
    /// Tables play orbit for orbit: which orbit since the announcement, and what the clock does.
    Orbit(u32, OrbitClock),
    /// A table that is so many hands ahead waits.
    Soft(u16),
    /// So many last hands are played.
    LastHands(u16),
}

impl Waits {
    /// Whether the clock is off because of that.
    #[must_use]
    pub fn puts_clock_off(self) -> bool {
        match self {
            Self::HandForHand(_) | Self::Orbit(_, OrbitClock::ByHands) | Self::LastHands(_) => true,
            Self::Orbit(_, OrbitClock::Runs) | Self::Soft(_) => false,
        }
    }
}

/// What tables wait for, where they wait for each other; nothing once the day, or all, is over.
#[must_use]
pub fn waits(tournament: &Tournament) -> Option<Waits> {
    if tournament.days().is_over() || is_over(tournament) {
        return None;
    }
    let pace = tournament.pace();
    let Some(hold) = pace.hold() else { return pace.soft().map(|soft| Waits::Soft(soft.ahead)) };
    match hold.kind {
        HoldKind::Orbits(orbit) => Some(Waits::Orbit(orbit.no, orbit.terms.clock)),
        HoldKind::HandForHand => pace.hand_no().map(Waits::HandForHand),
        HoldKind::LastHands { hands } => Some(Waits::LastHands(hands)),
    }
}

/// What the players' clock shows at `now`.
#[must_use]
pub fn players_clock(tournament: &Tournament, log: &Log, now: Timestamp) -> PlayersClock {
    let facts = header(tournament, now);
    let reading = facts.reading;
    let structure = tournament.structure();
    let mut levels = structure
        .numbered()
        .filter(|(stage, _, _)| *stage >= reading.stage)
        .filter_map(|(_, no, stage)| Some((no?, stage.as_level()?.clone())));
    let level = levels.next().or(facts.level);
    let next_level = levels.next();
    let until_start = reading.starts_at.map(|at| at.millis_since(now));
    let of_stage = reading.elapsed_millis.saturating_add(reading.remaining_millis);
    let length = reading.recess.map_or(of_stage, Recess::length_millis);
    PlayersClock {
        at: now,
        name: tournament.settings().name.clone(),
        phase: phase(tournament, &reading, now),
        left_millis: until_start.unwrap_or(reading.left_millis(now)),
        length_millis: length,
        level,
        next_level,
        is_mixed: structure.has_several_games(),
        break_in_millis: millis_until_break(tournament, &reading, now)
            .filter(|_| !reading.by_hands),
        level_hands: tournament.level_hands(&reading),
        break_window: break_window(tournament, &reading),
        players_left: facts.players_left,
        entries: facts.entries,
        tables: facts.tables,
        average: facts.average,
        average_tenths: facts.average_tenths,
        average_unit: facts.average_unit,
        waits: waits(tournament),
        changes: seat_changes(tournament, log, now),
        prizes: ClockPrizes::of(tournament),
        message: tournament.messages().shown(now).cloned(),
        room: RoomFacts::of(tournament, &reading, now),
    }
}

fn phase(tournament: &Tournament, reading: &Reading, now: Timestamp) -> Phase {
    let won = winner(tournament).and_then(|id| tournament.entries().player(id));
    if let Some(player) = won {
        return Phase::Over(player.name.to_string());
    }
    if is_over(tournament) {
        return Phase::Ended;
    }
    let days = tournament.days();
    if let Some(end) = days.end() {
        return Phase::DayOver { day: days.day(), next_begins: end.next_begins };
    }
    if let Some(recess) = reading.recess {
        let is_on = recess.until > now;
        return if is_on { Phase::Break(recess.until) } else { Phase::Waits { in_break: true } };
    }
    match (reading.run, reading.starts_at) {
        (Run::NotStarted, _) => Phase::NotStarted,
        (Run::Paused, _) if reading.waits_millis.is_some() => {
            Phase::Waits { in_break: reading.is_break }
        }
        (Run::Paused, _) => Phase::Paused { in_break: reading.is_break },
        (Run::Running, Some(at)) => Phase::StartsAt(at),
        (Run::Running, None) if reading.is_break => {
            Phase::Break(now.plus_millis(reading.remaining_millis))
        }
        (Run::Running, None) => Phase::Level,
    }
}

impl Phase {
    /// Whether a level or break is on, of which some is gone and some is left.
    #[must_use]
    pub fn is_timed(&self) -> bool {
        match self {
            Self::Level | Self::Break(_) | Self::Paused { .. } | Self::Waits { .. } => true,
            Self::NotStarted
            | Self::StartsAt(_)
            | Self::DayOver { .. }
            | Self::Over(_)
            | Self::Ended => false,
        }
    }

    /// Whether nothing is played for any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_) | Self::Ended)
    }
}

impl PlayersClock {
    /// Whether the time left runs down by itself.
    #[must_use]
    pub fn runs_down(&self) -> bool {
        let is_moving = match self.phase {
            Phase::StartsAt(_) | Phase::Level | Phase::Break(_) => true,
            Phase::NotStarted
            | Phase::Paused { .. }
            | Phase::Waits { .. }
            | Phase::DayOver { .. }
            | Phase::Over(_)
            | Phase::Ended => false,
        };
        is_moving && self.level_hands.is_none()
    }

    /// When the time left has run down, where it runs down by itself.
    #[must_use]
    pub fn ends_at(&self) -> Option<Timestamp> {
        self.runs_down().then(|| self.at.plus_millis(self.left_millis))
    }

    /// Time left at `now`, in milliseconds; never negative.
    #[must_use]
    pub fn left_at(&self, now: Timestamp) -> i64 {
        let left = self.left_millis;
        if self.runs_down() { self.run_down(left, now) } else { left.max(0) }
    }

    /// Time until the next break at `now`, in milliseconds.
    #[must_use]
    pub fn break_in_at(&self, now: Timestamp) -> Option<i64> {
        let is_moving = matches!(self.phase, Phase::Level | Phase::Break(_));
        let left = self.break_in_millis?;
        Some(if is_moving { self.run_down(left, now) } else { left.max(0) })
    }

    /// How much of the level or break is gone at `now`, in thousandths.
    #[must_use]
    pub fn gone_permille_at(&self, now: Timestamp) -> i64 {
        if !self.phase.is_timed() {
            return 0;
        }
        let gone = self.length_millis.saturating_sub(self.left_at(now)).max(0);
        gone.saturating_mul(1000).checked_div(self.length_millis).unwrap_or(1000).min(1000)
    }

    /// What is left at `now` of so much, where time runs.
    fn run_down(&self, millis: i64, now: Timestamp) -> i64 {
        millis.saturating_sub(now.millis_since(self.at).max(0)).max(0)
    }
}
