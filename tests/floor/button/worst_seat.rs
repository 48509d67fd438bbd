//! The seat for a player who moves to a short table.

use crate::button::notation::{check, positions, seats};
use engine::button::Role::{BigBlind, Button, Dealt, NotDealt, SmallBlind};
use engine::button::{
    ButtonState, Role, big_blind_meets_empty_seat, rank_seats, waits_one_hand, worst_seat,
};
use engine::values::SeatNo;
use rulebook::ButtonMethod;

/// All open seats, worst first: seat, role and hands until the big blind.
fn check_ranks(last: &str, live: &str, open: &str, expected: &[(u8, Role, u16)]) {
    let state = ButtonState::Played(positions(last));
    let (live, open) = (seats(live), seats(open));
    let ranks: Vec<_> = rank_seats(ButtonMethod::Dead, state, live, open)
        .into_iter()
        .map(|rank| (rank.seat.0, rank.role, rank.hands_until_big_blind))
        .collect();
    assert_eq!(ranks, expected);
    let worst = worst_seat(ButtonMethod::Dead, state, live, open);
    let first = expected.first().filter(|(_, role, _)| *role <= Button);
    assert_eq!(worst.map(|rank| rank.seat.0), first.map(|(seat, ..)| *seat));
    for (seat, role, _) in expected {
        let waits = waits_one_hand(ButtonMethod::Dead, state, live, SeatNo(*seat));
        assert_eq!(waits, *role == NotDealt, "seat {seat}");
    }
}

/// The chosen seat; nothing where the director decides.
fn check_worst(last: &str, live: &str, open: &str, expected: Option<u8>) {
    let state = ButtonState::Played(positions(last));
    let worst = worst_seat(ButtonMethod::Dead, state, seats(live), seats(open));
    assert_eq!(worst.map(|rank| rank.seat.0), expected);
}

#[test]
fn w01_fewer_hands_to_the_big_blind_is_worse() {
    check_ranks("1/2/3", "1-4 6 7 9", "5 8", &[(5, Dealt, 2), (8, Dealt, 4)]);
}

#[test]
fn w02_the_big_blind_at_once_is_the_worst() {
    check_ranks("1/2/3", "1-3 5 6 8 9", "4 7", &[(4, BigBlind, 1), (7, Dealt, 3)]);
}

#[test]
fn w03_never_the_small_blind() {
    check_ranks("1/2/3", "1 2 4 5 7-9", "3 6", &[(6, Dealt, 3), (3, SmallBlind, 8)]);
}

#[test]
fn w04_only_the_small_blind_is_open_so_the_director_decides() {
    check_worst("1/2/3", "1 2 4-9", "3", None);
}

#[test]
fn w05_a_dealt_seat_before_the_button() {
    check_ranks("1/2/3", "1 3-6 8 9", "2 7", &[(7, Dealt, 4), (2, Button, 7)]);
}

#[test]
fn w06_the_button_where_nothing_is_worse() {
    check_worst("1/2/3", "1 3-9", "2", Some(2));
}

#[test]
fn w07_the_count_goes_round_the_table() {
    check_ranks("7/8/9", "1 3 4 6-9", "2 5", &[(2, Dealt, 2), (5, Dealt, 4)]);
}

#[test]
fn w08_the_big_blind_round_the_end_of_the_table() {
    check_ranks("6/8/9", "2-6 8 9", "1 7", &[(1, BigBlind, 1), (7, Dealt, 6)]);
}

#[test]
fn w09_four_players_and_five_open_seats() {
    let ranks =
        [(8, BigBlind, 1), (1, Dealt, 2), (3, Dealt, 3), (5, NotDealt, 4), (6, NotDealt, 4)];
    check_ranks("2/4/7", "2 4 7 9", "1 3 5 6 8", &ranks);
}

#[test]
fn w10_only_a_seat_that_waits_is_open_so_the_director_decides() {
    check_ranks("1/2/4", "1 2 4-9", "3", &[(3, NotDealt, 8)]);
}

