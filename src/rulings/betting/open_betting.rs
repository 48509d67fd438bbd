//! What a player faces, whether they may raise, and to how much at least.
//!
//! ## Why
//! All-ins for less than a raise change the price, and not always what a player may do.
//!
//! ## Example
//! A bets 100, B is all-in for 125, D for 200: A faces 100 more, a full raise. Under TDA 2024 they
//! may raise, under TDA 2011 they may only call or fold.

use super::wagers::reopening;
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::Seat;
use cards::wagers::{
    Act, Action, BettingError, Decision, Fault, Reopening, Round, StreetKind, decision,
};
use rulebook::Rulebook::{Tda2011, Tda2024};

use serde_json::json;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "betting",
    cites: &[
        Tda2024.cite("43-A", "gist-betting-least-raise"),
        Tda2024.cite("47-A", "gist-betting-cumulative"),
        Tda2011.cite("38", "gist-betting-least-raise"),
        Tda2011.cite("38", "gist-betting-single"),
    ],
    example: r#"{"street":"preflop","order_of_action":[5,6,2,3],"big_blind":100,"posted":{"2":50,"3":100},"stacks_before_round":{"5":800,"6":2000,"2":2000,"3":2000},"actions":[{"seat":5,"action":"raise","to":300,"amount":300,"all_in":false}],"to_act":6}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        street: StreetKind,
        /// Everybody with cards at the beginning of the round, as they act.
        order_of_action: Vec<Seat>,
        big_blind: Amount,
        #[asked_if(street = "preflop")]
        posted: Option<BTreeMap<Seat, Amount>>,
        stacks_before_round: BTreeMap<Seat, Amount>,
        actions: Vec<ToldAct>,
        to_act: Option<Seat>,
        /// Instead of what the rules say.
        #[form(or_by_the_rules)]
        reopening: Option<Reopening>,
    }

    /// What a player did in turn.
    struct ToldAct {
        seat: Seat,
        action: Act,
        /// How much lay in front of the player then, in this round.
        to: Option<Amount>,
        /// How much the player added.
        amount: Option<Amount>,
        /// Whether those were the last chips.
        all_in: Option<bool>,
    }
}

impl From<ToldAct> for Action {
    fn from(told: ToldAct) -> Self {
        let ToldAct { seat, action: act, to, amount, all_in } = told;
        let [to, amount] = [to, amount].map(|chips| chips.map(|Amount(chips)| chips));
        Self { seat, act, to, amount, all_in }
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let reopening = facts.reopening.unwrap_or(reopening(&rules.options));
    let chips = |of: BTreeMap<Seat, Amount>| of.into_iter().map(|(seat, Amount(of))| (seat, of));
    let round = Round {
        street: facts.street,
        order_of_action: facts.order_of_action,
        big_blind: facts.big_blind.0,
        posted: chips(facts.posted.unwrap_or_default()).collect(),
        stacks_before_round: chips(facts.stacks_before_round).collect(),
        actions: facts.actions.into_iter().map(Action::from).collect(),
        to_act: facts.to_act,
    };
    let has_all_in = round.actions.iter().any(|action| action.all_in == Some(true));
    let decision = decision(&round, reopening).map_err(refused)?;
    let ruling = ruled(&decision, reopening);
    let ruling = match decision.can_raise {
        true => ruling.rests_on(&["gist-betting-least-raise"]),
        false => ruling,
    };
    // All-ins for less are what opens the betting again or does not.
    Ok(match decision.reopened && decision.can_raise && !has_all_in {
        true => ruling,
        false => ruling.rests_on(&["gist-betting-cumulative", "gist-betting-single"]),
    })
}

fn ruled(decision: &Decision, reopening: Reopening) -> Ruling {
    let verdict = json!({
        "current_bet": decision.current_bet,
        "last_full_raise": decision.last_full_raise,
        "to_call": decision.to_call,
        "reopened": decision.reopened,
        "can_raise": decision.can_raise,
        "min_raise_to": decision.min_raise_to,
    });
    let answer = match (decision.can_raise, decision.to_call) {
        (true, 0) => "betting-check-or-bet",
        (true, _) if decision.raise_is_short_all_in_only => "betting-call-or-all-in",
        (true, _) => "betting-call-or-raise",
        (false, 0) => "betting-check-only",
        (false, _) => "betting-call-or-fold",
    };
    let told = |id| {
        Reason::new(id)
            .with("seat", decision.to_act)
            .count("call", decision.to_call)
            .count("least", decision.min_raise_to.unwrap_or(0))
            .count("raise", decision.last_full_raise)
    };
    let ruling = Ruling::new(verdict, told(answer)).because(told("betting-full-raise"));
    let why = match (decision.reopened, reopening) {
        (true, _) if decision.can_raise => "betting-open",
        (true, _) => "betting-nobody-could-call",
        (false, Reopening::Cumulative) => "betting-not-a-full-raise",
        (false, Reopening::Single) => "betting-no-single-full-raise",
    };
    ruling.because(told(why)).say(told(answer))
}

fn refused(error: BettingError) -> FactsError {
    let field = match (error.action, error.fault) {
        (Some(number), _) => format!("actions[{}]", number.saturating_sub(1)),
        (None, Fault::BigBlind) => "big_blind".to_owned(),
        (None, Fault::SeatTwice(_)) => "order_of_action".to_owned(),
        (None, Fault::PostedTooMuch(_)) => "posted".to_owned(),
        (None, Fault::NotInTurn { .. } | Fault::RoundOver) => "to_act".to_owned(),
        (None, _) => "stacks_before_round".to_owned(),
    };
    let reason = match error.fault {
        Fault::BigBlind => Reason::new("betting-big-blind"),
        Fault::SeatTwice(seat) => Reason::new("hand-seat-twice").with("seat", seat),
        Fault::SeatUnknown(seat) => Reason::new("betting-seat-unknown").with("seat", seat),
        Fault::StackUnknown(seat) => Reason::new("betting-stack-unknown").with("seat", seat),
        Fault::PostedTooMuch(seat) => Reason::new("betting-posted-too-much").with("seat", seat),
        Fault::NotInTurn { seat, turn } => {
            Reason::new("betting-not-in-turn").with("seat", seat).with("turn", turn)
        }
        Fault::RoundOver => Reason::new("betting-round-over"),
        Fault::CannotCheck => Reason::new("betting-cannot-check"),
        Fault::NothingToCall => Reason::new("betting-nothing-to-call"),
        Fault::BetAlready => Reason::new("betting-bet-already"),
        Fault::NoBetYet => Reason::new("betting-no-bet-yet"),
        Fault::CallIs(chips) => Reason::new("betting-call-is").count("chips", chips),
        Fault::AmountUnknown => Reason::new("betting-amount-unknown"),
        Fault::AmountsDiffer => Reason::new("betting-amounts-differ"),
        Fault::MoreThanStack(chips) => Reason::new("betting-more-than-stack").count("chips", chips),
        Fault::NotAllIn => Reason::new("betting-not-all-in"),
        Fault::NotAboveBet(chips) => Reason::new("betting-not-above-bet").count("chips", chips),
        Fault::BelowMinimum(chips) => Reason::new("betting-below-minimum").count("chips", chips),
        Fault::NotReopened => Reason::new("betting-not-reopened"),
    };
    FactsError::at(field, reason)
}
