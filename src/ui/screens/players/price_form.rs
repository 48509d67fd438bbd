//! A sale at a price that is chosen: where several fit, or it is paid later or by the house.

use crate::parts::{PaysForm, answer_ui, asking_ui, prices_for};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Player, Sale, Who};
use engine::values::PlayerId;

#[derive(Debug)]
pub(super) struct PriceForm {
    player: PlayerId,
    sale: Option<Sale>,
    pays: PaysForm,
}

impl PriceForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self { player, sale: None, pays: PaysForm::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-at-a-price"), |ui| {
            title_ui(ui, view.player(self.player));
            let Some(player) = view.tournament.entries().player(self.player) else { return true };
            let offered = sales(view, player);
            let Some(first) = offered.first().copied() else { return true };
            let sale = self.sale.get_or_insert(first);
            ui.horizontal_wrapped(|ui| {
                let words = |sale: Sale| (sale, view.text(&format!("sale-{}", sale.id())));
                choices_ui(ui, sale, offered.into_iter().map(words));
            });
            let sale = *sale;
            self.pays.ui(ui, view, sale);
            ui.add_space(space::ONE);
            let player = Who::Id(self.player);
            let command = self.pays.pays(view, sale).map(|pays| match sale {
                Sale::Entry | Sale::ReEntry => Command::ReEnter { player, pays },
                Sale::Rebuy => Command::Rebuy { player, pays },
                Sale::AddOn => Command::AddOn { player, pays },
            });
            answer_ui(ui, view, Push::primary(view.text("players-sell-now")), command)
        })
    }
}

/// What this player could buy for money.
pub(super) fn sales(view: &View<'_>, player: &Player) -> Vec<Sale> {
    let all = match player.is_in() {
        true => [Sale::Rebuy, Sale::AddOn].as_slice(),
        false => [Sale::ReEntry, Sale::Rebuy].as_slice(),
    };
    all.iter().copied().filter(|sale| prices_for(view, *sale).next().is_some()).collect()
}
