//! Pots with antes, dead blinds and folded chips, counted a second time in another way: unit by
//! unit, with hands valued by a crate that shares no code with this one.

use super::Numbers;
use cards::games::Game;
use cards::pots::{InPot, PotOptions, PotsOf, Stake, pay};
use cards::{Card, Deck, Seat};
use std::collections::BTreeMap;

const SEATS: u8 = 9;
const UNIT: u64 = 25;

/// What a player has put in, in units, and the player's own cards.
#[derive(Debug)]
struct Player {
    seat: u8,
    units: u64,
    is_in: bool,
    own: Vec<Card>,
}

#[derive(Debug)]
struct Hand {
    button: u8,
    /// Antes for all and dead blinds, in units.
    dead: u64,
    board: Vec<Card>,
    players: Vec<Player>,
}

impl Hand {
    fn any(numbers: &mut Numbers, deck: &[Card]) -> Self {
        let count = 2 + numbers.below(5);
        let cards = numbers.deal(deck, 5 + 2 * count);
        let (board, own) = cards.split_at(5);
        let mut seats: Vec<u8> = (1..=SEATS).collect();
        while seats.len() > count {
            let gone = numbers.below(seats.len());
            seats.remove(gone);
        }
        let mut player = |(at, seat): (usize, u8)| Player {
            seat,
            units: numbers.below(12) as u64,
            is_in: at < 2 || numbers.below(3) > 0,
            own: own[2 * at..2 * at + 2].to_vec(),
        };
        let mut players: Vec<Player> = seats.into_iter().enumerate().map(&mut player).collect();
        // Nobody folds after having been called by nobody who is left.
        let top = players.iter().filter(|of| of.is_in).map(|of| of.units).max().unwrap_or(0);
        players.iter_mut().for_each(|of| of.units = of.units.min(top));
        let button = 1 + u8::try_from(numbers.below(SEATS.into())).expect("a seat");
        Self { button, dead: numbers.below(9) as u64, board: board.to_vec(), players }
    }

    fn told(&self) -> PotsOf {
        let in_pot = |player: &Player| InPot {
            stake: Stake {
                seat: Seat(player.seat),
                contributed: player.units * UNIT,
                has_folded: !player.is_in,
            },
            cards: if player.is_in { player.own.clone() } else { Vec::new() },
        };
        PotsOf {
            game: Game::Holdem,
            seats_at_table: SEATS,
            button: Seat(self.button),
            chip_unit: UNIT,
            dead: self.dead * UNIT,
            players: self.players.iter().map(in_pot).collect(),
            board: self.board.clone(),
        }
    }

    fn rank(&self, player: &Player) -> aya_poker::PokerHandRank {
        let text: Vec<String> = player.own.iter().chain(&self.board).map(Card::to_string).collect();
        aya_poker::poker_rank(&text.join(" ").parse().expect("cards"))
    }

    /// How far a seat is from the button, clockwise.
    fn behind_button(&self, seat: u8) -> u8 {
        (seat + SEATS - self.button - 1) % SEATS
    }

    /// What everybody gets, by seat.
    fn counted_apart(&self) -> BTreeMap<Seat, u64> {
        let mut gets: BTreeMap<u8, u64> = self.players.iter().map(|of| (of.seat, 0)).collect();
        // Who plays for the n-th unit of everybody, and how many of them lie there.
        let mut pots: Vec<(Vec<u8>, u64)> = Vec::new();
        let mut add = |players: Vec<u8>, units: u64| match pots.last_mut() {
            Some((same, sum)) if *same == players => *sum += units,
            _ => pots.push((players, units)),
        };
        let playing = |unit: u64| -> Vec<u8> {
            let plays = |of: &&Player| of.is_in && of.units >= unit;
            self.players.iter().filter(plays).map(|of| of.seat).collect()
        };
        // The dead chips are everybody's who is in, as if they lay below the first unit.
        add(playing(0), self.dead);
        for unit in 1..=12 {
            let put_in: Vec<u8> =
                self.players.iter().filter(|of| of.units >= unit).map(|of| of.seat).collect();
            match put_in.as_slice() {
                [] => {}
                [alone] => *gets.get_mut(alone).expect("a player") += 1,
                several => add(playing(unit), several.len() as u64),
            }
        }
        for (players, units) in pots {
            let best = |seat: &u8| {
                let player = self.players.iter().find(|of| of.seat == *seat);
                self.rank(player.expect("a player"))
            };
            let top = players.iter().map(best).max().expect("somebody plays for it");
            let mut winners: Vec<u8> =
                players.iter().copied().filter(|seat| best(seat) == top).collect();
            winners.sort_by_key(|seat| self.behind_button(*seat));
            let (each, odd) = (units / winners.len() as u64, units % winners.len() as u64);
            for (place, seat) in (0..).zip(winners) {
                *gets.get_mut(&seat).expect("a player") += each + u64::from(place < odd);
            }
        }
        gets.into_iter().map(|(seat, units)| (Seat(seat), units * UNIT)).collect()
    }
}

#[test]
fn five_hundred_pots_with_dead_and_folded_chips_are_counted_the_same_in_another_way() {
    let deck: Vec<Card> = Deck::Full.cards().collect();
    // Few ranks, so that hands are often equal and chips odd.
    let few: Vec<Card> = deck.iter().copied().filter(|card| card.rank.number() >= 10).collect();
    let mut numbers = Numbers(31);
    let (mut with_dead, mut split, mut refunded) = (0, 0, 0);
    for round in 0..500 {
        let hand = Hand::any(&mut numbers, if round % 2 == 0 { &deck } else { &few });
        let paid = pay(&hand.told(), PotOptions::default());
        let paid = paid.unwrap_or_else(|error| panic!("{error:?}: {hand:?}"));
        assert_eq!(paid.payouts, hand.counted_apart(), "{hand:?}");
        with_dead += usize::from(hand.dead > 0);
        refunded += usize::from(!paid.refund.is_empty());
        let shared = |pot: &cards::pots::PaidPot| pot.awards.iter().any(|of| of.shares.len() > 1);
        split += usize::from(paid.pots.iter().any(shared));
    }
    assert!(with_dead > 400 && split > 50 && refunded > 100, "{with_dead} {split} {refunded}");
}
