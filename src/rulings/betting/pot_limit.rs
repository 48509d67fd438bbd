//! How much a raise of the pot is.
//!
//! ## Why
//! The pot is counted with the call in it, which hardly anybody does in their head.
//!
//! ## Example
//! Blinds 10 and 20: the first player calls 20, and the pot is 50 then; so they may make it 70.

use super::wagers::missing_blinds;
use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::wagers::{MissingBlinds, PotLimit};
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use rulebook::options::PotLimitBlinds;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "pot-limit",
    cites: &[
        Tda2024.cite("54-A", "gist-pot-limit-count"),
        Tda2024.cite("54-B", "gist-pot-limit-full-blinds"),
        Tda2024.cite("RP-21", "gist-pot-limit-spread"),
        Tda2011.cite("43", "gist-pot-limit-count"),
        Home001.cite("CZ-BET-09", "gist-pot-limit-raise"),
    ],
    example: r#"{"pot":200,"current_bet":200,"in_front":0,"blinds_missing":100}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        /// All chips in the pot and in front of the players.
        pot: Amount,
        /// What everybody must have in front of them.
        current_bet: Amount,
        #[form(or_counted_as_none)]
        in_front: Option<Amount>,
        /// What a dead or short blind is short of; nothing after the flop.
        #[form(or_none)]
        blinds_missing: Option<Amount>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let in_front = facts.in_front.unwrap_or_default().0;
    let missing = facts.blinds_missing.unwrap_or_default().0;
    let (Amount(pot), Amount(current_bet)) = (facts.pot, facts.current_bet);
    if in_front > pot {
        return Err(FactsError::at("in_front", Reason::new("pot-limit-in-front")));
    }
    let blinds = missing_blinds(&rules.options);
    let decision = PotLimit { pot, current_bet, in_front, blinds_missing: missing };
    let most = decision.raise_to_at_most(blinds);
    let call = current_bet.saturating_sub(in_front);
    let raise = most.saturating_sub(current_bet.max(in_front));
    let choices = [MissingBlinds::Count, MissingBlinds::Ignored].map(|blinds| {
        let most = decision.raise_to_at_most(blinds);
        let raise = most.saturating_sub(current_bet.max(in_front));
        let verdict = json!({ "raise_to": most, "call": call, "raise_by": raise });
        let answer = if current_bet == 0 { "pot-limit-bet" } else { "pot-limit-raise" };
        let answer = Reason::new(answer).count("most", most).count("call", call);
        Choice::new(verdict, answer.count("raise", raise))
    });
    let verdict = json!({ "raise_to": most, "call": call, "raise_by": raise });
    let answer = if current_bet == 0 { "pot-limit-bet" } else { "pot-limit-raise" };
    let told = |id| Reason::new(id).count("most", most).count("call", call).count("raise", raise);
    let gists = ["gist-pot-limit-count", "gist-pot-limit-raise"];
    let mut ruling = Ruling::new(verdict, told(answer)).rests_on(&gists);
    if current_bet > 0 {
        ruling = ruling.because(told("pot-limit-how"));
    }
    if missing > 0 {
        let id = match blinds {
            MissingBlinds::Count => "pot-limit-blinds-count",
            MissingBlinds::Ignored => "pot-limit-blinds-ignored",
        };
        ruling = ruling
            .because(Reason::new(id).count("missing", missing))
            .rests_on(&["gist-pot-limit-full-blinds"]);
        if rules.options.pot_limit_blinds == PotLimitBlinds::ShortAsFull {
            ruling = ruling.because("pot-limit-dead-blind").or_one_of(choices.into());
        }
    }
    Ok(ruling.say(told("pot-limit-say")))
}
