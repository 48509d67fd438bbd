//! What becomes of a wager.

use super::{Spot, Structure};
use crate::{Choice, Reason, Ruling};
use rulebook::Options;
use serde_json::{Value, json};

/// What a player has done, as it is ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    Check,
    Call,
    Bet,
    Raise,
    /// Everything they have is in.
    AllIn,
    Fold,
}

/// What becomes of a wager, in chips.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[must_use]
pub struct WagerOutcome {
    pub deed: Deed,
    /// What they have in for this round in all; none where it is still to be counted.
    pub total: Option<u64>,
    /// Chips that go back to them.
    pub returned: u64,
    /// What they have still to put in.
    pub missing: u64,
    /// Whether it may be more: a bet or raise of which nobody has said how much.
    pub is_least: bool,
}

impl WagerOutcome {
    /// They pass; whatever they pushed goes back.
    pub fn check(spot: &Spot) -> Self {
        Self::leaving(Deed::Check, spot.before().min(spot.bet), spot)
    }

    /// They give up, and this much of their chips stays in.
    pub fn fold(spot: &Spot, staying: u64) -> Self {
        Self::leaving(Deed::Fold, staying, spot)
    }

    /// They match the bet, or put in all they have; where they owe nothing it is a check.
    pub fn call(spot: &Spot) -> Self {
        if spot.is_free() {
            return Self::check(spot);
        }
        if !spot.has_more && spot.total() < spot.bet {
            return Self::all_in(Some(spot.total()));
        }
        Self::making(Deed::Call, spot.bet, spot)
    }

    /// They make it so much, within what the game allows; all-in where their chips end there.
    pub fn make(spot: &Spot, total: u64, options: &Options) -> Self {
        let total = total.max(spot.least());
        let total = spot.most(options).map_or(total, |most| total.min(most));
        let has_put_in = !spot.pushed.is_empty();
        if !spot.has_more && has_put_in && spot.total() <= total {
            return Self::all_in(Some(spot.total()));
        }
        let deed = if spot.bet == 0 { Deed::Bet } else { Deed::Raise };
        Self::making(deed, total, spot)
    }

    /// Everything they have is in.
    pub fn all_in(total: Option<u64>) -> Self {
        Self { deed: Deed::AllIn, total, returned: 0, missing: 0, is_least: false }
    }

    /// The same if words bind to a bet or raise of no stated size; in limit there is one size.
    ///
    /// Rules: TDA 2024 §50-B, §55, §54-D.
    pub fn or_more(self, spot: &Spot) -> Self {
        let is_open = matches!(self.deed, Deed::Bet | Deed::Raise) && !spot.has_pushed();
        Self { is_least: is_open && spot.structure != Structure::Limit, ..self }
    }

    fn making(deed: Deed, total: u64, spot: &Spot) -> Self {
        let returned = spot.total().saturating_sub(total);
        let missing = total.saturating_sub(spot.total());
        Self { deed, total: Some(total), returned, missing, is_least: false }
    }

    fn leaving(deed: Deed, total: u64, spot: &Spot) -> Self {
        let there = spot.before() + spot.put_in();
        let (returned, missing) = (there.saturating_sub(total), total.saturating_sub(there));
        Self { deed, total: Some(total), returned, missing, is_least: false }
    }

    /// The shape that other programs rely on.
    pub fn verdict(&self) -> Value {
        let action = match self.deed {
            Deed::Check => "check",
            Deed::Call => "call",
            Deed::Bet => "bet",
            Deed::Raise => "raise",
            Deed::AllIn => "all_in",
            Deed::Fold => "fold",
        };
        json!({ "action": action, "total": self.total, "returned": self.returned })
    }

