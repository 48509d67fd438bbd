//! The money of the tournament, as a ledger that always balances.

use super::terms::Price;
use crate::values::Money;
use strum::{IntoStaticStr, VariantArray};

/// Where money of the event came from or went to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum MoneyColumn {
    /// Paid by players for what they bought.
    Paid,
    /// Still owed by players for what they bought.
    Owed,
    /// Paid by the house in the place of players.
    House,
    /// Owed once, and paid by nobody.
    WrittenOff,
    /// Handed over by flights that came together.
    Flights,
    /// Into the prize pool, from prices and from flights.
    Pool,
    /// Rake and fees, for the house.
    Fees,
    /// To the staff, as a part of prices.
    Staff,
    /// On heads or in envelopes, from prices and from flights.
    Bounties,
    /// Paid for what is void, and kept.
    Kept,
    /// Prizes that were paid out.
    PrizesPaid,
    /// Bounties that were paid out.
    BountiesPaid,
    /// What was put right in the cash box.
    Corrected,
}

impl MoneyColumn {
    /// Every column, what comes in first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What stands in each column, in the order of [`MoneyColumn::ALL`].
pub(crate) type MoneySums = [i64; MoneyColumn::ALL.len()];

/// The money of the tournament, as a ledger that always balances.
///
/// `paid + owed + house + written off + flights = pool + fees + staff + bounties + kept`: every
/// unit that a price asks for is somebody's, and every unit comes from somebody, or is missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MoneyLedger {
    sums: MoneySums,
}

impl MoneyLedger {
    /// What stands in a column; only what was corrected can be below nothing.
    #[must_use]
    pub fn sum(&self, column: MoneyColumn) -> i64 {
        self.sums.get(column as usize).copied().unwrap_or_default()
    }

    /// What stands in a column that is never below nothing.
    #[must_use]
    pub fn money(&self, column: MoneyColumn) -> Money {
        Money(u64::try_from(self.sum(column)).unwrap_or_default())
    }

    pub(crate) fn sums(&self) -> MoneySums {
        self.sums
    }

    /// What has to be in the cash box.
    #[must_use]
    pub fn in_the_box(&self) -> i64 {
        let of = |column| self.sum(column);
        of(MoneyColumn::Paid)
            .saturating_add(of(MoneyColumn::Flights))
            .saturating_sub(of(MoneyColumn::PrizesPaid))
            .saturating_sub(of(MoneyColumn::BountiesPaid))
            .saturating_add(of(MoneyColumn::Corrected))
    }

    /// Whether the ledger balances, and no column that cannot be below nothing is.
    #[must_use]
    pub fn balances(&self) -> bool {
        use MoneyColumn as C;
        let sum = |columns: &[C]| -> i128 {
            columns.iter().map(|column| i128::from(self.sum(*column))).sum()
        };
        let comes = sum(&[C::Paid, C::Owed, C::House, C::WrittenOff, C::Flights]);
        let goes = sum(&[C::Pool, C::Fees, C::Staff, C::Bounties, C::Kept]);
        let is_below = |column: &C| *column != C::Corrected && self.sum(*column) < 0;
        comes == goes && !C::ALL.iter().any(is_below)
    }

    /// Adds to a column, or takes from it where negative.
    pub(crate) fn add(&mut self, column: MoneyColumn, amount: i64) {
        if let Some(sum) = self.sums.get_mut(column as usize) {
            // A forged journal may say what no event has; then the ledger does not balance.
            *sum = sum.saturating_add(amount);
        }
    }

    /// What a price brings to its columns, so many times; taken where negative.
    pub(crate) fn add_price(&mut self, price: &Price, times: i64) {
        let parts = [
            (MoneyColumn::Pool, price.pool),
            (MoneyColumn::Fees, price.fees()),
            (MoneyColumn::Staff, price.staff),
            (MoneyColumn::Bounties, price.bounty),
        ];
        for (column, amount) in parts {
            self.add(column, signed(amount).saturating_mul(times));
        }
    }
}

/// Money as a number that can be taken away; no event has more than fits.
pub(crate) fn signed(amount: Money) -> i64 {
    i64::try_from(amount.0).unwrap_or(i64::MAX)
}
