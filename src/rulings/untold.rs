//! What an answer hangs on that nobody told.
//!
//! A fact may be left out. Where it is one of a few words or numbers and the answer would be
//! another one with it, the answer says so and gives that one, too: nothing is guessed in silence.

use crate::field::{Field, FieldKind};
use crate::reason::{Reason, ReasonValue};
use crate::ruling::{Ruling, USUAL};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A number of no more than so many is tried one by one.
const FEW: u64 = 60;

/// What the facts that are left out would change, a sentence for each answer.
///
/// `judge` rules on facts; none where they are refused.
pub(crate) fn untold(
    slug: &str,
    fields: &[Field],
    facts: &Value,
    ruling: &Ruling,
    judge: impl Fn(&Value) -> Option<Ruling>,
) -> Vec<Reason> {
    let mut told = facts.clone();
    let mut reasons: Vec<Reason> = Vec::new();
    for field in fields.iter().filter(|field| field.is_left_out(facts)) {
        if field.is_counted_as_none {
            let one = judge(&with(facts, field, &Value::from(1)));
            if one.is_some_and(|one| !ruling.comes_to(&one)) {
                let name = ReasonValue::label("fact", slug, field.name, None);
                reasons.push(Reason::new("untold-none").said("fact", name));
            }
            continue;
        }
        let mut answers: Vec<(Reason, Vec<ReasonValue>)> = Vec::new();
        for value in values(field, facts) {
            let said = value_said(slug, field, &value);
            if let Value::Object(told) = &mut told {
                told.insert(field.name.to_owned(), value);
            }
            let Some(answer) = judge(&told).and_then(|other| other_answer(ruling, &other)) else {
                continue;
            };
            match answers.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, values)) => values.push(said),
                None => answers.push((answer, vec![said])),
            }
        }
        if let Value::Object(told) = &mut told {
            told.remove(field.name);
        }
        reasons.extend(answers.into_iter().map(|(answer, values)| {
            let name = ReasonValue::label("fact", slug, field.name, None);
            let reason = Reason::new("untold").said("fact", name).said("values", together(values));
            reason.said("answer", ReasonValue::Phrase(Box::new(answer)))
        }));
    }
    reasons
}

/// Facts that change the answer only together, a sentence for each answer; facts of which one
/// alone changes it are named already.
pub(crate) fn untold_together(
    slug: &str,
    fields: &[Field],
    facts: &Value,
    ruling: &Ruling,
    judge: impl Fn(&Value) -> Option<Ruling>,
) -> Vec<Reason> {
    let changes = |facts: &Value| judge(facts).and_then(|other| other_answer(ruling, &other));
    let mut known: Vec<([&str; 2], Reason)> = Vec::new();
    let mut reasons = Vec::new();
    let is_named = |first: &Value| changes(first).is_some();
    for [(one, value), (other, second)] in pairs(fields, facts, is_named) {
        let both = with(&with(facts, one, &value), other, &second);
        let Some(answer) = changes(&both) else { continue };
        if other.is_left_out(facts) && is_named(&with(facts, other, &second)) {
            continue;
        }
        let told = ([one.name, other.name], answer.clone());
        if known.contains(&told) {
            continue;
        }
        known.push(told);
        let name = |field: &Field| ReasonValue::label("fact", slug, field.name, None);
        let reason = Reason::new("untold-together")
            .said("fact", name(one))
            .said("value", value_said(slug, one, &value))
            .said("other-fact", name(other))
            .said("other-value", value_said(slug, other, &second))
            .said("answer", ReasonValue::Phrase(Box::new(answer)));
        reasons.push(reason);
    }
    reasons
}

