//! The coverage matrix: every thing that a floor may be asked, and what must answer it.

use super::guides::each_number;
use super::shelf;
use serde::Deserialize;
use std::sync::LazyLock;

/// What a line of the matrix asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Asks {
    /// A floor question with facts and a computed answer.
    Ruling,
    /// A page to read.
    Page,
    /// Something on paper.
    PrintOut,
}

/// A line of the coverage matrix.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatrixLine {
    /// Its number: `M-40`.
    pub line: String,
    /// What the line is about, in a few words.
    pub title: String,
    /// The rules of TDA 2011 that it stands for, by number.
    #[serde(default)]
    pub rules: Vec<String>,
    /// The rows of house books that it stands for, single or as a run: `PLGEN-01..10`.
    #[serde(default)]
    pub rows: Vec<String>,
    /// Floor questions that answer it though they cite none of these.
    #[serde(default)]
    pub topics: Vec<String>,
    /// What must answer it: a floor question, a page, or paper.
    pub asks: Vec<Asks>,
}

impl MatrixLine {
    /// Every row of a house book that it stands for, each by its own number.
    pub fn row_numbers(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().flat_map(|rows| each_number(rows))
    }

    /// Whether it asks for this kind of answer.
    #[must_use]
    pub fn asks(&self, what: Asks) -> bool {
        self.asks.contains(&what)
    }
}

/// The lines of the matrix, M-01 first.
#[must_use]
pub fn matrix() -> &'static [MatrixLine] {
    static LINES: LazyLock<Vec<MatrixLine>> =
        LazyLock::new(|| shelf::read(include_str!("../../assets/rulebooks/matrix.ron")));
    &LINES
}
