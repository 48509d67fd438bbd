//! The list of recent seat changes: in columns, turning its pages where even those are too many,
//! and never with half a name.

use crate::display::fit::{Piece, line, line_in, measure};
use crate::theme::{Tone, color, radius};
use egui::{Align, Color32, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use engine::values::Timestamp;
use reports::{RECENT_MILLIS, SeatChange, age_millis};
use words::Args;
use words::clock_facts::Saying;

/// A change grows pale over its last half minute.
const PALE_MILLIS: i64 = 30_000;
/// How long one page of a long list is shown.
const PAGE_MILLIS: i64 = 10_000;
/// The second line of a change beside its first.
const SECOND: f32 = 0.74;
/// The height of a change beside the points of its name: two lines and a gap.
const ROW: f32 = 2.75;
/// Between two columns, beside the points of a name.
const GUTTER: f32 = 1.2;
/// The most columns that anyone finds their name in.
const COLUMNS_MAX: usize = 4;

/// How many changes are shown at once, and how large.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Grid {
    columns: usize,
    rows: usize,
    /// The size of names, in points.
    points: f32,
}

pub fn recent<'a>(saying: &Saying<'a>) -> Vec<&'a SeatChange> {
    let moves = saying.clock.changes.moves.iter();
    moves.filter(|change| change.age_millis(saying.now).is_some()).collect()
}

/// Shows the changes in a part of the window.
pub fn changes_ui(ui: &Ui, rect: Rect, saying: &Saying<'_>) {
    let changes = recent(saying);
    ui.painter().rect_filled(rect, radius::CARD, color(ui, Tone::Panel));
    let inside = rect.shrink(rect.size().min_elem() * 0.035);
    let head = Rect::from_min_size(inside.min, Vec2::new(inside.width(), rect.height() * 0.065));
    let list = Rect::from_min_max(Pos2::new(inside.left(), head.bottom()), inside.max);
    let lines: Vec<[Vec<Piece>; 2]> = changes.iter().map(|it| pieces(ui, saying, it)).collect();
    let widest = lines.iter().flatten().map(|line| measure(ui, line).x).fold(0.0, f32::max);
    let least = (list.height() / 34.0).max(10.0);
    let grid = grid(changes.len(), list.size(), widest, least);
    let on_page = grid.columns * grid.rows;
    let pages = changes.len().div_ceil(on_page).max(1);
    let page = page_at(saying.now, pages);
    head_ui(ui, head, saying, page, pages);
    let shown = changes.iter().zip(&lines).skip(page * on_page).take(on_page);
    for (index, (change, [name, seats])) in shown.enumerate() {
        let (column, row) = (index / grid.rows, index % grid.rows);
        let size = Vec2::new(list.width() / many(grid.columns), ROW * grid.points);
        let at =
            list.min + Vec2::new(size.x * many(column), size.y * many(row) + grid.points * 0.2);
        let first = line(ui, name, grid.points);
        let below = at + Vec2::new(0.0, first.size.y);
        first.paint(ui, at);
        line(ui, seats, grid.points).paint(ui, below);
        let id = ui.scope_id().with(("change", page * on_page + index));
        let response = ui.interact(Rect::from_min_size(at, size), id, Sense::hover());
        let said = sentence(saying, change);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    }
}

