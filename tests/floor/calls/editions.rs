//! TDA 2019 and 2022: numbered as 2024, with what changed since, and nothing guessed.
//!
//! Every difference is asked in both directions, and beside it something that they rule alike.

use crate::calls::{cites, rests_on, rule};
use rulebook::Kept;
use rulebook::Rulebook::{self, Tda2011, Tda2019, Tda2022, Tda2024};
use rulings::{Ruling, topics};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const EARLIER: [Rulebook; 2] = [Tda2019, Tda2022];

fn says(ruling: &Ruling, id: &str) -> bool {
    ruling.why.iter().any(|reason| reason.id == id)
}

fn verdict(topic: &str, book: Rulebook, facts: &Value) -> Value {
    rule(topic, book, facts).verdict.json()
}

fn numbers(topic: &str, book: Rulebook, facts: &Value) -> Vec<String> {
    let ruling = rule(topic, book, facts);
    assert!(ruling.citations.iter().all(|cite| cite.rulebook == book), "{ruling:?}");
    ruling.citations.iter().map(|cite| cite.number.to_owned()).collect()
}

/// The floor decides by the first rule, between several answers, and is told why.
fn is_not_known(ruling: &Ruling) -> bool {
    ruling.is_discretion
        && ruling.is_silent()
        && ruling.options.len() > 1
        && (says(ruling, "edition-silent") || says(ruling, "edition-point-silent"))
        && ruling.citations.iter().all(|cite| cite.number == "1")
}

#[test]
fn tda_2019_44_and_2022_44_are_cited_under_their_own_names() {
    let chip = json!({ "big_blind": 100, "bet": 200, "chip": 1000, "said_raise": false });
    for book in [Tda2019, Tda2022, Tda2024] {
        assert_eq!(numbers("oversized-chip", book, &chip), ["44"], "{book:?}");
    }
}

#[test]
fn tda_2022_4_leaves_clothes_to_the_director() {
    let hood = |identifiable: bool| json!({ "identifiable": identifiable, "wears": "hood" });
    assert!(!rule("player-identity", Tda2024, &hood(false)).is_discretion);
    for book in EARLIER {
        let hidden = rule("player-identity", book, &hood(false));
        assert!(hidden.is_discretion && !hidden.is_silent() && cites(&hidden, "4"), "{book:?}");
        assert_eq!(hidden.verdict.json(), json!({ "ruling": "shows_his_face" }));
        assert_eq!(verdict("player-identity", book, &hood(true))["ruling"], "may_wear_it");
    }
}

#[test]
fn tda_2022_5_forbids_apps_with_a_live_hand_and_leaves_the_rest_to_the_house() {
    let advice = |live: bool| json!({ "what": "advice", "live_hand": live });
    let on_the_table = json!({ "what": "lies_on_table" });
    let call = json!({ "what": "call" });
    for book in EARLIER {
        let live = rule("devices", book, &advice(true));
        assert_eq!(live.verdict.json(), json!({ "allowed": false }));
        rests_on(&live, "5");
        assert!(rule("devices", book, &advice(false)).is_discretion, "{book:?}");
        assert!(rule("devices", book, &on_the_table).is_discretion, "{book:?}");
        assert_eq!(verdict("devices", book, &call), verdict("devices", Tda2024, &call));
    }
    assert_eq!(verdict("devices", Tda2024, &advice(false)), json!({ "allowed": false }));
    assert_eq!(verdict("devices", Tda2024, &on_the_table), json!({ "allowed": false }));
    assert!(rule("devices", Tda2011, &advice(true)).is_discretion);
}

