//! What the screen of floor questions may ask for.

use rulebook::Rulebook;
use words::find::{SearchHit, Sort};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingsAction {
    /// Remembers that this was opened.
    Opened(SearchHit),
    /// Narrows the list to this sort, and remembers it.
    Only(Option<Sort>),
    /// Answers under these rules while no tournament is open.
    Under(Rulebook),
    ToStart,
}
