//! The plan for the room: what breaks, who moves where and why, and what must be asked first.

use crate::engine::Command;
use crate::engine::entries::Who;
use crate::engine::seating::{Doubt, PlannedMove};
use crate::engine::values::TableNo;
use crate::ui::action::{Actions, Destination};
use crate::ui::moves::{citation, move_line, role};
use crate::ui::theme::{Size, Tone, color, space, text, text_bold};
use crate::ui::view::{Go, View};
use crate::ui::widgets::badge::Urgency;
use crate::ui::widgets::button::Push;
use crate::ui::widgets::card::{Card, CardButton, card_ui};
use crate::ui::widgets::empty::Pressed;
use crate::ui::widgets::form::form_ui;
use crate::words::Args;
use egui::{Label, Ui};

/// Shows the plan; whether it is done with.
pub(super) fn plan_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) -> Go {
    let title = view.text("tables-plan-title");
    let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
        let plan = &view.digest.plan;
        let pending = view.tournament.seating().pending_moves();
        if plan.is_empty() && pending.is_empty() {
            let words = text(view.text("tables-plan-none"), Size::Body);
            ui.add(Label::new(words.color(color(ui, Tone::TextMuted))).wrap());
            return;
        }
        questions_ui(ui, view, actions);
        breaks_ui(ui, view, actions);
        moves_ui(ui, view, actions);
        doubts_ui(ui, view);
        pending_ui(ui, view, actions);
    });
    if closed == Pressed::Yes { Go::Yes } else { Go::No }
}

fn heading_ui(ui: &mut Ui, words: String) {
    ui.add_space(space::HALF);
    ui.label(text_bold(words, Size::Small).color(color(ui, Tone::TextMuted)));
}

fn table_words(view: &View<'_>, table: TableNo) -> String {
    view.say("tables-table", &Args::new().no("table", table.0))
}

/// Tables whose button must be told first.
fn questions_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    for table in &view.digest.plan.ask_button {
        let title = table_words(view, *table);
        let words = view.text("tables-set-button");
        let button =
            CardButton { name: format!("{words} ({title})"), words, refusal: None, shortcut: None };
        let card = Card {
            urgency: Urgency::Attention,
            title,
            lines: vec![view.text("tables-plan-ask")],
            citation: None,
            buttons: vec![button],
        };
        if card_ui(ui, &card).is_some() {
            actions.go(Destination::SetButton(*table));
        }
    }
}

fn breaks_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    for table in &view.digest.plan.breaks {
        let command = Command::BreakTables { tables: vec![*table] };
        let refusal = view.refusal(&command);
        let words = view.say("tables-break-this", &Args::new().no("table", table.0));
        if ui.add(Push::secondary(&words).refused(refusal.as_deref())).clicked() {
            actions.submit(command);
        }
    }
}

fn moves_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    let moves = &view.digest.plan.moves;
    if moves.is_empty() {
        return;
    }
    heading_ui(ui, view.text("tables-plan-moves"));
    for planned in moves {
        planned_ui(ui, view, planned, actions);
    }
    ui.add_space(space::HALF);
    let command = Command::Balance { players: Vec::new() };
    let refusal = view.refusal(&command);
    let words = view.text("tables-balance-all");
    let push = Push::primary(&words).refused(refusal.as_deref());
    if ui.add(push.tip(&view.text("tables-balance-all.tip"))).clicked() {
        actions.submit(command);
    }
}

fn planned_ui(ui: &mut Ui, view: &View<'_>, planned: &PlannedMove, actions: &mut Actions) {
    let Some(player) = view.tournament.seating().player_at(planned.from) else { return };
    let from_to = Args::new()
        .text("from", view.words.seat(planned.from))
        .text("to", view.words.seat(planned.to));
    let mut lines = vec![view.say("plan-from-to", &from_to)];
    let why = view.words.move_reason(planned.reason);
    lines.push(match role(view, planned) {
        Some(role) => format!("{why} · {role}"),
        None => why,
    });
    let title = view.player(player);
    let words = view.text("tables-plan-move");
    let name = format!("{words} ({title})");
    let button = CardButton { name, words, refusal: None, shortcut: None };
    let citation = citation(view, planned);
    let card = Card { urgency: Urgency::Quiet, title, lines, citation, buttons: vec![button] };
    if card_ui(ui, &card).is_some() {
        actions.submit(Command::Balance { players: vec![Who::Id(player)] });
    }
}

/// Moves that no rule decides.
fn doubts_ui(ui: &mut Ui, view: &View<'_>) {
    for doubt in &view.digest.plan.undecided {
        let id = match doubt.why {
            Doubt::OnlyPoorSeats(_) => "tables-plan-poor",
            Doubt::EverybodyLocked => "tables-plan-locked",
        };
        let args = Args::new().no("from", doubt.from.0).no("to", doubt.to.0);
        let words = text(view.say(id, &args), Size::Small).color(color(ui, Tone::AttentionText));
        ui.add(Label::new(words).wrap());
    }
}

/// Moves that were ordered and not yet reported done.
fn pending_ui(ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
    let pending = view.tournament.seating().pending_moves();
    if pending.is_empty() {
        return;
    }
    heading_ui(ui, view.text("tables-moves"));
    for pending in pending {
        let words = text(move_line(view, &pending.order), Size::Small);
        ui.add(Label::new(words).wrap());
        let player = pending.order.player;
        let args = Args::new().text("player", view.player(player));
        let name = view.say("tables-move-done.name", &args);
        let done = view.text("tables-move-done");
        if ui.add(Push::secondary(&done).name(&name).small()).clicked() {
            actions.submit(Command::CompleteMoves { players: vec![Who::Id(player)] });
        }
    }
    let all = Command::CompleteMoves { players: Vec::new() };
    view.plain_command_ui(ui, actions, "tables-moves-all-done", all);
}