    pub fn answer(&self) -> Reason {
        let reason = match (self.deed, self.total) {
            (Deed::Check, _) => Reason::new("wager-check"),
            (Deed::Call, _) => Reason::new("wager-call"),
            (Deed::Bet, _) if self.is_least => Reason::new("wager-bet-or-more"),
            (Deed::Bet, _) => Reason::new("wager-bet"),
            (Deed::Raise, _) if self.is_least => Reason::new("wager-raise-or-more"),
            (Deed::Raise, _) => Reason::new("wager-raise"),
            (Deed::AllIn, Some(_)) => Reason::new("wager-all-in"),
            (Deed::AllIn, None) => Reason::new("wager-all-in-uncounted"),
            (Deed::Fold, _) => Reason::new("wager-fold"),
        };
        reason.count("total", self.total.unwrap_or_default()).count("back", self.returned)
    }

    /// It as one of several that the rules allow.
    pub fn choice(&self) -> Choice {
        Choice::new(self.verdict(), self.answer())
    }

    /// With what players hear and what the dealer does.
    fn told(&self, ruling: Ruling) -> Ruling {
        let total = self.total.unwrap_or_default();
        let said = match (self.deed, self.total) {
            (Deed::Check, _) => Reason::new("wager-say-check"),
            (Deed::Call, _) => Reason::new("wager-say-call"),
            (Deed::Bet | Deed::Raise, _) if self.is_least => Reason::new("wager-say-how-much"),
            (Deed::Bet, _) => Reason::new("wager-say-bet"),
            (Deed::Raise, _) => Reason::new("wager-say-raise"),
            (Deed::AllIn, Some(_)) => Reason::new("wager-say-all-in"),
            (Deed::AllIn, None) => Reason::new("wager-say-all-in-uncounted"),
            (Deed::Fold, _) => Reason::new("wager-say-fold"),
        };
        let mut ruling = ruling.say(said.count("total", total));
        if self.returned > 0 {
            ruling = ruling.step(Reason::new("wager-give-back").count("chips", self.returned));
        }
        if self.is_least {
            ruling = ruling.step("wager-ask-how-much");
        } else if self.missing > 0 {
            ruling = ruling.step(Reason::new("wager-adds").count("chips", self.missing));
        }
        ruling
    }
}

/// What the rules leave to the player, and to nobody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerChoice {
    /// They checked to a bet: they may not raise.
    CallOrFold,
    /// They took chips back from in front of a raise: they may not fold.
    CallOrRaise,
}

impl PlayerChoice {
    fn ruling(self) -> Ruling {
        let (answer, say) = match self {
            Self::CallOrFold => ("wager-call-or-fold", "wager-say-call-or-fold"),
            Self::CallOrRaise => ("wager-call-or-raise", "wager-say-call-or-raise"),
        };
        Ruling::new(Value::Null, answer).say(say)
    }
}

/// What was found about a wager, before it is put into words.
#[derive(Debug, Clone)]
#[must_use]
pub struct Finding {
    /// What becomes of it; none where the floor has to choose first.
    pub usual: Option<WagerOutcome>,
    /// Everything that the floor or the player may choose; empty where there is no choice.
    allowed: Vec<WagerOutcome>,
    /// Whether the player chooses, not the floor.
    player: Option<PlayerChoice>,
    because: Vec<Reason>,
    suggests: Vec<Reason>,
    gists: Vec<&'static str>,
}

