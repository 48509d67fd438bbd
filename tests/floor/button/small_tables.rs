//! Every small table: every button, every empty seat, everyone who can leave or arrive.
//!
//! All hands that can come about are walked through, from the first hand of every table on.
//! Between two hands up to two players leave and up to two arrive, also in the seats just left.

use engine::button::{
    ButtonState, Flag, NextHand, Positions, Role, advance, advance_moving, first_hand, freeze,
    rank_seats, resume, waits_one_hand, worst_seat,
};
use engine::values::{SeatNo, SeatSet};
use rulebook::ButtonMethod;
use std::collections::BTreeSet;

/// A set of seats, seat 1 the lowest bit: ordered and quick, where `SeatSet` is neither.
type Mask = u16;

/// Button, small blind, big blind, and who was live: one hand of a small table.
type Hand = (u8, u8, u8, Mask);

fn seat_set(mask: Mask) -> SeatSet {
    (1..=16).filter(|seat| mask & bit(*seat) != 0).map(SeatNo).collect()
}

fn bit(seat: u8) -> Mask {
    1 << (seat - 1)
}

fn mask_of(seats: SeatSet) -> Mask {
    seats.iter().fold(0, |mask, seat| mask | bit(seat.0))
}

fn positions((button, small_blind, big_blind, _): Hand) -> Positions {
    Positions {
        button: SeatNo(button),
        small_blind: SeatNo(small_blind),
        big_blind: SeatNo(big_blind),
    }
}

fn hand_of(next: &NextHand, live: Mask) -> Hand {
    let positions = next.positions;
    (positions.button.0, positions.small_blind.0, positions.big_blind.0, live)
}

/// All subsets of `of` with at most `at_most` seats.
fn subsets(of: Mask, at_most: u32) -> impl Iterator<Item = Mask> {
    (0..=of).filter(move |mask| mask & !of == 0 && mask.count_ones() <= at_most)
}

/// The seats from `from` clockwise up to but without `to`, both ends left out.
fn between(from: u8, to: u8, seat_count: u8) -> Mask {
    let mut mask = 0;
    let mut seat = from % seat_count + 1;
    while seat != to && seat != from {
        mask |= bit(seat);
        seat = seat % seat_count + 1;
    }
    mask
}

/// How many seats clockwise from `from` to `to`.
fn steps(from: u8, to: u8, seat_count: u8) -> u8 {
    (to + seat_count - from) % seat_count
}

fn first_hands(seat_count: u8) -> impl Iterator<Item = Hand> {
    (0..1 << seat_count).flat_map(move |live: Mask| {
        (1..=seat_count).filter_map(move |button| {
            first_hand(SeatNo(button), seat_set(live)).map(|next| hand_of(&next, live))
        })
    })
}

/// Walks through all hands of a table and calls `check` with each step: a hand, who was live
/// when it ended, who is new, and the next hand.
fn walk(seat_count: u8, arrive_max: u32, mut check: impl FnMut(Hand, Mask, Mask, &NextHand)) {
    let all: Mask = (1 << seat_count) - 1;
    let seat_sets: Vec<SeatSet> = (0..=all).map(seat_set).collect();
    let mut found: BTreeSet<Hand> = first_hands(seat_count).collect();
    let mut open: Vec<Hand> = found.iter().copied().collect();
    while let Some(last) = open.pop() {
        for left in subsets(last.3, 2) {
            let stayed = last.3 & !left;
            for arrived in subsets(all & !stayed, arrive_max) {
                let live = stayed | arrived;
                let next = advance(positions(last), seat_sets[usize::from(live)]);
                assert_eq!(next.is_none(), live.count_ones() < 2, "{last:?} {live:b}");
                let Some(next) = next else { continue };
                check(last, stayed, arrived, &next);
                let hand = hand_of(&next, live);
                if found.insert(hand) {
                    open.push(hand);
                }
            }
        }
    }
}

