//! The fonts that are shipped, so that text looks the same on every machine.

use crate::print::FONTS;
use crate::ui::theme::size::BOLD;
use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};
use std::sync::Arc;

const SYMBOLS: &str = "noto-symbols";

/// What the fonts of [`FONTS`] are called here, which are the same on paper.
const NAMES: [&str; 4] = ["noto", "noto-bold", SYMBOLS, "noto-math"];

/// Installs the fonts; bold writing has its own family.
pub fn install_fonts(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in NAMES.into_iter().zip(FONTS) {
        let tweak = if name == SYMBOLS { larger() } else { FontTweak::default() };
        let data = FontData::from_static(bytes).tweak(tweak);
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family = |first: &[&str]| -> Vec<String> {
        let ours = first.iter().copied().chain([SYMBOLS, "noto-math"]);
        ours.map(str::to_owned).chain(fallback.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, family(&["noto"]));
    fonts.families.insert(FontFamily::Name(BOLD.into()), family(&["noto-bold", "noto"]));
    ctx.set_fonts(fonts);
}

/// Signs are drawn smaller and higher than letters; this sets them beside letters.
fn larger() -> FontTweak {
    FontTweak { scale: 1.15, y_offset_factor: 0.12, ..Default::default() }
}
