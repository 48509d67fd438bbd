//! Every fact that people can be told has its sentence.

pub mod samples;

use engine::button::Role;
use engine::clock::Run;
use engine::event::ClockChange;
use engine::finishes::Elsewhere;
use engine::seating::NewTable;
use engine::structure::{Ante, Game, Stakes};
use engine::values::{Chips, PlayerId, Seed, Seq, StageNo, TableNo, Timestamp};
use engine::{Act, ActBody, Event, Log, Refusal};
use samples::{
    ANA, BO, SEAT, UTC, a_move, blinds, bust, draw, every_event, every_refusal, moment, registered,
    seated, settings, structure,
};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use words::{Args, Language, UtcOffset, Words, ids};

/// Built once, and shared by all threads.
static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));

fn words() -> &'static Words {
    &WORDS
}

fn act(body: ActBody, minutes: i64) -> Act {
    Act { at: moment(minutes), by: "Eva".to_owned(), body }
}

fn log(acts: Vec<ActBody>) -> Log {
    let seed = Seed([7; 16]);
    let settings = Box::new(settings());
    let created = Event::TournamentCreated { settings, structure: structure(), seed };
    let players = vec![registered(1, "Ana Rys"), registered(2, "Bo Li")];
    let sold = Event::PlayersRegistered { players, chips: Chips(10_000) };
    let first = [ActBody::Record(vec![created]), ActBody::Record(vec![sold])];
    let bodies = first.into_iter().chain(acts);
    Log::replay(bodies.zip(0..).map(|(body, minutes)| act(body, minutes))).expect("acts that fit")
}

fn told(event: &Event) -> String {
    words().event(event, log(vec![]).state(), UTC)
}

fn refused(refusal: &Refusal) -> String {
    words().refusal(refusal, log(vec![]).state()).text
}

fn assert_complete(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['⟨', '{', '}']), "not complete: {text}");
    assert!(!text.ends_with('.'), "no full stop: {text}");
    assert!(!text.contains("  ") && !text.contains(" ,"), "loose: {text}");
    assert!(text.starts_with(|c: char| !c.is_lowercase()), "sentence case: {text}");
}

#[test]
fn every_refusal_says_what_is_in_the_way_and_what_to_do() {
    let log = log(vec![]);
    for refusal in every_refusal() {
        let said = words().refusal(&refusal, log.state());
        assert_complete(&said.text);
        assert_complete(&said.hint.unwrap_or_else(|| panic!("no hint: {refusal:?}")));
        said.rule.iter().for_each(|rule| assert!(rule.starts_with("TDA 2024 rule "), "{rule}"));
    }
}

#[test]
fn every_event_has_its_sentence_and_a_short_name() {
    for event in every_event() {
        assert_complete(&told(&event));
        assert_complete(&words().event_in_full(&event, log(vec![]).state(), UTC));
        let log = log(vec![ActBody::Record(vec![event.clone()])]);
        let name = words().act_name(&log, Seq(3), UTC);
        let args = Args::new().text("act", &name).text("time", "20:14");
        assert_complete(&words().say("log-undo-what-at", &args));
    }
    let named = ids(Language::English);
    let lacks = |id: &&String| id.starts_with("event-") && !id.contains('.');
    for id in named.iter().filter(lacks) {
        assert!(named.contains(&format!("{id}.name")), "no short name: {id}");
    }
}

#[test]
fn every_id_stands_once_and_can_be_read() {
    let mut seen = BTreeSet::new();
    for id in ids(Language::English) {
        assert!(words().try_say(&id, &Args::new()).is_some(), "cannot be read: {id}");
        assert!(seen.insert(id.clone()), "stands twice: {id}");
    }
    assert!(seen.contains("refusal-table-unknown.hint") && seen.contains("language-name"));
}

#[test]
fn every_game_and_language_has_its_name() {
    for game in Game::ALL.iter().copied() {
        assert_complete(&words().game(game));
    }
    for language in Language::ALL {
        assert_eq!(Language::from_id(language.id()), Some(language));
    }
    assert_eq!(Language::from_id("en_US.UTF-8"), Some(Language::English));
    assert_eq!(Language::from_id("tlh"), None);
}

