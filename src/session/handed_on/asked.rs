//! What is said of a list beside what stands in it, what it leaves open, and what was made of that.

use lists::{Encoding, Reading};
use storage::csv::title_words;

/// What somebody says of a list, so that nothing has to be asked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ListTold {
    /// What columns hold: the title of each, and its meaning, which is a title that is known.
    pub columns: Vec<(String, String)>,
    /// In which letters it is written.
    pub encoding: Option<Encoding>,
    /// How long levels last where the list does not say it, in seconds.
    pub level_secs: Option<u32>,
}

impl ListTold {
    /// What the column under a title was said to hold; none where nothing was.
    #[must_use]
    pub fn meaning_of(&self, title: &str) -> Option<&str> {
        let words = title_words(title);
        let told = self.columns.iter().find(|(own, _)| title_words(own) == words);
        told.map(|(_, meaning)| meaning.as_str())
    }

    /// The first column that was said to hold what is not known, and what that was; a dash leaves a
    /// column out.
    pub(super) fn unknown<C>(
        &self,
        column_of: impl Fn(&str) -> Option<C>,
    ) -> Option<&(String, String)> {
        let is_known = |meaning: &str| meaning.trim() == "-" || column_of(meaning).is_some();
        self.columns.iter().find(|(_, meaning)| !is_known(meaning))
    }
}

/// What was taken from a list, and what is to be said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken<T> {
    /// What it holds.
    pub value: T,
    /// What was not read, or taken for something.
    pub notes: Vec<ListNote>,
}

/// What is to be said of a list that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListNote {
    /// A column is not read: its title.
    ColumnUnread(String),
    /// A line is not read: its number, from 1, and what stands there.
    LineUnread(u64, String),
    /// A name with its last name first is read as people say it: as it stands, and as it is read.
    NameTurned(String, String),
    /// A list does not say how long the break on this line lasts: a quarter of an hour is taken.
    UsualBreak(u64),
    /// Antes that are the same as the big blind are taken for the big blind ante.
    AnteOfBigBlind,
    /// Levels are numbered from 1, and the list from this one on.
    LevelsFrom(u64),
    /// The list does not say how long levels last: they last so many seconds.
    UsualLength(u32),
    /// Figures in this column are taken for seconds, though nothing says so.
    TakenForSeconds(String),
    /// Figures in this column are taken for hours, though nothing says so.
    TakenForHours(String),
}

/// Something that can be read in two ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListQuestion {
    /// The letters, in each of these ways.
    Letters(Vec<Reading>),
    /// Antes in this column are the same as the big blind: that of everybody, or of the big blind.
    Ante(String),
    /// Times in this column rise from line to line: when levels begin, or how long they last.
    Rising(String),
    /// Figures in this column may be minutes, seconds or hours: the first of them.
    Length(String, String),
    /// Times in this column may be minutes and seconds, or hours and minutes: the first of them.
    Clock(String, String),
}
