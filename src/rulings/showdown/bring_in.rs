//! Who brings in, with how much, and how large the ante is.
//!
//! ## Why
//! Stud has no blinds: the worst open card is forced to begin the betting.
//!
//! ## Example
//! Open cards 2d, 2c and Ks: the deuce of clubs brings in; in razz, the king.
//!
//! ## Discretion
//! The size is the house's, within what is usual.

use super::spoken;
use super::stud::Street;
use crate::{Amount, FactsError, Judge, Reason, RuleSet, Ruling, Section, Topic, facts};
use cards::stud::{Aces, StudGame};
use cards::{Card, Seat};
use rulebook::Rulebook::{Home001, Tda2024};
use serde_json::json;
use std::collections::BTreeMap;

pub(super) const TOPIC: Topic = Topic {
    slug: "bring-in",
    cites: &[
        Tda2024.cite("RP-10-E", "gist-bring-in-or-fold"),
        Home001.cite("CZ-STUD-03", "gist-stud-order-bring-in"),
        Home001.cite("CZ-STUD-04", "gist-bring-in-suit"),
        Home001.cite("CZ-RAZZ-02", "gist-bring-in-razz"),
    ],
    example: r#"{"game":"stud7","open_cards":{"1":"2d","4":"2c","7":"Ks"},"lower_limit":10}"#,
    ..Topic::of(Section::ButtonAndBlinds, &Judge(judge))
};

facts! {
    struct Facts {
        game: StudGame,
        /// The first open card of everybody.
        open_cards: BTreeMap<Seat, Vec<Card>>,
        lower_limit: Option<Amount>,
    }
}

fn judge(facts: Facts, _: &RuleSet) -> Result<Ruling, FactsError> {
    let live: Vec<Seat> = facts.open_cards.keys().copied().collect();
    let street = Street {
        game: facts.game,
        street: if facts.game == StudGame::Stud5 { 2 } else { 3 },
        seats_at_table: u8::MAX,
        button: None,
        live: &live,
        up_cards: &facts.open_cards,
    };
    // Cards of one rank differ by suit, so that nothing can be tied.
    let first = street.first().map_err(|FactsError { field, reason }| {
        let field = field.replace("up_cards", "open_cards").replace("live", "open_cards");
        FactsError { field, reason }
    })?;
    let seat = first.by_suit;
    let card = facts.open_cards.get(&seat).map(|cards| spoken::cards(cards)).unwrap_or_default();
    let limit = facts.lower_limit.map(|Amount(limit)| limit);
    let sized = |parts: u64, of: u64| limit.map(|limit| part(limit, parts, of));
    let verdict = json!({
        "seat": seat,
        "card": card,
        "bring_in": [sized(1, 2), sized(2, 3)],
        "ante": [sized(1, 6), sized(1, 3)],
    });
    let why = match facts.game.aces() {
        Aces::Low => "bring-in-highest",
        Aces::High => "bring-in-lowest",
    };
    let answer = Reason::new("bring-in-seat").with("seat", seat).with("card", &card);
    let mut ruling = Ruling::new(verdict, answer).because(why);
    let bring_in = limit.and_then(|limit| whole(limit, (1, 2), (2, 3)));
    let ante = limit.and_then(|limit| whole(limit, (1, 6), (1, 3)));
    if let (Some(bring_in), Some(ante)) = (bring_in, ante) {
        let size = Reason::new("bring-in-size").count("from", bring_in.0).count("to", bring_in.1);
        ruling = ruling.because(size.count("ante-from", ante.0).count("ante-to", ante.1));
    }
    let say = Reason::new("bring-in-say").with("seat", seat).with("card", card);
    let gists: &[&'static str] = match facts.game.aces() {
        Aces::High => &["gist-bring-in-or-fold", "gist-stud-order-bring-in", "gist-bring-in-suit"],
        Aces::Low => &["gist-bring-in-or-fold", "gist-bring-in-razz"],
    };
    Ok(ruling.say(say).step("bring-in-step").rests_on(gists))
}

/// The whole chips between two parts of the limit; none where no chip lies there.
fn whole(limit: u64, least: (u64, u64), most: (u64, u64)) -> Option<(u64, u64)> {
    let least = limit.saturating_mul(least.0).div_ceil(least.1);
    let most = limit.saturating_mul(most.0) / most.1;
    (1..=most).contains(&least).then_some((least, most))
}

/// A part of the limit, to the cent.
fn part(limit: u64, parts: u64, of: u64) -> String {
    let cents = (limit.saturating_mul(parts * 200) + of) / (of * 2);
    format!("{}.{:02}", cents / 100, cents % 100)
}
