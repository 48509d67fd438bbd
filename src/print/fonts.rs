//! The files of the fonts: those that are shipped, and those of the computer that are handed in.

use harfrust::{FontRef, ShaperData};
use skrifa::MetadataProvider;
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use std::fmt;

/// The files of the shipped fonts: letters regular and bold, signs, and other scripts for names.
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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Letters for what is read second.
    Regular,
    /// Letters for what is read first.
    Bold,
}

/// The font of signs: suits, and the box that stands for what no font has.
pub(super) const SIGNS: usize = 2;

/// How far letters reach below their line, in sizes of the writing; those of some scripts more.
pub(super) const DEPTH: f32 = 0.25;

/// The most that is left free for them.
const DEPTH_MAX: f32 = 0.5;

/// The shipped fonts of Arabic, whose letters reach far below their line.
const DEEP: std::ops::RangeInclusive<usize> = 6..=7;

/// The fonts to look in, first to last, as positions in [`FONTS`].
pub(super) const fn shipped(weight: Weight) -> [usize; 6] {
    match weight {
        Weight::Regular => [0, SIGNS, 3, 4, 6, 8],
        Weight::Bold => [1, SIGNS, 3, 5, 7, 8],
    }
}

/// A font in a file that is there as long as the program runs.
#[derive(Clone, Copy)]
pub struct FontFile {
    pub bytes: &'static [u8],
    pub index: u32,
}

impl PartialEq for FontFile {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.bytes, other.bytes) && self.index == other.index
    }
}

impl Eq for FontFile {}

impl fmt::Debug for FontFile {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "font {} of {} bytes", self.index, self.bytes.len())
    }
}

/// A font of the computer, for letters that no shipped one has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SystemFont {
    /// The file its letters are in.
    pub file: FontFile,
    /// The weight of writing that it is for.
    pub weight: Weight,
}

/// A font, ready to measure with.
pub(super) struct Face {
    pub file: FontFile,
    pub font: FontRef<'static>,
    pub shapes: ShaperData,
    letters: Charmap<'static>,
    /// How far its letters reach below their line, in sizes of the writing.
    pub depth: f32,
}

impl Face {
    pub(super) fn of(file: FontFile) -> Option<Self> {
        let font = FontRef::from_index(file.bytes, file.index).ok()?;
        let (shapes, letters) = (ShaperData::new(&font), Charmap::new(&font));
        let metrics = font.metrics(Size::new(1.0), LocationRef::default());
        let depth = (-metrics.descent).clamp(DEPTH, DEPTH_MAX);
        Some(Self { file, font, shapes, letters, depth })
    }

    /// The shipped font at this position of [`FONTS`].
    pub(super) fn shipped(at: usize, bytes: &'static [u8]) -> Option<Self> {
        let face = Self::of(FontFile { bytes, index: 0 })?;
        let depth = if DEEP.contains(&at) { DEPTH_MAX } else { DEPTH };
        Some(Self { depth, ..face })
    }

    pub(super) fn has(&self, letter: char) -> bool {
        self.letters.map(letter).is_some_and(|glyph| glyph.to_u32() != 0)
    }
}
