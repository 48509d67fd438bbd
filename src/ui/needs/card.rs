//! A need as a card, with what its buttons ask for.

use crate::view::View;
use crate::vocabulary::{Action, ScreenId};
use crate::widgets::{Card, CardButton, Urgency, card_ui, is_settled};
use egui::{Id, Ui};
use reports::Need;
use words::{NeedText, NeedsNow};

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
    screen: ScreenId,
    urgency: Urgency,
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
///
/// A card that has become another one is not answered for a moment, nor are those beneath it: the
/// second click of a double click would pay out to the next player.
pub fn cards_ui(ui: &mut Ui, view: &View<'_>, needs: &[NeedCard]) -> bool {
    let mut is_pressed = false;
    let mut is_meant = true;
    for (at, need) in needs.iter().enumerate() {
        is_meant &= is_settled(ui, Id::unique(("need", at)), &need.answers);
        let pressed = card_ui(ui, &need.card).and_then(|button| need.answers.get(button));
        if let Some(answer) = pressed.filter(|_| is_meant) {
            view.actions.push(answer.clone());
            is_pressed = true;
        }
    }
    is_pressed
}
