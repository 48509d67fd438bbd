//! Screens of the room: every state in every theme, shape and language, with much to show.

mod states;

use engine::messages::{Message, Voice};
use engine::values::Timestamp;
use print::{Area, Letters, Spot};
use reports::PlayersClock;
use scene::{
    Mark, Part, Placed, Rgb, SHIPPED, Scene, ScreenSet, SetError, Shape, Shown, State, Writing,
    compose, millis_to_next, shipped,
};
use states::{NOW, evening_in, moved, playing};
use strum::VariantArray;
use words::clock_facts::Saying;
use words::{Language, UtcOffset, Words};

/// Letters on their ground, at least: WCAG 2 AA.
const CONTRAST: f32 = 4.5;

/// Nobody reads smaller writing from their seat, in pixels of 1080.
const SIZE_MIN: f32 = 18.0;

struct Stage {
    letters: Letters,
    words: [Words; 3],
}

impl Stage {
    fn new() -> Self {
        Self { letters: Letters::default(), words: Language::ALL.map(Words::new) }
    }

    fn scene(&self, set: &ScreenSet, shape: Shape, clock: &PlayersClock, words: &Words) -> Scene {
        let saying = Saying { clock, now: NOW, offset: UtcOffset::fixed(0), words };
        let shown = Shown { saying, address: Some("http://192.168.178.21:8080/seat") };
        compose(set, shape, &shown, &self.letters)
    }
}

/// Everything that an evening comes to: each state, and some with new seats for many.
fn evenings() -> Vec<(String, PlayersClock)> {
    let of = |state: &State| (format!("{state:?}"), evening_in(*state));
    let mut all: Vec<(String, PlayersClock)> = State::VARIANTS.iter().map(of).collect();
    for state in [State::Playing, State::Break, State::HandForHand, State::Before] {
        let mut clock = evening_in(state);
        moved(&mut clock, 24);
        all.push((format!("{state:?} with new seats"), clock));
    }
    for state in State::VARIANTS {
        let mut clock = evening_in(*state);
        let text = "Last call at the bar: {players} players, ".repeat(5);
        let voice = Voice::Warning;
        clock.message = Some(Message { text, voice, until: None });
        all.push((format!("{state:?} with a message"), clock));
    }
    let mut bare = playing();
    (bare.prizes, bare.average, bare.break_in_millis) = (None, None, None);
    bare.room.chips.clear();
    bare.room.out.clear();
    bare.room.coming.clear();
    all.push(("nothing but the clock".to_owned(), bare));
    all
}

/// Marks as they are seen together: of pages in turn one at a time.
fn looks<'a>(marks: &'a [Mark]) -> Vec<Vec<&'a Mark>> {
    let most = marks.iter().map(|mark| match mark {
        Mark::Turns(pages) => pages.len(),
        _ => 1,
    });
    let seen = |turn: usize| {
        let one = |mark: &'a Mark| match mark {
            Mark::Turns(pages) => pages[turn % pages.len()].iter().collect(),
            mark => vec![mark],
        };
        marks.iter().flat_map(one).collect()
    };
    (0..most.max().unwrap_or(1)).map(seen).collect()
}

fn writings<'a>(marks: &[&'a Mark]) -> Vec<&'a Writing> {
    let of = |mark: &&'a Mark| match mark {
        Mark::Writing(writing) => Some(writing),
        _ => None,
    };
    marks.iter().filter_map(of).collect()
}

fn overlap(one: Area, other: Area) -> f32 {
    let wide = one.right().min(other.right()) - one.x.max(other.x);
    let high = one.bottom().min(other.bottom()) - one.y.max(other.y);
    if wide > 1.5 && high > 1.5 { wide.min(high) } else { 0.0 }
}

fn middle(area: Area) -> Spot {
    Spot { x: area.x + area.width / 2.0, y: area.y + area.height / 2.0 }
}

fn holds(area: Area, at: Spot) -> bool {
    (area.x..=area.right()).contains(&at.x) && (area.y..=area.bottom()).contains(&at.y)
}

