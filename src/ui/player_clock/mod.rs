//! The clock on a player in the window: a strip on every screen while one runs, and one clock as
//! large as the screen allows, to be read across the table.
//!
//! The clock that was called is an act of the tournament and only shown here. A shot clock is no
//! act: it begins anew with every action, and lives in this window alone; what it leads to, a time
//! card or a dead hand, is an act again.

mod large;
mod strip;

use crate::ticks::until_next_second;
use crate::vocabulary::{ClockAction, WhichClock};

use engine::player_clock::{ClockPhase, Facing};
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use reports::{Cue, countdown_cue};
use std::collections::BTreeMap;
use std::time::Duration;

/// The last seconds of a shot clock that are counted aloud.
const SHOT_COUNTDOWN_SECS: u32 = 5;

/// Clocks on players as this window shows them.
#[derive(Debug, Default)]
pub struct ClockDesk {
    shot: Option<Shot>,
    large: Option<WhichClock>,
    /// What each clock had left when it was listened to last, in milliseconds.
    heard: BTreeMap<WhichClock, i64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Shot {
    table: TableNo,
    player: Option<PlayerId>,
    started: Timestamp,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Running {
    which: WhichClock,
    table: TableNo,
    seat: Option<SeatAt>,
    player: Option<PlayerId>,
    /// Milliseconds until the time is up; negative after that.
    left_millis: i64,
    total_secs: u32,
    countdown_secs: u32,
    facing: Option<Facing>,
}

impl Running {
    fn phase(&self) -> ClockPhase {
        if self.left_millis <= 0 {
            ClockPhase::Over
        } else if self.left_millis <= i64::from(self.countdown_secs) * 1000 {
            ClockPhase::Countdown
        } else {
            ClockPhase::Thinking
        }
    }

    /// Whole seconds left; a second that has begun counts.
    fn left_secs(&self) -> i64 {
        (self.left_millis.max(0) + 999) / 1000
    }

    /// How much of the time is left, from 0 to 1.
    #[expect(clippy::cast_precision_loss, reason = "minutes in milliseconds are exact")]
    fn share(&self) -> f32 {
        let total = i64::from(self.total_secs.max(1)) * 1000;
        (self.left_millis.clamp(0, total) as f32) / (total as f32)
    }
}

impl ClockDesk {
    /// Every clock that runs, the one with the least time first.
    fn running(&self, tournament: &Tournament, now: Timestamp) -> Vec<Running> {
        let called = tournament.player_clocks().running().map(|(table, clock)| Running {
            which: WhichClock::Called(table),
            table,
            seat: Some(clock.seat),
            player: Some(clock.player),
            left_millis: clock.left_millis(now),
            total_secs: clock.times.total_secs(),
            countdown_secs: clock.times.countdown_secs,
            facing: Some(clock.facing),
        });
        let mut all: Vec<Running> = called.chain(self.shot_running(tournament, now)).collect();
        all.sort_by_key(|clock| clock.left_millis);
        all
    }

    fn shot_running(&self, tournament: &Tournament, now: Timestamp) -> Option<Running> {
        let shot = self.shot?;
        let secs = tournament.settings().pace.shot_clock_secs?;
        tournament.seating().table(shot.table)?;
        let added = tournament.player_clocks().card_secs_since(shot.table, shot.started);
        let total_secs = secs.saturating_add(added);
        let player = shot.player.and_then(|id| tournament.entries().player(id));
        let seat = player.and_then(|player| player.seat()).filter(|at| at.table == shot.table);
        Some(Running {
            which: WhichClock::Shot,
            table: shot.table,
            seat,
            player: seat.and(shot.player),
            left_millis: i64::from(total_secs) * 1000 - now.millis_since(shot.started).max(0),
            total_secs,
            countdown_secs: SHOT_COUNTDOWN_SECS.min(secs),
            facing: None,
        })
    }

    /// What is to be heard since the clocks were listened to last.
    pub fn listen(&mut self, tournament: &Tournament, now: Timestamp) -> Option<Cue> {
        let mut cues = Vec::new();
        let running = self.running(tournament, now);
        let before = std::mem::take(&mut self.heard);
        for clock in &running {
            if let Some(left) = before.get(&clock.which) {
                cues.extend(countdown_cue(*left, clock.left_millis, clock.countdown_secs));
            }
            self.heard.insert(clock.which, clock.left_millis);
        }
        let is_over = |cue: &&Cue| **cue == Cue::TimeUp;
        cues.iter().find(is_over).or(cues.first()).copied()
    }

    /// When the digits change next, in milliseconds; none where nothing runs down.
    pub fn next_change(&self, tournament: &Tournament, now: Timestamp) -> Option<Duration> {
        let running = self.running(tournament, now);
        let left = running.iter().map(|clock| clock.left_millis).filter(|left| *left > 0);
        left.map(until_next_second).min()
    }

    /// The table of the shot clock that runs.
    pub fn shot_table(&self) -> Option<TableNo> {
        self.shot.map(|shot| shot.table)
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn act(&mut self, asked: &ClockAction, now: Timestamp) {
        match asked {
            ClockAction::StartShot(table, player) => {
                self.shot = Some(Shot { table: *table, player: *player, started: now });
                // What was heard of the one before says nothing of this one.
                self.heard.remove(&WhichClock::Shot);
            }
            ClockAction::StopShot => {
                self.shot = None;
                self.large = self.large.filter(|which| *which != WhichClock::Shot);
            }
            ClockAction::Enlarge(which) => self.large = *which,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::player_clock::ClockDesk;
    use crate::vocabulary::{ClockAction, WhichClock};
    use engine::Tournament;
    use engine::apply::apply;
    use engine::event::Event;
    use engine::player_clock::ClockPhase;
    use engine::seating::NewTable;
    use engine::settings::Settings;
    use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
    use reports::Cue;
    use std::time::Duration;

    fn event() -> Tournament {
        let mut settings = Settings::default();
        settings.pace.shot_clock_secs = Some(30);
        let settings = Box::new(settings);
        let tables = vec![NewTable { table: TableNo(1), seats: 9 }];
        let mut tournament = Tournament::default();
        apply(&mut tournament, &Event::SettingsChanged { settings });
        apply(&mut tournament, &Event::TablesAdded { tables, tracked: Vec::new() });
        tournament
    }

    fn at(secs: i64) -> Timestamp {
        Timestamp(secs * 1000)
    }

    #[test]
    fn a_shot_clock_runs_down_begins_anew_and_is_put_away() {
        let tournament = event();
        let mut desk = ClockDesk::default();
        let start = ClockAction::StartShot(TableNo(1), None);
        desk.act(&start, at(0));
        let shown = |desk: &ClockDesk, secs| {
            let running = desk.running(&tournament, at(secs));
            running.first().map(|clock| (clock.left_secs(), clock.phase()))
        };
        assert_eq!(shown(&desk, 0), Some((30, ClockPhase::Thinking)));
        assert_eq!(shown(&desk, 25), Some((5, ClockPhase::Countdown)));
        assert_eq!(shown(&desk, 30), Some((0, ClockPhase::Over)));
        assert_eq!(desk.next_change(&tournament, at(31)), None, "nothing runs down");
        desk.act(&start, at(40));
        assert_eq!(shown(&desk, 41), Some((29, ClockPhase::Thinking)));
        assert_eq!(
            desk.next_change(&tournament, Timestamp(41_300)),
            Some(Duration::from_millis(705))
        );
        desk.act(&ClockAction::Enlarge(Some(WhichClock::Shot)), at(42));
        desk.act(&ClockAction::StopShot, at(42));
        assert_eq!((shown(&desk, 43), desk.large), (None, None));
    }

    #[test]
    fn a_time_card_that_is_played_at_the_table_adds_its_seconds_to_this_action() {
        let mut tournament = event();
        let mut desk = ClockDesk::default();
        desk.act(&ClockAction::StartShot(TableNo(1), None), at(100));
        let card = |secs, table| Event::TimeCardUsed {
            at: at(secs),
            player: PlayerId(1),
            seat: SeatAt::new(table, 1),
            secs: 20,
            left: 0,
        };
        for (secs, table) in [(90, 1), (110, 2), (110, 1)] {
            apply(&mut tournament, &card(secs, table));
        }
        let left = desk.running(&tournament, at(120)).first().map(|clock| clock.left_secs());
        assert_eq!(left, Some(30), "30 and 20, less 20 that are over");
    }

    #[test]
    fn the_countdown_is_heard_once_for_each_second_and_a_new_start_is_silent() {
        let tournament = event();
        let mut desk = ClockDesk::default();
        desk.act(&ClockAction::StartShot(TableNo(1), None), at(0));
        let heard: Vec<Cue> =
            (0..35).filter_map(|secs| desk.listen(&tournament, at(secs))).collect();
        assert_eq!(heard.len(), 6);
        assert_eq!(heard.iter().filter(|cue| **cue == Cue::TimeUp).count(), 1);
        desk.act(&ClockAction::StartShot(TableNo(1), None), at(50));
        assert_eq!(desk.listen(&tournament, at(50)), None);
    }
}
