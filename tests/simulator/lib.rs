//! What somebody at a desk does by chance: how an event begins, and what is done next.

pub mod program;
pub mod throw;
