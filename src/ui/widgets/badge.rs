//! A small round mark with a word or a number.

use crate::theme::{OWN_COLORS, Size, Tone, bold, color, icons, radius, shape, space};
use egui::{Align2, Color32, Painter, Pos2, Rect, Ui, Vec2};

/// What a badge or card has to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    Quiet,
    /// Something went well, or can be done at ease.
    Good,
    Info,
    Attention,
    Stopped,
}

impl Urgency {
    #[must_use]
    pub const fn tone(self) -> Tone {
        match self {
            Self::Quiet => Tone::Quiet,
            Self::Good => Tone::Accent,
            Self::Info => Tone::Info,
            Self::Attention => Tone::Attention,
            Self::Stopped => Tone::Stopped,
        }
    }

    /// The tone of writing on a ground of its color.
    #[must_use]
    pub const fn on(self) -> Tone {
        match self {
            Self::Quiet => Tone::Text,
            Self::Good => Tone::OnAccent,
            Self::Info => Tone::OnInfo,
            Self::Attention => Tone::OnAttention,
            Self::Stopped => Tone::OnStopped,
        }
    }

    /// The tone of writing in its color.
    #[must_use]
    pub const fn text(self) -> Tone {
        match self {
            Self::Quiet => Tone::TextMuted,
            Self::Good => Tone::AccentText,
            Self::Info => Tone::InfoText,
            Self::Attention => Tone::AttentionText,
            Self::Stopped => Tone::StoppedText,
        }
    }

    /// Its sign, so that nobody depends on the color.
    #[must_use]
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Quiet => "•",
            Self::Good => icons::DONE,
            Self::Info => icons::INFO,
            Self::Attention => icons::WARNING,
            Self::Stopped => icons::STOPPED,
        }
    }
}

/// Paints a badge with its right edge and middle at `right_middle`; gives its place.
pub fn paint_badge(ui: &Ui, right_middle: Pos2, words: &str, urgency: Urgency) -> Rect {
    let fill = color(ui, urgency.tone());
    let on = color(ui, urgency.on());
    paint_pill(ui.painter(), right_middle, words, fill, on)
}

/// How much of a badge its sign takes.
const SIGN: f32 = 14.0;

/// Paints a badge with a sign before its words, its right edge and middle at `right_middle`.
///
/// `sign` is told where and in which color.
pub fn paint_signed_badge(
    ui: &Ui,
    right_middle: Pos2,
    words: &str,
    urgency: Urgency,
    sign: impl FnOnce(Pos2, Color32),
) {
    let on = color(ui, urgency.on());
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(words.to_owned(), bold(Size::Small), on);
    let size = Vec2::new(pill_width(galley.size().x) + SIGN, shape::BADGE_HEIGHT);
    let rect = Align2::RIGHT_CENTER.anchor_size(right_middle, size);
    painter.rect_filled(rect, radius::ROUND, color(ui, urgency.tone()));
    let first = rect.left_center() + Vec2::new(SIGN / 2.0 + space::HALF, 0.0);
    sign(first, on);
    let left = rect.left() + SIGN + space::ONE - 1.0;
    painter.galley(Pos2::new(left, rect.center().y - galley.size().y / 2.0), galley, on);
}

/// How wide a badge with these words is.
pub fn badge_width(ui: &Ui, words: &str) -> f32 {
    let galley = ui.painter().layout_no_wrap(words.to_owned(), bold(Size::Small), OWN_COLORS);
    pill_width(galley.size().x)
}

/// How wide a badge with a sign and these words is.
pub fn signed_badge_width(ui: &Ui, words: &str) -> f32 {
    badge_width(ui, words) + SIGN
}

fn pill_width(words: f32) -> f32 {
    (words + 2.0 * space::ONE - 2.0).max(shape::BADGE_HEIGHT)
}

fn paint_pill(painter: &Painter, right: Pos2, words: &str, fill: Color32, on: Color32) -> Rect {
    let galley = painter.layout_no_wrap(words.to_owned(), bold(Size::Small), on);
    let size = Vec2::new(pill_width(galley.size().x), shape::BADGE_HEIGHT);
    let rect = Align2::RIGHT_CENTER.anchor_size(right, size);
    painter.rect_filled(rect, radius::ROUND, fill);
    painter.galley(rect.center() - galley.size() / 2.0, galley, on);
    rect
}
