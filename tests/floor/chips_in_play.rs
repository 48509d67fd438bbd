//! Chips in play always add up: every act that brings or takes them, and counts of all stacks.

mod thousand_evenings;

use crate::terminal::{done, floorman, word};
use engine::chips::{ChipCause, CountOccasion, Forfeit, ForfeitReason};
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName, StackCount, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::settings::{EntryTerms, Limit, SeatingTerms};
use engine::structure::{Ante, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, LevelNo, PlayerId, Timestamp};
use engine::{Refusal, Settings};
use reports::{Clue, chip_acts, clues, count_report};
use session::{Failure, SeededChance, Session, Time};
use storage::MemoryJournal;

const START: u64 = 10_000;

/// An evening of so many players, seated, its clock running.
fn begun(players: u32, seed: u64) -> Session {
    let mut session = drawn(players, seed);
    session.submit(&Command::StartClock).unwrap();
    session
}

fn drawn(players: u32, seed: u64) -> Session {
    let chance = Box::new(SeededChance::new(seed));
    let time = Time::told(Timestamp(1_800_000_000_000));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let settings = Settings {
        name: "Chips".to_owned(),
        entries: EntryTerms {
            starting_chips: Chips(START),
            late_registration_level_max: Some(LevelNo(2)),
            re_entries: Limit::Unlimited,
            rebuys: Limit::Unlimited,
            rebuy_chips: Some(Chips(7_500)),
            rebuy_level_max: Some(LevelNo(2)),
            add_on_chips: Some(Chips(15_000)),
            ..EntryTerms::default()
        },
        seating: SeatingTerms { seats_per_table: 6, ..SeatingTerms::default() },
        ..Settings::default()
    };
    let stakes = Stakes::Blinds { small_blind: Chips(50), big_blind: Chips(100), ante: Ante::None };
    let level = Stage::Level(Level { game: Game::Holdem, stakes, secs: 1200, color_up: false });
    let structure = Structure { stages: vec![level.clone(), level] };
    let create = Command::CreateTournament { settings: Box::new(settings), structure };
    session.submit(&create).unwrap();
    let players = (1..=players).map(new_player).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session
}

fn new_player(no: u32) -> NewPlayer {
    NewPlayer { name: PlayerName::new(&format!("Player {no}")).unwrap(), need: None, member: None }
}

fn who(id: u32) -> Who {
    Who::Id(PlayerId(id))
}

fn refused(session: &mut Session, command: Command) -> Refusal {
    match session.submit(&command) {
        Err(Failure::Refused(refusal)) => refusal,
        other => panic!("{command:?}: {other:?}"),
    }
}

fn forfeit(player: Option<u32>, chips: Option<u64>, reason: ForfeitReason) -> Command {
    let (player, chips) = (player.map(who), chips.map(Chips));
    let forfeit = Forfeit { player, table: None, chips, reason, note: String::new() };
    Command::ForfeitChips { forfeit }
}

fn correct(player: Option<u32>, chips: i64) -> Command {
    Command::CorrectChips { player: player.map(who), chips, note: "counted twice".to_owned() }
}

fn counted(stacks: &[(u32, u64)]) -> Command {
    let stack = |(id, chips): &(u32, u64)| StackCount { player: who(*id), chips: Chips(*chips) };
    Command::CountStacks { stacks: stacks.iter().map(stack).collect() }
}

fn stack(session: &Session, id: u32) -> u64 {
    session.tournament().entries().player(PlayerId(id)).unwrap().stack.0
}

fn in_play(session: &Session) -> u64 {
    session.tournament().chips().in_play().0
}

#[test]
fn the_acts_are_told_as_they_stood_at_any_point() {
    let mut session = begun(8, 3);
    session.submit(&Command::AddOn { player: who(2), pays: Pays::default() }).unwrap();
    let then = session.log().last_seq();
    session.submit(&Command::Undo).unwrap();
    let now = session.log().last_seq();
    let told = |seq| chip_acts(session.log(), seq).last().map(|act| (act.cause, act.in_play.0));
    assert_eq!(told(then), Some((ChipCause::AddOns, 95_000)));
    assert_eq!(told(now), Some((ChipCause::Entries, 80_000)));
}

// --- forfeited chips and corrections ---

