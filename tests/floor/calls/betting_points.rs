//! Raises, turns, words and chips: one point at a time.

use crate::calls::betting::{BOTH, NEW, OLD, is, may_be, verdict};
use crate::calls::{cites, refused, rests_on, rule};
use rulebook::Rulebook;
use rulings::ReasonValue;
use serde_json::{Value, json};

const HOUSE: Rulebook = Rulebook::House000;
const HOME: Rulebook = Rulebook::Home001;

#[track_caller]
fn answers(topic: &str, book: Rulebook, facts: &Value, expected: &Value, rule: &str) {
    is(topic, book, facts, expected, rule);
}

fn least(street: &str, big_blind: u64, bets: &[u64]) -> Value {
    let facts = json!({ "structure": "no_limit", "street": street, "big_blind": big_blind,
        "bets": bets });
    let [old, new] = BOTH.map(|book| rule("raise-size", book, &facts));
    assert_eq!(old.verdict.json(), new.verdict.json());
    rests_on(&old, "38");
    rests_on(&new, "43-A");
    new.verdict.json()["least"].clone()
}

#[test]
fn p01_to_p05_the_smallest_raise() {
    assert_eq!(least("flop", 200, &[600, 1_600, 3_600]), 5_600);
    assert_eq!(least("preflop", 100, &[150]), 250);
    assert_eq!(least("turn", 100, &[300, 1_000]), 1_700);
    assert_eq!(least("preflop", 50, &[125, 200, 500]), 800);
    assert_eq!(least("preflop", 50, &[500]), 950);
    assert_eq!(least("flop", 200, &[]), 200);
}

#[test]
fn p37_p38_all_ins_do_not_make_the_smallest_raise_larger() {
    assert_eq!(least("flop", 100, &[300, 500, 650, 800]), 1_100);
    assert_eq!(least("preflop", 4_000, &[7_500]), 11_500);
}

#[test]
fn an_amount_is_measured_by_the_half() {
    let facts = |amount: u64, said: bool| {
        json!({ "structure": "no_limit", "street": "flop", "big_blind": 200,
            "bets": [600, 1_600, 3_600], "amount": amount, "said_raise": said })
    };
    for book in BOTH {
        let of = |amount, said| {
            rule("raise-size", book, &facts(amount, said)).verdict.json()["ruling"].clone()
        };
        assert_eq!(
            of(4_599, false),
            verdict("call", 3_600, 999),
            "43-A and 38: the rest goes back"
        );
        assert_eq!(of(4_599, true), verdict("raise", 5_600, 0));
        assert_eq!(of(4_600, false), verdict("raise", 5_600, 0));
        assert_eq!(of(5_601, false), verdict("raise", 5_601, 0));
    }
}

/// What bounds a raise is what its reason names: the pot above, the smallest raise below.
#[test]
fn tda_2024_54_a_raise_beyond_the_pot_is_cut_to_it_and_says_so() {
    let facts = json!({ "structure": "pot_limit", "street": "flop", "big_blind": 200,
        "bets": [600], "amount": 5_000, "said_raise": true, "pot": 2_000 });
    for book in BOTH {
        let ruling = rule("raise-size", book, &facts);
        assert_eq!(ruling.verdict.json()["ruling"], verdict("raise", 3_200, 0));
        assert!(ruling.why.iter().any(|why| why.id == "wager-most"));
        assert!(!ruling.why.iter().any(|why| why.id == "wager-raise-at-least"));
    }
}

#[test]
fn p09_raise_to_and_raise_by_are_clear_in_every_edition() {
    let facts =
        |words: &str| json!({ "big_blind": 400, "bet": 2_000, "words": words, "amount": 8_000 });
    for book in BOTH {
        let to = rule("raise-words", book, &facts("raise_to"));
        assert_eq!((to.verdict.json(), to.is_discretion), (verdict("raise", 8_000, 0), false));
        let by = rule("raise-words", book, &facts("raise_by"));
        assert_eq!((by.verdict.json(), by.is_discretion), (verdict("raise", 10_000, 0), false));
    }
    is("raise-words", NEW, &facts("raise"), &verdict("raise", 8_000, 0), "43-B");
    let allowed = [verdict("raise", 8_000, 0), verdict("raise", 10_000, 0)];
    may_be("raise-words", OLD, &facts("raise"), &allowed, "45");
}

