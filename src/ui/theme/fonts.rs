//! The fonts that are shipped, so that text looks the same on every machine.

use crate::ui::theme::size::BOLD;
use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};
use std::sync::Arc;

const SYMBOLS: &str = "noto-symbols";

const FILES: [(&str, &[u8]); 4] = [
    ("noto", include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf")),
    ("noto-bold", include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf")),
    (SYMBOLS, include_bytes!("../../../assets/fonts/NotoSansSymbols2-Subset.ttf")),
    ("noto-math", include_bytes!("../../../assets/fonts/NotoSansMath-Subset.ttf")),
];

/// Installs the fonts; bold writing has its own family.
pub fn install_fonts(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in FILES {
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
