//! Counted stacks: what was expected and what was found.

use crate::ui::action::Actions;
use crate::ui::view::View;
use egui::Ui;

/// What is typed and chosen here.
#[derive(Debug, Default)]
pub(super) struct CountsPart;

impl CountsPart {
    pub(super) fn ui(&mut self, _: &mut Ui, _: &View<'_>, _: &mut Actions) {}
}
