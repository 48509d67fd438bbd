//! The tournament on the network, from the window: the switch, what a browser is shown over a real
//! connection, codes, and what somebody does on a phone.

use crate::every_screen::{assert_none, complaints};
use crate::log::choose;
use crate::project;
use crate::window::{Evening, NAMES};
use egui::{Key, Modifiers, Role, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::thread::JoinHandle;
use std::time::Duration;

/// What has not come after so long does not come.
const WAIT: Duration = Duration::from_secs(30);

/// An evening in the setup of this computer.
fn in_setup() -> Evening {
    let mut evening = Evening::started(&NAMES);
    evening.go("Setup");
    evening.press("This computer");
    evening
}

/// Types a port, and shares at it.
fn share_at(evening: &mut Evening, port: &str) {
    evening.window.get_by_role_and_label(Role::TextInput, "Port").click();
    evening.window.run_ok();
    evening.combined(Modifiers::COMMAND, Key::A);
    evening.window.get_by_role_and_label(Role::TextInput, "Port").type_text(port);
    evening.window.run_ok();
    evening.press_beneath("Share on this network");
}

/// Where this computer itself finds what is shared.
fn address(evening: &Evening) -> SocketAddr {
    address_of(evening, "http://")
}

fn address_of(evening: &Evening, link: &str) -> SocketAddr {
    let shown = evening.window.get_all_by_label_contains(link).next().unwrap();
    let label = shown.accesskit_node().label().unwrap_or_default();
    let value = shown.accesskit_node().value().unwrap_or_default();
    let port = format!("{label}{value}").rsplit(':').next().unwrap().parse().unwrap();
    SocketAddr::from(([127, 0, 0, 1], port))
}

/// Whether these words stand in anything that is shown.
fn tells(evening: &Evening, words: &str) -> bool {
    evening.window.query_all_by_label_contains(words).next().is_some()
}

/// Whether the button is there that ends it; its words stand in the list of keys, too.
fn can_stop(evening: &Evening) -> bool {
    evening.window.query_by_role_and_label(Role::Button, "Stop sharing").is_some()
}

fn shared() -> (Evening, SocketAddr) {
    let mut evening = in_setup();
    share_at(&mut evening, "0");
    let address = address(&evening);
    (evening, address)
}

/// What a browser is answered; the cookie is what it holds.
fn ask(address: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(WAIT)).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
         origin: http://{address}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn get(address: SocketAddr, path: &str) -> String {
    ask(address, "GET", path, "", "")
}

/// The code that stands in the window.
fn code(evening: &Evening) -> String {
    let is_code = |text: &str| {
        [9, 11].contains(&text.len())
            && text.chars().all(|letter| letter.is_ascii_digit() || letter == ' ')
    };
    let labels = evening.window.query_all_by_role(Role::Label);
    let said = labels.map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).unwrap_or_default().to_string()
    });
    said.into_iter().find(|text| is_code(text)).expect("a code is shown").replace(' ', "")
}

/// Signs in with a code; what the browser holds from then on.
fn enter(address: SocketAddr, code: &str) -> String {
    let answer = ask(address, "POST", "/staff/enter", "", &format!("name=Eva&code={code}"));
    let held = answer.split("set-cookie: ").nth(1).unwrap_or_else(|| panic!("{answer}"));
    held.split(';').next().unwrap().to_owned()
}

/// Pauses the clock from a phone, beside the window.
fn pause_on_a_phone(address: SocketAddr, cookie: String, once: u8) -> JoinHandle<String> {
    let page = ask(address, "GET", "/staff", &cookie, "");
    let token = page.split("name=\"token\" value=\"").nth(1).and_then(|it| it.split('"').next());
    let token = token.unwrap_or_else(|| panic!("{page}"));
    let body = format!("token={token}&once={once}&act=command&command=%22PauseClock%22");
    std::thread::spawn(move || ask(address, "POST", "/staff/do", &cookie, &body))
}

/// Does what time brings until the phone has its answer.
fn until_answered(evening: &mut Evening, phone: JoinHandle<String>) -> String {
    evening.until(|_| phone.is_finished());
    phone.join().unwrap()
}

