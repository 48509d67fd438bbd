//! What was sold, and which chips went out of the case for it.

use crate::chips::ChipSet;
use crate::money::entries_sold;
use crate::settings::{EntryTerms, Limit, SeatingTerms};
use crate::tournament::Tournament;
use crate::values::Chips;

/// What was sold, or is expected to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sold {
    /// Starting stacks, those of re-entries among them.
    pub stacks: u32,
    /// Rebuys that were sold or are expected, those after a bust-out among them.
    pub rebuys: u32,
    /// What one rebuy brings; nothing where none are sold.
    pub rebuy_chips: Chips,
    /// Add-ons that were sold or are expected.
    pub add_ons: u32,
    /// What one add-on brings; nothing where none is sold.
    pub add_on_chips: Chips,
    /// Tables at which the chips are.
    pub tables: u32,
}

impl Sold {
    /// What was sold so far, in the flights that came together too.
    ///
    /// Whoever was brought forward is no entry here: their stack was sold in their flight.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let (entries, settings) = (tournament.entries(), tournament.settings());
        let tables = u32::try_from(tournament.seating().tables().len()).unwrap_or(u32::MAX);
        let expected = Self::expected(&settings.entries, &settings.seating, entries.left());
        let terms = &settings.entries;
        Self {
            stacks: entries_sold(tournament),
            rebuys: entries.rebuys_total(),
            rebuy_chips: match entries.rebuys_total() {
                0 => expected.rebuy_chips,
                _ => terms.rebuy_chips.unwrap_or(terms.starting_chips),
            },
            add_ons: entries.add_ons_total(),
            tables: if tables == 0 { expected.tables } else { tables },
            ..expected
        }
    }

    /// So many starting stacks and nothing else, at full tables.
    #[must_use]
    pub fn expected(terms: &EntryTerms, seating: &SeatingTerms, stacks: u32) -> Self {
        let rebuy = terms.rebuy_chips.unwrap_or(terms.starting_chips);
        Self {
            stacks,
            rebuy_chips: if terms.rebuys == Limit::Never { Chips::ZERO } else { rebuy },
            add_on_chips: terms.add_on_chips.unwrap_or_default(),
            tables: stacks.div_ceil(u32::from(seating.seats_per_table.max(1))),
            ..Self::default()
        }
    }
}

/// How many of each chip are out of the case, the smallest value first.
///
/// A starting stack, and a rebuy or add-on of the same size, is what the set says; other chips are
/// bought in as few as possible, for the small ones are on the tables by then.
#[must_use]
pub fn out_of_the_case(set: &ChipSet, sold: &Sold) -> Vec<u64> {
    let mut out = vec![0_u64; set.denominations.len()];
    let mut hand_out = |chips: Chips, times: u32| {
        for (place, count) in out.iter_mut().zip(chips_for(set, chips)) {
            *place = place.saturating_add(count.saturating_mul(u64::from(times)));
        }
    };
    hand_out(set.stack(), sold.stacks);
    hand_out(sold.rebuy_chips, sold.rebuys);
    hand_out(sold.add_on_chips, sold.add_ons);
    out
}

/// The chips that so much is bought in.
fn chips_for(set: &ChipSet, chips: Chips) -> Vec<u64> {
    if chips == set.stack() {
        return set.denominations.iter().map(|chip| u64::from(chip.in_a_stack)).collect();
    }
    let mut rest = chips.0;
    let mut counts: Vec<u64> = Vec::new();
    for value in set.denominations.iter().rev().map(|chip| chip.value.0) {
        counts.push(rest.checked_div(value).unwrap_or(0));
        rest = rest.checked_rem(value).unwrap_or(rest);
    }
    counts.reverse();
    counts
}