fn motions(said: &str, first: &[u64], second: &[u64]) -> Value {
    json!({ "big_blind": 200, "bet": 400, "last_raise": 200, "said": said, "first": first,
        "second": second })
}

#[test]
fn p54_a_raise_in_two_motions_is_over_since_2019() {
    let facts = motions("raise", &[400], &[1_000]);
    is("string-bet", OLD, &facts, &verdict("raise", 1_400, 0), "37");
    is("string-bet", NEW, &facts, &verdict("raise", 600, 800), "42");
    is("string-bet", Rulebook::Local003, &facts, &verdict("raise", 600, 800), "37.C");
    is("string-bet", HOUSE, &facts, &verdict("raise", 1_400, 0), "PLGEN-27");
    let more_than_the_call = motions("raise", &[700], &[1_000]);
    is("string-bet", OLD, &more_than_the_call, &verdict("raise", 700, 1_000), "44");
}

#[test]
fn p55_without_a_word_the_first_motion_counts() {
    let facts = motions("nothing", &[400], &[800]);
    is("string-bet", OLD, &facts, &verdict("call", 400, 800), "44");
    is("string-bet", NEW, &facts, &verdict("call", 400, 800), "56");
    is("string-bet", HOUSE, &facts, &verdict("call", 400, 800), "PLGEN-26");
    let mut declared = motions("amount", &[400], &[800]);
    declared["amount"] = json!(1_200);
    is("string-bet", HOUSE, &declared, &verdict("raise", 1_200, 0), "PLGEN-27");
}

#[test]
fn v_001_21_to_v_001_23_the_first_word_stands() {
    let facts = |first: (&str, Value), then: (&str, Value)| {
        json!({ "big_blind": 1_000, "bet": 2_000, "first": first.0, "first_amount": first.1,
            "then": then.0, "then_amount": then.1 })
    };
    let raise = |amount: u64| ("raise", json!(amount));
    let rules = [(HOME, "CZ-ETI-02"), (OLD, "35"), (NEW, "50-A")];
    for (book, rule) in rules {
        let call_and_raise = facts(("call", Value::Null), raise(100_000));
        answers("changed-words", book, &call_and_raise, &verdict("call", 2_000, 0), rule);
        let fold_no_call = facts(("fold", Value::Null), ("call", Value::Null));
        answers("changed-words", book, &fold_no_call, &verdict("fold", 0, 0), rule);
        let five_no_ten = facts(raise(5_000), raise(10_000));
        answers("changed-words", book, &five_no_ten, &verdict("raise", 5_000, 0), rule);
        let raise_to_ten = facts(("raise", Value::Null), raise(10_000));
        answers("changed-words", book, &raise_to_ten, &verdict("raise", 10_000, 0), rule);
    }
}

#[test]
fn p34_to_p41_what_opens_the_betting_again() {
    let facts = |structure: &str, acted: bool, own: u64, size: u64, bets: &[u64]| {
        json!({ "structure": structure, "has_acted": acted, "in_front": own, "last_raise": size,
            "bets": bets })
    };
    let yes = |least: u64| json!({ "may_raise": true, "least_raise_to": least });
    let no = json!({ "may_raise": false, "least_raise_to": null });
    let p34 = facts("no_limit", true, 100, 100, &[125, 200]);
    answers("short-all-in", NEW, &p34, &yes(300), "47-A");
    answers("short-all-in", OLD, &p34, &no, "38");
    let p35 = facts("no_limit", true, 125, 100, &[200]);
    let p36 = facts("no_limit", true, 125, 100, &[200, 300]);
    let p38 = facts("no_limit", false, 4_000, 4_000, &[7_500]);
    let p39 = facts("no_limit", true, 4_000, 4_000, &[7_500]);
    let p40 = facts("no_limit", true, 4_000, 4_000, &[7_500, 11_500]);
    for (facts, expected) in [(p35, &no), (p38, &yes(11_500)), (p39, &no), (p40, &yes(15_500))] {
        for (book, rule) in [(NEW, "47-A"), (OLD, "38")] {
            let old_p40 = book == OLD && expected == &yes(15_500);
            let expected = if old_p40 { &yes(15_500) } else { expected };
            answers("short-all-in", book, &facts, expected, rule);
        }
    }
    answers("short-all-in", NEW, &p36, &yes(400), "47-A");
    // An all-in of 325 over a blind of 200 raises it by 125: the next raise is to 525, not to 650.
    for (book, rule) in [(NEW, "47-A"), (OLD, "38")] {
        for told in
            [facts("no_limit", false, 0, 200, &[325]), facts("no_limit", false, 100, 200, &[325])]
        {
            answers("short-all-in", book, &told, &yes(525), rule);
        }
    }
    let p41 = facts("limit", true, 400, 400, &[600]);
    answers("short-all-in", NEW, &p41, &yes(1_000), "47-B");
    may_be("short-all-in", OLD, &p41, &[yes(1_000), no.clone()], "38");
    let d53 = facts("no_limit", true, 1_200, 800, &[1_500]);
    answers("short-all-in", OLD, &d53, &no, "38");
    let d04 = facts("limit", true, 20, 20, &[29]);
    answers("short-all-in", HOUSE, &d04, &no, "PLGEN-14");
    let d05 = facts("limit", true, 20, 20, &[30]);
    answers("short-all-in", HOUSE, &d05, &yes(50), "PLGEN-15");
}

