//! Too few chips, and all-ins for less.

use crate::calls::agreement::situation::{Chance, Pair, Rests, Said, Told, said, total_of};
use rulings::Ruling;
use serde_json::json;

pub const PAIRS: &[Pair] = &[
    Pair { name: "too few chips", told: too_few, says: [undercalled, owed], rests: Rests::Alike },
    Pair {
        name: "short all-ins",
        told: all_ins,
        says: [can_raise, may_raise],
        rests: Rests::Apart("the one counts the least raise by its own rule"),
    },
    Pair {
        name: "an all-in in limit",
        told: limit_all_in,
        says: [is_reopened, reopens],
        rests: Rests::Apart("the one counts the raises of the round, too"),
    },
];

/// Too few chips, told as an undercall and as somebody who did not know the amount.
fn too_few(chance: &mut Chance) -> Told {
    let put_in = chance.chips();
    let owed = put_in + chance.chips();
    let (raised, players) = (chance.yes(), 2 + chance.below(4));
    let last_raise = if raised { owed - put_in } else { owed };
    let happened = if raised && chance.yes() { "raise_not_seen" } else { "too_little" };
    Told {
        one: (
            "undercall",
            json!({ "big_blind": put_in, "bet": owed, "pushed": [put_in], "players": players,
                "said_call": false, "last_raise": last_raise }),
        ),
        other: (
            "accepted-action",
            json!({ "happened": happened, "owed": owed, "put_in": put_in, "players": players,
                "raised": raised }),
        ),
    }
}

fn undercalled(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["action"].as_str() {
        Some("call") => format!("owes_it_all {}", verdict["total"]),
        _ => format!("folded {}", verdict["total"]),
    })
}

fn owed(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        format!("{} {}", verdict["ruling"].as_str().unwrap_or_default(), verdict["total"])
    })
}

/// A bet and short all-ins behind it, told action by action and as one history.
fn all_ins(chance: &mut Chance) -> Told {
    let big_blind = chance.any(&[50, 100]);
    let opened = big_blind + chance.chips();
    let count = 1 + chance.below(3);
    let (mut bets, mut bet) = (Vec::new(), opened);
    for _ in 0..count {
        bet += chance.chips();
        bets.push(bet);
    }
    let mut stacks = json!({ "1": 1_000_000, "9": 1_000_000 });
    let mut actions = vec![json!({ "seat": 1, "action": "bet", "to": opened })];
    let mut order = vec![1];
    for (seat, bet) in (2u64..).zip(&bets) {
        stacks[seat.to_string()] = json!(bet);
        actions.push(json!({ "seat": seat, "action": "raise", "to": bet, "all_in": true }));
        order.push(seat);
    }
    order.push(9);
    let has_acted = chance.yes();
    if has_acted {
        actions.push(json!({ "seat": 9, "action": "call", "to": bet }));
    }
    let to_act = if has_acted { 1 } else { 9 };
    Told {
        one: (
            "betting",
            json!({ "street": "postflop", "order_of_action": order, "big_blind": big_blind,
                "stacks_before_round": stacks, "actions": actions, "to_act": to_act }),
        ),
        other: (
            "short-all-in",
            json!({ "structure": "no_limit", "has_acted": has_acted,
                "in_front": if has_acted { opened } else { 0 }, "last_raise": opened,
                "bets": bets }),
        ),
    }
}

fn may_raise(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["may_raise"], verdict["least_raise_to"]))
}

fn can_raise(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["can_raise"], verdict["min_raise_to"]))
}

/// An all-in in limit by so much more than the bet of a player who has acted.
fn limit_all_in(chance: &mut Chance) -> Told {
    let size = 20 * (1 + chance.below(20));
    let more = 1 + chance.below(2 * size);
    Told {
        one: (
            "short-all-in",
            json!({ "structure": "limit", "has_acted": true, "in_front": size, "last_raise": size,
                "bets": [size + more] }),
        ),
        other: (
            "limit-cap",
            json!({ "bet": size, "bets_so_far": 1, "players_left": 3, "betting_rounds": 4,
                "own_raises": 0, "short_all_in": more }),
        ),
    }
}

fn reopens(ruling: &Ruling) -> Said {
    total_of("all_in_reopens")(ruling)
}

fn is_reopened(ruling: &Ruling) -> Said {
    total_of("may_raise")(ruling)
}
