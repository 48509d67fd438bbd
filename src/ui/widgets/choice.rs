//! One of several choices, with a line that says what it is.

use crate::ui::theme::{Size, Tone, bold, color, radius, regular, shape, space};
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

/// A choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice<'a> {
    /// What it is called.
    pub title: &'a str,
    /// What it is.
    pub detail: &'a str,
    /// Whether it is the one that was chosen.
    pub is_chosen: bool,
}

/// Shows a choice as wide as there is room.
pub fn choice_ui(ui: &mut Ui, choice: Choice<'_>) -> Response {
    let height = shape::BUTTON_HEIGHT + space::TWO;
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
    let detail = lay(choice.detail, regular(Size::Small), muted);
    let top = rect.center().y - (title.size().y + detail.size().y) / 2.0;
    let at = egui::pos2(rect.left() + space::TWO, top);
    let below = at + Vec2::new(0.0, title.size().y);
    ui.painter().galley(at, title, plain);
    ui.painter().galley(below, detail, muted);
    let (name, is_chosen) = (choice.title, choice.is_chosen);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, name));
    response
}
