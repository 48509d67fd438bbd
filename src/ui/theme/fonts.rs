//! The fonts that are shipped, so that text looks the same on every machine and on paper.

use crate::theme::leftward::Leftward;
use crate::theme::size::BOLD;
use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};
use print::FONTS;
use std::sync::Arc;

const SYMBOLS: &str = "noto-symbols";
const ICONS: &str = "phosphor";
const ICON_FONT: &[u8] = include_bytes!("../../../assets/icons/Phosphor-Bold-Subset.ttf");

/// What the fonts of [`FONTS`] are called here.
const NAMES: [&str; 9] = [
    "noto",
    "noto-bold",
    SYMBOLS,
    "noto-math",
    "noto-hebrew",
    "noto-hebrew-bold",
    "noto-arabic",
    "noto-arabic-bold",
    "noto-emoji",
];

/// The fonts of regular writing: each has what those before it have not.
const REGULAR: [&str; 7] =
    ["noto", SYMBOLS, "noto-math", ICONS, "noto-hebrew", "noto-arabic", "noto-emoji"];

/// The fonts of bold writing.
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
    for (name, bytes) in NAMES.into_iter().zip(FONTS).chain([(ICONS, ICON_FONT)]) {
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
    ctx.add_plugin(Leftward);
}

/// Signs and icons are drawn to other measures than letters; this sets them beside letters.
fn tweak(name: &str) -> FontTweak {
    match name {
        SYMBOLS => FontTweak { scale: 1.15, y_offset_factor: 0.12, ..Default::default() },
        ICONS => FontTweak { scale: 1.1, y_offset_factor: 0.1, ..Default::default() },
        _ => FontTweak::default(),
    }
}
