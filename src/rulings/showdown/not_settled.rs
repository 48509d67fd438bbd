//! What a house never said about the value of hands, where it decides who gets the pot.

use cards::games::{Game, HandOptions};
use cards::hands::{LowStraight, ShortTrips};
use rulebook::RuleSet;
use rulebook::options::{AceToTenStraight, ShortDeckOrder};

/// What a house never said about the value of hands, and what depends on it.
pub(super) struct NotSettled {
    /// How hands are valued by the other reading.
    pub(super) other: HandOptions,
    /// The id of the sentence that asks the floor.
    pub(super) asked: &'static str,
    /// The id of the sentence that says why it matters.
    pub(super) decides: &'static str,
    /// Who wins by the usual reading, and by the other one.
    pub(super) wins: [&'static str; 2],
    /// What is paid by the usual reading, and by the other one.
    pub(super) pays: [&'static str; 2],
}

/// What the rules of an event leave open that may matter in this game.
pub(super) fn not_settled(game: Game, options: HandOptions, rules: &RuleSet) -> Option<NotSettled> {
    let low_straight = rules.options.ace_to_ten_straight == AceToTenStraight::Ask;
    let short_deck = rules.options.short_deck_order == ShortDeckOrder::Ask;
    match game {
        Game::Draw32 if low_straight => Some(NotSettled {
            other: HandOptions { seven_up_low: LowStraight::Straight, ..options },
            asked: "showdown-ask-low-straight",
            decides: "showdown-low-straight-decides",
            wins: ["showdown-without-low-straight", "showdown-with-low-straight"],
            pays: ["pots-without-low-straight", "pots-with-low-straight"],
        }),
        Game::ShortDeck if short_deck => Some(NotSettled {
            other: HandOptions { short_trips: ShortTrips::ThreeOfAKind, ..options },
            asked: "showdown-ask-short-deck",
            decides: "showdown-short-deck-decides",
            wins: ["showdown-straight-first", "showdown-three-of-a-kind-first"],
            pays: ["pots-straight-first", "pots-three-of-a-kind-first"],
        }),
        _ => None,
    }
}
