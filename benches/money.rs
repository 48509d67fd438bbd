//! What stacks are worth and what places are paid, each beside something to compare it with.

#[path = "field.rs"]
#[expect(dead_code, reason = "of the fields of all benchmarks this one needs a few")]
mod field;

use crate::field::{NOW, act, begin, bust_out};
use divan::{Bencher, black_box};
use engine::command::Command;
use engine::money::icm::{by_integral, over_sets};
use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Field, MoneyTerms, PayoutTerms, Price, payouts,
};
use engine::settings::Settings;
use engine::tournament::Tournament;
use engine::values::{Chips, Money, Sale};
use rulebook::PayoutTemplate;
use session::SeededChance;
use std::collections::BTreeMap;

fn main() {
    divan::main();
}

fn stacks(players: u64) -> Vec<Chips> {
    (0..players).map(|player| Chips(1_000 + player * player % 977 * 250)).collect()
}

fn prizes(places: u64) -> Vec<Money> {
    (1..=places).map(|place| Money(1_000_000 / place)).collect()
}

/// Promise: twenty players exactly under 0.2 s, 1,000 players and 150 prizes under 0.4 s.
#[divan::bench_group(sample_count = 10, sample_size = 1)]
mod icm {
    use super::{Bencher, black_box, by_integral, over_sets, prizes, stacks};

    #[divan::bench]
    fn exact_20_players_20_prizes(bencher: Bencher) {
        let (field, prizes) = (stacks(20), prizes(20));
        bencher.bench(|| over_sets(black_box(&field), &prizes));
    }

    #[divan::bench(args = [(20, 20), (100, 15), (1_000, 150)])]
    fn by_the_integral(bencher: Bencher, (players, places): (u64, u64)) {
        let (field, prizes) = (stacks(players), prizes(places));
        bencher.bench(|| by_integral(black_box(&field), &prizes));
    }
}

/// Promise: the prizes of 10,000 entries under a millisecond.
#[divan::bench(args = ["club", "ten-percent", "fifteen-percent"])]
fn payouts_of_10000(bencher: Bencher, template: &str) {
    let template = PayoutTemplate::find(template).expect("it is there").clone();
    let terms = PayoutTerms { template, unit: Money(500), smallest: None, seat: None };
    let set = BTreeMap::new();
    bencher.bench(|| payouts(black_box(&terms), Money(100_000_000), Field::of(10_000), &set));
}

/// Prices of 90.00 with a bounty of 10.00 or without.
fn terms(bounty: u64) -> MoneyTerms {
    let price = Price { pool: Money(9_000), bounty: Money(bounty), ..Price::default() };
    let entry = BuyIn {
        name: "Entry".to_owned(),
        sale: Sale::Entry,
        price,
        chips: None,
        points: 0,
        until: None,
        per_player: None,
        in_all: None,
    };
    let template = PayoutTemplate::find("fifteen-percent").expect("it is there").clone();
    MoneyTerms {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        buy_ins: vec![entry],
        deductions: Vec::new(),
        added: Money::ZERO,
        guarantee: Money::ZERO,
        payouts: PayoutTerms { template, unit: Money(500), smallest: None, seat: None },
        extras: Vec::new(),
        bounties: BountyTerms::Progressive { won_per_thousand: 500 },
        bounty_winners: BountyWinners::default(),
        ties: None,
    }
}

/// 10,000 who paid; the payouts are fixed once so many are out.
fn priced(bounty: u64, out: u32) -> Tournament {
    let (mut tournament, mut chance) = (Tournament::default(), SeededChance::new(7));
    for (at, command) in begin(10_000).iter().enumerate() {
        act(&mut tournament, command, &mut chance);
        if at == 0 {
            let money = Some(terms(bounty));
            let settings = Settings { money, ..tournament.settings().clone() };
            let settings = Command::ChangeSettings { settings: Box::new(settings) };
            act(&mut tournament, &settings, &mut chance);
        }
    }
    if out > 0 {
        for command in [Command::CloseRegistration, Command::FixPayouts] {
            act(&mut tournament, &command, &mut chance);
        }
    }
    for player in 1..=out {
        act(&mut tournament, &bust_out(player), &mut chance);
    }
    tournament
}

/// Promise: the prizes of a field of 10,000 worked out anew after an act under a millisecond, with
/// everybody who has them; before the payouts are fixed, and with 1,000 of 1,500 places taken.
#[divan::bench_group(sample_count = 50, sample_size = 1)]
mod prizes_of_10000 {
    use super::{Bencher, NOW, black_box, priced};
    use reports::{Prizes, needs};

    const CASES: [(u64, u32); 4] = [(0, 0), (0, 9_500), (1_000, 0), (1_000, 9_500)];

    #[divan::bench(args = CASES)]
    fn with_who_has_them(bencher: Bencher, (bounty, out): (u64, u32)) {
        let tournament = priced(bounty, out);
        bencher.bench(|| Prizes::of(black_box(&tournament)));
    }

    #[divan::bench(args = CASES)]
    fn what_needs_doing(bencher: Bencher, (bounty, out): (u64, u32)) {
        let tournament = priced(bounty, out);
        bencher.bench(|| needs(black_box(&tournament), NOW));
    }
}
