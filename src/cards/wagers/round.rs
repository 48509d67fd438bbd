//! A round of no-limit betting: what the next player may do.

use super::{Act, Action, BettingError, Fault};
use crate::{AMOUNT_MAX, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use strum::{EnumString, VariantNames};

/// Which round it is, as far as betting goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum StreetKind {
    /// Blinds are posted, and count as bets.
    Preflop,
    /// Nothing is bet at the beginning; any later street by its name is one.
    #[serde(alias = "flop", alias = "turn", alias = "river")]
    #[strum(serialize = "flop", serialize = "turn", serialize = "river", serialize = "postflop")]
    Postflop,
}

/// When somebody who has acted may raise again after all-ins for less than a raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, EnumString, VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reopening {
    /// When the player faces at least a full raise, from however many players it comes.
    ///
    /// Rules: TDA 2024 §47-A.
    Cumulative,
    /// When one player has made a full bet or raise since.
    ///
    /// Rules: TDA 2011 §38.
    Single,
}

impl Reopening {
    /// Whether betting is open again to somebody who has acted and now faces so much more, with so
    /// many full raises among it.
    ///
    /// Rules: TDA 2024 §47-A; TDA 2011 §38.
    #[must_use]
    pub const fn opens_again(self, facing: u64, full_raises: usize, full_raise: u64) -> bool {
        match self {
            Self::Single => full_raises > 0,
            Self::Cumulative => facing >= full_raise,
        }
    }
}

/// A round of betting up to a decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Before the flop or later: before it the big blind is a bet.
    pub street: StreetKind,
    /// Who holds cards at the beginning, in the order in which they act.
    pub order_of_action: Vec<Seat>,
    /// The big blind, the least bet.
    pub big_blind: u64,
    /// Chips that were posted and count in this round, by seat.
    pub posted: BTreeMap<Seat, u64>,
    /// Everybody's chips before blinds and bets of this round.
    pub stacks_before_round: BTreeMap<Seat, u64>,
    /// What has happened in this round, in order.
    pub actions: Vec<Action>,
    /// Who decides; the next one where it is not told.
    pub to_act: Option<Seat>,
}

/// What the player whose turn it is may do, in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// The seat whose turn it is.
    pub to_act: Seat,
    /// What everybody must have put in this round.
    pub current_bet: u64,
    /// The largest full bet or raise, which the next raise must match.
    pub last_full_raise: u64,
    /// How much a call adds, at most all they have.
    pub to_call: u64,
    /// Whether the betting is open to them.
    pub reopened: bool,
    /// Whether they may raise: it is open, they have more than a call, and somebody could call it.
    pub can_raise: bool,
    /// The least total of a raise, at most all they have; none where they may not raise.
    pub min_raise_to: Option<u64>,
    /// Whether they have less than that least total, so that they may only raise all-in.
    pub raise_is_short_all_in_only: bool,
}

#[derive(Debug, Clone, Copy)]
struct Player {
    seat: Seat,
    /// Chips before blinds and bets of this round.
    stack: u64,
    /// Chips in front of them in this round.
    front: u64,
    has_folded: bool,
    /// How many full bets or raises there were when they acted last; none before.
    acted: Option<usize>,
}

impl Player {
    fn is_all_in(&self) -> bool {
        self.front == self.stack
    }

    fn can_act(&self) -> bool {
        !self.has_folded && !self.is_all_in()
    }
}

/// The round while it is played.
struct Table {
    players: Vec<Player>,
    /// Where in the order the next one stands.
    next: usize,
    current_bet: u64,
    last_full_raise: u64,
    /// How many full bets or raises there have been.
    full_raises: usize,
}

/// What the player to act may do after these actions.
///
/// # Errors
/// Where they cannot have happened, with the first one that cannot. A raise that was open under
/// the other reading is taken as it stood.
///
/// Rules: TDA 2011 §38; TDA 2024 §43, §47.
pub fn decision(round: &Round, reopening: Reopening) -> Result<Decision, BettingError> {
    let about = |fault| BettingError { action: None, fault };
    let mut table = Table::new(round).map_err(about)?;
    for (number, action) in (1..).zip(&round.actions) {
        let wrong = |fault| BettingError { action: Some(number), fault };
        table.play(action).map_err(wrong)?;
    }
    let turn = table.turn().ok_or(about(Fault::RoundOver))?;
    match round.to_act {
        Some(seat) if seat != turn.seat => Err(about(table.not_in_turn(seat, turn.seat))),
        _ => Ok(table.decision(&turn, reopening)),
    }
}

impl Table {
    fn new(round: &Round) -> Result<Self, Fault> {
        if !(1..=AMOUNT_MAX).contains(&round.big_blind) {
            return Err(Fault::BigBlind);
        }
        let (mut players, mut seen) = (Vec::new(), BTreeSet::new());
        for seat in &round.order_of_action {
            if !seen.insert(*seat) {
                return Err(Fault::SeatTwice(*seat));
            }
            let stack = round.stacks_before_round.get(seat).copied().unwrap_or(0);
            if !(1..=AMOUNT_MAX).contains(&stack) {
                return Err(Fault::StackUnknown(*seat));
            }
            let front = round.posted.get(seat).copied().unwrap_or(0);
            if front > stack {
                return Err(Fault::PostedTooMuch(*seat));
            }
            players.push(Player { seat: *seat, stack, front, has_folded: false, acted: None });
        }
        let named = round.posted.keys().chain(round.stacks_before_round.keys());
        if let Some(seat) = named.copied().find(|seat| !seen.contains(seat)) {
            return Err(Fault::SeatUnknown(seat));
        }
        // A big blind who has less than the blind is called for the whole blind all the same.
        let current_bet = match round.street {
            StreetKind::Preflop => round.big_blind,
            StreetKind::Postflop => round.posted.values().copied().max().unwrap_or(0),
        };
        let last_full_raise = round.big_blind;
        Ok(Self { players, next: 0, current_bet, last_full_raise, full_raises: 0 })
    }

