//! What becomes of a wager, told as chips, words, sizes and terms.

use crate::calls::agreement::situation::{
    Chance, Pair, Rests, Said, Told, after_the_flop, bet, deed, said, total_of, whole,
};
use rulings::Ruling;
use serde_json::json;
use std::collections::BTreeSet;

pub const PAIRS: &[Pair] = &[
    alike("one chip", one_chip),
    alike("several chips", several_chips),
    alike("old chips", prior_chips),
    alike("words of a raise", raise_words),
    alike("words", words),
    alike("the word pot", pot_word),
    Pair {
        name: "the pot",
        told: pot,
        says: [total, raise_to],
        rests: Rests::Apart("the one counts the pot, the other holds a wager to it"),
    },
    Pair {
        name: "a raise",
        told: raise,
        says: [deed, sized],
        rests: Rests::Apart("how large it may be is asked without the words that bind"),
    },
    Pair {
        name: "short blinds",
        told: short_blinds,
        says: [deed, sized],
        rests: Rests::Apart("how large it may be is asked without the words that bind"),
    },
    Pair {
        name: "official words",
        told: terms,
        says: [done, meant],
        rests: Rests::Apart("what a word means leaves nothing to the floor"),
    },
];

/// Two questions of which one asks no more than the other.
const fn alike(name: &'static str, told: fn(&mut Chance) -> Told) -> Pair {
    Pair { name, told, says: [whole, whole], rests: Rests::Alike }
}

/// "Pot" before the flop.
fn pot(chance: &mut Chance) -> Told {
    let (small, big) = (50, 100);
    let missing = chance.any(&[0, 0, 50, 100]);
    let bet = if chance.yes() { big } else { 2 * big + chance.chips() };
    let raised = if bet > big { bet } else { 0 };
    let in_front = if raised > 0 && chance.yes() { big } else { 0 };
    let pot = small + big + raised + 100 * chance.below(4) - missing;
    Told {
        one: (
            "wager",
            json!({ "structure": "pot_limit", "street": "preflop", "small_blind": small,
                "big_blind": big, "bet": bet, "last_raise": bet.max(2 * big) - big, "pot": pot,
                "blinds_missing": missing, "said": "pot",
                "in_front": if in_front > 0 { vec![in_front] } else { vec![] } }),
        ),
        other: (
            "pot-limit",
            json!({ "pot": pot, "current_bet": bet, "in_front": in_front,
                "blinds_missing": missing }),
        ),
    }
}

/// A raise with an amount, told as a wager and as what every bet made it.
fn raise(chance: &mut Chance) -> Told {
    let structure = chance.any(&["no_limit", "pot_limit", "limit"]);
    let street = chance.any(&["preflop", "flop", "turn", "river"]);
    let big_blind = chance.any(&[50, 100]);
    let start = if street == "preflop" { big_blind } else { 0 };
    let (mut bets, mut bet, mut largest) = (Vec::new(), start, start);
    for _ in 0..1 + chance.below(2) {
        let step = largest.max(big_blind) + chance.chips();
        (bet, largest) = (bet + step, step);
        bets.push(bet);
    }
    let amount = bet + chance.below(2_000);
    let pot = 2 * big_blind + bet + chance.chips();
    Told {
        one: (
            "wager",
            json!({ "structure": structure, "street": street, "big_blind": big_blind, "bet": bet,
                "last_raise": largest, "pot": pot, "said": "raise to", "amount": amount,
                "blinds_missing": 0 }),
        ),
        other: (
            "raise-size",
            json!({ "structure": structure, "street": street, "big_blind": big_blind,
                "bets": bets, "amount": amount, "said_raise": true, "pot": pot,
                "blinds_missing": 0 }),
        ),
    }
}

fn sized(ruling: &Ruling) -> Said {
    said(ruling, |verdict| {
        format!("{} {}", verdict["ruling"]["action"], verdict["ruling"]["total"])
    })
}

/// One chip, with "raise" or without a word.
fn one_chip(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let (bet, last_raise) = if chance.below(4) == 0 { (0, 0) } else { (bet, last_raise) };
    let (chip, says_raise) = (chance.chips(), bet > 0 && chance.yes());
    let is_last = chance.below(4) == 0;
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pushed"] = json!([chip]);
    facts["chips_behind"] = json!(!is_last);
    if says_raise {
        facts["said"] = json!("raise");
    }
    Told {
        one: ("wager", facts),
        other: (
            "oversized-chip",
            json!({ "big_blind": big_blind, "bet": bet, "chip": chip, "said_raise": says_raise,
                "last_raise": last_raise, "is_last_chip": is_last }),
        ),
    }
}

/// Several chips without a word.
pub fn several_chips(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let chips: Vec<u64> = (0..2 + chance.below(3)).map(|_| chance.chips()).collect();
    let is_last = chance.below(4) == 0;
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pushed"] = json!(chips);
    facts["chips_behind"] = json!(!is_last);
    Told {
        one: ("wager", facts),
        other: (
            "multiple-chips",
            json!({ "big_blind": big_blind, "bet": bet, "chips": chips, "last_raise": last_raise,
                "are_last_chips": is_last }),
        ),
    }
}

/// New chips beside old ones.
fn prior_chips(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let in_front: Vec<u64> = (0..1 + chance.below(2)).map(|_| 25 * (1 + chance.below(4))).collect();
    let taken_back: Vec<u64> = in_front.iter().copied().filter(|_| chance.yes()).collect();
    let pushed: Vec<u64> = (0..1 + chance.below(3)).map(|_| chance.chips()).collect();
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["in_front"] = json!(in_front);
    facts["taken_back"] = json!(taken_back);
    facts["pushed"] = json!(pushed);
    Told {
        one: ("wager", facts),
        other: (
            "prior-chips",
            json!({ "big_blind": big_blind, "bet": bet, "in_front": in_front, "pushed": pushed,
                "taken_back": taken_back, "last_raise": last_raise }),
        ),
    }
}

