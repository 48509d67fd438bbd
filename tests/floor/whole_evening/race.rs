//! A chip race run again by hand from the cards that were dealt.

use cards::Card;
use engine::chips::{RacedSeat, RacedTable, TableChips};
use engine::values::SeatNo;

/// Runs a race again: how many chips there are to win, who wins them, and who is saved.
pub fn is_right(given: &TableChips, raced: &RacedTable, remove: u64, next: u64) -> bool {
    let ratio = next / remove;
    let mut odd_chips = 0;
    let mut racers: Vec<(u32, SeatNo)> = Vec::new();
    let mut right = given.seats.len() == raced.seats.len();
    for (told, seat) in given.seats.iter().zip(&raced.seats) {
        let chips = u64::from(told.chips.first().copied().unwrap_or_default());
        let Some(race) = seat.races.first() else { return false };
        let odd = chips % ratio;
        odd_chips += odd;
        right &= told.seat == seat.seat
            && race.chips == chips
            && race.exchanged == chips / ratio
            && race.odd == odd
            && race.cards.len() as u64 == odd;
        if let Some(best) = race.cards.iter().map(|card| height(*card)).max() {
            racers.push((best, seat.seat));
        }
    }
    racers.sort_unstable_by(|one, other| other.cmp(one));
    let (full, rest) = (odd_chips * remove / next, odd_chips * remove % next);
    let to_win = full + u64::from(rest * 2 >= next);
    let to_win = usize::try_from(to_win).unwrap_or(usize::MAX);
    let winners: Vec<SeatNo> = racers.iter().take(to_win).map(|(_, seat)| *seat).collect();
    let is_seat_right = |seat: &RacedSeat| {
        let Some(race) = seat.races.first() else { return false };
        let has_won = winners.contains(&seat.seat);
        let has_nothing = seat.is_whole_stack && race.exchanged == 0 && !has_won;
        race.has_won == has_won && race.is_rescued == has_nothing
    };
    right && winners.len() <= racers.len() && raced.seats.iter().all(is_seat_right)
}

/// How high a card is: by rank, then spades over hearts over diamonds over clubs.
fn height(card: Card) -> u32 {
    let text = card.to_string().to_lowercase();
    let place = |all: &str, letter: Option<char>| {
        letter.and_then(|letter| all.find(letter)).and_then(|at| u32::try_from(at).ok())
    };
    let mut letters = text.chars();
    let rank = place("23456789tjqka", letters.next()).unwrap_or_default();
    let suit = place("cdhs", letters.next()).unwrap_or_default();
    rank * 4 + suit
}
