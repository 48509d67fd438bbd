//! The people of the house: found as letters are typed, by number or card; what is kept about each
//! of them, and what can be done with it.

mod card;
mod erase_form;
mod find;
mod history;
mod import_form;
mod list;
mod merge_form;
mod person_form;
mod picture;

use crate::parts::Memo;
use crate::screens::people::card::card_ui;
use crate::screens::people::erase_form::EraseForm;
use crate::screens::people::find::{Found, Which, find};
use crate::screens::people::history::HistoryShown;
use crate::screens::people::import_form::ImportForm;
use crate::screens::people::merge_form::MergeForm;
use crate::screens::people::person_form::PersonForm;
use crate::screens::people::picture::PictureShown;
use crate::theme::{Tone, icons, shape, space};
use crate::view::HouseDesk;
use crate::vocabulary::{Action, take_early, take_rest};
use crate::vocabulary::{PeopleAction, RulingsAction, Verb};
use crate::widgets::{
    Empty, Push, Search, Sides, choices_ui, more_ui, remark_ui, search_ui, tabs_ui,
};
use egui::{Context, Key, Modifiers, Popup, Ui};
use people::{Day, PersonId};
use std::path::PathBuf;
use words::Args;

/// With less room what can be done with the file stands aside while a form is open.
const WIDTH_FOR_DEEDS: f32 = 420.0;

/// What is kept about somebody, or why it cannot be read.
type KnownOfThem = Result<people::SubjectAccess, String>;

/// What is asked for in the list: what was typed, which of them, and of what state of the file.
type Asked = (u64, String, Which, Option<Day>);

#[derive(Default)]
pub struct PeopleScreen {
    typed: String,
    which: Which,
    found: Memo<Asked, Result<Option<Found>, String>>,
    chosen: Option<PersonId>,
    is_card_open: bool,
    card: Memo<(u64, Option<PersonId>), Option<KnownOfThem>>,
    picture: PictureShown,
    history: HistoryShown,
    form: Option<PeopleForm>,
    /// The row to bring in sight.
    reveal: Option<usize>,
    /// The search takes the keys when it is shown next.
    to_search: bool,
}

enum PeopleForm {
    Person(PersonForm),
    Merge(Box<MergeForm>),
    Erase(EraseForm),
    Import(ImportForm),
}

impl PeopleScreen {
    /// What belonged to another tournament is forgotten: nothing here does.
    pub fn forget(&mut self) {}

    /// Letters that are typed while nothing takes them are searched for.
    pub fn listen(&mut self, ctx: &Context) {
        if self.form.is_some() || ctx.text_edit_focused() || Popup::is_any_open(ctx) {
            return;
        }
        let Some(early) = take_early(ctx, char::is_alphanumeric) else { return };
        self.typed.clear();
        self.typed.push_str(&early.text);
        self.typed.push_str(&take_rest(ctx).text);
        self.to_search = true;
    }

    pub fn look_at(&mut self, person: PersonId) {
        (self.chosen, self.is_card_open, self.form) = (Some(person), true, None);
    }

    /// Asks how a list is to be taken over.
    pub fn take_list(&mut self, path: PathBuf) {
        self.form = Some(PeopleForm::Import(ImportForm::of(path)));
    }

    /// What was asked for is done; somebody is shown for it.
    pub fn done(&mut self, person: Option<PersonId>) {
        if let Some(PeopleForm::Erase(_)) = self.form.take() {
            (self.chosen, self.is_card_open) = (None, false);
        }
        if person.is_some() {
            (self.chosen, self.is_card_open) = (person, true);
        }
    }

    /// What was asked for could not be done; whether a form is there that says so.
    pub fn fail(&mut self, said: &str) -> bool {
        let told = match &mut self.form {
            Some(PeopleForm::Person(form)) => &mut form.refused,
            Some(PeopleForm::Merge(form)) => &mut form.refused,
            Some(PeopleForm::Erase(form)) => &mut form.refused,
            Some(PeopleForm::Import(form)) => &mut form.refused,
            None => return false,
        };
        *told = Some(said.to_owned());
        true
    }