#[test]
fn numbers_are_grouped_and_durations_short() {
    let words = words();
    assert_eq!(words.chips(Chips(12_500)), "12,500");
    assert_eq!(words.chips(Chips(999)), "999");
    assert_eq!(words.number(-1_234_567), "−1,234,567");
    assert_eq!(words.clock(725_000), "12:05");
    assert_eq!(words.clock(3_724_001), "1:02:05");
    assert_eq!(words.clock(-5), "0:00");
    assert_eq!(words.minutes(42 * 60 + 59), "42 min");
    assert_eq!(words.minutes(3_900), "1 h 5 min");
    assert_eq!(words.minutes(30), "30 s");
    assert_eq!(words.duration(120), "2 minutes");
    assert_eq!(words.duration(3_690), "1 hour 1 minute 30 seconds");
    assert_eq!(words.duration(0), "0 seconds");
    assert_eq!(words.time(moment(3), UTC), "14:03");
    assert_eq!(
        words.time_with_secs(Timestamp(moment(3).0 + 22_000), UtcOffset::fixed(90)),
        "15:33:22"
    );
    assert_eq!(words.date_and_time(moment(0), UtcOffset::fixed(600)), "March 6, 2026, 00:00");
    assert_eq!(words.time(Timestamp(i64::MAX), UTC), "");
}

#[test]
fn one_and_many_are_told_apart() {
    let players = |count: u32| words().say("players", &Args::new().count("players", count));
    assert_eq!([players(1), players(2), players(0)], ["1 player", "2 players", "0 players"]);
    let words = words();
    assert_eq!(words.list(&["Ana", "Bo", "Cy"]), "Ana, Bo and Cy");
    assert_eq!(words.numbers(&[12, 1, 2, 3, 11, 7]), "1–3, 7, 11 and 12");
    let sold = (1..=12).map(|id| registered(id, &format!("P{id}"))).collect();
    let event = Event::PlayersRegistered { players: sold, chips: Chips(1) };
    assert_eq!(told(&event), "12 players registered: P1, P2, P3 and 9 more");
}

#[test]
fn stakes_fit_on_a_line() {
    let words = words();
    let line = |stakes| words.stakes(&stakes);
    assert_eq!(line(blinds(400, 800, Ante::PerPlayer(Chips(100)))), "400/800 · ante 100");
    let ante = Ante::BigBlind(Chips(1_000));
    assert_eq!(line(blinds(500, 1_000, ante)), "500/1,000 · big blind ante 1,000");
    let (small_bet, big_bet) = (Chips(50), Chips(100));
    let stud = Stakes::Stud { ante: Chips(10), bring_in: Chips(20), small_bet, big_bet };
    assert_eq!(line(stud), "ante 10 · bring-in 20 · limits 50/100");
    assert_eq!(words.role(Role::Dealt, 3), "big blind in 3 hands");
}

#[test]
fn refusals_name_people_and_seats() {
    let taken = Refusal::SeatTaken { at: SEAT, player: BO };
    assert_eq!(refused(&taken), "Bo Li sits at table 4, seat 2");
    let unknown = Refusal::StillIn { player: PlayerId(12) };
    assert_eq!(refused(&unknown), "player 12 is still in");
    let few = Refusal::TooFewSeatsElsewhere { table: TableNo(4), players: 6, open: 0 };
    assert_eq!(
        refused(&few),
        "Table 4 cannot break: 6 players would have to move and no seat is open"
    );
    let played = Refusal::StageAlreadyPlayed { stage: StageNo(2) };
    assert!(refused(&played).starts_with("Too late to change the break after level 1, line 2"));
}

