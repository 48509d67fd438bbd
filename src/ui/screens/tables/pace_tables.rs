//! The tables while they wait for each other, each a button.

use crate::screens::tables::draw_form::refusal_ui;
use crate::theme::{icons, shape, space};
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui};
use egui::{Align, Key, Layout, Ui, UiBuilder, Vec2};
use engine::Command;
use engine::money::places_paid;
use engine::values::TableNo;
use reports::TablePace;
use words::Args;

const COLUMNS: usize = 3;

/// How far it is to the money.
pub(super) fn money_ui(ui: &mut Ui, view: &View<'_>) {
    let args = Args::new()
        .count("left", view.tournament.entries().left())
        .no_or_none("paid", places_paid(view.tournament));
    muted_ui(ui, view.say("pace-money", &args));
}

/// The tables, those that still play first: a tap ticks one off, or marks a hand.
pub(super) fn tables_ui(ui: &mut Ui, view: &View<'_>, paces: &[(TableNo, TablePace)]) {
    let width = (ui.available_width() - space::HALF * (COLUMNS - 1) as f32) / COLUMNS as f32;
    for row in paces.chunks(COLUMNS) {
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        let (_, rect) = ui.allocate_space(size);
        // Of hundreds of tables only those in sight are laid out.
        if !ui.is_rect_visible(rect) {
            continue;
        }
        let line = UiBuilder::new()
            .id_salt(row.first().map(|(table, _)| table.0))
            .max_rect(rect)
            .layout(Layout::left_to_right(Align::Center));
        let line = &mut ui.new_child(line);
        line.spacing_mut().item_spacing.x = space::HALF;
        for (table, pace) in row {
            table_ui(line, view, *table, *pace, width);
        }
    }
}

fn table_ui(ui: &mut Ui, view: &View<'_>, table: TableNo, pace: TablePace, width: f32) {
    let number = table.0.to_string();
    let args = |at| Args::new().no("table", table.0).text("time", view.words.time(at, view.offset));
    match pace {
        TablePace::Playing(since) => {
            let name = view.say("pace-tick", &args(since));
            let tip = view.text("pace-tick.tip");
            let command = Command::TableDone { tables: vec![table] };
            let push = Push::secondary(&number).icon(icons::HOURGLASS).name(&name).tip(&tip);
            if ui.add(push.width(width)).clicked() {
                view.actions.submit(command);
            }
        }
        TablePace::Counted { hands, waits } => {
            let args = Args::new().no("table", table.0).count("hands", hands);
            let (words, name) = (view.say("pace-count", &args), view.say("pace-counted", &args));
            let tip = view.text(if waits { "pace-counted.waits" } else { "pace-counted.tip" });
            let command = Command::MarkHands { tables: vec![table], hands: 1 };
            let icon = if waits { icons::DONE } else { icons::HOURGLASS };
            let push = match waits {
                true => Push::quiet(&words),
                false => Push::secondary(&words),
            };
            let refusal = view.refusal(&command);
            let push = push.icon(icon).name(&name).tip(&tip).refused(refusal.as_deref());
            if ui.add(push.width(width)).clicked() {
                view.actions.submit(command);
            }
        }
        TablePace::Done(at) => {
            let name = view.say("pace-ticked", &args(at));
            let refusal = Some(name.as_str());
            let push = Push::quiet(&number).icon(icons::DONE).name(&name).refused(refusal);
            ui.add(push.width(width));
        }
        TablePace::Stopped(at) => {
            let name = view.say("pace-stopped", &args(at));
            let refusal = Some(name.as_str());
            let push = Push::quiet(&number).icon(icons::PAUSE).name(&name).refused(refusal);
            ui.add(push.width(width));
        }
    }
}

/// Numbers of tables with commas or spaces between; none where one is no number, or none is typed.
pub(super) fn numbers(typed: &str) -> Option<Vec<TableNo>> {
    let parts = typed.split([',', ';', ' ']).map(str::trim).filter(|part| !part.is_empty());
    let tables: Vec<TableNo> =
        parts.map(|part| part.parse().ok().map(TableNo)).collect::<Option<_>>()?;
    (!tables.is_empty()).then_some(tables)
}

/// A field for numbers of tables; Enter asks for the command, and what is in its way stands below.
pub(super) fn numbers_ui(
    ui: &mut Ui,
    view: &View<'_>,
    label_id: &str,
    typed: &mut String,
    command: impl Fn(Vec<TableNo>) -> Command,
) {
    let field = field_ui(ui, &view.text(label_id), &view.text("pace-done-hint"), typed);
    let command = numbers(typed).map(command);
    let refusal = command.as_ref().and_then(|command| view.refusal(command));
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(command) = command.filter(|_| is_entered && refusal.is_none()) {
        view.actions.submit(command);
        typed.clear();
        field.request_focus();
    }
    refusal_ui(ui, refusal);
}
