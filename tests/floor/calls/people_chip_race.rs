//! The chip race: cases C1 to C19, and facts that make no race.

use crate::calls::{refused, rests_on, rule};
use rulebook::Rulebook::{self, Tda2011, Tda2024};
use rulings::Ruling;
use serde_json::{Value, json};

/// A seat with its chips of the leaving value, the value of the rest, and its cards.
type Seat = (u8, u64, u64, &'static str);

fn facts((remove, next): (u64, u64), rounding: &str, seats: &[Seat]) -> Value {
    let rows: Vec<Value> = seats
        .iter()
        .map(|(seat, odd, rest, _)| json!({"seat": seat, "odd": odd, "rest": rest}))
        .collect();
    let cards: serde_json::Map<String, Value> =
        seats.iter().map(|(seat, _, _, cards)| (seat.to_string(), json!(cards))).collect();
    json!({"remove": remove, "next": next, "rounding": rounding, "seats": rows, "cards": cards})
}

/// New chips, winners, rescued seats and the change of the total, the same in both editions.
#[track_caller]
fn race(values: (u64, u64), rounding: &str, seats: &[Seat]) -> (u64, Value, Value, i64) {
    let facts = facts(values, rounding, seats);
    let of = |book, number| {
        let ruling = rule("chip-race", book, &facts);
        rests_on(&ruling, number);
        assert!(!ruling.is_discretion);
        ruling.verdict.json()
    };
    let verdict = of(Tda2024, "24-A");
    assert_eq!(verdict, of(Tda2011, "21"));
    adds_up(&facts, &verdict, seats, values);
    (
        verdict["new_chips"].as_u64().unwrap(),
        verdict["winners"].clone(),
        verdict["rescued"].clone(),
        verdict["delta"].as_i64().unwrap(),
    )
}

/// The stacks after the race are those before it and the change.
#[track_caller]
fn adds_up(facts: &Value, verdict: &Value, seats: &[Seat], (remove, _): (u64, u64)) {
    let before: u64 = seats.iter().map(|(_, odd, rest, _)| odd * remove + rest).sum();
    let after: u64 =
        verdict["stacks"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    let change = verdict["delta"].as_i64().unwrap();
    assert_eq!(i64::try_from(before).unwrap() + change, i64::try_from(after).unwrap(), "{facts}");
}

const BY_100: (u64, u64) = (25, 100);
const BY_1000: (u64, u64) = (500, 1000);
const C2: [Seat; 4] =
    [(1, 2, 500, "5d Tc"), (3, 3, 500, "Ah 2c 9s"), (5, 1, 500, "Qd"), (8, 3, 500, "Kc 3s 4h")];
const C3: [Seat; 3] = [(2, 3, 100, "8d 3c Jh"), (5, 1, 100, "Jd"), (7, 2, 100, "2s 9c")];
const C9: [Seat; 4] = [(1, 1, 100, "9h"), (2, 1, 100, "9s"), (4, 1, 100, "3d"), (6, 0, 100, "")];

#[test]
fn p79_c1_twelve_odd_chips_make_three() {
    let seats = [
        (1, 3, 400, "Kd 7c 2s"),
        (2, 1, 100, "9h"),
        (4, 2, 100, "Qc 4d"),
        (6, 3, 100, "Ac 3h 8s"),
        (9, 3, 100, "Ks 5c Jd"),
    ];
    assert_eq!(race(BY_100, "half", &seats), (3, json!([6, 9, 1]), json!([]), 0));
    let verdict = rule("chip-race", Tda2024, &facts(BY_100, "half", &seats)).verdict.json();
    let shape = r#"{"new_chips":3,"winners":[6,9,1],"rescued":[],"delta":0,"stacks":{"#.to_owned()
        + r#""1":500,"2":100,"4":100,"6":200,"9":200}}"#;
    assert_eq!(verdict.to_string(), shape);
}

#[test]
fn c2_less_than_half_is_lost() {
    assert_eq!(race(BY_100, "half", &C2), (2, json!([3, 8]), json!([]), -25));
}

#[test]
fn c3_exactly_half() {
    assert_eq!(race(BY_100, "half", &C3), (2, json!([2, 5]), json!([]), 50));
    assert_eq!(race(BY_100, "more", &C3), (1, json!([2]), json!([]), -50));
}

#[test]
fn c4_whoever_wins_is_not_rescued_as_well() {
    let seats = [(1, 3, 0, "6c 5d 4h"), (2, 2, 300, "9s 9d"), (3, 2, 300, "2c 3c")];
    assert_eq!(race(BY_100, "half", &seats), (2, json!([2, 1]), json!([]), 25));
}

#[test]
fn c5_three_aces_and_the_spade_wins() {
    let seats = [(1, 1, 100, "Ad"), (4, 2, 100, "Ah 2c"), (7, 1, 100, "As")];
    assert_eq!(race(BY_100, "half", &seats), (1, json!([7]), json!([]), 0));
}

#[test]
fn c6_the_three_best_cards_win_one_chip() {
    let seats = [(1, 3, 100, "As Ah Kd"), (2, 2, 100, "Qc Qd"), (3, 3, 100, "Jh Th 9c")];
    assert_eq!(race(BY_100, "half", &seats), (2, json!([1, 2]), json!([]), 0));
}

#[test]
fn p80_c7_nobody_is_raced_out() {
    let seats =
        [(1, 1, 0, "4c"), (2, 3, 1000, "Ks 9d 2h"), (5, 2, 1000, "Qh 3d"), (8, 2, 600, "Tc 7s")];
    assert_eq!(race(BY_100, "half", &seats), (2, json!([2, 5]), json!([1]), 100));
}

#[test]
fn d20_the_only_chip_of_25_becomes_100() {
    let seats = [(1, 3, 100, "Ks Qs Js"), (7, 1, 0, "2c")];
    let (new_chips, winners, rescued, delta) = race(BY_100, "half", &seats);
    assert_eq!((new_chips, winners, rescued), (1, json!([1]), json!([7])));
    // Four odd chips made the one that was won; the rescue alone adds 100.
    assert_eq!(delta, 100);
    let alone = [(7, 1, 0, "2c")];
    assert_eq!(race(BY_100, "half", &alone), (0, json!([]), json!([7]), 75));
}

#[test]
fn c8_whole_chips_are_exchanged_first() {
    let seats = [
        (1, 4, 2000, "2h Kc 6d 9s"),
        (2, 9, 2000, "As 3c Jd 8h"),
        (3, 3, 2000, "4s Qh 7c"),
        (6, 6, 2000, "5d"),
        (9, 11, 5000, "Td"),
    ];
    assert_eq!(race((100, 500), "half", &seats), (3, json!([2, 1, 3]), json!([]), 200));
}

#[test]
fn c9_half_of_a_thousand() {
    assert_eq!(race(BY_1000, "half", &C9), (2, json!([2, 1]), json!([]), 500));
    assert_eq!(race(BY_1000, "more", &C9), (1, json!([2]), json!([]), -500));
}

#[test]
fn c10_a_single_odd_chip_is_lost() {
    let seats = [(3, 1, 500, "As"), (4, 0, 500, "")];
    assert_eq!(race(BY_100, "half", &seats), (0, json!([]), json!([]), -25));
    assert_eq!(race(BY_100, "holder", &seats), (0, json!([]), json!([]), -25));
}

#[test]
fn c11_no_odd_chips_no_race() {
    let seats = [(3, 8, 500, ""), (4, 0, 500, "")];
    assert_eq!(race(BY_100, "half", &seats), (0, json!([]), json!([]), 0));
    let ruling = rule("chip-race", Tda2024, &facts(BY_100, "half", &seats));
    assert_eq!(ruling.why[0].id, "chip-race-no-odd-chips");
    assert_eq!(ruling.verdict.json()["stacks"]["3"], 700);
}

#[test]
fn c12_fives_for_twenty_fives() {
    let seats =
        [(1, 3, 100, "2c 3c Ks"), (2, 4, 100, "Qd Qs 4d 5d"), (3, 1, 100, "6h"), (4, 1, 100, "7h")];
    for rounding in ["half", "more"] {
        assert_eq!(race((5, 25), rounding, &seats), (2, json!([1, 2]), json!([]), 5));
    }
}

#[test]
fn c13_rounding_and_rescue_together() {
    let seats = [(1, 1, 0, "2c"), (2, 2, 0, "9d 8s"), (3, 3, 400, "Kh 4h 3s")];
    assert_eq!(race(BY_100, "half", &seats), (2, json!([3, 2]), json!([1]), 150));
}

#[test]
fn c14_up_and_down() {
    assert_eq!(race(BY_100, "up", &C2), (3, json!([3, 8, 5]), json!([]), 75));
    assert_eq!(race(BY_100, "down", &C2), (2, json!([3, 8]), json!([]), -25));
    assert_eq!(race(BY_100, "down", &C3), (1, json!([2]), json!([]), -50));
    assert_eq!(race(BY_100, "each", &C2), (4, json!([3, 8, 5, 1]), json!([]), 175));
}

#[test]
fn c15_the_next_player_must_hold_half_as_well() {
    assert_eq!(race(BY_100, "holder", &C3), (1, json!([2]), json!([]), -50));
    let mut seats = C3;
    seats[1].3 = "2s";
    seats[2].3 = "Jd 9c";
    assert_eq!(race(BY_100, "holder", &seats), (2, json!([2, 7]), json!([]), 50));
}

#[test]
fn c16_a_single_racer() {
    let seven: [Seat; 1] = [(2, 7, 0, "As Kd 2c")];
    assert_eq!(race(BY_100, "half", &seven), (1, json!([2]), json!([]), 25));
    assert_eq!(race(BY_100, "down", &seven), (0, json!([]), json!([]), -75));
    let two: [Seat; 1] = [(2, 2, 100, "As Kd")];
    assert_eq!(race(BY_100, "half", &two), (1, json!([2]), json!([]), 50));
    assert_eq!(race(BY_100, "more", &two), (0, json!([]), json!([]), -50));
}

#[test]
fn c17_chips_found_after_the_race() {
    let find = |chips: u32| {
        rule("chip-race-late-find", Tda2024, &json!({"value": 25, "chips": chips, "smallest": 100}))
    };
    assert_eq!(find(5).verdict.json(), json!({"new_chips": 1, "unpaid": 25}));
    assert_eq!(find(3).verdict.json(), json!({"new_chips": 0, "unpaid": 75}));
    assert_eq!(find(4).verdict.json(), json!({"new_chips": 1, "unpaid": 0}));
    rests_on(&find(5), "24-C");
    let older = json!({"value": 25, "chips": 3, "smallest": 100});
    assert!(rule("chip-race-late-find", Tda2011, &older).is_discretion);
}

#[test]
fn c19_two_tables_add_up() {
    let first = race(BY_100, "half", &C2).3;
    let seats = [(1, 3, 0, "6c 5d 4h"), (2, 2, 300, "9s 9d"), (3, 2, 300, "2c 3c")];
    assert_eq!(first + race(BY_100, "half", &seats).3, 0);
}

#[test]
fn d19_a_king_of_diamonds_loses_on_its_suit() {
    let seats = [
        (1, 3, 100, "Kh 9c 4d"),
        (2, 2, 100, "Ks 2c"),
        (3, 0, 100, ""),
        (4, 1, 100, "Ad"),
        (5, 3, 100, "Kd Qs Jc"),
        (6, 2, 100, "7h 7d"),
        (7, 1, 100, "Ts"),
    ];
    assert_eq!(race(BY_100, "half", &seats), (3, json!([4, 2, 1]), json!([]), 0));
}

fn dealt(seed: u64) -> Ruling {
    let rows: Vec<Value> =
        (1..=9).map(|seat| json!({"seat": seat, "odd": 3, "rest": 100})).collect();
    let facts = json!({"remove": 25, "next": 100, "seats": rows, "seed": seed});
    rule("chip-race", Rulebook::Tda2024, &facts)
}

#[test]
fn without_cards_it_deals_by_a_number_and_says_so() {
    let ruling = dealt(1);
    assert_eq!(ruling.verdict.json(), dealt(1).verdict.json());
    assert_ne!(ruling.verdict.json()["winners"], dealt(2).verdict.json()["winners"]);
    assert!(ruling.why.iter().any(|reason| reason.id == "chip-race-from-seed"));
    let cards: Vec<_> =
        ruling.why.iter().filter(|reason| reason.id == "chip-race-seat-cards").collect();
    assert_eq!(cards.len(), 9, "the cards of every seat are told");
    let mut wins = [0_u32; 10];
    for seed in 0..300 {
        for seat in dealt(seed).verdict.json()["winners"].as_array().unwrap() {
            wins[usize::try_from(seat.as_u64().unwrap()).unwrap()] += 1;
        }
    }
    // Seven of nine seats win each time: about 233 of 300 for every seat.
    assert!(wins[1..].iter().all(|wins| (190..280).contains(wins)), "{wins:?}");
}

#[test]
fn a_race_of_more_chips_than_a_deck_has_cards() {
    let rows: Vec<Value> =
        (1..=9).map(|seat| json!({"seat": seat, "odd": 19, "rest": 100})).collect();
    let facts = json!({"remove": 5, "next": 100, "seats": rows});
    let verdict = rule("chip-race", Tda2024, &facts).verdict.json();
    assert_eq!(verdict["new_chips"], 9);
}

#[test]
fn facts_that_make_no_race() {
    let field = |facts: &Value| refused("chip-race", facts).field;
    assert_eq!(field(&facts((25, 60), "half", &C2)), "next");
    assert_eq!(field(&facts((100, 100), "half", &C2)), "next");
    assert_eq!(field(&facts((0, 100), "half", &C2)), "remove");
    let mut twice = C2;
    twice[1].0 = 1;
    assert_eq!(field(&facts(BY_100, "half", &twice)), "seats");
    let mut same_card = C2;
    same_card[2].3 = "Ah";
    assert_eq!(field(&facts(BY_100, "half", &same_card)), "cards");
    let mut too_few = C2;
    too_few[1].3 = "Ah 2c";
    assert_eq!(field(&facts(BY_100, "half", &too_few)), "cards.3");
    let mut no_card = C2;
    no_card[2].3 = "Qx";
    assert_eq!(field(&facts(BY_100, "half", &no_card)), "cards.5");
    let mut unknown = facts(BY_100, "half", &C2);
    unknown["cards"]["9"] = json!("2d");
    assert_eq!(field(&unknown), "cards");
    let many = json!({"remove": 25, "next": 100, "seats": [{"seat": 1, "odd": 1001, "rest": 0}]});
    assert_eq!(field(&many), "seats[0].odd");
    assert_eq!(field(&facts(BY_100, "sideways", &C2)), "rounding");
}
