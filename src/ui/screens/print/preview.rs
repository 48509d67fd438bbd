//! The pages as they are printed, one under the other; only those in sight are painted.

use crate::theme::{Tone, bold_of, paper_ink, regular_of, shape, space, stroke};
use egui::{
    Painter, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use print::{Ink, Mark, Page, ShapedLine, Spot, Weight};

/// Which page is looked at, and how large.
#[derive(Debug)]
pub(super) struct Preview {
    /// The page at the top, from 0.
    pub page: usize,
    /// The page to bring in sight.
    pub go_to: Option<usize>,
    /// How large, where 1 is as wide as there is room.
    pub zoom: f32,
}

impl Default for Preview {
    fn default() -> Self {
        Self { page: 0, go_to: None, zoom: 1.0 }
    }
}

/// The smallest and the largest page, where 1 is as wide as there is room.
pub(super) const ZOOMS: [f32; 6] = [0.5, 0.75, 1.0, 1.5, 2.0, 3.0];

impl Preview {
    pub(super) fn zoom(&mut self, step: isize) {
        let at = ZOOMS.iter().position(|zoom| *zoom >= self.zoom).unwrap_or_default();
        let there = at.saturating_add_signed(step).min(ZOOMS.len() - 1);
        if let Some(zoom) = ZOOMS.get(there) {
            self.zoom = *zoom;
            self.go_to = Some(self.page);
        }
    }

    pub(super) fn turn(&mut self, pages: isize, of: usize) {
        let there = self.page.saturating_add_signed(pages).min(of.saturating_sub(1));
        self.go_to = Some(there);
    }

    /// Shows the pages; `name` says of a page which it is.
    pub(super) fn ui(&mut self, ui: &mut Ui, pages: &[Page], name: impl Fn(usize) -> String) {
        let Some(first) = pages.first() else { return };
        let room = ui.available_width() - space::TWO;
        let scale = (room / first.area.width * self.zoom).max(0.1);
        let size = Vec2::new(first.area.width, first.area.height) * scale;
        let step = size.y + space::TWO;
        let mut scroll = ScrollArea::both().id_salt("preview").auto_shrink(false);
        #[expect(clippy::cast_precision_loss, reason = "there are at most some thousand pages")]
        let top = |page: usize| page as f32 * step;
        if let Some(page) = self.go_to.take() {
            scroll = scroll.vertical_scroll_offset(top(page));
        }
        let shown = scroll.show_viewport(ui, |ui, sight| {
            let whole = Vec2::new(size.x.max(room), top(pages.len()));
            let (all, _) = ui.allocate_exact_size(whole, Sense::hover());
            let inset = ((whole.x - size.x) / 2.0).max(0.0);
            for (no, page) in pages.iter().enumerate().skip(page_at(sight.min.y, step)) {
                if top(no) > sight.max.y {
                    break;
                }
                let corner = all.min + Vec2::new(inset, top(no));
                let rect = Rect::from_min_size(corner, size);
                let response = ui.interact(rect, ui.scope_id().with(no), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name(no)));
                page_ui(ui, page, rect, scale);
            }
            // The page that fills most of the sight is the one that is looked at.
            page_at(sight.min.y + sight.height().min(size.y) / 2.0, step)
        });
        self.page = shown.inner.min(pages.len() - 1);
    }
}

/// The page at a height, from 0.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "heights are positive")]
fn page_at(y: f32, step: f32) -> usize {
    (y / step).max(0.0) as usize
}

fn page_ui(ui: &Ui, page: &Page, rect: Rect, scale: f32) {
    let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect.expand(2.0)));
    let line = stroke(ui, Tone::LineStrong);
    painter.rect(rect, 0, paper_ink(Ink::White.level()), line, StrokeKind::Outside);
    let on = |spot: Spot| rect.min + Vec2::new(spot.x, spot.y) * scale;
    for mark in &page.marks {
        match mark {
            Mark::Writing { at, size, ink, line } => {
                write(&painter, on(*at), line, size * scale, *ink);
            }
            Mark::Fill { area, ink } => {
                let corner = on(Spot { x: area.x, y: area.y });
                let filled =
                    Rect::from_min_size(corner, Vec2::new(area.width, area.height) * scale);
                painter.rect_filled(filled, 0, paper_ink(ink.level()));
            }
            Mark::Rule { from, to, width, ink } => {
                let stroke = Stroke::new((width * scale).max(0.5), paper_ink(ink.level()));
                painter.line_segment([on(*from), on(*to)], stroke);
            }
            Mark::Cut { from, to } => {
                let stroke = Stroke::new(shape::LINE, paper_ink(Ink::Light.level()));
                painter.line_segment([on(*from), on(*to)], stroke);
            }
        }
    }
}

/// Writes words that stand on a line at `at`.
fn write(painter: &Painter, at: Pos2, line: &ShapedLine, size: f32, ink: Ink) {
    let font = match line.weight {
        Weight::Bold => bold_of(size),
        Weight::Regular => regular_of(size),
    };
    let galley = painter.layout_no_wrap(line.shown.clone(), font, paper_ink(ink.level()));
    let row = galley.rows.first();
    let base = row.and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y));
    let at = at - Vec2::new(0.0, base.unwrap_or_default());
    painter.galley(at, galley, paper_ink(ink.level()));
}
