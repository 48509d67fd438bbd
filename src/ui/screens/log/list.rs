//! The rows of the log.

use crate::screens::log::LogScreen;
use crate::screens::log::act_words::{level_words, undone_words};
use crate::screens::log::index::index_of;
use crate::theme::{Size, Tone, color, text};
use crate::view::View;
use crate::widgets::{List, ListColumn};
use egui::{Label, Ui};
use egui_extras::TableRow;
use engine::log::{Act, History};
use engine::values::Seq;

/// Which columns there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    All,
    Few,
    Fewest,
}

/// Narrower than this, level and author stand only beside the chosen act.
const ALL_COLUMNS: f32 = 560.0;

/// Narrower than this, the time too.
const FEW_COLUMNS: f32 = 360.0;

impl LogScreen {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let columns = match ui.available_width() {
            width if width > ALL_COLUMNS => Columns::All,
            width if width > FEW_COLUMNS => Columns::Few,
            _ => Columns::Fewest,
        };
        let ids = ["number", "time", "level", "what", "by"];
        let titles = ids.map(|id| view.text(&format!("log-column-{id}")));
        let [number, time, level, what, by] = &titles;
        let mut listed = vec![ListColumn::words(number, Some(48.0))];
        if columns != Columns::Fewest {
            listed.push(ListColumn::words(time, Some(72.0)));
        }
        if columns == Columns::All {
            listed.push(ListColumn::words(level, Some(64.0)));
        }
        listed.push(ListColumn::words(what, None));
        // Where nobody gave a name the column would be empty.
        if columns == Columns::All && self.has_authors {
            listed.push(ListColumn::words(by, Some(80.0)));
        }
        let selected = self.position();
        let reveal = self.reveal.take();
        let list = List { selected, reveal, ..List::new("log", &listed, self.found.len()) };
        let (found, history, has_authors) = (&self.found, &self.index.history, self.has_authors);
        let clicked = list.show(ui, |row| {
            if let Some(seq) = found.get(row.index()) {
                row_ui(row, view, *seq, history, columns);
                if columns == Columns::All && has_authors {
                    row.col(|ui| author_ui(ui, view, *seq));
                }
            }
        });
        if let Some(seq) = clicked.and_then(|row| self.found.get(row).copied()) {
            self.choose(seq);
        }
    }
}

fn row_ui(
    row: &mut TableRow<'_, '_>,
    view: &View<'_>,
    seq: Seq,
    history: &History,
    columns: Columns,
) {
    let Some(act) = view.log.acts().get(index_of(seq)) else { return };
    let muted = |ui: &Ui, words: String| text(words, Size::Small).color(color(ui, Tone::TextMuted));
    row.col(|ui| {
        ui.label(muted(ui, seq.to_string()));
    });
    if columns != Columns::Fewest {
        row.col(|ui| {
            ui.label(muted(ui, view.words.time_with_secs(act.at, view.offset)));
        });
    }
    if columns == Columns::All {
        row.col(|ui| {
            ui.label(muted(ui, level_words(view, act)));
        });
    }
    row.col(|ui| told_ui(ui, view, seq, act, history));
}

fn author_ui(ui: &mut Ui, view: &View<'_>, seq: Seq) {
    let Some(act) = view.log.acts().get(index_of(seq)) else { return };
    let by = text(&act.by, Size::Small).color(color(ui, Tone::TextMuted));
    ui.add(Label::new(by).truncate());
}

/// The sentence; struck through where it was taken back, with the act that did.
fn told_ui(ui: &mut Ui, view: &View<'_>, seq: Seq, act: &Act, history: &History) {
    let told = view.words.act(view.log, seq, view.offset);
    let is_later = view.back.is_some_and(|look| seq > look.seq);
    if is_later {
        let mark = text(view.text("log-later"), Size::Small);
        ui.label(mark.color(color(ui, Tone::AttentionText)));
    }
    if let Some(undone) = undone_words(view, seq, act, history) {
        let mark = text(undone, Size::Small).color(color(ui, Tone::AttentionText));
        ui.label(mark);
        let struck = text(told, Size::Body).strikethrough().color(color(ui, Tone::TextMuted));
        ui.add(Label::new(struck).truncate());
        return;
    }
    let tone = if is_later { Tone::TextMuted } else { Tone::Text };
    ui.add(Label::new(text(told, Size::Body).color(color(ui, tone))).truncate());
}
