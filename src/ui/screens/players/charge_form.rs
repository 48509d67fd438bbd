//! What a player was charged was wrong: another price, another discount, or not paid yet.

use crate::parts::{PaysForm, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Sale, Who};
use engine::values::PlayerId;
use words::Args;

#[derive(Debug)]
pub(super) struct ChargeForm {
    player: PlayerId,
    sale: Option<Sale>,
    pays: PaysForm,
    note: String,
}

impl ChargeForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self { player, sale: None, pays: PaysForm::default(), note: String::new() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-correct-charge"), |ui| {
            title_ui(ui, view.player(self.player));
            let charged = charged(view, self.player);
            let Some(last) = charged.last().copied() else { return true };
            let sale = self.sale.get_or_insert(last);
            ui.horizontal_wrapped(|ui| {
                let words = |sale: Sale| (sale, view.text(&format!("sale-{}", sale.id())));
                choices_ui(ui, sale, charged.into_iter().map(words));
            });
            let sale = *sale;
            if let Some(charge) = view.tournament.money().last_charge(self.player, sale) {
                let amount = |amount| view.words.money_of(view.tournament, amount);
                let args = Args::new()
                    .no("receipt", charge.no.0)
                    .text("buy_in", &*charge.buy_in)
                    .text("amount", amount(charge.to_pay()))
                    .text("paid", amount(charge.paid));
                muted_ui(ui, view.say("players-charge-was", &args));
            }
            ui.add_space(space::HALF);
            self.pays.ui(ui, view, sale);
            field_ui(ui, &view.text("players-charge-note"), "", &mut self.note);
            ui.add_space(space::ONE);
            let (player, note) = (Who::Id(self.player), self.note.clone());
            let pays = self.pays.pays(view, sale);
            let command = pays.map(|pays| Command::CorrectCharge { sale, player, pays, note });
            answer_ui(ui, view, Push::primary(view.text("prizes-do")), command)
        })
    }
}

/// What this player was charged for, and it stands.
pub(super) fn charged(view: &View<'_>, player: PlayerId) -> Vec<Sale> {
    let book = view.tournament.money();
    let has = |sale: &Sale| book.last_charge(player, *sale).is_some();
    Sale::ALL.iter().copied().filter(has).collect()
}