    pub fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let today = desk.today();
        let typed = self.typed.trim().to_owned();
        let asked = (desk.house.version(), typed, self.which, today);
        let found = self.found.of(asked.clone(), || find(desk, &asked.1, asked.2, today));
        let found = match found {
            Ok(Some(found)) => found.clone(),
            Ok(None) => {
                self.beginning_ui(ui, desk);
                return;
            }
            Err(said) => {
                let said = said.clone();
                self.trouble_ui(ui, desk, &said);
                return;
            }
        };
        if self.form.is_none() && !self.is_card_open {
            self.main_ui(ui, desk, &found);
            return;
        }
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        self.side_ui(&mut right, desk);
        self.main_ui(&mut left, desk, &found);
    }

    /// What stands beside the list: a form, or whoever is chosen.
    fn side_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let is_done = match &mut self.form {
            Some(PeopleForm::Person(form)) => form.ui(ui, desk),
            Some(PeopleForm::Merge(form)) => form.ui(ui, desk),
            Some(PeopleForm::Erase(form)) => form.ui(ui, desk),
            Some(PeopleForm::Import(form)) => form.ui(ui, desk),
            None => return self.chosen_ui(ui, desk),
        };
        if is_done {
            self.form = None;
        }
    }

    fn chosen_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let key = (desk.house.version(), self.chosen);
        let chosen = self.chosen;
        let card = self.card.of(key, || {
            let id = chosen?;
            desk.house.read(desk.words, |file| file.kept(id)).transpose()
        });
        match card {
            None => self.is_card_open = false,
            Some(Err(said)) => {
                remark_ui(ui, said.as_str(), Tone::AttentionText);
                if ui.add(Push::secondary(desk.text("common-close"))).clicked() {
                    self.is_card_open = false;
                }
            }
            Some(Ok(kept)) => {
                self.picture.renew(ui.ctx(), key.0, kept);
                match card_ui(ui, desk, kept, &self.picture, &mut self.history) {
                    Some(card::Asked::Close) => self.is_card_open = false,
                    Some(card::Asked::Change) => {
                        let form = PersonForm::of(&kept.person);
                        self.form = Some(PeopleForm::Person(form));
                    }
                    Some(card::Asked::Merge) => {
                        self.form = Some(PeopleForm::Merge(Box::new(MergeForm::of(&kept.person))));
                    }
                    Some(card::Asked::Erase) => {
                        self.form = Some(PeopleForm::Erase(EraseForm::of(&kept.person)));
                    }
                    None => {}
                }
            }
        }
    }

    fn main_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, found: &Found) {
        self.head_ui(ui, desk, found);
        ui.add_space(space::HALF);
        self.keys(ui, found);
        self.list_ui(ui, desk, found);
    }

    fn head_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, found: &Found) {
        let args = Args::new().count("people", found.len());
        let count =
            desk.say(if found.is_cut() { "people-found-cut" } else { "people-found" }, &args);
        let [name, hint, clear] =
            ["people-search", "people-search.tip", "common-clear"].map(|id| desk.text(id));
        let field = search_ui(ui, Search { name, hint, found: count, clear }, &mut self.typed);
        if desk.pressed == Some(Verb::Search) {
            self.typed.clear();
        }
        if desk.pressed == Some(Verb::Search) || std::mem::take(&mut self.to_search) {
            field.request_focus();
            end_of_line(ui.ctx(), &field, &self.typed);
        }
        if field.changed() {
            self.reveal = Some(0);
        }
        // Enter takes the first who was found: a card that is held to a reader ends with it.
        let enter = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if field.lost_focus()
            && enter(ui)
            && let Some(first) = found.at(0)
        {
            self.look_at(first);
            self.reveal = Some(0);
        }
        let which = Which::ALL.map(|which| (which, desk.text(which.text_id())));
        // Beside a form there is little room for anything but the list.
        let is_narrow = ui.available_width() < WIDTH_FOR_DEEDS;
        let is_pressed = ui.horizontal_wrapped(|ui| {
            if is_narrow {
                ui.spacing_mut().item_spacing.y = space::HALF;
                ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
                return choices_ui(ui, &mut self.which, which);
            }
            let is_pressed = tabs_ui(ui, &mut self.which, which);
            ui.add_space(space::ONE);
            self.deeds_ui(ui, desk);
            is_pressed
        });
        if is_pressed.inner {
            self.reveal = Some(0);
        }
    }

    /// What can be done with the file as a whole.
    fn deeds_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let add = Push::primary(desk.text("people-add")).icon(icons::REGISTER);
        if ui.add(add.shortcut(Verb::Register.keys(ui.ctx()))).clicked()
            || desk.pressed == Some(Verb::Register)
        {
            self.open_add();
        }
        let name = desk.text("people-more");
        more_ui(ui, &name, &name, &desk.text("people-more.tip"), |ui| {
            let item = |ui: &mut Ui, id: &str, action: PeopleAction| {
                if ui.add(Push::quiet(desk.text(id))).clicked() {
                    desk.ask(action);
                }
            };
            item(ui, "people-import", PeopleAction::AskForList);
            item(ui, "people-export", PeopleAction::AskForExport);
            item(ui, "people-undo", PeopleAction::Undo);
        });
        back_ui(ui, desk);
    }

    fn open_add(&mut self) {
        let typed = self.typed.trim();
        // A number that nobody has is no name.
        let name = if typed.chars().any(char::is_numeric) { "" } else { typed };
        self.form = Some(PeopleForm::Person(PersonForm::new(name)));
    }

    /// Shows what to do while the file has nobody in it.
    fn beginning_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        if self.form.is_some() {
            let Sides { mut left, mut right } = Sides::beside_form(ui);
            self.side_ui(&mut right, desk);
            self.begin_ui(&mut left, desk);
        } else {
            self.begin_ui(ui, desk);
        }
    }

    fn begin_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        ui.horizontal_wrapped(|ui| self.deeds_ui(ui, desk));
        let add = Push::primary(desk.text("people-add"));
        let (title, hint) = (desk.text("people-none"), desk.text("people-none.hint"));
        let empty = Empty::new(icons::REGISTER, title, hint);
        if empty.button(self.form.is_none().then_some(add)).ui(ui) {
            self.open_add();
        }
    }

    /// Shows why the file cannot be read.
    fn trouble_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, said: &str) {
        ui.horizontal_wrapped(|ui| back_ui(ui, desk));
        let (title, hint) = said.split_once('\n').unwrap_or((said, ""));
        Empty::new(icons::WARNING, title, hint).ui(ui);
    }
}

/// Back to the start, where no tournament is open.
fn back_ui(ui: &mut Ui, desk: &HouseDesk<'_>) {
    if desk.view.is_none() && ui.add(Push::secondary(desk.text("calls-to-start"))).clicked() {
        desk.actions.push(Action::Rulings(RulingsAction::ToStart));
    }
}

/// The next letter goes behind those that are there.
fn end_of_line(ctx: &Context, field: &egui::Response, typed: &str) {
    let mut state = egui::TextEdit::load_state(ctx, field.id).unwrap_or_default();
    let end = egui::text::CCursor::new(typed.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
    state.store(ctx, field.id);
}
