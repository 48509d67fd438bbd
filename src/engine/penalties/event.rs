//! What can have happened: penalties given, counted, lifted; players away and back.

use crate::finishes::{Busted, Exit, remove_with_chips};
use crate::penalties::sitting_out::table_of;
use crate::penalties::{Absence, Ended, Lift, Offense, Penalty, PenaltyKind};
use crate::tournament::Tournament;
use crate::values::{Chips, Moment, PenaltyNo, PlayerId, SeatAt, TableNo, Timestamp};

/// A penalty as it was given.
#[derive(Debug, Clone, Copy)]
pub struct GivenPenalty<'a> {
    /// When it was given, and in which level.
    pub moment: Moment,
    /// Who it was given to; they were in.
    pub player: PlayerId,
    /// Where they sat; none where they had no seat.
    pub seat: Option<SeatAt>,
    /// A warning, hands or rounds to miss, or disqualification.
    pub kind: PenaltyKind,
    /// Hands to miss, rounds counted in hands; 0 where none are missed.
    pub hands: u32,
    /// What it was for; none where only the note says it.
    pub offense: Option<Offense>,
    /// What was written down beside it.
    pub note: &'a str,
}

/// A penalty was given; its hands are counted from the next one on.
pub fn apply_given(tournament: &mut Tournament, given: GivenPenalty<'_>) {
    let GivenPenalty { moment: Moment { at, level }, player, seat, kind, hands, offense, note } =
        given;
    let penalties = &mut tournament.penalties;
    let no = penalties.next_no();
    penalties.given.push(Penalty {
        no,
        at,
        level,
        player,
        seat,
        kind,
        offense,
        note: note.to_owned(),
        hands,
        missed: 0,
        posted: Chips::ZERO,
        ended: None,
    });
    if hands > 0 {
        penalties.serving.insert(no);
        penalties.returning.remove(&player);
    }
}

/// A player was disqualified: their chips leave play.
///
/// Rules: TDA 2011 §51; TDA 2024 §71-D.
pub fn apply_disqualified(
    tournament: &mut Tournament,
    moment: Moment,
    bust: &Busted,
    offense: Option<Offense>,
    note: &str,
) {
    let (player, seat) = (bust.player, Some(bust.seat));
    let (kind, hands) = (PenaltyKind::Disqualification, 0);
    let given = GivenPenalty { moment, player, seat, kind, hands, offense, note };
    apply_given(tournament, given);
    remove_with_chips(tournament, moment, Exit::Disqualified, bust);
}

/// A hand began at a table: the oldest penalty of each player there is a hand shorter.
pub fn apply_hand_began(tournament: &mut Tournament, table: TableNo) {
    let mut counted: Vec<PlayerId> = Vec::new();
    let mut due = Vec::new();
    for penalty in tournament.penalties.serving() {
        let is_here = table_of(tournament, penalty.player) == Some(table);
        if is_here && !counted.contains(&penalty.player) {
            counted.push(penalty.player);
            due.push((penalty.no, penalty.missed + 1));
        }
    }
    for (no, missed) in due {
        set_missed(tournament, no, missed);
    }
}

/// The hands that are left of a penalty were put right.
pub fn apply_corrected(tournament: &mut Tournament, no: PenaltyNo, left: u32) {
    let Some(penalty) = tournament.penalties.penalty_mut(no) else { return };
    penalty.hands = penalty.hands.max(left);
    let (player, missed) = (penalty.player, penalty.hands - left);
    if left > 0 {
        penalty.ended = None;
        tournament.penalties.serving.insert(no);
        tournament.penalties.returning.remove(&player);
    }
    set_missed(tournament, no, missed);
}

fn set_missed(tournament: &mut Tournament, no: PenaltyNo, missed: u32) {
    let Some(penalty) = tournament.penalties.penalty_mut(no) else { return };
    penalty.missed = missed;
    if missed >= penalty.hands {
        penalty.ended = Some(Ended::Served);
        let player = penalty.player;
        end(tournament, no, player);
    }
}

/// A penalty counts no more hands; where it was their last, they may come back.
fn end(tournament: &mut Tournament, no: PenaltyNo, player: PlayerId) {
    let penalties = &mut tournament.penalties;
    let was_serving = penalties.serving.remove(&no);
    if was_serving && penalties.hands_left(player) == 0 {
        penalties.returning.insert(player);
    }
}

/// A penalty was lifted; where it was their last, they may come back.
pub fn apply_lifted(tournament: &mut Tournament, no: PenaltyNo, lift: Lift) {
    let Some(penalty) = tournament.penalties.penalty_mut(no) else { return };
    penalty.ended = Some(match lift {
        Lift::Pardoned => Ended::Pardoned,
        Lift::InError => Ended::InError,
    });
    let player = penalty.player;
    end(tournament, no, player);
}

/// Players whose penalty is over were called back.
pub fn apply_called_back(tournament: &mut Tournament, players: &[PlayerId]) {
    for player in players {
        tournament.penalties.returning.remove(player);
    }
}

/// Players are away: their blinds and antes are posted for them.
pub fn apply_absent(tournament: &mut Tournament, since: Timestamp, players: &[PlayerId]) {
    let absence = Absence { since, posted: Chips::ZERO };
    tournament.penalties.absent.extend(players.iter().map(|player| (*player, absence)));
}

/// Players are back, and count as away no more.
pub fn apply_present(tournament: &mut Tournament, players: &[PlayerId]) {
    for player in players {
        tournament.penalties.absent.remove(player);
    }
}

/// Somebody bought their way back in: they are there, and nobody has to call them.
pub fn apply_entered_again(tournament: &mut Tournament, player: PlayerId) {
    tournament.penalties.absent.remove(&player);
    tournament.penalties.returning.remove(&player);
}

/// Somebody is no longer in, for what they bought is void: they are neither away nor to be called.
pub fn apply_gone(tournament: &mut Tournament, player: PlayerId) {
    if tournament.entries.player(player).is_none_or(|player| !player.is_in()) {
        tournament.penalties.absent.remove(&player);
        tournament.penalties.returning.remove(&player);
    }
}

/// A disqualified player plays on after all: their disqualification was an error.
pub fn apply_reinstated(tournament: &mut Tournament, player: PlayerId) {
    let is_it = |penalty: &&mut Penalty| {
        penalty.player == player
            && penalty.kind == PenaltyKind::Disqualification
            && penalty.ended.is_none()
    };
    if let Some(penalty) = tournament.penalties.given.iter_mut().rev().find(is_it) {
        penalty.ended = Some(Ended::InError);
    }
}
