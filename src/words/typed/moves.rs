//! Moves and seats: who goes where, and to which seat where only the table was said.

use crate::Args;
use crate::typed::{
    Act, Asking, BoxAction, Candidate, Named, both, nobody, people, seat_at, seats_for, table_no,
};
use engine::Command;
use engine::entries::Who;
use engine::values::{PlayerId, SeatAt, TableNo};

/// Moves and seats: whoever is named, to the table or seat that is named after that.
pub(super) fn moves(asking: &Asking<'_>, said_score: u32, named: &Named<'_>) -> Vec<Candidate> {
    let has_name = !named.names.is_empty() || named.player.is_some();
    // Without a name the first numbers say who: a number, or a table and seat.
    let ways: &[usize] = match (has_name, named.plain.len()) {
        (true, _) => &[0],
        (false, 0 | 1) => &[1],
        (false, 2) => &[2, 1],
        (false, _) => &[2],
    };
    let mut found = Vec::new();
    for used in ways {
        let plain = named.plain.iter().take(*used).copied().collect();
        let digits = named.digits.iter().take(*used).copied().collect();
        let names = named.names.clone();
        let who = Named { names, plain, digits, player: named.player, ..Named::default() };
        let (table, seat) = named.place(*used);
        for meant in people(asking, &who) {
            let score = both(said_score, meant.score);
            let deeds = move_deeds(asking, meant.player, table, seat);
            let deeds = (0..).zip(deeds);
            found.extend(
                deeds.map(|(rank, deed)| Candidate::said(score.saturating_sub(rank), deed)),
            );
        }
    }
    if found.is_empty() {
        return nobody(asking, Act::Move, said_score, &Named::default());
    }
    found
}

fn move_deeds(
    asking: &Asking<'_>,
    player: PlayerId,
    table: Option<u32>,
    seat: Option<u32>,
) -> Vec<BoxAction> {
    let Some(table) = table else { return vec![BoxAction::Carry(player)] };
    let is_seated = asking.tournament.entries().player(player).is_some_and(|p| p.seat().is_some());
    let deed = |to: SeatAt| {
        let player = Who::Id(player);
        BoxAction::Submit(match is_seated {
            true => Command::MovePlayer { player, to },
            false => Command::SeatPlayer { player, to },
        })
    };
    if let Some(seat) = seat {
        let at = seat_at(table, seat);
        let other = asking.tournament.seating().player_at(at).filter(|other| *other != player);
        let swap = other.filter(|_| is_seated).map(|other| {
            BoxAction::Submit(Command::SwapSeats { players: [Who::Id(player), Who::Id(other)] })
        });
        // Whoever is told that somebody sits there may want just that.
        let is_refused = (asking.check)(&Command::MovePlayer { player: Who::Id(player), to: at });
        let plain = (swap.is_none() || is_refused.is_err()).then(|| deed(at));
        return plain.into_iter().chain(swap).collect();
    }
    let Some(there) = asking.tournament.seating().table(table_no(table)) else {
        // The engine says that there is no such table.
        return vec![deed(seat_at(table, 1))];
    };
    let seats = seats_for(asking.tournament, there, asking.now);
    if seats.is_empty() {
        return vec![table_full(asking, player, there.no)];
    }
    seats.into_iter().map(|open| deed(SeatAt { table: there.no, seat: open.seat })).collect()
}

fn table_full(asking: &Asking<'_>, player: PlayerId, table: TableNo) -> BoxAction {
    let args = Args::new()
        .no("table", table.0)
        .text("player", asking.words.player(asking.tournament, player));
    let what = asking.words.say("command-move-to-table", &args);
    BoxAction::Cannot { what, why: asking.words.say("command-table-full", &args) }
}
