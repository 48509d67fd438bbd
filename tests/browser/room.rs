//! The pages for everybody: whole, readable, live, and without anything from elsewhere.

use crate::browser::{Browser, Key, SIZES, THEMES, Theme};
use crate::shared::{NOW, Shared};
use engine::money::Currency;
use engine::values::{Money, Place, PlayerId, SeatAt, TableNo};
use reports::{ClockPrizes, Phase, PrizeStep, SeatChange, Waits};
use serve::{PATHS, Seated, Snapshot};
use std::collections::BTreeSet;

/// What a picture of a page is called.
fn name_of(path: &str) -> String {
    let letters = path.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' });
    format!("room{}", letters.collect::<String>())
}

#[test]
fn every_page_stands_in_every_size_and_theme() {
    let shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Dark) else { return };
    for (size, theme) in SIZES.iter().flat_map(|size| THEMES.map(|theme| (*size, theme))) {
        browser.dress(size, theme);
        for path in PATHS {
            browser.go(&shared.url(path));
            browser.holds(&(path, size, theme));
            browser.walks_by_keyboard(&(path, size, theme));
            browser.keeps_picture(&format!("{}-{}-{theme:?}", name_of(path), size.0));
        }
    }
}

#[test]
fn pages_stand_in_every_language_and_with_prizes() {
    let (shared, paid) = (Shared::sample(), Shared::paid());
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Light) else { return };
    for path in PATHS {
        let and = if path.contains('?') { '&' } else { '?' };
        for lang in ["cs", "pl"] {
            browser.go(&shared.url(&format!("{path}{and}lang={lang}")));
            browser.holds(&(path, lang));
        }
    }
    let Some(browser) = Browser::open(&paid.url("/"), SIZES[0], Theme::Dark) else { return };
    for size in SIZES {
        browser.dress(size, Theme::Dark);
        browser.go(&paid.url("/places"));
        browser.holds(&size);
    }
}

/// What stands on a wall that has much to show: prizes for many, and a redraw of everybody.
fn much(shown: &mut Snapshot) {
    let currency = Currency { name: "EUR".to_owned(), digits: 2 };
    let step = |no: u32| PrizeStep {
        first: Place(no),
        last: Place(no),
        amount: Money(100_000_000 / u64::from(no)),
        extras: Vec::new(),
    };
    shown.clock.prizes = Some(ClockPrizes {
        currency,
        pool: Money(123_456_700),
        steps: (1..=90).map(step).collect(),
        from_the_money: Some(7),
        next: None,
    });
    let change = |one: &Seated| {
        let (player, name) = (one.player, format!("{} van den Bergh-Novotná", one.name));
        let (from, to) = (Some(SeatAt::new(34, 8)), one.at?);
        Some(SeatChange { at: NOW, player, name, from, to, waits_one_hand: false })
    };
    shown.clock.changes.moves = shown.seated.iter().filter_map(change).collect();
    shown.clock.changes.broken = vec![(NOW, TableNo(34))];
}

/// Walls as they hang in rooms, and one that stands upright.
const WALLS: [(u32, u32); 5] = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920)];

/// Whether a page shows all that it has without scrolling.
const FITS: &str = "return document.scrollingElement.scrollHeight <= innerHeight";

