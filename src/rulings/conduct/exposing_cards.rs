//! What follows when a player shows their cards before they should.
//!
//! ## Why
//! Shown cards help one player against another; but the hand itself has done nothing wrong.
//!
//! ## Example
//! Heads-up on the river, facing an all-in, they turn up their cards to see the reaction: their
//! hand lives, and a penalty may follow after the hand.
//!
//! ## Discretion
//! Whether a penalty follows, and which.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, Verdict, facts};
use rulebook::Rulebook::{self, Home001, House000, Local003, Tda2011, Tda2024};
use rulebook::options::ShowOne;
use serde_json::{Value, json};

pub(super) const TOPIC: Topic = Topic {
    slug: "exposing-cards",
    cites: &[
        Tda2024.cite("68", "gist-exposing-cards"),
        Tda2024.cite("67", "gist-one-player-to-a-hand"),
        Tda2011.cite("53", "gist-exposing-cards"),
        Tda2011.cite("52", "gist-one-player-to-a-hand"),
        House000.cite("PLGEN-40", "gist-shown-to-one"),
        House000.cite("PLGEN-41", "gist-shown-to-somebody-out"),
        Home001.cite("CZ-ETI-11", "gist-fold-face-down"),
        Local003.cite("53.C", "gist-show-when-asked"),
    ],
    example: r#"{"when":"action_pending","cards":"live","by_accident":false}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        when: ShownWhen,
        cards: CardsShown,
        by_accident: Option<bool>,
        shown_to: Option<ShownTo>,
    }

    enum ShownWhen {
        ActionPending,
        LastToAct,
        HandOver,
    }

    enum ShownTo {
        Everybody,
        OnePlayer,
        /// Somebody who has no cards in this hand.
        SomebodyOut,
    }

    enum CardsShown {
        Live,
        Folded,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let ruling = exposed(&facts, rules.rulebook).rests_on(OF_THE_HAND);
    let is_live_hand = matches!(facts.cards, CardsShown::Live) && facts.when != ShownWhen::HandOver;
    let seen = |mut ruling: Ruling, by: &str, step: &'static str| {
        if let Verdict::Parts(Value::Object(verdict)) = &mut ruling.verdict {
            verdict.insert("seen_by".to_owned(), by.into());
        }
        ruling.step(step)
    };
    Ok(match (rules.options.show_one, facts.shown_to.unwrap_or(ShownTo::Everybody)) {
        (_, ShownTo::Everybody) => ruling,
        (ShowOne::NoShowing, _) => {
            seen(ruling, "nobody_else", "exposing-no-showing").say("exposing-say-down")
        }
        (ShowOne::ShowAll, ShownTo::SomebodyOut) => {
            let verdict = json!({ "hand": "live", "penalty": "none" });
            let ruling = match facts.cards {
                CardsShown::Live => Ruling::new(verdict, "exposing-out-may-see"),
                CardsShown::Folded => exposed(&facts, rules.rulebook),
            };
            seen(ruling, "table_after_the_hand", "exposing-others-see-later")
                .rests_on(&["gist-shown-to-somebody-out"])
        }
        (ShowOne::ShowAll, ShownTo::OnePlayer) => seen(ruling, "everybody", "exposing-show-all")
            .say("exposing-say-show-all")
            .rests_on(&["gist-shown-to-one"]),
        (ShowOne::Penalty, _) if is_live_hand => {
            ruling.because("exposing-one-player-to-a-hand").rests_on(&["gist-one-player-to-a-hand"])
        }
        (ShowOne::Penalty, _) => ruling,
    })
}

/// Gists about the hand and whoever showed it.
const OF_THE_HAND: &[&str] =
    &["gist-exposing-cards", "gist-fold-face-down", "gist-show-when-asked"];

/// What becomes of the hand and of whoever showed it.
///
/// Rules: TDA 2024 §68; TDA 2011 §53.
fn exposed(facts: &Facts, book: Rulebook) -> Ruling {
    if facts.when == ShownWhen::HandOver {
        let verdict = json!({ "penalty": "none" });
        return Ruling::new(verdict, "exposing-hand-over");
    }
    let (hand, id) = match facts.cards {
        CardsShown::Live => ("live", "exposing-hand-lives"),
        CardsShown::Folded => ("folded", "exposing-folded"),
    };
    let verdict = json!({ "hand": hand, "penalty": "may" });
    let mut ruling = Ruling::new(verdict, id);
    if facts.when == ShownWhen::LastToAct {
        if book == Tda2011 {
            let with = |penalty: &str| json!({ "hand": hand, "penalty": penalty });
            let none = Choice::new(with("none"), "exposing-no-penalty");
            let choices = vec![Choice::new(with("may"), id), none];
            return Ruling::choice("wager-floor-decides", choices).because("exposing-last-silent");
        }
        ruling = ruling.because("exposing-last-counts-too");
    }
    match facts.by_accident.unwrap_or_default() {
        true => ruling.suggest("exposing-accident"),
        false => ruling.suggest("exposing-penalty"),
    }
}
