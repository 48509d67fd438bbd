//! Pages as a PDF. Nothing else knows the crate that writes it.

use crate::fonts::FontFile;
use crate::letters::{Glyph, ShapedLine};
use crate::page::{Area, CUT_WIDTH, Ink, Mark, Page, Spot};
use crate::watch::{Stopped, Watch, step};
use krilla::color::luma;
use krilla::geom::{Path, PathBuilder, Point, Rect};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Data, Document};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PdfError {
    /// The work was stopped before its end.
    Stopped,
    /// It cannot be made, in the words of the crate that makes it.
    Failed(String),
}

impl From<Stopped> for PdfError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Pages as a PDF with this title. The fonts are in it, with the letters that are used.
///
/// # Errors
/// Where `watch` stops the work, or the pages cannot be written.
pub fn pdf(
    pages: &[Page],
    title: &str,
    language: &str,
    watch: Watch<'_>,
) -> Result<Vec<u8>, PdfError> {
    let mut fonts = Fonts::default();
    let mut document = Document::new();
    let metadata = Metadata::new().title(title.to_owned()).language(language.to_owned());
    document.set_metadata(metadata.creator(String::from("Floorman")));
    for (no, page) in pages.iter().enumerate() {
        step(watch, no, pages.len())?;
        let settings = PageSettings::from_wh(page.area.width, page.area.height)
            .ok_or_else(|| PdfError::Failed(format!("{:?}", page.area)))?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for mark in &page.marks {
            put(&mut surface, mark, &mut fonts);
        }
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| PdfError::Failed(format!("{error:?}")))
}

/// The fonts of the pages, each read once.
#[derive(Default)]
struct Fonts(Vec<(FontFile, Option<Font>)>);

impl Fonts {
    fn get(&mut self, file: FontFile) -> Option<Font> {
        if let Some((_, font)) = self.0.iter().find(|(read, _)| *read == file) {
            return font.clone();
        }
        let font = Font::new(Data::from(file.bytes), file.index);
        self.0.push((file, font.clone()));
        font
    }
}

fn put(surface: &mut Surface<'_>, mark: &Mark, fonts: &mut Fonts) {
    match mark {
        Mark::Writing { at, size, ink, line } => write(surface, *at, *size, *ink, line, fonts),
        Mark::Fill { area, ink } => {
            if let Some(path) = rectangle(*area) {
                surface.set_stroke(None);
                surface.set_fill(Some(fill(*ink)));
                surface.draw_path(&path);
            }
        }
        Mark::Rule { from, to, width, ink } => rule(surface, *from, *to, *width, *ink),
        Mark::Cut { from, to } => rule(surface, *from, *to, CUT_WIDTH, Ink::Light),
    }
}

fn write(
    surface: &mut Surface<'_>,
    at: Spot,
    size: f32,
    ink: Ink,
    line: &ShapedLine,
    fonts: &mut Fonts,
) {
    surface.set_stroke(None);
    surface.set_fill(Some(fill(ink)));
    let mut x = at.x;
    for run in &line.runs {
        let glyphs: Vec<KrillaGlyph> = run.glyphs.iter().map(glyph).collect();
        if let Some(font) = fonts.get(run.font) {
            let start = Point::from_xy(x, at.y);
            surface.draw_glyphs(start, &glyphs, font, &run.words, size, false);
        }
        x += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size;
    }
}

fn glyph(glyph: &Glyph) -> KrillaGlyph {
    let id = GlyphId::new(glyph.id);
    KrillaGlyph::new(id, glyph.advance, glyph.right, glyph.up, 0.0, glyph.of.clone(), None)
}

fn rule(surface: &mut Surface<'_>, from: Spot, to: Spot, width: f32, ink: Ink) {
    let mut path = PathBuilder::new();
    path.move_to(from.x, from.y);
    path.line_to(to.x, to.y);
    let Some(path) = path.finish() else { return };
    surface.set_fill(None);
    let paint = luma::Color::new(ink.level()).into();
    surface.set_stroke(Some(Stroke { paint, width, ..Stroke::default() }));
    surface.draw_path(&path);
}

fn rectangle(area: Area) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_xywh(area.x, area.y, area.width, area.height)?);
    path.finish()
}

fn fill(ink: Ink) -> Fill {
    let paint = luma::Color::new(ink.level()).into();
    Fill { paint, opacity: NormalizedF32::ONE, rule: FillRule::default() }
}