/// What an evening comes to: its name, and what makes it so.
type State = (&'static str, fn(&mut Snapshot));

/// What evenings come to, with the longest names.
fn states() -> [State; 9] {
    fn named(shown: &mut Snapshot) {
        shown.clock.name = "Mistrovství republiky v no limit hold’em, hlavní turnaj 2026".into();
    }
    [
        ("calm", |_| ()),
        ("much", much),
        ("final table", |shown| {
            much(shown);
            named(shown);
            (shown.clock.players_left, shown.clock.entries, shown.clock.tables) = (9, 336, 1);
            shown.clock.changes.moves.truncate(9);
            shown.clock.waits = Some(Waits::HandForHand(12));
        }),
        ("last hands", |shown| {
            named(shown);
            shown.clock.waits = Some(Waits::LastHands(3));
        }),
        ("paused", |shown| shown.clock.phase = Phase::Paused { in_break: false }),
        ("break", |shown| {
            much(shown);
            shown.clock.phase = Phase::Break(NOW.plus_millis(900_000));
        }),
        ("waits", |shown| shown.clock.phase = Phase::Waits { in_break: true }),
        ("day over", |shown| {
            much(shown);
            let next_begins = Some(NOW.plus_millis(60_000_000));
            shown.clock.phase = Phase::DayOver { day: 1, next_begins };
        }),
        ("won", |shown| {
            much(shown);
            shown.clock.phase = Phase::Over("Wilhelmina van den Bergh-Novotná".into());
        }),
    ]
}

#[test]
fn a_wall_shows_everything_without_scrolling_however_much_there_is() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    let calm = shared.shown.clone();
    for (name, state) in states() {
        shared.shown = calm.clone();
        state(&mut shared.shown);
        shared.publish();
        // Every language where there is least room, and the one with the longest words elsewhere.
        let of = |size: (u32, u32)| match size {
            (1280, 720) | (1080, 1920) => ["en", "cs", "pl"].as_slice(),
            _ => &["pl"],
        };
        let all = WALLS.into_iter().flat_map(|size| of(size).iter().map(move |lang| (size, *lang)));
        for (size, lang) in all {
            browser.dress(size, Theme::Dark);
            browser.go(&shared.url(&format!("/?lang={lang}")));
            browser.holds(&(size, name, lang));
            browser.keeps_picture(&format!("wall-{name}-{}-{lang}", size.0));
            let height = browser.ask("return document.scrollingElement.scrollHeight");
            assert_eq!(browser.ask(FITS), true, "{size:?} {name} {lang}: {height}");
        }
    }
}

/// Everybody at so many tables has a new seat, and a quarter of the tables broke.
fn moved(shown: &mut Snapshot, tables: u16) {
    let names: Vec<String> = shown.seated.iter().map(|one| one.name.clone()).collect();
    let change = |no: u16| {
        let name = &names[usize::from(no) % names.len()];
        let (table, seat) = (no / 9 + 1, u8::try_from(no % 9).unwrap() + 1);
        SeatChange {
            at: NOW,
            player: PlayerId(u32::from(no) + 1),
            name: format!("{name} van den Bergh {no}"),
            from: Some(SeatAt::new(tables + 1 - table, seat)),
            to: SeatAt::new(table, seat),
            waits_one_hand: false,
        }
    };
    shown.clock.changes.moves = (0..tables * 9).map(change).collect();
    shown.clock.changes.broken = (1..=tables / 4).map(|no| (NOW, TableNo(no + no / 10))).collect();
}

/// So many pages are turned at once: a browser answers each question in time.
const TURNS: u64 = 40;

/// The names in a list that turns over by itself, as they come, and on how many pages.
fn names_in_turn(browser: &Browser, list: &str) -> (u64, BTreeSet<String>) {
    let mut names = BTreeSet::new();
    let begun = browser.ask(&format!(
        "const [now, real] = [Date.now(), Date.now];
         Date.now = () => now;
         turn();
         Date.now = real;
         return [now, document.querySelector('{list}').dataset.at];"
    ));
    let (now, first) = (&begun[0], &begun[1]);
    for from in (0..).step_by(usize::try_from(TURNS).unwrap()) {
        let turned = browser.ask(&format!(
            "const [list, real, names] = [document.querySelector('{list}'), Date.now, new Set()];
             let is_round = false, page = {from};
             for (; page < {from} + {TURNS}; page += 1) {{
                 const at = {now} + page * TURN_MILLIS;
                 Date.now = () => at;
                 turn();
                 is_round = page > 0 && list.dataset.at === {first};
                 if (is_round) break;
                 const is_tall = document.scrollingElement.scrollHeight > innerHeight;
                 if (is_tall) names.add('too tall ' + page);
                 for (const row of list.querySelectorAll(':scope > :not([hidden])')) {{
                     names.add(row.querySelector('b').textContent);
                 }}
             }}
             Date.now = real;
             return [is_round, page, [...names]];"
        ));
        let found = turned[2].as_array().unwrap();
        names.extend(found.iter().map(|name| name.as_str().unwrap().to_owned()));
        if turned[0] == true {
            return (turned[1].as_u64().unwrap(), names);
        }
    }
    unreachable!("a list has an end")
}

