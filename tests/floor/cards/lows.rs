//! Low hands, by the numbers of their examples.

use super::{HIGH, cards, hand, shown};
use cards::games::Game::{Lowball27, LowballA5, Omaha8, Razz, Stud8};
use cards::hands::{Category, Hand, LowRuns, Ranking, best};
use cards::{Deck, Seat};

const EIGHT: Ranking = Ranking::EightOrBetter(LowRuns::Ignored);

#[track_caller]
fn lower(winner: &str, loser: &str) {
    for ranking in [EIGHT, Ranking::AceToFive] {
        let [winner, loser] = [winner, loser].map(|text| hand(ranking, text).strength);
        assert!(winner > loser, "{ranking:?}");
    }
}

#[test]
fn v_001_09_best_low_is_the_wheel() {
    let wheel = hand(Ranking::AceToFive, "5s 4d 3c 2h As").strength;
    let deck: Vec<_> = Deck::Full.cards().collect();
    for ranks in 0..1_u32 << 13 {
        if ranks.count_ones() == 5 {
            let five = deck.iter().step_by(4).enumerate();
            let five = five.filter(|(place, _)| ranks >> place & 1 == 1).map(|(_, card)| *card);
            let five = five.collect::<Vec<_>>().try_into().expect("five cards");
            assert!(Ranking::AceToFive.strength(five) <= Some(wheel), "{five:?}");
        }
    }
    for game in [Razz, LowballA5] {
        let own = ["5s 4d 3c 2h As Kd Kc", "6s 4h 3d 2d Ad Qd Qc"];
        let own = own.map(|own| if game == LowballA5 { own.get(..14).unwrap_or(own) } else { own });
        assert_eq!(shown(game, &own, "").low.expect("low hands").first(), Some(&vec![Seat(1)]));
    }
}

#[test]
fn v_004_01_seven_beats_eight() {
    lower("7s 6d 4c 3h 2s", "8s 6h 4d 2c Ad");
}

#[test]
fn v_004_02_second_card_decides() {
    lower("8s 6h 4d 2c Ad", "8d 7d 4c 3h As");
}

#[test]
fn v_004_03_fourth_card_decides() {
    lower("8d 6d 3c 2h As", "8s 6h 4d 2c Ad");
}

#[test]
fn v_004_04_fourth_card_decides_again() {
    lower("8s 7h 6d 4c 2d", "8d 7d 6c 5h 3s");
}

#[test]
fn v_004_05_ace_is_lower_than_the_deuce() {
    lower("8d 6d 5c 4h As", "8s 6h 5d 4c 2d");
}

#[test]
fn v_004_06_wheel_is_the_best_low_and_a_straight() {
    let shown = shown(Omaha8, &["As 2s Kd Kc", "Ad Ks 9s 9h"], "5d 4c 3h Kh Qd");
    let wheel = shown.hands.get(&Seat(1)).expect("the hand is shown");
    assert_eq!(wheel.high.as_ref().map(|hand| hand.category), Some(Category::Straight));
    assert_eq!(shown.low, Some(vec![vec![Seat(1)]]));
    assert_eq!(shown.high, Some(vec![vec![Seat(1)], vec![Seat(2)]]));
}

#[test]
fn d_57_straights_and_flushes_as_lows() {
    let literal = Ranking::EightOrBetter(LowRuns::Disqualify);
    let qualifies =
        |ranking, text| Hand::new(ranking, cards(text).try_into().expect("five cards")).is_some();
    for run in ["8s 7d 6c 5h 4s", "8s 6s 4s 2s As"] {
        assert!(qualifies(EIGHT, run), "{run}");
        assert!(!qualifies(literal, run), "{run}");
    }
    for wheel in ["5s 4d 3c 2h As", "5s 4s 3s 2s As"] {
        assert!(qualifies(literal, wheel), "{wheel}");
    }
    // Another five of the same seven may do.
    let seven = cards("8s 6s 4s 2s As 7d 5h");
    let found = best(literal, &seven).expect("a low hand");
    assert_eq!(super::written(&found), "6s 5h 4s 2s As");
}

#[test]
fn what_does_not_qualify_is_no_low() {
    for none in ["9s 7d 6c 5h 4s", "8s 8d 6c 5h 4s"] {
        let five = cards(none).try_into().expect("five cards");
        assert_eq!(EIGHT.strength(five), None, "{none}");
    }
    let shown = shown(Stud8, &["Ks Kd 9c 8h 7s 6d 5c", "Qs Qd Qc Jh Ts 2d 3c"], "");
    assert_eq!(shown.low, Some(Vec::new()));
}

#[test]
fn an_ace_is_high_in_deuce_to_seven() {
    let ranking = Ranking::DeuceToSeven;
    let best = hand(ranking, "7s 5d 4c 3h 2s").strength;
    let wheel = hand(ranking, "5s 4d 3c 2h As");
    assert_eq!(wheel.category, Category::HighCard);
    assert!(best > wheel.strength);
    assert!(hand(ranking, "Ks Qd Jc Th 8s").strength > wheel.strength);
    assert!(wheel.strength > hand(ranking, "6s 5d 4c 3h 2s").strength);
    let shown = shown(Lowball27, &["5s 4d 3c 2h As", "8s 7d 6c 5h 3s"], "");
    assert_eq!(shown.low, Some(vec![vec![Seat(2)], vec![Seat(1)]]));
}

#[test]
fn pairs_count_against_and_the_higher_one_more() {
    let order = [
        "5s 4d 3c 2h As",
        "Ks Qd Jc Th 9s",
        "As Ad 4c 3h 2s",
        "2s 2d 4c 3h As",
        "2s 2d As Ad 3c",
        "As Ad Ac 3h 2s",
        "As Ad Ac 2h 2s",
        "Ks Kd Kc Kh As",
        "Ks Kd Kc Kh 2s",
    ];
    let strengths = order.map(|text| hand(Ranking::AceToFive, text).strength);
    assert!(strengths.is_sorted_by(|a, b| a > b));
    assert!(hand(HIGH, "Ks Kd Kc Kh As").strength > hand(HIGH, "Ks Kd Kc Kh 2s").strength);
}
