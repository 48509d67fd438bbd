//! Points by formula: the language, what is wrong with a formula, and what an event gives.

mod acts;
mod bounds;
mod events;
mod faults;
mod language;
mod samples;
mod tester;

use points::{Facts, Formula, FormulaError, Scope, Variable};

/// The number that a formula of an event gives for these facts.
fn value_for(text: &str, facts: &Facts<'_>) -> Result<f64, FormulaError> {
    Formula::read(text, Scope::Event)?.value(facts)
}

/// The number that a formula gives for the third of nineteen who knocked out two.
fn value(text: &str) -> f64 {
    value_for(text, &third()).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn third() -> Facts<'static> {
    let facts = Facts::default().with(Variable::Players, 19.0).with(Variable::Rank, 3.0);
    facts.with(Variable::Hits, 2.0)
}
