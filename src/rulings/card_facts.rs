//! Cards as facts, and cards that are dealt by a number where nobody dealt any.

use crate::fact::Fact;
use crate::{FactsError, FieldKind, Reason};
use cards::{Card, CardError, Deck, read_cards_of_decks};
use engine::values::SeatNo;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Cards from several decks, of which one may lie there as often as there are decks.
pub struct CardsOfDecks(Vec<Card>);

impl Fact for CardsOfDecks {
    const KIND: FieldKind = FieldKind::Cards;

    fn read(told: &Value) -> Result<Self, FactsError> {
        let read = read_cards_of_decks(&String::read(told)?);
        read.map(Self).map_err(|error| FactsError::card(&error))
    }
}

/// The cards that each seat was dealt, so many as it is to have, from as many decks as that takes.
///
/// # Errors
/// If a seat has the wrong number of cards, an unknown seat has any, or a card is there too often.
pub fn cards_by_seat(
    told: &BTreeMap<SeatNo, CardsOfDecks>,
    seats: &[(SeatNo, u64)],
    wrong_count: impl Fn(u64) -> Reason,
) -> Result<Vec<Vec<Card>>, FactsError> {
    let known: BTreeSet<SeatNo> = seats.iter().map(|(seat, _)| *seat).collect();
    if let Some(seat) = told.keys().find(|seat| !known.contains(*seat)) {
        let reason = Reason::new("seat-unknown").with("list", "cards").with("seat", seat);
        return Err(FactsError::at("cards", reason));
    }
    let mut dealt = Vec::with_capacity(seats.len());
    for (seat, wanted) in seats {
        let cards = told.get(seat).map(|CardsOfDecks(cards)| cards.as_slice()).unwrap_or_default();
        if u64::try_from(cards.len()) != Ok(*wanted) {
            return Err(FactsError::at(format!("cards.{seat}"), wrong_count(*wanted)));
        }
        dealt.push(cards.to_vec());
    }
    let mut all = dealt.concat();
    let decks = all.len().div_ceil(Deck::Full.cards().count());
    all.sort_unstable();
    let mut too_often = all.chunk_by(|a, b| a == b).filter(|same| same.len() > decks).flatten();
    match too_often.next() {
        Some(card) => Err(FactsError::card(&CardError::Twice(*card)).within("cards")),
        None => Ok(dealt),
    }
}

/// A chance that is the same for the same number, so that a draw can be made again.
pub struct Chance(u64);

impl Chance {
    /// The chance of this number.
    pub fn of(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number of the row (SplitMix64).
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Puts things in an order by chance.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let bound = u64::try_from(last + 1).unwrap_or(u64::MAX);
            things.swap(last, usize::try_from(self.number() % bound).unwrap_or(last));
        }
    }

    /// So many cards from the top of shuffled decks, one deck after the other.
    pub fn deal(&mut self, count: usize) -> Vec<Card> {
        let mut dealt = Vec::with_capacity(count);
        while dealt.len() < count {
            let mut deck: Vec<Card> = Deck::Full.cards().collect();
            self.shuffle(&mut deck);
            deck.truncate(count - dealt.len());
            dealt.append(&mut deck);
        }
        dealt
    }
}
