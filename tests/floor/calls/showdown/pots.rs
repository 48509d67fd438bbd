//! Side pots, odd chips and disputes.

use crate::calls::{ask, cited, verdict, word};
use crate::terminal::floorman;
use serde_json::json;

const BOTH: [&str; 2] = ["tda-2024", "tda-2011"];

#[test]
fn p67_main_pot_and_two_side_pots() {
    let facts = r#"{"game":"holdem","seats_at_table":9,"button":9,"chip_unit":100,"players":[
        {"seat":1,"cards":"Ts Td","contributed":1000},{"seat":2,"cards":"Ks Kd","contributed":3500},
        {"seat":3,"cards":"Qs Qd","contributed":8000},{"seat":4,"cards":"As Ad","contributed":8000},
        {"seat":5,"contributed":600,"folded":true}],"board":"2s 7h 9c Jd 3h"}"#;
    for rules in BOTH {
        let pots = verdict("pots", rules, facts)["pots"].clone();
        let sizes: Vec<_> =
            pots.as_array().unwrap().iter().map(|pot| pot["amount"].clone()).collect();
        assert_eq!(sizes, [4600, 7500, 9000]);
        assert_eq!(pots[0]["eligible"], json!([1, 2, 3, 4]));
        assert_eq!(pots[1]["eligible"], json!([2, 3, 4]));
        assert_eq!(pots[2]["eligible"], json!([3, 4]));
    }
    let steps = ask("pots", "tda-2024", facts)["steps"].clone();
    assert!(steps[0].as_str().unwrap().starts_with("Side pot 2"), "{steps}");
}

const P68: &str = r#"{"family":"flop","pot":10000,"chip_unit":100,"seats_at_table":9,"button":5,
    "winners":[2,6,9]}"#;

#[test]
fn p68_odd_chip_to_the_first_seat_left_of_the_button() {
    for rules in BOTH {
        let shares = verdict("odd-chip", rules, P68)["shares"].clone();
        assert_eq!(shares, json!({"2":3300,"6":3400,"9":3300}));
    }
}

#[test]
fn p69_high_half_first_then_the_low_nearest_to_the_button() {
    let facts = r#"{"family":"flop","pot":10300,"chip_unit":100,"seats_at_table":9,"button":5,
        "winners":[1],"low_winners":[3,7]}"#;
    for rules in BOTH {
        let shares = verdict("odd-chip", rules, facts)["shares"].clone();
        assert_eq!(shares, json!({"1":5200,"3":2500,"7":2600}));
    }
}

#[test]
fn p70_tda_2024_20_d_and_2011_17_equal_both_ways_is_split_at_once() {
    let facts = r#"{"family":"flop","pot":10200,"chip_unit":100,"seats_at_table":9,"button":5,
        "winners":[1,7],"low_winners":[7,1]}"#;
    let other_low = facts.replace("[7,1]", "[7]");
    for (rules, number) in [("tda-2024", "20"), ("tda-2011", "17")] {
        assert_eq!(verdict("odd-chip", rules, facts)["shares"], json!({"1":5100,"7":5100}));
        assert!(cited("odd-chip", rules, facts).contains(&number.to_owned()), "{rules}");
        let shares = verdict("odd-chip", rules, &other_low)["shares"].clone();
        assert_eq!(shares, json!({"1":2500,"7":7700}), "only the high half is shared");
    }
}

#[test]
fn d_17_odd_chip_of_two_tied_hands() {
    let facts = r#"{"family":"flop","pot":1025,"chip_unit":25,"seats_at_table":9,"button":5,
        "winners":[3,8]}"#;
    for rules in BOTH {
        let shares = verdict("odd-chip", rules, facts)["shares"].clone();
        assert_eq!(shares, json!({"3":500,"8":525}));
    }
}

#[test]
fn tda_2024_20_b_odd_chip_in_stud_goes_by_suit() {
    let facts = r#"{"family":"stud","pot":1025,"chip_unit":25,"seats_at_table":8,"button":5,
        "winners":[3,6],"high_cards":{"3":"Ks Qd","6":"Kh Qs"}}"#;
    for rules in BOTH {
        assert_eq!(verdict("odd-chip", rules, facts)["shares"], json!({"3":525,"6":500}));
    }
    assert_eq!(verdict("odd-chip", "pl-004", facts)["shares"], json!({"3":500,"6":525}));
    let unknown = r#"{"family":"stud","pot":1025,"chip_unit":25,"seats_at_table":8,"button":5,
        "winners":[3,6]}"#;
    assert_eq!(ask("odd-chip", "tda-2024", unknown)["discretion"], true);
}

