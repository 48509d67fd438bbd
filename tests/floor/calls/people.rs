//! Players who are late, away, in a wrong seat, buying or leaving.

use crate::calls::{cites, open_verdicts, refused, rests_on, rule, rule_with, with_option};
use rulebook::Rulebook::{self, Home001, House000, Local003, Tda2011, Tda2024};
use serde_json::json;

const BOTH: [Rulebook; 2] = [Tda2011, Tda2024];

#[test]
fn p81_a_player_arrives_after_the_first_and_before_the_last_card() {
    let facts = json!({"arrived": "before_last_card", "place": "in_the_chair"});
    for (book, number) in [(Tda2011, "27"), (Tda2024, "30")] {
        let ruling = rule("at-your-seat", book, &facts);
        assert_eq!(ruling.verdict.json(), json!({"hand": "live"}));
        rests_on(&ruling, number);
    }
    let of_2013 = with_option(Tda2024, "entitlement", "first_card");
    assert_eq!(rule_with("at-your-seat", &of_2013, &facts).verdict.json(), json!({"hand": "dead"}));
}

#[test]
fn a_player_who_comes_after_the_last_card_has_a_dead_hand() {
    let facts = json!({"arrived": "after_last_card", "has_bring_in": true});
    for book in BOTH {
        let ruling = rule("at-your-seat", book, &facts);
        assert_eq!(ruling.verdict.json(), json!({"hand": "dead"}));
        assert!(ruling.steps.iter().any(|step| step.id == "seat-posts-bring-in"));
    }
    let posted = json!({"arrived": "never", "posted": true});
    assert_eq!(rule("at-your-seat", House000, &posted).verdict.json(), json!({"hand": "live"}));
    assert_eq!(rule("at-your-seat", Tda2024, &posted).verdict.json(), json!({"hand": "dead"}));
    rests_on(&rule("at-your-seat", House000, &posted), "PLMIS-10");
}

#[test]
fn within_reach_is_at_the_seat_in_one_edition_and_open_in_the_other() {
    let facts = json!({"arrived": "before_last_card", "place": "within_reach"});
    assert_eq!(rule("at-your-seat", Tda2024, &facts).verdict.json(), json!({"hand": "live"}));
    let open = rule("at-your-seat", Tda2011, &facts);
    assert!(open.is_discretion && open.verdict.is_open());
    assert_eq!(open_verdicts(&open), [json!({"hand": "live"}), json!({"hand": "dead"})]);
    let away = json!({"arrived": "before_last_card", "place": "out_of_reach"});
    assert_eq!(rule("at-your-seat", Tda2024, &away).verdict.json(), json!({"hand": "dead"}));
}

#[test]
fn p82_an_all_in_player_leaves_before_the_showdown() {
    for (book, number) in [(Tda2011, "28"), (Tda2024, "31")] {
        let ruling = rule("action-pending", book, &json!({"hand": "all_in", "did": "left"}));
        assert_eq!(ruling.verdict.json(), json!({"hand": "live", "penalty": "may"}));
        rests_on(&ruling, number);
        assert!(!ruling.suggests.is_empty());
        let folded = rule("action-pending", book, &json!({"hand": "folded", "did": "left"}));
        assert_eq!(folded.verdict.json(), json!({"ruling": "may_leave"}));
        let asks = rule("action-pending", book, &json!({"hand": "live", "did": "asks_to_leave"}));
        assert_eq!(asks.verdict.json(), json!({"ruling": "stays"}));
    }
    let local = rule("action-pending", Local003, &json!({"hand": "live", "did": "asks_to_leave"}));
    rests_on(&local, "28.C");
}

#[test]
fn an_absent_player_is_dealt_in_and_pays() {
    let facts = json!({"why": "away", "stack": 9000, "cost_of_a_round": 2400});
    for book in BOTH {
        let verdict = rule("absent-player", book, &facts).verdict.json();
        assert_eq!(verdict["hand"], "dead");
        assert_eq!(verdict["posts"], true);
        assert_eq!(verdict["rounds_until_out"], 4, "three rounds and a part of the fourth");
    }
    let never = json!({"why": "never_came"});
    assert!(rule("absent-player", Tda2024, &never).is_discretion);
    let nothing = json!({"why": "away", "stack": 9000, "cost_of_a_round": 0});
    assert_eq!(refused("absent-player", &nothing).field, "cost_of_a_round");
}

