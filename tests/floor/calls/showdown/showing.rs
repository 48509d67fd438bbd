//! Who shows, who sees, and what words are worth.

use crate::calls::{ask, cited, rule_with, verdict, with_option, word};
use rulebook::{RuleSet, Rulebook};
use serde_json::{Value, json};

const BOTH: [&str; 2] = ["tda-2024", "tda-2011"];

/// Button 5 of nine seats; seats 2, 6 and 8 are at the showdown.
fn order(rules: &str, more: &str) -> Value {
    let facts =
        format!(r#"{{"family":"flop","seats_at_table":9,"button":5,"live":[2,6,8]{more}}}"#);
    verdict("showdown-order", rules, &facts)["order"].clone()
}

#[test]
fn p64_last_aggressor_shows_first_else_the_first_left_of_the_button() {
    for rules in BOTH {
        assert_eq!(order(rules, r#","last_round_aggressor":8"#), json!([8, 2, 6]));
        assert_eq!(order(rules, ""), json!([6, 8, 2]));
        assert_eq!(order(rules, r#","hand_aggressor":8"#), json!([6, 8, 2]), "only the last round");
    }
    let facts = r#"{"family":"flop","seats_at_table":9,"button":5,"live":[2,6]}"#;
    assert!(cited("showdown-order", "tda-2024", facts).contains(&"17-A".to_owned()));
    assert!(cited("showdown-order", "tda-2011", facts).contains(&"12".to_owned()));
}

#[test]
fn each_house_has_its_order_of_showing() {
    let aggressor = r#","last_round_aggressor":8,"hand_aggressor":2"#;
    assert_eq!(order("house-000", aggressor), json!([8, 2, 6]));
    assert_eq!(order("home-001", aggressor), json!([8, 2, 6]));
    assert_eq!(order("pl-004", aggressor), json!([2, 6, 8]), "the last contributor shows last");
    assert_eq!(order("local-003", aggressor), json!([8, 2, 6]), "no bet of the hand was later");
    let early = r#","hand_aggressor":2"#;
    assert_eq!(order("local-003", early), json!([2, 6, 8]), "the whole hand counts");
    assert_eq!(order("local-003", r#","last_round_aggressor":8"#), json!([8, 2, 6]));
}

/// Whoever plays for the main pot only is all-in, so nobody waits for the side pots: 16, 11. In
/// the rules of house 000 the showdown keeps its order, and the first live hand begins.
#[test]
fn tda_2024_16_a_hand_for_the_main_pot_only_is_turned_up_with_all_the_others() {
    let facts = |more: &str| {
        format!(r#"{{"family":"flop","seats_at_table":9,"button":5,"live":[2,6,8]{more}}}"#)
    };
    let short = r#","last_round_aggressor":8,"main_pot_only":[2]"#;
    for (rules, number) in [("tda-2024", "16"), ("tda-2011", "11")] {
        assert_eq!(verdict("showdown-order", rules, &facts(short))["all_at_once"], true);
        assert_eq!(cited("showdown-order", rules, &facts(short)), [number]);
        let nobody = r#","last_round_aggressor":8,"main_pot_only":[]"#;
        assert_eq!(order(rules, nobody), json!([8, 2, 6]), "nobody is all-in");
    }
    for short in [short, r#","last_round_aggressor":8,"all_in_and_no_more_betting":true"#] {
        assert_eq!(order("house-000", short), json!([8, 2, 6]));
    }
    let all_in = r#","all_in_and_no_more_betting":true"#;
    assert_eq!(order("house-000", all_in), json!([6, 8, 2]));
    assert!(cited("showdown-order", "house-000", &facts(all_in)).contains(&"PLGEN-42".to_owned()));
}

/// The order of pots is the house's where hands are shown in turn although somebody is all-in.
#[test]
fn x_50_side_pots_show_before_those_in_the_main_pot_only() {
    let short: Value = r#"{"family":"flop","seats_at_table":9,"button":5,"live":[2,6,8],
        "last_round_aggressor":8,"main_pot_only":[8]}"#
        .parse()
        .unwrap();
    let order = |rules| rule_with("showdown-order", &rules, &short).verdict.json()["order"].clone();
    let independent = RuleSet::of(Rulebook::House000);
    assert_eq!(order(independent), json!([8, 2, 6]));
    let side_first = with_option(Rulebook::House000, "side_pot_showing", "side_pots_first");
    assert_eq!(order(side_first), json!([2, 6, 8]));
}

#[test]
fn stud_shows_by_the_open_cards_where_nobody_bet() {
    let facts = |family: &str| {
        format!(
            r#"{{"family":"{family}","seats_at_table":8,"button":8,"live":[1,4,7],"up_cards":
                {{"1":"As Kd 2c 3h","4":"Qh Qs 4c 5d","7":"9h 8s 7c 6d"}}}}"#
        )
    };
    for rules in BOTH {
        assert_eq!(verdict("showdown-order", rules, &facts("stud"))["order"], json!([4, 7, 1]));
        assert_eq!(verdict("showdown-order", rules, &facts("razz"))["order"], json!([7, 1, 4]));
    }
    let home = verdict("showdown-order", "home-001", &facts("stud"))["order"].clone();
    assert_eq!(home, json!([1, 4, 7]), "the last with a chance to bet sits right of the first");
    let unknown = r#"{"family":"stud","seats_at_table":8,"button":8,"live":[1,4]}"#;
    assert_eq!(ask("showdown-order", "tda-2024", unknown)["discretion"], true);
}

#[test]
fn p65_hands_are_turned_up_only_when_nobody_can_bet_any_more() {
    let side_betting = r#"{"all_in":1,"with_chips":2,"action_complete":true}"#;
    let called = r#"{"all_in":2,"with_chips":1,"action_complete":true,"all_cards_dealt":false}"#;
    let pending = r#"{"all_in":2,"with_chips":1,"action_complete":false}"#;
    let nobody = r#"{"all_in":0,"with_chips":2,"action_complete":true}"#;
    let uncalled = r#"{"all_in":1,"with_chips":0,"action_complete":true}"#;
    for rules in BOTH {
        let of = |facts| word("all-in-face-up", rules, facts);
        assert_eq!(of(side_betting), "closed");
        assert_eq!(of(called), "open_all");
        assert_eq!([pending, nobody, uncalled].map(of), ["closed"; 3]);
    }
    // One is all-in and two have chips, but the last bet of the last round is made: 16, 11.
    let river = r#"{"all_in":1,"with_chips":2,"action_complete":true,"all_cards_dealt":true}"#;
    let turn = r#"{"all_in":1,"with_chips":2,"action_complete":true,"all_cards_dealt":false}"#;
    let bets = r#"{"all_in":1,"with_chips":2,"action_complete":false,"all_cards_dealt":true}"#;
    for (rules, number) in [("tda-2024", "16"), ("tda-2011", "11")] {
        let of = |facts| word("all-in-face-up", rules, facts);
        assert_eq!([river, turn, bets].map(of), ["open_all", "closed", "closed"]);
        assert_eq!(cited("all-in-face-up", rules, river), [number]);
        // Nothing is dealt on where all the cards are dealt.
        let steps = |facts| ask("all-in-face-up", rules, facts)["steps"].as_array().unwrap().len();
        assert_eq!([called, river].map(steps), [3, 2]);
    }
    assert_eq!(word("all-in-face-up", "local-003", called), "closed", "x_42: after the river");
    let all_at_once = verdict(
        "showdown-order",
        "tda-2024",
        r#"{"family":"flop",
        "seats_at_table":9,"button":5,"live":[2,6],"all_in_and_no_more_betting":true}"#,
    );
    assert_eq!(all_at_once["all_at_once"], true);
}

fn see(rules: &str, asker: &str, called: bool, hand_of: &str) -> String {
    let facts = format!(
        r#"{{"asker":"{asker}","asker_called_last_round":{called},"hand_of":"{hand_of}"}}"#
    );
    word("ask-to-see", rules, &facts)
}

#[test]
fn p66_callers_with_cards_may_see_the_last_aggressor() {
    assert_eq!(see("tda-2024", "has_cards", true, "last_aggressor"), "shown");
    assert_eq!(see("tda-2024", "tabled", true, "last_aggressor"), "shown");
    assert_eq!(see("tda-2024", "mucked", true, "last_aggressor"), "not_shown");
    assert_eq!(see("tda-2024", "has_cards", true, "other_called"), "floor");
    assert_eq!(see("tda-2024", "has_cards", false, "last_aggressor"), "floor");
    assert_eq!(see("tda-2011", "has_cards", true, "last_aggressor"), "floor");
    // In 2011 it is a privilege that the director gives, whoever asks; who mucked has lost it (14).
    for asker in ["folded_before", "not_dealt"] {
        assert_eq!(see("tda-2011", asker, true, "last_aggressor"), "floor");
        assert_eq!(see("tda-2024", asker, true, "last_aggressor"), "not_shown");
    }
    assert_eq!(see("tda-2011", "mucked", true, "last_aggressor"), "not_shown");
    assert_eq!(see("tda-2011", "mucked", true, "winner_uncalled"), "not_shown");
    assert_eq!(see("tda-2011", "mucked", true, "folded"), "floor");
    assert_eq!(see("tda-2011", "not_dealt", true, "winner_uncalled"), "floor");
}

#[test]
fn d_06_a_hand_shown_on_request_is_dead_or_live() {
    let asked = |won: bool| {
        let facts =
            format!(r#"{{"asker":"has_cards","asker_won":{won},"hand_of":"other_called"}}"#);
        verdict("ask-to-see", "house-000", &facts)
    };
    assert_eq!(asked(false), json!({"ruling":"shown","hand":"dead"}));
    assert_eq!(asked(true), json!({"ruling":"shown","hand":"live"}));
    assert_eq!(see("house-000", "folded_before", false, "other_called"), {
        let shown = "shown";
        shown.to_owned()
    });
    assert_eq!(see("house-000", "not_dealt", false, "other_called"), "not_shown");
    assert_eq!(see("house-000", "has_cards", false, "folded"), "not_shown");
}

#[test]
fn x_07_an_uncalled_winner_is_never_shown_at_home() {
    assert_eq!(see("home-001", "has_cards", false, "winner_uncalled"), "not_shown");
    assert_eq!(see("home-001", "has_cards", true, "last_aggressor"), "floor");
}

#[test]
fn tda_2024_17_b_and_2011_14_the_last_live_hand_wins_unseen() {
    for rules in BOTH {
        let of = |facts| word("hidden-winner", rules, facts);
        assert_eq!(of(r#"{"others":"mucked"}"#), "wins_unseen");
        assert_eq!(of(r#"{"others":"folded"}"#), "wins_unseen");
        assert_eq!(of(r#"{"others":"tabled"}"#), "must_show");
        assert_eq!(of(r#"{"others":"mucked","all_in_and_called":true}"#), "must_show");
    }
}

#[test]
fn x_06_playing_the_board_wants_all_cards_shown() {
    let gone = r#"{"cards":"thrown_away","declared_before":true}"#;
    for rules in BOTH {
        assert_eq!(word("play-the-board", rules, gone), "no_share");
        assert_eq!(word("play-the-board", rules, r#"{"cards":"all_tabled"}"#), "shares");
        assert_eq!(word("play-the-board", rules, r#"{"cards":"held"}"#), "must_table_all");
    }
    assert_eq!(word("play-the-board", "house-000", gone), "shares");
    assert_eq!(word("play-the-board", "house-000", r#"{"cards":"thrown_away"}"#), "no_share");
}

#[test]
fn tda_12_cards_speak_and_a_false_word_may_cost_a_penalty() {
    let mistake = r#"{"tabled":true,"deliberate":false}"#;
    let meant = r#"{"tabled":true,"deliberate":true,"winner_thrown_away":true}"#;
    for rules in BOTH {
        assert_eq!(word("declared-hand", rules, mistake), "cards_speak");
        assert_eq!(word("declared-hand", rules, r#"{"tabled":false}"#), "must_table");
        let answer = ask("declared-hand", rules, meant);
        assert_eq!(answer["suggests"].as_array().map(Vec::len), Some(1));
        assert_eq!(answer["discretion"], false);
    }
    assert_eq!(word("declared-hand", "house-000", meant), "floor", "x_12: it may cost the pot");
    let said = word("declared-hand", "pl-004", r#"{"tabled":false}"#);
    assert_eq!(said, "declaration_counts", "x_39");
}
