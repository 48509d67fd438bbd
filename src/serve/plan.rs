//! The plan of the room: where tables stand around one of them, as lines that a page draws.

use engine::seating::Spot;
use engine::values::TableNo;
use maud::{Markup, html};

/// From the middle of one table to that of its neighbor, in centimeters, as in the window.
const PITCH: (i64, i64) = (400, 250);

/// Half of what is drawn of a table.
const HALF: (i64, i64) = (160, 85);

/// No more tables are drawn, in each direction: letters on a phone stay readable.
const ACROSS: i64 = 7;

/// A room with no more tables than this is drawn whole.
const WHOLE_MAX: usize = 42;

fn middles(tables: &[(TableNo, Option<Spot>)]) -> Vec<(TableNo, (i64, i64))> {
    let placed = tables.iter().filter_map(|(table, spot)| {
        spot.map(|spot| (*table, (i64::from(spot.x), i64::from(spot.y))))
    });
    let mut middles: Vec<_> = placed.collect();
    // Those that were put nowhere follow beneath, in rows, as on the screen of tables.
    let free: Vec<TableNo> =
        tables.iter().filter(|(_, spot)| spot.is_none()).map(|(table, _)| *table).collect();
    let columns = columns_for(free.len());
    let left = middles.iter().map(|(_, (x, _))| *x).min().unwrap_or_default();
    let top = middles.iter().map(|(_, (_, y))| *y + PITCH.1).max().unwrap_or_default();
    let rows = free.chunks(columns).zip(0_i64..).flat_map(|(row, down)| {
        let along = row.iter().zip(0_i64..);
        along.map(move |(table, right)| (*table, (left + right * PITCH.0, top + down * PITCH.1)))
    });
    middles.extend(rows);
    middles
}

/// As many columns as fill something that is a little wider than high.
fn columns_for(tables: usize) -> usize {
    let mut columns = 1;
    // A cell is 8 wide and 5 high, and the plan 6 wide and 5 high.
    while columns * columns * 8 < tables * 6 {
        columns += 1;
    }
    columns
}

/// The tables around one, with their middles, the way to it from another that is among them.
pub(crate) struct Plan {
    tables: Vec<(TableNo, (i64, i64))>,
    at: TableNo,
    from: Option<(i64, i64)>,
}

impl Plan {
    /// None where the table stands nowhere.
    pub(crate) fn around(
        tables: &[(TableNo, Option<Spot>)],
        at: TableNo,
        from: Option<TableNo>,
    ) -> Option<Self> {
        let mut middles = middles(tables);
        let of = |table, among: &[(TableNo, (i64, i64))]| {
            among.iter().find(|(one, _)| *one == table).map(|(_, middle)| *middle)
        };
        let here = of(at, &middles)?;
        if middles.len() > WHOLE_MAX {
            let near = |(x, y): (i64, i64)| {
                (x - here.0).abs() * 2 <= ACROSS * PITCH.0
                    && (y - here.1).abs() * 2 <= ACROSS * PITCH.1
            };
            middles.retain(|(_, middle)| near(*middle));
        }
        let from = from.filter(|from| *from != at).and_then(|from| of(from, &middles));
        Some(Self { tables: middles, at, from })
    }

    /// Left, top, width and height of what is drawn.
    fn view(&self) -> String {
        let side = |of: fn(&(i64, i64)) -> i64, half: i64| {
            let all = || self.tables.iter().map(|(_, middle)| of(middle));
            let (least, most) = (all().min().unwrap_or_default(), all().max().unwrap_or_default());
            (least - half - 30, most - least + 2 * half + 60)
        };
        let ((left, width), (top, height)) = (side(|it| it.0, HALF.0), side(|it| it.1, HALF.1));
        format!("{left} {top} {width} {height}")
    }

    /// What the page draws; `label` says it to whoever cannot see it.
    pub(crate) fn draw(&self, label: &str) -> Markup {
        html! {
            svg viewBox=(self.view()) role="img" aria-label=(label) {
                @for (table, (x, y)) in &self.tables {
                    g.here[*table == self.at] {
                        ellipse cx=(x) cy=(y) rx=(HALF.0) ry=(HALF.1) {}
                        text x=(x) y=(y) { (table) }
                    }
                }
                @if let Some(way) = self.way() { path.way d=(way) {} }
            }
        }
    }

    /// An arrow from the old table to the new one, from edge to edge.
    fn way(&self) -> Option<String> {
        let from = self.from?;
        let (_, to) = *self.tables.iter().find(|(table, _)| *table == self.at)?;
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let length = (x.pow(2) + y.pow(2)).isqrt().max(1);
        // So far from a middle that way is the edge of a table.
        let edge = |x: i64, y: i64| {
            let reach = (x * HALF.1).pow(2) + (y * HALF.0).pow(2);
            HALF.0 * HALF.1 * length / reach.isqrt().max(1) + 20
        };
        let edge = edge(x, y);
        let along = |by: i64| (from.0 + x * by / length, from.1 + y * by / length);
        let (begin, end, back) = (along(edge), along(length - edge), along(length - edge - 50));
        let aside = (y * 30 / length, x * 30 / length);
        Some(format!(
            "M{} {}L{} {}M{} {}L{} {}L{} {}",
            begin.0,
            begin.1,
            end.0,
            end.1,
            back.0 + aside.0,
            back.1 - aside.1,
            end.0,
            end.1,
            back.0 - aside.0,
            back.1 + aside.1,
        ))
    }
}
