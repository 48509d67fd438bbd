//! Boards, burns, stubs and decks, each with the near case.

use crate::calls::dealing::{choices, verdict};
use crate::calls::{refused, rests_on, rule};
use rulebook::Rulebook::{Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use serde_json::json;

#[test]
fn p62_four_cards_on_the_flop() {
    let four = || json!({"cards": 4, "face_up": 2});
    let slug = "four-card-flop";
    assert_eq!(verdict(Tda2024, "39-A", slug, four())["ruling"], "scramble");
    assert_eq!(verdict(Tda2011, "34", slug, four())["ruling"], "scramble");
    assert_eq!(verdict(Local003, "34.C", slug, four())["ruling"], "scramble");
    assert_eq!(verdict(House000, "PLIRR-05", slug, four())["ruling"], "redeal");
    assert_eq!(verdict(House000, "PLIRR-05", slug, json!({"cards": 5}))["ruling"], "redeal");
    assert_eq!(choices(Tda2024, slug, json!({"cards": 5})).len(), 2);
    assert_eq!(choices(Tda2024, slug, json!({"cards": 4, "acted_on": true})).len(), 3);
    assert_eq!(refused(slug, &json!({"cards": 3})).field, "cards");
    assert_eq!(refused(slug, &json!({"cards": 4, "face_up": 5})).field, "face_up");
}

#[test]
fn p63_the_turn_too_early() {
    let turn = || json!({"street": "turn"});
    let slug = "premature-board";
    let afresh = json!({"ruling": "reshuffle", "burn_again": false});
    assert_eq!(verdict(Tda2024, "RP-5", slug, turn()), afresh);
    let steps = rule(slug, Tda2024, &turn()).steps;
    assert_eq!(steps.last().unwrap().id, "step-turn-no-burn");
    assert_eq!(choices(Tda2011, slug, turn()).len(), 2, "no rule");
    let river = rule(slug, House000, &json!({"street": "river"}));
    assert_eq!((river.verdict.json(), river.is_silent()), (afresh.clone(), true), "PLIRR-10");
    assert!(!crate::calls::cites(&river, "PLIRR-10"), "a silent row is no rule");
    let aside = json!({"ruling": "set_aside", "burn_again": true});
    for row in ["PLIRR-07", "PLIRR-08", "PLIRR-09"] {
        assert_eq!(verdict(House000, row, slug, turn()), aside);
    }
    assert_eq!(verdict(House000, "PLIRR-06", slug, json!({"street": "flop"})), afresh);
    for street in ["flop", "river", "stud_street"] {
        assert_eq!(verdict(Tda2024, "39-C", slug, json!({"street": street})), afresh);
    }
    assert_eq!(choices(House000, slug, json!({"street": "stud_street"})).len(), 2);
    assert_eq!(refused(slug, &json!({"street": "showdown"})).field, "street");
}

#[test]
fn a_flop_without_a_burn_stands_after_one_check() {
    let slug = "flop-without-burn";
    assert_eq!(verdict(Tda2024, "39-B", slug, json!({"acted_on": false}))["ruling"], "scramble");
    assert_eq!(verdict(Tda2024, "39-B", slug, json!({"acted_on": true}))["ruling"], "play_on");
    assert_eq!(choices(Tda2011, slug, json!({"acted_on": false})).len(), 3);
    assert_eq!(choices(Tda2011, slug, json!({"acted_on": true})).len(), 2);
}

#[test]
fn one_burn_a_street_and_no_order_restored() {
    let slug = "wrong-burns";
    let one = json!({"burns": 1, "order_restored": false});
    for cause in ["too_many_cards", "too_few_cards", "burn_forgotten"] {
        assert_eq!(verdict(Tda2024, "38", slug, json!({"cause": cause})), one, "{cause}");
    }
    for cause in ["too_many_cards", "too_few_cards", "burned_twice"] {
        assert_eq!(choices(Tda2011, slug, json!({"cause": cause})).len(), 2, "{cause}");
    }
    assert_eq!(verdict(Tda2024, "38", slug, json!({"cause": "burned_twice"})), one);
}

#[test]
fn a_dropped_stub_is_shuffled_only_as_far_as_needed() {
    let slug = "dropped-stub";
    let said = |facts| verdict(Tda2024, "RP-4", slug, facts)["ruling"].clone();
    assert_eq!(said(json!({"order_known": true})), "rebuild");
    assert_eq!(said(json!({"order_known": false, "mixed_with_muck": false})), "reshuffle_stub");
    assert_eq!(said(json!({"order_known": false, "mixed_with_muck": true})), "reshuffle_all");
    assert_eq!(choices(Tda2011, slug, json!({"order_known": true})).len(), 3);
    let lost = json!({"order_known": false, "mixed_with_muck": false});
    assert_eq!(choices(Tda2011, slug, lost).len(), 2);
    assert_eq!(refused(slug, &json!({"order_known": false})).field, "mixed_with_muck");
}

#[test]
fn a_redeal_is_the_same_hand_once_more() {
    let slug = "exact-redeal";
    let said = |player: &str| verdict(Tda2024, "35-C", slug, json!({"player": player}));
    let live = |player: &str| (said(player)["dealt"] == true, said(player)["live"] == true);
    assert_eq!(live("present"), (true, true));
    assert_eq!(live("came_back"), (true, true));
    assert_eq!(live("still_away"), (true, false));
    assert_eq!(live("serving_penalty"), (true, false));
    assert_eq!(said("serving_penalty")["penalty_hands"], 1, "both deals are one hand");
    assert_eq!(live("newcomer"), (false, false));
    for player in ["came_back", "serving_penalty", "newcomer"] {
        assert_eq!(choices(Tda2011, slug, json!({"player": player})).len(), 2, "{player}");
    }
    assert!(!rule(slug, Tda2011, &json!({"player": "present"})).is_discretion);
}

#[test]
fn decks_change_at_fixed_times_and_never_on_request() {
    for (book, number) in [(Tda2024, "26"), (Tda2011, "23")] {
        let said = |cause: &str| {
            verdict(book, number, "deck-change", json!({"cause": cause}))["change"].clone()
        };
        assert_eq!(said("player_asks"), false);
        for cause in ["dealer_push", "level_change", "house_rule"] {
            assert_eq!(said(cause), true, "{cause}");
        }
        let damaged = rule("deck-change", book, &json!({"cause": "damaged_or_marked"}));
        assert_eq!(damaged.verdict.json()["change"], true);
        assert!(damaged.citations.is_empty(), "that rule does not speak of damaged cards");
    }
}

#[test]
fn no_push_in_the_last_ninety_seconds() {
    let slug = "dealer-push";
    let said = |secs: u32| verdict(Tda2024, "RP-7", slug, json!({"seconds_left": secs}));
    assert_eq!(said(90)["push"], false);
    assert_eq!(said(91)["push"], true);
    assert_eq!(choices(Tda2011, slug, json!({"seconds_left": 90})).len(), 2);
    assert!(!rule(slug, Tda2011, &json!({"seconds_left": 91})).is_discretion);
    assert_eq!(refused(slug, &json!({"seconds_left": 90_000})).field, "seconds_left");
}

#[test]
fn rabbits_run_in_cash_games_of_one_book_only() {
    let slug = "rabbit-hunting";
    let cash = |agree: bool| json!({"game": "cash", "all_agree": agree});
    let event = || json!({"game": "tournament"});
    assert_eq!(verdict(Tda2024, "28", slug, event())["allowed"], false);
    assert_eq!(verdict(Tda2011, "26", slug, cash(true))["allowed"], false);
    assert_eq!(verdict(Local003, "26.C", slug, cash(true))["allowed"], true);
    assert_eq!(verdict(Local003, "26.C", slug, cash(false))["allowed"], false);
    assert_eq!(verdict(Local003, "26", slug, event())["allowed"], false);
    assert_eq!(refused(slug, &json!({"game": "cash"})).field, "all_agree");
}

#[test]
fn who_cuts_depends_on_the_book() {
    let slug = "shuffle-and-cut";
    let cutter = |book, event: &str| {
        rule(slug, book, &json!({"event": event})).verdict.json()["cutter"]
            .as_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(cutter(Tda2024, "before_the_deal"), "dealer");
    assert_eq!(cutter(Home001, "before_the_deal"), "neighbour");
    assert_eq!(cutter(Pl004, "before_the_deal"), "right_hand_player");
    assert_eq!(cutter(Pl004, "second_stock"), "left_hand_player");
    rests_on(&rule(slug, Pl004, &json!({"event": "second_stock"})), "PL-DRAW-17");
    let early = json!({"event": "shuffled_after_cut", "cards_out": false});
    assert_eq!(verdict(Home001, "CZ-DEAL-03", slug, early)["cut_again"], true);
    let late = json!({"event": "not_cut", "cards_out": true});
    assert_eq!(choices(Home001, slug, late).len(), 2);
    assert_eq!(refused(slug, &json!({"event": "not_cut"})).field, "cards_out");
}

#[test]
fn the_dealer_burns_before_every_street() {
    let slug = "dealing-steps";
    let said =
        |stage: &str| rule(slug, Home001, &json!({"stage": stage, "hole_cards": 4})).verdict.json();
    assert_eq!(said("starting_cards"), json!({"burn": 0, "cards": 4}));
    assert_eq!(said("flop"), json!({"burn": 1, "cards": 3}));
    assert_eq!(said("turn"), json!({"burn": 1, "cards": 1}));
    let rows = [
        ("before_the_hand", "CZ-DEAL-08"),
        ("starting_cards", "CZ-DEAL-10"),
        ("first_betting", "CZ-DEAL-13"),
        ("flop", "CZ-DEAL-16"),
        ("turn", "CZ-DEAL-18"),
        ("river", "CZ-DEAL-19"),
    ];
    for (stage, number) in rows {
        rests_on(&rule(slug, Home001, &json!({"stage": stage})), number);
    }
    rests_on(&rule(slug, Tda2024, &json!({"stage": "before_the_start"})), "RP-20");
    let six = json!({"stage": "starting_cards", "hole_cards": 6});
    assert_eq!(refused(slug, &six).field, "hole_cards");
}
