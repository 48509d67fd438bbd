//! A card: something that needs doing, with its buttons.

use crate::theme::{Size, Tone, color, space, text, text_bold};
use crate::widgets::badge::Urgency;
use crate::widgets::button::Push;
use crate::widgets::frame::barred_card_ui;
use crate::widgets::labels::{muted_ui, said_ui};
use egui::Ui;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardButton {
    pub words: String,
    /// What a screen reader says, where several cards have the same button.
    pub name: String,
    /// Why it cannot be pressed, if so.
    pub refusal: Option<String>,
    pub shortcut: Option<String>,
    /// It can be done, and nobody is pushed to it.
    pub is_aside: bool,
}

/// Something that needs doing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub urgency: Urgency,
    pub title: String,
    /// Who, where and why, a line each.
    pub lines: Vec<String>,
    pub citation: Option<String>,
    /// What can be done about it; the first is what is meant.
    pub buttons: Vec<CardButton>,
}

/// Shows a card; gives the number of the button that was pressed.
pub fn card_ui(ui: &mut Ui, card: &Card) -> Option<usize> {
    barred_card_ui(ui, card.urgency.tone(), |ui| {
        words_ui(ui, card);
        buttons_ui(ui, card)
    })
}

fn words_ui(ui: &mut Ui, card: &Card) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let icon = text(card.urgency.icon(), Size::Body).color(color(ui, card.urgency.text()));
        ui.label(icon);
        said_ui(ui, text_bold(&card.title, Size::Body));
    });
    for line in &card.lines {
        muted_ui(ui, line);
    }
    if let Some(citation) = &card.citation {
        ui.label(text(citation, Size::Small).color(color(ui, Tone::TextMuted)).italics());
    }
}

fn buttons_ui(ui: &mut Ui, card: &Card) -> Option<usize> {
    if card.buttons.is_empty() {
        return None;
    }
    ui.add_space(space::HALF);
    let mut pressed = None;
    let room = ui.available_width();
    ui.horizontal_wrapped(|ui| {
        for (index, button) in card.buttons.iter().enumerate() {
            let is_meant = index == 0 && card.urgency != Urgency::Quiet && !button.is_aside;
            let push = if is_meant {
                Push::primary(&button.words)
            } else {
                Push::secondary(&button.words)
            };
            let push = push
                .name(&button.name)
                .refused(button.refusal.as_deref())
                .shortcut(button.shortcut.as_deref().unwrap_or_default());
            // A longer one would push the strip over the screen beside it.
            let push = match push.natural_width(ui) > room {
                true => push.width(room).tip(&button.words),
                false => push,
            };
            if ui.add(push).clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed
}
