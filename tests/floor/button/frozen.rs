//! Mixed games: the button lies still while stud is played.

use crate::button::notation::{check, hand, positions, seats};
use engine::button::{ButtonState, freeze, resume, would_be_big_blind};
use rulebook::ButtonMethod;

/// Freezes after the last hand, then resumes with those who are live after the stud round.
fn check_resume(last: &str, before: &str, after: &str, expected: &str) {
    let frozen = freeze(positions(last), seats(before)).unwrap();
    let next = resume(frozen, seats(after)).unwrap();
    assert_eq!(next, hand(expected), "{last} frozen with {before}, resumed with {after}");
    assert_eq!(would_be_big_blind(frozen, seats(after)), Some(next.positions.big_blind));
    assert_eq!(ButtonState::Frozen(frozen).next(ButtonMethod::Dead, seats(after)), Some(next));
}

#[test]
fn m1_nobody_leaves_and_the_button_owes_no_second_move() {
    assert_eq!(freeze(positions("3/4/5"), seats("1-9")), Some(positions("4/5/6")));
    check_resume("3/4/5", "1-9", "1-9", "4/5/6");
}

#[test]
fn m2_frozen_big_blind_busts() {
    check_resume("3/4/5", "1-9", "1-5 7-9", "4/5/7");
    check("4/5/7", &[("1-5 7-9", "5/7/8")]);
}

#[test]
fn m3_frozen_small_blind_busts() {
    check_resume("3/4/5", "1-9", "1-4 6-9", "4/5x/6");
    check("4/5x/6", &[("1-4 6-9", "5x/6/7")]);
}

#[test]
fn m4_frozen_button_busts() {
    check_resume("3/4/5", "1-9", "1-3 5-9", "4x/5/6");
}

#[test]
fn m5_the_would_be_big_blind_is_moved_to_another_table() {
    let frozen = freeze(positions("3/4/5"), seats("1-9")).unwrap();
    let mover = ButtonState::Frozen(frozen).next_big_blind(ButtonMethod::Dead, seats("1-9"));
    assert_eq!(mover, Some(positions("4/5/6").big_blind));
    check_resume("3/4/5", "1-9", "1-5 7-9", "4/5/7");
}

#[test]
fn m6_two_flop_games_in_a_row_play_on() {
    let played = ButtonState::Played(positions("3/4/5"));
    assert_eq!(played.next(ButtonMethod::Dead, seats("1-9")), Some(hand("4/5/6")));
    check("3/4/5", &[("1-9", "4/5/6"), ("1-9", "5/6/7")]);
}

#[test]
fn an_arrival_during_stud_is_what_the_seat_would_be_in_a_flop_game() {
    let check = |arrival: &str, expected| {
        check_resume("2/4/7", "2 4 7 9", &format!("2 4 7 9 {arrival}"), expected);
    };
    check("1", "4/7/9");
    check("5", "4/7/9 n5");
    check("8", "4/7/8");
}

#[test]
fn a_seat_refilled_during_stud_keeps_its_position() {
    check_resume("3/4/5", "1-4 6-9", "1-9", "4/5/6");
    check_resume("3/4/5", "1-3 5-9", "1-9", "4/5/6");
}

#[test]
fn a_stud_round_that_leaves_two_players_resumes_heads_up() {
    check_resume("1/4/7", "1 4 7", "4 7", "7/7/4 heads_up");
    check_resume("1/4/7", "1 4 7", "1 7", "7/7/1 heads_up");
    check_resume("1/4/7", "1 4 7", "1 4", "4/4/1 heads_up");
    check_resume("3/4/5", "1-9", "5 9", "5/5/9 heads_up");
}

#[test]
fn a_table_frozen_heads_up_resumes_with_those_who_are_there() {
    check_resume("2/2/6", "2 6", "2 6", "6/6/2 heads_up");
    check_resume("2/2/6", "2 6", "2 6 8", "2/6/8");
    check_resume("2/2/6", "2 6", "2 4 6", "4/6/2 collision");
    check_resume("2/2/6", "2 6", "6 8", "6/6/8 heads_up");
    check_resume("2/2/6", "2 6", "2 8", "2/2/8 heads_up");
}

#[test]
fn an_emptied_table_has_nothing_to_resume() {
    assert_eq!(freeze(positions("3/4/5"), seats("3")), None);
    assert_eq!(resume(positions("4/5/6"), seats("6")), None);
    assert_eq!(would_be_big_blind(positions("4/5/6"), seats("6")), None);
}
