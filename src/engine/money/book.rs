//! What every player was charged, and what was decided of the prizes.

use super::ledger::{MoneyLedger, signed};
use super::terms::Price;
use super::{MoneyColumn, PaysWhen};
use crate::values::{Money, Place, PlayerId, ReceiptNo, RightTime, Sale, Timestamp};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use strum::{IntoStaticStr, VariantArray};

/// Something that a player was charged for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Charge {
    /// The number on its receipt.
    pub no: ReceiptNo,
    /// When it was sold, or charged afterwards.
    pub at: Timestamp,
    /// An entry, a re-entry, a rebuy or an add-on.
    pub sale: Sale,
    /// The name of the buy-in that it was sold as.
    pub buy_in: Arc<str>,
    /// What it costs, as the terms were when it was sold.
    pub price: Arc<Price>,
    /// What of that the house pays.
    pub off: Money,
    /// What the player has paid of it so far.
    pub paid: Money,
    /// What of it was written off: nobody pays it.
    pub written_off: Money,
    /// What of that the prize pool does without.
    pub lost_by_pool: Money,
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
            None => self.to_pay().minus(self.paid).minus(self.written_off),
            Some(_) => Money::ZERO,
        }
    }

    /// What the prize pool lacks while they owe it: unpaid money is missing there first.
    #[must_use]
    fn missing_in_pool(&self) -> Money {
        self.owed().min(self.price.pool.minus(self.lost_by_pool))
    }

    /// Whether it stands: it was not made void.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.void.is_none()
    }
}

/// How a debt ends that its player does not pay.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum DebtEnd {
    /// The house pays it in their place.
    PaidByHouse,
    /// Nobody pays it: while payouts are not fixed the prize pool does without its part.
    WrittenOff,
    /// What was written off is owed again.
    OwedAgain,
}

impl DebtEnd {
    /// Every way, that of owing again last.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What there is for the prize pool, before anything is taken from it or added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ForThePool {
    /// What was sold brings so much.
    pub sold: Money,
    /// What of that players still owe.
    pub unpaid: Money,
    /// What of it was written off, and is missing.
    pub written_off: Money,
    /// Bounties that nobody won, and that were decided to go into the pool.
    pub from_bounties: Money,
}

impl ForThePool {
    /// What was collected: sold, and neither owed nor written off.
    #[must_use]
    pub fn collected(self) -> Money {
        self.sold.minus(self.unpaid).minus(self.written_off)
    }
}

