//! What stands above the single rule.

use crate::calls::{refused, rests_on, rule, rule_with, with_option};
use rulebook::Rulebook::{self, House000, Local003, Tda2011, Tda2024};
use serde_json::{Value, json};

const BOTH: [Rulebook; 2] = [Tda2011, Tda2024];

#[test]
fn a_house_rule_stands_above_the_associations_unless_chosen_otherwise() {
    let both = json!({"house_rule": true, "tda_rule": true});
    assert_eq!(rule("precedence", Tda2011, &both).verdict.json(), json!({"follow": "house_rule"}));
    let tda = with_option(Tda2024, "precedence", "tda_first");
    assert_eq!(rule_with("precedence", &tda, &both).verdict.json(), json!({"follow": "tda_rule"}));
    let one = json!({"house_rule": false, "tda_rule": true});
    assert_eq!(rule("precedence", Tda2011, &one).verdict.json(), json!({"follow": "tda_rule"}));
    let custom = json!({"house_rule": false, "tda_rule": false, "custom": true});
    assert_eq!(rule("precedence", House000, &custom).verdict.json(), json!({"follow": "custom"}));
    let none = json!({"house_rule": false, "tda_rule": false});
    assert!(rule("precedence", Tda2024, &none).is_discretion);
    let unfair = json!({"house_rule": true, "tda_rule": true, "unfair": true});
    let ruling = rule("precedence", Tda2024, &unfair);
    assert_eq!(ruling.options[1].verdict.json(), json!({"follow": "house_rule"}));
    rests_on(&ruling, "1");
}

#[test]
fn a_decision_is_final_and_fairness_may_override_a_rule() {
    for book in BOTH {
        let appeal = rule("floor-decision", book, &json!({"case": "appeal"}));
        assert_eq!(appeal.verdict.json(), json!({"ruling": "decision_stands"}));
        rests_on(&appeal, "1");
        let unfair = rule("floor-decision", book, &json!({"case": "rule_is_unfair"}));
        assert!(unfair.is_discretion && unfair.steps[0].id == "decision-write-down");
    }
    rests_on(&rule("floor-decision", Local003, &json!({"case": "appeal"})), "1.C");
    assert_eq!(refused("floor-decision", &json!({"case": "none"})).field, "case");
}

fn words(said: &str) -> Value {
    json!({"how": "words", "said": said})
}

#[test]
fn official_words_bind_and_others_are_at_the_players_risk() {
    for book in BOTH {
        for (said, means) in [("Raise", "raise"), (" all-in ", "all_in"), ("complete", "complete")]
        {
            let ruling = rule("official-terms", book, &words(said));
            assert_eq!(ruling.verdict.json(), json!({"official": true, "means": means}));
            rests_on(&ruling, "3");
        }
        assert!(rule("official-terms", book, &words("I am in")).is_discretion);
        let regional = rule("official-terms", book, &words("Dorovnávám"));
        assert_eq!(regional.options[0].verdict.json(), json!({"official": true, "means": "call"}));
    }
    let pot = json!({"how": "words", "said": "pot", "pot_limit": true});
    assert_eq!(rule("official-terms", Tda2024, &pot).verdict.json()["means"], "pot");
    // In no-limit it is no amount, but binds to a valid bet.
    for (book, number) in [(Tda2024, "54-D"), (Tda2011, "43")] {
        let elsewhere = rule("official-terms", book, &words("pot"));
        assert_eq!(elsewhere.verdict.json(), json!({"official": false, "means": "valid_bet"}));
        rests_on(&elsewhere, number);
    }
    assert_eq!(refused("official-terms", &words("  ")).field, "said");
    assert_eq!(refused("official-terms", &words(&"raise ".repeat(100))).field, "said");
}

#[test]
fn plgen_10_a_tap_is_a_check_where_the_book_says_so() {
    let tap = json!({"how": "tap"});
    for (book, number) in [(Tda2024, "3"), (House000, "PLGEN-10")] {
        let ruling = rule("official-terms", book, &tap);
        assert_eq!(ruling.verdict.json(), json!({"official": true, "means": "check"}));
        rests_on(&ruling, number);
    }
    assert!(rule("official-terms", Tda2011, &tap).is_discretion);
    let facing = json!({"how": "tap", "facing_a_bet": true});
    let ruling = rule("official-terms", Tda2024, &facing);
    let means: Vec<Value> =
        ruling.options.iter().map(|choice| choice.verdict.json()["means"].clone()).collect();
    assert_eq!(means, ["call", "fold"], "a check to a bet");
    rests_on(&ruling, "55");
}

#[test]
fn recommended_procedures_by_their_numbers() {
    let cases = [
        (json!({"matter": "pull_in_bets", "asked_by": "another_player"}), false, "RP-2"),
        (json!({"matter": "pull_in_bets", "asked_by": "player_to_act"}), true, "RP-2"),
        (json!({"matter": "dealer_change", "seconds_left": 90}), false, "RP-7"),
        (json!({"matter": "dealer_change", "seconds_left": 91}), true, "RP-7"),
        (json!({"matter": "announce_a_bet", "all_in": false}), true, "RP-12"),
        (json!({"matter": "announce_a_bet", "all_in": true}), false, "RP-12"),
        (json!({"matter": "spread_the_pot", "asked_by": "player_to_act"}), true, "RP-21"),
        (json!({"matter": "all_in_button"}), true, "RP-1"),
        (json!({"matter": "things_on_table"}), false, "RP-3"),
        (json!({"matter": "stack_split_pot"}), true, "RP-13"),
        (json!({"matter": "chance_decides"}), true, "RP-14"),
        (json!({"matter": "hand_over"}), true, "RP-15"),
        (json!({"matter": "limp_in_draw"}), true, "RP-17"),
        (json!({"matter": "stud_games_apart"}), true, "RP-18"),
        (json!({"matter": "decks_ready"}), true, "RP-20"),
    ];
    for (facts, is_done, number) in cases {
        let ruling = rule("house-procedure", Tda2024, &facts);
        assert_eq!(ruling.verdict.json(), json!({"done": is_done}), "{facts}");
        rests_on(&ruling, number);
        assert!(ruling.citations.len() == 1, "{facts}");
        let older = rule("house-procedure", Tda2011, &facts);
        assert!(older.is_discretion && older.options[0].verdict.json() == json!({"done": is_done}));
    }
    rests_on(&rule("house-procedure", Tda2024, &json!({"matter": "bet_a_bounty_chip"})), "RP-22");
}

#[test]
fn players_do_not_choose_the_deck() {
    for (book, number) in [(Tda2011, "23"), (Tda2024, "26")] {
        let facts = |who: &str| json!({"matter": "new_deck", "asked_by": who});
        let player = rule("house-procedure", book, &facts("player_to_act"));
        assert_eq!(player.verdict.json(), json!({"done": false}));
        rests_on(&player, number);
        assert_eq!(
            rule("house-procedure", book, &facts("staff")).verdict.json(),
            json!({"done": true})
        );
    }
    let no_asker = json!({"matter": "new_deck"});
    assert_eq!(refused("house-procedure", &no_asker).field, "asked_by");
    let no_time = json!({"matter": "dealer_change"});
    assert_eq!(refused("house-procedure", &no_time).field, "seconds_left");
}
