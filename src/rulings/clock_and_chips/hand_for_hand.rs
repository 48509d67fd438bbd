//! Which places players share who bust in the announced hand, and what the clock does.
//!
//! ## Why
//! Near the money, slow tables gain; so every table plays one hand and waits, and all who bust in
//! the same hand bust at once.
//!
//! ## Example
//! 52 left and 50 paid; three bust in the hand that was announced. They take places 50 to 52, and
//! share what place 50 pays.
//!
//! ## Discretion
//! Where the edition is silent.

use crate::{Choice, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use engine::pace::places_of_hand;
use rulebook::Rulebook::Tda2024;
use rulebook::options::Recommended;
use serde_json::json;

pub(super) const TOPIC: Topic = Topic {
    slug: "hand-for-hand",
    cites: &[Tda2024.cite("RP-8", "gist-hand-for-hand")],
    example: r#"{"players_left":52,"places_paid":50,"busted":3,"hands":4}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

/// What comes off the clock for a hand, where nothing else is announced.
const MINUTES: u32 = 2;

facts! {
    struct Facts {
        /// How many players were left before the hand.
        #[range(2..=100_000)]
        players_left: u32,
        #[range(1..=100_000)]
        places_paid: u32,
        /// In the hand that was announced, at all tables.
        #[range(0..=100_000)]
        busted: u32,
        /// Hands played so since the announcement.
        #[range(0..=1000)]
        hands: Option<u32>,
        #[form(or_by_the_rules)]
        #[range(1..=3)]
        minutes_a_hand: Option<u32>,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let (left, paid, busted) = (facts.players_left, facts.places_paid, facts.busted);
    if busted >= left {
        return Err(FactsError::at("busted", Reason::new("nobody-remains")));
    }
    let minutes_a_hand = facts.minutes_a_hand.unwrap_or(MINUTES);
    let minutes = facts.hands.map(|hands| u64::from(hands) * u64::from(minutes_a_hand));
    let first = left - busted + 1;
    let last_shared = paid.min(left);
    let places = places_of_hand(left, busted, paid);
    let prizes = places.and_then(|hand| hand.prizes).map(|(first, last)| [first.0, last.0]);
    let verdict = |shared: bool| {
        json!({
            "best_place": (busted > 0).then_some(first),
            "worst_place": (busted > 0).then_some(left),
            "prizes_of": prizes,
            "shared_by": if shared { busted } else { 0 },
            "minutes_off": minutes,
        })
    };
    let answer = match busted {
        0 => Reason::new("hand-for-hand-nobody"),
        1 if first > paid => Reason::new("hand-for-hand-unpaid-one").count("last", left),
        _ if first > paid => {
            Reason::new("hand-for-hand-unpaid").count("first", first).count("last", left)
        }
        1 => Reason::new("hand-for-hand-one").count("place", first),
        _ if first == last_shared => Reason::new("hand-for-hand-shared-one-prize")
            .count("players", busted)
            .count("first", first),
        _ => Reason::new("hand-for-hand-shared")
            .count("players", busted)
            .count("first", first)
            .count("last", last_shared),
    };
    let mut ruling = Ruling::new(verdict(true), answer.clone());
    // One player alone has nobody to share with, and without a prize there is nothing to share.
    let is_shared = busted > 1 && prizes.is_some();
    if rules.options.recommended == Recommended::Floor && is_shared {
        let by_stack = Choice::new(verdict(false), "hand-for-hand-by-stack");
        let options = vec![Choice::new(verdict(true), answer), by_stack];
        ruling = Ruling::choice("hand-for-hand-silent", options);
    }
    let is_over = left - busted <= paid;
    if is_over {
        ruling = ruling.because("hand-for-hand-over");
    }
    if let Some(minutes) = minutes {
        let reason = Reason::new("hand-for-hand-minutes").count("minutes", minutes);
        ruling = ruling.because(reason.count("each", minutes_a_hand));
    }
    if !is_over {
        ruling = ruling.steps([
            "hand-for-hand-wait",
            "hand-for-hand-stay-seated",
            "hand-for-hand-all-in-face-down",
        ]);
    }
    Ok(ruling.rests_on(&["gist-hand-for-hand"]))
}
