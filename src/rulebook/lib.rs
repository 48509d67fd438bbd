//! How a rule is pointed at, and which rules hold in a tournament.
//!
//! Knows editions, rule numbers, pages and options; knows no tournament and no rule text.
//! Numbers move between editions, so a citation always names its edition and what it contributes.
//!
//! Beside them stand lists that are compiled in from `assets`: the house books row by row, what
//! each book decides sentence by sentence, the coverage matrix, the guides, the glossary, names of
//! hands and payout templates; their texts are in the catalogue.

#![warn(missing_docs)]
#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod books;
mod citation;
mod editions;
mod glossary;
mod guides;
mod matrix;
mod numbering;
pub mod options;
mod pages;
mod payouts;
mod rule_lists;
mod rule_set;
mod section;
mod sentences;
mod shelf;
mod span;

pub use books::{BookRow, HouseBook, house_books};
pub use citation::{Citation, Rulebook};
pub use editions::{Edition, RuleKind, RuleNumber};
pub use glossary::{Nickname, Term, glossary, slang};
pub use guides::{Guide, GuideGroup, GuideList, each_number, guides};
pub use matrix::{Asks, MatrixLine, matrix};
pub use numbering::{EditionRow, Kept, There, edition_rows};
pub use options::{Options, RuleOption};
pub use pages::{
    NoNumber, RulePage, rule_page, rule_page_by_number, rule_pages, rule_pages_by_number,
};
pub use payouts::{AlikeFrom, Between, Falls, PayoutCurve, PayoutLine, PayoutTemplate};
pub use rule_lists::RuleTitle;
pub use rule_set::{ButtonMethod, FinalTableSizes, HaltRule, RuleSet, RuleSetError};
pub use section::Section;
pub use sentences::{ByPage, Sentence, Strength, sentences};
pub use span::Span;
