//! Why something may not happen, what to do instead, and which rule says so.

use crate::{Args, Words};
use engine::refusal::Refusal;
use engine::tournament::Tournament;
use engine::values::{Chips, Money, PlayerId, StageNo};
use serde_json::{Map, Value};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusalText {
    /// What keeps the command from being done.
    pub text: String,
    pub hint: Option<String>,
    /// The rule behind it, by edition and number.
    pub rule: Option<String>,
}

impl Words {
    /// The sentence, the hint and the rule of a refusal.
    ///
    /// They are the message `refusal-` with the refusal's id, and its attributes.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal, tournament: &Tournament) -> RefusalText {
        let id = format!("refusal-{}", refusal.id());
        let args = self.facts(refusal, tournament);
        RefusalText {
            text: self.say(&id, &args),
            hint: self.try_say(&format!("{id}.hint"), &args),
            rule: self.try_say(&format!("{id}.rule"), &args).filter(|rule| !rule.is_empty()),
        }
    }

    /// The values that a refusal carries, as its sentence wants them.
    fn facts(&self, refusal: &Refusal, tournament: &Tournament) -> Args {
        let rulebook = tournament.settings().rules.rulebook;
        let args = Args::new().rule_of(rulebook);
        let args = if let Refusal::FormulaUnreadable { wrong, .. } = refusal {
            let said = self.formula_wrong(wrong);
            args.text("what", said.text).text("todo", said.hint)
        } else {
            args
        };
        let Ok(Value::Object(facts)) = serde_json::to_value(refusal) else { return args };
        let args = facts.iter().fold(args, |args, (key, value)| match value {
            Value::Number(number) => {
                self.number_fact(args, tournament, key, number.as_u64().unwrap_or_default())
            }
            Value::String(text) => args.text(key, text),
            Value::Array(values) => self.list_fact(args, tournament, key, values),
            Value::Object(seat) => seat_fact(args, seat),
            Value::Null | Value::Bool(_) => args,
        });
        self.money_fact(args, refusal, tournament)
    }

    /// What is sold under the name that catalogues know it by, and a limit in the digits that are
    /// asked for: the event has none before its first prices.
    fn money_fact(&self, args: Args, refusal: &Refusal, tournament: &Tournament) -> Args {
        if let Refusal::PriceMissing { sale } | Refusal::PriceUnnamed { sale } = refusal {
            return args.text("sale", sale.id());
        }
        let (Refusal::PriceTooHigh { amount, digits, .. }
        | Refusal::MoneyTooMuch { amount, digits }) = refusal
        else {
            return args;
        };
        let own = tournament.settings().money.as_ref().map(|terms| &terms.currency);
        let said = match own.filter(|currency| currency.digits == *digits) {
            Some(currency) => self.money(*amount, currency),
            None => self.figures(&amount.figures(*digits)),
        };
        args.text("amount", said)
    }

    fn number_fact(&self, args: Args, tournament: &Tournament, key: &str, number: u64) -> Args {
        match key {
            "player" | "other" => args.text(key, self.player(tournament, player_id(number))),
            "chips" | "in_play" | "starting" | "counted" | "smallest" | "worth" | "next" => {
                args.text(key, self.chips(Chips(number)))
            }
            "amount" | "owed" | "due" | "price" | "total" => {
                args.text(key, self.money_of(tournament, Money(number)))
            }
            "entries" | "players" | "seats" | "open" | "odd" | "cards" | "count" | "left"
            | "hands" | "most" => args.count(key, number),
            "stage" => {
                let stage = StageNo(u16::try_from(number).unwrap_or(u16::MAX));
                args.no(key, number)
                    .text("stage_name", self.stage_name(tournament.structure(), stage))
            }
            _ => args.no(key, number),
        }
    }

    fn list_fact(&self, args: Args, tournament: &Tournament, key: &str, values: &[Value]) -> Args {
        let numbers = || values.iter().filter_map(Value::as_u64);
        let said = match key {
            "players" => {
                let name = |number| self.player(tournament, player_id(number));
                self.list(&numbers().map(name).collect::<Vec<_>>())
            }
            "flags" => {
                let flag = |value: &Value| value.as_str().map(|id| self.flag_by_id(id));
                self.clauses(&values.iter().filter_map(flag).collect::<Vec<_>>())
            }
            "names" => self.list(
                &values.iter().filter_map(Value::as_str).map(str::to_owned).collect::<Vec<_>>(),
            ),
            _ => self.numbers(&numbers().filter_map(|n| n.try_into().ok()).collect::<Vec<_>>()),
        };
        args.text(key, said).count("count", values.len())
    }
}

fn player_id(number: u64) -> PlayerId {
    PlayerId(u32::try_from(number).unwrap_or(u32::MAX))
}

/// A seat gives its table and its number.
fn seat_fact(args: Args, seat: &Map<String, Value>) -> Args {
    seat.iter().fold(args, |args, (key, value)| match value.as_u64() {
        Some(number) => args.no(key, number),
        None => args,
    })
}
