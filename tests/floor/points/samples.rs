//! The formulas of three clubs, with what they give worked out by hand.

use points::{Facts, Formula, Scope, Variable};

/// A club's formula with hits, roots, logarithms and nested conditions, as it stands in its files.
pub const CLUB: &str = "assign (\"points\", 0)
assign (\"T33\", Round(n/3) )
assign (\"T80\", Floor(n*0.9) )
assign (\"monies\", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)
assign (\"avgBC\", monies/buyins)
assign (\"temp\", 10*(sqrt(n)/sqrt( (T33 + 1) ))*(1+log(avgBC+0.25))+ (numberofHits * 10))
IF (T80 > r and T33 < r, assign(\"points\", round(temp * pow(0.66, (r-T33))) \
+(numberofHits * 10) ), (IF (T33 >= r, assign (\"points\", \
(round(10*(sqrt(n)/sqrt(r))*(1+log(avgBC+0.25)))+(numberofHits * 10))))))";

const BY_SHARES: &str = "assign(\"v\", n + nr)
assign(\"share\", switch(r, 1, .3, 2, .2, 3, .12, 0))
if((v >= 10) && (v <= 12), v * 100 * share, 0)";

fn points(text: &str, facts: &[(Variable, f64)]) -> String {
    let facts =
        facts.iter().fold(Facts::default(), |facts, (asked, value)| facts.with(*asked, *value));
    let formula = Formula::read(text, Scope::Event).unwrap_or_else(|error| panic!("{error:?}"));
    formula.points(&facts).unwrap_or_else(|error| panic!("{error:?}")).to_string()
}

fn of_place(text: &str, players: u32, rank: u32, more: &[(Variable, f64)]) -> String {
    let place = [(Variable::Players, f64::from(players)), (Variable::Rank, f64::from(rank))];
    points(text, &[&place, more].concat())
}

/// Nineteen players, 19 × 200 and 6 × 200: the average is 5000 / 19 = 263.158, and
/// 1 + ln(263.408) = 6.573704. A third of them are 6 places, nine in ten are 17.
///
/// Place 1: 10 × √19 / 1 × 6.573704 = 286.541, rounded 287; place 6: / √6 = 116.980, so 117.
/// Then 10 × √19 / √7 × 6.573704 = 108.302 without hits: place 7 × 0.66 = 71.480, so 71; place 10
/// × 0.66⁴ = 20.550, so 21. With two hits 20 come to it before and after:
/// (108.302 + 20) × 0.66 = 84.680, so 85 + 20 = 105. From place 17 on there is nothing.
#[test]
fn a_formula_with_roots_logarithms_and_hits() {
    let sold = [(Variable::BuyInsAmount, 3_800.0), (Variable::RebuysAmount, 1_200.0)];
    let of = |rank, hits| {
        let hits = [(Variable::Hits, hits)];
        of_place(CLUB, 19, rank, &[sold.as_slice(), &hits].concat())
    };
    let without: Vec<String> = (1..=19).map(|rank| of(rank, 0.0)).collect();
    let expected = [
        "287", "203", "165", "143", "128", "117", "71", "47", "31", "21", "14", "9", "6", "4", "3",
        "2", "0", "0", "0",
    ];
    assert_eq!(without, expected);
    assert_eq!([of(1, 2.0), of(7, 2.0), of(16, 2.0), of(17, 2.0)], ["307", "105", "22", "0"]);
}

/// 45 players: the first gets 45, the tenth 36, the last 1.
#[test]
fn a_formula_by_places_alone() {
    let of = |rank| of_place("n-r+1", 45, rank, &[]);
    assert_eq!([of(1), of(10), of(45)], ["45", "36", "1"]);
    let of = |rank| of_place("max(11 - rank, 0)", 45, rank, &[]);
    assert_eq!([of(1), of(10), of(11), of(45)], ["10", "1", "0", "0"]);
}

/// Ten players, of whom this one rebought once: 11 × 100 × 0.3 = 330, × 0.2 = 220, × 0.12 = 132.
/// With nine players and nothing more there are no points, and with thirteen neither.
#[test]
fn a_formula_with_shares_by_the_number_of_entries() {
    let of =
        |players, rank, rebuys| of_place(BY_SHARES, players, rank, &[(Variable::Rebuys, rebuys)]);
    assert_eq!([of(10, 1, 1.0), of(10, 2, 1.0), of(10, 3, 1.0)], ["330", "220", "132"]);
    assert_eq!([of(10, 4, 1.0), of(9, 1, 0.0), of(13, 1, 0.0)], ["0", "0", "0"]);
    assert_eq!([of(12, 1, 0.0), of(9, 1, 1.0)], ["360", "300"]);
}
