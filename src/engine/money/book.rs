//! What every player was charged, and what was decided of the prizes.

use super::ledger::{MoneyLedger, signed};
use super::terms::Price;
use super::{MoneyColumn, PaysWhen};
use crate::values::{Money, Place, PlayerId, ReceiptNo, RightTime, Sale, Timestamp};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Something that a player was charged for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Charge {
    /// The number on its receipt.
    pub no: ReceiptNo,
    /// When it was sold.
    pub at: Timestamp,
    /// What.
    pub sale: Sale,
    /// The name of its price.
    pub buy_in: Arc<str>,
    /// What it costs.
    pub price: Arc<Price>,
    /// What of that the house pays.
    pub off: Money,
    /// What the player has paid.
    pub paid: Money,
    /// It is void, and so much of what was paid was kept.
    pub void: Option<Money>,
    /// How many hands with a bust-out had been entered by then; none for a first entry, which is
    /// on the head from the beginning whenever it is charged.
    pub after: u64,
}

impl Charge {
    /// What the player has to pay in all.
    #[must_use]
    pub fn to_pay(&self) -> Money {
        self.price.total().minus(self.off)
    }

    /// What they still owe of it.
    #[must_use]
    pub fn owed(&self) -> Money {
        match self.void {
            None => self.to_pay().minus(self.paid),
            Some(_) => Money::ZERO,
        }
    }

    /// Whether it stands.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.void.is_none()
    }
}

/// Payouts that were fixed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixedPayouts {
    /// When.
    pub at: Timestamp,
    /// The pool that was shared.
    pub pool: Money,
    /// For so many entries.
    pub entries: u32,
    /// What each place is paid, the first place first.
    pub prizes: Arc<[Money]>,
}

/// The money of a tournament.
#[derive(Debug, Clone, Default)]
pub struct MoneyBook {
    /// What each player was charged; shared with the states that the log keeps.
    charges: BTreeMap<PlayerId, Arc<Vec<Charge>>>,
    ledger: MoneyLedger,
    /// Charges that stand, by the name of their price.
    sold: BTreeMap<Arc<str>, u32>,
    receipts: u32,
    /// What came from flights on the heads of players.
    brought: BTreeMap<PlayerId, Money>,
    /// Prizes that were set by hand.
    set: BTreeMap<Place, Money>,
    pub(crate) fixed: Option<FixedPayouts>,
}

/// A charge that is to be made: the same for several players.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NewCharge<'a> {
    pub at: Timestamp,
    pub sale: Sale,
    pub buy_in: &'a str,
    pub price: &'a Price,
    pub off: Money,
    pub when: PaysWhen,
    pub after: u64,
}

impl MoneyBook {
    /// What a player was charged, the first first; what is void among it.
    #[must_use]
    pub fn charges_of(&self, player: PlayerId) -> &[Charge] {
        self.charges.get(&player).map_or(&[], |charges| charges.as_slice())
    }

    /// Everybody's charges, by player.
    pub fn charges(&self) -> impl Iterator<Item = (PlayerId, &Charge)> {
        let all = self.charges.iter();
        all.flat_map(|(player, charges)| charges.iter().map(move |charge| (*player, charge)))
    }

    /// What a player owes.
    #[must_use]
    pub fn owed_by(&self, player: PlayerId) -> Money {
        self.charges_of(player).iter().map(Charge::owed).sum()
    }

    /// Where the money came from and went to.
    #[must_use]
    pub fn ledger(&self) -> &MoneyLedger {
        &self.ledger
    }

    /// How many of a buy-in were sold, without those that are void.
    #[must_use]
    pub fn sold(&self, buy_in: &str) -> u32 {
        self.sold.get(buy_in).copied().unwrap_or_default()
    }

    /// Whether anything was ever charged, or came from flights.
    #[must_use]
    pub fn is_used(&self) -> bool {
        self.receipts > 0 || self.ledger.sum(MoneyColumn::Flights) > 0
    }

    /// What came from flights on the heads of players.
    #[must_use]
    pub fn brought(&self) -> &BTreeMap<PlayerId, Money> {
        &self.brought
    }

    /// Prizes that were set by hand, whatever the terms say.
    #[must_use]
    pub fn set_by_hand(&self) -> &BTreeMap<Place, Money> {
        &self.set
    }

    /// The payouts, where they were fixed.
    #[must_use]
    pub fn fixed(&self) -> Option<&FixedPayouts> {
        self.fixed.as_ref()
    }

    /// The charge with this number, where this player has it.
    #[must_use]
    pub fn charge(&self, player: PlayerId, no: ReceiptNo) -> Option<&Charge> {
        self.charges_of(player).iter().find(|charge| charge.no == no)
    }

    /// The last charge of this sort that stands.
    #[must_use]
    pub fn last_charge(&self, player: PlayerId, sale: Sale) -> Option<&Charge> {
        let mut charges = self.charges_of(player).iter();
        charges.rfind(|charge| charge.sale == sale && charge.stands())
    }

