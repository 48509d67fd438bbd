//! Completes a partial `ChangeSettings` with the present settings.

use engine::Settings;
use rulebook::{PayoutTemplate, RuleSet};
use serde::de::Error as _;
use serde_json::{Error, Value};
use std::sync::LazyLock;

/// Completes the settings of a `ChangeSettings` command; other commands stay as they are.
///
/// A given part replaces the present one. Lists are replaced as a whole, and null clears a field.
/// A payout template can be given by name. A new rulebook resets the options to its own answers,
/// and the chips of a stack follow new starting chips.
///
/// # Errors
/// If the given part does not fit the settings.
pub fn fill_up(command: &mut Value, settings: &Settings) -> Result<(), Error> {
    let Some(change) = command.get_mut("ChangeSettings").and_then(|it| it.get_mut("settings"))
    else {
        return Ok(());
    };
    let mut part = change.take();
    name_template(&mut part)?;
    let mut base = settings.clone();
    if let Some(book) = part.get("rules").and_then(|rules| rules.get("rulebook")) {
        let book = serde_json::from_value(book.clone())?;
        if book != base.rules.rulebook {
            base.rules = RuleSet::of(book);
        }
    }
    let starting = part.get("entries").and_then(|entries| entries.get("starting_chips"));
    if let Some(chips) = starting.filter(|_| part.get("chip_set").is_none()) {
        base.set_starting_chips(serde_json::from_value(chips.clone())?);
    }
    *change = over(serde_json::to_value(&base)?, part);
    Ok(())
}

/// The names of the payout templates.
static NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| PayoutTemplate::all().iter().map(|it| it.slug.as_str()).collect());

/// Replaces the name of a payout template by the template, so that the journal holds all of it.
fn name_template(part: &mut Value) -> Result<(), Error> {
    let payouts = part.get_mut("money").and_then(|money| money.get_mut("payouts"));
    let Some(template) = payouts.and_then(|payouts| payouts.get_mut("template")) else {
        return Ok(());
    };
    let Some(name) = template.as_str() else { return Ok(()) };
    let found = PayoutTemplate::find(name);
    let unknown = || Error::unknown_variant(name, &NAMES);
    *template = serde_json::to_value(found.ok_or_else(unknown)?)?;
    Ok(())
}

/// Merges the given values over the present ones.
fn over(stands: Value, told: Value) -> Value {
    match (stands, told) {
        (Value::Object(mut stands), Value::Object(told)) => {
            for (key, told) in told {
                let before = stands.remove(&key).unwrap_or_default();
                stands.insert(key, over(before, told));
            }
            Value::Object(stands)
        }
        (_, told) => told,
    }
}
