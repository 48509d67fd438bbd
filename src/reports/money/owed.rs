//! Who owes something.

use engine::tournament::Tournament;
use engine::values::{Money, PlayerId};

/// Everybody who owes something, in the order of registration.
pub fn who_owes(tournament: &Tournament) -> impl Iterator<Item = (PlayerId, Money)> {
    let players = tournament.entries().players().map(|player| player.id);
    let owed = players.map(|player| (player, tournament.money().owed_by(player)));
    owed.filter(|(_, owed)| !owed.is_zero())
}
