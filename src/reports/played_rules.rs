//! Which points of the rules an event can come to, by the games of its structure.

use engine::structure::{Ceiling, Family, Game, Level, Stakes, StakesForm};
use engine::tournament::Tournament;
use std::collections::BTreeSet;

/// What has to be played for a point to come up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Played {
    Stud,
    Draw,
    FixedBets,
    PotLimit,
    ShortDeck,
    /// A game against the house, of which there is no tournament.
    AgainstTheHouse,
}

/// The points that only some games have.
const OF_GAMES: [(Played, &[&str]); 6] = [
    (
        Played::Stud,
        &[
            "bring_in_all_in",
            "exposed_stud_card",
            "exposed_last_card",
            "stud_shortage",
            "open_pair_double_bet",
            "turned_down",
            "tied_boards",
        ],
    ),
    (
        Played::Draw,
        &[
            "deck",
            "flush_over_full_house",
            "draw_first_check",
            "draw_cards",
            "draw_openers",
            "draw_nobody_bets",
        ],
    ),
    (Played::FixedBets, &["limit_reopening", "limit_cap"]),
    (Played::PotLimit, &["pot_limit_blinds"]),
    (Played::ShortDeck, &["short_deck_order"]),
    (Played::AgainstTheHouse, &["uth_preflop"]),
];

/// The keys of the points that no game of the event's structure comes to.
#[must_use]
pub fn unplayed_options(tournament: &Tournament) -> BTreeSet<&'static str> {
    let levels = tournament.structure().levels();
    let played: BTreeSet<Played> = levels.flat_map(|(_, level)| of_level(level)).collect();
    let unplayed = OF_GAMES.iter().filter(|(game, _)| !played.contains(game));
    unplayed.flat_map(|(_, keys)| keys.iter().copied()).collect()
}

fn of_level(level: &Level) -> impl Iterator<Item = Played> {
    let game = level.game;
    let has_fixed_bets = match level.stakes {
        Stakes::Limit { .. } | Stakes::Stud { .. } => true,
        Stakes::Blinds { .. } => false,
    };
    let is_fixed_alone = game.forms() == [StakesForm::BringIn];
    [
        (game.family() == Family::Stud).then_some(Played::Stud),
        (game.family() == Family::Draw).then_some(Played::Draw),
        (has_fixed_bets || is_fixed_alone).then_some(Played::FixedBets),
        (game.ceiling() == Ceiling::Pot && !has_fixed_bets).then_some(Played::PotLimit),
        (game == Game::ShortDeck).then_some(Played::ShortDeck),
    ]
    .into_iter()
    .flatten()
}
