//! Where the parts of the screen are: by the size of the window alone, so that no table moves when
//! something is chosen, told or asked.

use crate::theme::{shape, space};
use egui::{Rect, Sense, Ui, Vec2};

/// What the window keeps for the screen around the room.
#[derive(Debug, Clone, Copy)]
pub struct RoomPlace {
    /// The row over the room; the banner of the past stands in it, too.
    pub band: Rect,
    /// Where a form stands, while there is one.
    pub side: Option<Rect>,
}

impl RoomPlace {
    /// Takes the row over the room.
    pub fn of(ui: &mut Ui, side: Option<Rect>) -> Self {
        let size = Vec2::new(ui.available_width(), shape::ROOM_BAND);
        Self { band: ui.allocate_exact_size(size, Sense::hover()).0, side }
    }
}

/// The room, and what can be done with a seat and a table under it.
pub(super) struct Parts {
    pub room: Rect,
    pub bars: Rect,
}

impl Parts {
    /// A low window has room for one bar.
    pub fn of(ui: &Ui) -> Self {
        let all = ui.available_rect_before_wrap();
        let rest = if is_low(ui) { 0.0 } else { shape::BUTTON_HEIGHT + space::ONE };
        let (mut room, mut bars) = (all, all);
        bars.min.y = (all.max.y - shape::BAR_HEIGHT - rest).max(all.min.y);
        room.max.y = (bars.min.y - space::ONE).max(all.min.y);
        Self { room, bars }
    }
}

/// Whether the window has no room for what can be done with a seat and with its table.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < shape::BARS_BOTH
}
