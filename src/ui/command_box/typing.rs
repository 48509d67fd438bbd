//! Keys that belong to the command box, taken before anybody else sees them.

use egui::{Context, Key, Modifiers};

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
