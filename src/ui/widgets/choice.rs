//! One of several choices, with a line that says what it is.

use crate::theme::{Size, Tone, bold, color, radius, regular, shape, space};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice<'a> {
    pub title: &'a str,
    pub detail: &'a str,
    /// What it comes to in numbers, or why it cannot be chosen.
    pub facts: &'a str,
    /// In which tone that is said.
    pub tone: Tone,
    pub is_chosen: bool,
}

/// Shows a choice as wide as there is room.
pub fn choice_ui(ui: &mut Ui, choice: Choice<'_>) -> Response {
    let lines = if choice.detail.is_empty() || choice.facts.is_empty() { 0.0 } else { 1.0 };
    let height = shape::BUTTON_HEIGHT + space::TWO + lines * space::TWO;
    let size = Vec2::new(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let is_lit = response.hovered() || response.has_focus();
    let fill = match (choice.is_chosen, is_lit) {
        (true, _) => Tone::AccentSoft,
        (false, true) => Tone::RaisedHover,
        (false, false) => Tone::Raised,
    };
    let line = if choice.is_chosen { Tone::Accent } else { Tone::Line };
    let width = if choice.is_chosen { shape::STRONG_LINE } else { shape::LINE };
    let line = Stroke::new(width, color(ui, line));
    ui.painter().rect(rect, radius::CARD, color(ui, fill), line, StrokeKind::Inside);
    let room = rect.width() - 2.0 * space::TWO;
    let lay = |words: &str, font, tone| {
        let mut job = LayoutJob::single_section(words.to_owned(), TextFormat::simple(font, tone));
        job.wrap = TextWrapping::truncate_at_width(room);
        ui.painter().layout_job(job)
    };
    let (plain, muted) = (color(ui, Tone::Text), color(ui, Tone::TextMuted));
    let title = lay(choice.title, bold(Size::Body), plain);
    let info = color(ui, choice.tone);
    let detail = [(choice.detail, muted), (choice.facts, info)];
    let detail = detail.into_iter().filter(|(words, _)| !words.is_empty());
    let detail: Vec<_> =
        detail.map(|(words, tone)| (lay(words, regular(Size::Small), tone), tone)).collect();
    let below: f32 = detail.iter().map(|(line, _)| line.size().y).sum();
    let top = rect.center().y - (title.size().y + below) / 2.0;
    let mut at = egui::pos2(rect.left() + space::TWO, top);
    let lines = std::iter::once((title, plain)).chain(detail);
    for (line, tone) in lines {
        let height = line.size().y;
        ui.painter().galley(at, line, tone);
        at.y += height;
    }
    let (name, is_chosen) = (choice.title, choice.is_chosen);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, name));
    response
}
