//! Events that are read on a thread, and files that are imported on one: how far it is, and what
//! came of it.

use house::LeagueRead;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};

/// What a thread tells that reads events.
pub enum LeagueNews {
    /// It is reading one event of several.
    At {
        /// Which event, counted from 1.
        no: usize,
        of: usize,
    },
    Read(Box<LeagueRead>),
    /// The folder cannot be read, in words.
    Failed(String),
}

/// What a thread tells that imports files.
pub enum ImportNews {
    /// It imports one of so many, of this name.
    At { no: usize, of: usize, name: String },
    /// A file became a tournament; with what was left out or had to be settled.
    Done { to: PathBuf, remarks: Vec<String> },
    /// A file could not be read, in words.
    Left { from: PathBuf, why: Vec<String> },
    /// The folder cannot be read, or has no such file, in words.
    Failed(String),
}

/// A thread that tells news until it is done.
pub struct Coming<T> {
    news: Option<Receiver<T>>,
}

impl<T> Default for Coming<T> {
    fn default() -> Self {
        Self { news: None }
    }
}

impl<T> Coming<T> {
    pub fn expect(&mut self, news: Receiver<T>) {
        self.news = Some(news);
    }

    /// Whether something is still to come.
    pub fn is_going_on(&self) -> bool {
        self.news.is_some()
    }

    /// Nobody listens any more, and the thread ends when it notices.
    pub fn stop(&mut self) {
        self.news = None;
    }

    pub fn take(&mut self) -> Vec<T> {
        let mut all = Vec::new();
        while let Some(news) = &self.news {
            match news.try_recv() {
                Ok(one) => all.push(one),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.news = None,
            }
        }
        all
    }
}
