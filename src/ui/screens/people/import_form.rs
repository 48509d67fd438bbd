//! A list of people is taken over.

use crate::theme::{Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::PeopleAction;
use crate::widgets::{
    Push, choices_ui, form_ui, heading_ui, is_entered, muted_ui, remark_ui, said_ui,
};
use egui::Ui;
use people::Namesakes;
use std::path::PathBuf;

pub(super) struct ImportForm {
    path: PathBuf,
    namesakes: Namesakes,
    pub(super) refused: Option<String>,
}

impl ImportForm {
    pub(super) fn of(path: PathBuf) -> Self {
        Self { path, namesakes: Namesakes::Refuse, refused: None }
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        let title = desk.text("people-import");
        let (_, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            said_ui(ui, self.path.display().to_string());
            muted_ui(ui, desk.text("people-import-hint"));
            heading_ui(ui, desk.text("people-import-names"));
            let offered = [
                (Namesakes::Refuse, "people-import-ask"),
                (Namesakes::Add, "people-import-add"),
                (Namesakes::Skip, "people-import-skip"),
            ];
            ui.vertical(|ui| {
                let offered = offered.map(|(one, id)| (one, desk.text(id)));
                if choices_ui(ui, &mut self.namesakes, offered) {
                    self.refused = None;
                }
            });
            ui.add_space(space::HALF);
            let push = Push::primary(desk.text("people-import-do")).shortcut("Enter");
            if ui.add(push).clicked() || is_entered(ui) {
                self.refused = None;
                desk.ask(PeopleAction::Import(self.path.clone(), self.namesakes));
            }
            if let Some(refused) = &self.refused {
                remark_ui(ui, refused.as_str(), Tone::StoppedText);
            }
        });
        closed
    }
}
