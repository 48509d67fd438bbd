//! Whether every writing can be read on its ground, computed from the colors themselves.
//!
//! WCAG 2.1 asks for a contrast of 4.5 to 1.

#[cfg(test)]
mod tests {
    use crate::theme::palette::{Palette, dark, light};
    use crate::theme::tone::Tone::{
        self, Accent, AccentHover, AccentPressed, AccentSoft, AccentText, Attention, AttentionSoft,
        AttentionText, CardFace, Clubs, Diamonds, Disc, Felt, FeltHover, Field, Ground, Hearts,
        Info, InfoSoft, InfoText, OnAccent, OnAttention, OnAttentionSoft, OnDisc, OnFelt,
        OnFeltMuted, OnInfo, OnStopped, Panel, Raised, RaisedHover, RaisedPressed, Selected,
        Selection, Spades, Stopped, StoppedSoft, StoppedText, Stripe, Text, TextDisabled,
        TextMuted,
    };
    use egui::Color32;

    const READABLE: f64 = 4.5;

    /// Writings with the grounds that they stand on.
    const PAIRS: [(Tone, &[Tone]); 23] = [
        (Text, &[Ground, Panel, Raised, RaisedHover, RaisedPressed, Field, Stripe, Selected]),
        (TextMuted, &[Ground, Panel, Raised, RaisedHover, Field, Stripe, Selected]),
        (TextDisabled, &[Ground, Panel, Field]),
        (OnAccent, &[Accent, AccentHover, AccentPressed]),
        (AccentText, &[Ground, Panel, Raised, AccentSoft, Field]),
        (Text, &[AccentSoft, AttentionSoft, StoppedSoft, InfoSoft, Selection]),
        (TextMuted, &[AccentSoft, Selection]),
        (AttentionText, &[Selection]),
        (OnFelt, &[Felt, FeltHover]),
        (OnFeltMuted, &[Felt, FeltHover]),
        (AccentText, &[Stripe]),
        (OnAttention, &[Attention]),
        (AttentionText, &[Ground, Panel, Raised, Stripe]),
        (OnAttentionSoft, &[AttentionSoft]),
        (OnStopped, &[Stopped]),
        (StoppedText, &[Ground, Panel, Raised, StoppedSoft]),
        (OnInfo, &[Info]),
        (InfoText, &[Ground, Panel, Raised, InfoSoft]),
        (OnDisc, &[Disc]),
        (Spades, &[CardFace]),
        (Hearts, &[CardFace]),
        (Diamonds, &[CardFace]),
        (Clubs, &[CardFace]),
    ];

    fn linear(channel: u8) -> f64 {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    }

    fn luminance(color: Color32) -> f64 {
        let [red, green, blue, _] = color.to_array();
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn contrast(palette: &Palette, text: Tone, ground: Tone) -> f64 {
        let (a, b) = (luminance(palette.color(text)), luminance(palette.color(ground)));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn every_writing_can_be_read_on_its_ground() {
        let mut unreadable = Vec::new();
        for (theme, palette) in [("dark", dark()), ("light", light())] {
            for (text, grounds) in PAIRS {
                for ground in grounds {
                    let contrast = contrast(palette, text, *ground);
                    if contrast < READABLE {
                        unreadable.push(format!("{theme}: {text:?} on {ground:?}: {contrast:.2}"));
                    }
                }
            }
        }
        assert!(unreadable.is_empty(), "{unreadable:#?}");
    }

    #[test]
    fn black_on_white_is_the_strongest_contrast() {
        let (white, black) = (luminance(Color32::WHITE), luminance(Color32::BLACK));
        assert!(((white + 0.05) / (black + 0.05) - 21.0).abs() < 0.001);
    }
}
