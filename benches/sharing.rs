//! What is promised of pages on the network: two thousand of them open, and hostile connections.
//!
//! `cargo bench --bench sharing` prints a table. The server is a process of its own, so that its
//! memory is measured and not that of two thousand listeners; the window runs in it, as it does
//! where an event is shared.

#[expect(dead_code, reason = "other benchmarks use the rest")]
mod field;
#[expect(dead_code, reason = "other benchmarks use the rest")]
mod headless;
mod sharing_server;
#[expect(dead_code, reason = "other benchmarks use the rest")]
#[path = "promises/table.rs"]
mod table;

use crate::sharing_server::Server;
use crate::table::{Promise, Table, of_promises, time};
use std::io::{ErrorKind, Read, Write};
use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};

const PAGES: u32 = 2_000;
const HOSTILE: u32 = 1_000;
const ACTS: u32 = 20;
const ROUNDS: u32 = 5;

fn main() {
    if std::env::args().any(|word| word == sharing_server::SERVES) {
        return sharing_server::run(PAGES);
    }
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let bare = bare(&runtime);
    let mut server = Server::start();
    let (memory, frame) = (server.number("memory"), server.number("frames"));
    let alone = {
        let page = Pages::open(&runtime, server.address, 1);
        Took::among(page.acts(&mut server))
    };
    let pages = Pages::open(&runtime, server.address, PAGES);
    let (mut quiet, mut beside) = (pages.acts(&mut server), Vec::new());
    let more = server.number("memory").saturating_sub(memory);
    let frame_shared = server.number("frames-shared");
    pages.forget();
    for _ in 0..ROUNDS {
        // By turns, so that whatever else this computer does meets both alike.
        let hostile = Hostile::come(server.address);
        beside.extend(pages.acts(&mut server));
        drop(hostile);
        quiet.extend(pages.acts(&mut server));
    }
    let (all, beside_hostile) = (Took::among(quiet), Took::among(beside));
    let most = first_views(server.address);

    let mut table = Table::new(&["from an act to", "half of them", "99 in 100", "the last"]);
    let rows = [
        ("one page alone", &alone),
        ("2,000 pages", &all),
        ("the same beside 1,000 hostile connections", &beside_hostile),
        ("the same bytes written to 2,000 plain sockets", &bare),
    ];
    for (what, took) in rows {
        table.add([what.to_owned(), time(took.half), time(took.most), time(took.last)]);
    }
    print!("{}", table.text());
    println!();
    let measured = Measured { all, alone, beside_hostile, more, frame, frame_shared, most, bare };
    print!("{}", of_promises(&promises(&measured)).text());
}

/// What was measured.
struct Measured {
    all: Took,
    alone: Took,
    beside_hostile: Took,
    bare: Took,
    /// More memory with all pages open, in kB.
    more: u64,
    /// A frame of the window, in microseconds, before and with all pages open.
    frame: u64,
    frame_shared: u64,
    /// The largest first view, in bytes.
    most: usize,
}

fn promises(measured: &Measured) -> Vec<Promise> {
    let Measured { all, alone, beside_hostile, bare, more, frame, frame_shared, most } = measured;
    let ratio = beside_hostile.most.as_secs_f64() / all.most.as_secs_f64();
    let frames = Duration::from_micros;
    vec![
        Promise {
            promise: "from an act to 2,000 pages: under 250 ms for 99 in 100".to_owned(),
            measured: time(all.most),
            beside: format!(
                "one page alone {}, plain sockets {}",
                time(alone.most),
                time(bare.most)
            ),
            holds: Some(all.most < Duration::from_millis(250)),
        },
        Promise {
            promise: "memory with 2,000 pages: under 100 MB more".to_owned(),
            measured: format!("{} MB more", more / 1_000),
            beside: format!("{} kB for each", more / u64::from(PAGES)),
            holds: Some(*more < 100_000),
        },
        Promise {
            promise: "1,000 hostile connections: no effect beyond a tenth".to_owned(),
            measured: format!("{}, {ratio:.2} times", time(beside_hostile.most)),
            beside: time(all.most),
            holds: Some(ratio < 1.1),
        },
        Promise {
            promise: "a frame of the window with 2,000 pages: within a tenth".to_owned(),
            measured: time(frames(*frame_shared)),
            beside: format!("not shared: {}", time(frames(*frame))),
            holds: Some(*frame_shared * 10 <= *frame * 11),
        },
        Promise {
            promise: "the first view of a page: under 60 kB".to_owned(),
            measured: format!("{most} bytes with its style and script"),
            beside: "60,000".to_owned(),
            holds: Some(*most < 60_000),
        },
    ]
}

/// How long it took from acts to pages.
struct Took {
    half: Duration,
    most: Duration,
    last: Duration,
}

impl Took {
    fn among(mut all: Vec<u64>) -> Self {
        all.sort_unstable();
        let part = |hundredths: usize| {
            let place = (all.len() * hundredths / 100).min(all.len().saturating_sub(1));
            Duration::from_micros(all.get(place).copied().unwrap_or_default())
        };
        Self { half: part(50), most: part(99), last: part(100) }
    }
}

/// The present moment, in microseconds, which two processes agree about.
fn micros() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_micros()).unwrap_or(u64::MAX)
}

/// Open pages, each of which says when it heard something.
struct Pages {
    heard: Receiver<u64>,
    count: u32,
}

