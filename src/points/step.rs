//! What a formula is read into: steps, one after the other, over a pile of values.

use crate::function::Function;
use crate::prices::PriceAsk;
use crate::variable::Variable;

/// One step. A step that goes elsewhere names a later one, so none is done twice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Step {
    /// Puts a number on the pile.
    Number(f64),
    /// Puts the value of a variable on the pile.
    Variable(Variable),
    /// Puts the value on the pile that a name was given, or else that of the variable of this name.
    Named(usize, Option<Variable>),
    /// Gives a name the value on top, which stays.
    Assign(usize),
    /// Puts what is asked of prices on the pile: of so many names, from this one on.
    Price(PriceAsk, usize, usize),
    /// The two on top become one.
    Operate(Operator),
    /// Changes the sign of the top.
    Negate,
    /// 1 where it was 0, and 0 where it was not.
    Not,
    /// 1 where the top was not 0, and 0 where it was.
    Truth,
    /// So many on top become one.
    Call(Function, usize),
    /// Takes the top away.
    Drop,
    /// Takes away what lies under the top.
    DropUnder,
    /// Goes on with the step at this index.
    Go(usize),
    /// Takes the top away and goes on there where it was 0.
    GoUnless(usize),
    /// Goes on there with 0 where the top is 0, otherwise takes it away.
    And(usize),
    /// Goes on there with 1 where the top is not 0, otherwise takes it away.
    Or(usize),
    /// Takes a case away and goes on there if it is not what lies under it; else takes that away.
    GoUnlessCase(usize),
}

/// What makes one value of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operator {
    Plus,
    Minus,
    Times,
    Over,
    Rest,
    Power,
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}
