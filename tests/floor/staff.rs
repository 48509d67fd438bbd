//! Pages of staff, over real connections: who comes in with which code, who may do what, what is
//! done once, and what strangers get.

mod at_the_table;
mod late;

use crate::terminal::{done, word};
use engine::Command;
use engine::ask::Chance;
use engine::values::TableNo;
use serve::{Bounds, Inbox, Role, Room, Sharing, Snapshot};
use session::{Session, Time, chance};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use words::{Language, UtcOffset};

/// A shared event of twelve players at two tables, served until this is dropped.
struct Evening {
    room: Room,
    sharing: Sharing,
    file: PathBuf,
    ends: Arc<AtomicBool>,
    /// Whether whoever has the tournament answers.
    answers: Arc<Mutex<()>>,
    desk: Option<JoinHandle<()>>,
    _folder: TempDir,
}

impl Drop for Evening {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        self.desk.take().into_iter().for_each(|desk| desk.join().unwrap());
    }
}

fn evening() -> Evening {
    evening_with(chance(None))
}

fn evening_with(chance: Box<dyn Chance>) -> Evening {
    evening_within(chance, Bounds::default())
}

fn evening_within(chance: Box<dyn Chance>, bounds: Bounds) -> Evening {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("night.floorman");
    done(&["new", word(&file), "--template", "home-game", "--name", "Club night"], b"");
    let names = ["Anna Rys", "Bruno Grom", "Cyril Mus", "Dana Vik", "Emil Han", "Filip Rys"];
    let more = ["Gita Lom", "Hana Nov", "Ivan Tur", "Jana Kos", "Karel Novák", "Lena Adler"];
    let players = names.iter().chain(&more).map(|name| serde_json::json!({ "name": name }));
    let players: Vec<serde_json::Value> = players.collect();
    let tables = [1, 2].map(|no| serde_json::json!({"table": no, "seats": 6}));
    let acts = [
        serde_json::json!({"AddTables": {"tables": tables}}),
        serde_json::json!({"Register": {"players": players}}),
        serde_json::json!({"DrawSeats": {"public": null}}),
        serde_json::json!("StartClock"),
    ];
    let acts: String = acts.iter().map(|act| format!("{act}\n")).collect();
    done(&["do", word(&file)], acts.as_bytes());
    let (room, inbox) = Room::with_staff(UtcOffset::fixed(0));
    let session = Session::open(&file, Time::live(), chance, "Desk").unwrap();
    room.show(Snapshot::of(session.log(), session.now(), Language::English), session.now());
    let any = SocketAddr::from(([127, 0, 0, 1], 0));
    let sharing = Sharing::within(room.clone(), any, bounds, None).unwrap();
    let (ends, answers) = (Arc::new(AtomicBool::new(false)), Arc::new(Mutex::new(())));
    let desk = {
        let (room, ends, answers) = (room.clone(), Arc::clone(&ends), Arc::clone(&answers));
        std::thread::spawn(move || answer(&room, session, &inbox, &ends, &answers))
    };
    Evening { room, sharing, file, ends, answers, desk: Some(desk), _folder: folder }
}

/// Whoever has the tournament.
fn answer(room: &Room, mut session: Session, inbox: &Inbox, ends: &AtomicBool, held: &Mutex<()>) {
    while !ends.load(Ordering::Relaxed) {
        drop(held.lock().unwrap());
        if inbox.wait(&mut session, UtcOffset::fixed(0), Duration::from_millis(10)) > 0 {
            room.show(Snapshot::of(session.log(), session.now(), Language::English), session.now());
        }
    }
}

/// A browser: what it holds, and what was answered last.
struct Browser<'a> {
    evening: &'a Evening,
    cookie: String,
    page: String,
    sent: u32,
}

