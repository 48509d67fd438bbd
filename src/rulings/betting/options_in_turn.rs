//! What a player may do when it is their turn.
//!
//! ## Why
//! The words that count depend on whether anybody has bet.
//!
//! ## Example
//! The big blind, called by everybody and raised by nobody, may check or raise.
//!
//! ## Discretion
//! A check-raise in lowball.

use crate::own_blind::own_blind;
use crate::{
    Choice, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use rulebook::Rulebook::{Home001, House000, Pl004, Tda2011, Tda2024};
use rulebook::options::{BigBlindOption, BringInOption, FoldWithoutBet};
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "options-in-turn",
    cites: &[
        Tda2024.cite("3", "gist-wager-official-words"),
        Tda2024.cite("58", "gist-wager-needless-fold"),
        Tda2011.cite("3", "gist-wager-official-words"),
        Tda2011.cite("46", "gist-wager-needless-fold"),
        House000.cite("PLGEN-10", "gist-wager-tap"),
        House000.cite("PLGEN-17", "gist-wager-at-least-the-bet"),
        House000.cite("PLGEN-19", "gist-check-raise"),
        Home001.cite("CZ-GEN-06", "gist-wager-options-in-turn"),
        Home001.cite("CZ-ETI-04", "gist-check-raise"),
        Home001.cite("CZ-BET-11", "gist-round-all-check"),
        Home001.cite("CZ-STUD-07", "gist-options-bring-in"),
        Pl004.cite("PL-HE-06", "gist-options-no-check"),
        Pl004.cite("PL-HE-08", "gist-wager-options-in-turn"),
    ],
    example: r#"{"faces":"his_own_big_blind","has_checked":false,"lowball":false}"#,
    ..Topic::of(Section::Betting, &Judge(judge))
};

facts! {
    struct Facts {
        faces: Faces,
        /// Whether they have checked earlier in the round.
        #[asked_if(faces = "bet")]
        has_checked: Option<bool>,
        #[asked_if(has_checked = "true")]
        lowball: Option<bool>,
    }

    enum Faces {
        Nothing,
        Bet,
        HisOwnBigBlind,
        /// Nobody has made the bring-in more.
        HisOwnBringIn,
    }
}

/// Two or three words, as the verdict and as an answer.
fn may(words: &[&str]) -> (Value, Reason) {
    let said = words.iter().map(|word| ReasonValue::Term(["choice-", word].concat())).collect();
    let answer = Reason::new("options-may").said("words", ReasonValue::List(said));
    (json!({ "may": words }), answer)
}

/// Rules: TDA 2024 §3, §58; TDA 2011 §3, §46; house rules 000 PLGEN-19; 001 CZ-GEN-06;
/// 004 PL-HE-06.
fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruled = |words: &[&str], because| {
        let (verdict, answer) = may(words);
        let gists = ["gist-wager-official-words", "gist-wager-options-in-turn"];
        Ruling::new(verdict, answer).because(because).rests_on(&gists)
    };
    let ruling = match facts.faces {
        Faces::Nothing => match rules.options.fold_without_bet {
            FoldWithoutBet::Allowed => {
                ruled(&["check", "bet", "fold"], Reason::new("options-nobody-bet"))
            }
            FoldWithoutBet::Flagged => ruled(&["check", "bet"], Reason::new("options-nobody-bet"))
                .because("fold-needless")
                .rests_on(&["gist-wager-needless-fold", "gist-wager-tap"]),
        },
        Faces::HisOwnBigBlind => match rules.options.big_blind_option {
            BigBlindOption::Yes => {
                ruled(own_blind(&rules.options), Reason::new("options-big-blind"))
            }
            BigBlindOption::No => ruled(own_blind(&rules.options), Reason::new("options-no-check"))
                .rests_on(&["gist-options-no-check"]),
        },
        Faces::HisOwnBringIn => match rules.options.bring_in_option {
            BringInOption::Yes => {
                let because = Reason::new("options-bring-in-check-closes");
                ruled(&["check", "raise", "fold"], because).rests_on(&["gist-options-bring-in"])
            }
            BringInOption::Floor => {
                let options = [may(&["check"]), may(&["check", "raise", "fold"])];
                let options = options.map(|(verdict, answer)| Choice::new(verdict, answer));
                Ruling::choice("wager-floor-decides", options.to_vec())
                    .because("options-bring-in-silent")
            }
        },
        Faces::Bet => {
            let has_checked = facts.has_checked.unwrap_or_default();
            if has_checked && facts.lowball.unwrap_or_default() {
                let options = [may(&["call", "raise", "fold"]), may(&["call", "fold"])];
                let options = options.map(|(verdict, answer)| Choice::new(verdict, answer));
                Ruling::choice("wager-floor-decides", options.to_vec())
                    .because("options-lowball")
                    .rests_on(&["gist-check-raise"])
            } else {
                let because = match has_checked {
                    true => Reason::new("options-check-raise"),
                    false => Reason::new("options-bet"),
                };
                let ruling = ruled(&["call", "raise", "fold"], because);
                match has_checked {
                    true => ruling.rests_on(&["gist-check-raise"]),
                    false => ruling.rests_on(&["gist-wager-at-least-the-bet"]),
                }
            }
        }
    };
    Ok(ruling)
}
