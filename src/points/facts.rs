//! What is known of a player when a formula is worked out.

use crate::prices::PriceBook;
use crate::variable::Variable;
use std::sync::Arc;
use strum::VariantArray;

/// The values of all variables; what was not told is 0, and the list is empty.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts<'a> {
    numbers: [f64; Variable::VARIANTS.len()],
    list_points: &'a [f64],
    prices: Arc<PriceBook>,
}

impl Default for Facts<'_> {
    fn default() -> Self {
        Self { numbers: [0.0; Variable::VARIANTS.len()], list_points: &[], prices: Arc::default() }
    }
}

impl<'a> Facts<'a> {
    /// The points of a player in the events that count, for the formula of a league.
    #[must_use]
    pub fn of_league(list_points: &'a [f64]) -> Self {
        Self { list_points, ..Self::default() }
    }

    /// The same with this value of a variable; what is no number is 0.
    #[must_use]
    pub fn with(mut self, variable: Variable, value: f64) -> Self {
        if let Some(number) = self.numbers.get_mut(variable as usize) {
            *number = if value.is_finite() { value } else { 0.0 };
        }
        self
    }

    /// The value of a variable that is one number.
    #[must_use]
    pub fn number(&self, variable: Variable) -> f64 {
        self.numbers.get(variable as usize).copied().unwrap_or_default()
    }

    /// The same with the prices of the event.
    #[must_use]
    pub fn with_prices(self, prices: Arc<PriceBook>) -> Self {
        Self { prices, ..self }
    }

    pub(crate) fn prices(&self) -> &PriceBook {
        &self.prices
    }

    /// The points of the player in the events that count.
    #[must_use]
    pub fn list_points(&self) -> &'a [f64] {
        self.list_points
    }
}
