//! A structure from a table: a level or a break a line.

use crate::handed_on::cells::{Cells, minutes, number, shown};
use crate::handed_on::problem::{HandedOnError, SheetFault};
use crate::handed_on::titles::{StageColumn, Word, stage_column, word};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::Chips;
use storage::csv::{Record, read_table, title_words};

/// Columns of which each makes a line a level.
const STAKES: [StageColumn; 8] = [
    StageColumn::Blinds,
    StageColumn::SmallBlind,
    StageColumn::BigBlind,
    StageColumn::Ante,
    StageColumn::BigBlindAnte,
    StageColumn::SmallBet,
    StageColumn::BigBet,
    StageColumn::BringIn,
];

/// The structure in a table; all that is wrong with it, where something is.
///
/// # Errors
/// Where it is no table with titles over stakes, or cells are wrong.
pub(super) fn structure_of(text: &str) -> Result<Structure, HandedOnError> {
    let is_known = |title: &str| stage_column(title).is_some();
    let table = read_table(text, is_known).map_err(HandedOnError::Csv)?;
    let mut rows = Rows { cells: Cells::of(&table, stage_column), levels: 0 };
    if !STAKES.iter().any(|column| rows.cells.has(*column)) {
        return Err(HandedOnError::NoColumns);
    }
    let mut stages = Vec::new();
    for record in &table.records {
        if rows.cells.is_hopeless() {
            break;
        }
        stages.extend(rows.stage(record));
    }
    if rows.cells.problems.is_empty() {
        Ok(Structure { stages })
    } else {
        Err(HandedOnError::Problems(rows.cells.problems))
    }
}

struct Rows<'t> {
    cells: Cells<'t, StageColumn>,
    levels: u64,
}

impl<'t> Rows<'t> {
    /// What stands on a line.
    fn stage(&mut self, record: &'t Record) -> Option<Stage> {
        if !self.cells.fits(record) {
            return None;
        }
        let secs = self.secs(record);
        let color_up = self.color_up(record);
        if self.is_break(record) {
            let is_nothing = |cell: &str| number(cell, 0) == Some(0);
            let staked = STAKES.iter().copied().find(|column| {
                self.cells.cell(record, *column).is_some_and(|cell| !is_nothing(cell))
            });
            if staked.is_some() {
                self.cells.object(record, staked, SheetFault::BreakWithStakes);
            }
            return Some(Stage::Break(Break { secs: secs?, color_up: color_up? }));
        }
        self.levels += 1;
        self.look_at_number(record);
        let (game, stakes) = (self.game(record), self.stakes(record));
        Some(Stage::Level(Level { game: game?, stakes: stakes?, secs: secs?, color_up: color_up? }))
    }

    /// Whether a line is a break: its column of breaks says so, or a word in place of the level.
    fn is_break(&self, record: &'t Record) -> bool {
        let says_no = |cell: &str| word(cell) == Some(Word::No);
        let is_told = self.cells.cell(record, StageColumn::Break);
        let is_word = self.cells.cell(record, StageColumn::Level);
        is_told.is_some_and(|cell| !says_no(cell))
            || is_word.is_some_and(|cell| word(cell) == Some(Word::Break))
    }

    /// Levels are numbered one after another, so that none was lost or put elsewhere.
    fn look_at_number(&mut self, record: &'t Record) {
        let expected = self.levels;
        let found = self.cells.number(record, StageColumn::Level, 0);
        if let Some(found) = found.filter(|found| *found != expected) {
            let fault = SheetFault::LevelOutOfTurn { found, expected };
            self.cells.object(record, Some(StageColumn::Level), fault);
        }
    }

    fn secs(&mut self, record: &'t Record) -> Option<u32> {
        for (column, read) in [
            (StageColumn::Secs, (|cell| number(cell, 0)?.try_into().ok()) as fn(&str) -> _),
            (StageColumn::Minutes, minutes),
        ] {
            let Some(cell) = self.cells.cell(record, column) else { continue };
            let secs = read(cell).filter(|secs| *secs > 0);
            if secs.is_none() {
                let fault = SheetFault::NotATime { found: shown(cell) };
                self.cells.object(record, Some(column), fault);
            }
            return secs;
        }
        let column = [StageColumn::Secs, StageColumn::Minutes];
        let column = column.into_iter().find(|column| self.cells.has(*column));
        self.cells.object(record, column, SheetFault::TimeMissing);
        None
    }

    fn color_up(&mut self, record: &'t Record) -> Option<bool> {
        let Some(cell) = self.cells.cell(record, StageColumn::ColorUp) else { return Some(false) };
        match word(cell) {
            Some(Word::Yes) => Some(true),
            Some(Word::No) => Some(false),
            Some(Word::Break | Word::BigBlind | Word::Player) | None => {
                let fault = SheetFault::NotYesOrNo { found: shown(cell) };
                self.cells.object(record, Some(StageColumn::ColorUp), fault);
                None
            }
        }
    }

