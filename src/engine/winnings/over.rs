//! Whether anything is still played for.

use super::AfterDeal;
use crate::finishes::winner;
use crate::tournament::Tournament;

/// Whether play stops because everybody who is left has won a seat.
#[must_use]
pub fn is_every_seat_won(tournament: &Tournament) -> bool {
    let Some(terms) = tournament.settings().money.as_ref() else { return false };
    let (Some(fixed), Some(seat)) = (tournament.money().fixed(), terms.payouts.seat) else {
        return false;
    };
    let left = tournament.entries().left() as usize;
    let own = fixed.prizes.get(..left).unwrap_or_default();
    // Where one of the places is worth more than the others, that is still played for.
    let is_alike = own.first().is_some_and(|first| own.last() == Some(first) && *first >= seat);
    terms.payouts.template.is_satellite && left > 1 && is_alike
}

/// Whether nothing is played for any more: somebody won, a deal ended it, or all seats are won.
#[must_use]
pub fn is_over(tournament: &Tournament) -> bool {
    let deal = tournament.winnings().deal();
    winner(tournament).is_some()
        || deal.is_some_and(|deal| deal.then == AfterDeal::Ends)
        || is_every_seat_won(tournament)
}
