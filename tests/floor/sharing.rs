//! The event as pages: what is asked over a real connection, and what hostile ones get.

use crate::project;
use engine::values::{PlayerId, SeatAt, TableNo, Timestamp};
use reports::{Phase, SeatChange};
use serde_json::Value;
use serve::{Bounds, PATHS, Room, Seated, Sharing, SharingError, Snapshot};
use session::{SeededChance, Session, Time};
use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::ops::RangeInclusive;
use std::time::{Duration, Instant};
use words::{Language, UtcOffset};

const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// What has not come after so long does not come.
const WAIT: Duration = Duration::from_secs(20);

fn shown() -> Snapshot {
    let path = project("saves/v7/prices-and-a-deal.floorman");
    let session =
        Session::open_to_read(&path, Time::told(NOW), Box::new(SeededChance::new(1))).unwrap();
    Snapshot::of(session.log(), NOW, Language::English)
}

/// A shared room that shows this.
fn shared(shown: Snapshot) -> (Room, Sharing) {
    let room = Room::new(UtcOffset::fixed(0));
    room.show(shown, NOW);
    let sharing = Sharing::start(room.clone(), SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    (room, sharing)
}

/// The same within these bounds.
fn within(bounds: Bounds) -> (Room, Sharing) {
    let room = Room::new(UtcOffset::fixed(0));
    room.show(shown(), NOW);
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    (room.clone(), Sharing::within(room, any, bounds, None).unwrap())
}

fn connect(sharing: &Sharing) -> TcpStream {
    let stream = TcpStream::connect(sharing.address()).unwrap();
    stream.set_read_timeout(Some(WAIT)).unwrap();
    stream
}

/// The whole answer to a question.
fn get(sharing: &Sharing, path: &str) -> String {
    let mut stream = connect(sharing);
    write!(stream, "GET {path} HTTP/1.1\r\nhost: room\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn every_page_is_whole_small_and_loads_nothing_from_elsewhere() {
    let (_room, sharing) = shared(shown());
    for path in PATHS {
        let page = get(&sharing, path);
        assert!(page.starts_with("HTTP/1.1 200"), "{path}: {page}");
        assert!(page.contains("Prices and a deal") && page.ends_with("</html>"), "{path}");
        assert!(!page.contains('⟨') && !page.contains("://"), "{path}: {page}");
        assert!(page.contains("content-security-policy: default-src 'none'"), "{path}");
        let all = page.len() + get(&sharing, "/page.css").len() + get(&sharing, "/page.js").len();
        assert!(all < 60_000, "{path} and what it loads: {all} bytes");
    }
    assert!(get(&sharing, "/places").contains("Anna Rys"));
    assert!(get(&sharing, "/?lang=cs").contains("Moje místo"));
    assert!(get(&sharing, "/?lang=pl").contains("<html lang=\"pl\">"));
    for path in ["/nothing", "/seat/x", "/seat/-1", "/live/nothing", "/../etc/passwd"] {
        assert!(get(&sharing, path).starts_with("HTTP/1.1 404"), "{path}");
    }
}

#[test]
fn a_wall_is_for_some_tables_and_what_is_no_range_is_refused() {
    let mut shown = shown();
    let change = |name: &str, from: u16, to: u16| SeatChange {
        at: NOW,
        player: PlayerId(1),
        name: name.to_owned(),
        from: Some(SeatAt::new(from, 1)),
        to: SeatAt::new(to, 2),
        waits_one_hand: false,
    };
    shown.clock.changes.moves = vec![change("Ana", 3, 4), change("Zed", 7, 20), change("Cy", 9, 2)];
    shown.clock.changes.broken = vec![(NOW, TableNo(9)), (NOW, TableNo(3))];
    shown.clock.phase = Phase::Level;
    let (_room, sharing) = shared(shown);
    for (tables, names) in [
        ("1-5", ["Ana", "Cy"].as_slice()),
        ("20", &["Zed"]),
        ("%203%20%E2%80%93%208%20", &["Ana", "Zed"]),
        ("", &["Ana", "Zed", "Cy"]),
    ] {
        for path in ["/", "/changes", "/live/", "/live/changes"] {
            let asked = format!("{path}?tables={tables}");
            let page = match path.starts_with("/live") {
                true => Listener::to(&sharing, &asked).until("→").join("\n"),
                false => get(&sharing, &asked),
            };
            for name in ["Ana", "Zed", "Cy"] {
                assert_eq!(page.contains(name), names.contains(&name), "{asked}: {name}: {page}");
            }
        }
    }
    let broken = get(&sharing, "/changes?tables=1-5");
    assert!(broken.contains("Table 3 breaks") && !broken.contains("Table 9 breaks"), "{broken}");
    for tables in ["nine", "5-1", "0-3", "1-2-3", "-", "1-99999", "%3Cb%3E"] {
        let page = get(&sharing, &format!("/?tables={tables}"));
        assert!(page.starts_with("HTTP/1.1 400"), "{tables}: {page}");
        assert!(page.contains("is not a range of tables") && !page.contains("<b>"), "{tables}");
        assert!(get(&sharing, &format!("/live/?tables={tables}")).starts_with("HTTP/1.1 404"));
    }
}

#[test]
fn a_name_is_text_on_every_page() {
    let hostile = "<script>alert(1)</script>\" onload='x' &amp;";
    let mut shown = shown();
    shown.clock.name = hostile.to_owned();
    shown.out = vec![(3, hostile.to_owned())];
    shown.seated = vec![Seated {
        player: PlayerId(7),
        name: hostile.to_owned(),
        folded: hostile.to_owned(),
        at: None,
    }];
    let (_room, sharing) = shared(shown);
    for path in ["/", "/seat?name=script", "/seat/7", "/places", "/seat?name=%3Cscript%3Ealert"] {
        let page = get(&sharing, path);
        assert!(page.contains("&lt;script&gt;"), "{path}: {page}");
        assert!(!page.contains("<script>alert"), "{path}: {page}");
    }
}

/// What an open page is sent, line by line.
struct Listener(Lines<BufReader<TcpStream>>);

impl Listener {
    fn to(sharing: &Sharing, path: &str) -> Self {
        let mut stream = connect(sharing);
        write!(stream, "GET {path} HTTP/1.1\r\nhost: room\r\n\r\n").unwrap();
        Self(BufReader::new(stream).lines())
    }

    /// Every line up to one with this in it.
    fn until(&mut self, part: &str) -> Vec<String> {
        let (mut lines, began) = (Vec::new(), Instant::now());
        loop {
            assert!(began.elapsed() < WAIT, "{part} in {lines:?}");
            let line = self.0.next().unwrap_or_else(|| panic!("{part} in {lines:?}")).unwrap();
            let is_it = line.contains(part);
            lines.push(line);
            if is_it {
                return lines;
            }
        }
    }
}

fn messages(lines: &[String]) -> Vec<&str> {
    lines.iter().filter_map(|line| line.strip_prefix("event: ")).collect()
}

#[test]
fn what_changes_is_sent_to_open_pages() {
    let (room, sharing) = shared(shown());
    let mut clock = Listener::to(&sharing, "/live/");
    clock.until("Prices and a deal");
    let mut next = shown();
    next.clock.name = "Renamed".to_owned();
    room.show(next, NOW);
    clock.until("Renamed");
    let event = get(&sharing, "/api/event");
    assert!(
        event.contains("\"name\":\"Renamed\"") && event.contains("\"players_left\":1"),
        "{event}"
    );
    assert!(get(&sharing, "/api/seats").contains("Bruno Grom"));
}

/// Somebody who sits at a table.
fn seated(player: u32, name: &str, table: u16, seat: u8) -> Seated {
    let at = Some(SeatAt::new(table, seat));
    Seated { player: PlayerId(player), name: name.to_owned(), folded: name.to_lowercase(), at }
}

#[test]
fn a_page_on_which_nothing_changes_is_sent_nothing() {
    let mut next = shown();
    next.clock.phase = Phase::Level;
    (next.clock.level_hands, next.clock.break_in_millis) = (None, None);
    next.clock.left_millis = 600_000;
    next.seated = vec![seated(1, "Ana", 1, 1), seated(2, "Bo", 1, 2)];
    let (room, sharing) = shared(next.clone());
    let mut page = Listener::to(&sharing, "/live/seat/1");
    page.until("id=\"foot\"");
    let mut programs = Listener::to(&sharing, "/api/live");
    programs.until("event: places");
    for place in 21..26 {
        // Time passes, another one moves, somebody is out: nothing of that stands on this page.
        next.clock.at = NOW.plus_millis(i64::from(place));
        next.clock.left_millis = 600_000 - i64::from(place);
        next.seated = vec![seated(1, "Ana", 1, 1), seated(2, "Bo", 2, place)];
        next.out = vec![(u32::from(place), "Cy".to_owned())];
        room.show(next.clone(), next.clock.at);
        let heard = programs.until(&format!("\"place\":{place}"));
        assert_eq!(messages(&heard), ["seats", "places"], "and no other part");
    }
    next.clock.name = "Renamed".to_owned();
    room.show(next, NOW);
    let heard = page.until("Renamed");
    assert_eq!(messages(&heard), ["page"], "{heard:#?}");
    assert_eq!(messages(&programs.until("Renamed")), ["event"]);
}

#[test]
fn programs_are_told_everything_that_pages_show() {
    let (_room, sharing) = shared(shown());
    let told = |part: &str| -> Value {
        let answer = get(&sharing, &format!("/api/{part}"));
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.contains("content-type: application/json"), "{head}");
        serde_json::from_str(body).unwrap()
    };
    let event = told("event");
    for key in ["seq", "now", "phase", "left_millis", "ends_at", "next_level", "winner", "waits"] {
        assert!(event.get(key).is_some(), "{key}: {event}");
    }
    let levels = told("levels");
    assert_eq!(levels[0]["level"], 1);
    let now = levels.as_array().unwrap().iter().filter(|level| level["is_now"] == true);
    assert_eq!(now.count(), 1, "{levels}");
    let prizes = told("prizes");
    assert_eq!(prizes["steps"][0]["first"], 1);
    assert_eq!(prizes["currency"], "EUR");
    assert_eq!(told("places")[0]["name"], "Anna Rys");
    assert_eq!(told("seats")[0]["name"], "Bruno Grom");
    assert!(told("changes")["moves"].is_array());
    let mut programs = Listener::to(&sharing, "/api/live");
    let parts = ["event", "seats", "changes", "levels", "prizes", "places"];
    assert_eq!(messages(&programs.until("event: places")), parts);
    assert!(get(&sharing, "/api/nothing").starts_with("HTTP/1.1 404"));
}

#[test]
fn a_page_of_before_an_update_loads_itself_anew() {
    let (_room, sharing) = shared(shown());
    let page = get(&sharing, "/levels");
    let live = page.split('"').find(|part| part.starts_with("/live/")).unwrap();
    Listener::to(&sharing, live).until("event: page");
    assert!(get(&sharing, "/live/levels?version=1").contains("event: old"));
}

#[test]
fn whoever_is_slow_large_or_rude_holds_up_nobody_else() {
    let (_room, sharing) = shared(shown());
    // Each has said something, and says no more.
    let slow: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = connect(&sharing);
            stream.write_all(b"GET / HT").unwrap();
            stream
        })
        .collect();
    assert!(get(&sharing, "/").starts_with("HTTP/1.1 200"));
    let mut large = connect(&sharing);
    let head = format!("GET /?name={} HTTP/1.1\r\n", "a".repeat(100_000));
    // The server breaks off where it has read enough.
    let _ = large.write_all(head.as_bytes());
    let mut said = Vec::new();
    let _ = large.read_to_end(&mut said);
    let said = String::from_utf8_lossy(&said);
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    let mut rude = connect(&sharing);
    rude.write_all(b"\x16\x03\x01\x02\0\x01\0\x01\xfc\r\n\r\n").unwrap();
    let mut post = connect(&sharing);
    post.write_all(b"POST / HTTP/1.1\r\nhost: room\r\ncontent-length: 99999999999\r\n\r\n")
        .unwrap();
    let mut said = [0; 12];
    post.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 405");
    assert!(get(&sharing, "/levels").starts_with("HTTP/1.1 200"));
    drop(slow);
}

