//! What can be asked about bust-outs, and why it is refused.

use crate::ask::Ask;
use crate::chips::check_stack;
use crate::entries::{Player, Status, Who, seat_before_bust};
use crate::event::Event;
use crate::finishes::winners::{Claim, HandAt, check_winners, check_won_nothing_since, was_in};
use crate::finishes::{Bust, BustHand, Busted, Elsewhere, Exit, HandKey, WinnerTrouble, WinnersOf};
use crate::pace::after_exit;
use crate::refusal::{Refusal, refuse_if};
use crate::seating::{Seated, check_open, draw_late_seat};
use crate::settings::HandForHandBusts;
use crate::tournament::Tournament;
use crate::values::{Chips, LevelNo, PlayerId, SeatAt, TableNo, Timestamp};
use std::collections::BTreeMap;

/// When a bust-out happened and what was confirmed of it, as the director says it.
#[derive(Debug, Clone, Copy)]
pub struct BustTold {
    /// The moment; now, or as entered, where not given.
    pub moment: Option<Timestamp>,
    /// Whether somebody who sat at another table may have won the chips.
    pub elsewhere: Elsewhere,
}

/// Players bust out in one hand, now or at a moment that has passed.
///
/// Where two of one table bust in one hand their stacks at its start are needed: the larger one
/// finishes higher. Two bust-outs of one table at one moment are one hand, however they were
/// entered. Players of different tables in one hand share their places.
///
/// Rules: TDA 2024 RP-8 for tables playing hand for hand; otherwise the custom of the house.
///
/// # Errors
/// If a player has no seat, stacks are missing, nobody would be left, or a winner cannot have won.
pub fn decide_bust_out(
    tournament: &Tournament,
    busts: &[Bust],
    by: &[Who],
    told: BustTold,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let BustTold { moment, elsewhere } = told;
    let last_hand = tournament.days.end().map_or(ask.at, |end| end.at);
    let at = moment.unwrap_or(last_hand.min(ask.at));
    refuse_if!(at > ask.at, Refusal::MomentAhead);
    let who: Vec<Who> = busts.iter().map(|bust| bust.player.clone()).collect();
    let by = found(tournament, by)?;
    let key = tournament.finishes.next_key(at);
    let hand = match moment {
        Some(moment) => tournament.pace.hand_at(moment),
        None => tournament.pace.hand_on(),
    };
    let mut busted = Vec::with_capacity(busts.len());
    for (player, bust) in tournament.find_all(&who)?.into_iter().zip(busts) {
        let seat = player.seat_in_play()?;
        check_moment(tournament, player.id, None, at)?;
        if was_in(tournament, player, key) == Err(WinnerTrouble::Out) {
            return Err(Refusal::NotInThen { player: player.id });
        }
        let one_hand = HandAt { at, table: seat.table, hand, stack: bust.stack };
        check_won_nothing_since(tournament, player.id, one_hand, key)?;
        check_bust_stack(tournament, player.id, bust.stack)?;
        let own = bust.by.as_deref().map(|own| found(tournament, own)).transpose()?;
        busted.push(Busted { player: player.id, seat, stack: bust.stack, by: own });
    }
    match hand {
        Some(hand) => check_stacks_of_hand(tournament, hand, &busted, None)?,
        None => check_stacks_told(tournament, moment, &busted, None)?,
    }
    let by = told_once(&mut busted, by);
    let together: Vec<PlayerId> = busted.iter().map(|bust| bust.player).collect();
    for bust in &busted {
        let hand = HandAt { at, table: bust.seat.table, hand, stack: bust.stack };
        let by = bust.by.as_deref().unwrap_or(&by);
        let (player, together, is_now) = (bust.player, together.as_slice(), moment.is_none());
        let claim = Claim { player, hand, key, by, together, elsewhere, is_now };
        check_winners(tournament, claim)?;
    }
    let out = u32::try_from(busted.len()).unwrap_or(u32::MAX);
    let left = tournament.entries.left().saturating_sub(out);
    refuse_if!(left == 0, Refusal::NobodyLeft);
    let level = level_of(tournament, at);
    let gone: Vec<SeatAt> = busted.iter().map(|bust| bust.seat).collect();
    let mut events = vec![Event::BustedOut { at, level, busts: busted, by, hand, elsewhere }];
    events.extend(after_exit(tournament, &gone, ask));
    Ok(events)
}

/// Names the winners once where everybody lost to the same ones.
fn told_once(busted: &mut [Busted], by: Vec<PlayerId>) -> Vec<PlayerId> {
    if busted.iter().all(|bust| bust.by.is_none()) {
        return by;
    }
    let first = busted.first().and_then(|bust| bust.by.clone()).unwrap_or_else(|| by.clone());
    let is_same = |bust: &Busted| bust.by.as_ref().unwrap_or(&by) == &first;
    let by = if busted.iter().all(is_same) { first } else { by };
    for bust in busted {
        bust.by = bust.by.take().filter(|own| *own != by);
    }
    by
}

