//! Who won the chips: *bust emil by simon*.

use crate::typed::{Act, Asking, BoxAction, Candidate, Meant, Named, Token, both, nobody, people};
use engine::Command;
use engine::entries::{Player, Who};
use engine::finishes::{Bust, Elsewhere};
use engine::values::{PlayerId, TableNo};

/// So many who may have busted out are offered, and so many who may have won, each with each.
const EACH_MAX: usize = 3;

/// Bust-outs with their winner, where one was named; none where nobody was.
pub(super) fn busts_by(asking: &Asking<'_>, score: u32, rest: &[Token]) -> Option<Vec<Candidate>> {
    let at = rest.iter().position(|token| asking.phrases.winner.contains(&token.folded))?;
    let (before, after) = rest.split_at_checked(at)?;
    let after = after.get(1..)?;
    if before.is_empty() {
        return None;
    }
    let losers: Vec<Meant> =
        people(asking, &Named::of(before)).into_iter().take(EACH_MAX).collect();
    if losers.is_empty() {
        return Some(nobody(asking, Act::BustOut, score, &Named::of(before)));
    }
    let named = Named::of(after);
    let winners = people(asking, &named);
    if winners.is_empty() && !after.is_empty() {
        return Some(nobody(asking, Act::BustOut, score, &named));
    }
    let mut found = Vec::new();
    for loser in &losers {
        let score = both(score, loser.score);
        let table = table_of(asking, loser.player);
        if after.is_empty() {
            found.push(Candidate::said(score, BoxAction::Submit(bust(asking, loser.player, None))));
        }
        let mut fit: Vec<&Meant> =
            winners.iter().filter(|winner| winner.player != loser.player).collect();
        // Whoever won sat at the same table; among namesakes that settles it.
        fit.sort_by_key(|winner| table_of(asking, winner.player) != table);
        for winner in fit.into_iter().take(EACH_MAX) {
            let is_beside = table_of(asking, winner.player) == table;
            let score = both(score, winner.score).saturating_sub(if is_beside { 0 } else { 20 });
            let won = Some(winner.player);
            found.push(Candidate::said(score, BoxAction::Submit(bust(asking, loser.player, won))));
        }
    }
    Some(found)
}

/// A bust-out, and who won the chips.
///
/// A player of another table may have been moved since; the offer says so, a second Enter confirms.
pub(super) fn bust(asking: &Asking<'_>, player: PlayerId, by: Option<PlayerId>) -> Command {
    let table = |player| table_of(asking, player);
    let is_elsewhere = by.is_some_and(|by| table(by).is_some() && table(by) != table(player));
    let elsewhere = if is_elsewhere { Elsewhere::Allow } else { Elsewhere::Refuse };
    let by = by.into_iter().map(Who::Id).collect();
    Command::BustOut { busts: vec![Bust::of(Who::Id(player))], by, at: None, elsewhere }
}

fn table_of(asking: &Asking<'_>, player: PlayerId) -> Option<TableNo> {
    asking.tournament.entries().player(player).and_then(Player::seat).map(|at| at.table)
}
