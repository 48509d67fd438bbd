//! The server: one thread of its own, with bounds on everything that somebody on the network does.

use crate::bounds::{Bounds, Places, Written};
use crate::certificate::Certificate;
use crate::embedded::{BOLD, ICON, REGULAR, SCRIPT, STAFF_SCRIPT, STAFF_STYLE, STYLE, VERSION};
use crate::guard::{Peer, guarded};
use crate::live::{self, Heard};
use crate::page::Way;
use crate::page::{Page, Part, Tables};
use crate::pages::Leaf;
use crate::reached::{Links, reached_at};
use crate::room::Room;
use crate::screen::shape_of_id;
use crate::staff_pages;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use scene::Shape;
use serde::Deserialize;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_rustls::rustls::pki_types::UnixTime;
use words::Language;

/// A question is no longer, in bytes.
const QUESTION_MAX: usize = 16 << 10;

/// Why an event is not shared.
#[derive(Debug)]
pub enum SharingError {
    /// The address cannot be listened at: it is in use, or not of this computer.
    Listen(SocketAddr, io::Error),
    /// The system gives no thread or timer.
    System(io::Error),
}

/// An event that is shared, until this is dropped.
pub struct Sharing {
    address: SocketAddr,
    certificate: Option<Certificate>,
    /// Ends all connections when it is dropped.
    _runtime: Runtime,
}

impl Sharing {
    /// Shares a room at this address; with port 0 at any that is free.
    ///
    /// # Errors
    /// Where the address cannot be listened at.
    pub fn start(room: Room, listen: SocketAddr) -> Result<Self, SharingError> {
        Self::within(room, listen, Bounds::default(), None)
    }

    /// The same, secret on the network by the certificate of the room.
    ///
    /// # Errors
    /// Where the address cannot be listened at.
    pub fn secret(
        room: Room,
        listen: SocketAddr,
        certificate: Certificate,
    ) -> Result<Self, SharingError> {
        Self::within(room, listen, Bounds::default(), Some(certificate))
    }

    /// The same within other bounds.
    ///
    /// # Errors
    /// Where the address cannot be listened at.
    pub fn within(
        room: Room,
        listen: SocketAddr,
        bounds: Bounds,
        certificate: Option<Certificate>,
    ) -> Result<Self, SharingError> {
        allow_files();
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("sharing")
            .enable_all()
            .build()
            .map_err(SharingError::System)?;
        let failed = |error| SharingError::Listen(listen, error);
        let listener = runtime.block_on(async { listener(listen) }).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        runtime.spawn(look_again(room.clone(), bounds.looks_again_every));
        let router = router(room.clone().served(address.port(), certificate.as_ref()));
        runtime.spawn(accept(listener, room, router, bounds, certificate.clone()));
        Ok(Self { address, certificate, _runtime: runtime })
    }

    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What browsers are told to find it, as the networks of this computer are now.
    #[must_use]
    pub fn links(&self) -> Links {
        let reached = reached_at(self.address);
        Links::to(&reached, self.certificate.as_ref(), UnixTime::now())
    }
}

/// Whether something came that changes the next moment is asked so often.
const ASKED_EVERY: Duration = Duration::from_secs(1);

/// Looks at the same again every so often, and when time alone brings another screen.
async fn look_again(room: Room, every: Duration) {
    let mut looked = Instant::now();
    loop {
        let next = room.changes_in().filter(|next| *next <= 2 * ASKED_EVERY);
        let until_due = every.saturating_sub(looked.elapsed());
        tokio::time::sleep(next.unwrap_or(ASKED_EVERY).min(until_due)).await;
        if next.is_some() || looked.elapsed() >= every {
            room.look_again();
            looked = Instant::now();
        }
    }
}

/// What the system keeps for a connection that takes nothing, in bytes.
const KEPT_BACK: u32 = 64 << 10;

/// So many may knock at the same moment.
const KNOCKS: u32 = 1_024;

fn listener(listen: SocketAddr) -> io::Result<TcpListener> {
    let socket = match listen {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // Not on Windows, where it would let two programs listen at one address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(KEPT_BACK)?;
    socket.bind(listen)?;
    socket.listen(KNOCKS)
}

/// Systems let a program have a thousand files open and no more, until it asks for what it may
/// have: each connection is one.
fn allow_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        // Where that is not granted there is room for fewer.
        let _asked = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    }
}

/// Takes connections, so many at once.
async fn accept(
    listener: TcpListener,
    room: Room,
    router: Router,
    bounds: Bounds,
    certificate: Option<Certificate>,
) {
    let places = Places::new(bounds);
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Too many files are open, or somebody left while they came in.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let are_staff_on =
            |device| room.staff().is_some_and(|staff| staff.members().are_on(device));
        let Some(place) = places.take(from.ip(), are_staff_on) else { continue };
        let stream = Written::new(stream, bounds.taken_within);
        let service = TowerToHyperService::new(router.clone().layer(Extension(Peer(from.ip()))));
        let certificate = certificate.clone();
        tokio::spawn(async move {
            match certificate {
                None => answer(stream, service, bounds).await,
                Some(certificate) => {
                    let greeted = timeout(bounds.asked_within, certificate.acceptor.accept(stream));
                    // Whoever asks without the secret, or too slowly, gets nothing.
                    if let Ok(Ok(stream)) = greeted.await {
                        answer(stream, service, bounds).await;
                    }
                }
            }
            drop(place);
        });
    }
}

