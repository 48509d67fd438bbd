//! Positions and seats as a director jots them down.
//!
//! `2x/3/4 n3` is button 2 on an empty seat, small blind 3, big blind 4, and seat 3 not dealt.
//! Words after that: `heads_up`, `collision`, `two_dealt_in`.
//! Seats are numbers and ranges: `1 4-9`.

use engine::button::{Flag, NextHand, Positions, next_hand};
use engine::values::{SeatNo, SeatSet};
use rulebook::ButtonMethod;

/// Reads seats, such as `1 4-9`.
pub fn seats(text: &str) -> SeatSet {
    let mut seats = SeatSet::new();
    for word in text.split_whitespace() {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        for number in number(first)..=number(last) {
            seats.insert(SeatNo(number));
        }
    }
    seats
}

/// Reads a hand, such as `2x/3/4 n3`.
pub fn hand(text: &str) -> NextHand {
    let mut words = text.split_whitespace();
    let spots: Vec<_> = words.next().unwrap().split('/').map(spot).collect();
    let [(button, button_dead), (small_blind, small_blind_dead), (big_blind, false)] = spots[..]
    else {
        panic!("not button/small blind/live big blind: {text}");
    };
    let positions = Positions { button, small_blind, big_blind };
    let mut hand = NextHand {
        positions,
        button_dead,
        small_blind_dead,
        not_dealt: SeatSet::new(),
        heads_up: false,
        flags: Vec::new(),
    };
    for word in words {
        match word {
            "heads_up" => hand.heads_up = true,
            "collision" => hand.flags.push(Flag::Collision),
            "two_dealt_in" => hand.flags.push(Flag::TwoDealtIn),
            _ => hand.not_dealt.insert(SeatNo(number(word.strip_prefix('n').unwrap()))),
        }
    }
    hand
}

/// Reads positions, such as `2/3/4`.
pub fn positions(text: &str) -> Positions {
    hand(text).positions
}

/// Plays hand after hand: each step is who is live before it and what must follow.
pub fn check(last: &str, steps: &[(&str, &str)]) {
    check_with(ButtonMethod::Dead, last, steps);
}

/// The same with the method of the house.
pub fn check_with(method: ButtonMethod, last: &str, steps: &[(&str, &str)]) {
    let mut last = positions(last);
    for (live, expected) in steps {
        let next = next_hand(method, last, seats(live)).unwrap();
        assert_eq!(next, hand(expected), "{expected} after {last:?} with {live}");
        last = next.positions;
    }
}

fn spot(text: &str) -> (SeatNo, bool) {
    let live = text.strip_suffix('x');
    (SeatNo(number(live.unwrap_or(text))), live.is_some())
}

fn number(text: &str) -> u8 {
    text.parse().unwrap_or_else(|_| panic!("not a seat: {text}"))
}

#[test]
fn a_hand_reads_as_it_is_written() {
    let hand = hand("2x/3x/14 n5 n6 two_dealt_in");
    assert_eq!(hand.positions.button, SeatNo(2));
    assert_eq!(hand.positions.small_blind, SeatNo(3));
    assert_eq!(hand.positions.big_blind, SeatNo(14));
    assert!(hand.button_dead && hand.small_blind_dead && !hand.heads_up);
    assert_eq!(hand.not_dealt, [5, 6].map(SeatNo).into_iter().collect());
    assert_eq!(hand.flags, [Flag::TwoDealtIn]);
    assert_eq!(seats("1 4-6 31"), [1, 4, 5, 6, 31].map(SeatNo).into_iter().collect());
}
