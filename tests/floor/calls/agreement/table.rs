//! Manners, cards thrown away or exposed, blinds and turns, and who busts in one hand.

use crate::calls::agreement::situation::{Chance, Pair, Rests, Said, Told, said, whole};
use rulings::Ruling;
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub const PAIRS: &[Pair] = &[
    Pair {
        name: "manners",
        told: manners,
        says: [penalized, penalized],
        rests: Rests::Apart("the one names the breach, the other the steps of penalties"),
    },
    Pair {
        name: "cards thrown away",
        told: thrown_away,
        says: [lives, lives],
        rests: Rests::Apart("the one is about a bet, the other about the showdown"),
    },
    Pair {
        name: "a hand that is gone",
        told: gone,
        says: [lives, lives],
        rests: Rests::Apart("the one is about a bet, the other about the showdown"),
    },
    Pair { name: "exposed cards", told: exposed, says: [whole, whole], rests: Rests::Alike },
    Pair {
        name: "the big blind",
        told: own_blind,
        says: [whole, whole],
        rests: Rests::Apart("the one says which words there are, too"),
    },
    Pair {
        name: "a fold out of turn",
        told: fold_out_of_turn,
        says: [folded, folded],
        rests: Rests::Apart("the one is about turns, the other about folds"),
    },
    Pair {
        name: "stud begins",
        told: stud_begins,
        says: [positions, positions],
        rests: Rests::Apart("the one is about a mixed event"),
    },
    Pair { name: "busts", told: busts, says: [shared, shared], rests: Rests::Alike },
];

/// A breach of manners, and the offense that it is.
fn manners(chance: &mut Chance) -> Told {
    let (what, offense) = chance.any(&[
        ("touches", "manners"),
        ("delays", "stalling"),
        ("acts_ahead", "out_of_turn"),
        ("chatters", "manners"),
        ("splashes", "manners"),
        ("slow_roll", "manners"),
        ("grabs_pot", "manners"),
        ("demands_cards", "manners"),
        ("unpleasant", "manners"),
        ("abuse", "abuse"),
    ]);
    let before = chance.below(4);
    Told {
        one: ("etiquette", json!({ "what": what, "before": before })),
        other: ("penalty-ladder", json!({ "offense": offense, "before": before })),
    }
}

/// Whether a word may be enough, whether there may be more, and whether there has to be.
fn penalized(ruling: &Ruling) -> Said {
    let penalties = said(ruling, |verdict| verdict["penalty"].to_string()).allowed;
    let may_be_none = penalties.contains("\"none\"");
    let may_be_more = penalties.iter().any(|penalty| penalty != "\"none\"");
    let must = ruling.why.iter().any(|why| why.id.ends_with("-must"));
    Said { allowed: BTreeSet::from([format!("{may_be_none} {may_be_more} {must}")]), usual: None }
}

/// Cards that somebody threw away after a bet, and that can be told.
fn thrown_away(chance: &mut Chance) -> Told {
    let bet = chance.chips();
    let facts = json!({ "bet": bet, "called": chance.below(bet + 1), "identifiable": true });
    Told {
        one: ("premature-discard", facts),
        other: ("muck", json!({ "happened": "discarded_face_down", "identifiable": true })),
    }
}

fn lives(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["ruling"].as_str() {
        Some("plays" | "may_be_tabled") => "lives".to_owned(),
        _ => "dead".to_owned(),
    })
}

/// A card of the deal that the dealer exposed.
fn exposed(chance: &mut Chance) -> Told {
    let family = chance.any(&["flop", "stud", "draw"]);
    let index = 1 + chance.below(20);
    let count = 1 + chance.below(2);
    let fault = if count > 1 { "exposed_cards" } else { "exposed_card" };
    let acts = ["call", "fold", "check", "raise"];
    let actions: Vec<Value> = (4u64..)
        .take(usize::try_from(chance.below(4)).expect("few"))
        .map(|seat| json!({ "seat": seat, "action": chance.any(&acts) }))
        .collect();
    Told {
        one: (
            "exposed-card",
            json!({ "family": family, "by": "dealer", "exposed": count, "card_index": index,
                "actions": actions }),
        ),
        other: (
            "misdeal",
            json!({ "family": family, "fault": fault, "card_index": index, "actions": actions }),
        ),
    }
}

/// The big blind, whom nobody raised.
fn own_blind(_: &mut Chance) -> Told {
    Told {
        one: ("big-blind-option", json!({ "raised": false })),
        other: ("options-in-turn", json!({ "faces": "his_own_big_blind" })),
    }
}

/// A fold before its turn, with nobody acting in between.
fn fold_out_of_turn(chance: &mut Chance) -> Told {
    Told {
        one: ("out-of-turn", json!({ "action": "fold", "since": "nothing_yet" })),
        other: ("fold-without-bet", json!({ "facing_bet": chance.yes(), "in_turn": false })),
    }
}

fn folded(ruling: &Ruling) -> Said {
    said(ruling, |verdict| match verdict["ruling"].as_str() {
        Some("binding" | "folded") => "folded".to_owned(),
        other => other.unwrap_or_default().to_owned(),
    })
}

/// A hand that a dealer killed and nobody can tell any more.
fn gone(chance: &mut Chance) -> Told {
    let bet = chance.chips();
    let facts = json!({ "bet": bet, "called": chance.below(bet + 1), "identifiable": false });
    Told {
        one: ("premature-discard", facts),
        other: ("muck", json!({ "happened": "dealer_killed_unshown", "identifiable": false })),
    }
}

/// The first hand of stud in a mixed event, for which the button moves as for one of hold'em.
fn stud_begins(chance: &mut Chance) -> Told {
    let button = 1 + chance.below(3);
    let small_blind = button + 1 + chance.below(2);
    let last = json!({ "button": button, "small_blind": small_blind,
        "big_blind": small_blind + 1 + chance.below(2) });
    let live: Vec<u64> = (1..=9).filter(|_| chance.below(4) > 0).collect();
    Told {
        one: ("frozen-button", json!({ "change": "stud_begins", "last": last, "live": live })),
        other: ("next-hand", json!({ "seats": 9, "occupied": live, "last": last })),
    }
}

fn positions(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        let parts = ["button", "button_dead", "small_blind", "small_blind_dead", "big_blind"];
        format!("{:?}", parts.map(|part| verdict[part].clone()))
    })
}

/// Several who bust in a hand that was announced, all of them in the money.
fn busts(chance: &mut Chance) -> Told {
    let count = 2 + chance.below(3);
    let left = count + 2 + chance.below(60);
    let busts: Vec<Value> = (1..=count)
        .map(|table| json!({ "table": table, "stack": 100 * table + chance.below(90) }))
        .collect();
    Told {
        one: (
            "busts-in-one-hand",
            json!({ "announced": true, "players_left": left, "busts": busts }),
        ),
        other: (
            "hand-for-hand",
            json!({ "players_left": left, "places_paid": left - 1, "busted": count }),
        ),
    }
}

/// Whether all share, or whoever had more is higher.
fn shared(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        let is_shared = match verdict["ruling"].as_str() {
            Some(word) => word == "share",
            None => verdict["shared_by"].as_u64() > Some(0),
        };
        if is_shared { "shared".to_owned() } else { "by_stack".to_owned() }
    })
}
