//! What needs to be known of a database that is away, and of what waits for it, as cards.

use crate::needs::card::{NeedCard, card_button};
use crate::view::{Shared, View, Waiting};
use crate::vocabulary::{Action, DeskAction, ScreenId};
use crate::widgets::{Card, CardButton, Urgency};
use session::WhenAway;
use words::Args;

/// The cards, the most urgent first; none while the database answers and nothing waits.
pub(super) fn desk_cards(view: &View<'_>) -> Vec<NeedCard> {
    let Some(shared) = view.shared else { return Vec::new() };
    let away = shared.away_since.map(|_| away_card(view, shared));
    let waiting = shared.waiting.iter().enumerate();
    away.into_iter().chain(waiting.map(|(at, waiting)| waiting_card(view, at, waiting))).collect()
}

fn card_of(
    view: &View<'_>,
    urgency: Urgency,
    title: String,
    lines: Vec<String>,
    answer: Option<(&str, DeskAction)>,
) -> NeedCard {
    let (id, answers): (_, Vec<Action>) = match answer {
        Some((id, action)) => (Some(id), vec![Action::Desk(action)]),
        None => (None, Vec::new()),
    };
    let words = id.map(|id| view.text(id));
    let buttons = words.into_iter().zip(&answers);
    let button = |(words, answer): (String, &Action)| CardButton {
        is_aside: true,
        ..card_button(view, &title, words, answer)
    };
    let buttons = buttons.map(button).collect();
    let card = Card { urgency, title, lines, citation: None, buttons };
    NeedCard { card, answers, screen: ScreenId::Setup }
}

fn away_card(view: &View<'_>, shared: &Shared) -> NeedCard {
    let (line, answer) = match shared.when_away {
        WhenAway::Wait => ("desks-away-wait", ("desks-refuse", WhenAway::Refuse)),
        WhenAway::Refuse => ("desks-away-refuse", ("desks-wait", WhenAway::Wait)),
    };
    let lines = vec![view.text("desks-away-goes-on"), view.text(line)];
    let answer = (answer.0, DeskAction::KeepWhenAway(answer.1));
    card_of(view, Urgency::Stopped, view.text("desks-away-title"), lines, Some(answer))
}

fn waiting_card(view: &View<'_>, at: usize, waiting: &Waiting) -> NeedCard {
    let title = view.say("desks-waits", &Args::new().text("what", waiting.words.as_str()));
    let since = view.words.time_with_secs(waiting.since, view.offset);
    let id = if waiting.is_sent { "desks-waits-sent" } else { "desks-waits-since" };
    let lines = vec![view.say(id, &Args::new().text("time", since))];
    let forget = ("desks-forget", DeskAction::ForgetWaiting(at));
    card_of(view, Urgency::Attention, title, lines, (!waiting.is_sent).then_some(forget))
}
