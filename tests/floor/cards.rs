//! Cards and chips of one hand: printed examples by their numbers, every hand of the deck, and
//! records made by other engines.

mod beside_aya;
mod betting;
mod compare;
mod every_hand;
mod kept_records;
mod limits;
mod lows;
mod mixed_games;
mod pots;
mod pots_apart;
mod reading;
mod refused;
mod stud;
mod uth;

use cards::games::{Game, HandOptions, Holding, Showdown, showdown};
use cards::hands::{Hand, Ranking, TopFlush};
use cards::{Card, Seat, read_cards};

const HIGH: Ranking = Ranking::High(TopFlush::FullHouse);

#[track_caller]
fn cards(text: &str) -> Vec<Card> {
    read_cards(text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[track_caller]
fn hand(ranking: Ranking, text: &str) -> Hand {
    let five = cards(text).try_into().expect("five cards");
    Hand::new(ranking, five).expect("a hand of this ranking")
}

fn written(hand: &Hand) -> String {
    let cards: Vec<String> = hand.cards.iter().map(Card::to_string).collect();
    cards.join(" ")
}

/// Players in seats 1, 2, … and what they show.
#[track_caller]
fn shown(game: Game, own: &[&str], board: &str) -> Showdown {
    let holding = |(seat, own): (u8, &&str)| Holding { seat: Seat(seat), cards: cards(own) };
    let players: Vec<Holding> = (1..).zip(own).map(holding).collect();
    showdown(game, HandOptions::default(), &players, &cards(board)).expect("a deal")
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }

    /// So many different cards of these.
    fn deal(&mut self, deck: &[Card], count: usize) -> Vec<Card> {
        let mut deck = deck.to_vec();
        (0..count).map(|_| deck.swap_remove(self.below(deck.len()))).collect()
    }
}
