//! Somebody is deleted for good; it is asked first.

use crate::theme::{Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::PeopleAction;
use crate::widgets::{Push, form_ui, remark_ui, said_ui};
use egui::Ui;
use exchange::people_messages;
use people::{Named, Person};
use words::Args;

pub(super) struct EraseForm {
    person: Named,
    pub(super) refused: Option<String>,
}

impl EraseForm {
    pub(super) fn of(person: &Person) -> Self {
        Self { person: Named::from(person), refused: None }
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        let (is_left, closed) =
            form_ui(ui, &desk.text("people-erase"), &desk.text("common-close"), |ui| {
                ui.spacing_mut().item_spacing.y = space::ONE;
                if let Some(refused) = &self.refused {
                    remark_ui(ui, refused.as_str(), Tone::StoppedText);
                }
                let person = people_messages::named(desk.words, &self.person);
                let args = Args::new().text("person", person).no("id", self.person.id.0);
                said_ui(ui, desk.say("people-erase-what", &args));
                let mut is_left = false;
                ui.horizontal_wrapped(|ui| {
                    if ui.add(Push::danger(desk.text("people-erase-do"))).clicked() {
                        desk.ask(PeopleAction::Erase(self.person.id));
                    }
                    is_left = ui.add(Push::secondary(desk.text("people-erase-keep"))).clicked();
                });
                is_left
            });
        closed || is_left
    }
}
