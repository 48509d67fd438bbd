//! The window of a desk, pressed by the labels on the screen, with a real server behind it.

use crate::network::Cable;
use crate::server::{OWNER, PASSWORD, Server, settings, shared};
use crate::verbs::done;
use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::command::Command;
use house::Preferences;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use ui::vocabulary::Destination;
use words::{Language, Words};

/// Whatever is waited for has come by then.
const WAIT: Duration = Duration::from_secs(60);

/// A window on a computer of its own.
pub(crate) struct Desk {
    pub(crate) window: Harness<'static, App>,
    folder: TempDir,
}

impl Desk {
    fn new(name: &str) -> Self {
        settings();
        Self::in_folder(tempfile::tempdir().unwrap(), name)
    }

    fn in_folder(folder: TempDir, name: &str) -> Self {
        let preferences = Preferences::load_from(&folder.path().join("preferences.ron"));
        let mut around = Surroundings {
            folder: folder.path().to_owned(),
            preferences,
            seed: Some(7),
            ..Surroundings::default()
        };
        around.preferences.change(|kept| name.clone_into(&mut kept.by));
        let app = App::new(Words::new(Language::English), around);
        let window = Harness::builder()
            .with_size([1280.0, 720.0])
            .with_max_steps(8)
            .with_context_setup(ui::prepare)
            .build_ui_state(
                |ui, app: &mut App| {
                    app.tick(ui.ctx());
                    app.window_ui(ui);
                },
                app,
            );
        Self { window, folder }
    }

    /// The window of a desk that opens an event at once.
    pub(crate) fn at(path: &Path, name: &str) -> Self {
        let mut desk = Self::new(name);
        desk.window.state_mut().open_file(path);
        desk.window.run_ok();
        desk
    }

    pub(crate) fn session(&self) -> &session::Session {
        self.window.state().session().expect("a tournament is open")
    }

    fn submit(&mut self, json: &str) {
        let command: Command = serde_json::from_str(json).unwrap();
        self.window.state_mut().submit(&command);
        self.window.run_ok();
    }

    fn shows(&self, part: &str) -> bool {
        self.window.query_all_by_label_contains(part).count() > 0
    }