#[test]
fn p47_to_p50_a_wrong_size_is_corrected_on_the_street() {
    let facts = |fault: &str, made: u64, right: u64, noticed: &str, acted: bool| {
        json!({ "fault": fault, "made": made, "right": right, "noticed": noticed,
            "substantial_action": acted })
    };
    let corrected = |total: u64| json!({ "ruling": "corrected", "total": total });
    let stands = |total: u64| json!({ "ruling": "stands", "total": total });
    let p47 = facts("too_small", 1_000, 1_200, "same_street", true);
    answers("short-bet", NEW, &p47, &corrected(1_200), "52-A");
    may_be("short-bet", OLD, &p47, &[corrected(1_200), stands(1_000)], "38");
    let late = facts("too_small", 1_000, 1_200, "next_street", true);
    answers("short-bet", NEW, &late, &stands(1_000), "52-A");
    let p48 = facts("pot_too_low", 9_500, 10_500, "same_street", true);
    answers("short-bet", NEW, &p48, &stands(9_500), "52-B");
    let p49 = facts("pot_too_low", 9_500, 10_500, "same_street", false);
    answers("short-bet", NEW, &p49, &corrected(10_500), "52-B");
    let p50 = facts("pot_too_high", 11_500, 10_500, "same_street", true);
    answers("short-bet", NEW, &p50, &corrected(10_500), "52-B");
    let p50_late = facts("pot_too_high", 11_500, 10_500, "next_street", true);
    answers("short-bet", NEW, &p50_late, &stands(11_500), "52-B");
}

#[test]
fn the_least_raise_follows_from_the_bet() {
    let facts = |made: u64, last_raise: Option<u64>, noticed: &str| {
        json!({ "fault": "too_small", "bet": 600, "made": made, "last_raise": last_raise,
            "noticed": noticed })
    };
    let corrected = |total: u64| json!({ "ruling": "corrected", "total": total });
    let stands = json!({ "ruling": "stands", "total": 1_000 });
    answers("short-bet", NEW, &facts(1_000, None, "same_street"), &corrected(1_200), "52-A");
    answers("short-bet", NEW, &facts(1_000, Some(450), "same_street"), &corrected(1_050), "52-A");
    answers("short-bet", NEW, &facts(1_000, None, "next_street"), &stands, "52-A");
    assert_eq!(refused("short-bet", &facts(1_200, None, "same_street")).field, "made");
    let says = |last_raise: Option<u64>, id: &str| {
        let ruling = rule("short-bet", NEW, &facts(1_000, last_raise, "same_street"));
        ruling.why.iter().any(|reason| reason.id == id)
    };
    assert!(says(None, "short-bet-as-opening") && !says(None, "short-bet-least"));
    assert!(says(Some(450), "short-bet-least") && !says(Some(450), "short-bet-as-opening"));
    let nothing = json!({ "fault": "too_small", "made": 1_000, "noticed": "same_street" });
    assert_eq!(refused("short-bet", &nothing).field, "right");
    let both = json!({ "fault": "too_small", "bet": 600, "made": 1_000, "right": 1_300,
        "noticed": "same_street" });
    assert_eq!(refused("short-bet", &both).field, "right");
}

#[test]
fn whoever_said_call_owes_the_bet_whatever_else_is_told() {
    let facts = json!({ "said_call": true, "bet": 15_000 });
    let ruling = rule("undercall", NEW, &facts);
    assert_eq!(ruling.verdict.json()["action"], "call");
    assert_eq!(ruling.verdict.json()["total"], 15_000);
    assert!(ruling.steps.iter().all(|step| step.id != "wager-adds"));
    let silent = json!({ "said_call": false, "bet": 15_000 });
    assert_eq!(refused("undercall", &silent).field, "big_blind");
}

