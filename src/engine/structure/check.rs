//! Whether a structure can be played, and what of it may still change.

use crate::event::Event;
use crate::refusal::{Refusal, refuse_if};
use crate::structure::{Ante, Stage, Stakes, Structure};
use crate::tournament::Tournament;
use crate::values::{Chips, StageNo, Timestamp};

/// Whether this structure can be played at all.
///
/// # Errors
/// If there is no level, too many lines, a stage that lasts no time, or blinds out of order.
pub fn check_structure(structure: &Structure) -> Result<(), Refusal> {
    refuse_if!(structure.levels().next().is_none(), Refusal::LevelsMissing);
    let most = Structure::STAGES_MAX;
    refuse_if!(structure.stages.len() > most, Refusal::StagesTooMany { most });
    for (stage, level, what) in structure.numbered() {
        refuse_if!(what.secs() == 0, Refusal::StageWithoutTime { stage });
        let (Some(level), Some(stakes)) = (level, what.as_level().map(|level| level.stakes)) else {
            continue;
        };
        refuse_if!(!is_in_order(stakes), Refusal::BlindsOutOfOrder { level });
    }
    Ok(())
}

/// Whether something is posted and bet, and the larger of two is not the smaller one.
fn is_in_order(stakes: Stakes) -> bool {
    match stakes {
        // Antes alone: everybody posts one.
        Stakes::Blinds { small_blind, big_blind: Chips::ZERO, ante } => {
            let is_posted = matches!(ante, Ante::PerPlayer(each) if each > Chips::ZERO);
            is_posted && small_blind == Chips::ZERO
        }
        Stakes::Blinds { small_blind, big_blind, .. } => small_blind <= big_blind,
        Stakes::Limit { small_blind, big_blind, .. } => {
            big_blind > Chips::ZERO && small_blind <= big_blind
        }
        Stakes::Stud { bring_in, small_bet, .. } => {
            small_bet > Chips::ZERO && bring_in <= small_bet
        }
    }
}

/// Puts a changed structure in place of the present one.
///
/// What was played stays as it is; of the stage that is on, only the length may change.
///
/// # Errors
/// Where the structure cannot be played, or something changes that was played.
pub fn decide_set_structure(
    tournament: &Tournament,
    structure: &Structure,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    check_structure(structure)?;
    if tournament.clock.has_begun(now) {
        check_ahead_only(tournament, structure, now)?;
    }
    Ok(vec![Event::StructureSet { structure: structure.clone() }])
}

fn check_ahead_only(
    tournament: &Tournament,
    structure: &Structure,
    now: Timestamp,
) -> Result<(), Refusal> {
    let reading = tournament.reading(now);
    let played = |stage: StageNo| Refusal::StageAlreadyPlayed { stage };
    for index in 0..reading.stage.index() {
        if structure.stages.get(index) != tournament.structure.stages.get(index) {
            return Err(played(StageNo::from_index(index)));
        }
    }
    let on = tournament.structure.stage(reading.stage);
    let changed = structure.stage(reading.stage);
    let (Some(on), Some(changed)) = (on, changed) else { return Err(played(reading.stage)) };
    refuse_if!(!is_same_but_for_length(on, changed), played(reading.stage));
    let is_shorter = changed.secs() < on.secs();
    if is_shorter && i64::from(changed.secs()) * 1000 <= reading.elapsed_millis {
        return Err(Refusal::StageShorterThanPlayed { stage: reading.stage });
    }
    Ok(())
}

fn is_same_but_for_length(on: &Stage, changed: &Stage) -> bool {
    match (on, changed) {
        (Stage::Level(on), Stage::Level(changed)) => {
            on.game == changed.game && on.stakes == changed.stakes
        }
        (Stage::Break(_), Stage::Break(_)) => true,
        _ => false,
    }
}
