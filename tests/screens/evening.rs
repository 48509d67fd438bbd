//! A short evening, played by the labels on the screen.

use crate::drawn::Drawn;
use crate::window::{Evening, NAMES};
use egui::Key;
use egui_kittest::kittest::Queryable;
use engine::Command;
use engine::clock::Run;
use engine::entries::Who;
use engine::finishes::Bust;
use engine::settings::Limit;
use engine::values::{PlayerId, TableNo, Timestamp};
use std::fs;

#[test]
fn from_the_template_to_the_first_hand() {
    let mut evening = Evening::started(&NAMES);
    assert!(evening.folder.path().join("Friday.floorman").is_file());
    assert_eq!(evening.tournament().seating().tables().len(), 2);
    assert!(evening.tournament().clock().is_started());
    evening.press("Next hand");
    assert_eq!(evening.tournament().seating().tables().next().unwrap().hands, 1);
    assert!(evening.sees("Table 1, 6 of 9"));
}

#[test]
fn the_first_draw_speaks_of_a_seal_and_shows_its_number_on_demand() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    NAMES.iter().for_each(|name| evening.type_name(name));
    evening.press("Draw seats… (12 players wait for seats)");
    assert_eq!(evening.count("nobody can have chosen the seats"), 1);
    assert_eq!(evening.count("SHA-256"), 0, "a home host needs no number");
    evening.press("Draw fingerprint");
    evening.window.run_ok();
    let number = evening.tournament().commitment().unwrap();
    assert_eq!(evening.count(&number), 1);
    assert_eq!(evening.count("SHA-256"), 1, "whoever checks needs its name");
}

#[test]
fn a_bust_out_is_two_keys_and_can_be_undone() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Players");
    evening.press("Search");
    evening.window.get_by_label("Search").type_text("sťas");
    evening.window.run_ok();
    evening.key(egui::Key::Enter);
    evening.combined(egui::Modifiers::COMMAND, egui::Key::B);
    evening.key(egui::Key::Enter);
    assert_eq!(evening.tournament().entries().left(), 11);
    assert!(evening.sees("Out, place 12"));
    evening.press("Undo");
    assert_eq!(evening.tournament().entries().left(), 12);
    evening.press("Redo");
    assert_eq!(evening.tournament().entries().left(), 11);
    evening.go("Log");
    assert_eq!(evening.window.query_all_by_label_contains("Undone: Jana Šťastná").count(), 1);
}

#[test]
fn a_name_that_is_on_the_list_is_pointed_out() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.type_name("Anna Rys");
    evening.type_name("anna rys");
    assert_eq!(evening.tournament().entries().players().len(), 1);
    evening.press("Register anyway");
    assert_eq!(evening.tournament().entries().players().len(), 2);
}

#[test]
fn many_names_are_pasted_at_once() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    let list = "1. Anna Rys\n2. Bo Li\n3. Anna Rys\n".to_owned();
    evening.window.event(egui::Event::Paste(list));
    evening.window.run_ok();
    evening.press("Register 2 players");
    assert_eq!(evening.tournament().entries().players().len(), 2);
}

#[test]
fn uneven_tables_are_balanced_from_the_strip() {
    let mut evening = Evening::started(&NAMES);
    for _ in 0..2 {
        evening.go("Tables");
        evening.press("Next hand");
        let seated = evening.tournament().seating().tables().next().unwrap();
        let (seat, name) = seated
            .seats()
            .find_map(|(no, seat)| Some((no, seat.player?)))
            .map(|(no, id)| {
                (no, evening.tournament().entries().player(id).unwrap().name.to_string())
            })
            .unwrap();
        evening.press(&format!("Table 1 Seat {seat} {name}"));
        evening.press("Bust out");
        evening.press("Confirm bust-out");
    }
    let sizes = |evening: &Evening| -> Vec<usize> {
        evening.tournament().seating().tables().map(|table| table.taken().len()).collect()
    };
    assert_eq!(sizes(&evening), [4, 6]);
    let first = evening.window.query_all_by_label_contains("short: balance").count();
    if first == 0 {
        // The button of the table that gives is asked for first.
        evening.press("Table 2, 6 of 9");
        evening.press("Next hand");
    }
    evening.press("Balance (Table 1 is 2 short: balance)");
    assert_eq!(sizes(&evening), [5, 5]);
    evening.press("Move done (1 move is under way)");
}

