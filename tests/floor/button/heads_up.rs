//! Two players left: who has the big blind, and who the button with the small blind.

use crate::button::notation::check;

/// Three-handed 1/4/7, or four-handed with 9 under the gun; then the two who survive.
fn check_becoming(survivors: &str, expected: &str) {
    check("1/4/7", &[(survivors, expected)]);
}

#[test]
fn d_23_button_busts() {
    check_becoming("4 7", "7/7/4 heads_up");
}

#[test]
fn d_24_small_blind_busts() {
    check_becoming("1 7", "7/7/1 heads_up");
}

#[test]
fn d_25_big_blind_busts_and_the_small_blind_posts_twice() {
    check_becoming("1 4", "4/4/1 heads_up");
}

#[test]
fn p75_heads_up_from_three_small_blind_busts() {
    check("1/4/7", &[("1 7", "7/7/1 heads_up")]);
}

#[test]
fn two_of_four_bust() {
    check_becoming("1 9", "1/1/9 heads_up"); // Both blinds.
    check_becoming("1 4", "4/4/1 heads_up"); // Big blind and under the gun.
    check_becoming("4 7", "7/7/4 heads_up"); // Button and under the gun.
    check_becoming("7 9", "7/7/9 heads_up"); // Button and small blind.
    check_becoming("4 9", "4/4/9 heads_up"); // Button and big blind.
    check_becoming("1 7", "7/7/1 heads_up"); // Small blind and under the gun.
}

#[test]
fn heads_up_the_button_alternates() {
    let (two, six) = ("2/2/6 heads_up", "6/6/2 heads_up");
    check("2/2/6", &[("2 6", six), ("2 6", two), ("2 6", six)]);
}

#[test]
fn heads_up_after_dead_blinds_nothing_is_dead() {
    check("2x/3x/4", &[("4 6", "4/4/6 heads_up")]);
    check("2x/3x/4", &[("1 6", "1/1/6 heads_up")]);
}

#[test]
fn heads_up_one_leaves_and_another_arrives() {
    check("2/2/6", &[("2 4", "4/4/2 heads_up")]);
    check("2/2/6", &[("4 6", "6/6/4 heads_up")]);
}
