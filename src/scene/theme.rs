//! The colors of a set of screens.

use crate::color::Rgb;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The colors of a set of screens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What everything stands on.
    pub ground: Ground,
    /// What facts stand on that belong together.
    pub panel: Rgb,
    /// A line around panels, where there is one.
    #[serde(default)]
    pub line: Option<Rgb>,
    /// The round corners of panels, in pixels of a screen of 1920 × 1080.
    pub corner: u16,
    /// The strip at the head or foot.
    pub band: Rgb,
    /// Letters that are read first.
    pub text: Rgb,
    /// Letters that are read second.
    pub muted: Rgb,
    /// What leads the eye: one color.
    pub accent: Rgb,
    /// What is soon or new.
    pub attention: Rgb,
    /// Play is stopped.
    pub stopped: Rgb,
    /// A break.
    pub calm: Rgb,
    /// The way that the time has not gone yet.
    pub track: Rgb,
    /// The cloth of the table.
    pub cloth: Rgb,
    /// The rail around it.
    pub rail: Rgb,
}

/// What everything stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ground {
    Plain(Rgb),
    /// From the top to the bottom.
    Down(Rgb, Rgb),
    /// From the middle to the edge.
    Round(Rgb, Rgb),
}

/// What a color says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Tone {
    Text,
    Muted,
    Accent,
    Attention,
    Stopped,
    Calm,
}

/// Letters on their ground, at least: WCAG 2 AA.
const CONTRAST: f32 = 4.5;

impl Ground {
    /// The colors that it goes from and to.
    #[must_use]
    pub fn ends(self) -> [Rgb; 2] {
        match self {
            Self::Plain(color) => [color; 2],
            Self::Down(from, to) | Self::Round(from, to) => [from, to],
        }
    }
}

impl Theme {
    /// The color that says this.
    #[must_use]
    pub fn color(&self, tone: Tone) -> Rgb {
        match tone {
            Tone::Text => self.text,
            Tone::Muted => self.muted,
            Tone::Accent => self.accent,
            Tone::Attention => self.attention,
            Tone::Stopped => self.stopped,
            Tone::Calm => self.calm,
        }
    }

    /// Which letters are hard to read, and on what.
    #[must_use]
    pub fn faint(&self) -> Vec<(Tone, Rgb)> {
        let [from, to] = self.ground.ends();
        let grounds = [from, to, self.panel, self.band, self.cloth];
        let pairs = Tone::VARIANTS.iter().flat_map(|tone| grounds.map(|ground| (*tone, ground)));
        pairs.filter(|(tone, ground)| self.color(*tone).contrast(*ground) < CONTRAST).collect()
    }
}
