//! Letters: how wide words are, and which font has which letter.
//!
//! A line is shaped once, in sizes of its writing, and the same shapes are measured, painted and
//! written into the PDF; so what fits on a card also fits on the printed one.

use crate::fonts::{DEPTH, FONTS, Face, FontFile, SIGNS, SystemFont, Weight, shipped};
use harfrust::{Direction, Script, ShapeOptions, ShapePlan, UnicodeBuffer, script};
use std::cell::RefCell;
use std::ops::Range;
use unicode_segmentation::UnicodeSegmentation;
use words::{from_left, is_leftward};

/// Stands for a letter that no font has.
const BOX: &str = "□";

/// So many accents on one letter are printed; more would reach into the line above.
const ACCENTS_MAX: usize = 2;

/// Joins the letters at its sides, or keeps them apart; some scripts are not legible without.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// One shape of a font; measures are in sizes of the writing.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    pub id: u32,
    /// How far on the next glyph stands.
    pub advance: f32,
    /// How far it is moved to the right.
    pub right: f32,
    /// How far it is moved up from the line.
    pub up: f32,
    /// The part of the words of its run that it stands for, in bytes.
    pub of: Range<usize>,
}

/// A part of a line in one font.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    pub font: FontFile,
    pub words: String,
    pub glyphs: Vec<Glyph>,
}

/// Writing on one line, ready to be put on paper.
#[derive(Debug, Clone, PartialEq)]
pub struct ShapedLine {
    pub words: String,
    /// The same with a box for every letter that no font has.
    pub shown: String,
    pub weight: Weight,
    /// How wide it is, in sizes of the writing.
    pub width: f32,
    /// How far its letters reach below it, in sizes of the writing.
    pub depth: f32,
    /// Its parts from left to right.
    pub runs: Vec<Run>,
    /// The letters that are shown as boxes.
    pub lacking: Vec<String>,
}

/// How a font is used for a script in a direction.
type PlanOf = (usize, Script, Direction);

/// The fonts, ready to measure with.
pub struct Letters {
    faces: Vec<Face>,
    /// The fonts to look in for regular writing, first to last, as positions in `faces`.
    regular: Vec<usize>,
    /// The same for bold writing.
    bold: Vec<usize>,
    /// Worked out at their first use.
    plans: RefCell<Vec<(PlanOf, ShapePlan)>>,
}

impl Default for Letters {
    fn default() -> Self {
        Self::with(&[])
    }
}

impl Letters {
    /// Reads the shipped fonts, and others for letters that those do not have.
    #[must_use]
    pub fn with(others: &[SystemFont]) -> Self {
        let shipped_faces = FONTS.iter().enumerate();
        let mut faces: Vec<Face> =
            shipped_faces.filter_map(|(at, bytes)| Face::shipped(at, bytes)).collect();
        let (mut regular, mut bold) =
            (shipped(Weight::Regular).to_vec(), shipped(Weight::Bold).to_vec());
        // Bold writing takes a bold font first, and a regular one where there is no other.
        let first = others.iter().filter(|font| font.weight == Weight::Bold);
        for font in first.chain(others.iter().filter(|font| font.weight == Weight::Regular)) {
            let Some(face) = Face::of(font.file) else { continue };
            bold.push(faces.len());
            if font.weight == Weight::Regular {
                regular.push(faces.len());
            }
            faces.push(face);
        }
        Self { faces, regular, bold, plans: RefCell::default() }
    }

    #[must_use]
    pub fn line(&self, words: &str, weight: Weight) -> ShapedLine {
        let mut line = ShapedLine {
            words: words.to_owned(),
            shown: String::with_capacity(words.len()),
            weight,
            width: 0.0,
            depth: DEPTH,
            runs: Vec::new(),
            lacking: Vec::new(),
        };
        let pieces = self.pieces(words, weight);
        for piece in &pieces {
            line.shown.push_str(&piece.shown);
            if piece.is_box {
                line.lacking.push(piece.word.to_owned());
            }
        }
        for stretch in stretches(&pieces) {
            let Some(run) = self.run(&stretch) else { continue };
            line.width += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
            line.depth =
                line.depth.max(self.faces.get(stretch.font).map_or(0.0, |face| face.depth));
            line.runs.push(run);
        }
        line
    }

    /// How wide words are, in sizes of the writing.
    #[must_use]
    pub fn width(&self, words: &str, weight: Weight) -> f32 {
        self.line(words, weight).width
    }

    /// A stretch of a line as it looks.
    fn run(&self, stretch: &Stretch<'_>) -> Option<Run> {
        let font = self.faces.get(stretch.font)?.file;
        // The box says in the PDF what it stands for, so that a name can be searched.
        if let [Piece { word, is_box: true, .. }] = *stretch.pieces {
            let mut glyphs = self.shape(stretch.font, BOX, Direction::LeftToRight);
            glyphs.iter_mut().for_each(|glyph| glyph.of = 0..word.len());
            return Some(Run { font, words: (*word).to_owned(), glyphs });
        }
        let words: String = stretch.pieces.iter().map(|piece| piece.shown.as_str()).collect();
        let leftward = stretch.is_leftward;
        let direction = if leftward { Direction::RightToLeft } else { Direction::LeftToRight };
        let glyphs = self.shape(stretch.font, &words, direction);
        Some(Run { font, words, glyphs })
    }

