//! What can be asked about penalties and players who are away, and why it is refused.

use crate::ask::Ask;
use crate::chips::{check_note, check_stack};
use crate::entries::{Player, Status, Who};
use crate::event::Event;
use crate::finishes::Busted;
use crate::pace::after_exit;
use crate::penalties::{Ended, Lift, Offense, Penalty, PenaltyKind, ROUNDS_MAX, returning};
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{Chips, LevelNo, PenaltyNo, PlayerId, SeatAt, Timestamp};
use rulebook::options::PenaltyRounds;

/// More hands than anybody gives.
const HANDS_MAX: u32 = 1000;

/// A penalty as it is asked for.
#[derive(Debug, Clone, Copy)]
pub struct NewPenalty<'a> {
    /// Who gets it; they have to be in.
    pub player: &'a Who,
    /// A warning, hands or rounds to miss, or disqualification.
    pub kind: PenaltyKind,
    /// What it is for; none where only the note says it.
    pub offense: Option<Offense>,
    /// What is written down beside it.
    pub note: &'a str,
    /// What a disqualified player had, where it was counted.
    pub stack: Option<Chips>,
}

/// Gives a penalty. Its hands are fixed by the table as it is now, and begin with the next hand.
///
/// Rules: TDA 2011 §51, §53; TDA 2024 §68, §71.
///
/// # Errors
/// Where the player is out, has no seat for rounds to be counted at, or the penalty is nothing or
/// longer than the rules know one.
pub fn decide_give(
    tournament: &Tournament,
    new: &NewPenalty<'_>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(new.player)?;
    refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
    check_note(new.note)?;
    let (offense, note) = (new.offense, new.note.trim().to_owned());
    let level = level_of(tournament, ask.at);
    if new.kind == PenaltyKind::Disqualification {
        let bust = disqualified(tournament, player, new.stack)?;
        let gone = [bust.seat];
        let mut events = vec![Event::PlayerDisqualified { at: ask.at, level, bust, offense, note }];
        events.extend(after_exit(tournament, &gone, ask));
        return Ok(events);
    }
    let (player, seat, kind) = (player.id, player.seat(), new.kind);
    let hands = hands(tournament, player, seat, kind)?;
    Ok(vec![Event::PenaltyGiven { at: ask.at, level, player, seat, kind, hands, offense, note }])
}

fn level_of(tournament: &Tournament, now: Timestamp) -> Option<LevelNo> {
    tournament.reading(now).level.filter(|_| tournament.clock.has_begun(now))
}

/// What a disqualified player leaves: their seat, and a stack that leaves play.
fn disqualified(
    tournament: &Tournament,
    player: &Player,
    stack: Option<Chips>,
) -> Result<Busted, Refusal> {
    let seat = player.seat().ok_or(Refusal::NotSeated { player: player.id })?;
    refuse_if!(tournament.entries.left() < 2, Refusal::NobodyLeft);
    let stack = stack.unwrap_or(player.stack);
    check_stack(tournament, player.id, stack)?;
    Ok(Busted { player: player.id, seat, stack: Some(stack), by: None })
}

/// How many hands are to be missed, where the rules know such a penalty.
fn hands(
    tournament: &Tournament,
    player: PlayerId,
    seat: Option<SeatAt>,
    kind: PenaltyKind,
) -> Result<u32, Refusal> {
    if kind.count() == Some(0) {
        return Err(Refusal::PenaltyEmpty);
    }
    let table = seat.and_then(|at| tournament.seating.table(at.table));
    let players = table.map(|table| u32::try_from(table.taken().len()).unwrap_or(u32::MAX));
    if kind.is_by_table() && players.is_none() {
        return Err(Refusal::NotSeated { player });
    }
    let hands = kind.hands(players.unwrap_or_default());
    refuse_if!(hands > HANDS_MAX, Refusal::PenaltyEndless { hands, most: HANDS_MAX });
    let longest = PenaltyKind::Rounds(ROUNDS_MAX).hands(players.unwrap_or(HANDS_MAX));
    let limit = tournament.settings.rules.options.penalty_rounds;
    if limit == PenaltyRounds::UpToFour && hands > longest {
        return Err(Refusal::PenaltyTooLong { hands, most: longest });
    }
    Ok(hands)
}

