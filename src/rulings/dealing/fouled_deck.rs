//! What becomes of a hand when the deck itself is wrong.
//!
//! ## Why
//! A deck with two identical cards has no right winner, so such a hand cannot stand; a card from
//! elsewhere takes nothing away once players have acted, so it counts as a scrap of paper.
//!
//! ## Example
//! Two nines of hearts on the river: under TDA 2024 play stops and every bet goes back.
//!
//! ## Discretion
//! TDA 2011 has no rule, and no book speaks of a deck that lacks a card.

use super::{Action, Deal, Family, Fault, call, has_started};
use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Tda2011, Tda2024};

pub(super) const TOPIC: Topic = Topic {
    slug: "fouled-deck",
    cites: &[
        Tda2024.cite("35-A", "gist-misdeal-foreign"),
        Tda2024.cite("35-A", "gist-misdeal-open"),
        Tda2024.cite("35-C", "gist-redeal"),
        Tda2024.cite("35-D", "gist-too-late"),
        Tda2024.cite("35-D", "gist-scrap"),
        Tda2024.cite("35-E", "gist-fouled-deck"),
        Tda2024.cite("22", "gist-dispute-ends"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        Tda2011.cite("19", "gist-dispute-ends"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
        Home001.cite("CZ-DEAL-01", "gist-deck-check"),
    ],
    example: r#"{"deck":"two_identical","next_hand_begun":false,"actions":[{"seat":4,"action":"call"},{"seat":5,"action":"raise"}]}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    enum Deck {
        TwoIdentical,
        ForeignCard,
        CardMissing,
    }

    struct Facts {
        deck: Deck,
        next_hand_begun: Option<bool>,
        #[form(since_the_deal)]
        substantial_action: Option<bool>,
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    if facts.next_hand_begun == Some(true) {
        return Ok(Ruling::of("play_on", "result-stands")
            .because("dispute-is-over")
            .step("step-other-deck")
            .rests_on(&["gist-dispute-ends"]));
    }
    let fault = match facts.deck {
        Deck::TwoIdentical => Fault::FouledDeck,
        Deck::ForeignCard => Fault::ForeignCard,
        Deck::CardMissing => return Ok(card_missing()),
    };
    let deal = Deal { is_started, ..Deal::of(Family::Flop, fault) };
    Ok(call(&deal, &rules.options).ruling())
}

fn card_missing() -> Ruling {
    let options =
        vec![Choice::of("play_on", "deal-play-on"), Choice::of("misdeal", "deal-misdeal")];
    Ruling::choice("deal-floor", options)
        .because("deck-short-silent")
        .steps(["step-count-the-deck", "step-other-deck"])
        .rests_on(&["gist-misdeal-open", "gist-deck-check"])
        .rests_on(&["gist-misdeal-list-2011"])
}
