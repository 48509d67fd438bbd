//! Hostile input: what a disk, a person or another program may hand in, and what must hold then.
//!
//! A target takes bytes and asserts what must be true of whatever is made of them: not only that
//! nothing panics. What is read and written again reads the same; what is refused says where and
//! why; what may happen by `check` happens; a journal that is accepted keeps every invariant.
//! Around each call stands a bound on memory and on work, in relation to the length of the input.
//!
//! Two runners share the targets: `gate` walks the kept corpus with mutations that follow from a
//! seed, in every `cargo test`; `guided` lets libFuzzer look for input that reaches new code, by
//! hand, as `.ci/fuzz` calls it.

pub mod bounds;
pub mod corpus;
pub mod dictionary;
pub mod fixtures;
pub mod memory_file;
pub mod mutate;
pub mod place;
pub mod target;
pub mod torments;

mod targets;

pub use target::Target;
