//! What a ruling hangs on where nobody told it: both rulings are given, and none is assumed.

use crate::field::{Case, Field};
use crate::reason::{Reason, ReasonValue};
use crate::ruling::{Choice, Ruling};
use crate::untold::with;
use serde_json::Value;

/// A ruling in one of these cases, with the facts that were judged.
pub(crate) struct InCase {
    case: Case,
    pub(crate) facts: Value,
    pub(crate) ruling: Ruling,
}

/// The rulings in every case that can be, where a fact that decides between them is left out.
///
/// `judge` rules on facts; none where they are refused.
pub(crate) fn in_cases(
    fields: &'static [Field],
    facts: &Value,
    judge: impl Fn(&Value) -> Option<Ruling>,
) -> Option<(&'static Field, Vec<InCase>)> {
    let field = fields.iter().find(|it| !it.cases.is_empty() && it.is_left_out(facts))?;
    let judged = field.cases.iter().filter_map(|case| {
        let facts = with(facts, field, &Value::Bool(case.told));
        Some(InCase { case: *case, ruling: judge(&facts)?, facts })
    });
    Some((field, judged.collect()))
}

/// One ruling that gives those of all cases; the only one, where they come to the same.
pub(crate) fn joined(slug: &str, field: &Field, cases: &[InCase]) -> Option<Ruling> {
    let (first, others) = cases.split_first()?;
    if others.is_empty() {
        return Some(first.ruling.clone());
    }
    if others.iter().all(|other| leaves_the_same(&first.ruling, &other.ruling)) {
        // It comes to the same either way, for what holds either way.
        let mut ruling = first.ruling.clone();
        for InCase { ruling: other, .. } in others {
            let in_both = |reason: &Reason, theirs: &[Reason]| theirs.contains(reason);
            ruling.why.retain(|reason| reason.is_of_the_book() || in_both(reason, &other.why));
            ruling.steps.retain(|step| in_both(step, &other.steps));
            ruling.say.retain(|said| in_both(said, &other.say));
            ruling.suggests.retain(|act| in_both(act, &other.suggests));
        }
        return (!ruling.why.is_empty()).then_some(ruling);
    }
    let mut ruling = Ruling::default();
    for InCase { case, ruling: own, .. } in cases {
        let answer = own.why.first().cloned()?;
        let said =
            Reason::new(case.id).said("answer", ReasonValue::Phrase(Box::new(answer.clone())));
        ruling.why.push(said);
        let own_choice = (!own.verdict.is_open()).then(|| Choice::new(own.verdict.clone(), answer));
        for choice in own_choice.into_iter().chain(own.options.iter().cloned()) {
            if ruling.options.iter().all(|known| known.verdict != choice.verdict) {
                ruling.options.push(choice);
            }
        }
        ruling.cases.push((own.verdict.clone(), own.is_discretion));
        for cite in &own.citations {
            if !ruling.citations.contains(cite) {
                ruling.citations.push(*cite);
            }
        }
    }
    let fact = ReasonValue::label("fact", slug, field.name, None);
    Some(ruling.because(Reason::new("untold-case").said("fact", fact)))
}

/// Whether two rulings come to the same, in whatever order the floor is given its choices.
fn leaves_the_same(one: &Ruling, other: &Ruling) -> bool {
    let has_all = |all: &Ruling, of: &Ruling| {
        of.options.iter().all(|choice| all.options.iter().any(|it| it.verdict == choice.verdict))
    };
    one.verdict == other.verdict
        && one.is_discretion == other.is_discretion
        && has_all(one, other)
        && has_all(other, one)
}
