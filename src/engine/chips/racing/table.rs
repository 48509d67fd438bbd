//! The race of one table, one value after the other.

use crate::chips::racing::{
    RACE_CARDS, RacedSeat, RacedTable, Racer, Rescue, Rounding, SeatRace, race,
};
use crate::refusal::Refusal;
use crate::values::{Chips, PlayerId, SeatAt, SeatNo, TableNo};
use cards::Card;
use std::collections::BTreeSet;

/// What a player brings to the races of their table.
#[derive(Debug)]
pub(super) struct Holding<'a> {
    pub seat: SeatNo,
    pub player: PlayerId,
    /// Chips of each value that leaves.
    pub chips: Vec<u64>,
    pub is_whole_stack: bool,
    /// The cards that the dealer gave them for each value.
    pub cards: &'a [Vec<Card>],
}

/// A table before its races, with everybody who has chips of a value that leaves.
#[derive(Debug)]
pub(super) struct Ready<'a> {
    pub table: TableNo,
    /// By seat, from seat 1 on: the order in which cards are dealt.
    pub holdings: Vec<Holding<'a>>,
}

impl Ready<'_> {
    /// Whether the dealer's cards were told.
    fn has_cards(&self) -> bool {
        self.holdings.iter().any(|holding| holding.cards.iter().any(|cards| !cards.is_empty()))
    }

    /// Races the values one after the other, the lowest first: chips won of a value that goes,
    /// too, are in the race after it. `deck` shuffles a deck for the table and this value.
    ///
    /// # Errors
    /// Where a deck has too few cards, or the dealer's cards are not one for each odd chip.
    pub fn raced(
        self,
        steps: &[(Chips, Chips)],
        rounding: Rounding,
        rescue: Rescue,
        deck: &mut impl FnMut(TableNo, Chips) -> Vec<Card>,
    ) -> Result<RacedTable, Refusal> {
        let (table, has_cards) = (self.table, self.has_cards());
        let mut holdings = self.holdings;
        let mut races: Vec<Vec<SeatRace>> = holdings.iter().map(|_| Vec::new()).collect();
        // What is known of everything else that they have: something, or nothing.
        let mut rest: Vec<u64> = holdings.iter().map(|h| u64::from(!h.is_whole_stack)).collect();
        for (index, (remove, next)) in steps.iter().copied().enumerate() {
            let mut racers = racers(&holdings, &rest, steps, index);
            let odd: u64 = racers.iter().map(|racer| racer.odd).sum();
            if rounding != Rounding::Each && odd > 0 {
                if odd > u64::from(RACE_CARDS) {
                    return Err(Refusal::TooManyOddChips { table, worth: remove, odd });
                }
                if has_cards {
                    tell_cards(table, &holdings, index, &mut racers)?;
                } else {
                    deal(&mut racers, deck(table, remove));
                }
            }
            let outcome = race(&racers, remove, next, rounding, rescue);
            for (seat, racer) in racers.into_iter().enumerate() {
                let (Some(holding), Some(rest)) = (holdings.get_mut(seat), rest.get_mut(seat))
                else {
                    continue;
                };
                let chips = holding.chips.get(index).copied().unwrap_or_default();
                let done = SeatRace {
                    chips,
                    exchanged: chips / (next.0 / remove.0),
                    odd: racer.odd,
                    cards: racer.cards,
                    has_won: outcome.winners.contains(&racer.seat),
                    is_rescued: outcome.rescued.contains(&racer.seat),
                };
                let received = done.received();
                let goes = steps.iter().position(|(other, _)| *other == next);
                match goes.and_then(|later| holding.chips.get_mut(later)) {
                    Some(later) => *later += received,
                    None => *rest = rest.saturating_add(received.saturating_mul(next.0)),
                }
                races.get_mut(seat).into_iter().for_each(|races| races.push(done.clone()));
            }
        }
        let seats =
            holdings.iter().zip(races).filter(|(_, races)| races.iter().any(|r| r.chips > 0));
        let seats = seats.map(|(holding, races)| RacedSeat {
            seat: holding.seat,
            player: holding.player,
            is_whole_stack: holding.is_whole_stack,
            races,
        });
        Ok(RacedTable { table, seats: seats.collect() })
    }
}

/// Everybody's odd chips of one value, whole ones exchanged.
fn racers(
    holdings: &[Holding<'_>],
    rest: &[u64],
    steps: &[(Chips, Chips)],
    index: usize,
) -> Vec<Racer> {
    let (remove, next) = steps.get(index).copied().unwrap_or_default();
    let ratio = next.0.checked_div(remove.0).unwrap_or(1).max(1);
    let racer = |(holding, rest): (&Holding<'_>, &u64)| {
        let chips = holding.chips.get(index).copied().unwrap_or_default();
        let later = holding.chips.iter().skip(index + 1).sum::<u64>();
        let rest = rest.saturating_add(later).saturating_add(chips / ratio);
        Racer { seat: holding.seat, odd: chips % ratio, rest, cards: Vec::new() }
    };
    holdings.iter().zip(rest).map(racer).collect()
}

/// Deals from seat 1 on, each player all their cards at once.
fn deal(racers: &mut [Racer], deck: Vec<Card>) {
    let mut deck = deck.into_iter();
    for racer in racers {
        let count = usize::try_from(racer.odd).unwrap_or_default();
        racer.cards = deck.by_ref().take(count).collect();
    }
}

/// Gives everybody the cards that the dealer gave them.
fn tell_cards(
    table: TableNo,
    holdings: &[Holding<'_>],
    index: usize,
    racers: &mut [Racer],
) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for (holding, racer) in holdings.iter().zip(racers) {
        let cards: &[Card] = holding.cards.get(index).map_or(&[], Vec::as_slice);
        let count = u64::try_from(cards.len()).unwrap_or(u64::MAX);
        if count != racer.odd {
            let at = SeatAt { table, seat: holding.seat };
            return Err(Refusal::RaceCardsMissing { at, odd: racer.odd, cards: count });
        }
        if let Some(card) = cards.iter().find(|card| !seen.insert(**card)) {
            return Err(Refusal::RaceCardTwice { table, card: card.to_string() });
        }
        racer.cards = cards.to_vec();
    }
    Ok(())
}
