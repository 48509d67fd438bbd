//! What is said of a list beside what stands in it, what it leaves open, and what was made of that.

use crate::unlikely::Unlikely;
use engine::structure::Structure;
use lists::{Encoding, Reading};
use storage::csv::title_words;

/// What somebody says of a list, so that nothing has to be asked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ListTold {
    /// What columns hold: the title of each, and its meaning, which is a title that is known.
    pub columns: Vec<(String, String)>,
    /// In which letters it is written.
    pub encoding: Option<Encoding>,
    /// Which of several sheets or tables it is, by its name.
    pub sheet: Option<String>,
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

    /// The first column under one of these titles that was said to hold what is not known, and what
    /// that was; a dash leaves a column out.
    pub fn unknown<C>(
        &self,
        titles: &[String],
        column_of: impl Fn(&str) -> Option<C>,
    ) -> Option<&(String, String)> {
        let is_known = |meaning: &str| meaning.trim() == "-" || column_of(meaning).is_some();
        let stands = |own: &str| titles.iter().any(|title| title_words(title) == title_words(own));
        self.columns.iter().find(|(own, meaning)| stands(own) && !is_known(meaning))
    }
}

/// How long most levels of a structure last, in seconds.
#[must_use]
pub fn usual_secs(structure: &Structure) -> Option<u32> {
    let mut secs: Vec<u32> = structure.levels().map(|(_, level)| level.secs).collect();
    secs.sort_unstable();
    let runs = secs.chunk_by(|one, other| one == other);
    runs.max_by_key(|run| run.len()).and_then(|run| run.first()).copied()
}

/// What was taken from a list, and what is to be said of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken<T> {
    pub value: T,
    /// What was not read, or taken for something.
    pub notes: Vec<ListNote>,
}

/// What a question about a list may be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListAnswer {
    /// It is written in these letters.
    Encoding(Encoding),
    /// It is this sheet or table.
    Sheet(String),
    /// A column holds this: its title, and the meaning; a dash leaves it out.
    Column(String, &'static str),
}

impl ListQuestion {
    /// What may be answered, the likelier first.
    #[must_use]
    pub fn answers(&self) -> Vec<ListAnswer> {
        let columns = |title: &String, meanings: &[&'static str]| {
            meanings.iter().map(|it| ListAnswer::Column(title.clone(), it)).collect()
        };
        match self {
            Self::Letters(readings) => {
                readings.iter().map(|reading| ListAnswer::Encoding(reading.encoding)).collect()
            }
            Self::Sheet(names) => names.iter().cloned().map(ListAnswer::Sheet).collect(),
            Self::Ante(title) => columns(title, &["big-blind-ante", "ante"]),
            Self::Rising(title) => columns(title, &["-", "minutes"]),
            Self::Length(title, _) => columns(title, &["minutes", "seconds", "hours"]),
            Self::Days(title, meanings, _) => columns(title, meanings),
            Self::Clock(title, _) => columns(title, &["minutes", "hours"]),
        }
    }
}

impl ListTold {
    /// Adds an answer; what was said of the same before is forgotten.
    pub fn tell(&mut self, answer: ListAnswer) {
        match answer {
            ListAnswer::Encoding(encoding) => self.encoding = Some(encoding),
            ListAnswer::Sheet(name) => self.sheet = Some(name),
            ListAnswer::Column(title, meaning) => {
                let words = title_words(&title);
                self.columns.retain(|(known, _)| title_words(known) != words);
                self.columns.push((title, meaning.to_owned()));
            }
        }
    }
}

/// What is to be said of a list that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListNote {
    /// A column is not read: its title.
    ColumnUnread(String),
    /// These are the players of a tournament: its name.
    PlayersOf(String),
    /// Another sheet or table of the file is not read: its name.
    SheetUnread(String),
    /// A file of a folder cannot be read: its path within it.
    FileUnread(String),
    /// So many players of a saved evening have no name, and are left out.
    Nameless(usize),
    /// Each line has two names, which are taken for two players.
    NamesBeside,
    /// A line is not read: its number, from 1, and what stands there.
    LineUnread(u64, String),
    /// A name with its last name first is read as people say it: as it stands, and as it is read.
    NameTurned(String, String),
    /// A line of a list of players, with its number, that does not look like a player.
    NameInDoubt(u64, String, Unlikely),
    /// On this line stands a name that stands above on another one: two people are taken for it.
    NameTwice(u64, String, u64),
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
    /// Several sheets or tables look like the list that is wanted: their names.
    Sheet(Vec<String>),
    /// Antes in this column are the same as the big blind: that of everybody, or of the big blind.
    Ante(String),
    /// Times in this column rise from line to line: when levels begin, or how long they last.
    Rising(String),
    /// Figures in this column may be minutes, seconds or hours: the first of them.
    Length(String, String),
    /// Days in this column may begin with day or month: what it holds each way, and its first.
    Days(String, [&'static str; 2], String),
    /// Times in this column may be minutes and seconds, or hours and minutes: the first of them.
    Clock(String, String),
}
