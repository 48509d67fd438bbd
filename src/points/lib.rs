//! Points by formula: the small language in which clubs say what a place is worth.
//!
//! A [`Formula`] is read once, into steps that only go forward, and is worked out for as many
//! players as there are. So it ends whatever it says, and needs no stack of calls: its length, its
//! depth while it is read and what its lists cost are bounded, and nothing else could grow.
//! Whatever is wrong is told with its [`Place`], and never becomes a wrong number.
//!
//! Knows no tournament: what a formula may ask comes in as [`Facts`].
//!
//! ```
//! use points::{Facts, Formula, Scope, Variable};
//!
//! let text = "assign(\"behind\", n - r)\nif(r <= 3, behind * 2, behind)";
//! let formula = Formula::read(text, Scope::Event)?;
//! let facts = Facts::default().with(Variable::Players, 19.0).with(Variable::Rank, 2.0);
//! assert_eq!(formula.points(&facts)?.to_string(), "34");
//! # Ok::<(), points::FormulaError>(())
//! ```

#![warn(missing_docs)]
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod amount;
mod error;
mod facts;
mod formula;
mod function;
mod grammar;
mod lists;
mod near;
mod place;
mod prices;
mod run;
mod step;
mod token;
mod variable;

pub use amount::Points;
pub use error::{FormulaError, Wrong, WrongKind};
pub use facts::Facts;
pub use formula::Formula;
pub use function::{FUNCTIONS, Function, FunctionRow};
pub use grammar::DEPTH_MAX;
pub use lists::WORK_MAX;
pub use place::Place;
pub use prices::{PRICES, PriceAsk, PriceBook, PriceFacts, PricePart, PriceRow, PriceSale};
pub use token::LETTERS_MAX;
pub use variable::{Scope, VARIABLES, Variable, VariableRow};
