//! Levels and breaks of an evening that is imported.

use super::remark::{RemarkKind, Remarks};
use crate::handed_on::game_named;
use engine::entries::fold;
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, StageNo};
use tdt::{StageKind, TdtRound, TdtStage};

/// A level that lasts no time gets this, where none before it lasts any.
const USUAL_SECS: u32 = 20 * 60;

/// The numbers that a file has for ways of betting.
const FIXED_LIMIT: u8 = 0;

/// The structure of an evening. Its file does not say whose antes are: where each is as large as
/// the big blind they are the big blind's, for nobody else posts as much, and otherwise every
/// player's; unless somebody said it, `antes` of the big blind or not.
pub(super) fn structure_of(
    stages: &[TdtStage],
    antes: Option<bool>,
    remarks: &mut Remarks,
) -> Structure {
    let mut made = Vec::with_capacity(stages.len());
    let mut usual = USUAL_SECS;
    let rounds = stages.iter().filter_map(|stage| match stage {
        TdtStage::Round(round) => Some(round).filter(|round| round.ante > 0),
        TdtStage::Break(_) => None,
    });
    let has_antes = rounds.clone().next().is_some();
    let seem_of_big_blind = has_antes && { rounds }.all(|round| round.ante == round.big_blind);
    let of_big_blind = antes.unwrap_or(seem_of_big_blind);
    let ante_of = if of_big_blind { Ante::BigBlind } else { Ante::PerPlayer };
    for stage in stages {
        match stage {
            TdtStage::Round(round) => {
                if round.secs == 0 {
                    remarks.more(RemarkKind::StagesWithoutTime, "");
                } else {
                    usual = round.secs;
                }
                let secs = if round.secs == 0 { usual } else { round.secs };
                let (game, stakes) = (game_of(round, remarks), stakes_of(round, ante_of));
                made.push(Stage::Level(Level { game, stakes, secs, color_up: false }));
            }
            TdtStage::Break(pause) => {
                if pause.secs == 0 {
                    remarks.more(RemarkKind::StagesWithoutTime, "");
                }
                let (secs, color_up) = (pause.secs.max(1), pause.color_up);
                made.push(Stage::Break(Break { secs, color_up }));
            }
        }
    }
    if has_antes && antes.is_none() {
        let kind = match of_big_blind {
            true => RemarkKind::AntesOfBigBlind,
            false => RemarkKind::AntesWhose,
        };
        remarks.name(kind, "");
    }
    Structure { stages: made }
}

/// What is played, by the name that the file has for it.
fn game_of(round: &TdtRound, remarks: &mut Remarks) -> Game {
    let name = fold(&round.game);
    let has = |word: &str| name.contains(word);
    let is_high_low =
        has("hi-lo") || has("hi/lo") || has("high-low") || has("high/low") || has("8");
    let fixed = round.betting == FIXED_LIMIT;
    match () {
        () if has("omaha") && is_high_low => Game::Omaha8,
        () if has("omaha") => Game::Omaha,
        () if has("razz") => Game::Razz,
        () if has("stud") && is_high_low => Game::Stud8,
        () if has("stud") && (has("5") || has("five")) => Game::Stud5,
        () if has("stud") => Game::Stud7,
        () if has("hold") && fixed => Game::LimitHoldem,
        () if has("hold") || name.trim().is_empty() => Game::Holdem,
        () => game_named(&round.game).unwrap_or_else(|| {
            remarks.more(RemarkKind::GameUnknown, round.game.trim());
            Game::Holdem
        }),
    }
}

fn stakes_of(round: &TdtRound, ante_of: fn(Chips) -> Ante) -> Stakes {
    let (small_blind, big_blind) = (Chips(round.small_blind), Chips(round.big_blind));
    let mut limits = round.limits.iter().copied().filter(|limit| *limit > 0).map(Chips);
    match (round.betting, limits.next(), limits.next()) {
        (FIXED_LIMIT, Some(small_bet), Some(big_bet)) => {
            Stakes::Limit { small_blind, big_blind, small_bet, big_bet }
        }
        _ => {
            let ante = if round.ante == 0 { Ante::None } else { ante_of(Chips(round.ante)) };
            Stakes::Blinds { small_blind, big_blind, ante }
        }
    }
}

/// The line of the structure in which this round or break is.
pub(super) fn stage_of(structure: &Structure, kind: StageKind, number: u16) -> Option<StageNo> {
    let is_of_kind = |stage: &&(usize, &Stage)| match (stage.1, kind) {
        (Stage::Level(_), StageKind::Round) | (Stage::Break(_), StageKind::Break) => true,
        (Stage::Level(_), StageKind::Break) | (Stage::Break(_), StageKind::Round) => false,
    };
    let mut of_kind = structure.stages.iter().enumerate().filter(|stage| is_of_kind(&stage));
    let (index, _) = of_kind.nth(usize::from(number).checked_sub(1)?)?;
    Some(StageNo::from_index(index))
}
