//! Screens of the room in a browser: the same rectangles and the same texts as their scene.

use crate::browser::{Browser, SIZES, Theme};
use crate::room_states::{NOW, evening_in, moved};
use crate::shared::Shared;
use print::{Area, Letters};
use reports::PlayersClock;
use scene::{Mark, SHIPPED, Scene, Shape, Shown, State, Writing, compose, shipped};
use serde_json::Value;
use strum::VariantArray;
use words::clock_facts::Saying;
use words::{Language, UtcOffset, Words};

/// Where every text that is seen stands: its words, left edge, width, top and height.
const TEXTS: &str = "
    const screen = [...document.querySelectorAll('.screen')].find((it) => it.checkVisibility());
    const texts = [...screen.querySelectorAll('text')].map((it) => {
        const box = it.getBoundingClientRect();
        return [it.textContent, box.left, box.width, box.top, box.height];
    });
    return texts.filter(([, , , , height]) => height > 0);";

/// The fonts of the page are there.
const LETTERS: &str =
    "return [400, 700].every((it) => document.fonts.check(`${it} 20px 'Screen Sans'`))";

/// Sizes of walls and phones: the width and height of the window.
const WALLS: [(u32, u32); 4] = [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)];

fn scene_of(look: &str, shape: Shape, clock: &PlayersClock) -> Scene {
    let (words, letters) = (Words::new(Language::English), Letters::default());
    let saying = Saying { clock, now: NOW, offset: UtcOffset::fixed(0), words: &words };
    let shown = Shown { saying, address: Some("http://192.168.1.7:8080/seat") };
    compose(&shipped(look).unwrap(), shape, &shown, &letters)
}

/// Writings as they are seen, of pages in turn the one whose turn it is.
fn writings<'a>(marks: &'a [Mark], turn: usize) -> Vec<&'a Writing> {
    let of = |mark: &'a Mark| match mark {
        Mark::Writing(writing) => vec![writing],
        Mark::Turns(pages) => writings(&pages[turn % pages.len()], turn),
        _ => Vec::new(),
    };
    marks.iter().flat_map(of).collect()
}

/// Holds a page against its scene; the figures of a clock that runs may be another second's.
fn compare(browser: &Browser, scene: &Scene, size: (u32, u32), what: &str) {
    browser.until(LETTERS);
    let at = browser.ask("return Math.floor((Date.now() + ahead) / SCREEN_TURN_MILLIS)");
    let turn = usize::try_from(at.as_u64().unwrap()).unwrap();
    let wanted: Vec<&Writing> =
        scene.placed.iter().flat_map(|placed| writings(&placed.marks, turn)).collect();
    let found = browser.ask(TEXTS);
    let found: Vec<(&str, [f32; 4])> = found.as_array().unwrap().iter().map(read).collect();
    assert_eq!(found.len(), wanted.len(), "{what}: {found:?}");
    let (wide, high) = (size.0 as f32, size.1 as f32);
    let scale = (wide / scene.canvas.0).min(high / scene.canvas.1);
    let left = (wide - scene.canvas.0 * scale) / 2.0;
    for (writing, (words, [x, width, top, height])) in wanted.iter().zip(found) {
        if writing.until.is_none() {
            assert_eq!(words, writing.words, "{what}");
            let area: Area = writing.area();
            let off = [x - (area.x * scale + left), width - area.width * scale];
            let most = off.map(f32::abs).into_iter().fold(0.0, f32::max);
            assert!(most < wide * 0.01, "{what}: {words:?} is {most} off");
        }
        let middle = top + height / 2.0;
        let base = writing.at.y * scale + (high - scene.canvas.1 * scale) / 2.0;
        let off = (middle - base + 0.36 * writing.size * scale).abs();
        assert!(off < high * 0.01 + writing.size * scale * 0.1, "{what}: {words:?} is {off} off");
    }
}

fn read(text: &Value) -> (&str, [f32; 4]) {
    let number = |at: usize| text[at].as_f64().unwrap() as f32;
    (text[0].as_str().unwrap(), [1, 2, 3, 4].map(number))
}

