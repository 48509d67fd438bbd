//! What becomes of a hand that began with the button at the wrong seat.
//!
//! ## Why
//! The error is put right as long as nobody has lost anything by it; afterwards going back would
//! make somebody pay a blind twice or never.
//!
//! ## Example
//! The button was moved two seats. Found after one fold: it is put right. Found after a call and a
//! fold: the hand plays on, and the next button moves on from where it stands.
//!
//! ## Discretion
//! TDA 2011 has no rule.

use crate::dealing::{Action, has_started};
use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{House000, Tda2011, Tda2024};
use rulebook::options::MisplacedButton;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "wrong-button",
    cites: &[
        Tda2024.cite("34-A", "gist-wrong-button"),
        Tda2011.cite("32", "gist-misdeal-list-2011"),
        House000.cite("PLMIS-07", "gist-misplaced-button-000"),
        House000.cite("PLMIS-13", "gist-too-late-000"),
    ],
    example: r#"{"cards_dealt":true,"actions":[{"seat":4,"action":"fold"}]}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        cards_dealt: bool,
        #[form(since_the_deal)]
        #[asked_if(cards_dealt = "true")]
        substantial_action: Option<bool>,
        #[asked_if(cards_dealt = "true")]
        actions: Option<Vec<Action>>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let is_started = has_started(facts.substantial_action, facts.actions.as_deref(), rules)?;
    let has_acted = is_started || facts.actions.is_some_and(|actions| !actions.is_empty());
    if !facts.cards_dealt && has_acted {
        return Err(FactsError::at("actions", Reason::new("acted-without-cards")));
    }
    let corrected = || {
        let verdict = json!({ "ruling": "corrected", "redeal": facts.cards_dealt });
        let answer = if facts.cards_dealt { "button-corrected-redeal" } else { "button-corrected" };
        Choice::new(verdict, answer)
    };
    let stands = || {
        let verdict = json!({ "ruling": "play_on", "backed_up": false });
        Choice::new(verdict, "button-stands")
    };
    let backed_up = || {
        let verdict = json!({ "ruling": "play_on", "backed_up": true });
        Choice::new(verdict, "button-backed-up")
    };
    if !facts.cards_dealt {
        // No card has gone out, so in every book nothing but the button has to move.
        let Choice { verdict, answer, .. } = corrected();
        return Ok(Ruling::new(verdict, answer)
            .because("button-no-cards-yet")
            .rests_on(&["gist-wrong-button"])
            .step("step-button-to-its-place"));
    }
    let in_time = ["gist-wrong-button", "gist-misplaced-button-000", "gist-misdeal-list-2011"];
    Ok(match (rules.options.misplaced_button, is_started) {
        (MisplacedButton::CorrectedBeforeAction | MisplacedButton::Misdeal, false) => {
            let Choice { verdict, answer, .. } = corrected();
            Ruling::new(verdict, answer)
                .because("button-in-time")
                .say("say-misdeal")
                .steps([
                    "step-bets-back",
                    "step-all-cards-in",
                    "step-button-to-its-place",
                    "step-deal-again",
                ])
                .rests_on(&in_time)
        }
        (MisplacedButton::CorrectedBeforeAction, true) => {
            let Choice { verdict, answer, .. } = stands();
            Ruling::new(verdict, answer)
                .because("button-too-late")
                .say("say-no-misdeal")
                .step("step-next-from-here")
                .rests_on(&["gist-wrong-button"])
        }
        (MisplacedButton::Floor, false) => {
            Ruling::choice("button-floor", vec![corrected(), stands()])
                .because("button-silent")
                .rests_on(&["gist-misdeal-list-2011"])
        }
        (MisplacedButton::Floor | MisplacedButton::Misdeal, true) => {
            Ruling::choice("button-late-floor", vec![stands(), backed_up()])
                .because("button-late-silent")
                .say("say-no-misdeal")
                .rests_on(&["gist-too-late-000"])
        }
    })
}
