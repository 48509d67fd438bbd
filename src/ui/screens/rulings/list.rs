//! The list of floor questions and pages: what was opened lately, and everything by its headings;
//! or what was found.

use crate::screens::rulings::apart::apart;
use crate::screens::rulings::desk::Desk;
use crate::theme::{
    Size, Tone, bold, color, icons, radius, regular, shape, space, strong_stroke, text, text_bold,
};
use asked::Apart;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Rect, Response, Role, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo};
use rulebook::Rulebook;
use words::Words;
use words::find::{Index, SearchEntry, SearchHit, Sort};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum AnswerLine {
    Heading(String),
    Entry(SearchHit),
}

/// What the list shows, made anew when something else is typed.
#[derive(Debug, Default)]
pub(super) struct Lines {
    made_for: Option<(String, Rulebook, Vec<String>, Option<Sort>)>,
    pub(super) lines: Vec<AnswerLine>,
    /// What was typed is about, if it asks no floor question.
    pub(super) about: Option<Apart>,
    /// The line that Enter opens.
    pub(super) chosen: usize,
    reveal: bool,
    /// How far it is scrolled down.
    offset: f32,
}

impl Lines {
    /// Makes the list anew where something else is typed or was opened.
    pub(super) fn renew(&mut self, index: &Index, desk: &Desk<'_>, typed: &str) {
        let (words, book, asked, only) = (desk.words, desk.rules.rulebook, desk.asked, desk.only);
        let key = Some((typed.trim().to_owned(), book, asked.to_vec(), only));
        if self.made_for == key {
            return;
        }
        self.made_for = key;
        self.about = apart(typed);
        let is_wanted = |found: &SearchHit| only.is_none_or(|sort| found.sort() == sort);
        self.lines = if typed.trim().is_empty() {
            by_heading(index, words, asked, is_wanted)
        } else {
            let found = index.find_asked(typed, book).into_iter().map(|entry| entry.found);
            found.filter(is_wanted).map(AnswerLine::Entry).collect()
        };
        self.chosen = self.lines.iter().position(is_entry).unwrap_or_default();
        self.reveal = true;
    }

    /// How many things there are to open.
    pub(super) fn count(&self) -> usize {
        self.lines.iter().filter(|line| is_entry(line)).count()
    }

    /// The hit that Enter opens; none where no entry is chosen.
    pub(super) fn chosen(&self) -> Option<SearchHit> {
        match self.lines.get(self.chosen) {
            Some(AnswerLine::Entry(found)) => Some(*found),
            _ => None,
        }
    }

    /// Goes to the line after or before the chosen one, past headings.
    pub(super) fn walk(&mut self, steps: isize) {
        for _ in 0..steps.unsigned_abs() {
            let next = match steps > 0 {
                true => (self.chosen + 1..self.lines.len()).find(|at| self.is_entry_at(*at)),
                false => (0..self.chosen).rev().find(|at| self.is_entry_at(*at)),
            };
            let Some(next) = next else { break };
            self.chosen = next;
        }
        self.reveal = true;
    }

    fn is_entry_at(&self, at: usize) -> bool {
        self.lines.get(at).is_some_and(is_entry)
    }

    /// Shows the list; gives what was clicked.
    pub(super) fn ui(&mut self, ui: &mut Ui, index: &Index) -> Option<SearchHit> {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut clicked = None;
        let mut area = ScrollArea::vertical().id_salt("calls").auto_shrink([false, false]);
        if std::mem::take(&mut self.reveal) {
            let top = as_f32(self.chosen.saturating_sub(2)) * shape::ROW_HEIGHT;
            let page = ui.available_height();
            let below = as_f32(self.chosen + 2) * shape::ROW_HEIGHT - page;
            if self.offset > top {
                area = area.vertical_scroll_offset(top);
            } else if self.offset < below {
                area = area.vertical_scroll_offset(below);
            }
        }
        let shown = area.show_rows(ui, shape::ROW_HEIGHT, self.lines.len(), |ui, rows| {
            for at in rows {
                match self.lines.get(at) {
                    Some(AnswerLine::Heading(words)) => heading_ui(ui, words),
                    Some(AnswerLine::Entry(found)) => {
                        let Some(entry) = index.entry(*found) else { continue };
                        if self.row_ui(ui, at, entry).clicked() {
                            clicked = Some(*found);
                        }
                    }
                    None => {}
                }
            }
        });
        self.offset = shown.state.clamped_offset().y;
        clicked
    }

