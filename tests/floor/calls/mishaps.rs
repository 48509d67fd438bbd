//! Burns, stuck cards, cards seen twice, folds at the showdown, pots split wrongly, boards twice.

use crate::calls::dealing::{actions, choices, verdict};
use crate::calls::{cites, open_verdicts, refused, rests_on, rule};
use rulebook::Rulebook::{self, Home001, House000, Local003, Pl004, Tda2011, Tda2024};
use serde_json::{Value, json};

const TABLE: [Rulebook; 6] = [Tda2024, Tda2011, House000, Home001, Pl004, Local003];

/// The words that the floor may choose from, in their order; no rule may have decided.
#[track_caller]
fn words(book: Rulebook, slug: &str, facts: &Value) -> Vec<String> {
    let ruling = rule(slug, book, facts);
    assert!(ruling.is_discretion && ruling.verdict.is_open(), "{slug} {book:?}: {ruling:?}");
    let word = |verdict: Value| verdict["ruling"].as_str().expect("a word").to_owned();
    open_verdicts(&ruling).into_iter().map(word).collect()
}

#[test]
fn tda_2024_39_b_speaks_of_the_flop_alone() {
    let slug = "street-without-burn";
    for book in TABLE {
        for street in ["turn", "river", "stud_street"] {
            let facts = |acted: bool| json!({"street": street, "acted_on": acted});
            let early = ["card_is_burn", "redeal", "play_on"];
            assert_eq!(words(book, slug, &facts(false)), early, "{book:?}");
            assert_eq!(words(book, slug, &facts(true)), ["play_on", "redeal"], "{book:?}");
            assert!(!cites(&rule(slug, book, &facts(false)), "39-B"));
        }
    }
    rests_on(&rule(slug, Home001, &json!({"street": "turn", "acted_on": true})), "CZ-DEAL-07");
    let flop = rule("flop-without-burn", Tda2024, &json!({"acted_on": false}));
    rests_on(&flop, "39-B");
    assert!(!flop.is_discretion);
    assert_eq!(refused(slug, &json!({"street": "flop", "acted_on": true})).field, "street");
    let steps = |street: &str| {
        let ruling = rule(slug, Tda2024, &json!({"street": street, "acted_on": true}));
        ruling.steps.iter().map(|step| step.id).collect::<Vec<_>>()
    };
    assert_eq!(steps("turn"), ["step-one-burn-river"]);
    assert!(steps("river").is_empty(), "no street comes after the river");
}

#[test]
fn a_burn_that_was_seen_usually_stays() {
    let slug = "exposed-burn";
    for book in TABLE {
        let facts = |dealt: bool| json!({"street_dealt": dealt, "seen_by": "everybody"});
        assert_eq!(words(book, slug, &facts(false)), ["stays_burned", "burn_again"]);
        assert_eq!(words(book, slug, &facts(true)), ["stays_burned", "redeal"]);
    }
    let seen = |by: &str| {
        let facts = json!({"street_dealt": false, "seen_by": by});
        rule(slug, Tda2024, &facts).steps.len()
    };
    assert_eq!((seen("everybody"), seen("some_players")), (0, 1), "shown to one, shown to all");
}

/// Forum 1533: the button's second card is exposed, three call, and the replacement is exposed.
#[test]
fn tda_2024_35_and_37_a_replacement_exposed_again() {
    let slug = "replacement-exposed";
    let facts = |whose: &str, acted: &[&str]| {
        let acted = actions(acted);
        json!({"family": "flop", "recipient": whose, "actions": acted})
    };
    let (none, three) = (facts("button", &[]), facts("button", &["call", "call", "call"]));
    assert_eq!(verdict(Tda2024, "35-A", slug, none.clone())["ruling"], "misdeal");
    assert_eq!(verdict(Tda2024, "37", slug, three.clone())["ruling"], "replace_card");
    assert!(!cites(&rule(slug, Tda2024, &three), "35-A"), "too late for a misdeal");
    let player = facts("player", &["call", "call", "call"]);
    assert_eq!(words(Tda2024, slug, &player), ["replace_card", "play_on"]);
    rests_on(&rule(slug, Tda2024, &player), "35-D");
    assert_eq!(verdict(Tda2011, "32", slug, none.clone())["ruling"], "misdeal");
    assert_eq!(words(Tda2011, slug, &three), ["replace_card", "play_on"], "no rule for the button");
    assert_eq!(verdict(House000, "PLMIS-02", slug, none)["ruling"], "misdeal");
    assert_eq!(words(House000, slug, &three), ["replace_card", "play_on"]);
    let one_call = facts("player", &["call"]);
    assert_eq!(verdict(Tda2024, "35-A", slug, one_call)["ruling"], "misdeal", "one call is early");
}