    /// Every letter with its accents, and the font that has it, in the order of reading.
    fn pieces<'a>(&self, words: &'a str, weight: Weight) -> Vec<Piece<'a>> {
        let chain = match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        let letters = words.graphemes(true);
        let pieces = letters.filter_map(|word| {
            let shown: String = word.chars().filter(|c| !is_silent(*c)).collect();
            if shown.chars().all(|c| JOINERS.contains(&c)) {
                return None;
            }
            let shown = few_accents(&shown);
            let has =
                |font: &&usize| shown.chars().all(|c| JOINERS.contains(&c) || self.has(**font, c));
            Some(match chain.iter().find(has) {
                Some(font) => Piece { word, shown, font: *font, is_box: false },
                None => Piece { word, shown: BOX.to_owned(), font: SIGNS, is_box: true },
            })
        });
        let mut pieces: Vec<Piece<'_>> = pieces.collect();
        self.join_leftward(&mut pieces);
        pieces
    }

    /// A space between two words that are written from right to left is of their font, so that
    /// they are one word after the other when the page is searched.
    fn join_leftward(&self, pieces: &mut [Piece<'_>]) {
        let of = |piece: &Piece<'_>| (piece.font, piece.shown.chars().any(is_leftward));
        let before: Vec<(usize, bool)> = pieces.iter().map(of).collect();
        for (at, piece) in pieces.iter_mut().enumerate().skip(1) {
            let (Some((font, true)), Some((next, true))) =
                (before.get(at - 1).copied(), before.get(at + 1).copied())
            else {
                continue;
            };
            if piece.shown == " " && font == next && self.has(font, ' ') {
                piece.font = font;
            }
        }
    }

    fn has(&self, font: usize, letter: char) -> bool {
        self.faces.get(font).is_some_and(|face| face.has(letter))
    }

    fn shape(&self, font: usize, words: &str, direction: Direction) -> Vec<Glyph> {
        let Some(face) = self.faces.get(font) else { return Vec::new() };
        let shaper = face.shapes.shaper(&face.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(words);
        buffer.guess_segment_properties();
        buffer.set_direction(direction);
        let script =
            if buffer.script() == script::UNKNOWN { script::COMMON } else { buffer.script() };
        buffer.set_script(script);
        let key = (font, script, direction);
        let mut plans = self.plans.borrow_mut();
        if !plans.iter().any(|(of, _)| *of == key) {
            let plan = ShapePlan::new(&shaper, direction, Some(script), None, &[]);
            plans.push((key, plan));
        }
        let Some((_, plan)) = plans.iter().find(|(of, _)| *of == key) else { return Vec::new() };
        let shaped = shaper.shape(buffer, ShapeOptions::new().plan(Some(plan)));
        #[expect(clippy::cast_precision_loss, reason = "measures of a font are small numbers")]
        let ems = |units: i32| units as f32 / shaper.units_per_em() as f32;
        let starts: Vec<usize> =
            shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let end = |start: usize| {
            starts.iter().copied().filter(|other| *other > start).min().unwrap_or(words.len())
        };
        let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
        glyphs
            .map(|(info, position)| Glyph {
                id: info.glyph_id,
                advance: ems(position.x_advance),
                right: ems(position.x_offset),
                up: ems(position.y_offset),
                of: info.cluster as usize..end(info.cluster as usize),
            })
            .collect()
    }
}

/// A letter with its accents.
struct Piece<'a> {
    word: &'a str,
    shown: String,
    font: usize,
    is_box: bool,
}

/// Letters beside each other in one font and one direction.
struct Stretch<'a> {
    font: usize,
    is_leftward: bool,
    /// Its pieces in the order of reading.
    pieces: Vec<&'a Piece<'a>>,
}

/// The stretches of a line, left to right; a box is one for itself.
fn stretches<'a>(pieces: &'a [Piece<'a>]) -> Vec<Stretch<'a>> {
    let shown: Vec<&str> = pieces.iter().map(|piece| piece.shown.as_str()).collect();
    let mut stretches: Vec<Stretch<'a>> = Vec::new();
    for placed in from_left(&shown) {
        let Some(piece) = pieces.get(placed.part) else { continue };
        let is_leftward = placed.is_leftward;
        match stretches.last_mut() {
            Some(last)
                if last.font == piece.font
                    && last.is_leftward == is_leftward
                    && !piece.is_box
                    && last.pieces.iter().all(|piece| !piece.is_box) =>
            {
                // What stands further to the right is read first.
                let at = if is_leftward { 0 } else { last.pieces.len() };
                last.pieces.insert(at, piece);
            }
            _ => stretches.push(Stretch { font: piece.font, is_leftward, pieces: vec![piece] }),
        }
    }
    stretches
}

/// Whether it only says how its neighbors are to be written.
fn is_silent(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A letter with no more accents than fit on a line.
fn few_accents(shown: &str) -> String {
    let mut accents = 0;
    let is_kept = |letter: &char| {
        accents += usize::from(is_accent(*letter));
        !is_accent(*letter) || accents <= ACCENTS_MAX
    };
    shown.chars().filter(is_kept).collect()
}

/// Whether it is piled onto another letter; marks of scripts that cannot do without are none.
fn is_accent(letter: char) -> bool {
    matches!(
        letter,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}
