//! Chips that leave play: forfeited by somebody, or found and nobody's.

use crate::parts::{answer_ui, asking_ui};
use crate::screens::chips::owner::{Owner, stack_of};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, heading_ui, muted_ui};
use egui::Ui;
use engine::Command;
use engine::chips::{Forfeit, ForfeitReason};
use engine::entries::Who;
use engine::money::Pays;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub(super) struct TakeOutForm {
    owner: Owner,
    chips: String,
    reason: ForfeitReason,
    note: String,
}

impl Default for TakeOutForm {
    fn default() -> Self {
        let reason = ForfeitReason::Found;
        Self { owner: Owner::default(), chips: String::new(), reason, note: String::new() }
    }
}

impl TakeOutForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("chips-take-out-title");
        asking_ui(ui, view, &title, |ui| {
            self.owner.ui(ui, view);
            self.reasons_ui(ui, view);
            let is_re_entry = self.reason == ForfeitReason::ReEntry;
            if is_re_entry {
                muted_ui(ui, view.text("chips-re-entry-hint"));
            } else {
                let hint = self.all_of_it(view);
                field_ui(ui, &view.text("chips-how-many"), &hint, &mut self.chips);
                field_ui(ui, &view.text("chips-note"), "", &mut self.note);
            }
            ui.add_space(space::ONE);
            answer_ui(ui, view, Push::danger(view.text("chips-take-out-do")), self.command(view))
        })
    }

    fn reasons_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("chips-reason"));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::splat(space::HALF);
            let reasons = ForfeitReason::ALL.iter().copied();
            let reasons = reasons.map(|reason| (reason, view.words.forfeit_reason(reason)));
            choices_ui(ui, &mut self.reason, reasons);
        });
    }

    /// What is meant where no number is typed.
    fn all_of_it(&self, view: &View<'_>) -> String {
        let stack = self.owner.player().and_then(|player| stack_of(view, player));
        stack.map_or_else(String::new, |stack| {
            view.say("chips-how-many-all", &Args::new().text("chips", stack))
        })
    }

    fn command(&self, view: &View<'_>) -> Result<Command, String> {
        let player = self.owner.player();
        if self.reason == ForfeitReason::ReEntry {
            let player = player.ok_or_else(|| view.text("chips-whose-needed"))?;
            return Ok(Command::SurrenderStack { player: Who::Id(player), pays: Pays::default() });
        }
        let chips = match self.chips.trim() {
            "" => None,
            typed => Some(chips_typed(typed).ok_or_else(|| view.text("common-chips-unreadable"))?),
        };
        let (player, note) = (player.map(Who::Id), self.note.clone());
        let forfeit = Forfeit { player, table: None, chips, reason: self.reason, note };
        Ok(Command::ForfeitChips { forfeit })
    }
}
