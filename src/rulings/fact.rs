//! What a type says of itself as a fact, so that a question is declared once: from a struct of
//! typed facts follow its form, its reader, its ranges and its choices.

use crate::Reason;
use crate::facts_error::FactsError;
use crate::field::{Field, FieldKind};
use cards::games::Game;
use cards::stud::StudGame;
use cards::uth::TripsAfterFold;
use cards::wagers::{Act, Reopening, StreetKind};
use cards::{Card, Seat, read_cards};
use engine::chips::{Rescue, Rounding};
use engine::penalties::Offense;
use engine::values::{SeatNo, SeatSet, TableNo};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use strum::VariantNames;

/// Something that a floor is told.
pub trait Fact: Sized {
    /// What may be told, as the form shows it.
    const KIND: FieldKind;

    /// Whether there is no answer without it.
    const IS_NEEDED: bool = true;

    /// It, from what was told.
    ///
    /// # Errors
    /// Where something else was told.
    fn read(told: &Value) -> Result<Self, FactsError>;

    /// What it is where nothing was told; none where that will not do.
    #[must_use]
    fn untold() -> Option<Self> {
        None
    }
}

/// Something of which a floor is told several.
pub trait Listed: Fact {
    /// What may be told, as the form shows it.
    const LIST: FieldKind;

    /// All of them, from what was told.
    ///
    /// # Errors
    /// Where something else was told.
    fn read_all(told: &Value) -> Result<Vec<Self>, FactsError> {
        let all = told.as_array().ok_or_else(|| FactsError::kind(told, "wanted-list"))?;
        let read = |(at, told)| Self::read(told).map_err(|error| error.within(format!("[{at}]")));
        all.iter().enumerate().map(read).collect()
    }
}

/// Facts that are told together, each by its name.
pub trait Form: Fact {
    /// What is asked, in the order in which a floor is told it.
    const FIELDS: &'static [Field];
}

impl Field {
    /// A fact of this type, told under this name.
    pub const fn of<T: Fact>(name: &'static str) -> Self {
        Self {
            name: plain(name),
            kind: T::KIND,
            formerly: None,
            is_needed: T::IS_NEEDED,
            is_of_the_rules: false,
            is_of_the_first_bet: false,
            is_none_untold: false,
            is_counted_as_none: false,
            cases: &[],
            is_said_by: None,
            only_if: None,
            unless: None,
        }
    }
}

/// A name as it is told: Rust writes `r#` before one that is a word of its own, as `in`.
const fn plain(name: &str) -> &str {
    match name.as_bytes() {
        [b'r', b'#', ..] => name.split_at(2).1,
        _ => name,
    }
}

/// A fact that may be left out; null is not told, either.
impl<T: Fact> Fact for Option<T> {
    const KIND: FieldKind = T::KIND;
    const IS_NEEDED: bool = false;

    fn read(told: &Value) -> Result<Self, FactsError> {
        if told.is_null() { Ok(None) } else { T::read(told).map(Some) }
    }

    fn untold() -> Option<Self> {
        Some(None)
    }
}

impl<T: Listed> Fact for Vec<T> {
    const KIND: FieldKind = T::LIST;

    fn read(told: &Value) -> Result<Self, FactsError> {
        T::read_all(told)
    }
}

/// A map is a fact: something for each seat, by its number.
impl<S: Fact + Ord, T: Fact> Fact for BTreeMap<S, T> {
    const KIND: FieldKind = FieldKind::BySeat(&T::KIND);

    fn read(told: &Value) -> Result<Self, FactsError> {
        let by_seat = told.as_object().ok_or_else(|| FactsError::kind(told, "wanted-object"))?;
        let read = |(name, told): (&String, &Value)| {
            let seat = name.parse::<u8>().ok().filter(|seat| seat.to_string() == *name);
            let seat = match seat {
                Some(seat) => S::read(&Value::from(seat)),
                None => {
                    Err(FactsError::at("", Reason::new("hand-seat-unknown").with("seat", name)))
                }
            };
            let read = seat.and_then(|seat| Ok((seat, T::read(told)?)));
            read.map_err(|error| error.within(name))
        };
        by_seat.iter().map(read).collect()
    }
}

