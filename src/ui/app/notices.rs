//! What the director is told: a few notices at the top of the screen, never in front of it.

use crate::vocabulary::{Action, Actions};
use crate::widgets::{Notice, NoticePressed, notice_ui};
use egui::{Key, Ui};
use words::Words;

/// How many notices stand at once; older ones go.
const NOTICES_MAX: usize = 3;

/// A notice, and what its buttons ask for.
#[derive(Debug, Clone, PartialEq)]
struct ToldNotice {
    notice: Notice,
    answers: Vec<Action>,
    stays: Stays,
    /// Names a notice whose numbers change.
    id: Option<&'static str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stays {
    UntilDone,
    UntilSeen,
}

#[derive(Debug, Default)]
pub struct Notices {
    told: Vec<ToldNotice>,
}

impl Notices {
    /// Tells something that asks for nothing.
    pub fn tell(&mut self, notice: Notice, stays: Stays) {
        self.ask(notice, Vec::new(), stays);
    }

    /// Tells something whose buttons ask for these.
    pub fn ask(&mut self, notice: Notice, answers: Vec<Action>, stays: Stays) {
        self.told.retain(|told| told.notice != notice);
        self.told.push(ToldNotice { notice, answers, stays, id: None });
        let more = self.told.len().saturating_sub(NOTICES_MAX);
        self.told.drain(..more);
    }

    /// Tells something that is in the way of nothing, and stays the same while its numbers change.
    pub fn tell_once(&mut self, id: &'static str, notice: Notice, answers: Vec<Action>) {
        self.told.retain(|told| told.id != Some(id));
        self.told.push(ToldNotice { notice, answers, stays: Stays::UntilSeen, id: Some(id) });
    }

    /// Tells how something stands until something else is done, in place of how it stood before.
    pub fn tell_while(&mut self, id: &'static str, notice: Notice) {
        self.forget(id);
        let (answers, stays) = (Vec::new(), Stays::UntilDone);
        self.told.push(ToldNotice { notice, answers, stays, id: Some(id) });
    }

    /// Forgets what was told under this id.
    pub fn forget(&mut self, id: &'static str) {
        self.told.retain(|told| told.id != Some(id));
    }

    /// Something was done: what was in the way of something else is of no interest now.
    pub fn done(&mut self) {
        self.told.retain(|told| told.stays == Stays::UntilSeen);
    }

    pub fn clear(&mut self) {
        self.told.clear();
    }

    /// Shows the notices, latest first. Escape puts away what only stands until something is done.
    pub fn ui(&mut self, ui: &mut Ui, words: &Words, actions: &Actions) {
        if ui.input(|input| input.key_pressed(Key::Escape)) {
            self.done();
        }
        let seen = words.text("common-seen");
        let mut gone = None;
        for (index, told) in self.told.iter().enumerate().rev() {
            match notice_ui(ui, &told.notice, &seen) {
                Some(NoticePressed::Seen) => gone = Some(index),
                Some(NoticePressed::Button(button)) => {
                    told.answers
                        .get(button)
                        .cloned()
                        .into_iter()
                        .for_each(|answer| actions.push(answer));
                    gone = Some(index);
                }
                None => {}
            }
        }
        if let Some(index) = gone {
            self.told.remove(index);
        }
    }
}