#[test]
fn w11_lone_big_blind_is_the_worst_seat() {
    check_ranks("1/2/3", "1 2 5-9", "3 4", &[(4, BigBlind, 1), (3, SmallBlind, 8)]);
    check("1/2/3", &[("1 2 4-9", "2/3x/4")]);
}

#[test]
fn w12_six_handed() {
    check_worst("3/4/5", "1 3-5", "2 6", Some(6));
}

#[test]
fn w13_equal_seats_go_clockwise_from_the_big_blind() {
    check_ranks("1/2/3", "2-8", "1 9", &[(9, Dealt, 6), (1, Dealt, 6)]);
}

#[test]
fn w14_the_button_rather_than_the_small_blind() {
    check_ranks("1/2/3", "1 4-9", "2 3", &[(2, Button, 8), (3, SmallBlind, 8)]);
}

#[test]
fn w16_the_player_due_the_big_blind_moves() {
    let state = ButtonState::Played(positions("4/6/7"));
    assert_eq!(state.next_big_blind(ButtonMethod::Dead, seats("1 4 6 7 9")), Some(SeatNo(9)));
}

#[test]
fn d_28_three_open_seats() {
    let ranks = [(3, BigBlind, 1), (6, Dealt, 3), (9, Dealt, 5)];
    check_ranks("8/1/2", "1 2 4 5 7 8", "3 6 9", &ranks);
}

#[test]
fn d_29_arrivals_between_the_button_and_the_small_blind_wait() {
    let state = ButtonState::Played(positions("8/1/4"));
    let live = "1 4-8";
    let waits = |seat| waits_one_hand(ButtonMethod::Dead, state, seats(live), SeatNo(seat));
    assert!(waits(2) && waits(3) && !waits(9));
    check("8/1/4", &[("1 4-8 2", "1/4/5 n2"), ("1 4-8 2", "4/5/6")]);
    check("8/1/4", &[("1 4-8 3 9", "1/4/5 n3")]);
    check("8/1/4", &[("1-9", "1/4/5 n2 n3")]);
}

#[test]
fn d_49_lone_big_blind_and_never_the_small_blind() {
    let ranks = [(3, BigBlind, 1), (6, Dealt, 3), (9, Dealt, 5), (2, SmallBlind, 6)];
    check_ranks("8/1/2", "1 4 5 7 8", "2 3 6 9", &ranks);
}

#[test]
fn p76_the_seat_of_the_big_blind_and_the_mover() {
    check_worst("1/2/3", "1-3 5 6 8 9", "4 7", Some(4));
    let full = ButtonState::Played(positions("4/5/6"));
    assert_eq!(full.next_big_blind(ButtonMethod::Dead, seats("1-9")), Some(SeatNo(7)));
}

#[test]
fn after_heads_up_the_newcomer_who_takes_the_button_is_seated() {
    check_ranks("2/2/6", "2 6", "4 8", &[(8, BigBlind, 1), (4, Button, 2)]);
}

#[test]
fn one_player_waits_for_a_second() {
    check_ranks(
        "1/4/7",
        "4",
        "2 5 7 9",
        &[(9, BigBlind, 1), (2, BigBlind, 1), (5, Button, 2), (7, Button, 2)],
    );
}

#[test]
fn in_a_stud_round_the_frozen_positions_rank_the_seats() {
    let state = ButtonState::Frozen(positions("4/7/9"));
    let worst = |open| worst_seat(ButtonMethod::Dead, state, seats("2 4 7 9"), seats(open));
    assert_eq!(worst("1 3 5 8").map(|rank| rank.seat), Some(SeatNo(8)));
    assert_eq!(worst("1 3 5").map(|rank| rank.seat), Some(SeatNo(1)));
    assert_eq!(worst("5 6"), None);
}

#[test]
fn the_big_blind_of_a_short_table_meets_an_empty_seat() {
    let is_met = |live| big_blind_meets_empty_seat(positions("1/2/3"), seats("1-6"), seats(live));
    assert!(is_met("1 2 3 5 6"));
    assert!(!is_met("2 3 4 5"));
    assert!(!is_met("4 5"));
}
