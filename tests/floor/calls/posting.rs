//! The first hand, what is posted, straddles, and seats that two players claim.

use crate::calls::dealing::{actions, verdict};
use crate::calls::{cites, open_verdicts, refused, rests_on, rule};
use rulebook::Rulebook::{self, Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use serde_json::{Value, json};

const TABLE: [Rulebook; 6] = [Tda2024, Tda2011, House000, Home001, Pl004, Local003];

fn first(occupied: &[u8], drawn: u8) -> Value {
    json!({"seats": 9, "occupied": occupied, "drawn": drawn})
}

fn at(button: u8, small: u8, big: u8) -> Value {
    json!({"button": button, "small_blind": small, "big_blind": big})
}

/// A league: the first draw of the button falls on an open seat 4; 7, 8, 9, 1 and 2 play.
#[test]
fn the_first_button_is_where_it_was_drawn() {
    let live = [1, 2, 7, 8, 9];
    for book in TABLE {
        let ruling = rule("first-hand", book, &first(&live, 7));
        assert_eq!(ruling.verdict.json(), at(7, 8, 9), "{book:?}");
        assert!(!ruling.is_discretion);
        let open = rule("first-hand", book, &first(&live, 4));
        assert!(open.is_discretion && open.verdict.is_open());
        assert_eq!(open_verdicts(&open), [at(7, 8, 9), at(4, 7, 8)], "{book:?}");
    }
    rests_on(&rule("first-hand", House000, &first(&live, 9)), "PLHE-03");
    assert!(!cites(&rule("first-hand", Tda2024, &first(&live, 9)), "34-B"));
}

#[test]
fn tda_2024_34_b_heads_up_from_the_first_hand_the_button_is_the_small_blind() {
    for (book, number) in [(Tda2024, "34-B"), (Tda2011, "31")] {
        assert_eq!(verdict(book, number, "first-hand", first(&[2, 6], 6)), at(6, 6, 2));
        let open = rule("first-hand", book, &first(&[2, 6], 4));
        assert_eq!(open_verdicts(&open), [at(6, 6, 2), at(2, 2, 6)]);
    }
}

#[test]
fn without_a_draw_the_first_hand_says_what_is_missing() {
    let ruling = rule("first-hand", Tda2024, &json!({"seats": 9, "occupied": [1, 2, 3]}));
    assert!(ruling.verdict.is_open() && ruling.is_discretion);
    assert_eq!(ruling.why[0].id, "first-hand-not-drawn");
    let facts = json!({"seats": 9, "occupied": [1, 2, 7, 8, 9], "last": null});
    let next = rule("next-hand", Tda2024, &facts);
    assert!(next.why.iter().any(|reason| reason.id == "button-not-known-first"));
    let last = json!({"button": 1, "small_blind": 2, "big_blind": 7});
    let facts = json!({"seats": 9, "occupied": [1, 2, 7, 8, 9], "last": last});
    let next = rule("next-hand", Tda2024, &facts);
    assert!(next.why.iter().all(|reason| reason.id != "button-not-known-first"));
    let field = |facts: Value| refused("first-hand", &facts).field;
    assert_eq!(field(first(&[1, 1, 2], 1)), "occupied");
    assert_eq!(field(first(&[1, 2, 10], 1)), "occupied");
    assert_eq!(field(first(&[1, 2, 3], 10)), "drawn");
    assert_eq!(rule("first-hand", Tda2024, &first(&[], 1)).why[0].id, "table-over");
}

fn post(what: &str, owed: u64, posted: Option<u64>, acted: &[&str]) -> Value {
    json!({"what": what, "owed": owed, "posted": posted, "actions": actions(acted)})
}

#[test]
fn what_was_posted_wrong_is_usually_put_right_before_substantial_action() {
    let of = |facts: &Value, book| {
        let ruling = rule("wrong-post", book, facts);
        assert!(ruling.is_discretion && ruling.verdict.is_open(), "no book decides it");
        open_verdicts(&ruling)
    };
    let stands = json!({"ruling": "stands", "chips": 0});
    let good = |chips: u64| json!({"ruling": "made_good", "chips": chips});
    let back = |chips: u64| json!({"ruling": "excess_back", "chips": chips});
    for book in TABLE {
        assert_eq!(of(&post("ante_missing", 25, None, &[]), book), [good(25), stands.clone()]);
        assert_eq!(of(&post("blind_missing", 200, None, &[]), book)[0], good(200));
        assert_eq!(of(&post("too_little", 200, Some(150), &[]), book)[0], good(50));
        assert_eq!(of(&post("too_much", 200, Some(500), &[]), book)[0], back(300));
        let late = ["call", "call", "call"];
        assert_eq!(of(&post("ante_missing", 25, None, &late), book), [stands.clone(), good(25)]);
    }
    let early = post("ante_missing", 25, None, &["call", "fold"]);
    assert_eq!(of(&early, Tda2011)[0], good(25), "in 2011 that is no substantial action");
    assert_eq!(of(&early, Tda2024)[0], stands);
    let why = |what: &str, posted| {
        let ruling = rule("wrong-post", Tda2024, &post(what, 200, posted, &[]));
        ruling.why.iter().any(|reason| reason.id == "post-full-blind")
    };
    assert!(why("blind_missing", None) && !why("ante_missing", None));
    rests_on(&rule("wrong-post", Home001, &post("ante_missing", 25, None, &[])), "CZ-DEAL-13");
}

#[test]
fn a_post_that_was_right_is_refused() {
    let field = |facts: Value| refused("wrong-post", &facts).field;
    assert_eq!(field(post("too_little", 200, Some(200), &[])), "posted");
    assert_eq!(field(post("too_little", 200, Some(300), &[])), "posted");
    assert_eq!(field(post("too_much", 200, Some(200), &[])), "posted");
    assert_eq!(field(post("too_much", 200, None, &[])), "posted");
    assert_eq!(field(post("ante_missing", 0, None, &[])), "owed");
}

#[test]
fn tda_2024_50_a_straddle_after_the_deal_is_a_bet_and_before_it_the_houses_affair() {
    let ruling = |posted: &str, book| rule("straddle", book, &json!({"posted": posted}));
    for book in TABLE {
        let before = ruling("before_the_deal", book);
        let words: Vec<Value> =
            open_verdicts(&before).iter().map(|verdict| verdict["ruling"].clone()).collect();
        assert_eq!(words, ["taken_back", "plays"], "{book:?}");
        assert!(before.is_discretion && !cites(&before, "50-A"));
        assert_eq!(ruling("in_turn", book).verdict.json()["ruling"], "counts_as_bet");
        let early = rule("out-of-turn", book, &json!({"action": "raise", "since": "nothing_yet"}));
        assert_eq!(ruling("out_of_turn", book).verdict, early.verdict, "{book:?}");
    }
    rests_on(&ruling("in_turn", Tda2024), "50-A");
    rests_on(&ruling("in_turn", Tda2011), "35");
    rests_on(&ruling("out_of_turn", Tda2024), "53-A");
}

#[test]
fn tda_2024_53_out_of_turn_and_then_a_short_all_in() {
    let facts = |action: &str, all_in: u64| {
        let since = "all_in";
        json!({"action": action, "since": since, "bet": 400, "all_in": all_in})
    };
    for (book, number) in [(Tda2024, "53-A"), (Tda2011, "36")] {
        let word = |facts| verdict(book, number, "out-of-turn", facts)["ruling"].clone();
        for action in ["call", "raise"] {
            assert_eq!(word(facts(action, 250)), "binding", "less than the bet changes nothing");
            assert_eq!(word(facts(action, 400)), "binding");
            assert_eq!(word(facts(action, 401)), "released", "a short raise changes the bet");
        }
        let open = json!({"action": "check", "since": "all_in", "bet": 0, "all_in": 100});
        assert_eq!(word(open), "released");
    }
    let fold = rule("out-of-turn", Tda2024, &facts("fold", 5_000));
    assert_eq!(fold.verdict.json()["ruling"], "binding", "a fold always binds");
    let missing = json!({"action": "call", "since": "all_in", "bet": 400});
    assert_eq!(refused("out-of-turn", &missing).field, "all_in");
}

#[test]
fn tda_2024_7_whose_seat_it_is_the_draw_says() {
    let facts = |given: &str, found: &str| json!({"given_to": given, "found": found});
    for (book, number) in [(Tda2024, "7"), (Tda2011, "5")] {
        let one = verdict(book, number, "seat-taken-twice", facts("one", "between_hands"));
        assert_eq!(one["ruling"], "other_moves");
        let both = rule("seat-taken-twice", book, &facts("both", "between_hands"));
        assert!(both.is_discretion && !cites(&both, number), "no rule for two draws");
        assert_eq!(open_verdicts(&both).len(), 2);
        let unknown = rule("seat-taken-twice", book, &facts("not_known", "between_hands"));
        assert_eq!(open_verdicts(&unknown).len(), 3);
    }
    let steps = |found: &str| rule("seat-taken-twice", Tda2024, &facts("one", found)).steps.len();
    assert_eq!((steps("between_hands"), steps("during_a_hand")), (0, 1));
}

#[test]
fn a_newcomer_of_a_cash_game_posts_what_the_house_says() {
    let words = |seat: &str, book| {
        let ruling = rule("new-player-post", book, &json!({"seat_is": seat}));
        open_verdicts(&ruling).iter().map(|verdict| verdict["ruling"].clone()).collect::<Vec<_>>()
    };
    for book in TABLE {
        assert_eq!(words("elsewhere", book), ["posts", "waits", "plays"], "{book:?}");
        assert_eq!(words("behind_the_blinds", book), ["waits", "posts"], "{book:?}");
        assert!(words("big_blind", book).is_empty());
        let big = rule("new-player-post", book, &json!({"seat_is": "big_blind"}));
        assert_eq!(big.verdict.json()["ruling"], "big_blind");
    }
    let big = rule("new-player-post", House000, &json!({"seat_is": "big_blind"}));
    rests_on(&big, "PLHE-03");
}

#[test]
fn who_acts_first_sits_left_of_the_big_blind_and_later_left_of_the_button() {
    let of = |facts: Value| rule("first-to-act", House000, &facts).verdict.json();
    let first = of(json!({"round": "after_the_blinds", "seats_at_table": 9, "big_blind": 9,
        "live": [2, 5, 9]}));
    assert_eq!(first, json!({"first_to_act": 2, "order": [2, 5, 9]}));
    // Heads-up the button is the small blind: first before the flop, last on every later street.
    let two = |round: &str, seat: &str, number: u8| {
        of(json!({"round": round, "seats_at_table": 9, seat: number, "live": [3, 7]}))
    };
    assert_eq!(two("after_the_blinds", "big_blind", 7)["first_to_act"], 3);
    assert_eq!(two("later_street", "button", 3)["first_to_act"], 7);
    let field = |facts: Value| refused("first-to-act", &facts).field;
    let table = json!({"round": "later_street", "seats_at_table": 9, "button": 3});
    let live = |live: &[u8]| {
        let mut facts = table.clone();
        facts["live"] = json!(live);
        facts
    };
    assert_eq!(field(live(&[3])), "live");
    assert_eq!(field(live(&[3, 3])), "live");
    assert_eq!(field(live(&[3, 10])), "live");
    let gone = json!({"round": "later_street", "seats_at_table": 2, "button": 3, "live": [1, 2]});
    assert_eq!(field(gone), "button");
    let untold =
        json!({"round": "after_the_blinds", "seats_at_table": 9, "button": 3, "live": [1, 2]});
    assert_eq!(field(untold), "big_blind");
}

/// When stud begins the button makes the move that the next hand of hold'em would make.
#[test]
fn tda_2024_11_b_the_frozen_button_owes_no_move() {
    let last = at(3, 4, 5);
    for live in [&[1, 2, 3, 4, 5, 6][..], &[1, 3, 4, 6], &[1, 4, 5], &[3, 5]] {
        let facts =
            |change: &str, last: &Value| json!({"change": change, "last": last, "live": live});
        for book in TABLE {
            let begins = rule("frozen-button", book, &facts("stud_begins", &last)).verdict.json();
            let next = json!({"seats": 9, "occupied": live, "last": last});
            let next = rule("next-hand", book, &next).verdict.json();
            for part in ["button", "small_blind", "big_blind"] {
                assert_eq!(begins[part], next[part], "{book:?} {live:?}");
            }
            let lying = json!({"button": begins["button"], "small_blind": begins["small_blind"],
                "big_blind": begins["big_blind"]});
            let back = rule("frozen-button", book, &facts("button_game_begins", &lying));
            assert_eq!(back.verdict.json()["button"], begins["button"], "{book:?} {live:?}");
            let moves = rule("frozen-button", book, &facts("move_during_stud", &lying));
            assert_eq!(moves.verdict.json()["mover"], back.verdict.json()["big_blind"]);
        }
    }
    let alone =
        refused("frozen-button", &json!({"change": "stud_begins", "last": last, "live": [3]}));
    assert_eq!(alone.field, "live");
}