#[test]
fn p56_to_p58_and_d_54_out_of_turn() {
    let facts = |action: &str, since: &str| json!({ "action": action, "since": since });
    let rulings = [
        ("raise", "nothing_yet", "pending"),
        ("raise", "call", "binding"),
        ("raise", "fold", "binding"),
        ("raise", "raise", "released"),
        ("check", "bet", "released"),
        ("check", "check", "binding"),
        ("fold", "bet", "binding"),
    ];
    for (action, since, expected) in rulings {
        let expected = json!({ "ruling": expected });
        answers("out-of-turn", OLD, &facts(action, since), &expected, "36");
        answers("out-of-turn", NEW, &facts(action, since), &expected, "53-A");
    }
    let binds = json!({ "ruling": "binding" });
    let free = json!({ "ruling": "released" });
    answers("out-of-turn", HOUSE, &facts("raise", "nothing_yet"), &binds, "PLGEN-25");
    answers("out-of-turn", HOUSE, &facts("raise", "call"), &free, "PLGEN-25");
    // Whoever checked out of turn may only call or fold, whatever came since; and where somebody
    // in between has acted, nothing else binds, a fold neither.
    let passive = json!({ "ruling": "call_or_fold" });
    for since in ["nothing_yet", "check", "call", "raise"] {
        answers("out-of-turn", HOUSE, &facts("check", since), &passive, "PLGEN-24");
    }
    answers("out-of-turn", HOUSE, &facts("fold", "nothing_yet"), &binds, "PLGEN-25");
    answers("out-of-turn", HOUSE, &facts("fold", "call"), &free, "PLGEN-25");
    let called = rule("out-of-turn", HOUSE, &facts("raise", "call"));
    assert_eq!(called.say[0].id, "out-of-turn-say-free-acted", "no bet has changed");
    may_be("out-of-turn", HOME, &facts("raise", "call"), &[binds, free], "CZ-ETI-09");
}

#[test]
fn p59_a_player_who_was_passed_over() {
    let facts = |spoke: bool, actions: &[&str]| {
        let rows: Vec<Value> = (5..)
            .zip(actions)
            .map(|(seat, action)| json!({ "seat": seat, "action": action }))
            .collect();
        json!({ "actions": rows, "spoke_in_time": spoke })
    };
    let back = json!({ "ruling": "back_to_skipped", "skipped_hand": "live" });
    let stands = |hand: &str| json!({ "ruling": "action_stands", "skipped_hand": hand });
    let p59 = facts(false, &["call", "fold"]);
    may_be("skipped-player", NEW, &p59, &[stands("passive"), stands("dead")], "53-B");
    answers("skipped-player", OLD, &p59, &back, "36");
    answers("skipped-player", NEW, &facts(true, &["call", "fold"]), &back, "53-B");
    answers("skipped-player", NEW, &facts(false, &["fold", "fold"]), &back, "53-B");
}

