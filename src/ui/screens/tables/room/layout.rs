//! Where each table is on the floor plan, in centimeters. Nothing here paints.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use engine::seating::{Spot, TablePlace};
use engine::values::TableNo;
use std::collections::BTreeMap;

/// From the middle of one table to that of its neighbor.
pub const PITCH: Vec2 = vec2(400.0, 250.0);
/// A table with the chairs around it.
pub const CELL: Vec2 = vec2(388.0, 238.0);
/// Tables stand on a grid of half a meter.
pub const STEP: f32 = 50.0;
/// Where the first table is: there is room to put others to its left and above it.
const FIRST: Pos2 = pos2(1000.0, 1000.0);

/// Where every table stands in the room.
#[derive(Debug, Clone, PartialEq)]
pub struct Layout {
    tables: BTreeMap<TableNo, Pos2>,
    /// What has a table or its chairs on it.
    pub bounds: Rect,
    /// Whether some table has no place of its own.
    pub is_automatic: bool,
}

impl Default for Layout {
    fn default() -> Self {
        let bounds = Rect::from_center_size(FIRST, CELL);
        Self { tables: BTreeMap::new(), bounds, is_automatic: false }
    }
}

/// Which way from a table to its neighbor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Way {
    /// One step on the grid that way.
    pub fn step(self) -> Vec2 {
        match self {
            Self::Left => vec2(-STEP, 0.0),
            Self::Right => vec2(STEP, 0.0),
            Self::Up => vec2(0.0, -STEP),
            Self::Down => vec2(0.0, STEP),
        }
    }
}

/// How many tables stand beside each other, so that all are seen as large as possible.
pub fn columns_for(tables: usize, view: Vec2) -> usize {
    let scale = |columns: usize| {
        let rows = tables.div_ceil(columns.max(1));
        (view.x / (as_f32(columns) * PITCH.x)).min(view.y / (as_f32(rows.max(1)) * PITCH.y))
    };
    // Near the best width there are few to compare: the scale rises to it and falls after it.
    let guess = (as_f32(tables) * view.x * PITCH.y / (view.y.max(1.0) * PITCH.x)).sqrt();
    let guess = as_usize(guess).clamp(1, tables.max(1));
    let from = guess.saturating_sub(2).max(1);
    let to = (guess + 3).min(tables.max(1));
    (from..=to).fold(from, |best, columns| {
        // The fewer rows are filled better where the size is the same.
        if scale(columns) > scale(best) * 1.001 { columns } else { best }
    })
}

/// Tables in rows of so many, in the order given.
pub fn rows(tables: impl Iterator<Item = TableNo>, per_row: usize) -> Vec<(TableNo, Pos2)> {
    in_rows(tables, per_row, FIRST)
}

fn in_rows(
    tables: impl Iterator<Item = TableNo>,
    per_row: usize,
    first: Pos2,
) -> Vec<(TableNo, Pos2)> {
    let per_row = per_row.max(1);
    let place = |(index, table): (usize, TableNo)| {
        let step = vec2(as_f32(index % per_row), as_f32(index / per_row));
        (table, first + step * PITCH)
    };
    tables.enumerate().map(place).collect()
}

impl Layout {
    /// Tables where they were put; those that were put nowhere follow beneath, in rows.
    pub fn of(tables: impl Iterator<Item = (TableNo, Option<Spot>)>, columns: usize) -> Self {
        let (mut placed, mut free) = (BTreeMap::new(), Vec::new());
        for (table, place) in tables {
            match place {
                Some(spot) => {
                    placed.insert(table, pos_of(spot));
                }
                None => free.push(table),
            }
        }
        let bounds = bounds_of(placed.values());
        let first = bounds.map_or(FIRST, |bounds| {
            let beneath = bounds.left_bottom() + CELL / 2.0 + vec2(0.0, STEP);
            pos2(beneath.x, (beneath.y / STEP).ceil() * STEP)
        });
        let is_automatic = !free.is_empty();
        placed.extend(in_rows(free.into_iter(), columns, first));
        let bounds = bounds_of(placed.values()).unwrap_or(Self::default().bounds);
        Self { tables: placed, bounds, is_automatic }
    }

