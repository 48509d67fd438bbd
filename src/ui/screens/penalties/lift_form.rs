//! The form that lifts a penalty.

use crate::parts::asking_ui;
use crate::screens::penalties::penalty_words::{joined, stands_words, what_for};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui, said_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::penalties::Lift;
use engine::values::PenaltyNo;

#[derive(Debug)]
pub(super) struct LiftForm {
    no: PenaltyNo,
    note: String,
}

impl LiftForm {
    pub(super) fn of(no: PenaltyNo) -> Self {
        Self { no, note: String::new() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(penalty) = view.tournament.penalties().penalty(self.no) else { return true };
        let title = view.text("penalties-lift");
        asking_ui(ui, view, &title, |ui| {
            let mut done = false;
            ui.spacing_mut().item_spacing.y = space::ONE;
            title_ui(ui, view.player(penalty.player));
            let what = joined([
                view.words.penalty_kind(penalty.kind),
                what_for(view, penalty),
                stands_words(view, penalty),
            ]);
            said_ui(ui, what);
            let hint = view.text("penalties-lift-note.hint");
            field_ui(ui, &view.text("penalties-lift-note"), &hint, &mut self.note);
            let ways = [
                ("penalties-lift-pardon", Lift::Pardoned),
                ("penalties-lift-error", Lift::InError),
            ];
            for (id, lift) in ways {
                let note = self.note.trim().to_owned();
                let command = Command::LiftPenalty { penalty: self.no, lift, note };
                let push = Push::secondary(view.text(id)).refused(view.refusal(&command));
                if ui.add(push).clicked() {
                    view.actions.submit(command);
                    done = true;
                }
                muted_ui(ui, view.text(&format!("{id}.tip")));
            }
            done
        })
    }
}