fn dispute(rules: &str, facts: &str) -> String {
    word("disputed-pot", rules, facts)
}

#[test]
fn tda_2024_22_counting_can_be_disputed_until_action_in_the_next_hand() {
    let early = r#"{"about":"counting","next_hand_begun":true,"substantial_action":false}"#;
    let late = r#"{"about":"counting","next_hand_begun":true,"substantial_action":true}"#;
    assert_eq!(dispute("tda-2024", early), "in_time");
    assert_eq!(dispute("tda-2024", late), "too_late");
    assert_eq!(dispute("tda-2011", early), "too_late");
}

#[test]
fn tda_2011_19_everything_can_be_disputed_until_the_next_hand() {
    for about in ["counting", "reading"] {
        let facts = |begun| format!(r#"{{"about":"{about}","next_hand_begun":{begun}}}"#);
        assert_eq!(dispute("tda-2011", &facts(false)), "in_time");
        assert_eq!(dispute("tda-2011", &facts(true)), "too_late");
    }
    let reading = r#"{"about":"reading","next_hand_begun":true,"substantial_action":false}"#;
    assert_eq!(dispute("tda-2024", reading), "too_late");
}

#[test]
fn tda_2024_22_before_a_break_there_is_one_minute() {
    let facts = |secs: u32| {
        format!(
            r#"{{"about":"reading","next_hand_begun":false,"break_follows":true,
                "secs_since_award":{secs}}}"#
        )
    };
    assert_eq!(dispute("tda-2024", &facts(60)), "in_time");
    assert_eq!(dispute("tda-2024", &facts(61)), "too_late");
    assert_eq!(dispute("tda-2011", &facts(61)), "in_time");
}

#[test]
fn tda_2024_22_c_after_the_minute_nobody_is_told_of_a_next_hand() {
    let facts = |secs: u64| {
        format!(
            r#"{{"about":"counting","next_hand_begun":false,"break_follows":true,
                "secs_since_award":{secs}}}"#
        )
    };
    assert_eq!(word("disputed-pot", "tda-2024", &facts(60)), "in_time");
    let late = ask("disputed-pot", "tda-2024", &facts(61));
    assert_eq!(late["verdict"]["ruling"], "too_late");
    assert_eq!(late["say"][0], "The minute is over, so the result stands");
    assert_eq!(word("disputed-pot", "tda-2011", &facts(61)), "in_time");
}

#[test]
fn no_action_in_a_hand_that_has_not_begun() {
    let facts = r#"{"about":"counting","next_hand_begun":false,"substantial_action":true}"#;
    let answer = floorman(&["rule", "disputed-pot", "--format", "json"], facts.as_bytes());
    assert_eq!(answer.status, 2);
    assert!(answer.trouble.contains("substantial_action"), "{}", answer.trouble);
}

#[test]
fn tda_2024_rp_11_an_ante_for_all_is_dead_and_lies_in_the_main_pot() {
    let told = |dead: &str| {
        format!(
            r#"{{"game":"holdem","seats_at_table":9,"button":1,"chip_unit":1000,"dead":{dead},
            "players":[{{"seat":4,"cards":"As Ad","contributed":1000}},
            {{"seat":2,"cards":"Kc Kd","contributed":8000}},
            {{"seat":3,"cards":"Qc Qd","contributed":8000}}],"board":"2s 7h 9c Jd 3h"}}"#
        )
    };
    for rules in ["tda-2024", "tda-2011"] {
        let paid = verdict("pots", rules, &told("8000"));
        assert_eq!(paid["payouts"], json!({"2": 14_000, "3": 0, "4": 11_000}));
        assert_eq!(paid["refund"], json!({}), "the big blind gets no ante back");
        assert_eq!(verdict("pots", rules, &told("null"))["payouts"]["4"], 3_000, "as before");
    }
}