#[test]
fn staff_move_the_chips_of_an_absent_player_rp_16() {
    let facts = json!({"why": "table_breaks"});
    let ruling = rule("absent-player", Tda2024, &facts);
    assert_eq!(ruling.verdict.json(), json!({"ruling": "staff_moves_his_chips"}));
    rests_on(&ruling, "RP-16");
    assert!(rule("absent-player", Tda2011, &facts).is_discretion);
}

/// Button 8, small blind 1, big blind 4; seats 2, 3 and 9 are open.
fn arrival(seat: u8) -> serde_json::Value {
    json!({"came": "broken_table", "seat": seat, "seats": 9, "occupied": [1, 4, 5, 6, 7, 8],
        "last": {"button": 8, "small_blind": 1, "big_blind": 4}})
}

#[test]
fn d29_an_arrival_between_the_next_button_and_small_blind_waits() {
    for (book, number) in [(Tda2011, "7"), (Tda2024, "10-A")] {
        for seat in [2, 3] {
            let ruling = rule("new-player-seat", book, &arrival(seat));
            assert_eq!(ruling.verdict.json()["dealt_in"], false, "seat {seat}");
            assert_eq!(ruling.verdict.json()["role"], "not_dealt");
            rests_on(&ruling, number);
        }
        let ruling = rule("new-player-seat", book, &arrival(9));
        assert_eq!(ruling.verdict.json()["dealt_in"], true);
    }
}

#[test]
fn p74_a_broken_table_player_between_button_and_small_blind_waits_one_hand() {
    let facts = |seat, occupied: &[u8]| {
        json!({"came": "broken_table", "seat": seat, "seats": 9, "occupied": occupied,
            "last": {"button": 1, "small_blind": 3, "big_blind": 4}})
    };
    for book in BOTH {
        // The next button is 3 and the next small blind 4; after a bust-out in 4 seat 4 is open.
        let ruling = rule("new-player-seat", book, &facts(4, &[1, 3, 5, 6]));
        assert_eq!(ruling.verdict.json()["role"], "small_blind");
        assert_eq!(ruling.verdict.json()["dealt_in"], true);
    }
    let between = json!({"came": "balance", "seat": 3, "seats": 9, "occupied": [1, 2, 4, 5],
        "last": {"button": 1, "small_blind": 2, "big_blind": 4}});
    let ruling = rule("new-player-seat", Tda2024, &between);
    assert_eq!(ruling.verdict.json()["dealt_in"], false);
    assert_eq!(ruling.suggests[0].id, "newcomer-not-for-balance");
}

/// 7 of 2011 speaks of broken tables only; since 2022 new players are treated alike.
#[test]
fn tda_2011_7_does_not_speak_of_new_players_and_tda_2024_10_a_does() {
    let facts = |came: &str, seat: u8| {
        let mut facts = arrival(seat);
        facts["came"] = json!(came);
        facts
    };
    for seat in [2, 9] {
        let old = rule("new-player-seat", Tda2011, &facts("new", seat));
        assert!(old.is_silent(), "seat {seat}");
        assert!(!rule("new-player-seat", Tda2011, &facts("broken_table", seat)).is_discretion);
        let new = rule("new-player-seat", Tda2024, &facts("new", seat));
        assert!(!new.is_discretion);
        rests_on(&new, "10-A");
    }
}

#[test]
fn a_seat_that_is_taken_or_a_button_that_is_not_known() {
    assert_eq!(refused("new-player-seat", &arrival(4)).field, "seat");
    assert_eq!(refused("new-player-seat", &arrival(10)).field, "seat");
    let mut facts = arrival(2);
    facts["last"] = json!(null);
    assert!(rule("new-player-seat", Tda2024, &facts).is_discretion);
}

#[test]
fn a_player_in_a_wrong_seat_moves_with_what_they_have() {
    for (book, number) in [(Tda2011, "5"), (Tda2024, "7")] {
        let own = rule("wrong-seat", book, &json!({"chips": "own", "found": "between_hands"}));
        assert_eq!(own.verdict.json(), json!({"ruling": "moves_with_his_chips"}));
        rests_on(&own, number);
        assert!(own.steps.is_empty());
        let facts = json!({"chips": "of_another", "found": "during_a_hand"});
        let others = rule("wrong-seat", book, &facts);
        assert!(others.is_discretion && others.options.len() == 3);
        assert_eq!(others.steps[0].id, "wrong-seat-hand-first");
    }
}