    /// Every table with its middle, by number.
    pub fn tables(&self) -> impl ExactSizeIterator<Item = (TableNo, Pos2)> {
        self.tables.iter().map(|(table, middle)| (*table, *middle))
    }

    /// What a table takes up with its chairs.
    pub fn cell(&self, table: TableNo) -> Option<Rect> {
        self.tables.get(&table).map(|middle| Rect::from_center_size(*middle, CELL))
    }

    /// The table at a spot on the floor.
    pub fn at(&self, spot: Pos2) -> Option<TableNo> {
        let here = |middle: Pos2| Rect::from_center_size(middle, CELL).contains(spot);
        self.tables().filter(|(_, middle)| here(*middle)).last().map(|(table, _)| table)
    }

    /// The tables that a rectangle on the floor touches.
    pub fn within(&self, part: Rect) -> Vec<TableNo> {
        let touched = |middle: Pos2| Rect::from_center_size(middle, CELL).intersects(part);
        self.tables().filter(|(_, middle)| touched(*middle)).map(|(table, _)| table).collect()
    }

    /// The next table that way: the nearest one, and rather straight ahead than aside.
    pub fn neighbor(&self, from: TableNo, way: Way) -> Option<TableNo> {
        let here = *self.tables.get(&from)?;
        let ahead = way.step() / STEP;
        let distance = |(table, middle): (TableNo, Pos2)| {
            let by = (middle - here) / PITCH;
            let along = by.dot(ahead);
            let aside = (by - ahead * along).length();
            (table != from && along > 0.1 && aside <= along * 2.0)
                .then_some((table, along + 2.0 * aside))
        };
        let nearest = self.tables().filter_map(distance);
        nearest.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(table, _)| table)
    }

    /// These tables moved, and all others where they are; what has no place gets the one it has.
    pub fn moved(&self, tables: &[TableNo], by: Vec2) -> Vec<TablePlace> {
        let place = |(table, middle): (TableNo, Pos2)| {
            let is_meant = tables.contains(&table);
            let to = if is_meant { middle + by } else { middle };
            // Where no table had a place, the others must not move up to fill the gap.
            (is_meant || self.is_automatic).then(|| TablePlace { table, at: Some(spot_of(to)) })
        };
        self.tables().filter_map(place).collect()
    }
}

fn bounds_of<'a>(middles: impl Iterator<Item = &'a Pos2>) -> Option<Rect> {
    let cells = middles.map(|middle| Rect::from_center_size(*middle, PITCH));
    cells.reduce(|all, cell| all.union(cell))
}

