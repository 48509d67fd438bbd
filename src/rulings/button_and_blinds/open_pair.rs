//! Whether a pair on the board doubles the bet on fourth street of limit stud.
//!
//! ## Why
//! The double bet is an old custom of cash games; tournaments play without it.
//!
//! ## Example
//! Limit 10 and 20, somebody shows a pair on fourth street: the bet is 10 under TDA 2024; under a
//! book with the custom they may bet 20.

use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Tda2024};
use rulebook::options::OpenPairDoubleBet;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "open-pair",
    cites: &[
        Tda2024.cite("RP-10-F", "gist-no-open-pair"),
        Home001.cite("CZ-STUD-09", "gist-open-pair-001"),
        Home001.cite("CZ-STUD-06", "gist-stud-limits-001"),
    ],
    example: r#"{"street":"fourth","shows_pair":true,"lower_limit":10,"upper_limit":20}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    enum Street {
        Third,
        Fourth,
        FifthOrLater,
    }

    struct Facts {
        street: Street,
        /// Whether the player who bets shows a pair.
        #[needed_if(street = "fourth")]
        shows_pair: Option<bool>,
        #[above_zero("at-least-one-chip")]
        lower_limit: Amount,
        upper_limit: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (Amount(lower), Amount(upper)) = (facts.lower_limit, facts.upper_limit);
    if upper < lower {
        return Err(FactsError::at("upper_limit", Reason::new("limits-upside-down")));
    }
    let one = |bet: u64| {
        Ruling::new(json!({ "bets": [bet] }), Reason::new("open-pair-bet").count("bet", bet))
    };
    let limits = ["gist-stud-limits-001"];
    let ruling = match facts.street {
        Street::Third => one(lower).because("open-pair-early").rests_on(&limits),
        Street::FifthOrLater => one(upper).because("open-pair-late").rests_on(&limits),
        Street::Fourth => {
            let shows_pair = facts
                .shows_pair
                .ok_or_else(|| FactsError::at("shows_pair", Reason::new("pair-unknown")))?;
            match (shows_pair, rules.options.open_pair_double_bet) {
                (false, _) => one(lower)
                    .because("open-pair-none")
                    .rests_on(&["gist-stud-limits-001", "gist-open-pair-001"]),
                (true, OpenPairDoubleBet::No) => {
                    one(lower).because("open-pair-no").rests_on(&["gist-no-open-pair"])
                }
                (true, OpenPairDoubleBet::Yes) => Ruling::new(
                    json!({ "bets": [lower, upper] }),
                    Reason::new("open-pair-either").count("lower", lower).count("upper", upper),
                )
                .because("open-pair-yes")
                .rests_on(&["gist-open-pair-001"]),
            }
        }
    };
    Ok(ruling)
}