#[test]
fn nothing_is_shared_until_the_switch_is_on_and_then_a_browser_is_shown_the_event() {
    let mut evening = in_setup();
    assert_eq!(evening.count("Nothing is shared."), 1);
    assert!(!can_stop(&evening));
    share_at(&mut evening, "0");
    let address = address(&evening);
    assert!(get(address, "/").contains("Friday"));
    assert!(get(address, "/seat?name=rys").contains("Anna Rys"));
    assert!(evening.sees("QR code for a phone: the pages for players"));
    assert_eq!(evening.count("Shared; no page is open"), 1);
    let stop = evening.window.get_by_role_and_label(Role::Button, "Stop sharing");
    stop.click_accesskit();
    evening.window.run_ok();
    assert_eq!(evening.count("Nothing is shared."), 1);
    assert!(TcpStream::connect(address).is_err(), "it ended");
}

#[test]
fn what_is_done_in_the_window_shows_on_pages_and_open_pages_are_counted_at_the_foot() {
    let (mut evening, address) = shared();
    assert!(evening.sees("Shared on this network: 0 pages are open"));
    let mut page = TcpStream::connect(address).unwrap();
    page.set_read_timeout(Some(WAIT)).unwrap();
    write!(page, "GET /live/ HTTP/1.1\r\nhost: room\r\n\r\n").unwrap();
    evening.until(|it| it.sees("Shared on this network: 1 page is open"));
    evening.submit(&engine::Command::PauseClock);
    evening.until(|_| get(address, "/api/event").contains("paused"));
}

#[test]
fn an_act_of_a_phone_is_done_here_and_signed_also_while_somebody_looks_back() {
    let (mut evening, address) = shared();
    evening.press_beneath("Floor");
    evening.press_beneath("Show code");
    let cookie = enter(address, &code(&evening));
    assert!(evening.sees("QR code for a phone"));
    evening.go("Clock");
    evening.go("Setup");
    assert!(!evening.sees("QR code for a phone"), "it is shown once");
    evening.window.step();
    assert_eq!(evening.count("Eva"), 2, "the name, and the button that signs them out");
    let phone = pause_on_a_phone(address, cookie.clone(), 1);
    until_answered(&mut evening, phone);
    let session = evening.window.state().session().unwrap();
    assert_eq!(session.tournament().clock().setting().run, engine::clock::Run::Paused);
    assert!(session.log().acts().last().unwrap().by.contains("Eva"));
    evening.submit(&engine::Command::ResumeClock);
    evening.go("Log");
    choose(&mut evening, "Clock paused");
    evening.press("As it was before");
    let phone = pause_on_a_phone(address, cookie, 2);
    until_answered(&mut evening, phone);
    assert_eq!(evening.tournament().clock().setting().run, engine::clock::Run::Paused);
    assert!(evening.sees("Back to now"), "the past is still shown");
}

#[test]
fn whoever_is_signed_out_or_whose_code_is_withdrawn_does_nothing_more() {
    let (mut evening, address) = shared();
    evening.press_beneath("Show code");
    let first = code(&evening);
    evening.press_beneath("Hide code");
    let cookie = enter(address, &first);
    evening.window.run_ok();
    evening.press_beneath("Sign out: Eva");
    assert!(!ask(address, "GET", "/staff", &cookie, "").contains("name=\"token\""));
    let cookie = enter(address, &first);
    evening.window.run_ok();
    evening.press_beneath("Withdraw: Director");
    assert!(!ask(address, "GET", "/staff", &cookie, "").contains("name=\"token\""));
    let again = ask(address, "POST", "/staff/enter", "", &format!("name=Eva&code={first}"));
    assert!(!again.contains("set-cookie"), "{again}");
}

