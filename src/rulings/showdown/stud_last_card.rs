//! How the last card of stud is dealt where the deck is short.
//!
//! ## Why
//! Eight players can stay to the end, and then there are not enough cards for all of them.
//!
//! ## Example
//! Eight players, nobody folded: one card is left, so one card on the board serves everybody.

use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::Deck;
use cards::stud::{LastCard, LastCardMethod, LastCards, ShortDeck, last_card_from};
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
        /// The cards left in the deck, where somebody has counted them.
        #[range(0..=45)]
        stub: Option<u32>,
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
    let deck = deck(&facts)?;
    let dealt = last_card_from(deck, method);
    let (answer, steps) = words(dealt);
    let needed = match method {
        LastCardMethod::KeepTheLast => "stud-last-card-needs-two-more",
        LastCardMethod::EveryCard => "stud-last-card-needs-one-each",
    };
    let counted = Reason::new("stud-last-card-counted").count("stub", deck.stub);
    let counted = counted.count("burns", deck.burns).count("live", deck.live);
    let ruling = Ruling::new(json!({ "stub": deck.stub, "method": dealt }), answer);
    let ruling = ruling.because(counted).because(needed);
    let ruling = ruling.say(answer);
    let gists = ["gist-stud-last-card-2024", "gist-stud-last-card-001"];
    let ruling = match facts.folded.is_none() {
        true => ruling,
        false => ruling.rests_on(&["gist-stud-last-card-folded"]),
    };
    Ok(ruling.steps(steps.iter().copied()).rests_on(&gists))
}

/// The cards that are left: those that somebody counted, else those that were not dealt.
fn deck(facts: &Facts) -> Result<ShortDeck, FactsError> {
    let (live, burns) = (facts.live, facts.burns.unwrap_or(3));
    let folded = facts.folded.iter().flatten().map(|one| one.cards).collect();
    let not_dealt = LastCards { live, folded, burns }.stub();
    let stub = match (facts.stub, not_dealt) {
        (Some(counted), _) if facts.folded.is_none() => counted,
        (Some(counted), Some(stub)) if counted != stub => {
            return Err(FactsError::at(
                "stub",
                Reason::new("stud-stub-differs").with("stub", stub),
            ));
        }
        (_, Some(stub)) => stub,
        (_, None) => return Err(FactsError::at("live", Reason::new("stud-too-many-cards"))),
    };
    // More cannot be left than were not dealt to those who are in.
    let most = Deck::Full.size().saturating_sub(6 * live + burns);
    if stub > most {
        return Err(FactsError::at("stub", Reason::new("stud-stub-too-many").with("most", most)));
    }
    Ok(ShortDeck { stub, burns, live })
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
