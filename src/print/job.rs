//! What is to be printed, ready to be laid out anywhere: plain data that knows its pages.

use crate::fonts::SystemFont;
use crate::lacking::remark;
use crate::letters::Letters;
use crate::occasion::{Desk, Occasion};
use crate::page::Page;
use crate::paper::Paper;
use crate::watch::{Stopped, Watch};
use std::any::Any;
use std::fmt::Debug;
use words::Words;

/// What stands on a sheet, as plain data.
pub trait Content: Any + Debug + PartialEq + Send + Sync {
    /// How many cards, players, tables, slips or rulings there are.
    fn count(&self) -> usize;

    /// Its pages; asked only where there is something to print.
    ///
    /// # Errors
    /// Where `watch` stops the work.
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped>;
}

/// The content of any sheet, whatever its type.
trait AnyContent: Any + Debug + Send + Sync {
    fn count(&self) -> usize;
    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped>;
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<C: Content> AnyContent for C {
    fn count(&self) -> usize {
        Content::count(self)
    }

    fn pages(&self, desk: &Desk<'_>, watch: Watch<'_>) -> Result<Vec<Page>, Stopped> {
        Content::pages(self, desk, watch)
    }

    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<C>() == Some(self)
    }
}

/// Everything that is to be printed, as plain data.
#[derive(Debug)]
pub struct Job(Box<dyn AnyContent>);

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.is_same(other)
    }
}

impl Job {
    pub fn new(content: impl Content) -> Self {
        Self(Box::new(content))
    }

    /// How many cards, players, tables, slips or rulings there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.count()
    }

    /// Whether there is nothing to print.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The pages in the shipped fonts; none where there is nothing to print.
///
/// # Errors
/// Where `watch` stops the work.
pub fn lay_out(
    job: &Job,
    occasion: &Occasion,
    paper: Paper,
    words: &Words,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    lay_out_in(&[], job, occasion, paper, words, watch)
}

/// The pages in the shipped fonts and, for letters that those do not have, in others.
///
/// # Errors
/// Where `watch` stops the work.
pub fn lay_out_in(
    others: &[SystemFont],
    job: &Job,
    occasion: &Occasion,
    paper: Paper,
    words: &Words,
    watch: Watch<'_>,
) -> Result<Vec<Page>, Stopped> {
    if job.is_empty() {
        return Ok(Vec::new());
    }
    let letters = Letters::with(others);
    let desk = Desk { letters: &letters, words, occasion, paper };
    let mut pages = job.0.pages(&desk, watch)?;
    for page in &mut pages {
        remark(&desk, page);
    }
    Ok(pages)
}