#[test]
fn tda_2022_10_names_new_players_and_2019_10_does_not() {
    let seat = |came: &str| {
        json!({ "came": came, "seat": 2, "seats": 9, "occupied": [1, 4, 5, 6, 7, 8],
            "last": { "button": 8, "small_blind": 1, "big_blind": 4 } })
    };
    assert_eq!(numbers("new-player-seat", Tda2022, &seat("new")), ["10-A", "8-A"]);
    assert_eq!(numbers("new-player-seat", Tda2022, &seat("broken_table")), ["10-A"]);
    assert_eq!(numbers("new-player-seat", Tda2019, &seat("new")), ["8-A"]);
    assert_eq!(numbers("new-player-seat", Tda2019, &seat("broken_table")), ["10"]);
    for came in ["new", "broken_table"] {
        let all = [Tda2019, Tda2022, Tda2024].map(|it| verdict("new-player-seat", it, &seat(came)));
        assert!(all.iter().all(|one| *one == all[0]), "{came}");
    }
}

#[test]
fn tda_2019_11_d_stops_full_tables_at_once_and_2022_11_d_once_their_blinds_come() {
    let tables = |format: &str, affected: &[u32]| {
        json!({ "tables": [{ "table": 1, "players": 9 }, { "table": 2, "players": 6 }],
            "blinds_affected": affected, "format": format })
    };
    let waits = json!({ "halt": [], "until_blinds_affected": [2] });
    let stops = json!({ "halt": [2], "until_blinds_affected": [] });
    for book in [Tda2022, Tda2024] {
        assert_eq!(verdict("halt", book, &tables("full_tables", &[])), waits, "{book:?}");
        assert_eq!(verdict("halt", book, &tables("full_tables", &[2])), stops, "{book:?}");
    }
    let halted = rule("halt", Tda2019, &tables("full_tables", &[]));
    assert_eq!(halted.verdict.json(), stops);
    assert!(halted.is_discretion && halted.options.len() == 2, "the director may waive it");
    rests_on(&halted, "11-D");
    // In other formats the director decides in all three; under TDA 2011 there is one rule.
    for book in [Tda2019, Tda2022, Tda2024] {
        let other = rule("halt", book, &tables("other", &[2]));
        assert!(other.is_discretion && other.verdict.is_open(), "{book:?}");
    }
    assert!(!rule("halt", Tda2011, &tables("other", &[])).is_discretion);
}

#[test]
fn tda_2022_23_begins_a_level_when_it_is_announced() {
    let signal = json!({ "told": "clock_signal", "done": "pot_awarded" });
    let announced = json!({ "told": "announced", "done": "pot_awarded" });
    for book in EARLIER {
        assert_eq!(verdict("level", book, &signal), json!({ "level": "old" }), "{book:?}");
        assert_eq!(verdict("level", book, &announced), json!({ "level": "new" }), "{book:?}");
        rests_on(&rule("level", book, &signal), "23");
    }
    assert_eq!(verdict("level", Tda2024, &signal), json!({ "level": "new" }));
}

#[test]
fn tda_2022_33_names_every_blind_and_of_2019_33_those_of_a_broken_table_are_known() {
    let dodged = |from: &str| json!({ "intent": "deliberate", "coming_from": from });
    let all =
        |from| [Tda2019, Tda2022, Tda2024].map(|it| rule("dodging-blinds", it, &dodged(from)));
    let [of_2019, of_2022, of_2024] = all("own_table");
    assert!(is_not_known(&of_2019), "{of_2019:?}");
    assert!(!of_2022.is_discretion && cites(&of_2022, "33") && !cites(&of_2022, "71-B"));
    assert!(!of_2024.is_discretion && cites(&of_2024, "33") && cites(&of_2024, "71-B"));
    for broken in all("broken_table") {
        assert_eq!(broken.verdict.json(), json!({ "penalty": true }));
        rests_on(&broken, "33");
    }
    let innocent = json!({ "intent": "innocent", "coming_from": "own_table" });
    assert!(!rule("dodging-blinds", Tda2019, &innocent).is_discretion);
}

#[test]
fn tda_2022_34_has_no_letters_and_no_rule_on_a_wrong_button() {
    let last = json!({ "button": 1, "small_blind": 2, "big_blind": 3 });
    let facts = json!({ "last": last, "survivors": [1, 3] });
    assert_eq!(numbers("heads-up-button", Tda2024, &facts), ["34-B"]);
    let button = json!({ "cards_dealt": true, "actions": [] });
    rests_on(&rule("wrong-button", Tda2024, &button), "34-A");
    for book in EARLIER {
        assert_eq!(numbers("heads-up-button", book, &facts), ["34"], "{book:?}");
        let wrong = rule("wrong-button", book, &button);
        assert!(wrong.is_discretion && cites(&wrong, "1") && !cites(&wrong, "34-A"), "{book:?}");
        assert_eq!(wrong.options.len(), 2);
    }
}