fn head_ui(ui: &Ui, rect: Rect, saying: &Saying<'_>, page: usize, pages: usize) {
    let words = saying.words;
    let mut said = words.text("display-changes");
    if pages > 1 {
        let args = Args::new().count("page", page + 1).count("pages", pages);
        said = format!("{said} · {}", words.say("display-page", &args));
    }
    let mut pieces = vec![Piece::bold(&said, color(ui, Tone::TextMuted))];
    let broken = saying.clock.changes.broken.iter();
    for (_, table) in broken.filter(|(at, _)| age_millis(*at, saying.now).is_some()) {
        let breaks = words.say("display-table-breaks", &Args::new().no("table", table.0));
        let breaks = format!(" · {breaks}");
        said.push_str(&breaks);
        pieces.push(Piece::bold(breaks, color(ui, Tone::AttentionText)));
    }
    line_in(ui, rect, Align::Min, &pieces, f32::INFINITY);
    let response = ui.interact(rect, ui.scope_id().with("changes"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}

/// The two lines of a change.
fn pieces(ui: &Ui, saying: &Saying<'_>, change: &SeatChange) -> [Vec<Piece>; 2] {
    let strength = strength(change.age_millis(saying.now).unwrap_or(RECENT_MILLIS));
    let tone = |tone: Tone| color(ui, tone).gamma_multiply(strength);
    let (plain, muted): (Color32, Color32) = (tone(Tone::Text), tone(Tone::TextMuted));
    let mut seats = Vec::new();
    if let Some(from) = change.from {
        seats.push(Piece::regular(format!("{} ", saying.words.seat(from)), muted));
    }
    seats.push(Piece::bold(format!("→ {}", saying.words.seat(change.to)), plain));
    if change.waits_one_hand {
        let waits = format!(" · {}", saying.words.text("display-change-waits"));
        seats.push(Piece::regular(waits, tone(Tone::AttentionText)));
    }
    let seats = seats.into_iter().map(|piece| piece.scaled(SECOND)).collect();
    [vec![Piece::bold(&change.name, plain)], seats]
}

/// A change as a screen reader says it.
fn sentence(saying: &Saying<'_>, change: &SeatChange) -> String {
    let waits = if change.waits_one_hand { "yes" } else { "no" };
    let args = Args::new().text("player", change.name.as_str()).text("waits", waits);
    match change.from {
        Some(from) => {
            let args = args.text("from", saying.words.seat(from));
            saying.words.say("move-line", &args.text("to", saying.words.seat(change.to)))
        }
        None => saying.words.say("seat-line", &args.text("seat", saying.words.seat(change.to))),
    }
}

/// How strong the writing of a change is: pale at the end, but never too pale to read.
fn strength(age_millis: i64) -> f32 {
    let left = RECENT_MILLIS.saturating_sub(age_millis).clamp(0, PALE_MILLIS);
    let left = f32::from(i16::try_from(left).unwrap_or(i16::MAX));
    0.55 + 0.45 * left / f32::from(i16::try_from(PALE_MILLIS).unwrap_or(i16::MAX))
}

/// The page that is shown at a moment.
pub fn page_at(now: Timestamp, pages: usize) -> usize {
    let turn = now.0.div_euclid(PAGE_MILLIS).rem_euclid(i64::try_from(pages.max(1)).unwrap_or(1));
    usize::try_from(turn).unwrap_or_default()
}

/// The columns and the size at which most can be read: as large as all of them fit, or `least`
/// with as many as fit then. `widest` is the widest line beside its points.
fn grid(count: usize, room: Vec2, widest: f32, least: f32) -> Grid {
    let count = count.max(1);
    let wide = |columns: usize| {
        let gutters = GUTTER * many(columns.saturating_sub(1));
        room.x * 0.98 / (widest.max(1.0) * many(columns) + gutters)
    };
    let of = |columns: usize| {
        let rows = count.div_ceil(columns);
        let high = room.y / (ROW * many(rows));
        Grid { columns, rows, points: wide(columns).min(high).min(room.y / 14.0) }
    };
    let all = (1..=COLUMNS_MAX).map(of);
    let best = all.fold(of(1), |best, grid| if grid.points > best.points { grid } else { best });
    if best.points >= least {
        return best;
    }
    let columns = (1..=COLUMNS_MAX).rev().find(|columns| wide(*columns) >= least).unwrap_or(1);
    let points = wide(columns).min(least).max(1.0);
    let rows = (1..=count).rev().find(|rows| ROW * points * many(*rows) <= room.y).unwrap_or(1);
    Grid { columns, rows, points }
}

fn many(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

#[cfg(test)]
mod tests {
    use crate::display::changes::{COLUMNS_MAX, GUTTER, ROW, grid, page_at, strength};
    use egui::vec2;
    use engine::values::Timestamp;
    use reports::RECENT_MILLIS;

    #[test]
    fn a_list_of_any_length_fits_and_no_line_is_cut() {
        for room in [vec2(260.0, 540.0), vec2(640.0, 1000.0), vec2(1300.0, 2000.0)] {
            for widest in [6.0, 18.0, 60.0] {
                let least = room.y / 34.0;
                for count in 0..300 {
                    let grid = grid(count, room, widest, least);
                    let columns = grid.columns as f32;
                    let wide = grid.points * (widest * columns + GUTTER * (columns - 1.0));
                    assert!(wide <= room.x, "{count} of {widest} in {room}: {grid:?}");
                    let high = grid.points * ROW * grid.rows as f32;
                    assert!(high <= room.y + 0.01 || grid.rows == 1, "{count} in {room}: {grid:?}");
                    assert!(grid.columns <= COLUMNS_MAX && grid.rows > 0);
                }
            }
        }
    }

    #[test]
    fn a_short_list_is_large_and_a_long_one_has_columns() {
        let (room, least) = (vec2(1200.0, 1000.0), 30.0);
        assert_eq!(grid(2, room, 12.0, least).columns, 1);
        assert!(grid(2, room, 12.0, least).points > 60.0);
        let long = grid(40, room, 12.0, least);
        assert!(long.columns > 1 && long.points >= least, "{long:?}");
    }

    #[test]
    fn pages_turn_every_ten_seconds_and_each_has_its_turn() {
        let pages = |secs: i64| page_at(Timestamp(secs * 1000), 3);
        assert_eq!([0, 9, 10, 20, 29, 30].map(pages), [0, 0, 1, 2, 2, 0]);
        assert_eq!(page_at(Timestamp(12_345), 1), 0);
    }

    #[test]
    fn a_change_grows_pale_at_the_end_and_stays_readable() {
        assert!((strength(0) - 1.0).abs() < 0.001);
        assert!((strength(RECENT_MILLIS - 30_000) - 1.0).abs() < 0.001);
        assert!(strength(RECENT_MILLIS - 5_000) < 0.7);
        assert!(strength(RECENT_MILLIS) > 0.5);
    }
}
