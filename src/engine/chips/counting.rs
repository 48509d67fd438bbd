//! How stacks are counted: one by one, or everybody at a break or at the end of a day.

use crate::ask::Ask;
use crate::chips::{
    CountOccasion, CountResult, CountRound, Counted, CountedTable, EndedCount, check_stack, restack,
};
use crate::entries::{Player, StackCount};
use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::Table;
use crate::tournament::Tournament;
use crate::values::{Chips, LevelNo, PlayerId, Timestamp};
use std::collections::BTreeSet;

/// Begins to count all stacks.
///
/// # Errors
/// Where nobody sits yet, or a count is under way.
pub fn decide_begin_count(
    tournament: &Tournament,
    occasion: CountOccasion,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.entries.seated() == 0, Refusal::SeatsNotDrawn);
    if let Some(round) = tournament.counts.under_way() {
        return Err(Refusal::CountUnderWay { count: round.no });
    }
    let level = tournament.reading(ask.at).level.filter(|_| tournament.clock.has_begun(ask.at));
    Ok(vec![Event::CountBegun { at: ask.at, level, occasion }])
}

/// Writes down counted stacks; they belong to the count that is under way, if one is.
///
/// A stack that is not what was expected is written down as it is.
///
/// # Errors
/// Where somebody is not in, their stack is sealed in a bag, or is larger than all chips in play.
pub fn decide_count_stacks(
    tournament: &Tournament,
    stacks: &[StackCount],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(stacks.is_empty(), Refusal::NobodyNamed);
    let mut counted = Vec::with_capacity(stacks.len());
    let mut seen = BTreeSet::new();
    for count in stacks {
        let player = tournament.find(&count.player)?;
        refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
        refuse_if!(!seen.insert(player.id), Refusal::PlayerTwice { player: player.id });
        let is_sealed = tournament.days.end().is_some_and(|end| end.seal.is_some());
        refuse_if!(is_sealed && tournament.days.bag(player.id).is_some(), Refusal::BagsSealed);
        check_stack(tournament, player.id, count.chips)?;
        counted.push(StackCount { player: player.id, chips: count.chips });
    }
    Ok(vec![Event::StacksCounted { stacks: counted, at: Some(ask.at) }])
}

/// Ends the count, whether everybody was counted or not.
///
/// # Errors
/// Where none is under way.
pub fn decide_end_count(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let round = tournament.counts.under_way().ok_or(Refusal::NoCountUnderWay)?;
    let is_counted = |player: &&Player| player.seat().is_some() && counted_in(player, round.no);
    let counted = tournament.entries.players().filter(is_counted).count();
    let result = CountResult {
        counted: u32::try_from(counted).unwrap_or(u32::MAX),
        seated: tournament.entries.seated(),
        in_play: tournament.chips.in_play(),
        missing: tournament.chips.adrift,
    };
    let tables = counted_tables(tournament, round.no);
    Ok(vec![Event::CountEnded { at: ask.at, result, tables }])
}

/// What was counted in this count of all stacks at each table, by those who sit there.
#[must_use]
pub fn counted_tables(tournament: &Tournament, round: u32) -> Vec<CountedTable> {
    let taken = tournament.seating.tables().filter(|table| !table.taken().is_empty());
    taken.map(|table| counted_table(tournament, table, round)).collect()
}

fn counted_table(tournament: &Tournament, table: &Table, round: u32) -> CountedTable {
    let mut sum = CountedTable {
        table: table.no,
        seated: 0,
        counted: 0,
        before: Chips::ZERO,
        chips: Chips::ZERO,
    };
    for (_, place) in table.seats() {
        let player = place.player.and_then(|id| tournament.entries.player(id));
        let Some(player) = player else { continue };
        sum.seated += 1;
        let counted = player.counted.filter(|counted| counted.round == Some(round));
        if let Some(counted) = counted {
            sum.counted += 1;
            sum.before = sum.before.plus(counted.before);
            sum.chips = sum.chips.plus(counted.chips);
        }
    }
    sum
}

/// Whether a player was counted in this count of all stacks.
fn counted_in(player: &Player, round: u32) -> bool {
    player.counted.is_some_and(|counted| counted.round == Some(round))
}

/// A count of all stacks began.
pub fn apply_count_begun(
    tournament: &mut Tournament,
    at: Timestamp,
    level: Option<LevelNo>,
    occasion: CountOccasion,
) {
    let no = u32::try_from(tournament.counts.rounds.len()).unwrap_or(u32::MAX).saturating_add(1);
    let adrift = tournament.chips.adrift;
    tournament.counts.rounds.push(CountRound { no, at, level, occasion, adrift, ended: None });
}

/// Stacks were counted: each is what was found, and what differs is adrift.
pub fn apply_stacks_counted(
    tournament: &mut Tournament,
    stacks: &[StackCount<PlayerId>],
    at: Option<Timestamp>,
) {
    let round = tournament.counts.under_way().map(|round| round.no);
    for count in stacks {
        if let Some(player) = tournament.entries.player_mut(count.player) {
            let again = player.counted.filter(|last| round.is_some() && last.round == round);
            let before = again.map_or(player.stack, |last| last.before);
            player.counted = Some(Counted { at, round, before, chips: count.chips });
        }
        restack(tournament, count.player, count.chips);
    }
}

/// A count of all stacks ended.
pub fn apply_count_ended(tournament: &mut Tournament, ended: EndedCount) {
    if let Some(round) = tournament.counts.rounds.last_mut() {
        round.ended = Some(ended);
    }
}
