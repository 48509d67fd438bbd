//! Amounts of money, in the currency of an event.

use crate::{Args, Words};
use engine::Tournament;
use engine::money::Currency;
use engine::values::Money;

impl Words {
    /// An amount with the currency of the event: `1,250.50 EUR`.
    #[must_use]
    pub fn money(&self, amount: Money, currency: &Currency) -> String {
        let figures = self.figures(&amount.figures(currency.digits));
        match currency.name.trim() {
            "" => figures,
            name => {
                let args = Args::new().text("figures", figures).text("currency", name);
                self.say("money", &args)
            }
        }
    }

    /// An amount in the currency of this event; as it is where it has none.
    #[must_use]
    pub fn money_of(&self, tournament: &Tournament, amount: Money) -> String {
        match &tournament.settings().money {
            Some(terms) => self.money(amount, &terms.currency),
            None => self.figures(&amount.figures(0)),
        }
    }
}
