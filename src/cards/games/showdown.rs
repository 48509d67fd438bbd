//! The showdown: everybody's hands, best first.

use super::deal::check_numbers;
use super::{DealError, Game, HandOptions, Holding, check_deal};
use crate::hands::{Hand, Strength};
use crate::{Card, Seat};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The hands that one player shows, high and low.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownHand {
    /// Their high hand; none where only low hands win.
    pub high: Option<Hand>,
    /// Their low hand; none where only high hands win, or where they have none that qualifies.
    pub low: Option<Hand>,
}

/// Who has which hand, from the best to the worst.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Showdown {
    /// Seats by their high hands, best first; a group is a tie. None where only low hands win.
    pub high: Option<Vec<Vec<Seat>>>,
    /// Seats by the low hands that qualify, in the same way. None where only high hands win.
    pub low: Option<Vec<Vec<Seat>>>,
    /// What each player shows, by seat.
    pub hands: BTreeMap<Seat, ShownHand>,
}

/// Who wins with these cards.
///
/// # Errors
/// Where the deal cannot be one of this game.
///
/// Rules: TDA 2011 §10, §13; TDA 2024 §12, §19.
pub fn showdown(
    game: Game,
    options: HandOptions,
    players: &[Holding],
    board: &[Card],
) -> Result<Showdown, DealError> {
    check_deal(game, players.iter().map(|one| (one.seat, one.cards.as_slice())), board)?;
    let (high, low) = (game.high(options), game.low(options));
    let mut hands = BTreeMap::new();
    for Holding { seat, cards } in players {
        check_numbers(game, *seat, cards, board)?;
        let shown = ShownHand {
            high: high.and_then(|ranking| game.best(ranking, cards, board)),
            low: low.and_then(|ranking| game.best(ranking, cards, board)),
        };
        hands.insert(*seat, shown);
    }
    let highs = hands.iter().filter_map(|(seat, shown)| Some((*seat, shown.high.as_ref()?)));
    let lows = hands.iter().filter_map(|(seat, shown)| Some((*seat, shown.low.as_ref()?)));
    let (highs, lows) = (in_order(highs), in_order(lows));
    Ok(Showdown { high: high.map(|_| highs), low: low.map(|_| lows), hands })
}

/// Groups of equal hands, best first.
fn in_order<'a>(hands: impl Iterator<Item = (Seat, &'a Hand)>) -> Vec<Vec<Seat>> {
    let mut groups: BTreeMap<Reverse<Strength>, Vec<Seat>> = BTreeMap::new();
    for (seat, hand) in hands {
        groups.entry(Reverse(hand.strength)).or_default().push(seat);
    }
    groups.into_values().collect()
}
