//! A break that the floor calls, outside the structure: what it stops, and how play goes on.

use engine::clock::{AfterRecess, Reading, Run};
use engine::decide::check;
use engine::refusal::Refusal;
use engine::seating::NewTable;
use engine::structure::Stage;
use engine::values::{StageNo, TableNo, Timestamp};
use engine::{Command, Settings};
use exchange::templates;
use reports::{Cue, Heard, Need, Phase, cue, needs, players_clock};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

const MINUTE: i64 = 60_000;

/// A club night with two tables of six that plays its first level.
struct Night {
    session: Session,
    now: i64,
}

impl Night {
    fn new() -> Self {
        let store = Box::new(MemoryJournal::default());
        let chance = Box::new(SeededChance::new(3));
        let session = Session::on(store, Time::told(Timestamp(0)), chance, "Ana");
        let mut night = Self { session, now: 0 };
        let template = templates().into_iter().find(|it| it.id == "club-night").unwrap();
        let settings = Settings { name: "Friday".to_owned(), ..template.settings };
        let (settings, structure) = (Box::new(settings), template.structure);
        night.does(&Command::CreateTournament { settings, structure });
        let tables = [1, 2].map(|no| NewTable { table: TableNo(no), seats: 6 }).to_vec();
        night.does(&Command::AddTables { tables });
        let players = ["Anna", "Bo", "Cy", "Dan", "Eva", "Fay"]
            .map(|name| format!("{{\"name\":\"{name}\"}}"));
        let all = format!("{{\"Register\":{{\"players\":[{}]}}}}", players.join(","));
        night.does(&serde_json::from_str(&all).unwrap());
        night.does(&Command::DrawSeats { public: None });
        night.does(&Command::StartClock);
        night
    }

