//! One value with its label above it.

use crate::theme::{Size, Tone, bold, color, regular, space};
use crate::widgets::badge::Urgency;
use egui::{Response, Role, Sense, Ui, Vec2, WidgetInfo};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stat {
    pub label: String,
    pub value: String,
    /// Whether somebody must look.
    pub urgency: Urgency,
}

impl Stat {
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into(), urgency: Urgency::Quiet }
    }

    /// The same where somebody must look.
    #[must_use]
    pub fn urgent(self, urgency: Urgency) -> Self {
        Self { urgency, ..self }
    }

    /// The colors of its label and its value.
    fn tones(&self) -> (Tone, Tone) {
        match self.urgency {
            Urgency::Quiet | Urgency::Good | Urgency::Info => (Tone::TextMuted, Tone::Text),
            Urgency::Attention | Urgency::Stopped => (self.urgency.text(), self.urgency.text()),
        }
    }

    #[must_use]
    pub fn width(&self, ui: &Ui, size: Size) -> f32 {
        let tone = color(ui, Tone::Text);
        let measure = |words: &str, font| ui.painter().layout_no_wrap(words.into(), font, tone);
        let label = measure(&self.label, regular(Size::Small));
        label.size().x.max(measure(&self.value, bold(size)).size().x).ceil()
    }
}

/// Shows a value under its label.
pub fn stat_ui(ui: &mut Ui, stat: &Stat, size: Size) -> Response {
    let (muted, plain) = stat.tones();
    let (muted, plain) = (color(ui, muted), color(ui, plain));
    let painter = ui.painter();
    let label = painter.layout_no_wrap(stat.label.clone(), regular(Size::Small), muted);
    let value = painter.layout_no_wrap(stat.value.clone(), bold(size), plain);
    let wanted =
        Vec2::new(label.size().x.max(value.size().x).ceil(), label.size().y + value.size().y);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let below = rect.left_top() + Vec2::new(0.0, label.size().y);
    ui.painter().galley(rect.left_top(), label, muted);
    ui.painter().galley(below, value, plain);
    let name = format!("{} {}", stat.label, stat.value);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response
}

/// Shows a value beside its label, in a row of this height.
pub fn stat_row_ui(ui: &mut Ui, stat: &Stat, height: f32) -> Response {
    let (muted, plain) = stat.tones();
    let (muted, plain) = (color(ui, muted), color(ui, plain));
    let painter = ui.painter();
    let label = painter.layout_no_wrap(stat.label.clone(), regular(Size::Small), muted);
    let value = painter.layout_no_wrap(stat.value.clone(), bold(Size::Body), plain);
    let wanted = Vec2::new((label.size().x + space::HALF + value.size().x).ceil(), height);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    let middle = |galley: &egui::Galley| Vec2::new(0.0, -galley.size().y / 2.0);
    let left = rect.left_center() + middle(&label);
    let right = rect.right_center() + middle(&value) - Vec2::new(value.size().x, 0.0);
    ui.painter().galley(left, label, muted);
    ui.painter().galley(right, value, plain);
    let name = format!("{} {}", stat.label, stat.value);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    response
}
