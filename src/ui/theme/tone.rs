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
