//! A need as a card, with what its buttons ask for.

use crate::view::View;
use crate::vocabulary::{Action, ScreenId};
use crate::widgets::{Card, CardButton, Urgency};
use words::{Args, NeedText};

/// A need as it is shown.
#[derive(Debug, Clone, PartialEq)]
pub struct NeedCard {
    pub card: Card,
    pub answers: Vec<Action>,
    /// The screen whose affair it is.
    pub screen: ScreenId,
}

pub(super) fn card(
    view: &View<'_>,
    id: &str,
    args: &Args,
    urgency: Urgency,
    answers: impl IntoIterator<Item = Action>,
) -> Option<NeedCard> {
    let answers: Vec<Action> = answers.into_iter().collect();
    let NeedText { title, detail, button, other } = view.words.need(id, args);
    let words = [button, other].into_iter().flatten();
    let buttons =
        words.zip(&answers).map(|(words, answer)| card_button(view, &title, words, answer));
    let buttons = buttons.collect();
    let lines = detail.into_iter().filter(|line| !line.is_empty()).collect();
    let card = Card { urgency, title, lines, citation: None, buttons };
    Some(NeedCard { card, answers, screen: ScreenId::Tables })
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
    CardButton { name: format!("{words} ({title})"), words, refusal, shortcut: None }
}
