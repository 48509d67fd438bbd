//! The form that gives a player another name.

use crate::screens::players::one_field::one_field_ui;
use crate::view::View;
use egui::Ui;
use engine::Command;
use engine::command::SameNames;
use engine::entries::{Player, PlayerName, Who};
use engine::values::PlayerId;

#[derive(Debug)]
pub struct RenameForm {
    pub player: PlayerId,
    pub typed: String,
}

impl RenameForm {
    pub fn of(player: &Player) -> Self {
        Self { player: player.id, typed: player.name.to_string() }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-rename-title");
        let command = PlayerName::new(&self.typed).map(|name| Command::Rename {
            player: Who::Id(self.player),
            name,
            same_names: SameNames::Refuse,
        });
        let label = view.text("players-column-name");
        one_field_ui(ui, view, &title, &label, &mut self.typed, command)
    }
}