    fn does(&mut self, command: &Command) {
        self.session.submit(command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    }

    fn refused(&mut self, command: &Command) -> Refusal {
        match self.session.submit(command) {
            Err(Failure::Refused(refusal)) => refusal,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    fn later(&mut self, millis: i64) {
        self.now += millis;
        self.session.set_time(Time::told(Timestamp(self.now)));
    }

    fn reading(&self) -> Reading {
        self.session.tournament().reading(self.session.now())
    }

    fn takes(&mut self, millis: i64, after: AfterRecess) -> Timestamp {
        let until = Timestamp(self.now + millis);
        self.does(&Command::TakeBreak { until, after });
        until
    }

    fn phase(&self) -> Phase {
        players_clock(self.session.tournament(), self.session.log(), self.session.now()).phase
    }

    fn heard(&self) -> Heard {
        Heard::of(self.session.tournament(), self.session.now())
    }

    fn clock_waits(&self) -> bool {
        needs(self.session.tournament(), self.session.now())
            .iter()
            .any(|need| matches!(need, Need::ClockWaits { .. }))
    }
}

#[test]
fn the_level_stands_and_goes_on_by_itself_where_it_stopped() {
    let mut night = Night::new();
    night.later(5 * MINUTE);
    let before = night.reading();
    let next_break = |night: &Night| {
        let (t, log) = (night.session.tournament(), night.session.log());
        players_clock(t, log, night.session.now()).break_in_millis.unwrap()
    };
    let in_millis = next_break(&night);
    let until = night.takes(20 * MINUTE, AfterRecess::GoesOn);
    assert_eq!(night.phase(), Phase::Break(until));
    assert_eq!(next_break(&night), in_millis + 20 * MINUTE);
    night.later(19 * MINUTE);
    let on = night.reading();
    assert_eq!((on.run, on.remaining_millis), (Run::Paused, before.remaining_millis));
    assert_eq!(on.left_millis(night.session.now()), MINUTE);
    night.later(4 * MINUTE);
    let after = night.reading();
    assert_eq!((after.run, after.recess), (Run::Running, None));
    assert_eq!(after.remaining_millis, before.remaining_millis - 3 * MINUTE);
    assert_eq!(night.phase(), Phase::Level);
    assert!(!night.clock_waits());
    night.does(&Command::PauseClock);
    assert_eq!(night.reading().remaining_millis, before.remaining_millis - 3 * MINUTE);
    night.does(&Command::Undo);
    night.does(&Command::Undo);
    let played = night.reading();
    assert_eq!(played.recess, None, "taken back it never was");
    assert_eq!(played.stage.0, before.stage.0 + 1, "and play went on all the time");
}

#[test]
fn where_it_is_to_wait_the_floor_lets_play_go_on() {
    let mut night = Night::new();
    night.later(5 * MINUTE);
    let before = night.reading();
    let until = night.takes(10 * MINUTE, AfterRecess::Waits);
    assert_eq!(night.phase(), Phase::Break(until));
    night.later(14 * MINUTE);
    assert_eq!(night.phase(), Phase::Waits { in_break: true });
    assert!(night.clock_waits());
    assert_eq!(night.reading().stage, before.stage);
    night.does(&Command::ResumeClock);
    assert_eq!(night.reading().remaining_millis, before.remaining_millis);
    assert_eq!((night.phase(), night.clock_waits()), (Phase::Level, false));
}

#[test]
fn it_can_end_early_and_be_made_longer_or_shorter() {
    let mut night = Night::new();
    night.later(5 * MINUTE);
    let before = night.reading();
    let until = night.takes(10 * MINUTE, AfterRecess::GoesOn);
    night.later(2 * MINUTE);
    night.does(&Command::AdjustClock { secs: 120 });
    assert_eq!(night.phase(), Phase::Break(until.plus_millis(2 * MINUTE)));
    assert_eq!(night.refused(&Command::AdjustClock { secs: -600 }), Refusal::NotEnoughTimeLeft);
    night.does(&Command::AdjustClock { secs: -300 });
    let until = until.plus_millis(-3 * MINUTE);
    assert_eq!(night.phase(), Phase::Break(until));
    let whole = night.reading().recess.unwrap().length_millis();
    assert_eq!(whole, 7 * MINUTE, "it is one break, not one for each change");
    let again = night.takes(30 * MINUTE, AfterRecess::Waits);
    assert_eq!(night.phase(), Phase::Break(again));
    night.does(&Command::NextStage);
    assert_eq!(night.phase(), Phase::Break(again), "another level calls nobody back");
    night.does(&Command::PreviousStage);
    night.does(&Command::ResumeClock);
    assert_eq!(night.phase(), Phase::Level);
    assert!(night.reading().remaining_millis >= before.remaining_millis);
}

#[test]
fn a_break_of_the_structure_ends_when_it_is_said() {
    let mut night = Night::new();
    let structure = night.session.tournament().structure().clone();
    let is_break = |stage: &Stage| matches!(stage, Stage::Break(_));
    let stage = structure.stages.iter().position(is_break).unwrap();
    let stage = StageNo(u16::try_from(stage).unwrap() + 1);
    night.does(&Command::GoToStage { stage });
    night.later(MINUTE);
    let until = night.takes(25 * MINUTE, AfterRecess::GoesOn);
    assert_eq!(night.phase(), Phase::Break(until));
    assert_eq!(night.reading().recess, None, "one break is enough");
    night.later(25 * MINUTE);
    assert_eq!(night.reading().stage.0, stage.0 + 1);
    night.does(&Command::PreviousStage);
    night.takes(5 * MINUTE, AfterRecess::Waits);
    night.later(6 * MINUTE);
    assert_eq!(night.phase(), Phase::Waits { in_break: true });
    night.does(&Command::ResumeClock);
    night.later(1);
    assert_eq!(night.reading().stage.0, stage.0 + 1, "the break is not played out after it");
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut night = Night::new();
    let at = |millis| Command::TakeBreak { until: Timestamp(millis), after: AfterRecess::GoesOn };
    night.later(MINUTE);
    assert_eq!(night.refused(&at(MINUTE)), Refusal::MomentPast);
    assert_eq!(night.refused(&at(14 * 60 * MINUTE)), Refusal::BreakTooLong { hours_max: 12 });
    night.does(&Command::StartHandForHand);
    assert_eq!(night.refused(&at(9 * MINUTE)), Refusal::TablesWaitForEachOther);
    night.does(&Command::EndHandForHand);
    night.does(&Command::AnnounceLastHands { hands: 1 });
    assert_eq!(night.refused(&at(9 * MINUTE)), Refusal::TablesWaitForEachOther);
    night.does(&Command::TableDone { tables: Vec::new() });
    night.does(&at(9 * MINUTE));
    assert!(night.session.tournament().pace().hold().is_none(), "the last hands are history");
    let fresh = engine::Tournament::default();
    assert!(check(&fresh, &at(9 * MINUTE), Timestamp(0)).is_err());
}

#[test]
fn whatever_stops_the_clock_meanwhile_stops_it_for_good() {
    for stop in [Command::StartHandForHand, Command::EndDay, Command::PauseClock] {
        let mut night = Night::new();
        night.later(5 * MINUTE);
        let before = night.reading();
        night.takes(10 * MINUTE, AfterRecess::GoesOn);
        night.later(MINUTE);
        night.does(&stop);
        night.later(60 * MINUTE);
        let after = night.reading();
        let stands = (Run::Paused, before.remaining_millis);
        assert_eq!((after.run, after.remaining_millis), stands, "{stop:?}");
    }
}

#[test]
fn the_room_hears_that_it_begins_and_ends_and_its_last_minute() {
    let mut night = Night::new();
    night.later(5 * MINUTE);
    let mut before = night.heard();
    night.takes(3 * MINUTE, AfterRecess::GoesOn);
    let mut all = Vec::new();
    for second in 0..240 {
        let after = night.heard();
        all.extend(cue(&before, &after).map(|cue| (second, cue)));
        before = after;
        night.later(1_000);
    }
    assert_eq!(all, [(0, Cue::Break), (120, Cue::MinuteLeft), (180, Cue::BreakOver)]);
}
