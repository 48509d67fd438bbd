//! The fonts that are shipped, so that text looks the same on every machine.

use crate::ui::theme::size::BOLD;
use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};
use std::sync::Arc;

const SYMBOLS: &str = "noto-symbols";
const ICONS: &str = "phosphor";

const FILES: [(&str, &[u8]); 10] = [
    ("noto", include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf")),
    ("noto-bold", include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf")),
    (SYMBOLS, include_bytes!("../../../assets/fonts/NotoSansSymbols2-Subset.ttf")),
    ("noto-math", include_bytes!("../../../assets/fonts/NotoSansMath-Subset.ttf")),
    (ICONS, include_bytes!("../../../assets/icons/Phosphor-Bold-Subset.ttf")),
    ("noto-hebrew", include_bytes!("../../../assets/fonts/NotoSansHebrew-Regular.ttf")),
    ("noto-hebrew-bold", include_bytes!("../../../assets/fonts/NotoSansHebrew-Bold.ttf")),
    ("noto-arabic", include_bytes!("../../../assets/fonts/NotoSansArabic-Regular.ttf")),
    ("noto-arabic-bold", include_bytes!("../../../assets/fonts/NotoSansArabic-Bold.ttf")),
    ("noto-emoji", include_bytes!("../../../assets/fonts/NotoEmoji-Regular.ttf")),
];

/// For what the first font of a family has no letters.
const REGULAR: [&str; 7] =
    ["noto", SYMBOLS, "noto-math", ICONS, "noto-hebrew", "noto-arabic", "noto-emoji"];
const HEAVY: [&str; 8] = [
    "noto-bold",
    "noto",
    SYMBOLS,
    "noto-math",
    ICONS,
    "noto-hebrew-bold",
    "noto-arabic-bold",
    "noto-emoji",
];

/// Installs the fonts; bold writing has its own family.
pub fn install_fonts(ctx: &Context) {
    let mut fonts = FontDefinitions::default();
    for (name, bytes) in FILES {
        let data = FontData::from_static(bytes).tweak(tweak(name));
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let family = |ours: &[&str]| -> Vec<String> {
        ours.iter().map(|name| (*name).to_owned()).chain(fallback.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, family(&REGULAR));
    fonts.families.insert(FontFamily::Name(BOLD.into()), family(&HEAVY));
    ctx.set_fonts(fonts);
}

/// Signs and icons are drawn to other measures than letters; this sets them beside letters.
fn tweak(name: &str) -> FontTweak {
    match name {
        SYMBOLS => FontTweak { scale: 1.15, y_offset_factor: 0.12, ..Default::default() },
        ICONS => FontTweak { scale: 1.1, y_offset_factor: 0.1, ..Default::default() },
        _ => FontTweak::default(),
    }
}
