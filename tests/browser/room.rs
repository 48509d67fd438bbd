//! The pages for everybody: whole, readable, live, and without anything from elsewhere.

use crate::browser::{Browser, Key, SIZES, THEMES, Theme};
use crate::shared::Shared;
use engine::values::SeatAt;
use reports::Phase;

/// Every page that a bar or a link leads to, and those that walls and programs open.
const PATHS: [&str; 7] =
    ["/", "/overlay", "/seat", "/seat?name=a", "/seat/7", "/levels", "/places"];

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
    let paid = paid.url("");
    let Some(browser) = Browser::open(&paid, SIZES[0], Theme::Dark) else { return };
    for size in SIZES {
        browser.dress(size, Theme::Dark);
        for path in ["/", "/places"] {
            browser.go(&format!("{}{path}", paid.trim_end_matches('/')));
            browser.holds(&(path, size));
        }
    }
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

/// What the clock says.
const DIGITS: &str = "return document.querySelector('.digits').textContent";

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
