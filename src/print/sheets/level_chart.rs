//! The level chart: every level and break, as large as one page allows, for the wall.

use crate::fonts::Weight;
use crate::frame::{Flow, Pen, Side};
use crate::job::{Content, Job};
use crate::occasion::Desk;
use crate::page::{Area, Ink, Mark, Page, Spot};
use crate::sheet::{Also, Offered, Sheet};
use crate::watch::{Stopped, Watch, step};
use engine::structure::{Ante, Level, Stakes};
use engine::values::Chips;
use reports::{ChartLine, ChartStage, LevelChart};
use words::{Args, Words};

pub static SHEET: Sheet = Sheet {
    id: "level-chart",
    whose: &[],
    also: Also::Nothing,
    offered: Offered::Always,
    gather: |wanted| Job::new(Levels(LevelChart::of(wanted.log.state()))),
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Levels(pub LevelChart);

/// The height of a row: the least and the most.
const ROW: (f32, f32) = (15.5, 30.0);
/// The height of the row with the titles of the columns.
const HEAD: f32 = 22.0;
/// The size of the writing: the least and the most.
const SIZE: (f32, f32) = (5.0, 19.0);
/// How much of a row its writing takes.
const FILLED: f32 = 0.62;
/// Between two columns, at least.
const GAP: f32 = 12.0;
/// Between the edge of a row and what is in it.
const INDENT: f32 = 5.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    No,
    Game,
    Blinds,
    Ante,
    BigBlindAnte,
    BringIn,
    Bets,
    Hands,
    Minutes,
    Begins,
}

impl Column {
    /// Every column, left to right.
    const ALL: [Self; 10] = [
        Self::No,
        Self::Game,
        Self::Blinds,
        Self::Ante,
        Self::BigBlindAnte,
        Self::BringIn,
        Self::Bets,
        Self::Hands,
        Self::Minutes,
        Self::Begins,
    ];

    fn title(self, words: &Words) -> String {
        words.text(match self {
            Self::No => "print-chart-level",
            Self::Game => "print-chart-game",
            Self::Blinds => "print-chart-blinds",
            Self::Ante => "print-chart-ante",
            Self::BigBlindAnte => "print-chart-big-blind-ante",
            Self::BringIn => "print-chart-bring-in",
            Self::Bets => "print-chart-bets",
            Self::Hands => "print-chart-hands",
            Self::Minutes => "print-chart-minutes",
            Self::Begins => "print-chart-begins",
        })
    }

    const fn side(self) -> Side {
        match self {
            Self::No | Self::Game => Side::Left,
            Self::Blinds
            | Self::Ante
            | Self::BigBlindAnte
            | Self::BringIn
            | Self::Bets
            | Self::Hands
            | Self::Minutes
            | Self::Begins => Side::Right,
        }
    }

    /// What a line has here; nothing where a break or another game has no such number.
    fn cell(self, words: &Words, line: &ChartLine) -> String {
        match (self, &line.stage) {
            (Self::Hands, _) => line.hands.map(|hands| hands.to_string()).unwrap_or_default(),
            // Where hands are counted, only breaks have a time.
            (Self::Minutes, ChartStage::Level { .. }) if line.hands.is_some() => String::new(),
            (Self::Minutes, _) => words.number(i64::from(line.secs.div_ceil(60))),
            (Self::Begins, _) => after(line.begins_after_secs),
            (_, ChartStage::Break { .. }) => String::new(),
            (Self::No, ChartStage::Level { no, .. }) => no.to_string(),
            (Self::Game, ChartStage::Level { level, .. }) => words.game(level.game),
            (_, ChartStage::Level { level, .. }) => self.stake(words, level),
        }
    }

