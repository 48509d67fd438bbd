//! Long work beside the window, which stays live: how far it is, and how to stop it.

use print::Watch;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Work in a thread of its own. Dropped, it stops at its next step.
#[derive(Debug)]
pub(super) struct Work<T> {
    progress: Arc<Progress>,
    answer: Receiver<T>,
}

#[derive(Debug, Default)]
struct Progress {
    done: AtomicUsize,
    of: AtomicUsize,
    is_stopped: AtomicBool,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum WorkState<T> {
    Going,
    Done(T),
    /// It ended without an answer.
    Lost,
}

impl<T: Send + 'static> Work<T> {
    /// Begins, and lets `ctx` know when it is done.
    pub(super) fn start(
        ctx: &egui::Context,
        work: impl FnOnce(Watch<'_>) -> T + Send + 'static,
    ) -> Self {
        let (sender, answer) = channel();
        let progress = Arc::new(Progress::default());
        let (ctx, told) = (ctx.clone(), Arc::clone(&progress));
        let _thread = std::thread::spawn(move || {
            let mut watch = |done, of| {
                told.done.store(done, Ordering::Relaxed);
                told.of.store(of, Ordering::Relaxed);
                match told.is_stopped.load(Ordering::Relaxed) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            };
            // Where nobody listens any more the answer is not wanted.
            let _ = sender.send(work(&mut watch));
            drop(sender);
            ctx.request_repaint();
        });
        Self { progress, answer }
    }

    pub(super) fn poll(&self) -> WorkState<T> {
        match self.answer.try_recv() {
            Ok(answer) => WorkState::Done(answer),
            Err(TryRecvError::Empty) => WorkState::Going,
            Err(TryRecvError::Disconnected) => WorkState::Lost,
        }
    }

    /// Steps done, and how many there are.
    pub(super) fn progress(&self) -> (usize, usize) {
        let at = |number: &AtomicUsize| number.load(Ordering::Relaxed);
        (at(&self.progress.done), at(&self.progress.of))
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.progress.is_stopped.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use crate::screens::print::work::{Work, WorkState};
    use std::ops::ControlFlow;
    use std::sync::mpsc::channel;

    #[test]
    fn an_answer_comes_with_its_progress() {
        let (go, wait) = channel::<()>();
        let work = Work::start(&egui::Context::default(), move |watch| {
            assert_eq!(watch(3, 10), ControlFlow::Continue(()));
            wait.recv().unwrap();
            7
        });
        assert_eq!(work.poll(), WorkState::Going);
        go.send(()).unwrap();
        assert_eq!(work.answer.recv(), Ok(7));
        assert_eq!(work.progress(), (3, 10));
    }

    #[test]
    fn work_that_is_dropped_stops_at_its_next_step() {
        let (go, wait) = channel::<()>();
        let (told, hears) = channel();
        let work = Work::start(&egui::Context::default(), move |watch| {
            wait.recv().unwrap();
            told.send(watch(1, 2)).unwrap();
        });
        drop(work);
        go.send(()).unwrap();
        assert_eq!(hears.recv(), Ok(ControlFlow::Break(())));
    }

    #[test]
    fn work_that_fails_is_noticed() {
        let (told, hears) = channel::<()>();
        let work = Work::<()>::start(&egui::Context::default(), move |_| {
            let _gone_with_the_thread = told;
            std::panic::resume_unwind(Box::new("it fails"));
        });
        assert!(hears.recv().is_err());
        assert!(work.answer.recv().is_err());
        assert_eq!(work.poll(), WorkState::Lost);
    }
}
