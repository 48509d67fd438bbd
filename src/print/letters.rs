//! Letters: how wide words are, and which font has which letter.
//!
//! A line is shaped once, in sizes of its writing, and the same shapes are measured, painted and
//! written into the PDF; so what fits on a card also fits on the printed one.

use harfrust::{
    Direction, FontRef, Script, ShapeOptions, ShapePlan, ShaperData, UnicodeBuffer, script,
};
use skrifa::charmap::Charmap;
use std::cell::RefCell;
use std::ops::Range;
use unicode_segmentation::UnicodeSegmentation;

/// The files of the fonts: letters regular and bold, signs, and for names the letters of other
/// scripts.
pub const FONTS: [&[u8]; 9] = [
    include_bytes!("../../assets/fonts/NotoSans-Regular.ttf"),
    include_bytes!("../../assets/fonts/NotoSans-Bold.ttf"),
    include_bytes!("../../assets/fonts/NotoSansSymbols2-Subset.ttf"),
    include_bytes!("../../assets/fonts/NotoSansMath-Subset.ttf"),
    include_bytes!("../../assets/fonts/NotoSansHebrew-Regular.ttf"),
    include_bytes!("../../assets/fonts/NotoSansHebrew-Bold.ttf"),
    include_bytes!("../../assets/fonts/NotoSansArabic-Regular.ttf"),
    include_bytes!("../../assets/fonts/NotoSansArabic-Bold.ttf"),
    include_bytes!("../../assets/fonts/NotoEmoji-Regular.ttf"),
];

/// The fonts whose letters are written from right to left, as positions in [`FONTS`].
const LEFTWARD: std::ops::RangeInclusive<usize> = 4..=7;

/// The font of signs: suits, and the box that stands for what no font has.
const SIGNS: usize = 2;

/// The fonts of Arabic, whose letters reach far below their line.
const DEEP: std::ops::RangeInclusive<usize> = 6..=7;

/// Stands for a letter that no font has.
const BOX: &str = "□";

/// So many accents on one letter are printed; more would reach into the line above.
const ACCENTS_MAX: usize = 2;

/// How heavy writing is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// What is read second.
    Regular,
    /// What is read first.
    Bold,
}

impl Weight {
    /// The fonts to look in, first to last, as positions in [`FONTS`].
    fn chain(self) -> [usize; 6] {
        match self {
            Self::Regular => [0, SIGNS, 3, 4, 6, 8],
            Self::Bold => [1, SIGNS, 3, 5, 7, 8],
        }
    }
}

/// One shape of a font; measures are in sizes of the writing.
#[derive(Debug, Clone, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub id: u32,
    /// How far the next one is.
    pub advance: f32,
    /// How far it is moved to the right.
    pub right: f32,
    /// How far it is moved up.
    pub up: f32,
    /// The part of the words of its run that it stands for, in bytes.
    pub of: Range<usize>,
}

/// A part of a line in one font.
#[derive(Debug, Clone, PartialEq)]
pub struct Run {
    /// The font, as a position in [`FONTS`].
    pub font: usize,
    /// What it says.
    pub words: String,
    /// How it looks.
    pub glyphs: Vec<Glyph>,
}

/// Writing on one line.
#[derive(Debug, Clone, PartialEq)]
pub struct ShapedLine {
    /// What it says.
    pub words: String,
    /// The same with a box for every letter that no font has.
    pub shown: String,
    /// How heavy it is.
    pub weight: Weight,
    /// How wide it is, in sizes of the writing.
    pub width: f32,
    /// Its parts, left to right.
    pub runs: Vec<Run>,
    /// How many letters are shown as boxes.
    pub boxes: usize,
}

/// A font, ready to measure with.
struct Face {
    font: FontRef<'static>,
    shapes: ShaperData,
    letters: Charmap<'static>,
}

impl Face {
    fn of(bytes: &'static [u8]) -> Option<Self> {
        let font = FontRef::new(bytes).ok()?;
        let (shapes, letters) = (ShaperData::new(&font), Charmap::new(&font));
        Some(Self { font, shapes, letters })
    }
}

/// The fonts, ready to measure with.
pub struct Letters {
    faces: Vec<Face>,
    /// How a font is used for a script, worked out at its first use.
    plans: RefCell<Vec<(usize, Script, ShapePlan)>>,
}

impl ShapedLine {
    /// How far its letters reach below it, in sizes of the writing.
    #[must_use]
    pub fn depth(&self) -> f32 {
        let is_deep = self.runs.iter().any(|run| DEEP.contains(&run.font));
        if is_deep { 0.5 } else { 0.25 }
    }
}

impl Default for Letters {
    fn default() -> Self {
        Self::new()
    }
}

impl Letters {
    /// Reads the fonts.
    #[must_use]
    pub fn new() -> Self {
        let faces = FONTS.iter().filter_map(|bytes| Face::of(bytes)).collect();
        Self { faces, plans: RefCell::default() }
    }

