//! What may go wrong in a deal, as a floor is told it.

use crate::facts;

facts! {
    /// How the cards of a game go out.
    #[derive(Default)]
    pub enum Family {
        /// Cards face down for each player, and a board.
        #[default]
        Flop,
        /// Cards up and down, no board.
        Stud,
        /// Cards down, which may be exchanged.
        Draw,
    }

    /// Who got the card that should not have gone to them, or lacks one.
    #[derive(Default)]
    pub enum Recipient {
        /// Anybody but the player with the button.
        #[default]
        Player,
        /// The player with the button.
        Button,
        EmptySeat,
        AbsentPlayer,
    }

    pub enum Fault {
        /// One card that belongs face down was seen, by the dealer's error.
        ExposedCard,
        ExposedCards,
        /// One card lay face up in the deck.
        BoxedCard,
        BoxedCards,
        /// Somebody has too few or too many; nobody knows which.
        WrongNumberOfCards,
        /// Somebody has one card too many.
        ExtraCard,
        /// Somebody has two or more too many.
        ExtraCards,
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
        /// Two identical cards are in the deck.
        FouledDeck,
        /// A card fell off the table.
        DroppedCard,
        Other,
    }
}

/// A deal that went wrong: how, for whom, and how late it is.
#[derive(Debug, Clone, Copy)]
pub struct Deal {
    pub family: Family,
    pub fault: Fault,
    /// Which card off the deck it was, from 1, where that is known.
    pub card_index: Option<u8>,
    pub recipient: Recipient,
    /// Whether they have acted on a hand that lacks a card.
    pub has_acted_short: bool,
    /// Whether it is too late for a misdeal.
    pub is_started: bool,
}

impl Deal {
    /// This fault, found in time, for somebody who is not the button and has not acted on the hand.
    pub fn of(family: Family, fault: Fault) -> Self {
        Self {
            family,
            fault,
            card_index: None,
            recipient: Recipient::Player,
            has_acted_short: false,
            is_started: false,
        }
    }
}