#[test]
fn the_sample_opens_with_everything_on_it() {
    let mut evening = Evening::new();
    evening.press("Try the sample");
    for screen in ["Clock", "Players", "Tables", "Log", "Setup"] {
        evening.go(screen);
    }
    evening.go("Tables");
    evening.press("Plan…");
    assert!(evening.sees("Plan for the room"));
}

#[test]
fn a_refusal_says_what_is_in_the_way() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    evening.combined(egui::Modifiers::COMMAND, egui::Key::ArrowLeft);
    assert!(evening.sees("This is the first level"));
}

#[test]
fn a_player_is_moved_by_choosing_an_open_seat() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let table = evening.tournament().seating().tables().next().unwrap();
    let (seat, player) = table.seats().find_map(|(no, seat)| Some((no, seat.player?))).unwrap();
    let open = table.open().iter().next().unwrap();
    let name = evening.tournament().entries().player(player).unwrap().name.to_string();
    evening.press(&format!("Table 1 Seat {seat} {name}"));
    evening.press("Move…");
    evening.press(&format!("Table 1 Seat {open} Open"));
    let now = evening.tournament().entries().player(player).unwrap().seat().unwrap();
    assert_eq!(now.seat, open);
}

#[test]
fn a_seat_goes_out_of_use_and_comes_back() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let open = evening.tournament().seating().tables().next().unwrap().open();
    let seat = open.iter().next().unwrap();
    evening.press(&format!("Table 1 Seat {seat} Open"));
    evening.press("Take out of use");
    assert!(evening.sees(&format!("Table 1 Seat {seat} Out of use")));
    evening.press("Put back into use");
    assert!(evening.sees(&format!("Table 1 Seat {seat} Open")));
}

#[test]
fn the_button_is_set_by_a_tap_on_its_seat() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Tables");
    let table = evening.tournament().seating().tables().next().unwrap();
    let (seat, player) =
        table.seats().filter_map(|(no, seat)| Some((no, seat.player?))).last().unwrap();
    let name = evening.tournament().entries().player(player).unwrap().name.to_string();
    evening.press("Set button");
    evening.press(&format!("Table 1 Seat {seat} {name}"));
    assert_eq!(
        evening.window.query_all_by_label_contains(&format!("button at seat {seat}")).count(),
        1
    );
}

#[test]
fn it_starts_at_a_time_of_day() {
    let mut evening = Evening::new();
    evening.press("New from template…");
    evening.type_name("Friday");
    evening.go("Clock");
    evening.press("Start at…");
    evening.window.get_by_role_and_label(egui::Role::TextInput, "Time of day").focus();
    evening.window.run_ok();
    evening.window.get_by_role_and_label(egui::Role::TextInput, "Time of day").type_text("19:30");
    evening.window.run_ok();
    evening.press("Set start time");
    assert!(evening.tournament().clock().is_started());
    assert_eq!(evening.window.query_all_by_label_contains("Starts at 19:30").count(), 2);
    // Whoever starts at once is asked for no time any more.
    evening.press("Start at…");
    assert!(evening.sees("Set start time"));
    evening.submit(&Command::StartClock);
    assert!(!evening.sees("Set start time"));
}

/// Types into the field with this label.
fn types(evening: &mut Evening, field: &str, typed: &str) {
    evening.window.get_by_role_and_label(egui::Role::TextInput, field).focus();
    evening.window.run_ok();
    evening.window.get_by_role_and_label(egui::Role::TextInput, field).type_text(typed);
    evening.window.run_ok();
}

