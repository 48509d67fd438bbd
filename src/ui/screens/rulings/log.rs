//! The rulings that were logged, the newest first.

use crate::theme::{Size, Tone, color, icons, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Empty, List, ListColumn};
use egui::{Label, Ui};
use engine::entries::fold;
use engine::values::Seq;
use reports::{RulingLine, rulings};
use words::Args;

/// The rulings of the tournament, read anew after every act.
#[derive(Debug, Default)]
pub(super) struct LoggedList {
    read_at: Option<Seq>,
    lines: Vec<RulingLine>,
    /// What each says without case and accents.
    folded: Vec<String>,
    /// Which of them were found, the newest first, and for what.
    found: Vec<usize>,
    found_for: Option<(Seq, String)>,
}

impl LoggedList {
    /// Reads what is new, and finds what was typed.
    pub(super) fn renew(&mut self, view: &View<'_>, typed: &str) {
        let seq = view.seq();
        if self.read_at != Some(seq) {
            self.lines = rulings(view.log);
            self.lines.retain(|line| line.seq <= seq);
            self.folded = self.lines.iter().map(|line| fold(&told(line))).collect();
            self.read_at = Some(seq);
        }
        let key = Some((seq, fold(typed)));
        if self.found_for != key {
            let words = fold(typed);
            let has_all = |text: &String| words.split_whitespace().all(|word| text.contains(word));
            let all = self.folded.iter().enumerate().filter(|(_, text)| has_all(text));
            self.found = all.map(|(index, _)| index).rev().collect();
            self.found_for = key;
        }
    }

    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    pub(super) fn count(&self) -> usize {
        self.found.len()
    }

    /// Shows what was found; gives the ruling that was pressed.
    pub(super) fn ui(&self, ui: &mut Ui, view: &View<'_>) -> Option<RulingLine> {
        if self.found.is_empty() {
            Empty::new(
                icons::LOG,
                view.text("calls-logged-none"),
                view.text("calls-logged-none.hint"),
            )
            .ui(ui);
            return None;
        }
        let titles = ["calls-logged-when", "calls-logged-where", "calls-logged-what"];
        let [when, place, what] = titles.map(|id| view.text(id));
        let columns = [
            ListColumn::words(&when, Some(WHEN_WIDTH)),
            ListColumn::words(&place, Some(PLACE_WIDTH)),
            ListColumn::words(&what, None),
        ];
        let pressed = List::new("logged-rulings", &columns, self.found.len()).show(ui, |row| {
            let line = self.found.get(row.index()).and_then(|index| self.lines.get(*index));
            let Some(line) = line else { return };
            row.col(|ui| {
                ui.add_space(space::HALF);
                ui.label(text(view.words.time(line.at, view.offset), Size::Body));
            });
            row.col(|ui| {
                let muted = color(ui, Tone::TextMuted);
                ui.add(Label::new(text(place_of(view, line), Size::Small).color(muted)).truncate());
            });
            row.col(|ui| {
                ui.label(text_bold(&line.ruling.question, Size::Body));
                let answer = text(answer_of(line), Size::Small);
                ui.add(Label::new(answer.color(color(ui, Tone::TextMuted))).truncate());
            });
        });
        let line = pressed.and_then(|row| self.found.get(row));
        line.and_then(|index| self.lines.get(*index)).cloned()
    }
}

const WHEN_WIDTH: f32 = 64.0;
const PLACE_WIDTH: f32 = 136.0;

fn place_of(view: &View<'_>, line: &RulingLine) -> String {
    let level = line.level.map(|no| view.say("calls-at-level", &Args::new().no("level", no.0)));
    let ruling = &line.ruling;
    let table = ruling.table.map(|no| view.say("calls-at-table", &Args::new().no("table", no.0)));
    let hand = ruling.hand.map(|no| view.say("calls-at-hand", &Args::new().no("hand", no)));
    [level, table, hand].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What was ruled in the end.
fn answer_of(line: &RulingLine) -> &str {
    let decision = line.ruling.decision.as_ref();
    decision.map_or(&line.ruling.answer, |decision| &decision.answer)
}

/// Everything that a ruling is found by.
fn told(line: &RulingLine) -> String {
    let ruling = &line.ruling;
    let decision = ruling.decision.iter();
    let decided = decision.flat_map(|decision| [&*decision.answer, &*decision.reason]);
    let parts = [&*ruling.question, &ruling.answer, &ruling.rules, &line.by].into_iter();
    let cited = ruling.cited.iter().map(String::as_str);
    let table = ruling.table.map(|table| table.to_string());
    let all: Vec<&str> = parts.chain(decided).chain(cited).chain(table.as_deref()).collect();
    all.join(" ")
}
