//! Pages of staff: whole in every size and theme, and a whole evening from one phone.

use crate::browser::{Browser, SIZES, THEMES, Theme};
use crate::evening::Evening;
use engine::values::TableNo;
use serve::Role;

const RULE: &str =
    "/staff/rule/oversized-chip?f.big_blind=100&f.bet=1200&f.chip=5000&f.said_raise=no";

/// Every role with the pages that it has.
fn roles() -> [(Role, &'static [&'static str]); 4] {
    [
        (
            Role::Director,
            &[
                "/staff?name=a",
                "/staff/tables",
                "/staff/table/1",
                "/staff/player/1",
                "/staff/register",
                "/staff/rulings",
                RULE,
                "/staff/clock",
                "/staff/payouts",
                "/staff/codes",
            ],
        ),
        (Role::Floor, &["/staff", "/staff/table/2", "/staff/rulings?asked=big+chip"]),
        (Role::Registration, &["/staff/register", "/staff?name=nov", "/staff/player/11"]),
        (Role::Dealer(TableNo(1)), &["/staff/table/1", RULE, "/staff/clock"]),
    ]
}

/// Every page of a role in every size and theme, and its last one by keyboard.
fn stands(role: Role, paths: &[&str]) {
    let evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[0], Theme::Dark) else { return };
    browser.holds(&"the door");
    browser.keeps_picture("staff-door");
    evening.enter(&browser, "Klára Nováková-Dvořáčková", role);
    for (size, theme) in SIZES.iter().flat_map(|size| THEMES.map(|theme| (*size, theme))) {
        browser.dress(size, theme);
        for path in paths {
            browser.go(&evening.url(path));
            browser.holds(&(role, path, size, theme));
            let name = path.split('?').next().unwrap().replace('/', "-");
            browser.keeps_picture(&format!("{role:?}{name}-{}-{theme:?}", size.0));
        }
    }
    browser.walks_by_keyboard(&(role, "the last page"));
}

// One long test would leave the others' half of the machine idle at the end.

#[test]
fn every_page_of_the_director_stands_in_every_size_and_theme() {
    let [(role, paths), ..] = roles();
    stands(role, paths);
}

#[test]
fn every_page_of_other_roles_stands_in_every_size_and_theme() {
    let [_, others @ ..] = roles();
    others.into_iter().for_each(|(role, paths)| stands(role, paths));
}

#[test]
fn pages_of_staff_stand_in_every_language() {
    let evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[0], Theme::Light) else { return };
    evening.enter(&browser, "Ota", Role::Director);
    for lang in ["cs", "pl"] {
        for (_, paths) in roles() {
            for path in paths {
                let and = if path.contains('?') { '&' } else { '?' };
                browser.go(&evening.url(&format!("{path}{and}lang={lang}")));
                browser.holds(&(path, lang));
            }
        }
    }
}

/// What a page leads to and what can be pressed on it, one of each sort.
const WALKED: &str = "
    const isOwn = (form) => !form.closest('#part-came, #part-awaited, #part-foot');
    const all = [...document.querySelectorAll('a[href]')];
    const links = all.map((link) => link.getAttribute('href'));
    const buttons = [...document.querySelectorAll('form.act')].filter(isOwn).map((form, at) => ({
        at,
        is_on: !form.querySelector('button').disabled,
        is_plain: form.elements.act.value === 'command',
        says: form.querySelector('button').textContent,
    }));
    return { links, buttons };
";

/// Sends the form at this place, and waits for what comes of it.
fn presses(browser: &Browser, form: &str) {
    browser.ask(&format!(
        "const isOwn = (form) => !form.closest('#part-came, #part-awaited, #part-foot');
         settled = 0; document.querySelectorAll('details').forEach((it) => it.open = true);
         const form = {form};
         document.querySelector('#part-came').dataset.before = '';
         form.requestSubmit(form.querySelector('button'));"
    ));
    browser.until("return !!document.querySelector('#part-came:not([data-before]) .came')");
}

