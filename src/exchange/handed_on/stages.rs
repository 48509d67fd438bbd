//! A structure from a table: a level or a break a line.

use crate::handed_on::cells::{Cells, number, shown};
use crate::handed_on::lengths::{Clock, Figures, figures_of, secs};
use crate::handed_on::lines::{LevelLine, Line, length_in, length_of_levels, line_of};
use crate::handed_on::look::ListLook;
use crate::handed_on::problem::{HandedOnError, SheetFault, SheetProblem};
use crate::handed_on::questions::{ListNote, ListQuestion, ListTold};
use crate::handed_on::titles::{
    StageColumn, Unit, Word, game, is_day, level_no, stage_column, word, word_in,
};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::Chips;
use storage::csv::{CsvError, Record, Table, read_table};

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

/// Columns that say how long.
const LENGTHS: [StageColumn; 4] =
    [StageColumn::Secs, StageColumn::Hours, StageColumn::Minutes, StageColumn::Length];

/// Whether a cell of a column of breaks says that there is one: yes, a word, or how long.
fn length_or_yes(cell: &str) -> bool {
    let figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };
    number(cell, 0) != Some(0) && secs(cell, figures) != Some(0)
}

/// The structure in a table or in lines as people write them, with all that is wrong with it.
///
/// # Errors
/// If it is no table with titles over stakes, cells are wrong, or something is ambiguous.
pub(super) fn structure_of(
    text: &str,
    told: &ListTold,
) -> Result<ListLook<Structure>, HandedOnError> {
    let is_known = |title: &str| stage_column(title).is_some() || told.meaning_of(title).is_some();
    let table = match read_table(text, is_known) {
        // A word alone over lines is a heading: `Blinds:`.
        Ok(table) if table.titles.len() == 1 => return structure_below(text, told),
        Ok(table) => table,
        Err(CsvError::NoTitles) => return structure_in_lines(text, told),
        Err(error) => return Err(HandedOnError::Csv(error)),
    };
    HandedOnError::unless_known(told, &table.titles, stage_column)?;
    let cells = Cells::of(&table, told, stage_column, |column| column == StageColumn::Notes);
    if !STAKES.iter().any(|column| cells.has(*column)) {
        // A word over a list of lines may be a title, too: `Level 1: 100/200`.
        return structure_below(text, told);
    }
    let figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };
    let (stages, lines) = (Vec::new(), Vec::new());
    let mut rows = Rows { cells, levels: 0, first: 1, figures, told, stages, lines };
    rows.look_at_lengths(&table);
    for record in &table.records {
        if rows.cells.is_hopeless() || rows.stages.len() > Structure::STAGES_MAX {
            break;
        }
        rows.read(record);
    }
    rows.look_at_antes(&table);
    let Rows { mut cells, first, stages, lines, .. } = rows;
    cells.problems.extend(too_many(&lines));
    if first > 1 {
        cells.notes.push(ListNote::LevelsFrom(first));
    }
    Ok(cells.look(Structure { stages }, lines))
}

/// A message has a few lines beside its levels; one that is longer is no structure.
const LINES_MAX: usize = 4 * Structure::STAGES_MAX;

const TOO_MANY: SheetFault = SheetFault::TooManyStages { most: Structure::STAGES_MAX as u64 };

/// The first line that is one too many, where there is one.
fn too_many(lines: &[u64]) -> Option<SheetProblem> {
    let line = *lines.get(Structure::STAGES_MAX)?;
    Some(SheetProblem { line, column: 1, fault: TOO_MANY })
}

/// The structure in lines below a heading that looks like a title.
fn structure_below(text: &str, told: &ListTold) -> Result<ListLook<Structure>, HandedOnError> {
    let look = structure_in_lines(text, told).map_err(|_| HandedOnError::NoColumns)?;
    let is_read = look.problems.is_empty();
    if is_read { Ok(look) } else { Err(HandedOnError::NoColumns) }
}

