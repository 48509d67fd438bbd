//! A street of stud as facts.

use crate::{FactsError, Reason};
use cards::stud::{self, OpeningError, StudGame, TiedBoards, first_to_act};
use cards::{Card, Seat};
use rulebook::Citation;
use rulebook::Rulebook::{Home001, Tda2011, Tda2024};
use std::collections::BTreeMap;

/// Who begins a street, as each book cites it.
pub(super) const STUD_CITES: &[Citation] = &[
    Tda2024.cite("RP-10-D", "gist-stud-order-suit"),
    Tda2011.cite("12", "gist-stud-order-board-shows"),
    Home001.cite("CZ-STUD-03", "gist-stud-order-bring-in"),
    Home001.cite("CZ-STUD-08", "gist-stud-order-board"),
    Home001.cite("CZ-RAZZ-02", "gist-bring-in-razz"),
    Home001.cite("CZ-RAZZ-03", "gist-stud-order-razz"),
];

pub(super) struct Street<'a> {
    pub(super) game: StudGame,
    pub(super) street: u8,
    pub(super) seats_at_table: u8,
    pub(super) button: Option<Seat>,
    pub(super) live: &'a [Seat],
    pub(super) up_cards: &'a BTreeMap<Seat, Vec<Card>>,
}

/// Who begins a street, by suit and by position.
pub(super) struct First {
    /// Where equal boards go by suit.
    pub(super) by_suit: Seat,
    /// Where they go by position; none where nobody told the button.
    pub(super) by_position: Option<Seat>,
    /// Another one whose board is equal to the best one.
    pub(super) equal: Option<Seat>,
}

impl First {
    /// Who begins, where equal boards go by position; none where that takes a button.
    pub(super) fn by_position(&self) -> Option<Seat> {
        if self.equal.is_some() { self.by_position } else { Some(self.by_suit) }
    }
}

impl Street<'_> {
    /// Who begins it.
    ///
    /// # Errors
    /// Where the street cannot look like that.
    pub(super) fn first(&self) -> Result<First, FactsError> {
        let mut street = self.read()?;
        let by_suit = first_to_act(&street, TiedBoards::Suit).map_err(refused)?;
        let by_position = match self.button {
            Some(_) => Some(first_to_act(&street, TiedBoards::Position).map_err(refused)?),
            None => None,
        };
        // With the button in front of them they come last of all who are equal.
        street.button = by_suit;
        let other = first_to_act(&street, TiedBoards::Position).map_err(refused)?;
        Ok(First { by_suit, by_position, equal: Some(other).filter(|other| *other != by_suit) })
    }

    fn read(&self) -> Result<stud::Street, FactsError> {
        let mut up_cards = BTreeMap::new();
        for seat in self.live {
            let Some(up) = self.up_cards.get(seat) else {
                let reason = Reason::new("stud-not-shown").with("seat", seat);
                return Err(FactsError::at("up_cards", reason));
            };
            if up_cards.insert(*seat, up.clone()).is_some() {
                let reason = Reason::new("hand-seat-twice").with("seat", seat);
                return Err(FactsError::at("live", reason));
            }
        }
        let unknown = |seat: &&Seat| seat.0 == 0 || seat.0 > self.seats_at_table;
        if let Some(seat) = self.up_cards.keys().chain(&self.button).find(unknown) {
            let field = if self.button == Some(*seat) { "button_for_position" } else { "up_cards" };
            return Err(FactsError::at(field, Reason::new("hand-seat-unknown").with("seat", seat)));
        }
        Ok(stud::Street {
            game: self.game,
            street: self.street,
            seats_at_table: self.seats_at_table,
            button: self.button.unwrap_or(Seat(self.seats_at_table)),
            up_cards,
        })
    }
}

/// What is wrong with a street, at the fact that says it.
fn refused(error: OpeningError) -> FactsError {
    match error {
        OpeningError::NobodyIn => FactsError::at("live", Reason::new("nobody-in")),
        OpeningError::SeatUnknown(seat) => {
            FactsError::at("live", Reason::new("hand-seat-unknown").with("seat", seat))
        }
        OpeningError::StreetUnknown(street) => {
            FactsError::at("street", Reason::new("stud-no-street").with("street", street))
        }
        OpeningError::CardTwice(card) => {
            FactsError::at("up_cards", Reason::new("card-twice").with("card", card))
        }
        OpeningError::UpCards { seat, has, wants } => {
            let reason = Reason::new("stud-open-cards").with("seat", seat);
            FactsError::at("up_cards", reason.with("has", has).with("wants", wants))
        }
    }
}
