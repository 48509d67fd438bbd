//! What a league is told of a player beside what happened: their member number, and points and
//! hits that are put right by hand.

use crate::ask::Ask;
use crate::entries::{Player, Who};
use crate::event::Event;
use crate::put_right::why_put_right;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{MemberNo, PlayerId};
use points::Points;
use std::collections::BTreeMap;

/// The most points that are given or taken at once.
const POINTS_MAX: u32 = 1_000_000;

/// The most hits that are given or taken at once.
const HITS_MAX: u32 = 1_000;

/// Gives a player a member number, another one, or none.
///
/// # Errors
/// Where they have it, or another player has.
pub fn decide_member_number(
    tournament: &Tournament,
    who: &Who,
    member: Option<&MemberNo>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let unchanged = Refusal::MemberNumberUnchanged { player: player.id };
    refuse_if!(player.member.as_ref() == member, unchanged);
    if let Some(member) = member {
        let mut others = taken(tournament).filter(|(other, _)| other.id != player.id);
        if let Some((other, _)) = others.find(|(_, own)| own.is_same(member)) {
            return Err(number_taken(member, other));
        }
    }
    Ok(vec![Event::MemberNumberSet { player: player.id, member: member.cloned() }])
}

/// Whether the member numbers of those who register are free.
///
/// # Errors
/// Where one is somebody's, or stands there twice.
pub(crate) fn check_member_numbers<'m>(
    tournament: &Tournament,
    members: impl Iterator<Item = &'m MemberNo>,
) -> Result<(), Refusal> {
    let mut asked = BTreeMap::new();
    for member in members {
        let is_twice = asked.insert(member.as_str().to_ascii_lowercase(), member).is_some();
        refuse_if!(is_twice, Refusal::MemberNumberTwice { member: member.to_string() });
    }
    if asked.is_empty() {
        return Ok(());
    }
    // Thousands who come at once are looked up in one walk over those who are there.
    for (other, own) in taken(tournament) {
        if let Some(member) = asked.get(&own.as_str().to_ascii_lowercase()) {
            return Err(number_taken(member, other));
        }
    }
    Ok(())
}

/// Every player on the list who has a member number, with it.
fn taken(tournament: &Tournament) -> impl Iterator<Item = (&Player, &MemberNo)> {
    let players = tournament.entries.players().filter(|player| player.is_on_the_list());
    players.filter_map(|player| Some((player, player.member.as_ref()?)))
}

fn number_taken(member: &MemberNo, by: &Player) -> Refusal {
    Refusal::MemberNumberTaken { member: member.to_string(), player: by.id }
}

/// Points of a player are put right by hand: more, or fewer where negative, in thousandths.
///
/// # Errors
/// Where nothing is put right, too much is, or nobody says why.
pub fn decide_adjust_points(
    tournament: &Tournament,
    who: &Who,
    thousandths: i64,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    refuse_if!(thousandths == 0, Refusal::NothingAdjusted);
    let is_too_much = thousandths.unsigned_abs() > u64::from(POINTS_MAX) * 1000;
    refuse_if!(is_too_much, Refusal::PointsTooMany { most: POINTS_MAX });
    Ok(vec![Event::PointsAdjusted { at: ask.at, player, thousandths, note: why_put_right(note)? }])
}

/// Hits of a player are put right by hand: more, or fewer where negative.
///
/// # Errors
/// Where nothing is put right, too much is, or nobody says why.
pub fn decide_adjust_hits(
    tournament: &Tournament,
    who: &Who,
    hits: i32,
    note: &str,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?.id;
    refuse_if!(hits == 0, Refusal::NothingAdjusted);
    refuse_if!(hits.unsigned_abs() > HITS_MAX, Refusal::HitsTooMany { most: HITS_MAX });
    Ok(vec![Event::HitsAdjusted { at: ask.at, player, hits, note: why_put_right(note)? }])
}

/// A player has this member number, or none.
pub fn apply_member_number(tournament: &mut Tournament, id: PlayerId, member: Option<&MemberNo>) {
    if let Some(player) = tournament.entries.player_mut(id) {
        player.member = member.cloned();
    }
}

/// A player has more points, or fewer where negative, in thousandths.
pub fn apply_points_adjusted(tournament: &mut Tournament, id: PlayerId, thousandths: i64) {
    change(tournament, id, |player| {
        player.by_hand.points = player.by_hand.points.plus(Points(thousandths));
    });
}

/// A player has more hits, or fewer where negative.
pub fn apply_hits_adjusted(tournament: &mut Tournament, id: PlayerId, hits: i32) {
    change(tournament, id, |player| {
        player.by_hand.hits = player.by_hand.hits.saturating_add(hits);
    });
}

fn change(tournament: &mut Tournament, id: PlayerId, change: impl FnOnce(&mut Player)) {
    if let Some(player) = tournament.entries.player_mut(id) {
        change(player);
    }
}