/// Two facts that are left out and have few values, each pair once; the second one may be asked
/// only with the first one told. A first one that changes the answer alone begins no pair.
fn pairs<'a>(
    fields: &'a [Field],
    facts: &Value,
    is_named: impl Fn(&Value) -> bool,
) -> Vec<[(&'a Field, Value); 2]> {
    let mut pairs = Vec::new();
    for (at, one) in fields.iter().enumerate() {
        for value in few_values(one, facts) {
            let first = with(facts, one, &value);
            let mut others = Vec::new();
            for (behind, other) in fields.iter().enumerate() {
                let comes_again = other.is_left_out(facts) && behind < at;
                let values = few_values(other, &first).into_iter().filter(|_| !comes_again);
                others.extend(values.map(|second| [(one, value.clone()), (other, second)]));
            }
            // To ask costs a ruling, so it is asked only where there is a pair.
            if !others.is_empty() && !is_named(&first) {
                pairs.extend(others);
            }
        }
    }
    pairs
}

pub(crate) fn with(facts: &Value, field: &Field, value: &Value) -> Value {
    let mut told = facts.clone();
    if let Value::Object(told) = &mut told {
        told.insert(field.name.to_owned(), value.clone());
    }
    told
}

/// The values of a fact that is left out and is yes or no, or one of a few words.
fn few_values(field: &Field, facts: &Value) -> Vec<Value> {
    let is_short = matches!(field.kind, FieldKind::YesNo | FieldKind::Choice(_));
    if is_short && field.is_left_out(facts) { values(field, facts) } else { Vec::new() }
}

/// Every value of a fact that has few; of the size of a raise the smallest that there can be.
fn values(field: &Field, facts: &Value) -> Vec<Value> {
    if field.is_of_the_first_bet {
        let told = |name| facts.get(name).and_then(Value::as_u64);
        let [big_blind, bet] = ["big_blind", "bet"].map(told);
        return big_blind.min(bet.map(|bet| bet / 2)).map(Value::from).into_iter().collect();
    }
    match field.kind {
        FieldKind::YesNo => vec![Value::Bool(true), Value::Bool(false)],
        FieldKind::Choice(words) => words.iter().map(|word| Value::from(*word)).collect(),
        FieldKind::Number(least, most) if most - least < FEW => {
            (least..=most).map(Value::from).collect()
        }
        FieldKind::Tables => tables(facts).into_iter().map(|table| json!([table])).collect(),
        FieldKind::Number(..)
        | FieldKind::Chips
        | FieldKind::ChipList
        | FieldKind::Money
        | FieldKind::MoneyList
        | FieldKind::Seat
        | FieldKind::Seats
        | FieldKind::Cards
        | FieldKind::Words
        | FieldKind::Together(_)
        | FieldKind::Rows(_)
        | FieldKind::BySeat(_) => Vec::new(),
    }
}

/// What a missing fact may be: every value of few; chips from one to more than all those told.
pub(crate) fn plausible(field: &Field, facts: &Value) -> Vec<Value> {
    if !matches!(field.kind, FieldKind::Chips) {
        return values(field, facts);
    }
    let told = facts.as_object().into_iter().flat_map(|all| all.values());
    let told: BTreeSet<u64> = told.filter_map(Value::as_u64).filter(|told| *told > 0).collect();
    let near = told.iter().flat_map(|told| [told / 100, told / 10, told / 2, *told, told * 2]);
    let near: BTreeSet<u64> = near.map(|chips| chips.max(1)).collect();
    near.into_iter().map(Value::from).collect()
}

/// The tables that the facts speak of.
fn tables(facts: &Value) -> BTreeSet<u64> {
    let rows = facts.as_object().into_iter().flat_map(|all| all.values());
    let rows = rows.filter_map(Value::as_array).flatten();
    rows.filter_map(|row| row.get("table")?.as_u64()).collect()
}

fn value_said(slug: &str, field: &Field, value: &Value) -> ReasonValue {
    match value {
        Value::Bool(true) => ReasonValue::Term("fact-yes".to_owned()),
        Value::Bool(false) => ReasonValue::Term("fact-no".to_owned()),
        Value::String(word) => ReasonValue::label("choice", slug, field.name, Some(word)),
        Value::Number(number) => {
            number.as_u64().map_or(ReasonValue::Text(number.to_string()), ReasonValue::Count)
        }
        Value::Array(several) => {
            ReasonValue::List(several.iter().map(|one| value_said(slug, field, one)).collect())
        }
        Value::Null | Value::Object(_) => ReasonValue::Text(value.to_string()),
    }
}

/// Values in a list; numbers that follow one another as from the first to the last.
fn together(values: Vec<ReasonValue>) -> ReasonValue {
    let number = |said: &ReasonValue| match said {
        ReasonValue::Count(number) => Some(*number),
        _ => None,
    };
    let numbers: Option<Vec<u64>> = values.iter().map(number).collect();
    match numbers.as_deref() {
        Some([first, .., last]) if values.len() > 2 && last - first + 1 == values.len() as u64 => {
            let range = Reason::new("untold-range").count("first", *first).count("last", *last);
            ReasonValue::Phrase(Box::new(range))
        }
        _ => ReasonValue::List(values),
    }
}

/// What another ruling says that this one does not; none where they come to the same.
fn other_answer(ruling: &Ruling, other: &Ruling) -> Option<Reason> {
    let added = |own: &[Reason], theirs: &[Reason]| {
        theirs.iter().find(|reason| !own.contains(reason)).cloned()
    };
    if ruling.comes_to(other) {
        // The same answer, with something more to do or to consider.
        let more = added(&ruling.steps, &other.steps);
        return more.or_else(|| added(&ruling.suggests, &other.suggests));
    }
    let first = other.why.first().filter(|answer| ruling.why.first() != Some(answer)).cloned();
    let choices = |ruling: &Ruling| -> Vec<Reason> {
        ruling.options.iter().map(|choice| choice.answer.clone()).collect()
    };
    let told = first.or_else(|| added(&ruling.why, &other.why));
    let told = told.or_else(|| added(&choices(ruling), &choices(other)));
    if told.as_ref().is_some_and(|answer| says_already(ruling, answer)) {
        return None;
    }
    Some(told.unwrap_or_else(|| Reason::new("untold-matters")))
}

/// Whether a ruling has a case with this answer; what is usual where the floor decides is none.
fn says_already(ruling: &Ruling, answer: &Reason) -> bool {
    let cases = ruling.why.iter().filter(|reason| reason.id != USUAL);
    let said = cases.flat_map(|reason| reason.args.iter().map(|(_, said)| said));
    said.into_iter().any(|said| matches!(said, ReasonValue::Phrase(own) if **own == *answer))
}
