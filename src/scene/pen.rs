//! Writing on the canvas: as large as its place, and cut where even the smallest is too wide.

use crate::mark::{Align, Mark, Writing};
use crate::part::Frame;
use crate::picture::Picture;
use crate::set::ScreenSet;
use crate::theme::{Theme, Tone};
use engine::values::Timestamp;
use print::{Area, Letters, Spot, Weight, shorten};
use std::collections::BTreeMap;

/// How high capital letters and figures are, in sizes of the writing.
pub(crate) const CAPITALS: f32 = 0.714;

/// The height that figures take, in sizes of the writing.
const FIGURES: f32 = 0.8;

/// Words are written a little smaller than they fit, because windows round.
const SAFE: f32 = 0.97;

/// The height of a line, in sizes of the writing.
const LINE: f32 = 1.1;

/// Nobody reads writing that is smaller, in pixels of the canvas.
const SIZE_MIN: f32 = 20.0;

/// Between two pieces of a line, in sizes of the writing.
const GAP: f32 = 0.35;

/// Words of one look.
#[derive(Debug, Clone)]
pub(crate) struct Piece {
    pub(crate) words: String,
    pub(crate) weight: Weight,
    pub(crate) tone: Tone,
    /// How large beside the others.
    pub(crate) scale: f32,
}

impl Piece {
    pub(crate) fn bold(words: impl Into<String>) -> Self {
        Self { words: words.into(), weight: Weight::Bold, tone: Tone::Text, scale: 1.0 }
    }

    /// What is read second.
    pub(crate) fn muted(words: impl Into<String>) -> Self {
        Self { weight: Weight::Regular, tone: Tone::Muted, ..Self::bold(words) }
    }

    pub(crate) fn tone(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }

    pub(crate) fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }
}

