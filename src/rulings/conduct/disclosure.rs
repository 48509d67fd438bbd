//! Whether somebody may say what they said about a hand.
//!
//! ## Why
//! One player to a hand: nobody may help another to play, or know what they alone should know.
//! Errors that all can see are everybody's business.
//!
//! ## Example
//! "I folded a king" during the hand: not allowed. "Seat 4 has a straight" of a tabled hand:
//! welcome.
//!
//! ## Discretion
//! An onlooker who points out an error, where the book speaks of players only.

use crate::{Choice, FactsError, Judge, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Home001, House000, Local003, Tda2011, Tda2024};
use rulebook::options::SpeakUp;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "disclosure",
    cites: &[
        Tda2024.cite("67", "gist-no-disclosure"),
        Tda2024.cite("12", "gist-speak-up-tabled"),
        Tda2024.cite("2", "gist-speak-up-duty"),
        Tda2011.cite("52", "gist-no-disclosure"),
        Tda2011.cite("16", "gist-speak-up-encouraged"),
        House000.cite("PLGEN-31", "gist-everybody-reports"),
        Home001.cite("CZ-ETI-14", "gist-no-talk-of-folded"),
        Local003.cite("51.C", "gist-soft-play-meaning"),
    ],
    example: r#"{"said":"folded_cards","by":"player","hand_is_over":false}"#,
    ..Topic::of(Section::Conduct, &Judge(judge))
};

facts! {
    struct Facts {
        said: SpokenOf,
        by: Speaker,
        hand_is_over: bool,
    }

    enum SpokenOf {
        LiveCards,
        FoldedCards,
        Advice,
        Criticism,
        /// They read aloud what somebody had not tabled.
        UntabledHand,
        TabledHandMisread,
        /// A wrong bet or a wrong count.
        WrongChips,
    }

    enum Speaker {
        Player,
        Onlooker,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_error = matches!(facts.said, SpokenOf::TabledHandMisread | SpokenOf::WrongChips);
    if is_error {
        let cites = [
            "gist-speak-up-tabled",
            "gist-speak-up-encouraged",
            "gist-speak-up-duty",
            "gist-everybody-reports",
        ];
        return Ok(reported(facts.by, rules.options.speak_up).rests_on(&cites));
    }
    let cites = ["gist-no-disclosure", "gist-no-talk-of-folded", "gist-soft-play-meaning"];
    // Advice and criticism are not allowed at any time, and what was not tabled is read by nobody.
    let is_of_cards = matches!(facts.said, SpokenOf::LiveCards | SpokenOf::FoldedCards);
    if facts.hand_is_over && is_of_cards {
        let verdict = json!({ "allowed": true });
        let ruling = Ruling::new(verdict, "disclosure-hand-over");
        return Ok(ruling.rests_on(&cites));
    }
    let id = match facts.said {
        SpokenOf::LiveCards => "disclosure-live-cards",
        SpokenOf::FoldedCards => "disclosure-folded-cards",
        SpokenOf::Criticism => "disclosure-criticism",
        SpokenOf::UntabledHand => "disclosure-untabled",
        _ => "disclosure-advice",
    };
    let why = if facts.hand_is_over { "disclosure-at-any-time" } else { "disclosure-in-or-out" };
    let ruling = Ruling::new(json!({ "allowed": false, "penalty": "may" }), id)
        .because(why)
        .say("disclosure-say")
        .suggest("disclosure-penalty")
        .rests_on(&cites);
    Ok(match facts.by {
        Speaker::Onlooker => ruling.step("disclosure-onlooker-goes"),
        Speaker::Player => ruling,
    })
}

/// Somebody pointed out an error that all can see.
fn reported(by: Speaker, speak_up: SpeakUp) -> Ruling {
    let allowed = |duty: bool| json!({ "allowed": true, "duty": duty });
    match (by, speak_up) {
        (_, SpeakUp::Everything) => Ruling::new(allowed(true), "disclosure-everybody-reports"),
        (Speaker::Player, SpeakUp::TabledHandsOnly | SpeakUp::Mistakes) => {
            Ruling::new(allowed(true), "disclosure-players-report")
        }
        (Speaker::Onlooker, SpeakUp::TabledHandsOnly | SpeakUp::Mistakes) => Ruling::choice(
            "disclosure-onlooker-silent",
            vec![
                Choice::new(allowed(false), "disclosure-look-into-it"),
                Choice::new(json!({ "allowed": false, "penalty": "may" }), "disclosure-send-away"),
            ],
        ),
    }
}
