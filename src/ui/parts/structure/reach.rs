//! Which cells of the sheet may be typed into, and the ways between them.

use crate::parts::structure::view::SheetView;
use engine::structure::{Column, Kinds, number};

/// The cell of the sheet in which somebody types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) row: usize,
    pub(super) column: Column,
}

/// What of a line may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// It was played, and nothing of it may change.
    Played,
    /// It is on: only how long it lasts.
    On,
    /// It is to come: everything.
    Ahead,
}

pub(super) fn reach(view: SheetView<'_>, row: usize) -> Reach {
    match view.on {
        Some(on) if row < on => Reach::Played,
        Some(on) if row == on => Reach::On,
        _ => Reach::Ahead,
    }
}

/// Whether somebody may type there.
pub(super) fn is_open(view: SheetView<'_>, cell: Cell) -> bool {
    let has_number =
        view.structure.stages.get(cell.row).and_then(|stage| number(stage, cell.column)).is_some();
    has_number
        && match reach(view, cell.row) {
            Reach::Played => false,
            Reach::On => cell.column == Column::Minutes,
            Reach::Ahead => true,
        }
}

/// The next open cell of the column, so many rows at a time; breaks without it are passed over.
pub(super) fn below(view: SheetView<'_>, from: Cell, rows: isize) -> Option<Cell> {
    let mut row = from.row;
    loop {
        row = row.checked_add_signed(rows).filter(|row| *row < view.structure.stages.len())?;
        let cell = Cell { row, ..from };
        if is_open(view, cell) {
            return Some(cell);
        }
    }
}

pub(super) fn beside(view: SheetView<'_>, from: Cell, cells: isize) -> Option<Cell> {
    let columns = Kinds::of(view.structure).columns();
    let at = columns.iter().position(|column| *column == from.column)?;
    let column = *columns.get(at.checked_add_signed(cells)?)?;
    let cell = Cell { column, ..from };
    is_open(view, cell).then_some(cell)
}