/// The structure in lines that have no titles.
fn structure_in_lines(text: &str, told: &ListTold) -> Result<ListLook<Structure>, HandedOnError> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let mut read: Vec<(Line, &str, u64)> =
        lines.by_ref().take(LINES_MAX).map(|(line, no)| (line_of(line), line.trim(), no)).collect();
    let unread = lines.next().map(|(_, no)| no);
    let is_level =
        |(line, ..): &(Line, &str, u64)| matches!(line, Line::Level(_) | Line::PartOfOne(_));
    let Some(first_level) = read.iter().position(is_level) else {
        return Err(HandedOnError::Csv(CsvError::NoTitles));
    };
    settle_bare(&mut read);
    let clocks_rise = settle_clocks(&mut read);
    let mut lines = Lines::default();
    if let Some(no) = unread {
        lines.object(no, TOO_MANY);
    }
    let (mut first, mut levels, mut last_secs, mut usual) = (None, 0_u64, None, None);
    let mut of_levels = None;
    for (at, (line, text, no)) in read.into_iter().enumerate() {
        if lines.stages.len() > Structure::STAGES_MAX {
            break;
        }
        if let (Line::Other | Line::Unclear, Some(secs)) = (&line, length_of_levels(text)) {
            (last_secs, of_levels) = (None, Some(secs));
            continue;
        }
        match line {
            Line::Level(level) if level.clock.is_some() && clocks_rise => {
                // When levels begin is not how long they last, and nothing says which it is.
                lines.object(no, SheetFault::NotATime { found: shown(text) });
            }
            Line::Level(level) => {
                levels += 1;
                let begins = *first.get_or_insert(level.no.unwrap_or(1));
                let expected = begins.saturating_add(levels) - 1;
                if let Some(found) = level.no.filter(|found| *found != expected) {
                    lines.object(no, SheetFault::LevelOutOfTurn { found, expected });
                    levels = found.saturating_sub(begins) + 1;
                }
                last_secs = level.secs.or(last_secs);
                if last_secs.or(of_levels).is_none() {
                    usual = told.level_secs;
                }
                match last_secs.or(of_levels).or(told.level_secs) {
                    Some(secs) => lines.level(&level, secs, no),
                    None => lines.object(no, SheetFault::TimeMissing),
                }
            }
            Line::Break { secs, color_up } => {
                lines.pause(secs, no);
                if color_up {
                    color_up_after(&mut lines.stages);
                }
            }
            Line::ColorUp => color_up_after(&mut lines.stages),
            Line::Other if is_day(text) => lines.notes.push(ListNote::LineUnread(no, shown(text))),
            Line::Other if at > first_level && text.contains(|it: char| it.is_ascii_digit()) => {
                lines.object(no, SheetFault::NotAStage { found: shown(text) });
            }
            Line::PartOfOne(found) => lines.object(no, SheetFault::PartOfOne { found }),
            Line::Unclear => lines.object(no, SheetFault::NotAStage { found: shown(text) }),
            Line::Other => lines.notes.push(ListNote::LineUnread(no, shown(text))),
        }
    }
    let Lines { stages, lines, mut notes, mut problems } = lines;
    problems.extend(too_many(&lines));
    notes.extend(usual.map(ListNote::UsualLength));
    notes.extend(first.filter(|first| *first > 1).map(ListNote::LevelsFrom));
    let (columns, questions, value) = (Vec::new(), Vec::new(), Structure { stages });
    Ok(ListLook { value, lines, columns, notes, problems, questions })
}

