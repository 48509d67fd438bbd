//! The chips of an evening that is imported.

use super::remark::{RemarkKind, Remarks};
use engine::chips::{ChipSet, Denomination, Edge, KINDS_MAX};
use engine::values::Chips;
use tdt::TdtChip;
use words::{Args, Words};

/// The chips in use, smallest first. The file does not say for sure how many the house owns.
pub(super) fn chip_set_of(chips: &[TdtChip], remarks: &mut Remarks) -> ChipSet {
    let mut denominations: Vec<Denomination> = Vec::new();
    for chip in chips.iter().filter(|chip| chip.is_used) {
        let is_known = denominations.iter().any(|known| known.value.0 == chip.value);
        if chip.value == 0 || is_known || denominations.len() >= KINDS_MAX {
            remarks.more(RemarkKind::ChipsLeftOut, &chip.label);
            continue;
        }
        denominations.push(Denomination {
            value: Chips(chip.value),
            color: color_of(chip),
            edge: Edge::default(),
            inventory: None,
            in_a_stack: chip.per_player,
        });
    }
    let mut set = ChipSet { denominations };
    set.sort();
    set
}

/// Says where the chips of a stack are not what an entry gets.
pub(super) fn check_stack(set: &ChipSet, starting: Chips, words: &Words, remarks: &mut Remarks) {
    if set.chips_in_a_stack() > 0 && set.stack() != starting {
        let args = Args::new()
            .text("chips", words.chips(set.stack()))
            .text("starting", words.chips(starting))
            .count("count", set.chips_in_a_stack());
        remarks.name(RemarkKind::StackOff, words.say("chips-stack-sum-off", &args));
    }
}

/// The color of a chip as a browser knows it: by digits, by name, or by label if it has a picture.
fn color_of(chip: &TdtChip) -> [u8; 3] {
    let color = chip.color.trim().to_lowercase();
    let named = |name: &str| COLORS.iter().find(|(known, _)| *known == name).map(|known| known.1);
    let by_digits = color.strip_prefix('#').and_then(digits);
    by_digits
        .or_else(|| named(&color))
        .or_else(|| named(&chip.label.trim().to_lowercase()))
        .unwrap_or_default()
}

/// `ff8000`, or `f80` for the same.
fn digits(text: &str) -> Option<[u8; 3]> {
    let values: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).and_then(|it| u8::try_from(it).ok())).collect();
    match *values?.as_slice() {
        [r, g, b] => Some([r * 17, g * 17, b * 17]),
        [r, red, g, green, b, blue] => Some([r * 16 + red, g * 16 + green, b * 16 + blue]),
        _ => None,
    }
}

/// The colors of chips, by the names that browsers have for them.
const COLORS: [(&str, [u8; 3]); 21] = [
    ("white", [255, 255, 255]),
    ("black", [0, 0, 0]),
    ("red", [255, 0, 0]),
    ("green", [0, 128, 0]),
    ("blue", [0, 0, 255]),
    ("silver", [192, 192, 192]),
    ("gray", [128, 128, 128]),
    ("grey", [128, 128, 128]),
    ("yellow", [255, 255, 0]),
    ("orange", [255, 165, 0]),
    ("purple", [128, 0, 128]),
    ("pink", [255, 192, 203]),
    ("brown", [165, 42, 42]),
    ("gold", [255, 215, 0]),
    ("lime", [0, 255, 0]),
    ("navy", [0, 0, 128]),
    ("teal", [0, 128, 128]),
    ("maroon", [128, 0, 0]),
    ("olive", [128, 128, 0]),
    ("cyan", [0, 255, 255]),
    ("magenta", [255, 0, 255]),
];

#[cfg(test)]
mod tests {
    use super::{color_of, digits};
    use tdt::{Point, TdtChip};

    #[test]
    fn colors_are_those_of_a_browser_or_of_the_label() {
        assert_eq!(digits("00ff00"), Some([0, 255, 0]));
        assert_eq!(digits("f80"), Some([255, 136, 0]));
        assert_eq!((digits("00ff0"), digits("00fg00")), (None, None));
        let chip = |color: &str, label: &str| {
            let (color, label) = (color.to_owned(), label.to_owned());
            let (at, value, per_player) = (Point::START, 25, 8);
            color_of(&TdtChip { at, value, label, color, per_player, is_used: true })
        };
        assert_eq!(chip("Silver", ""), [192, 192, 192]);
        assert_eq!(chip("", "Red"), [255, 0, 0]);
        assert_eq!(chip("rgb(1,2,3)", "Mine"), [0, 0, 0]);
    }
}
