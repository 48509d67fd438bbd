//! Penalties, manners, devices, words about hands, languages, loans.

use crate::calls::{cites, open_verdicts, refused, rests_on, rule, rule_with, with_option};
use engine::penalties::LADDER;
use rulebook::Rulebook::{self, Home001, House000, Local003, Tda2011, Tda2024};
use serde_json::{Value, json};

const BOTH: [Rulebook; 2] = [Tda2011, Tda2024];

fn rounds(rounds: u8, players: u8) -> Value {
    json!({"kind": "rounds", "rounds": rounds, "players_at_table": players})
}

#[test]
fn p72_two_rounds_at_a_table_of_seven() {
    for (book, number) in [(Tda2011, "51"), (Tda2024, "71-A")] {
        let ruling = rule("penalty", book, &rounds(2, 7));
        assert_eq!(ruling.verdict.json().to_string(), r#"{"hands":14}"#);
        rests_on(&ruling, number);
        let nine = rule("penalty", book, &rounds(1, 9));
        assert_eq!(nine.verdict.json(), json!({"hands": 9}));
        assert!(nine.why.iter().any(|reason| reason.id == "penalty-not-recounted"));
    }
}

#[test]
fn d56_v_003_05_players_times_rounds() {
    for book in BOTH {
        assert_eq!(rule("penalty", book, &rounds(2, 9)).verdict.json()["hands"], 18);
        assert_eq!(rule("penalty", book, &rounds(4, 6)).verdict.json()["hands"], 24);
        assert_eq!(rule("penalty", book, &json!({"kind": "hand"})).verdict.json()["hands"], 1);
        assert_eq!(rule("penalty", book, &json!({"kind": "warning"})).verdict.json()["hands"], 0);
        let out = rule("penalty", book, &json!({"kind": "disqualification"})).verdict.json();
        assert_eq!(out, json!({"hands": null, "disqualified": true}));
    }
}

#[test]
fn five_rounds_are_too_long_in_one_edition() {
    assert_eq!(rule("penalty", Tda2024, &rounds(5, 9)).verdict.json()["hands"], 45);
    let older = rule("penalty", Tda2011, &rounds(5, 9));
    assert!(older.verdict.is_open() && older.is_discretion);
    assert_eq!(older.options[0].verdict.json()["hands"], 36);
    assert_eq!(
        refused("penalty", &json!({"kind": "rounds", "rounds": 2})).field,
        "players_at_table"
    );
    assert_eq!(refused("penalty", &rounds(0, 7)).field, "rounds");
    assert_eq!(refused("penalty", &rounds(2, 32)).field, "players_at_table");
    assert_eq!(refused("penalty", &rounds(101, 7)).field, "rounds");
}

fn offense(offense: &str, before: u8) -> Value {
    json!({"offense": offense, "before": before})
}

#[test]
fn the_ladder_has_every_rung_of_its_edition() {
    let older = rule("penalty-ladder", Tda2011, &offense("exposed_card", 0));
    assert_eq!(older.options.len(), 1 + LADDER.len(), "nothing, and every rung");
    assert_eq!(older.options[0].verdict.json(), json!({"penalty": "none"}));
    let newer = rule("penalty-ladder", Tda2024, &offense("exposed_card", 0));
    assert_eq!(newer.options.len(), 2 + LADDER.len(), "and longer");
    let hardest = newer.options.last().unwrap();
    assert_eq!(hardest.verdict.json(), json!({"penalty": "disqualification"}));
    assert!(newer.is_discretion && newer.verdict.is_open());
}

#[test]
fn what_must_be_penalized_is_and_what_is_repeated_costs_more() {
    for book in BOTH {
        let must = rule("penalty-ladder", book, &offense("soft_play", 0));
        assert_eq!(must.options[0].verdict.json(), json!({"penalty": "warning"}));
        let again = rule("penalty-ladder", book, &offense("soft_play", 1));
        assert_eq!(again.options[0].verdict.json(), json!({"penalty": "hand"}));
        let often = rule("penalty-ladder", book, &offense("manners", 20));
        assert!(often.options.len() >= 2, "there is always a choice");
    }
    rests_on(&rule("penalty-ladder", Tda2024, &offense("dodged_blind", 0)), "33");
    rests_on(&rule("penalty-ladder", Tda2011, &offense("dodged_blind", 0)), "30");
    rests_on(&rule("penalty-ladder", Tda2011, &offense("odd_fold", 0)), "46");
    rests_on(&rule("penalty-ladder", Tda2024, &offense("if_then", 0)), "59");
    rests_on(&rule("penalty-ladder", Local003, &offense("soft_play", 0)), "51.C");
    assert_eq!(refused("penalty-ladder", &offense("manners", 21)).field, "before");
    assert_eq!(refused("penalty-ladder", &offense("yawning", 0)).field, "offense");
}

#[test]
fn manners_begin_with_a_word() {
    let facts = |what: &str, before: u8| json!({"what": what, "before": before});
    for (book, number) in [(Tda2011, "55"), (Tda2024, "70")] {
        let first = rule("etiquette", book, &facts("touches", 0));
        assert_eq!(first.verdict.json(), json!({"penalty": "none"}));
        rests_on(&first, number);
        assert_eq!(first.is_discretion, book == Tda2024, "71-B: a first time may be penalized");
        let again = rule("etiquette", book, &facts("touches", 1));
        assert_eq!(open_verdicts(&again)[0], json!({"penalty": "warning"}));
        let answer = if book == Tda2024 { "etiquette-may" } else { "etiquette-must" };
        assert_eq!(again.why[0].id, answer, "55: repeated ones will be penalized");
        assert!(rule("etiquette", book, &facts("abuse", 0)).is_discretion);
        let check_raise = rule("etiquette", book, &facts("check_raise", 5));
        assert_eq!(check_raise.verdict.json(), json!({"penalty": "none"}));
    }
    let rows = [
        ("touches", "CZ-ETI-01"),
        ("check_raise", "CZ-ETI-04"),
        ("grabs_pot", "CZ-ETI-08"),
        ("acts_ahead", "CZ-ETI-09"),
        ("demands_cards", "CZ-ETI-10"),
        ("slow_roll", "CZ-ETI-13"),
        ("splashes", "CZ-ETI-15"),
    ];
    for (what, row) in rows {
        assert!(cites(&rule("etiquette", Home001, &facts(what, 0)), row), "{what}");
    }
    assert!(cites(&rule("etiquette", Home001, &facts("delays", 0)), "55"), "TDA 2011 stands in");
    rests_on(&rule("etiquette", Local003, &facts("chatters", 1)), "55.C");
    assert_eq!(refused("etiquette", &facts("touches", 21)).field, "before");
}

#[test]
fn a_phone_with_a_live_hand() {
    let used = |live: bool| json!({"what": "used", "live_hand": live});
    let newer = rule("devices", Tda2024, &used(true));
    assert_eq!(newer.verdict.json(), json!({"allowed": false}));
    rests_on(&newer, "5");
    assert_eq!(rule("devices", Tda2024, &used(false)).verdict.json(), json!({"allowed": true}));
    let older = rule("devices", Tda2011, &used(true));
    assert!(older.is_discretion && cites(&older, "4"), "the house decides");
    for book in BOTH {
        let call = rule("devices", book, &json!({"what": "call"}));
        assert_eq!(call.verdict.json(), json!({"allowed": false}));
    }
    for what in ["lies_on_table", "advice"] {
        let facts = match what {
            "advice" => json!({"what": what, "live_hand": true}),
            _ => json!({"what": what}),
        };
        assert_eq!(rule("devices", Tda2024, &facts).verdict.json(), json!({"allowed": false}));
        assert!(rule("devices", Tda2011, &facts).is_discretion);
    }
    rests_on(&rule("devices", Local003, &json!({"what": "rings"})), "4.C");
}

fn said(what: &str, by: &str, is_over: bool) -> Value {
    json!({"said": what, "by": by, "hand_is_over": is_over})
}

#[test]
fn nobody_talks_about_a_hand_that_is_not_over() {
    for (book, number) in [(Tda2011, "52"), (Tda2024, "67")] {
        for what in ["live_cards", "folded_cards", "advice", "criticism", "untabled_hand"] {
            let ruling = rule("disclosure", book, &said(what, "player", false));
            assert_eq!(
                ruling.verdict.json(),
                json!({"allowed": false, "penalty": "may"}),
                "{what}"
            );
            rests_on(&ruling, number);
        }
        let after = |what: &str| rule("disclosure", book, &said(what, "player", true));
        assert_eq!(after("folded_cards").verdict.json(), json!({"allowed": true}));
        for what in ["advice", "criticism", "untabled_hand"] {
            let ruling = after(what);
            assert_eq!(ruling.verdict.json()["allowed"], false, "{what}, at any time");
            assert_eq!(ruling.why[1].id, "disclosure-at-any-time");
            rests_on(&ruling, number);
        }
        let rail = rule("disclosure", book, &said("advice", "onlooker", false));
        assert_eq!(rail.steps[0].id, "disclosure-onlooker-goes");
    }
    rests_on(&rule("disclosure", Home001, &said("folded_cards", "player", false)), "CZ-ETI-14");
}

#[test]
fn errors_are_reported_by_players_and_in_one_book_by_everybody() {
    for what in ["tabled_hand_misread", "wrong_chips"] {
        for book in [Tda2011, Tda2024, House000] {
            let player = rule("disclosure", book, &said(what, "player", false));
            assert_eq!(player.verdict.json(), json!({"allowed": true, "duty": true}));
        }
        assert!(rule("disclosure", Tda2024, &said(what, "onlooker", false)).is_discretion);
        let everybody = rule("disclosure", House000, &said(what, "onlooker", false));
        assert_eq!(everybody.verdict.json(), json!({"allowed": true, "duty": true}));
        rests_on(&everybody, "PLGEN-31");
    }
}

#[test]
fn shown_cards_do_not_kill_a_hand() {
    let facts = |when: &str| json!({"when": when, "cards": "live"});
    let last = rule("exposing-cards", Tda2011, &facts("last_to_act"));
    assert!(last.is_discretion && last.verdict.is_open(), "2011 does not name the last to act");
    for (book, number) in [(Tda2011, "53"), (Tda2024, "68")] {
        let named: &[&str] =
            if book == Tda2011 { &["action_pending"] } else { &["action_pending", "last_to_act"] };
        for &when in named {
            let ruling = rule("exposing-cards", book, &facts(when));
            assert_eq!(ruling.verdict.json(), json!({"hand": "live", "penalty": "may"}));
            assert_eq!(ruling.suggests[0].id, "exposing-penalty");
            rests_on(&ruling, number);
        }
        let over = rule("exposing-cards", book, &facts("hand_over"));
        assert_eq!(over.verdict.json(), json!({"penalty": "none"}));
    }
    let slip = json!({"when": "action_pending", "cards": "folded", "by_accident": true});
    let ruling = rule("exposing-cards", Home001, &slip);
    assert_eq!(ruling.suggests[0].id, "exposing-accident");
    rests_on(&ruling, "CZ-ETI-11");
}

#[test]
fn plgen_40_and_41_shown_to_one_shown_to_all() {
    let shown = |to: &str| json!({"when": "hand_over", "cards": "live", "shown_to": to});
    let seen =
        |book, to| rule("exposing-cards", book, &shown(to)).verdict.json()["seen_by"].clone();
    assert_eq!(seen(House000, "one_player"), "everybody");
    assert_eq!(seen(House000, "somebody_out"), "table_after_the_hand");
    assert_eq!(seen(Tda2024, "one_player"), json!(null), "the book says nothing of the others");
    assert_eq!(seen(Home001, "one_player"), "nobody_else");
    assert_eq!(seen(Tda2024, "everybody"), json!(null));
    rests_on(&rule("exposing-cards", House000, &shown("one_player")), "PLGEN-40");
    rests_on(&rule("exposing-cards", House000, &shown("somebody_out")), "PLGEN-41");
    let during = |book, to: &str| {
        let facts = json!({"when": "action_pending", "cards": "live", "shown_to": to});
        rule("exposing-cards", book, &facts)
    };
    assert_eq!(during(House000, "somebody_out").verdict.json()["penalty"], "none");
    assert_eq!(during(Tda2024, "somebody_out").verdict.json()["penalty"], "may");
    // A live hand that another player sees breaks one player to a hand, too.
    for (book, number) in [(Tda2024, "67"), (Tda2011, "52")] {
        assert!(cites(&during(book, "one_player"), number));
        assert!(!cites(&during(book, "everybody"), number));
    }
    let to_all = rule("exposing-cards", House000, &shown("everybody"));
    rests_on(&to_all, "53");
    assert!(!cites(&to_all, "PLGEN-40"));
}

#[test]
fn soft_play_is_penalized_and_dumping_disqualifies() {
    for (book, number) in [(Tda2011, "54"), (Tda2024, "69")] {
        let soft = rule("soft-play", book, &json!({"what": "spares_a_friend"}));
        assert!(soft.is_discretion && soft.options.len() == 4 && cites(&soft, number));
        for what in ["chip_dumping", "collusion"] {
            let ruling = rule("soft-play", book, &json!({"what": what}));
            let expected = json!({"penalty": "disqualification", "chips": "removed"});
            assert_eq!(ruling.verdict.json(), expected);
        }
        let nuts = rule("soft-play", book, &json!({"what": "checks_the_best_hand"}));
        assert_eq!(open_verdicts(&nuts)[0], json!({"penalty": "none"}));
    }
}

#[test]
fn the_language_of_the_place() {
    let facts = |spoken: &str, posted: Option<bool>, usa: bool| {
        json!({"spoken": spoken, "during_a_hand": true, "on_the_posted_list": posted,
            "in_the_usa": usa})
    };
    let allowed =
        |book, facts: &Value| rule("language", book, facts).verdict.json()["allowed"].clone();
    assert_eq!(allowed(Tda2011, &facts("english", None, true)), true);
    assert_eq!(allowed(Tda2011, &facts("local", None, true)), false);
    assert_eq!(allowed(Tda2011, &facts("local", None, false)), true);
    assert_eq!(allowed(Tda2011, &facts("other", None, false)), false);
    assert_eq!(allowed(Tda2024, &facts("other", Some(true), false)), true);
    assert_eq!(allowed(Tda2024, &facts("other", Some(false), false)), false);
    assert!(rule("language", Tda2024, &facts("other", None, false)).is_discretion);
    rests_on(&rule("language", Tda2024, &facts("other", None, false)), "6");
    rests_on(&rule("language", Tda2011, &facts("other", None, false)), "2");
    let said = |book, facts: &Value| rule("language", book, facts).say[0].id;
    let not_posted = facts("english", Some(false), false);
    assert_eq!(said(Tda2024, &not_posted), "language-say-posted", "it was English after all");
    assert_eq!(said(Tda2011, &facts("local", None, true)), "language-say-english");
    assert_eq!(said(Tda2011, &facts("other", None, false)), "language-say");
    let between = json!({"spoken": "other", "during_a_hand": false});
    assert_eq!(allowed(Tda2011, &between), true);
}

#[test]
fn loans_and_wallets() {
    let facts = |from: &str, is_during: bool, game: &str| {
        let from = json!(from);
        json!({"from": from, "during_a_hand": is_during, "game": game})
    };
    let allowed =
        |book, facts: &Value| rule("loans", book, facts).verdict.json()["allowed"].clone();
    let lent = facts("another_player", false, "cash");
    assert_eq!(allowed(Home001, &lent), true);
    assert_eq!(allowed(Tda2024, &lent), false);
    rests_on(&rule("loans", Home001, &lent), "CZ-ETI-06");
    for book in [Tda2011, Tda2024, Home001] {
        assert_eq!(allowed(book, &facts("another_player", false, "tournament")), false);
        assert_eq!(allowed(book, &facts("own_pocket", true, "cash")), false);
        assert_eq!(allowed(book, &facts("own_pocket", false, "cash")), true);
    }
    let tolerant = with_option(Tda2024, "loans", "outside_the_hand");
    assert_eq!(rule_with("loans", &tolerant, &lent).verdict.json()["allowed"], true);
}