#[test]
fn tda_2022_35_a_names_a_wrong_count_and_a_foreign_card_and_2019_35_a_does_not() {
    let count = json!({ "family": "flop", "fault": "extra_card", "actions": [] });
    let foreign = json!({ "deck": "foreign_card", "actions": [] });
    for (topic, facts) in [("misdeal", &count), ("fouled-deck", &foreign)] {
        for book in [Tda2022, Tda2024] {
            let ruling = rule(topic, book, facts);
            assert!(!ruling.is_discretion && cites(&ruling, "35-A"), "{topic} {book:?}");
        }
        let before = rule(topic, Tda2019, facts);
        assert!(before.is_discretion && cites(&before, "35-A"), "{topic}");
    }
    let first = json!({ "family": "flop", "fault": "exposed_card", "card_index": 1,
        "substantial_action": false });
    for book in [Tda2019, Tda2022, Tda2024] {
        assert_eq!(verdict("misdeal", book, &first), json!({ "ruling": "misdeal" }), "{book:?}");
    }
}

#[test]
fn tda_2022_35_c_kills_whoever_was_away_for_the_first_deal() {
    let of = |book, player: &str| verdict("exact-redeal", book, &json!({ "player": player }));
    for book in EARLIER {
        assert_eq!(of(book, "came_back")["live"], false, "{book:?}");
        for player in ["present", "still_away", "serving_penalty", "newcomer"] {
            assert_eq!(of(book, player), of(Tda2024, player), "{player} {book:?}");
        }
    }
    assert_eq!(of(Tda2024, "came_back")["live"], true);
}

#[test]
fn tda_2019_35_e_lets_the_house_say_what_a_fouled_deck_is() {
    let twins = json!({ "deck": "two_identical", "actions": [{ "seat": 4, "action": "call" },
        { "seat": 5, "action": "raise" }] });
    for book in [Tda2022, Tda2024] {
        assert!(!rule("fouled-deck", book, &twins).is_discretion, "{book:?}");
    }
    let before = rule("fouled-deck", Tda2019, &twins);
    assert!(before.is_discretion && !before.is_silent() && cites(&before, "35-E"));
    assert!(says(&before, "fouled-deck-house"));
}

#[test]
fn tda_2022_39_b_is_not_in_2019() {
    let facts = json!({ "acted_on": false });
    rests_on(&rule("flop-without-burn", Tda2022, &facts), "39-B");
    let before = rule("flop-without-burn", Tda2019, &facts);
    assert!(before.is_discretion && before.is_silent());
    assert!(!cites(&before, "39-B"));
    let four = json!({ "cards": 4 });
    assert_eq!(numbers("four-card-flop", Tda2019, &four), ["39"]);
    assert_eq!(numbers("four-card-flop", Tda2022, &four), ["39-A"]);
}

#[test]
fn tda_2022_54_b_speaks_of_short_blinds_and_not_of_dead_ones() {
    let facts = json!({ "pot": 200, "current_bet": 200, "in_front": 0, "blinds_missing": 100 });
    let newest = rule("pot-limit", Tda2024, &facts);
    assert!(!newest.is_discretion);
    for book in EARLIER {
        let ruling = rule("pot-limit", book, &facts);
        assert_eq!(ruling.verdict, newest.verdict, "a short all-in blind counts as whole");
        assert!(ruling.is_discretion && cites(&ruling, "54-B"), "{book:?}");
        let said: Vec<Value> = ruling.options.iter().map(|it| it.verdict.json()).collect();
        assert_eq!(said[1]["raise_to"], 600, "{book:?}: with a dead blind only what lies there");
    }
    let whole = json!({ "pot": 300, "current_bet": 200, "in_front": 0 });
    assert!(!rule("pot-limit", Tda2022, &whole).is_discretion);
}