impl Browser<'_> {
    /// Sends a form, and is gone before it is answered.
    fn post_and_leave(&mut self, path: &str, fields: &[(&str, &str)]) {
        let host = self.evening.sharing.address();
        let mut stream = TcpStream::connect(host).unwrap();
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let (body, cookie) = (body.join("&"), &self.cookie);
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\norigin: http://{host}\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
    }

    fn ask(&mut self, method: &str, path: &str, more: &str, body: &str) -> u16 {
        let mut stream = TcpStream::connect(self.evening.sharing.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let host = self.evening.sharing.address();
        let (cookie, length) = (&self.cookie, body.len());
        let form = "content-type: application/x-www-form-urlencoded";
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n{form}\r\n\
             content-length: {length}\r\n{more}connection: close\r\n\r\n{body}"
        )
        .unwrap();
        self.page.clear();
        stream.read_to_string(&mut self.page).unwrap();
        let held = self.page.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next());
        if let Some(held) = held {
            self.cookie = held.to_owned();
        }
        self.page.split(' ').nth(1).unwrap().parse().unwrap()
    }

    fn get(&mut self, path: &str) -> u16 {
        self.ask("GET", path, "", "")
    }

    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> u16 {
        let host = self.evening.sharing.address();
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        self.ask("POST", path, &format!("origin: http://{host}\r\n"), &body.join("&"))
    }

    fn enter(&mut self, name: &str, code: &str) -> u16 {
        self.post("/staff/enter", &[("name", name), ("code", code)])
    }

    /// The value of the first field of this name on the page.
    fn field(&self, name: &str) -> String {
        let found = self.page.split(&format!("name=\"{name}\" value=\"")).nth(1);
        let found = found.unwrap_or_else(|| panic!("no {name}: {}", self.page));
        found.split('"').next().unwrap().to_owned()
    }

    /// Asks for a command, as a button of this page does.
    fn command(&mut self, command: &Command) -> u16 {
        let command = serde_json::to_string(command).unwrap();
        let (token, once) = (self.field("token"), self.once());
        let fields =
            [("token", &*token), ("once", &*once), ("act", "command"), ("command", &command)];
        self.post("/staff/do", &fields)
    }

    /// A word that nothing was sent with before.
    fn once(&mut self) -> String {
        self.sent += 1;
        format!("once-{}", self.sent)
    }

    fn has(&self, text: &str) -> bool {
        self.page.contains(text)
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

impl Evening {
    fn stranger(&self) -> Browser<'_> {
        Browser { evening: self, cookie: String::new(), page: String::new(), sent: 0 }
    }

    /// Somebody who came in with a code for this role, on the page where they begin.
    fn staff(&self, name: &str, role: Role) -> Browser<'_> {
        let code = self.room.staff().unwrap().make_code(role).unwrap();
        let mut browser = self.stranger();
        assert_eq!(browser.enter(name, &code.0), 303, "{}", browser.page);
        let first = browser.page.split("location: ").nth(1).unwrap();
        let first = first.split("\r\n").next().unwrap().to_owned();
        assert_eq!(browser.get(&first), 200, "{}", browser.page);
        browser
    }

    fn log(&self) -> String {
        done(&["show", word(&self.file), "log", "--format", "json"], b"").out
    }
}

fn pause(browser: &mut Browser<'_>) -> u16 {
    browser.command(&Command::PauseClock)
}

#[test]
fn without_a_code_nobody_sees_or_changes_anything_of_staff() {
    let evening = evening();
    let mut stranger = evening.stranger();
    let pages = ["/staff", "/staff/tables", "/staff/table/1", "/staff/player/1", "/staff/clock"];
    let more = ["/staff/codes", "/staff/register", "/staff/rulings", "/staff/rule/oversized-chip"];
    for path in pages.into_iter().chain(more) {
        assert_eq!(stranger.ask("GET", path, "x-page: 1\r\n", ""), 401, "{path}");
        assert_eq!(stranger.get(path), 200, "{path}");
        let loaded = ["page.css", "staff.css", "staff.js"].map(|name| format!("/{name}?version="));
        assert!(loaded.iter().all(|file| stranger.has(file)), "{path}: of this version alone");
        assert!(stranger.has("For staff") && !stranger.has("Anna Rys"), "{path}");
    }
    assert_eq!(stranger.get("/live/staff"), 401);
    let fields = [("act", "command"), ("command", "\"PauseClock\""), ("token", ""), ("once", "1")];
    for path in ["/staff/do", "/staff/code", "/staff/withdraw", "/staff/away"] {
        stranger.post(path, &fields);
        assert!(!stranger.has("HTTP/1.1 200"), "{path}: {}", stranger.page);
    }
    stranger.cookie = "floorman=".to_owned();
    stranger.get("/staff");
    assert!(stranger.has("For staff"), "{}", stranger.page);
    assert!(!evening.log().contains("aused"));
}

