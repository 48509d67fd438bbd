//! What is told in the form of a floor question becomes facts, and facts become what is told.
//!
//! A form is half-typed most of the time: each reading says what facts there are, what is still
//! missing, and what was typed and is not understood.

mod parse;
mod suggestions;

use rulings::{Field, FieldKind};
use serde_json::{Map, Value};

pub use parse::{Why, cards_typed, chip_list_typed};
pub use suggestions::Offered;

/// What is told in the fields of a form, in their order.
#[derive(Debug, Clone)]
pub struct Sheet {
    fields: &'static [Field],
    told: Vec<ToldFact>,
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.fields, other.fields) && self.told == other.told
    }
}

/// What is told in one field.
#[derive(Debug, Clone, PartialEq)]
pub enum ToldFact {
    /// Yes or no; none while nothing is told.
    YesNo(Option<bool>),
    /// One of several words, or nothing yet.
    Choice(Option<&'static str>),
    /// Letters as they stand in the field.
    Typed(String),
    /// Fields that belong together.
    Together(Sheet),
    Rows(Vec<Sheet>),
    /// Something for each seat, whose number is typed.
    BySeat(Vec<(String, ToldFact)>),
}

/// What a form says at the moment.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Reading {
    /// The facts that are told and understood.
    pub facts: Value,
    /// What was typed and is not understood.
    pub unread: Vec<Unread>,
    /// What has to be told before there is an answer.
    pub missing: Vec<Missing>,
}

/// Something that is not understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// The field, from the outside in: `players[1].cards`.
    pub field: String,
    /// What should stand there instead.
    pub why: Why,
}

/// Something that has to be told.
#[derive(Debug, Clone)]
pub struct Missing {
    /// The field, from the outside in.
    pub path: String,
    pub field: &'static Field,
    /// Its row, counted from 1, where it stands in one.
    pub row: Option<usize>,
}

impl PartialEq for Missing {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path
    }
}

impl Reading {
    /// Whether there is an answer to be asked for.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.unread.is_empty() && self.missing.is_empty()
    }
}

impl ToldFact {
    /// A fact of this kind with nothing told yet.
    #[must_use]
    pub fn blank(kind: FieldKind) -> Self {
        Self::filled(kind, &Value::Null)
    }

    /// What would have been told for this value; null where nothing is.
    #[must_use]
    pub fn filled(kind: FieldKind, value: &Value) -> Self {
        match kind {
            FieldKind::YesNo => Self::YesNo(value.as_bool()),
            FieldKind::Choice(words) => {
                let told = value.as_str();
                Self::Choice(words.iter().copied().find(|word| Some(*word) == told))
            }
            FieldKind::Together(fields) if value.is_null() => Self::Together(Sheet::blank(fields)),
            FieldKind::Together(fields) => Self::Together(Sheet::filled(fields, value)),
            FieldKind::Rows(fields) => {
                let rows = value.as_array().map(Vec::as_slice).unwrap_or_default();
                Self::Rows(rows.iter().map(|row| Sheet::filled(fields, row)).collect())
            }
            FieldKind::BySeat(kind) => {
                let seats = value.as_object().into_iter().flatten();
                let told =
                    |(seat, value): (&String, &Value)| (seat.clone(), Self::filled(*kind, value));
                Self::BySeat(seats.map(told).collect())
            }
            // No cards are told, too, and letters that are left out tell nothing.
            FieldKind::Cards if value == "" => Self::Typed(parse::NONE.to_owned()),
            FieldKind::Chips
            | FieldKind::ChipList
            | FieldKind::Money
            | FieldKind::MoneyList
            | FieldKind::Number(..)
            | FieldKind::Seat
            | FieldKind::Seats
            | FieldKind::Tables
            | FieldKind::Cards
            | FieldKind::Words => Self::Typed(parse::written(value)),
        }
    }

    /// What it says in a field of this kind; none where nothing is told, or nothing understood.
    #[must_use]
    pub fn said(&self, kind: FieldKind) -> Option<Value> {
        let at = At { path: "", row: None };
        if self.is_blank() { None } else { value(kind, self, &mut Reading::default(), at) }
    }

    #[must_use]
    pub fn is_blank(&self) -> bool {
        match self {
            Self::YesNo(told) => told.is_none(),
            Self::Choice(told) => told.is_none(),
            Self::Typed(typed) => typed.trim().is_empty(),
            Self::Together(sheet) => sheet.is_blank(),
            Self::Rows(rows) => rows.iter().all(Sheet::is_blank),
            Self::BySeat(seats) => {
                seats.iter().all(|(seat, told)| seat.trim().is_empty() && told.is_blank())
            }
        }
    }
}

impl Sheet {
    /// A form in which nothing is told; a list that is needed has its first row.
    #[must_use]
    pub fn blank(fields: &'static [Field]) -> Self {
        let blank = |field: &Field| match field.kind {
            FieldKind::Rows(row) if field.is_needed => ToldFact::Rows(vec![Self::blank(row)]),
            FieldKind::BySeat(kind) if field.is_needed => {
                ToldFact::BySeat(vec![(String::new(), ToldFact::blank(*kind))])
            }
            kind => ToldFact::blank(kind),
        };
        Self { fields, told: fields.iter().map(blank).collect() }
    }

    /// A form in which these facts are told.
    #[must_use]
    pub fn filled(fields: &'static [Field], facts: &Value) -> Self {
        let told = |field: &Field| match facts.get(field.name) {
            Some(value) => ToldFact::filled(field.kind, value),
            None => ToldFact::blank(field.kind),
        };
        Self { fields, told: fields.iter().map(told).collect() }
    }

