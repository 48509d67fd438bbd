//! The list of settings, for a tournament at work and for a new one.

pub mod list;
pub mod value;
