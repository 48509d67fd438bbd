//! Worked examples of the dead button, nine seats unless seats are named.

use crate::button::notation::check;

#[test]
fn example_01_nobody_leaves() {
    check("1/2/3", &[("1-9", "2/3/4"), ("1-9", "3/4/5"), ("1-9", "4/5/6")]);
}

#[test]
fn example_02_small_blind_busts_and_the_button_is_dead() {
    check("1/2/3", &[("1 3-9", "2x/3/4"), ("1 3-9", "3/4/5")]);
}

#[test]
fn example_03_big_blind_busts_and_the_small_blind_is_dead() {
    check("1/2/3", &[("1 2 4-9", "2/3x/4"), ("1 2 4-9", "3x/4/5"), ("1 2 4-9", "4/5/6")]);
}

#[test]
fn example_04_both_blinds_bust() {
    check("1/2/3", &[("1 4-9", "2x/3x/4"), ("1 4-9", "3x/4/5"), ("1 4-9", "4/5/6")]);
}

#[test]
fn example_05_button_busts_and_nothing_is_dead() {
    check("1/2/3", &[("2-9", "2/3/4"), ("2-9", "3/4/5")]);
}

#[test]
fn example_06_under_the_gun_busts() {
    check("1/2/3", &[("1-3 5-9", "2/3/5"), ("1-3 5-9", "3/5/6")]);
}

#[test]
fn example_07_big_blind_and_under_the_gun_bust() {
    check("1/2/3", &[("1 2 5-9", "2/3x/5"), ("1 2 5-9", "3x/5/6"), ("1 2 5-9", "5/6/7")]);
}

#[test]
fn example_08_both_blinds_and_under_the_gun_bust() {
    check("1/2/3", &[("1 5-9", "2x/3x/5"), ("1 5-9", "3x/5/6"), ("1 5-9", "5/6/7")]);
}

#[test]
fn example_09_old_gaps_make_no_dead_blinds() {
    let live = "1 4 7 9";
    check("7/9/1", &[(live, "9/1/4"), (live, "1/4/7"), (live, "4/7/9"), (live, "7/9/1")]);
}

#[test]
fn example_10_newcomer_in_the_old_big_blind_seat_posts_the_small_blind() {
    check("1/2/3", &[("1-9", "2/3/4")]);
    check("1/2/3", &[("1 2 4-9", "2/3x/4")]);
}

#[test]
fn example_11_newcomer_in_the_old_small_blind_seat_has_the_button() {
    check("1/2/3", &[("1-9", "2/3/4")]);
    check("1/2/3", &[("1 3-9", "2x/3/4")]);
}

#[test]
fn example_12_arrival_between_button_and_small_blind_waits() {
    check("1/2/5", &[("1 2 3 5 6 8", "2/5/6 n3"), ("1 2 3 5 6 8", "5/6/8")]);
}

#[test]
fn example_13_arrival_before_the_next_player_is_the_big_blind() {
    check("1/2/5", &[("1 2 5 7 8", "2/5/7"), ("1 2 5 7 8", "5/7/8")]);
}

#[test]
fn example_14_arrival_after_the_dead_small_blind_has_the_button_without_posting() {
    check("1/2/3", &[("1 2 4-9", "2/3x/4"), ("1-9", "3/4/5")]);
}

#[test]
fn example_15_three_handed_button_busts() {
    check("1/4/7", &[("4 7", "7/7/4 heads_up"), ("4 7", "4/4/7 heads_up")]);
}

#[test]
fn example_16_three_handed_small_blind_busts() {
    check("1/4/7", &[("1 7", "7/7/1 heads_up"), ("1 7", "1/1/7 heads_up")]);
}

#[test]
fn example_17_three_handed_big_blind_busts() {
    check("1/4/7", &[("1 4", "4/4/1 heads_up"), ("1 4", "1/1/4 heads_up")]);
}

#[test]
fn example_18_heads_up_a_third_player_arrives_and_nobody_escapes() {
    check("2/2/6", &[("2 6 8", "2/6/8"), ("2 6 8", "6/8/2")]);
}