    pub fn fields_mut(&mut self) -> impl Iterator<Item = (&'static Field, &mut ToldFact)> {
        self.fields.iter().zip(&mut self.told)
    }

    /// What is told in the field of this name.
    #[must_use]
    pub fn told(&self, name: &str) -> Option<&ToldFact> {
        let place = self.fields.iter().position(|field| field.name == name)?;
        self.told.get(place)
    }

    /// Tells something in the field of this name.
    pub fn tell(&mut self, name: &str, told: ToldFact) {
        let place = self.fields.iter().position(|field| field.name == name);
        if let Some(known) = place.and_then(|place| self.told.get_mut(place)) {
            *known = told;
        }
    }

    /// Which of its fields are asked, with what is told so far.
    #[must_use]
    pub fn asked(&self) -> Vec<bool> {
        let mut facts = Value::Object(Map::new());
        let ask = |(field, told): (&Field, &ToldFact)| {
            let is_asked = field.is_asked(&facts);
            let value = match told {
                ToldFact::YesNo(Some(told)) => Some(Value::Bool(*told)),
                ToldFact::Choice(Some(told)) => Some(Value::from(*told)),
                _ => None,
            };
            if let (true, Some(value), Value::Object(facts)) = (is_asked, value, &mut facts) {
                facts.insert(field.name.to_owned(), value);
            }
            is_asked
        };
        self.fields.iter().zip(&self.told).map(ask).collect()
    }

    /// Whether nothing is told that is asked.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.told.iter().zip(self.asked()).all(|(told, is_asked)| !is_asked || told.is_blank())
    }

    #[must_use]
    pub fn read(&self) -> Reading {
        let mut reading = Reading::default();
        let facts = self.read_into(&mut reading, "", None);
        reading.facts = facts;
        reading
    }

    fn read_into(&self, reading: &mut Reading, outer: &str, row: Option<usize>) -> Value {
        let mut facts = Value::Object(Map::new());
        for (field, told) in self.fields.iter().zip(&self.told) {
            if !field.is_asked(&facts) {
                continue;
            }
            let path = match outer {
                "" => field.name.to_owned(),
                outer => format!("{outer}.{}", field.name),
            };
            let at = At { path: &path, row };
            let value = field_value(field, told, reading, at);
            if let (Some(value), Value::Object(facts)) = (value, &mut facts) {
                facts.insert(field.name.to_owned(), value);
            }
        }
        facts
    }
}

/// The field in which something is told.
#[derive(Clone, Copy)]
struct At<'a> {
    path: &'a str,
    row: Option<usize>,
}

/// What is told in a field; none where nothing is, which is missing where it is needed.
fn field_value(
    field: &'static Field,
    told: &ToldFact,
    reading: &mut Reading,
    at: At,
) -> Option<Value> {
    let is_no_row = matches!(told, ToldFact::Rows(rows) if rows.is_empty());
    if told.is_blank() {
        if !field.is_needed {
            return None;
        }
        match told {
            ToldFact::Together(_) => {}
            ToldFact::Rows(_) if is_no_row => return Some(Value::Array(Vec::new())),
            ToldFact::BySeat(seats) if seats.is_empty() => return Some(Value::Object(Map::new())),
            _ => {
                let path = at.path.to_owned();
                reading.missing.push(Missing { path, field, row: at.row });
                return None;
            }
        }
    }
    value(field.kind, told, reading, at)
}

fn value(kind: FieldKind, told: &ToldFact, reading: &mut Reading, at: At) -> Option<Value> {
    match (told, kind) {
        (ToldFact::YesNo(told), _) => told.map(Value::Bool),
        (ToldFact::Choice(told), _) => told.map(Value::from),
        (ToldFact::Together(sheet), _) => Some(sheet.read_into(reading, at.path, at.row)),
        (ToldFact::Rows(rows), _) => {
            // A row that nobody has begun, at the end, is no row.
            let last = rows.iter().rposition(|row| !row.is_blank()).map_or(0, |last| last + 1);
            let rows = rows.iter().take(last).enumerate().map(|(index, row)| {
                row.read_into(reading, &format!("{}[{index}]", at.path), Some(index + 1))
            });
            Some(rows.collect())
        }
        (ToldFact::BySeat(seats), FieldKind::BySeat(kind)) => {
            let mut facts = Map::new();
            for (seat, told) in seats {
                if seat.trim().is_empty() && told.is_blank() {
                    continue;
                }
                let path = format!("{}.{}", at.path, seat.trim());
                // `01` is seat 1, and the facts know it by its number.
                let read = match parse::seat_typed(seat).map(|seat| seat.to_string()) {
                    None => Err(Why::Seat),
                    Some(seat) if facts.contains_key(&seat) => Err(Why::SeatTwice),
                    Some(_) if told.is_blank() => Err(Why::Nothing),
                    Some(seat) => Ok(seat),
                };
                let at = At { path: &path, row: at.row };
                match read {
                    Ok(seat) => {
                        let value = value(*kind, told, reading, at);
                        facts.extend(value.map(|value| (seat, value)));
                    }
                    Err(why) => reading.unread.push(Unread { field: path, why }),
                }
            }
            Some(Value::Object(facts))
        }
        (ToldFact::Typed(letters), kind) => match parse::read(kind, letters.trim()) {
            Ok(value) => Some(value),
            Err(why) => {
                reading.unread.push(Unread { field: at.path.to_owned(), why });
                None
            }
        },
        (ToldFact::BySeat(_), _) => None,
    }
}
