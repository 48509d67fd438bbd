//! The players: one list of any length, and what can be done with whoever is chosen.

mod card;
mod card_cache;
mod charge_form;
mod correct;
mod count_form;
mod deeds;
mod filter;
mod house_offers;
mod leave;
mod list;
mod list_form;
mod list_preview;
mod many;
mod many_cache;
mod menu;
mod note_form;
mod one_field;
mod price_form;
mod register;
mod rename_form;
mod selection;
mod sell_form;
mod void_form;
mod wishes;

use crate::parts::{BustForm, Memo, no_font_words};
use crate::screens::players::card_cache::CardShown;
use crate::screens::players::charge_form::ChargeForm;
use crate::screens::players::count_form::CountForm;
use crate::screens::players::filter::{Counts, Filter, PlayersFound, SortBy, counts};
use crate::screens::players::many_cache::ManyDeeds;
use crate::screens::players::price_form::PriceForm;
use crate::screens::players::register::RegisterForm;
use crate::screens::players::rename_form::RenameForm;
use crate::screens::players::selection::Selection;
use crate::screens::players::sell_form::SellForm;
use crate::screens::players::void_form::VoidForm;
use crate::theme::{Tone, icons, shape, space};
use crate::view::{Rank, View};
use crate::vocabulary::Verb;
use crate::widgets::{
    Empty, Push, Search, Sides, SortWay, is_entered, remark_ui, rows_in_sight, search_ui, walk,
};
use egui::{Align, Frame, Key, Layout, Modifiers, Panel, Pos2, Rect, Ui};
use engine::Command;
use engine::values::{PlayerId, Seq};
use exchange::{HandedOnError, ListOpened};
use std::path::Path;
use words::Args;

#[derive(Debug, Default)]
pub struct PlayersScreen {
    typed: String,
    filter: Filter,
    found: PlayersFound,
    counts: Counts,
    sort: Option<(SortBy, SortWay)>,
    /// How wide the buttons beside the filter were when they were last shown.
    deeds_width: f32,
    selection: Selection,
    many: ManyDeeds,
    /// The evening of whoever is chosen is shown at the side.
    is_card_open: bool,
    card: CardShown,
    menu_at: Option<Pos2>,
    /// Where the row of the chosen player is, if it is in sight.
    selected_at: Option<Rect>,
    /// The row to bring in sight.
    reveal: Option<usize>,
    /// How high the list was when it was shown last.
    list_height: f32,
    /// Whoever is chosen is to be brought in sight.
    is_current_wanted: bool,
    form: Option<PlayersForm>,
    /// The bust-out of this player is to be corrected.
    correct_wanted: Option<PlayerId>,
    /// What is said of letters in names that no font here has.
    no_font: Memo<Seq, Option<String>>,
    /// Names that are half-typed or pasted stay while another form is in their place.
    register: RegisterForm,
}

#[derive(Debug)]
enum PlayersForm {
    Register,
    BustOut(BustForm),
    Rename(RenameForm),
    Count(CountForm),
    Correct(correct::CorrectForm),
    Need(wishes::NeedForm),
    Note(note_form::NoteForm),
    Apart(wishes::ApartForm),
    Leave(leave::LeaveForm),
    Void(VoidForm),
    Sell(SellForm),
    Price(PriceForm),
    Charge(ChargeForm),
}

impl PlayersScreen {
    pub fn open_register(&mut self) {
        self.register.open();
        self.form = Some(PlayersForm::Register);
    }

    /// Opens the form that registers players with the list in a file.
    pub fn take_list(&mut self, path: &Path, read: Result<ListOpened, HandedOnError>) {
        self.register.take_list(path, read);
        self.form = Some(PlayersForm::Register);
    }

    pub fn look_at(&mut self, player: PlayerId) {
        self.typed.clear();
        self.filter = Filter::All;
        self.form = None;
        self.selection.only(Some(player));
        self.is_card_open = true;
        self.is_current_wanted = true;
    }

    /// Opens the form that corrects the bust-out of somebody.
    pub fn open_correct(&mut self, player: PlayerId) {
        self.look_at(player);
        self.correct_wanted = Some(player);
    }

    /// Opens the form that makes a sale to somebody void.
    pub fn open_void(&mut self, player: PlayerId) {
        self.look_at(player);
        self.form = Some(PlayersForm::Void(VoidForm::of(player)));
    }

    /// Opens the form that sells to somebody what the terms no longer allow.
    pub fn open_all_the_same(&mut self, player: PlayerId) {
        self.look_at(player);
        self.form = Some(PlayersForm::Sell(SellForm::of(player)));
    }

    pub fn is_somebody_chosen(&self) -> bool {
        !self.selection.chosen().is_empty()
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if let Some(player) = self.correct_wanted.take() {
            self.form = Some(PlayersForm::Correct(correct::CorrectForm::of(view, player)));
        }
        self.menu_ui(ui, view);
        if self.form.is_none() && !self.is_card_open {
            self.main_ui(ui, view);
            return;
        }
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        match self.form {
            Some(_) => self.form_ui(&mut right, view),
            None => self.card_ui(&mut right, view),
        }
        // A list that is looked through has the room of the players.
        let is_register = matches!(self.form, Some(PlayersForm::Register));
        if !is_register || !self.register.preview_ui(&mut left, view) {
            self.main_ui(&mut left, view);
        }
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let nobody = view.tournament.entries().players().len() == 0;
        if nobody {
            self.empty_ui(ui, view);
            return;
        }
        self.head_ui(ui, view);
        self.renew(view);
        let is_narrow = self.form.is_some() && ui.available_width() < shape::OVAL_MIN;
        let is_beside = self.is_card_open && self.form.is_none();
        // The card has the buttons for one; those for several stand under the list.
        if is_narrow || (is_beside && self.selection.chosen().len() < 2) {
            self.found_ui(ui, view);
            return;
        }
        let deeds = Panel::bottom("deeds").resizable(false).frame(Frame::new());
        deeds.show_separator_line(false).show(ui, |ui| {
            ui.add_space(space::ONE);
            self.deeds_ui(ui, view);
        });
        ui.add_space(space::ONE);
        self.found_ui(ui, view);
    }

