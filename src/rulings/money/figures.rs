//! Amounts of money as they are told: figures, in a currency that nobody names.

use crate::fact::{Fact, Listed};
use crate::{FactsError, FieldKind, Reason, ReasonValue};
use engine::values::Money;
use serde_json::Value;

/// An amount as it is told: `"12.50"`, in text, so that no digit is lost on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures(String);

/// Digits after the point that an amount may have.
const DIGITS_MAX: u8 = 4;

impl Fact for Figures {
    const KIND: FieldKind = FieldKind::Money;

    fn read(told: &Value) -> Result<Self, FactsError> {
        let figures = told.as_str().ok_or_else(|| FactsError::kind(told, "wanted-money"))?;
        let amount = Money::read(figures, DIGITS_MAX).filter(|amount| *amount <= Money::MOST);
        match amount {
            Some(_) => Ok(Self(figures.to_owned())),
            None => Err(FactsError::at("", Reason::new("no-money").with("told", figures))),
        }
    }
}

/// An amount in a currency of so many digits, as a sentence shows it.
pub fn money(amount: Money, digits: u8) -> ReasonValue {
    ReasonValue::Money(amount.figures(digits))
}

impl Listed for Figures {
    const LIST: FieldKind = FieldKind::MoneyList;
}

impl Figures {
    /// How many digits after the point the currency of all these amounts has.
    pub fn digits<'a>(all: impl IntoIterator<Item = &'a Self>) -> u8 {
        all.into_iter().map(|figures| Money::digits_of(&figures.0)).max().unwrap_or_default()
    }

    /// The amount in a currency of so many digits.
    pub fn amount(&self, digits: u8) -> Money {
        Money::read(&self.0, digits).unwrap_or_default()
    }
}
