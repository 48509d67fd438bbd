//! The grounds that parts of the window stand on, by what they are.

use crate::theme::{Size, Tone, color, icons, radius, shape, space, stroke, strong_stroke, text};
use crate::widgets::labels::said_ui;
use egui::{Color32, CornerRadius, Frame, Margin, Rect, Response, Stroke, Ui, vec2};

/// What a part of the window stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// A part of a screen, without a line around it.
    Part,
    /// One thing among others like it.
    Card,
    /// A form, where something is filled in.
    Form,
    /// What was changed and is not saved.
    Draft,
    /// What lies over the rest for a while.
    Over,
    /// What is in hand, and waits for the next move.
    InHand,
    /// What must be read before going on.
    Warning,
    /// What is to be looked out for, between other things.
    Caution,
}

impl Ground {
    /// Its frame, with the margin of a card.
    pub fn frame(self, ui: &Ui) -> Frame {
        let (fill, line) = match self {
            Self::Part => (Tone::Panel, Stroke::NONE),
            Self::Card => (Tone::Raised, stroke(ui, Tone::Line)),
            Self::Form => (Tone::Panel, stroke(ui, Tone::Line)),
            Self::Draft => (Tone::Panel, stroke(ui, Tone::Accent)),
            Self::Over => (Tone::Panel, stroke(ui, Tone::LineStrong)),
            Self::InHand => (Tone::Raised, strong_stroke(ui, Tone::Accent)),
            Self::Warning => (Tone::AttentionSoft, stroke(ui, Tone::Attention)),
            Self::Caution => (Tone::AttentionSoft, Stroke::NONE),
        };
        let rounding = if self == Self::Caution { radius::SMALL } else { radius::CARD };
        frame(color(ui, fill), line).corner_radius(rounding)
    }
}

/// A frame in two tones, for what says by them how urgent it is.
pub fn frame_in(ui: &Ui, fill: Tone, line: Tone) -> Frame {
    frame(color(ui, fill), stroke(ui, line))
}

fn frame(fill: Color32, line: Stroke) -> Frame {
    Frame::new().fill(fill).stroke(line).corner_radius(radius::CARD).inner_margin(space::CARD)
}

/// Shows something on a ground as wide as there is room.
pub fn framed_ui<R>(ui: &mut Ui, ground: Ground, contents: impl FnOnce(&mut Ui) -> R) -> R {
    in_frame_ui(ui, ground.frame(ui), contents)
}

/// Shows something in a frame as wide as there is room.
pub fn in_frame_ui<R>(ui: &mut Ui, frame: Frame, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui)
    });
    shown.inner
}

/// Says what there is to look out for, on the ground of a caution.
pub fn caution_ui(ui: &mut Ui, words: &str, size: Size) -> Response {
    let words = text(format!("{} {words}", icons::WARNING), size);
    let words = words.color(color(ui, Tone::OnAttentionSoft));
    said_ui(ui, words)
}

/// Shows a card with a bar of this tone at its left.
pub fn barred_card_ui<R>(ui: &mut Ui, tone: Tone, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = Margin { left: space::CARD + 6, ..Margin::same(space::CARD) };
    let shown = Ground::Card.frame(ui).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::HALF;
        contents(ui)
    });
    let rect = shown.response.rect;
    let bar = Rect::from_min_size(rect.min, vec2(shape::BAR, rect.height()));
    let corners = CornerRadius { nw: radius::CARD, sw: radius::CARD, ne: 0, se: 0 };
    ui.painter().rect_filled(bar, corners, color(ui, tone));
    shown.inner
}