#[test]
fn long_lists_turn_over_by_themselves_until_everybody_was_shown() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    for tables in [3, 40, 400] {
        moved(&mut shared.shown, tables);
        shared.publish();
        let all: BTreeSet<String> =
            shared.shown.clock.changes.moves.iter().map(|it| it.name.clone()).collect();
        let walls = WALLS.into_iter().filter(|size| tables == 40 || size.0 == 1366);
        for size in walls {
            browser.dress(size, Theme::Dark);
            browser.go(&shared.url("/changes"));
            let (pages, names) = names_in_turn(&browser, ".moves");
            assert_eq!(names, all, "{size:?} {tables}");
            println!("{} at {size:?}: {pages} pages", all.len());
            browser.go(&shared.url("/changes?lang=cs"));
            browser.holds(&(size, tables));
            browser.keeps_picture(&format!("wall-changes-{tables}-{}", size.0));
            assert_eq!(browser.ask(FITS), true, "{size:?} {tables}");
        }
    }
    // A phone has the whole list, and scrolls.
    browser.dress(SIZES[0], Theme::Light);
    browser.go(&shared.url("/changes"));
    let shown = "return document.querySelectorAll('.moves li:not([hidden])').length";
    assert_eq!(browser.ask(shown), 3600);
    browser.dress(SIZES[2], Theme::Light);
    much(&mut shared.shown);
    shared.publish();
    browser.go(&shared.url("/changes?tables=1-2"));
    browser.holds(&"changes");
    browser.keeps_picture("wall-changes");
    let text = browser.text();
    assert!(text.contains("→ table 1, seat") && !text.contains("→ table 5, seat"), "{text}");
    browser.go(&shared.url("/changes?tables=nine"));
    browser.until_text("“nine” is not a range of tables");
    browser.is_readable(&"not a range");
}

#[test]
fn the_plan_shows_the_way_to_a_new_seat() {
    let mut shared = Shared::sample();
    much(&mut shared.shown);
    let one = shared.somebody();
    let change = shared.shown.clock.changes.moves.iter_mut().find(|it| it.player == one.player);
    let change = change.unwrap();
    (change.at, change.from) = (NOW.plus_millis(-125_000), Some(SeatAt::new(3, 8)));
    shared.publish();
    let page = shared.url(&format!("/seat/{}", one.player));
    let Some(browser) = Browser::open(&page, SIZES[0], Theme::Dark) else { return };
    browser.holds(&"a new seat");
    browser.keeps_picture("seat-with-plan");
    browser.until_text("New seat 2 minutes ago");
    let marked = browser.ask("return document.querySelector('#plan .here text').textContent");
    assert_eq!(marked, one.at.unwrap().table.to_string());
    assert_eq!(browser.ask("return document.querySelectorAll('#plan .way').length"), 1);
    // A large room: only the tables around it, so that the numbers stay readable.
    shared.shown.tables = (1..=300).map(|no| (TableNo(no), None)).collect();
    shared.publish();
    browser.until("return document.querySelectorAll('#plan ellipse').length > 10");
    browser.is_readable(&"a large room");
    browser.keeps_picture("seat-with-large-plan");
    let shown = browser.ask("return document.querySelectorAll('#plan ellipse').length");
    assert!(shown.as_u64().unwrap() <= 49, "{shown}");
}

#[test]
fn a_seat_is_found_by_letters_and_keyboard() {
    let shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Dark) else { return };
    browser.press("My seat");
    let one = shared.somebody();
    browser.type_in("Name", &one.folded);
    browser.key(Key::Enter);
    browser.until_text(&one.name);
    // From the field over the button to what was found.
    while browser.focused().is_none_or(|control| !control.label.starts_with(&one.name)) {
        browser.key(Key::Tab);
    }
    browser.key(Key::Enter);
    browser.until("return location.pathname.startsWith('/seat/')");
    let at = one.at.unwrap();
    let text = browser.text();
    assert!(text.contains(&one.name), "{text}");
    assert!(text.contains(&format!("Table\n{}", at.table)), "{text}");
    assert!(text.contains(&format!("Seat\n{}", at.seat)), "{text}");
}

