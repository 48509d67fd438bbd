//! The desks that share the tournament: who is here, and what becomes of acts while the database is
//! away.

use crate::theme::{Size, Tone, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, DeskAction};
use crate::widgets::{choices_ui, label_ui, muted_ui, title_ui};
use egui::{Grid, Ui};
use session::WhenAway;
use storage::DeskHere;
use words::Args;

/// Shows the desks, where several share the tournament.
pub fn desks_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(shared) = view.shared else { return };
    ui.add_space(space::ONE);
    title_ui(ui, view.text("desks-title"));
    if shared.here.is_empty() {
        muted_ui(ui, view.text("desks-unknown"));
    }
    let grid = Grid::new("desks").num_columns(3).striped(true).spacing([space::TWO, space::HALF]);
    grid.show(ui, |ui| {
        for desk in &shared.here {
            desk_ui(ui, view, desk);
            ui.end_row();
        }
    });
    ui.add_space(space::HALF);
    label_ui(ui, view.text("desks-when-away"), Size::Body, Tone::TextMuted);
    let mut when_away = shared.when_away;
    let ways = [(WhenAway::Wait, "desks-wait"), (WhenAway::Refuse, "desks-refuse")];
    ui.horizontal(|ui| {
        if choices_ui(ui, &mut when_away, ways.map(|(way, id)| (way, view.text(id)))) {
            view.actions.push(Action::Desk(DeskAction::KeepWhenAway(when_away)));
        }
    });
    muted_ui(ui, view.text("desks-when-away.tip"));
}

fn desk_ui(ui: &mut Ui, view: &View<'_>, desk: &DeskHere) {
    let name = match desk.is_me {
        true => view.say("desks-me", &Args::new().text("desk", desk.name.as_str())),
        false => desk.name.clone(),
    };
    ui.label(text_bold(name, Size::Body));
    let since = view.words.time(desk.since, view.offset);
    ui.label(text(view.say("desks-since", &Args::new().text("time", since)), Size::Body));
    let behind = view.log.last_seq().0.saturating_sub(desk.read.0);
    let behind = usize::try_from(behind).unwrap_or(usize::MAX);
    ui.label(text(view.say("desks-behind", &Args::new().count("acts", behind)), Size::Body));
}