#[test]
fn stuck_cards_are_decided_as_what_they_are() {
    let slug = "stuck-cards";
    for book in TABLE {
        for acted in [&[][..], &["call", "call", "call"]] {
            let stuck = rule(slug, book, &json!({"came": "in_a_hand", "actions": actions(acted)}));
            let extra = json!({"difference": "one_too_many", "recipient": "player",
                "actions": actions(acted)});
            let extra = rule("wrong-number-of-cards", book, &extra);
            assert_eq!(stuck.verdict, extra.verdict, "{book:?} {acted:?}");
            assert_eq!(stuck.options, extra.options, "{book:?} {acted:?}");
        }
        for acted in [false, true] {
            let stuck = rule(slug, book, &json!({"came": "on_the_flop", "acted_on": acted}));
            let four = rule("four-card-flop", book, &json!({"cards": 4, "acted_on": acted}));
            assert_eq!((stuck.verdict, stuck.options), (four.verdict, four.options), "{book:?}");
        }
        let stuck = rule(slug, book, &json!({"came": "in_the_burn"}));
        let twice = rule("wrong-burns", book, &json!({"cause": "burned_twice"}));
        assert_eq!((stuck.verdict, stuck.options), (twice.verdict, twice.options), "{book:?}");
    }
    rests_on(&rule(slug, Tda2024, &json!({"came": "in_a_hand"})), "35-A");
    rests_on(&rule(slug, Tda2024, &json!({"came": "on_the_flop", "acted_on": false})), "39-A");
    rests_on(&rule(slug, Tda2011, &json!({"came": "on_the_flop", "acted_on": false})), "34");
}

#[test]
fn two_cards_as_the_turn_or_the_river_are_left_to_the_floor() {
    let slug = "stuck-cards";
    for (came, answer) in
        [("on_the_turn", "stuck-top-stands-next-burn"), ("on_the_river", "stuck-top-stands")]
    {
        let facts = |known: bool| json!({"came": came, "order_known": known});
        assert_eq!(words(Tda2024, slug, &facts(true)), ["top_stands", "redeal"]);
        assert_eq!(words(Tda2024, slug, &facts(false)), ["scramble", "redeal"]);
        let first = rule(slug, Tda2024, &facts(true)).options.swap_remove(0);
        assert_eq!(first.answer.id, answer, "only a turn has a burn to come");
        assert_eq!(refused(slug, &json!({"came": came})).field, "order_known");
    }
    assert_eq!(refused(slug, &json!({"came": "on_the_flop"})).field, "acted_on");
}

/// Forum 223: a player says fold after the river is called, and the cards flip over.
#[test]
fn tda_2024_12_13_cards_that_land_face_up_at_the_showdown_play() {
    let slug = "fold-at-showdown";
    let facts = |landed: &str, certain: bool| json!({"landed": landed, "identifiable": certain});
    assert_eq!(verdict(Tda2024, "13-A", slug, facts("face_up", true))["ruling"], "plays");
    rests_on(&rule(slug, Tda2024, &facts("face_up", true)), "12");
    assert_eq!(choices(Tda2011, slug, facts("face_up", true)).len(), 2);
    for book in [Tda2024, Tda2011] {
        for certain in [true, false] {
            let thrown = rule(slug, book, &facts("face_down", certain));
            let muck = json!({"happened": "discarded_face_down", "identifiable": certain});
            let muck = rule("muck", book, &muck);
            assert_eq!((thrown.verdict, thrown.options), (muck.verdict, muck.options), "{book:?}");
        }
        let unclear = rule(slug, book, &facts("face_up", false)).verdict;
        assert_eq!(unclear.json()["ruling"], "dead", "a hand of which one card is not known");
    }
    assert!(!cites(&rule(slug, Tda2024, &facts("face_down", true)), "13-A"));
}

fn split(next: bool, acted: bool, shares: &[(u8, u64, u64)]) -> Value {
    let share = |(seat, got, due): &(u8, u64, u64)| json!({"seat": seat, "got": got, "due": due});
    let players: Vec<Value> = shares.iter().map(share).collect();
    let mut facts = json!({"about": "counting", "next_hand_begun": next, "players": players});
    if next {
        facts["substantial_action"] = json!(acted);
    }
    facts
}

