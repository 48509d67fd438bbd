//! What the screen of floor questions may ask for.

use rulebook::Rulebook;
use words::find::{Found, Sort};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RulingsAction {
    /// Remembers that this was opened.
    Opened(Found),
    /// Narrows the list to this sort, and remembers it.
    Only(Option<Sort>),
    /// Answers under these rules while no tournament is open.
    Under(Rulebook),
    ToStart,
}
