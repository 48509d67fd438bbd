//! What becomes of a wager: words, chips, and what was in front, as the whole table saw it.
//!
//! ## Why
//! A wager is what a reasonable table understands by it, decided in one fixed order, so that no
//! player can choose what they meant after they have seen how the others take it.
//!
//! ## Example
//! Blinds 100 and 200, two chips of 500 and 1,000 into a raise to 1,100: a call under TDA 2024,
//! where every chip is needed; a raise to 1,800 under TDA 2011, where mixed chips go by the half.
//!
//! ## Discretion
//! Words against chips, too few chips over a raise, old chips taken back, "check" to a bet;
//! and whatever the edition does not speak of.

use super::wagers::{
    CITES, Heard, Order, Spot, Street, Structure, Word, decide, small_blind_as_half,
};
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};

pub(super) const TOPIC: Topic = Topic {
    slug: "wager",
    cites: CITES,
    example: r#"{"structure":"no_limit","street":"preflop","small_blind":100,"big_blind":200,"bet":200,"last_raise":200,"pot":300,"in_front":[],"taken_back":[],"pushed":[500],"chips_behind":true,"said":null,"amount":null,"order":"chips_only"}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        structure: Structure,
        street: Street,
        small_blind: Option<Amount>,
        big_blind: Amount,
        /// What they must have in front to stay in; 0 where nobody has bet.
        bet: Amount,
        /// The largest bet or raise of the round.
        #[form(or_first_bet)]
        last_raise: Option<Amount>,
        /// Everything in the pot before they act, bets of this round included.
        pot: Option<Amount>,
        /// What a dead or short blind is short of, before the flop.
        #[asked_if(structure = "pot_limit")]
        blinds_missing: Option<Amount>,
        in_front: Option<Vec<Amount>>,
        taken_back: Option<Vec<Amount>>,
        pushed: Option<Vec<Amount>>,
        chips_behind: Option<bool>,
        said: Option<String>,
        amount: Option<Amount>,
        order: Option<Order>,
    }
}

impl Facts {
    fn spot(&self) -> Result<Spot, FactsError> {
        let chips = |list: &Option<Vec<Amount>>| {
            list.iter().flatten().map(|chip| chip.0).collect::<Vec<u64>>()
        };
        let big_blind = self.big_blind.0;
        Spot {
            structure: self.structure,
            street: self.street,
            small_blind: self.small_blind.map_or(big_blind / 2, |chips| chips.0),
            big_blind,
            bet: self.bet.0,
            last_raise: self.last_raise.map_or_else(|| self.usual_raise(), |chips| chips.0),
            pot: self.pot.map(|pot| pot.0),
            blinds_missing: self.blinds_missing.map(|chips| chips.0),
            in_front: chips(&self.in_front),
            taken_back: chips(&self.taken_back),
            pushed: chips(&self.pushed),
            has_more: self.chips_behind.unwrap_or(true),
        }
        .checked()
    }

    /// The raise that made the bet, if it was the only one of the round.
    fn usual_raise(&self) -> u64 {
        match self.street {
            Street::Preflop => self.bet.0.saturating_sub(self.big_blind.0).max(self.big_blind.0),
            _ => self.bet.0,
        }
    }

    /// What was heard, if it fits the chips.
    fn heard(&self, spot: &Spot) -> Result<Heard, FactsError> {
        let said = self.said.as_deref().filter(|words| !words.trim().is_empty());
        let word = said.map(Word::heard);
        let amount = self.amount.map(|chips| chips.0).or_else(|| Word::amount_in(said?));
        let has_words = word.is_some() || amount.is_some();
        let usual = if has_words { Order::WordsFirst } else { Order::ChipsOnly };
        let order = match self.order.unwrap_or(usual) {
            // No words came after the chips.
            Order::ChipsFirst if !has_words => Order::ChipsOnly,
            order => order,
        };
        let wrong = |field, reason| Err(FactsError::at(field, Reason::new(reason)));
        if amount == Some(0) {
            return wrong("amount", "number-of-nothing");
        }
        if has_words == (order == Order::ChipsOnly) {
            return wrong("order", "order-without-words");
        }
        if spot.pushed.is_empty() && matches!(order, Order::ChipsFirst | Order::Together) {
            return wrong("order", "order-without-chips");
        }
        if !has_words && spot.pushed.is_empty() && spot.taken_back.is_empty() {
            return wrong("pushed", "nothing-done");
        }
        let needs_chips = !matches!(word, Some(Word::Check | Word::Tap | Word::Fold | Word::AllIn));
        if needs_chips && spot.pushed.is_empty() && !spot.has_more {
            return wrong("chips_behind", "no-chips");
        }
        if spot.structure == Structure::PotLimit && spot.pot.is_none_or(|pot| pot == 0) {
            return wrong("pot", "pot-not-told");
        }
        Ok(Heard { word, amount, order })
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let spot = facts.spot()?;
    let heard = facts.heard(&spot)?;
    let decided = |spot: &Spot| decide(spot, heard, &rules.options);
    let finding = decided(&spot);
    let finding = match facts.small_blind {
        Some(_) => finding,
        None => small_blind_as_half(&spot, finding, decided),
    };
    Ok(finding.ruling())
}
