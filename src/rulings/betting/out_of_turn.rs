//! Somebody acted before it was their turn.
//!
//! ## Why
//! Who acts early gives something away to those behind them and takes something from those before
//! them; they are held to it unless the bet that they answered has changed.
//!
//! ## Example
//! Seat 6 raises before seat 5 has acted. Seat 5 calls: the raise binds. Seat 5 raises: the chips
//! go back, and seat 6 may do as they like.
//!
//! ## Discretion
//! Where the book only calls it bad manners.

use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};
use rulebook::options::OutOfTurn;

pub(super) const TOPIC: Topic = Topic {
    slug: "out-of-turn",
    cites: &[
        Tda2024.cite("53-A", "gist-out-of-turn"),
        Tda2024.cite("58", "gist-out-of-turn-fold"),
        Tda2011.cite("36", "gist-out-of-turn"),
        Tda2011.cite("46", "gist-out-of-turn-fold"),
        House000.cite("PLGEN-23", "gist-out-of-turn-000"),
        House000.cite("PLGEN-24", "gist-out-of-turn-check-000"),
        House000.cite("PLGEN-25", "gist-out-of-turn-binds-000"),
        Home001.cite("CZ-ETI-09", "gist-out-of-turn-000"),
    ],
    example: r#"{"action":"raise","since":"call"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// What the player did before it was their turn.
        action: Action,
        /// The most that the players before them have done since.
        since: Since,
        /// The bet that they acted on.
        #[needed_if(since = "all_in")]
        bet: Option<Amount>,
        /// What the all-in came to in all.
        #[needed_if(since = "all_in")]
        all_in: Option<Amount>,
    }

    enum Action {
        Check,
        Call,
        Bet,
        Raise,
        Fold,
        AllIn,
        /// The word "pot", said in pot-limit.
        Pot,
    }

    enum Since {
        NothingYet,
        Check,
        Call,
        Fold,
        Bet,
        Raise,
        AllIn,
        /// They put in what the early bet or raise came to.
        SameAmount,
    }
}

impl Facts {
    /// What an all-in was: up to the bet it is a call, above it a raise, however short.
    fn settled(self) -> Result<Self, FactsError> {
        if self.since != Since::AllIn {
            return Ok(self);
        }
        let bet = needed("bet", self.bet)?;
        let all_in = needed("all_in", self.all_in)?;
        let since = match (all_in > bet, bet) {
            (false, _) => Since::Call,
            (true, Amount(0)) => Since::Bet,
            (true, _) => Since::Raise,
        };
        Ok(Self { since, ..self })
    }
}

#[derive(Clone, Copy)]
enum Fate {
    Binding,
    Released,
    Pending,
    /// A check that stands, and gives up betting in this round.
    Passive,
}

impl Fate {
    fn choice(self) -> Choice {
        match self {
            Self::Binding => Choice::of("binding", "out-of-turn-binding"),
            Self::Released => Choice::of("released", "out-of-turn-released"),
            Self::Pending => Choice::of("pending", "out-of-turn-pending"),
            Self::Passive => Choice::of("call_or_fold", "out-of-turn-passive"),
        }
    }

    fn ruling(self, because: Reason, gists: &[&'static str]) -> Ruling {
        let ruling = self.choice().ruling().because(because).rests_on(gists);
        match self {
            Self::Pending => ruling.say("out-of-turn-say-back").step("out-of-turn-step-back"),
            Self::Released => ruling.step("out-of-turn-step-chips-back"),
            Self::Binding | Self::Passive => ruling.say("out-of-turn-say-binding"),
        }
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    Ok(judged(&facts.settled()?, rules))
}

/// A raise before anybody whose turn it was has acted.
pub(super) fn raised_too_early(rules: &RuleSet) -> Ruling {
    let since = Since::NothingYet;
    judged(&Facts { action: Action::Raise, since, bet: None, all_in: None }, rules)
}

fn judged(facts: &Facts, rules: &RuleSet) -> Ruling {
    let mut ruling = match rules.options.out_of_turn {
        OutOfTurn::UnlessActionChanges => unless_action_changes(facts),
        OutOfTurn::UnlessNextPlayerActs => unless_next_player_acts(facts),
        OutOfTurn::Floor => left_to_floor(),
    };
    match facts.action {
        // No chips went in.
        Action::Check | Action::Fold => ruling.steps.clear(),
        Action::Call | Action::Bet | Action::Raise | Action::AllIn | Action::Pot => {}
    }
    let is_released = ruling.verdict == Fate::Released.choice().verdict;
    if matches!(facts.action, Action::Pot) && !ruling.is_discretion && !is_released {
        ruling = ruling.because("out-of-turn-pot-size");
    }
    ruling.suggest("out-of-turn-penalty")
}

/// It binds unless somebody bet or raised in between; a fold always binds.
///
/// Rules: TDA 2024 §53-A, §58; TDA 2011 §36, §46.
fn unless_action_changes(facts: &Facts) -> Ruling {
    let gists = ["gist-out-of-turn"];
    match (facts.action, facts.since) {
        (Action::Fold, _) => Fate::Binding.ruling(
            Reason::new("out-of-turn-fold"),
            &["gist-out-of-turn-fold", "gist-out-of-turn"],
        ),
        (_, Since::NothingYet) => Fate::Pending.ruling(Reason::new("out-of-turn-wait"), &gists),
        (Action::Bet | Action::Raise | Action::AllIn | Action::Pot, Since::SameAmount) => {
            // No book says whether they called what was too early or raised in turn.
            let options = [Fate::Released, Fate::Binding].map(Fate::choice).to_vec();
            let usual = Fate::Released.choice().ruling().or_one_of(options);
            usual.because("out-of-turn-same-amount").rests_on(&gists)
        }
        (_, Since::Bet | Since::Raise | Since::AllIn | Since::SameAmount) => {
            let ruling = Fate::Released.ruling(Reason::new("out-of-turn-changed"), &gists);
            ruling.say("out-of-turn-say-free")
        }
        (_, Since::Check | Since::Call | Since::Fold) => {
            Fate::Binding.ruling(Reason::new("out-of-turn-unchanged"), &gists)
        }
    }
}

/// It binds unless the player before them has acted; a check gives up betting in the round.
///
/// Rules: house rules 000 PLGEN-23 to -25.
fn unless_next_player_acts(facts: &Facts) -> Ruling {
    let gists = ["gist-out-of-turn-binds-000", "gist-out-of-turn-000"];
    match (facts.action, facts.since) {
        (Action::Check, _) => Fate::Passive.ruling(
            Reason::new("out-of-turn-check-no-bet"),
            &["gist-out-of-turn-check-000", "gist-out-of-turn-000"],
        ),
        (_, Since::NothingYet) => {
            Fate::Binding.ruling(Reason::new("out-of-turn-nobody-acted"), &gists)
        }
        _ => Fate::Released
            .ruling(Reason::new("out-of-turn-somebody-acted"), &gists)
            .say("out-of-turn-say-free-acted"),
    }
}

/// The book only says that it is not done.
///
/// Rules: house rules 001 CZ-ETI-09.
fn left_to_floor() -> Ruling {
    let options = vec![Fate::Binding.choice(), Fate::Released.choice()];
    Ruling::choice("wager-floor-decides", options)
        .because("out-of-turn-manners")
        .rests_on(&["gist-out-of-turn-000"])
}
