//! Registering players: Enter adds one; many are pasted, looked at, and added.

use crate::engine::Command;
use crate::engine::command::SameNames;
use crate::engine::entries::{NewPlayer, PlayerName};
use crate::ui::action::Actions;
use crate::ui::screens::players::paste::{Doubt, Pasted, read};
use crate::ui::theme::{Size, Tone, color, shape, space, text};
use crate::ui::view::{Go, View};
use crate::ui::widgets::button::Push;
use crate::ui::widgets::empty::Pressed;
use crate::ui::widgets::field::{field_ui, lines_ui};
use crate::ui::widgets::form::form_ui;
use crate::words::Args;
use egui::{Event, Key, Label, Ui};

/// What is typed and pasted.
#[derive(Debug, Default)]
pub(super) struct RegisterForm {
    name: String,
    list: String,
    pasted: Vec<Pasted>,
    /// The text that `pasted` was read from.
    read: String,
    has_focus: bool,
}

impl RegisterForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) -> Go {
        let title = view.text("players-register-many");
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            self.one_ui(ui, view, actions);
            ui.add_space(space::ONE);
            ui.separator();
            self.many_ui(ui, view, actions);
        });
        if closed == Pressed::Yes { Go::Yes } else { Go::No }
    }

    fn one_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        if let Some(pasted) = lines_pasted(ui) {
            self.list.push_str(&pasted);
        }
        let hint = view.text("players-register-hint");
        let field = field_ui(ui, &view.text("players-column-name"), &hint, &mut self.name);
        if !self.has_focus {
            field.request_focus();
            self.has_focus = true;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let command = self.command(SameNames::Refuse);
        let refusal = match &command {
            Some(command) => (view.check)(command).err(),
            None => None,
        };
        let is_doubled = matches!(&refusal, Some(crate::engine::Refusal::NameTaken { .. }));
        let told = refusal.map(|refusal| view.refusal_text(&refusal));
        let missing = command.is_none().then(|| view.text("common-type-first"));
        let why = told.clone().or(missing);
        let words = view.text("players-register");
        let push = Push::primary(&words).shortcut(Some("Enter")).refused(why.as_deref());
        let mut added = None;
        ui.horizontal(|ui| {
            if ui.add(push).clicked() || (entered && told.is_none()) {
                added = command;
            }
            let anyway = view.text("players-register-anyway");
            if is_doubled && ui.add(Push::secondary(&anyway)).clicked() {
                added = self.command(SameNames::Allow);
            }
        });
        if let Some(told) = told {
            let words = text(told, Size::Small).color(color(ui, Tone::AttentionText));
            ui.add(Label::new(words).wrap());
        }
        if entered {
            field.request_focus();
        }
        if let Some(command) = added {
            actions.submit(command);
            self.name.clear();
            field.request_focus();
        }
    }

    fn command(&self, same_names: SameNames) -> Option<Command> {
        let name = PlayerName::new(&self.name)?;
        Some(Command::Register { players: vec![NewPlayer { name, need: None }], same_names })
    }

    fn many_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let label = view.text("players-register-names");
        lines_ui(ui, &label, &view.text("players-register-paste-hint"), &mut self.list);
        if self.read != self.list {
            self.pasted = read(&self.list, view.tournament);
            self.read.clone_from(&self.list);
        }
        if self.pasted.is_empty() {
            return;
        }
        let chosen: Vec<&Pasted> = self.pasted.iter().filter(|pasted| pasted.is_taken).collect();
        let is_doubled = chosen.iter().any(|pasted| pasted.doubt != Doubt::None);
        let same_names = if is_doubled { SameNames::Allow } else { SameNames::Refuse };
        let players: Vec<NewPlayer> = chosen
            .iter()
            .map(|pasted| NewPlayer { name: pasted.name.clone(), need: None })
            .collect();
        let words = view.say("players-register-all", &Args::new().count("players", players.len()));
        let command = Command::Register { players, same_names };
        let refusal = view.refusal(&command);
        let push = Push::primary(&words).refused(refusal.as_deref());
        if ui.add(push).clicked() {
            actions.submit(command);
            self.list.clear();
        }
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        ui.spacing_mut().item_spacing.y = space::HALF;
        for pasted in &mut self.pasted {
            pasted_ui(ui, view, pasted);
        }
    }
}

fn pasted_ui(ui: &mut Ui, view: &View<'_>, pasted: &mut Pasted) {
    ui.horizontal_wrapped(|ui| {
        ui.checkbox(&mut pasted.is_taken, text(pasted.name.as_str(), Size::Body));
        let remark = match pasted.doubt {
            Doubt::None => return,
            Doubt::Known => "players-paste-known",
            Doubt::Twice => "players-paste-twice",
        };
        ui.label(text(view.text(remark), Size::Small).color(color(ui, Tone::AttentionText)));
    });
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
