//! The chips that are played with.

use crate::fields::{Fields, Reader, Weight};
use crate::{FaultKind, Point};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TdtChip {
    /// Where it stands in the file.
    pub at: Point,
    pub value: u64,
    pub label: String,
    /// Its color, as a browser knows it; empty where it has a picture.
    pub color: String,
    /// How many of them an entry gets.
    pub per_player: u32,
    /// True where the chip is in play.
    pub is_used: bool,
}

/// The most that a chip is worth.
const VALUE_MAX: i64 = 1_000_000_000_000;

/// No chip set has more kinds of chips.
const KINDS_MAX: usize = 100;

pub(crate) fn read_chips<'t>(reader: &mut Reader<'t>, of: &Fields<'_, 't>) -> Vec<TdtChip> {
    let aside = Weight::Aside;
    let Some(holder) = reader.part(of, "Chips", &["GameChips"], aside) else { return Vec::new() };
    let mut chips = Vec::new();
    for value in reader.items(&holder, "Chips", aside) {
        let Some(fields) = reader.fields(value, &["GameChip"], aside) else { continue };
        if chips.len() >= KINDS_MAX {
            reader.odd(&holder, "Chips", FaultKind::TooMany { most: KINDS_MAX }, aside);
            break;
        }
        let worth = reader.whole(&fields, "Value", VALUE_MAX, aside);
        let per_player = reader.whole(&fields, "PerPlayer", i64::from(u16::MAX), aside);
        chips.push(TdtChip {
            at: reader.point(fields.at),
            value: worth.and_then(|worth| u64::try_from(worth).ok()).unwrap_or_default(),
            label: reader.text(&fields, "Label", aside),
            color: reader.text(&fields, "Color", aside),
            per_player: per_player.and_then(|one| u32::try_from(one).ok()).unwrap_or_default(),
            is_used: !fields.has("Use") || reader.is_so(&fields, "Use", aside),
        });
    }
    chips
}
