//! Deals: what each method gives each player, and that nothing is lost in rounding.

use engine::money::{Chop, ChopMethod};
use engine::values::{Chips, Money};

fn chop(stacks: &[u64], prizes: &[u64], kept: u64, unit: u64) -> Chop {
    Chop {
        stacks: stacks.iter().copied().map(Chips).collect(),
        prizes: prizes.iter().copied().map(Money).collect(),
        kept: Money(kept),
        unit: Money(unit),
    }
}

fn given(chop: &Chop, method: ChopMethod) -> Vec<u64> {
    let given = chop.rounded(method);
    assert_eq!(given.iter().copied().sum::<Money>(), chop.shared(), "{method:?}");
    given.into_iter().map(|share| share.0).collect()
}

/// Five left, in cents, with 150.00 kept for the winner; in whole units of money.
#[test]
fn a_deal_of_five_in_three_methods() {
    let stacks = [402_000, 318_000, 261_000, 177_000, 112_000];
    let five = chop(&stacks, &[130_500, 87_000, 61_000, 43_500, 30_500], 15_000, 100);
    assert_eq!(five.shared(), Money(337_500));
    assert_eq!(given(&five, ChopMethod::Even), [67_500; 5]);
    assert_eq!(given(&five, ChopMethod::Icm), [81_000, 74_900, 69_900, 60_600, 51_100]);
    assert_eq!(given(&five, ChopMethod::ChipChop), [89_100, 76_800, 68_500, 56_300, 46_800]);
}

/// 154.17, 122.92, 102.08 and 70.83: the last prize for everybody, the rest by chips.
#[test]
fn a_chip_chop_guarantees_the_last_prize() {
    let four = chop(&[100, 70, 50, 20], &[20_000, 12_000, 8_000, 5_000], 0, 1);
    assert_eq!(given(&four, ChopMethod::ChipChop), [15_417, 12_292, 10_208, 7_083]);
}

/// What is kept comes off the first prize, and where that is not enough off those that are then
/// as high.
#[test]
fn what_is_kept_never_leaves_a_later_place_higher() {
    let kept = |kept| {
        let prizes = chop(&[1, 1, 1], &[500, 300, 200], kept, 1).shared_prizes();
        prizes.into_iter().map(|prize| prize.0).collect::<Vec<u64>>()
    };
    assert_eq!(kept(0), [500, 300, 200]);
    assert_eq!(kept(150), [350, 300, 200]);
    assert_eq!(kept(200), [300, 300, 200]);
    assert_eq!(kept(301), [250, 249, 200]);
    assert_eq!(kept(500), [167, 167, 166]);
    assert_eq!(kept(1_000), [0, 0, 0]);
}

#[test]
fn nothing_is_lost_in_rounding_whatever_the_unit() {
    for unit in [1, 5, 10, 100, 1_000] {
        for method in ChopMethod::ALL {
            given(&chop(&[7, 5, 3, 1], &[10_007, 5_003, 2_501, 999], 333, unit), *method);
        }
    }
}