#[test]
fn tda_2024_22_a_pot_split_wrongly_is_put_right_until_action_in_the_next_hand() {
    let slug = "wrong-split";
    let shares = [(2, 3_000, 1_500), (5, 0, 1_000), (7, 0, 500)];
    let right = json!({"ruling": "put_right", "gives": {"2": 1_500},
        "gets": {"5": 1_000, "7": 500}});
    let stands = json!({"ruling": "stands", "gives": {}, "gets": {}});
    assert_eq!(verdict(Tda2024, "22", slug, split(false, false, &shares)), right);
    assert_eq!(verdict(Tda2024, "22", slug, split(true, false, &shares)), right);
    assert_eq!(verdict(Tda2024, "22", slug, split(true, true, &shares)), stands);
    assert_eq!(verdict(Tda2011, "19", slug, split(false, false, &shares)), right);
    assert_eq!(verdict(Tda2011, "19", slug, split(true, false, &shares)), stands);
    let mut misread = split(true, false, &shares);
    misread["about"] = json!("reading");
    assert_eq!(verdict(Tda2024, "22", slug, misread), stands, "hands until the next one");
    let steps = rule(slug, Tda2024, &split(false, false, &shares)).steps;
    let ids: Vec<&str> = steps.iter().map(|step| step.id).collect();
    assert_eq!(ids, ["split-step-gives", "split-step-gets", "split-step-gets"]);
}

#[test]
fn a_split_that_cannot_be_is_refused() {
    let slug = "wrong-split";
    let wrong = |shares: &[(u8, u64, u64)]| {
        refused(slug, &split(false, false, shares)).reason.id.to_owned()
    };
    assert_eq!(wrong(&[(2, 3_000, 1_500), (5, 0, 1_400)]), "split-sums-differ");
    assert_eq!(wrong(&[(2, 1_500, 1_500), (5, 1_500, 1_500)]), "split-is-right");
    assert_eq!(wrong(&[(2, 3_000, 1_500), (2, 0, 1_500)]), "seat-twice");
    assert_eq!(wrong(&[]), "split-is-right");
    let before = json!({"about": "counting", "next_hand_begun": false,
        "substantial_action": true, "players": [{"seat": 1, "got": 5, "due": 0},
        {"seat": 2, "got": 0, "due": 5}]});
    assert_eq!(refused(slug, &before).field, "substantial_action");
    let huge: Vec<(u8, u64, u64)> =
        (1..=31).map(|seat| (seat, 1_000_000_000_000, 1_000_000_000_000)).collect();
    assert_eq!(wrong(&huge), "split-is-right", "the largest sums are counted");
}

#[test]
fn a_board_is_dealt_once_unless_the_house_says_otherwise() {
    let slug = "run-it-twice";
    let facts = |game: &str, agree: bool| json!({"game": game, "all_agree": agree});
    for book in TABLE {
        assert_eq!(words(book, slug, &facts("tournament", true)), ["once", "twice"]);
        assert_eq!(words(book, slug, &facts("cash", true)), ["twice", "once"]);
        for game in ["tournament", "cash"] {
            let ruling = rule(slug, book, &facts(game, false));
            assert_eq!(ruling.verdict.json()["ruling"], "once");
        }
    }
}

#[test]
fn tda_2024_rp_10_h_a_counted_stub_is_as_good_as_a_worked_out_one() {
    let slug = "stud-last-card";
    for folded in 0..=2_u32 {
        let live = 8 - folded;
        let hands: Vec<Value> = (0..folded).map(|_| json!({"cards": 4})).collect();
        let stub = 52 - 6 * live - 4 * folded - 3;
        for book in [Tda2024, Home001] {
            let counted = rule(slug, book, &json!({"live": live, "stub": stub}));
            let dealt = rule(slug, book, &json!({"live": live, "folded": hands}));
            assert_eq!(counted.verdict, dealt.verdict, "{live} {book:?}");
            let both = json!({"live": live, "folded": hands, "stub": stub});
            assert_eq!(rule(slug, book, &both).verdict, dealt.verdict);
            let wrong = json!({"live": live, "folded": hands, "stub": stub + 1});
            assert_eq!(refused(slug, &wrong).reason.id, "stud-stub-differs");
        }
    }
    let few = rule(slug, Tda2024, &json!({"live": 5, "stub": 6})).verdict.json();
    let enough = rule(slug, Tda2024, &json!({"live": 5, "stub": 7})).verdict.json();
    assert_eq!(few["method"], "shuffle_burns_and_burn");
    assert_eq!(enough["method"], "usual", "five, one to burn, and one that is never dealt");
    let many = refused(slug, &json!({"live": 8, "stub": 2}));
    assert_eq!((many.field.as_str(), many.reason.id), ("stub", "stud-stub-too-many"));
}
