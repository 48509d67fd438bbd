//! What stands on the level chart: every level and break, and how long after the first hand it
//! begins.

use crate::lists::marked_values;
use engine::structure::{Level, Stage};
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo};

/// Levels and breaks in their order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LevelChart {
    pub lines: Vec<ChartLine>,
    /// Whether the game changes from level to level.
    pub has_several_games: bool,
    /// How many hands a level lasts; none where it lasts its time.
    pub level_hands: Option<u16>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChartLine {
    /// How much is played and rested before it.
    pub begins_after_secs: u64,
    /// How long it lasts; an estimate for a level that lasts so many hands.
    pub secs: u32,
    /// How many hands it lasts, where it is a level and hands are counted.
    pub hands: Option<u16>,
    pub stage: ChartStage,
}

/// What a line of the chart is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChartStage {
    Level {
        no: LevelNo,
        /// What is played, posted and bet.
        level: Level,
    },
    Break {
        /// Whether chips are colored up in it.
        color_up: bool,
        /// The chips that go, where they are known.
        going: Vec<Chips>,
    },
}

impl LevelChart {
    /// The chart of a tournament, as it is planned now.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let structure = tournament.structure();
        let going = marked_values(tournament);
        let hands = tournament.settings().pace.level_hands;
        let mut begins_after_secs = 0;
        let line = |(stage, no, what): (_, Option<LevelNo>, &Stage)| {
            let secs = what.secs();
            let begins = begins_after_secs;
            begins_after_secs += u64::from(secs);
            let stage = match (what, no) {
                (Stage::Level(level), Some(no)) => ChartStage::Level { no, level: level.clone() },
                (Stage::Level(_), None) => return None,
                (Stage::Break(rest), _) => {
                    let values = going.get(&stage).into_iter().flatten();
                    let going = values.filter_map(|value| u64::try_from(*value).ok()).map(Chips);
                    ChartStage::Break { color_up: rest.color_up, going: going.collect() }
                }
            };
            let hands = hands.filter(|_| matches!(stage, ChartStage::Level { .. }));
            Some(ChartLine { begins_after_secs: begins, secs, hands, stage })
        };
        let lines = structure.numbered().filter_map(line).collect();
        Self { lines, has_several_games: structure.has_several_games(), level_hands: hands }
    }

    /// Its levels with their numbers.
    pub fn levels(&self) -> impl Iterator<Item = (LevelNo, &Level)> {
        self.lines.iter().filter_map(|line| match &line.stage {
            ChartStage::Level { no, level } => Some((*no, level)),
            ChartStage::Break { .. } => None,
        })
    }

    /// From the first hand to the end of the last line.
    #[must_use]
    pub fn secs(&self) -> u64 {
        self.lines.last().map_or(0, |last| last.begins_after_secs + u64::from(last.secs))
    }
}
