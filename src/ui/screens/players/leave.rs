//! Somebody leaves early: their stack, where it goes, and the place that they take.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui, said_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::days::LeaverChips;
use engine::entries::Who;
use engine::money::places_paid;
use engine::values::PlayerId;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub(super) struct LeaveForm {
    player: PlayerId,
    stack: String,
    chips: LeaverChips,
}

impl LeaveForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self { player, stack: String::new(), chips: LeaverChips::ByRules }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("days-leave");
        asking_ui(ui, view, &title, |ui| {
            title_ui(ui, view.player(self.player));
            let place = view.tournament.entries().left();
            let (id, paid) = match places_paid(view.tournament) {
                None => ("days-leave-place-unknown", 0),
                Some(paid) if place <= paid => ("days-leave-place-paid", paid),
                Some(paid) => ("days-leave-place-unpaid", paid),
            };
            said_ui(ui, view.say(id, &Args::new().no("place", place).count("paid", paid)));
            muted_ui(ui, view.text("days-leave-hint"));
            ui.add_space(space::ONE);
            let known = view.tournament.entries().player(self.player).map(|player| player.stack);
            let known = view.words.chips(known.unwrap_or_default());
            let hint = view.say("days-leave-known", &Args::new().text("chips", known));
            field_ui(ui, &view.text("days-leave-stack"), &hint, &mut self.stack);
            ui.add_space(space::HALF);
            self.chips_ui(ui, view);
            ui.add_space(space::ONE);
            self.do_ui(ui, view)
        })
    }

    fn chips_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        muted_ui(ui, view.text("days-leave-chips"));
        ui.horizontal_wrapped(|ui| {
            let choices = [
                (LeaverChips::ByRules, "days-leave-by-rules"),
                (LeaverChips::Removed, "days-leave-removed"),
                (LeaverChips::Shared, "days-leave-shared"),
            ];
            choices_ui(ui, &mut self.chips, choices.map(|(chips, id)| (chips, view.text(id))));
        });
    }

    fn do_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let typed = self.stack.trim();
        let stack = chips_typed(typed);
        let unreadable = !typed.is_empty() && stack.is_none();
        let command =
            Command::LeaveEarly { player: Who::Id(self.player), stack, chips: self.chips };
        let command =
            if unreadable { Err(view.text("common-chips-unreadable")) } else { Ok(command) };
        answer_ui(ui, view, Push::danger(view.text("days-leave-do")), command)
    }
}
