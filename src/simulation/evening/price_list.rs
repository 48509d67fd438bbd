//! What everything costs in a whole evening.

use engine::money::{
    BountyTerms, BountyWinners, BuyIn, Currency, Deduction, DeductionShare, Fee, MoneyTerms,
    PayoutTerms, Price,
};
use engine::values::{Money, Sale};
use rulebook::PayoutTemplate;

/// The prices of the event: a guarantee that the field does not reach, and heads that grow.
pub(super) fn prices(entries: u32) -> Option<MoneyTerms> {
    let fee = |name: &str, amount| Fee { name: name.to_owned(), amount: Money(amount) };
    let buy_in = |name: &str, sale, price| BuyIn {
        name: name.to_owned(),
        sale,
        price,
        chips: None,
        points: 0,
        until: None,
        per_player: None,
        in_all: None,
    };
    let entry = Price {
        pool: Money(6_000),
        fees: vec![fee("Rake", 700), fee("Cup", 100)],
        staff: Money(200),
        bounty: Money(3_000),
    };
    let chips = |pool, staff| Price { pool: Money(pool), staff: Money(staff), ..Price::default() };
    Some(MoneyTerms {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        buy_ins: vec![
            buy_in("Entry", Sale::Entry, entry.clone()),
            buy_in("Re-entry", Sale::ReEntry, entry),
            buy_in("Rebuy", Sale::Rebuy, chips(6_000, 0)),
            buy_in("Add-on", Sale::AddOn, chips(5_000, 500)),
        ],
        deductions: vec![Deduction {
            name: "Dealers".to_owned(),
            share: DeductionShare::PerThousand(30),
        }],
        added: Money::ZERO,
        guarantee: Money(u64::from(entries) * 15_000),
        payouts: PayoutTerms {
            template: PayoutTemplate::find("fifteen-percent")?.clone(),
            unit: Money(500),
            smallest: None,
            seat: None,
        },
        extras: Vec::new(),
        bounties: BountyTerms::Progressive { won_per_thousand: 500 },
        bounty_winners: BountyWinners::default(),
        ties: None,
    })
}
