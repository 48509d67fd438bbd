//! Hands that were thrown away, killed, or half shown.

use crate::calls::{ask, cited, verdict, word};
use serde_json::json;

const BOTH: [&str; 2] = ["tda-2024", "tda-2011"];

fn muck(rules: &str, happened: &str, identifiable: bool) -> String {
    let facts = format!(r#"{{"happened":"{happened}","identifiable":{identifiable}}}"#);
    word("muck", rules, &facts)
}

#[test]
fn tda_2024_13_c_and_2011_16_a_tabled_winner_cannot_be_killed() {
    for (rules, number) in [("tda-2024", "13-C"), ("tda-2011", "16")] {
        for identifiable in [true, false] {
            assert_eq!(muck(rules, "dealer_killed_tabled_winner", identifiable), "wins");
        }
        let facts = r#"{"happened":"dealer_killed_tabled_winner"}"#;
        assert_eq!(cited("muck", rules, facts), [number]);
    }
}

#[test]
fn tda_2024_14_a_discard_that_can_be_told_may_be_tabled() {
    assert_eq!(muck("tda-2024", "discarded_face_down", true), "may_be_tabled");
    assert_eq!(muck("tda-2024", "discarded_face_down", false), "dead");
    assert_eq!(muck("tda-2011", "discarded_face_down", true), "floor", "2011 does not say");
    assert_eq!(muck("tda-2011", "discarded_face_down", false), "dead");
}

#[test]
fn tda_2024_13_b_mucked_before_all_was_tabled_is_the_players_own_risk() {
    for rules in BOTH {
        assert_eq!(muck(rules, "mucked_before_reading", false), "dead");
        assert_eq!(muck(rules, "mucked_before_reading", true), "plays");
        let read = r#"{"happened":"mucked_before_reading","identifiable":false,
            "read_by_all":true}"#;
        assert_eq!(word("muck", rules, read), "plays");
    }
}

#[test]
fn tda_2011_13_cards_are_shown_to_win() {
    for happened in ["mucked_before_reading", "discarded_face_down"] {
        let facts = format!(r#"{{"happened":"{happened}","identifiable":false}}"#);
        assert_eq!(cited("muck", "tda-2011", &facts), ["13"], "{happened}");
        assert!(!cited("muck", "tda-2024", &facts).contains(&"15-A".to_owned()));
    }
}

#[test]
fn tda_2024_65_b_a_killed_hand_lives_where_it_can_be_told_and_2011_49_knows_no_redress() {
    assert_eq!(muck("tda-2024", "dealer_killed_unshown", true), "plays");
    assert_eq!(muck("tda-2011", "dealer_killed_unshown", true), "dead");
    for rules in BOTH {
        assert_eq!(muck(rules, "dealer_killed_unshown", false), "dead");
    }
}

#[test]
fn tda_2024_15_a_one_card_is_not_enough() {
    for rules in BOTH {
        assert_eq!(muck(rules, "one_card_tabled", true), "floor");
    }
}

#[test]
fn tda_2024_15_b_the_uncalled_part_goes_back() {
    let gone = r#"{"bet":1000,"called":600,"identifiable":false}"#;
    let out = json!({"ruling":"out","returned":400,"lost":600});
    for (rules, number) in [("tda-2024", "15-B"), ("tda-2011", "49")] {
        assert_eq!(verdict("premature-discard", rules, gone), out);
        assert_eq!(cited("premature-discard", rules, gone), [number]);
        let answer = ask("premature-discard", rules, gone);
        assert!(answer["steps"].is_null(), "what is gone cannot be held apart");
    }
    let all_called = r#"{"bet":1000,"called":1000,"identifiable":false}"#;
    for rules in BOTH {
        let out = json!({"ruling":"out","returned":0,"lost":1000});
        assert_eq!(verdict("premature-discard", rules, all_called), out, "nothing to choose");
    }
    let told = r#"{"bet":1000,"called":600,"identifiable":true}"#;
    assert_eq!(word("premature-discard", "tda-2024", told), "plays");
    assert_eq!(word("premature-discard", "tda-2011", told), "floor", "49 has no exception");
}

#[test]
fn tda_2024_66_and_2011_50_open_cards_picked_up_facing_action_are_dead() {
    for rules in BOTH {
        let of = |what: &str, facing: bool| {
            let facts = format!(r#"{{"open_cards":"{what}","facing_action":{facing}}}"#);
            word("stud-dead-hand", rules, &facts)
        };
        assert_eq!(of("picked_up", true), "dead");
        assert_eq!(of("in_the_muck", false), "dead");
        assert_eq!(of("picked_up", false), "floor");
        assert_eq!(of("only_moved", true), "live");
    }
}
