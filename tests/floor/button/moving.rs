//! The house method: the button goes from player to player.

use crate::button::notation::check_with;
use rulebook::ButtonMethod::Moving;

fn check(last: &str, steps: &[(&str, &str)]) {
    check_with(Moving, last, steps);
}

#[test]
fn the_button_and_the_blinds_are_always_at_players() {
    check("1/2/3", &[("1-9", "2/3/4"), ("1 2 4-9", "4/5/6"), ("1 4 6 8", "6/8/1")]);
}

#[test]
fn small_blind_busts_and_a_player_escapes_the_big_blind() {
    check("1/2/3", &[("1 3-9", "3/4/5")]);
}

#[test]
fn a_newcomer_waits_for_nothing() {
    check("1/2/5", &[("1 2 3 5 6", "2/3/5"), ("1 2 3 5 6", "3/5/6")]);
}

#[test]
fn becoming_heads_up_nobody_has_the_big_blind_twice_running() {
    check("1/4/7", &[("4 7", "7/7/4 heads_up"), ("4 7", "4/4/7 heads_up")]);
    check("1/4/7", &[("1 7", "7/7/1 heads_up")]);
    check("1/4/7", &[("1 4", "4/4/1 heads_up")]);
}

#[test]
fn from_heads_up_to_three() {
    check("2/2/6", &[("2 6 8", "6/8/2"), ("2 6 8", "8/2/6")]);
    check("2/2/6", &[("2 4 6", "4/6/2")]);
}
