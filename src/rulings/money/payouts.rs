//! What each place is paid from a pool.
//!
//! ## Why
//! Players ask as soon as entries are closed, and a list that does not come to the pool to the
//! last unit costs somebody money.
//!
//! ## Example
//! 87 entries and a pool of 4,350, one place in ten, rounded to 5: nine places.
//!
//! ## Discretion
//! None once the template is chosen. Which one it is, the house announces before play begins.

use super::figures::{Figures, money};
use crate::fact::Fact;
use crate::{FactsError, FieldKind, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::money::{Field, PayoutFault, PayoutTerms, payouts};
use engine::values::Money;
use rulebook::PayoutTemplate;
use serde_json::{Value, json};
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "payouts",
    example: r#"{"entries":87,"pool":"4350","template":"ten-percent","unit":"5","minimum":"50"}"#,
    ..Topic::of(Section::Money, &Judge(judge))
};

/// The largest field that a question may name.
const ENTRIES_MAX: u64 = 100_000;

facts! {
    struct Facts {
        #[range(1..=ENTRIES_MAX)]
        entries: u32,
        pool: Figures,
        template: Template,
        /// Prizes are whole multiples of it.
        unit: Figures,
        /// No place that is paid gets less.
        minimum: Option<Figures>,
        /// What a seat in the other event is worth.
        #[needed_if(template = "satellite")]
        seat: Option<Figures>,
    }
}

/// A payout template, told by its name.
struct Template(&'static PayoutTemplate);

impl Fact for Template {
    const KIND: FieldKind = FieldKind::Choice(&[
        "home",
        "club",
        "ten-percent",
        "fifteen-percent",
        "satellite",
        "winner-takes-all",
    ]);

    fn read(told: &Value) -> Result<Self, FactsError> {
        let slug = told.as_str().ok_or_else(|| FactsError::kind(told, "wanted-word"))?;
        let known: Vec<&str> =
            PayoutTemplate::all().iter().map(|template| template.slug.as_str()).collect();
        let found = PayoutTemplate::find(slug).map(Self);
        found.ok_or_else(|| FactsError::word(slug, &known))
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let Facts { entries, pool, template, unit, minimum, seat } = facts;
    let all = [Some(&pool), Some(&unit), minimum.as_ref(), seat.as_ref()];
    let digits = Figures::digits(all.into_iter().flatten());
    let amount = |figures: &Figures| figures.amount(digits);
    let terms = PayoutTerms {
        template: template.0.clone(),
        unit: amount(&unit),
        smallest: minimum.as_ref().map(amount),
        seat: seat.as_ref().map(amount),
    };
    if terms.unit == Money::ZERO {
        return Err(FactsError::at("unit", Reason::new("not-zero")));
    }
    let prizes = payouts(&terms, amount(&pool), Field::of(entries), &BTreeMap::new());
    let prizes = prizes.map_err(|fault| refused(fault, digits))?;
    let places: Vec<Value> = (1..)
        .zip(&prizes)
        .map(|(place, prize)| json!({ "place": place, "amount": prize.figures(digits) }))
        .collect();
    let answer = match prizes.as_slice() {
        [] => Reason::new("payouts-nothing"),
        [first, ..] => Reason::new("payouts-places")
            .count("places", prizes.len() as u64)
            .said("first", money(*first, digits)),
    };
    let ruling = Ruling::new(json!({ "places": places }), answer);
    let ruling = match (prizes.is_empty(), terms.template.is_satellite) {
        (true, _) => ruling,
        (false, true) => ruling.because("payouts-odd-to-the-next"),
        (false, false) => ruling.because("payouts-odd-to-the-first"),
    };
    Ok(ruling.by_the_game())
}

/// What is wrong with the facts, where a pool cannot be shared so.
fn refused(fault: PayoutFault, digits: u8) -> FactsError {
    match fault {
        PayoutFault::PoolTooSmall { places, smallest, pool } => {
            let reason = Reason::new("pool-too-small").count("places", u64::from(places));
            let reason = reason.said("smallest", money(smallest, digits));
            FactsError::at("pool", reason.said("pool", money(pool, digits)))
        }
        PayoutFault::SeatNotPriced => FactsError::at("seat", Reason::new("still-needed")),
        // Nothing is set by hand here.
        PayoutFault::SetTooHigh { set: amount, pool: _ }
        | PayoutFault::LeftOver { left: amount } => {
            let reason = Reason::new("no-money").with("told", amount.figures(digits));
            FactsError::at("pool", reason)
        }
        PayoutFault::Rises { place } | PayoutFault::PlaceNotThere { place, places: _ } => {
            let reason = Reason::new("prize-rises");
            FactsError::at(format!("places[{place}]"), reason)
        }
    }
}
