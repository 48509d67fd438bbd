//! Where a player stands when they act: the bet, what they have in front, and what they pushed.

use crate::{Amount, FactsError, Reason, facts};
use cards::wagers::{MissingBlinds, PotLimit};
use rulebook::Options;
use rulebook::options::PotLimitBlinds;

facts! {
    pub enum Structure {
        NoLimit,
        /// At most what is in the pot.
        PotLimit,
        /// Bets and raises of fixed sizes.
        Limit,
    }

    pub enum Street {
        Preflop,
        Flop,
        Turn,
        River,
    }
}

/// Where a player stands when they act. Everything is in chips, for this round of betting.
#[derive(Debug, Clone)]
#[must_use]
pub struct Spot {
    pub structure: Structure,
    pub street: Street,
    pub small_blind: u64,
    /// The big blind; in limit the small bet.
    pub big_blind: u64,
    /// What a player must have in front to stay in; 0 where nobody has bet.
    pub bet: u64,
    /// The largest bet or raise of the round.
    pub last_raise: u64,
    /// Everything in the pot before they act, bets of this round included; none where nobody told.
    pub pot: Option<u64>,
    /// What a dead or short blind is short of, before the flop; none where nobody told.
    pub blinds_missing: Option<u64>,
    /// Values of the chips that they had in front.
    pub in_front: Vec<u64>,
    /// What they took back of that.
    pub taken_back: Vec<u64>,
    /// Values of the chips that they put in.
    pub pushed: Vec<u64>,
    /// Whether they have chips left.
    pub has_more: bool,
}

impl Spot {
    /// No-limit after the flop, with nothing in front and nothing pushed.
    pub fn facing(bet: Amount, big_blind: Amount, last_raise: Option<Amount>) -> Self {
        let (bet, big_blind) = (bet.0, big_blind.0);
        Self {
            structure: Structure::NoLimit,
            street: Street::Flop,
            small_blind: big_blind / 2,
            big_blind,
            bet,
            last_raise: last_raise.map_or(bet, |chips| chips.0),
            pot: None,
            blinds_missing: None,
            in_front: Vec::new(),
            taken_back: Vec::new(),
            pushed: Vec::new(),
            has_more: true,
        }
    }

    pub fn pushing(mut self, chips: &[Amount]) -> Self {
        self.pushed = chips.iter().map(|chip| chip.0).collect();
        self
    }

    /// The same, if it can be.
    ///
    /// # Errors
    /// Where there is no blind, a chip is worth nothing, more was taken back than was there, a
    /// raise is larger than the bet, or the chips are more than anybody has.
    pub fn checked(self) -> Result<Self, FactsError> {
        if self.big_blind == 0 {
            return Err(FactsError::at("big_blind", Reason::new("no-blind")));
        }
        let lists = [
            ("in_front", &self.in_front),
            ("taken_back", &self.taken_back),
            ("pushed", &self.pushed),
        ];
        for (name, chips) in lists {
            if chips.contains(&0) {
                return Err(FactsError::at(name, Reason::new("chip-of-nothing")));
            }
            let sum = chips.iter().fold(0u64, |sum, chip| sum.saturating_add(*chip));
            if sum > Amount::MOST {
                let reason = Reason::new("chips-too-many").count("most", Amount::MOST);
                return Err(FactsError::at(name, reason));
            }
        }
        let mut left = self.in_front.clone();
        for chip in &self.taken_back {
            let Some(place) = left.iter().position(|other| other == chip) else {
                let reason = Reason::new("taken-back-unknown").count("chip", *chip);
                return Err(FactsError::at("taken_back", reason));
            };
            left.swap_remove(place);
        }
        if self.bet > 0 && self.last_raise == 0 {
            return Err(FactsError::at("last_raise", Reason::new("raise-of-nothing")));
        }
        if self.bet > 0 && self.last_raise > self.bet.max(self.big_blind) {
            let reason = Reason::new("raise-beyond-bet").count("bet", self.bet);
            return Err(FactsError::at("last_raise", reason));
        }
        Ok(self)
    }

    /// What they had in front, all in all.
    pub fn before(&self) -> u64 {
        self.in_front.iter().sum()
    }

    /// Chips in front that they did not take back, all in all.
    pub fn kept(&self) -> u64 {
        self.before() - self.taken_back.iter().sum::<u64>()
    }

    /// What they put in, all in all.
    pub fn put_in(&self) -> u64 {
        self.pushed.iter().sum()
    }

    /// Whether they put in anything.
    pub fn has_pushed(&self) -> bool {
        !self.pushed.is_empty()
    }

    /// What stands in front of them at the end.
    pub fn total(&self) -> u64 {
        self.kept() + self.put_in()
    }

