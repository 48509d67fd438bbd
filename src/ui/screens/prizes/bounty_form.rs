//! Where the bounty of a player goes whom nobody is named to have knocked out.

use crate::parts::{Pick, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::vocabulary::Destination;
use crate::widgets::{Opening, Push, choices_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Player, Who};
use engine::values::{Money, PlayerId};
use engine::winnings::{BountyTo, bounties};
use words::Args;

#[derive(Debug)]
pub(super) struct BountyForm {
    player: PlayerId,
    way: Way,
    to: Option<PlayerId>,
    pick: Pick,
    note: String,
    opening: Opening,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Player,
    Winner,
    Pool,
    House,
    Staff,
    Open,
}

impl BountyForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self {
            player,
            way: Way::Winner,
            to: None,
            pick: Pick::default(),
            note: String::new(),
            opening: Opening::default(),
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-bounty"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            let all = bounties(view.tournament);
            let given = all.given.iter().filter(|given| given.from == self.player);
            let given: Money = given.map(|given| given.amount).sum();
            let open = all.unclaimed.get(&self.player).copied().unwrap_or_default().plus(given);
            let args = Args::new()
                .text("player", view.player(self.player))
                .text("amount", view.words.money_of(view.tournament, open));
            title_ui(ui, view.say("prizes-bounty-title", &args));
            muted_ui(ui, view.text("prizes-bounty-hint"));
            if ui.add(Push::secondary(view.text("prizes-bounty-correct"))).clicked() {
                view.actions.go(Destination::CorrectBust(self.player));
                return true;
            }
            ui.horizontal_wrapped(|ui| {
                let ways = [
                    (Way::Winner, "prizes-bounty-winner"),
                    (Way::Player, "prizes-bounty-to"),
                    (Way::Pool, "prizes-bounty-pool"),
                    (Way::House, "prizes-bounty-house"),
                    (Way::Staff, "prizes-bounty-staff"),
                    (Way::Open, "prizes-bounty-open"),
                ];
                let fits = |(way, _): &(Way, _)| *way != Way::Open || !given.is_zero();
                let ways = ways.into_iter().filter(fits);
                choices_ui(ui, &mut self.way, ways.map(|(way, id)| (way, view.text(id))));
            });
            if self.way == Way::Player {
                let own = self.player;
                let fits = |player: &Player| player.id != own && player.is_on_the_list();
                let picked = self.pick.ui(ui, view, &view.text("prizes-bounty-to"), fits);
                self.to = picked.or(self.to);
                if let Some(to) = self.to {
                    muted_ui(ui, view.player(to));
                }
            }
            let field = field_ui(ui, &view.text("players-charge-note"), "", &mut self.note);
            self.opening.first(&field);
            let (player, note) = (Who::Id(self.player), self.note.clone());
            let to = match self.way {
                Way::Player => match self.to {
                    Some(to) => Ok(Some(BountyTo::Player(Who::Id(to)))),
                    None => Err(view.text("prizes-choose")),
                },
                Way::Winner => Ok(Some(BountyTo::Winner)),
                Way::Pool => Ok(Some(BountyTo::Pool)),
                Way::House => Ok(Some(BountyTo::House)),
                Way::Staff => Ok(Some(BountyTo::Staff)),
                Way::Open => Ok(None),
            };
            let command = to.map(|to| Command::SettleBounty { player, to, note });
            answer_ui(ui, view, Push::primary(view.text("prizes-do")), command)
        })
    }
}
