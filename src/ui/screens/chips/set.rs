//! The chips of the house, and what an entry gets.

use crate::ui::action::Actions;
use crate::ui::view::View;
use egui::Ui;

/// What is typed and chosen here.
#[derive(Debug, Default)]
pub(super) struct SetPart;

impl SetPart {
    pub(super) fn ui(&mut self, _: &mut Ui, _: &View<'_>, _: &mut Actions) {}
}
