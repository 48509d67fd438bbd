//! A part of what is owed is paid, or a part of what was won is paid out.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Opening, Push, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::Who;
use engine::values::PlayerId;
use engine::winnings::{Winning, due_to};
use words::Args;

#[derive(Debug)]
pub(super) struct PaymentForm {
    player: PlayerId,
    /// What they won; they owe it where it is none.
    won: Option<Winning>,
    amount: String,
    opening: Opening,
}

impl PaymentForm {
    pub(super) fn owed(player: PlayerId) -> Self {
        Self { player, won: None, amount: String::new(), opening: Opening::default() }
    }

    pub(super) fn won(player: PlayerId, what: Winning) -> Self {
        Self { won: Some(what), ..Self::owed(player) }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(terms) = view.tournament.settings().money.as_ref() else { return true };
        let id = if self.won.is_some() { "prizes-pay-part" } else { "prizes-take-part" };
        asking_ui(ui, view, &view.text(id), |ui| {
            title_ui(ui, view.player(self.player));
            let left = match self.won {
                Some(what) => due_to(view.tournament, self.player, what).left(),
                None => view.tournament.money().owed_by(self.player),
            };
            let args = Args::new().text("amount", view.words.money_of(view.tournament, left));
            muted_ui(ui, view.say("prizes-still", &args));
            let hint = view.words.money_field(left, &terms.currency);
            let field = field_ui(ui, &view.text("prizes-amount"), &hint, &mut self.amount);
            self.opening.first(&field);
            ui.add_space(space::ONE);
            let amount = amount_typed(view, &self.amount);
            let who = Who::Id(self.player);
            let command = amount.map(|amount| match self.won {
                Some(what) => Command::PayOut { player: who, what, amount: Some(amount) },
                None => Command::TakePayment { player: who, amount: Some(amount) },
            });
            let push = Push::primary(view.text("prizes-do"));
            answer_ui(ui, view, push, command)
        })
    }
}
