//! Levels and breaks of an evening that is imported.

use super::remark::{RemarkKind, Remarks};
use engine::entries::fold;
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, StageNo};
use tdt::{StageKind, TdtRound, TdtStage};

/// A level that lasts no time gets this, where none before it lasts any.
const USUAL_SECS: u32 = 20 * 60;

/// The numbers that a file has for ways of betting.
const FIXED_LIMIT: u8 = 0;

/// The structure of an evening.
pub(super) fn structure_of(stages: &[TdtStage], remarks: &mut Remarks) -> Structure {
    let mut made = Vec::with_capacity(stages.len());
    let mut usual = USUAL_SECS;
    let mut has_antes = false;
    for stage in stages {
        match stage {
            TdtStage::Round(round) => {
                if round.secs == 0 {
                    remarks.more(RemarkKind::StagesWithoutTime, "");
                } else {
                    usual = round.secs;
                }
                let secs = if round.secs == 0 { usual } else { round.secs };
                let (game, stakes) = (game_of(round, remarks), stakes_of(round));
                has_antes |= stakes.ante_chips() > Chips::ZERO;
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
    if has_antes {
        remarks.name(RemarkKind::AntesWhose, "");
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
        () => {
            remarks.more(RemarkKind::GameUnknown, round.game.trim());
            Game::Holdem
        }
    }
}

fn stakes_of(round: &TdtRound) -> Stakes {
    let (small_blind, big_blind) = (Chips(round.small_blind), Chips(round.big_blind));
    let mut limits = round.limits.iter().copied().filter(|limit| *limit > 0).map(Chips);
    match (round.betting, limits.next(), limits.next()) {
        (FIXED_LIMIT, Some(small_bet), Some(big_bet)) => {
            Stakes::Limit { small_blind, big_blind, small_bet, big_bet }
        }
        _ => {
            let ante =
                if round.ante == 0 { Ante::None } else { Ante::PerPlayer(Chips(round.ante)) };
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