#[test]
fn a_break_is_called_made_longer_and_ended() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    evening.press("Break…");
    types(&mut evening, "Minutes, or the time play goes on", "soon");
    assert!(evening.sees("Type minutes like 20, or a time like 20:30"));
    evening.press("20 min");
    assert_eq!(evening.count("Break until"), 1, "what it means is said before it is done");
    evening.key(Key::Enter);
    assert!(!evening.sees("Start the break"), "the clock is back");
    let recess = |evening: &Evening| evening.tournament().clock().setting().recess;
    let first = recess(&evening).expect("a break");
    assert!(evening.count("End break") > 0);
    assert!(evening.count("Back at") >= 2, "in the header, and over the digits");
    evening.press("+1 min");
    assert_eq!(recess(&evening).map(|it| it.length_millis()), Some(first.length_millis() + 60_000));
    evening.press("Undo");
    assert_eq!(recess(&evening), Some(first));
    evening.window.key_press(Key::Space);
    evening.window.run_ok();
    assert_eq!(evening.tournament().clock().setting().run, Run::Running);
    assert_eq!(evening.count("End break"), 0);
}

#[test]
fn the_room_is_told_something_and_it_is_offered_again() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    let shown = |evening: &Evening| {
        evening.tournament().messages().shown(Timestamp(0)).map(|message| message.text.clone())
    };
    evening.press("Message…");
    types(&mut evening, "Message to the room", "Dinner is served");
    evening.press("Warning");
    evening.press("Show");
    assert_eq!(shown(&evening).as_deref(), Some("Dinner is served"));
    evening.press("Message…");
    assert!(evening.sees("On the screens now"));
    evening.press("Take down");
    assert_eq!(shown(&evening), None);
    assert!(!evening.sees("On the screens now"));
    evening.press("Dinner is served");
    evening.press("Show");
    assert_eq!(shown(&evening).as_deref(), Some("Dinner is served"));
    evening.press("Message…");
    evening.press("Forget “Dinner is served”");
    assert!(!evening.sees("Told before"));
    types(&mut evening, "Message to the room", &"long ".repeat(60));
    assert!(evening.count("The message has 299 letters; 200 fit") > 0);
    evening.key(Key::Escape);
    assert!(!evening.sees("Message to the room"));
}

