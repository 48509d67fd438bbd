//! A card: its rank, its suit, and how it is written.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::str::FromStr;
use strum::VariantArray;

/// The rank of a card, from deuce to ace; whether an ace is low is the game's affair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
#[allow(missing_docs, reason = "each is the card's own name")]
pub enum Rank {
    Two = 2,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

/// The suit of a card, lowest first where suits count: clubs, diamonds, hearts, spades.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is the suit's own name")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// One card; cards are in order of their rank, then of their suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// Its rank.
    pub rank: Rank,
    /// Its suit.
    pub suit: Suit,
}

/// What is wrong with a list of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardError {
    /// This word cannot be read as a card.
    Unreadable(String),
    /// This card stands there twice.
    Twice(Card),
}

impl Rank {
    /// Every rank, deuce first.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The rank as a number: 2 for the deuce, 14 for the ace.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The same with the ace as 1.
    #[must_use]
    pub const fn number_ace_low(self) -> u8 {
        match self {
            Self::Ace => 1,
            other => other as u8,
        }
    }

    /// The rank with this number; an ace is 1 and 14.
    #[must_use]
    pub fn of(number: u8) -> Option<Self> {
        let number = if number == 1 { 14 } else { number };
        Self::ALL.iter().copied().find(|rank| rank.number() == number)
    }

    /// How it is written on a card, with `T` for ten.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Two => '2',
            Self::Three => '3',
            Self::Four => '4',
            Self::Five => '5',
            Self::Six => '6',
            Self::Seven => '7',
            Self::Eight => '8',
            Self::Nine => '9',
            Self::Ten => 'T',
            Self::Jack => 'J',
            Self::Queen => 'Q',
            Self::King => 'K',
            Self::Ace => 'A',
        }
    }
}

impl Suit {
    /// Every suit, clubs first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The letter of the suit: `c`, `d`, `h` or `s`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    fn read(letter: char) -> Option<Self> {
        match letter {
            'c' | 'C' | '♣' | '♧' => Some(Self::Clubs),
            'd' | 'D' | '♦' | '♢' => Some(Self::Diamonds),
            'h' | 'H' | '♥' | '♡' => Some(Self::Hearts),
            's' | 'S' | '♠' | '♤' => Some(Self::Spades),
            _ => None,
        }
    }
}

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self { rank, suit }
    }
}

impl FromStr for Card {
    type Err = CardError;

    /// Reads `Ah`, `th`, `10h` or `A♥`.
    fn from_str(text: &str) -> Result<Self, CardError> {
        let card = || {
            let suit = Suit::read(text.chars().next_back()?)?;
            let (at, _) = text.char_indices().next_back()?;
            let rank = text.get(..at)?.to_ascii_uppercase();
            let letter = match rank.as_str() {
                "10" => 'T',
                one => one.parse().ok()?,
            };
            let rank = Rank::ALL.iter().copied().find(|rank| rank.letter() == letter)?;
            Some(Self { rank, suit })
        };
        card().ok_or_else(|| CardError::Unreadable(text.to_owned()))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.rank.letter())?;
        f.write_char(self.suit.letter())
    }
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(text) => text.fmt(f),
            Self::Twice(card) => card.fmt(f),
        }
    }
}

impl TryFrom<String> for Card {
    type Error = CardError;

    fn try_from(text: String) -> Result<Self, CardError> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// Reads cards with spaces or commas between them, or with nothing: `Ah Kd`, `Ah,Kd`, `AhKd`.
///
/// # Errors
/// Where something is no card, or a card stands there twice.
pub fn read_cards(text: &str) -> Result<Vec<Card>, CardError> {
    let cards = read_cards_of_decks(text)?;
    let mut seen = BTreeSet::new();
    match cards.iter().find(|card| !seen.insert(*card)) {
        Some(twice) => Err(CardError::Twice(*twice)),
        None => Ok(cards),
    }
}

/// Reads cards of several decks, among which the same one may stand more than once.
///
/// # Errors
/// Where something is no card.
pub fn read_cards_of_decks(text: &str) -> Result<Vec<Card>, CardError> {
    let words = text.split(|c: char| c.is_whitespace() || c == ',');
    let words = words.filter(|word| !word.is_empty());
    // A card ends with its suit.
    let cards = words.flat_map(|word| word.split_inclusive(|c: char| Suit::read(c).is_some()));
    cards.map(str::parse).collect()
}
