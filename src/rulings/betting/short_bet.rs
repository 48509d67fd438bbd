//! A bet or raise that was too small, or a pot that was counted wrong, noticed later.
//!
//! ## Why
//! A wrong size is put right while nobody has seen the next card, and stands afterwards.
//!
//! ## Example
//! Blinds 100 and 200, a bet of 600 is made 1,000 and called twice: before the turn card all
//! make it 1,200, after it 1,000 stands.
//!
//! ## Discretion
//! In TDA 2011, which has no rule for it.

use super::wagers::wager_cites;
use crate::{
    Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts, needed,
};
use rulebook::Rulebook::Tda2024;
use rulebook::options::ShortBet;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "short-bet",
    cites: wager_cites!(
        [
            "gist-wager-short-bet",
            "gist-wager-floor",
            "gist-wager-half-raise",
            "gist-wager-pot-limit"
        ],
        Tda2024.cite("52-B", "gist-short-bet-pot")
    ),
    example: r#"{"fault":"too_small","made":1000,"right":1200,"noticed":"same_street","substantial_action":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        fault: Fault,
        /// What the bet or raise made it.
        made: Amount,
        /// The bet that was raised; the least raise follows from it.
        #[asked_if(fault = "too_small")]
        bet: Option<Amount>,
        /// The largest bet or raise of the round before it.
        #[form(or_first_bet)]
        #[asked_if(fault = "too_small")]
        last_raise: Option<Amount>,
        /// What it should have made it.
        #[needed_unless(bet)]
        right: Option<Amount>,
        /// On the river, the same street ends with the showdown.
        noticed: Noticed,
        /// Whether there has been substantial action after the bet.
        #[asked_if(fault = "pot_too_low")]
        substantial_action: Option<bool>,
    }

    enum Fault {
        TooSmall,
        PotTooHigh,
        PotTooLow,
    }

    enum Noticed {
        SameStreet,
        NextStreet,
    }
}

/// Rules: TDA 2024 §52; TDA 2011 has none.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let least = match facts.bet {
        Some(bet) if facts.fault == Fault::TooSmall => {
            let step = facts.last_raise.unwrap_or(bet);
            Some(Amount(bet.0.saturating_add(step.0)))
        }
        _ => None,
    };
    let is_worked_out = facts.right.is_none() && least.is_some();
    let right = needed("right", facts.right.or(least))?;
    if let Some(least) = least.filter(|least| *least != right) {
        let reason = Reason::new("right-against-the-bet").count("least", least.0);
        return Err(FactsError::at("right", reason));
    }
    let is_wrong_way = match facts.fault {
        Fault::TooSmall | Fault::PotTooLow => facts.made >= right,
        Fault::PotTooHigh => facts.made <= right,
    };
    if is_wrong_way {
        let at = if is_worked_out { "made" } else { "right" };
        return Err(FactsError::at(at, Reason::new("right-amount-is-not")));
    }
    let corrected = json!({ "ruling": "corrected", "total": right.0 });
    let stands = json!({ "ruling": "stands", "total": facts.made.0 });
    let to_right = Reason::new("short-bet-corrected").count("total", right.0);
    let as_made = Reason::new("short-bet-stands").count("total", facts.made.0);
    if rules.options.short_bet == ShortBet::Floor {
        let options = vec![Choice::new(corrected, to_right), Choice::new(stands, as_made)];
        let ruling = Ruling::choice("wager-floor-decides", options);
        let governing = match facts.fault {
            Fault::TooSmall => "gist-wager-half-raise",
            Fault::PotTooHigh | Fault::PotTooLow => "gist-wager-pot-limit",
        };
        let gists = ["gist-wager-floor", governing];
        return Ok(ruling.because("short-bet-silent").rests_on(&gists));
    }
    let is_too_late = match (facts.noticed, facts.fault) {
        (Noticed::NextStreet, _) => true,
        (Noticed::SameStreet, Fault::PotTooLow) => {
            needed("substantial_action", facts.substantial_action)?
        }
        (Noticed::SameStreet, Fault::TooSmall | Fault::PotTooHigh) => false,
    };
    let gist = match facts.fault {
        Fault::TooSmall => "gist-wager-short-bet",
        Fault::PotTooHigh | Fault::PotTooLow => "gist-short-bet-pot",
    };
    let because = match (is_too_late, facts.noticed) {
        (false, _) => Reason::new("short-bet-in-time"),
        (true, Noticed::NextStreet) => Reason::new("short-bet-next-street"),
        (true, Noticed::SameStreet) => Reason::new("short-bet-low-quote-acted"),
    };
    let (verdict, answer) = if is_too_late { (stands, as_made) } else { (corrected, to_right) };
    let say = answer.clone();
    let ruling = Ruling::new(verdict, answer).because(because).say(say);
    let ruling = if is_too_late { ruling } else { ruling.step("short-bet-for-all") };
    let ruling = match facts.bet.filter(|_| is_worked_out && !is_too_late) {
        Some(bet) if facts.last_raise.is_none() => {
            // After a raise the least step is smaller than the bet, and nobody told it.
            ruling.because(Reason::new("short-bet-as-opening").count("bet", bet.0))
        }
        Some(bet) => ruling.because(
            Reason::new("short-bet-least").count("bet", bet.0).count("step", right.0 - bet.0),
        ),
        None => ruling,
    };
    Ok(ruling.rests_on(&[gist]))
}