/// A raise as it was announced, also with a short number.
fn raise_words(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let words = chance.any(&["raise", "raise_to", "raise_by", "amount"]);
    let amount = if chance.yes() { 1 + chance.below(20) } else { chance.chips() };
    let pot = chance.yes().then(|| bet + chance.chips());
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["pot"] = json!(pot);
    facts["amount"] = json!(amount);
    if words != "amount" {
        facts["said"] = json!(words.replace('_', " "));
    }
    Told {
        one: ("wager", facts),
        other: (
            "raise-words",
            json!({ "big_blind": big_blind, "bet": bet, "words": words, "amount": amount,
                "last_raise": last_raise, "pot": pot }),
        ),
    }
}

/// Words that may or may not fit the bet.
fn words(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let (bet, last_raise) = if chance.yes() { (0, 0) } else { (bet, last_raise) };
    let word = chance.any(&["call", "raise", "check", "bet", "fold"]);
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    facts["said"] = json!(word);
    Told {
        one: ("wager", facts),
        other: (
            "invalid-words",
            json!({ "said": word, "bet": bet, "big_blind": big_blind, "last_raise": last_raise }),
        ),
    }
}

/// A tap, or "pot" where that is no amount.
fn terms(chance: &mut Chance) -> Told {
    let (big_blind, bet, last_raise) = bet(chance);
    let faces = chance.yes();
    let (bet, last_raise) = if faces { (bet, last_raise) } else { (0, 0) };
    let mut facts = after_the_flop(big_blind, bet, last_raise);
    let word = chance.any(&["tap", "pot", "call", "fold"]);
    facts["said"] = json!(if faces || word == "tap" || word == "pot" { word } else { "check" });
    let official = match word {
        "tap" => json!({ "how": "tap", "facing_a_bet": faces }),
        _ => json!({ "how": "words", "said": facts["said"], "pot_limit": false }),
    };
    Told { one: ("wager", facts), other: ("official-terms", official) }
}

/// What was done, without its size; a book that leaves a word to the floor allows more.
fn meant(ruling: &Ruling) -> Said {
    let said = said(ruling, |verdict| match verdict["means"].as_str() {
        Some(means) => means.to_owned(),
        None => "nothing".to_owned(),
    });
    open_if_unclear(said, ruling)
}

fn done(ruling: &Ruling) -> Said {
    let is_pot = ruling.why.iter().any(|why| why.id == "wager-pot-is-no-amount");
    let said = said(ruling, |verdict| match verdict["action"].as_str() {
        Some("bet" | "raise") if is_pot => "valid_bet".to_owned(),
        action => action.unwrap_or_default().to_owned(),
    });
    open_if_unclear(said, ruling)
}

/// Three choices or a word that is not official are one thing: the floor takes what was meant.
fn open_if_unclear(said: Said, ruling: &Ruling) -> Said {
    let is_open = ruling.why.iter().any(|why| why.id == "wager-words-unclear");
    let is_unclear = is_open || ruling.options.len() > 2 || said.allowed.contains("as_understood");
    if is_unclear {
        Said { allowed: BTreeSet::from(["open".to_owned()]), usual: None }
    } else {
        said
    }
}

fn raise_to(ruling: &Ruling) -> Said {
    total_of("raise_to")(ruling)
}

fn total(ruling: &Ruling) -> Said {
    total_of("total")(ruling)
}

/// "Pot" in any game.
fn pot_word(chance: &mut Chance) -> Told {
    let (structure, missing) =
        chance.any(&[("no_limit", 0), ("limit", 0), ("pot_limit", 0), ("pot_limit", 50)]);
    let (big_blind, bet, last_raise) = bet(chance);
    let pot = bet + chance.chips();
    let street = if missing > 0 { "preflop" } else { "flop" };
    Told {
        one: (
            "wager",
            json!({ "structure": structure, "street": street, "big_blind": big_blind, "bet": bet,
                "last_raise": last_raise, "pot": pot, "blinds_missing": missing, "said": "pot" }),
        ),
        other: (
            "pot-word",
            json!({ "structure": structure, "big_blind": big_blind, "bet": bet, "pot": pot,
                "last_raise": last_raise, "blinds_missing": missing }),
        ),
    }
}

/// A raise in pot-limit over blinds that are short, which may be more than the pot.
fn short_blinds(chance: &mut Chance) -> Told {
    let raised = if chance.yes() { 200 + chance.chips() } else { 0 };
    let (bet, last_raise) = if raised > 0 { (raised, raised - 100) } else { (100, 100) };
    let missing = chance.any(&[0, 25, 50, 100]);
    let pot = 150 + raised + chance.chips() - missing;
    let amount = bet + 25 * chance.below(40);
    let bets = if raised > 0 { vec![raised] } else { vec![] };
    Told {
        one: (
            "wager",
            json!({ "structure": "pot_limit", "street": "preflop", "small_blind": 50,
                "big_blind": 100, "bet": bet, "last_raise": last_raise.max(100), "pot": pot,
                "blinds_missing": missing, "said": "raise to", "amount": amount }),
        ),
        other: (
            "raise-size",
            json!({ "structure": "pot_limit", "street": "preflop", "big_blind": 100,
                "small_blind": 50, "bets": bets, "amount": amount, "said_raise": true, "pot": pot,
                "blinds_missing": missing }),
        ),
    }
}
