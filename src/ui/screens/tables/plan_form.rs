//! The plan for the room: what breaks, who moves where and why, and what must be asked first.

use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::Destination;
use crate::widgets::{
    Card, CardButton, Push, Urgency, card_ui, form_ui, heading_ui, muted_ui, remark_ui,
};
use egui::{Align, Label, Layout, Ui, Vec2};
use engine::Command;
use engine::entries::Who;
use engine::seating::{Doubt, Move, PlannedMove, break_held_up};
use engine::values::TableNo;
use reports::{moves_under_way, planned_moves};
use words::Args;

/// Shows the plan; whether it is done with.
pub(super) fn plan_ui(ui: &mut Ui, view: &View<'_>) -> bool {
    let title = view.text("tables-plan-title");
    let (_, closed) = form_ui(ui, &title, &view.text("common-close"), |ui| {
        let plan = &view.digest.plan;
        let pending = view.tournament.seating().pending_moves();
        if plan.is_empty() && pending.is_empty() {
            let words = text(view.text("tables-plan-none"), Size::Body);
            ui.add(Label::new(words.color(color(ui, Tone::TextMuted))).wrap());
            held_up_ui(ui, view);
            return;
        }
        questions_ui(ui, view);
        breaks_ui(ui, view);
        held_up_ui(ui, view);
        moves_ui(ui, view);
        doubts_ui(ui, view);
        pending_ui(ui, view);
    });
    closed
}

fn table_words(view: &View<'_>, table: TableNo) -> String {
    view.say("tables-table", &Args::new().no("table", table.0))
}

/// Tables whose button must be told first.
fn questions_ui(ui: &mut Ui, view: &View<'_>) {
    let tables = &view.digest.plan.ask_button;
    if tables.is_empty() {
        return;
    }
    let button = |table: &TableNo| {
        let words = table_words(view, *table);
        let name = format!("{} ({words})", view.text("tables-set-button"));
        CardButton { name, words, refusal: None, shortcut: None, is_aside: false }
    };
    let card = Card {
        urgency: Urgency::Attention,
        title: view.text("tables-plan-ask-title"),
        lines: vec![view.text("tables-plan-ask")],
        citation: None,
        buttons: tables.iter().map(button).collect(),
    };
    if let Some(table) = card_ui(ui, &card).and_then(|pressed| tables.get(pressed)) {
        view.actions.go(Destination::SetButton(*table));
    }
}

/// Which table could break if nobody came any more, and why it does not.
fn held_up_ui(ui: &mut Ui, view: &View<'_>) {
    let is_planned = !view.digest.plan.breaks.is_empty();
    let held_up = break_held_up(view.tournament, view.now).filter(|_| !is_planned);
    if let Some(table) = held_up {
        let rule = view.words.early_breaks(view.tournament.settings().seating.early_breaks);
        let args = Args::new().no("table", table.0).text("rule", rule);
        muted_ui(ui, view.say("tables-plan-held-up", &args));
    }
}

fn breaks_ui(ui: &mut Ui, view: &View<'_>) {
    for table in &view.digest.plan.breaks {
        let command = Command::BreakTables { tables: vec![*table] };
        let words = view.say("tables-break-this", &Args::new().no("table", table.0));
        if ui.add(Push::secondary(&words).refused(view.refusal(&command))).clicked() {
            view.actions.submit(command);
        }
    }
    let tables = &view.digest.plan.breaks;
    if tables.len() > 1 {
        let words = view.say("tables-break-all", &Args::new().count("count", tables.len()));
        if ui.add(Push::secondary(&words)).clicked() {
            view.actions.go(Destination::Break(tables.clone()));
        }
    }
    if !tables.is_empty() {
        let early = view.tournament.settings().seating.early_breaks;
        let early = view.tournament.may_players_come(view.now).then_some(early);
        for line in view.words.break_lines(view.tournament, tables, early) {
            muted_ui(ui, line);
        }
        let cited = view.words.break_citation(view.tournament);
        let rule = text(cited, Size::Small).color(color(ui, Tone::TextMuted));
        ui.label(rule.italics());
    }
}

fn moves_ui(ui: &mut Ui, view: &View<'_>) {
    let moves = planned_moves(&view.digest.plan);
    if moves.is_empty() {
        return;
    }
    heading_ui(ui, view.text("tables-plan-moves"));
    let command = Command::Balance { players: Vec::new() };
    let push = Push::primary(view.text("tables-balance-all")).refused(view.refusal(&command));
    if ui.add(push.tip(view.text("tables-balance-all.tip"))).clicked() {
        view.actions.submit(command);
    }
    ui.add_space(space::HALF);
    for planned in &moves {
        planned_ui(ui, view, planned);
    }
}

fn planned_ui(ui: &mut Ui, view: &View<'_>, planned: &PlannedMove) {
    let Some(player) = view.tournament.seating().player_at(planned.from) else { return };
    let from_to = Args::new()
        .text("from", view.words.seat(planned.from))
        .text("to", view.words.seat(planned.to));
    let mut lines = vec![view.say("plan-from-to", &from_to)];
    let why = view.words.move_reason(planned.reason);
    lines.push(match view.words.planned_role(planned) {
        Some(role) => format!("{why} · {role}"),
        None => why,
    });
    let title = view.player(player);
    let words = view.text("tables-plan-move");
    let name = format!("{words} ({title})");
    let button = CardButton { name, words, refusal: None, shortcut: None, is_aside: false };
    let citation = view.words.move_citation(view.tournament, planned);
    let card = Card { urgency: Urgency::Quiet, title, lines, citation, buttons: vec![button] };
    if card_ui(ui, &card).is_some() {
        view.actions.submit(Command::Balance { players: vec![Who::Id(player)] });
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
        remark_ui(ui, view.say(id, &args), Tone::AttentionText);
    }
}

/// Moves that were ordered and not yet reported done.
fn pending_ui(ui: &mut Ui, view: &View<'_>) {
    let pending = moves_under_way(view.tournament.seating());
    if pending.is_empty() {
        return;
    }
    heading_ui(ui, view.text("tables-moves"));
    let all = Command::CompleteMoves { players: Vec::new() };
    view.plain_command_ui(ui, "tables-moves-all-done", all);
    for pending in pending {
        move_ui(ui, view, &pending.order);
    }
}

/// One move that was ordered, with its button beside it.
fn move_ui(ui: &mut Ui, view: &View<'_>, ordered: &Move) {
    let name = view.player(ordered.player);
    let from_to = Args::new()
        .text("from", view.words.seat(ordered.from))
        .text("to", view.words.seat(ordered.to));
    let mut lines = vec![view.say("plan-from-to", &from_to)];
    if ordered.waits_one_hand {
        lines.push(view.text("tables-waits-one-hand"));
    }
    let command = Command::CompleteMoves { players: vec![Who::Id(ordered.player)] };
    let refusal = view.refusal(&command);
    let done = view.text("tables-move-done");
    let label = view.say("tables-move-done.name", &Args::new().text("player", name.as_str()));
    let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let push = Push::secondary(&done).name(&label).refused(refusal.as_deref()).small();
        if ui.add(push).clicked() {
            view.actions.submit(command);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(Label::new(text_bold(&name, Size::Small)).truncate());
            muted_ui(ui, lines.join(" · "));
        });
    });
}
