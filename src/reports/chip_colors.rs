//! The colors that poker chips usually have, by their names in the catalogue.

/// The usual colors of chips: the end of a text's id, and red, green and blue.
pub const CHIP_COLORS: [(&str, [u8; 3]); 14] = [
    ("white", [238, 236, 228]),
    ("red", [192, 42, 40]),
    ("blue", [38, 88, 168]),
    ("green", [36, 124, 72]),
    ("black", [38, 38, 42]),
    ("purple", [108, 58, 146]),
    ("yellow", [232, 190, 44]),
    ("orange", [226, 120, 36]),
    ("pink", [226, 130, 164]),
    ("gray", [132, 136, 142]),
    ("brown", [116, 76, 48]),
    ("light-blue", [110, 176, 220]),
    ("lavender", [168, 148, 208]),
    ("burgundy", [112, 24, 44]),
];

/// The usual color that is nearest: the end of its text's id.
#[must_use]
pub fn chip_color(color: [u8; 3]) -> &'static str {
    let off = |other: &[u8; 3]| -> u32 {
        let pairs = color.iter().zip(other);
        pairs.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
    };
    let nearest = CHIP_COLORS.iter().min_by_key(|(_, other)| off(other));
    nearest.map_or("white", |(name, _)| name)
}