    /// Whose turn it is; nobody's where the round is over.
    fn turn(&self) -> Option<Player> {
        let live = self.players.iter().filter(|player| !player.has_folded).count();
        let (before, after) = self.players.split_at_checked(self.next)?;
        let mut order = after.iter().chain(before);
        let owes = |player: &&Player| {
            player.can_act() && (player.acted.is_none() || player.front < self.current_bet)
        };
        let turn = order.find(owes).copied()?;
        // Somebody whom nobody can raise has only a call to decide about.
        let is_alone = self.players.iter().filter(|player| player.can_act()).count() == 1;
        let is_settled = is_alone && turn.front >= self.current_bet;
        (live > 1 && !is_settled).then_some(turn)
    }

    fn not_in_turn(&self, seat: Seat, turn: Seat) -> Fault {
        match self.players.iter().any(|player| player.seat == seat) {
            true => Fault::NotInTurn { seat, turn },
            false => Fault::SeatUnknown(seat),
        }
    }

    fn play(&mut self, action: &Action) -> Result<(), Fault> {
        let turn = self.turn().ok_or(Fault::RoundOver)?;
        if action.seat != turn.seat {
            return Err(self.not_in_turn(action.seat, turn.seat));
        }
        let to_call = self.current_bet.saturating_sub(turn.front).min(turn.stack - turn.front);
        let total = match action.act {
            Act::Fold => turn.front,
            Act::Check if to_call > 0 => return Err(Fault::CannotCheck),
            Act::Check => turn.front,
            Act::Call => called(action, &turn, to_call)?,
            Act::Bet if self.current_bet > 0 => return Err(Fault::BetAlready),
            Act::Raise if self.current_bet == 0 => return Err(Fault::NoBetYet),
            Act::Bet | Act::Raise => self.raised(action, &turn)?,
        };
        if action.all_in == Some(true) && total != turn.stack {
            return Err(Fault::NotAllIn);
        }
        if total > self.current_bet {
            let raise = total - self.current_bet;
            if raise >= self.last_full_raise {
                self.last_full_raise = raise;
                self.full_raises += 1;
            }
            self.current_bet = total;
        }
        let full_raises = self.full_raises;
        for (place, player) in self.players.iter_mut().enumerate() {
            if player.seat == action.seat {
                player.front = total;
                player.has_folded = action.act == Act::Fold;
                player.acted = Some(full_raises);
                self.next = place + 1;
            }
        }
        Ok(())
    }

    /// The total of a bet or raise, if it may be made.
    fn raised(&self, action: &Action, turn: &Player) -> Result<u64, Fault> {
        let total = told(action, turn)?.ok_or(Fault::AmountUnknown)?;
        if total > turn.stack {
            return Err(Fault::MoreThanStack(turn.stack));
        }
        if total <= self.current_bet {
            return Err(Fault::NotAboveBet(self.current_bet));
        }
        // A raise that one of both readings allows has stood.
        let readings = [Reopening::Single, Reopening::Cumulative];
        if !readings.into_iter().any(|reading| self.is_open_to(turn, reading)) {
            return Err(Fault::NotReopened);
        }
        let least = self.current_bet + self.last_full_raise;
        match total < least && total < turn.stack {
            true => Err(Fault::BelowMinimum(least)),
            false => Ok(total),
        }
    }

    fn is_open_to(&self, player: &Player, reopening: Reopening) -> bool {
        let facing = self.current_bet.saturating_sub(player.front);
        player.acted.is_none_or(|seen| {
            let since = self.full_raises.saturating_sub(seen);
            reopening.opens_again(facing, since, self.last_full_raise)
        })
    }

    fn decision(&self, turn: &Player, reopening: Reopening) -> Decision {
        let behind = turn.stack - turn.front;
        let facing = self.current_bet.saturating_sub(turn.front);
        let reopened = self.is_open_to(turn, reopening);
        let mut others = self.players.iter().filter(|player| player.seat != turn.seat);
        let somebody_can_call =
            others.any(|player| !player.has_folded && player.stack > self.current_bet);
        let can_raise = reopened && somebody_can_call && turn.stack > self.current_bet;
        let least = self.current_bet + self.last_full_raise;
        Decision {
            to_act: turn.seat,
            current_bet: self.current_bet,
            last_full_raise: self.last_full_raise,
            to_call: facing.min(behind),
            reopened,
            can_raise,
            min_raise_to: can_raise.then_some(least.min(turn.stack)),
            raise_is_short_all_in_only: can_raise && turn.stack < least,
        }
    }
}

/// The total of a call, if it is one.
fn called(action: &Action, turn: &Player, to_call: u64) -> Result<u64, Fault> {
    let total = turn.front + to_call;
    match told(action, turn)? {
        _ if to_call == 0 => Err(Fault::NothingToCall),
        Some(told) if told != total => Err(Fault::CallIs(to_call)),
        _ => Ok(total),
    }
}

/// The total that an action tells, as a total or as what was added.
fn told(action: &Action, turn: &Player) -> Result<Option<u64>, Fault> {
    let added = match action.amount {
        Some(amount) => {
            Some(turn.front.checked_add(amount).ok_or(Fault::MoreThanStack(turn.stack))?)
        }
        None => None,
    };
    match (action.to, added) {
        (Some(to), Some(added)) if to != added => Err(Fault::AmountsDiffer),
        (to, added) => Ok(to.or(added)),
    }
}
