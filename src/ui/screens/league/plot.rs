//! Points over the season as a picture: a line for each of a few people, with their names at its
//! end, where somebody looks for them.

use crate::theme::{Size, Tone, color, regular, space};
use crate::view::HouseDesk;
use egui::{Align2, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};
use reports::LeagueCourse;
use words::Args;

/// How high the picture is at least.
const HEIGHT_MIN: f32 = 160.0;

/// How wide the names at the ends of the lines may be.
const NAMES: f32 = 170.0;

/// How wide the numbers at the side are.
const NUMBERS: f32 = 56.0;

/// How wide a day under the picture is at most.
const DAY: f32 = 64.0;

/// From one name to the next at least.
const NAME_STEP: f32 = 17.0;

/// The tones of the lines, told apart by how light they are, too.
const TONES: [Tone; 6] = [
    Tone::AccentText,
    Tone::InfoText,
    Tone::AttentionText,
    Tone::StoppedText,
    Tone::Text,
    Tone::TextMuted,
];

/// How many lines can be told apart.
pub(super) const LINES_MAX: usize = TONES.len();

/// What is drawn up: the more the higher, or the first place highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Axis {
    #[default]
    Points,
    Place,
}

/// A line of the picture: where somebody stood after each event.
struct Line<'a> {
    course: &'a LeagueCourse,
    values: Vec<Option<f64>>,
    tone: Tone,
}

/// Paints the lines of these people, with the days of the events under them.
pub(super) fn plot_ui(
    ui: &mut Ui,
    desk: &HouseDesk<'_>,
    courses: &[&LeagueCourse],
    days: &[String],
    axis: Axis,
) {
    let value = |stand: &reports::LeagueStand| match axis {
        Axis::Points => stand.points.value(),
        Axis::Place => -f64::from(stand.place),
    };
    let lines: Vec<Line<'_>> = courses
        .iter()
        .zip(TONES)
        .map(|(course, tone)| Line {
            course,
            values: course.stood.iter().map(|stood| stood.as_ref().map(value)).collect(),
            tone,
        })
        .collect();
    let all = || lines.iter().flat_map(|line| line.values.iter().flatten().copied());
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
    if low > high {
        return;
    }
    let low = if axis == Axis::Points { low.min(0.0) } else { low };
    let span = (high - low).max(1.0);
    let size = Vec2::new(ui.available_width(), ui.available_height().max(HEIGHT_MIN) - space::TWO);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let room = Rect::from_min_max(
        rect.min + Vec2::new(NUMBERS, space::ONE),
        rect.max - Vec2::new(NAMES, space::THREE),
    );
    let events = lines.iter().map(|line| line.values.len()).max().unwrap_or_default();
    let place = |event: usize, value: f64| {
        let across = if events < 2 { 0.5 } else { as_f32(event) / as_f32(events - 1) };
        let up = ((value - low) / span) as f32;
        Pos2::new(room.left() + across * room.width(), room.bottom() - up * room.height())
    };
    scale_ui(ui, room, axis, low, high);
    days_ui(ui, room, days);
    let mut ends: Vec<(f32, &Line<'_>)> = Vec::new();
    for line in &lines {
        let ink = color(ui, line.tone);
        let points: Vec<Pos2> = line
            .values
            .iter()
            .enumerate()
            .filter_map(|(event, value)| value.map(|value| place(event, value)))
            .collect();
        for point in &points {
            ui.painter().circle_filled(*point, 2.5, ink);
        }
        ends.extend(points.last().map(|last| (last.y, line)));
        ui.painter().line(points, Stroke::new(2.0, ink));
    }
    names_ui(ui, rect, ends);
    let names: Vec<String> = courses.iter().map(|course| course.name.clone()).collect();
    let args = Args::new().text("people", desk.words.list(&names)).count("events", events);
    let said = desk.say("league-plot", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
}

/// The numbers at the side: the highest, the lowest, and the middle.
fn scale_ui(ui: &Ui, room: Rect, axis: Axis, low: f64, high: f64) {
    let line = Stroke::new(1.0, color(ui, Tone::Line));
    for share in [0.0, 0.5, 1.0] {
        let value = low + (high - low) * f64::from(share);
        let y = room.bottom() - share * room.height();
        ui.painter().hline(room.x_range(), y, line);
        let number = match axis {
            Axis::Points => format!("{:.0}", value),
            Axis::Place => format!("{:.0}", -value),
        };
        let at = Pos2::new(room.left() - space::ONE, y);
        let ink = color(ui, Tone::TextMuted);
        ui.painter().text(at, Align2::RIGHT_CENTER, number, regular(Size::Small), ink);
    }
}

/// The days of the events, as many as there is room for; the last one always.
fn days_ui(ui: &Ui, room: Rect, days: &[String]) {
    let Some(last) = days.len().checked_sub(1) else { return };
    let step = (as_f32(days.len()) * DAY / room.width().max(DAY)).ceil().max(1.0) as usize;
    for (at, day) in days.iter().enumerate().filter(|(at, _)| (last - at) % step == 0) {
        let across = if last == 0 { 0.5 } else { as_f32(at) / as_f32(last) };
        let at = Pos2::new(room.left() + across * room.width(), room.bottom() + space::HALF);
        let ink = color(ui, Tone::TextMuted);
        ui.painter().text(at, Align2::CENTER_TOP, day, regular(Size::Small), ink);
    }
}

/// The names at the ends of the lines, none over another.
fn names_ui(ui: &Ui, rect: Rect, mut ends: Vec<(f32, &Line<'_>)>) {
    ends.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let mut lowest = rect.top();
    let left = rect.right() - NAMES + space::ONE;
    for (y, line) in ends {
        let y = y.max(lowest + NAME_STEP / 2.0);
        lowest = y + NAME_STEP / 2.0;
        let name = cut(ui, &line.course.name);
        let at = Pos2::new(left, y);
        let ink = color(ui, Tone::Text);
        let mark = Rect::from_center_size(at + Vec2::new(4.0, 0.0), Vec2::splat(8.0));
        ui.painter().rect_filled(mark, 2, color(ui, line.tone));
        let at = at + Vec2::new(14.0, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, name, regular(Size::Small), ink);
    }
}

/// A name that fits at the end of a line.
fn cut(ui: &Ui, name: &str) -> String {
    let width = |text: &str| {
        let ink = color(ui, Tone::Text);
        ui.painter().layout_no_wrap(text.to_owned(), regular(Size::Small), ink).size().x
    };
    let room = NAMES - space::THREE;
    if width(name) <= room {
        return name.to_owned();
    }
    let ends: Vec<usize> = name.char_indices().map(|(at, _)| at).collect();
    let fits = |end: &&usize| {
        let cut = name.get(..**end).unwrap_or_default();
        width(&format!("{}…", cut.trim_end())) <= room
    };
    let end = ends.iter().rev().find(fits).copied().unwrap_or_default();
    format!("{}…", name.get(..end).unwrap_or_default().trim_end())
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
