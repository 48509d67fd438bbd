//! What a button proposes to print.

use engine::Command;
use engine::values::{PlayerId, TableNo};
use print::Sheet;
use std::sync::Arc;
use words::Leaflet;

/// What a button elsewhere proposes to print.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PrintChoice {
    Sheet(&'static Sheet, Whom),
    /// A deal that is proposed, to be signed before it is made.
    Deal(Arc<Command>),
    /// One answer, rule page or guide.
    Leaflet(Arc<Leaflet>),
}

/// Of whom a sheet is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    All,
    /// Of those whom the newest draw or broken table gave a seat.
    Newest,
    /// Of everybody at this table.
    Table(TableNo),
    Player(PlayerId),
}

impl PrintChoice {
    /// All of this sheet, for every table and player.
    pub fn all(sheet: &'static Sheet) -> Self {
        Self::Sheet(sheet, Whom::All)
    }
}
