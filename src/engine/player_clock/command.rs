//! What can be asked about the clock on a player, and why it is refused.

use crate::ask::Ask;
use crate::entries::{Player, Who};
use crate::event::Event;
use crate::player_clock::{
    ClockCaller, ClockOutcome, ClockTimes, Facing, clock_outcome, clock_times,
};
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;
use crate::values::{PlayerId, SeatAt, TableNo};

/// The longest clock that somebody can have meant.
pub const SECS_MAX: u32 = 600;
/// More time cards than this are a slip of the keyboard.
const CARDS_MAX: u8 = 99;

/// How a clock is called: by whom, facing what, and for how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallTerms {
    /// Who asks for it; a player away from their seat is refused.
    pub by: ClockCaller,
    /// What the player has before them.
    pub facing: Facing,
    /// Other times than the edition's, which the tournament director may set.
    pub times: Option<ClockTimes>,
}

/// Calls the clock on a player.
///
/// Rules: TDA 2011 §25, §27; TDA 2024 §29.
///
/// # Errors
/// Where play has not begun, they have no seat, whoever asks is not in their seat, a clock runs at
/// that table already, or the times make no sense.
pub fn decide_call(
    tournament: &Tournament,
    player: &Who,
    terms: CallTerms,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let (player, seat) = seated(tournament, tournament.find(player)?)?;
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    refuse_if!(terms.by == ClockCaller::PlayerAway, Refusal::CallerAway);
    if let Some(running) = tournament.player_clocks.at(seat.table) {
        return Err(Refusal::PlayerClockRuns { table: seat.table, player: running.player });
    }
    let times = terms.times.unwrap_or(clock_times(tournament.settings.rules.options.player_clock));
    if times.total_secs() == 0 || times.total_secs() > SECS_MAX {
        return Err(Refusal::PlayerClockTimes { most: SECS_MAX });
    }
    let level = tournament.reading(ask.at).level;
    let CallTerms { by, facing, times: _ } = terms;
    Ok(vec![Event::PlayerClockCalled { at: ask.at, level, player, seat, by, facing, times }])
}

/// Settles the clock of a table.
///
/// `facing` corrects what was told at the call. Whoever acts before the end is declared has acted,
/// even when the time is over: the declaration is this act.
///
/// Rules: TDA 2011 §25; TDA 2024 §29.
///
/// # Errors
/// Where no clock runs there, the end would be declared before the time is up, or the outcome does
/// not go with what they face.
pub fn decide_settle(
    tournament: &Tournament,
    table: TableNo,
    outcome: ClockOutcome,
    facing: Option<Facing>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let clock = tournament.player_clocks.at(table).ok_or(Refusal::NoPlayerClock { table })?;
    let player = clock.player;
    let facing = facing.unwrap_or(clock.facing);
    if is_declared(outcome) {
        let left = clock.left_millis(ask.at);
        if left > 0 {
            let secs = u32::try_from((left + 999) / 1000).unwrap_or(u32::MAX);
            return Err(Refusal::PlayerClockNotOver { player, secs });
        }
        check_outcome(tournament, player, facing, outcome)?;
    }
    let used_secs = clock.used_secs(ask.at);
    Ok(vec![Event::PlayerClockSettled { at: ask.at, table, player, facing, outcome, used_secs }])
}

/// The shot clock of a player ran out.
///
/// # Errors
/// If there is no shot clock, they have no seat, or the outcome does not fit what they face.
pub fn decide_shot_clock_over(
    tournament: &Tournament,
    player: &Who,
    outcome: ClockOutcome,
    facing: Facing,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let (player, seat) = seated(tournament, tournament.find(player)?)?;
    let secs = tournament.settings.pace.shot_clock_secs.ok_or(Refusal::NoShotClock)?;
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    refuse_if!(!is_declared(outcome), Refusal::ShotClockOutcome);
    check_outcome(tournament, player, facing, outcome)?;
    let level = tournament.reading(ask.at).level;
    Ok(vec![Event::ShotClockRanOut { at: ask.at, level, player, seat, facing, outcome, secs }])
}

/// A player plays a time card.
///
/// # Errors
/// Where they have none left or no seat, or play has not begun.
pub fn decide_use_card(
    tournament: &Tournament,
    player: &Who,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let (player, seat) = seated(tournament, tournament.find(player)?)?;
    refuse_if!(!tournament.clock.has_begun(ask.at), Refusal::ClockNotStarted);
    let left = tournament.time_cards_left(player);
    let left = left.checked_sub(1).ok_or(Refusal::NoTimeCardLeft { player })?;
    let secs = tournament.settings.pace.time_card_secs;
    Ok(vec![Event::TimeCardUsed { at: ask.at, player, seat, secs, left }])
}

/// Gives time cards to players; to everybody who is in where nobody is named.
///
/// # Errors
/// Where somebody is out, nobody is in, or the number makes no sense.
pub fn decide_give_cards(
    tournament: &Tournament,
    players: &[Who],
    cards: u8,
) -> Result<Vec<Event>, Refusal> {
    refuse_if!(cards == 0 || cards > CARDS_MAX, Refusal::TimeCardsImpossible { most: CARDS_MAX });
    let players: Vec<PlayerId> = if players.is_empty() {
        let everybody = tournament.entries.players().filter(|player| player.is_in());
        everybody.map(|player| player.id).collect()
    } else {
        tournament.find_all(players)?.into_iter().map(|player| player.id).collect()
    };
    let out = |id: &&PlayerId| !tournament.entries.player(**id).is_some_and(Player::is_in);
    if let Some(player) = players.iter().find(out) {
        return Err(Refusal::NotIn { player: *player });
    }
    refuse_if!(players.is_empty(), Refusal::NobodyNamed);
    Ok(vec![Event::TimeCardsGiven { players, cards }])
}

/// Whether somebody declared the end.
fn is_declared(outcome: ClockOutcome) -> bool {
    matches!(outcome, ClockOutcome::Dead | ClockOutcome::Checked)
}

/// A hand that faces a bet is not checked; one without does not die where the book checks it.
fn check_outcome(
    tournament: &Tournament,
    player: PlayerId,
    facing: Facing,
    outcome: ClockOutcome,
) -> Result<(), Refusal> {
    let rule = tournament.settings.rules.options.clock_without_bet;
    match clock_outcome(facing, rule) {
        Some(by_rule) if by_rule != outcome && facing == Facing::Bet => {
            Err(Refusal::FacesABet { player })
        }
        // Where the hand is dead without a bet, too, the floor may still be lenient.
        Some(ClockOutcome::Checked) if outcome != ClockOutcome::Checked => {
            Err(Refusal::FacesNoBet { player })
        }
        _ => Ok(()),
    }
}

fn seated(tournament: &Tournament, player: &Player) -> Result<(PlayerId, SeatAt), Refusal> {
    refuse_if!(!player.is_in(), Refusal::NotIn { player: player.id });
    let seat = player.seat().filter(|at| tournament.seating.player_at(*at) == Some(player.id));
    seat.map(|seat| (player.id, seat)).ok_or(Refusal::NotSeated { player: player.id })
}
