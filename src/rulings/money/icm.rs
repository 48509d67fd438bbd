//! What stacks are worth in prizes, by the Independent Chip Model.
//!
//! ## Why
//! Chips are not money: the last chip of a leader is worth less than the last chip of a short
//! stack, because nobody wins more than the first prize. Who makes a deal should know the figure.
//!
//! ## Example
//! 100,000, 70,000, 50,000 and 20,000 chips, for prizes of 200, 120, 80 and 50: the leader's stack
//! is worth 140.84, and the shortest one 76.40.
//!
//! ## Discretion
//! The figure is worked out. Whether players make a deal, and by which method, is theirs to say.

use super::figures::Figures;
use super::shares_facts::{chip_stacks, falling_prizes};
use crate::{
    Amount, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::money::icm::icm;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "icm",
    example: r#"{"stacks":[100000,70000,50000,20000],"prizes":["200","120","80","50"]}"#,
    ..Topic::of(Section::Money, &Judge(judge))
};

facts! {
    struct Facts {
        /// The stacks of all who are left.
        stacks: Vec<Amount>,
        /// The prizes that are left, the highest first.
        prizes: Vec<Figures>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let digits = Figures::digits(&facts.prizes);
    let stacks = chip_stacks(&facts.stacks)?;
    let prizes = falling_prizes(&facts.prizes, stacks.len(), digits)?;
    let millionths = 10_u64.pow(u32::from(digits));
    // Six digits after the point of the currency itself, half a unit of the last one up.
    let equity: Vec<String> = icm(&stacks, &prizes)
        .into_iter()
        .map(|worth| worth.saturating_add(millionths / 2) / millionths)
        .map(|worth| format!("{}.{:06}", worth / 1_000_000, worth % 1_000_000))
        .collect();
    let first = equity.first().cloned().unwrap_or_default();
    let answer = Reason::new("icm-worth").said("first", ReasonValue::Money(first));
    let ruling = Ruling::new(json!({ "equity": equity }), answer);
    Ok(ruling.because("icm-model").because("icm-deal-is-theirs").by_the_game())
}
