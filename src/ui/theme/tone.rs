//! What a color is for.

use serde::Deserialize;

/// What a color is for. `Soft` is a ground to write on; `Text` can be read on ground and panel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Tone {
    /// The window behind everything else.
    Ground,
    /// Header, navigation, strips.
    Panel,
    /// Cards and buttons on a panel.
    Raised,
    /// The same under the pointer.
    RaisedHover,
    RaisedPressed,
    /// The ground of fields in which something is typed.
    Field,
    /// The ground of every second row of a list.
    Stripe,
    /// The row or entry that is chosen.
    Selected,
    Line,
    /// A line that can be seen from afar.
    LineStrong,

    /// Writing that is read first.
    Text,
    /// Writing that is read second, such as remarks.
    TextMuted,
    /// What cannot be done at the moment.
    TextDisabled,

    /// The one accent: what to do next.
    Accent,
    /// The same under the pointer.
    AccentHover,
    AccentPressed,
    /// Writing on a ground in the accent color.
    OnAccent,
    /// Writing in the accent color.
    AccentText,
    /// A ground tinted with the accent.
    AccentSoft,

    Felt,
    /// The same under the pointer.
    FeltHover,
    /// The edge of a poker table.
    Rail,
    /// Writing on the felt of a table.
    OnFelt,
    /// Quieter writing on a table.
    OnFeltMuted,

    Attention,
    OnAttention,
    AttentionText,
    AttentionSoft,
    OnAttentionSoft,

    Stopped,
    OnStopped,
    StoppedText,
    StoppedSoft,

    Info,
    OnInfo,
    InfoText,
    InfoSoft,

    /// A mark that says nothing special.
    Quiet,
    /// The disc that is the dealer button.
    Disc,
    OnDisc,
    /// The face of a playing card.
    CardFace,
    Spades,
    Hearts,
    Diamonds,
    Clubs,
    Selection,
    /// The shadow under floating panels.
    Shadow,
}
