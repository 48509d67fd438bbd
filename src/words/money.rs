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

    /// The amount that somebody typed, as the language writes it: `1,250.50`. None where that is
    /// none, has more digits than the currency, or a separator stands where none does.
    ///
    /// ```
    /// use engine::values::Money;
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.money_typed(" 1,250.5 ", 2), Some(Money(125_050)));
    /// // Whoever means twelve and a half does not get 1,250.
    /// assert_eq!(words.money_typed("12,50", 2), None);
    /// ```
    #[must_use]
    pub fn money_typed(&self, typed: &str, digits: u8) -> Option<Money> {
        let typed = typed.trim();
        let (whole, part) = match typed.split_once(self.point) {
            Some((whole, part)) => (whole, Some(part)),
            None => (typed, None),
        };
        let is_separator =
            |letter: char| letter == self.grouping.separator || letter.is_whitespace();
        let mut groups = whole.split(is_separator);
        let first = groups.next().unwrap_or_default();
        let mut whole = first.to_owned();
        for group in groups {
            if group.len() != 3 || first.len() > 3 {
                return None;
            }
            whole.push_str(group);
        }
        let figures = part.map_or_else(|| whole.clone(), |part| format!("{whole}.{part}"));
        Money::read(&figures, digits).filter(|amount| *amount <= Money::MOST)
    }

    /// An amount as it is typed into a field, without its currency.
    #[must_use]
    pub fn money_field(&self, amount: Money, currency: &Currency) -> String {
        self.figures(&amount.figures(currency.digits))
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
