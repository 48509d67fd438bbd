//! The form for a counted stack.

use crate::screens::players::one_field::one_field_ui;
use crate::view::View;
use egui::Ui;
use engine::Command;
use engine::entries::{StackCount, Who};
use engine::values::PlayerId;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub struct CountForm {
    pub player: PlayerId,
    pub typed: String,
}

impl CountForm {
    pub fn of(player: PlayerId) -> Self {
        Self { player, typed: String::new() }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let args = Args::new().text("player", view.player(self.player));
        let title = view.say("players-count-title", &args);
        let player = Who::Id(self.player);
        let command = chips_typed(&self.typed)
            .map(|chips| Command::CountStacks { stacks: vec![StackCount { player, chips }] });
        let label = view.text("common-chips");
        one_field_ui(ui, view, &title, &label, &mut self.typed, command)
    }
}
