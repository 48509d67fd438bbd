//! What a color is for.

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
    OnAttention,
    AttentionText,
    /// A ground tinted with it.
    AttentionSoft,
    /// Writing on that ground.
    OnAttentionSoft,

    Stopped,
    OnStopped,
    StoppedText,
    /// A ground tinted with it.
    StoppedSoft,

    Info,
    OnInfo,
    InfoText,
    /// A ground tinted with it.
    InfoSoft,

    /// A mark that says nothing special.
    Quiet,
    /// The dealer button.
    Disc,
    OnDisc,
    /// The face of a playing card.
    CardFace,
    Spades,
    Hearts,
    Diamonds,
    Clubs,
    Selection,
    /// Under floating panels.
    Shadow,
}