/// Follows every link of a role and presses every button, each at a page of its sort; undoes what
/// was done. Nothing leads nowhere, and what can be pressed does what it says or says why not.
fn walks(browser: &Browser, evening: &Evening, role: Role) -> (usize, usize) {
    let (mut seen, mut ahead, mut pressed) = (Vec::<String>::new(), Vec::new(), 0);
    let sort = |path: &str| {
        let page = path.split(['#', '?']).next().unwrap();
        page.split("/rule/").next().unwrap().replace(char::is_numeric, "")
    };
    ahead.push(browser.ask("return location.pathname").as_str().unwrap().to_owned());
    if role != Role::Dealer(TableNo(1)) {
        ahead.push("/staff?name=a".to_owned());
    }
    while let Some(path) = ahead.pop() {
        let is_seen = seen.contains(&sort(&path));
        if is_seen && !path.contains('#') {
            continue;
        }
        browser.go(&evening.url(&path));
        browser.holds(&(role, &path));
        if let Some((_, at)) = path.split_once('#') {
            let meant = format!("return document.getElementById('{at}')?.open");
            assert_eq!(browser.ask(&meant), true, "{path} leads to nothing");
        }
        let page = browser.ask("return location.pathname");
        assert_eq!(
            page,
            path.split(['?', '#']).next().unwrap(),
            "{role:?}: {path} leads elsewhere"
        );
        seen.push(sort(&path));
        if is_seen || !path.starts_with("/staff") {
            continue;
        }
        let found = browser.ask(WALKED);
        let links = found["links"].as_array().unwrap();
        let links = links.iter().map(|link| link.as_str().unwrap().to_owned());
        let links: Vec<String> = links.filter(|link| link.starts_with('/')).collect();
        ahead.extend(
            links.into_iter().filter(|link| link.contains('#') || !seen.contains(&sort(link))),
        );
        for button in found["buttons"].as_array().unwrap() {
            if button["is_on"] != true {
                continue;
            }
            let at = &button["at"];
            // What was looked for is not looked for again when something was done.
            if path.contains('?') {
                browser.go(&evening.url(&path));
            }
            presses(
                browser,
                &format!("[...document.querySelectorAll('form.act')].filter(isOwn)[{at}]"),
            );
            pressed += 1;
            let is_done =
                browser.ask("return !!document.querySelector('#part-came .done')") == true;
            let text = browser.text();
            assert!(is_done || button["is_plain"] != true, "{role:?} {path} {button}: {text}");
            if is_done && !button["says"].as_str().unwrap().contains("Undo") {
                presses(browser, "document.querySelector('#part-came form')");
                let is_back = browser.text().contains("Undone");
                assert!(is_back, "{role:?} {path} {button}: {}", browser.text());
            }
        }
    }
    (seen.len(), pressed)
}

#[test]
fn every_link_and_button_of_every_role_leads_somewhere() {
    let evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[0], Theme::Light) else { return };
    let least = [(Role::Director, 30), (Role::Floor, 30), (Role::Registration, 5)];
    for (role, buttons) in least.into_iter().chain([(Role::Dealer(TableNo(1)), 8)]) {
        evening.enter(&browser, "Ota", role);
        let (seen, pressed) = walks(&browser, &evening, role);
        println!("{role:?}: {seen} links followed, {pressed} buttons pressed");
        assert!(pressed >= buttons, "{role:?}: {pressed} buttons");
    }
}

/// The end of a day with its bags, and an event that is over with what it owes.
#[test]
fn every_link_and_button_leads_somewhere_at_the_end_of_a_day_too() {
    for save in ["day-over", "money-that-is-nobodys"] {
        let evening = Evening::of(save);
        let door = evening.url("/staff");
        let Some(browser) = Browser::open(&door, SIZES[0], Theme::Dark) else { return };
        evening.enter(&browser, "Ota", Role::Director);
        let (seen, pressed) = walks(&browser, &evening, Role::Director);
        println!("{save}: {seen} links followed, {pressed} buttons pressed");
        assert!(pressed > 10, "{save}: {pressed} buttons");
    }
}

/// Somebody is looked for and busts out.
fn busts_out(browser: &Browser, evening: &Evening, name: &str) {
    browser.go(&evening.url("/staff"));
    browser.type_in("Player", name);
    browser.until_text(name);
    // What has just come may not be what was meant: presses count after a moment.
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.press("Bust out");
    browser.until_text(&format!("{name} busted out"));
}