#[test]
fn tda_2024_63_chips_carried_out_of_sight_leave_play() {
    let mut session = begun(6, 1);
    session.submit(&forfeit(Some(1), Some(4_000), ForfeitReason::OutOfSight)).unwrap();
    assert_eq!((stack(&session, 1), in_play(&session)), (6_000, 56_000));
    session.submit(&forfeit(Some(2), None, ForfeitReason::OutOfSight)).unwrap();
    assert_eq!((stack(&session, 2), in_play(&session)), (0, 46_000), "the whole stack");
    session.submit(&Command::Undo).unwrap();
    session.submit(&Command::Undo).unwrap();
    assert_eq!((stack(&session, 1), in_play(&session)), (10_000, 60_000));
}

#[test]
fn tda_2024_64_chips_that_are_nobodys_leave_play_and_no_stack() {
    let mut session = begun(6, 1);
    session.submit(&forfeit(None, Some(500), ForfeitReason::Found)).unwrap();
    assert_eq!(in_play(&session), 59_500);
    assert_eq!(session.tournament().chips().adrift, -500, "some stack must be smaller than known");
}

#[test]
fn more_than_a_known_stack_may_be_forfeited_and_the_rest_was_adrift() {
    let mut session = begun(6, 1);
    session.submit(&forfeit(Some(1), Some(13_000), ForfeitReason::OutOfSight)).unwrap();
    assert_eq!((stack(&session, 1), in_play(&session)), (0, 47_000));
    assert_eq!(session.tournament().chips().adrift, -3_000);
}

#[test]
fn what_cannot_be_forfeited_or_corrected_is_refused() {
    let mut session = begun(3, 1);
    let found = ForfeitReason::Found;
    let (chips, in_play) = (Chips(30_001), Chips(30_000));
    let none = Refusal::ChipsNotNamed;
    assert_eq!(refused(&mut session, forfeit(None, None, found)), none);
    assert_eq!(refused(&mut session, forfeit(Some(1), Some(0), found)), none);
    let too_many = Refusal::MoreThanInPlay { chips, in_play };
    assert_eq!(refused(&mut session, forfeit(None, Some(30_001), found)), too_many);
    assert_eq!(refused(&mut session, correct(None, -30_001)), too_many);
    let too_large = Refusal::StackTooLarge { player: PlayerId(1), chips, in_play };
    assert_eq!(refused(&mut session, forfeit(Some(1), Some(30_001), found)), too_large);
    let other = forfeit(Some(1), Some(5), ForfeitReason::Other);
    assert_eq!(refused(&mut session, other), Refusal::NoteMissing);
    assert_eq!(refused(&mut session, correct(None, 0)), Refusal::ChipsNotNamed);
    let wordless = Command::CorrectChips { player: None, chips: 5, note: " ".to_owned() };
    assert_eq!(refused(&mut session, wordless), Refusal::NoteMissing);
    let note = "n".repeat(2_001);
    let endless = Command::CorrectChips { player: None, chips: 5, note };
    assert_eq!(refused(&mut session, endless), Refusal::NoteTooLong { most: 500 });
    let busts = vec![Bust::of(who(3))];
    session.submit(&Command::bust_out(busts, vec![])).unwrap();
    let gone = Refusal::NotIn { player: PlayerId(3) };
    assert_eq!(refused(&mut session, forfeit(Some(3), Some(5), found)), gone);
    assert_eq!(refused(&mut session, correct(Some(3), 5)), gone);
    assert_eq!(session.tournament().chips().in_play(), in_play);
}

#[test]
fn the_floor_puts_right_what_is_in_play() {
    let mut session = begun(6, 1);
    session.submit(&correct(Some(1), -2_500)).unwrap();
    session.submit(&correct(None, 1_000)).unwrap();
    assert_eq!((stack(&session, 1), in_play(&session)), (7_500, 58_500));
    assert_eq!(session.tournament().chips().sum_of(ChipCause::Corrected), -1_500);
    assert_eq!(session.tournament().chips().adrift, 1_000);
}

