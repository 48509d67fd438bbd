//! An evening never gets stuck: a sale that is void, one that is sold all the same, a seat that is
//! gone, and a clock that waits for somebody.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::clock::Run;
use engine::command::SameNames;
use engine::entries::{NewPlayer, Player, PlayerName, Status, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::settings::StageStart;
use engine::values::{Chips, StageNo, Timestamp};
use exchange::Template;
use session::{SeededChance, Session, Time};
use std::rc::Rc;

fn named(name: &str) -> Who {
    Who::Name(name.to_owned())
}

fn player<'a>(evening: &'a Evening, name: &str) -> &'a Player {
    evening.tournament().entries().named(name).next().unwrap()
}

fn choose(evening: &mut Evening, letters: &str) {
    evening.go("Players");
    if evening.sees("Clear") {
        evening.press("Clear");
    }
    evening.type_into("Search", letters);
    evening.key(Key::Enter);
}

fn bust(name: &str) -> Command {
    let busts = vec![Bust::of(named(name))];
    Command::bust_out(busts, Vec::new())
}

#[test]
fn a_no_show_goes_off_the_list_with_the_stack_that_is_left_and_comes_back_by_undo() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "gita");
    evening.press("Void…");
    evening.type_into("Stack", "4k");
    evening.press("Kept");
    evening.type_into("Reason", "never came");
    evening.press("Void it");
    assert_eq!(evening.tournament().entries().named("Gita Malá").count(), 0);
    assert_eq!(evening.tournament().entries().entries_total(), 11);
    assert_eq!(evening.tournament().chips().in_play(), Chips(56_000));
    evening.go("Log");
    let said = "Entry of Gita Malá voided, off the list: 4,000 out of play, money kept";
    assert!(evening.count(said) > 0);
    evening.combined(Modifiers::COMMAND, Key::Z);
    assert_eq!(evening.tournament().entries().entries_total(), 12);
    assert_eq!(player(&evening, "Gita Malá").stack, Chips(5_000));
}

#[test]
fn a_rebuy_is_void_while_other_acts_follow() {
    let mut evening = Evening::started(&NAMES);
    evening.submit(&Command::Rebuy { player: named("Cyril Novák"), pays: Pays::default() });
    evening.submit(&bust("Gita Malá"));
    choose(&mut evening, "cyril");
    evening.press("Void…");
    assert!(evening.sees("Its chips leave play; the player stays where they are."));
    evening.press("Void it");
    assert_eq!(evening.tournament().entries().rebuys_total(), 0);
    assert_eq!(player(&evening, "Cyril Novák").stack, Chips(5_000));
    assert_eq!(player(&evening, "Gita Malá").status, Status::Out, "everything since stays");
}

#[test]
fn of_two_rebuys_the_newer_one_is_void_first_and_the_older_act_says_so() {
    // The newest stands at the top.
    for (row, is_newest) in [(1, false), (0, true)] {
        let mut evening = Evening::started(&NAMES);
        for _ in 0..2 {
            evening
                .submit(&Command::Rebuy { player: named("Cyril Novák"), pays: Pays::default() });
        }
        evening.go("Log");
        let found = evening.window.query_all_by_label_contains("Cyril Novák took a rebuy");
        // The same words stand at the foot, at the left, and in the form of an act, at the right.
        let is_listed = |left: f32| (300.0..800.0).contains(&left);
        let mut found: Vec<_> = found.filter(|node| is_listed(node.rect().left())).collect();
        found.sort_by(|one, other| one.rect().top().total_cmp(&other.rect().top()));
        found[row].click();
        drop(found);
        evening.window.run_ok();
        let before = evening.tournament().entries().rebuys_total();
        evening.press_beneath("Rebuy of Cyril Novák is void");
        let after = evening.tournament().entries().rebuys_total();
        assert_eq!(after < before, is_newest);
    }
}

#[test]
fn what_the_terms_refuse_is_sold_all_the_same_with_a_reason() {
    let mut evening = Evening::started(&NAMES);
    choose(&mut evening, "cyril");
    assert!(!evening.sees("Sell anyway…"), "nothing is in the way");
    for _ in 0..6 {
        evening.submit(&Command::NextStage);
    }
    choose(&mut evening, "cyril");
    evening.press("Sell anyway…");
    assert!(evening.sees("Rebuys are no longer sold"));
    evening.press("Sell with this reason");
    assert_eq!(evening.tournament().entries().rebuys_total(), 0, "nobody said why");
    evening.type_into("Reason", "asked in time");
    evening.press("Sell with this reason");
    assert_eq!(evening.tournament().entries().rebuys_total(), 1);
    evening.go("Log");
    assert!(evening.count("sold anyway, after the last level for rebuys: asked in time") > 0);
}

#[test]
fn somebody_enters_after_registration_all_the_same() {
    let mut evening = Evening::started(&NAMES);
    for _ in 0..6 {
        evening.submit(&Command::NextStage);
    }
    evening.go("Players");
    evening.type_into("Name", "Zoe Ott");
    assert!(evening.count("Entries are no longer sold") > 0);
    evening.type_into("Reason", "held up by the train");
    evening.press("Register anyway");
    assert_eq!(evening.tournament().entries().entries_total(), 13);
    assert!(matches!(player(&evening, "Zoe Ott").status, Status::Seated(_)));
}

#[test]
fn whoever_is_reinstated_into_a_seat_that_is_taken_draws_another() {
    let mut evening = Evening::started(&NAMES);
    let own = player(&evening, "Cyril Novák").seat().unwrap();
    evening.submit(&bust("Cyril Novák"));
    evening.submit(&Command::CloseSeat { at: own });
    choose(&mut evening, "cyril");
    evening.press("Reinstate");
    let seat = player(&evening, "Cyril Novák").seat();
    assert!(seat.is_some_and(|seat| seat != own), "{seat:?}");
}

/// An evening in a break that was over long ago.
fn break_long_over() -> Evening {
    let folder = Rc::new(tempfile::tempdir().unwrap());
    let path = folder.path().join("friday.floorman");
    let time = Time::told(Timestamp(1_700_000_000_000));
    let mut create = Template::find("home-game").unwrap().command("Friday");
    if let Command::CreateTournament { settings, .. } = &mut create {
        settings.pace.after_breaks = StageStart::ByFloor;
    }
    let chance = Box::new(SeededChance::new(7));
    let mut session = Session::create(&path, &create, time, chance, "Ana").unwrap();
    let new =
        |name: &&str| NewPlayer { name: PlayerName::new(name).unwrap(), need: None, member: None };
    let players = NAMES.iter().map(new).collect();
    for command in [
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::DrawSeats { public: None },
        Command::StartClock,
        Command::GoToStage { stage: StageNo(5) },
    ] {
        session.submit(&command).unwrap();
    }
    drop(session);
    let mut evening = Evening::in_folder(folder);
    evening.open(&path);
    evening
}

#[test]
fn a_clock_that_waits_after_a_break_is_started_from_what_needs_doing() {
    let mut evening = break_long_over();
    evening.window.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    evening.window.run_ok();
    assert!(evening.sees("BREAK OVER · play resumes in a moment"), "the players' clock");
    evening.window.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    evening.window.run_ok();
    evening.go("Clock");
    assert!(evening.count("Start next level") > 0);
    let start = "Start level 5 (The clock waits: start level 5)";
    evening.press(start);
    let setting = evening.tournament().clock().setting();
    assert_eq!((setting.stage, setting.run), (StageNo(6), Run::Running));
    assert!(!evening.sees(start));
}
