//! What a player owes and will not pay: the house pays it, or it is written off.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Opening, Push, choices_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::Who;
use engine::money::DebtEnd;
use engine::values::PlayerId;
use words::Args;

#[derive(Debug)]
pub(super) struct SettleForm {
    player: PlayerId,
    how: DebtEnd,
    /// A part of it; all where nothing stands.
    amount: String,
    note: String,
    opening: Opening,
}

impl SettleForm {
    pub(super) fn of(player: PlayerId) -> Self {
        let (amount, note) = (String::new(), String::new());
        Self { player, how: DebtEnd::PaidByHouse, amount, note, opening: Opening::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(terms) = view.tournament.settings().money.as_ref() else { return true };
        asking_ui(ui, view, &view.text("prizes-settle"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            title_ui(ui, view.player(self.player));
            let owed = view.tournament.money().owed_by(self.player);
            let args = Args::new().text("amount", view.words.money_of(view.tournament, owed));
            muted_ui(ui, view.say("prizes-still", &args));
            muted_ui(ui, view.text("prizes-settle-hint"));
            ui.horizontal_wrapped(|ui| {
                let ways = [
                    (DebtEnd::PaidByHouse, "prizes-settle-house"),
                    (DebtEnd::WrittenOff, "prizes-settle-off"),
                    (DebtEnd::OwedAgain, "prizes-owed-again"),
                ];
                let book = view.tournament.money();
                let is_undone = !book.written_off_for(self.player).is_zero();
                let fits = |(how, _): &(DebtEnd, _)| *how != DebtEnd::OwedAgain || is_undone;
                let ways = ways.into_iter().filter(fits);
                choices_ui(ui, &mut self.how, ways.map(|(how, id)| (how, view.text(id))));
            });
            let hint = match self.how {
                DebtEnd::PaidByHouse => Some("prizes-settle-house-hint"),
                DebtEnd::WrittenOff => Some("prizes-settle-off-hint"),
                DebtEnd::OwedAgain => None,
            };
            if let Some(hint) = hint {
                muted_ui(ui, view.text(hint));
            }
            let hint = view.words.money_field(owed, &terms.currency);
            field_ui(ui, &view.text("prizes-amount"), &hint, &mut self.amount);
            let field = field_ui(ui, &view.text("players-charge-note"), "", &mut self.note);
            self.opening.first(&field);
            let amount = match self.amount.trim() {
                "" => Ok(None),
                typed => amount_typed(view, typed).map(Some),
            };
            let (player, how, note) = (Who::Id(self.player), self.how, self.note.clone());
            let command = amount.map(|amount| Command::SettleDebt { player, how, amount, note });
            answer_ui(ui, view, Push::primary(view.text("prizes-do")), command)
        })
    }
}