#[test]
fn an_act_is_signed_with_name_and_role_and_taken_back_by_who_did_it() {
    let evening = evening();
    let mut klara = evening.staff("Klára", Role::Floor);
    let mut other = evening.staff("Ota", Role::Director);
    assert_eq!(pause(&mut klara), 200);
    assert!(klara.has("class=\"came done\""), "{}", klara.page);
    let log = evening.log();
    assert!(log.contains("Klára (Floor)"), "{log}");
    let seq = klara.field("seq");
    // Another phone did not do it.
    other.get("/staff");
    let (token, once) = (other.field("token"), other.once());
    let fields = [("token", &*token), ("once", &*once), ("act", "take-back"), ("seq", &*seq)];
    other.post("/staff/do", &fields);
    assert!(other.has("does not allow this"), "{}", other.page);
    let (token, once) = (klara.field("token"), klara.once());
    let fields = [("token", &*token), ("once", &*once), ("act", "take-back"), ("seq", &*seq)];
    klara.post("/staff/do", &fields);
    assert!(klara.has("Undone"), "{}", klara.page);
}

#[test]
fn what_others_did_since_is_not_taken_back_with_it() {
    let evening = evening();
    let mut klara = evening.staff("Klára", Role::Floor);
    let mut ota = evening.staff("Ota", Role::Floor);
    pause(&mut klara);
    let seq = klara.field("seq");
    ota.command(&Command::ResumeClock);
    let (token, once) = (klara.field("token"), klara.once());
    let fields = [("token", &*token), ("once", &*once), ("act", "take-back"), ("seq", &*seq)];
    klara.post("/staff/do", &fields);
    assert!(klara.has("Something else was done since"), "{}", klara.page);
}

#[test]
fn what_is_sent_twice_is_done_once_and_answered_twice() {
    let evening = evening();
    let mut klara = evening.staff("Klára", Role::Floor);
    let (token, once) = (klara.field("token"), klara.once());
    let command = serde_json::to_string(&Command::AdjustClock { secs: 60 }).unwrap();
    let fields = [("token", &*token), ("once", &*once), ("act", "command"), ("command", &command)];
    let before = evening.log().matches("\"seq\"").count();
    for _ in 0..3 {
        assert_eq!(klara.post("/staff/do", &fields), 200);
        assert!(klara.has("class=\"came done\""), "{}", klara.page);
    }
    assert_eq!(evening.log().matches("\"seq\"").count(), before + 1);
}

