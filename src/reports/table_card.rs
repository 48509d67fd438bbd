//! What stands on the card of a table: what each level to come asks and allows, and how the house
//! reads bets.

use crate::level_chart::LevelChart;
use engine::structure::{Ceiling, Game, Level, Stakes, StakesForm};
use engine::tournament::Tournament;
use engine::values::{Chips, LevelNo, Timestamp};
use rulebook::{Options, RuleOption, RuleSet, Section};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableCard {
    /// Whether the game changes from level to level.
    pub has_several_games: bool,
    /// The level that is on, and those to come.
    pub levels: Vec<LevelBets>,
    /// The rules that the event plays by.
    pub rules: RuleSet,
    /// The languages that may be spoken during a hand; nothing where none are told.
    pub languages: String,
}

/// What may be bet in a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelBets {
    pub no: LevelNo,
    pub game: Game,
    pub stakes: Stakes,
    pub bets: Bets,
}

/// How large bets are: at least so much, or exactly so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bets {
    /// At least so much, and a first raise to at least twice that.
    AtLeast {
        /// The least bet, by which the first raise raises, too.
        least: Chips,
        most: Ceiling,
    },
    /// Exactly so much, in the early and in the later rounds.
    Fixed {
        /// What is bet in the early rounds.
        small: Chips,
        /// What is bet in the later rounds.
        big: Chips,
    },
}

impl Bets {
    /// How large bets are in a level.
    ///
    /// Rules: TDA 2011 §41; TDA 2024 §43-A, §44: a raise is at least as large as the largest bet or
    /// raise before it in the round.
    #[must_use]
    pub fn of(level: &Level) -> Self {
        match level.stakes {
            Stakes::Limit { small_bet: small, big_bet: big, .. }
            | Stakes::Stud { small_bet: small, big_bet: big, .. } => Self::Fixed { small, big },
            Stakes::Blinds { .. } => {
                Self::AtLeast { least: level.stakes.big_blind(), most: level.game.ceiling() }
            }
        }
    }
}

impl TableCard {
    /// The card as the evening stands at `now`.
    #[must_use]
    pub fn of(tournament: &Tournament, now: Timestamp) -> Self {
        let on = tournament.level_at(now).map_or(LevelNo(1), |(no, _)| no);
        let chart = LevelChart::of(tournament);
        let line = |(no, level): (LevelNo, &Level)| LevelBets {
            no,
            game: level.game,
            stakes: level.stakes,
            bets: Bets::of(level),
        };
        Self {
            has_several_games: chart.has_several_games,
            levels: chart.levels().filter(|(no, _)| *no >= on).map(line).collect(),
            rules: tournament.settings().rules,
            languages: tournament.settings().languages.clone(),
        }
    }

    /// Whether some level has bets of a fixed size.
    #[must_use]
    pub fn has_limits(&self) -> bool {
        self.levels.iter().any(|level| matches!(level.bets, Bets::Fixed { .. }))
    }

    /// Whether a bring-in is completed in some level.
    #[must_use]
    pub fn has_bring_in(&self) -> bool {
        self.levels.iter().any(|level| level.stakes.form() == StakesForm::BringIn)
    }

    /// Whether the pot bounds bets in some level.
    #[must_use]
    pub fn has_pot_limit(&self) -> bool {
        let is_pot = |bets: Bets| matches!(bets, Bets::AtLeast { most: Ceiling::Pot, .. });
        self.levels.iter().any(|level| is_pot(level.bets))
    }

    /// How bets are read here: the points of betting in which books differ.
    pub fn options(&self) -> impl Iterator<Item = &'static RuleOption> {
        Options::in_sections().filter(|option| option.section == Section::Betting)
    }
}
