//! The structure as a list, with the level that is on.

use crate::engine::structure::Stage;
use crate::engine::values::{LevelNo, StageNo};
use crate::ui::stakes::stakes_line;
use crate::ui::theme::{Size, Tone, color, text, text_bold};
use crate::ui::view::View;
use crate::ui::widgets::rows::{List, ListColumn};
use egui::{Label, Ui};
use egui_extras::TableRow;

/// How many letters of the usual size have room.
const LETTERS: usize = 18;

/// Shows the list; a click chooses a line.
pub fn stages_ui(ui: &mut Ui, view: &View<'_>, chosen: &mut Option<StageNo>) {
    let titles = ["setup-level", "clock-stakes", "setup-minutes"].map(|id| view.text(id));
    let [level, stakes, minutes] = &titles;
    let columns = [
        ListColumn { title: level, width: Some(44.0) },
        ListColumn { title: stakes, width: None },
        ListColumn { title: minutes, width: Some(64.0) },
    ];
    let stages: Vec<(StageNo, Option<LevelNo>, &Stage)> =
        view.tournament.structure().numbered().collect();
    let on = view.reading().stage;
    let list = List {
        selected: chosen.map(StageNo::index),
        ..List::new("structure", &columns, stages.len())
    };
    let clicked = list.show(ui, |row| {
        if let Some((stage, level, what)) = stages.get(row.index()) {
            row_ui(row, view, (*stage, *level, what), on);
        }
    });
    if let Some(clicked) = clicked {
        let clicked = StageNo::from_index(clicked);
        *chosen = if *chosen == Some(clicked) { None } else { Some(clicked) };
    }
}

fn row_ui(
    row: &mut TableRow<'_, '_>,
    view: &View<'_>,
    (stage, level, what): (StageNo, Option<LevelNo>, &Stage),
    on: StageNo,
) {
    let words = |ui: &Ui, words: String| {
        // Large stakes are long.
        let size = if words.chars().count() > LETTERS { Size::Small } else { Size::Body };
        if stage == on {
            text_bold(words, size).color(color(ui, Tone::AccentText))
        } else if stage < on {
            text(words, size).color(color(ui, Tone::TextMuted))
        } else {
            text(words, size)
        }
    };
    row.col(|ui| {
        let mark = if stage == on { "▶" } else { "" };
        let level = level.map(|level| level.to_string()).unwrap_or_default();
        ui.label(words(ui, format!("{mark} {level}").trim().to_owned()));
    });
    row.col(|ui| {
        let told = match what {
            Stage::Level(level) => {
                let stakes = stakes_line(view, &level.stakes);
                let is_mixed = view.tournament.structure().is_mixed();
                if is_mixed {
                    format!("{} · {stakes}", view.words.game(level.game))
                } else {
                    stakes
                }
            }
            Stage::Break(rest) if rest.color_up => view.text("clock-break-line-color-up"),
            Stage::Break(_) => view.text("clock-break-line"),
        };
        ui.add(Label::new(words(ui, told)).truncate());
    });
    row.col(|ui| {
        ui.label(words(ui, view.words.minutes(i64::from(what.secs()))));
    });
}