/// What a writing stands on: the last filling under its middle, or both ends of the ground.
fn grounds(before: &[&Mark], scene: &Scene, writing: &Writing) -> Vec<Rgb> {
    let at = middle(writing.area());
    let under = before.iter().rev().find_map(|mark| match mark {
        Mark::Fill { area, color, .. } if holds(*area, at) => Some(*color),
        Mark::Chip { center, radius, color, .. } => {
            let off = (at.x - center.x).hypot(at.y - center.y);
            (off <= *radius).then_some(*color)
        }
        _ => None,
    });
    let ground = || scene.ground.map(|ground| ground.ends().to_vec()).unwrap_or_default();
    under.map_or_else(ground, |color| vec![color])
}

fn check(scene: &Scene, name: &str, faults: &mut Vec<String>) {
    let (wide, high) = scene.canvas;
    let canvas = Area { x: 0.0, y: 0.0, width: wide, height: high };
    for placed in &scene.placed {
        within(placed, canvas, name, faults);
    }
    let looked: Vec<Vec<Vec<&Mark>>> =
        scene.placed.iter().map(|placed| looks(&placed.marks)).collect();
    let turns = looked.iter().map(Vec::len).max().unwrap_or(1);
    for turn in 0..turns {
        let marks: Vec<&Mark> =
            looked.iter().flat_map(|looks| looks[turn % looks.len()].iter().copied()).collect();
        together(&marks, scene, name, faults);
    }
}

fn within(placed: &Placed, canvas: Area, name: &str, faults: &mut Vec<String>) {
    for marks in looks(&placed.marks) {
        for writing in writings(&marks) {
            let area = writing.area();
            let inside = Area { height: area.height * 0.8, ..area };
            let room = Area {
                x: placed.area.x - 2.0,
                y: placed.area.y - 2.0,
                width: placed.area.width + 4.0,
                height: placed.area.height + 4.0,
            };
            if !room.contains(inside) || !canvas.contains(inside) {
                let part = &placed.part;
                faults.push(format!("{name}: {part:?}: {:?} leaves its place", writing.words));
            }
            if writing.size < SIZE_MIN && !is_on_chip(&marks, writing) {
                let size = writing.size;
                faults.push(format!("{name}: {:?}: {:?} is {size}", placed.part, writing.words));
            }
        }
    }
}

fn is_on_chip(marks: &[&Mark], writing: &Writing) -> bool {
    let at = middle(writing.area());
    marks.iter().any(|mark| match mark {
        Mark::Chip { center, radius, .. } => (at.x - center.x).hypot(at.y - center.y) < *radius,
        _ => false,
    })
}

fn together(marks: &[&Mark], scene: &Scene, name: &str, faults: &mut Vec<String>) {
    for (at, mark) in marks.iter().enumerate() {
        let Mark::Writing(writing) = mark else { continue };
        for other in writings(&marks[at + 1..]) {
            let over = overlap(writing.area(), other.area());
            if over > writing.size.min(other.size) * 0.2 {
                faults.push(format!("{name}: {:?} on {:?}", other.words, writing.words));
            }
        }
        for ground in grounds(&marks[..at], scene, writing) {
            let contrast = writing.color.contrast(ground);
            if contrast < CONTRAST {
                let words = &writing.words;
                faults.push(format!("{name}: {words:?} {} on {ground}: {contrast}", writing.color));
            }
        }
    }
}