impl Fact for bool {
    const KIND: FieldKind = FieldKind::YesNo;

    fn read(told: &Value) -> Result<Self, FactsError> {
        told.as_bool().ok_or_else(|| FactsError::kind(told, "wanted-boolean"))
    }
}

/// Text is a fact: words as they were heard.
impl Fact for String {
    const KIND: FieldKind = FieldKind::Words;

    fn read(told: &Value) -> Result<Self, FactsError> {
        let words = told.as_str().ok_or_else(|| FactsError::kind(told, "wanted-string"))?;
        Ok(words.to_owned())
    }
}

/// A whole number from the one to the other.
fn number<N: TryFrom<u64>>(told: &Value, least: u64, most: u64) -> Result<N, FactsError> {
    if !(told.is_u64() || told.is_i64()) {
        return Err(FactsError::kind(told, "wanted-number"));
    }
    let within = told.as_u64().filter(|number| (least..=most).contains(number));
    let number = within.and_then(|number| N::try_from(number).ok());
    number.ok_or_else(|| FactsError::range(least, most))
}

/// A number type is a fact from 0 to the most that it holds; `#[range(…)]` makes that narrower.
macro_rules! number_facts {
    ($($number:ty),*) => { $(
        impl Fact for $number {
            const KIND: FieldKind = FieldKind::Number(0, <$number>::MAX as u64);

            fn read(told: &Value) -> Result<Self, FactsError> {
                number(told, 0, <$number>::MAX.into())
            }
        }
    )* };
}

number_facts!(u8, u16, u32, u64);

impl Fact for Game {
    const KIND: FieldKind = FieldKind::Choice(Self::VARIANTS);

    fn read(told: &Value) -> Result<Self, FactsError> {
        let id = told.as_str().ok_or_else(|| FactsError::kind(told, "wanted-word"))?;
        Self::find(id).ok_or_else(|| {
            let reason = Reason::new("game-unknown").with("game", id);
            FactsError::at("", reason.with("games", Self::VARIANTS.join(", ")))
        })
    }
}

/// Chips as a fact: a number that no sum of facts can push over the edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Amount(pub u64);

impl Amount {
    /// The most that a question may speak of.
    pub const MOST: u64 = 1_000_000_000_000;
}

impl Fact for Amount {
    const KIND: FieldKind = FieldKind::Chips;

    fn read(told: &Value) -> Result<Self, FactsError> {
        number(told, 0, Self::MOST).map(Self)
    }
}

/// An amount that must be something.
///
/// # Errors
/// Where it is nothing.
pub fn above_zero(name: &str, amount: Amount, nothing: &'static str) -> Result<(), FactsError> {
    match amount {
        Amount(0) => Err(FactsError::at(name, Reason::new(nothing))),
        Amount(_) => Ok(()),
    }
}

/// A fact that other facts make necessary.
///
/// # Errors
/// Where it is not told.
pub fn needed<T>(name: &str, told: Option<T>) -> Result<T, FactsError> {
    told.ok_or_else(|| FactsError::at(name, Reason::new("still-needed")))
}

impl Listed for Amount {
    const LIST: FieldKind = FieldKind::ChipList;
}

/// The highest number of a seat.
const SEAT_MAX: u64 = SeatSet::SEAT_MAX as u64;

impl Fact for SeatNo {
    const KIND: FieldKind = FieldKind::Seat;

    fn read(told: &Value) -> Result<Self, FactsError> {
        number(told, 1, SEAT_MAX).map(Self)
    }
}

impl Listed for SeatNo {
    const LIST: FieldKind = FieldKind::Seats;
}

impl Fact for Seat {
    const KIND: FieldKind = FieldKind::Seat;

    fn read(told: &Value) -> Result<Self, FactsError> {
        number(told, 1, SEAT_MAX).map(Self)
    }
}

impl Listed for Seat {
    const LIST: FieldKind = FieldKind::Seats;
}

/// The highest number of a table.
const TABLE_MAX: u64 = 9_999;

impl Fact for TableNo {
    const KIND: FieldKind = FieldKind::Number(1, TABLE_MAX);

    fn read(told: &Value) -> Result<Self, FactsError> {
        number(told, 1, TABLE_MAX).map(Self)
    }
}

