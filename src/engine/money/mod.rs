//! Money: what things cost and who paid, what the pool pays to each place, what stacks are worth in
//! it, and how it is shared in a deal.
//!
//! Who wins which prize and was paid it is the affair of [`crate::winnings`].

mod book;
mod charging;
mod chops;
mod command;
pub mod icm;
mod largest_remainder;
mod ledger;
mod not_charged;
mod payout_shares;
mod payout_terms;
mod payouts;
mod pool;
mod terms;

pub(crate) use book::NewCharge;
pub use book::{Charge, DebtEnd, FixedPayouts, ForThePool, MoneyBook};
pub use charging::still_sold;
pub(crate) use charging::{Limits, Wanted, bought, give_back, price_for};
pub use chops::{Chop, ChopMethod};
pub use command::{
    decide_correct_cash, decide_correct_charge, decide_fix_payouts, decide_free_payouts,
    decide_set_prize, decide_settle_debt, decide_take_payment, is_pool_open,
};
pub use icm::icm;
pub use largest_remainder::by_largest_remainder;
pub use ledger::{MoneyColumn, MoneyLedger};
pub(crate) use ledger::{MoneySums, signed};
pub use not_charged::{decide_charge_entries, not_charged};
pub use payout_terms::{Field, PayoutTerms};
pub use payouts::{PayoutFault, payouts};
pub(crate) use pool::pool_of;
pub use pool::{
    MORE_MAX, PrizePool, PrizesIf, entries_sold, places_paid, prize_pool, prizes, prizes_if,
};
pub use terms::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, ExtraPrize, Fee,
    MoneyTerms, Pays, PaysWhen, Price, TieShares,
};
