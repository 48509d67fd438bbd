//! What stacks are worth and what places are paid, each beside something to compare it with.

use divan::{Bencher, black_box};
use engine::money::icm::{by_integral, over_sets};
use engine::money::{Field, PayoutTerms, payouts};
use engine::values::{Chips, Money};
use rulebook::PayoutTemplate;
use std::collections::BTreeMap;

fn main() {
    divan::main();
}

fn field(players: u64) -> Vec<Chips> {
    (0..players).map(|player| Chips(1_000 + player * player % 977 * 250)).collect()
}

fn prizes(places: u64) -> Vec<Money> {
    (1..=places).map(|place| Money(1_000_000 / place)).collect()
}

/// Promise: twenty players exactly under 0.2 s, 1,000 players and 150 prizes under 0.4 s.
#[divan::bench_group(sample_count = 10, sample_size = 1)]
mod icm {
    use super::{Bencher, black_box, by_integral, field, over_sets, prizes};

    #[divan::bench]
    fn exact_20_players_20_prizes(bencher: Bencher) {
        let (field, prizes) = (field(20), prizes(20));
        bencher.bench(|| over_sets(black_box(&field), &prizes));
    }

    #[divan::bench(args = [(20, 20), (100, 15), (1_000, 150)])]
    fn by_the_integral(bencher: Bencher, (players, places): (u64, u64)) {
        let (field, prizes) = (field(players), prizes(places));
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