impl Listed for TableNo {
    const LIST: FieldKind = FieldKind::Tables;
}

/// Cards of which each lies there once.
impl Fact for Card {
    const KIND: FieldKind = FieldKind::Cards;

    fn read(told: &Value) -> Result<Self, FactsError> {
        match Self::read_all(told)?.as_slice() {
            [card] => Ok(*card),
            _ => Err(FactsError::at("", Reason::new("card-unreadable").with("card", told))),
        }
    }
}

impl Listed for Card {
    const LIST: FieldKind = FieldKind::Cards;

    fn read_all(told: &Value) -> Result<Vec<Self>, FactsError> {
        read_cards(&String::read(told)?).map_err(|error| FactsError::card(&error))
    }
}

/// One word of those that a type knows.
///
/// # Errors
/// Where it is no word, or another one.
pub fn word<T: std::str::FromStr>(told: &Value, known: &[&str]) -> Result<T, FactsError> {
    let word = told.as_str().ok_or_else(|| FactsError::kind(told, "wanted-word"))?;
    word.parse().map_err(|_| FactsError::word(word, known))
}

/// What was told under the names of some fields.
pub struct ByName<'a> {
    told: &'a Map<String, Value>,
    fields: &'static [Field],
}

impl<'a> ByName<'a> {
    /// It, from what was told.
    ///
    /// # Errors
    /// Where that has no names, or one that is not known.
    pub fn read(told: &'a Value, fields: &'static [Field]) -> Result<Self, FactsError> {
        let told = match told {
            Value::Object(told) => told,
            Value::Array(_) => return Err(FactsError::at("", Reason::new("not-by-name"))),
            other => return Err(FactsError::kind(other, "wanted-object")),
        };
        let names: Vec<&str> = fields.iter().map(|field| field.name).collect();
        match told.keys().find(|name| !names.contains(&name.as_str())) {
            Some(unknown) => Err(FactsError::name(unknown, &names)),
            None => Ok(Self { told, fields }),
        }
    }

    /// The fact of this name.
    ///
    /// # Errors
    /// Where it is needed and not told, or something else was told.
    pub fn fact<T: Fact>(&self, name: &str) -> Result<T, FactsError> {
        let name = plain(name);
        let Some(told) = self.told.get(name) else {
            let missing = || FactsError::at("", Reason::new("missing").with("name", name));
            return T::untold().ok_or_else(missing);
        };
        let kind = self.fields.iter().find(|field| field.name == name).map(|field| field.kind);
        let range = |kind| match (kind, told) {
            (Some(FieldKind::Number(least, most)), Value::Number(_)) => {
                number::<u64>(told, least, most).map(drop)
            }
            _ => Ok(()),
        };
        range(kind).and_then(|()| T::read(told)).map_err(|error| error.within(name))
    }
}

