//! What places are paid: whole units, the sum exact, never more for a later place.

use engine::money::{Field, PayoutFault, PayoutTerms, payouts};
use engine::values::{Money, Place};
use rulebook::{PayoutLine, PayoutTemplate};
use std::collections::BTreeMap;

fn terms(template: &str, unit: u64) -> PayoutTerms {
    let template = PayoutTemplate::find(template).expect("it is there").clone();
    PayoutTerms { template, unit: Money(unit), smallest: None, seat: Some(Money(50_000)) }
}

/// Percentages in hundredths.
fn percent(weights: &[u32], unit: u64) -> PayoutTerms {
    let lines = vec![PayoutLine { entries: 1, weights: weights.to_vec() }];
    let template =
        PayoutTemplate { slug: "own".to_owned(), lines, curve: None, is_satellite: false };
    PayoutTerms { template, unit: Money(unit), smallest: None, seat: None }
}

#[track_caller]
fn paid(terms: &PayoutTerms, pool: u64, entries: u32, set: &[(u32, u64)]) -> Vec<u64> {
    fault_or_paid(terms, pool, entries, set).expect("it can be shared")
}

fn fault_or_paid(
    terms: &PayoutTerms,
    pool: u64,
    entries: u32,
    set: &[(u32, u64)],
) -> Result<Vec<u64>, PayoutFault> {
    let set: BTreeMap<Place, Money> =
        set.iter().map(|(place, prize)| (Place(*place), Money(*prize))).collect();
    let prizes = payouts(terms, Money(pool), Field::of(entries), &set)?;
    Ok(prizes.into_iter().map(|prize| prize.0).collect())
}

/// Every template for fields of 2 to 10,000 entries, in six units; in a debug build every unit gets
/// a sixth of the fields, so that each field is still seen.
#[test]
fn every_template_sums_exactly_never_rises_and_keeps_the_smallest_prize() {
    let mut shared = 0_u32;
    let step = if cfg!(debug_assertions) { 6 } else { 1 };
    for template in PayoutTemplate::all() {
        for (at, unit) in (0..).zip([1, 5, 10, 25, 50, 100]) {
            for entries in (2 + at % step..=10_000_u32).step_by(step as usize) {
                let terms = terms(&template.slug, unit);
                // An odd price, so that nothing comes out even by itself.
                let pool = 61 * u64::from(entries) + 7;
                let wanted = if template.curve.is_some() { Some(Money(90)) } else { None };
                let terms = PayoutTerms { smallest: wanted, seat: Some(Money(7_000)), ..terms };
                let what = || format!("{} of {entries} in {unit}", template.slug);
                let prizes = payouts(&terms, Money(pool), Field::of(entries), &BTreeMap::new());
                let prizes = prizes.unwrap_or_else(|fault| panic!("{}: {fault:?}", what()));
                assert_eq!(prizes.iter().map(|prize| prize.0).sum::<u64>(), pool, "{}", what());
                assert!(prizes.is_sorted_by(|one, next| one >= next), "{}", what());
                assert!(prizes.len() <= entries as usize, "{}", what());
                if !template.is_satellite {
                    let smallest = wanted.map_or(unit, |wanted| wanted.0).min(pool);
                    assert!(prizes.iter().all(|prize| prize.0 >= smallest), "{}", what());
                    let odd = prizes.iter().skip(1).any(|prize| prize.0 % unit != 0);
                    assert!(!odd, "{}", what());
                }
                shared += 1;
            }
        }
    }
    assert!(shared >= 6 * 6 * 9_999 / step);
}

#[test]
fn the_places_that_are_paid_follow_from_the_entries() {
    let places = |template, entries| paid(&terms(template, 1), 100_000_000, entries, &[]).len();
    assert_eq!(places("fifteen-percent", 100), 15);
    assert_eq!(places("fifteen-percent", 101), 16);
    assert_eq!(places("ten-percent", 1_000), 100);
    assert_eq!(places("club", 87), 12);
    assert_eq!(places("home", 7), 2);
    assert_eq!(places("winner-takes-all", 500), 1);
    // Two players, and a line for three: nobody is paid who is not there.
    assert_eq!(paid(&percent(&[5_000, 3_000, 2_000], 1), 800, 2, &[]), [500, 300]);
}

/// A club night of 87 at 50: the places that the template has, rounded to 5.
#[test]
fn a_club_night_of_87() {
    let prizes = paid(&terms("club", 5), 4_350, 87, &[]);
    assert_eq!(prizes, [1_330, 870, 605, 435, 300, 220, 165, 120, 100, 70, 70, 65]);
    let at_least = PayoutTerms { smallest: Some(Money(72)), ..terms("club", 5) };
    assert_eq!(paid(&at_least, 4_350, 87, &[])[9..], [75, 75, 75]);
}

