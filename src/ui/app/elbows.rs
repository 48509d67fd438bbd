//! The lock against elbows: while it is on, nothing that is pressed changes the tournament.

use crate::theme::icons;
use crate::view::View;
use crate::vocabulary::{Action, Verb};
use crate::widgets::Push;
use egui::Ui;

/// For so long a press on the button waits for the second one, in seconds.
const SECOND_PRESS_SECS: f64 = 4.0;

/// Whether the window is locked against elbows.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Elbows {
    /// Nothing that is pressed changes the tournament.
    pub is_locked: bool,
    /// When the button that unlocks was pressed for the first time.
    pressed_at: Option<f64>,
}

impl Elbows {
    /// Locks the window where it is unlocked, and unlocks it where it is locked.
    pub fn turn(&mut self) {
        *self = Self { is_locked: !self.is_locked, pressed_at: None };
    }

    /// The button: one press locks, two unlock.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let now = ui.input(|input| input.time);
        let is_fresh = |at: &f64| now - at < SECOND_PRESS_SECS;
        self.pressed_at = self.pressed_at.filter(is_fresh);
        let (id, icon) = match (self.is_locked, self.pressed_at) {
            (false, _) => ("lock-open", icons::UNLOCKED),
            (true, None) => ("lock-closed", icons::LOCK),
            (true, Some(_)) => ("lock-again", icons::LOCK),
        };
        let (words, tip) = (view.text(id), view.text("lock-elbows.tip"));
        let keys = Verb::ElbowLock.keys(ui.ctx());
        let push = if self.is_locked { Push::chosen(&words) } else { Push::quiet(&words) };
        let push = push.icon(icon).small().tip(&tip).shortcut(keys);
        if !ui.add(push).clicked() {
            return;
        }
        if self.is_locked && self.pressed_at.is_none() {
            self.pressed_at = Some(now);
        } else {
            view.actions.push(Action::Do(Verb::ElbowLock));
        }
    }
}