/// What a topic is told. A struct is facts that are told together, each by its name: it gets the
/// fields of its form, and its reader. An enum is a fact that is one of several words, which are
/// told as `snake_case`, in the order in which a form shows them.
///
/// The type of a fact says what may be told; an [`Option`] may be left out. Before a fact may
/// stand, after its comment and in this order:
///
/// * `#[formerly("old_name")]`: the name that it had before is still understood;
/// * `#[form(needed)]`: a form has no answer without it, though a program may leave it out;
///   `#[form(or_by_the_rules)]`: where it is not told, the rules of the event say it;
///   `#[form(or_none)]`: where it is not told, there is none of it;
///   `#[form(or_counted_as_none)]`: the same, and the answer says so if it matters;
///   `#[form(or_first_bet)]`: the size of a raise, which is the whole bet where it is not told;
///   `#[form(since_the_deal)]`: whether there has been substantial action; where neither that nor
///   `actions` is told, the ruling is given for both, before it and after it;
/// * `#[range(1..=52)]`: the numbers that may be told;
/// * `#[asked_if(by = "dealer")]`: it is asked only where another fact has one of these values;
/// * `#[needed_if(by = "dealer" | "floor")]`: the same, and then there is no answer without it.
/// * `#[needed_unless(said_call = "true")]`: there is an answer without it only where another fact
///   has one of these values; `#[needed_unless(bet)]`: only where the other fact is told;
/// * `#[above_zero("chip-of-nothing")]`: an amount that is nothing is refused in these words, once
///   everything else can be read.
///
/// ```ignore
/// facts! {
///     struct Facts {
///         family: Family,
///         by: By,
///         #[range(1..=52)]
///         #[needed_if(by = "dealer")]
///         exposed: Option<u8>,
///         /// What has been done since the deal.
///         actions: Option<Vec<Action>>,
///     }
///
///     /// Who exposed it.
///     enum By {
///         Dealer,
///         Player,
///     }
/// }
/// ```
macro_rules! facts {
    (
        $(#[$of_all:meta])*
        $see:vis struct $Facts:ident {
            $(
                $(#[doc = $doc:literal])*
                $(#[formerly($formerly:literal)])?
                $(#[form($form:ident)])?
                $(#[range($range:expr)])?
                $(#[asked_if($asked:ident = $($asked_value:literal)|+)])?
                $(#[needed_if($needed:ident = $($needed_value:literal)|+)])?
                $(#[needed_unless($unless:ident $(= $($unless_value:literal)|+)?)])?
                $(#[above_zero($nothing:literal)])?
                $see_one:vis $name:ident: $Type:ty
            ),* $(,)?
        }
        $($more:tt)*
    ) => {
        $(#[$of_all])*
        $see struct $Facts {
            $( $(#[doc = $doc])* $see_one $name: $Type, )*
        }

        impl $crate::fact::Form for $Facts {
            const FIELDS: &'static [$crate::Field] = &[$(
                $crate::Field::of::<$Type>(stringify!($name))
                    $(.formerly($formerly))?
                    $(.$form())?
                    $(.within($range))?
                    $(.asked_if(stringify!($asked), &[$($asked_value),+]))?
                    $(.needed_if(stringify!($needed), &[$($needed_value),+]))?
                    $(.needed_unless(stringify!($unless), &[$($($unless_value),+)?]))?
            ),*];
        }

        impl $crate::fact::Fact for $Facts {
            const KIND: $crate::FieldKind =
                $crate::FieldKind::Together(<Self as $crate::fact::Form>::FIELDS);

            fn read(told: &serde_json::Value) -> Result<Self, $crate::FactsError> {
                let fields = <Self as $crate::fact::Form>::FIELDS;
                let told = $crate::fact::ByName::read(told, fields)?;
                let facts = Self { $( $name: told.fact(stringify!($name))?, )* };
                $($( $crate::fact::above_zero(stringify!($name), facts.$name, $nothing)?; )?)*
                Ok(facts)
            }
        }

        impl $crate::fact::Listed for $Facts {
            const LIST: $crate::FieldKind =
                $crate::FieldKind::Rows(<Self as $crate::fact::Form>::FIELDS);
        }

        $crate::fact::facts! { $($more)* }
    };
    (
        $(#[$of_all:meta])*
        $see:vis enum $Choice:ident {
            $( $(#[$of_one:meta])* $Word:ident ),* $(,)?
        }
        $($more:tt)*
    ) => {
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord,
            strum::EnumString, strum::VariantNames,
        )]
        #[strum(serialize_all = "snake_case")]
        $(#[$of_all])*
        $see enum $Choice {
            $( $(#[$of_one])* $Word, )*
        }

        $crate::fact::choice_facts!($Choice);
        $crate::fact::facts! { $($more)* }
    };
    () => {};
}
pub(crate) use facts;

/// Types are facts that are one of several words, which `strum` tells.
macro_rules! choice_facts {
    ($($Choice:ty),+ $(,)?) => { $(
        impl $crate::fact::Fact for $Choice {
            const KIND: $crate::FieldKind =
                $crate::FieldKind::Choice(<$Choice as strum::VariantNames>::VARIANTS);

            fn read(told: &serde_json::Value) -> Result<Self, $crate::FactsError> {
                $crate::fact::word(told, <$Choice as strum::VariantNames>::VARIANTS)
            }
        }
    )+ };
}
pub(crate) use choice_facts;

choice_facts!(Act, Offense, Reopening, Rescue, Rounding, StreetKind, StudGame, TripsAfterFold);