impl Finding {
    /// This and nothing else, for this reason, resting on these rules.
    pub fn clear(
        outcome: WagerOutcome,
        because: impl Into<Reason>,
        gists: &[&'static str],
    ) -> Self {
        let (usual, because) = (Some(outcome), vec![because.into()]);
        Self {
            usual,
            allowed: vec![],
            player: None,
            because,
            suggests: vec![],
            gists: gists.to_vec(),
        }
    }

    /// One of these, as the floor chooses; where all are the same, there is nothing to choose.
    pub fn floor(
        because: impl Into<Reason>,
        allowed: &[WagerOutcome],
        gists: &[&'static str],
    ) -> Self {
        let mut different: Vec<WagerOutcome> = Vec::new();
        for outcome in allowed {
            if !different.contains(outcome) {
                different.push(*outcome);
            }
        }
        if let [only] = different.as_slice() {
            return Self::clear(*only, because, gists);
        }
        let mut gists = gists.to_vec();
        gists.push("gist-wager-floor");
        let because = vec![because.into()];
        Self { usual: None, allowed: different, player: None, because, suggests: vec![], gists }
    }

    /// One of these, as the player chooses.
    pub fn player(
        choice: PlayerChoice,
        because: impl Into<Reason>,
        allowed: &[WagerOutcome],
        gists: &[&'static str],
    ) -> Self {
        let because = vec![because.into()];
        let (allowed, gists) = (allowed.to_vec(), gists.to_vec());
        Self { usual: None, allowed, player: Some(choice), because, suggests: vec![], gists }
    }

    /// Whether it comes to the same as another one: what is usual, and every choice.
    pub fn comes_to(&self, other: &Self) -> bool {
        (self.usual, &self.allowed) == (other.usual, &other.allowed)
    }

    /// This, or what another one allows, as the floor chooses.
    pub fn or(self, other: &Self) -> Self {
        let choices = |finding: &Self| match (finding.allowed.as_slice(), finding.usual) {
            ([], usual) => usual.into_iter().collect(),
            (allowed, _) => allowed.to_vec(),
        };
        let mut allowed: Vec<WagerOutcome> = choices(&self);
        for outcome in choices(other) {
            if !allowed.contains(&outcome) {
                allowed.push(outcome);
            }
        }
        let is_open = allowed.len() > 1;
        let player = self.player.filter(|_| self.player == other.player);
        let allowed = if is_open { allowed } else { Vec::new() };
        let finding = Self { allowed, player, ..self };
        if is_open { finding.resting_on("gist-wager-floor") } else { finding }
    }

    /// Everything that the floor may choose; empty where there is no choice.
    pub fn allowed(&self) -> Vec<WagerOutcome> {
        self.allowed.clone()
    }

    /// As the floor chooses, but usually this.
    pub fn usually(mut self, outcome: WagerOutcome) -> Self {
        self.usual = Some(outcome);
        self
    }

    /// With so many more chips on the table, which go back as far as they are not owed.
    pub fn with_more(mut self, chips: u64) -> Self {
        for outcome in self.usual.iter_mut().chain(&mut self.allowed) {
            let spare = outcome.returned + chips;
            let used = outcome.missing.min(spare);
            (outcome.missing, outcome.returned) = (outcome.missing - used, spare - used);
        }
        self
    }

    pub fn because(mut self, reason: impl Into<Reason>) -> Self {
        self.because.push(reason.into());
        self
    }

    /// With an act that the floor may want to add.
    pub fn suggest(mut self, act: impl Into<Reason>) -> Self {
        self.suggests.push(act.into());
        self
    }

    /// Resting on this rule, too.
    pub fn resting_on(mut self, gist: &'static str) -> Self {
        self.gists.push(gist);
        self
    }

    /// It in words, resting on those of a topic's rules that were used.
    pub fn ruling(self) -> Ruling {
        if let Some(choice) = self.player {
            let mut ruling = choice.ruling();
            ruling.why.extend(self.because);
            ruling.suggests = self.suggests;
            ruling.options = self.allowed.iter().map(WagerOutcome::choice).collect();
            return ruling.rests_on(&self.gists);
        }
        let mut ruling = match self.usual {
            Some(outcome) => outcome.told(Ruling::new(outcome.verdict(), outcome.answer())),
            None => Ruling::new(Value::Null, "wager-floor-decides"),
        };
        ruling.why.extend(self.because);
        ruling.suggests = self.suggests;
        ruling.is_discretion = !self.allowed.is_empty();
        ruling.options = self.allowed.iter().map(WagerOutcome::choice).collect();
        ruling.rests_on(&self.gists)
    }
}