#[test]
fn example_19_heads_up_a_third_player_arrives_where_the_button_must_go() {
    check("2/2/6", &[("2 4 6", "4/6/2 collision"), ("2 4 6", "6/2/4")]);
}

#[test]
fn example_20_heads_up_two_players_arrive_and_one_waits() {
    check("2/2/6", &[("2 4 6 8", "2/6/8 n4"), ("2 4 6 8", "6/8/2"), ("2 4 6 8", "8/2/4")]);
}

#[test]
fn example_21_player_due_the_big_blind_is_moved_away() {
    check("1/2/3", &[("1-3 5-9", "2/3/5"), ("1-3 5-9", "3/5/6")]);
}

#[test]
fn example_22_four_handed_both_blinds_bust() {
    check("2/4/6", &[("2 9", "2/2/9 heads_up"), ("2 9", "9/9/2 heads_up")]);
}

#[test]
fn example_23_four_handed_big_blind_busts() {
    check("2/4/6", &[("2 4 9", "4/6x/9"), ("2 4 9", "6x/9/2"), ("2 4 9", "9/2/4")]);
}

#[test]
fn example_24_button_busts_and_the_newcomer_takes_the_button() {
    check("1/4/7", &[("4 5 7", "5/7/4 collision"), ("4 5 7", "7/4/5")]);
}

#[test]
fn example_25_the_wait_of_a_newcomer_leaves_two_to_be_dealt() {
    check("1/3/6", &[("4 6 8", "3x/6/8 n4 two_dealt_in"), ("4 6 8", "6/8/4")]);
}

#[test]
fn example_26_an_absent_player_is_live_and_posts() {
    check("1/2/3", &[("1-9", "2/3/4")]);
}

#[test]
fn the_big_blind_walks_past_a_dead_button_so_the_button_is_set_behind_the_small_blind() {
    // Seats 1 and 3 bust; 4 and 5 arrive. With the button at 3 the big blind would lie behind it.
    check("1/3/6", &[("4 5 6", "5/6/4 collision"), ("4 5 6", "6/4/5")]);
}

#[test]
fn the_button_is_set_behind_the_small_blind_rather_than_deal_in_one_player() {
    // Both blinds bust; 3 and 4 arrive. With the button at 2 only seat 1 would be dealt in.
    check("1/2/5", &[("1 3 4", "4/5x/1 collision"), ("1 3 4", "5x/1/3"), ("1 3 4", "1/3/4")]);
}

#[test]
fn d_22_small_blind_busts() {
    check("2/3/4", &[("2 4 5 7", "3x/4/5"), ("2 4 5 7", "4/5/7")]);
}

#[test]
fn d_26_big_blind_busts() {
    check("2/3/4", &[("2 3 5 7", "3/4x/5"), ("2 3 5 7", "4x/5/7")]);
}

#[test]
fn d_27_both_blinds_bust() {
    check("2/3/4", &[("2 5 7", "3x/4x/5"), ("2 5 7", "4x/5/7")]);
}

#[test]
fn p73_big_blind_busts() {
    check("1/2/3", &[("1 2 4 5 6", "2/3x/4")]);
}

#[test]
fn p74_broken_table_player_waits_between_button_and_small_blind_but_not_on_them() {
    // Seat 4 lies between the next button, 2, and the next small blind, 5.
    check("1/2/5", &[("1 2 4 5 7", "2/5/7 n4"), ("1 2 4 5 7", "5/7/1")]);
    // The big blind busts; whoever takes that seat is dealt in and posts the small blind.
    check("1/2/5", &[("1 2 7", "2/5x/7"), ("1 2 5 7", "5/7/1")]);
    check("1/2/5", &[("1 2 5 7", "2/5/7")]);
}

#[test]
fn a_lone_seat_at_the_end_of_a_long_table_is_walked_to() {
    check("9/10/31", &[("9 10 31", "10/31/9"), ("9 10 31", "31/9/10")]);
}

#[test]
fn a_dead_blind_is_not_decided_by_the_neighbor_seat() {
    // Seats 1 to 4, the big blind of seat 3 busts: the button moves on, the small blind is dead.
    check("1/2/3", &[("1 2 4", "2/3x/4")]);
}
