//! A scene as a picture that browsers draw: the same marks that the players' window paints.

use crate::page::Way;
use engine::values::Timestamp;
use maud::{Markup, PreEscaped, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use print::{Area, Spot, Weight};
use scene::{Align, Ground, Mark, Rgb, Run, Scene, Shape, Writing, page_in_turn};
use std::fmt::Write;

/// What a shape is called in addresses and ids.
pub(crate) fn shape_id(shape: Shape) -> &'static str {
    match shape {
        Shape::Wide => "wide",
        Shape::Upright => "upright",
        Shape::Overlay => "overlay",
    }
}

/// The shape with this id; none where there is none.
pub(crate) fn shape_of_id(id: &str) -> Option<Shape> {
    [Shape::Wide, Shape::Upright, Shape::Overlay].into_iter().find(|shape| shape_id(*shape) == id)
}

/// The letters that the fonts of pages have: first and last of each range.
const LETTERS: [(char, char); 8] = [
    (' ', '~'),
    ('\u{a0}', '\u{24f}'),
    ('\u{1e80}', '\u{1e85}'),
    ('\u{1ef2}', '\u{1ef3}'),
    ('\u{2000}', '\u{206f}'),
    ('\u{20a0}', '\u{20c0}'),
    ('\u{2212}', '\u{2212}'),
    ('\u{2264}', '\u{2265}'),
];

/// Where a picture of the set is.
fn address(dress: u64, name: &str) -> String {
    format!("/picture/{dress}/{}", utf8_percent_encode(name, NON_ALPHANUMERIC))
}

/// A scene as a picture that fills its place; `dress` tells its set from others.
pub(crate) fn picture(scene: &Scene, dress: u64, shape: Shape, way: Way, now: Timestamp) -> Markup {
    let id = format!("screen-{}", shape_id(shape));
    let (wide, high) = scene.canvas;
    let pen = Pen { dress, way, now };
    html! {
        svg #(id) class={ "screen " (shape_id(shape)) } width="100%" height="100%" {
            @if let Some(ground) = scene.ground { (ground_of(ground, &id)) }
            @if let Some((name, _)) = &scene.backdrop {
                image width="100%" height="100%" preserveAspectRatio={ "xMidYMid" " " "slice" }
                    href=(address(dress, name)) {}
            }
            svg viewBox={ "0 0 " (wide) " " (high) } {
                @for placed in &scene.placed { g { (pen.marks(&placed.marks)) } }
            }
        }
    }
}

/// What everything stands on, over the whole page.
fn ground_of(ground: Ground, id: &str) -> Markup {
    let name = format!("{id}-ground");
    let [from, to] = ground.ends();
    html! {
        @match ground {
            Ground::Plain(_) => {},
            Ground::Down(_, _) => linearGradient #(name) x2="0" y2="1" { (stops(from, to)) },
            Ground::Round(_, _) => radialGradient #(name) r="0.7071" { (stops(from, to)) },
        }
        @let fill = match ground {
            Ground::Plain(color) => color.to_string(),
            Ground::Down(_, _) | Ground::Round(_, _) => format!("url(#{name})"),
        };
        rect width="100%" height="100%" fill=(fill) {}
    }
}

fn stops(from: Rgb, to: Rgb) -> Markup {
    html! { stop stop-color=(from) {} stop offset="1" stop-color=(to) {} }
}

/// A measure, to a tenth of a pixel of the canvas.
fn tenth(measure: f32) -> f32 {
    (measure * 10.0).round() / 10.0
}

struct Pen {
    /// Which set is on, so that no browser shows the picture of another one.
    dress: u64,
    way: Way,
    now: Timestamp,
}

impl Pen {
    fn marks(&self, marks: &[Mark]) -> Markup {
        html! { @for mark in marks { (self.mark(mark)) } }
    }

    fn mark(&self, mark: &Mark) -> Markup {
        match mark {
            Mark::Fill { area, radius, color } => html! { (filled(*area, *radius, *color)) },
            Mark::Outline { area, radius, width, color } => {
                let inset = area.inside(width / 2.0);
                let radius = (radius - width / 2.0).max(0.0);
                html! {
                    rect x=(tenth(inset.x)) y=(tenth(inset.y)) width=(tenth(inset.width))
                        height=(tenth(inset.height)) rx=(tenth(radius)) fill="none"
                        stroke=(color) stroke-width=(tenth(*width)) {}
                }
            }
            Mark::Writing(writing) => self.writing(writing),
            Mark::Ring { center, radius, width, track, color, run } => {
                self.ring(*center, *radius, *width, [*track, *color], *run)
            }
            Mark::Bar { area, track, color, run } => self.bar(*area, [*track, *color], *run),
            Mark::Chip { center, radius, color, edge } => chip(*center, *radius, [*color, *edge]),
            Mark::Stroke { from, to, width, color } => html! {
                line x1=(tenth(from.x)) y1=(tenth(from.y)) x2=(tenth(to.x)) y2=(tenth(to.y))
                    stroke=(color) stroke-width=(tenth(*width)) {}
            },
            Mark::Code { area, rows } => code(*area, rows),
            Mark::Picture { area, name, .. } => html! {
                image x=(tenth(area.x)) y=(tenth(area.y)) width=(tenth(area.width))
                    height=(tenth(area.height)) href=(address(self.dress, name)) {}
            },
            Mark::Turns(pages) => {
                let turn = match self.way {
                    Way::Whole => page_in_turn(self.now.0, pages.len()),
                    // The script turns to the page whose turn it is.
                    Way::Live => 0,
                };
                html! {
                    g data-pages=(pages.len()) {
                        @for (at, page) in pages.iter().enumerate() {
                            g display=[(at != turn).then_some("none")] { (self.marks(page)) }
                        }
                    }
                }
            }
        }
    }

