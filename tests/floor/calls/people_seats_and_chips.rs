//! Tables that stop or break, the clock on a player, and chips.

use crate::calls::{cites, open_verdicts, refused, rests_on, rule, rule_with, with_option};
use rulebook::Rulebook::{self, Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use rulings::Reason;
use serde_json::{Value, json};

const BOTH: [Rulebook; 2] = [Tda2011, Tda2024];

fn tables(players: [u8; 3]) -> Value {
    let row = |(table, players): (usize, &u8)| json!({"table": table + 1, "players": players});
    json!({"tables": players.iter().enumerate().map(row).collect::<Vec<Value>>()})
}

#[test]
fn p77_d16_a_table_three_short_stops() {
    let facts = tables([9, 9, 6]);
    let older = rule("halt", Tda2011, &facts);
    assert_eq!(older.verdict.json()["halt"], json!([3]));
    rests_on(&older, "8-A");
    assert!(!older.is_discretion);
    let newer = rule("halt", Tda2024, &facts);
    assert_eq!(newer.verdict.json(), json!({"halt": [], "until_blinds_affected": [3]}));
    let mut affected = facts;
    affected["blinds_affected"] = json!([3]);
    let newer = rule("halt", Tda2024, &affected);
    assert_eq!(newer.verdict.json(), json!({"halt": [3], "until_blinds_affected": []}));
    assert!(newer.is_discretion && cites(&newer, "11-D"), "the director may waive it");
    assert_eq!(newer.options[1].verdict.json()["halt"], json!([]));
}

#[test]
fn v_003_07_and_d16_two_short_is_not_three() {
    for book in BOTH {
        assert_eq!(rule("halt", book, &tables([9, 8, 7])).verdict.json()["halt"], json!([]));
    }
    let mut other = tables([6, 6, 3]);
    other["format"] = json!("other");
    assert!(rule("halt", Tda2024, &other).verdict.is_open(), "the director decides");
    assert_eq!(rule("halt", Tda2011, &other).verdict.json()["halt"], json!([3]));
    let twice = json!({"tables": [{"table": 1, "players": 9}, {"table": 1, "players": 6}]});
    assert_eq!(refused("halt", &twice).field, "tables");
    let mut unknown = tables([9, 9, 6]);
    unknown["blinds_affected"] = json!([4]);
    assert_eq!(refused("halt", &unknown).field, "blinds_affected");
}

#[test]
fn p78_v_003_06_the_final_table_by_edition() {
    let size = |book, game: &str, seats: u8, left: u32| {
        let facts = json!({"game": game, "seats": seats, "players_left": left});
        let ruling = rule("final-table", book, &facts);
        rests_on(&ruling, if book == Tda2011 { "9" } else { "RP-9" });
        ruling.verdict.json()
    };
    assert_eq!(size(Tda2011, "flop", 9, 10), json!({"size": 10, "now": true}));
    assert_eq!(size(Tda2024, "flop", 9, 10), json!({"size": 9, "now": false}));
    assert_eq!(size(Tda2024, "flop", 9, 9), json!({"size": 9, "now": true}));
    for book in BOTH {
        assert_eq!(size(book, "flop", 6, 8), json!({"size": 7, "now": false}));
        assert_eq!(size(book, "flop", 6, 7)["now"], true);
        assert_eq!(size(book, "stud", 8, 9)["size"], 9);
    }
    let sizes = |book, seats: u8| -> Vec<Value> {
        let facts = json!({"game": "flop", "seats": seats, "players_left": 10});
        open_verdicts(&rule("final-table", book, &facts))
    };
    let (nine, ten) = (json!({"size": 9, "now": false}), json!({"size": 10, "now": true}));
    assert_eq!(sizes(Tda2024, 10), [nine.clone(), ten.clone()], "RP-9 ends at nine-handed");
    assert_eq!(sizes(Local003, 9), [ten, nine], "9.C: ten is not met there");
    assert!(sizes(Tda2011, 10).is_empty() && sizes(Tda2024, 9).is_empty());
    rests_on(
        &rule("final-table", Local003, &json!({"game": "flop", "seats": 9, "players_left": 10})),
        "9.C",
    );
}

#[test]
fn a_broken_table_draws_seats_by_the_highest_card() {
    let facts = json!({"players": [1, 3, 5], "open": [{"table": 2, "seat": 4},
        {"table": 1, "seat": 9}, {"table": 2, "seat": 7}],
        "cards": {"1": "9h", "3": "Ac", "5": "9s"}});
    let to =
        |seat: u8, table: u16, at: u8| json!({"seat": seat, "to": {"table": table, "seat": at}});
    for (book, number) in [(Tda2011, "7"), (Tda2024, "10-B")] {
        let ruling = rule("breaking-table", book, &facts);
        // The ace first; of the two nines spades before hearts.
        let expected = json!({"moves": [to(3, 2, 4), to(5, 1, 9), to(1, 2, 7)]});
        assert_eq!(ruling.verdict.json(), expected);
        rests_on(&ruling, number);
    }
}

#[test]
fn a_draw_without_cards_is_the_same_for_the_same_number_only() {
    let facts = |seed: u64| {
        json!({"players": [1, 2, 3, 4, 5], "open": (1..=6).map(|seat| json!({"table": 2,
            "seat": seat})).collect::<Vec<Value>>(), "seed": seed})
    };
    let draw = |seed| rule("breaking-table", Tda2024, &facts(seed)).verdict.json();
    assert_eq!(draw(7), draw(7));
    assert_ne!(draw(7), draw(8));
    let ruling = rule("breaking-table", Tda2024, &facts(7));
    assert!(ruling.why.iter().any(|reason| reason.id == "break-from-seed"), "and it says so");
    let seats: std::collections::BTreeSet<u64> =
        (0..40).filter_map(|seed| draw(seed)["moves"][0]["to"]["seat"].as_u64()).collect();
    assert!(seats.len() >= 5, "every seat can be drawn: {seats:?}");
}

#[test]
fn a_draw_for_more_players_than_seats_or_with_one_card_twice() {
    let open = json!([{"table": 2, "seat": 4}, {"table": 2, "seat": 5}]);
    let few = json!({"players": [1, 2, 3], "open": open});
    assert_eq!(refused("breaking-table", &few).field, "open");
    let twice = json!({"players": [1, 2], "open": open, "cards": {"1": "Ah", "2": "Ah"}});
    assert_eq!(refused("breaking-table", &twice).field, "cards");
    let none = json!({"players": [1, 2], "open": open, "cards": {"1": "Ah"}});
    assert_eq!(refused("breaking-table", &none).field, "cards.2");
    let no_card = json!({"players": [1, 2], "open": open, "cards": {"1": "Ah", "2": "1h"}});
    assert_eq!(refused("breaking-table", &no_card).field, "cards.2");
}

fn clock(facing: bool, after: Option<u32>, declared: Option<bool>) -> Value {
    json!({"called_by": "player_at_his_seat", "facing_a_bet": facing, "acted_after": after,
        "declared": declared})
}

#[test]
fn p71_the_time_runs_out() {
    let older = rule("clock", Tda2011, &clock(true, None, Some(true)));
    assert_eq!(older.verdict.json(), json!({"hand": "dead", "seconds": 60, "countdown": 10}));
    rests_on(&older, "25");
    let newer = rule("clock", Tda2024, &clock(true, None, Some(true)));
    assert_eq!(newer.verdict.json(), json!({"hand": "dead", "seconds": 25, "countdown": 5}));
    rests_on(&newer, "29");
    assert_eq!(
        rule("clock", Tda2024, &clock(false, None, Some(true))).verdict.json()["hand"],
        "checked"
    );
    let open = rule("clock", Tda2011, &clock(false, None, Some(true)));
    assert_eq!(open.verdict.json()["hand"], "dead", "25 makes no difference without a bet");
    assert!(!open.is_discretion);
    rests_on(&open, "25");
    let house = with_option(Tda2011, "clock_without_bet", "floor");
    let open = open_verdicts(&rule_with("clock", &house, &clock(false, None, Some(true))));
    let hands: Vec<Value> = open.iter().map(|open| open["hand"].clone()).collect();
    assert_eq!(hands, ["checked", "dead"]);
}

/// Nobody said that the time ran out: the clock runs, and the answer says what comes at its end.
#[test]
fn tda_2024_29_a_clock_that_was_only_called_runs() {
    for (facing, book, outcome) in [
        (true, Tda2024, "dead"),
        (false, Tda2024, "checked"),
        (true, Tda2011, "dead"),
        (false, Tda2011, "dead"),
    ] {
        for declared in [None, Some(false)] {
            let runs = rule("clock", book, &clock(facing, None, declared));
            let verdict = runs.verdict.json();
            assert_eq!(
                (&verdict["hand"], &verdict["at_the_end"]),
                (&json!("to_act"), &json!(outcome))
            );
            assert!(runs.say.iter().all(|said| said.id != "clock-say-dead"));
        }
    }
    let over = rule("clock", Tda2024, &clock(true, None, Some(true)));
    assert!(over.steps.is_empty(), "nobody starts a clock that ran out");
}

#[test]
fn d21_v_003_08_sixty_seconds_and_ten() {
    let hand = |after, declared| {
        rule("clock", Tda2011, &clock(true, Some(after), declared)).verdict.json()["hand"].clone()
    };
    assert_eq!(hand(59, None), "live");
    assert_eq!(hand(69, None), "live");
    assert_eq!(hand(71, Some(true)), "dead");
    assert_eq!(hand(71, Some(false)), "live", "nobody had declared the end");
    assert_eq!(hand(71, None), "dead");
}

#[test]
fn a_tie_goes_to_the_player_and_nobody_calls_the_clock_from_afar() {
    let hand = |after| {
        rule("clock", Tda2024, &clock(true, Some(after), None)).verdict.json()["hand"].clone()
    };
    assert_eq!(hand(30), "live");
    assert_eq!(hand(31), "dead");
    let why = |book, after| rule("clock", book, &clock(true, Some(after), None)).why;
    let says = |book, after, id| why(book, after).iter().any(|reason| reason.id == id);
    assert!(says(Tda2024, 30, "clock-tie-to-player"), "29");
    assert!(!says(Tda2024, 28, "clock-tie-to-player"), "28 seconds are no tie");
    assert!(!says(Tda2011, 65, "clock-tie-to-player"), "25 says nothing of a tie");
    let tie = rule("clock", Tda2011, &clock(true, Some(70), None));
    assert!(tie.is_discretion && tie.is_silent() && tie.options.len() == 2);
    assert_eq!(
        rule("clock", Tda2011, &clock(true, Some(70), Some(false))).verdict.json()["hand"],
        "live"
    );
    let middle = with_option(Tda2024, "player_clock", "fifty_and_ten");
    let facts = clock(true, Some(60), None);
    assert_eq!(rule_with("clock", &middle, &facts).verdict.json()["hand"], "live");
    assert_eq!(
        rule_with("clock", &middle, &clock(true, None, Some(true))).verdict.json()["seconds"],
        50
    );
    let afar = json!({"called_by": "player_away", "facing_a_bet": true});
    for book in BOTH {
        assert_eq!(rule("clock", book, &afar).verdict.json(), json!({"ruling": "no_clock"}));
    }
    assert_eq!(refused("clock", &clock(true, Some(20), Some(true))).field, "declared");
}

#[test]
fn v_003_03_piles_of_twenty_and_large_chips_in_front() {
    let facts = |is_seen: bool, pile: u32| {
        let seen = json!(is_seen);
        json!({"large_chips_seen": seen, "chips_in_a_pile": pile, "warned_before": true})
    };
    for (book, number) in [(Tda2011, "22"), (Tda2024, "25-A")] {
        let advised = |pile: u32| {
            rule("chips-visible", book, &facts(true, pile)).verdict.json()["piles_as_advised"]
                .clone()
        };
        assert_eq!([advised(20), advised(60)], [json!(true), json!(book == Tda2011)], "{book:?}");
        let ruling = rule("chips-visible", book, &facts(true, 20));
        assert_eq!(ruling.verdict.json(), json!({"in_order": true, "piles_as_advised": true}));
        rests_on(&ruling, number);
        assert_eq!(rule("chips-visible", book, &facts(true, 25)).verdict.json()["in_order"], true);
        let hidden = rule("chips-visible", book, &facts(false, 20));
        assert_eq!(hidden.verdict.json()["in_order"], false);
        assert!(!hidden.suggests.is_empty(), "the player was warned before");
    }
}

#[test]
fn v_003_04_and_c18_chips_are_changed_at_equal_value() {
    let facts = |remove: u32, chips: u32, next: u32| {
        let remove = json!(remove);
        json!({"remove": remove, "chips": chips, "next": next, "announced": true})
    };
    for (book, number) in [(Tda2011, "22"), (Tda2024, "25-B")] {
        let ruling = rule("color-up", book, &facts(100, 40, 500));
        assert_eq!(ruling.verdict.json(), json!({"received": 8, "kept": 0}));
        rests_on(&ruling, number);
        let four = rule("color-up", book, &facts(25, 4, 100));
        assert_eq!(four.verdict.json(), json!({"received": 1, "kept": 0}));
        let rest = rule("color-up", book, &facts(25, 7, 100));
        assert_eq!(rest.verdict.json(), json!({"received": 1, "kept": 3}));
    }
    assert_eq!(refused("color-up", &facts(25, 4, 60)).field, "next");
    assert_eq!(refused("color-up", &facts(0, 4, 60)).field, "remove");
}

#[test]
fn chips_out_of_sight_are_forfeited_and_chips_in_a_rack_are_not() {
    for (book, number) in [(Tda2011, "48"), (Tda2024, "63")] {
        let facts = json!({"carried": "out_of_sight", "chips": 10000});
        let ruling = rule("chips-in-transit", book, &facts);
        assert_eq!(ruling.verdict.json()["removed"], 10000);
        assert!(ruling.is_discretion && ruling.options.len() == 2, "disqualified or not");
        rests_on(&ruling, number);
        let rack = rule("chips-in-transit", book, &json!({"carried": "in_a_rack"}));
        assert_eq!(rack.verdict.json(), json!({"ruling": "as_it_should_be"}));
    }
}

#[test]
fn found_chips_leave_play_unless_the_table_knows_whose_they_are() {
    let owner = |owner: &str| json!({"owner": owner});
    let ruling = rule("found-chips", Tda2024, &owner("not_known"));
    assert_eq!(ruling.verdict.json(), json!({"ruling": "removed"}));
    rests_on(&ruling, "64");
    assert!(rule("found-chips", Tda2011, &owner("not_known")).is_discretion);
    assert!(rule("found-chips", Tda2024, &owner("claimed")).is_discretion);
    for book in BOTH {
        let seen = rule("found-chips", book, &owner("seen_by_all"));
        assert_eq!(seen.verdict.json(), json!({"ruling": "given_back"}));
    }
}

#[test]
fn plgen_06_to_09_small_chips() {
    let facts = |why: &str, chip: u32| json!({"why": why, "chip": chip, "smallest": 5});
    let plays = |why, chip, number| {
        let ruling = rule("small-chips", House000, &facts(why, chip));
        assert!(cites(&ruling, number), "{why}");
        ruling.verdict.json()["plays"].clone()
    };
    assert_eq!(plays("bet", 5, "PLGEN-06"), true);
    assert_eq!(plays("bet", 1, "PLGEN-07"), false);
    assert_eq!(plays("given_away", 25, "PLGEN-08"), false);
    assert_eq!(plays("all_in", 1, "PLGEN-09"), true);
    assert!(rule("small-chips", Tda2024, &facts("bet", 1)).is_discretion);
    assert_eq!(refused("small-chips", &facts("bet", 0)).field, "chip");
}

fn bubble(left: u32, busted: u32) -> Value {
    json!({"players_left": left, "places_paid": 50, "busted": busted, "hands": 4})
}

#[test]
fn rp_8_all_who_bust_in_the_announced_hand_share() {
    let ruling = rule("hand-for-hand", Tda2024, &bubble(52, 3));
    let expected = json!({"best_place": 50, "worst_place": 52, "prizes_of": [50, 50],
        "shared_by": 3, "minutes_off": 8});
    assert_eq!(ruling.verdict.json(), expected);
    rests_on(&ruling, "RP-8");
    let of_minutes =
        |reason: &&Reason| reason.id == "hand-for-hand-minutes" || reason.id == "untold";
    assert_eq!(ruling.why.iter().filter(of_minutes).count(), 1, "two minutes, said once");
    assert_eq!(
        rule("hand-for-hand", Tda2024, &bubble(52, 2)).verdict.json()["prizes_of"],
        json!(null)
    );
    let four = rule("hand-for-hand", Tda2024, &bubble(52, 4)).verdict.json();
    assert_eq!(four["prizes_of"], json!([49, 50]));
    let older = rule("hand-for-hand", Tda2011, &bubble(52, 3));
    assert!(older.is_discretion && older.options.len() == 2);
    let unpaid = rule("hand-for-hand", Tda2011, &bubble(52, 2));
    assert!(!unpaid.is_discretion, "no prize, so nothing to share");
    assert_eq!(unpaid.verdict.json()["best_place"], 51);
    assert_eq!(refused("hand-for-hand", &bubble(3, 3)).field, "busted");
    let mut slow = bubble(52, 3);
    slow["minutes_a_hand"] = json!(4);
    assert_eq!(refused("hand-for-hand", &slow).field, "minutes_a_hand");
}

#[test]
fn late_finds_are_the_floors_where_the_book_is_silent() {
    let facts = json!({"value": 25, "chips": 5, "smallest": 100});
    for book in [Tda2011, House000, Home001, Pl004] {
        let ruling = rule("chip-race-late-find", book, &facts);
        assert!(ruling.is_discretion && ruling.options.len() == 3, "{book:?}");
    }
    let in_play = json!({"value": 100, "chips": 5, "smallest": 100});
    assert_eq!(refused("chip-race-late-find", &in_play).field, "smallest");
}

#[test]
fn rp_19_against_stalling() {
    let many = rule("stalling", Tda2024, &json!({"who": "many_players"}));
    assert_eq!(many.options.len(), 5);
    rests_on(&many, "RP-19");
    assert_eq!(rule("stalling", Tda2011, &json!({"who": "many_players"})).options.len(), 2);
    let one = rule("stalling", Tda2011, &json!({"who": "one_player"}));
    assert_eq!(one.options[0].verdict.json(), json!({"ruling": "clock"}));
}
