//! Who of a broken table goes where.
//!
//! ## Why
//! Two draws, one of seats and one of players, leave nobody a way to send a friend to a good seat.
//!
//! ## Example
//! Seat cards lie in a shuffled stack; each player gets one card face up; the player with the
//! highest card takes the first seat card of the stack.

use crate::card_facts::{CardsOfDecks, Chance, cards_by_seat};
use crate::seat_facts::{all_seats, seat_set};
use crate::{FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::Card;
use engine::values::{SeatNo, TableNo};
use rulebook::Rulebook::{Tda2011, Tda2024};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const TOPIC: Topic = Topic {
    slug: "breaking-table",
    cites: &[
        Tda2024.cite("10-B", "gist-break"),
        Tda2024.cite("10-A", "gist-seat-with-all-rights"),
        Tda2024.cite("33", "gist-dodging-2024"),
        Tda2024.cite("63", "gist-chips-in-view"),
        Tda2024.cite("RP-6", "gist-move-fast"),
        Tda2011.cite("5", "gist-random-seats"),
        Tda2011.cite("7", "gist-seat-with-all-rights"),
        Tda2011.cite("30", "gist-dodging-2011"),
        Tda2011.cite("48", "gist-chips-in-view"),
    ],
    example: r#"{"players":[1,3,5],"open":[{"table":2,"seat":4},{"table":1,"seat":9},{"table":2,"seat":7}],"cards":{"1":"9h","3":"Ac","5":"9s"}}"#,
    ..Topic::of(Section::Seating, &Judge(judge))
};

facts! {
    struct Facts {
        players: Vec<SeatNo>,
        /// Open seats, as the shuffled stack of seat cards has them, the top one first.
        open: Vec<OpenSeat>,
        /// The card that each player was dealt.
        cards: Option<BTreeMap<SeatNo, CardsOfDecks>>,
        /// Where no cards were dealt: which shuffle to take.
        #[range(0..=u64::MAX)]
        seed: Option<u64>,
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
    struct OpenSeat {
        table: TableNo,
        seat: SeatNo,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    seat_set("players", &facts.players, all_seats(31))?;
    check_open(&facts)?;
    let mut open = facts.open.clone();
    let (mut drawn, dealt) = match &facts.cards {
        Some(told) => (told_cards(told, &facts.players)?, None),
        None => {
            let seed = facts.seed.unwrap_or_default();
            let mut chance = Chance::of(seed);
            chance.shuffle(&mut open);
            let cards = chance.deal(facts.players.len());
            let drawn = facts.players.iter().copied().zip(cards).collect();
            (drawn, Some(Reason::new("break-from-seed").with("seed", seed)))
        }
    };
    drawn.sort_by_key(|(_, card): &(SeatNo, Card)| std::cmp::Reverse(*card));
    let moves: Vec<(SeatNo, OpenSeat)> =
        drawn.into_iter().zip(open).map(|((seat, _), to)| (seat, to)).collect();
    let verdict: Vec<Value> =
        moves.iter().map(|(seat, to)| json!({ "seat": seat, "to": to })).collect();
    let count = u64::try_from(moves.len()).unwrap_or_default();
    let answer = Reason::new("break-players-move").count("players", count);
    let mut ruling = Ruling::part("moves", verdict, answer);
    for (seat, to) in moves {
        let reason = Reason::new("break-move").with("seat", seat);
        ruling = ruling.because(reason.with("to-table", to.table).with("to-seat", to.seat));
    }
    ruling.why.extend(dealt);
    Ok(ruling
        .because("newcomer-takes-what-belongs")
        .because("newcomer-only-arc-waits")
        .steps(["break-racks", "break-slips"])
        .suggest("break-dodging")
        .rests_on(&[
            "gist-break",
            "gist-move-fast",
            "gist-random-seats",
            "gist-seat-with-all-rights",
        ]))
}

/// There is a seat for everybody, and each seat once.
fn check_open(facts: &Facts) -> Result<(), FactsError> {
    let mut seen = BTreeSet::new();
    for (row, to) in facts.open.iter().enumerate() {
        if !seen.insert(*to) {
            let reason = Reason::new("seat-card-twice");
            let reason = reason.with("table", to.table).with("seat", to.seat);
            return Err(FactsError::at(format!("open[{row}]"), reason));
        }
    }
    if facts.open.len() < facts.players.len() {
        return Err(FactsError::at("open", Reason::new("too-few-open-seats")));
    }
    Ok(())
}

/// One card for each player, each of them once.
fn told_cards(
    told: &BTreeMap<SeatNo, CardsOfDecks>,
    players: &[SeatNo],
) -> Result<Vec<(SeatNo, Card)>, FactsError> {
    let seats: Vec<(SeatNo, u64)> = players.iter().map(|seat| (*seat, 1)).collect();
    let dealt = cards_by_seat(told, &seats, |_| Reason::new("one-card-each"))?;
    Ok(players.iter().copied().zip(dealt.into_iter().flatten()).collect())
}
