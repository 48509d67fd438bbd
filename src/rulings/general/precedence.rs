//! Which rule is followed where several speak, or none does.
//!
//! ## Why
//! A floor must know before the dispute which page counts.
//!
//! ## Example
//! The house has a rule of its own on phones, and the association another: the one that stands
//! above is followed, and the answer says which.
//!
//! ## Discretion
//! Where following the rule would be unfair, and where no rule speaks.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::Precedence;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "precedence",
    cites: &[Tda2024.cite("1", "gist-fairness"), Tda2011.cite("1", "gist-fairness")],
    example: r#"{"house_rule":true,"tda_rule":true}"#,
    ..Topic::of(Section::General, &Judge(judge))
};

facts! {
    struct Facts {
        /// Whether a rule of the house or the organizer speaks of the case.
        house_rule: bool,
        /// Whether the association's rules do.
        tda_rule: bool,
        /// Whether there is a custom of the place.
        custom: Option<bool>,
        /// Whether the rule would be unfair in this case.
        unfair: Option<bool>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (word, id) = match (facts.house_rule, facts.tda_rule, rules.options.precedence) {
        (true, false, _) | (true, true, Precedence::HouseFirst) => {
            ("house_rule", "precedence-house")
        }
        (false, true, _) | (true, true, Precedence::TdaFirst) => ("tda_rule", "precedence-tda"),
        (false, false, _) if facts.custom.unwrap_or_default() => ("custom", "precedence-custom"),
        (false, false, _) => ("floor", "precedence-floor"),
    };
    let follow = |word: &str| json!({ "follow": word });
    let usual = Choice::new(follow(word), id);
    let fairness = || Choice::new(follow("fairness"), "precedence-fairness");
    if word == "floor" {
        let ruling = usual.ruling().rests_on(&["gist-fairness"]);
        return Ok(Ruling { is_discretion: true, ..ruling });
    }
    if facts.unfair.unwrap_or_default() {
        let ruling = Ruling::choice(Reason::new("precedence-unfair"), vec![fairness(), usual]);
        return Ok(ruling.step("decision-write-down").rests_on(&["gist-fairness"]));
    }
    let ruling = usual.ruling().by_the_game();
    Ok(match facts.house_rule && facts.tda_rule && word == "house_rule" {
        true => ruling.because("precedence-says-so"),
        false => ruling,
    })
}