#[test]
fn tda_2024_8b_who_gives_a_stack_up_enters_again_and_the_old_chips_leave_play() {
    let mut session = begun(6, 1);
    session.submit(&counted(&[(1, 2_200)])).unwrap();
    session.submit(&Command::SurrenderStack { player: who(1), pays: Pays::default() }).unwrap();
    let tournament = session.tournament();
    assert_eq!(tournament.chips().sum_of(ChipCause::Forfeited), -2_200);
    assert_eq!(tournament.chips().sum_of(ChipCause::ReEntries), 10_000);
    assert_eq!(in_play(&session), 60_000 - 2_200 + 10_000);
    let player = tournament.entries().player(PlayerId(1)).unwrap();
    assert_eq!((player.entries, player.stack), (2, Chips(10_000)));
    assert!(player.is_in());
    assert_eq!(tournament.entries().left(), 6);
    session.submit(&Command::Undo).unwrap();
    assert_eq!((stack(&session, 1), in_play(&session)), (2_200, 60_000));
}

#[test]
fn nobody_enters_again_who_is_out_or_has_no_entry_left() {
    let mut session = begun(3, 1);
    let busts = vec![Bust::of(who(3))];
    session.submit(&Command::bust_out(busts, vec![])).unwrap();
    let gone = Refusal::NotIn { player: PlayerId(3) };
    assert_eq!(
        refused(&mut session, Command::SurrenderStack { player: who(3), pays: Pays::default() }),
        gone
    );
    session.submit(&Command::CloseRegistration).unwrap();
    let late =
        refused(&mut session, Command::SurrenderStack { player: who(1), pays: Pays::default() });
    assert_eq!(late, Refusal::RegistrationOver);
}

// --- counts ---

#[test]
fn a_count_compares_what_was_found_with_what_is_in_play() {
    let mut session = begun(9, 5);
    let busts = vec![Bust::of(who(9))];
    session.submit(&Command::bust_out(busts, vec![])).unwrap();
    assert_eq!(session.tournament().chips().adrift, 10_000, "nobody said who won them");
    session.submit(&Command::BeginCount { occasion: CountOccasion::Break }).unwrap();
    session.submit(&counted(&[(1, 15_000), (2, 5_000), (3, 10_000), (4, 10_000)])).unwrap();
    let report = count_report(session.tournament()).unwrap();
    assert_eq!((report.result.counted, report.result.seated), (4, 8));
    assert_eq!(report.difference(), None, "four are not counted yet");
    session.submit(&counted(&[(5, 14_000), (6, 15_500), (7, 10_000), (8, 10_000)])).unwrap();
    let report = count_report(session.tournament()).unwrap();
    assert_eq!(report.difference(), Some(-500));
    let known: i64 = report.tables.iter().map(|table| table.difference()).sum();
    assert_eq!(known, 9_500, "of the 10,000 adrift");
    session.submit(&counted(&[(6, 16_000)])).unwrap();
    assert_eq!(count_report(session.tournament()).unwrap().difference(), Some(0));
    let six = session.tournament().entries().player(PlayerId(6)).unwrap().counted.unwrap();
    assert_eq!((six.before, six.chips), (Chips(10_000), Chips(16_000)), "before the first time");
    session.submit(&Command::EndCount).unwrap();
    assert_eq!(session.tournament().counts().under_way(), None);
    session.submit(&Command::Undo).unwrap();
    assert!(session.tournament().counts().under_way().is_some());
}

#[test]
fn what_happens_during_a_count_does_not_disturb_it() {
    let mut session = begun(4, 5);
    session.submit(&Command::BeginCount { occasion: CountOccasion::Break }).unwrap();
    session.submit(&counted(&[(1, 9_000), (2, 11_000)])).unwrap();
    session.submit(&Command::AddOn { player: who(1), pays: Pays::default() }).unwrap();
    session.submit(&forfeit(Some(2), Some(1_000), ForfeitReason::OutOfSight)).unwrap();
    session.submit(&counted(&[(3, 10_000), (4, 10_000)])).unwrap();
    assert_eq!(count_report(session.tournament()).unwrap().difference(), Some(0));
}

#[test]
fn an_ended_count_stays_as_it_was() {
    let mut session = begun(4, 5);
    session.submit(&Command::BeginCount { occasion: CountOccasion::EndOfDay }).unwrap();
    session.submit(&counted(&[(1, 9_000), (2, 11_000), (3, 10_000), (4, 9_999)])).unwrap();
    session.submit(&Command::EndCount).unwrap();
    let ended = count_report(session.tournament()).unwrap();
    session.submit(&counted(&[(1, 20_000)])).unwrap();
    let busts = vec![Bust::of(who(2))];
    session.submit(&Command::bust_out(busts, vec![])).unwrap();
    assert_eq!(count_report(session.tournament()).unwrap(), ended);
    assert_eq!(ended.difference(), Some(-1));
}