#[test]
fn a_wall_shows_what_the_window_shows_in_every_state_and_look() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    shared.room.lead_to("http://192.168.1.7:8080");
    for (at, look) in SHIPPED.iter().enumerate() {
        shared.room.dress(shipped(look.id).unwrap());
        for (no, state) in State::VARIANTS.iter().enumerate() {
            shared.shown.clock = evening_in(*state);
            if *state == State::Break {
                moved(&mut shared.shown.clock, 12);
            }
            shared.publish();
            // A look is colors and one of two ways to play: those two with every state on a wall of
            // today, the others with a few; the other sizes take turns.
            let is_all = at < 2 || std::env::var_os("FLOORMAN_PICTURES").is_some();
            let sizes = [(1920, 1080), WALLS[(at + no) % WALLS.len()]];
            for size in sizes.into_iter().filter(|_| is_all || (at + no) % 5 == 0) {
                let shape = Shape::fitting(size.0 as f32, size.1 as f32);
                browser.dress(size, Theme::Dark);
                browser.go(&shared.url("/"));
                let what = format!("{} {state:?} {size:?}", look.id);
                browser.until(LETTERS);
                browser.keeps_picture(&format!("screen-{}-{state:?}-{}", look.id, size.0));
                browser.holds(&what);
                let scene = scene_of(look.id, shape, &shared.shown.clock);
                compare(&browser, &scene, size, &what);
            }
        }
    }
}

#[test]
fn a_screen_follows_the_evening_and_is_heard_in_the_shape_that_it_has() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    let said = "return [...document.querySelectorAll('.screen')]
        .filter((it) => it.checkVisibility()).map((it) => it.textContent).join(' ')";
    let shows = |words: &str| {
        browser.until(
            &said
                .replace("return", "return (")
                .replace("join(' ')", &format!("join(' ')).includes({words:?})")),
        )
    };
    shared.shown.clock = evening_in(State::Break);
    shared.publish();
    shows("BREAK");
    shared.room.dress(shipped("contrast").unwrap());
    browser
        .until("return document.querySelector('.screen rect').getAttribute('fill') === '#000000'");
    // Turned over it is heard upright, and goes on hearing.
    browser.dress((1080, 1920), Theme::Dark);
    browser.until("return heardAt.url.includes('shape=upright') && heardAt.readyState === 1");
    shared.shown.clock = evening_in(State::HeadsUp);
    shared.publish();
    shows("HEADS-UP");
    browser.go(&shared.url("/overlay"));
    shows("50,000 / 100,000");
    assert_eq!(browser.ask("return document.querySelector('.screen > rect')"), Value::Null);
}

/// Where every picture that is seen stands, whether it came, and where it is.
const PICTURES: &str = "
    const screen = [...document.querySelectorAll('.screen')].find((it) => it.checkVisibility());
    const all = [...screen.querySelectorAll('image')];
    return Promise.all(all.map(async (it) => {
        const box = it.getBoundingClientRect();
        const picture = new Image();
        picture.src = it.getAttribute('href');
        await picture.decode();
        return [picture.src, box.left, box.width, box.top, box.height, picture.naturalWidth];
    }));";

#[test]
fn pictures_of_the_house_come_to_the_wall_and_those_of_another_set_are_new() {
    let shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    let logo = include_bytes!("../../assets/icon/floorman.png");
    let name = "Bar & Café #1?.png".to_owned();
    let mut set = shipped("felt").unwrap();
    set.pictures.insert(name.clone(), scene::Picture::of(logo).unwrap());
    set.backdrop = Some(name.clone());
    for screen in &mut set.screens {
        screen.parts.truncate(1);
        screen.parts[0].at = (4, 4, 10, 10);
        screen.parts[0].shows = vec![scene::Part::Picture(vec![name.clone()])];
    }
    let before = set.clone();
    shared.room.dress(set);
    browser.dress((1920, 1080), Theme::Dark);
    browser.go(&shared.url("/"));
    let found = browser.ask(PICTURES);
    let [backdrop, logo] = &found.as_array().unwrap()[..] else { panic!("{found}") };
    let [(_, whole), (_, place)] = [backdrop, logo].map(read);
    assert_eq!(whole, [0.0, 1920.0, 0.0, 1080.0]);
    assert_eq!(place, [120.0, 300.0, 120.0, 300.0]);
    assert_eq!(logo[5], 256, "it came");
    browser.keeps_picture("screen-own-picture");
    shared.room.dress(before);
    browser.until(&format!(
        "return document.querySelector('.screen image').getAttribute('href') !==
            new URL({}).pathname",
        logo[0]
    ));
}
