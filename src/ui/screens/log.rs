//! The log: every act in words, the newest first.

use crate::engine::entries::fold;
use crate::engine::log::ActBody;
use crate::engine::values::Seq;
use crate::ui::action::Verb;
use crate::ui::theme::{Size, Tone, color, icons, shape, space, text};
use crate::ui::view::View;
use crate::ui::widgets::empty::{Empty, empty_ui};
use crate::ui::widgets::rows::{List, ListColumn};
use crate::ui::widgets::search::{Search, search_ui};
use crate::words::Args;
use egui::{Label, RichText, Ui};
use egui_extras::TableRow;

/// What is typed and worked out on this screen.
#[derive(Debug, Default)]
pub struct LogScreen {
    typed: String,
    /// The acts that were found, for the typed text and the last act.
    found: Vec<Seq>,
    found_for: Option<(String, Seq)>,
}

impl LogScreen {
    /// Shows the screen.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.find(view);
        let found = view.say("log-found", &Args::new().count("acts", self.found.len()));
        let (name, clear) = (view.text("log-search"), view.text("common-clear"));
        let search = Search { name: &name, hint: &name, found: &found, clear: &clear };
        let field = search_ui(ui, search, &mut self.typed);
        if view.pressed == Some(Verb::Search) {
            field.request_focus();
        }
        ui.add_space(space::ONE);
        if self.found.is_empty() {
            let title = view.text("log-none-found");
            let nothing =
                Empty { icon: icons::LOG, title, hint: String::new(), button: None, refusal: None };
            let _ = empty_ui(ui, &nothing);
            return;
        }
        let titles =
            ["log-column-time", "log-column-what", "log-column-by"].map(|id| view.text(id));
        let [time, what, by] = &titles;
        let columns = [
            ListColumn { title: time, width: Some(88.0) },
            ListColumn { title: what, width: None },
            ListColumn { title: by, width: Some(96.0) },
        ];
        let list =
            List { row_height: shape::ROW_HEIGHT, ..List::new("log", &columns, self.found.len()) };
        list.show(ui, |row| {
            if let Some(seq) = self.found.get(row.index()) {
                row_ui(row, view, *seq);
            }
        });
    }

    fn find(&mut self, view: &View<'_>) {
        let key = Some((self.typed.clone(), view.seq()));
        if self.found_for == key {
            return;
        }
        let wanted = fold(&self.typed);
        let wanted: Vec<&str> = wanted.split_whitespace().collect();
        let all = (1..=view.seq().0).rev().map(Seq);
        self.found = all
            .filter(|seq| {
                let told = || fold(&view.words.act(view.log, *seq, view.offset));
                wanted.is_empty() || {
                    let told = told();
                    wanted.iter().all(|word| told.contains(word))
                }
            })
            .collect();
        self.found_for = key;
    }
}

fn row_ui(row: &mut TableRow<'_, '_>, view: &View<'_>, seq: Seq) {
    let index = usize::try_from(seq.0).unwrap_or_default().saturating_sub(1);
    let Some(act) = view.log.acts().get(index) else { return };
    let is_undone = matches!(act.body, ActBody::Record(_)) && !view.log.is_in_force(seq);
    let muted = |ui: &Ui, words: String| text(words, Size::Small).color(color(ui, Tone::TextMuted));
    row.col(|ui| {
        ui.label(muted(ui, view.words.time_with_secs(act.at, view.offset)));
    });
    row.col(|ui| {
        let told = view.words.act(view.log, seq, view.offset);
        if is_undone {
            let mark = view.text("log-undone");
            ui.label(text(mark, Size::Small).color(color(ui, Tone::AttentionText)));
            let struck: RichText =
                text(told, Size::Body).strikethrough().color(color(ui, Tone::TextMuted));
            ui.add(Label::new(struck).truncate());
        } else {
            ui.add(Label::new(text(told, Size::Body)).truncate());
        }
    });
    row.col(|ui| {
        ui.label(muted(ui, act.by.clone()));
    });
}
