//! How many entries, rebuys and color-ups the chips of the house serve.

use crate::chips::color_up::{PlanFacts, color_up_plan};
use crate::chips::{ChipSet, Sold, out_of_the_case};
use crate::settings::SeatingTerms;
use crate::structure::Structure;
use crate::values::{Chips, LevelNo};

/// More stacks or rebuys than any event sells: the search for how many there can be ends here.
const MOST: u32 = 1_000_000;

/// How far the chips of the house go.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Capacity {
    /// Each chip of the set, the smallest value first.
    pub chips: Vec<ChipCapacity>,
    /// Starting stacks that can be handed out; none where nothing was counted.
    pub stacks: Option<Served>,
    /// Starting stacks for which every color-up can be paid out of the case, too.
    pub with_color_ups: Option<Served>,
    /// Rebuys that can still be sold, with every color-up paid; none where none are sold.
    pub rebuys: Option<Served>,
}

/// One chip of the set: how many the house owns, how many are out, and how many are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChipCapacity {
    /// What one of them is worth; no other kind of the set is worth the same.
    pub value: Chips,
    /// How many the house owns, where they were counted.
    pub owned: Option<u32>,
    /// How many of them are in a starting stack.
    pub in_a_stack: u32,
    /// How many are out for what is sold.
    pub out: u64,
    /// How many are out at most, when color-ups have brought more of them.
    pub out_at_most: u64,
    /// How many are left in the case now; fewer than none are missing.
    pub left: Option<i64>,
    /// How many are left at the least, through all color-ups.
    pub left_at_least: Option<i64>,
}

/// How many, and which chip is the first of which there is no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Served {
    /// Stacks or rebuys that the case serves before a chip runs short.
    pub count: u32,
    /// The chip that is short for one more.
    pub bottleneck: Chips,
}

/// How far a set goes in an event with this structure, after so much was sold.
#[must_use]
pub fn capacity(
    set: &ChipSet,
    structure: &Structure,
    seating: &SeatingTerms,
    sold: &Sold,
) -> Capacity {
    let out = out_of_the_case(set, sold);
    let most = out_at_most(set, structure, sold);
    let line = |((chip, out), most): ((&crate::chips::Denomination, u64), u64)| {
        let left = |out: u64| {
            let owned = i64::from(chip.inventory?);
            Some(owned.saturating_sub(i64::try_from(out).unwrap_or(i64::MAX)))
        };
        ChipCapacity {
            value: chip.value,
            owned: chip.inventory,
            in_a_stack: chip.in_a_stack,
            out,
            out_at_most: most,
            left: left(out),
            left_at_least: left(most),
        }
    };
    let chips = set.denominations.iter().zip(out).zip(most).map(line).collect();
    let is_told = set.chips_in_a_stack() > 0;
    if !is_told {
        return Capacity { chips, ..Capacity::default() };
    }
    let seats = u32::from(seating.seats_per_table.max(1));
    let of_stacks = |stacks: u32| Sold {
        stacks,
        tables: stacks.div_ceil(seats),
        rebuys: 0,
        add_ons: 0,
        ..*sold
    };
    let of_rebuys = |more: u32| Sold { rebuys: sold.rebuys.saturating_add(more), ..*sold };
    let stacks = served(set, |count| out_of_the_case(set, &of_stacks(count)));
    let with_color_ups = served(set, |count| out_at_most(set, structure, &of_stacks(count)));
    let rebuys = served(set, |count| out_at_most(set, structure, &of_rebuys(count)));
    let rebuys = rebuys.filter(|_| sold.rebuy_chips > Chips::ZERO);
    Capacity { chips, stacks, with_color_ups, rebuys }
}

/// The most that can be had before a chip is short; none where no chip ever is.
fn served(set: &ChipSet, out: impl Fn(u32) -> Vec<u64>) -> Option<Served> {
    let short = |count: u32| {
        let out = out(count);
        let mut pairs = set.denominations.iter().zip(out);
        let is_short = |(chip, out): &(&crate::chips::Denomination, u64)| {
            chip.inventory.is_some_and(|owned| u64::from(owned) < *out)
        };
        pairs.find(is_short).map(|(chip, _)| chip.value)
    };
    let (mut enough, mut too_many) = (0, MOST);
    let mut bottleneck = short(MOST)?;
    if let Some(bottleneck) = short(0) {
        return Some(Served { count: 0, bottleneck });
    }
    while too_many - enough > 1 {
        let middle = enough + (too_many - enough) / 2;
        match short(middle) {
            Some(value) => (too_many, bottleneck) = (middle, value),
            None => enough = middle,
        }
    }
    Some(Served { count: enough, bottleneck })
}

/// How many of each chip are out of the case at most, from the first hand through every color-up.
fn out_at_most(set: &ChipSet, structure: &Structure, sold: &Sold) -> Vec<u64> {
    let mut out = out_of_the_case(set, sold);
    let mut most = out.clone();
    let tables_after = |_: LevelNo| sold.tables;
    let facts = PlanFacts { set, structure, sold, tables_after: &tables_after };
    let at = |value: Chips| set.values().position(|other| other == value);
    for step in color_up_plan(facts).steps {
        for removal in step.removals {
            if let Some(gone) = at(removal.value).and_then(|index| out.get_mut(index)) {
                *gone = 0;
            }
            let Some(index) = removal.next.and_then(at) else { continue };
            let brought = removal.bring.unwrap_or_default();
            let places = out.get_mut(index).zip(most.get_mut(index));
            if let Some((there, most)) = places {
                *most = (*most).max(there.saturating_add(brought));
                *there = there.saturating_add(brought.saturating_sub(sold.tables.into()));
            }
        }
    }
    most
}
