//! A need as a card, with what its buttons ask for.

use crate::view::View;
use crate::vocabulary::{Action, ScreenId};
use crate::widgets::{Card, CardButton, Urgency, card_ui};
use egui::Ui;
use reports::Need;
use words::{NeedText, NeedsNow};

/// A need as it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct NeedCard {
    pub card: Card,
    pub answers: Vec<Action>,
    /// The screen whose affair it is.
    pub screen: ScreenId,
}

/// A need in words, with a button for each answer that has words.
pub(super) fn card(
    view: &View<'_>,
    need: &Need,
    (screen, urgency): (ScreenId, Urgency),
    answers: Vec<Action>,
) -> NeedCard {
    let now = NeedsNow {
        tournament: view.tournament,
        needs: &view.digest.needs,
        plan: &view.digest.plan,
        offset: view.offset,
    };
    let NeedText { title, lines, citation, button, other } = view.words.need_said(need, now);
    let words = [button, other].into_iter().flatten();
    let buttons =
        words.zip(&answers).map(|(words, answer)| card_button(view, &title, words, answer));
    let buttons = buttons.collect();
    let card = Card { urgency, title, lines, citation, buttons };
    NeedCard { card, answers, screen }
}

pub(super) fn card_button(
    view: &View<'_>,
    title: &str,
    words: String,
    answer: &Action,
) -> CardButton {
    let refusal = match answer {
        Action::Tournament(command) => view.refusal(command),
        _ => None,
    };
    let name = format!("{words} ({title})");
    CardButton { name, words, refusal, shortcut: None, is_aside: false }
}

/// The needs as cards; whether a button of one was pressed.
pub fn cards_ui(ui: &mut Ui, view: &View<'_>, needs: &[NeedCard]) -> bool {
    let mut is_pressed = false;
    for need in needs {
        let pressed = card_ui(ui, &need.card).and_then(|button| need.answers.get(button));
        if let Some(answer) = pressed {
            view.actions.push(answer.clone());
            is_pressed = true;
        }
    }
    is_pressed
}