#[test]
fn plgen_20_and_plgen_22_wrong_amounts_and_unseen_raises() {
    let facts = |happened: &str, put_in: u64, over: bool, behind: bool| {
        json!({ "happened": happened, "owed": 1_200, "put_in": put_in, "round_over": over,
            "acted_behind": behind })
    };
    let owes = json!({ "ruling": "owes_it_all", "total": 1_200 });
    let stands = |total: u64| json!({ "ruling": "stands", "total": total });
    let surplus = json!({ "ruling": "surplus_back", "total": 1_200 });
    let take_back = json!({ "ruling": "may_take_back", "total": null });
    let count = facts("wrong_count", 1_000, true, false);
    answers("accepted-action", NEW, &count, &owes, "49");
    answers("accepted-action", OLD, &count, &owes, "42");
    answers("accepted-action", HOUSE, &count, &stands(1_000), "PLGEN-20");
    let in_time = facts("too_little", 1_000, false, false);
    answers("accepted-action", HOUSE, &in_time, &owes, "PLGEN-20");
    let too_much = facts("too_much", 1_500, false, false);
    answers("accepted-action", HOUSE, &too_much, &surplus, "PLGEN-20");
    may_be("accepted-action", NEW, &too_much, &[surplus, stands(1_500)], "1");
    let unseen = facts("raise_not_seen", 400, false, false);
    answers("accepted-action", HOUSE, &unseen, &take_back, "PLGEN-22");
    let acted = facts("raise_not_seen", 400, false, true);
    answers("accepted-action", HOUSE, &acted, &owes, "PLGEN-22");
    // The old amount over an unseen raise is an undercall: the full call, or a fold that leaves it.
    for (book, number) in [(NEW, "51-B"), (OLD, "35")] {
        let folded = json!({ "ruling": "folded", "total": 400 });
        may_be("accepted-action", book, &unseen, &[owes.clone(), folded.clone()], number);
        may_be("accepted-action", book, &acted, &[owes.clone(), folded], number);
    }
    // Too little without asking for a count is an undercall, too; a wrong count is not.
    let short = |raised: bool| {
        json!({ "happened": "too_little", "owed": 1_200, "put_in": 400, "raised": raised,
            "players": 3 })
    };
    let folded = json!({ "ruling": "folded", "total": 400 });
    may_be("accepted-action", NEW, &short(true), &[owes.clone(), folded.clone()], "51-B");
    answers("accepted-action", NEW, &short(false), &owes, "51-B");
    may_be("accepted-action", OLD, &short(false), &[owes.clone(), folded], "35");
    let at_risk = |book| cites(&rule("accepted-action", book, &too_much), "61");
    assert_eq!([at_risk(NEW), at_risk(OLD)], [true, false]);
    let mut heads_up = unseen.clone();
    heads_up["players"] = json!(2);
    answers("accepted-action", NEW, &heads_up, &owes, "51-B");
}

#[test]
fn v_003_10_conditional_words_may_bind() {
    let facts = |kind: &str, came: bool| json!({ "kind": kind, "came_about": came });
    let both = [json!({ "ruling": "bound" }), json!({ "ruling": "not_bound" })];
    may_be("conditional-words", OLD, &facts("if_then", true), &both, "47");
    may_be("conditional-words", NEW, &facts("if_then", true), &both, "59-A");
    may_be("conditional-words", NEW, &facts("before_the_amount", true), &both, "59-B");
    answers("conditional-words", NEW, &facts("if_then", false), &both[1], "59-A");
}

#[test]
fn a_needless_fold_binds_and_is_penalized_only_where_the_book_says_so() {
    fn facts(facing: bool, in_turn: bool, over: bool) -> Value {
        json!({ "facing_bet": facing, "in_turn": in_turn, "betting_over": over })
    }
    let folded = |penalty: bool| json!({ "ruling": "folded", "may_be_penalized": penalty });
    answers("fold-without-bet", OLD, &facts(false, true, false), &folded(true), "46");
    answers("fold-without-bet", NEW, &facts(false, true, false), &folded(true), "58");
    answers("fold-without-bet", HOME, &facts(false, true, false), &folded(false), "CZ-GEN-06");
    answers("fold-without-bet", HOME, &facts(true, false, false), &folded(true), "CZ-ETI-09");
    answers("fold-without-bet", NEW, &facts(true, true, false), &folded(false), "58");
    let over = rule("fold-without-bet", NEW, &facts(false, true, true));
    assert_eq!(over.verdict.json()["ruling"], "showdown");
}

#[test]
fn a_move_that_was_answered_is_completed_in_house_000() {
    let facts = |released: bool, acted: bool| {
        json!({
            "released": released, "somebody_acted": acted, "structure": "limit",
        })
    };
    let to = |word: &str| json!({ "ruling": word });
    answers("forward-motion", HOUSE, &facts(false, true), &to("completed"), "PLGEN-28");
    answers("forward-motion", HOUSE, &facts(false, false), &to("may_take_back"), "PLGEN-28");
    answers("forward-motion", HOUSE, &facts(true, false), &to("stays"), "PLGEN-21");
    let both = [to("completed"), to("may_take_back")];
    for structure in [json!("no_limit"), json!(null)] {
        let mut elsewhere = facts(false, true);
        elsewhere["structure"] = structure;
        may_be("forward-motion", HOUSE, &elsewhere, &both, "1");
    }
    answers("forward-motion", OLD, &facts(true, true), &to("stays"), "35");
    may_be(
        "forward-motion",
        NEW,
        &facts(false, true),
        &[to("completed"), to("may_take_back")],
        "1",
    );
}