    fn stake(self, words: &Words, level: &Level) -> String {
        let some = |chips: Chips| match chips {
            Chips::ZERO => String::new(),
            some => words.chips(some),
        };
        let pair = |one: Chips, two: Chips| {
            let args = Args::new().text("first", words.chips(one)).text("second", words.chips(two));
            words.say("print-chart-pair", &args)
        };
        match (self, level.stakes) {
            (Self::Blinds, Stakes::Blinds { big_blind: Chips::ZERO, .. }) => String::new(),
            (
                Self::Blinds,
                Stakes::Blinds { small_blind, big_blind, .. }
                | Stakes::Limit { small_blind, big_blind, .. },
            ) => pair(small_blind, big_blind),
            (Self::Ante, Stakes::Blinds { ante: Ante::PerPlayer(ante), .. })
            | (Self::Ante, Stakes::Stud { ante, .. })
            | (Self::BigBlindAnte, Stakes::Blinds { ante: Ante::BigBlind(ante), .. }) => some(ante),
            (Self::BringIn, Stakes::Stud { bring_in, .. }) => some(bring_in),
            (
                Self::Bets,
                Stakes::Limit { small_bet, big_bet, .. } | Stakes::Stud { small_bet, big_bet, .. },
            ) => pair(small_bet, big_bet),
            _ => String::new(),
        }
    }
}

/// Hours and minutes since the first hand: `1:20`.
fn after(secs: u64) -> String {
    format!("{}:{:02}", secs / 3600, secs % 3600 / 60)
}

impl Content for Levels {
    fn count(&self) -> usize {
        self.0.levels().count()
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        let words = desk.words;
        let mut flow = Flow::new(desk.paper, 1);
        let chart = Chart::of(desk, &self.0, &flow);
        let lines = &self.0.lines;
        let mut on_page = 0;
        for (no, line) in lines.iter().enumerate() {
            step(watch, no, lines.len())?;
            if on_page == chart.rows {
                flow.next_column();
                on_page = 0;
            }
            if on_page == 0 {
                let marks = chart.head(desk, flow.room());
                flow.put(HEAD, marks);
            }
            let area = Area { height: chart.row, ..flow.room() };
            flow.put(chart.row, chart.line(desk, line, area));
            on_page += 1;
        }
        let levels = self.0.levels().count();
        let args = Args::new()
            .no_or_none("hands", self.0.level_hands)
            .count("levels", levels)
            .count("breaks", lines.len() - levels)
            .text("time", words.duration(i64::try_from(self.0.secs()).unwrap_or(i64::MAX)));
        let summary = words.say("print-chart-summary", &args);
        let name = SHEET.name(words);
        let title = match self.0.levels().next() {
            Some((_, level)) if !self.0.has_several_games => {
                let args = Args::new().text("chart", name).text("game", words.game(level.game));
                words.say("print-chart-of", &args)
            }
            _ => name,
        };
        Ok(flow.framed(desk, &title, &summary))
    }
}

/// How the chart is laid out: the same on each page.
struct Chart {
    /// Each column with its left and right edge, counted from the left of the paper's body.
    columns: Vec<(Column, f32, f32)>,
    rows: usize,
    /// How high a line of the chart is.
    row: f32,
    /// The size of the writing, in points.
    size: f32,
}

impl Chart {
    fn of(desk: &Desk<'_>, chart: &LevelChart, flow: &Flow) -> Self {
        let words = desk.words;
        let room = flow.height() - HEAD;
        let count = chart.lines.len().max(1);
        let most = rows_within(room);
        // Pages that are filled alike: the last one is no remnant.
        let rows = count.div_ceil(count.div_ceil(most));
        let row = (room / as_points(rows)).clamp(ROW.0, ROW.1);
        let has = |column: &Column| match column {
            Column::No => true,
            Column::Minutes | Column::Begins if chart.level_hands.is_none() => true,
            // Nobody knows when a level begins whose hands are counted.
            Column::Begins => false,
            Column::Game => chart.has_several_games,
            other => chart.lines.iter().any(|line| !other.cell(words, line).is_empty()),
        };
        let columns: Vec<Column> = Column::ALL.into_iter().filter(has).collect();
        let width = |column: &Column| {
            let cells = chart.lines.iter().map(|line| column.cell(words, line));
            let widths = cells.chain([column.title(words)]);
            widths.map(|cell| desk.letters.width(&cell, Weight::Bold)).fold(0.0, f32::max)
        };
        let widths: Vec<f32> = columns.iter().map(width).collect();
        let all = flow.room().width - 2.0 * INDENT;
        let gaps = as_points(columns.len().saturating_sub(1));
        let wanted: f32 = widths.iter().sum();
        let fitting = (all - gaps * GAP) / wanted.max(1.0);
        let size = (row * FILLED).min(SIZE.1).min(fitting).max(SIZE.0);
        // What does not fit even at the smallest size is cut short in its own column.
        let shrink = (fitting / size).min(1.0);
        let gap = ((all - wanted * size * shrink) / gaps.max(1.0)).max(GAP);
        let mut x = INDENT;
        let placed = columns.into_iter().zip(widths).map(|(column, width)| {
            let left = x;
            let right = left + width * size * shrink;
            x = right + gap;
            (column, left, right)
        });
        Self { columns: placed.collect(), rows, row, size }
    }