/// What times with a colon are: beside a length they are when a level begins or ends, and need not
/// be read; otherwise how long it lasts, unless they rise from level to level, which is told.
fn settle_clocks(read: &mut [(Line, &str, u64)]) -> bool {
    let mut clocks = Vec::new();
    for (line, ..) in read.iter_mut() {
        let Line::Level(level) = line else { continue };
        if level.secs.is_some() {
            level.clock = None;
        }
        clocks.extend(level.clock);
    }
    let rise =
        clocks.len() > 1 && clocks.windows(2).all(|pair| matches!(pair, [one, next] if one < next));
    if rise {
        return true;
    }
    for (line, ..) in read {
        if let Line::Level(level) = line {
            level.secs = level.secs.or(level.clock.take());
        }
    }
    false
}

/// What figures are that say nothing of themselves: as large as the big blind they are its ante;
/// the same on all levels, while blinds rise and nothing else says how long, they are minutes;
/// otherwise each player's ante.
fn settle_bare(read: &mut [(Line, &str, u64)]) {
    let levels = || {
        read.iter().filter_map(|(line, ..)| match line {
            Line::Level(level) => Some(level),
            Line::Break { .. }
            | Line::ColorUp
            | Line::Other
            | Line::PartOfOne(_)
            | Line::Unclear => None,
        })
    };
    let first = levels().next().and_then(|level| level.bare);
    let is_same = levels().all(|level| level.bare == first && level.secs.is_none());
    let mut blinds = levels().map(|level| level.blinds);
    let start = blinds.next();
    let are_minutes = first.is_some() && is_same && blinds.any(|next| Some(next) != start);
    for (line, ..) in read {
        let Line::Level(level) = line else { continue };
        let Some(figure) = level.bare.take() else { continue };
        let (_, big) = level.blinds;
        if are_minutes {
            level.secs = u32::try_from(figure.saturating_mul(60)).ok().filter(|secs| *secs > 0);
        } else if figure > 0 && level.ante == Ante::None {
            level.ante = match Chips(figure) == big {
                true => Ante::BigBlind(Chips(figure)),
                false => Ante::PerPlayer(Chips(figure)),
            };
        }
    }
}

/// What was read of lines so far.
#[derive(Default)]
struct Lines {
    stages: Vec<Stage>,
    /// The line on which each stage stands.
    lines: Vec<u64>,
    notes: Vec<ListNote>,
    problems: Vec<SheetProblem>,
}

impl Lines {
    fn object(&mut self, line: u64, fault: SheetFault) {
        self.problems.push(SheetProblem { line, column: 1, fault });
    }

    fn level(&mut self, level: &LevelLine, secs: u32, line: u64) {
        let (small_blind, big_blind) = level.blinds;
        let ante = match level.ante {
            Ante::None => Chips::ZERO,
            Ante::PerPlayer(ante) | Ante::BigBlind(ante) => ante,
        };
        if ante > big_blind {
            return self.object(line, SheetFault::StakesMixed);
        }
        let stakes = Stakes::Blinds { small_blind, big_blind, ante: level.ante };
        let (game, color_up) = (level.game.unwrap_or_default(), level.color_up);
        let color_up = color_up && level.then_break.is_none();
        self.stages.push(Stage::Level(Level { game, stakes, secs, color_up }));
        self.lines.push(line);
        if let Some(secs) = level.then_break {
            self.pause(secs, line);
            if level.color_up {
                color_up_after(&mut self.stages);
            }
        }
    }

    fn pause(&mut self, told: Option<u32>, line: u64) {
        if told.is_none() {
            self.notes.push(ListNote::UsualBreak(line));
        }
        let secs = told.unwrap_or(USUAL_BREAK_SECS);
        self.stages.push(Stage::Break(Break { secs, color_up: false }));
        self.lines.push(line);
    }
}

/// How long a break lasts of which a message does not say it.
const USUAL_BREAK_SECS: u32 = 15 * 60;

/// Chips are colored up at the end of what came last.
fn color_up_after(stages: &mut [Stage]) {
    match stages.last_mut() {
        Some(Stage::Level(level)) => level.color_up = true,
        Some(Stage::Break(pause)) => pause.color_up = true,
        None => {}
    }
}