    /// Words on one line.
    #[must_use]
    pub fn line(&self, words: &str, weight: Weight) -> ShapedLine {
        let mut line = ShapedLine {
            words: words.to_owned(),
            shown: String::with_capacity(words.len()),
            weight,
            width: 0.0,
            runs: Vec::new(),
            boxes: 0,
        };
        for piece in self.pieces(words, weight) {
            line.shown.push_str(&piece.shown);
            line.boxes += usize::from(piece.is_box);
            self.add(&mut line, piece);
        }
        for run in &mut line.runs {
            if run.glyphs.is_empty() {
                run.glyphs = self.shape(run.font, &run.words);
            }
            line.width += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        }
        line
    }

    /// How wide words are, in sizes of the writing.
    #[must_use]
    pub fn width(&self, words: &str, weight: Weight) -> f32 {
        self.line(words, weight).width
    }

    /// Adds a letter to the last run where the font is the same.
    fn add(&self, line: &mut ShapedLine, piece: Piece<'_>) {
        let is_plain = !piece.is_box;
        match line.runs.last_mut() {
            Some(run) if is_plain && run.font == piece.font && run.glyphs.is_empty() => {
                run.words.push_str(&piece.shown);
            }
            _ if is_plain => {
                let run = Run { font: piece.font, words: piece.shown, glyphs: Vec::new() };
                line.runs.push(run);
            }
            _ => {
                // The box says in the PDF what it stands for, so that a name can be searched.
                let mut glyphs = self.shape(piece.font, BOX);
                glyphs.iter_mut().for_each(|glyph| glyph.of = 0..piece.word.len());
                let words = piece.word.to_owned();
                line.runs.push(Run { font: piece.font, words, glyphs });
            }
        }
    }

    /// Every letter with its accents, and the font that has it.
    fn pieces<'a>(&self, words: &'a str, weight: Weight) -> Vec<Piece<'a>> {
        let chain = weight.chain();
        let letters = words.graphemes(true);
        let pieces = letters.filter_map(|word| {
            let shown: String = word.chars().filter(|c| !is_silent(*c)).collect();
            if shown.is_empty() {
                return None;
            }
            let shown = few_accents(&shown);
            let has = |font: &usize| shown.chars().all(|c| self.has(*font, c));
            let found = chain.into_iter().find(has);
            Some(match found {
                Some(font) => Piece { word, shown, font, is_box: false },
                None => Piece { word, shown: BOX.to_owned(), font: SIGNS, is_box: true },
            })
        });
        let mut pieces: Vec<Piece<'_>> = pieces.collect();
        self.join_leftward(&mut pieces);
        pieces
    }

    /// A space between two words that are written from right to left belongs to both, so that the
    /// second stands to the left of the first.
    fn join_leftward(&self, pieces: &mut [Piece<'_>]) {
        let fonts: Vec<usize> = pieces.iter().map(|piece| piece.font).collect();
        for (index, piece) in pieces.iter_mut().enumerate().skip(1) {
            let before = fonts.get(index - 1).copied().filter(|font| LEFTWARD.contains(font));
            let joins = before.filter(|font| fonts.get(index + 1) == Some(font));
            let Some(font) = joins.filter(|_| piece.shown == " ") else { continue };
            if self.has(font, ' ') {
                piece.font = font;
            }
        }
    }

    fn has(&self, font: usize, letter: char) -> bool {
        let face = self.faces.get(font);
        face.and_then(|face| face.letters.map(letter)).is_some_and(|glyph| glyph.to_u32() != 0)
    }

    fn shape(&self, font: usize, words: &str) -> Vec<Glyph> {
        let Some(face) = self.faces.get(font) else { return Vec::new() };
        let shaper = face.shapes.shaper(&face.font).build();
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(words);
        buffer.guess_segment_properties();
        let is_leftward = LEFTWARD.contains(&font);
        let direction = if is_leftward { Direction::RightToLeft } else { Direction::LeftToRight };
        buffer.set_direction(direction);
        let script =
            if buffer.script() == script::UNKNOWN { script::COMMON } else { buffer.script() };
        buffer.set_script(script);
        let mut plans = self.plans.borrow_mut();
        if !plans.iter().any(|(of, for_script, _)| (*of, *for_script) == (font, script)) {
            let plan = ShapePlan::new(&shaper, direction, Some(script), None, &[]);
            plans.push((font, script, plan));
        }
        let plan = plans.iter().find(|(of, for_script, _)| (*of, *for_script) == (font, script));
        let Some((_, _, plan)) = plan else { return Vec::new() };
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
    /// As it was typed.
    word: &'a str,
    /// As it is printed.
    shown: String,
    font: usize,
    is_box: bool,
}

/// Whether it only says how its neighbors are to be written.
fn is_silent(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// A letter with no more accents than fit on a line.
fn few_accents(shown: &str) -> String {
    shown.chars().take(1 + ACCENTS_MAX).collect()
}
