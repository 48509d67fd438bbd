//! What each stake wins or loses.

use super::{Halves, PayTable};
use crate::games::{DealError, Game, HandOptions, Holding, showdown};
use crate::hands::{Category, Hand};
use crate::{AMOUNT_MAX, Card, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumString, VariantNames};

/// What the player has put down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stakes {
    /// The ante, which is put down before the deal.
    pub ante: u64,
    /// The blind, which must be as much as the ante.
    pub blind: u64,
    /// How many antes they play; 0 where they folded.
    pub play_multiple: u64,
    /// Their stake on trips, and its table; none where they have no such stake.
    pub trips: Option<(u64, PayTable)>,
    /// What the blind wins with each class of hand.
    pub blind_table: PayTable,
    /// What becomes of trips after a fold.
    pub trips_after_fold: TripsAfterFold,
}

/// What becomes of a stake on trips where the player folds.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, EnumString, VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum TripsAfterFold {
    /// It is settled by their hand, as always.
    #[default]
    Settled,
    /// It is lost with the fold.
    Lost,
}

/// When the play bet was put down, which says how large it may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayAt {
    /// Before the board: three or four antes.
    BeforeTheBoard,
    /// After three cards: two antes.
    Flop,
    /// After five cards: one ante.
    River,
}

/// How it ended for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UthOutcome {
    /// Their hand is better.
    Win,
    /// The dealer's hand is better.
    Lose,
    /// Both hands are equal.
    Tie,
    /// They folded, whatever the hands are.
    Fold,
}

/// What each stake wins, without the stake itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Net {
    /// What the ante wins: 0 where it pushes, below 0 where it is lost.
    pub ante: Halves,
    /// What the blind wins, by its pay table.
    pub blind: Halves,
    /// What the play bet wins; 0 after a fold.
    pub play: Halves,
    /// What the stake on trips wins; 0 without one.
    pub trips: Halves,
}

/// A hand that has been settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The player's best five.
    pub player: Hand,
    /// The dealer's best five.
    pub dealer: Hand,
    /// Whether the dealer has a pair or better.
    pub dealer_qualifies: bool,
    /// How it ended for the player.
    pub outcome: UthOutcome,
    /// What each stake wins, in halves of a unit.
    pub net: Net,
}

/// What is wrong with stakes or cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StakeError {
    /// The cards; the player sits in seat 1, the dealer in seat 2.
    Deal(DealError),
    /// Blind and ante are the same amount.
    BlindIsNotAnte,
    /// There is no ante.
    NoAnte,
    /// Nobody may play so many antes.
    PlayMultiple(u64),
    /// It is more than anybody has.
    TooMuch,
}

impl PlayAt {
    /// How many antes may be played then.
    #[must_use]
    pub const fn multiples(self) -> &'static [u64] {
        match self {
            Self::BeforeTheBoard => &[3, 4],
            Self::Flop => &[2],
            Self::River => &[1],
        }
    }
}

impl Net {
    /// What all four stakes win together.
    #[must_use]
    pub fn total(self) -> Halves {
        self.ante.plus(self.blind).plus(self.play).plus(self.trips)
    }
}

/// What each stake wins with these cards.
///
/// The ante pushes where the dealer has no pair. The blind is paid by its table, and only when the
/// hand wins; below a straight it pushes then. Trips are paid by the player's hand alone.
///
/// # Errors
/// Where cards or stakes cannot be right.
pub fn settle(
    player: &[Card],
    dealer: &[Card],
    board: &[Card],
    stakes: &Stakes,
) -> Result<Settled, StakeError> {
    stakes.check()?;
    let (own, house) = (Seat(1), Seat(2));
    let holding = |seat, cards: &[Card]| Holding { seat, cards: cards.to_vec() };
    let two = [holding(own, player), holding(house, dealer)];
    let shown = showdown(Game::Holdem, HandOptions::default(), &two, board);
    let mut hands = shown.map_err(StakeError::Deal)?.hands;
    let mut high = |seat| hands.remove(&seat).and_then(|shown| shown.high);
    let (Some(player), Some(dealer)) = (high(own), high(house)) else {
        return Err(StakeError::Deal(DealError::NobodyIn));
    };
    let dealer_qualifies = qualifies(dealer.category);
    let outcome = match player.strength.cmp(&dealer.strength) {
        _ if stakes.play_multiple == 0 => UthOutcome::Fold,
        std::cmp::Ordering::Greater => UthOutcome::Win,
        std::cmp::Ordering::Less => UthOutcome::Lose,
        std::cmp::Ordering::Equal => UthOutcome::Tie,
    };
    let net = stakes.net(outcome, player.category, dealer.category);
    Ok(Settled { player, dealer, dealer_qualifies, outcome, net })
}

/// Whether the dealer's hand is good enough for the ante to be settled.
fn qualifies(dealer: Category) -> bool {
    dealer >= Category::Pair
}

impl Stakes {
    fn check(&self) -> Result<(), StakeError> {
        let trips = self.trips.as_ref().map_or(0, |(stake, _)| *stake);
        match self {
            _ if self.ante == 0 => Err(StakeError::NoAnte),
            _ if self.blind != self.ante => Err(StakeError::BlindIsNotAnte),
            _ if self.play_multiple > 4 => Err(StakeError::PlayMultiple(self.play_multiple)),
            _ if self.ante.max(trips) > AMOUNT_MAX => Err(StakeError::TooMuch),
            _ => Ok(()),
        }
    }

    fn net(&self, outcome: UthOutcome, category: Category, dealer: Category) -> Net {
        let play = self.ante.saturating_mul(self.play_multiple);
        let none = Halves::default();
        let ante = |won: Halves| if qualifies(dealer) { won } else { none };
        let is_lost = outcome == UthOutcome::Fold && self.trips_after_fold == TripsAfterFold::Lost;
        let trips = self.trips.as_ref().map_or(none, |(stake, table)| {
            let won = table.win(*stake, category).filter(|_| !is_lost);
            won.unwrap_or(Halves::lost(*stake))
        });
        let (ante, blind, play) = match outcome {
            UthOutcome::Win => (
                ante(Halves::won(self.ante)),
                self.blind_table.win(self.blind, category).unwrap_or(none),
                Halves::won(play),
            ),
            UthOutcome::Lose => {
                (ante(Halves::lost(self.ante)), Halves::lost(self.blind), Halves::lost(play))
            }
            UthOutcome::Tie => (none, none, none),
            UthOutcome::Fold => (Halves::lost(self.ante), Halves::lost(self.blind), none),
        };
        Net { ante, blind, play, trips }
    }
}
