//! Names of the whole world in the window: in their letters and in their direction.

use crate::window::{Evening, NAMES};
use egui::epaint::text::Galley;
use egui::{Key, Role, Shape, TextureId};
use egui_kittest::kittest::Queryable;
use std::sync::Arc;

/// Every line that is painted.
fn painted(evening: &Evening) -> Vec<Arc<Galley>> {
    fn take(shape: &Shape, galleys: &mut Vec<Arc<Galley>>) {
        match shape {
            Shape::Text(text) => galleys.push(Arc::clone(&text.galley)),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| take(shape, galleys)),
            _ => {}
        }
    }
    let mut galleys = Vec::new();
    let shapes = &evening.window.output().shapes;
    shapes.iter().for_each(|clipped| take(&clipped.shape, &mut galleys));
    galleys
}

/// The letters of a line as they stand from left to right, and whether each is painted there.
fn from_left(galley: &Galley) -> String {
    let mut letters: Vec<(f32, char)> = Vec::new();
    for placed in &galley.rows {
        let mesh = &placed.row.visuals.mesh;
        assert_eq!(mesh.texture_id, TextureId::default());
        // What is joined with the letter before it has no room of its own.
        for glyph in placed.row.glyphs.iter().filter(|glyph| glyph.advance_width > 0.0) {
            letters.push((glyph.pos.x, glyph.chr));
            if !glyph.uv_rect.is_nothing() {
                let corner = mesh.vertices[glyph.first_vertex as usize].pos.x;
                let left = glyph.pos.x + glyph.uv_rect.offset.x;
                assert!((corner - left).abs() <= 1.0, "{}: {corner} and {left}", glyph.chr);
            }
        }
    }
    letters.sort_by(|left, right| left.0.total_cmp(&right.0));
    letters.into_iter().map(|(_, letter)| letter).collect()
}

/// Twelve players, the first of them written from the right.
fn names() -> [&'static str; 12] {
    let mut names = NAMES;
    names[..4].copy_from_slice(&["אבי כהן", "محمد علي", "Ana Novak", "Олег Ткач"]);
    names
}

#[test]
fn names_from_the_right_stand_from_the_right_on_every_line_that_has_them() {
    let mut evening = Evening::started(&names());
    evening.go("Players");
    let lines = painted(&evening);
    let of = |name: &str| -> Vec<String> {
        let lines = lines.iter().filter(|galley| galley.text() == name);
        lines.map(|galley| from_left(galley)).collect()
    };
    let hebrew = of("אבי כהן");
    assert!(!hebrew.is_empty());
    assert!(hebrew.iter().all(|line| line == "ןהכ יבא"), "{hebrew:?}");
    let arabic = of("محمد علي");
    assert!(!arabic.is_empty());
    // The last name is on the left; its letters are joined, so two may be one.
    assert!(arabic.iter().all(|line| line.trim_end().ends_with('م')), "{arabic:?}");
    assert!(arabic.iter().all(|line| line.starts_with('ي')), "{arabic:?}");
    assert!(of("Ana Novak").iter().all(|line| line == "Ana Novak"));
    assert!(evening.sees("אבי כהן"), "who listens hears the name as it is read");
}

#[test]
fn what_no_font_has_is_said_where_the_name_is_typed_and_where_it_stands() {
    // A number that stands for no letter, which no font can ever have.
    let said = "□ is for U+0378, which no font here has";
    let mut evening = Evening::started(&NAMES);
    evening.window.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    evening.go("Players");
    assert_eq!(evening.count("no font here"), 0);
    let field = evening.window.get_by_role_and_label(Role::TextInput, "Name");
    field.focus();
    evening.window.run_ok();
    evening.letters("Ana \u{378}");
    assert_eq!(evening.count(said), 1, "while it is typed");
    evening.key(Key::Enter);
    assert_eq!(evening.count(said), 1, "over the list");
    evening.press("Close");
    evening.press("Search");
    evening.window.get_by_label("Search").type_text("ana \u{378}");
    evening.window.run_ok();
    evening.key(Key::Enter);
    evening.key(Key::Enter);
    assert_eq!(evening.count(said), 2, "with the evening of the player, too");
}
