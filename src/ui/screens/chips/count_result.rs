//! What a count of all stacks comes to: the whole event, each table, and what would explain it.

use crate::screens::chips::difference::{counted_sign, difference_tag_ui};
use crate::theme::{Size, Tone, icons, space, text, text_bold};
use crate::view::View;
use crate::widgets::{
    List, ListColumn, Stat, heading_ui, label_ui, muted_ui, number_cell_ui, said_ui, small_ui,
    stat_ui,
};
use egui::Ui;
use egui_extras::TableRow;
use engine::chips::CountedTable;
use engine::values::{Chips, TableNo};
use reports::{CountReport, clues};
use words::Args;

/// Shows expected and counted chips of the whole event, and the difference.
pub(super) fn result_ui(ui: &mut Ui, view: &View<'_>, report: &CountReport) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::THREE;
        let expected = view.words.chips(report.result.in_play);
        stat_ui(ui, &Stat::new(view.text("counts-expected"), expected), Size::Title);
        let counted: Chips = report.tables.iter().map(|table| table.chips).sum();
        let counted = view.words.chips(counted);
        stat_ui(ui, &Stat::new(view.text("counts-counted"), counted), Size::Title);
        if report.round.adrift != 0 {
            let adrift = view.words.signed(report.round.adrift);
            let stat = Stat::new(view.text("counts-known-before"), adrift);
            stat_ui(ui, &stat, Size::Title);
        }
        ui.vertical(|ui| {
            muted_ui(ui, view.text("counts-difference"));
            match report.difference() {
                Some(difference) => difference_tag_ui(ui, view, difference),
                None => {
                    let id = match report.round.ended {
                        None => "counts-not-yet",
                        Some(_) => "counts-not-whole",
                    };
                    said_ui(ui, text_bold(view.text(id), Size::Body));
                }
            }
        });
    });
}

/// Shows what would explain a difference; nothing where the count adds up.
pub(super) fn clues_ui(ui: &mut Ui, view: &View<'_>, difference: i64) {
    let clues = clues(view.tournament, difference);
    if clues.is_empty() {
        return;
    }
    heading_ui(ui, view.text("counts-clues"));
    for clue in clues {
        let words =
            format!("{} {}", icons::QUESTION, view.words.clue(view.tournament, clue, difference));
        said_ui(ui, words);
    }
}

/// Shows every table with what was counted there; gives the one that was pressed.
pub(super) fn tables_ui(
    ui: &mut Ui,
    view: &View<'_>,
    tables: &[CountedTable],
    chosen: Option<TableNo>,
) -> Option<TableNo> {
    let (title, difference) = (view.text("common-table"), view.text("counts-difference"));
    let columns = [
        ListColumn::words(&title, Some(72.0)),
        ListColumn { width: None, ..ListColumn::numbers(&difference, 0.0) },
    ];
    let selected = tables.iter().position(|table| Some(table.table) == chosen);
    let reveal = selected.filter(|_| ui.ctx().memory(|memory| memory.focused().is_none()));
    let list = List { selected, reveal, ..List::new("counted-tables", &columns, tables.len()) };
    let clicked = list.show(ui, |row| {
        if let Some(table) = tables.get(row.index()) {
            row_ui(row, view, *table);
        }
    });
    clicked.and_then(|row| tables.get(row)).map(|table| table.table)
}

fn row_ui(row: &mut TableRow<'_, '_>, view: &View<'_>, table: CountedTable) {
    let left = table.seated.saturating_sub(table.counted);
    let signed = view.words.signed(table.difference());
    let number = Args::new().no("table", table.table.0);
    let said = match left {
        0 => view.say("counts-table-done", &number.text("difference", signed.as_str())),
        _ => view.say("counts-table-left", &number.count("left", left)),
    };
    row.col(|ui| {
        let (icon, tone) = match left {
            0 => counted_sign(table.difference()),
            _ => ("•", Tone::TextMuted),
        };
        label_ui(ui, icon, Size::Body, tone);
        let number = ui.label(text_bold(table.table.to_string(), Size::Body));
        number.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    });
    row.col(|ui| {
        number_cell_ui(ui, |ui| match left {
            0 => {
                ui.label(text(signed, Size::Body));
            }
            left => {
                let words = view.say("counts-left", &Args::new().count("left", left));
                small_ui(ui, words);
            }
        });
    });
}