/// Puts marks on the canvas.
pub(crate) struct Pen<'a> {
    pub(crate) letters: &'a Letters,
    pub(crate) theme: &'a Theme,
    pictures: &'a BTreeMap<String, Picture>,
    pub(crate) marks: Vec<Mark>,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(letters: &'a Letters, set: &'a ScreenSet) -> Self {
        Self { letters, theme: &set.theme, pictures: &set.pictures, marks: Vec::new() }
    }

    /// A pen of the same kind with nothing drawn.
    pub(crate) fn blank(&self) -> Self {
        Self { marks: Vec::new(), ..*self }
    }

    /// Pictures of the set in turn, each as large as its place allows; nothing of one that is not
    /// there.
    pub(crate) fn pictures(&mut self, area: Area, align: Align, names: &[String]) {
        let one = |name: &String| {
            let picture = self.pictures.get(name)?.clone();
            let (width, height) = picture.size()?;
            let scale = (area.width / width).min(area.height / height);
            let (width, height) = (width * scale, height * scale);
            let x = match align {
                Align::Start => area.x,
                Align::Middle => area.x + (area.width - width) / 2.0,
                Align::End => area.right() - width,
            };
            let area = Area { x, y: area.y + (area.height - height) / 2.0, width, height };
            Some(vec![Mark::Picture { area, name: name.clone(), picture }])
        };
        let pages = names.iter().filter_map(one).collect();
        self.put_pages(pages);
    }

    /// What a part stands on.
    pub(crate) fn frame(&mut self, area: Area, frame: Frame) {
        let theme = self.theme;
        let (radius, color) = match frame {
            Frame::Bare => return,
            Frame::Panel => (f32::from(theme.corner), theme.panel),
            Frame::Band => (0.0, theme.band),
        };
        self.marks.push(Mark::Fill { area, radius, color });
        match (frame, theme.line) {
            (Frame::Panel, Some(color)) => {
                self.marks.push(Mark::Outline { area, radius, width: 2.0, color });
            }
            (Frame::Band, _) => {
                // The edge toward the middle of the canvas.
                let y = if area.y < area.height { area.bottom() - 2.0 } else { area.y };
                let edge = Area { y, height: 2.0, ..area };
                let color = theme.line.unwrap_or(theme.accent);
                self.marks.push(Mark::Fill { area: edge, radius: 0.0, color });
            }
            (Frame::Panel | Frame::Bare, _) => {}
        }
    }

    /// How wide pieces are beside each other, in sizes of the writing.
    pub(crate) fn width(&self, pieces: &[Piece]) -> f32 {
        let one = |piece: &Piece| self.letters.width(&piece.words, piece.weight) * piece.scale;
        let gaps = f32::from(u16::try_from(pieces.len().saturating_sub(1)).unwrap_or(0));
        pieces.iter().map(one).sum::<f32>() + gaps * GAP
    }

    /// The size at which pieces fit, no larger than this.
    pub(crate) fn size(&self, pieces: &[Piece], area: Area, most: f32) -> f32 {
        let wide = area.width * SAFE / self.width(pieces).max(f32::EPSILON);
        wide.min(area.height / LINE).min(most).max(0.0)
    }

    /// Writes pieces on one line as large as they fit, and no larger than this.
    pub(crate) fn line(&mut self, area: Area, align: Align, pieces: &[Piece], most: f32) {
        let size = self.size(pieces, area, most);
        self.line_of(area, align, pieces, size.max(SIZE_MIN.min(most)));
    }

    /// Writes pieces at this size; the first of them is cut where they are wider than their place.
    pub(crate) fn line_of(&mut self, area: Area, align: Align, pieces: &[Piece], size: f32) {
        let room = area.width * SAFE / size.max(f32::EPSILON);
        let mut pieces = pieces.to_vec();
        let more = self.width(&pieces) - room;
        if more > 0.001
            && let Some(first) = pieces.first_mut()
        {
            let own = self.letters.width(&first.words, first.weight);
            let left = (own - more / first.scale.max(f32::EPSILON)).max(0.0);
            first.words = shorten(self.letters, &first.words, first.weight, left).words;
        }
        let width = self.width(&pieces) * size;
        let start = match align {
            Align::Start => area.x,
            Align::Middle => area.x + (area.width - width) / 2.0,
            Align::End => area.right() - width,
        };
        let baseline = area.y + area.height / 2.0 + CAPITALS * size / 2.0;
        // One piece keeps its own end, however a browser rounds its letters.
        if let [only] = pieces.as_slice() {
            let x = match align {
                Align::Start => start,
                Align::Middle => area.x + area.width / 2.0,
                Align::End => area.right(),
            };
            self.write(only, Spot { x, y: baseline }, align, size * only.scale);
            return;
        }
        let mut x = start;
        for piece in &pieces {
            self.write(piece, Spot { x, y: baseline }, Align::Start, size * piece.scale);
            let wide = self.letters.width(&piece.words, piece.weight) * piece.scale;
            x += (wide + GAP) * size;
        }
    }

    /// Writes words that count down to a moment, as large as the longest of them fits.
    pub(crate) fn digits(&mut self, area: Area, digits: &Digits<'_>, align: Align) {
        let widest = self.letters.width(digits.longest, Weight::Bold).max(f32::EPSILON);
        let size = (area.width * SAFE / widest).min(area.height / FIGURES);
        let x = match align {
            Align::Start => area.x,
            Align::Middle => area.x + area.width / 2.0,
            Align::End => area.right(),
        };
        let y = area.y + area.height / 2.0 + CAPITALS * size / 2.0;
        let piece = Piece::bold(digits.words).tone(digits.tone);
        self.write(&piece, Spot { x, y }, align, size);
        if let Some(Mark::Writing(writing)) = self.marks.last_mut() {
            writing.until = digits.until;
        }
    }

    /// Puts pages on the canvas: one as it is, several in turn.
    pub(crate) fn put_pages(&mut self, mut pages: Vec<Vec<Mark>>) {
        match pages.len() {
            0 => {}
            1 => self.marks.extend(pages.pop().unwrap_or_default()),
            _ => self.marks.push(Mark::Turns(pages)),
        }
    }

    fn write(&mut self, piece: &Piece, at: Spot, align: Align, size: f32) {
        if piece.words.is_empty() {
            return;
        }
        self.marks.push(Mark::Writing(Writing {
            words: piece.words.clone(),
            at,
            align,
            size,
            weight: piece.weight,
            color: self.theme.color(piece.tone),
            width: self.letters.width(&piece.words, piece.weight) * size,
            until: None,
        }));
    }
}

/// Figures of a clock.
pub(crate) struct Digits<'a> {
    pub(crate) words: &'a str,
    /// The longest words that will stand there: the size follows from them.
    pub(crate) longest: &'a str,
    pub(crate) tone: Tone,
    /// The moment that they count down to; none where they stay.
    pub(crate) until: Option<Timestamp>,
}

/// An area with another top and height.
pub(crate) fn rows(area: Area, from: f32, to: f32) -> Area {
    Area { y: area.y + area.height * from, height: area.height * (to - from), ..area }
}

/// An area with another left edge and width.
pub(crate) fn columns(area: Area, from: f32, to: f32) -> Area {
    Area { x: area.x + area.width * from, width: area.width * (to - from), ..area }
}

/// What is left of a part within its frame.
pub(crate) fn inside(area: Area, frame: Frame) -> Area {
    let (side, above) = match frame {
        Frame::Bare | Frame::Band => return area,
        Frame::Panel => ((area.width * 0.06).min(28.0), (area.height * 0.08).min(20.0)),
    };
    Area {
        x: area.x + side,
        y: area.y + above,
        width: area.width - 2.0 * side,
        height: area.height - 2.0 * above,
    }
}
