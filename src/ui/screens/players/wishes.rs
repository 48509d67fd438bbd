//! What a draw must respect: a required table or seat, and players who are kept apart.

use crate::parts::{Pick, answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, field_ui, form_ui, muted_ui, said_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::command::Apart;
use engine::entries::{Player, SeatNeed, Who};
use engine::values::{PlayerId, SeatNo, TableNo};
use words::Args;

/// A required table or seat while it is typed; what is left empty may be any.
#[derive(Debug)]
pub(super) struct NeedForm {
    player: PlayerId,
    table: String,
    seat: String,
}

impl NeedForm {
    pub(super) fn of(player: &Player) -> Self {
        let need = player.need;
        let table = need.and_then(|need| need.table).map(|table| table.to_string());
        let seat = need.and_then(|need| need.seat).map(|seat| seat.to_string());
        let (table, seat) = (table.unwrap_or_default(), seat.unwrap_or_default());
        Self { player: player.id, table, seat }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-need");
        asking_ui(ui, view, &title, |ui| {
            title_ui(ui, view.player(self.player));
            hint_ui(ui, view, "players-need-hint");
            let any = view.text("players-need-any");
            field_ui(ui, &view.text("common-table"), &any, &mut self.table);
            field_ui(ui, &view.text("common-seat"), &any, &mut self.seat);
            ui.add_space(space::ONE);
            let need = self.need();
            let command = need.map(|need| Command::SetNeed { player: Who::Id(self.player), need });
            let command = command.ok_or_else(|| view.text("players-need-unreadable"));
            answer_ui(ui, view, Push::primary(view.text("common-save")), command)
        })
    }

    /// What was typed; none where it is no number.
    fn need(&self) -> Option<Option<SeatNeed>> {
        let table = number(&self.table)?.map(TableNo);
        let seat = match number(&self.seat)? {
            Some(seat) => Some(SeatNo(u8::try_from(seat).ok()?)),
            None => None,
        };
        Some((table.is_some() || seat.is_some()).then_some(SeatNeed { table, seat }))
    }
}

/// A number from 1; nothing where nothing was typed, and none where it is no number.
fn number(typed: &str) -> Option<Option<u16>> {
    match typed.trim() {
        "" => Some(None),
        typed => typed.parse().ok().filter(|number| *number > 0).map(Some),
    }
}

/// Who is kept apart from somebody.
#[derive(Debug)]
pub(super) struct ApartForm {
    player: PlayerId,
    pick: Pick,
}

impl ApartForm {
    pub(super) fn of(player: PlayerId) -> Self {
        Self { player, pick: Pick::default() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-apart");
        let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
            let Some(player) = view.tournament.entries().player(self.player) else { return };
            title_ui(ui, player.name.as_str());
            hint_ui(ui, view, "players-apart-hint");
            for other in &player.apart {
                let name = view.player(*other);
                said_ui(ui, &name);
                let words = view.text("players-apart-free");
                let label = format!("{words} ({name})");
                let command = apart([player.id, *other], Apart::Free);
                let push = Push::secondary(&words).name(&label).refused(view.refusal(&command));
                if ui.add(push.small()).clicked() {
                    view.actions.submit(command);
                }
            }
            ui.add_space(space::ONE);
            let fits = |other: &Player| {
                other.id != player.id && other.is_in() && !player.apart.contains(&other.id)
            };
            let label = view.text("players-apart-from");
            if let Some(other) = self.pick.ui(ui, view, &label, fits) {
                view.actions.submit(apart([player.id, other], Apart::Keep));
            }
        });
        closed
    }
}

/// Keeps two apart, or no longer.
pub(super) fn apart(players: [PlayerId; 2], apart: Apart) -> Command {
    Command::KeepApart { players: players.map(Who::Id), apart }
}

fn hint_ui(ui: &mut Ui, view: &View<'_>, id: &str) {
    muted_ui(ui, view.say(id, &Args::new()));
}
