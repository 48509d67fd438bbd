//! Screens of the room in the players' window: the same rectangles and texts as their scene.

#[path = "../floor/room_screens/states.rs"]
mod states;

use egui::{Context, Pos2, RawInput, Rect, Shape, Vec2};
use print::Letters;
use scene::{Mark, SHIPPED, Scene, Shown, State, TURN_MILLIS, Writing, compose, shipped};
use states::{NOW, evening_in, moved};
use strum::VariantArray;
use words::clock_facts::Saying;
use words::{Language, UtcOffset, Words};

const SIZES: [Vec2; 5] = [
    Vec2::new(1024.0, 600.0),
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(3840.0, 2160.0),
    Vec2::new(1080.0, 1920.0),
];

/// The texts that a window of this size shows, with their rectangles.
fn painted(ctx: &Context, scene: &Scene, size: Vec2) -> Vec<(String, Rect)> {
    let window = Rect::from_min_size(Pos2::ZERO, size);
    let input = || RawInput { screen_rect: Some(window), ..RawInput::default() };
    let mut output = ctx.run_ui(input(), |ui| ui::paint_scene(ui, window, scene, NOW.0));
    output.textures_delta.clear();
    let of = |shape: Shape| match shape {
        Shape::Text(text) => {
            let place = Rect::from_min_size(text.pos, text.galley.size());
            Some((text.galley.text().to_owned(), place))
        }
        _ => None,
    };
    output.shapes.into_iter().filter_map(|clipped| of(clipped.shape)).collect()
}

fn writings<'a>(marks: &'a [Mark]) -> Vec<&'a Writing> {
    let of = |mark: &'a Mark| match mark {
        Mark::Writing(writing) => vec![writing],
        Mark::Turns(pages) => {
            let turn = usize::try_from(NOW.0 / TURN_MILLIS).unwrap();
            writings(&pages[turn % pages.len()])
        }
        _ => Vec::new(),
    };
    marks.iter().flat_map(of).collect()
}

#[test]
fn the_window_shows_every_text_where_the_scene_has_it() {
    let (words, letters) = (Words::new(Language::English), Letters::default());
    let ctx = Context::default();
    ui::prepare(&ctx);
    for look in SHIPPED {
        let set = shipped(look.id).unwrap();
        for state in State::VARIANTS {
            let mut clock = evening_in(*state);
            if *state == State::Playing {
                moved(&mut clock, 30);
            }
            let saying =
                Saying { clock: &clock, now: NOW, offset: UtcOffset::fixed(0), words: &words };
            let shown = Shown { saying, address: Some("http://192.168.1.7:8080/seat") };
            for size in SIZES {
                let shape = scene::Shape::fitting(size.x, size.y);
                let scene = compose(&set, shape, &shown, &letters);
                let what = format!("{} {state:?} {size}", look.id);
                compare(&painted(&ctx, &scene, size), &scene, size, &letters, &what);
            }
        }
    }
}

fn compare(painted: &[(String, Rect)], scene: &Scene, size: Vec2, letters: &Letters, what: &str) {
    let wanted: Vec<&Writing> =
        scene.placed.iter().flat_map(|placed| writings(&placed.marks)).collect();
    let texts = |all: &[(String, Rect)]| all.iter().map(|it| it.0.clone()).collect::<Vec<_>>();
    let said: Vec<String> = wanted.iter().map(|writing| writing.words.clone()).collect();
    assert_eq!(texts(painted), said, "{what}");
    let canvas = Vec2::new(scene.canvas.0, scene.canvas.1);
    let scale = (size / canvas).min_elem();
    let origin = (size - canvas * scale) / 2.0;
    for ((words, place), writing) in painted.iter().zip(wanted) {
        let area = writing.area();
        let left = area.x * scale + origin.x;
        let wider = place.width() - area.width * scale;
        let off = (place.left() - left).abs().max(wider.abs());
        // Letters that no shipped font has are at most as wide as they were measured.
        let is_known = letters.line(words, writing.weight).lacking.is_empty();
        let is_there = if is_known { off < size.x * 0.01 } else { wider < size.x * 0.01 };
        assert!(is_there, "{what}: {words:?} is {off} off");
        let base = writing.at.y * scale + origin.y;
        // The line of letters lies in the lower third of their row.
        let inside = place.top() < base && base < place.bottom();
        assert!(inside, "{what}: {words:?} {place} has its line at {base}");
    }
}