/// Whether the other side has ended it.
fn is_ended(stream: &mut TcpStream) -> bool {
    matches!(stream.read(&mut [0; 1]), Ok(0) | Err(_))
}

#[test]
fn one_device_takes_so_many_places_and_no_more() {
    let (_room, sharing) = within(Bounds { on_loopback: 5, ..Bounds::default() });
    let mut held: Vec<TcpStream> = (0..5).map(|_| connect(&sharing)).collect();
    for stream in &mut held {
        // Each of them has a place, for it is answered.
        write!(stream, "GET /levels HTTP/1.1\r\nhost: room\r\n\r\n").unwrap();
        stream.read_exact(&mut [0; 12]).unwrap();
    }
    assert!(is_ended(&mut connect(&sharing)), "the sixth");
    held.pop();
    let began = Instant::now();
    while is_ended(&mut {
        let mut stream = connect(&sharing);
        let _ = write!(stream, "GET /levels HTTP/1.1\r\nhost: room\r\n\r\n");
        stream
    }) {
        assert!(began.elapsed() < WAIT, "a place that is given back is free");
    }
}

#[test]
fn whoever_does_not_ask_in_time_is_not_waited_for() {
    let asked_within = Duration::from_millis(200);
    let (_room, sharing) = within(Bounds { asked_within, ..Bounds::default() });
    let (mut silent, mut slow) = (connect(&sharing), connect(&sharing));
    slow.write_all(b"GET / HTTP/1.1\r\nhost: r").unwrap();
    assert!(is_ended(&mut silent) && is_ended(&mut slow));
    // Nor is a second question waited for.
    let mut kept = connect(&sharing);
    kept.write_all(b"GET /page.js HTTP/1.1\r\nhost: room\r\n\r\n").unwrap();
    let mut all = Vec::new();
    kept.read_to_end(&mut all).unwrap();
    assert!(all.starts_with(b"HTTP/1.1 200"));
}

