//! How the last card of stud is dealt where the deck is short.
//!
//! ## Why
//! Eight players can stay to the end, and then there are not enough cards for all of them.
//!
//! ## Example
//! Eight players, nobody folded: one card is left, so one card on the board serves everybody.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::stud::{LastCard, LastCardMethod, LastCards, last_card};
use rulebook::Rulebook::{Home001, Tda2024};
use rulebook::options::StudShortage;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "stud-last-card",
    cites: &[
        Tda2024.cite("RP-10-H", "gist-stud-last-card-2024"),
        Home001.cite("CZ-STUD-14", "gist-stud-last-card-001"),
        Home001.cite("CZ-STUD-16", "gist-stud-last-card-folded"),
    ],
    example: r#"{"live":7,"folded":[{"cards":3}],"burns":3}"#,
    ..Topic::of(Section::Dealing, &Judge(judge))
};

facts! {
    struct Facts {
        /// Players who still hold cards.
        #[range(1..=8)]
        live: u32,
        folded: Option<Vec<Folded>>,
        #[range(0..=10)]
        burns: Option<u32>,
    }

    /// Somebody who folded, and how many cards they had by then.
    struct Folded {
        #[range(0..=6)]
        cards: u32,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let method = match rules.options.stud_shortage {
        StudShortage::RequiredWithBurn => LastCardMethod::KeepTheLast,
        StudShortage::BurnsThenCommunity => LastCardMethod::EveryCard,
    };
    let folded = facts.folded.unwrap_or_default().iter().map(|one| one.cards).collect();
    let cards = LastCards { live: facts.live, folded, burns: facts.burns.unwrap_or(3) };
    let dealt = last_card(&cards, method).zip(cards.stub());
    let Some((dealt, stub)) = dealt else {
        return Err(FactsError::at("live", Reason::new("stud-too-many-cards")));
    };
    let (answer, steps) = words(dealt);
    let needed = match method {
        LastCardMethod::KeepTheLast => "stud-last-card-needs-two-more",
        LastCardMethod::EveryCard => "stud-last-card-needs-one-each",
    };
    let counted = Reason::new("stud-last-card-counted").count("stub", stub);
    let counted = counted.count("burns", cards.burns).count("live", cards.live);
    let ruling = Ruling::new(json!({ "stub": stub, "method": dealt }), answer);
    let ruling = ruling.because(counted).because(needed);
    let ruling = ruling.say(answer);
    Ok(ruling.steps(steps.iter().copied()))
}

/// The answer, and the steps of it.
fn words(dealt: LastCard) -> (&'static str, &'static [&'static str]) {
    const BURN: &str = "stud-last-card-burn-one";
    const EACH: &str = "stud-last-card-deal-each";
    const MIX: &str = "stud-last-card-shuffle-both";
    const ALL: &str = "stud-last-card-turn-one";
    const ORDER: &str = "stud-last-card-sixth-street-order";
    match dealt {
        LastCard::Usual => ("stud-last-card-usual", &[BURN, EACH]),
        LastCard::ShuffleBurns => ("stud-last-card-shuffle", &[MIX, EACH]),
        LastCard::ShuffleBurnsAndBurn => ("stud-last-card-shuffle", &[MIX, BURN, EACH]),
        LastCard::CommunityFromBurns => {
            ("stud-last-card-community", &["stud-last-card-shuffle-burns", ALL])
        }
        LastCard::Community => ("stud-last-card-community", &[BURN, ALL, ORDER]),
        LastCard::CommunityAfterShuffle => ("stud-last-card-community", &[MIX, BURN, ALL, ORDER]),
    }
}