fn check_step(seat_count: u8, last: Hand, stayed: Mask, arrived: Mask, next: &NextHand) {
    let live = stayed | arrived;
    let (button, small_blind, big_blind, _) = hand_of(next, live);
    let says = || format!("{last:?} stayed {stayed:b} arrived {arrived:b} gave {next:?}");
    let (_, last_small, last_big, _) = last;

    // The big blind is a player, and nobody was walked past on the way there.
    assert!(live & bit(big_blind) != 0 && big_blind != last_big, "{}", says());
    assert_eq!(live & between(last_big, big_blind, seat_count), 0, "{}", says());

    // After the big blind comes the small blind.
    if live & bit(last_big) != 0 {
        assert_eq!(small_blind, last_big, "{}", says());
    }

    assert_eq!(next.heads_up, live.count_ones() == 2, "{}", says());
    let not_dealt = mask_of(next.not_dealt);
    if next.heads_up {
        assert!(button == small_blind && live == bit(button) | bit(big_blind), "{}", says());
        assert!(!next.button_dead && !next.small_blind_dead && not_dealt == 0, "{}", says());
        assert!(next.flags.is_empty(), "{}", says());
        return;
    }

    // Dead is what lies at an empty seat, and the seats are those of the last hand.
    assert_eq!(small_blind, last_big, "{}", says());
    assert_eq!(next.small_blind_dead, live & bit(last_big) == 0, "{}", says());
    assert_eq!(next.button_dead, live & bit(button) == 0, "{}", says());
    let is_collision = next.flags.contains(&Flag::Collision);
    assert!(is_collision || button == last_small, "{}", says());

    // Clockwise, with nobody who plays between the button and the big blind.
    let to_small = steps(button, small_blind, seat_count);
    assert!(0 < to_small && to_small < steps(button, big_blind, seat_count), "{}", says());
    assert_eq!(live & between(small_blind, big_blind, seat_count), 0, "{}", says());
    assert_eq!(live & between(button, small_blind, seat_count), not_dealt, "{}", says());

    // Only newcomers wait, and only newcomers make trouble.
    assert_eq!(not_dealt & !arrived, 0, "{}", says());
    let dealt_count = (live & !not_dealt).count_ones();
    assert!(dealt_count >= 2, "{}", says());
    assert_eq!(next.flags.contains(&Flag::TwoDealtIn), dealt_count == 2, "{}", says());
    assert!(arrived != 0 || next.flags.is_empty(), "{}", says());
    if is_collision {
        let is_reached =
            steps(last_big, big_blind, seat_count) >= steps(last_big, last_small, seat_count);
        let waiting = live & between(last_small, last_big, seat_count);
        assert!(is_reached || (live & !waiting).count_ones() < 2, "{}", says());
        assert!(!next.button_dead && not_dealt == 0, "{}", says());
    }
}

#[test]
fn every_step_of_every_small_table_keeps_the_blinds_in_order() {
    let (mut step_count, mut wait_count, mut collision_count) = (0, 0, 0);
    for (seat_count, arrive_max) in [(2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 2)] {
        walk(seat_count, arrive_max, |last, stayed, arrived, next| {
            check_step(seat_count, last, stayed, arrived, next);
            step_count += 1;
            wait_count += u32::from(!next.not_dealt.is_empty());
            collision_count += u32::from(next.flags.contains(&Flag::Collision));
        });
    }
    assert!(step_count > 400_000 && wait_count > 50_000 && collision_count > 5_000);
}

#[test]
fn in_every_circuit_each_player_posts_each_blind_once() {
    let mut circuits = BTreeSet::new();
    walk(5, 2, |_, stayed, arrived, next| {
        circuits.insert(hand_of(next, stayed | arrived));
    });
    for first in circuits {
        let live = first.3;
        let (mut big_blinds, mut small_blinds, mut hand) = (0, 0, positions(first));
        for played in 1..=live.count_ones() {
            let next = advance(hand, seat_set(live)).unwrap();
            assert!(next.flags.is_empty() && next.not_dealt.is_empty(), "{first:?} {next:?}");
            // The seats of those who have gone are passed by the third hand.
            assert!(played < 3 || !(next.button_dead || next.small_blind_dead), "{first:?}");
            hand = next.positions;
            big_blinds ^= bit(hand.big_blind.0);
            small_blinds ^= bit(hand.small_blind.0);
        }
        assert_eq!(big_blinds, live, "{first:?}");
        if live & bit(first.2) != 0 {
            assert_eq!(small_blinds, live, "{first:?}");
        }
    }
}

