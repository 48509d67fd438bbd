//! A player bets and then throws their cards away because they think that they have won.
//!
//! ## Why
//! They never meant to give up the pot, but those who called cannot be made to play against air.
//!
//! ## Example
//! They bet 1,000, one player calls 600 all-in; the cards are gone: 600 are lost, 400 come back.
//!
//! ## Discretion
//! Where the book does not speak of it.

use crate::{Amount, Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use rulebook::Rulebook::{Tda2011, Tda2024};
use rulebook::options::{Discards, PrematureDiscard};
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "premature-discard",
    cites: &[
        Tda2024.cite("15-B", "gist-premature-discard"),
        Tda2011.cite("49", "gist-premature-discard-2011"),
    ],
    example: r#"{"bet":1000,"called":600,"identifiable":false}"#,
    ..Topic::of(Section::Showdown, &Judge(judge))
};

facts! {
    struct Facts {
        /// The bet or raise of whoever threw their cards away.
        bet: Amount,
        /// The most that another player has called of it.
        called: Amount,
        /// Whether it is certain which cards they are, and they can be taken back.
        identifiable: bool,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (Amount(bet), Amount(called)) = (facts.bet, facts.called);
    let Some(back) = bet.checked_sub(called) else {
        return Err(FactsError::at("called", Reason::new("called-above-bet")));
    };
    let out = json!({ "ruling": "out", "returned": back, "lost": called });
    let answer = |id| Reason::new(id).count("lost", called).count("back", back);
    if facts.identifiable {
        let verdict = json!({ "ruling": "plays", "returned": 0, "lost": 0 });
        let plays = Choice::new(verdict, "premature-discard-plays");
        let ruling = match rules.options.discards {
            Discards::LiveIfIdentifiable => plays
                .ruling()
                .because("premature-discard-can-be-told")
                .say("premature-discard-say-plays"),
            Discards::Floor => {
                let choices = vec![plays, Choice::new(out, answer("premature-discard-out"))];
                Ruling::choice("wager-floor-decides", choices)
                    .because("premature-discard-told-silent")
            }
        };
        // What is gone cannot be held.
        return Ok(resting(ruling).steps(["premature-discard-step-hold"]));
    }
    // Where all of it was called there is nothing to give back, and so nothing to decide.
    if rules.options.premature_discard == PrematureDiscard::UncalledReturned || back == 0 {
        let ruling = Ruling::new(out, answer("premature-discard-out"));
        let ruling = ruling.because("premature-discard-gone");
        return Ok(resting(ruling.say(answer("premature-discard-say-out"))));
    }
    let all = json!({ "ruling": "out", "returned": 0, "lost": bet });
    let whole = Reason::new("premature-discard-choice-whole").count("lost", bet);
    let choices = vec![Choice::new(out, answer("premature-discard-out")), Choice::new(all, whole)];
    Ok(resting(Ruling::choice("premature-discard-floor", choices)))
}

fn resting(ruling: Ruling) -> Ruling {
    ruling.rests_on(&["gist-premature-discard", "gist-premature-discard-2011"])
}
