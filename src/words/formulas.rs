//! Formulas for points: what is wrong with one, and what it may be made of.

use crate::{Args, Words};
use points::{FormulaError, Function, Place, Points, PriceRow, Variable, Wrong};
use serde_json::Value;

/// What is wrong with a formula, as it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormulaText {
    pub text: String,
    pub hint: String,
}

impl Words {
    /// What is wrong with a formula, with its line and column.
    #[must_use]
    pub fn formula_error(&self, error: &FormulaError) -> FormulaText {
        let Place { line, column } = error.place;
        let said = self.formula_wrong(&error.wrong);
        let args = Args::new().no("line", line).no("column", column).text("what", said.text);
        FormulaText { text: self.say("formula-at", &args), hint: said.hint }
    }

    /// What is wrong with a formula, without its place.
    ///
    /// It is the message `formula-wrong-` with the fault's id, and its attribute.
    #[must_use]
    pub fn formula_wrong(&self, wrong: &Wrong) -> FormulaText {
        let id = format!("formula-wrong-{}", wrong.id());
        let args = facts(wrong);
        let text = self.say(&id, &args);
        FormulaText { text, hint: self.say(&format!("{id}.hint"), &args) }
    }

    /// Points, as the language writes numbers: `1,250.5`.
    #[must_use]
    pub fn points(&self, points: Points) -> String {
        self.figures(&points.to_string())
    }

    /// Says what a variable of formulas holds.
    #[must_use]
    pub fn formula_variable(&self, variable: Variable) -> String {
        self.text(&format!("formula-variable-{}", variable.id()))
    }

    /// Says what a function of formulas gives.
    #[must_use]
    pub fn formula_function(&self, function: Function) -> String {
        self.text(&format!("formula-function-{}", function.name()))
    }

    /// What is asked of prices by a name.
    #[must_use]
    pub fn formula_price(&self, row: &PriceRow) -> String {
        self.text(&format!("formula-price-{}", row.id()))
    }
}

/// The values that a fault carries, as its sentence wants them.
fn facts(wrong: &Wrong) -> Args {
    let Ok(Value::Object(facts)) = serde_json::to_value(wrong) else { return Args::new() };
    facts.iter().fold(Args::new(), |args, (key, value)| match value {
        Value::Number(number) => args.count(key, number.as_u64().unwrap_or_default()),
        Value::String(text) => args.text(key, text),
        Value::Null => args.text(key, "none"),
        Value::Bool(_) | Value::Array(_) | Value::Object(_) => args,
    })
}