#[test]
fn counts_do_not_overlap() {
    let mut session = begun(4, 5);
    assert_eq!(refused(&mut session, Command::EndCount), Refusal::NoCountUnderWay);
    let begin = Command::BeginCount { occasion: CountOccasion::Break };
    session.submit(&begin).unwrap();
    assert_eq!(refused(&mut session, begin), Refusal::CountUnderWay { count: 1 });
}

#[test]
fn a_difference_is_explained_by_slips_sales_and_chips() {
    let mut session = begun(4, 5);
    session.submit(&Command::BeginCount { occasion: CountOccasion::Break }).unwrap();
    session.submit(&counted(&[(1, 12_500), (2, 7_500), (3, 1_000), (4, 10_000)])).unwrap();
    let told = |session: &Session, difference| clues(session.tournament(), difference);
    let zero = Clue::Zero { player: PlayerId(3), instead: Chips(10_000) };
    assert_eq!(told(&session, -9_000), [swapped_of_one(), zero]);
    session.submit(&counted(&[(3, 10_000)])).unwrap();
    assert_eq!(told(&session, -9_000), [swapped_of_one()]);
    let rebuys = Clue::Sold { what: ChipCause::Rebuys, times: 2 };
    assert_eq!(told(&session, 15_000), [rebuys]);
    let twice = Clue::Twice { player: PlayerId(2) };
    let rebuy = Clue::Sold { what: ChipCause::Rebuys, times: 1 };
    assert_eq!(told(&session, 7_500), [twice, rebuy]);
    assert_eq!(told(&session, 0), []);
    assert_eq!(told(&session, 13), []);
}

fn swapped_of_one() -> Clue {
    Clue::Swapped { player: PlayerId(1), instead: Chips(21_500) }
}

// --- the terminal ---

const AT: &str = "2026-11-20T19:00:00+01:00";

#[test]
fn the_terminal_shows_chips_acts_and_counts_and_checks_that_they_add_up() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("night.floorman");
    let file = word(&file);
    done(&["new", file, "--template", "home-game", "--at", AT], b"");
    let script = br#"
{"Register":{"players":[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]}}
{"DrawSeats":{}}
"StartClock"
{"ForfeitChips":{"forfeit":{"player":"Bo","chips":500,"reason":"OutOfSight"}}}
{"CorrectChips":{"chips":100,"note":"a chip too many at the start"}}
{"BeginCount":{"occasion":"EndOfDay"}}
{"CountStacks":{"stacks":[{"player":"Ana","chips":1000}]}}
"EndCount"
"#;
    done(&["do", file, "--at", AT], script);
    let chips = done(&["show", file, "chips", "--format", "json"], b"").json().remove(0);
    let start = chips["entries"].as_i64().unwrap();
    assert_eq!(chips["forfeited"], -500);
    assert_eq!(chips["corrected"], 100);
    assert_eq!(chips["in_play"], start - 400);
    assert_eq!(chips["difference"], serde_json::Value::Null, "two were not counted");
    let acts = done(&["show", file, "chip-acts", "--format", "json"], b"").json();
    let causes: Vec<&str> = acts.iter().map(|act| act["cause"].as_str().unwrap()).collect();
    assert_eq!(causes, ["entries", "forfeited", "corrected"]);
    assert_eq!(acts[1]["players"], serde_json::json!(["Bo"]));
    assert_eq!(acts[2]["in_play"], chips["in_play"]);
    let counts = done(&["show", file, "counts", "--format", "json"], b"").json();
    assert_eq!(counts.len(), 2, "one table, and the whole event");
    assert_eq!(counts[0]["table"], 1);
    assert_eq!(counts[0]["counted_players"], 1);
    assert_eq!(counts[1]["players"], 3);
    let checked = floorman(&["check", file], b"");
    assert_eq!(checked.status, 0, "{}", checked.trouble);
    assert!(checked.out.contains("Chips in play add up"), "{}", checked.out);
    let told = done(&["show", file, "log", "--format", "text"], b"").out;
    assert!(told.contains("Bo forfeits 500 chips, carried out of sight"), "{told}");
    assert!(told.contains("100 chips more in play: a chip too many at the start"), "{told}");
    assert!(told.contains("with 1 of 3 players counted"), "{told}");
}
