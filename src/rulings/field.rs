//! What a topic asks for: the fields of its form, in the terminal and in the window.

use serde_json::Value;
use std::ops::RangeInclusive;

/// One fact that a topic asks for: a field of its form.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct Field {
    /// Its name in the facts. Its label is `fact-TOPIC-NAME` in the catalogue, or `fact-NAME`
    /// where all topics mean the same.
    pub name: &'static str,
    /// The name that it had before, which is still understood.
    pub formerly: Option<&'static str>,
    /// What may be told, and how it is written.
    pub kind: FieldKind,
    /// Whether there is no answer without it.
    pub is_needed: bool,
    /// Whether the rules of the event answer it where it is not told.
    pub is_of_the_rules: bool,
    /// Whether it is the size of a raise, which is the whole bet where it is not told.
    pub is_of_the_first_bet: bool,
    /// Whether there is none of it where it is not told.
    pub is_none_untold: bool,
    /// Whether it counts as none where it is not told, and the answer says so.
    pub is_counted_as_none: bool,
    /// The ways in which it may stand where nobody told it and the ruling hangs on it; none where
    /// what it is then says itself.
    pub cases: &'static [Case],
    /// Another field that says it as well.
    pub is_said_by: Option<&'static str>,
    /// It is asked only where another field has one of these values.
    pub only_if: Option<(&'static str, &'static [&'static str])>,
    /// There is an answer without it where another field has one of these values; any, if empty.
    pub unless: Option<(&'static str, &'static [&'static str])>,
}

/// One of the ways in which a fact may stand that nobody told.
#[derive(Debug, Clone, Copy)]
pub struct Case {
    /// The id of the sentence that gives its ruling.
    pub(crate) id: &'static str,
    pub(crate) told: bool,
}

/// Whether there has been substantial action.
const SINCE_THE_DEAL: &[Case] = &[
    Case { id: "hangs-before-action", told: false },
    Case { id: "hangs-after-action", told: true },
];

/// What may be told as a fact, and how it is written.
#[derive(Debug, Clone, Copy)]
pub enum FieldKind {
    /// `true` or `false`.
    YesNo,
    /// One of these words. Its label is `choice-TOPIC-NAME-VALUE`, or `choice-VALUE`.
    Choice(&'static [&'static str]),
    /// An amount of chips, as a whole number.
    Chips,
    /// Chips one by one, by their value: `[1000, 500]`.
    ChipList,
    /// An amount of money in figures, as text: `"12.50"`.
    Money,
    /// Amounts of money, the first one first: `["200", "120"]`.
    MoneyList,
    /// A whole number from the first to the second.
    Number(u64, u64),
    /// A seat, by its number from 1.
    Seat,
    /// Several seats, in order.
    Seats,
    /// Several tables, in order.
    Tables,
    /// Cards, as in `Ah Kd Ts`.
    Cards,
    /// Words as they were heard.
    Words,
    /// An object with these fields.
    Together(&'static [Field]),
    /// A list of objects with these fields.
    Rows(&'static [Field]),
    /// An object that tells something for each seat: `{"5": 800}`.
    BySeat(&'static FieldKind),
}

impl Field {
    /// The same fact, without which a form has no answer.
    pub const fn needed(mut self) -> Self {
        self.is_needed = true;
        self
    }

    /// The same fact, which had this name before.
    pub const fn formerly(mut self, name: &'static str) -> Self {
        self.formerly = Some(name);
        self
    }

    /// The same fact, a number from the one to the other.
    pub const fn within(mut self, range: RangeInclusive<u64>) -> Self {
        self.kind = FieldKind::Number(*range.start(), *range.end());
        self
    }

    /// The same fact, asked only where another field has one of these values.
    ///
    /// `true` and `false` stand for those of a field that is yes or no.
    pub const fn asked_if(mut self, other: &'static str, values: &'static [&'static str]) -> Self {
        self.only_if = Some((other, values));
        self
    }

    /// The same fact, asked only there, and needed there.
    pub const fn needed_if(self, other: &'static str, values: &'static [&'static str]) -> Self {
        self.needed().asked_if(other, values)
    }

    /// The same fact, needed unless another field has one of these values; any value, if empty.
    pub const fn needed_unless(
        mut self,
        other: &'static str,
        values: &'static [&'static str],
    ) -> Self {
        self.unless = Some((other, values));
        self.needed()
    }

    /// Whether it is asked, with these facts told so far.
    #[must_use]
    pub fn is_asked(&self, facts: &Value) -> bool {
        self.only_if.is_none_or(|(other, values)| is_one_of(facts.get(other), values))
    }

    /// The same fact, which the rules of the event answer where it is not told.
    pub const fn or_by_the_rules(mut self) -> Self {
        self.is_of_the_rules = true;
        self
    }

    /// The same fact, of which there is none where it is not told.
    pub const fn or_none(mut self) -> Self {
        self.is_none_untold = true;
        self
    }

    /// The same fact, which counts as none where it is not told, and the answer says so.
    pub const fn or_counted_as_none(mut self) -> Self {
        self.is_counted_as_none = true;
        self
    }

    /// The same fact, the size of a raise: where it is not told, the bet is the first of its round.
    pub const fn or_first_bet(mut self) -> Self {
        self.is_of_the_first_bet = true;
        self
    }

    /// The same fact, whether there has been substantial action: the actions since the deal say it,
    /// too, and where neither is told, nobody knows.
    pub const fn since_the_deal(mut self) -> Self {
        self.cases = SINCE_THE_DEAL;
        self.is_said_by = Some("actions");
        self
    }

    /// Whether it is asked and not told, and nothing else says it.
    pub(crate) fn is_left_out(&self, facts: &Value) -> bool {
        let says = |name: &str| facts.get(name).is_some_and(|told| !told.is_null());
        let is_said =
            self.is_of_the_rules || self.is_none_untold || self.is_said_by.is_some_and(says);
        !is_said && !self.is_told(facts) && self.is_asked(facts)
    }

    fn is_told(&self, facts: &Value) -> bool {
        facts.get(self.name).is_some_and(|told| !told.is_null())
    }

    /// Whether it is asked and needed, and not told.
    #[must_use]
    pub fn is_missing(&self, facts: &Value) -> bool {
        let is_spared = self.unless.is_some_and(|(other, values)| {
            let told = facts.get(other).filter(|told| !told.is_null());
            is_one_of(told, values) || (values.is_empty() && told.is_some())
        });
        self.is_needed && !is_spared && !self.is_told(facts) && self.is_asked(facts)
    }
}

/// Whether a fact is told as one of these values.
fn is_one_of(told: Option<&Value>, values: &[&str]) -> bool {
    match told {
        Some(Value::String(word)) => values.contains(&word.as_str()),
        Some(Value::Bool(is)) => values.contains(&if *is { "true" } else { "false" }),
        Some(Value::Number(number)) => values.contains(&number.to_string().as_str()),
        None | Some(Value::Null | Value::Array(_) | Value::Object(_)) => false,
    }
}