    /// Waits until something is to be seen, or is gone.
    fn until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let end = Instant::now() + WAIT;
        while !is_so(self) {
            self.window.step();
            assert!(Instant::now() < end, "{what} never came");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The desktop asks the window to close; what the window says to that.
    fn quit(&mut self) -> Vec<ViewportCommand> {
        let info = self.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        info.events.push(ViewportEvent::Close);
        self.window.step();
        let said = self.commands();
        let info = self.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
        info.events.clear();
        self.window.run_ok();
        said
    }

    /// What the last frame asked of the desktop.
    fn commands(&self) -> Vec<ViewportCommand> {
        let root = self.window.output().viewport_output.get(&ViewportId::ROOT);
        let of_closing = |command: &&ViewportCommand| {
            matches!(command, ViewportCommand::Close | ViewportCommand::CancelClose)
        };
        root.into_iter().flat_map(|root| &root.commands).filter(of_closing).cloned().collect()
    }

    fn press(&mut self, label: &str) {
        self.window.get_by_label(label).click();
        self.window.run_ok();
    }

    /// Presses the topmost thing that says this.
    fn choose(&mut self, part: &str) {
        let top = |node: &egui_kittest::Node<'_>| node.rect().top();
        let found = self.window.query_all_by_label_contains(part);
        let first = found.min_by(|one, other| top(one).total_cmp(&top(other)));
        first.expect("something says this").click();
        self.window.run_ok();
    }

    fn type_into(&mut self, role: egui::Role, label: &str, text: &str) {
        self.window.get_by_role_and_label(role, label).focus();
        self.window.run_ok();
        self.window.get_by_role_and_label(role, label).type_text(text);
        self.window.run_ok();
    }
}

/// An event that was made just now, with players at two tables and its clock running.
fn event(server: &Server, database: &str) {
    server.database(database);
    let place = server.address(OWNER, database, "Friday night");
    let place = place.to_str().unwrap();
    done(&["new", place, "--template", "club-night", "--by", "Host"], "");
    let names = ["Ana", "Bo", "Cy", "Dan", "Eva", "Finn", "Gus", "Hana"];
    let players: Vec<String> =
        names.iter().map(|name| format!("{{\"name\":\"{name}\"}}")).collect();
    let register = format!("{{\"Register\":{{\"players\":[{}]}}}}", players.join(","));
    let tables = r#"{"AddTables":{"tables":[{"table":1,"seats":9}]}}"#;
    let lines = [&register, tables, r#"{"DrawSeats":{}}"#, r#""StartClock""#].join("\n");
    done(&["do", place, "--by", "Host"], &lines);
}

fn path(server: &Server, database: &str) -> std::path::PathBuf {
    server.address(OWNER, database, "Friday night")
}

const BUST: &str = r#"{"BustOut":{"busts":[{"player":"NAME"}],"by":["Hana"]}}"#;

fn bust(name: &str) -> String {
    BUST.replace("NAME", name)
}

#[test]
fn one_window_shows_what_the_other_does_and_a_copy_is_kept_beside_each() {
    let Some(server) = &shared() else { return };
    event(server, "windows");
    let mut one = Desk::at(&path(server, "windows"), "Desk 1");
    let mut two = Desk::at(&path(server, "windows"), "Desk 2");
    one.submit(&bust("Ana"));
    two.until("the bust-out", |two| two.shows("Ana busted out"));
    two.until("both desks", |two| two.shows("2 desks"));
    // Taking back what another desk did is asked about, with both names.
    two.submit(r#""Undo""#);
    assert!(two.shows("not yours: Desk 1 did it") && two.shows("This desk is Desk 2"));
    two.press("Undo it");
    one.until("Ana again", |one| {
        one.session().tournament().entries().players().all(|it| it.is_in())
    });
    let lines = |desk: &Desk| {
        let copy = desk.folder.path().join("Copies/Friday night.floorman");
        std::fs::read_to_string(copy).unwrap_or_default().lines().count()
    };
    let all = two.session().log().acts().len() + 1;
    two.until("the copy", |two| lines(two) == all);
}

#[test]
fn several_acts_are_taken_back_after_a_list_that_names_whose_they_are_and_who_takes_them() {
    let Some(server) = &shared() else { return };
    event(server, "several");
    let mut one = Desk::at(&path(server, "several"), "Desk 1");
    let mut two = Desk::at(&path(server, "several"), "Desk 2");
    one.submit(&bust("Ana"));
    two.until("the bust-out", |two| two.shows("Ana busted out"));
    two.submit(&bust("Bo"));
    one.until("the other one", |one| one.shows("Bo busted out"));
    one.submit(&bust("Cy"));
    two.until("the last one", |two| two.shows("Cy busted out"));
    two.window.get_by_role_and_label(egui::Role::Tab, "Log").click();
    two.window.run_ok();
    two.choose("Ana busted out");
    two.press("Undo from here on (3 actions)…");
    assert!(two.shows("2 of these actions are not yours: Desk 1 did them"));
    assert!(two.shows("This desk is Desk 2"));
    let out = |desk: &Desk| desk.session().tournament().entries().left();
    assert_eq!(out(&two), 5, "nothing is done before somebody says so");
    // What was agreed to was that list, and not what another desk does meanwhile.
    one.submit(&bust("Dan"));
    two.until("the act that came in between", |two| two.shows("Undo 4 actions"));
    assert!(two.shows("Another action came in meanwhile: check the list again"));
    assert!(two.shows("3 of these actions are not yours: Desk 1 did them"));
    two.press("Undo 4 actions");
    two.until("all of them", |two| two.shows("4 actions undone"));
    one.until("all of them", |one| out(one) == 8);
    two.press("Redo all 4");
    one.until("all of them again", |one| out(one) == 4);
}

#[test]
fn a_window_whose_cable_is_out_says_so_keeps_what_was_asked_and_catches_up() {
    let Some(server) = &shared() else { return };
    event(server, "windowcut");
    let cable = Cable::to(server);
    let mut one = Desk::at(&cable.path("windowcut"), "Desk 1");
    let mut two = Desk::at(&path(server, "windowcut"), "Desk 2");
    cable.pull_out();
    one.until("the news", |one| one.shows("Database away"));
    let before = one.session().log().acts().len();
    one.submit(&bust("Ana"));
    one.submit(&bust("Bo"));
    assert!(one.shows("Waits: bust-out of Ana") && one.shows("Waits: bust-out of Bo"));
    assert_eq!(one.session().log().acts().len(), before);
    two.submit(&bust("Ana"));
    // Whoever would rather be told at once chooses that; what waits goes on waiting.
    one.press("Refuse actions (The database does not answer)");
    assert!(one.shows("Your actions are refused"));
    one.press("Queue actions (The database does not answer)");
    one.submit(&bust("Cy"));
    let forget = "Discard it (Waits: bust-out of Cy)";
    one.window.get_by_label(forget).scroll_to_me();
    one.window.run_ok();
    one.press(forget);
    assert!(!one.shows("Waits: bust-out of Cy"));
    cable.put_back();
    one.until("the end of it", |one| !one.shows("Waits:") && !one.shows("Database away"));
    let out = |desk: &Desk, name: &str| {
        let players = desk.session().tournament().entries();
        players.players().any(|it| it.name.as_str() == name && !it.is_in())
    };
    assert!(out(&one, "Ana") && out(&one, "Bo") && !out(&one, "Cy"));
    assert!(one.shows("Desk 2 at"), "who was quicker is told, and stays told");
    let acts = one.session().log().last_seq();
    two.until("Bo", |two| two.session().log().last_seq() == acts);
    assert_eq!(one.session().log().acts(), two.session().log().acts());
}

#[test]
fn closing_and_quitting_are_asked_about_while_acts_wait_that_would_be_lost() {
    let Some(server) = &shared() else { return };
    event(server, "leaving");
    let cable = Cable::to(server);
    let mut one = Desk::at(&cable.path("leaving"), "Desk 1");
    cable.pull_out();
    one.until("the news", |one| one.shows("Database away"));
    one.submit(&bust("Ana"));
    let closed = ViewportCommand::Close;
    // The desktop closes the window.
    assert_eq!(one.quit(), [ViewportCommand::CancelClose]);
    assert!(
        one.shows("One action is waiting for the database, and is lost if you close this window")
    );
    assert_eq!(one.quit(), [], "who closes it again means it");
    // What was asked was about one act, and not about two.
    one.submit(&bust("Bo"));
    assert_eq!(one.quit(), [ViewportCommand::CancelClose]);
    assert!(
        one.shows("2 actions are waiting for the database, and are lost if you close this window")
    );
    one.window.get_by_label("Quit").click();
    one.window.step();
    assert!(one.commands().contains(&closed), "the answer does the same");
    one.submit(&bust("Cy"));
    let close = |one: &mut Desk| {
        one.window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::W);
        one.window.run_ok();
    };
    close(&mut one);
    assert!(
        one.shows("3 actions are waiting for the database, and are lost if you close this window")
    );
    assert_eq!(one.session().waiting().len(), 3);
    close(&mut one);
    assert!(one.window.state().session().is_none() && one.shows("Join an event…"));
}

#[test]
fn an_event_is_joined_by_what_is_typed_and_a_second_desk_of_one_name_is_not() {
    let Some(server) = &shared() else { return };
    event(server, "joined");
    let mut desk = Desk::new("Desk 1");
    desk.press("Join an event…");
    let computer = format!("127.0.0.1:{}", server.port());
    desk.type_into(egui::Role::TextInput, "Computer", &computer);
    desk.window.get_by_role_and_label(egui::Role::TextInput, "Database").focus();
    desk.window.run_ok();
    desk.window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    desk.type_into(egui::Role::TextInput, "Database", "joined");
    desk.type_into(egui::Role::TextInput, "Login", OWNER);
    desk.type_into(egui::Role::PasswordInput, "Password", "wrong");
    desk.press("Show events");
    desk.until("a refusal", |desk| desk.shows("refused this desk’s login"));
    desk.window.key_press(egui::Key::Escape);
    desk.window.run_ok();
    // A whole address does as well.
    desk.press("Join an event…");
    let whole = path(server, "joined");
    let whole = whole.to_str().unwrap().split('#').next().unwrap();
    desk.window.get_by_role_and_label(egui::Role::TextInput, "Computer").focus();
    desk.window.run_ok();
    desk.window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    desk.type_into(egui::Role::TextInput, "Computer", whole);
    assert!(whole.contains(PASSWORD));
    desk.press("Show events");
    desk.until("the event", |desk| desk.shows("Friday night"));
    desk.press("Friday night");
    desk.until("the room", |desk| desk.shows("In the database"));
    assert_eq!(desk.session().author(), "Desk 1");
    let kept = std::fs::read_to_string(desk.folder.path().join("preferences.ron")).unwrap();
    assert!(!kept.contains(PASSWORD) && kept.contains("Friday night"), "{kept}");
    let mut other = Desk::at(&path(server, "joined"), "Desk 1");
    other.until("a refusal", |other| other.shows("Desk 1") && other.shows("Join an event…"));
}

#[test]
fn what_a_form_was_filled_in_with_stays_while_the_room_changes_behind_it() {
    let Some(server) = &shared() else { return };
    event(server, "forms");
    let mut one = Desk::at(&path(server, "forms"), "Desk 1");
    let mut two = Desk::at(&path(server, "forms"), "Desk 2");
    one.window.state_mut().show(Destination::Register);
    one.window.run_ok();
    one.type_into(egui::Role::TextInput, "Name", "Zora");
    two.submit(&bust("Ana"));
    one.until("the bust-out", |one| one.shows("Ana busted out"));
    let field = one.window.get_by_role_and_label(egui::Role::TextInput, "Name");
    assert_eq!(field.value().as_deref(), Some("Zora"));
    one.window.key_press(egui::Key::Enter);
    one.window.run_ok();
    two.until("the entry", |two| two.shows("Zora"));
    // So does what stands half typed in the command box, and what the offer would do is what
    // stands by then.
    one.window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::K);
    one.window.run_ok();
    for letter in "bust Bo".chars() {
        one.window.event(egui::Event::Text(letter.to_string()));
        one.window.step();
    }
    one.window.run_ok();
    assert!(one.shows("Bust out Bo"));
    two.submit(&bust("Bo"));
    one.until("the other bust-out", |one| one.shows("Bo busted out"));
    let boxes = one.window.query_all_by_role(egui::Role::TextInput);
    let texts: Vec<String> = boxes.filter_map(|field| field.value()).collect();
    assert!(texts.iter().any(|text| text == "bust Bo"), "{texts:?}");
    let acts = one.session().log().acts().len();
    for _ in 0..2 {
        one.window.key_press(egui::Key::Enter);
        one.window.run_ok();
    }
    assert_eq!(one.session().log().acts().len(), acts, "nobody goes out twice");
}

#[test]
fn a_damaged_event_goes_on_in_a_new_file_or_in_the_copy_that_has_more() {
    let Some(server) = &shared() else { return };
    event(server, "spoilt");
    let mut one = Desk::at(&path(server, "spoilt"), "Desk 1");
    let copy = one.folder.path().join("Copies/Friday night.floorman");
    let all = one.session().log().acts().len();
    let lines = |path: &Path| std::fs::read_to_string(path).unwrap_or_default().lines().count();
    one.until("the copy", |_| lines(&copy) == all + 1);
    let folder = one.folder;
    drop(one.window);
    // Only the owner can.
    let spoil = "UPDATE floorman.acts SET line = replace(line, 'Record', 'Rekord') WHERE seq = 3";
    server.ask("spoilt", spoil);
    let damaged = server.ask("spoilt", "SELECT line FROM floorman.acts ORDER BY seq");
    let mut two = Desk::at(&path(server, "spoilt"), "Desk 2");
    two.until("the damage", |two| two.shows("The journal is damaged at line 4"));
    assert!(two.shows("Other desks can join again"));
    two.press("Continue from action 2 in a new file");
    let new = two.folder.path().join("Friday night from action 2.floorman");
    assert_eq!(two.session().path(), Some(new.as_path()));
    assert!(two.shows("left out, and one line that cannot be read"));
    assert!(two.shows("One more line cannot be read"), "what is left out stands over the log");
    two.submit(r#""Undo""#);
    assert_eq!(lines(&new), 4, "it can be worked in");
    let after = server.ask("spoilt", "SELECT line FROM floorman.acts ORDER BY seq");
    assert_eq!(after, damaged, "the damaged event is never touched");
    // Where the first desk looks its own copy has everything.
    let mut one = Desk::in_folder(folder, "Desk 1");
    one.window.state_mut().open_file(&path(server, "spoilt"));
    one.window.run_ok();
    assert!(one.shows("A newer copy, which continues to action"));
    one.press(&format!("Open the copy with {all} actions"));
    one.until("the copy itself", |one| one.session().log().acts().len() == all);
    assert!(!one.session().found().is_read_only);
}

#[test]
fn an_event_that_is_damaged_while_it_is_open_goes_on_in_a_new_file_at_once() {
    let Some(server) = &shared() else { return };
    event(server, "spoilt_open");
    let cable = Cable::to(server);
    let mut one = Desk::at(&path(server, "spoilt_open"), "Desk 1");
    let mut two = Desk::at(&cable.path("spoilt_open"), "Desk 2");
    cable.pull_out();
    two.until("the news", |two| two.shows("Database away"));
    two.submit(&bust("Cy"));
    one.submit(&bust("Ana"));
    let good = one.session().log().last_seq();
    // Only the owner can; no line of ours is written so.
    let forge = "INSERT INTO floorman.acts (event, seq, format, token, line) \
                 SELECT event, max(seq) + 1, max(format), 1, \
                 max(seq) + 1 || ' 00000000 (at:1,body:Record([]))' \
                 FROM floorman.acts GROUP BY event";
    server.ask("spoilt_open", forge);
    cable.put_back();
    // Whether it was there before, or reads it after one that makes sense.
    for desk in [&mut one, &mut two] {
        let damage = format!("The journal is damaged at line {}", good.0 + 2);
        desk.until("the damage", |desk| desk.shows(&damage));
        assert!(desk.shows("Other desks can join again"));
        assert!(desk.session().found().is_read_only);
        assert_eq!(desk.session().log().last_seq(), good, "what makes sense is shown");
        assert!(!desk.shows("Waits:"), "what waited does not happen");
    }
    let before = server.ask("spoilt_open", "SELECT count(*) FROM floorman.acts");
    one.submit(&bust("Bo"));
    assert_eq!(one.session().log().last_seq(), good);
    assert_eq!(server.ask("spoilt_open", "SELECT count(*) FROM floorman.acts"), before);
    let go_on = format!("Continue from action {good} in a new file");
    two.window.get_by_label(&go_on).scroll_to_me();
    two.window.run_ok();
    two.press(&go_on);
    let new = two.folder.path().join(format!("Friday night from action {good}.floorman"));
    assert_eq!(two.session().path(), Some(new.as_path()));
    two.submit(&bust("Bo"));
    assert_eq!(two.session().log().last_seq().0, good.0 + 1, "it can be worked in");
}