/// Whichever question it is told to: the pot, the word, a raise, and how large a raise may be.
#[test]
fn tda_2022_54_b_a_dead_blind_is_the_floors_in_every_question_about_the_pot() {
    let raise = |amount: u64| {
        json!({ "structure": "pot_limit", "street": "preflop", "small_blind": 100,
            "big_blind": 200, "bet": 200, "last_raise": 200, "pot": 200, "said": "raise to",
            "amount": amount, "blinds_missing": 100 })
    };
    let size = |amount: Value| {
        json!({ "structure": "pot_limit", "street": "preflop", "big_blind": 200, "bets": [],
            "amount": amount, "said_raise": true, "pot": 200, "blinds_missing": 100 })
    };
    let word = json!({ "structure": "pot_limit", "big_blind": 200, "bet": 200, "pot": 200,
        "last_raise": 200, "blinds_missing": 100 });
    let asked = [
        ("pot-word", word, "/total"),
        ("wager", raise(5_000), "/total"),
        ("raise-size", size(json!(5_000)), "/ruling/total"),
        ("raise-size", size(Value::Null), "/most"),
    ];
    for (topic, facts, place) in &asked {
        let total = |verdict: &Value| verdict.pointer(place).cloned().expect("a total");
        for book in EARLIER {
            let ruling = rule(topic, book, facts);
            let said: Vec<Value> = ruling.options.iter().map(|it| it.verdict.json()).collect();
            let said: Vec<Value> = said.iter().map(total).collect();
            assert_eq!(said, [json!(700), json!(600)], "{topic} {book:?}");
            assert!(ruling.is_discretion && cites(&ruling, "54-B"), "{topic} {book:?}");
            assert!(says(&ruling, "pot-limit-dead-blind"), "{topic} {book:?}");
        }
        let newest = rule(topic, Tda2024, facts);
        assert!(!newest.is_discretion && cites(&newest, "54-B"), "{topic}");
        assert_eq!(total(&newest.verdict.json()), json!(700), "{topic}");
    }
    for (topic, facts) in [("wager", raise(500)), ("raise-size", size(json!(500)))] {
        assert!(!rule(topic, Tda2022, &facts).is_discretion, "{topic}: within either pot");
    }
    assert!(!cites(&rule("wager", Tda2024, &raise(500)), "54-B"), "the blinds decide nothing");
}

#[test]
fn a_small_blind_that_was_not_told_is_taken_for_half_and_said() {
    let wager = |pot: u64, small_blind: Value| {
        let facts = json!({ "structure": "pot_limit", "street": "preflop", "big_blind": 200,
            "small_blind": small_blind, "bet": 200, "last_raise": 200, "pot": pot, "said": "pot" });
        rule("wager", Tda2024, &facts)
    };
    let size = |pot: u64, small_blind: Value| {
        let facts = json!({ "structure": "pot_limit", "street": "preflop", "big_blind": 200,
            "small_blind": small_blind, "bets": [], "pot": pot });
        rule("raise-size", Tda2024, &facts)
    };
    let is_said = |ruling: &Ruling| says(ruling, "wager-small-blind-as-half");
    assert!(is_said(&wager(300, Value::Null)) && is_said(&size(300, Value::Null)));
    assert!(!is_said(&wager(300, json!(100))) && !is_said(&size(300, json!(100))));
    assert!(!is_said(&wager(900, Value::Null)) && !is_said(&size(900, Value::Null)));
    assert_eq!(wager(200, json!(0)).verdict.json()["total"], 600);
    assert_eq!(size(200, json!(0)).verdict.json()["most"], 600);
}

