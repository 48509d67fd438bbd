//! Who wins the larger chips when a value is raced off.
//!
//! ## Why
//! Odd small chips must go when they are no longer needed, and a draw by cards is fair to all.
//!
//! ## Example
//! Twelve odd chips of 25 make three of 100. Each odd chip gets a card; the three highest players
//! win one each, and nobody more than one.
//!
//! ## Discretion
//! None in the result. Cards, the order of suits and the rounding are custom, and options of the
//! event: the rules say only that it begins in seat 1, that nobody wins two chips and that nobody
//! is raced out.

use crate::card_facts::{CardsOfDecks, Chance, cards_by_seat};
use crate::{
    Amount, FactsError, Judge, Reason, ReasonValue, RuleSet, Ruling, Section, Topic, facts,
};
use engine::chips::{RaceResult, Racer, Rescue, Rounding, race};
use engine::values::{Chips, SeatNo};
use rulebook::Rulebook::{Local003, Tda2011, Tda2024};
use serde_json::json;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "chip-race",
    cites: &[
        Tda2024.cite("24-A", "gist-chip-race"),
        Tda2024.cite("24-B", "gist-chip-race-watched"),
        Tda2011.cite("21", "gist-chip-race"),
        Tda2011.cite("21", "gist-chip-race-watched"),
        Local003.cite("21.C", "gist-exact-multiples"),
    ],
    example: r#"{"remove":25,"next":100,"rounding":"half","seats":[{"seat":1,"odd":3,"rest":400},{"seat":2,"odd":1,"rest":900},{"seat":4,"odd":2,"rest":1200},{"seat":6,"odd":3,"rest":0},{"seat":9,"odd":3,"rest":500}],"cards":{"1":"Kd 7c 2s","2":"9h","4":"Qc 4d","6":"Ac 3h 8s","9":"Ks 5c Jd"}}"#,
    ..Topic::of(Section::ClockAndChips, &Judge(judge))
};

/// Chips of the leaving value that one player may have here.
const ODD_MAX: u64 = 1000;

facts! {
    struct Facts {
        #[above_zero("not-zero")]
        remove: Amount,
        next: Amount,
        #[form(or_by_the_rules)]
        rounding: Option<Rounding>,
        #[form(or_by_the_rules)]
        rescue: Option<Rescue>,
        seats: Vec<Player>,
        /// One card for each odd chip, by seat, as they were dealt.
        cards: Option<BTreeMap<SeatNo, CardsOfDecks>>,
        /// Where no cards were dealt: which shuffle to take.
        #[range(0..=u64::MAX)]
        seed: Option<u64>,
    }

    /// One player as a floor is told.
    struct Player {
        seat: SeatNo,
        /// Chips of the value that leaves, the exchangeable ones too.
        #[range(0..=ODD_MAX)]
        odd: u64,
        /// The value of all their other chips.
        rest: Amount,
    }
}

fn judge(facts: Facts, rules: &RuleSet) -> Result<Ruling, FactsError> {
    let mut racers = racers(&facts)?;
    let odd: u64 = racers.iter().map(|racer| racer.odd).sum();
    let rounding = facts.rounding.unwrap_or_else(|| rules.options.race_rounding.into());
    let rescue = facts.rescue.unwrap_or_else(|| rules.options.race_rescue.into());
    let mut dealt = Vec::new();
    match &facts.cards {
        Some(told) => told_cards(told, &mut racers)?,
        None if odd > 0 && rounding != Rounding::Each => {
            let seed = facts.seed.unwrap_or_default();
            let mut deck = Chance::of(seed).deal(usize::try_from(odd).unwrap_or_default());
            deck.reverse();
            for racer in &mut racers {
                let count = usize::try_from(racer.odd).unwrap_or_default();
                racer.cards = deck.split_off(deck.len().saturating_sub(count));
            }
            dealt = said_cards(seed, &racers);
        }
        None => {}
    }
    let (remove, next) = (Chips(facts.remove.0), Chips(facts.next.0));
    let outcome = race(&racers, remove, next, rounding, rescue);
    let mut ruling = said(&outcome, odd, &facts, rescue);
    ruling.why.extend(dealt);
    Ok(ruling.rests_on(&["gist-chip-race", "gist-chip-race-watched", "gist-exact-multiples"]))
}