    /// Charges a player.
    pub(crate) fn charge_one(&mut self, player: PlayerId, new: NewCharge<'_>) {
        let NewCharge { at, sale, buy_in, price, off, when, after } = new;
        self.receipts = self.receipts.saturating_add(1);
        let no = ReceiptNo(self.receipts);
        let (buy_in, price): (Arc<str>, _) = (Arc::from(buy_in), Arc::new(price.clone()));
        let to_pay = price.total().minus(off);
        let (paid, column) = match when {
            PaysWhen::Now => (to_pay, MoneyColumn::Paid),
            PaysWhen::Later => (Money::ZERO, MoneyColumn::Owed),
        };
        self.ledger.add(column, signed(to_pay));
        self.ledger.add(MoneyColumn::House, signed(off));
        self.ledger.add_price(&price, 1);
        *self.sold.entry(Arc::clone(&buy_in)).or_default() += 1;
        let charge = Charge { no, at, sale, buy_in, price, off, paid, void: None, after };
        Arc::make_mut(self.charges.entry(player).or_default()).push(charge);
    }

    /// Flights hand over so much for the pool, so much for envelopes, and what is on heads.
    pub(crate) fn bring_forward(
        &mut self,
        pool: Money,
        in_envelopes: Money,
        heads: impl Iterator<Item = (PlayerId, Money)>,
    ) {
        self.brought = heads.filter(|(_, head)| !head.is_zero()).collect();
        let bounties = in_envelopes.plus(self.brought.values().copied().sum());
        self.ledger.add(MoneyColumn::Flights, signed(pool.plus(bounties)));
        self.ledger.add(MoneyColumn::Pool, signed(pool));
        self.ledger.add(MoneyColumn::Bounties, signed(bounties));
    }

    /// Takes what a player owes, the oldest charge first.
    pub(crate) fn take_payment(&mut self, player: PlayerId, amount: Money) {
        let mut left = amount;
        for charge in self.charges.get_mut(&player).map(Arc::make_mut).into_iter().flatten() {
            let part = charge.owed().0.min(left.0);
            charge.paid = charge.paid.plus(Money(part));
            left = left.minus(Money(part));
        }
        let taken = signed(amount.minus(left));
        self.ledger.add(MoneyColumn::Paid, taken);
        self.ledger.add(MoneyColumn::Owed, -taken);
    }

    /// A charge is void; so much of what was paid is kept, and the rest was given back.
    pub(crate) fn void(&mut self, player: PlayerId, no: ReceiptNo, kept: Money) {
        let Some(charge) = self.charge_mut(player, no).filter(|charge| charge.stands()) else {
            return;
        };
        let kept = Money(kept.0.min(charge.paid.0));
        let before = charge.clone();
        charge.void = Some(kept);
        self.ledger.add(MoneyColumn::Paid, signed(kept) - signed(before.paid));
        self.ledger.add(MoneyColumn::Kept, signed(kept));
        self.ledger.add(MoneyColumn::Owed, -signed(before.owed()));
        self.ledger.add(MoneyColumn::House, -signed(before.off));
        self.ledger.add_price(&before.price, -1);
        self.unsell(&before.buy_in);
    }

    /// A charge was wrong: it is this price, with so much paid of it.
    pub(crate) fn correct(
        &mut self,
        player: PlayerId,
        no: ReceiptNo,
        (buy_in, price): (&str, &Price),
        (off, paid): (Money, Money),
    ) {
        let Some(charge) = self.charge_mut(player, no).filter(|charge| charge.stands()) else {
            return;
        };
        let before = charge.clone();
        charge.buy_in = Arc::from(buy_in);
        charge.price = Arc::new(price.clone());
        charge.off = off;
        charge.paid = paid;
        let after = charge.clone();
        self.ledger.add(MoneyColumn::Paid, signed(paid) - signed(before.paid));
        self.ledger.add(MoneyColumn::Owed, signed(after.owed()) - signed(before.owed()));
        self.ledger.add(MoneyColumn::House, signed(off) - signed(before.off));
        self.ledger.add_price(&before.price, -1);
        self.ledger.add_price(price, 1);
        self.unsell(&before.buy_in);
        *self.sold.entry(after.buy_in).or_default() += 1;
    }

    /// The prize of a place is set by hand, or free again.
    pub(crate) fn set_prize(&mut self, place: Place, amount: Option<Money>) {
        match amount {
            Some(amount) => self.set.insert(place, amount),
            None => self.set.remove(&place),
        };
    }

    /// Something else than a charge moved money: what was paid out, or put right.
    pub(crate) fn book(&mut self, column: MoneyColumn, amount: i64) {
        self.ledger.add(column, amount);
    }

    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        for charges in self.charges.values_mut() {
            Arc::make_mut(charges).iter_mut().for_each(|charge| charge.at = right.of(charge.at));
        }
        self.fixed.iter_mut().for_each(|fixed| fixed.at = right.of(fixed.at));
    }

    fn unsell(&mut self, buy_in: &str) {
        if let Some(sold) = self.sold.get_mut(buy_in) {
            *sold = sold.saturating_sub(1);
        }
    }

    fn charge_mut(&mut self, player: PlayerId, no: ReceiptNo) -> Option<&mut Charge> {
        let charges = self.charges.get_mut(&player).map(Arc::make_mut)?;
        charges.iter_mut().find(|charge| charge.no == no)
    }
}