#[test]
fn a_re_entry_gets_a_whole_stack_and_what_was_given_up_leaves_play() {
    let facts = json!({"came": "re_entry", "starting_stack": 10000, "forfeited": 1500});
    let ruling = rule("late-or-re-entry", Tda2024, &facts);
    let expected = json!({"stack": 10000, "seat": "random_draw", "removed": 1500, "change": 8500});
    assert_eq!(ruling.verdict.json(), expected);
    rests_on(&ruling, "8-B");
    assert!(rule("late-or-re-entry", Tda2011, &facts).is_discretion, "the book is silent");
    let late = json!({"came": "late", "starting_stack": 10000, "forfeited": 1});
    assert_eq!(refused("late-or-re-entry", &late).field, "forfeited");
    let none = json!({"came": "late", "starting_stack": 0});
    assert_eq!(refused("late-or-re-entry", &none).field, "starting_stack");
}

#[test]
fn a_rebuy_said_before_the_hand_counts_as_chips_behind() {
    let facts = json!({"asked": "between_hands", "busted": true, "offered": true,
        "stack": 0, "chips": 10000});
    for (book, number) in [(Tda2011, "24"), (Tda2024, "27")] {
        let ruling = rule("rebuy", book, &facts);
        let expected = json!({"ruling": "chips_behind", "must_buy": true, "plays": 10000});
        assert_eq!(ruling.verdict.json(), expected);
        rests_on(&ruling, number);
    }
    let late = json!({"asked": "too_late", "busted": true, "offered": true});
    assert!(rule("rebuy", Tda2024, &late).is_discretion);
    assert_eq!(rule("rebuy", Local003, &late).verdict.json(), json!({"ruling": "refused"}));
    rests_on(&rule("rebuy", Local003, &late), "24.C");
    assert!(rule("rebuy", Local003, &late).is_discretion, "a practice is no rule");
    assert_eq!(rule("rebuy", House000, &late).verdict.json(), json!({"ruling": "next_hand"}));
    let in_hand = json!({"asked": "during_his_hand", "busted": false, "offered": true});
    let ruling = rule("rebuy", House000, &in_hand);
    assert_eq!(ruling.verdict.json(), json!({"ruling": "after_the_hand"}));
    rests_on(&ruling, "PLGEN-02");
    let closed = json!({"asked": "between_hands", "busted": true, "offered": false});
    assert_eq!(rule("rebuy", Tda2024, &closed).verdict.json(), json!({"ruling": "refused"}));
}

#[test]
fn a_player_without_chips_has_no_stack_and_no_hand() {
    let stack = json!({"asked": "between_hands", "busted": true, "offered": true, "stack": 5});
    assert_eq!(refused("rebuy", &stack).field, "stack");
    let hand = json!({"asked": "during_his_hand", "busted": true, "offered": true});
    assert_eq!(refused("rebuy", &hand).field, "asked");
}

#[test]
fn d14_the_leader_leaves_before_the_money() {
    let facts = json!({"game": "tournament", "agreed": true, "players_left": 8,
        "places_paid": 3, "stack": 60000});
    for book in [Tda2011, Tda2024, Home001] {
        let verdict = rule("leaving-early", book, &facts).verdict.json();
        let expected =
            json!({"place": 8, "paid": false, "each": 0, "removed": 60000, "stacks": {}});
        assert_eq!(verdict, expected, "{book:?}");
    }
    rests_on(&rule("leaving-early", Home001, &facts), "CZ-TRN-03");
}

#[test]
fn d15_the_leader_leaves_in_the_money_and_the_others_share_the_chips() {
    let facts = json!({"game": "tournament", "agreed": true, "players_left": 3,
        "places_paid": 3, "stack": 60000, "chip_unit": 100, "stacks": {"2": 25000, "5": 15000}});
    let expected = json!({"place": 3, "paid": true, "each": 30000, "removed": 0,
        "stacks": {"2": 55000, "5": 45000}});
    let ruling = rule("leaving-early", Home001, &facts);
    assert_eq!(ruling.verdict.json(), expected);
    rests_on(&ruling, "CZ-TRN-05");
    let removed = rule("leaving-early", Tda2024, &facts).verdict.json();
    assert_eq!((&removed["each"], &removed["removed"]), (&json!(0), &json!(60000)));
}

#[test]
fn d60_chips_that_cannot_be_shared_stay_out_of_play() {
    let facts = json!({"game": "tournament", "agreed": true, "players_left": 4,
        "places_paid": 4, "stack": 10000, "chip_unit": 100});
    let verdict = rule("leaving-early", Home001, &facts).verdict.json();
    assert_eq!((&verdict["each"], &verdict["removed"]), (&json!(3300), &json!(100)));
}