    fn row_ui(&self, ui: &mut Ui, at: usize, entry: &SearchEntry) -> Response {
        let is_chosen = at == self.chosen;
        let size = Vec2::new(ui.available_width(), shape::ROW_HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let ground = match (is_chosen, response.hovered()) {
            (true, _) => Some(Tone::Selected),
            (false, true) => Some(Tone::Raised),
            (false, false) => None,
        };
        if let Some(ground) = ground {
            ui.painter().rect_filled(rect, radius::SMALL, color(ui, ground));
        }
        if is_chosen {
            let bar = Rect::from_min_size(rect.min, Vec2::new(shape::BAR, rect.height()));
            ui.painter().rect_filled(bar, radius::SMALL, color(ui, Tone::Accent));
        }
        if response.has_focus() {
            let line = strong_stroke(ui, Tone::Text);
            ui.painter().rect_stroke(rect, radius::SMALL, line, StrokeKind::Inside);
        }
        let room = rect.width() - space::FOUR - space::TWO;
        let lay = |words: &str, font, tone, width| {
            let format = TextFormat::simple(font, color(ui, tone));
            let mut job = LayoutJob::single_section(words.to_owned(), format);
            job.wrap = TextWrapping::truncate_at_width(width);
            ui.painter().layout_job(job)
        };
        let icon = icon_of(entry.found);
        let muted = color(ui, Tone::TextMuted);
        let icon = ui.painter().layout_no_wrap(icon.to_owned(), regular(Size::Body), muted);
        let middle = |height: f32| rect.center().y - height / 2.0;
        let left = rect.left() + space::TWO;
        ui.painter().galley(egui::pos2(left, middle(icon.size().y)), icon, muted);
        let title = lay(&entry.title, bold(Size::Body), Tone::Text, room);
        let at = egui::pos2(left + space::THREE, middle(title.size().y));
        let after = at.x + title.size().x + space::ONE;
        ui.painter().galley(at, title, color(ui, Tone::Text));
        let left = rect.right() - space::ONE - after;
        let mut is_cut = true;
        if left > 64.0 {
            let about = lay(&entry.about, regular(Size::Small), Tone::TextMuted, left);
            is_cut = about.elided;
            let at = egui::pos2(after, middle(about.size().y));
            ui.painter().galley(at, about, muted);
        }
        let name = &entry.title;
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
        match is_cut && !entry.about.is_empty() {
            true => response.on_hover_text(text(&entry.about, Size::Body)),
            false => response,
        }
    }
}

fn is_entry(line: &AnswerLine) -> bool {
    matches!(line, AnswerLine::Entry(_))
}

/// What was opened lately first, then everything under its headings.
fn by_heading(
    index: &Index,
    words: &Words,
    asked: &[String],
    is_wanted: impl Fn(&SearchHit) -> bool,
) -> Vec<AnswerLine> {
    let lately = asked.iter().rev().filter_map(|id| SearchHit::of_id(id)).filter(&is_wanted);
    let lately: Vec<AnswerLine> = lately.take(LATELY_MAX).map(AnswerLine::Entry).collect();
    let mut lines = Vec::new();
    if !lately.is_empty() {
        lines.push(AnswerLine::Heading(words.text("calls-lately")));
        lines.extend(lately);
    }
    let mut heading = "";
    for entry in index.listed().filter(|entry| is_wanted(&entry.found)) {
        if entry.heading != heading {
            heading = &entry.heading;
            lines.push(AnswerLine::Heading(heading.to_owned()));
        }
        lines.push(AnswerLine::Entry(entry.found));
    }
    lines
}

/// So many of what was opened lately are shown.
const LATELY_MAX: usize = 5;

fn heading_ui(ui: &mut Ui, words: &str) {
    let size = Vec2::new(ui.available_width(), shape::ROW_HEIGHT);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Max), |ui| {
        ui.set_min_size(size);
        let words = text_bold(words, Size::Small).color(color(ui, Tone::TextMuted));
        ui.label(words);
    });
}

/// What kind of thing it is, as a sign.
fn icon_of(found: SearchHit) -> &'static str {
    match found {
        SearchHit::Topic(_) => icons::QUESTION,
        SearchHit::Rule(_) => icons::LOG,
        SearchHit::Guide(_) | SearchHit::Term(_) => icons::INFO,
    }
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