#[test]
fn each_role_does_what_is_its_own_and_nothing_else() {
    let evening = evening();
    let table = |no| TableNo(no);
    let mut dealer = evening.staff("Dan", Role::Dealer(table(1)));
    assert!(dealer.has("Table 1") && dealer.has("Call the floor"), "{}", dealer.page);
    for path in ["/staff", "/staff/tables", "/staff/table/2", "/staff/player/1", "/staff/codes"] {
        assert_eq!(dealer.get(path), 303, "{path}");
    }
    dealer.get("/staff/table/1");
    for refused in [
        Command::PauseClock,
        Command::CallFloor { table: table(2), note: String::new() },
        Command::TableDone { tables: vec![table(1), table(2)] },
        Command::TableDone { tables: Vec::new() },
    ] {
        dealer.command(&refused);
        assert!(dealer.has("does not allow this"), "{refused:?}: {}", dealer.page);
    }
    let (token, once) = (dealer.field("token"), dealer.once());
    let call = [
        ("token", &*token),
        ("once", &*once),
        ("act", "call"),
        ("table", "1"),
        ("note", "a <b>card</b> is up"),
    ];
    dealer.post("/staff/do", &call);
    assert!(dealer.has("Floor called"), "{}", dealer.page);
    let mut floor = evening.staff("Flo", Role::Floor);
    assert!(floor.has("Table 1 calls the floor"), "{}", floor.page);
    assert!(floor.has("a &lt;b&gt;card&lt;/b&gt; is up"), "names and notes are text");
    floor.command(&Command::FixPayouts);
    assert!(floor.has("does not allow this"), "{}", floor.page);
    let mut desk = evening.staff("Reg", Role::Registration);
    pause(&mut desk);
    assert!(desk.has("does not allow this"), "{}", desk.page);
    let (token, once) = (desk.field("token"), desk.once());
    let one = [("token", &*token), ("once", &*once), ("act", "register"), ("name", "Nina Zet")];
    desk.post("/staff/do", &one);
    assert!(desk.has("Nina Zet") && desk.has("class=\"came done\""), "{}", desk.page);
}

#[test]
fn the_floor_calls_a_break_and_tells_the_room_something() {
    let evening = evening();
    let mut floor = evening.staff("Flo", Role::Floor);
    let mut sends = |fields: &[(&str, &str)]| {
        floor.get("/staff/clock");
        let (token, once) = (floor.field("token"), floor.once());
        let ours = [("token", &*token), ("once", &*once), ("back", "/staff/clock")];
        floor.post("/staff/do", &[&ours, fields].concat());
        floor.get("/staff/clock");
        floor.page.clone()
    };
    let page = sends(&[("act", "message"), ("text", "a <b>cake</b>"), ("voice", "warning")]);
    assert!(page.contains("a &lt;b&gt;cake&lt;/b&gt;") && page.contains("Take down"), "{page}");
    for (field, wrong) in [("until", "soon"), ("until", "99 h"), ("until", "")] {
        let before = evening.log();
        sends(&[("act", "break"), (field, wrong)]);
        assert_eq!(evening.log(), before, "{wrong:?}");
    }
    sends(&[("act", "message"), ("text", &"x".repeat(2_000))]);
    assert!(!evening.log().contains("xxxx"));
    sends(&[("act", "break"), ("until", "15"), ("waits", "yes")]);
    let log = evening.log();
    assert!(log.contains("the clock waits then"), "{log}");
    let page = sends(&[("act", "command"), ("command", "\"TakeDownMessage\"")]);
    assert!(!page.contains("cake"), "{page}");
}

#[test]
fn a_form_of_elsewhere_or_of_before_changes_nothing() {
    let evening = evening();
    let mut klara = evening.staff("Klára", Role::Director);
    let (token, once) = (klara.field("token"), klara.once());
    let body = format!("token={token}&once={once}&act=command&command=%22PauseClock%22");
    for origin in
        ["origin: http://evil.example\r\n", "origin: null\r\n", "sec-fetch-site: cross-site\r\n"]
    {
        assert_eq!(klara.ask("POST", "/staff/do", origin, &body), 403, "{origin}");
    }
    let wrong =
        [("token", "0"), ("once", &*once), ("act", "command"), ("command", "\"PauseClock\"")];
    assert_eq!(klara.post("/staff/do", &wrong), 403);
    assert!(!evening.log().contains("aused"));
    assert_eq!(klara.ask("POST", "/staff/do", "", &body), 200, "and of a page of ours it does");
}