#[test]
fn what_a_player_may_do() {
    let faces = |what: &str| json!({ "faces": what });
    let may = |words: &[&str]| json!({ "may": words });
    let blind = faces("his_own_big_blind");
    answers("options-in-turn", NEW, &blind, &may(&["check", "raise"]), "3");
    let first_round = may(&["call", "raise", "fold"]);
    answers("options-in-turn", Rulebook::Pl004, &blind, &first_round, "PL-HE-06");
    let nothing = faces("nothing");
    answers("options-in-turn", HOME, &nothing, &may(&["check", "bet", "fold"]), "CZ-GEN-06");
    answers("options-in-turn", OLD, &nothing, &may(&["check", "bet"]), "46");
    let check_raise = json!({ "faces": "bet", "has_checked": true, "lowball": false });
    answers("options-in-turn", HOME, &check_raise, &may(&["call", "raise", "fold"]), "CZ-ETI-04");
    let lowball = json!({ "faces": "bet", "has_checked": true, "lowball": true });
    let either = [may(&["call", "raise", "fold"]), may(&["call", "fold"])];
    may_be("options-in-turn", HOUSE, &lowball, &either, "PLGEN-19");
}

#[test]
fn cz_bet_03_and_cz_bet_11_a_round_is_over_when_all_have_matched() {
    fn player(seat: u8, chips: u64, acted: bool, all_in: bool) -> Value {
        json!({ "seat": seat, "in": chips, "acted": acted, "all_in": all_in })
    }
    let asked = |players: Vec<Value>| {
        let facts = json!({ "players": players });
        let ruling = rule("round-closed", HOME, &facts);
        rests_on(&ruling, "CZ-BET-03");
        ruling.verdict.json()
    };
    let closed = json!({ "closed": true, "waiting": [] });
    let waits = |seats: &[u8]| json!({ "closed": false, "waiting": seats });
    let two = [player(1, 400, true, false), player(4, 400, true, false)];
    assert_eq!(asked(two.to_vec()), closed);
    assert_eq!(asked([two.to_vec(), vec![player(6, 250, true, true)]].concat()), closed);
    assert_eq!(asked([two.to_vec(), vec![player(6, 250, true, false)]].concat()), waits(&[6]));
    let checked = vec![player(1, 0, true, false), player(2, 0, true, false)];
    assert_eq!(asked(checked), closed);
    let option = vec![player(1, 200, true, false), player(2, 200, false, false)];
    assert_eq!(asked(option), waits(&[2]));
    let all_in = vec![player(1, 150, true, true), player(2, 200, false, false)];
    assert_eq!(asked(all_in), closed, "nobody is left to bet against");
}

#[test]
fn who_may_ask_for_a_count() {
    fn facts(facing: &str, in_turn: bool) -> Value {
        json!({ "of": "chips", "structure": "no_limit", "facing": facing, "in_turn": in_turn })
    }
    let (exact, by_eye) = (json!({ "count": "exact" }), json!({ "count": "by_eye" }));
    answers("chip-count", NEW, &facts("all_in", true), &exact, "60");
    answers("chip-count", NEW, &facts("all_in", false), &by_eye, "60");
    answers("chip-count", NEW, &facts("bet", true), &by_eye, "60");
    answers("chip-count", OLD, &facts("all_in", true), &exact, "42");
    may_be("chip-count", OLD, &facts("bet", true), &[exact.clone(), by_eye.clone()], "42");
    // How much was bet is said, and nobody counts it chip by chip.
    let announced = json!({ "count": "announced" });
    let bet = json!({ "of": "bet", "structure": "no_limit" });
    answers("chip-count", NEW, &bet, &announced, "RP-12");
    may_be("chip-count", OLD, &bet, &[announced, exact.clone()], "1");
    let pot = |structure: &str| json!({ "of": "pot", "structure": structure });
    answers("chip-count", OLD, &pot("pot_limit"), &exact, "43");
    answers("chip-count", NEW, &pot("no_limit"), &by_eye, "54");
}

#[test]
fn a_hidden_chip_is_for_the_floor() {
    let facts = json!({ "counted": 20_000, "found": 5_000, "result": "won" });
    let part = json!({ "ruling": "part_of_all_in", "total": 25_000 });
    let not = json!({ "ruling": "not_part", "total": 20_000 });
    may_be("hidden-chip", NEW, &facts, &[part.clone(), not.clone()], "62");
    may_be("hidden-chip", OLD, &facts, &[part.clone(), not.clone()], "42");
    let mut lost = facts.clone();
    lost["result"] = json!("lost");
    let to_caller = json!({ "ruling": "not_part_to_caller", "total": 20_000 });
    may_be("hidden-chip", NEW, &lost, &[part.clone(), not, to_caller], "62");
    answers("hidden-chip", HOUSE, &facts, &part, "PLGEN-09");
}