    fn head(&self, desk: &Desk<'_>, room: Area) -> Vec<Mark> {
        let pen = Pen::bold(desk.letters, self.size.min(11.0)).ink(Ink::Gray);
        let y = room.y + HEAD - 7.0;
        let mut marks = self.written(room.x, y, &pen, |column| column.title(desk.words));
        let (from, to) = (Spot { x: room.x, y: y + 5.0 }, Spot { x: room.right(), y: y + 5.0 });
        marks.push(Mark::Rule { from, to, width: 0.8, ink: Ink::Black });
        marks
    }

    fn line(&self, desk: &Desk<'_>, line: &ChartLine, area: Area) -> Vec<Mark> {
        let y = area.y + area.height / 2.0 + self.size * 0.35;
        let pen = |column: Column| match column {
            Column::No | Column::Blinds => Weight::Bold,
            _ => Weight::Regular,
        };
        let mut marks = Vec::new();
        if let Some(words) = break_words(desk.words, &line.stage) {
            let ground = Area { y: area.y + 1.0, height: area.height - 2.0, ..area };
            marks.push(Mark::Fill { area: ground, ink: Ink::Pale });
            let until = self.columns.iter().find(|(column, ..)| *column == Column::Minutes);
            let width = until.map_or(area.width, |(_, left, _)| left - GAP - INDENT);
            let at = Spot { x: area.x + INDENT, y };
            marks.push(Pen::bold(desk.letters, self.size).write(&words, at, Side::Left, width));
        } else {
            let bottom = area.bottom();
            let (from, to) = (Spot { x: area.x, y: bottom }, Spot { x: area.right(), y: bottom });
            marks.push(Mark::Rule { from, to, width: 0.3, ink: Ink::Light });
        }
        for weight in [Weight::Bold, Weight::Regular] {
            let writer = Pen { weight, ..Pen::regular(desk.letters, self.size) };
            let cell = |column: Column| match pen(column) == weight {
                true => column.cell(desk.words, line),
                false => String::new(),
            };
            marks.extend(self.written(area.x, y, &writer, cell));
        }
        marks
    }

    /// A row of words, each in its column.
    fn written(&self, x: f32, y: f32, pen: &Pen<'_>, cell: impl Fn(Column) -> String) -> Vec<Mark> {
        let written = self.columns.iter().filter_map(|(column, left, right)| {
            let words = cell(*column);
            let side = column.side();
            let from = if side == Side::Left { *left } else { *right };
            let at = Spot { x: x + from, y };
            // A little more than it was measured: rounding must not cut a number short.
            let width = right - left + 0.5;
            (!words.is_empty()).then(|| pen.write(&words, at, side, width))
        });
        written.collect()
    }
}

/// What a break is, with the chips that go in it; nothing for a level.
fn break_words(words: &Words, stage: &ChartStage) -> Option<String> {
    let ChartStage::Break { color_up, going } = stage else { return None };
    Some(match (going.as_slice(), color_up) {
        ([], true) => words.text("print-chart-break-color-up"),
        ([], false) => words.text("print-chart-break"),
        (going, _) => {
            let args = Args::new().text("chips", words.chips_named(going));
            words.say("print-chart-break-chips", &args)
        }
    })
}

/// How many rows of the least height a page has room for.
fn rows_within(room: f32) -> usize {
    let mut rows = 1;
    while as_points(rows + 1) * ROW.0 <= room {
        rows += 1;
    }
    rows
}

fn as_points(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
