//! Reads the facts on a line; a repeated fact or an infinite number is an error.

use crate::trouble::Trouble;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::fmt;
use words::{Args, Words};

/// Reads facts as RON if the line begins with a parenthesis, otherwise as JSON.
///
/// # Errors
/// If the line is malformed or gives a fact twice.
pub fn parse(line: &str, number: usize, words: &Words) -> Result<Value, Trouble> {
    let twice = RefCell::new(None);
    let said = |column: usize, what: &str| {
        let what = match twice.borrow().as_ref() {
            Some(fact) => {
                words.say("terminal-fact-twice", &Args::new().text("fact", String::as_str(fact)))
            }
            None => what.to_owned(),
        };
        Trouble::at_column(number, column, &what, words)
    };
    let told = FactsTold { twice: &twice };
    if line.trim_start().starts_with('(') {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let facts = options.from_str_seed(line, told);
        return facts.map_err(|error| said(error.span.start.col, &error.code.to_string()));
    }
    let mut json = serde_json::Deserializer::from_str(line);
    let facts = told.deserialize(&mut json).and_then(|facts| json.end().map(|()| facts));
    facts.map_err(|error| {
        let what = error.to_string();
        said(error.column(), what.split(" at line ").next().unwrap_or_default())
    })
}

/// Deserializes a value and stores the name of a repeated fact in `twice`.
#[derive(Clone, Copy)]
struct FactsTold<'a> {
    twice: &'a RefCell<Option<String>>,
}

impl<'de> DeserializeSeed<'de> for FactsTold<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for FactsTold<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("facts")
    }

    fn visit_bool<E: Error>(self, told: bool) -> Result<Value, E> {
        Ok(told.into())
    }

    fn visit_i64<E: Error>(self, told: i64) -> Result<Value, E> {
        Ok(told.into())
    }

    fn visit_u64<E: Error>(self, told: u64) -> Result<Value, E> {
        Ok(told.into())
    }

    fn visit_f64<E: Error>(self, told: f64) -> Result<Value, E> {
        // JSON has no infinity: it would become null, which means a missing fact.
        let number = serde_json::Number::from_f64(told);
        number.map(Value::Number).ok_or_else(|| E::invalid_value(Unexpected::Float(told), &self))
    }

    fn visit_str<E: Error>(self, told: &str) -> Result<Value, E> {
        Ok(told.into())
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        self.deserialize(from)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut told = Vec::new();
        while let Some(value) = from.next_element_seed(self)? {
            told.push(value);
        }
        Ok(Value::Array(told))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut from: A) -> Result<Value, A::Error> {
        let mut told = Map::new();
        while let Some(name) = from.next_key::<String>()? {
            if told.contains_key(&name) {
                let error = A::Error::custom(&name);
                *self.twice.borrow_mut() = Some(name);
                return Err(error);
            }
            let value = from.next_value_seed(self)?;
            told.insert(name, value);
        }
        Ok(Value::Object(told))
    }
}
