//! A deal as facts: its game, how rules value it, and what is wrong with it.

use crate::{FactsError, Reason};
use cards::games::{DealError, HandOptions};
use cards::hands::{LowRuns, LowStraight, ShortTrips, TopFlush};
use cards::pots::{OddChips, PotOptions, SameHands};
use rulebook::Options;
use rulebook::options::{
    AceToTenStraight, FlushOverFullHouse, LowStraights, OddChip, ShortDeckOrder, SuitOrder,
};

/// What is wrong with a deal, at the fact that says it.
pub(super) fn deal_error(error: DealError) -> FactsError {
    match error {
        DealError::NobodyIn => FactsError::at("players", Reason::new("nobody-in")),
        DealError::SeatZero => {
            FactsError::at("players", Reason::new("hand-seat-unknown").with("seat", 0))
        }
        DealError::SeatTwice(seat) => {
            FactsError::at("players", Reason::new("hand-seat-twice").with("seat", seat))
        }
        DealError::CardTwice(card) => {
            FactsError::at("players", Reason::new("card-twice").with("card", card))
        }
        DealError::CardNotInDeck(card) => {
            FactsError::at("players", Reason::new("card-not-in-deck").with("card", card))
        }
        DealError::OwnCards { seat, has, wants } => {
            let reason = Reason::new("cards-of-seat").with("seat", seat);
            FactsError::at("players", reason.with("has", has).with("wants", wants))
        }
        DealError::Board { has, least, most } => {
            let wants =
                if least == most { most.to_string() } else { format!("{least} – {most}") };
            let reason = Reason::new("cards-on-board").with("has", has).with("wants", wants);
            FactsError::at("board", reason)
        }
    }
}

/// How these rules value hands.
pub(super) fn hand_options(options: &Options) -> HandOptions {
    HandOptions {
        draw: match options.flush_over_full_house {
            FlushOverFullHouse::No => TopFlush::FullHouse,
            FlushOverFullHouse::AfterTheDraw => TopFlush::Flush,
        },
        seven_up: TopFlush::Flush,
        seven_up_low: match options.ace_to_ten_straight {
            AceToTenStraight::Yes => LowStraight::Straight,
            AceToTenStraight::Ask | AceToTenStraight::No => LowStraight::Nothing,
        },
        low_runs: match options.low_straights {
            LowStraights::Count => LowRuns::Ignored,
            LowStraights::DoNotQualify => LowRuns::Disqualify,
        },
        short_trips: match options.short_deck_order {
            ShortDeckOrder::Ask | ShortDeckOrder::StraightFirst => ShortTrips::Straight,
            ShortDeckOrder::ThreeOfAKindFirst => ShortTrips::ThreeOfAKind,
        },
    }
}

/// How these rules split pots.
pub(super) fn pot_options(options: &Options) -> PotOptions {
    let is_by_seat =
        options.suit_order == SuitOrder::Never || options.odd_chip == OddChip::EqualSplit;
    PotOptions {
        hands: hand_options(options),
        odd_chips: if is_by_seat { OddChips::LeftOfButton } else { OddChips::ByGame },
        same_hands: match options.odd_chip {
            OddChip::ByPartAndSeat => SameHands::EachHalf,
            OddChip::IdenticalEvenly | OddChip::EqualSplit => SameHands::Evenly,
        },
    }
}
