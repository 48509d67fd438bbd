//! What is in the cash box is put right: more was found in it, or less.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Opening, Push, choices_ui, field_ui, muted_ui};
use egui::Ui;
use engine::Command;
use engine::values::Money;

#[derive(Debug, Default)]
pub(super) struct CashForm {
    way: Way,
    amount: String,
    note: String,
    opening: Opening,
}

/// Whether money is missing in the box or too much is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Way {
    #[default]
    Less,
    /// More is in it: change that was brought, or the overlay of the house.
    More,
}

impl CashForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-box-correct"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            muted_ui(ui, view.text("prizes-box-correct-hint"));
            ui.horizontal_wrapped(|ui| {
                let ways = [(Way::Less, "prizes-box-less"), (Way::More, "prizes-box-more")];
                choices_ui(ui, &mut self.way, ways.map(|(way, id)| (way, view.text(id))));
            });
            let field = field_ui(ui, &view.text("prizes-amount"), "", &mut self.amount);
            self.opening.first(&field);
            field_ui(ui, &view.text("players-charge-note"), "", &mut self.note);
            let signed = |amount: Money| {
                let amount = i64::try_from(amount.0).unwrap_or(i64::MAX);
                if self.way == Way::Less { -amount } else { amount }
            };
            let amount = amount_typed(view, &self.amount).map(signed);
            let note = self.note.clone();
            let command = amount.map(|amount| Command::CorrectCash { amount, note });
            answer_ui(ui, view, Push::primary(view.text("prizes-do")), command)
        })
    }
}
