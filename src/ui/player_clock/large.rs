//! One clock as large as the screen allows, for everybody at the table.

use crate::player_clock::strip::{Look, buttons_ui, digits, remark, spoken, urgency, who_words};
use crate::player_clock::{ClockDesk, Running};
use crate::theme::{Size, Tone, bold_of, color, icons, radius, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, ClockAction};
use crate::widgets::Push;
use egui::{Align, Align2, Key, Label, Layout, Modifiers, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

/// The largest digits, for a monitor on the wall.
const DIGITS_MAX: f32 = 720.0;
/// How much of the height the letters of a digit take.
const LETTER_SHARE: f32 = 0.95;
/// How wide a digit is, by its height.
const DIGIT_WIDTH: f32 = 0.62;
/// Over the digits stand the player and the kind of clock.
const HEAD_HEIGHT: f32 = 64.0;

impl ClockDesk {
    /// Shows the clock that was asked for; false where none is, and the screen has the room.
    pub fn large_ui(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(which) = self.large.filter(|_| view.back.is_none()) else { return false };
        let running = self.running(view.tournament, view.now);
        let Some(clock) = running.iter().find(|clock| clock.which == which) else {
            view.actions.push(Action::PlayerClock(ClockAction::Enlarge(None)));
            return false;
        };
        let leaves = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if leaves {
            view.actions.push(Action::PlayerClock(ClockAction::Enlarge(None)));
        }
        clock_ui(ui, view, clock);
        true
    }
}

fn clock_ui(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let urgency = urgency(clock.phase());
    ui.horizontal(|ui| {
        ui.set_min_height(HEAD_HEIGHT);
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let (words, tip) =
                (view.text("player-clock-shrink"), view.text("player-clock-shrink.tip"));
            let escape = ui
                .ctx()
                .format_shortcut(&egui::KeyboardShortcut::new(Modifiers::NONE, Key::Escape));
            let push = Push::secondary(&words).icon(icons::CLOSE).tip(&tip);
            if ui.add(push.shortcut(&escape)).clicked() {
                view.actions.push(Action::PlayerClock(ClockAction::Enlarge(None)));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.add(Label::new(text_bold(who_words(view, clock), Size::Title)).truncate());
                let words = format!("{} {}", urgency.icon(), remark(view, clock));
                let words = text(words, Size::Lead).color(color(ui, urgency.text()));
                ui.add(Label::new(words).truncate());
            });
        });
    });
    // The buttons first, from below: what is left is for the digits.
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.allocate_ui_with_layout(
            Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT),
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| buttons_ui(ui, view, clock, Look::Large),
        );
        ui.add_space(space::ONE);
        digits_ui(ui, view, clock);
    });
}

fn digits_ui(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let tone = color(ui, urgency(clock.phase()).text());
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let name = spoken(view, clock);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let mut bar = rect;
    bar.min.y = bar.max.y - 2.0 * shape::PROGRESS;
    ui.painter().rect_filled(bar, radius::SMALL, color(ui, Tone::Field));
    let done = Rect::from_min_size(bar.min, Vec2::new(bar.width() * clock.share(), bar.height()));
    ui.painter().rect_filled(done, radius::SMALL, tone);
    let mut room = rect;
    room.max.y = bar.min.y - space::ONE;
    let shown = digits(clock);
    // Three signs at least, so that the digits keep their size when the tens run out.
    let signs = u16::try_from(shown.chars().count().max(2)).unwrap_or(u16::MAX);
    let by_width = room.width() / (f32::from(signs) * DIGIT_WIDTH);
    let points = (room.height() * LETTER_SHARE).min(by_width).min(DIGITS_MAX);
    let font = bold_of(points);
    ui.painter().text(room.center(), Align2::CENTER_CENTER, shown, font, tone);
}
