//! A notice: what was in the way, and what to do. It never stands in front of anything.

use crate::theme::{Size, Tone, shape, space, text, text_bold};
use crate::widgets::badge::Urgency;
use crate::widgets::button::Push;
use crate::widgets::frame::frame_in;
use crate::widgets::labels::{label_ui, said_ui};
use egui::{Align, Layout, Margin, Ui, Vec2};

/// What the director is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    pub urgency: Urgency,
    /// What is in the way, or what happened.
    pub title: String,
    pub hint: String,
    /// What can be done about it at once.
    pub buttons: Vec<String>,
}

/// Less wide than this its buttons stand under its words.
const ROW_WIDTH: f32 = 420.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticePressed {
    Seen,
    Button(usize),
}

/// Shows a notice; `seen` names the button that puts it away.
pub fn notice_ui(ui: &mut Ui, notice: &Notice, seen: &str) -> Option<NoticePressed> {
    let mut pressed = None;
    let soft = match notice.urgency {
        Urgency::Attention => Tone::AttentionSoft,
        Urgency::Stopped => Tone::StoppedSoft,
        Urgency::Good => Tone::AccentSoft,
        Urgency::Info | Urgency::Quiet => Tone::InfoSoft,
    };
    frame_in(ui, soft, notice.urgency.tone())
        .inner_margin(Margin::symmetric(space::CARD, space::THIN))
        .show(ui, |ui| {
            if ui.available_width() < ROW_WIDTH {
                ui.set_width(ui.available_width());
                ui.horizontal_top(|ui| words_ui(ui, notice));
                let row = Layout::right_to_left(Align::Center).with_main_wrap(true);
                let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
                ui.allocate_ui_with_layout(size, row, |ui| {
                    pressed = buttons_ui(ui, notice, seen);
                });
                return;
            }
            let row = Layout::right_to_left(Align::Center);
            let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
            ui.allocate_ui_with_layout(size, row, |ui| {
                pressed = buttons_ui(ui, notice, seen);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| words_ui(ui, notice));
            });
        });
    pressed
}

fn buttons_ui(ui: &mut Ui, notice: &Notice, seen: &str) -> Option<NoticePressed> {
    let mut pressed = None;
    // A question with all its answers is not put away without one.
    let is_question = notice.buttons.len() > 1;
    if !is_question && ui.add(Push::secondary(seen).small()).clicked() {
        pressed = Some(NoticePressed::Seen);
    }
    for (index, words) in notice.buttons.iter().enumerate().rev() {
        // Nobody is pushed to one of several answers.
        let push = if is_question { Push::secondary(words) } else { Push::primary(words) };
        if ui.add(push.small()).clicked() {
            pressed = Some(NoticePressed::Button(index));
        }
    }
    pressed
}

fn words_ui(ui: &mut Ui, notice: &Notice) {
    label_ui(ui, notice.urgency.icon(), Size::Lead, Tone::Text);
    if notice.hint.is_empty() {
        said_ui(ui, text_bold(&notice.title, Size::Body));
        return;
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        said_ui(ui, text_bold(&notice.title, Size::Body));
        said_ui(ui, text(&notice.hint, Size::Small));
    });
}

/// A notice of what is in the way; its first line is the title, the others are the hint.
#[must_use]
pub fn notice_of(text: &str, urgency: Urgency) -> Notice {
    let (title, hint) = text.split_once('\n').unwrap_or((text, ""));
    Notice { urgency, title: title.to_owned(), hint: hint.replace('\n', " · "), buttons: vec![] }
}
