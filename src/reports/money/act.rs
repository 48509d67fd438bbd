//! What an act does with money, before it is done: how much, how it is paid, and who owes already.

use engine::Tournament;
use engine::ask::{Ask, NoChance};
use engine::command::Command;
use engine::decide;
use engine::event::Event;
use engine::money::{DebtEnd, PaysWhen};
use engine::values::{Money, PlayerId, Timestamp};
use engine::winnings::{BountyTo, Winning};

/// What an act does with money.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MoneyAct {
    /// Of whom, where it is of one player who is on the list.
    pub player: Option<PlayerId>,
    /// What that player owes before the act.
    pub owes: Money,
    pub what: MoneyDeed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoneyDeed {
    /// Something is sold to so many players, each for this; of that the house pays a part.
    Sold {
        players: usize,
        to_pay: Money,
        off: Money,
        when: PaysWhen,
    },
    Paid {
        amount: Money,
    },
    /// What was owed is settled without the player.
    Settled {
        how: DebtEnd,
        amount: Money,
    },
    /// What was charged is void: so much is given back, kept, and owed no longer.
    Voided {
        back: Money,
        kept: Money,
        unowed: Money,
    },
    /// A charge is put right: so much more is paid, or given back where negative.
    Corrected {
        to_pay: Money,
        paid: i64,
    },
    PaidOut {
        what: Winning,
        amount: Money,
    },
    /// What was paid out comes back.
    TakenBack {
        what: Winning,
        amount: Money,
    },
    /// A bounty that nobody won goes somewhere; it is open again where there is none.
    Bounty {
        to: Option<BountyTo>,
        amount: Money,
    },
}

impl MoneyAct {
    /// What a command would do with money now; none where it does nothing, or may not be done.
    #[must_use]
    pub fn of(tournament: &Tournament, command: &Command, now: Timestamp) -> Option<Self> {
        tournament.settings().money.as_ref()?;
        // Only these move money; deciding anything else would be work for nothing.
        let moves_money = matches!(
            command,
            Command::Register { .. }
                | Command::ReEnter { .. }
                | Command::Rebuy { .. }
                | Command::AddOn { .. }
                | Command::SurrenderStack { .. }
                | Command::SellAllTheSame { .. }
                | Command::VoidSale { .. }
                | Command::Unregister { .. }
                | Command::TakePayment { .. }
                | Command::SettleDebt { .. }
                | Command::ChargeEntries { .. }
                | Command::CorrectCharge { .. }
                | Command::PayOut { .. }
                | Command::TakeBackPayout { .. }
                | Command::SettleBounty { .. }
        );
        if !moves_money {
            return None;
        }
        let mut ask = Ask { at: now, chance: &mut NoChance };
        let events = decide::decide(tournament, command, &mut ask).ok()?;
        let (player, what) = deed(tournament, &events)?;
        let player = player.filter(|id| tournament.entries().player(*id).is_some());
        let owes = player.map_or(Money::ZERO, |player| tournament.money().owed_by(player));
        Some(Self { player, owes, what })
    }
}

/// What events do with money, and of whom.
fn deed(tournament: &Tournament, events: &[Event]) -> Option<(Option<PlayerId>, MoneyDeed)> {
    let mut voided: Option<(PlayerId, Money, Money, Money)> = None;
    for event in events {
        let (player, deed) = match event {
            Event::Charged { price, off, when, players, .. } => {
                let (to_pay, off, when) = (price.total().minus(*off), *off, *when);
                let only = players.first().copied().filter(|_| players.len() == 1);
                let players = players.len();
                return Some((only, MoneyDeed::Sold { players, to_pay, off, when }));
            }
            Event::PaymentTaken { player, amount, .. } => {
                (player, MoneyDeed::Paid { amount: *amount })
            }
            Event::DebtSettled { player, how, amount, .. } => {
                (player, MoneyDeed::Settled { how: *how, amount: *amount })
            }
            Event::ChargeCorrected { player, no, price, off, paid, .. } => {
                let before = tournament.money().charge(*player, *no).map(|charge| charge.paid);
                let signed = |amount: Money| i64::try_from(amount.0).unwrap_or(i64::MAX);
                let paid = signed(*paid).saturating_sub(signed(before.unwrap_or_default()));
                (player, MoneyDeed::Corrected { to_pay: price.total().minus(*off), paid })
            }
            Event::PaidOut { player, what, amount, .. } => {
                (player, MoneyDeed::PaidOut { what: *what, amount: *amount })
            }
            Event::PayoutTakenBack { player, what, amount, .. } => {
                (player, MoneyDeed::TakenBack { what: *what, amount: *amount })
            }
            Event::BountySettled { player, to, amount, .. } => {
                (player, MoneyDeed::Bounty { to: *to, amount: *amount })
            }
            Event::ChargeVoided { player, no, back, kept, .. } => {
                let charge = tournament.money().charge(*player, *no);
                let owed = charge.map_or(Money::ZERO, engine::money::Charge::owed);
                let (first, back_so_far, kept_so_far, unowed) =
                    voided.unwrap_or((*player, Money::ZERO, Money::ZERO, Money::ZERO));
                let sums = (back_so_far.plus(*back), kept_so_far.plus(*kept), unowed.plus(owed));
                voided = Some((first, sums.0, sums.1, sums.2));
                continue;
            }
            _ => continue,
        };
        return Some((Some(*player), deed));
    }
    let (player, back, kept, unowed) = voided?;
    Some((Some(player), MoneyDeed::Voided { back, kept, unowed }))
}