struct Rows<'t> {
    cells: Cells<'t, StageColumn>,
    levels: u64,
    /// The number of the first level in the list.
    first: u64,
    /// What figures of a column are that does not say how long.
    figures: Figures,
    told: &'t ListTold,
    stages: Vec<Stage>,
    /// The line on which each stage stands.
    lines: Vec<u64>,
}

enum Kind {
    Level,
    Break,
    ColorUp,
    /// None of them: what stands there.
    Other(String),
}

impl<'t> Rows<'t> {
    /// What the figures of a column are that does not say how long, by its levels.
    fn look_at_lengths(&mut self, table: &'t Table) {
        let column = StageColumn::Length;
        if !self.cells.has(column) {
            return;
        }
        let levels = table.records.iter().filter(|record| self.is_staked(record));
        let levels: Vec<&str> =
            levels.filter_map(|record| self.cells.cell(record, column)).collect();
        match figures_of(&self.cells.title(column), &levels) {
            Ok((figures, note)) => {
                self.figures = figures;
                self.cells.notes.extend(note);
            }
            Err(question) => self.cells.questions.push(question),
        }
    }

    /// Whether antes of a column that does not say whose they are may be the big blind's.
    fn look_at_antes(&mut self, table: &'t Table) {
        use StageColumn as C;
        let is_told = table.titles.iter().any(|title| {
            stage_column(title) == Some(C::Ante) && self.told.meaning_of(title).is_some()
        });
        if !self.cells.has(C::Ante) || self.cells.has(C::AnteFrom) || is_told {
            return;
        }
        // Lists round one off: a single one that is the same is enough to ask.
        let mut antes = self.stages.iter().filter_map(|stage| match stage {
            Stage::Level(Level {
                stakes: Stakes::Blinds { big_blind, ante: Ante::PerPlayer(ante), .. },
                ..
            }) => Some((*big_blind, *ante)),
            Stage::Level(_) | Stage::Break(_) => None,
        });
        if antes.any(|(big_blind, ante)| big_blind == ante) {
            self.cells.questions.push(ListQuestion::Ante(self.cells.title(C::Ante)));
        }
    }

    /// Whether a line has stakes.
    fn is_staked(&self, record: &'t Record) -> bool {
        let is_something = |cell: &str| {
            number(cell, 0) != Some(0) && cell.contains(|it: char| it.is_ascii_digit())
        };
        STAKES.iter().any(|column| self.cells.cell(record, *column).is_some_and(is_something))
    }

    fn read(&mut self, record: &'t Record) {
        let kind = self.kind(record);
        if let Kind::Other(said) = &kind {
            self.cells.notes.push(ListNote::LineUnread(record.line, said.clone()));
            return;
        }
        if matches!(kind, Kind::Level) && !self.cells.fits(record) {
            return;
        }
        let color_up = self.color_up(record);
        match kind {
            Kind::Other(_) => {}
            Kind::ColorUp => color_up_after(&mut self.stages),
            Kind::Break => {
                let text = record.cells.join(" ");
                let staked = STAKES.iter().copied().find(|column| {
                    let is_staked = |cell: &str| number(cell, 0).is_some_and(|chips| chips > 0);
                    self.cells.cell(record, *column).is_some_and(is_staked)
                });
                if staked.is_some() {
                    self.cells.object(record, staked, SheetFault::BreakWithStakes);
                }
                let is_timed = LENGTHS.iter().any(|it| self.cells.cell(record, *it).is_some());
                let secs = match length_in(&text).filter(|_| !is_timed) {
                    Some(secs) => Some(secs),
                    None => self.secs(record),
                };
                let color_up = color_up.map(|is| is || word_in(&text, Word::ColorUp));
                if let (Some(secs), Some(color_up)) = (secs, color_up) {
                    self.push(Stage::Break(Break { secs, color_up }), record);
                }
            }
            Kind::Level => {
                self.levels += 1;
                self.look_at_number(record);
                let (game, stakes, secs) =
                    (self.game(record), self.stakes(record), self.secs(record));
                if let (Some(game), Some(stakes), Some(secs), Some(color_up)) =
                    (game, stakes, secs, color_up)
                {
                    self.push(Stage::Level(Level { game, stakes, secs, color_up }), record);
                    self.look_beside(record);
                }
            }
        }
    }

