//! What may be meant where nobody said what is to be done: a player, a table or minutes alone.

use crate::typed::{AskedFor, Asking, BoxAction, Candidate, Named, bust, people, table_no, times};
use engine::Command;
use engine::entries::{Player, Status, Who};
use engine::money::Pays;
use engine::values::Sale;

/// So much worse a name may fit, and may still be meant as well as the best one.
const CLOSE: u32 = 30;

/// The likeliest deeds for whoever is named with nothing else, and the table of this number.
pub(super) fn bare(asking: &Asking<'_>, named: &Named<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    if named.time.is_some() || named.span.is_some() {
        return times(asking, named);
    }
    found.extend(times(asking, named));
    let people = people(asking, named);
    let best = people.first().map_or(0, |meant| meant.score);
    let close = people.iter().map(|meant| meant.score).filter(|score| score + CLOSE >= best);
    let below = close.min().unwrap_or(0);
    for (index, meant) in people.iter().enumerate() {
        let Some(player) = asking.tournament.entries().player(meant.player) else { continue };
        let acts = likely(asking, player);
        let asked = if meant.is_spelled { AskedFor::ByName } else { AskedFor::ByNearlyAName };
        // Everybody who may be meant is offered first, then all other acts for the first one.
        let shown = if index == 0 { acts.len() } else { 1 };
        for (rank, deed) in (0..).zip(acts).take(shown) {
            let score = if rank == 0 { meant.score } else { below.saturating_sub(rank) };
            found.push(Candidate::named(score, deed, asked));
        }
    }
    if named.names.is_empty()
        && let (Some(table), seat) = named.place(0)
        && asking.tournament.seating().table(table_no(table)).is_some()
    {
        let score = if seat.is_none() { 90 } else { 60 };
        found.push(Candidate::said(score, BoxAction::Table(table_no(table))));
    }
    found
}

/// What can be done with a player, the likeliest first.
fn likely(asking: &Asking<'_>, player: &Player) -> Vec<BoxAction> {
    let settings = asking.tournament.settings();
    let who = || Who::Id(player.id);
    let (show, carry) = (BoxAction::Player(player.id), BoxAction::Carry(player.id));
    let unregister = || BoxAction::Submit(Command::Unregister { players: vec![who()] });
    let rebuy = settings
        .sells(Sale::Rebuy)
        .then(|| Command::Rebuy { player: who(), pays: Pays::default() });
    let lock = BoxAction::Submit(match player.is_locked {
        true => Command::UnlockPlayer { player: who() },
        false => Command::LockPlayer { player: who() },
    });
    match player.status {
        Status::Seated(_) if asking.tournament.clock().has_begun(asking.now) => {
            let add_on = settings
                .sells(Sale::AddOn)
                .then(|| Command::AddOn { player: who(), pays: Pays::default() });
            let mut deeds = vec![BoxAction::Submit(bust(asking, player.id, None)), carry];
            deeds.extend(rebuy.into_iter().chain(add_on).map(BoxAction::Submit));
            deeds.extend([lock, show]);
            deeds
        }
        Status::Seated(_) => vec![show, unregister(), carry, lock],
        Status::Out => {
            let mut commands = vec![Command::Reinstate { player: who(), to: None }];
            let re_enter = || Command::ReEnter { player: who(), pays: Pays::default() };
            commands.extend(settings.sells(Sale::ReEntry).then(re_enter));
            commands.extend(rebuy);
            // What may happen comes before what may not.
            commands.sort_by_key(|command| (asking.check)(command).is_err());
            commands.into_iter().map(BoxAction::Submit).chain([show]).collect()
        }
        Status::Unseated | Status::Alternate | Status::Withdrawn => vec![show, carry, unregister()],
    }
}
