//! Questions that no book decides, or only in part: the floor decides, and what is usual is said.

use crate::calls::{cites, refused, rule};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2022, Tda2024};
use rulings::Ruling;
use serde_json::{Value, json};

/// The floor decides, and this is usual.
#[track_caller]
fn is_usual(ruling: &Ruling, verdict: &Value) {
    assert!(ruling.is_discretion, "{:?}", ruling.verdict);
    assert_eq!(ruling.verdict.json(), *verdict);
    assert_eq!(ruling.why.first().map(|reason| reason.id), Some("deal-floor"));
    assert!(ruling.options.len() > 1);
    assert!(ruling.say.is_empty() && ruling.steps.is_empty(), "{:?}", ruling.steps);
    assert_eq!(ruling.options[0].verdict, ruling.verdict, "what is usual stands first");
}

#[test]
fn a_hand_thrown_away_on_a_false_misdeal_plays_if_it_is_certain() {
    let facts = |is_certain: bool| json!({"happened": "false_misdeal", "identifiable": is_certain});
    for book in [Tda2024, Tda2011, House000] {
        is_usual(&rule("muck", book, &facts(true)), &json!({ "ruling": "plays" }));
        let gone = rule("muck", book, &facts(false));
        assert_eq!(gone.verdict.json(), json!({ "ruling": "dead" }));
        assert!(!gone.is_discretion);
    }
}

#[test]
fn an_early_raise_that_is_matched_is_for_the_floor() {
    let facts = |action: &str, since: &str| json!({ "action": action, "since": since });
    let released = json!({ "ruling": "released" });
    for action in ["bet", "raise", "all_in", "pot"] {
        let ruling = rule("out-of-turn", Tda2024, &facts(action, "same_amount"));
        is_usual(&ruling, &released);
        assert!(cites(&ruling, "53-A"));
    }
    // A call that came too early faces a raise now, and that is no question.
    let call = rule("out-of-turn", Tda2024, &facts("call", "same_amount"));
    assert!(!call.is_discretion);
    assert_eq!(call.verdict.json(), released);
    let house = rule("out-of-turn", House000, &facts("raise", "same_amount"));
    assert_eq!(house.verdict.json(), released);
}

#[test]
fn pot_out_of_turn_binds_like_a_raise_and_its_size_is_open() {
    for since in ["nothing_yet", "check", "call", "fold", "bet", "raise"] {
        let of = |action: &str| {
            rule("out-of-turn", Tda2024, &json!({ "action": action, "since": since }))
        };
        let (pot, raise) = (of("pot"), of("raise"));
        assert_eq!(pot.verdict, raise.verdict, "{since}");
        let says_size =
            |ruling: &Ruling| ruling.why.iter().any(|reason| reason.id == "out-of-turn-pot-size");
        // Where it does not bind, it has no size either.
        assert_eq!(says_size(&pot), !["bet", "raise"].contains(&since), "{since}");
        assert!(!says_size(&raise));
    }
}

#[test]
fn burns_the_stub_and_players_who_cannot_follow() {
    let facts = |what: &str, before: u8| json!({ "what": what, "before": before });
    for (what, step) in [
        ("looks_at_burns", "etiquette-burns-unseen"),
        ("touches_stub", "etiquette-stub-order"),
        ("drunk", "etiquette-drunk-away"),
    ] {
        let first = rule("etiquette", Tda2024, &facts(what, 0));
        assert_eq!(first.verdict.json(), json!({ "penalty": "none" }), "{what}");
        assert!(first.suggests.iter().any(|act| act.id == step), "{what}");
        assert!(rule("etiquette", Tda2024, &facts(what, 2)).is_discretion, "{what}");
        let other = rule("etiquette", Tda2024, &facts("chatters", 0));
        assert!(other.suggests.iter().all(|act| act.id != step), "{what}");
    }
}

#[test]
fn a_folded_card_that_the_dealer_turns_up_is_no_fault_of_the_deal() {
    let facts = json!({ "by": "dealer_of_a_folded_hand" });
    for book in [Tda2024, Tda2011, House000, Home001] {
        is_usual(&rule("exposed-card", book, &facts), &json!({ "ruling": "shown_to_all" }));
    }
}

#[test]
fn a_third_card_of_stud_dealt_up_after_an_exposed_one_is_for_the_floor() {
    for book in [Tda2024, Tda2011, House000, Home001] {
        for facts in [
            json!({ "by": "dealer_of_a_third_card" }),
            json!({ "by": "dealer_of_a_third_card", "family": "stud" }),
        ] {
            is_usual(&rule("exposed-card", book, &facts), &json!({ "ruling": "next_face_down" }));
        }
    }
    let facts = json!({ "by": "dealer_of_a_third_card", "family": "flop" });
    assert_eq!(refused("exposed-card", &facts).field, "family");
}

#[test]
fn what_is_worn_is_allowed_or_the_house_decides() {
    let worn = json!({ "what": "worn" });
    let now = rule("devices", Tda2024, &worn);
    assert_eq!(now.verdict.json(), json!({ "allowed": true }));
    assert!(cites(&now, "5-A") && !cites(&now, "5"));
    for book in [Tda2022, Tda2011] {
        assert!(rule("devices", book, &worn).verdict.is_open(), "{book:?}");
    }
}

#[test]
fn procedures_that_no_book_has() {
    let of = |matter: &str| json!({ "matter": matter });
    for book in [Tda2024, Tda2011, House000] {
        is_usual(&rule("house-procedure", book, &of("time_card")), &json!({ "done": true }));
        is_usual(&rule("house-procedure", book, &of("medical_stop")), &json!({ "done": true }));
    }
    let stacks =
        |have_won: bool| json!({ "matter": "wrong_starting_stacks", "chips_won": have_won });
    let [before, after] = [false, true].map(|won| rule("house-procedure", Tda2024, &stacks(won)));
    is_usual(&before, &json!({ "done": true }));
    is_usual(&after, &json!({ "done": true }));
    assert_ne!(before.options[0].answer, after.options[0].answer);
    assert_eq!(refused("house-procedure", &of("wrong_starting_stacks")).field, "chips_won");
}

#[test]
fn seats_are_drawn_and_not_chosen() {
    let facts = json!({ "matter": "seat_change" });
    for (book, number) in [(Tda2024, "7"), (Tda2022, "7"), (Tda2011, "5")] {
        let ruling = rule("house-procedure", book, &facts);
        assert_eq!(ruling.verdict.json(), json!({ "done": false }));
        assert!(!ruling.is_discretion && cites(&ruling, number), "{book:?}");
    }
}
