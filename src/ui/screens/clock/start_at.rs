//! Starting at a time of day.

use crate::view::View;
use crate::widgets::{Push, field_ui, small_ui};
use egui::Ui;
use engine::Command;
use words::typed::next_moment;

#[derive(Debug, Default)]
pub struct StartAt {
    typed: String,
}

impl StartAt {
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let mut done = false;
        ui.horizontal(|ui| {
            ui.scope(|ui| {
                ui.set_max_width(120.0);
                field_ui(ui, &view.text("clock-schedule-time"), "19:30", &mut self.typed);
            });
            let moment = next_moment(&self.typed, view.now, view.offset);
            let command = moment.map(|at| Command::ScheduleStart { at });
            let unreadable = view.text("clock-schedule-unreadable");
            let refusal = match &command {
                Some(command) => view.refusal(command),
                None => Some(unreadable),
            };
            let words = view.text("clock-schedule-set");
            let push = Push::primary(&words).refused(refusal.as_deref());
            if let (true, Some(command)) = (ui.add(push).clicked(), command) {
                view.actions.submit(command);
                done = true;
            }
            done |= ui.add(Push::quiet(view.text("common-cancel"))).clicked();
            if let Some(at) = moment {
                let day = view.words.date(at, view.offset);
                small_ui(ui, day);
            }
        });
        done
    }
}
