//! Where the columns of the sheet stand.

use crate::theme::space;
use engine::structure::{Column, Kinds};
use reports::Outlook;

/// How wide the number of a level is, a column of minutes, and what is foretold.
pub(super) const LEVEL_WIDTH: f32 = 56.0;
const MINUTES_WIDTH: f32 = 42.0;
pub(super) const FORETOLD_WIDTH: f32 = 46.0;
/// A column of stakes is at least so wide where something foretold is to stand beside it.
const STAKE_WIDTH_MIN: f32 = 58.0;

pub(super) struct Layout {
    pub(super) columns: Vec<(Column, f32, f32)>,
    /// Where what is foretold begins, where there is room.
    pub(super) foretold: Option<f32>,
}

impl Layout {
    pub(super) fn of(width: f32, kinds: Kinds, outlook: Option<&Outlook>) -> Self {
        let columns = kinds.columns();
        let stakes = columns.iter().filter(|column| **column != Column::Minutes).count();
        let stakes = f32::from(u8::try_from(stakes).unwrap_or(u8::MAX));
        // The bar at the edge is not written on.
        let room = width - LEVEL_WIDTH - MINUTES_WIDTH - space::TWO;
        let has_room = room - 2.0 * FORETOLD_WIDTH >= stakes * STAKE_WIDTH_MIN;
        let foretold = outlook.is_some() && has_room;
        let room = if foretold { room - 2.0 * FORETOLD_WIDTH } else { room };
        let stake = (room / stakes).clamp(40.0, 120.0);
        let mut x = LEVEL_WIDTH;
        let placed = columns.into_iter().map(|column| {
            let width = if column == Column::Minutes { MINUTES_WIDTH } else { stake };
            let at = x;
            x += width;
            (column, at, width)
        });
        let columns = placed.collect();
        Self { columns, foretold: foretold.then_some(x) }
    }
}
