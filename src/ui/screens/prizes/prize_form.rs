//! The prize of a place is set by hand, or follows the pool again.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Opening, Push, field_ui, muted_ui, number_ui};
use egui::Ui;
use engine::Command;
use engine::values::Place;

#[derive(Debug)]
pub(super) struct PrizeForm {
    place: u32,
    amount: String,
    first: First,
    opening: Opening,
}

/// The field in which somebody types first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Place,
    /// The amount, because the place is known already.
    Amount,
}

impl Default for PrizeForm {
    fn default() -> Self {
        let (amount, first, opening) = (String::new(), First::Place, Opening::default());
        Self { place: 1, amount, first, opening }
    }
}

impl PrizeForm {
    /// The form for a place, with what is set for it.
    pub(super) fn of(view: &View<'_>, place: Place) -> Self {
        let terms = view.tournament.settings().money.as_ref();
        let set = view.tournament.money().set_by_hand().get(&place);
        let amount =
            set.zip(terms).map(|(set, terms)| view.words.money_field(*set, &terms.currency));
        let (amount, first) = (amount.unwrap_or_default(), First::Amount);
        Self { place: place.0, amount, first, opening: Opening::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-set"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            let places = 1..=Place::MOST.0;
            let label = view.text("prizes-column-place");
            let place = number_ui(ui, &label, &mut self.place, places);
            let amount = field_ui(ui, &view.text("prizes-amount"), "", &mut self.amount);
            self.opening.first(match self.first {
                First::Place => &place,
                First::Amount => &amount,
            });
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