    fn found_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.renew(view);
        // What can be done with somebody takes room below the list; they stay in sight.
        let height = ui.available_height();
        self.is_current_wanted |= height < self.list_height;
        self.list_height = height;
        if self.is_current_wanted {
            let current = self.selection.current();
            self.reveal = current.and_then(|player| self.found.position(player));
            self.is_current_wanted = false;
        }
        self.keys(ui);
        let players = view.tournament.entries().players();
        let said = self
            .no_font
            .of(view.seq(), || no_font_words(view, players.map(|player| player.name.as_str())));
        if let Some(said) = said {
            remark_ui(ui, said.as_str(), Tone::AttentionText);
        }
        self.list_ui(ui, view);
    }

    fn renew(&mut self, view: &View<'_>) {
        if self.found.renew(view, &self.typed, self.filter, self.sort) {
            // Nothing happens to somebody whom nobody sees chosen.
            self.selection.keep(|player| self.found.position(player).is_some());
        }
    }

    fn empty_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        // The form at the side is the button.
        let many = || Push::primary(view.text("players-register-many"));
        let (title, hint) = (view.text("players-none"), view.text("players-none-hint"));
        let empty = Empty::new(icons::PLAYERS, title, hint);
        if empty.button(self.form.is_none().then(many)).ui(ui) {
            self.open_register();
        }
    }

    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let found = view.say("players-found", &Args::new().count("players", self.found.len()));
        let [name, hint, clear] =
            ["players-search", "players-search.tip", "common-clear"].map(|id| view.text(id));
        let search = Search { name, hint, found, clear };
        let field = search_ui(ui, search, &mut self.typed);
        if view.pressed == Some(Verb::Search) {
            self.typed.clear();
            field.request_focus();
        }
        let field = field.on_hover_text(view.text("players-search-help"));
        if field.changed() {
            self.reveal = Some(0);
        }
        // Enter in the search leaves the field with the first found player chosen.
        let enter = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if field.lost_focus() && enter(ui) {
            self.renew(view);
            self.selection.only(self.found.at(0));
            self.reveal = Some(0);
        }
        ui.horizontal_wrapped(|ui| {
            self.filter.ui(ui, view, counts(&mut self.counts, view));
            if self.form.is_some() || self.is_card_open {
                return;
            }
            // At the right end of the line, or in the next one where a language needs more room.
            let fits = self.deeds_width <= ui.available_size_before_wrap().x;
            let layout = match fits {
                true => Layout::right_to_left(Align::Center),
                false => Layout::left_to_right(Align::Center),
            };
            if !fits {
                ui.end_row();
            }
            ui.with_layout(layout, |ui| {
                let words = view.text("players-register-many");
                if view.named_verb_ui(ui, Verb::Register, Rank::Primary, &words, None) {
                    self.open_register();
                }
                registration_ui(ui, view);
                self.deeds_width = ui.min_rect().width();
            });
        });
    }

    /// Keys walk through the list, with Shift they choose a run; Enter shows the evening.
    fn keys(&mut self, ui: &Ui) {
        if self.found.len() == 0 || self.form.is_some() || ui.ctx().text_edit_focused() {
            return;
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::A)) {
            self.selection.all(self.found.players());
            return;
        }
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Menu)) {
            self.menu_at = self.selected_at.map(|row| row.left_bottom());
        }
        if self.selection.current().is_some() && is_entered(ui) {
            self.is_card_open = true;
            return;
        }
        let current = self.selection.current();
        let here = current.and_then(|player| self.found.position(player));
        let Some(walked) = walk(ui, here, self.found.len(), rows_in_sight(ui)) else { return };
        match self.found.at(walked.row) {
            Some(player) if walked.is_run => {
                self.selection.run_to(player, self.found.players());
            }
            player => self.selection.only(player),
        }
        self.reveal = Some(walked.row);
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(form) = &mut self.form else { return };
        let done = match form {
            PlayersForm::Register => self.register.ui(ui, view),
            PlayersForm::BustOut(form) => form.ui(ui, view),
            PlayersForm::Rename(form) => form.ui(ui, view),
            PlayersForm::Count(form) => form.ui(ui, view),
            PlayersForm::Correct(form) => form.ui(ui, view),
            PlayersForm::Need(form) => form.ui(ui, view),
            PlayersForm::Note(form) => form.ui(ui, view),
            PlayersForm::Apart(form) => form.ui(ui, view),
            PlayersForm::Leave(form) => form.ui(ui, view),
            PlayersForm::Void(form) => form.ui(ui, view),
            PlayersForm::Sell(form) => form.ui(ui, view),
            PlayersForm::Price(form) => form.ui(ui, view),
            PlayersForm::Charge(form) => form.ui(ui, view),
        };
        if done {
            self.form = None;
        }
    }
}

/// Closes and opens registration once play has begun.
fn registration_ui(ui: &mut Ui, view: &View<'_>) {
    if !view.tournament.clock().has_begun(view.now) {
        return;
    }
    let (id, command) = if view.tournament.is_registration_open(view.now) {
        ("players-close-registration", Command::CloseRegistration)
    } else {
        ("players-open-registration", Command::OpenRegistration)
    };
    view.plain_command_ui(ui, id, command);
}
