//! Whether a chip set can be played with, and what a director should look at.

use crate::chips::{ChipSet, Sold, out_of_the_case};
use crate::refusal::{Refusal, refuse_if};
use crate::structure::{Level, Stakes, Structure};
use crate::values::{Chips, LevelNo};

/// The most kinds of chips that a set has.
pub const KINDS_MAX: usize = 16;

/// What is odd about a chip set, and no reason to refuse it.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetFlag {
    /// A chip cannot be exchanged for whole chips of the next value.
    NotAMultiple { value: Chips, next: Chips },
    /// Nobody said which chips an entry gets.
    StackMissing,
    /// More of a chip is handed out than the house owns.
    InventoryShort { value: Chips, needed: u64, owned: u32 },
    /// What is posted in a level cannot be paid with the smallest chip.
    Unpayable { level: LevelNo, amount: Chips, smallest: Chips },
}

/// What is odd about a level, and no reason to refuse it: it cannot be paid, or is hardly meant.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LevelFlag {
    /// What is posted or bet cannot be paid with the chips there are.
    Unpayable { level: LevelNo, amount: Chips, smallest: Chips },
    /// Less is posted than in this level before, of the same game.
    Falls { level: LevelNo, before: LevelNo },
}

impl LevelFlag {
    /// The level that is odd; of two between which blinds fall, the later one.
    #[must_use]
    pub fn level(self) -> LevelNo {
        match self {
            Self::Unpayable { level, .. } | Self::Falls { level, .. } => level,
        }
    }
}

/// What is odd about the levels of a structure that is played with these chips; without chips only
/// whether blinds fall. One flag of a kind for each level.
///
/// 10/20, 33/66 and 100/200 with chips from 25 on: the first two cannot be paid.
#[must_use]
pub fn level_flags(set: &ChipSet, structure: &Structure) -> Vec<LevelFlag> {
    let mut flags = Vec::new();
    let smallest = set.smallest().filter(|smallest| *smallest > Chips::ZERO);
    let mut earlier: Vec<(LevelNo, &Level)> = Vec::new();
    for (level, what) in structure.levels() {
        let unpaid = |amount: &Chips| !is_payable(set, *amount);
        if let Some(smallest) = smallest
            && let Some(amount) = what.stakes.amounts().find(unpaid)
        {
            flags.push(LevelFlag::Unpayable { level, amount, smallest });
        }
        let same = |(_, other): &&(LevelNo, &Level)| {
            other.game == what.game && other.stakes.form() == what.stakes.form()
        };
        if let Some((before, other)) = earlier.iter().rev().find(same)
            && falls(other.stakes, what.stakes)
        {
            flags.push(LevelFlag::Falls { level, before: *before });
        }
        earlier.push((level, what));
    }
    flags
}

/// Whether chips of this set come to this amount: of one value, or of the smallest and another.
fn is_payable(set: &ChipSet, amount: Chips) -> bool {
    let smallest = set.smallest().map_or(1, |smallest| smallest.0.max(1));
    let values = || set.values().filter(|value| *value > Chips::ZERO && *value <= amount);
    let rest = |value: Chips| amount.0.saturating_sub(value.0);
    values().any(|value| amount.0 % value.0 == 0 || rest(value) % smallest == 0)
}

/// Whether one of the blinds, or the bring-in and the bet that stand in their place, is smaller
/// than before and none is larger.
fn falls(before: Stakes, after: Stakes) -> bool {
    let (small, big) = (before.small_blind(), before.big_blind());
    let (small_after, big_after) = (after.small_blind(), after.big_blind());
    (big_after < big && small_after <= small) || (small_after < small && big_after <= big)
}

/// Whether this set can be played with at all. A stack that is not what an entry gets is pointed
/// out and no reason to refuse it: houses make do with other chips.
///
/// # Errors
/// Where a chip is worth nothing, stands twice or out of order, or there are too many kinds.
pub fn check_chip_set(set: &ChipSet) -> Result<(), Refusal> {
    refuse_if!(set.denominations.len() > KINDS_MAX, Refusal::ChipKindsTooMany { most: KINDS_MAX });
    if let Some(index) = set.values().position(|value| value == Chips::ZERO) {
        return Err(Refusal::ChipWithoutValue { line: index + 1 });
    }
    for (chip, next) in set.values().zip(set.values().skip(1)) {
        if set.values().filter(|other| *other == chip).count() > 1 {
            return Err(Refusal::ChipTwice { chips: chip });
        }
        refuse_if!(next < chip, Refusal::ChipsOutOfOrder { chips: next });
    }
    Ok(())
}

/// What is odd about a set, after so much was sold.
#[must_use]
pub fn set_flags(set: &ChipSet, structure: &Structure, sold: &Sold) -> Vec<SetFlag> {
    let mut flags = Vec::new();
    if set.smallest().is_none_or(|smallest| smallest == Chips::ZERO) {
        return flags;
    }
    for (value, next) in set.values().zip(set.values().skip(1)) {
        if value > Chips::ZERO && next.0 % value.0 != 0 {
            flags.push(SetFlag::NotAMultiple { value, next });
        }
    }
    if set.chips_in_a_stack() == 0 {
        flags.push(SetFlag::StackMissing);
    }
    for (chip, needed) in set.denominations.iter().zip(out_of_the_case(set, sold)) {
        if let Some(owned) = chip.inventory.filter(|owned| u64::from(*owned) < needed) {
            flags.push(SetFlag::InventoryShort { value: chip.value, needed, owned });
        }
    }
    let odd = level_flags(set, structure).into_iter().find_map(|flag| match flag {
        LevelFlag::Unpayable { level, amount, smallest } => {
            Some(SetFlag::Unpayable { level, amount, smallest })
        }
        LevelFlag::Falls { .. } => None,
    });
    flags.extend(odd);
    flags
}

#[cfg(test)]
mod tests {
    use crate::chips::{ChipSet, Denomination, check_chip_set};
    use crate::refusal::Refusal;
    use crate::values::Chips;

    fn set(chips: &[(u64, u32)]) -> ChipSet {
        let chip = |(value, in_a_stack): &(u64, u32)| Denomination {
            value: Chips(*value),
            color: [0; 3],
            edge: Default::default(),
            inventory: None,
            in_a_stack: *in_a_stack,
        };
        ChipSet { denominations: chips.iter().map(chip).collect() }
    }

    #[test]
    fn a_set_is_refused_with_the_chip_that_is_in_the_way() {
        let check = |chips: &[(u64, u32)]| check_chip_set(&set(chips));
        assert_eq!(check(&[]), Ok(()));
        assert_eq!(check(&[(25, 0), (100, 0)]), Ok(()));
        assert_eq!(check(&[(25, 8), (100, 8)]), Ok(()));
        assert_eq!(check(&[(25, 0), (0, 0)]), Err(Refusal::ChipWithoutValue { line: 2 }));
        let twice = Err(Refusal::ChipTwice { chips: Chips(25) });
        assert_eq!(check(&[(25, 0), (25, 0)]), twice);
        assert_eq!(check(&[(25, 0), (100, 0), (25, 0)]), twice);
        let order = Err(Refusal::ChipsOutOfOrder { chips: Chips(25) });
        assert_eq!(check(&[(100, 0), (25, 0)]), order);
        assert_eq!(check(&[(25, 4), (100, 8)]), Ok(()), "whatever an entry gets");
        let kinds: Vec<(u64, u32)> = (1..=17).map(|value| (value, 0)).collect();
        assert_eq!(check(&kinds), Err(Refusal::ChipKindsTooMany { most: 16 }));
    }
}