    fn game(&mut self, record: &'t Record) -> Option<Game> {
        let Some(cell) = self.cells.cell(record, StageColumn::Game) else {
            return Some(Game::default());
        };
        let words = title_words(cell);
        let game = Game::ALL.iter().copied().find(|game| title_words(game.id()) == words);
        if game.is_none() {
            let fault = SheetFault::NotAGame { found: shown(cell) };
            self.cells.object(record, Some(StageColumn::Game), fault);
        }
        game
    }

    /// A number of chips; none where nothing stands there or no number.
    fn chips(&mut self, record: &'t Record, column: StageColumn) -> Option<Chips> {
        self.cells.number(record, column, 0).map(Chips)
    }

    fn stakes(&mut self, record: &'t Record) -> Option<Stakes> {
        use StageColumn as C;
        let before = self.cells.problems.len();
        let together = self.together(record);
        let small_blind = self.chips(record, C::SmallBlind).or(together[0]);
        let big_blind = self.chips(record, C::BigBlind).or(together[1]);
        let ante = self.ante(record, together[2]);
        let (small_bet, big_bet) = (self.chips(record, C::SmallBet), self.chips(record, C::BigBet));
        let bring_in = self.chips(record, C::BringIn);
        if self.cells.problems.len() > before {
            return None;
        }
        let zero = Chips::ZERO;
        let stakes = match (small_blind, big_blind, bring_in, small_bet, big_bet) {
            (None, None, Some(bring_in), Some(small_bet), Some(big_bet)) => match ante {
                Ante::BigBlind(_) => Err(SheetFault::StakesMixed),
                Ante::None => Ok(Stakes::Stud { ante: zero, bring_in, small_bet, big_bet }),
                Ante::PerPlayer(ante) => Ok(Stakes::Stud { ante, bring_in, small_bet, big_bet }),
            },
            (Some(small_blind), Some(big_blind), None, Some(small_bet), Some(big_bet)) => {
                match ante {
                    Ante::None => Ok(Stakes::Limit { small_blind, big_blind, small_bet, big_bet }),
                    Ante::PerPlayer(_) | Ante::BigBlind(_) => Err(SheetFault::StakesMixed),
                }
            }
            (Some(small_blind), Some(big_blind), None, None, None) => {
                Ok(Stakes::Blinds { small_blind, big_blind, ante })
            }
            (None, None, None, None, None) if ante != Ante::None => {
                Ok(Stakes::Blinds { small_blind: zero, big_blind: zero, ante })
            }
            (_, _, None, None, None) => Err(SheetFault::BlindsMissing),
            _ => Err(SheetFault::StakesMixed),
        };
        stakes
            .map_err(|fault| {
                let column = [C::SmallBlind, C::BigBlind, C::Blinds, C::SmallBet];
                let column = column.into_iter().find(|column| self.cells.has(*column));
                self.cells.object(record, column, fault);
            })
            .ok()
    }

    /// Small blind, big blind and ante that stand in one cell: `100/200`, `100/200/200`.
    fn together(&mut self, record: &'t Record) -> [Option<Chips>; 3] {
        let Some(cell) = self.cells.cell(record, StageColumn::Blinds) else { return [None; 3] };
        let parts: Vec<Option<Chips>> = cell
            .trim_end_matches(')')
            .split(['/', '-', '–', '('])
            .map(|part| number(part.trim(), 0).map(Chips))
            .collect();
        let read = match parts.as_slice() {
            [Some(small), Some(big)] => Some([Some(*small), Some(*big), None]),
            [Some(small), Some(big), Some(ante)] => Some([Some(*small), Some(*big), Some(*ante)]),
            _ => None,
        };
        read.unwrap_or_else(|| {
            let fault = SheetFault::NotBlinds { found: shown(cell) };
            self.cells.object(record, Some(StageColumn::Blinds), fault);
            [None; 3]
        })
    }

    fn ante(&mut self, record: &'t Record, together: Option<Chips>) -> Ante {
        let for_all = self.chips(record, StageColumn::BigBlindAnte);
        let each = self.chips(record, StageColumn::Ante).or(together);
        let from = self.cells.cell(record, StageColumn::AnteFrom);
        let side = match from.map(|cell| (cell, word(cell))) {
            None | Some((_, Some(Word::Player))) => Word::Player,
            Some((_, Some(Word::BigBlind))) => Word::BigBlind,
            Some((cell, Some(Word::Break | Word::Yes | Word::No) | None)) => {
                let fault = SheetFault::NotASide { found: shown(cell) };
                self.cells.object(record, Some(StageColumn::AnteFrom), fault);
                Word::Player
            }
        };
        match (for_all.filter(|ante| *ante > Chips::ZERO), each) {
            (Some(ante), _) => Ante::BigBlind(ante),
            (None, None | Some(Chips::ZERO)) => Ante::None,
            (None, Some(ante)) if side == Word::BigBlind => Ante::BigBlind(ante),
            (None, Some(ante)) => Ante::PerPlayer(ante),
        }
    }
}
