//! Keys that belong to the command box, taken before anybody else sees them.

use crate::keymap::is_function;
use egui::{Context, Event, Key, Modifiers};

/// The keys that were pressed.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Heard {
    pub(super) up: bool,
    pub(super) down: bool,
    pub(super) tab: bool,
    pub(super) enter: bool,
    pub(super) escape: bool,
}

/// Takes the keys that walk, complete, confirm and close.
pub(super) fn hear(ctx: &Context) -> Heard {
    let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    Heard {
        up: pressed(Key::ArrowUp),
        down: pressed(Key::ArrowDown),
        tab: pressed(Key::Tab),
        enter: pressed(Key::Enter),
        escape: pressed(Key::Escape),
    }
}

/// What was typed while the field did not have the focus yet.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Early {
    pub(crate) text: String,
    /// So many letters were taken back from before.
    pub(crate) back: usize,
}

/// Takes everything that was typed from the first letter on that is wanted, with the keys that go
/// with it: a space is a space, and does not start the clock.
pub(crate) fn take_early(ctx: &Context, is_wanted: impl Fn(char) -> bool) -> Option<Early> {
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
pub(crate) fn take_rest(ctx: &Context) -> Early {
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