#[test]
fn who_guesses_codes_waits_and_who_is_withdrawn_is_out() {
    let evening = evening();
    let mut guesser = evening.stranger();
    for _ in 0..6 {
        assert_eq!(guesser.enter("Eve", "0"), 403);
    }
    assert_eq!(guesser.enter("Eve", "0"), 429);
    assert!(guesser.has("Too many wrong codes"), "{}", guesser.page);
    let staff = evening.room.staff().unwrap();
    let code = staff.make_code(Role::Floor).unwrap();
    assert_eq!(guesser.enter("Eve", &code.0), 429, "even the right one is not looked at");
}

#[test]
fn a_code_that_is_withdrawn_lets_nobody_in_and_signs_out_who_is() {
    let evening = evening();
    let staff = evening.room.staff().unwrap();
    let code = staff.make_code(Role::Floor).unwrap();
    let mut flo = evening.stranger();
    assert_eq!(flo.enter("Flo", &code.spaced()), 303, "a code may be typed with its space");
    assert_eq!(flo.get("/staff"), 200);
    assert_eq!(staff.here().len(), 1);
    staff.withdraw(Role::Floor);
    flo.get("/staff");
    assert!(flo.has("For staff"), "{}", flo.page);
    assert_eq!(flo.enter("Flo", &code.0), 403);
    assert!(staff.here().is_empty());
}

