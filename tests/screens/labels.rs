//! What was drawn of a window, line by line: where two lines lie over one another, and what is cut.

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Align2, Area, Color32, Context, FontId, Frame, Id, Pos2, RawInput, Rect, Ui, Vec2};

/// Strokes of letters may come so near, in points.
const TOUCH: f32 = 3.0;

/// A line of letters as it was drawn.
#[derive(Debug, Clone)]
pub struct Line {
    pub text: String,
    /// Where its letters are.
    pub letters: Rect,
    /// How far what it stands in reaches.
    pub clip: Rect,
    /// Where something small was drawn over it later.
    pub hidden: Option<Rect>,
}

impl Line {
    /// What is seen of it.
    pub fn seen(&self) -> Rect {
        self.letters.intersect(self.clip)
    }

    /// A part is cut off at the left or the right; what is scrolled away upward is not cut.
    pub fn is_cut(&self) -> bool {
        let seen = self.seen();
        seen.height() > TOUCH && seen.width() + TOUCH < self.letters.width()
    }

    fn is_over(&self, other: &Self) -> bool {
        let both = self.seen().intersect(other.seen());
        both.width() > TOUCH && both.height() > TOUCH
    }
}

/// Every line that can be seen, in the order in which they were drawn.
pub fn lines(ctx: &Context, shapes: &[ClippedShape]) -> Vec<Line> {
    let areas = ctx.memory(|memory| {
        let layers: Vec<_> = memory.areas().visible_layer_ids().into_iter().collect();
        layers.into_iter().filter_map(|layer| memory.area_rect(layer.id)).collect()
    });
    let mut sheet = Sheet { areas, lines: Vec::new() };
    for shape in shapes {
        sheet.draw(&shape.shape, shape.clip_rect);
    }
    sheet.lines.retain(Line::is_seen);
    sheet.lines
}

/// What was drawn so far.
struct Sheet {
    /// Where menus, tips and notices lie over the window.
    areas: Vec<Rect>,
    lines: Vec<Line>,
}

impl Line {
    fn is_seen(&self) -> bool {
        let seen = self.seen();
        seen.width() > TOUCH && seen.height() > TOUCH
    }
}

impl Sheet {
    fn draw(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.draw(shape, clip)),
            Shape::Text(text) => self.write(text, clip),
            Shape::Rect(rect) if rect.fill.is_opaque() => self.cover(rect.rect.intersect(clip)),
            Shape::Circle(circle) if circle.fill.is_opaque() => {
                let inside = Vec2::splat(circle.radius * std::f32::consts::SQRT_2);
                self.cover(Rect::from_center_size(circle.center, inside).intersect(clip));
            }
            Shape::Rect(_)
            | Shape::Circle(_)
            | Shape::Noop
            | Shape::Ellipse(_)
            | Shape::LineSegment { .. }
            | Shape::Path(_)
            | Shape::Mesh(_)
            | Shape::QuadraticBezier(_)
            | Shape::CubicBezier(_)
            | Shape::Band(_)
            | Shape::Callback(_) => {}
        }
    }

    fn write(&mut self, text: &TextShape, clip: Rect) {
        let fades = text.override_text_color.is_some_and(|color| color.a() == 0);
        if fades || text.opacity_factor <= 0.0 || text.angle != 0.0 {
            return;
        }
        for row in &text.galley.rows {
            let letters = row.visuals.mesh_bounds;
            let shown: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
            if shown.trim().is_empty() || !letters.is_positive() {
                continue;
            }
            self.lines.push(Line {
                text: shown,
                letters: letters.translate(text.pos.to_vec2() + row.pos.to_vec2()),
                clip,
                hidden: None,
            });
        }
    }

    /// Takes away what lies under something opaque; what is no menu, tip or notice and hides a part
    /// of a line is a badge or a disc that should stand beside it.
    fn cover(&mut self, over: Rect) {
        let is_area = self.areas.iter().any(|area| is_nearly(*area, over));
        for line in &mut self.lines {
            let seen = line.seen();
            let both = seen.intersect(over);
            if both.width() <= TOUCH || both.height() <= TOUCH {
                continue;
            }
            if is_area || over.contains_rect(seen) {
                line.clip = Rect::NOTHING;
            } else {
                line.hidden = Some(over);
            }
        }
        self.lines.retain(|line| line.clip.is_positive());
    }
}

