//! What stacks are worth: published numbers, answers worked out with fractions elsewhere, and the
//! two ways of working it out against each other.

use engine::money::icm::{by_integral, icm, over_sets};
use engine::values::{Chips, Money};
use serde_json::Value;

fn stacks(of: &[u64]) -> Vec<Chips> {
    of.iter().copied().map(Chips).collect()
}

fn prizes(of: &[u64]) -> Vec<Money> {
    of.iter().copied().map(Money).collect()
}

/// All are within a millionth of the pool.
#[track_caller]
fn close(what: &str, got: &[f64], wanted: &[f64], pool: f64) {
    assert_eq!(got.len(), wanted.len(), "{what}");
    for (got, wanted) in got.iter().zip(wanted) {
        assert!((got - wanted).abs() <= pool * 1e-6, "{what}: {got} for {wanted}");
    }
}

fn numbers(record: &Value, name: &str) -> Vec<f64> {
    let list = record.get(name).and_then(Value::as_array).expect("a list");
    list.iter().map(|number| number.as_f64().expect("a number")).collect()
}

fn whole(record: &Value, name: &str) -> Vec<u64> {
    let list = record.get(name).and_then(Value::as_array).expect("a list");
    list.iter().map(|number| number.as_u64().expect("a whole number")).collect()
}

#[test]
fn answers_that_were_worked_out_elsewhere_by_both_ways() {
    let file: Value =
        serde_json::from_str(include_str!("../../data/vectors/icm.json")).expect("JSON");
    let mut compared = 0;
    for list in ["records", "large_fields"] {
        for record in file.get(list).and_then(Value::as_array).expect("records") {
            let (stacks, prizes) =
                (stacks(&whole(record, "stacks")), prizes(&whole(record, "prizes")));
            let pool = prizes.iter().map(|prize| prize.0).sum::<u64>() as f64;
            let wanted = numbers(record, "icm");
            let id = record["id"].as_str().expect("an id");
            close(id, &by_integral(&stacks, &prizes), &wanted, pool);
            if stacks.len() <= engine::money::icm::EXACT_MAX {
                close(id, &over_sets(&stacks, &prizes), &wanted, pool);
            }
            let millionths: Vec<f64> =
                icm(&stacks, &prizes).iter().map(|worth| *worth as f64 / 1e6).collect();
            close(id, &millionths, &wanted, pool);
            compared += 1;
        }
    }
    assert_eq!(compared, 15);
}

#[test]
fn published_examples() {
    let example = |of: &[u64], paid: &[u64], wanted: &[f64]| {
        for way in [over_sets, by_integral] {
            let worth = way(&stacks(of), &prizes(paid));
            for (worth, wanted) in worth.iter().zip(wanted) {
                // Some were cut off after the second digit, others rounded.
                assert!((worth - wanted).abs() < 0.01, "{worth} for {wanted}");
            }
        }
    };
    example(
        &[100_000, 70_000, 50_000, 20_000],
        &[200, 120, 80, 50],
        &[140.84, 123.80, 108.96, 76.40],
    );
    example(&[50, 30, 20], &[70, 30], &[45.17, 32.25, 22.57]);
    example(&[25, 87, 88], &[50, 30, 20], &[25.69, 37.08, 37.21]);
    example(&[198, 1, 1], &[50, 30, 20], &[49.79, 25.10, 25.10]);
}

/// The chances of a leader to come first to last, from prizes that pay one place each.
#[test]
fn the_chances_of_a_leader_are_those_that_were_published() {
    let field = stacks(&[100_000, 70_000, 50_000, 20_000]);
    for (place, percent) in [41.7, 31.9, 20.0, 6.4].into_iter().enumerate() {
        let mut paid = vec![0; 4];
        paid[place] = 1000;
        let worth = over_sets(&field, &prizes(&paid))[0];
        assert!((worth / 10.0 - percent).abs() < 0.05, "{place}: {worth}");
    }
}

/// Stacks that are far apart, alike and one by one, from two players to the most that sets allow.
#[test]
fn both_ways_agree_for_any_field() {
    for players in 2..=14_u64 {
        for spread in [1, 3, 40, 5_000] {
            let field: Vec<u64> =
                (0..players).map(|player| 1 + (player * player * 7919) % (spread * 977)).collect();
            let paid: Vec<u64> = (0..players.min(9)).map(|place| 90_000 >> place).collect();
            let (field, paid) = (stacks(&field), prizes(&paid));
            let pool = paid.iter().map(|prize| prize.0).sum::<u64>() as f64;
            let exact = over_sets(&field, &paid);
            let integral = by_integral(&field, &paid);
            for (one, other) in exact.iter().zip(&integral) {
                assert!((one - other).abs() <= pool * 1e-9, "{players} {spread}: {one} {other}");
            }
        }
    }
}

/// Every prize is somebody's, whoever has which stack; equal stacks are worth the same, and more
/// chips are never worth less.
#[test]
fn large_fields_share_the_whole_pool() {
    let field: Vec<Chips> = (0..300).map(|player| Chips(500 + (player % 97) * 1_300)).collect();
    let paid: Vec<Money> = (0..45).map(|place| Money(100_000 / (place + 1))).collect();
    let pool = paid.iter().map(|prize| prize.0).sum::<u64>() as f64;
    let worth = by_integral(&field, &paid);
    assert!((worth.iter().sum::<f64>() - pool).abs() < pool * 1e-9);
    for (one, chips) in worth.iter().zip(&field) {
        for (other, fewer) in worth.iter().zip(&field).filter(|(_, fewer)| *fewer <= chips) {
            let is_right = if fewer == chips { (one - other).abs() < 1e-6 } else { one > other };
            assert!(is_right, "{chips} is worth {one}, {fewer} is worth {other}");
        }
    }
}