#[test]
fn every_time_and_the_longest_names_fit_on_every_screen() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Dark) else { return };
    let one = shared.somebody();
    let of = |name: &str| vec!["/".to_owned(), format!("/seat/{}", one.player), name.to_owned()];
    for mins in [9, 15, 75, 750] {
        shared.shown.clock.left_millis = mins * 60_000;
        if mins == 75 {
            shared.shown.clock.name = "W".repeat(200);
            let place = shared.shown.seated.iter().position(|it| it.player == one.player).unwrap();
            shared.shown.seated[place].name = "Ж".repeat(200);
        }
        for phase in [Phase::Level, Phase::NotStarted, Phase::Paused { in_break: false }] {
            shared.shown.clock.phase = phase;
            shared.publish();
            for (size, path) in SIZES
                .iter()
                .flat_map(|size| of("/places").into_iter().map(move |path| (*size, path)))
            {
                browser.dress(size, Theme::Dark);
                browser.go(&shared.url(&path));
                browser.holds(&(mins, &path, size));
            }
        }
    }
}

/// What the clock says.
const DIGITS: &str = "return document.querySelector('[role=timer]').textContent";

#[test]
fn the_clock_ticks_without_traffic() {
    let shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[2], Theme::Dark) else { return };
    browser.until("return document.getElementById('lost').hidden");
    let asked = browser.requests();
    assert!(asked.iter().any(|url| url.contains("/live/")), "{asked:?}");
    for _ in 0..2 {
        let before = browser.ask(DIGITS);
        browser.until(&format!("{DIGITS} !== {before}"));
    }
    assert_eq!(browser.requests(), Vec::<String>::new());
}

#[test]
fn a_device_whose_clock_is_wrong_shows_the_right_time() {
    let shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Dark) else { return };
    // Nine minutes are left in the sample, whatever this device believes: its clock is years off.
    let text = browser.ask(DIGITS);
    let digits = text.as_str().unwrap();
    assert!(digits == "9:00" || digits.starts_with("8:"), "{digits}");
}

#[test]
fn what_changes_shows_at_once_and_typing_goes_on() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/seat"), SIZES[0], Theme::Dark) else { return };
    browser.type_in("Name", "Lena");
    shared.shown.clock.phase = Phase::Paused { in_break: false };
    shared.publish();
    browser.until_text("PAUSED");
    assert_eq!(browser.ask("return document.querySelector('input').value"), "Lena");
    assert_eq!(browser.focused().unwrap().label, "Name");
    let one = shared.somebody();
    browser.go(&shared.url(&format!("/seat/{}", one.player)));
    browser.until_text(&one.name);
    shared.shown.seated.iter_mut().find(|it| it.player == one.player).unwrap().at =
        Some(SeatAt::new(77, 6));
    shared.publish();
    browser.until_text("77");
}

#[test]
fn a_page_that_loses_its_server_says_so_and_recovers() {
    let mut shared = Shared::sample();
    let Some(browser) = Browser::open(&shared.url("/"), SIZES[0], Theme::Dark) else { return };
    let lost = "return !document.getElementById('lost').hidden";
    browser.until_text("Level 5");
    assert_eq!(browser.ask(lost), false);
    let address = shared.stop();
    browser.until(lost);
    for theme in THEMES {
        browser.dress(SIZES[0], theme);
        browser.is_readable(&theme);
    }
    let before = browser.ask(DIGITS);
    browser.until(&format!("{DIGITS} !== {before}"));
    shared.shown.clock.name = "Back again".to_owned();
    shared.publish();
    shared.start(address);
    browser.until_text("Back again");
    assert_eq!(browser.ask(lost), false);
}
