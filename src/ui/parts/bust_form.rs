//! Busting players out: one with two keys, several of one hand with their stacks.

use crate::parts::answer::{answer_ui, asking_ui};
use crate::parts::moment_form::MomentForm;
use crate::parts::pick_player::Pick;
use crate::theme::{Size, shape, space, text};
use crate::view::View;
use crate::widgets::{Push, among_ui, field_ui, muted_ui, title_ui};
use egui::{Label, Ui};
use engine::Command;
use engine::entries::{Player, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::refusal::Refusal;
use engine::seating::Seat;
use engine::values::{PlayerId, SeatNo, TableNo, Timestamp};
use std::collections::{BTreeMap, BTreeSet};
use words::Args;
use words::typed::chips_typed;

#[derive(Debug, Default)]
pub struct BustForm {
    busts: BTreeSet<PlayerId>,
    /// Who won the chips of each of them: in a hand with side pots not the same players.
    by: BTreeMap<PlayerId, BTreeSet<PlayerId>>,
    /// The director confirmed a winner who sat at another table.
    is_elsewhere: bool,
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
            let told = self.moment.moment(view);
            if let Ok(at) = &told {
                let command = self.command(*at);
                elsewhere_ui(ui, view, &command, &mut self.is_elsewhere);
            }
            let command = told.map(|at| self.command(at));
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
        let won_by = |player: &PlayerId| -> Vec<Who> {
            self.by.get(player).into_iter().flatten().copied().map(Who::Id).collect()
        };
        let bust = |player: &PlayerId| Bust {
            player: Who::Id(*player),
            stack: self.stacks.get(player).and_then(|typed| chips_typed(typed)),
            by: Some(won_by(player)),
        };
        let elsewhere = if self.is_elsewhere { Elsewhere::Allow } else { Elsewhere::Refuse };
        let busts = self.busts.iter().map(bust).collect();
        Command::BustOut { busts, by: Vec::new(), at, elsewhere }
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
                won_by_ui(ui, view, *player, &self.busts, self.by.entry(*player).or_default());
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
        let mut won = self.won_all(view, player);
        let had = won.clone();
        ui.horizontal(|ui| {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                toggle(ui, "players-bust-too", &mut self.busts);
                if !self.busts.contains(&player) {
                    toggle(ui, "players-bust-won", &mut won);
                }
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    // As on the table: words would leave no room for the name.
                    muted_ui(ui, seat.0.to_string());
                    ui.add(Label::new(text(&name, Size::Body)).truncate());
                });
            });
        });
        if won != had {
            let beside = beside(view, &self.busts, player);
            for bust in beside {
                let by = self.by.entry(bust).or_default();
                if won.contains(&player) {
                    by.insert(player)
                } else {
                    by.remove(&player)
                };
            }
        }
        self.settle(view);
    }

    /// This player, where they won the chips of everybody of their table who busts out.
    fn won_all(&self, view: &View<'_>, player: PlayerId) -> BTreeSet<PlayerId> {
        let beside = beside(view, &self.busts, player);
        let won = |bust: &PlayerId| self.by.get(bust).is_some_and(|by| by.contains(&player));
        let is_won = !beside.is_empty() && beside.iter().all(won);
        is_won.then_some(player).into_iter().collect()
    }

    /// Whoever busts out wins nothing, and whoever is added lost to those who won the chips of the
    /// others of their table, until it is told otherwise.
    fn settle(&mut self, view: &View<'_>) {
        let busts = self.busts.clone();
        self.by.retain(|bust, _| busts.contains(bust));
        for bust in
            busts.iter().copied().filter(|bust| !self.by.contains_key(bust)).collect::<Vec<_>>()
        {
            let others = beside(view, &busts, bust);
            let like = others.iter().find_map(|other| self.by.get(other)).cloned();
            self.by.insert(bust, like.unwrap_or_default());
        }
        self.by.values_mut().for_each(|by| by.retain(|winner| !busts.contains(winner)));
    }
}

/// Those who bust out at the table of a player.
fn beside(view: &View<'_>, busts: &BTreeSet<PlayerId>, player: PlayerId) -> Vec<PlayerId> {
    let entries = view.tournament.entries();
    let table = |player: PlayerId| entries.player(player)?.seat().map(|at| at.table);
    let own = table(player);
    busts.iter().copied().filter(|bust| *bust != player && table(*bust) == own).collect()
}

/// Who won the chips of one of several who bust out at a table.
fn won_by_ui(
    ui: &mut Ui,
    view: &View<'_>,
    loser: PlayerId,
    busts: &BTreeSet<PlayerId>,
    by: &mut BTreeSet<PlayerId>,
) {
    let at = view.tournament.entries().player(loser).and_then(Player::seat);
    let table = at.and_then(|at| view.tournament.seating().table(at.table));
    let seats = table.into_iter().flat_map(|table| table.seats());
    let left = seats.filter_map(|(_, seat)| seat.player).filter(|other| !busts.contains(other));
    muted_ui(ui, view.text("players-bust-by"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        for player in left {
            let name = view.player(player);
            let args = Args::new().text("player", name.as_str()).text("other", view.player(loser));
            let label = view.say("players-bust-won-of", &args);
            among_ui(ui, &name, &label, by, player);
        }
    });
}

/// Asks once more about a winner who sat at another table; shown where it matters.
pub fn elsewhere_ui(ui: &mut Ui, view: &View<'_>, command: &Command, is_confirmed: &mut bool) {
    let refusal = (view.check)(command).err();
    let is_asked = matches!(refusal, Some(Refusal::WinnerElsewhere { .. }));
    if is_asked || *is_confirmed {
        let words = view.text("players-bust-is-elsewhere");
        ui.checkbox(is_confirmed, text(words, Size::Body));
    }
}
