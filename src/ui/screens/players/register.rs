//! Registering players: Enter adds one; many come as a list.

use crate::parts::{PaysForm, no_font_ui};
use crate::screens::players::list_form::ListForm;
use crate::screens::players::sell_form::{all_the_same, is_too_late};
use crate::theme::{Tone, space};
use crate::view::View;
use crate::widgets::{Push, field_ui, form_ui, remark_ui};
use egui::{Event, Key, Ui};
use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName, Sale, Who};

#[derive(Debug, Default)]
pub(super) struct RegisterForm {
    name: String,
    /// Why somebody enters though entries are no longer sold.
    reason: String,
    list: ListForm,
    pays: PaysForm,
    has_focus: bool,
}

impl RegisterForm {
    /// The field for one name gets the focus.
    pub(super) fn open(&mut self) {
        self.has_focus = false;
    }

    pub(super) fn take_list(&mut self, file: String, text: String) {
        self.list.take(file, text);
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-register-many");
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            if let Some(pasted) = lines_pasted(ui) {
                self.list.paste(&pasted);
            }
            // Names go on being typed.
            self.has_focus &= !self.pays.ui(ui, view, Sale::Entry);
            // A whole list leaves no room for one name, and none is needed.
            if !self.list.is_loaded() {
                self.one_ui(ui, view);
                ui.add_space(space::ONE);
                ui.separator();
            }
            self.list.ui(ui, view, &self.pays);
        });
        closed
    }

    fn one_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let hint = view.text("players-register-hint");
        let field = field_ui(ui, &view.text("players-column-name"), &hint, &mut self.name);
        if !self.has_focus {
            field.request_focus();
            self.has_focus = true;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let command = self.command(view, SameNames::Refuse);
        let refusal = match &command {
            Some(command) => (view.check)(command).err(),
            None => None,
        };
        let is_late = refusal.as_ref().is_some_and(is_too_late);
        let is_doubled = matches!(&refusal, Some(engine::Refusal::NameTaken { .. }));
        let told = refusal.map(|refusal| view.refusal_text(&refusal));
        let missing = command.is_none().then(|| view.text("common-type-first"));
        let why = told.clone().or(missing);
        let words = view.text("players-register");
        let push = Push::primary(&words).shortcut("Enter").refused(why.as_deref());
        let mut added = None;
        ui.horizontal(|ui| {
            if ui.add(push).clicked() || (entered && told.is_none()) {
                added = command;
            }
            let anyway = view.text("players-register-anyway");
            if is_doubled && ui.add(Push::secondary(&anyway)).clicked() {
                added = self.command(view, SameNames::Allow);
            }
        });
        if let Some(told) = told {
            remark_ui(ui, told, Tone::AttentionText);
        }
        no_font_ui(ui, view, &self.name);
        if is_late {
            added = added.or(self.late_ui(ui, view));
        }
        if entered {
            field.request_focus();
        }
        if let Some(command) = added {
            view.actions.submit(command);
            self.name.clear();
            self.reason.clear();
            field.request_focus();
        }
    }

    /// An entry that is sold all the same, with the reason.
    fn late_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Command> {
        let name = PlayerName::new(&self.name)?;
        field_ui(ui, &view.text("players-sell-reason"), "", &mut self.reason);
        let who = Who::Name(name.to_string());
        let pays = self.pays.pays(view, Sale::Entry).ok()?;
        let command = all_the_same(Sale::Entry, who, &self.reason, pays);
        let words = view.text("players-register-late");
        let push = Push::secondary(&words).refused(view.refusal(&command));
        ui.add(push).clicked().then_some(command)
    }

    fn command(&self, view: &View<'_>, same_names: SameNames) -> Option<Command> {
        let name = PlayerName::new(&self.name)?;
        // What cannot be read is said beneath its field, and nobody is registered for it.
        let pays = self.pays.pays(view, Sale::Entry).ok()?;
        Some(Command::Register {
            players: vec![NewPlayer { name, need: None, member: None }],
            same_names,
            pays,
        })
    }
}

/// Several lines that are pasted into the field for one name are taken from it.
fn lines_pasted(ui: &Ui) -> Option<String> {
    ui.input_mut(|input| {
        let is_many = |event: &Event| {
            matches!(event, Event::Paste(pasted) if pasted.trim().lines().count() > 1)
        };
        let index = input.events.iter().position(is_many)?;
        match input.events.remove(index) {
            Event::Paste(pasted) => Some(format!("{}\n", pasted.trim())),
            _ => None,
        }
    })
}
