//! How a rule is pointed at, and which rules hold in a tournament.
//!
//! Knows editions, rule numbers, pages and options; knows no tournament and no rule text.
//! Numbers move between editions, so a citation always names its edition and what it contributes.

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod citation;
mod editions;
mod option;
pub mod options;
mod pages;
mod rule_set;
mod section;

pub use citation::{Citation, Rulebook};
pub use editions::{Edition, RuleKind, RuleNumber, RuleTitle};
pub use option::RuleOption;
pub use options::Options;
pub use pages::{RulePage, rule_page, rule_page_by_number, rule_pages, rule_pages_by_number};
pub use rule_set::{ButtonMethod, FinalTableSizes, HaltRule, RuleSet, RuleSetError};
pub use section::Section;
