//! The chip set as a sheet: what there is, what is out, what is left in the case.

use crate::chip_colors::chip_color;
use crate::sheet::{Cell, Sheet};
use engine::chips::{Sold, capacity};
use engine::tournament::Tournament;

/// Every kind of chip, the smallest value first.
#[must_use]
pub fn chip_set(tournament: &Tournament) -> Sheet {
    let settings = tournament.settings();
    let set = &settings.chip_set;
    let sold = Sold::of(tournament);
    let capacity = capacity(set, tournament.structure(), &settings.seating, &sold);
    let rows = set.denominations.iter().zip(&capacity.chips).map(|(chip, far)| {
        vec![
            ("value", Cell::number(Some(chip.value.0))),
            ("color", Cell::Text(chip_color(chip.color).to_owned())),
            ("rgb", Cell::Text(hex(chip.color))),
            ("spots", Cell::Number(i64::from(chip.edge.spots))),
            ("spots_rgb", Cell::Text(hex(chip.edge.color))),
            ("in_a_stack", Cell::Number(i64::from(chip.in_a_stack))),
            ("owned", Cell::number(chip.inventory)),
            ("out", Cell::number(Some(far.out))),
            ("out_at_most", Cell::number(Some(far.out_at_most))),
            ("left", Cell::number(far.left)),
            ("left_at_least", Cell::number(far.left_at_least)),
            ("stacks", Cell::number(capacity.stacks.map(|served| served.count))),
            ("with_color_ups", Cell::number(capacity.with_color_ups.map(|served| served.count))),
        ]
    });
    Sheet { rows: rows.collect() }
}

/// A color as pages and programs write it.
fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}