#[test]
fn a_stud_round_changes_nothing_for_those_who_stay() {
    walk(5, 1, |last, stayed, arrived, _| {
        let (before, after) = (seat_set(last.3), seat_set(stayed | arrived));
        let frozen = freeze(positions(last), before).unwrap();
        let resumed = resume(frozen, after).unwrap();
        let unchanged = resume(frozen, before).unwrap();
        assert_eq!(unchanged.positions, frozen, "{last:?}");
        if frozen.button != frozen.small_blind {
            // As though the stud round had never been played.
            assert_eq!(Some(&resumed), advance(positions(last), after).as_ref(), "{last:?}");
            let is_moved = resumed.positions.button != frozen.button;
            assert_eq!(is_moved && !resumed.heads_up, resumed.flags.contains(&Flag::Collision));
        }
        assert_eq!(mask_of(resumed.not_dealt) & !arrived, 0, "{last:?} {resumed:?}");
    });
}

#[test]
fn the_worst_seat_is_the_first_open_one_up_to_the_button() {
    let mut hands = BTreeSet::new();
    walk(5, 1, |_, stayed, arrived, next| {
        hands.insert(hand_of(next, stayed | arrived));
    });
    for hand in hands {
        let (_, small_blind, big_blind, live) = hand;
        let state = ButtonState::Played(positions(hand));
        for open in subsets(0b1_1111 & !live, 5) {
            let ranks = rank_seats(ButtonMethod::Dead, state, seat_set(live), seat_set(open));
            let ranked = ranks.iter().fold(0, |mask, rank| mask | bit(rank.seat.0));
            assert_eq!((ranked, ranks.len()), (open, open.count_ones() as usize), "{hand:?}");
            assert!(ranks.is_sorted_by_key(|rank| (rank.role, rank.hands_until_big_blind)));
            for rank in &ranks {
                let waits = waits_one_hand(ButtonMethod::Dead, state, seat_set(live), rank.seat);
                assert_eq!(waits, rank.role == Role::NotDealt, "{hand:?} {rank:?}");
            }
            // Three who play leave a newcomer no surprise, so walking round the table suffices.
            if live.count_ones() >= 3 {
                let up_to_button = between(big_blind, small_blind, 5) | bit(small_blind);
                let first = (1..=5)
                    .map(|steps| (big_blind - 1 + steps) % 5 + 1)
                    .find(|seat| open & up_to_button & bit(*seat) != 0);
                let worst = worst_seat(ButtonMethod::Dead, state, seat_set(live), seat_set(open));
                assert_eq!(worst.map(|rank| rank.seat.0), first, "{hand:?} {open:b}");
            }
        }
    }
}

#[test]
fn the_moving_button_is_always_at_players_in_order() {
    for hand in first_hands(6) {
        for live in (0..1 << 6).filter(|live: &Mask| live.count_ones() >= 2) {
            let next = advance_moving(positions(hand), seat_set(live)).unwrap();
            let (button, small_blind, big_blind, _) = hand_of(&next, live);
            let says = format!("{hand:?} {live:b} {next:?}");
            assert!(!next.button_dead && !next.small_blind_dead, "{says}");
            assert!(next.not_dealt.is_empty() && next.flags.is_empty(), "{says}");
            assert_eq!(live & bit(button) & live, bit(button), "{says}");
            assert_eq!(live & between(small_blind, big_blind, 6), 0, "{says}");
            if next.heads_up {
                assert!(button == small_blind && big_blind != hand.2, "{says}");
            } else {
                assert_eq!(live & between(hand.0, button, 6), 0, "{says}");
                assert_eq!(live & between(button, small_blind, 6), 0, "{says}");
                assert!(button != small_blind && button != big_blind, "{says}");
            }
        }
    }
}
