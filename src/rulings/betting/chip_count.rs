//! Somebody asks for a count.
//!
//! ## Why
//! A count takes time and tells something; it is owed to who has to decide about an all-in.
//!
//! ## Example
//! A player facing an all-in, in turn, asks: the dealer counts it exactly.
//!
//! ## Discretion
//! In TDA 2011, which leaves open who may ask.

use super::wagers::Structure;
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, Local003, Tda2011, Tda2024};
use rulebook::options::CountRequest;

pub(super) const TOPIC: Topic = Topic {
    slug: "chip-count",
    cites: &[
        Tda2024.cite("60", "gist-count-request"),
        Tda2024.cite("49", "gist-accepted-action"),
        Tda2024.cite("25-A", "gist-count-visible"),
        Tda2024.cite("RP-12", "gist-count-announced"),
        Tda2024.cite("54", "gist-wager-pot-limit"),
        Tda2024.cite("RP-21", "gist-count-spread"),
        Tda2011.cite("42", "gist-accepted-action"),
        Tda2011.cite("22", "gist-count-visible"),
        Tda2011.cite("43", "gist-wager-pot-limit"),
        Home001.cite("CZ-BET-04", "gist-count-in-front"),
        Home001.cite("CZ-ETI-07", "gist-count-visible"),
        Local003.cite("42.C", "gist-accepted-count-along"),
    ],
    example: r#"{"of":"chips","structure":"no_limit","facing":"all_in","in_turn":true}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        of: Of,
        structure: Structure,
        #[asked_if(of = "chips")]
        facing: Option<Facing>,
        #[asked_if(of = "chips")]
        in_turn: Option<bool>,
    }

    enum Of {
        /// Everything that a player has.
        Chips,
        /// What lies in front of a player as a bet or raise.
        Bet,
        Pot,
    }

    enum Facing {
        AllIn,
        Bet,
        Nothing,
    }
}

fn exact() -> Choice {
    Choice::part("count", "exact", "count-exact")
}

fn by_eye() -> Choice {
    Choice::part("count", "by_eye", "count-by-eye")
}

/// Rules: TDA 2024 §60, §54-A, RP-21; TDA 2011 §42, §43.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruled = |choice: Choice, because, gists: &[&'static str]| {
        let ruling = choice.ruling().because(because);
        Ok(ruling.rests_on(gists))
    };
    if facts.of == Of::Pot {
        let gists = ["gist-wager-pot-limit", "gist-count-spread", "gist-count-in-front"];
        return match facts.structure {
            Structure::PotLimit => ruled(exact(), Reason::new("count-pot-limit"), &gists),
            _ => ruled(by_eye(), Reason::new("count-pot-spread"), &gists),
        };
    }
    if facts.of == Of::Bet {
        let announced = Choice::part("count", "announced", "count-bet-announced");
        let gists = ["gist-count-announced", "gist-count-in-front"];
        return match rules.options.count_request {
            CountRequest::AllInInTurn => {
                ruled(announced, Reason::new("count-bet-not-by-chips"), &gists)
            }
            CountRequest::Floor => {
                let ruling = Ruling::choice("wager-floor-decides", vec![announced, exact()]);
                Ok(ruling.because("count-silent").rests_on(&gists))
            }
        };
    }
    let (Some(facing), Some(in_turn)) = (facts.facing, facts.in_turn) else {
        let field = if facts.facing.is_none() { "facing" } else { "in_turn" };
        return Err(FactsError::at(field, Reason::new("count-not-told")));
    };
    let gists = [
        "gist-count-request",
        "gist-accepted-action",
        "gist-count-visible",
        "gist-count-announced",
        "gist-count-in-front",
        "gist-accepted-count-along",
    ];
    match (rules.options.count_request, facing, in_turn) {
        (_, Facing::AllIn, true) => {
            let ruling = ruled(exact(), Reason::new("count-all-in"), &gists)?;
            Ok(ruling.step("count-step").because("accepted-must-know"))
        }
        (CountRequest::AllInInTurn, _, _) => {
            ruled(by_eye(), Reason::new("count-only-all-in"), &gists)
        }
        (CountRequest::Floor, _, _) => {
            let ruling = Ruling::choice("wager-floor-decides", vec![exact(), by_eye()]);
            Ok(ruling.because("count-silent").rests_on(&gists))
        }
    }
}
