//! What a tap on a seat means.

use crate::view::View;
use engine::Command;
use engine::entries::{Status, Who};
use engine::values::{PlayerId, SeatAt};

/// What a tap on a seat means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    #[default]
    Choose,
    SetButton,
    Carry(PlayerId),
}

impl Mode {
    /// The seat of whoever is carried.
    pub fn leaves(self, view: &View<'_>) -> Option<SeatAt> {
        let Self::Carry(player) = self else { return None };
        view.tournament.entries().player(player)?.seat()
    }
}

/// A move for somebody who sits, a seat for somebody who does not, or a change of two seats.
pub fn sit_down(view: &View<'_>, player: PlayerId, to: SeatAt) -> Command {
    if let Some(other) = swaps_with(view, player, to) {
        return Command::SwapSeats { players: [Who::Id(player), Who::Id(other)] };
    }
    let status = view.tournament.entries().player(player).map(|player| player.status);
    let player = Who::Id(player);
    match status {
        Some(Status::Seated(_)) => Command::MovePlayer { player, to },
        _ => Command::SeatPlayer { player, to },
    }
}

/// Who changes seats with a player that goes here.
pub fn swaps_with(view: &View<'_>, player: PlayerId, to: SeatAt) -> Option<PlayerId> {
    view.tournament.entries().player(player)?.seat()?;
    view.tournament.seating().player_at(to).filter(|other| *other != player)
}