    /// Whether they owe nothing: nobody bet, or they have the bet in front.
    ///
    /// A chip larger than the bet waits for its change: over an unraised blind they owe nothing,
    /// over a raise they have to call.
    pub fn is_free(&self) -> bool {
        let is_raised = self.street != Street::Preflop || self.bet > self.big_blind;
        if is_raised { self.before() == self.bet } else { self.before() >= self.bet }
    }

    /// What a fold costs: what was in front, and of too large a chip only the bet before the raise.
    pub fn at_stake(&self) -> u64 {
        if self.before() > self.bet {
            return self.bet - self.last_raise.min(self.bet);
        }
        self.before()
    }

    /// Whether the bet is the first of the round; before the flop that is the big blind.
    pub fn is_first_bet(&self) -> bool {
        match self.street {
            Street::Preflop => self.bet <= self.big_blind,
            _ => self.last_raise >= self.bet,
        }
    }

    /// By how much a raise must make it more.
    ///
    /// Rules: TDA 2024 §43-A; TDA 2011 §38. In limit it is the size of the street.
    pub fn least_step(&self) -> u64 {
        match (self.structure, self.street) {
            (Structure::Limit, Street::Preflop | Street::Flop) => self.big_blind,
            (Structure::Limit, _) => self.big_blind * 2,
            _ => self.last_raise.max(self.big_blind),
        }
    }

    /// The smallest bet, or what the smallest raise makes it.
    ///
    /// In limit an all-in of less than half a bet is completed, a larger one counts as a bet.
    pub fn least(&self) -> u64 {
        let step = self.least_step();
        if self.bet == 0 {
            return if self.structure == Structure::Limit { step } else { self.big_blind };
        }
        let over = self.bet % step;
        if self.structure == Structure::Limit && over * 2 < step {
            return self.bet - over + step;
        }
        self.bet + step
    }

    /// The largest bet, or what the largest raise makes it; none in no-limit.
    ///
    /// Before the flop both blinds count as whole, where the book says so.
    ///
    /// Rules: TDA 2024 §54, §54-B; house rules 001 CZ-BET-09.
    pub fn most(&self, options: &Options) -> Option<u64> {
        match self.structure {
            Structure::NoLimit => None,
            Structure::PotLimit => {
                let decision = PotLimit {
                    pot: self.pot.unwrap_or_default(),
                    current_bet: self.bet,
                    in_front: self.before().min(self.bet),
                    blinds_missing: self.missing_from_blinds(),
                };
                let most = decision.raise_to_at_most(missing_blinds(options));
                Some(most.max(self.least()))
            }
            Structure::Limit => Some(self.least()),
        }
    }

    /// What the blinds are short of, as it was told, or for certain: before the flop both of them
    /// count, and before a player who has nothing in front also the raise of somebody else.
    fn missing_from_blinds(&self) -> u64 {
        if self.street != Street::Preflop {
            return 0;
        }
        let is_raised = self.in_front.is_empty() && self.bet > self.big_blind;
        let raise = if is_raised { self.bet } else { 0 };
        let least = self.small_blind + self.big_blind + raise;
        self.blinds_missing.unwrap_or(least.saturating_sub(self.pot.unwrap_or_default()))
    }

    /// The pot with what the blinds are short of, where that counts and is anything.
    pub fn pot_with_whole_blinds(&self, options: &Options) -> Option<u64> {
        let missing = self.missing_from_blinds();
        let is_counted = missing_blinds(options) == MissingBlinds::Count && missing > 0;
        let counts = is_counted && self.structure == Structure::PotLimit;
        counts.then(|| self.pot.unwrap_or_default().saturating_add(missing))
    }
}

/// Whether what dead and short blinds lack counts for the size of the pot.
pub fn missing_blinds(options: &Options) -> MissingBlinds {
    match options.pot_limit_blinds {
        PotLimitBlinds::TakenAsFull | PotLimitBlinds::ShortAsFull => MissingBlinds::Count,
        PotLimitBlinds::AsPosted => MissingBlinds::Ignored,
    }
}

/// By how much each of these bets made it more.
///
/// # Errors
/// Where one does not.
pub fn steps(start: u64, bets: &[Amount]) -> Result<Vec<u64>, FactsError> {
    let before = [Amount(start)].into_iter().chain(bets.iter().copied());
    let step = |(at, (Amount(before), Amount(bet)))| match bet > before {
        true => Ok(bet - before),
        false => {
            let reason = Reason::new("bets-not-rising").count("bet", before);
            Err(FactsError::at(format!("bets[{at}]"), reason))
        }
    };
    before.zip(bets.iter().copied()).enumerate().map(step).collect()
}