/// Those who are named, each once; nobody where nobody is.
fn found(tournament: &Tournament, who: &[Who]) -> Result<Vec<PlayerId>, Refusal> {
    if who.is_empty() {
        return Ok(Vec::new());
    }
    Ok(tournament.find_all(who)?.into_iter().map(|player| player.id).collect())
}

/// The level at a moment that may have passed; none before the clock was started.
fn level_of(tournament: &Tournament, moment: Timestamp) -> Option<LevelNo> {
    let begun = tournament.clock.is_started();
    tournament.reading_of(moment).level.filter(|_| begun)
}

/// Nobody loses their newest stack before they lost the one before it.
fn check_moment(
    tournament: &Tournament,
    player: PlayerId,
    corrected: Option<&HandKey>,
    at: Timestamp,
) -> Result<(), Refusal> {
    if tournament.finishes.last_bust(player).is_none() {
        return Ok(());
    }
    let is_later = |(key, hand): (&HandKey, &BustHand)| {
        key.at > at && Some(key) != corrected && hand.bust_of(player).is_some()
    };
    refuse_if!(tournament.finishes.hands().any(is_later), Refusal::BustedLater { player });
    Ok(())
}

fn check_bust_stack(
    tournament: &Tournament,
    player: PlayerId,
    stack: Option<Chips>,
) -> Result<(), Refusal> {
    match stack {
        Some(Chips::ZERO) => Err(Refusal::StackEmpty { player }),
        Some(chips) => check_stack(tournament, player, chips),
        None => Ok(()),
    }
}

/// Those who bust in a hand that all tables play at once are told apart as the event has it.
///
/// Rules: TDA 2024 RP-8: all of them share; otherwise the custom of the house.
fn check_stacks_of_hand(
    tournament: &Tournament,
    hand: u32,
    busted: &[Busted],
    corrected: Option<PlayerId>,
) -> Result<(), Refusal> {
    let rule = tournament.settings.pace.hand_for_hand_busts;
    let before = tournament.finishes.of_hand(hand).flat_map(|(_, hand)| hand.busts.clone());
    let before: Vec<Busted> = before.filter(|bust| Some(bust.player) != corrected).collect();
    let all: Vec<&Busted> = before.iter().chain(busted).collect();
    let has_rival = |bust: &Busted| match rule {
        HandForHandBusts::Share => false,
        HandForHandBusts::ByTable => {
            all.iter().filter(|other| other.seat.table == bust.seat.table).count() > 1
        }
        HandForHandBusts::ByStack => all.len() > 1,
    };
    let is_missing = |bust: &&&Busted| bust.stack.is_none() && has_rival(bust);
    let players: Vec<PlayerId> = all.iter().filter(is_missing).map(|bust| bust.player).collect();
    if players.is_empty() { Ok(()) } else { Err(Refusal::StacksNeeded { players }) }
}

/// Players of one table who bust in one hand are told apart by their stacks; those who were entered
/// before are among them where the moment is told. What is entered now follows what was entered.
fn check_stacks_told(
    tournament: &Tournament,
    moment: Option<Timestamp>,
    busted: &[Busted],
    corrected: Option<PlayerId>,
) -> Result<(), Refusal> {
    // Most bust out alone, and nobody is to be told apart.
    if moment.is_none() && busted.len() == 1 {
        return Ok(());
    }
    let mut at_table: BTreeMap<TableNo, Vec<(PlayerId, Option<Chips>)>> = BTreeMap::new();
    for bust in busted {
        at_table.entry(bust.seat.table).or_default().push((bust.player, bust.stack));
    }
    let of_moment = moment.into_iter().flat_map(|at| tournament.finishes.of_moment(at));
    let is_other = |bust: &&Busted| Some(bust.player) != corrected;
    let before: Vec<&Busted> = of_moment.flat_map(|hand| &hand.busts).filter(is_other).collect();
    for (table, mut together) in at_table {
        let beside = before.iter().filter(|bust| bust.seat.table == table);
        together.extend(beside.map(|bust| (bust.player, bust.stack)));
        if together.len() > 1 {
            let is_missing = |(_, stack): &&(PlayerId, Option<Chips>)| stack.is_none();
            let players: Vec<PlayerId> =
                together.iter().filter(is_missing).map(|(player, _)| *player).collect();
            refuse_if!(!players.is_empty(), Refusal::StacksNeeded { players });
        }
    }
    Ok(())
}

