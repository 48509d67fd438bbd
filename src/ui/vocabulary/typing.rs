//! Letters that are meant for a field which does not have the keys yet.

use crate::vocabulary::keymap::is_function;
use egui::{Context, Event, Key};

/// What was typed while the field did not have the focus yet.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Early {
    pub text: String,
    /// So many letters were taken back from before.
    pub back: usize,
}

/// Takes everything that was typed from the first letter on that is wanted, with the keys that go
/// with it: a space is a space, and does not start the clock.
pub fn take_early(ctx: &Context, is_wanted: impl Fn(char) -> bool) -> Option<Early> {
    ctx.input_mut(|input| {
        if input.modifiers.alt {
            // A letter with Alt is a shortcut.
            return None;
        }
        let mut taken: Option<Early> = None;
        input.events.retain(|event| match event {
            Event::Text(text) if taken.is_some() || text.starts_with(&is_wanted) => {
                taken.get_or_insert_default().text.push_str(text);
                false
            }
            _ => true,
        });
        taken
    })
}

/// Takes what else is typed before the field has the focus.
pub fn take_rest(ctx: &Context) -> Early {
    ctx.input_mut(|input| {
        let mut early = Early::default();
        input.events.retain(|event| match event {
            Event::Text(text) => {
                early.text.push_str(text);
                false
            }
            Event::Key { key: Key::Backspace, pressed: true, .. } => {
                if early.text.pop().is_none() {
                    early.back += 1;
                }
                false
            }
            Event::Key { key, pressed: true, modifiers, .. } => {
                modifiers.command || modifiers.alt || is_function(*key)
            }
            _ => true,
        });
        early
    })
}
