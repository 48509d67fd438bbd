//! Answers that come late, or not at all: what is under way is told as that, and nothing is done
//! twice.

use super::{evening, evening_with, pause};
use engine::Command;
use engine::ask::Chance;
use engine::values::{Seed, Seq};
use serve::Role;
use session::{Session, Time, chance};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

#[test]
fn where_nobody_answers_that_is_said_and_nothing_is_done_behind_the_back() {
    let evening = evening();
    let mut klara = evening.staff("Klára", Role::Floor);
    let held = evening.answers.lock().unwrap();
    // Whoever waits just then waits no longer than this.
    std::thread::sleep(Duration::from_millis(200));
    pause(&mut klara);
    assert!(klara.has("The desk does not answer"), "{}", klara.page);
    drop(held);
    std::thread::sleep(Duration::from_millis(300));
    assert!(!evening.log().contains("Klára"), "{}", evening.log());
}

/// Draws for which everybody waits, as for a slow disk.
struct Slow {
    draws: Box<dyn Chance>,
    secs: Arc<AtomicU64>,
}

impl Chance for Slow {
    fn begin_act(&mut self, seq: Seq) {
        self.draws.begin_act(seq);
    }

    fn seed(&mut self) -> Seed {
        std::thread::sleep(Duration::from_secs(self.secs.load(Ordering::Relaxed)));
        self.draws.seed()
    }
}

#[test]
fn an_act_that_takes_long_is_under_way_until_it_is_known_and_is_done_once() {
    let secs = Arc::new(AtomicU64::new(0));
    let evening = evening_with(Box::new(Slow { draws: chance(Some(7)), secs: Arc::clone(&secs) }));
    let mut rita = evening.staff("Rita", Role::Director);
    // It needs chance, and so it waits.
    let draw: Command =
        serde_json::from_value(serde_json::json!({"DrawButton": {"table": 1}})).unwrap();
    secs.store(12, Ordering::Relaxed);
    rita.command(&draw);
    assert!(rita.has("Still in progress"), "{}", rita.page);
    // Pressed again on the page that came, and on one that is loaded anew.
    rita.command(&draw);
    assert!(rita.has("Still in progress"), "{}", rita.page);
    rita.get("/staff");
    rita.command(&draw);
    secs.store(0, Ordering::Relaxed);
    let end = Instant::now() + Duration::from_secs(60);
    while !rita.has("class=\"came done\"") {
        assert!(Instant::now() < end, "{}", rita.page);
        std::thread::sleep(Duration::from_millis(100));
        rita.get("/staff");
    }
    assert!(rita.has("drew the button") && rita.has("Undo") && !rita.has("Still in progress"));
    let by_rita = evening.log().lines().filter(|line| line.contains("Rita (Director)")).count();
    assert_eq!(by_rita, 1, "{}", evening.log());
    // What was answered late goes with the next act.
    pause(&mut rita);
    rita.get("/staff");
    assert!(!rita.has("class=\"came done\""), "{}", rita.page);
}

#[test]
fn what_is_sent_by_a_phone_that_lost_the_network_is_done_once_and_told_when_it_is_back() {
    let evening = evening();
    let mut rita = evening.staff("Rita", Role::Director);
    let (token, once) = (rita.field("token"), rita.once());
    let command = serde_json::to_string(&Command::PauseClock).unwrap();
    let fields = [("token", &*token), ("once", &*once), ("act", "command"), ("command", &*command)];
    let held = evening.answers.lock().unwrap();
    std::thread::sleep(Duration::from_millis(200));
    let began = Time::live().now();
    rita.post_and_leave("/staff/do", &fields);
    std::thread::sleep(Duration::from_millis(1500));
    drop(held);
    rita.post("/staff/do", &fields);
    assert!(rita.has("class=\"came done\"") || rita.has("Still in progress"), "{}", rita.page);
    std::thread::sleep(Duration::from_millis(300));
    rita.post("/staff/do", &fields);
    assert!(rita.has("class=\"came done\""), "{}", rita.page);
    assert_eq!(evening.log().matches("aused").count(), 1, "{}", evening.log());
    let session = Session::open_to_read(&evening.file, Time::live(), chance(None)).unwrap();
    let late = session.log().acts().last().unwrap().at.millis_since(began);
    assert!((0..1000).contains(&late), "it happened when it was pressed: {late} ms");
}

/// A page that is closed, or left by a link, breaks off its connection; it was pressed
/// nevertheless.
#[test]
fn what_was_pressed_is_done_also_where_the_page_was_left_at_once() {
    let evening = evening();
    let mut rita = evening.staff("Rita", Role::Director);
    let token = rita.field("token");
    for pressed in 1..=50 {
        let once = rita.once();
        // The same once more, of which nobody was told what came, would be the same act.
        let secs = i64::try_from(pressed).unwrap();
        let command = serde_json::to_string(&Command::AdjustClock { secs }).unwrap();
        let fields =
            [("token", &*token), ("once", &*once), ("act", "command"), ("command", &*command)];
        rita.post_and_leave("/staff/do", &fields);
        let end = Instant::now() + Duration::from_secs(20);
        while evening.log().matches("Rita (Director)").count() < pressed {
            assert!(Instant::now() < end, "what was pressed as number {pressed} is lost");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// With `FLOORMAN_TRIALS=100` so often, with answers that take up to a minute.
#[test]
fn a_phone_is_told_what_came_of_it_however_late_it_is_and_nothing_is_done_twice() {
    let asked = std::env::var("FLOORMAN_TRIALS").ok();
    let (trials, longest) = asked.map_or((8, 12), |trials| (trials.parse().unwrap(), 60));
    let (mut left, mut done) = (trials, 0);
    while left > 0 {
        let round: u64 = left.min(20);
        left -= round;
        std::thread::scope(|scope| {
            let secs = |no: u64| longest * no / round.max(2).saturating_sub(1);
            let tried: Vec<_> = (0..round).map(|no| scope.spawn(move || tries(secs(no)))).collect();
            done += tried.into_iter().map(|tried| tried.join().unwrap()).sum::<usize>();
        });
    }
    println!("{trials} trials up to {longest} s: {done} told as done");
    assert_eq!(done as u64, trials);
}

/// One act that takes so long, pressed again and again; how often it was done.
fn tries(secs: u64) -> usize {
    let slow = Arc::new(AtomicU64::new(0));
    let evening = evening_with(Box::new(Slow { draws: chance(Some(7)), secs: Arc::clone(&slow) }));
    let mut rita = evening.staff("Rita", Role::Director);
    let draw = serde_json::json!({"DrawButton": {"table": 1}});
    let draw: Command = serde_json::from_value(draw).unwrap();
    slow.store(secs, Ordering::Relaxed);
    rita.command(&draw);
    let end = Instant::now() + Duration::from_secs(secs + 60);
    while !rita.has("class=\"came done\"") {
        assert!(rita.has("Still in progress") && !rita.has("came not"), "{secs} s: {}", rita.page);
        assert!(Instant::now() < end, "{}", rita.page);
        std::thread::sleep(Duration::from_millis(500));
        rita.command(&draw);
    }
    slow.store(0, Ordering::Relaxed);
    assert!(rita.has("Undo"), "{}", rita.page);
    let log = evening.log();
    let by_rita = log.lines().filter(|line| line.contains("Rita (Director)")).count();
    assert_eq!(by_rita, 1, "{secs} s: {log}");
    by_rita
}
