//! Starting at a time of day.

use crate::engine::Command;
use crate::engine::values::Timestamp;
use crate::ui::action::Actions;
use crate::ui::theme::{Size, Tone, color, text};
use crate::ui::view::{Go, View};
use crate::ui::widgets::button::Push;
use crate::ui::widgets::field::field_ui;
use crate::words::UtcOffset;
use egui::Ui;

const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;
const MINUTE_MILLIS: i64 = 60 * 1000;

/// The time of day while it is typed.
#[derive(Debug, Default)]
pub struct StartAt {
    typed: String,
}

impl StartAt {
    /// Shows the field; whether it is done with.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) -> Go {
        let mut done = Go::No;
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
                actions.submit(command);
                done = Go::Yes;
            }
            if ui.add(Push::quiet(&view.text("common-cancel"))).clicked() {
                done = Go::Yes;
            }
            if let Some(at) = moment {
                let day = view.words.date(at, view.offset);
                ui.label(text(day, Size::Small).color(color(ui, Tone::TextMuted)));
            }
        });
        done
    }
}

/// The next moment at which the clocks here show what was typed.
fn next_moment(typed: &str, now: Timestamp, offset: UtcOffset) -> Option<Timestamp> {
    let (hours, minutes) = typed.trim().split_once([':', '.', ' '])?;
    let (hours, minutes) = (hours.parse::<i64>().ok()?, minutes.trim().parse::<i64>().ok()?);
    if !(0..24).contains(&hours) || !(0..60).contains(&minutes) {
        return None;
    }
    let ahead = i64::from(offset.0) * MINUTE_MILLIS;
    let midnight = (now.0 + ahead).div_euclid(DAY_MILLIS) * DAY_MILLIS - ahead;
    let today = Timestamp(midnight + (hours * 60 + minutes) * MINUTE_MILLIS);
    Some(if today > now { today } else { today.plus_millis(DAY_MILLIS) })
}

#[cfg(test)]
mod tests {
    use crate::engine::values::Timestamp;
    use crate::ui::screens::clock::start_at::next_moment;
    use crate::words::UtcOffset;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_time_of_day_is_the_next_one_here() {
        let now = Timestamp(10 * HOUR);
        let at = |typed| next_moment(typed, now, UtcOffset(60)).map(|at| at.0 / HOUR);
        assert_eq!(at("12:00"), Some(11));
        assert_eq!(at("10:00"), Some(33));
        assert_eq!(at("25:00"), None);
        assert_eq!(at("noon"), None);
    }
}