#[test]
fn the_log_tells_what_happened() {
    let event = Event::PlayersMoved { at: moment(0), moves: vec![a_move()] };
    let moved = "Ana Rys moved from table 2, seat 5 to table 1, seat 3: \
                 next big blind to the worst seat";
    assert_eq!(told(&event), moved);
    let clock = |change| Event::ClockSet {
        at: moment(3),
        stage: StageNo(3),
        elapsed_millis: 0,
        run: Run::Running,
        change,
    };
    assert_eq!(told(&clock(ClockChange::Moved)), "Level 2 · 100/200 began");
    let (secs, mut every) = (90, vec![ClockChange::Started, ClockChange::Paused]);
    every.extend([ClockChange::HandForHand, ClockChange::HandTaken { secs: 120 }]);
    every.push(ClockChange::LastHands);
    every.extend([ClockChange::OrbitForOrbit, ClockChange::OrbitTaken { hands: 9, secs: 1080 }]);
    every.extend([ClockChange::HandsPlayed, ClockChange::LevelsLast { hands: Some(10) }]);
    every.push(ClockChange::LevelsLast { hands: None });
    every.extend([ClockChange::Resumed, ClockChange::Adjusted { secs }]);
    every.extend([ClockChange::LostTimeCounted { secs }, ClockChange::LostTimeDropped { secs }]);
    every.into_iter().for_each(|change| assert_complete(&told(&clock(change))));
    let less = ClockChange::Adjusted { secs: -120 };
    assert_eq!(told(&clock(less)), "2 minutes taken from the clock");
    assert_eq!(told(&clock(ClockChange::Scheduled)), "Clock set to start at 14:03");
}

#[test]
fn an_act_leads_with_its_main_event_and_keeps_its_names_when_taken_back() {
    let tables = vec![NewTable { table: TableNo(4), seats: 9 }];
    let set_up = Event::TablesAdded { tables, tracked: vec![] };
    let drawn = Event::SeatsDrawn { draw: draw(), seats: vec![seated(ANA, 2), seated(BO, 1)] };
    let (busts, by) = (vec![bust(ANA, 2)], vec![BO]);
    let busted = Event::BustedOut {
        at: moment(1),
        level: None,
        busts,
        by,
        hand: None,
        elsewhere: Elsewhere::Refuse,
    };
    let log = log(vec![
        ActBody::Record(vec![set_up, drawn]),
        ActBody::Record(vec![busted]),
        ActBody::Undo(Seq(4)),
        ActBody::Undo(Seq(3)),
        ActBody::Undo(Seq(2)),
    ]);
    let words = words();
    let told = |seq| words.act(&log, Seq(seq), UTC);
    assert_eq!(told(3), "2 players drew seats in draw 1. Table 4 set up with 9 seats");
    let late = "Ana Rys busted out at table 4, seat 2, by Bo Li, at 14:01";
    assert_eq!(told(4), late);
    assert_eq!(told(5), format!("Undone: {late}"));
    assert_eq!(words.act_name(&log, Seq(4), UTC), "bust-out of Ana Rys");
    assert_eq!(words.act_name(&log, Seq(2), UTC), "2 players registered");
    assert_eq!(words.act_name(&log, Seq(5), UTC), "undo of bust-out of Ana Rys");
    assert_eq!(told(99), "");
}

#[test]
fn a_draw_tells_how_to_check_it() {
    let said = words().draw(&draw());
    assert_complete(&said);
    let recipe = concat!(
        "printf %s '07070707070707070707070707070707|o'\\''clock|",
        "draw 1, first seats, players 0011223344556677|player 1' | sha256sum"
    );
    assert!(said.contains(recipe), "{said}");
    assert!(said.contains(&Seed([7; 16]).commitment()));
}

#[test]
fn a_need_has_a_title_a_detail_and_buttons() {
    let args = Args::new().text("from", "14:03").text("to", "14:45").text("time", "42 min");
    let need = words().need("need-lost-time", &args);
    let asked = "Floorman was not running from 14:03 to 14:45 (42 min). Does that time count?";
    assert_eq!(need.title, asked);
    assert_eq!(need.other.as_deref(), Some("It does not count"));
    assert_eq!(words().need("need-nothing", &args).title, "⟨need-nothing⟩");
}