/// A page with names, which are sent whole; it has heard what stands.
fn listener(sharing: &Sharing) -> Listener {
    let mut listener = Listener::to(sharing, "/live/places");
    listener.until("id=\"places\"");
    listener
}

/// Shows these states, each of twenty kilobytes, and the next when a page has heard of it.
fn show_much(room: &Room, heard_by: &mut Listener, states: RangeInclusive<usize>) {
    let mut next = shown();
    for state in states {
        next.out = vec![(3, format!("{} state {state}.", "much ".repeat(4_000)))];
        room.show(next.clone(), NOW);
        heard_by.until(&format!("state {state}."));
    }
}

#[test]
fn a_page_that_reads_nothing_piles_up_nothing() {
    let (room, sharing) = within(Bounds::default());
    let mut slow = listener(&sharing);
    show_much(&room, &mut listener(&sharing), 1..=300);
    let heard = slow.until("state 300.");
    let bytes: usize = heard.iter().map(String::len).sum();
    assert!(bytes < 3_000_000, "of 6,000,000 bytes it was sent {bytes}");
}

#[test]
fn a_page_that_takes_nothing_is_given_up() {
    let taken_within = Duration::from_millis(100);
    let (room, sharing) = within(Bounds { taken_within, ..Bounds::default() });
    let _slow = listener(&sharing);
    assert_eq!(room.pages(), 1);
    let (mut quick, mut state) = (listener(&sharing), 0);
    let began = Instant::now();
    // A busy computer sends it less, for what was not sent yet is left out where more has changed.
    while room.pages() > 1 {
        assert!(began.elapsed() < WAIT, "{} pages", room.pages());
        state += 1;
        show_much(&room, &mut quick, state..=state);
    }
}

