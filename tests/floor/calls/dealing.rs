//! Misdeals and substantial action: the cases by their names, each with the near one.

use crate::calls::{cites, refused, rests_on, rule};
use rulebook::RuleSet;
use rulebook::Rulebook::{self, Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use rulings::{Ruling, Topic};
use serde_json::{Value, json};

/// The verdict, which must rest on this rule of this book.
pub fn verdict(book: Rulebook, number: &str, slug: &str, facts: Value) -> Value {
    let ruling = rule(slug, book, &facts);
    rests_on(&ruling, number);
    assert!(!ruling.is_discretion, "{slug}: {ruling:?}");
    ruling.verdict.json()
}

/// The verdicts that the floor may choose from; there must be a choice.
pub fn choices(book: Rulebook, slug: &str, facts: Value) -> Vec<Value> {
    let ruling = rule(slug, book, &facts);
    assert!(ruling.is_discretion, "{ruling:?}");
    ruling.options.iter().map(|choice| choice.verdict.json()).collect()
}

/// Actions in turn from seat 4 on.
pub fn actions(words: &[&str]) -> Value {
    (4..).zip(words).map(|(seat, action)| json!({"seat": seat, "action": action})).collect()
}

/// The verdict in one word, or `floor` where there is none.
fn word(ruling: &Ruling) -> String {
    ruling.verdict.json()["ruling"].as_str().unwrap_or("floor").to_owned()
}

fn deal(family: &str, fault: &str, index: Option<u8>, words: &[&str]) -> Value {
    json!({
        "family": family, "fault": fault, "card_index": index, "recipient": "player",
        "actions": actions(words),
    })
}

/// What each of three books says of a fault before and after the start of play.
fn fault(fault: &str, index: Option<u8>) -> [String; 3] {
    [Tda2011, House000, Home001]
        .map(|book| word(&rule("misdeal", book, &deal("flop", fault, index, &[]))))
}

fn is_substantial(book: Rulebook, number: &str, words: &[&str]) -> bool {
    let facts = json!({ "actions": actions(words) });
    verdict(book, number, "substantial-action", facts)["substantial"] == true
}

#[test]
fn p60_substantial_action() {
    let cases: [(&[&str], bool, bool); 6] = [
        (&["fold", "fold"], false, false),
        (&["check", "check"], false, false),
        (&["call", "fold"], false, true),
        (&["bet", "call"], true, true),
        (&["fold", "fold", "fold"], true, true),
        (&["raise"], false, false),
    ];
    for (words, in_2011, in_2024) in cases {
        assert_eq!(is_substantial(Tda2011, "33", words), in_2011, "{words:?}");
        assert_eq!(is_substantial(Tda2024, "36", words), in_2024, "{words:?}");
    }
}

#[test]
fn d55_substantial_action_in_every_book() {
    let cases: [(&[&str], bool); 4] = [
        (&["fold", "call"], false),
        (&["fold", "fold", "fold"], true),
        (&["check", "check", "check"], true),
        (&["call", "raise"], true),
    ];
    for (words, by_tda) in cases {
        assert_eq!(is_substantial(Tda2011, "33", words), by_tda, "{words:?}");
        for silent in [Home001, Pl004, Local003] {
            let ruling = rule("substantial-action", silent, &json!({ "actions": actions(words) }));
            assert_eq!(ruling.verdict.json()["substantial"], by_tda, "{words:?}");
            rests_on(&ruling, "33");
        }
        assert!(is_substantial(House000, "PLMIS-12", words));
        assert!(is_substantial(House000, "PLMIS-11", words));
    }
    assert!(is_substantial(Tda2024, "36", &["fold", "call"]));
    assert!(!is_substantial(House000, "PLMIS-12", &["raise"]));
    let zero = json!({"actions": [{"seat": 0, "action": "fold"}]});
    assert_eq!(refused("substantial-action", &zero).field, "actions[0].seat");
}

#[test]
fn p61_three_cards_found_after_one_fold() {
    let early = || deal("flop", "wrong_number_of_cards", None, &["fold"]);
    assert_eq!(verdict(Tda2024, "35-A", "misdeal", early()), json!({"ruling": "misdeal"}));
    let older = rule("misdeal", Tda2011, &early());
    rests_on(&older, "32");
    let options = choices(Tda2011, "misdeal", early());
    assert!(options.contains(&json!({"ruling": "misdeal"})), "the list is open: {options:?}");
    let late = || deal("flop", "wrong_number_of_cards", None, &["call", "fold"]);
    assert_eq!(verdict(Tda2024, "38", "misdeal", late()), json!({"ruling": "hand_dead"}));
    let steps = rule("misdeal", Tda2024, &late()).steps;
    for step in ["step-muck-whole-hand", "step-one-burn-each"] {
        assert!(steps.iter().any(|said| said.id == step), "{steps:?}");
    }
}

#[test]
fn p61_by_the_door_of_the_wrong_count() {
    let facts = |words: &[&str]| -> Value {
        json!({
            "difference": "one_too_many", "recipient": "player",
            "actions": actions(words),
        })
    };
    let slug = "wrong-number-of-cards";
    assert_eq!(verdict(Tda2024, "35-A", slug, facts(&["fold"]))["ruling"], "misdeal");
    assert_eq!(verdict(Tda2024, "38", slug, facts(&["call", "fold"]))["ruling"], "hand_dead");
    assert_eq!(verdict(House000, "PLIRR-11", slug, facts(&["fold"]))["ruling"], "replace_card");
    assert_eq!(choices(Tda2011, slug, facts(&["fold"])).len(), 2);
    let told = |mut facts: Value| -> Value {
        facts["actions"] = json!([]);
        facts
    };
    let more = told(json!({"difference": "more_too_many", "recipient": "player"}));
    assert_eq!(verdict(House000, "PLIRR-12", slug, more)["ruling"], "misdeal");
    let few = || told(json!({"difference": "too_few", "recipient": "player"}));
    assert_eq!(verdict(Home001, "CZ-DEAL-12", slug, few())["ruling"], "replace_card");
    assert_eq!(verdict(House000, "PLMIS-05", slug, few())["ruling"], "misdeal");
    let empty = json!({"difference": "too_few", "recipient": "empty_seat"});
    assert_eq!(refused(slug, &empty).field, "recipient");
    let idle = json!({"difference": "too_few", "recipient": "button", "acted_short": true,
        "actions": []});
    assert_eq!(refused(slug, &idle).field, "acted_short");
}

#[test]
fn a_button_short_of_a_card_gets_it_until_it_acts() {
    let slug = "wrong-number-of-cards";
    let facts = |acted: bool, words: &[&str]| {
        json!({
            "difference": "too_few", "recipient": "button", "acted_short": acted,
            "actions": actions(words),
        })
    };
    let late = ["call", "fold", "call"];
    assert_eq!(verdict(Tda2024, "35-B", slug, facts(false, &[]))["ruling"], "replace_card");
    assert_eq!(verdict(Tda2011, "32", slug, facts(false, &[]))["ruling"], "replace_card");
    assert_eq!(verdict(Tda2024, "37", slug, facts(false, &late))["ruling"], "replace_card");
    assert_eq!(verdict(Tda2024, "37", slug, facts(true, &late))["ruling"], "hand_dead");
    assert_eq!(choices(Tda2011, slug, facts(false, &["call", "call"])).len(), 3);
}

/// The table of misdeals: TDA 2011, house rules 000, home game 001.
#[test]
fn every_row_of_the_table_of_misdeals() {
    let rows = [
        (fault("exposed_card", Some(1)), ["misdeal", "misdeal", "replace_card"]),
        (fault("exposed_card", Some(2)), ["misdeal", "replace_card", "replace_card"]),
        (fault("exposed_card", Some(3)), ["replace_card", "replace_card", "replace_card"]),
        (fault("exposed_cards", None), ["misdeal", "misdeal", "floor"]),
        (fault("boxed_card", None), ["replace_card", "replace_card", "floor"]),
        (fault("boxed_cards", None), ["misdeal", "misdeal", "floor"]),
        (fault("extra_card", None), ["floor", "replace_card", "floor"]),
        (fault("extra_cards", None), ["floor", "misdeal", "floor"]),
        (fault("missing_card", None), ["floor", "misdeal", "replace_card"]),
        (fault("out_of_sequence", None), ["floor", "misdeal", "floor"]),
        (fault("out_of_sequence_face_up", None), ["floor", "replace_card", "floor"]),
        (fault("two_cards_to_button", None), ["play_on", "misdeal", "play_on"]),
        (fault("misplaced_button", None), ["misdeal", "misdeal", "misdeal"]),
        (fault("first_card_to_wrong_seat", None), ["misdeal", "misdeal", "misdeal"]),
        (fault("seat_not_entitled", None), ["misdeal", "misdeal", "misdeal"]),
        (fault("entitled_seat_left_out", None), ["misdeal", "misdeal", "replace_card"]),
        (fault("dropped_card", None), ["replace_card", "replace_card", "replace_card"]),
        (fault("dropped_card", Some(1)), ["replace_card", "replace_card", "replace_card"]),
        (fault("other", None), ["floor", "floor", "floor"]),
    ];
    for (row, (said, expected)) in rows.into_iter().enumerate() {
        assert_eq!(said, expected, "row {row}");
    }
    // A card that fell is not a card that was seen: only the home game has a rule on it.
    for (book, rule_of_exposed) in [(Tda2024, "35-A"), (House000, "PLIRR-02")] {
        let dropped = rule("misdeal", book, &deal("flop", "dropped_card", Some(1), &[]));
        assert!(dropped.is_discretion && !cites(&dropped, rule_of_exposed), "{book:?}");
        let exposed = rule("misdeal", book, &deal("flop", "exposed_card", Some(3), &[]));
        rests_on(&exposed, rule_of_exposed);
    }
    let at_home = rule("misdeal", Home001, &deal("flop", "dropped_card", Some(1), &[]));
    assert!(!at_home.is_discretion);
    rests_on(&at_home, "CZ-DEAL-11");
    let stud =
        |book, index| word(&rule("misdeal", book, &deal("stud", "exposed_card", index, &[])));
    assert_eq!(stud(Tda2011, None), "misdeal");
    assert_eq!(stud(Tda2024, None), "play_on", "it becomes the upcard");
    assert_eq!(stud(House000, Some(2)), "misdeal");
    assert_eq!(stud(House000, Some(3)), "replace_card");
    assert_eq!(stud(Home001, None), "replace_card");
}

#[test]
fn each_fault_of_2024_cites_its_letter() {
    let of_2024 = [
        ("exposed_card", "35-A", "misdeal"),
        ("exposed_cards", "35-A", "misdeal"),
        ("boxed_cards", "35-A", "misdeal"),
        ("boxed_card", "35-A", "replace_card"),
        ("wrong_number_of_cards", "35-A", "misdeal"),
        ("extra_card", "35-A", "misdeal"),
        ("extra_cards", "35-A", "misdeal"),
        ("missing_card", "35-C", "misdeal"),
        ("two_cards_to_button", "35-B", "play_on"),
        ("first_card_to_wrong_seat", "35-A", "misdeal"),
        ("seat_not_entitled", "35-A", "misdeal"),
        ("entitled_seat_left_out", "35-A", "misdeal"),
        ("misplaced_button", "34-A", "misdeal"),
        ("foreign_card", "35-A", "misdeal"),
        ("fouled_deck", "35-E", "misdeal"),
    ];
    for (fault, number, expected) in of_2024 {
        let facts = deal("flop", fault, Some(2), &["fold"]);
        assert_eq!(verdict(Tda2024, number, "misdeal", facts)["ruling"], expected, "{fault}");
    }
    for fault in ["exposed_card", "seat_not_entitled", "entitled_seat_left_out", "boxed_cards"] {
        let facts = deal("flop", fault, Some(1), &["call", "fold"]);
        assert_eq!(verdict(Tda2024, "35-D", "misdeal", facts)["ruling"], "play_on", "{fault}");
        let facts = deal("flop", fault, Some(1), &["call", "fold"]);
        assert_eq!(verdict(House000, "PLMIS-13", "misdeal", facts)["ruling"], "play_on");
        let facts = deal("flop", fault, Some(1), &["call", "call"]);
        assert_eq!(verdict(Tda2011, "32", "misdeal", facts)["ruling"], "play_on");
    }
}

#[test]
fn each_fault_of_the_house_list_cites_its_row() {
    let rows = [
        ("exposed_card", "PLMIS-01"),
        ("exposed_card", "PLIRR-01"),
        ("exposed_cards", "PLMIS-02"),
        ("exposed_cards", "PLIRR-04"),
        ("boxed_cards", "PLMIS-03"),
        ("extra_cards", "PLMIS-04"),
        ("wrong_number_of_cards", "PLMIS-05"),
        ("out_of_sequence", "PLMIS-06"),
        ("misplaced_button", "PLMIS-07"),
        ("first_card_to_wrong_seat", "PLMIS-08"),
        ("seat_not_entitled", "PLMIS-09"),
        ("entitled_seat_left_out", "PLMIS-10"),
    ];
    for (fault, number) in rows {
        let facts = deal("flop", fault, Some(1), &["fold"]);
        assert_eq!(verdict(House000, number, "misdeal", facts)["ruling"], "misdeal", "{fault}");
    }
    let swapped = deal("flop", "exposed_card", Some(4), &[]);
    assert_eq!(verdict(House000, "PLIRR-03", "misdeal", swapped)["ruling"], "replace_card");
    let silent = rule("misdeal", House000, &deal("flop", "two_cards_to_button", None, &[]));
    assert_eq!(word(&silent), "misdeal");
    let first = rule("misdeal", Home001, &deal("flop", "first_card_to_wrong_seat", None, &[]));
    rests_on(&first, "32");
}

#[test]
fn identical_cards_void_the_hand_and_foreign_ones_do_not() {
    let late = ["call", "raise", "call"];
    let facts = |deck: &str, begun: bool| -> Value {
        json!({
            "deck": deck, "next_hand_begun": begun, "actions": actions(&late),
        })
    };
    let slug = "fouled-deck";
    assert_eq!(verdict(Tda2024, "35-E", slug, facts("two_identical", false))["ruling"], "misdeal");
    assert_eq!(verdict(Tda2024, "35-D", slug, facts("foreign_card", false))["ruling"], "play_on");
    assert_eq!(verdict(Tda2024, "22", slug, facts("two_identical", true))["ruling"], "play_on");
    assert_eq!(verdict(Tda2011, "19", slug, facts("two_identical", true))["ruling"], "play_on");
    assert_eq!(choices(Tda2011, slug, facts("two_identical", false)).len(), 2);
    assert_eq!(choices(Tda2024, slug, facts("card_missing", false)).len(), 2);
    let early = json!({"deck": "foreign_card", "substantial_action": false});
    assert_eq!(verdict(Tda2024, "35-A", slug, early)["ruling"], "misdeal");
}

#[test]
fn an_exposed_card_by_its_place_and_by_whom() {
    let slug = "exposed-card";
    let facts = |family: &str, by: &str, exposed: u8, index: u8| -> Value {
        json!({
            "family": family, "by": by, "exposed": exposed, "card_index": index,
            "substantial_action": false,
        })
    };
    let said = |book, number: &str, facts| verdict(book, number, slug, facts)["ruling"].clone();
    assert_eq!(said(Tda2024, "35-A", facts("flop", "dealer", 1, 2)), "misdeal");
    assert_eq!(said(Tda2024, "35-A", facts("flop", "dealer", 1, 3)), "replace_card");
    assert_eq!(said(Tda2024, "35-A", facts("flop", "dealer", 2, 9)), "misdeal");
    assert_eq!(said(Local003, "32.C", facts("flop", "dealer", 1, 9)), "misdeal");
    assert_eq!(said(Home001, "CZ-DEAL-11", facts("flop", "dealer", 1, 1)), "replace_card");
    assert_eq!(said(Tda2024, "68", facts("flop", "player", 1, 1)), "play_on");
    assert_eq!(said(Tda2011, "53", facts("stud", "player", 1, 1)), "play_on");
    assert_eq!(said(Tda2024, "RP-10-A", facts("stud", "dealer", 1, 1)), "play_on");
    assert_eq!(said(Tda2011, "32", facts("stud", "dealer", 1, 1)), "misdeal");
    assert_eq!(choices(Tda2024, slug, facts("draw", "dealer", 1, 1)).len(), 2);
    let last = |left: bool| {
        json!({
            "family": "stud", "by": "dealer", "exposed": 1, "last_card": true,
            "betting_left": left, "actions": actions(&["call", "call"]),
        })
    };
    assert_eq!(said(Tda2024, "RP-10-B", last(true)), "replace_card");
    assert_eq!(said(Tda2024, "RP-10-B", last(false)), "play_on");
    assert_eq!(choices(Tda2011, slug, last(true)).len(), 2);
    let unplaced = json!({"family": "flop", "by": "dealer", "exposed": 1, "actions": []});
    assert_eq!(choices(Tda2024, slug, unplaced).len(), 2);
    assert_eq!(refused(slug, &facts("flop", "dealer", 0, 1)).field, "exposed");
    assert_eq!(refused(slug, &facts("flop", "dealer", 1, 53)).field, "card_index");
    let flop = json!({"family": "flop", "by": "dealer", "exposed": 1, "last_card": true});
    assert_eq!(refused(slug, &flop).field, "last_card");
}

#[test]
fn faults_that_are_none_are_refused_with_those_that_are() {
    let topic = Topic::find("misdeal").unwrap();
    let facts = deal("flop", "sneezed", None, &[]);
    let error = topic.rule(&facts, &RuleSet::default()).unwrap_err();
    assert_eq!(error.field, "fault");
    let rulings::ReasonValue::Text(what) = &error.reason.args[0].1 else { panic!() };
    for known in ["boxed_cards", "fouled_deck", "seat_not_entitled"] {
        assert!(what.contains(known), "{what}");
    }
    assert_eq!(refused("misdeal", &deal("flop", "exposed_card", Some(0), &[])).field, "card_index");
    let mut nobody = deal("flop", "missing_card", None, &[]);
    nobody["recipient"] = "empty_seat".into();
    assert_eq!(refused("misdeal", &nobody).field, "recipient");
    assert_eq!(
        refused("misdeal", &deal("flop", "other", None, &["bluff"])).field,
        "actions[0].action"
    );
}

/// Whoever is away has a right to a hand; an open seat has none.
#[test]
fn tda_2024_30_cards_to_a_player_who_is_away_are_no_misdeal() {
    let facts = |recipient: &str| {
        json!({"family": "flop", "fault": "seat_not_entitled", "recipient": recipient,
            "actions": []})
    };
    let play_on = json!({"ruling": "play_on"});
    let misdeal = json!({"ruling": "misdeal"});
    for (book, number) in [(Tda2024, "30"), (Tda2011, "27")] {
        assert_eq!(verdict(book, number, "misdeal", facts("absent_player")), play_on);
    }
    for (book, number) in [(Tda2024, "35-A"), (Tda2011, "32"), (House000, "PLMIS-09")] {
        assert_eq!(verdict(book, number, "misdeal", facts("empty_seat")), misdeal);
    }
}

/// One list of house 000 names the first two cards, another one only the first.
#[test]
fn plmis_01_and_plirr_02_disagree_on_the_second_card_and_both_are_told() {
    let facts = |index: u8| {
        json!({
            "family": "flop", "by": "dealer", "exposed": 1, "card_index": index, "actions": [],
        })
    };
    let swap = json!({"ruling": "replace_card"});
    let misdeal = json!({"ruling": "misdeal"});
    assert_eq!(verdict(House000, "PLMIS-01", "exposed-card", facts(1)), misdeal);
    assert_eq!(choices(House000, "exposed-card", facts(2)), [swap.clone(), misdeal]);
    let second = rule("exposed-card", House000, &facts(2));
    assert_eq!(second.verdict.json(), swap);
    rests_on(&second, "PLMIS-01");
    rests_on(&second, "PLIRR-02");
    assert_eq!(verdict(House000, "PLIRR-02", "exposed-card", facts(3)), swap);
}