    fn push(&mut self, stage: Stage, record: &Record) {
        self.stages.push(stage);
        self.lines.push(record.line);
    }

    /// A break or a color-up that stands beside a level comes after it.
    fn look_beside(&mut self, record: &'t Record) {
        let told = self.cells.cell(record, StageColumn::Break);
        let told = told.filter(|cell| word(cell) != Some(Word::No) && length_or_yes(cell));
        let note = self.cells.cell(record, StageColumn::Notes);
        let is_of_break = |text: &&str| word_in(text, Word::Break);
        let is_of_chips = note.is_some_and(|note| word_in(note, Word::ColorUp));
        let beside = told.or(note.filter(is_of_break));
        match beside {
            Some(text) => {
                let figures = Figures { alone: Unit::Minutes, clock: Clock::MinutesSeconds };
                let told = length_in(text).or_else(|| secs(text, figures)).filter(|it| *it > 60);
                if told.is_none() {
                    self.cells.notes.push(ListNote::UsualBreak(record.line));
                }
                let (secs, color_up) = (told.unwrap_or(USUAL_BREAK_SECS), is_of_chips);
                self.push(Stage::Break(Break { secs, color_up }), record);
            }
            None if is_of_chips => color_up_after(&mut self.stages),
            None => {
                let unread = ListNote::ColumnUnread(self.cells.title(StageColumn::Notes));
                if note.is_some() && !self.cells.notes.contains(&unread) {
                    self.cells.notes.push(unread);
                }
            }
        }
    }

    /// What a line is: its columns say it, or words where stakes would stand.
    fn kind(&self, record: &'t Record) -> Kind {
        let is_staked = self.is_staked(record);
        if self.is_called_break(record) || (!is_staked && self.is_told_break(record)) {
            return Kind::Break;
        }
        let text = record.cells.join(" ");
        let is_level = is_staked
            || self.cells.cell(record, StageColumn::Level).is_some_and(|it| level_no(it).is_some());
        if is_level {
            return Kind::Level;
        }
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        match () {
            () if word_in(&text, Word::Break) => Kind::Break,
            () if word_in(&text, Word::ColorUp) => Kind::ColorUp,
            () if is_day(&text) || word_in(&text, Word::DayEnd) => Kind::Other(shown(&text)),
            () if word_in(&text, Word::Registration) => Kind::Other(shown(&text)),
            () if record.cells.len() == 1 => Kind::Other(shown(&text)),
            () => Kind::Level,
        }
    }

    /// Whether the column of breaks says that there is one.
    fn is_told_break(&self, record: &'t Record) -> bool {
        let says_no = |cell: &str| word(cell) == Some(Word::No);
        let is_told = self.cells.cell(record, StageColumn::Break).filter(|cell| !says_no(cell));
        is_told.is_some_and(length_or_yes)
    }

    /// Whether a line is called a break where a level or its type would stand.
    fn is_called_break(&self, record: &'t Record) -> bool {
        let says_so =
            |column| self.cells.cell(record, column).is_some_and(|cell| word_in(cell, Word::Break));
        says_so(StageColumn::Type) || says_so(StageColumn::Level)
    }