#[test]
fn tda_2019_recommends_the_ante_first_and_2024_the_big_blind() {
    let facts = json!({ "stack": 700, "big_blind": 500, "ante": 500 });
    let of_2024 = json!({ "big_blind": 500, "ante": 200 });
    assert_eq!(verdict("single-ante", Tda2024, &facts), of_2024);
    let of_2019 = rule("single-ante", Tda2019, &facts);
    assert_eq!(of_2019.verdict.json(), json!({ "big_blind": 200, "ante": 500 }));
    assert!(says(&of_2019, "edition-unnumbered") && of_2019.citations.is_empty());
    assert!(is_not_known(&rule("single-ante", Tda2022, &facts)));
    // A book that recommends it under an unknown number is named all the same.
    let named = rule("single-ante", Tda2024, &facts).differs;
    assert_eq!(named.iter().map(|it| it.rulebook).collect::<Vec<_>>(), [Tda2019]);
    let enough = json!({ "stack": 5000, "big_blind": 500, "ante": 500 });
    assert_eq!(verdict("single-ante", Tda2019, &enough), verdict("single-ante", Tda2024, &enough));
}

#[test]
fn what_is_not_known_of_an_edition_is_said_and_left_to_the_floor() {
    let asked = [
        ("dealer-push", json!({ "seconds_left": 30 }), "RP-7"),
        ("house-procedure", json!({ "matter": "decks_ready" }), "RP-20"),
        ("hand-for-hand", json!({ "players_left": 52, "places_paid": 50, "busted": 3 }), "RP-8"),
    ];
    for (topic, facts, number) in asked {
        let newest = rule(topic, Tda2024, &facts);
        assert!(!newest.is_discretion && cites(&newest, number), "{topic}");
        assert!(!is_not_known(&newest), "{topic}");
        for book in EARLIER {
            let ruling = rule(topic, book, &facts);
            assert!(is_not_known(&ruling), "{topic} {book:?}: {ruling:?}");
            assert!(ruling.options.iter().any(|it| it.verdict == newest.verdict), "{topic}");
        }
    }
    // The first five procedures are known by number.
    for book in [Tda2019, Tda2022, Tda2024] {
        let button = rule("house-procedure", book, &json!({ "matter": "all_in_button" }));
        assert!(!button.is_discretion && cites(&button, "RP-1"), "{book:?}");
    }
}

#[test]
fn editions_that_rule_alike_are_named_once() {
    let mixed = json!({ "big_blind": 500, "bet": 1100, "last_raise": 600,
        "chips": [500, 1000] });
    let named = |book| -> Vec<Rulebook> {
        rule("multiple-chips", book, &mixed).differs.iter().map(|other| other.rulebook).collect()
    };
    assert!(!named(Tda2011).contains(&Tda2022) && named(Tda2011).contains(&Rulebook::NEWEST));
    assert!(!named(Tda2022).contains(&Rulebook::NEWEST) && named(Tda2022).contains(&Tda2011));
    let unburned = rule("flop-without-burn", Tda2019, &json!({ "acted_on": false }));
    assert_eq!(unburned.differs[0].rulebook, Rulebook::NEWEST);
}

/// Every rule of 2024 that is cited is the same, another one, none or not known in the others; a
/// row that changes one of these numbers is a decision about a book, and is made here, too.
#[test]
fn what_the_editions_have_of_every_citation_is_counted() {
    let cited: BTreeSet<(&str, &str)> = topics()
        .flat_map(|topic| topic.cites)
        .filter(|cite| cite.rulebook == Tda2024)
        .map(|cite| (cite.number, cite.gist))
        .collect();
    let count = |book: Rulebook| {
        let mut counts = [0; 5];
        for (number, gist) in &cited {
            let of = match Tda2024.cite(number, gist).kept_in(book) {
                Kept::Cited(cite) if (cite.number, cite.gist) == (*number, *gist) => 0,
                Kept::Cited(_) => 1,
                Kept::Unnumbered(_) => 2,
                Kept::Nothing => 3,
                Kept::NotKnown => 4,
            };
            counts[of] += 1;
        }
        counts
    };
    // The same, another rule, a procedure without a number, nothing, not known.
    assert_eq!(
        (cited.len(), count(Tda2022), count(Tda2019)),
        (208, [168, 8, 2, 2, 28], [152, 19, 3, 4, 30])
    );
}
