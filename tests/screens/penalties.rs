//! Penalties: given with the hands worked out, counted with one key, called back, looked up.

use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::command::{SameNames, Tracking};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Exit;
use engine::money::Pays;
use engine::penalties::{Offense, PenaltyKind, returning};
use engine::values::{PenaltyNo, PlayerId, TableNo, Timestamp};
use exchange::Template;
use session::{Session, Time, chance};

const CTRL: Modifiers = Modifiers::COMMAND;

/// An evening on which no hands are entered.
fn evening() -> Evening {
    let mut evening = Evening::started(&NAMES);
    let tables: Vec<TableNo> = evening
        .tournament()
        .seating()
        .tables()
        .filter(|table| table.is_tracked)
        .map(|table| table.no)
        .collect();
    for table in tables {
        evening.submit(&Command::TrackButton { table, tracking: Tracking::Off });
    }
    evening
}

fn anna(evening: &Evening) -> PlayerId {
    evening.tournament().entries().named("Anna Rys").next().unwrap().id
}

/// Opens the form for Anna from wherever the window is.
fn open_for_anna(evening: &mut Evening) {
    evening.combined(CTRL, Key::U);
    evening.type_into("Player", "anna");
    evening.window.get_by_role_and_label(egui::Role::Button, "Anna Rys").click();
    evening.window.run_ok();
}

#[test]
fn a_penalty_is_given_counted_with_one_key_and_called_back() {
    let mut evening = evening();
    evening.go("Clock");
    open_for_anna(&mut evening);
    assert!(evening.sees("warning, proposed"), "nothing came before");
    assert!(evening.sees("No hand is missed"));
    evening.press("one round");
    let table = {
        let tournament = evening.tournament();
        let at = tournament.entries().player(anna(&evening)).unwrap().seat().unwrap();
        tournament.seating().table(at.table).unwrap().taken().len()
    };
    assert_eq!(evening.count(&format!("Misses {table} hands: {table} players at table")), 1);
    evening.press_beneath("Give the penalty");
    for left in (1..=table).rev() {
        let said = format!(
            "Anna Rys: {left} {} left of {table}",
            if left == 1 { "hand" } else { "hands" }
        );
        assert_eq!(evening.count(&said), 1, "{said}");
        assert!(!evening.sees("Told (Penalty over: Anna Rys)"));
        evening.combined(CTRL.plus(Modifiers::SHIFT), Key::U);
    }
    assert_eq!(returning(evening.tournament()), [anna(&evening)]);
    evening.press("Told (Penalty over: Anna Rys)");
    assert!(returning(evening.tournament()).is_empty());
    assert_eq!(evening.count("Penalty over"), 0);
}

#[test]
fn the_next_step_is_proposed_and_a_penalty_in_error_counts_no_more() {
    let mut evening = evening();
    open_for_anna(&mut evening);
    evening.key(Key::Enter);
    assert_eq!(evening.tournament().penalties().given().len(), 1, "Enter warned her");
    open_for_anna(&mut evening);
    assert!(evening.sees("one hand, proposed"));
    evening.press_beneath("Give the penalty");
    evening.press("Lift the penalty of Anna Rys");
    evening.press("Given in error");
    assert!(!evening.tournament().penalties().penalty(PenaltyNo(2)).unwrap().counts());
    open_for_anna(&mut evening);
    assert!(evening.sees("one hand, proposed"), "one step above the warning");
}

#[test]
fn a_disqualification_says_what_leaves_play_and_the_list_says_so() {
    let mut evening = evening();
    open_for_anna(&mut evening);
    evening.press("disqualification");
    assert_eq!(evening.count("in chips leave play"), 1);
    evening.press_beneath("Disqualify");
    let tournament = evening.tournament();
    let (_, hand) = tournament.finishes().last_bust(anna(&evening)).unwrap();
    assert_eq!(hand.exit, Exit::Disqualified);
    evening.go("Players");
    assert!(evening.count("Out, place 12 · Disqualified") > 0);
}

#[test]
fn what_other_tournaments_know_stands_beside_the_form() {
    let mut evening = evening();
    let path = evening.folder.path().join("Last month.floorman");
    let command = Template::find("club-night").unwrap().command("Last month");
    let time = Time::told(Timestamp(1_700_000_000_000));
    let mut other = Session::create(&path, &command, time, chance(Some(1)), "").unwrap();
    let name = PlayerName::new("ANNA RYS").unwrap();
    let players = vec![NewPlayer { name, need: None, member: None }];
    other
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    let (player, offense) = (Who::Id(PlayerId(1)), Some(Offense::Device));
    let (kind, note) = (PenaltyKind::Hands(1), "on the telephone".to_owned());
    let given = Command::GivePenalty { player, kind, offense, note, stack: None };
    other.submit(&given).unwrap();
    drop(other);
    let torn = evening.folder.path().join("Torn.floorman");
    std::fs::write(&torn, "PenaltyGiven of something that is no journal").unwrap();
    open_for_anna(&mut evening);
    evening.until(|evening| evening.count("Last month · one hand") == 1);
    assert_eq!(evening.count("on the telephone"), 1);
    assert_eq!(evening.count("1 tournament could not be read in full"), 1);
}

#[test]
fn who_is_away_is_marked_from_the_list_and_comes_back_on_the_screen() {
    let mut evening = evening();
    evening.go("Players");
    evening.type_into("Search", "anna");
    evening.key(Key::Enter);
    evening.press("Away");
    let player = anna(&evening);
    assert!(evening.tournament().penalties().absence(player).is_some());
    evening.go("Penalties");
    assert_eq!(evening.count("away since"), 1);
    evening.press("Anna Rys is back");
    assert!(evening.tournament().penalties().absence(player).is_none());
}