    /// Levels are numbered one after another, from any number on, so that none is lost or moved.
    fn look_at_number(&mut self, record: &'t Record) {
        let Some(cell) = self.cells.cell(record, StageColumn::Level) else { return };
        let Some(found) = level_no(cell) else {
            let fault = SheetFault::NotANumber { found: shown(cell) };
            self.cells.object(record, Some(StageColumn::Level), fault);
            return;
        };
        if self.levels == 1 {
            self.first = found.max(1);
        }
        let expected = self.first.saturating_add(self.levels) - 1;
        if found != expected {
            let fault = SheetFault::LevelOutOfTurn { found, expected };
            self.cells.object(record, Some(StageColumn::Level), fault);
            // One that is out of turn does not make all that follow it so.
            self.levels = found.saturating_sub(self.first) + 1;
        }
    }

    fn secs(&mut self, record: &'t Record) -> Option<u32> {
        let mut all: Option<u32> = None;
        for column in LENGTHS {
            let Some(cell) = self.cells.cell(record, column) else { continue };
            let alone = match column {
                StageColumn::Secs => Unit::Seconds,
                StageColumn::Hours => Unit::Hours,
                StageColumn::Length => self.figures.alone,
                _ => Unit::Minutes,
            };
            let clock = match column {
                StageColumn::Hours => Clock::HoursMinutes,
                StageColumn::Length => self.figures.clock,
                _ => Clock::MinutesSeconds,
            };
            let Some(secs) = secs(cell, Figures { alone, clock }) else {
                let fault = SheetFault::NotATime { found: shown(cell) };
                self.cells.object(record, Some(column), fault);
                return None;
            };
            // Hours, minutes and seconds in columns of their own come together.
            all = Some(all.unwrap_or_default().saturating_add(secs));
            if column == StageColumn::Minutes {
                break;
            }
        }
        if let Some(secs) = all {
            if secs == 0 {
                let column = LENGTHS.into_iter().find(|it| self.cells.cell(record, *it).is_some());
                let cell = column.and_then(|column| self.cells.cell(record, column));
                let fault = SheetFault::NotATime { found: shown(cell.unwrap_or_default()) };
                self.cells.object(record, column, fault);
            }
            return Some(secs).filter(|secs| *secs > 0);
        }
        let column = LENGTHS.into_iter().find(|column| self.cells.has(*column));
        // A list that nowhere says how long takes what stands already.
        if let (None, Some(secs)) = (column, self.told.level_secs) {
            let note = ListNote::UsualLength(secs);
            if !self.cells.notes.contains(&note) {
                self.cells.notes.push(note);
            }
            return Some(secs);
        }
        self.cells.object(record, column, SheetFault::TimeMissing);
        None
    }

    fn color_up(&mut self, record: &'t Record) -> Option<bool> {
        let Some(cell) = self.cells.cell(record, StageColumn::ColorUp) else { return Some(false) };
        match word(cell) {
            Some(Word::Yes) => Some(true),
            Some(Word::No) => Some(false),
            Some(_) if word_in(cell, Word::ColorUp) => Some(true),
            None if word_in(cell, Word::ColorUp) || number(cell, 0).is_some() => Some(true),
            Some(_) | None => {
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
        let game = game(cell);
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
        let ante = self.ante(record, together[2], big_blind);
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

    fn ante(
        &mut self,
        record: &'t Record,
        together: Option<Chips>,
        big_blind: Option<Chips>,
    ) -> Ante {
        // `100/200/200`: nobody posts an ante as large as the big blind but the big blind.
        if together.is_some_and(|ante| ante > Chips::ZERO) && together == big_blind {
            if !self.cells.notes.contains(&ListNote::AnteOfBigBlind) {
                self.cells.notes.push(ListNote::AnteOfBigBlind);
            }
            return together.map_or(Ante::None, Ante::BigBlind);
        }
        let for_all = self.chips(record, StageColumn::BigBlindAnte);
        let each = self.chips(record, StageColumn::Ante).or(together);
        let from = self.cells.cell(record, StageColumn::AnteFrom);
        let side = match from.map(|cell| (cell, word(cell))) {
            None | Some((_, Some(Word::Player))) => Word::Player,
            Some((_, Some(Word::BigBlind))) => Word::BigBlind,
            Some((cell, _)) => {
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
