//! What is seen in a list before it is taken.

use crate::handed_on::problem::{HandedOnError, SheetProblem};
use crate::handed_on::questions::{ListNote, ListQuestion, Taken};

/// What is seen in a list before it is taken, whether or not it can be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListLook<T> {
    /// What was read of it so far.
    pub value: T,
    /// The lines on which the parts of that stand, in their order.
    pub lines: Vec<u64>,
    /// Its columns; none where it has no titles.
    pub columns: Vec<ListColumn>,
    /// What was not read, or taken for something.
    pub notes: Vec<ListNote>,
    pub problems: Vec<SheetProblem>,
    /// What can be read in two ways.
    pub questions: Vec<ListQuestion>,
}

impl<T> ListLook<T> {
    /// A list that is read as a whole, of which nothing is to be said.
    pub(super) fn whole(value: T) -> Self {
        let (lines, columns, notes) = (Vec::new(), Vec::new(), Vec::new());
        let (problems, questions) = (Vec::new(), Vec::new());
        Self { value, lines, columns, notes, problems, questions }
    }

    /// What was read, where nothing of it is wrong or open.
    ///
    /// # Errors
    /// What is wrong, and where nothing is, what is open.
    pub fn taken(self) -> Result<Taken<T>, HandedOnError> {
        if !self.problems.is_empty() {
            return Err(HandedOnError::Problems(self.problems));
        }
        if !self.questions.is_empty() {
            return Err(HandedOnError::Questions(self.questions));
        }
        Ok(Taken { value: self.value, notes: self.notes })
    }

    /// True where it can be taken over as it is.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.problems.is_empty() && self.questions.is_empty()
    }

    /// The same with something else made of what was read.
    #[must_use]
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> ListLook<U> {
        let Self { value, lines, columns, notes, problems, questions } = self;
        ListLook { value: made(value), lines, columns, notes, problems, questions }
    }

    /// The same of a table that was made of another one: below its titles each line comes from one
    /// of these, and its columns are none that anybody sees.
    pub(super) fn on_lines(mut self, lines: &[u64]) -> Self {
        let of = |line: u64| {
            let at = usize::try_from(line).unwrap_or(usize::MAX).checked_sub(2);
            at.and_then(|at| lines.get(at)).copied().unwrap_or(1)
        };
        for problem in &mut self.problems {
            (problem.line, problem.column) = (of(problem.line), 1);
        }
        self.lines.iter_mut().for_each(|line| *line = of(*line));
        self.columns.clear();
        self
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListColumn {
    /// The title over the column.
    pub title: String,
    /// What it holds, as [`crate::ListTold::columns`] says it; none where it is not read.
    pub meaning: Option<&'static str>,
    /// What stands in it, in the first lines.
    pub cells: Vec<String>,
}
