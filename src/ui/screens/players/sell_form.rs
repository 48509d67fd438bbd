//! What the terms no longer allow is sold all the same, and the floor says why.

use crate::parts::{PaysForm, answer_ui, asking_ui};
use crate::theme::Tone;
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui, remark_ui, title_ui};
use egui::Ui;
use engine::entries::{Player, Sale, Who};
use engine::money::Pays;
use engine::settings::Offer;
use engine::values::PlayerId;
use engine::{Command, Refusal};

#[derive(Debug)]
pub(super) struct SellForm {
    player: PlayerId,
    /// What is sold; the first that only a limit forbids where nobody has chosen.
    sale: Option<Sale>,
    reason: String,
    pays: PaysForm,
}

impl SellForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self { player, sale: None, reason: String::new(), pays: PaysForm::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-sell"), |ui| {
            title_ui(ui, view.player(self.player));
            let Some(player) = view.tournament.entries().player(self.player) else { return true };
            let past = past_limit(view, player);
            let Some(first) = past.first().copied() else {
                muted_ui(ui, view.text("players-sell-nothing"));
                return false;
            };
            let sale = self.sale.get_or_insert(first);
            ui.horizontal_wrapped(|ui| {
                let sale_words = |sale: Sale| (sale, view.text(&format!("sale-{}", sale.id())));
                choices_ui(ui, sale, past.into_iter().map(sale_words));
            });
            let sale = *sale;
            let limit = usual(sale, player.id).and_then(|it| (view.check)(&it).err());
            if let Some(limit) = limit {
                let limit = view.words.refusal(&limit, view.tournament).text;
                remark_ui(ui, limit, Tone::AttentionText);
            }
            muted_ui(ui, view.text("players-sell-hint"));
            field_ui(ui, &view.text("players-sell-reason"), "", &mut self.reason);
            ui.add_space(space::ONE);
            self.pays.ui(ui, view, sale);
            let who = Who::Id(self.player);
            let pays = self.pays.pays(view, sale);
            let command = pays.map(|pays| all_the_same(sale, who, &self.reason, pays));
            answer_ui(ui, view, Push::primary(view.text("players-sell-do")), command)
        })
    }
}

/// Sells past a limit, for the reason given.
pub(super) fn all_the_same(sale: Sale, player: Who, reason: &str, pays: Pays) -> Command {
    Command::SellAllTheSame { sale, player, reason: reason.to_owned(), pays }
}

/// What this player could buy, were it not for a limit.
pub(super) fn past_limit(view: &View<'_>, player: &Player) -> Vec<Sale> {
    let is_sold = |offer: &Offer<'_>| {
        let buy_in = offer.buy_in.map(|buy_in| buy_in.name.clone());
        let pays = Pays { buy_in, ..Pays::default() };
        // Any reason will do to see whether nothing else is in the way.
        let command = all_the_same(offer.sale, Who::Id(player.id), "-", pays);
        (view.check)(&command).is_ok()
    };
    let sales = Sale::ALL.iter().copied().filter(|sale| *sale != Sale::Entry);
    sales.filter(|sale| view.tournament.settings().offers(*sale).any(|it| is_sold(&it))).collect()
}

/// The way it is sold while the terms allow it.
fn usual(sale: Sale, player: PlayerId) -> Option<Command> {
    let player = Who::Id(player);
    Some(match sale {
        Sale::Entry => return None,
        Sale::ReEntry => Command::ReEnter { player, pays: Pays::default() },
        Sale::Rebuy => Command::Rebuy { player, pays: Pays::default() },
        Sale::AddOn => Command::AddOn { player, pays: Pays::default() },
    })
}

/// Whether only the level is in the way of an entry.
pub(super) fn is_too_late(refusal: &Refusal) -> bool {
    matches!(refusal, Refusal::RegistrationOver)
}
