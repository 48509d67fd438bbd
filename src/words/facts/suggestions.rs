//! What the tournament at hand tells of itself in the form of a floor question.

use crate::facts::ToldFact;
use crate::facts::parse::written;
use crate::{Args, Words};
use engine::values::{Chips, SeatNo};
use reports::Known;
use rulings::{Field, FieldKind, Topic};
use serde_json::{Value, json};

/// Something that is known and may be told with one press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offered {
    value: Value,
    from: From,
}

/// Where a value is known from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum From {
    Level(u32),
    Table(u32),
    Tournament,
}

impl Offered {
    #[must_use]
    pub fn of(known: &Known, topic: &Topic, field: &Field) -> Option<Self> {
        let of_level = || of_level(known, topic, field);
        of_level().or_else(|| of_table(known, field)).or_else(|| of_tournament(known, field))
    }

    /// Whether it is told at once where nothing else is: the blinds of the level that is on, which
    /// nobody at the desk has to look up.
    #[must_use]
    pub fn is_told_at_once(&self, field: &Field) -> bool {
        matches!(self.from, From::Level(_)) && matches!(field.name, "small_blind" | "big_blind")
    }

    /// What is told where it is taken.
    #[must_use]
    pub fn told(&self, kind: FieldKind) -> ToldFact {
        ToldFact::filled(kind, &self.value)
    }

    /// Whether just that is told already.
    #[must_use]
    pub fn is_told(&self, told: &ToldFact) -> bool {
        match told {
            ToldFact::Typed(typed) => typed.trim() == written(&self.value),
            ToldFact::Together(sheet) => sheet.read().facts == self.value,
            _ => false,
        }
    }
}

impl Words {
    /// Where something is known from.
    #[must_use]
    pub fn offered_from(&self, offered: &Offered) -> String {
        match offered.from {
            From::Level(no) => self.say("calls-at-level", &Args::new().no("level", no)),
            From::Table(no) => self.say("calls-at-table", &Args::new().no("table", no)),
            From::Tournament => self.text("calls-at-tournament"),
        }
    }

    /// What is known for a field, and where it is known from.
    #[must_use]
    pub fn offered(&self, offered: &Offered) -> String {
        let value = match &offered.value {
            Value::Number(number) => self.number(number.as_i64().unwrap_or(i64::MAX)),
            Value::Object(fields) => fields.values().map(written).collect::<Vec<_>>().join(", "),
            value => written(value),
        };
        let args = Args::new().text("value", value);
        match offered.from {
            From::Level(no) => self.say("calls-known-level", &args.no("level", no)),
            From::Table(no) => self.say("calls-known-table", &args.no("table", no)),
            From::Tournament => self.say("calls-known-tournament", &args),
        }
    }
}

/// The blinds of the level that is on.
fn of_level(known: &Known, topic: &Topic, field: &Field) -> Option<Offered> {
    let level = known.level?;
    if !matches!(field.kind, FieldKind::Chips) {
        return None;
    }
    let chips: Chips = match field.name {
        "small_blind" => level.small_blind,
        "big_blind" => level.big_blind,
        // A game against the house has an ante, too, which no level knows.
        "ante" if topic.fields.iter().any(|field| field.name == "big_blind") => level.ante?,
        _ => return None,
    };
    Some(Offered { value: Value::from(chips.0), from: From::Level(u32::from(level.no.0)) })
}

/// Seats, and where the button was.
fn of_table(known: &Known, field: &Field) -> Option<Offered> {
    let table = known.table.as_ref()?;
    let numbers =
        |seats: &[SeatNo]| Value::from(seats.iter().map(|seat| seat.0).collect::<Vec<_>>());
    let value = match (field.name, field.kind) {
        ("seats" | "seats_at_table", FieldKind::Number(..)) => Value::from(table.seats),
        ("players_at_table" | "players", FieldKind::Number(..)) => Value::from(table.taken.len()),
        ("table", FieldKind::Number(..)) => Value::from(u32::from(table.no.0)),
        ("occupied", FieldKind::Seats) => numbers(&table.taken),
        ("closed", FieldKind::Seats) if !table.closed.is_empty() => numbers(&table.closed),
        ("button", FieldKind::Seat) => Value::from(table.last?.button.0),
        ("small_blind", FieldKind::Seat) => Value::from(table.last?.small_blind.0),
        ("big_blind", FieldKind::Seat) => Value::from(table.last?.big_blind.0),
        ("last", FieldKind::Together(_)) => {
            let last = table.last?;
            json!({
                "button": last.button.0,
                "small_blind": last.small_blind.0,
                "big_blind": last.big_blind.0,
            })
        }
        _ => return None,
    };
    Some(Offered { value, from: From::Table(u32::from(table.no.0)) })
}

/// What holds at every table.
fn of_tournament(known: &Known, field: &Field) -> Option<Offered> {
    let value = match (field.name, field.kind) {
        ("seats" | "seats_at_table", FieldKind::Number(..)) => Value::from(known.seats),
        ("players_left", FieldKind::Number(..)) => Value::from(known.players_left),
        ("starting_stack", FieldKind::Chips) => Value::from(known.starting_chips.0),
        _ => return None,
    };
    Some(Offered { value, from: From::Tournament })
}