async fn answer<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    service: TowerToHyperService<Router>,
    bounds: Bounds,
) {
    // In a task of its own: what somebody sent goes on also where they leave before it is read.
    let service = service_fn(|asked: Request<Incoming>| {
        let answered = tokio::spawn(service.call(asked));
        async { answered.await.map(|Ok(answer)| answer) }
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(bounds.asked_within)
        .max_buf_size(QUESTION_MAX);
    // Whoever breaks off has what they have.
    let _ended = http.serve_connection(TokioIo::new(stream), service).await;
}

fn router(room: Room) -> Router {
    Router::new()
        .route("/page.css", get(|| async { asset("text/css; charset=utf-8", STYLE) }))
        .route("/page.js", get(|| async { asset("text/javascript; charset=utf-8", SCRIPT) }))
        .route("/regular.woff2", get(|| async { asset("font/woff2", REGULAR) }))
        .route("/bold.woff2", get(|| async { asset("font/woff2", BOLD) }))
        // Browsers look for it there.
        .route("/favicon.ico", get(|| async { asset("image/png", ICON) }))
        .route("/api/live", get(told_live))
        .route("/api/{part}", get(told))
        .route("/live/", get(changes))
        .route("/live/{*path}", get(changes))
        .route("/staff.css", get(|| async { asset("text/css; charset=utf-8", STAFF_STYLE) }))
        .route("/staff.js", get(|| async { asset("text/javascript; charset=utf-8", STAFF_SCRIPT) }))
        .route("/picture/{dress}/{name}", get(picture))
        .merge(staff_pages::routes())
        .fallback(get(page))
        .with_state(room)
}

/// What may be asked of a page.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    lang: Option<String>,
    /// The letters of a name to look for.
    #[serde(default)]
    name: String,
    /// For which tables a wall is.
    tables: Option<String>,
    /// The shape of a screen of the room; the script says it once it knows.
    shape: Option<String>,
    /// The version of the page that asks.
    version: Option<String>,
}

/// The shape that was asked for; none where it is none that there is.
fn shape_asked(asked: &Asked) -> Option<Shape> {
    asked.shape.as_deref().and_then(shape_of_id)
}

/// No name that is looked for has more letters.
const NAME_MAX: usize = 200;

async fn page(State(room): State<Room>, uri: Uri, asked: Query<Asked>) -> Response {
    let tables = Tables::read(asked.tables.as_deref());
    // A whole page has a screen of each shape, and shows the one that fits.
    let page = Page::at(uri.path(), tables.unwrap_or(Tables::All), None);
    let (Some(page), Some(published)) = (page, room.published()) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let lang = asked.lang.as_deref().and_then(Language::from_id).map(Language::id);
    let Some(words) = room.words(lang, &published.shown) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let typed: String = asked.name.chars().take(NAME_MAX).collect();
    let leaf =
        Leaf { room: &room, published: &published, words, typed: &typed, lang, way: Way::Whole };
    let answer = match &asked.tables {
        Some(asked) if tables.is_none() => {
            (StatusCode::BAD_REQUEST, leaf.no_tables(asked)).into_response()
        }
        _ => leaf.page(page).into_response(),
    };
    guarded(answer)
}

async fn changes(State(room): State<Room>, uri: Uri, asked: Query<Asked>) -> Response {
    let path = uri.path().strip_prefix("/live").unwrap_or_default();
    if asked.version.as_ref().is_some_and(|version| *version != VERSION.to_string()) {
        return live::old();
    }
    let tables = Tables::read(asked.tables.as_deref());
    match tables.and_then(|tables| Page::at(path, tables, shape_asked(&asked))) {
        Some(page) => live::changes(room, Heard::Page(page, asked.0.lang)),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Browsers take it for what it says that it is, and guess nothing.
const TAKEN_AS_TOLD: [(header::HeaderName, &str); 1] =
    [(header::X_CONTENT_TYPE_OPTIONS, "nosniff")];

async fn told(State(room): State<Room>, Path(part): Path<String>) -> Response {
    match (Part::of_id(&part), room.published()) {
        (Some(part), Some(published)) => {
            (TAKEN_AS_TOLD, axum::Json(part.value(&published))).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A picture of the set that is on.
async fn picture(State(room): State<Room>, Path((_, name)): Path<(u64, String)>) -> Response {
    let kept = room.hung().set.as_ref().and_then(|set| set.pictures.get(&name).cloned());
    match kept.and_then(|kept| Some((kept.kind()?, kept.bytes().to_vec()))) {
        Some((kind, bytes)) => asset(kind, bytes),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn told_live(State(room): State<Room>) -> Response {
    live::changes(room, Heard::Told)
}

fn asset(kind: &'static str, text: impl IntoResponse) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "max-age=300")];
    (headers, TAKEN_AS_TOLD, text).into_response()
}