/// The players from seat 1 on, their whole chips exchanged.
fn racers(facts: &Facts) -> Result<Vec<Racer>, FactsError> {
    let (remove, next) = (facts.remove.0, facts.next.0);
    if next <= remove || next % remove != 0 {
        return Err(FactsError::at("next", Reason::new("no-multiple")));
    }
    let ratio = next / remove;
    let mut racers: BTreeMap<SeatNo, Racer> = BTreeMap::new();
    for told in &facts.seats {
        let Player { seat, odd, rest } = told;
        let rest = rest.0 + odd / ratio * next;
        let racer = Racer { seat: *seat, odd: odd % ratio, rest, cards: Vec::new() };
        if racers.insert(*seat, racer).is_some() {
            let reason = Reason::new("seat-twice").with("list", "seats").with("seat", seat);
            return Err(FactsError::at("seats", reason));
        }
    }
    Ok(racers.into_values().collect())
}

/// Gives everybody the cards that they were dealt.
fn told_cards(
    told: &BTreeMap<SeatNo, CardsOfDecks>,
    racers: &mut [Racer],
) -> Result<(), FactsError> {
    let seats: Vec<(SeatNo, u64)> = racers.iter().map(|racer| (racer.seat, racer.odd)).collect();
    let wrong_count = |chips| Reason::new("a-card-for-each-chip").count("chips", chips);
    let dealt = cards_by_seat(told, &seats, wrong_count)?;
    for (racer, cards) in racers.iter_mut().zip(dealt) {
        racer.cards = cards;
    }
    Ok(())
}

/// Which cards a shuffle gave.
fn said_cards(seed: u64, racers: &[Racer]) -> Vec<Reason> {
    let mut said = vec![Reason::new("chip-race-from-seed").with("seed", seed)];
    for racer in racers.iter().filter(|racer| racer.odd > 0) {
        let cards: Vec<String> = racer.cards.iter().map(ToString::to_string).collect();
        let reason = Reason::new("chip-race-seat-cards").with("seat", racer.seat);
        said.push(reason.with("cards", cards.join(" ")));
    }
    said
}

fn said(outcome: &RaceResult, odd: u64, facts: &Facts, rescue: Rescue) -> Ruling {
    let next = facts.next.0;
    let stacks: BTreeMap<String, u64> =
        outcome.stacks.iter().map(|(seat, chips)| (seat.to_string(), *chips)).collect();
    let verdict = json!({
        "new_chips": outcome.new_chips,
        "winners": outcome.winners,
        "rescued": outcome.rescued,
        "delta": outcome.delta,
        "stacks": stacks,
    });
    let answer = match (odd, outcome.new_chips) {
        (0, _) => Reason::new("chip-race-no-odd-chips"),
        (_, 0) => Reason::new("chip-race-nobody-wins"),
        (_, count) => Reason::new("chip-race-winners")
            .count("count", count)
            .count("next", next)
            .said("seats", ReasonValue::each(&outcome.winners)),
    };
    let mut ruling = Ruling::new(verdict, answer);
    if odd > 0 {
        let raced = Reason::new("chip-race-raced").count("chips", odd);
        ruling = ruling.because(raced.count("value", outcome.raced));
    }
    if outcome.remainder > 0 {
        let rest = Reason::new("chip-race-remainder").count("value", outcome.remainder);
        ruling = ruling.because(rest).because("chip-race-rounding-is-custom");
    }
    if !outcome.rescued.is_empty() {
        let rescued = match rescue {
            Rescue::After => Reason::new("chip-race-rescued"),
            Rescue::First => Reason::new("chip-race-reserved"),
        };
        let rescued = rescued.said("seats", ReasonValue::each(&outcome.rescued));
        ruling = ruling.because(rescued.count("next", next));
    }
    let change = outcome.delta.unsigned_abs();
    ruling = ruling.because(match outcome.delta {
        0 => Reason::new("chip-race-total-same"),
        1.. => Reason::new("chip-race-total-grows").count("chips", change),
        _ => Reason::new("chip-race-total-shrinks").count("chips", change),
    });
    ["chip-race-exchange", "chip-race-deal", "chip-race-highest", "chip-race-take-odd"]
        .into_iter()
        .fold(ruling, |ruling, id| ruling.step(id))
}
