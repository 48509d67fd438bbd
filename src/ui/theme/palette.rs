//! The colors, read once from the data that is compiled in.

use crate::theme::tone::Tone;
use egui::Color32;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const PALETTE: &str = include_str!("../../../assets/theme/palette.ron");
const DARK: &str = include_str!("../../../assets/theme/dark.ron");
const LIGHT: &str = include_str!("../../../assets/theme/light.ron");

static DARK_PALETTE: LazyLock<Palette> = LazyLock::new(|| Palette::read(DARK).unwrap_or_default());
static LIGHT_PALETTE: LazyLock<Palette> =
    LazyLock::new(|| Palette::read(LIGHT).unwrap_or_default());

#[derive(Debug, Default)]
pub struct Palette {
    colors: BTreeMap<Tone, Color32>,
}

#[must_use]
pub fn dark() -> &'static Palette {
    &DARK_PALETTE
}

#[must_use]
pub fn light() -> &'static Palette {
    &LIGHT_PALETTE
}

impl Palette {
    /// The color of a purpose. A test makes sure that every purpose has one.
    #[must_use]
    pub fn color(&self, tone: Tone) -> Color32 {
        self.colors.get(&tone).copied().unwrap_or(Color32::GRAY)
    }

    /// Reads what each color is for.
    fn read(purposes: &str) -> Result<Self, String> {
        let named: BTreeMap<String, String> =
            ron::from_str(PALETTE).map_err(|error| error.to_string())?;
        let purposes: BTreeMap<Tone, String> =
            ron::from_str(purposes).map_err(|error| error.to_string())?;
        let mut colors = BTreeMap::new();
        for (tone, name) in purposes {
            let hex = named.get(&name).ok_or_else(|| format!("no color is named {name}"))?;
            let parsed = Color32::from_hex(&format!("#{hex}"));
            let color = parsed.map_err(|_| format!("{name} is no color"))?;
            colors.insert(tone, color);
        }
        Ok(Self { colors })
    }
}

#[cfg(test)]
mod tests {
    use crate::theme::palette::{DARK, LIGHT, Palette};
    use crate::theme::tone::Tone;

    #[test]
    fn every_purpose_has_a_color_in_both_themes() {
        let tones = Tone::Shadow as usize + 1;
        for data in [DARK, LIGHT] {
            assert_eq!(Palette::read(data).unwrap().colors.len(), tones);
        }
    }
}
