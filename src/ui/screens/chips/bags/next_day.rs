//! When the next day begins, so that screens, phones and pages can say so.

use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, heading_ui, said_ui};
use egui::Ui;
use engine::Command;
use engine::values::Timestamp;
use words::Args;
use words::typed::next_moment;

/// How many days are offered to choose from.
const DAYS: i64 = 7;
const DAY_MILLIS: i64 = 24 * 3_600_000;
const TIME_WIDTH: f32 = 120.0;

/// The start of the next day while it is told.
#[derive(Debug, Default)]
pub(super) struct NextDayForm {
    typed: String,
    /// Days after the first such time of day.
    days: i64,
}

impl NextDayForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let days = view.tournament.days();
        let Some(end) = days.end() else { return };
        let day = || Args::new().no("day", days.day().saturating_add(1));
        heading_ui(ui, view.say("days-next-starts", &day()));
        if let Some(at) = end.next_begins {
            let time = view.words.begins(at, view.now, view.offset);
            said_ui(ui, view.say("days-next-known", &day().text("time", time)));
            view.plain_command_ui(ui, "days-next-unsay", Command::ScheduleNextDay { at: None });
            return;
        }
        ui.scope(|ui| {
            ui.set_max_width(TIME_WIDTH);
            field_ui(ui, &view.text("days-next-time"), "12:00", &mut self.typed);
        });
        let on = |days: i64| {
            let from = view.now.plus_millis(days.saturating_mul(DAY_MILLIS));
            next_moment(&self.typed, from, view.offset)
        };
        let offered: Vec<(i64, Timestamp)> =
            (0..DAYS).filter_map(|days| Some((days, on(days)?))).collect();
        let chosen = offered.iter().find(|(days, _)| *days == self.days).map(|(_, at)| *at);
        ui.horizontal_wrapped(|ui| {
            let said = |at: Timestamp| view.words.begins(at, view.now, view.offset);
            let offered = offered.iter().map(|(days, at)| (*days, said(*at)));
            choices_ui(ui, &mut self.days, offered);
        });
        let command = chosen.map(|at| Command::ScheduleNextDay { at: Some(at) });
        let refusal = match &command {
            Some(command) => view.refusal(command),
            None => Some(view.text("clock-schedule-unreadable")),
        };
        let words = view.say("days-next-say", &day());
        let tip = view.text("days-next-say.tip");
        let push = Push::secondary(&words).tip(&tip).refused(refusal.as_deref());
        if let (true, Some(command)) = (ui.add(push).clicked(), command) {
            view.actions.submit(command);
            *self = Self::default();
        }
        ui.add_space(space::ONE);
    }
}
