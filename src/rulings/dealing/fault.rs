//! What may go wrong in a deal, as a floor is told it.

use crate::dealing::substantial_action::{ACTION, Action};
use crate::{FactsError, Field, Kind, Reason};
use serde::Deserialize;

/// How the cards of a game go out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Cards up and down, no board.
    Stud,
    /// Cards down, and a board.
    Flop,
    /// Cards down, which may be exchanged.
    Draw,
}

/// Who got the card that should not have gone to him, or lacks one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipient {
    /// Anybody but the button.
    #[default]
    Player,
    /// The player with the button.
    Button,
    /// Nobody: the seat is open.
    EmptySeat,
    /// A player who is away.
    AbsentPlayer,
}

/// What went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// One card that belongs face down was seen, by the dealer's error.
    ExposedCard,
    /// Two or more of them.
    ExposedCards,
    /// One card lay face up in the deck.
    BoxedCard,
    /// Two or more of them.
    BoxedCards,
    /// Somebody has too few or too many; nobody knows which.
    WrongNumberOfCards,
    /// Somebody has one card too many.
    ExtraCard,
    /// Somebody has two or more too many.
    ExtraCards,
    /// Somebody has too few.
    MissingCard,
    /// A card went out before its turn, face down.
    OutOfSequence,
    /// A card went out before its turn, face up.
    OutOfSequenceFaceUp,
    /// Two cards in a row to the button, to make up for a missed one.
    TwoCardsToButton,
    /// The deal began at the wrong seat.
    FirstCardToWrongSeat,
    /// Cards went to a seat without a right to a hand.
    SeatNotEntitled,
    /// A seat with a right to a hand got none.
    EntitledSeatLeftOut,
    /// The button stood at the wrong seat.
    MisplacedButton,
    /// A card that does not belong to this deck.
    ForeignCard,
    /// Two identical cards.
    FouledDeck,
    /// A card fell off the table.
    DroppedCard,
    /// Something else.
    Other,
}

/// Every fault, by the name that files use.
pub const FAULTS: &[&str] = &[
    "exposed_card",
    "exposed_cards",
    "boxed_card",
    "boxed_cards",
    "wrong_number_of_cards",
    "extra_card",
    "extra_cards",
    "missing_card",
    "out_of_sequence",
    "out_of_sequence_face_up",
    "two_cards_to_button",
    "first_card_to_wrong_seat",
    "seat_not_entitled",
    "entitled_seat_left_out",
    "misplaced_button",
    "foreign_card",
    "fouled_deck",
    "dropped_card",
    "other",
];

/// Every family, by the name that files use.
pub const FAMILIES: Kind = Kind::Choice(&["flop", "stud", "draw"]);

/// What has been done since the deal.
pub const ACTIONS: Field = Field::new("actions", Kind::Rows(ACTION));

/// A deal that went wrong.
#[derive(Debug, Clone, Copy)]
pub struct Deal {
    /// Which kind of game.
    pub family: Family,
    /// What went wrong.
    pub fault: Fault,
    /// Which card off the deck it was, from 1, where that is known.
    pub card_index: Option<u8>,
    /// Whose card it was.
    pub recipient: Recipient,
    /// Whether he has acted on a hand that lacks a card.
    pub has_acted_short: bool,
    /// Whether it is too late for a misdeal.
    pub is_started: bool,
}

/// No deal needs more cards than a deck has.
const CARD_MAX: u8 = 52;

/// The place of a card in the deal must be one.
///
/// # Errors
/// Where it is not 1 to 52.
pub fn card_place(index: Option<u8>) -> Result<Option<u8>, FactsError> {
    match index {
        Some(place) if !(1..=CARD_MAX).contains(&place) => {
            let reason = Reason::new("card-index").with("index", place).with("most", CARD_MAX);
            Err(FactsError::at("card_index", reason))
        }
        place => Ok(place),
    }
}

/// Seats count from 1.
///
/// # Errors
/// Where somebody acts in seat 0.
pub fn seats_exist(actions: &[Action]) -> Result<(), FactsError> {
    match actions.iter().position(|action| action.seat == 0) {
        Some(at) => Err(FactsError::at(format!("actions[{at}].seat"), Reason::new("seat-zero"))),
        None => Ok(()),
    }
}
