//! What places are paid: whole units, the sum exact, never more for a later place.

use engine::money::{Field, PayoutFault, PayoutTerms, payouts};
use engine::values::{Money, Place};
use rulebook::{AlikeFrom, Between, Falls, PayoutCurve, PayoutLine, PayoutTemplate};
use std::collections::BTreeMap;

fn terms(template: &str, unit: u64) -> PayoutTerms {
    let template = PayoutTemplate::find(template).expect("it is there").clone();
    PayoutTerms { template, unit: Money(unit), smallest: None, seat: Some(Money(50_000)) }
}

/// Percentages in hundredths.
fn percent(weights: &[u32], unit: u64) -> PayoutTerms {
    let lines = vec![PayoutLine { entries: 1, weights: weights.to_vec() }];
    let template = PayoutTemplate {
        slug: "own".to_owned(),
        lines,
        between: Between::Steps,
        curve: None,
        is_satellite: false,
    };
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

/// A club night of 87 at 50: twelve places, rounded to 5.
#[test]
fn a_club_night_of_87() {
    let prizes = paid(&terms("club", 5), 4_350, 87, &[]);
    assert_eq!(prizes, [1_310, 810, 555, 400, 305, 240, 190, 155, 130, 100, 95, 60]);
    let at_least = PayoutTerms { smallest: Some(Money(72)), ..terms("club", 5) };
    assert_eq!(paid(&at_least, 4_350, 87, &[])[9..], [100, 95, 75]);
}

/// What each place of a field gets where every entry brings 100.00: cents, and no rounding to speak
/// of.
fn at_100(template: &PayoutTemplate, entries: u32) -> Vec<u64> {
    paid(&terms(&template.slug, 1), 10_000 * u64::from(entries), entries, &[])
}

/// One entry more brings its money, so nobody's prize may fall for it: not where one line or the
/// curve takes over from another, and hardly where one more place is paid, which takes more than
/// one entry brought wherever the smallest prize is more than that.
#[test]
fn no_prize_falls_because_one_entry_more_came() {
    for template in PayoutTemplate::all().iter().filter(|template| !template.is_satellite) {
        let fields: Vec<Vec<u64>> = (1..=2_000).map(|entries| at_100(template, entries)).collect();
        for (entries, pair) in (2_u32..).zip(fields.windows(2)) {
            let what = || format!("{} of {entries}", template.slug);
            let [before, after] = pair else { unreachable!() };
            let is_more = after.len() - before.len();
            assert!(is_more <= 1, "{}", what());
            let by_curve = template.curve.as_ref().is_some_and(|curve| entries >= curve.entries);
            for (at, (old, new)) in before.iter().zip(after).enumerate() {
                // The first place may have had a cent of each other place.
                let rounding = if at == 0 { after.len() as u64 } else { 1 };
                let least = if is_more == 1 && by_curve { *old - old * 3 / 100 } else { *old };
                assert!(new + rounding >= least, "{}, place {}: {old}, {new}", what(), at + 1);
            }
        }
    }
}

#[test]
fn no_prize_is_less_than_an_entry_brought() {
    for template in PayoutTemplate::all().iter().filter(|template| !template.is_satellite) {
        for entries in 1..=2_000 {
            let last = at_100(template, entries).last().copied();
            let curve = template.curve.as_ref().filter(|curve| entries >= curve.entries);
            let least = curve.map_or(1_000, |curve| u64::from(curve.smallest_per_thousand)) * 10;
            let what = || format!("{} of {entries}: {last:?}", template.slug);
            // Lines are rounded down to a cent, too.
            assert!(last.is_some_and(|last| last + 1 >= least), "{}", what());
        }
    }
}

/// Published tables pay the second place .51 to .67 of the first; here a second place that has just
/// begun to be paid gets its entry back, and soon as much as there.
#[test]
fn the_second_place_gets_what_it_gets_in_published_tables() {
    let grown = [("home", 7), ("club", 7), ("fifteen-percent", 10), ("ten-percent", 16)];
    for (slug, from) in grown {
        let template = PayoutTemplate::find(slug).unwrap();
        for entries in from..=2_000 {
            let prizes = at_100(template, entries);
            let ratio = prizes[1] * 1_000 / prizes[0];
            assert!((510..=670).contains(&ratio), "{slug} of {entries}: .{ratio}");
        }
        let ratio = |entries| {
            let prizes = at_100(template, entries);
            prizes.get(1).map(|second| second * 1_000 / prizes[0])
        };
        assert!((2..from).filter_map(ratio).is_sorted(), "{slug}");
    }
}

/// Three tables that were published, in hundredths of a percent, and how far ours is from them in
/// the places that both pay one by one: a card room's table for 3 to 27, 28 to 45 and 101 to 150
/// entries, a large tour's event of 619, and a circuit's final table of nine.
#[test]
fn the_top_of_a_field_is_near_published_tables() {
    let near = |slug, entries, published: &[u64], most: u64| {
        let template = PayoutTemplate::find(slug).unwrap();
        let prizes = at_100(template, entries);
        for (at, (ours, theirs)) in prizes.iter().zip(published).enumerate() {
            let ours = ours / u64::from(entries);
            let apart = ours.abs_diff(*theirs);
            let place = at + 1;
            assert!(apart <= most, "{slug} of {entries}, place {place}: {ours}, {theirs}");
        }
    };
    near("home", 10, &[5_000, 3_000, 2_000], 1);
    near("club", 36, &[3_700, 2_200, 1_500, 1_100, 800, 700], 150);
    near("ten-percent", 110, &[3_000, 2_000, 1_190, 800, 650, 500, 350, 260, 170], 250);
    near("ten-percent", 619, &[2_750, 1_600, 920, 710, 590, 460, 360, 240], 800);
    near("fifteen-percent", 100, &[2_500, 1_600, 1_000, 840, 700, 600, 500, 400, 300], 200);
}

/// What a tournament was begun with stays: its lines hold from their field on, and its curve falls
/// as it did.
#[test]
fn a_template_of_an_older_tournament_pays_as_it_did() {
    let older = r#"(
        slug: "club",
        lines: [
            (entries: 1, weights: [1]),
            (entries: 5, weights: [65, 35]),
            (entries: 8, weights: [50, 30, 20]),
        ],
        curve: Some((
            entries: 20,
            paid_per_thousand: 125,
            smallest_per_thousand: 1500,
            alike: [(place: 10, count: 3), (place: 19, count: 9)],
        )),
    )"#;
    let template: PayoutTemplate = ron::from_str(older).unwrap();
    assert_eq!(template.between, Between::Steps);
    assert_eq!(template.curve.as_ref().unwrap().falls, Falls::Steeply);
    let terms = PayoutTerms { template, ..terms("club", 5) };
    assert_eq!(paid(&terms, 350, 7, &[]), [230, 120]);
    assert_eq!(paid(&terms, 400, 8, &[]), [200, 120, 80]);
    assert_eq!(
        paid(&terms, 5_000, 100, &[]),
        [1_560, 700, 470, 365, 305, 265, 235, 215, 200, 175, 175, 175, 160]
    );
    let written = ron::to_string(&terms.template).unwrap();
    assert!(!written.contains("between") && !written.contains("falls"), "{written}");
}

