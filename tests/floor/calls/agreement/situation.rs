//! One situation as two topics are told of it, and what their answers come to.

use rand::RngExt;
use rand::rngs::ChaCha20Rng;
use rulings::Ruling;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// One situation, as two topics are told of it.
pub struct Told {
    pub one: (&'static str, Value),
    pub other: (&'static str, Value),
}

/// Facts of one situation, and what each of the two says of it.
pub struct Pair {
    pub name: &'static str,
    pub told: fn(&mut Chance) -> Told,
    pub says: [fn(&Ruling) -> Said; 2],
    pub rests: Rests,
}

/// Whether both rulings of a pair rest on the same rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rests {
    Alike,
    /// One of them asks more, for this reason.
    Apart(&'static str),
}

/// What a ruling comes to: all that it allows, and what it takes for usual.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    pub allowed: BTreeSet<String>,
    pub usual: Option<String>,
}

pub struct Chance(pub ChaCha20Rng);

impl Chance {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.random_range(0..bound)
    }

    pub fn yes(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn any<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::try_from(self.below(all.len() as u64)).expect("an index")]
    }

    /// So many chips, at least one, in steps of 25.
    pub fn chips(&mut self) -> u64 {
        25 * (1 + self.below(60))
    }
}

/// Everything that a ruling allows, each put into words by `of`.
pub fn said(ruling: &Ruling, of: impl Fn(&Value) -> String) -> Said {
    let verdict = ruling.verdict.json();
    let usual = (!verdict.is_null()).then(|| of(&verdict));
    let choices = ruling.options.iter().map(|choice| of(&choice.verdict.json()));
    Said { allowed: choices.chain(usual.clone()).collect(), usual }
}

/// The deed and its total; what goes back depends on how it was told.
pub fn deed(ruling: &Ruling) -> Said {
    said(ruling, |verdict| format!("{} {}", verdict["action"], verdict["total"]))
}

/// The whole verdict.
pub fn whole(ruling: &Ruling) -> Said {
    said(ruling, Value::to_string)
}

pub fn total_of(field: &'static str) -> impl Fn(&Ruling) -> Said {
    move |ruling| said(ruling, |verdict| verdict[field].to_string())
}

/// No-limit after the flop as `wager` is told it.
pub fn after_the_flop(big_blind: u64, bet: u64, last_raise: u64) -> Value {
    json!({ "structure": "no_limit", "street": "flop", "big_blind": big_blind, "bet": bet,
        "last_raise": last_raise })
}

/// A big blind, a bet and the raise in it, as they can be.
pub fn bet(chance: &mut Chance) -> (u64, u64, u64) {
    let big_blind = chance.any(&[25, 50, 100]);
    let raise = big_blind + chance.chips();
    let before = if chance.yes() { 0 } else { big_blind.max(raise.saturating_sub(chance.chips())) };
    let raise = if before > 0 { raise.max(before) } else { raise };
    (big_blind, before + raise, raise)
}