#[test]
fn leaving_needs_the_director_and_facts_that_fit() {
    let mut facts = json!({"game": "tournament", "agreed": false, "players_left": 4,
        "places_paid": 4, "stack": 10000, "chip_unit": 100});
    assert!(rule("leaving-early", Home001, &facts).is_discretion);
    let cash = rule("leaving-early", Home001, &json!({"game": "cash"}));
    assert_eq!(cash.verdict.json(), json!({"ruling": "leaves_with_his_chips"}));
    facts["stack"] = json!(10050);
    assert_eq!(refused("leaving-early", &facts).field, "stack");
    facts["stack"] = json!(10000);
    facts["stacks"] = json!({"1": 100});
    assert_eq!(refused("leaving-early", &facts).field, "stacks");
    facts["stacks"] = json!({"1": 100, "2": 150, "3": 100});
    assert_eq!(refused("leaving-early", &facts).field, "stacks.2");
    assert_eq!(refused("leaving-early", &json!({"game": "tournament"})).field, "agreed");
}

#[test]
fn d01_nobody_buys_more_than_a_hundred_times_the_bet() {
    let facts = |stack: u32| json!({"why": "buys", "stack": stack, "largest_bet": 6});
    let too_much = rule("buy-in-limit", House000, &facts(601)).verdict.json();
    assert_eq!(too_much, json!({"allowed": false, "most": 600, "called": "buy_in"}));
    let within = rule("buy-in-limit", House000, &facts(600));
    assert_eq!(within.verdict.json()["allowed"], true);
    rests_on(&within, "PLGEN-03");
    assert_eq!(rule("buy-in-limit", Tda2024, &facts(601)).verdict.json()["allowed"], true);
    let posted = json!({"why": "buys", "stack": 700, "largest_bet": 6, "posted_limit": 1000,
        "bought_before": true});
    let posted = rule("buy-in-limit", House000, &posted).verdict.json();
    assert_eq!(posted, json!({"allowed": true, "most": 1000, "called": "rebuy"}));
}

#[test]
fn plgen_04_and_05_a_closed_table_is_not_a_wish() {
    let facts = |why: &str| json!({"why": why, "stack": 40, "least_buy_in": 100});
    let died = |same_limit: bool| {
        let mut told = facts("table_died");
        told["same_limit"] = json!(same_limit);
        told
    };
    let closed = rule("buy-in-limit", House000, &died(true));
    assert_eq!(closed.verdict.json(), json!({"ruling": "sits_with_his_stack"}));
    rests_on(&closed, "PLGEN-04");
    assert!(!cites(&closed, "PLGEN-05"));
    // The row speaks of a table of the same limit, so it is asked, and another one is the floor's.
    assert_eq!(refused("buy-in-limit", &facts("table_died")).field, "same_limit");
    let other = rule("buy-in-limit", House000, &died(false));
    assert!(other.is_discretion && other.options.len() == 2, "{other:?}");
    let wish = rule("buy-in-limit", House000, &facts("wants_to_change"));
    assert_eq!(wish.verdict.json(), json!({"ruling": "must_buy_more", "missing": 60}));
    rests_on(&wish, "PLGEN-05");
}

#[test]
fn needs_are_met_where_they_can_be_and_faces_are_shown() {
    for (book, number) in [(Tda2011, "6"), (Tda2024, "9")] {
        let ruling = rule("special-needs", book, &json!({"need": "space", "possible": true}));
        assert_eq!(ruling.verdict.json(), json!({"ruling": "provided"}));
        rests_on(&ruling, number);
        let hard = rule("special-needs", book, &json!({"need": "space", "possible": false}));
        assert!(hard.is_discretion);
    }
    let hidden = json!({"identifiable": false, "wears": "hood"});
    let ruling = rule("player-identity", Tda2024, &hidden);
    assert_eq!(ruling.verdict.json(), json!({"ruling": "shows_his_face"}));
    rests_on(&ruling, "4");
    assert!(rule("player-identity", Tda2011, &hidden).is_discretion);
    let known = rule("player-identity", Tda2024, &json!({"identifiable": true}));
    assert_eq!(known.verdict.json(), json!({"ruling": "may_wear_it"}));
    assert_eq!(known.suggests.len(), 1, "staff may order them to take it off");
    assert!(ruling.suggests.is_empty(), "it is ordered off");
}
