//! Busting players out: one with two keys, several of one hand with their stacks.

use crate::parts::answer::{answer_ui, asking_ui};
use crate::parts::moment_form::MomentForm;
use crate::parts::pick_player::Pick;
use crate::theme::{Size, space, text};
use crate::view::View;
use crate::widgets::{Push, among_ui, field_ui, muted_ui, title_ui};
use egui::{Label, Ui};
use engine::Command;
use engine::entries::{Player, Who};
use engine::finishes::Bust;
use engine::seating::Seat;
use engine::values::{PlayerId, SeatNo, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};
use words::Args;
use words::typed::chips_typed;

#[derive(Debug, Default)]
pub struct BustForm {
    busts: BTreeSet<PlayerId>,
    by: BTreeSet<PlayerId>,
    /// Stacks at the start of the hand, as typed.
    stacks: BTreeMap<PlayerId, String>,
    moment: MomentForm,
    pick: Pick,
}

impl BustForm {
    /// These players, of whom nothing else is known yet.
    pub fn of(players: Vec<PlayerId>) -> Self {
        Self { busts: players.into_iter().collect(), ..Self::default() }
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-bust-out");
        asking_ui(ui, view, &title, |ui| {
            self.busts_ui(ui, view);
            ui.add_space(space::ONE);
            self.moment.ui(ui, view, "players-bust-now", None);
            ui.add_space(space::HALF);
            let command = self.moment.moment(view).map(|at| self.command(at));
            let command = match self.unreadable_stack(view) {
                Some(unreadable) => command.and(Err(unreadable)),
                None => command,
            };
            let words =
                view.say("players-bust-do", &Args::new().count("players", self.busts.len()));
            let name = view.text("players-bust-confirm");
            let done = answer_ui(ui, view, Push::danger(&words).name(&name), command);
            ui.add_space(space::ONE);
            self.others_ui(ui, view);
            done
        })
    }

    fn command(&self, at: Option<Timestamp>) -> Command {
        let bust = |player: &PlayerId| Bust {
            player: Who::Id(*player),
            stack: self.stacks.get(player).and_then(|typed| chips_typed(typed)),
        };
        Command::BustOut {
            busts: self.busts.iter().map(bust).collect(),
            by: self.by.iter().copied().map(Who::Id).collect(),
            at,
        }
    }

    /// Why a stack that decides who finishes higher is none.
    fn unreadable_stack(&self, view: &View<'_>) -> Option<String> {
        let mut typed = self.busts.iter().filter_map(|player| self.stacks.get(player));
        typed
            .any(|typed| !typed.trim().is_empty() && chips_typed(typed).is_none())
            .then(|| view.text("common-chips-unreadable"))
    }

    /// Those who bust out, each with their stack where several of one table do.
    fn busts_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let table_of = |player: &PlayerId| {
            let seat = view.tournament.entries().player(*player).and_then(Player::seat);
            seat.map(|seat| seat.table)
        };
        let tables: Vec<Option<TableNo>> = self.busts.iter().map(table_of).collect();
        let together = |table| tables.iter().filter(|other| **other == table).count() > 1;
        for (player, table) in self.busts.iter().zip(&tables) {
            let name = view.player(*player);
            title_ui(ui, &name);
            let status = view.tournament.entries().player(*player).map(|player| player.status);
            if let Some(status) = status {
                muted_ui(ui, view.words.status(status));
            }
            if together(*table) {
                let label = view.say("players-bust-stack-of", &Args::new().text("player", name));
                field_ui(ui, &label, "", self.stacks.entry(*player).or_default());
            }
        }
        let mut hint = |id: &str| {
            muted_ui(ui, view.text(id));
        };
        if tables.iter().any(|table| together(*table)) {
            hint("players-bust-several");
        }
        if tables.iter().collect::<BTreeSet<_>>().len() > 1 {
            hint("players-bust-tables");
        }
    }

    /// Those at the same tables: who won the chips, and who busts out too.
    fn others_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let tables: BTreeSet<TableNo> = self
            .busts
            .iter()
            .filter_map(|player| view.tournament.entries().player(*player)?.seat())
            .map(|at| at.table)
            .collect();
        muted_ui(ui, view.text("players-bust-others"));
        let seating = view.tournament.seating();
        for table in tables.iter().filter_map(|table| seating.table(*table)) {
            let only = self.busts.first().copied().filter(|_| self.busts.len() == 1);
            if tables.len() > 1 {
                muted_ui(ui, view.say("tables-table", &Args::new().no("table", table.no.0)));
            }
            let sits = |(no, seat): (SeatNo, &Seat)| Some((no, seat.player?));
            for (seat, player) in table.seats().filter_map(sits) {
                if Some(player) != only {
                    self.other_ui(ui, view, seat, player);
                }
            }
        }
        let label = view.text("players-bust-elsewhere");
        let fits = |player: &Player| player.seat().is_some_and(|at| !tables.contains(&at.table));
        if let Some(player) = self.pick.ui(ui, view, &label, fits) {
            self.busts.insert(player);
        }
    }

    fn other_ui(&mut self, ui: &mut Ui, view: &View<'_>, seat: SeatNo, player: PlayerId) {
        let name = view.player(player);
        let toggle = |ui: &mut Ui, id: &str, set: &mut BTreeSet<PlayerId>| {
            let label = view.say(&format!("{id}.name"), &Args::new().text("player", name.as_str()));
            among_ui(ui, &view.text(id), &label, set, player);
        };
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                toggle(ui, "players-bust-too", &mut self.busts);
                toggle(ui, "players-bust-won", &mut self.by);
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    let at = view.say("tables-seat", &Args::new().no("seat", seat.0));
                    muted_ui(ui, at);
                    ui.add(Label::new(text(&name, Size::Body)).truncate());
                });
            });
        });
    }
}
