//! Which values are gone, and which tables have raced for them.

use crate::seating::Seating;
use crate::values::{Chips, TableNo};
use std::collections::{BTreeMap, BTreeSet};

/// Every value that was raced for.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RaceBook {
    pub(super) by_value: BTreeMap<Chips, RacedValue>,
    /// Chips of a value that came outside races, or went where negative.
    pub(super) changed: BTreeMap<Chips, i64>,
    /// Values that stay, though a color-up was planned for them.
    pub(super) waived: BTreeSet<Chips>,
}

/// A value that goes table by table, or is gone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RacedValue {
    /// The value that its chips become.
    pub next: Chips,
    /// Tables that have raced for it; those without players need not.
    pub tables: BTreeSet<TableNo>,
    /// True once every table has raced, whatever tables are set up later.
    pub(super) is_gone: bool,
    /// How many chips of it were to be in the room when the first table raced.
    pub expected: Option<u64>,
    /// Chips that were given up in races, those exchanged straight among them.
    pub chips: u64,
    /// Chips that were given up late.
    pub late: u64,
    /// Larger chips that went out for them.
    pub received: u64,
    /// How much the chips in play grew, or shrank where negative.
    pub delta: i64,
}

impl RaceBook {
    /// The values that were raced for, the smallest first.
    pub fn values(&self) -> impl Iterator<Item = (Chips, &RacedValue)> {
        self.by_value.iter().map(|(value, raced)| (*value, raced))
    }

    /// What is known of the race for a value, if it began.
    #[must_use]
    pub fn value(&self, value: Chips) -> Option<&RacedValue> {
        self.by_value.get(&value)
    }

    /// Whether the planned color-up of this value is done without.
    #[must_use]
    pub fn is_waived(&self, value: Chips) -> bool {
        self.waived.contains(&value)
    }

    /// How many chips of this value came by exchanges and late finds; negative where more went.
    #[must_use]
    pub fn changed(&self, value: Chips) -> i64 {
        self.changed.get(&value).copied().unwrap_or(0)
    }

    /// Whether no table has chips of this value any more.
    #[must_use]
    pub fn is_gone(&self, value: Chips, seating: &Seating) -> bool {
        let is_gone = |raced: &RacedValue| raced.is_gone || raced.left(seating).next().is_none();
        self.value(value).is_some_and(is_gone)
    }

    /// Whether the race for a value has begun and is not over.
    #[must_use]
    pub fn under_way(&self, seating: &Seating) -> Option<(Chips, &RacedValue)> {
        self.values().find(|(value, _)| !self.is_gone(*value, seating))
    }
}

impl RacedValue {
    /// Tables with players that have not raced, by number.
    pub fn left<'a>(&'a self, seating: &'a Seating) -> impl Iterator<Item = TableNo> + 'a {
        let waits = move |table: &TableNo| !self.tables.contains(table);
        let taken = seating.tables().filter(|table| !table.taken().is_empty());
        taken.map(|table| table.no).filter(waits)
    }
}