    fn writing(&self, writing: &Writing) -> Markup {
        let anchor = match writing.align {
            Align::Start => None,
            Align::Middle => Some("middle"),
            Align::End => Some("end"),
        };
        let is_bold = writing.weight == Weight::Bold;
        // The script says what counts down, so that a text stays the same while time passes.
        let is_told = writing.until.is_none() || self.way == Way::Whole;
        // Letters of other fonts are as wide here as they are in the window.
        let width = (!has_letters(&writing.words)).then(|| tenth(writing.width));
        html! {
            text.bold[is_bold] x=(tenth(writing.at.x)) y=(tenth(writing.at.y))
                font-size=(tenth(writing.size)) fill=(writing.color) text-anchor=[anchor]
                textLength=[width] lengthAdjust=[width.map(|_| "spacingAndGlyphs")]
                data-until=[writing.until.map(|until| until.0)]
                role=[writing.until.map(|_| "timer")] {
                @if is_told { (writing.words) }
            }
        }
    }

    /// How much of a run is gone: of a thousand; nothing where the script says it.
    fn gone(&self, run: Run) -> Option<f32> {
        let is_told = run.until.is_none() || self.way == Way::Whole;
        is_told.then(|| (run.gone * 1000.0).round())
    }

    fn ring(
        &self,
        at: Spot,
        radius: f32,
        width: f32,
        [track, color]: [Rgb; 2],
        run: Run,
    ) -> Markup {
        let (x, y, r, width) = (tenth(at.x), tenth(at.y), tenth(radius), tenth(width));
        let gone = self.gone(run).unwrap_or_default();
        html! {
            circle cx=(x) cy=(y) r=(r) fill="none" stroke=(track) stroke-width=(width) {}
            circle cx=(x) cy=(y) r=(r) fill="none" stroke=(color) stroke-width=(width)
                stroke-linecap="round" pathLength="1000" transform={ "rotate(-90 " (x) " " (y) ")" }
                stroke-dasharray={ (gone) " 2000" } display=[(gone <= 0.0).then_some("none")]
                data-until=[run.until.map(|until| until.0)] data-length=(run.length_millis) {}
        }
    }

    fn bar(&self, area: Area, [track, color]: [Rgb; 2], run: Run) -> Markup {
        let half = area.height / 2.0;
        let gone = self.gone(run).unwrap_or_default() / 1000.0;
        html! {
            (filled(area, half, track))
            rect x=(tenth(area.x)) y=(tenth(area.y)) rx=(tenth(half)) height=(tenth(area.height))
                width=(tenth((area.width * gone).max(area.height))) fill=(color)
                data-until=[run.until.map(|until| until.0)] data-length=(run.length_millis)
                data-width=(tenth(area.width)) data-least=(tenth(area.height)) {}
        }
    }
}

fn filled(area: Area, radius: f32, color: Rgb) -> Markup {
    html! {
        rect x=(tenth(area.x)) y=(tenth(area.y)) width=(tenth(area.width))
            height=(tenth(area.height)) rx=[(radius > 0.0).then(|| tenth(radius))] fill=(color) {}
    }
}

/// A chip: spots around its edge, and a ring within them.
fn chip(at: Spot, radius: f32, [color, edge]: [Rgb; 2]) -> Markup {
    let (x, y) = (tenth(at.x), tenth(at.y));
    html! {
        circle cx=(x) cy=(y) r=(tenth(radius)) fill=(color) {}
        circle cx=(x) cy=(y) r=(tenth(radius * 0.89)) fill="none" stroke=(edge)
            stroke-width=(tenth(radius * 0.22)) pathLength="1000" stroke-dasharray="60 65"
            stroke-dashoffset="30" {}
        circle cx=(x) cy=(y) r=(tenth(radius * 0.72)) fill="none" stroke=(edge)
            stroke-width=(tenth(radius * 0.05)) {}
    }
}

/// A code on white, whatever stands around it.
fn code(area: Area, rows: &[Vec<bool>]) -> Markup {
    // Four modules around it stay white, as its standard says; dark ones beside each other are one.
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        let mut x = 4;
        for run in row.chunk_by(|one, next| one == next) {
            if run.first() == Some(&true) {
                let (y, long) = (y + 4, run.len());
                let _written = write!(path, "M{x} {y}h{long}v1h-{long}");
            }
            x += run.len();
        }
    }
    let size = rows.len() + 8;
    html! {
        svg x=(tenth(area.x)) y=(tenth(area.y)) width=(tenth(area.width))
            height=(tenth(area.height)) viewBox={ "0 0 " (size) " " (size) } {
            rect width=(size) height=(size) fill="#ffffff" {}
            path d=(PreEscaped(path)) fill="#000000" {}
        }
    }
}

fn has_letters(words: &str) -> bool {
    let has = |letter: char| LETTERS.iter().any(|(from, to)| (*from..=*to).contains(&letter));
    words.chars().all(has)
}
