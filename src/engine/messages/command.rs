//! What can be asked of the messages to the room, and why it is refused.

use crate::ask::Ask;
use crate::clock::check_start;
use crate::event::Event;
use crate::messages::Message;
use crate::refusal::{Refusal, refuse_if};
use crate::tournament::Tournament;

/// Shows a message in the place of any other.
///
/// # Errors
/// Where it says nothing, is too long, or would be over already or in more than a year.
pub fn decide_show(message: &Message, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    let words: Vec<&str> = message.text.split_whitespace().collect();
    let visible = |letter: &char| !letter.is_control();
    let text: String = words.join(" ").chars().filter(visible).collect();
    refuse_if!(text.is_empty(), Refusal::MessageEmpty);
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let most = Message::LETTERS_MAX;
    refuse_if!(letters > most, Refusal::MessageTooLong { letters, most });
    if let Some(until) = message.until {
        check_start(until, ask.at)?;
    }
    let message = Message { text, ..message.clone() };
    Ok(vec![Event::MessageShown { at: ask.at, message }])
}

/// Takes down the message that is shown.
///
/// # Errors
/// Where none is.
pub fn decide_take_down(tournament: &Tournament, ask: &Ask<'_>) -> Result<Vec<Event>, Refusal> {
    refuse_if!(tournament.messages.shown(ask.at).is_none(), Refusal::NoMessageShown);
    Ok(vec![Event::MessageTakenDown { at: ask.at }])
}
