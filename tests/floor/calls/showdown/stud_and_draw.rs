//! Stud and draw.

use crate::calls::{ask, cited, open_verdicts, rule, verdict, word};
use rulebook::Rulebook;
use serde_json::{Value, json};

fn last_card(rules: &str, live: u32, folded: &[u32]) -> Value {
    let folded: Vec<Value> = folded.iter().map(|cards| json!({ "cards": cards })).collect();
    let facts = json!({ "live": live, "folded": folded, "burns": 3 });
    verdict("stud-last-card", rules, &facts.to_string())
}

#[test]
fn v_001_08_eight_players_to_the_last_card() {
    let home = json!({"stub":1,"method":"community_from_burns"});
    assert_eq!(last_card("home-001", 8, &[]), home);
    let tda = json!({"stub":1,"method":"community_after_shuffle"});
    assert_eq!(last_card("tda-2024", 8, &[]), tda);
}

#[test]
fn d_09_to_d_13_how_the_last_card_is_dealt() {
    let method = |rules, live, folded: &[u32]| last_card(rules, live, folded)["method"].clone();
    assert_eq!(method("home-001", 7, &[3]), "shuffle_burns", "d_09");
    assert_eq!(method("home-001", 7, &[4]), "community_from_burns", "d_10");
    assert_eq!(method("home-001", 6, &[4, 4]), "shuffle_burns", "d_11");
    assert_eq!(method("home-001", 6, &[3, 3]), "usual", "d_12");
    assert_eq!(method("home-001", 7, &[]), "shuffle_burns", "d_13");
    assert_eq!(method("tda-2024", 7, &[3]), "community", "rp_10_h");
}

#[test]
fn d_08_bring_in_and_ante() {
    let facts = r#"{"game":"stud7","open_cards":{"1":"2d","4":"2c","7":"Ks"},"lower_limit":10}"#;
    let found = verdict("bring-in", "home-001", facts);
    assert_eq!(found["seat"], 4);
    assert_eq!(found["bring_in"], json!(["5.00", "6.67"]));
    assert_eq!(found["ante"], json!(["1.67", "3.33"]));
    let razz = facts.replace("stud7", "razz").replace("Ks", "As");
    assert_eq!(verdict("bring-in", "tda-2024", &razz)["seat"], 1, "an ace is low");
}

