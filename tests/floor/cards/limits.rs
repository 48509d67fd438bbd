//! Limit and pot-limit, by the numbers of their examples.

use cards::wagers::{LimitCap, LimitRound, MissingBlinds, PotLimit, ShortAllIn, limit_all_in};

fn totals(bet: u64, bets: u32) -> Vec<u64> {
    LimitRound { bet, cap: LimitCap::Bets(bets) }.totals().expect("a cap")
}

#[test]
fn v_001_04_three_bets_on_the_lower_street() {
    assert_eq!(totals(10, 3), [10, 20, 30]);
    let round = LimitRound { bet: 10, cap: LimitCap::Bets(3) };
    assert!(round.may_raise(2, 0) && !round.may_raise(3, 0));
}

#[test]
fn v_001_05_three_bets_on_the_upper_street() {
    assert_eq!(totals(20, 3), [20, 40, 60]);
}

#[test]
fn d_02_a_bet_and_three_raises() {
    assert_eq!(totals(10, 4), [10, 20, 30, 40]);
}

#[test]
fn d_03_a_bet_and_four_raises_in_draw() {
    assert_eq!(totals(10, 5), [10, 20, 30, 40, 50]);
}

#[test]
fn d_04_all_in_for_less_than_half_may_only_be_called() {
    assert_eq!(limit_all_in(9, 20), ShortAllIn::CallOrFold);
}

#[test]
fn d_05_all_in_for_half_is_a_bet() {
    assert_eq!(limit_all_in(10, 20), ShortAllIn::FullBet);
}

#[test]
fn a_cap_for_each_player_is_none_for_the_table() {
    let each = LimitRound { bet: 10, cap: LimitCap::RaisesEach(3) };
    assert!(each.may_raise(9, 2) && !each.may_raise(3, 3));
    assert_eq!(each.totals(), None);
    assert!(LimitRound { bet: 10, cap: LimitCap::None }.may_raise(99, 99));
}

fn most(pot: u64, current_bet: u64, in_front: u64) -> u64 {
    let decision = PotLimit { pot, current_bet, in_front, blinds_missing: 0 };
    decision.raise_to_at_most(MissingBlinds::Ignored)
}

#[test]
fn v_001_06_first_raise_of_the_pot() {
    assert_eq!(most(30, 20, 0), 70);
}

#[test]
fn d_07_raise_of_the_pot_over_that() {
    assert_eq!(most(100, 70, 0), 240);
    // The same from the big blind, who has 20 in front and calls 50 more.
    assert_eq!(most(100, 70, 20), 220);
}

#[test]
fn p51_blinds_that_are_missing_count_before_the_flop() {
    for (pot, blinds_missing) in [(300, 0), (200, 100), (100, 200)] {
        let decision = PotLimit { pot, current_bet: 200, in_front: 0, blinds_missing };
        assert_eq!(decision.raise_to_at_most(MissingBlinds::Count), 700);
    }
    let dead = PotLimit { pot: 200, current_bet: 200, in_front: 0, blinds_missing: 100 };
    assert_eq!(dead.raise_to_at_most(MissingBlinds::Ignored), 600);
    let full = PotLimit { pot: u64::MAX, current_bet: 9, in_front: 0, blinds_missing: 9 };
    assert_eq!(full.raise_to_at_most(MissingBlinds::Count), u64::MAX);
}
