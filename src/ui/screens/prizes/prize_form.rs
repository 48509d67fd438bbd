//! The prize of a place is set by hand, or follows the pool again.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui, number_ui};
use egui::Ui;
use engine::Command;
use engine::values::Place;

#[derive(Debug)]
pub(super) struct PrizeForm {
    place: u32,
    amount: String,
}

impl Default for PrizeForm {
    fn default() -> Self {
        Self { place: 1, amount: String::new() }
    }
}

impl PrizeForm {
    /// The form for a place, with what is set for it.
    pub(super) fn of(view: &View<'_>, place: Place) -> Self {
        let terms = view.tournament.settings().money.as_ref();
        let set = view.tournament.money().set_by_hand().get(&place);
        let amount =
            set.zip(terms).map(|(set, terms)| view.words.money_field(*set, &terms.currency));
        Self { place: place.0, amount: amount.unwrap_or_default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-set"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            number_ui(ui, &view.text("prizes-column-place"), &mut self.place, 1..=100_000);
            field_ui(ui, &view.text("prizes-amount"), "", &mut self.amount);
            muted_ui(ui, view.text("prizes-set-hint"));
            let place = Place(self.place);
            let free = Command::SetPrize { place, amount: None };
            if view.tournament.money().set_by_hand().contains_key(&place) {
                let push = Push::secondary(view.text("prizes-set-free"));
                if ui.add(push.refused(view.refusal(&free))).clicked() {
                    view.actions.submit(free);
                    return true;
                }
            }
            let amount = amount_typed(view, &self.amount);
            let command = amount.map(|amount| Command::SetPrize { place, amount: Some(amount) });
            answer_ui(ui, view, Push::primary(view.text("prizes-do")), command)
        })
    }
}