/// Payouts that were fixed: they no longer follow the pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FixedPayouts {
    /// When they were fixed; the last time where it was done again.
    pub at: Timestamp,
    /// The pool that was shared, as it stood then.
    pub pool: Money,
    /// How many entries the pool was shared for.
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
    /// What of the prices of the pool players still owe.
    unpaid: i64,
    /// What the pool does without, because it was written off.
    lost_by_pool: i64,
    /// Bounties that nobody won, and that went to the pool.
    from_bounties: i64,
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

    /// What was written off of what a player owed.
    #[must_use]
    pub fn written_off_for(&self, player: PlayerId) -> Money {
        let charges = self.charges_of(player).iter().filter(|charge| charge.stands());
        charges.map(|charge| charge.written_off).sum()
    }

    /// What a player owes in all; what was written off is not among it.
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

    /// What there is for the pool.
    #[must_use]
    pub fn for_the_pool(&self) -> ForThePool {
        let money = |amount: i64| Money(u64::try_from(amount).unwrap_or_default());
        ForThePool {
            sold: self.ledger.money(MoneyColumn::Pool),
            unpaid: money(self.unpaid),
            written_off: money(self.lost_by_pool),
            from_bounties: money(self.from_bounties),
        }
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

    /// Charges a player, under the next receipt number.
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
        let (written_off, lost_by_pool) = (Money::ZERO, Money::ZERO);
        let charge = Charge {
            no,
            at,
            sale,
            buy_in,
            price,
            off,
            paid,
            written_off,
            lost_by_pool,
            void: None,
            after,
        };
        self.recount(None, &charge);
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
        let taken = self.each_in_turn(player, amount, |charge, left| {
            let part = charge.owed().min(left);
            charge.paid = charge.paid.plus(part);
            part
        });
        self.ledger.add(MoneyColumn::Paid, taken);
        self.ledger.add(MoneyColumn::Owed, -taken);
    }

    /// What a player owes is settled without them, the oldest charge first; of what is written off
    /// the pool does without this part.
    pub(crate) fn settle_debt(
        &mut self,
        player: PlayerId,
        how: DebtEnd,
        amount: Money,
        of_pool: Money,
    ) {
        let mut of_pool = of_pool;
        let settled = self.each_in_turn(player, amount, |charge, left| match how {
            DebtEnd::PaidByHouse => {
                let part = charge.owed().min(left);
                charge.off = charge.off.plus(part);
                part
            }
            DebtEnd::WrittenOff => {
                let part = charge.owed().min(left);
                let lost = charge.price.pool.minus(charge.lost_by_pool).min(part).min(of_pool);
                of_pool = of_pool.minus(lost);
                charge.written_off = charge.written_off.plus(part);
                charge.lost_by_pool = charge.lost_by_pool.plus(lost);
                part
            }
            DebtEnd::OwedAgain => {
                let part = charge.written_off.min(left);
                charge.written_off = charge.written_off.minus(part);
                charge.lost_by_pool = charge.lost_by_pool.min(charge.written_off);
                part
            }
        });
        let (column, settled) = match how {
            DebtEnd::PaidByHouse => (MoneyColumn::House, settled),
            DebtEnd::WrittenOff => (MoneyColumn::WrittenOff, settled),
            DebtEnd::OwedAgain => (MoneyColumn::WrittenOff, -settled),
        };
        self.ledger.add(column, settled);
        self.ledger.add(MoneyColumn::Owed, -settled);
    }

    /// Does something with the charges of a player that stand, the oldest first, until so much is
    /// used up; what was used of it.
    fn each_in_turn(
        &mut self,
        player: PlayerId,
        amount: Money,
        mut with: impl FnMut(&mut Charge, Money) -> Money,
    ) -> i64 {
        let mut left = amount;
        let count = self.charges_of(player).len();
        for at in 0..count {
            let charges = self.charges.get_mut(&player).map(Arc::make_mut);
            let Some(charge) = charges.and_then(|charges| charges.get_mut(at)) else { continue };
            if !charge.stands() {
                continue;
            }
            let before = charge.clone();
            left = left.minus(with(charge, left));
            let after = charge.clone();
            self.recount(Some(&before), &after);
        }
        signed(amount.minus(left))
    }

    /// A bounty that nobody won went to the pool, or comes back from it where negative.
    pub(crate) fn add_from_bounties(&mut self, amount: i64) {
        self.from_bounties = self.from_bounties.saturating_add(amount);
    }

    /// Keeps what is missing in the pool up to date.
    fn recount(&mut self, before: Option<&Charge>, after: &Charge) {
        let of = |charge: &Charge| match charge.stands() {
            true => (signed(charge.missing_in_pool()), signed(charge.lost_by_pool)),
            false => (0, 0),
        };
        let (unpaid, lost) = before.map_or((0, 0), of);
        let (unpaid_now, lost_now) = of(after);
        self.unpaid = self.unpaid.saturating_add(unpaid_now - unpaid);
        self.lost_by_pool = self.lost_by_pool.saturating_add(lost_now - lost);
    }

    /// A charge is void; so much of what was paid is kept, and the rest was given back.
    pub(crate) fn void(&mut self, player: PlayerId, no: ReceiptNo, kept: Money) {
        let Some(charge) = self.charge_mut(player, no).filter(|charge| charge.stands()) else {
            return;
        };
        let kept = Money(kept.0.min(charge.paid.0));
        let before = charge.clone();
        charge.void = Some(kept);
        let after = charge.clone();
        self.recount(Some(&before), &after);
        self.ledger.add(MoneyColumn::WrittenOff, -signed(before.written_off));
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
        buy_in: &str,
        price: &Price,
        off: Money,
        paid: Money,
    ) {
        let Some(charge) = self.charge_mut(player, no).filter(|charge| charge.stands()) else {
            return;
        };
        let before = charge.clone();
        charge.buy_in = Arc::from(buy_in);
        charge.price = Arc::new(price.clone());
        charge.off = off;
        charge.paid = paid;
        // What was written off and is not owed any more is nobody's.
        charge.written_off = charge.written_off.min(charge.to_pay().minus(paid));
        charge.lost_by_pool = charge.lost_by_pool.min(charge.written_off).min(charge.price.pool);
        let after = charge.clone();
        self.recount(Some(&before), &after);
        let written_off = signed(after.written_off) - signed(before.written_off);
        self.ledger.add(MoneyColumn::WrittenOff, written_off);
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