/// Lets a player off what is left of a penalty, or takes back one that was given in error.
///
/// # Errors
/// Where there is no such penalty, it is over, or it is a disqualification.
pub fn decide_lift(
    tournament: &Tournament,
    no: PenaltyNo,
    lift: Lift,
    note: &str,
) -> Result<Vec<Event>, Refusal> {
    let penalty = find(tournament, no)?;
    check_note(note)?;
    let player = penalty.player;
    if penalty.kind == PenaltyKind::Disqualification {
        return Err(Refusal::DisqualificationStands { player });
    }
    let is_over = match lift {
        Lift::Pardoned => penalty.left() == 0,
        Lift::InError => penalty.ended == Some(Ended::InError),
    };
    refuse_if!(is_over, Refusal::PenaltyOver { penalty: no, player });
    Ok(vec![Event::PenaltyLifted { penalty: no, player, lift, note: note.trim().to_owned() }])
}

/// Puts right how many hands of a penalty are left.
///
/// # Errors
/// Where there is no such penalty, it counts no hands, or so many are left already.
pub fn decide_correct(
    tournament: &Tournament,
    no: PenaltyNo,
    left: u32,
) -> Result<Vec<Event>, Refusal> {
    let penalty = find(tournament, no)?;
    let player = penalty.player;
    let is_lifted = matches!(penalty.ended, Some(Ended::Pardoned | Ended::InError));
    refuse_if!(penalty.hands == 0 || is_lifted, Refusal::PenaltyOver { penalty: no, player });
    refuse_if!(left > HANDS_MAX, Refusal::PenaltyEndless { hands: left, most: HANDS_MAX });
    if left == penalty.left() {
        return Err(Refusal::HandsLeftAlready { penalty: no, player, hands: left });
    }
    Ok(vec![Event::PenaltyCorrected { penalty: no, player, left }])
}

fn find(tournament: &Tournament, no: PenaltyNo) -> Result<&Penalty, Refusal> {
    tournament.penalties.penalty(no).ok_or(Refusal::PenaltyUnknown { penalty: no })
}

/// Says that players whose penalty is over were told; all of them where nobody is named.
///
/// # Errors
/// Where one of them is not to be called back.
pub fn decide_call_back(tournament: &Tournament, players: &[Who]) -> Result<Vec<Event>, Refusal> {
    let waiting = returning(tournament);
    if players.is_empty() {
        refuse_if!(waiting.is_empty(), Refusal::NobodyToCallBack);
        return Ok(vec![Event::PlayersCalledBack { players: waiting }]);
    }
    let named: Vec<PlayerId> = tournament.find_all(players)?.iter().map(|p| p.id).collect();
    if let Some(player) = named.iter().copied().find(|player| !waiting.contains(player)) {
        return Err(Refusal::NotToCallBack { player });
    }
    Ok(vec![Event::PlayersCalledBack { players: named }])
}

/// Says that players are away: they are dealt in, and their blinds and antes are posted.
///
/// Rules: TDA 2011 §27, §51; TDA 2024 §30, §71-C.
///
/// # Errors
/// Where one of them is out, or away already.
pub fn decide_absent(
    tournament: &Tournament,
    players: &[Who],
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let players = tournament.find_all(players)?;
    for player in &players {
        if matches!(player.status, Status::Out | Status::Withdrawn) {
            return Err(Refusal::NotIn { player: player.id });
        }
        if tournament.penalties.absence(player.id).is_some() {
            return Err(Refusal::AlreadyAbsent { player: player.id });
        }
    }
    let players = players.iter().map(|player| player.id).collect();
    Ok(vec![Event::PlayersAbsent { at: ask.at, players }])
}

/// Says that players are back.
///
/// # Errors
/// Where one of them was not away.
pub fn decide_present(tournament: &Tournament, players: &[Who]) -> Result<Vec<Event>, Refusal> {
    let players: Vec<PlayerId> = tournament.find_all(players)?.iter().map(|p| p.id).collect();
    let is_there = |player: &PlayerId| tournament.penalties.absence(*player).is_none();
    if let Some(player) = players.iter().copied().find(is_there) {
        return Err(Refusal::NotAbsent { player });
    }
    Ok(vec![Event::PlayersPresent { players }])
}