pub fn is_nearly(one: Rect, other: Rect) -> bool {
    const MARGIN: f32 = 4.0;
    one.expand(MARGIN).contains_rect(other) && other.expand(MARGIN).contains_rect(one)
}

/// Pairs of lines that lie over one another, and lines that something hides.
pub fn over_one_another(lines: &[Line]) -> Vec<String> {
    let mut found: Vec<String> = lines
        .iter()
        .filter_map(|line| Some((line, line.hidden?)))
        .map(|(line, over)| format!("{over:?} lies over {:?} at {:?}", line.text, line.letters))
        .collect();
    for (no, line) in lines.iter().enumerate() {
        let others = lines.iter().skip(no + 1).filter(|other| line.is_over(other));
        found.extend(others.map(|other| {
            format!("{:?} {:?} and {:?} {:?}", line.text, line.letters, other.text, other.letters)
        }));
    }
    found
}

/// Draws once, and reads what was drawn.
fn drawn(draw: impl Fn(&mut Ui)) -> Vec<Line> {
    let ctx = Context::default();
    ui::prepare(&ctx);
    let mut found = Vec::new();
    // The first frames measure.
    for _ in 0..3 {
        let mut output = ctx.run_ui(RawInput::default(), &draw);
        output.textures_delta.clear();
        found = lines(&ctx, &output.shapes);
    }
    found
}

fn write(ui: &Ui, at: f32, words: &str) {
    let font = FontId::proportional(16.0);
    ui.painter().text(Pos2::new(at, 40.0), Align2::LEFT_TOP, words, font, Color32::WHITE);
}

#[test]
fn words_beside_one_another_are_fine() {
    let found = drawn(|ui| {
        write(ui, 20.0, "Anna");
        write(ui, 120.0, "Bořek");
    });
    assert_eq!(found.len(), 2);
    assert!(over_one_another(&found).is_empty());
}

#[test]
fn words_over_words_are_seen() {
    let found = drawn(|ui| {
        write(ui, 20.0, "Anna");
        write(ui, 40.0, "Bořek");
    });
    assert_eq!(over_one_another(&found).len(), 1);
}

#[test]
fn a_disc_over_a_name_is_seen_and_a_menu_over_it_is_not() {
    let disc = drawn(|ui| {
        write(ui, 20.0, "Konstancja");
        ui.painter().circle_filled(Pos2::new(24.0, 48.0), 12.0, Color32::RED);
    });
    assert_eq!(over_one_another(&disc).len(), 1);
    let menu = drawn(|ui| {
        write(ui, 20.0, "Konstancja");
        let area = Area::new(Id::unique("menu")).fixed_pos(Pos2::new(60.0, 30.0)).fade_in(false);
        area.show(ui.ctx(), |ui| {
            Frame::menu(ui.style()).fill(Color32::BLACK).show(ui, |ui| ui.label("Rename"));
        });
    });
    assert!(over_one_another(&menu).is_empty());
    assert!(menu.iter().any(|line| line.text == "Rename"));
}

#[test]
fn letters_that_are_cut_off_are_seen() {
    let cut = drawn(|ui| {
        let narrow = Rect::from_min_size(Pos2::ZERO, Vec2::new(60.0, 100.0));
        let painter = ui.painter().with_clip_rect(narrow);
        let (at, font) = (Pos2::new(20.0, 40.0), FontId::proportional(16.0));
        painter.text(at, Align2::LEFT_TOP, "Konstancja", font, Color32::WHITE);
    });
    assert!(cut.iter().all(Line::is_cut) && !cut.is_empty());
}
