//! What is in hand while the pointer pulls.

use egui::{Pos2, Response, Vec2};
use engine::values::PlayerId;

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Hold {
    Player {
        player: PlayerId,
    },
    /// The marked tables, pulled from one spot so far.
    Tables {
        /// The spot they are pulled from, in centimeters.
        from: Pos2,
        /// How far they were pulled, in centimeters.
        by: Vec2,
    },
    /// A band around tables, from one spot to another, in centimeters.
    Band {
        from: Pos2,
        to: Pos2,
    },
}

/// Where the pointer was when it began to pull.
pub fn pressed_at(response: &Response) -> Option<Pos2> {
    let origin = response.ctx.input(|input| input.pointer.press_origin());
    origin.or(response.interact_pointer_pos())
}
