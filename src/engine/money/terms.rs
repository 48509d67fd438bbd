//! What things cost, where the money goes, and by what it is paid out: chosen, and not played.

use super::payout_terms::PayoutTerms;
use crate::values::{Chips, LevelNo, Money, Place, Sale};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Everything about the money of an event that is chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoneyTerms {
    /// The currency in which all amounts of the event are.
    pub currency: Currency,
    /// What is sold, and for how much; nothing costs anything where none is listed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub buy_ins: Vec<BuyIn>,
    /// What is taken from the pool before it is shared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deductions: Vec<Deduction>,
    /// What the house adds to the pool.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub added: Money,
    /// The pool is never less: the house pays what is missing.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub guarantee: Money,
    /// By what the pool is shared.
    pub payouts: PayoutTerms,
    /// Prizes that are no money, beside those of the pool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extras: Vec<ExtraPrize>,
    /// Who wins the bounty on a head, and how much of it at once.
    #[serde(default)]
    pub bounties: BountyTerms,
    /// How players who share a place share its prizes. An event that was made before this could be
    /// chosen does not name it, and shares by the payout unit as it always did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ties: Option<TieShares>,
    /// Who can win a bounty that is not in an envelope. Since format 9.
    #[serde(default, skip_serializing_if = "BountyWinners::is_usual")]
    pub bounty_winners: BountyWinners,
}

/// Who can win the bounty of somebody whom they knock out.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum BountyWinners {
    /// Everybody, with a bounty on their own head or without.
    #[default]
    Everybody,
    /// Those who bought a bounty; a player whom none of them knocks out keeps their own.
    WhoBoughtOne,
}

impl BountyWinners {
    /// Both, the usual one first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The end of its texts' ids in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// How players who share a place share its prizes.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum TieShares {
    /// Equally, to the smallest unit of money: 510 for two is 255 each.
    ///
    /// Rules: TDA 2024 RP-8.
    #[default]
    Equally,
    /// In whole payout units, odd ones to the larger stacks: 510 for two is 260 and 250 by tens.
    ByUnit,
}

impl TieShares {
    /// Both, the usual one first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl MoneyTerms {
    /// How players who share a place share its prizes.
    #[must_use]
    pub fn tie_shares(&self) -> TieShares {
        self.ties.unwrap_or(TieShares::ByUnit)
    }
}

/// The currency of an event: how its amounts are written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Currency {
    /// As it is written beside an amount: a code or a sign; nothing where none is.
    pub name: String,
    /// Digits after the point; none for whole amounts.
    pub digits: u8,
}

impl Currency {
    /// The most digits after the point.
    pub const DIGITS_MAX: u8 = 4;
}

/// Something that is sold, for a price.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuyIn {
    /// Its name on receipts, which no other one has.
    pub name: String,
    /// An entry, a re-entry, a rebuy or an add-on.
    pub sale: Sale,
    /// What it costs, by where the money goes.
    pub price: Price,
    /// Chips for it; as the event has it where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chips: Option<Chips>,
    /// Points that it brings in a league.
    #[serde(default, skip_serializing_if = "is_none")]
    pub points: u32,
    /// Sold until this level and a break right after it are over; as the event has it if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<LevelNo>,
    /// How many one player may buy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per_player: Option<u16>,
    /// How many are sold in all; any number where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_all: Option<u32>,
}

/// What one sale costs, by where the money goes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// What goes into the prize pool.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub pool: Money,
    /// To the house: rake and fees, each with its name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fees: Vec<Fee>,
    /// What goes to the staff, apart from the fees.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub staff: Money,
    /// On the head of the player.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub bounty: Money,
}

impl Price {
    /// No price is as high as this one: 2³¹ units.
    pub const LIMIT: Money = Money(1 << 31);

    /// What it comes to in all, with nothing taken off.
    #[must_use]
    pub fn total(&self) -> Money {
        self.pool.plus(self.fees()).plus(self.staff).plus(self.bounty)
    }

    /// All fees together, as one part of the price.
    #[must_use]
    pub fn fees(&self) -> Money {
        self.fees.iter().map(|fee| fee.amount).sum()
    }
}

/// A part of a price that is the house's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fee {
    /// What it is for, as the director typed it.
    pub name: String,
    /// How much of each sale it takes.
    pub amount: Money,
}

/// What is taken from the pool before it is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deduction {
    /// What it is for, as the director typed it.
    pub name: String,
    /// An amount, or a part of what came in.
    pub share: DeductionShare,
}

/// How much is taken from the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeductionShare {
    /// So many thousandths of what came in, rounded down.
    PerThousand(u32),
    /// This much, or what is left where that is less.
    Amount(Money),
}

impl DeductionShare {
    /// How much that is of so much.
    #[must_use]
    pub fn of(self, collected: Money) -> Money {
        match self {
            Self::PerThousand(share) => {
                let part = u128::from(collected.0) * u128::from(share) / 1000;
                Money(u64::try_from(part).unwrap_or(u64::MAX))
            }
            Self::Amount(amount) => amount,
        }
    }
}

/// A prize that is no money, beside those of the pool.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExtraPrize {
    /// The place that it is for; the winner has place 1.
    pub place: Place,
    /// What it is, as the director typed it.
    pub what: String,
}

/// Who wins the bounty on a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum BountyTerms {
    /// Whoever knocks the player out, all of it.
    #[default]
    Fixed,
    /// Whoever knocks the player out gets so many thousandths, and the rest on their own head.
    Progressive {
        /// Thousandths that are won at once.
        won_per_thousand: u32,
    },
    /// Each head is an envelope, and whoever knocks the player out draws one of those that are
    /// left; bounties of those who went out before the envelopes were sealed are in them.
    Mystery,
}

/// What somebody pays for a sale, as the desk says it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pays {
    /// Which buy-in; the only one that fits where not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buy_in: Option<String>,
    /// What the house pays of the price in their place: all of it for a free entry.
    #[serde(default, skip_serializing_if = "Money::is_zero")]
    pub off: Money,
    /// When they pay; at once where not given.
    #[serde(default)]
    pub when: PaysWhen,
}

impl Pays {
    /// Whether nothing is said: the only price that there is, paid at once.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// When somebody pays for what they buy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum PaysWhen {
    /// At once, so that nothing is owed.
    #[default]
    Now,
    /// Later: until then they owe it.
    Later,
}

fn is_none(count: &u32) -> bool {
    *count == 0
}