#[test]
fn nothing_is_cut_laid_over_or_faint_in_any_state_theme_shape_and_language() {
    let stage = Stage::new();
    let mut faults = Vec::new();
    for set in SHIPPED {
        let looked = shipped(set.id).unwrap();
        faults.extend(looked.theme.faint().iter().map(|faint| format!("{}: {faint:?}", set.id)));
        for (name, clock) in evenings() {
            for (shape, words) in Shape::VARIANTS
                .iter()
                .flat_map(|shape| stage.words.iter().map(move |it| (shape, it)))
            {
                let scene = stage.scene(&looked, *shape, &clock, words);
                let name = format!("{} {name} {shape:?} {}", set.id, words.language().id());
                assert!(scene.placed.len() > 1, "{name}");
                check(&scene, &name, &mut faults);
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{}", faults.len(), faults[..faults.len().min(1500)].join("\n"));
}

#[test]
fn every_state_is_known_and_each_has_a_screen_of_its_own_or_that_of_play() {
    for state in State::VARIANTS {
        let clock = evening_in(*state);
        assert_eq!(State::of(&clock, NOW), *state);
    }
    let said = |state: State| {
        let (stage, set) = (Stage::new(), shipped("felt").unwrap());
        let scene = stage.scene(&set, Shape::Wide, &evening_in(state), &stage.words[0]);
        assert_eq!(scene.state, state);
        scene.placed.iter().map(|placed| placed.said.clone()).collect::<Vec<_>>().join(" · ")
    };
    assert!(
        said(State::Break).contains("Play resumes at 08:12 with level 7"),
        "{}",
        said(State::Break)
    );
    assert!(said(State::HandForHand).contains("HAND FOR HAND"));
    assert!(
        said(State::FinalTable).contains("Krzysztof Brzęczyszczykiewicz")
            || said(State::FinalTable).contains('…')
    );
    assert!(said(State::Winner).contains("Wilhelmina van den Bergh-Novotná-Šťastná"));
    assert!(said(State::LastMinute).contains("0:42"));
}

/// A set with this for its screens while people play.
fn set_with(parts: &str) -> String {
    let theme = ron::to_string(&shipped("felt").unwrap().theme).unwrap();
    let screen = |shape| format!("(shape: {shape}, parts: [{parts}])");
    let screens = ["Wide", "Upright", "Overlay"].map(screen).join(", ");
    format!("(theme: {theme}, screens: [{screens}])")
}

#[test]
fn what_is_wrong_with_a_set_is_said_where_it_is() {
    let words = Words::new(Language::English);
    assert!(ScreenSet::read(&set_with("(at: (0, 0, 9, 9), shows: [Stakes])")).is_ok());
    let said = |text: &str| ScreenSet::read(text).unwrap_err().say(&words);
    let unknown = said(&set_with("(at: (0, 0, 9, 9), shows: [Weather])"));
    assert!(unknown.contains("Weather") && unknown.contains("Stakes"), "{unknown}");
    let outside =
        set_with("(at: (0, 0, 9, 9), shows: [Stakes]), (at: (30, 0, 9, 9), shows: [Pool])");
    assert_eq!(ScreenSet::read(&outside), Err(SetError::Outside { screen: 2, part: 2 }));
    let empty = set_with("(at: (0, 0, 0, 9), shows: [Stakes])");
    assert_eq!(ScreenSet::read(&empty), Err(SetError::Outside { screen: 1, part: 1 }));
    let color = set_with("").replace("\"#0b3325\"", "\"green\"");
    assert!(said(&color).contains("green"), "{}", said(&color));
    let lacks = set_with("").replace("shape: Upright", "shape: Wide");
    assert_eq!(ScreenSet::read(&lacks), Err(SetError::Nothing(Shape::Upright)));
    let huge = format!("{}{}", set_with(""), " ".repeat(scene::SET_BYTES_MAX));
    assert_eq!(ScreenSet::read(&huge), Err(SetError::TooLarge));
    assert!(matches!(ScreenSet::read("(theme"), Err(SetError::Unreadable(_))));
}

#[test]
fn faint_letters_are_said() {
    let mut set = shipped("dark").unwrap();
    set.theme.muted = Rgb::read("#20262c").unwrap();
    assert!(!set.theme.faint().is_empty());
    assert_eq!(Rgb([0, 0, 0]).contrast(Rgb([255, 255, 255])).round(), 21.0);
}

#[test]
fn a_set_that_is_written_is_read_again() {
    for set in SHIPPED {
        let set = shipped(set.id).unwrap();
        assert_eq!(ScreenSet::read(&set.written().unwrap()), Ok(set));
    }
}

#[test]
fn words_of_the_host_fit_however_many_there_are() {
    let stage = Stage::new();
    for words in
        ["Bar open", &"free pizza at the bar ".repeat(90), &"Ž".repeat(2_000), "قهوة", "咖啡"]
    {
        let parts = format!("(at: (2, 2, 30, 20), shows: [Words({words:?})])");
        let set = ScreenSet::read(&set_with(&parts)).unwrap();
        let scene = stage.scene(&set, Shape::Wide, &playing(), &stage.words[0]);
        let mut faults = Vec::new();
        check(&scene, words, &mut faults);
        assert!(faults.is_empty(), "{faults:?}");
        assert_eq!(scene.placed.len(), 1);
    }
}

#[test]
fn a_long_name_is_cut_and_its_list_stays_as_large() {
    let stage = Stage::new();
    let set = shipped("felt").unwrap();
    let sizes = |name: &str| {
        let mut clock = playing();
        moved(&mut clock, 4);
        clock.changes.moves[0].name = name.to_owned();
        let scene = stage.scene(&set, Shape::Wide, &clock, &stage.words[0]);
        let part = scene.placed.iter().find(|placed| placed.part == Part::Changes).unwrap();
        let marks = looks(&part.marks).concat();
        writings(&marks).iter().map(|writing| writing.size).collect::<Vec<f32>>()
    };
    assert_eq!(sizes("Bo"), sizes(&"Wilhelmina ".repeat(30)));
}

#[test]
fn the_page_of_a_long_list_follows_from_the_moment() {
    let stage = Stage::new();
    let set = shipped("felt").unwrap();
    let mut clock = playing();
    moved(&mut clock, 40);
    let said = |now: i64| {
        let saying = Saying {
            clock: &clock,
            now: Timestamp(now),
            offset: UtcOffset::fixed(0),
            words: &stage.words[0],
        };
        let shown = Shown { saying, address: None };
        let scene = compose(&set, Shape::Wide, &shown, &stage.letters);
        let part = scene.placed.into_iter().find(|placed| placed.part == Part::Changes).unwrap();
        part.said
    };
    assert_ne!(said(NOW.0), said(NOW.0 + 10_000));
    assert_eq!(said(NOW.0), said(NOW.0 + 9_999 - NOW.0 % 10_000));
}

/// A set whose wide screens while people play say these words, each for so long.
fn set_in_turn(screens: &[(&str, &str)]) -> ScreenSet {
    let one = |(words, more): &(&str, &str)| {
        format!("(shape: Wide, {more} parts: [(at: (0, 0, 9, 9), shows: [Words({words:?})])]), ")
    };
    let all: String = screens.iter().map(one).collect();
    let text = set_with("(at: (0, 0, 9, 9), shows: [Stakes])");
    ScreenSet::read(&text.replace("screens: [", &format!("screens: [{all}"))).unwrap()
}

#[test]
fn screens_take_turns_and_walls_know_when() {
    let stage = Stage::new();
    let clock = playing();
    let at = |set: &ScreenSet, secs: i64| {
        let now = Timestamp(NOW.0 - NOW.0.rem_euclid(60_000) + secs * 1000);
        let (offset, words) = (UtcOffset::fixed(0), &stage.words[0]);
        let shown = Shown { saying: Saying { clock: &clock, now, offset, words }, address: None };
        let scene = compose(set, Shape::Wide, &shown, &stage.letters);
        let said = scene.placed.first().map(|placed| placed.said.clone());
        (said.unwrap_or_default(), millis_to_next(set, &shown, &stage.letters))
    };
    let said = |said: &str, millis| (said.to_owned(), Some(millis));
    let turning = [
        ("one", "secs: Some(10),"),
        ("two", "secs: Some(5),"),
        ("break", "states: [Break], secs: Some(7),"),
        ("podium", "with: Some(Podium), secs: Some(9),"),
        ("last", ""),
        ("never", "secs: Some(3),"),
    ];
    let set = set_in_turn(&turning);
    assert_eq!(at(&set, 0), said("one", 10_000));
    assert_eq!(at(&set, 9), said("one", 1_000));
    assert_eq!(at(&set, 10), said("two", 5_000));
    assert_eq!(at(&set, 15), said("one", 10_000), "neither in a break nor with a winner");
    let alone = set_in_turn(&turning[..1]);
    assert_eq!(at(&alone, 3).0, "one");
    // Nothing takes turns there: the last minute of the level is next.
    let left = clock.left_at(Timestamp(NOW.0 - NOW.0.rem_euclid(60_000)));
    assert_eq!(at(&set_in_turn(&[("one", "")]), 0).1, Some(left - 59_999));
}

#[test]
fn what_has_nothing_to_say_is_not_there_nor_what_it_stands_on() {
    let stage = Stage::new();
    let parts = "(at: (2, 2, 20, 10), shows: [Podium, Changes], frame: Panel)";
    let set = ScreenSet::read(&set_with(parts)).unwrap();
    let scene = stage.scene(&set, Shape::Wide, &playing(), &stage.words[0]);
    assert_eq!(scene.placed, []);
}

#[test]
fn a_dragged_part_stays_on_the_grid_and_keeps_a_cell() {
    use scene::{Align, Frame, Hold, Placing};
    let of = |at| Placing { at, shows: Vec::new(), frame: Frame::Bare, align: Align::Middle };
    let whole = (Hold::Whole, Hold::Whole);
    let at = |at, hold, by| of(at).dragged(Shape::Wide, hold, by);
    assert_eq!(at((10, 10, 20, 5), whole, (3, -2)), (13, 8, 20, 5));
    assert_eq!(at((10, 10, 20, 5), whole, (-100, 100)), (0, 31, 20, 5));
    assert_eq!(at((10, 10, 20, 5), (Hold::Start, Hold::End), (4, 2)), (14, 10, 16, 7));
    assert_eq!(at((10, 10, 20, 5), (Hold::Start, Hold::End), (99, -99)), (29, 10, 1, 1));
    assert_eq!(at((10, 10, 20, 5), (Hold::End, Hold::Start), (99, -99)), (10, 0, 54, 15));
    for hold in [Hold::Start, Hold::Whole, Hold::End] {
        for by in [-200, -1, 0, 1, 200] {
            let (x, y, width, height) =
                of((63, 0, 1, 36)).dragged(Shape::Wide, (hold, hold), (by, by));
            assert!(width > 0 && height > 0 && x + width <= 64 && y + height <= 36);
        }
    }
}

#[test]
fn every_change_of_a_draft_can_be_taken_back_and_no_bad_one_is_made() {
    use scene::{Draft, Step};
    let set = shipped("felt").unwrap();
    let mut draft = Draft::of(set.clone());
    let widen = |by: u8| move |set: &mut ScreenSet| set.part_mut(0, 2).unwrap().at.2 += by;
    assert_eq!(draft.change(Step::New, widen(1)), Ok(true));
    assert_eq!(draft.change(Step::Same, widen(1)), Ok(true));
    assert_eq!(draft.change(Step::New, |_| {}), Ok(false), "nothing is new");
    let outside = draft.change(Step::New, widen(60));
    assert_eq!(outside, Err(SetError::Outside { screen: 1, part: 3 }));
    let nothing = draft.change(Step::New, |set| set.screens.clear());
    assert_eq!(nothing, Err(SetError::Nothing(Shape::Wide)));
    assert!(draft.is_changed() && draft.undo() && !draft.is_changed() && !draft.undo());
    assert!(draft.redo() && draft.is_changed() && !draft.redo());
    assert!(draft.discard() && !draft.is_changed() && draft.undo() && draft.is_changed());
    draft.settle();
    assert!(!draft.is_changed() && draft.undo());
    assert_eq!(*draft.set(), set);
    // What goes on after something was taken back is a change of its own.
    assert_eq!(draft.change(Step::Same, widen(1)), Ok(true));
    assert_eq!(draft.change(Step::Same, widen(1)), Ok(true));
    assert!(draft.undo());
    assert_eq!(*draft.set(), set);
}

/// A PNG file that begins with these bytes, says that it is so wide and high, and has nothing more.
fn png(width: u32, height: u32) -> Vec<u8> {
    let head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".as_slice();
    [head, &width.to_be_bytes(), &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat()
}

#[test]
fn pictures_are_as_large_as_their_place_allows_and_several_take_turns() {
    use scene::Picture;
    let stage = Stage::new();
    let parts = "(at: (4, 6, 20, 10), shows: [Picture([\"logo.png\"])], align: End), \
        (at: (30, 6, 4, 10), shows: [Picture([\"logo.png\", \"Bar & Café.jpg\"])])";
    let text = set_with(parts);
    assert_eq!(
        ScreenSet::read(&text).unwrap_err(),
        SetError::NoPicture("logo.png".to_owned()),
        "it is not in the file"
    );
    let mut set = ScreenSet::read(&set_with("")).unwrap();
    let logo = Picture::of(&png(400, 100)).unwrap();
    set.pictures.insert("logo.png".to_owned(), logo);
    set.pictures.insert("Bar & Café.jpg".to_owned(), Picture::of(&png(10, 10)).unwrap());
    let written = set.written().unwrap();
    let whole = written.replace("parts: []", &format!("parts: [{parts}]"));
    let set = ScreenSet::read(&whole).unwrap();
    assert_eq!(ScreenSet::read(&set.written().unwrap()).as_ref(), Ok(&set));
    let scene = stage.scene(&set, Shape::Wide, &playing(), &stage.words[0]);
    let areas = |mark: &Mark| match mark {
        Mark::Picture { area, .. } => vec![*area],
        Mark::Turns(pages) => {
            let area = |marks: &Vec<Mark>| match &marks[..] {
                [Mark::Picture { area, .. }] => *area,
                other => panic!("{other:?}"),
            };
            pages.iter().map(area).collect()
        }
        other => panic!("{other:?}"),
    };
    let [one, turns] = &scene.placed[..] else { panic!("{:?}", scene.placed) };
    let [area] = areas(&one.marks[0])[..] else { panic!() };
    // Four times as wide as high, at the right end of a place of 600 × 300 pixels.
    assert_eq!((area.x, area.y, area.width, area.height), (120.0, 255.0, 600.0, 150.0));
    let [wide, square] = areas(&turns.marks[0])[..] else { panic!() };
    let sides = [wide.width, wide.height, square.width, square.height].map(f32::round);
    assert_eq!(sides, [120.0, 30.0, 120.0, 120.0]);
}

#[test]
fn a_picture_that_cannot_be_shown_is_refused_with_its_reason() {
    use scene::{Picture, PictureFault};
    let fault = |bytes: &[u8]| Picture::of(bytes).unwrap_err();
    assert_eq!(fault(b"no picture"), PictureFault::Unknown);
    assert_eq!(fault(b"GIF89a\x01\0\x01\0\x80\0\0"), PictureFault::Unknown);
    assert_eq!(fault(&png(0, 5)), PictureFault::Unknown);
    assert_eq!(fault(&png(20_000, 20_000)), PictureFault::Large);
    assert_eq!(fault(&[png(5, 5), vec![0; 4 << 20]].concat()), PictureFault::Heavy);
    assert!(Picture::of(&png(4096, 4096)).is_ok());
    // Each may be shown, and all together cannot be written so that they are read again.
    let heavy = Picture::of(&[png(5, 5), vec![0; (4 << 20) - 100]].concat()).unwrap();
    let mut draft = scene::Draft::of(shipped("felt").unwrap());
    let mut add = |name: &str| {
        let (name, heavy) = (name.to_owned(), heavy.clone());
        draft.change(scene::Step::New, |set| {
            set.pictures.insert(name, heavy);
        })
    };
    assert_eq!(add("one"), Ok(true));
    assert_eq!(add("two"), Ok(true));
    assert_eq!(add("three"), Err(SetError::TooLarge));
    let written = draft.set().written().unwrap();
    assert_eq!(ScreenSet::read(&written).as_ref(), Ok(draft.set()));
    assert_eq!(draft.set().without_unused().pictures.len(), 0);
    let words = Words::new(Language::English);
    let with = |more: &str| {
        let text = set_with("").replacen('(', &format!("({more}, "), 1);
        ScreenSet::read(&text).unwrap_err().say(&words)
    };
    let spoilt = with("pictures: { \"logo.png\": \"!!\" }");
    assert!(spoilt.contains("cannot be read") && spoilt.contains("1:"), "{spoilt}");
    let other = with("pictures: { \"logo.png\": \"bm8gcGljdHVyZQ==\" }");
    assert!(other.contains("logo.png") && other.contains("JPEG"), "{other}");
    assert!(with("backdrop: Some(\"felt.jpg\")").contains("felt.jpg"));
}

/// What a wide screen with these parts says while this message is shown, part by part.
fn told(parts: &str, message: &str) -> Vec<(Part, String, f32)> {
    let stage = Stage::new();
    let mut clock = playing();
    let text = message.to_owned();
    let is_told = !message.is_empty();
    clock.message = is_told.then_some(Message { text, ..Message::default() });
    let text = set_with("(at: (0, 0, 9, 9), shows: [Stakes])");
    let screen = format!("screens: [(shape: Wide, parts: [{parts}]), ");
    let set = ScreenSet::read(&text.replace("screens: [", &screen)).unwrap();
    let scene = stage.scene(&set, Shape::Wide, &clock, &stage.words[0]);
    scene.placed.into_iter().map(|one| (one.part, one.said, one.area.bottom())).collect()
}

#[test]
fn a_message_moves_everything_up_and_hides_nothing() {
    let parts = "(at: (0, 0, 64, 36), shows: [Time(Digits)])";
    let [(_, time, whole)] = &told(parts, "")[..] else { panic!("one part") };
    let with = told(parts, "Seats for {players} of {entries} {unknown} {");
    let [(_, still, above), (part, said, below)] = &with[..] else { panic!("{with:?}") };
    assert_eq!((time, whole, below), (still, &1080.0, &1080.0));
    assert!(*above < 1000.0, "{above}");
    let clock = playing();
    let (players, entries) = (clock.players_left, clock.entries);
    let expected = format!("Seats for {players} of {entries} {{unknown}} {{");
    assert_eq!((part, said), (&Part::Message, &expected));
    let own =
        "(at: (0, 0, 64, 18), shows: [Time(Digits)]), (at: (0, 18, 64, 18), shows: [Message])";
    let with = told(own, "Dinner");
    assert_eq!(with.iter().map(|(_, _, bottom)| *bottom).collect::<Vec<_>>(), [540.0, 1080.0]);
}

#[test]
fn own_words_have_values_and_a_time_is_counted_down_to() {
    let now = (NOW.0 / 60_000).rem_euclid(24 * 60);
    let of_day = |minutes: i64| {
        let at = (now + minutes).rem_euclid(24 * 60);
        format!("{:02}:{:02}", at / 60, at % 60)
    };
    let until = |typed: &str| told(&format!("(at: (0, 0, 9, 9), shows: [Until({typed:?})])"), "");
    let left = until(&format!("{} Dinner for {{players}}", of_day(90)));
    let [(_, said, _)] = &left[..] else { panic!("{left:?}") };
    assert!(said.starts_with(&format!("Dinner for {} 1:", playing().players_left)), "{said}");
    for nothing in [of_day(-5), of_day(13 * 60), "soon".to_owned(), String::new()] {
        assert_eq!(until(&nothing), [], "{nothing}: it has passed, or is no time");
    }
}
