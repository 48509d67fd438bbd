//! Putting right how many chips are in play.

use crate::parts::{answer_ui, asking_ui};
use crate::screens::chips::owner::Owner;
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui};
use egui::Ui;
use engine::Command;
use engine::entries::Who;
use words::typed::chips_typed;

#[derive(Debug, Default)]
pub(super) struct PutRightForm {
    owner: Owner,
    chips: String,
    way: Way,
    note: String,
}

/// Whether there are more chips than the acts say, or fewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Way {
    #[default]
    More,
    Fewer,
}

impl PutRightForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("chips-put-right-title");
        asking_ui(ui, view, &title, |ui| {
            ui.horizontal(|ui| {
                let ways =
                    [(Way::More, "chips-put-right-more"), (Way::Fewer, "chips-put-right-fewer")];
                choices_ui(ui, &mut self.way, ways.map(|(way, id)| (way, view.text(id))));
            });
            field_ui(ui, &view.text("chips-how-many"), "", &mut self.chips);
            self.owner.ui(ui, view);
            field_ui(ui, &view.text("chips-note"), "", &mut self.note);
            ui.add_space(space::ONE);
            answer_ui(ui, view, Push::primary(view.text("chips-put-right-do")), self.command(view))
        })
    }

    fn command(&self, view: &View<'_>) -> Result<Command, String> {
        let chips = chips_typed(&self.chips).and_then(|chips| i64::try_from(chips.0).ok());
        let chips = chips.ok_or_else(|| view.text("common-chips-unreadable"))?;
        let chips = match self.way {
            Way::More => chips,
            Way::Fewer => -chips,
        };
        let (player, note) = (self.owner.player().map(Who::Id), self.note.clone());
        Ok(Command::CorrectChips { player, chips, note })
    }
}
