//! A small round mark with a word or a number.

use crate::theme::{Size, Tone, bold, color, icons, radius, shape, space};
use egui::{Align2, Color32, Painter, Pos2, Rect, Ui, Vec2};

/// What a badge or card has to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Urgency {
    /// Nothing special.
    Quiet,
    /// Something went well, or can be done at ease.
    Good,
    /// Good to know.
    Info,
    /// Somebody must look.
    Attention,
    /// Play is stopped.
    Stopped,
}

impl Urgency {
    /// Its color.
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

    /// Writing on its color.
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

    /// Writing in its color.
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

fn paint_pill(painter: &Painter, right: Pos2, words: &str, fill: Color32, on: Color32) -> Rect {
    let galley = painter.layout_no_wrap(words.to_owned(), bold(Size::Small), on);
    let width = (galley.size().x + 2.0 * space::ONE - 2.0).max(shape::BADGE_HEIGHT);
    let size = Vec2::new(width, shape::BADGE_HEIGHT);
    let rect = Align2::RIGHT_CENTER.anchor_size(right, size);
    painter.rect_filled(rect, radius::ROUND, fill);
    painter.galley(rect.center() - galley.size() / 2.0, galley, on);
    rect
}