#[test]
fn what_lies_on_the_table_plays() {
    let facts = |chips: &str| json!({ "chips": chips });
    let (yes, no) = (json!({ "plays": true }), json!({ "plays": false }));
    answers("table-stakes", NEW, &facts("on_the_table"), &yes, "25-A");
    answers("table-stakes", OLD, &facts("pocket"), &no, "48");
    answers("table-stakes", NEW, &facts("pocket"), &no, "63");
    for book in BOTH {
        let pocket = rule("table-stakes", book, &facts("pocket"));
        assert_eq!(pocket.why[2].id, "stakes-forfeited", "63 and 48: will, and not may");
        let on_the_table = rule("table-stakes", book, &facts("on_the_table"));
        assert!(on_the_table.why.iter().all(|why| why.id != "stakes-forfeited"), "nothing to lose");
    }
    answers("table-stakes", HOME, &facts("cash"), &no, "CZ-ETI-03");
    answers("table-stakes", HOME, &facts("borrowed"), &no, "CZ-ETI-06");
    answers("table-stakes", HOUSE, &facts("too_small"), &no, "PLGEN-07");
    answers("table-stakes", HOUSE, &facts("tip"), &no, "PLGEN-08");
    let last = json!({ "chips": "too_small", "all_in": true });
    answers("table-stakes", HOUSE, &last, &yes, "PLGEN-09");
}

#[test]
fn plgen_31_who_has_to_speak_up() {
    let facts = |seen: &str, who: &str| json!({ "seen": seen, "who": who });
    let speak = |word: &str| json!({ "speak": word });
    answers("speak-up", NEW, &facts("tabled_hand", "onlooker"), &speak("may"), "12");
    answers("speak-up", NEW, &facts("tabled_hand", "player"), &speak("should"), "12");
    answers("speak-up", NEW, &facts("wrong_amount", "player"), &speak("should"), "2");
    answers("speak-up", OLD, &facts("tabled_hand", "player"), &speak("should"), "16");
    answers("speak-up", OLD, &facts("wrong_amount", "player"), &speak("may"), "16");
    answers("speak-up", HOUSE, &facts("wrong_amount", "onlooker"), &speak("must"), "PLGEN-31");
    answers("speak-up", NEW, &facts("wrong_amount", "onlooker"), &speak("must_not"), "2");
    answers("speak-up", OLD, &facts("hidden_hand", "player"), &speak("must_not"), "52");
}

/// Words without an amount bind to a bet or raise of at least the smallest, not to just that.
#[test]
fn tda_2024_50_b_and_55_an_amount_that_nobody_named_is_at_least_the_smallest() {
    let facts = |structure: &str, bet: u64, words: &str, amount: Option<u64>| {
        json!({ "structure": structure, "street": "flop", "big_blind": 200, "bet": bet,
            "last_raise": bet.max(200), "pot": 1_400, "said": words, "amount": amount })
    };
    // Where the floor decides, what is usual.
    let headline = |book, facts: &Value| {
        let why = rule("wager", book, facts).why;
        match why.iter().find(|reason| reason.id == "usual").map(|usual| &usual.args[0].1) {
            Some(ReasonValue::Phrase(answer)) => answer.id,
            _ => why[0].id,
        }
    };
    for book in BOTH {
        let least = |bet, words| headline(book, &facts("no_limit", bet, words, None));
        assert_eq!(least(0, "bet"), "wager-bet-or-more");
        assert_eq!(least(500, "raise"), "wager-raise-or-more");
        assert_eq!(least(500, "pot"), "wager-raise-or-more");
        let named = facts("no_limit", 500, "raise", Some(1_000));
        assert_eq!(headline(book, &named), "wager-raise");
        assert_eq!(headline(book, &facts("limit", 200, "raise", None)), "wager-raise", "one size");
        assert_eq!(headline(book, &facts("pot_limit", 500, "pot", None)), "wager-raise");
    }
    assert_eq!(headline(NEW, &facts("no_limit", 0, "raise", None)), "wager-bet-or-more");
}

