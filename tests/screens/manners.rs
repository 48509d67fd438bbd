//! Small manners of forms and lists: who is who, and what Enter and letters do.

use crate::drawn::Drawn;
use crate::room::{first_player, seat_label};
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use engine::command::{Command, SameNames};
use engine::entries::{NewPlayer, PlayerName};
use engine::money::Pays;
use exchange::Template;
use session::{SeededChance, Session, Time};
use words::{Language, Words};

#[test]
fn the_form_of_a_bust_out_names_the_others_with_their_seats_in_order() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let (at, player) = first_player(&evening, 1);
    let label = seat_label(&evening, at);
    evening.press(&label);
    evening.press("Bust out");
    let form = evening.window.get_by_label("Confirm bust-out").rect();
    let mut written = Drawn::of(&evening.window).written;
    written.retain(|it| it.rect.left() > form.left() - 20.0 && it.rect.top() > form.bottom());
    written.sort_by(|a, b| a.rect.center().y.total_cmp(&b.rect.center().y));
    let seats: Vec<u8> = written.iter().filter_map(|it| it.words.parse().ok()).collect();
    let table = evening.tournament().seating().table(at.table).unwrap();
    let others = table.seats().filter(|(_, seat)| seat.player.is_some_and(|it| it != player));
    let others: Vec<u8> = others.map(|(no, _)| no.0).collect();
    assert_eq!(seats, others);
}

#[test]
fn two_of_one_name_are_told_apart_and_others_have_no_number() {
    let mut evening = Evening::started(&NAMES);
    let name = PlayerName::new("gita mala").unwrap();
    let players = vec![NewPlayer { name, need: None, member: None }];
    evening.submit(&Command::Register {
        players,
        same_names: SameNames::Allow,
        pays: Pays::default(),
    });
    evening.go("Players");
    let rows = |part: &str| evening.count(part);
    assert_eq!((rows("Gita Malá, No. 7, "), rows("gita mala, No. 13, ")), (1, 1));
    assert_eq!(rows("Anna Rys, No. "), 0);
    let written = Drawn::of(&evening.window).written;
    assert_eq!(written.iter().filter(|it| it.words.starts_with("No. ")).count(), 2);
}

#[test]
fn who_types_while_the_window_is_locked_is_told_so() {
    let mut evening = Evening::started(&NAMES);
    evening.press("Lock keys");
    let told = "Keys and clicks are locked: nothing was changed";
    assert_eq!(evening.count(told), 0);
    evening.letters("g");
    assert_eq!(evening.count(told), 1);
    evening.key(Key::Escape);
    evening.key(Key::ArrowLeft);
    assert_eq!(evening.count(told), 0, "what is no letter says nothing");
}

#[test]
fn the_form_of_the_pace_keeps_what_was_typed_when_its_keys_are_pressed_again() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    evening.type_into("Stop a table", "2");
    evening.combined(Modifiers::COMMAND | Modifiers::SHIFT, Key::H);
    let field = evening.window.get_by_role_and_label(egui::Role::TextInput, "Stop a table");
    assert_eq!(field.value().as_deref(), Some("2"));
}

#[test]
fn the_keys_that_make_everything_larger_stand_in_the_list_of_keys() {
    let mut evening = Evening::started(&NAMES);
    evening.window.event(egui::Event::Text("?".to_owned()));
    evening.window.run_ok();
    assert_eq!(evening.count("Everything larger Ctrl+Plus"), 1);
}

#[test]
fn in_a_mixed_event_header_and_strip_say_which_game_is_on_and_which_comes() {
    let mut evening = Evening::new();
    let path = evening.folder.path().join("Mixed.floorman");
    let made = Template::find("ten-games").unwrap().command("Mixed");
    let Command::CreateTournament { structure, .. } = &made else { panic!("{made:?}") };
    let words = Words::new(Language::English);
    let games: Vec<String> = structure.levels().map(|(_, level)| words.game(level.game)).collect();
    assert_ne!(games[0], games[1]);
    let chance = Box::new(SeededChance::new(3));
    let mut session = Session::create(&path, &made, Time::live(), chance, "Ana").unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=6).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    session
        .submit(&Command::Register {
            players,
            same_names: SameNames::Refuse,
            pays: Pays::default(),
        })
        .unwrap();
    session.submit(&Command::DrawSeats { public: None }).unwrap();
    session.submit(&Command::StartClock).unwrap();
    drop(session);
    evening.open(&path);
    evening.go("Players");
    assert_eq!(evening.count(&format!("Level 1 · {}", games[0])), 1);
    assert_eq!(evening.count(&format!("Next · {}", games[1])), 1);
    assert_eq!(evening.count(&format!(" min: {} · ", games[1])), 1, "the strip says it, too");
    evening.press("Pause");
    assert_eq!(evening.count("Level 1 · Paused"), 1);
    assert_eq!(evening.count(&format!("{} · 100/200", games[0])), 1);
}
