//! Whether a player who missed a blind is penalised for it.
//!
//! ## Why
//! A blind that somebody does not pay is paid by the others.
//!
//! ## Example
//! A player takes a long way from a broken table, and the big blind passes their seat:
//! deliberately, a penalty; lost on the way, none.
//!
//! ## Discretion
//! Whether it was deliberate; TDA 2011 speaks of broken tables alone.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::DodgingBlinds;

pub(super) const TOPIC: Topic = Topic {
    slug: "dodging-blinds",
    cites: &[
        Tda2024.cite("33", "gist-dodging-2024"),
        Tda2024.cite("33", "gist-dodging-broken"),
        Tda2024.cite("71-B", "gist-dodging-penalty"),
        Tda2011.cite("30", "gist-dodging-2011"),
    ],
    example: r#"{"intent":"deliberate","coming_from":"broken_table"}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    enum Intent {
        Deliberate,
        Innocent,
        Unclear,
    }

    /// Where the player comes from.
    enum From {
        BrokenTable,
        Balancing,
        OwnTable,
    }

    struct Facts {
        intent: Intent,
        coming_from: From,
    }
}

fn judge(Facts { intent, coming_from }: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let penalty = Choice::part("penalty", true, "dodging-penalty");
    let none = Choice::part("penalty", false, "dodging-none");
    let is_named =
        rules.options.dodging_blinds == DodgingBlinds::AnyBlind || coming_from == From::BrokenTable;
    let ruling = match intent {
        Intent::Innocent => none.ruling().because("dodging-not-meant").say("say-move-swiftly"),
        Intent::Deliberate if is_named => penalty
            .ruling()
            .because("dodging-meant")
            .say("say-dodging-penalty")
            .suggest("suggest-penalty-dodging")
            .rests_on(&["gist-dodging-penalty"]),
        Intent::Deliberate => {
            Ruling::choice("dodging-floor", vec![penalty, none]).because("dodging-not-named")
        }
        Intent::Unclear => Ruling::choice("dodging-floor", vec![none, penalty])
            .because("dodging-ask-first")
            .say("say-move-swiftly"),
    };
    // That dodging means intent, and a blind of a broken table, is in every edition.
    let is_common = coming_from == From::BrokenTable || intent == Intent::Innocent;
    let newest = if is_common { "gist-dodging-broken" } else { "gist-dodging-2024" };
    Ok(ruling.rests_on(&[newest, "gist-dodging-2011"]))
}
