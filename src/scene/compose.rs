//! A set of screens with what there is to say becomes a scene.

use crate::draw::{draw, has};
use crate::mark::Mark;
use crate::part::{Part, Placing};
use crate::pen::Pen;
use crate::picture::Picture;
use crate::set::{Screen, ScreenSet, Shape};
use crate::state::State;
use crate::theme::Ground;
use print::{Area, Letters};
use strum::VariantArray;
use words::clock_facts::Saying;

/// How long a page of a long list is shown, in milliseconds.
pub const TURN_MILLIS: i64 = 10_000;

/// How high the message to the room is beside a wide screen, and beside an upright one.
const BAND_OF_WIDE: f32 = 0.11;
const BAND_OF_UPRIGHT: f32 = 0.08;

/// The page of a long list whose turn it is.
#[must_use]
pub fn page_in_turn(now_millis: i64, pages: usize) -> usize {
    let pages = i64::try_from(pages.max(1)).unwrap_or(1);
    usize::try_from(now_millis.div_euclid(TURN_MILLIS).rem_euclid(pages)).unwrap_or_default()
}

/// What there is to show.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    pub saying: Saying<'a>,
    /// Where players find their seats with a phone; none where the event is not shared.
    pub address: Option<&'a str>,
}

/// All marks of a screen at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    pub state: State,
    /// How wide and how high the canvas is.
    pub canvas: (f32, f32),
    /// What everything stands on; none over another picture.
    pub ground: Option<Ground>,
    /// A picture over all of that, by its name; its edges are cut where the shape is another one.
    pub backdrop: Option<(String, Picture)>,
    /// The parts that have anything to say.
    pub placed: Vec<Placed>,
}

/// A part in its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed {
    pub part: Part,
    pub area: Area,
    pub marks: Vec<Mark>,
    /// Everything that it says, as a screen reader says it.
    pub said: String,
}

/// What a canvas of this shape shows.
#[must_use]
pub fn compose(set: &ScreenSet, shape: Shape, shown: &Shown<'_>, letters: &Letters) -> Scene {
    let turn = turn_of(set, shape, shown, letters);
    let parts = turn.screen.map(|screen| screen.parts.as_slice()).unwrap_or_default();
    compose_parts(set, shape, parts, shown, letters)
}

/// The same of these parts, whatever state the evening is in.
#[must_use]
pub fn compose_parts(
    set: &ScreenSet,
    shape: Shape,
    parts: &[Placing],
    shown: &Shown<'_>,
    letters: &Letters,
) -> Scene {
    let state = State::of(shown.saying.clock, shown.saying.now);
    let pen = Pen::new(letters, set);
    let has_own = parts.iter().any(|placing| placing.shows.contains(&Part::Message));
    let is_told = shown.saying.message().is_some() && !has_own;
    let band = is_told.then(|| message_band(shape));
    let room = band.map_or(1.0, |band| band.y / shape.canvas().1);
    let placed = parts.iter().filter_map(|placing| {
        let area = placing.area(shape);
        let area = Area { y: area.y * room, height: area.height * room, ..area };
        place(&pen, placing, area, shown)
    });
    let told = band.and_then(|area| place(&pen, &Placing::of_message(), area, shown));
    let placed = placed.chain(told);
    let picture_of = |name: &String| Some((name.clone(), set.pictures.get(name)?.clone()));
    let (ground, backdrop) = match shape {
        Shape::Wide | Shape::Upright => {
            (Some(set.theme.ground), set.backdrop.as_ref().and_then(picture_of))
        }
        Shape::Overlay => (None, None),
    };
    Scene { state, canvas: shape.canvas(), ground, backdrop, placed: placed.collect() }
}

/// The screen whose turn it is, and for how long.
struct Turn<'a> {
    screen: Option<&'a Screen>,
    /// None where no other takes its turn.
    left_millis: Option<i64>,
}

/// The first screen that fits; those with a time of their own at the beginning take turns.
fn turn_of<'a>(set: &'a ScreenSet, shape: Shape, shown: &Shown<'_>, letters: &Letters) -> Turn<'a> {
    let (clock, now) = (shown.saying.clock, shown.saying.now);
    let pen = Pen::new(letters, set);
    let fits = |screen: &Screen| screen.with.as_ref().is_none_or(|part| has(&pen, part, shown));
    let fitting = set.fitting(State::of(clock, now), shape, fits);
    let turning: Vec<(i64, &Screen)> = fitting
        .iter()
        .map_while(|screen| Some((i64::from(screen.secs?.get()) * 1000, *screen)))
        .collect();
    let round: i64 = turning.iter().map(|(millis, _)| millis).sum();
    let mut left = now.0.checked_rem_euclid(round).unwrap_or(0);
    for (millis, screen) in &turning {
        left -= millis;
        if left < 0 && turning.len() > 1 {
            return Turn { screen: Some(screen), left_millis: Some(-left) };
        }
    }
    Turn { screen: fitting.first().copied(), left_millis: None }
}

/// How long it is until time alone brings another screen or color, in milliseconds; none where it
/// does not.
#[must_use]
pub fn millis_to_next(set: &ScreenSet, shown: &Shown<'_>, letters: &Letters) -> Option<i64> {
    let turns = Shape::VARIANTS.iter().map(|shape| turn_of(set, *shape, shown, letters));
    let turns = turns.filter_map(|turn| turn.left_millis);
    let last_minute = State::millis_to_last_minute(shown.saying.clock, shown.saying.now);
    turns.chain(last_minute).min()
}

/// Where a message stands on a screen that has no place for one: everything else moves together,
/// so that it hides nothing.
fn message_band(shape: Shape) -> Area {
    let (width, high) = shape.canvas();
    let height = high * if width > high { BAND_OF_WIDE } else { BAND_OF_UPRIGHT };
    Area { x: 0.0, y: high - height, width, height }
}

/// The first of its parts that has anything to say, in its place.
fn place(pen: &Pen<'_>, placing: &Placing, area: Area, shown: &Shown<'_>) -> Option<Placed> {
    placing.shows.iter().find_map(|part| {
        let mut pen = pen.blank();
        pen.frame(area, placing.frame);
        let framed = pen.marks.len();
        draw(&mut pen, part, area, placing, shown);
        let says = pen.marks.len() > framed || *part == Part::Blank;
        says.then(|| {
            let said = said(&pen.marks, shown.saying.now.0);
            Placed { part: part.clone(), area, marks: pen.marks, said }
        })
    })
}

/// The words of marks, one after the other.
fn said(marks: &[Mark], now_millis: i64) -> String {
    let words = marks.iter().filter_map(|mark| match mark {
        Mark::Writing(writing) => Some(writing.words.clone()),
        Mark::Turns(pages) => {
            Some(said(pages.get(page_in_turn(now_millis, pages.len()))?, now_millis))
        }
        Mark::Fill { .. }
        | Mark::Outline { .. }
        | Mark::Ring { .. }
        | Mark::Bar { .. }
        | Mark::Chip { .. }
        | Mark::Stroke { .. }
        | Mark::Code { .. }
        | Mark::Picture { .. } => None,
    });
    words.collect::<Vec<_>>().join(" ")
}