#[test]
fn nobody_is_moved_before_a_redraw_that_is_due() {
    let mut evening = Evening::started(&NAMES);
    // While players may still come the redraw waits for them.
    let mut settings = evening.tournament().settings().clone();
    settings.entries.rebuys = Limit::Never;
    evening.submit(&Command::ChangeSettings { settings: Box::new(settings) });
    evening.submit(&Command::CloseRegistration);
    let table = evening.tournament().seating().table(TableNo(2)).unwrap();
    let three: Vec<PlayerId> =
        table.taken().iter().filter_map(|seat| table.player(seat)).take(3).collect();
    for player in three {
        let busts = vec![Bust::of(Who::Id(player))];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    evening.go("Tables");
    assert!(evening.sees("Draw the final table… (Draw the final table)"));
    assert!(evening.sees("Play on (Table 2 halted: 3 short)"), "TDA 2024 11-D still holds");
    assert_eq!(evening.count("Balance ("), 0);
    assert_eq!(evening.count("Accept"), 0);
}

#[test]
fn the_evening_ends_with_a_winner_and_what_is_left_to_do() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    let players: Vec<_> = evening.tournament().entries().players().map(|it| it.id).collect();
    for player in &players[1..] {
        let busts = vec![Bust::of((*player).into())];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    let run = |evening: &Evening| evening.tournament().clock().setting().run;
    assert_eq!(run(&evening), Run::Paused, "the clock stops by itself");
    assert!(evening.count(&format!("{} wins", NAMES[0])) >= 2, "on the screen and in the strip");
    assert!(evening.sees(NAMES[5]), "everybody stands there");
    assert!(evening.sees("12."));
    // What is left to do leads there, and back.
    evening.press("Print the results");
    assert!(evening.count("Results") > 0);
    evening.go("Clock");
    evening.press("Count the winner's chips");
    assert!(evening.sees("Begin a count"));
    evening.go("Clock");
    evening.press("Repeat next week");
    assert!(evening.sees("New tournament"), "the next one begins from this one");
    evening.key(Key::Escape);
}

/// A name that is no longer than others are is read whole in the smallest window, and so is that
/// they won.
#[test]
fn who_has_won_is_written_whole_in_the_smallest_window() {
    let name = "Bruno Šťastný-Ořechovský";
    let mut names = NAMES;
    names[0] = name;
    let mut evening = Evening::started(&names);
    evening.go("Clock");
    evening.window.set_size(egui::vec2(1024.0, 600.0));
    let others: Vec<_> = evening.tournament().entries().players().map(|it| it.id).collect();
    for player in &others[1..] {
        let busts = vec![Bust::of((*player).into())];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    evening.window.run_ok();
    let written = Drawn::of(&evening.window).written;
    let won: Vec<_> = written.iter().filter(|it| it.words.contains(name)).collect();
    assert!(won.iter().any(|it| it.words == format!("{name} wins")), "{won:?}");
    assert!(won.iter().all(|it| !it.is_cut), "{won:?}");
}

#[test]
fn the_last_bust_out_taken_back_lets_the_clock_run_as_if_nothing_had_been_said() {
    let mut evening = Evening::started(&NAMES);
    let players: Vec<_> = evening.tournament().entries().players().map(|it| it.id).collect();
    for player in &players[1..] {
        let busts = vec![Bust::of((*player).into())];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    assert_eq!(evening.tournament().clock().setting().run, Run::Paused);
    evening.submit(&Command::Undo);
    assert_eq!(evening.tournament().clock().setting().run, Run::Running);
    assert_eq!(evening.count(" wins"), 0);
}

/// What was saved under the name that was proposed; and that it was said.
fn saved(evening: &Evening, name: &str, said: &str) -> String {
    let said = format!("{said} {}", evening.folder.path().join(name).display());
    assert_eq!(evening.count(&said), 1, "{name}: it is said where it is");
    assert!(!evening.sees("Save as"), "{name}: the line is put away");
    fs::read_to_string(evening.folder.path().join(name)).unwrap()
}

#[test]
fn results_and_structure_are_saved_for_spreadsheets_and_web_pages() {
    let mut evening = Evening::started(&NAMES);
    evening.go("Clock");
    evening.press("Save structure…");
    evening.press("Web page (HTML)…");
    evening.press("Save there");
    let page = saved(&evening, "Friday structure.html", "Structure saved in");
    assert!(page.contains("<h1>Friday</h1>") && page.contains("<th>Big blind</th>"), "{page}");
    for no in 2..=12 {
        let busts = vec![Bust::of(Who::Id(PlayerId(no)))];
        evening.submit(&Command::bust_out(busts, Vec::new()));
    }
    evening.press("Save results…");
    evening.press("Spreadsheet (CSV)…");
    evening.press("Save there");
    let table = saved(&evening, "Friday results.csv", "Results saved in");
    assert!(table.starts_with("\u{feff}place,"), "spreadsheets know its letters: {table}");
    assert_eq!(table.lines().count(), 13, "{table}");
    // The paper of the results leads there, too.
    evening.press("Print the results");
    evening.press("Save results…");
    evening.press("Web page (HTML)…");
    evening.key(Key::Enter);
    let page = saved(&evening, "Friday results.html", "Results saved in");
    assert_eq!(page.matches("<tr>").count(), 13, "{page}");
    // Where it cannot be written, that is said, and nothing is written.
    evening.press("Save results…");
    evening.press("Spreadsheet (CSV)…");
    let nowhere = evening.folder.path().join("nowhere/results.csv");
    evening.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    evening.window.run_ok();
    let field = evening.window.get_by_role_and_label(egui::Role::TextInput, "Save as");
    field.type_text(nowhere.to_str().unwrap());
    evening.window.run_ok();
    evening.key(Key::Enter);
    assert_eq!(evening.count("The file cannot be saved"), 1);
    assert_eq!(evening.count("this file or folder does not exist"), 1);
    assert_eq!(evening.count("os error"), 0);
}