#[test]
fn tda_2024_rp_10_d_equal_boards_go_by_suit() {
    let facts = |button: &str| {
        format!(
            r#"{{"game":"stud7","seats_at_table":8,"street":4,"live":[1,7]{button},
                "up_cards":{{"1":"As Kc","7":"Ah Kd"}}}}"#
        )
    };
    let first =
        |rules, button| verdict("stud-order", rules, &facts(button))["first_to_act"].clone();
    assert_eq!(first("tda-2024", ""), 1, "spades");
    assert_eq!(first("tda-2024", r#","button_for_position":5"#), 7, "the house goes by position");
    assert_eq!(first("tda-2011", r#","button_for_position":5"#), 7);
    let told = |rules, button| ask("stud-order", rules, &facts(button));
    let text = told("tda-2024", r#","button_for_position":5"#)["text"].to_string();
    assert!(text.contains("which would be seat 1"), "{text}");
    let unknown = told("tda-2011", "");
    assert_eq!((&unknown["verdict"], &unknown["discretion"]), (&Value::Null, &json!(true)));
    // No rule of 2011 breaks a tie of boards before the showdown.
    let silent = rule("stud-order", Rulebook::Tda2011, &facts("").parse().expect("facts"));
    let firsts = open_verdicts(&silent);
    assert_eq!(firsts, [json!({ "first_to_act": 1 }), json!({ "first_to_act": 7 })]);
    assert!(silent.is_silent());
    let plain = facts("").replace("Ah Kd", "Ah Qd");
    assert_eq!(verdict("stud-order", "tda-2011", &plain)["first_to_act"], 1, "nothing is tied");
}

/// The rule of the showdown brings nobody in, and razz has a row of its own.
#[test]
fn cz_razz_02_and_03_the_highest_card_brings_in_and_the_lowest_hand_begins() {
    let cards = r#"{"1":"Kd","4":"Kc","7":"Ks"}"#;
    let facts =
        |game: &str| format!(r#"{{"game":"{game}","open_cards":{cards},"lower_limit":10}}"#);
    assert_eq!(cited("bring-in", "home-001", &facts("razz")), ["CZ-RAZZ-02"]);
    assert_eq!(cited("bring-in", "home-001", &facts("stud7")), ["CZ-STUD-03", "CZ-STUD-04"]);
    assert_eq!(cited("bring-in", "tda-2024", &facts("razz")), ["RP-10-E"]);
    let said = ask("bring-in", "tda-2024", &facts("razz"))["text"].to_string();
    assert!(
        said.contains("The usual bring-in is 5 to 6, and the usual ante 2 to 3"),
        "chips are whole: {said}"
    );
    let street = |game: &str| {
        format!(
            r#"{{"game":"{game}","seats_at_table":8,"street":4,"live":[1,2],
                "up_cards":{{"1":"2c 3h","2":"Kc Qh"}}}}"#
        )
    };
    assert_eq!(verdict("stud-order", "home-001", &street("razz"))["first_to_act"], 1);
    assert_eq!(verdict("stud-order", "home-001", &street("stud7"))["first_to_act"], 2);
    assert_eq!(cited("stud-order", "home-001", &street("razz")), ["CZ-RAZZ-03"]);
    assert_eq!(cited("stud-order", "home-001", &street("stud7")), ["CZ-STUD-08"]);
}

fn draw(rules: &str, facts: &str) -> String {
    word("draw-flow", rules, facts)
}

#[test]
fn x_16_checking_before_the_first_bet() {
    let facts = r#"{"question":"check_before_opening"}"#;
    assert_eq!(draw("pl-004", facts), "may_check");
    assert_eq!(draw("home-001", facts), "bet_or_fold");
}

/// No edition of TDA limits an exchange; the home book and the Polish one do.
#[test]
fn cz_5cd_04_three_cards_are_a_rule_of_the_home_book_alone() {
    let facts = |wants: u32| format!(r#"{{"question":"exchange","wants":{wants}}}"#);
    for rules in ["tda-2024", "tda-2011"] {
        assert_eq!(draw(rules, &facts(4)), "floor");
        assert_eq!(draw(rules, &facts(3)), "exchanged");
    }
    assert_eq!(draw("home-001", &facts(4)), "too_many");
    assert_eq!(draw("pl-004", &facts(4)), "exchanged");
    assert_eq!(draw("pl-004", &facts(5)), "too_many");
}

#[test]
fn x_17_how_many_cards_are_exchanged() {
    let facts = |wants: u32, ace: bool| {
        format!(r#"{{"question":"exchange","wants":{wants},"shows_ace":{ace}}}"#)
    };
    assert_eq!(draw("home-001", &facts(3, false)), "exchanged");
    assert_eq!(draw("home-001", &facts(4, false)), "too_many");
    assert_eq!(draw("home-001", &facts(4, true)), "exchanged");
    assert_eq!(draw("pl-004", &facts(4, false)), "exchanged");
    assert_eq!(draw("pl-004", &facts(5, true)), "too_many");
}

#[test]
fn v_004_08_kings_open_with_32_cards() {
    let facts = |cards: &str, deck: u32| {
        format!(r#"{{"question":"opens","deck":{deck},"cards":"{cards}"}}"#)
    };
    assert_eq!(draw("pl-004", &facts("Ks Kd 9c 8h 7s", 32)), "may_open");
    assert_eq!(draw("pl-004", &facts("Qs Qd Ac Kh Js", 32)), "may_not_open");
    assert_eq!(draw("pl-004", &facts("8s 8d 9c 9h 7s", 32)), "may_open");
    assert_eq!(draw("pl-004", &facts("Qs Qd Ac Kh Js", 52)), "may_open");
    assert_eq!(draw("home-001", &facts("Qs Qd Ac Kh Js", 32)), "may_open");
}

#[test]
fn x_38_nobody_bets_after_the_exchange() {
    let facts = r#"{"question":"nobody_bet_after"}"#;
    assert_eq!(draw("pl-004", facts), "redeal");
    assert_eq!(draw("home-001", facts), "showdown");
    let opened = r#"{"question":"nobody_opened"}"#;
    assert_eq!(
        (draw("pl-004", opened), draw("home-001", opened)),
        ("redeal".into(), "next_hand".into())
    );
}

#[test]
fn d_62_a_second_stock_where_17_cards_are_too_few() {
    let facts = |wanted: u32| {
        format!(r#"{{"question":"stock","deck":52,"players":7,"wanted_by_all":{wanted}}}"#)
    };
    assert_eq!(draw("pl-004", &facts(17)), "enough");
    assert_eq!(draw("pl-004", &facts(18)), "second_stock");
    assert_eq!(verdict("draw-flow", "pl-004", &facts(18))["stock"], 17);
}

#[test]
fn d_58_a_flush_beats_a_full_house_after_the_exchange_under_polish_rules() {
    let facts = r#"{"game":"draw5","players":[{"seat":1,"cards":"As Ks 9s 8s 7s"},
        {"seat":2,"cards":"Td Th Tc 9d 9h"}]}"#;
    let winner = |rules| verdict("showdown", rules, facts)["high"][0].clone();
    assert_eq!((winner("pl-004"), winner("home-001")), (json!([1]), json!([2])));
    assert_eq!((winner("tda-2024"), winner("tda-2011")), (json!([2]), json!([2])));
}

#[test]
fn d_57_straights_and_flushes_as_lows() {
    let facts = r#"{"game":"stud8","players":[{"seat":1,"cards":"8s 6s 4s 2s As Kd Kc"}]}"#;
    let low = |rules| verdict("showdown", rules, facts)["low"].clone();
    assert_eq!((low("tda-2024"), low("pl-004")), (json!([[1]]), json!([])));
}

/// 50 of 2011 speaks of open cards that are picked up; 66 of 2024 of any way to muck them.
#[test]
fn tda_2011_50_open_cards_turned_down_are_for_the_floor() {
    let facts = |open_cards: &str, facing: bool| {
        format!(r#"{{"open_cards":"{open_cards}","facing_action":{facing}}}"#)
    };
    let dead = |rules, facts: &str| word("stud-dead-hand", rules, facts);
    assert_eq!(dead("tda-2011", &facts("turned_down", true)), "floor");
    assert_eq!(dead("tda-2024", &facts("turned_down", true)), "dead");
    for rules in ["tda-2011", "tda-2024"] {
        assert_eq!(dead(rules, &facts("picked_up", true)), "dead");
        assert_eq!(dead(rules, &facts("turned_down", false)), "floor");
    }
}