/// The spot on the grid that is nearest, inside the room.
pub fn spot_of(at: Pos2) -> Spot {
    Spot { x: on_grid(at.x), y: on_grid(at.y) }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
fn on_grid(length: f32) -> u32 {
    let most = f64::from(Spot::MOST);
    let step = f64::from(STEP);
    ((f64::from(length) / step).round() * step).clamp(0.0, most) as u32
}

#[expect(clippy::cast_precision_loss, reason = "a room is far smaller than what is lost")]
fn pos_of(spot: Spot) -> Pos2 {
    pos2(spot.x as f32, spot.y as f32)
}

/// A count of tables or seats as a factor.
pub fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped before")]
fn as_usize(number: f32) -> usize {
    number.round().clamp(0.0, 65_535.0) as usize
}

#[cfg(test)]
mod tests {
    use crate::screens::tables::room::layout::{
        CELL, Layout, PITCH, Way, columns_for, rows, spot_of,
    };
    use egui::{Rect, Vec2, pos2, vec2};
    use engine::seating::Spot;
    use engine::values::TableNo;

    fn tables(count: u16) -> impl Iterator<Item = (TableNo, Option<Spot>)> {
        (1..=count).map(|no| (TableNo(no), None))
    }

    #[test]
    fn the_number_of_columns_shows_tables_as_large_as_possible() {
        for view in [vec2(816.0, 200.0), vec2(816.0, 448.0), vec2(1456.0, 800.0)] {
            for count in [1_usize, 2, 6, 34, 112, 1112] {
                let scale = |columns: usize| {
                    let rows = count.div_ceil(columns);
                    let size = vec2(columns as f32, rows as f32) * PITCH;
                    (view.x / size.x).min(view.y / size.y)
                };
                let best = (1..=count).map(scale).fold(0.0, f32::max);
                let chosen = scale(columns_for(count, view));
                assert!(chosen > best * 0.98, "{count} in {view}: {chosen} of {best}");
            }
        }
    }

    #[test]
    fn no_table_stands_on_another_and_all_are_inside() {
        let layout = Layout::of(tables(34), 7);
        assert!(layout.is_automatic);
        for (table, middle) in layout.tables() {
            let cell = Rect::from_center_size(middle, CELL);
            assert!(layout.bounds.contains_rect(cell));
            assert_eq!(layout.within(cell), [table]);
            assert_eq!(layout.at(middle), Some(table));
        }
        assert_eq!(layout.at(layout.bounds.min - Vec2::splat(9.0)), None);
    }

    #[test]
    fn a_table_without_a_place_is_put_beneath_the_others() {
        let placed = [(1, Some(Spot { x: 500, y: 500 })), (2, Some(Spot { x: 2500, y: 900 }))];
        let all = placed.into_iter().chain([(3, None), (4, None)]);
        let layout = Layout::of(all.map(|(no, spot)| (TableNo(no), spot)), 4);
        let cell = |no| layout.cell(TableNo(no)).unwrap();
        assert_eq!(cell(1).center(), pos2(500.0, 500.0));
        assert!(cell(3).top() > cell(2).bottom() && cell(3).right() < cell(4).left());
        assert_eq!(spot_of(cell(3).center()).y % 50, 0);
    }

    #[test]
    fn arrow_keys_walk_as_the_eye_does() {
        let layout = Layout::of(tables(6), 3);
        let walk = |from, way| layout.neighbor(TableNo(from), way).map(|table| table.0);
        assert_eq!(walk(1, Way::Right), Some(2));
        assert_eq!(walk(2, Way::Down), Some(5));
        assert_eq!(walk(5, Way::Left), Some(4));
        assert_eq!(walk(4, Way::Up), Some(1));
        assert_eq!(walk(3, Way::Right), None);
        assert_eq!(walk(6, Way::Down), None);
    }

    #[test]
    fn the_first_table_that_moves_fixes_all_others_where_they_are() {
        let layout = Layout::of(tables(4), 2);
        let places = layout.moved(&[TableNo(2)], vec2(130.0, -20.0));
        assert_eq!(places.len(), 4);
        let then = places.iter().map(|place| (place.table, place.at));
        let then = Layout::of(then, 1);
        assert!(!then.is_automatic);
        assert_eq!(then.cell(TableNo(3)), layout.cell(TableNo(3)));
        let by = then.cell(TableNo(2)).unwrap().min - layout.cell(TableNo(2)).unwrap().min;
        assert_eq!(by, vec2(150.0, 0.0), "to the grid");
        assert_eq!(then.moved(&[TableNo(2)], Vec2::ZERO).len(), 1);
    }

    #[test]
    fn nothing_is_put_outside_the_room() {
        assert_eq!(spot_of(pos2(-700.0, 9e9)), Spot { x: 0, y: Spot::MOST });
        assert_eq!(rows((1..=3).map(TableNo), 2)[2].1, pos2(1000.0, 1000.0 + PITCH.y));
    }
}