/// Facing nothing "call" is a check in every book, and no reading of it is a raise.
#[test]
fn tda_2024_55_a_call_of_nothing_is_a_check_and_never_a_raise() {
    let facts = |bet: u64| {
        json!({ "structure": "no_limit", "street": "preflop", "small_blind": 100,
            "big_blind": 200, "bet": bet, "last_raise": bet.max(400) - 200, "in_front": [200],
            "said": "call" })
    };
    is("wager", NEW, &facts(200), &verdict("check", 200, 0), "55");
    is("wager", OLD, &facts(200), &verdict("check", 200, 0), "37");
    is("wager", OLD, &facts(600), &verdict("call", 600, 0), "35");
}

/// An unraised blind is taken back and one larger chip comes instead: the text counts all chips,
/// and some rooms read a call. With the blind left there, and over a raise, there is one reading.
#[test]
fn tda_2024_46_c_one_chip_for_the_blind_is_a_raise_and_the_other_reading_is_told() {
    let facts = |bet: u64, taken_back: &[u64], pushed: &[u64]| {
        let last_raise = if bet == 200 { 200 } else { bet - 200 };
        json!({ "structure": "no_limit", "street": "preflop", "small_blind": 100,
            "big_blind": 200, "bet": bet, "last_raise": last_raise, "in_front": [200],
            "taken_back": taken_back, "pushed": pushed, "chips_behind": true })
    };
    let exchanged = facts(200, &[200], &[500]);
    let both = [verdict("raise", 500, 0), verdict("check", 200, 500)];
    may_be("wager", NEW, &exchanged, &both, "46-C");
    assert_eq!(rule("wager", NEW, &exchanged).verdict.json(), both[0], "as the rule reads");
    may_be("wager", OLD, &exchanged, &[both[1].clone(), both[0].clone()], "37");
    is("wager", NEW, &facts(200, &[], &[500]), &verdict("raise", 700, 0), "46-C");
    is("wager", NEW, &facts(200, &[200], &[200, 200]), &verdict("raise", 400, 0), "46-C");
    is("wager", NEW, &facts(600, &[200], &[1_000]), &verdict("call", 600, 400), "46-C");
}

/// One oversized chip is a call at any time, also on top of chips that were there.
#[test]
fn tda_2011_39_one_chip_on_top_of_a_blind_is_a_call() {
    let facts = |in_front: u64, pushed: &[u64]| {
        json!({ "big_blind": 200, "bet": 200, "in_front": [in_front], "pushed": pushed,
            "last_raise": 200 })
    };
    is("prior-chips", OLD, &facts(100, &[500]), &verdict("call", 200, 400), "39");
    is("prior-chips", NEW, &facts(100, &[500]), &verdict("call", 200, 400), "46-C");
    for not_one in [facts(100, &[500, 25]), facts(200, &[500])] {
        assert!(rule("prior-chips", OLD, &not_one).is_discretion, "39 speaks of one, to a bet");
    }
}

/// A dead or short blind counts as whole before the flop, also where the pot was raised already.
#[test]
fn tda_2024_54_b_blinds_count_as_whole_and_in_2011_as_they_lie() {
    let facts = |street: &str, bet: u64, pot: u64, missing: Option<u64>, in_front: &[u64]| {
        json!({ "structure": "pot_limit", "street": street, "small_blind": 100, "big_blind": 200,
            "bet": bet, "last_raise": bet.max(400) - 200, "pot": pot, "said": "pot",
            "blinds_missing": missing, "in_front": in_front })
    };
    let most = |book, facts: &Value| rule("wager", book, facts).verdict.json()["total"].clone();
    for missing in [None, Some(100)] {
        let again = facts("preflop", 700, 900, missing, &[]);
        assert_eq!([most(NEW, &again), most(OLD, &again)], [json!(2_400), json!(2_300)]);
        rests_on(&rule("wager", NEW, &again), "54-B");
        let first = facts("preflop", 200, 200, missing, &[]);
        assert_eq!([most(NEW, &first), most(OLD, &first)], [json!(700), json!(600)]);
    }
    let whole = facts("preflop", 700, 1_000, None, &[]);
    assert_eq!(most(NEW, &whole), json!(2_400));
    assert!(!cites(&rule("wager", NEW, &whole), "54-B"), "nothing is missing");
    let later = facts("flop", 700, 900, Some(100), &[]);
    assert_eq!(most(NEW, &later), json!(2_300), "what lies there is the pot after the flop");
    let blind = facts("preflop", 700, 900, None, &[200]);
    assert_eq!(most(NEW, &blind), json!(2_100), "only the small blind may have raised");
}
