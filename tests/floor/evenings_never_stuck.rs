//! Evenings at random, played by the terminal alone: nobody is ever at a loss what to do.
//!
//! Late players, no-shows, rebuys, add-ons, corrections, reinstated players, tables of unequal
//! sizes. Whatever needs doing comes from the view `needs`, with the command that does it, or with
//! what the floor has to choose, which it then does.

mod desk;
mod evening;

use evening::Evening;
use std::collections::BTreeSet;

/// What comes up in so many evenings, done by the floor or asked of it.
const COMES_UP: [&str; 24] = [
    "AddOn",
    "AddTables",
    "BustOut",
    "ChangeSettings",
    "CorrectBust",
    "MovePlayer",
    "NextStage",
    "ReEnter",
    "Rebuy",
    "Register",
    "Reinstate",
    "SellAllTheSame Entry",
    "SellAllTheSame Rebuy",
    "SetButton",
    "Undo",
    "VoidSale AddOn",
    "VoidSale Entry",
    "VoidSale Rebuy",
    "ask_button",
    "balance",
    "break",
    "clock_waits",
    "redraw",
    "undecided",
];

/// Plays these evenings; the seed of one that gets stuck is told with its acts.
fn play(seeds: std::ops::Range<u64>) {
    let mut done = BTreeSet::new();
    for seed in seeds {
        let mut evening = Evening::begin(seed);
        evening.play();
        evening.end();
        done.extend(evening.done);
    }
    let missing: Vec<&str> = COMES_UP.into_iter().filter(|what| !done.contains(*what)).collect();
    assert!(missing.is_empty(), "these never came up: {missing:?} of {done:?}");
}

#[test]
fn the_first_hundred_and_twenty_five_evenings_end_with_one_winner() {
    play(0..125);
}

#[test]
fn the_second_hundred_and_twenty_five_evenings_end_with_one_winner() {
    play(125..250);
}

#[test]
fn the_third_hundred_and_twenty_five_evenings_end_with_one_winner() {
    play(250..375);
}

#[test]
fn the_last_hundred_and_twenty_five_evenings_end_with_one_winner() {
    play(375..500);
}
