//! Facts by chance: whatever is told, there is a ruling or a refusal in words.

use rand::rngs::ChaCha20Rng;
use rand::{RngExt, SeedableRng};
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value, json};

const MONEY: [&str; 8] = ["0", "5", "50", "12.50", "4350", "999999999999", "1.23456", "much"];
const CHIPS: [u64; 14] =
    [0, 1, 5, 25, 60, 100, 200, 400, 500, 1_000, 1_400, 8_000, 25_000, 1_000_000_000_000];

const HEARD: [&str; 12] = [
    "call",
    "raise",
    "all-in",
    "pot",
    "fold",
    "check",
    "bet",
    "dorovnám",
    "what",
    "five",
    "",
    "žluť",
];

/// Facts that hang together well enough to be ruled on, the same in every run.
pub struct Told(ChaCha20Rng);

impl Told {
    /// Those that follow from this number.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Facts of a topic: mostly its example with some facts told differently, because a history
    /// or a deal that is made up from nothing is refused; else whatever the form takes.
    pub fn facts(&mut self, topic: &Topic) -> Value {
        if self.below(3) == 0 {
            return self.object(topic.fields);
        }
        let example = serde_json::from_str(topic.example).expect("the example is JSON");
        self.retold(topic.fields, &example)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    fn is_one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn any<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Facts of which each is told anew or left out by chance.
    fn retold(&mut self, fields: &[Field], before: &Value) -> Value {
        let mut facts = before.clone();
        for field in fields {
            let is_told = !facts[field.name].is_null();
            if self.is_one_in(3) {
                facts[field.name] = if is_told && !self.is_one_in(3) {
                    self.instead(&field.kind, &facts[field.name])
                } else {
                    self.value(&field.kind)
                };
            } else if is_told && !field.is_needed && self.is_one_in(5) {
                facts.as_object_mut().expect("facts are an object").remove(field.name);
            }
        }
        // What was not told and is not told yet is left out, as forms do.
        facts.as_object_mut().expect("facts are an object").retain(|_, told| !told.is_null());
        facts
    }

    /// Something else of the same shape.
    fn instead(&mut self, kind: &FieldKind, before: &Value) -> Value {
        match (kind, before) {
            (FieldKind::Together(fields), Value::Object(_)) => self.retold(fields, before),
            (FieldKind::Rows(fields), Value::Array(rows)) => {
                let mut rows = rows.clone();
                if rows.len() > 1 && self.is_one_in(4) {
                    rows.pop();
                }
                rows.iter().map(|row| self.retold_rarely(fields, row)).collect()
            }
            (FieldKind::BySeat(kind), Value::Object(told)) => {
                let mut told = told.clone();
                for value in told.values_mut() {
                    if self.is_one_in(3) {
                        *value = self.instead(kind, value);
                    }
                }
                Value::Object(told)
            }
            (FieldKind::Cards, Value::String(cards)) => {
                self.cards(cards.split_whitespace().count())
            }
            _ => self.value(kind),
        }
    }

    fn retold_rarely(&mut self, fields: &[Field], row: &Value) -> Value {
        if row.is_object() && self.is_one_in(3) { self.retold(fields, row) } else { row.clone() }
    }

    fn object(&mut self, fields: &[Field]) -> Value {
        let mut facts = Map::new();
        for field in fields {
            let is_asked = field.is_asked(&Value::Object(facts.clone()));
            if is_asked && (field.is_needed || !self.is_one_in(3)) {
                facts.insert(field.name.to_owned(), self.value(&field.kind));
            }
        }
        Value::Object(facts)
    }

    fn list(&mut self, kind: &FieldKind) -> Value {
        (0..self.below(5)).map(|_| self.value(kind)).collect()
    }

    fn value(&mut self, kind: &FieldKind) -> Value {
        match kind {
            FieldKind::YesNo => json!(self.is_one_in(2)),
            FieldKind::Choice(words) => json!(self.any(words)),
            FieldKind::Chips => json!(self.any(&CHIPS)),
            FieldKind::ChipList => self.list(&FieldKind::Chips),
            FieldKind::Money => json!(self.any(&MONEY)),
            FieldKind::MoneyList => self.list(&FieldKind::Money),
            FieldKind::Number(least, most) => {
                let few = (*least).max(*most.min(&(least + self.any(&[3, 12, 60]))));
                json!(if self.is_one_in(8) { *most } else { self.0.random_range(*least..=few) })
            }
            FieldKind::Seat => json!(1 + self.below(9)),
            FieldKind::Seats => {
                let (first, every) = (1 + self.below(4), 1 + self.below(2));
                (first..10).step_by(every).take(self.below(6)).map(|seat| json!(seat)).collect()
            }
            FieldKind::Tables => self.list(&FieldKind::Number(1, 5)),
            FieldKind::Cards => {
                let count = self.below(8);
                self.cards(count)
            }
            FieldKind::Words => json!(self.any(&HEARD)),
            FieldKind::Together(fields) => self.object(fields),
            FieldKind::Rows(fields) => (0..self.below(5)).map(|_| self.object(fields)).collect(),
            FieldKind::BySeat(kind) => {
                let entry = |told: &mut Self| (told.below(10).to_string(), told.value(kind));
                Value::Object((0..self.below(4)).map(|_| entry(self)).collect())
            }
        }
    }

    /// So many cards; rarely one that there is not, or the same one twice.
    fn cards(&mut self, count: usize) -> Value {
        let mut cards: Vec<String> = Vec::new();
        while cards.len() < count {
            let rank =
                if self.is_one_in(100) { 'X' } else { char::from(self.any(b"23456789TJQKA")) };
            let card = format!("{rank}{}", char::from(self.any(b"cdhs")));
            if !cards.contains(&card) || self.is_one_in(20) {
                cards.push(card);
            }
        }
        json!(cards.join(" "))
    }
}