/// Takes a bust-out back. The player sits in the seat that is named, or where they sat; where
/// that table is gone or the seat taken, a seat is drawn as for everybody who comes late.
///
/// # Errors
/// Where they have not busted out, the named seat is not to be had, or none is open.
pub fn decide_reinstate(
    tournament: &Tournament,
    who: &Who,
    to: Option<SeatAt>,
    ask: &mut Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    refuse_if!(player.status != Status::Out, Refusal::NotBusted { player: player.id });
    let own = |seat| (Seated { player: player.id, to: seat, waits_one_hand: false }, None);
    let (seated, draw) = match to {
        Some(seat) => {
            check_open(tournament, seat)?;
            own(seat)
        }
        None => match seat_before_bust(tournament, player) {
            Ok(seat) => own(seat),
            Err(_) => {
                let (draw, seated) = draw_late_seat(tournament, player, ask)?;
                (seated, Some(draw))
            }
        },
    };
    let Seated { player, to: seat, waits_one_hand } = seated;
    Ok(vec![Event::Reinstated { player, seat, draw, waits_one_hand }])
}

/// Takes a bust-out back without a seat: the player has their chips and waits in line, as all do
/// who came when every seat was taken.
///
/// # Errors
/// Where they have not busted out.
pub fn decide_reinstate_unseated(
    tournament: &Tournament,
    who: &Who,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    refuse_if!(player.status != Status::Out, Refusal::NotBusted { player: player.id });
    Ok(vec![Event::ReinstatedUnseated { player: player.id }])
}

/// Corrects moment, stack or winners of a player's last bust-out, and of nobody else's.
///
/// Of somebody who came back since, the moment stands.
///
/// # Errors
/// Where they have not busted out, the moment lies ahead or they were not in then, or a winner
/// cannot have won the chips.
pub fn decide_correct_bust(
    tournament: &Tournament,
    who: &Who,
    told: BustTold,
    stack: Option<Chips>,
    by: Option<&[Who]>,
    ask: &Ask<'_>,
) -> Result<Vec<Event>, Refusal> {
    let player = tournament.find(who)?;
    let not_busted = || Refusal::NotBusted { player: player.id };
    let (key, hand) = tournament.finishes.last_bust(player.id).ok_or_else(not_busted)?;
    let moved = told.moment.filter(|at| *at != key.at);
    refuse_if!(moved.is_some() && player.status != Status::Out, not_busted());
    refuse_if!(moved.is_some_and(|at| at > ask.at), Refusal::MomentAhead);
    // Chips of somebody who left may have been shared out: that is taken back as a whole.
    refuse_if!(hand.exit == Exit::LeftEarly, not_busted());
    let bust = hand.bust_of(player.id).ok_or_else(not_busted)?;
    check_bust_stack(tournament, player.id, stack)?;
    if hand.exit != Exit::BustedOut && by.is_some_and(|by| !by.is_empty()) {
        return Err(Refusal::ChipsLeftPlay { player: player.id });
    }
    let at = told.moment.unwrap_or(key.at);
    let (level, held) = match moved {
        Some(at) => (level_of(tournament, at), tournament.pace.hand_at(at)),
        None => (hand.level, hand.hand),
    };
    let stack = stack.or(bust.stack);
    if moved.is_some() {
        check_moved(tournament, player, key, at)?;
        let busted = [Busted { stack, ..bust.clone() }];
        match held {
            Some(held) => check_stacks_of_hand(tournament, held, &busted, Some(player.id))?,
            None => check_stacks_told(tournament, moved, &busted, Some(player.id))?,
        }
    }
    let stands_at = if moved.is_some() { tournament.finishes.next_key(at) } else { *key };
    let one_hand = HandAt { at, table: bust.seat.table, hand: held, stack };
    if moved.is_some() || stack != bust.stack {
        check_won_nothing_since(tournament, player.id, one_hand, stands_at)?;
    }
    let elsewhere = match hand.elsewhere {
        Elsewhere::Refuse => told.elsewhere,
        Elsewhere::Allow => hand.elsewhere,
    };
    let is_told = by.is_some() || moved.is_some() || stack != bust.stack;
    let by = match by {
        Some(by) => found(tournament, by)?,
        None => hand.won_by(bust).to_vec(),
    };
    // Only what is told now is held against what was: an old mistake is no reason to refuse another
    // correction.
    if is_told {
        let together: Vec<PlayerId> = match moved {
            Some(_) => vec![player.id],
            None => hand.busts.iter().map(|bust| bust.player).collect(),
        };
        let (player, by, together) = (player.id, by.as_slice(), together.as_slice());
        let (hand, key, is_now) = (one_hand, stands_at, false);
        let claim = Claim { player, hand, key, by, together, elsewhere, is_now };
        check_winners(tournament, claim)?;
    }
    let (player, hand, of) = (player.id, held, WinnersOf::Player);
    Ok(vec![Event::BustCorrected { player, at, level, stack, by, hand, of, elsewhere }])
}

/// A bust-out that is moved in time: the player was in until then, and won nothing after it.
fn check_moved(
    tournament: &Tournament,
    player: &Player,
    key: &HandKey,
    at: Timestamp,
) -> Result<(), Refusal> {
    check_moment(tournament, player.id, Some(key), at)?;
    let came_back = player.came().skip(1).last();
    refuse_if!(came_back > Some(at), Refusal::NotInThen { player: player.id });
    Ok(())
}