#[test]
fn sharing_ends_with_the_tournament_and_another_one_is_not_shared() {
    let (mut evening, address) = shared();
    evening.press("Pause");
    evening.combined(Modifiers::COMMAND, Key::W);
    assert!(evening.window.state().session().is_none());
    assert!(TcpStream::connect(address).is_err());
    evening.press("Try the sample");
    assert!(evening.window.state().session().is_some());
    assert_eq!(evening.count("Shared on this network"), 0);
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn a_port_that_is_in_use_or_none_at_all_is_told_with_what_to_do() {
    let mut evening = in_setup();
    let taken = TcpListener::bind(("0.0.0.0", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    share_at(&mut evening, &port.to_string());
    assert_eq!(evening.count(&format!("Port {port} is in use on this computer")), 1);
    assert_eq!(evening.count("Type another port, or 0"), 1);
    for typed in ["web", "70000", "-1"] {
        share_at(&mut evening, typed);
        assert_eq!(evening.count(&format!("“{typed}” is not a port")), 1, "{typed}");
        assert!(!can_stop(&evening));
    }
    drop(taken);
    share_at(&mut evening, &port.to_string());
    assert!(can_stop(&evening), "where it is free again");
    assert_eq!(evening.window.state().preferences().kept.share_port, Some(port));
}

#[test]
fn with_the_certificate_of_the_room_it_is_shared_secretly_and_that_is_remembered() {
    let mut evening = in_setup();
    let file = |name: &str| project("tests/floor/certificate").join(name).display().to_string();
    let take = |evening: &mut Evening, button: &str, name: &str| {
        evening.press_beneath(button);
        evening.type_into("Path of the file", &file(name));
        evening.press("Use this path");
    };
    take(&mut evening, "Choose a certificate…", "own.pem");
    share_at(&mut evening, "0");
    assert_eq!(evening.count("The certificate has no key yet"), 1);
    take(&mut evening, "Choose its key…", "other-key.pem");
    share_at(&mut evening, "0");
    assert_eq!(evening.count("The certificate and its key do not go together"), 1);
    assert!(!can_stop(&evening));
    take(&mut evening, "Choose its key…", "locked-key.pem");
    share_at(&mut evening, "0");
    assert!(tells(&evening, "a password"));
    assert!(!can_stop(&evening));
    take(&mut evening, "Choose its key…", "own-key.pem");
    share_at(&mut evening, "0");
    assert!(can_stop(&evening));
    let address = address_of(&evening, "https://");
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    let _end = stream.read_to_end(&mut answer);
    assert!(!answer.starts_with(b"HTTP/1.1 200"), "in the open nobody is answered");
    evening.window.get_by_role_and_label(Role::Button, "Stop sharing").click_accesskit();
    evening.window.run_ok();
    let kept = evening.window.state().preferences().kept.clone();
    assert_eq!(kept.share_certificate, Some(PathBuf::from(file("own.pem"))));
    assert_eq!(kept.share_key, Some(PathBuf::from(file("own-key.pem"))));
    evening.press_beneath("Remove certificate");
    share_at(&mut evening, "0");
    assert!(get(self::address(&evening), "/").starts_with("HTTP/1.1 200"));
}

#[test]
fn browsers_that_will_warn_of_the_certificate_are_told_of_before_they_do() {
    let mut evening = in_setup();
    for (button, name) in
        [("Choose a certificate…", "run-out.pem"), ("Choose its key…", "run-out-key.pem")]
    {
        let file = project("tests/floor/certificate").join(name).display().to_string();
        evening.press_beneath(button);
        evening.type_into("Path of the file", &file);
        evening.press("Use this path");
    }
    share_at(&mut evening, "0");
    assert!(can_stop(&evening), "whose clock is wrong is not for us to say");
    assert!(tells(&evening, "The room certificate has expired"));
    assert!(tells(&evening, "https://clock.example.org:"));
}

#[test]
fn a_tournament_that_is_only_looked_at_has_pages_and_no_codes() {
    let first = Evening::started(&NAMES);
    let mut second = first.beside();
    second.open(&first.folder.path().join("Friday.floorman"));
    second.go("Setup");
    second.press("This computer");
    share_at(&mut second, "0");
    assert!(get(address(&second), "/").contains("Friday"));
    assert_eq!(second.count("This tournament can only be viewed here"), 1);
    assert!(!second.sees("Show code"));
    assert!(!get(address(&second), "/staff").contains("staff/enter"));
}

#[test]
fn the_command_box_leads_to_the_switch_and_ends_sharing() {
    let mut evening = Evening::started(&NAMES);
    evening.letters("share");
    evening.key(Key::Enter);
    assert_eq!(evening.count("Nothing is shared."), 1);
    share_at(&mut evening, "0");
    let address = address(&evening);
    evening.go("Clock");
    evening.letters("stop sharing");
    evening.key(Key::Enter);
    assert!(TcpStream::connect(address).is_err());
    assert_eq!(evening.count("Shared on this network"), 0);
}

#[test]
fn nothing_is_cut_or_covered_while_it_is_shared_in_any_language() {
    let (mut evening, _) = shared();
    evening.press_beneath("Show code");
    let mut found = Vec::new();
    for name in ["Čeština", "Polski", "English"] {
        evening.press_beneath(name);
        for size in [Vec2::new(1280.0, 720.0), Vec2::new(1024.0, 600.0)] {
            evening.window.set_size(size);
            for keys in [Key::F8, Key::F3, Key::F10, Key::F8] {
                evening.key(keys);
                let all = complaints(&evening).into_iter();
                found.extend(all.map(|said| format!("{name} {size:?} {keys:?}: {said}")));
            }
        }
    }
    assert_none(&found);
}
