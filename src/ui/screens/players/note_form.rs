//! The form for what the floor should know of a player, and who assists them.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Player, PlayerNote, Who};
use engine::values::PlayerId;

/// A note while it is typed; where both lines are empty it is taken away.
#[derive(Debug)]
pub(super) struct NoteForm {
    player: PlayerId,
    note: PlayerNote,
}

impl NoteForm {
    pub(super) fn of(player: &Player) -> Self {
        Self { player: player.id, note: player.note.clone() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-note"), |ui| {
            title_ui(ui, view.player(self.player));
            muted_ui(ui, view.text("players-note-hint"));
            field_ui(ui, &view.text("players-note-remark"), "", &mut self.note.remark);
            field_ui(ui, &view.text("players-note-assistant"), "", &mut self.note.assistant);
            ui.add_space(space::ONE);
            let (player, note) = (Who::Id(self.player), self.note.clone());
            let command = Ok(Command::NotePlayer { player, note });
            answer_ui(ui, view, Push::primary(view.text("common-save")), command)
        })
    }
}
