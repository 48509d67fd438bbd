//! Whoever registered before there were prices is charged for their entry.

use crate::parts::{PaysForm, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, muted_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Sale, Who};
use engine::money::not_charged;
use engine::values::PlayerId;
use words::Args;

/// So many are offered one by one; more of them are charged together.
const ONE_BY_ONE_MAX: usize = 40;

#[derive(Debug, Default)]
pub(super) struct ChargeEntriesForm {
    /// One of them; all where nobody is chosen.
    player: Option<PlayerId>,
    pays: PaysForm,
}

impl ChargeEntriesForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let open: Vec<PlayerId> = not_charged(view.tournament).collect();
        self.player = self.player.filter(|player| open.contains(player));
        asking_ui(ui, view, &view.text("prizes-charge-entries"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            muted_ui(ui, view.say("prizes-charge-hint", &Args::new().count("players", open.len())));
            if open.len() <= ONE_BY_ONE_MAX {
                ui.horizontal_wrapped(|ui| {
                    let all = (None, view.text("prizes-charge-all"));
                    let each = open.iter().map(|player| (Some(*player), view.player(*player)));
                    let offered: Vec<_> = std::iter::once(all).chain(each).collect();
                    choices_ui(ui, &mut self.player, offered);
                });
            }
            self.pays.ui(ui, view, Sale::Entry);
            let players: Vec<Who> = self.player.map(Who::Id).into_iter().collect();
            let pays = self.pays.pays(view, Sale::Entry);
            let command = pays.map(|pays| Command::ChargeEntries { players, pays });
            answer_ui(ui, view, Push::primary(view.text("prizes-charge-do")), command)
        })
    }
}
