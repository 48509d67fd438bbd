//! What a color is for.

use crate::theme::palette::{dark, light};
use crate::theme::size::shape;
use egui::{Color32, Stroke, Ui};
use serde::Deserialize;

/// What a color is for. `Soft` is a ground to write on; `Text` can be read on ground and panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Tone {
    /// Behind everything.
    Ground,
    /// Header, navigation, strips.
    Panel,
    /// Cards and buttons on a panel.
    Raised,
    /// The same under the pointer.
    RaisedHover,
    /// The same while pressed.
    RaisedPressed,
    /// Where something is typed.
    Field,
    /// Every second row.
    Stripe,
    /// The row or entry that is chosen.
    Selected,
    /// A quiet line.
    Line,
    /// A line that can be seen from afar.
    LineStrong,

    /// What is read first.
    Text,
    /// What is read second.
    TextMuted,
    /// What cannot be done at the moment.
    TextDisabled,

    /// The one accent: what to do next.
    Accent,
    /// The same under the pointer.
    AccentHover,
    /// The same while pressed.
    AccentPressed,
    /// Writing on the accent.
    OnAccent,
    /// Writing in the accent.
    AccentText,
    /// A ground tinted with the accent.
    AccentSoft,

    /// A poker table.
    Felt,
    /// The same under the pointer.
    FeltHover,
    /// The edge of a poker table.
    Rail,
    /// Writing on a table.
    OnFelt,
    /// Quieter writing on a table.
    OnFeltMuted,

    /// Somebody must look.
    Attention,
    /// Writing on it.
    OnAttention,
    /// Writing in it.
    AttentionText,
    /// A ground tinted with it.
    AttentionSoft,
    /// Writing on that ground.
    OnAttentionSoft,

    /// Play is stopped.
    Stopped,
    /// Writing on it.
    OnStopped,
    /// Writing in it.
    StoppedText,
    /// A ground tinted with it.
    StoppedSoft,

    /// Good to know.
    Info,
    /// Writing on it.
    OnInfo,
    /// Writing in it.
    InfoText,
    /// A ground tinted with it.
    InfoSoft,

    /// A mark that says nothing special.
    Quiet,
    /// The dealer button.
    Disc,
    /// Its letter.
    OnDisc,
    /// The face of a playing card.
    CardFace,
    /// Spades on it.
    Spades,
    /// Hearts on it.
    Hearts,
    /// Diamonds on it.
    Diamonds,
    /// Clubs on it.
    Clubs,
    /// Marked text.
    Selection,
    /// Under floating panels.
    Shadow,
}

/// The color of a purpose in the theme that is on.
#[must_use]
pub fn color(ui: &Ui, tone: Tone) -> Color32 {
    let palette = if ui.visuals().dark_mode { dark() } else { light() };
    palette.color(tone)
}

/// A thin line in the color of a purpose.
#[must_use]
pub fn stroke(ui: &Ui, tone: Tone) -> Stroke {
    Stroke::new(shape::LINE, color(ui, tone))
}

/// Ink on paper, from 0, black, to 255, white: paper is white in a dark room, too.
#[must_use]
pub fn paper_ink(level: u8) -> Color32 {
    Color32::from_gray(level)
}