/// Does what needs doing, as long as there is a button for it.
fn does_what_is_needed(browser: &Browser, evening: &Evening) {
    for _ in 0..12 {
        browser.go(&evening.url("/staff"));
        std::thread::sleep(std::time::Duration::from_millis(500));
        let first = "document.querySelector('#part-needs button:not([disabled])')";
        if browser.ask(&format!("return !!{first}")) != true {
            return;
        }
        browser.ask(&format!("{first}.click()"));
        browser.until("return !!document.querySelector('#part-came .came')");
        assert_eq!(
            browser.ask("return !!document.querySelector('#part-came .done')"),
            true,
            "{}",
            browser.text()
        );
    }
    panic!("it needs something for ever: {}", browser.text());
}

#[test]
fn a_whole_evening_is_run_from_one_phone() {
    let evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[0], Theme::Dark) else { return };
    evening.enter(&browser, "Klára", Role::Director);
    for (at, name) in ["Emil Han", "Filip Rys", "Gita Lom", "Hana Nov"].iter().enumerate() {
        busts_out(&browser, &evening, name);
        browser.keeps_picture(&format!("evening-{at}-bust-out"));
        does_what_is_needed(&browser, &evening);
    }
    // A question at the table, and the clock stands meanwhile.
    browser.press("Clock");
    browser.press("Pause");
    browser.until_text("Resume");
    browser.keeps_picture("evening-5-pause");
    browser.go(&evening.url(RULE));
    browser.until_text("Say at the table");
    browser.type_in("At table", "1");
    browser.press("Log the ruling");
    browser.until_text("Ruling at table 1");
    browser.keeps_picture("evening-6-ruling");
    browser.go(&evening.url("/staff/clock"));
    browser.press("Resume");
    browser.until_text("Pause");
    for name in ["Ivan Tur", "Jana Kos", "Karel Novák", "Lena Adler", "Bruno Grom", "Cyril Mus"] {
        busts_out(&browser, &evening, name);
        does_what_is_needed(&browser, &evening);
    }
    browser.keeps_picture("evening-7-heads-up");
    // A slip: the wrong one of the last two, taken back with the button beside it.
    busts_out(&browser, &evening, "Anna Rys");
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.press("Undo");
    browser.until_text("Undone");
    busts_out(&browser, &evening, "Dana Vik");
    does_what_is_needed(&browser, &evening);
    browser.until_text("Anna Rys wins");
    browser.keeps_picture("evening-8-winner");
    let acts = evening.acts();
    let of_klara = acts.iter().filter(|(by, _)| by == "Klára (Director)").count();
    assert!(of_klara >= 16, "{acts:#?}");
    let is_drawn = |(_, said): &(String, String)| said.contains("inal table");
    assert!(acts.iter().any(is_drawn), "the final table was drawn: {acts:#?}");
}

#[test]
fn what_is_typed_stays_while_the_network_is_gone_and_is_sent_once_afterwards() {
    let mut evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[0], Theme::Dark) else { return };
    evening.enter(&browser, "Rita", Role::Registration);
    browser.type_in("Name", "Nina Zetová");
    evening.stop();
    browser.until_text("No connection");
    browser.press("Register");
    browser.until_text("No answer. What you typed is still here");
    let typed = "return document.querySelector('input[name=name]').value";
    assert_eq!(browser.ask(typed), "Nina Zetová");
    browser.is_readable(&"not sent");
    evening.start();
    browser.press("Register");
    browser.until_text("Nina Zetová");
    browser.until("return !!document.querySelector('#part-came .done')");
    let told = evening.acts().into_iter().filter(|(_, said)| said.contains("Nina")).count();
    assert_eq!(told, 1);
}

#[test]
fn what_others_do_comes_in_while_somebody_types() {
    let evening = Evening::begin();
    let door = evening.url("/staff");
    let Some(browser) = Browser::open(&door, SIZES[1], Theme::Light) else { return };
    let Some(tablet) = Browser::open(&door, SIZES[1], Theme::Dark) else { return };
    evening.enter(&browser, "Flo", Role::Floor);
    evening.enter(&tablet, "Dan", Role::Dealer(TableNo(2)));
    browser.type_in("Player", "an");
    tablet.type_in("What is it about?", "two cards are face up");
    tablet.press("Call the floor");
    browser.until_text("Table 2 calls the floor");
    browser.until_text("two cards are face up");
    assert_eq!(browser.ask("return document.querySelector('#name').value"), "an");
    assert_eq!(browser.focused().unwrap().label, "Player");
    // What has just come may not be what was meant: presses count after a moment.
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.press("I'm on it");
    tablet.until("return !document.body.innerText.includes('Floor called')");
}
