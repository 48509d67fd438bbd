//! The players: one list of any length, and what can be done with whoever is chosen.

pub mod bust;
mod correct;
mod deeds;
mod filter;
mod list;
mod list_form;
mod list_read;
mod moment;
mod pick;
mod register;
mod wishes;

pub use deeds::chips_typed;

use crate::engine::Command;
use crate::engine::values::PlayerId;
use crate::ui::action::{Actions, Verb};
use crate::ui::screens::players::bust::BustForm;
use crate::ui::screens::players::filter::{Filter, Found};
use crate::ui::screens::players::register::RegisterForm;
use crate::ui::theme::{shape, space};
use crate::ui::view::{Go, Rank, View};
use crate::ui::widgets::button::Push;
use crate::ui::widgets::empty::{Empty, Pressed, empty_ui};
use crate::ui::widgets::search::{Search, search_ui};
use crate::ui::widgets::split::form_beside_ui;
use crate::words::Args;
use egui::{Frame, Key, Modifiers, Panel, Ui};
use std::collections::BTreeSet;

/// What is chosen, typed and folded open on this screen.
#[derive(Debug, Default)]
pub struct PlayersScreen {
    typed: String,
    filter: Filter,
    found: Found,
    /// Who is chosen; the one chosen last is the one that keys act on.
    chosen: BTreeSet<PlayerId>,
    current: Option<PlayerId>,
    /// The row to bring in sight.
    reveal: Option<usize>,
    /// Whoever is chosen is to be brought in sight.
    reveal_current: Reveal,
    form: Option<Form>,
}

/// Whether a row is to be brought in sight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Reveal {
    /// It is where it is.
    #[default]
    No,
    /// It is.
    Yes,
}

/// The form at the side.
#[derive(Debug)]
enum Form {
    Register(RegisterForm),
    BustOut(BustForm),
    Rename(deeds::RenameForm),
    Count(deeds::CountForm),
    Correct(correct::CorrectForm),
    Need(wishes::NeedForm),
    Apart(wishes::ApartForm),
}

impl PlayersScreen {
    /// Opens the form that registers players.
    pub fn open_register(&mut self) {
        self.form = Some(Form::Register(RegisterForm::default()));
    }

    /// Opens the form that registers players with the list in a file.
    pub fn take_list(&mut self, file: String, text: String) {
        let mut form = match self.form.take() {
            Some(Form::Register(form)) => form,
            _ => RegisterForm::default(),
        };
        form.take_list(file, text);
        self.form = Some(Form::Register(form));
    }

    /// Looks at one player.
    pub fn look_at(&mut self, player: PlayerId) {
        self.typed.clear();
        self.filter = Filter::All;
        self.form = None;
        self.choose(Some(player));
        self.reveal_current = Reveal::Yes;
    }

    /// Forgets what belongs to another tournament.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        if self.form.is_none() {
            self.main_ui(ui, view, actions);
            return;
        }
        form_beside_ui(
            ui,
            &mut (self, actions),
            |ui, (screen, actions)| screen.form_ui(ui, view, actions),
            |ui, (screen, actions)| screen.main_ui(ui, view, actions),
        );
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let nobody = view.tournament.entries().players().len() == 0;
        if nobody {
            self.empty_ui(ui, view);
            return;
        }
        self.head_ui(ui, view, actions);
        if self.form.is_some() && ui.available_width() < shape::OVAL_MIN {
            self.found.renew(view, &self.typed, self.filter);
            self.list_ui(ui, view);
            return;
        }
        let deeds = Panel::bottom("deeds").resizable(false).frame(Frame::new());
        deeds.show_separator_line(false).show(ui, |ui| {
            ui.add_space(space::ONE);
            self.deeds_ui(ui, view, actions);
        });
        ui.add_space(space::ONE);
        self.found.renew(view, &self.typed, self.filter);
        if self.reveal_current == Reveal::Yes {
            self.reveal = self.current.and_then(|player| self.found.position(player));
            self.reveal_current = Reveal::No;
        }
        self.keys(ui);
        self.list_ui(ui, view);
    }

    fn empty_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.form.is_some() {
            return;
        }
        let empty = Empty {
            icon: "♠",
            title: view.text("players-none"),
            hint: view.text("players-none-hint"),
            button: Some(view.text("players-register-many")),
            refusal: None,
        };
        let pressed = empty_ui(ui, &empty);
        if pressed == Pressed::Yes || view.pressed == Some(Verb::Register) {
            self.open_register();
        }
    }

    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let found = view.say("players-found", &Args::new().count("players", self.found.len()));
        let (name, hint) = (view.text("players-search"), view.text("players-search.tip"));
        let clear = view.text("common-clear");
        let search = Search { name: &name, hint: &hint, found: &found, clear: &clear };
        let field = search_ui(ui, search, &mut self.typed);
        if view.pressed == Some(Verb::Search) {
            self.typed.clear();
            field.request_focus();
        }
        if field.changed() {
            self.reveal = Some(0);
        }
        // Enter in the search leaves the field with the first found player chosen.
        if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.found.renew(view, &self.typed, self.filter);
            self.choose(self.found.at(0));
        }
        ui.horizontal(|ui| {
            self.filter.ui(ui, view);
            if self.form.is_some() {
                return;
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let rank = Rank::Primary;
                let words = view.text("players-register-many");
                if view.named_verb_ui(ui, Verb::Register, rank, &words, None) == Go::Yes {
                    self.open_register();
                }
                registration_ui(ui, view, actions);
            });
        });
    }

    fn choose(&mut self, player: Option<PlayerId>) {
        self.chosen = player.into_iter().collect();
        self.current = player;
    }

    /// Arrow keys walk through the list.
    fn keys(&mut self, ui: &Ui) {
        if self.found.len() == 0 || self.form.is_some() || ui.ctx().text_edit_focused() {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let here = self.current.and_then(|player| self.found.position(player));
        let last = self.found.len() - 1;
        let there = if pressed(Key::ArrowDown) {
            here.map_or(0, |here| (here + 1).min(last))
        } else if pressed(Key::ArrowUp) {
            here.map_or(last, |here| here.saturating_sub(1))
        } else {
            return;
        };
        self.choose(self.found.at(there));
        self.reveal = Some(there);
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let Some(form) = &mut self.form else { return };
        let done = match form {
            Form::Register(form) => form.ui(ui, view, actions),
            Form::BustOut(form) => form.ui(ui, view, actions),
            Form::Rename(form) => form.ui(ui, view, actions),
            Form::Count(form) => form.ui(ui, view, actions),
            Form::Correct(form) => form.ui(ui, view, actions),
            Form::Need(form) => form.ui(ui, view, actions),
            Form::Apart(form) => form.ui(ui, view, actions),
        };
        if done == Go::Yes {
            self.form = None;
        }
    }
}

/// Closes and opens registration once play has begun.
fn registration_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    if !view.tournament.clock().has_begun(view.now) {
        return;
    }
    let (id, command) = if view.tournament.is_registration_open(view.now) {
        ("players-close-registration", Command::CloseRegistration)
    } else {
        ("players-open-registration", Command::OpenRegistration)
    };
    view.plain_command_ui(ui, actions, id, command);
}

/// A small button that switches something on and off.
pub(super) fn toggle_ui(ui: &mut Ui, words: &str, name: &str, on: Go) -> Go {
    let push = if on == Go::Yes { Push::chosen(words) } else { Push::secondary(words) };
    if ui.add(push.name(name).small()).clicked() { Go::Yes } else { Go::No }
}