impl Pages {
    fn open(runtime: &Runtime, address: SocketAddr, count: u32) -> Self {
        let (says, heard) = channel();
        for no in 0..count {
            // Most are phones of players, in three languages; some are walls.
            let page = match no % 20 {
                0 => String::new(),
                1 => "places".to_owned(),
                2 => "overlay".to_owned(),
                _ => format!("seat/{}", no + 1),
            };
            let lang = ["en", "cs", "pl"][no as usize % 3];
            let asked = format!("GET /live/{page}?lang={lang} HTTP/1.1\r\nhost: room\r\n\r\n");
            let stream = runtime.block_on(connect(address));
            runtime.spawn(listen(stream, asked, says.clone()));
        }
        let pages = Self { heard, count };
        let first = pages.took(0);
        assert_eq!(first.len(), count as usize, "every page hears of the beginning");
        pages
    }

    /// How long after this moment every page heard of it; who hears nothing in ten seconds counts
    /// as ten seconds.
    fn took(&self, moment: u64) -> Vec<u64> {
        const LATE: Duration = Duration::from_secs(10);
        let all = (0..self.count).map(|_| self.heard.recv_timeout(LATE));
        all.map(|heard| heard.map_or(10_000_000, |at| at.saturating_sub(moment))).collect()
    }

    /// How long it took from a few acts to every page.
    fn acts(&self, server: &mut Server) -> Vec<u64> {
        // The first one after something else was done is not counted.
        let all = (0..=ACTS).map(|_| self.took(server.number("act")));
        all.skip(1).flatten().collect()
    }

    /// What was heard and not asked for.
    fn forget(&self) {
        while self.heard.recv_timeout(Duration::from_secs(1)).is_ok() {}
    }
}

async fn connect(address: SocketAddr) -> TcpStream {
    match TcpStream::connect(address).await {
        Ok(stream) => stream,
        Err(error) => {
            println!("{error}: this needs 5,000 open files; `ulimit -n 8192` allows them");
            std::process::exit(1)
        }
    }
}

/// Asks, and says when a message is there.
async fn listen(stream: TcpStream, asked: String, says: Sender<u64>) {
    write(&stream, asked.as_bytes()).await;
    let (mut read, mut part) = (Vec::new(), [0; 8 << 10]);
    while stream.readable().await.is_ok() {
        match stream.try_read(&mut part) {
            Ok(0) => return,
            Ok(count) => read.extend(part.iter().take(count)),
            Err(error) if error.kind() == ErrorKind::WouldBlock => continue,
            Err(_) => return,
        }
        while let Some(end) = read.windows(2).position(|pair| pair == b"\n\n") {
            let message: Vec<u8> = read.drain(..end + 2).collect();
            let is_page = message.windows(11).any(|part| part == b"event: page");
            if is_page && says.send(micros()).is_err() {
                return;
            }
        }
    }
}

async fn write(stream: &TcpStream, mut bytes: &[u8]) {
    while !bytes.is_empty() && stream.writable().await.is_ok() {
        match stream.try_write(bytes) {
            Ok(count) => bytes = bytes.get(count..).unwrap_or_default(),
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(_) => return,
        }
    }
}

/// Connections that ask a byte a second, and come again when they are ended; they have a thread of
/// their own, so that they hold up no listener here.
struct Hostile(Option<Runtime>);

impl Hostile {
    fn come(address: SocketAddr) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        for _ in 0..HOSTILE {
            let stream = runtime.block_on(connect(address));
            runtime.spawn(ask_slowly(stream, address));
        }
        Self(Some(runtime))
    }
}

impl Drop for Hostile {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

async fn ask_slowly(mut stream: TcpStream, address: SocketAddr) {
    loop {
        write(&stream, b"GET / HTTP/1.1\r\nx: ").await;
        while stream.try_write(b"x").is_ok() {
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
        stream = connect(address).await;
    }
}

/// Beside it: the bytes of a page, written to as many sockets one after another.
fn bare(runtime: &Runtime) -> Took {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    let (says, heard) = channel();
    let open = |_| {
        let stream = runtime.block_on(connect(address));
        runtime.spawn(listen(stream, String::new(), says.clone()));
        listener.accept().unwrap().0
    };
    let mut streams: Vec<std::net::TcpStream> = (0..PAGES).map(open).collect();
    let message = format!("event: page\ndata: {}\n\n", "x".repeat(1_500));
    let pages = Pages { heard, count: PAGES };
    let mut all = Vec::new();
    for _ in 0..ACTS {
        let began = micros();
        for stream in &mut streams {
            stream.write_all(message.as_bytes()).unwrap();
        }
        all.extend(pages.took(began));
    }
    Took::among(all)
}

/// The largest page with everything that it loads.
fn first_views(address: SocketAddr) -> usize {
    let size = |path: &str| {
        let mut stream = std::net::TcpStream::connect(address).unwrap();
        let asked = format!("GET {path} HTTP/1.1\r\nhost: room\r\nconnection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        answer.len()
    };
    let loaded = size("/page.css") + size("/page.js");
    let pages = ["/", "/seat", "/seat?name=player", "/seat/1500", "/levels", "/places", "/overlay"];
    pages.map(|path| size(path) + loaded).into_iter().max().unwrap_or_default()
}
