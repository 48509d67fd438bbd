//! Keys that belong to the command box, taken before anybody else sees them.

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

/// Takes everything that was typed from the first letter on that is wanted.
pub(super) fn take_text(ctx: &Context, is_wanted: impl Fn(char) -> bool) -> String {
    ctx.input_mut(|input| {
        let mut taken = String::new();
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            if taken.is_empty() && !text.starts_with(&is_wanted) {
                return true;
            }
            taken.push_str(text);
            false
        });
        taken
    })
}
