//! The event as pages: what is asked over a real connection, and what hostile ones get.

use crate::project;
use engine::values::{PlayerId, Timestamp};
use serve::{Room, Seated, Sharing, SharingError, Shown};
use session::{SeededChance, Session, Time};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use words::{Language, UtcOffset};

const NOW: Timestamp = Timestamp(1_800_000_000_000);

fn shown() -> Shown {
    let path = project("saves/v7/prices-and-a-deal.floorman");
    let session =
        Session::open_to_read(&path, Time::told(NOW), Box::new(SeededChance::new(1))).unwrap();
    Shown::of(session.log(), NOW, Language::En)
}

/// A shared room that shows this.
fn shared(shown: Shown) -> (Room, Sharing) {
    let room = Room::new(UtcOffset::fixed(0));
    room.show(shown, NOW);
    let sharing = Sharing::start(room.clone(), SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
    (room, sharing)
}

fn connect(sharing: &Sharing) -> TcpStream {
    let stream = TcpStream::connect(sharing.address()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
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
    for path in ["/", "/overlay", "/seat", "/seat?name=br", "/seat/2", "/levels", "/places"] {
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

#[test]
fn what_changes_is_sent_to_open_pages() {
    let (room, sharing) = shared(shown());
    let mut stream = connect(&sharing);
    write!(stream, "GET /live/ HTTP/1.1\r\nhost: room\r\n\r\n").unwrap();
    let mut lines = BufReader::new(stream).lines();
    let mut until = |part: &str| {
        let found = lines.find(|line| line.as_ref().unwrap().contains(part));
        assert!(found.is_some(), "{part}");
    };
    until("Prices and a deal");
    let mut next = shown();
    next.clock.name = "Renamed".to_owned();
    room.show(next, NOW);
    until("Renamed");
    let event = get(&sharing, "/api/event");
    assert!(
        event.contains("\"name\":\"Renamed\"") && event.contains("\"players_left\":1"),
        "{event}"
    );
    assert!(get(&sharing, "/api/seats").contains("Bruno Grom"));
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

#[test]
fn an_address_that_is_in_use_is_named() {
    let (_room, sharing) = shared(shown());
    let again = Sharing::start(Room::new(UtcOffset::fixed(0)), sharing.address());
    assert!(matches!(again, Err(SharingError::Listen(address, _)) if address == sharing.address()));
    let address = sharing.address();
    drop(sharing);
    assert!(TcpStream::connect(address).is_err(), "it ends when it is let go");
}
