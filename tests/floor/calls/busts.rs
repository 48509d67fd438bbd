//! Several bust in one hand: by stacks, by tables, all together.

use crate::calls::dealing::verdict;
use crate::calls::{cites, open_verdicts, refused, rule, rule_with, with_option};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use serde_json::{Value, json};

const SLUG: &str = "busts-in-one-hand";

fn facts(announced: bool, left: u32, busts: &[(u16, u64)]) -> Value {
    let bust = |(table, stack): &(u16, u64)| json!({"table": table, "stack": stack});
    let busts: Vec<Value> = busts.iter().map(bust).collect();
    json!({"announced": announced, "players_left": left, "busts": busts})
}

fn places(word: &str, places: &[u32]) -> Value {
    json!({"ruling": word, "places": places})
}

/// 51 left, 50 paid; tables 1 and 4 lose one each, with 80,000 and 40,000.
#[test]
fn tda_2024_rp_8_a_all_share_who_bust_in_the_announced_hand() {
    let two = facts(true, 51, &[(1, 80_000), (4, 40_000)]);
    assert_eq!(verdict(Tda2024, "RP-8", SLUG, two.clone()), places("share", &[50, 50]));
    let three = facts(true, 52, &[(1, 80_000), (1, 40_000), (4, 5)]);
    assert_eq!(verdict(Tda2024, "RP-8", SLUG, three), places("share", &[50, 50, 50]));
    for book in [Tda2011, House000, Home001] {
        let ruling = rule(SLUG, book, &two);
        assert!(ruling.is_discretion && !cites(&ruling, "RP-8"), "{book:?} is silent");
        let all = [("share", [50, 50]), ("by_table", [50, 50]), ("by_stack", [50, 51])];
        assert_eq!(open_verdicts(&ruling), all.map(|(word, of)| places(word, &of)));
    }
    let silent = rule_with(SLUG, &with_option(Tda2024, "recommended", "floor"), &two);
    assert!(silent.is_discretion, "where what is recommended is not followed");
}

#[test]
fn a_hand_that_was_not_announced_is_the_houses_affair() {
    for book in [Tda2024, Tda2011] {
        let one_table = rule(SLUG, book, &facts(false, 30, &[(2, 500), (2, 900), (2, 500)]));
        assert!(one_table.is_discretion && !cites(&one_table, "RP-8"));
        let by_stack = places("by_stack", &[29, 28, 29]);
        assert_eq!(open_verdicts(&one_table), [by_stack, places("share", &[28, 28, 28])]);
        let several = facts(false, 30, &[(2, 500), (3, 900), (2, 700), (3, 100)]);
        let all = [
            ("by_table", [29, 27, 27, 29]),
            ("by_stack", [29, 27, 28, 30]),
            ("share", [27, 27, 27, 27]),
        ];
        let choices = open_verdicts(&rule(SLUG, book, &several));
        assert_eq!(choices, all.map(|(word, of)| places(word, &of)));
    }
}

#[test]
fn busts_that_cannot_be_are_refused() {
    let why = |facts: Value| refused(SLUG, &facts).reason.id;
    assert_eq!(why(facts(true, 5, &[(1, 100)])), "one-bust-shares-nothing");
    assert_eq!(why(facts(true, 5, &[])), "one-bust-shares-nothing");
    assert_eq!(why(facts(true, 2, &[(1, 100), (1, 200)])), "nobody-remains");
    assert_eq!(why(facts(true, 5, &[(1, 100), (1, 0)])), "stack-of-nothing");
    let many: Vec<(u16, u64)> = (1..=9_999).map(|table| (table, 1_000_000_000_000)).collect();
    let many = verdict(Tda2024, "RP-8", SLUG, facts(true, 100_000, &many));
    assert_eq!(many["places"][9_998], 90_002);
}