/// Between two lines prizes grow evenly, and places that only the next line has begin one by one
/// with an entry each.
#[test]
fn prizes_grow_from_line_to_line() {
    let line = |entries, weights: &[u32]| PayoutLine { entries, weights: weights.to_vec() };
    let template = PayoutTemplate {
        slug: "own".to_owned(),
        lines: vec![line(2, &[1]), line(8, &[5, 2, 1]), line(9, &[5, 3, 2, 1])],
        between: Between::Slope,
        curve: None,
        is_satellite: false,
    };
    let terms = PayoutTerms { template, unit: Money(1), smallest: None, seat: None };
    let of = |entries: u32| paid(&terms, 100 * u64::from(entries), entries, &[]);
    assert_eq!(of(1), [100]);
    assert_eq!(of(2), [200]);
    assert_eq!(of(3), [200, 100]);
    assert_eq!(of(4), [200, 100, 100]);
    assert_eq!(of(6), [350, 150, 100]);
    assert_eq!(of(8), [500, 200, 100]);
    // The line is reached at once, and from then on it holds in proportion.
    assert_eq!(of(9), [411, 245, 163, 81]);
    assert_eq!(of(18), [820, 490, 327, 163]);
}

/// Whatever a curve may say, nothing is made up and nothing breaks.
#[test]
fn a_curve_of_any_numbers_shares_exactly_or_says_why_not() {
    for paid_per_thousand in [0, 1, 125, 999, 1_000, 5_000, u32::MAX] {
        for (place, count) in [(1, 0), (1, 1), (1, 9), (10, 3), (u32::MAX, u32::MAX)] {
            for entries in [1, 2, 9, 100, 10_000] {
                let curve = PayoutCurve {
                    entries: 1,
                    paid_per_thousand,
                    smallest_per_thousand: 100,
                    alike: vec![AlikeFrom { place, count }],
                    falls: Falls::AsPublished,
                };
                let template = PayoutTemplate {
                    slug: "own".to_owned(),
                    lines: Vec::new(),
                    between: Between::Slope,
                    curve: Some(curve),
                    is_satellite: false,
                };
                let terms = PayoutTerms { template, unit: Money(1), smallest: None, seat: None };
                let prizes = paid(&terms, 1_000_000, entries, &[]);
                assert_eq!(prizes.iter().sum::<u64>(), 1_000_000);
                assert!(prizes.is_sorted_by(|one, next| one >= next));
            }
        }
    }
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

/// The table in `docs/payouts.md` is what the program pays.
#[test]
fn the_document_shows_what_is_paid() {
    let document = include_str!("../../../docs/payouts.md");
    let ours = document.split("## Ours").nth(1).unwrap();
    let mut seen = 0;
    for line in ours.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let Ok(entries) = cells[0].parse::<u32>() else { continue };
        let template = PayoutTemplate::find(cells[1]).unwrap();
        let prizes = at_100(template, entries);
        assert_eq!(cells[2], prizes.len().to_string(), "{line}");
        let tenths = |value: &str| value.replace('.', "").parse::<u64>().unwrap();
        for (cell, prize) in cells[3..12].iter().zip(&prizes) {
            let thousandths = prize / u64::from(entries);
            assert!((tenths(cell) * 10).abs_diff(thousandths) <= 6, "{line}: {prize}");
        }
        let last = prizes.last().unwrap();
        assert!((tenths(cells[13]) * 1_000).abs_diff(*last) <= 600, "{line}: {last}");
        seen += 1;
    }
    assert_eq!(seen, 43);
}
