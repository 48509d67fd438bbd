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
        /// What it should have made it.
        right: Amount,
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
    let is_wrong_way = match facts.fault {
        Fault::TooSmall | Fault::PotTooLow => facts.made >= facts.right,
        Fault::PotTooHigh => facts.made <= facts.right,
    };
    if is_wrong_way {
        return Err(FactsError::at("right", Reason::new("right-amount-is-not")));
    }
    let corrected = json!({ "ruling": "corrected", "total": facts.right.0 });
    let stands = json!({ "ruling": "stands", "total": facts.made.0 });
    let to_right = Reason::new("short-bet-corrected").count("total", facts.right.0);
    let as_made = Reason::new("short-bet-stands").count("total", facts.made.0);
    if rules.options.short_bet == ShortBet::Floor {
        let options = vec![Choice::new(corrected, to_right), Choice::new(stands, as_made)];
        let ruling = Ruling::choice("wager-floor-decides", options);
        let governing = match facts.fault {
            Fault::TooSmall => "gist-wager-half-raise",
            Fault::PotTooHigh | Fault::PotTooLow => "gist-wager-pot-limit",
        };
        let gists = ["gist-wager-floor", governing];
        return Ok(ruling.because("short-bet-silent").rests_on(TOPIC.cites, &gists));
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
    Ok(ruling.rests_on(TOPIC.cites, &[gist]))
}