#[test]
fn a_body_of_a_gigabyte_is_not_read() {
    let (_room, sharing) = shared(shown());
    for (method, answer) in [("POST", "HTTP/1.1 405"), ("GET", "HTTP/1.1 200")] {
        let mut stream = connect(&sharing);
        write!(
            stream,
            "{method} /levels HTTP/1.1\r\nhost: room\r\ncontent-length: 1000000000\r\n\r\n"
        )
        .unwrap();
        let chunk = [b'x'; 100_000];
        let sent = (0..10_000).take_while(|_| stream.write_all(&chunk).is_ok()).count();
        assert!(sent < 200, "{method}: {sent} times a hundred thousand bytes were taken");
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said);
        // Where the connection is reset, what was said may be lost.
        assert!(said.is_empty() || said.starts_with(answer.as_bytes()), "{method}");
    }
    let mut flood = connect(&sharing);
    let _ = write!(flood, "GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(5_000));
    let mut said = String::new();
    let _ = flood.read_to_string(&mut said);
    assert!(said.is_empty() || said.starts_with("HTTP/1.1 431"), "{said}");
}

#[test]
fn a_page_is_told_from_time_to_time_that_all_is_well() {
    let looks_again_every = Duration::from_millis(20);
    let (_room, sharing) = within(Bounds { looks_again_every, ..Bounds::default() });
    let mut page = Listener::to(&sharing, "/live/levels");
    page.until("id=\"levels\"");
    assert_eq!(messages(&page.until("event: well")), ["well"]);
}

#[test]
fn an_address_that_is_in_use_is_named() {
    let (_room, sharing) = shared(shown());
    let again = Sharing::start(Room::new(UtcOffset::fixed(0)), sharing.address());
    assert!(matches!(again, Err(SharingError::Listen(address, _)) if address == sharing.address()));
    let address = sharing.address();
    drop(sharing);
    assert!(TcpStream::connect(address).is_err(), "it ends when it is let go");
}
