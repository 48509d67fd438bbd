//! Penalties: who sits out and for how long, what was given, and the form that gives one.

use crate::ui::action::Actions;
use crate::ui::view::View;
use egui::Ui;

/// What is typed and chosen on this screen.
#[derive(Debug, Default)]
pub struct PenaltiesScreen;

impl PenaltiesScreen {
    /// Forgets what belongs to another tournament.
    pub fn forget(&mut self) {
        *self = Self;
    }

    /// Shows the screen.
    pub fn ui(&mut self, _: &mut Ui, _: &View<'_>, _: &mut Actions) {}
}
