//! The whole window with a folder of its own, pressed by the labels on the screen.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::Command;
use house::{Looks, OwnSounds, Preferences, Spooler};
use std::path::Path;
use std::rc::Rc;
use tempfile::TempDir;
use ui::app::App;
use ui::app::surroundings::Surroundings;
use ui::sounds::speaker::Speaker;
use ui::vocabulary::Keymap;
use words::{Language, Words};

/// The whole window, with a folder of its own to keep tournaments in.
pub struct Evening {
    pub window: Harness<'static, App>,
    pub folder: Rc<TempDir>,
}

impl Evening {
    pub fn new() -> Self {
        Self::in_folder(Rc::new(tempfile::tempdir().unwrap()))
    }

    /// A window at its start, on a computer where tournaments are kept in this folder.
    pub fn in_folder(folder: Rc<TempDir>) -> Self {
        Self::in_folder_with(folder, None)
    }

    fn in_folder_with(folder: Rc<TempDir>, speaker: Option<Box<dyn Speaker>>) -> Self {
        let preferences = Preferences::load_from(&folder.path().join("preferences.ron"));
        let mut around = Surroundings {
            folder: folder.path().to_owned(),
            people: Some(folder.path().join("people.sqlite")),
            preferences,
            seed: Some(7),
            // A print service is there where a test puts one there.
            spooler: Spooler { lp: folder.path().join("lp"), lpstat: folder.path().join("lpstat") },
            print_folder: folder.path().join("printed"),
            looks: Looks::in_folder(folder.path().join("screens")),
            sounds: OwnSounds::in_folder(folder.path().join("sounds")),
            speaker,
            version: "9.8.7 (c0ffee, 2026-01-01)".to_owned(),
            ..Surroundings::default()
        };
        if around.preferences.kept.by.is_empty() {
            around.preferences.kept.by = "Ana".to_owned();
        }
        let app = App::new(Words::new(Language::English), around);
        let keys = app.preferences().kept.keys.clone();
        let prepare = move |ctx: &egui::Context| {
            ui::prepare(ctx);
            Keymap::of(&keys).install(ctx);
        };
        let window = Harness::builder()
            .with_size([1280.0, 720.0])
            .with_max_steps(8)
            .with_context_setup(prepare)
            .build_ui_state(
                |ui, app: &mut App| {
                    app.tick(ui.ctx());
                    app.window_ui(ui);
                },
                app,
            );
        Self { window, folder }
    }

    /// Another window on the same computer.
    pub fn beside(&self) -> Self {
        Self::in_folder(Rc::clone(&self.folder))
    }

    /// Opens a tournament.
    pub fn open(&mut self, path: &Path) {
        self.window.state_mut().open_file(path);
        self.window.run_ok();
    }

    /// Has a command done, as if it had been asked for on a screen.
    pub fn submit(&mut self, command: &Command) {
        self.window.state_mut().submit(command);
        self.window.run_ok();
    }

    /// Types into the field with this label.
    pub fn type_into(&mut self, label: &str, text: &str) {
        let role = egui::Role::TextInput;
        self.window.get_by_role_and_label(role, label).focus();
        self.window.run_ok();
        self.window.get_by_role_and_label(role, label).type_text(text);
        self.window.run_ok();
    }

    /// Waits for what works beside the window, until it is so.
    pub fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        const LOOKS_MAX: usize = 20_000;
        for _ in 0..LOOKS_MAX {
            if is_so(self) {
                return;
            }
            std::thread::yield_now();
            self.window.step();
        }
        panic!("it never came");
    }

    /// How often a label has this in it.
    pub fn count(&self, part: &str) -> usize {
        self.window.query_all_by_label_contains(part).count()
    }

    /// Closes the window as the desktop does.
    pub fn close(mut self) {
        eframe::App::on_exit(self.window.state_mut(), None);
    }

    /// Presses what has this label.
    pub fn press(&mut self, label: &str) {
        self.window.get_by_label(label).click();
        self.window.run_ok();
    }

    /// Chooses one of several in the box with this label.
    pub fn choose(&mut self, label: &str, value: &str) {
        self.window.get_by_role_and_label(egui::Role::ComboBox, label).click();
        self.window.run_ok();
        let field = self.window.get_by(|node| {
            node.label().as_deref() == Some(value) && node.role() == egui::Role::Button
        });
        field.click();
        self.window.run_ok();
    }

    /// Presses what may have to be scrolled to first.
    pub fn press_beneath(&mut self, label: &str) {
        self.window.get_by_label(label).scroll_to_me();
        self.window.run_ok();
        self.press(label);
    }

    /// Goes to a screen.
    pub fn go(&mut self, screen: &str) {
        self.window.get_by_role_and_label(egui::Role::Tab, screen).click();
        self.window.run_ok();
    }

    pub fn key(&mut self, key: egui::Key) {
        self.window.key_press(key);
        self.window.run_ok();
    }

    /// Presses a key together with Ctrl, Shift or Alt.
    pub fn combined(&mut self, modifiers: egui::Modifiers, key: egui::Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.window.run_ok();
    }

    /// Types letters wherever they go, one frame each.
    pub fn letters(&mut self, text: &str) {
        for letter in text.chars() {
            self.window.event(egui::Event::Text(letter.to_string()));
            self.window.step();
        }
        self.window.run_ok();
    }

    pub fn type_name(&mut self, name: &str) {
        let field = self.window.get_by_role_and_label(egui::Role::TextInput, "Name");
        field.type_text(name);
        self.window.run_ok();
        self.key(egui::Key::Enter);
    }

    pub fn sees(&self, label: &str) -> bool {
        self.window.query_by_label(label).is_some()
    }

    pub fn tournament(&self) -> &engine::Tournament {
        self.window.state().session().unwrap().tournament()
    }

    /// An event of 300 entries in full swing, whose last act lies years back.
    pub fn of_300() -> Self {
        let mut evening = Self::new();
        let file = evening.folder.path().join("Deep stack.floorman");
        std::fs::copy(crate::project("saves/v1/deep-stack-300.floorman"), &file).unwrap();
        evening.open(&file);
        evening
    }

    /// A new home game with these players, drawn and started.
    pub fn started(names: &[&str]) -> Self {
        Self::started_with(names, None)
    }

    /// The same with a speaker.
    pub fn started_with(names: &[&str], speaker: Option<Box<dyn Speaker>>) -> Self {
        let folder = Rc::new(tempfile::tempdir().unwrap());
        let mut evening = Self::in_folder_with(folder, speaker);
        evening.press("New from template…");
        evening.type_name("Friday");
        for name in names {
            evening.type_name(name);
        }
        evening.press("Draw seats… (12 players wait for seats)");
        evening.press("Draw now");
        evening.press("Start clock (Seats are drawn: start the clock)");
        evening
    }
}

/// Who plays.
pub const NAMES: [&str; 12] = [
    "Anna Rys",
    "Bořek Lis",
    "Cyril Novák",
    "Dana Bílá",
    "Emil Tur",
    "Filip Kos",
    "Gita Malá",
    "Hana Nová",
    "Ivo Král",
    "Jana Šťastná",
    "Karel Žák",
    "Łukasz Wójcik",
];
