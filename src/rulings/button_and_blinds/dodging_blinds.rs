//! Whether a player who missed a blind is penalised for it.
//!
//! ## Why
//! A blind that somebody does not pay is paid by the others.
//!
//! ## Example
//! A player takes a long way from a broken table, and the big blind passes his seat: deliberately,
//! a penalty; lost on the way, none.
//!
//! ## Discretion
//! Whether it was deliberate; TDA 2011 speaks of broken tables alone.
//!
//! ## Cites
//! See [`TOPIC`].

use crate::facts::read;
use crate::{Choice, FactsError, Field, Kind, Reason, Ruling, Topic};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::DodgingBlinds;
use rulebook::{RuleSet, Section};
use serde::Deserialize;
use serde_json::{Value, json};

/// See the [module documentation](self).
pub const TOPIC: Topic = Topic {
    slug: "dodging-blinds",
    section: Section::ButtonAndBlinds,
    fields: &[
        Field::needed("intent", Kind::Choice(&["deliberate", "innocent", "unclear"])),
        Field::needed("coming_from", Kind::Choice(&["broken_table", "balancing", "own_table"])),
    ],
    cites: &[
        Tda2024.cite("33", "gist-dodging-2024"),
        Tda2024.cite("71-B", "gist-dodging-penalty"),
        Tda2011.cite("30", "gist-dodging-2011"),
    ],
    example: r#"{"intent":"deliberate","coming_from":"broken_table"}"#,
    judge,
};

/// Whether he meant it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Intent {
    Deliberate,
    Innocent,
    Unclear,
}

/// Where he was before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum From {
    BrokenTable,
    Balancing,
    OwnTable,
}

/// What is asked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Facts {
    intent: Intent,
    coming_from: From,
}

fn judge(facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let Facts { intent, coming_from } = read(facts)?;
    let penalty = Choice::new(json!({ "penalty": true }), Reason::new("dodging-penalty"));
    let none = Choice::new(json!({ "penalty": false }), Reason::new("dodging-none"));
    let is_named =
        rules.options.dodging_blinds == DodgingBlinds::AnyBlind || coming_from == From::BrokenTable;
    Ok(match intent {
        Intent::Innocent => Ruling::new(none.verdict, none.answer)
            .because(Reason::new("dodging-not-meant"))
            .say(Reason::new("say-move-swiftly")),
        Intent::Deliberate if is_named => Ruling::new(penalty.verdict, penalty.answer)
            .because(Reason::new("dodging-meant"))
            .say(Reason::new("say-dodging-penalty"))
            .suggest(Reason::new("suggest-penalty-dodging")),
        Intent::Deliberate => Ruling::choice(Reason::new("dodging-floor"), vec![penalty, none])
            .because(Reason::new("dodging-not-named")),
        Intent::Unclear => Ruling::choice(Reason::new("dodging-floor"), vec![none, penalty])
            .because(Reason::new("dodging-ask-first"))
            .say(Reason::new("say-move-swiftly")),
    })
}
