//! Long work is told how far it is, and may be stopped.

use std::ops::ControlFlow;

/// Is told how many of how many steps are done, and may stop the work.
pub type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

/// The work was stopped before its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stopped;

/// Reports a step, and stops the work where `watch` says so.
pub(super) fn step(watch: Watch<'_>, done: usize, of: usize) -> Result<(), Stopped> {
    match watch(done, of) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Stopped),
    }
}
