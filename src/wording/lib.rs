//! What a session has to tell, in words: notices, damage, failures, and what a rescue leaves out.

mod copies;
mod failures;
mod files;
mod journals;
mod rescue;

pub use copies::{copy, copy_after, copy_in_the_end, older, second_copy};
pub use failures::{clocks_apart, failure, failure_in, not_opened, wrong_time};
pub use files::{file_trouble, without_number};
pub use journals::{damage, found, journal, notice, server};
pub use rescue::{left_out, not_rescued, rescue, rescue_open, rescued};
