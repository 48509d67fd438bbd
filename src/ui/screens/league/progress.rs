//! How far a thread is.

use crate::view::HouseDesk;
use egui::{ProgressBar, Ui};
use words::Args;

/// Shows how far a thread has read.
pub(super) fn progress_ui(ui: &mut Ui, desk: &HouseDesk<'_>, no: usize, of: usize) {
    let args = Args::new().no("no", no).no("of", of);
    let said = desk.say("league-reading", &args);
    let share = no as f32 / of.max(1) as f32;
    ui.add(ProgressBar::new(share).text(said));
}