/// Three evenings as the incumbent saved them, with the same pool and rules.
///
/// Two typed their amounts. The third has percentages, rounded down to 5, and the first place gets
/// what is left: it came to 910, 515, 290, 220, 180 and 135, because a percent was 0.01 in single
/// precision there, and 10 % of 2,250 came to 224.99998. In whole units it is 225.
#[test]
fn prizes_of_saved_evenings_of_the_incumbent() {
    let typed = |amounts: &[u64]| {
        let set: Vec<(u32, u64)> = (1..).zip(amounts.iter().copied()).collect();
        let pool = amounts.iter().sum();
        assert_eq!(paid(&percent(&[10_000], 100), pool, 19, &set), amounts);
    };
    typed(&[3_210, 1_930, 1_280]);
    typed(&[2_200, 1_400, 900, 400]);

    let shares = [40, 23, 13, 10, 8, 6];
    let own = percent(&shares.map(|share| share * 100), 5);
    assert_eq!(paid(&own, 2_250, 45, &[]), [905, 515, 290, 225, 180, 135]);

    let in_single_precision = |share: u32| (share as f32 * 0.01 * 2_250.0 / 5.0).floor() * 5.0;
    let theirs = shares.map(|share| in_single_precision(share) as u64);
    let left = 2_250 - theirs.iter().sum::<u64>();
    assert_eq!([theirs[0] + left, theirs[1], theirs[2]], [910, 515, 290]);
    assert_eq!(theirs[3..], [220, 180, 135]);
    // With its fourth place set by hand, all others follow as they did there.
    assert_eq!(paid(&own, 2_250, 45, &[(4, 220)]), [910, 515, 290, 220, 180, 135]);
}

#[test]
fn what_is_set_by_hand_stays_and_the_rest_follows() {
    let own = percent(&[5_000, 3_000, 2_000], 10);
    assert_eq!(paid(&own, 1_000, 20, &[]), [500, 300, 200]);
    assert_eq!(paid(&own, 1_000, 20, &[(3, 150)]), [540, 310, 150]);
    assert_eq!(paid(&own, 1_000, 20, &[(1, 600)]), [600, 240, 160]);
    // A fourth place that no line has.
    assert_eq!(paid(&own, 1_000, 20, &[(4, 100)]), [450, 270, 180, 100]);
}

#[test]
fn what_cannot_be_is_refused_with_what_is_wrong() {
    let own = percent(&[5_000, 3_000, 2_000], 10);
    let fault = |set: &[(u32, u64)]| fault_or_paid(&own, 1_000, 20, set).expect_err("refused");
    assert_eq!(
        fault(&[(1, 700), (2, 400)]),
        PayoutFault::SetTooHigh { set: Money(1_100), pool: Money(1_000) }
    );
    assert_eq!(fault(&[(1, 400), (2, 300), (3, 200)]), PayoutFault::LeftOver { left: Money(100) });
    assert_eq!(fault(&[(3, 400)]), PayoutFault::Rises { place: Place(3) });
    assert_eq!(fault(&[(1, 300)]), PayoutFault::Rises { place: Place(2) });
    assert_eq!(fault(&[(5, 100)]), PayoutFault::Rises { place: Place(5) });
    assert_eq!(
        fault_or_paid(&own, 25, 20, &[]).expect_err("refused"),
        PayoutFault::PoolTooSmall { places: 3, smallest: Money(10), pool: Money(25) }
    );
}

#[test]
fn a_pool_of_nothing_pays_nobody() {
    assert!(paid(&terms("club", 5), 0, 87, &[]).is_empty());
    assert!(paid(&terms("club", 5), 4_350, 0, &[]).is_empty());
}

#[test]
fn a_satellite_pays_seats_and_the_rest_to_the_next_place() {
    let satellite = PayoutTerms { seat: Some(Money(500)), ..terms("satellite", 5) };
    let prizes = paid(&satellite, 6_230, 130, &[]);
    assert_eq!(prizes.len(), 13);
    assert!(prizes[..12].iter().all(|prize| *prize == 500));
    assert_eq!(prizes[12], 230);
    // More seats than players: the first place gets what is left over.
    assert_eq!(paid(&satellite, 1_700, 3, &[]), [700, 500, 500]);
    assert_eq!(paid(&satellite, 300, 9, &[]), [300]);
    // Set by hand: the rest of the pool buys seats for the other places.
    assert_eq!(paid(&satellite, 6_230, 130, &[(14, 50)])[11..], [500, 180, 50]);
    assert_eq!(paid(&satellite, 6_230, 130, &[(13, 180), (14, 50)])[12..], [180, 50]);
    let first = paid(&satellite, 6_230, 130, &[(1, 1_000)]);
    assert_eq!((first[0], &first[1..11], &first[11..]), (1_000, &[500; 10][..], &[230][..]));
    assert_eq!(paid(&satellite, 6_230, 130, &[(1, 6_000)]), [6_000, 230]);
    let over = PayoutFault::SetTooHigh { set: Money(6_231), pool: Money(6_230) };
    assert_eq!(fault_or_paid(&satellite, 6_230, 130, &[(1, 6_231)]), Err(over));
    let rises = PayoutFault::Rises { place: Place(2) };
    assert_eq!(fault_or_paid(&satellite, 6_230, 130, &[(1, 400)]), Err(rises));
    let rises = PayoutFault::Rises { place: Place(15) };
    assert_eq!(fault_or_paid(&satellite, 6_230, 130, &[(15, 20)]), Err(rises));
    let left = PayoutFault::LeftOver { left: Money(200) };
    assert_eq!(fault_or_paid(&satellite, 1_700, 2, &[(1, 1_000), (2, 500)]), Err(left));
    let unpriced = PayoutTerms { seat: None, ..satellite };
    assert_eq!(fault_or_paid(&unpriced, 300, 9, &[]), Err(PayoutFault::SeatNotPriced));
}

/// A prize that is set for a place beyond the field, or for no place, is nobody's.
#[test]
fn a_prize_for_a_place_that_is_not_there_is_refused() {
    for template in ["club", "satellite"] {
        let terms = PayoutTerms { seat: Some(Money(5)), ..terms(template, 1) };
        for place in [0, 31, u32::MAX] {
            let fault = PayoutFault::PlaceNotThere { place: Place(place), places: 30 };
            assert_eq!(fault_or_paid(&terms, 300, 30, &[(place, 1)]), Err(fault), "{template}");
        }
    }
}
