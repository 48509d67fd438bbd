//! Steps about money.

use super::Throw;
use super::whom::{anybody, some_money};
use engine::command::{Command, CommandKind};
use engine::entries::Who;
use engine::money::MoneyColumn;
use engine::tournament::Tournament;
use engine::values::{Chips, Money, PlayerId, Timestamp};
use engine::winnings::{
    AfterDeal, BountyTo, DealCounts, DealMethod, DealStack, bounties, envelopes_due,
    proposed_envelopes,
};

impl Throw {
    /// Prizes are fixed, shared and paid out, and put right again.
    pub(super) fn money(self, t: &Tournament, now: Timestamp) -> Command {
        use CommandKind as K;
        let deal = t.winnings().deal().is_some();
        let is_owed = t.entries().players().any(|one| !t.money().owed_by(one.id).is_zero());
        let kinds = [
            K::TakePayment,
            if is_owed { K::SettleDebt } else { K::SettleBounty },
            if is_owed { K::SettleDebt } else { K::DrawEnvelope },
            K::ChargeEntries,
            K::CorrectCharge,
            K::FixPayouts,
            K::PayOut,
            K::TakeBackPayout,
            if deal { K::DropDeal } else { K::MakeDeal },
            K::SealEnvelopes,
            K::DrawEnvelope,
        ];
        self.of(kinds[self.a as usize % kinds.len()], t, now)
    }

    /// A deal of everybody who is left, with counts that mostly come to the chips in play.
    pub(super) fn deal(self, t: &Tournament) -> Command {
        let left: Vec<PlayerId> =
            t.entries().players().filter(|player| player.is_in()).map(|one| one.id).collect();
        let in_play = t.chips().in_play().0;
        let count = left.len().max(1) as u64;
        let method = DealMethod::ALL[self.c as usize % DealMethod::ALL.len()];
        let stacks = left.iter().zip(0_u64..).map(|(player, at)| {
            let odd = if at == 0 { in_play % count } else { 0 };
            let chips = Chips(in_play / count + odd);
            DealStack { player: Who::Id(*player), chips, amount: some_money(self.a) }
        });
        Command::MakeDeal {
            method,
            stacks: stacks.collect(),
            kept: Money(u64::from(self.b % 3) * 50),
            unit: None,
            then: if self.b.is_multiple_of(4) { AfterDeal::Ends } else { AfterDeal::PlayOn },
            counts: if self.c.is_multiple_of(3) { DealCounts::AsTold } else { DealCounts::Exact },
        }
    }

    /// The bounty of somebody whom nobody is named for goes somewhere, or is open again.
    pub(super) fn settle_bounty(self, t: &Tournament) -> Command {
        let open: Vec<PlayerId> = bounties(t).unclaimed.into_keys().collect();
        let of = open.get(self.b as usize % open.len().max(1)).copied();
        let player = of.map_or_else(|| anybody(t, self.b), Who::Id);
        let to = match self.c % 6 {
            0 => None,
            1 => Some(BountyTo::Player(anybody(t, self.a))),
            2 => Some(BountyTo::Winner),
            3 => Some(BountyTo::Pool),
            4 => Some(BountyTo::House),
            _ => Some(BountyTo::Staff),
        };
        Command::SettleBounty { player, to, note: "nobody saw it".to_owned() }
    }

    /// An envelope for a head that is due, or for anybody's.
    pub(super) fn draw_envelope(self, t: &Tournament) -> Command {
        let due = envelopes_due(t);
        let head = due.get(self.b as usize % due.len().max(1)).copied();
        let player = head.map_or_else(|| anybody(t, self.b), Who::Id);
        Command::DrawEnvelope { player }
    }
}

/// Envelopes for everybody who is left.
pub(super) fn envelopes(t: &Tournament) -> Command {
    let bounties = t.money().ledger().money(MoneyColumn::Bounties);
    Command::SealEnvelopes { list: proposed_envelopes(bounties, t.entries().left(), Money(1)) }
}
