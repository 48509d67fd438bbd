//! Winnings: who wins which prize and which bounty, what was paid out, and deals.
//!
//! No prize of a player is stored, like no place is: it follows from the payouts that were fixed
//! and from all bust-outs, so one that is entered an hour later puts every prize right.

mod bounties;
mod bounty_to;
mod by_player;
mod deal;
mod due;
mod envelopes;
mod mystery;
mod over;
mod pay_out;

pub use bounties::{Bounties, BountyGiven, BountyWon, bounties};
pub use bounty_to::{apply_bounty_settled, decide_settle_bounty};
pub use deal::{DealTerms, apply_deal_made, decide_drop_deal, decide_make_deal, prizes_left};
pub use due::{Due, bounties_due, due_to, dues, dues_of, place_prizes, prize_of};
pub use envelopes::{Envelope, Envelopes, proposed_envelopes};
pub use mystery::{
    apply_envelope_drawn, apply_envelopes_sealed, check_sealing, decide_draw_envelope,
    decide_seal_envelopes, envelopes_due, envelopes_unclaimed,
};
pub use over::{is_every_seat_won, is_over};
pub use pay_out::{apply_paid, decide_pay_out, decide_take_back_payout};

use crate::money::ChopMethod;
use crate::values::{Chips, Money, PlayerId, RightTime, Timestamp, Who};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use strum::{IntoStaticStr, VariantArray};

/// What somebody wins; each kind is paid out by itself.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Winning {
    /// The prize of a place, or what a deal gives in its stead.
    Prize,
    /// Bounties of those whom they knocked out, and their own where they win.
    Bounty,
}

impl Winning {
    /// Both kinds, prizes before bounties.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// What is meant where nobody says it.
    pub(crate) fn usual() -> Self {
        Self::Prize
    }
}

/// By what a deal shares the prizes.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum DealMethod {
    /// What each stack is worth by the Independent Chip Model.
    Icm,
    /// The smallest prize for everybody, and the rest by chips.
    ChipChop,
    /// Alike for everybody, whatever their stacks are.
    Even,
    /// As the players agreed, with an amount for each of them.
    ByHand,
}

/// Whether the counts of a deal have to come to the chips in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DealCounts {
    /// They do: a deal that goes by chips is refused where they differ.
    #[default]
    Exact,
    /// They are used as they are.
    AsTold,
}

impl DealMethod {
    /// Every method, the one by hand last.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Whether it goes by the stacks.
    #[must_use]
    pub fn goes_by_chips(self) -> bool {
        match self {
            Self::Icm | Self::ChipChop => true,
            Self::Even | Self::ByHand => false,
        }
    }

    /// How shares are worked out; not where the players said them.
    #[must_use]
    pub fn worked_out(self) -> Option<ChopMethod> {
        match self {
            Self::Icm => Some(ChopMethod::Icm),
            Self::ChipChop => Some(ChopMethod::ChipChop),
            Self::Even => Some(ChopMethod::Even),
            Self::ByHand => None,
        }
    }
}

/// What follows a deal: more play, or the end of the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum AfterDeal {
    /// Play goes on, for what was kept or for the title.
    #[default]
    PlayOn,
    /// The event is over; nothing can be kept for its winner.
    Ends,
}

impl AfterDeal {
    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A stack of somebody who makes a deal, as it is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealStack {
    /// Whose stack it is; they have to be in.
    pub player: Who,
    /// How much; nothing where nobody counted it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub chips: Chips,
    /// What they get, where the players say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<Money>,
}

/// What a deal gives a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealShare {
    /// Who made the deal, and gets this.
    pub player: PlayerId,
    /// Their stack, as it was told for the deal.
    pub chips: Chips,
    /// What they get, without what is kept for the winner.
    pub amount: Money,
}

/// A deal that was made, and stands until it is dropped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// When it was made.
    pub at: Timestamp,
    /// By what the prizes were shared.
    pub method: DealMethod,
    /// Who gets what, the largest stack first.
    pub shares: Vec<DealShare>,
    /// What is kept for the winner; nothing where all was shared.
    pub kept: Money,
    /// What followed: play went on, or the event was over.
    pub then: AfterDeal,
    /// By how much the counts differ from the chips in play: too many, or missing where negative.
    pub off: i64,
}

impl Deal {
    /// What it gives a player; none where they had no part in it.
    #[must_use]
    pub fn share_of(&self, player: PlayerId) -> Option<Money> {
        self.shares.iter().find(|share| share.player == player).map(|share| share.amount)
    }
}

/// Where the bounty of a player goes whom nobody is named to have knocked out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BountyTo<P = PlayerId> {
    /// To a player who is named; it cannot be the one who went out.
    Player(P),
    /// To whoever wins the event.
    Winner,
    /// Into the prize pool, which grows by it.
    Pool,
    /// To the house, which keeps it.
    House,
    /// To the staff, beside their part of prices.
    Staff,
}

impl<P> BountyTo<P> {
    /// Its name in catalogues and files.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// What was decided of a bounty that nobody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BountyDecision {
    /// Where it goes, as the floor decided.
    pub to: BountyTo,
    /// How much was open when it was decided.
    pub amount: Money,
}

/// What was paid out, and the deal where one was made.
#[derive(Debug, Clone, Default)]
pub struct Winnings {
    pub(super) paid: BTreeMap<(PlayerId, Winning), Money>,
    pub(super) deal: Option<Deal>,
    pub(super) envelopes: Option<Envelopes>,
    pub(super) decided: BTreeMap<PlayerId, BountyDecision>,
}

impl Winnings {
    /// What a player was paid so far of this kind.
    #[must_use]
    pub fn paid(&self, player: PlayerId, what: Winning) -> Money {
        self.paid.get(&(player, what)).copied().unwrap_or_default()
    }

    /// Everything that was paid out, by player.
    pub fn all_paid(&self) -> impl Iterator<Item = (PlayerId, Winning, Money)> {
        self.paid.iter().map(|((player, what), amount)| (*player, *what, *amount))
    }

    /// The deal that stands; none where none was made, or it was dropped.
    #[must_use]
    pub fn deal(&self) -> Option<&Deal> {
        self.deal.as_ref()
    }

    /// The envelopes of mystery bounties, once they were sealed.
    #[must_use]
    pub fn envelopes(&self) -> Option<&Envelopes> {
        self.envelopes.as_ref()
    }

    /// What was decided of the bounties of players who went out, and nobody was named.
    pub fn decided(&self) -> impl Iterator<Item = (PlayerId, BountyDecision)> {
        self.decided.iter().map(|(player, decision)| (*player, *decision))
    }

    /// Puts right what a wrong clock of the computer told.
    pub(crate) fn put_right(&mut self, right: RightTime) {
        self.deal.iter_mut().for_each(|deal| deal.at = right.of(deal.at));
        self.envelopes.iter_mut().for_each(|sealed| sealed.at = right.of(sealed.at));
    }
}

fn is_none(chips: &Chips) -> bool {
    *chips == Chips::ZERO
}