#[test]
fn a_page_that_lies_open_is_shut_as_soon_as_its_code_is_withdrawn() {
    let evening = evening();
    let (mut flo, rea) = (evening.staff("Flo", Role::Floor), evening.staff("Rea", Role::Director));
    let open = |browser: &Browser<'_>| {
        let mut stream = TcpStream::connect(evening.sharing.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let (host, cookie) = (evening.sharing.address(), &browser.cookie);
        let head = format!("GET /live/staff HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut heard = BufReader::new(stream);
        until(&mut heard, "event: changed");
        heard
    };
    let (mut floor, mut director) = (open(&flo), open(&rea));
    let began = Instant::now();
    evening.room.staff().unwrap().withdraw(Role::Floor);
    until(&mut floor, "event: gone");
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    flo.get("/staff");
    assert!(flo.has("For staff"), "{}", flo.page);
    // Somebody else's page goes on.
    let mut ota = evening.staff("Ota", Role::Director);
    pause(&mut ota);
    until(&mut director, "event: changed");
}

/// Reads until a line comes.
fn until(heard: &mut BufReader<TcpStream>, line: &str) {
    let mut all = String::new();
    while !all.lines().any(|read| read == line) {
        assert_ne!(heard.read_line(&mut all).unwrap(), 0, "{all}");
        assert!(line == "event: gone" || !all.contains("event: gone"), "{all}");
    }
}

#[test]
fn of_a_question_as_long_as_a_book_so_much_is_read_as_somebody_says() {
    let evening = evening();
    let mut flo = evening.staff("Flo", Role::Floor);
    let long = "the+player+bet+one+big+chip+".repeat(500);
    assert_eq!(flo.get(&format!("/staff/rulings?asked={long}")), 200);
    assert!(flo.has("Only the first 500 letters"), "{}", flo.page);
    assert!(flo.page.len() < 20_000, "{}", flo.page.len());
    flo.get("/staff/rulings?asked=the+player+bet+one+big+chip");
    assert!(!flo.has("Only the first"), "{}", flo.page);
}

#[test]
fn a_director_makes_and_withdraws_codes_on_a_phone() {
    let evening = evening();
    let mut ota = evening.staff("Ota", Role::Director);
    ota.get("/staff/codes");
    let token = ota.field("token");
    let dealer = [("token", &*token), ("role", "dealer"), ("table", "2")];
    assert_eq!(ota.post("/staff/code", &dealer), 200);
    let code = ota.page.split("class=\"code\">").nth(1).unwrap().split('<').next().unwrap();
    let code = code.to_owned();
    assert!(ota.has("<svg"), "a camera reads it, too");
    let mut dan = evening.stranger();
    assert_eq!(dan.enter("Dan", &code), 303);
    assert!(dan.has("location: /staff/table/2"));
    ota.get("/staff/codes");
    assert!(ota.has("Dan"), "{}", ota.page);
    ota.post("/staff/withdraw", &dealer);
    dan.get("/staff/table/2");
    assert!(dan.has("For staff"), "{}", dan.page);
    // Nobody else may.
    let mut flo = evening.staff("Flo", Role::Floor);
    let token = flo.field("token");
    assert_eq!(flo.post("/staff/code", &[("token", &*token), ("role", "director")]), 403);
}

#[test]
fn a_bust_out_a_penalty_a_count_and_a_ruling_come_from_a_phone() {
    let evening = evening();
    let mut flo = evening.staff("Flo", Role::Floor);
    let mut send = |page: &str, fields: &[(&str, &str)]| {
        flo.get(page);
        let (token, once) = (flo.field("token"), flo.once());
        let own = [("token", &*token), ("once", &*once), ("back", page)];
        flo.post("/staff/do", &[&own[..], fields].concat());
        flo.page.clone()
    };
    let bust = send("/staff/player/3", &[("act", "bust"), ("player", "3"), ("stack", "4k")]);
    assert!(bust.contains("class=\"came done\""), "{bust}");
    let again = send("/staff/player/3", &[("act", "bust"), ("player", "3")]);
    assert!(again.contains("class=\"came not\""), "who is out goes out no more: {again}");
    let typed = send("/staff/player/4", &[("act", "bust"), ("player", "4"), ("stack", "many")]);
    assert!(typed.contains("is not a number of chips"), "{typed}");
    assert!(typed.contains("value=\"many\""), "what was typed stays");
    let given = [("act", "penalty"), ("player", "4"), ("kind", "hands"), ("many", "2")];
    let given = send("/staff/player/4", &[&given[..], &[("offense", "device")]].concat());
    assert!(given.contains("class=\"came done\""), "{given}");
    let none = send("/staff/player/4", &[("act", "penalty"), ("player", "4"), ("kind", "hands")]);
    assert!(none.contains("how many hands"), "{none}");
    let count = send("/staff/table/1", &[("act", "count"), ("stack-5", "12k"), ("stack-6", "")]);
    assert!(count.contains("class=\"came done\""), "{count}");
    let page = "/staff/rule/oversized-chip?f.big_blind=200&f.bet=1200&f.chip=5000&f.said_raise=no";
    flo_reads(&evening, page);
    let facts = r#"{"big_blind":200,"bet":1200,"chip":5000,"said_raise":false}"#;
    let ruling = [
        ("act", "ruling"),
        ("topic", "oversized-chip"),
        ("facts", facts),
        ("table", "1"),
        ("seat", "2"),
    ];
    let ruled = send("/staff/rule/oversized-chip", &ruling);
    assert!(ruled.contains("class=\"came done\""), "{ruled}");
    let rulings = done(&["show", word(&evening.file), "rulings", "--format", "json"], b"").json();
    let logged = &rulings[0];
    assert_eq!(logged["by"], "Flo (Floor)");
    assert_eq!(logged["table"], 1);
}

/// An answer stands on the page as soon as the facts suffice, and names what is missing before.
fn flo_reads(evening: &Evening, page: &str) {
    let mut reader = evening.staff("Rea", Role::Dealer(TableNo(2)));
    reader.get("/staff/rule/oversized-chip");
    assert!(reader.has("Still needed"), "{}", reader.page);
    assert_eq!(reader.field("f.big_blind"), "50", "what the level knows is told already");
    reader.get(page);
    assert!(reader.has("class=\"hero\"") && reader.has("Say at the table"), "{}", reader.page);
    assert!(!reader.has("Log the ruling"), "a dealer logs none");
}

#[test]
fn ones_own_code_between_wrong_ones_buys_no_more_of_them() {
    let evening = evening();
    let mut dealer = evening.staff("Klara", Role::Dealer(TableNo(1)));
    let own = evening.room.staff().unwrap().make_code(Role::Dealer(TableNo(1))).unwrap();
    let mut director = evening.staff("Ana", Role::Director);
    let mut statuses = Vec::new();
    for _ in 0..3 {
        for wrong in 0..2 {
            statuses.push(dealer.enter("Klara", &format!("{wrong:08}")));
        }
        statuses.push(dealer.enter("Klara", &own.0));
    }
    assert_eq!(
        statuses,
        [403, 403, 303, 403, 403, 303, 403, 403, 429],
        "then even the right one waits"
    );
    director.get("/staff/codes");
    assert!(director.has("6 wrong codes from 1 device, the last just now"), "{}", director.page);
}

#[test]
fn a_name_that_nobody_sees_signs_nothing_and_none_forges_a_role() {
    let evening = evening();
    let code = evening.room.staff().unwrap().make_code(Role::Dealer(TableNo(1))).unwrap();
    let mut dealer = evening.stranger();
    for unseen in ["", "  ", "\u{200b}\u{200b}", "\u{2060}\u{feff}", "()"] {
        assert_eq!(dealer.enter(unseen, &code.0), 400, "{unseen:?}");
    }
    assert_eq!(dealer.enter("Klara (Floor)", &code.0), 303);
    let here = evening.room.staff().unwrap().here();
    assert_eq!(here[0].name, "Klara Floor");
}

#[test]
fn a_form_that_does_not_end_keeps_no_connection() {
    let evening = evening();
    let host = evening.sharing.address();
    for length in ["content-length: 50", "transfer-encoding: chunked"] {
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let started = Instant::now();
        write!(stream, "POST /staff/enter HTTP/1.1\r\nhost: {host}\r\n{length}\r\n\r\n").unwrap();
        let mut said = String::new();
        stream.read_to_string(&mut said).unwrap();
        assert!(said.starts_with("HTTP/1.1 408"), "{length}: {said}");
        assert!(started.elapsed() < Duration::from_secs(30), "{length}");
    }
}

#[test]
fn whoever_fills_the_room_with_connections_keeps_no_staff_out() {
    let bounds = Bounds { connections: 3, for_staff: 2, ..Bounds::default() };
    let evening = evening_within(chance(None), bounds);
    let knock = || {
        let mut stream = TcpStream::connect(evening.sharing.address()).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let _ = write!(stream, "GET /levels HTTP/1.1\r\nhost: room\r\n\r\n");
        let is_answered = stream.read_exact(&mut [0; 12]).is_ok();
        (stream, is_answered)
    };
    // Those who are answered stay.
    let fill = |times: usize| -> Vec<TcpStream> {
        let knocks = (0..times).map(|_| knock());
        knocks.filter(|(_, is_answered)| *is_answered).map(|(stream, _)| stream).collect()
    };
    let held = fill(5);
    assert_eq!(held.len(), 3, "whoever comes after is sent away");
    drop(held);
    let began = Instant::now();
    while !knock().1 {
        assert!(began.elapsed() < Duration::from_secs(20), "places that are given back are free");
    }
    std::thread::sleep(Duration::from_millis(200));
    let mut floor = evening.staff("Flo", Role::Floor);
    std::thread::sleep(Duration::from_millis(200));
    let held = fill(3);
    assert_eq!(held.len(), 3);
    assert_eq!(floor.get("/staff/tables"), 200, "{}", floor.page);
    assert!(fill(9).len() <= 2, "and no device has more than is kept for staff");
    drop(held);
}

#[test]
fn two_events_on_one_computer_do_not_sign_each_others_staff_out() {
    let (one, two) = (evening(), evening());
    let mut browser = one.staff("Ana", Role::Floor);
    let first = browser.cookie.clone();
    let second = two.staff("Ana", Role::Floor).cookie.clone();
    let name = |cookie: &str| cookie.split('=').next().unwrap().to_owned();
    assert_ne!(name(&first), name(&second));
    // A browser sends both to either of them.
    browser.cookie = format!("{second}; {first}");
    assert_eq!(browser.get("/staff/tables"), 200);
    assert!(browser.has("Table 1") && !browser.has("For staff"), "{}", browser.page);
}
