//! What browsers of staff ask for, and who they are.

use super::sign_in::sign_in;
use super::{StaffLeaf, StaffPage, role_name};
use crate::embedded::VERSION;
use crate::guard::{Peer, guarded};
use crate::live;
use crate::page::Way;
use crate::pages::Leaf;
use crate::room::{News, Published, Room};
use crate::staff::acts::Reading;
use crate::staff::asking::{Outcome, Unanswered, Wish};
use crate::staff::codes::Code;
use crate::staff::members::{Asks, Member, Sent};
use crate::staff::role::Role;
use crate::staff::sent::SentFields;
use crate::staff::{Staff, secret};
use asked::Asked;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{DefaultBodyLimit, Extension, Form, Query, Request, State};
use axum::http::header::{COOKIE, HOST, LOCATION, ORIGIN, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use engine::entries::PlayerName;
use engine::tournament::Tournament;
use engine::values::TableNo;
use serde::Deserialize;
use std::cell::Cell;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::{spawn, spawn_blocking};
use tokio::time::timeout;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::WatchStream;
use words::{Args, Language, Words, legible};

/// What a page calls itself that asks because something changed, and not because of somebody.
const BY_STREAM: &str = "stream";

/// No form is larger, in bytes.
const FORM_MAX: usize = 64 << 10;

/// How long a form may take to arrive.
const FORM_WITHIN: Duration = Duration::from_secs(10);

type Fields = Vec<(String, String)>;

/// Everything under `/staff`.
pub(crate) fn routes() -> Router<Room> {
    Router::new()
        .route("/staff", get(page))
        .route("/staff/{*path}", get(page))
        .route("/live/staff", get(changes))
        .route("/staff/enter", post(enter).get(door))
        .route("/staff/leave", post(leave))
        .route("/staff/do", post(act))
        .route("/staff/code", post(make_code))
        .route("/staff/withdraw", post(withdraw))
        .route("/staff/away", post(send_away))
        .layer(from_fn(in_time))
        .layer(DefaultBodyLimit::max(FORM_MAX))
}

/// A form is read whole before anything is done with it; whoever takes longer to send it, or never
/// ends, keeps no connection.
async fn in_time(request: Request, next: Next) -> Response {
    let (head, body) = request.into_parts();
    match timeout(FORM_WITHIN, to_bytes(body, FORM_MAX)).await {
        Ok(Ok(form)) => next.run(Request::from_parts(head, Body::from(form))).await,
        Ok(Err(_)) => StatusCode::PAYLOAD_TOO_LARGE.into_response(),
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// Whoever asks, and in which words they are answered.
struct Visit<'a> {
    room: &'a Room,
    staff: &'a Staff,
    published: Arc<Published>,
    words: &'a Words,
    sent: SentFields,
    headers: &'a HeaderMap,
}

impl<'a> Visit<'a> {
    /// None where nothing is shared with staff.
    fn of(room: &'a Room, headers: &'a HeaderMap, fields: Fields) -> Option<Self> {
        let (staff, published) = (room.staff()?, room.published()?);
        let sent = SentFields(fields);
        let lang = Some(sent.get("lang")).filter(|lang| !lang.is_empty());
        let words = room.words(lang, &published.shown)?;
        Some(Self { room, staff, words, sent, headers, published })
    }

    fn leaf(&self) -> Leaf<'_> {
        let lang = Some(self.sent.get("lang")).filter(|lang| !lang.is_empty());
        let Self { room, published, words, .. } = self;
        Leaf { room, published, words, typed: "", lang, way: Way::Whole }
    }

    /// What their browser holds from signing in.
    fn held(&self) -> Option<&str> {
        held(self.room, self.headers)
    }

    fn member(&self) -> Option<Member> {
        let is_page = self.headers.get("x-page").is_some_and(|by| by == BY_STREAM);
        let asks = if is_page { Asks::Page } else { Asks::Person };
        self.staff.members().who(self.held()?, asks)
    }

    /// Who sent a form of ours: signed in, and from one of our own pages.
    fn sender(&self) -> Option<Member> {
        let member = self.member().filter(|_| is_same_origin(self.headers))?;
        (member.token == self.sent.get("token")).then_some(member)
    }

    /// The page that lets somebody in.
    fn door(&self, status: StatusCode, said: Option<&str>) -> Response {
        let markup = sign_in(&self.leaf(), self.sent.get("name"), said);
        guarded((status, markup).into_response())
    }

    /// A page for somebody who may see it.
    fn shown(&self, member: &Member, page: StaffPage, came: Option<&Outcome>) -> Response {
        self.shown_with(member, page, came, None)
    }

    fn shown_with(
        &self,
        member: &Member,
        page: StaffPage,
        came: Option<&Outcome>,
        made: Option<(Role, Code)>,
    ) -> Response {
        let Some(once) = secret::word() else {
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        };
        let is_director = member.role == Role::Director;
        let leaf = StaffLeaf {
            leaf: self.leaf(),
            member,
            page,
            sent: &self.sent,
            came,
            once: &once,
            forms: Cell::new(0),
            here: if is_director { self.staff.members().here() } else { Vec::new() },
            attempts: if is_director { self.staff.attempts() } else { None },
            coded: if is_director { self.staff.codes().roles() } else { Vec::new() },
            made,
        };
        let is_part = self.headers.contains_key("x-page");
        let markup = if is_part { leaf.middle() } else { leaf.whole() };
        self.staff.members().told(member);
        guarded(markup.into_response())
    }
}

/// What a browser holds that was let in.
fn held<'a>(room: &Room, headers: &'a HeaderMap) -> Option<&'a str> {
    let own = room.cookie_name();
    let all = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|cookies| cookies.split(';'));
    pairs
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == own)
        .map(|(_, held)| held)
}

/// Whether a form comes from one of our own pages, as far as the browser says where from.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(ORIGIN), text(HOST)) {
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, authority)| authority == host)
        }
        (Some(_), None) => false,
        // Whoever has no page at all has no cookie of ours either, unless they are no browser.
        (None, _) => headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin"),
    }
}

fn gone() -> Response {
    StatusCode::NOT_FOUND.into_response()
}

fn to(path: &str) -> Response {
    let there = HeaderValue::from_str(path).unwrap_or(HeaderValue::from_static("/staff"));
    guarded((StatusCode::SEE_OTHER, [(LOCATION, there)]).into_response())
}

async fn page(
    State(room): State<Room>,
    uri: Uri,
    headers: HeaderMap,
    fields: Query<Fields>,
) -> Response {
    let Some(visit) = Visit::of(&room, &headers, fields.0) else { return gone() };
    let Some(page) = StaffPage::at(uri.path()) else { return gone() };
    let Some(member) = visit.member() else {
        // A script that asks for a part is told; a person is shown the door.
        let is_part = headers.contains_key("x-page");
        let status = if is_part { StatusCode::UNAUTHORIZED } else { StatusCode::OK };
        return visit.door(status, None);
    };
    if page == StaffPage::Rulings && Asked::is_sentence(visit.sent.get("asked")) {
        // What is known of how questions are asked is read once: nobody else waits for that.
        let _known = spawn_blocking(Asked::shared).await;
    }
    if page.is_for(member.role) {
        return visit.shown(&member, page, None);
    }
    to(&visit.leaf().href(&StaffPage::first(member.role).path()))
}

/// Whoever has another code now comes in once more.
async fn door(State(room): State<Room>, headers: HeaderMap, fields: Query<Fields>) -> Response {
    let visit = Visit::of(&room, &headers, fields.0);
    visit.map_or_else(gone, |visit| visit.door(StatusCode::OK, None))
}

/// Handles a code that somebody typed to sign in.
async fn enter(
    State(room): State<Room>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let Some(visit) = Visit::of(&room, &headers, fields) else { return gone() };
    let (staff, words, who) = (visit.staff, visit.words, peer.0);
    if !is_same_origin(&headers) {
        return visit.door(StatusCode::FORBIDDEN, Some(&words.text("staff-not-ours")));
    }
    let wait = staff.guesses().wait(who, Instant::now());
    if let Some(wait) = wait {
        let said = words.say("staff-wait", &Args::new().count("secs", wait.as_secs() + 1));
        return visit.door(StatusCode::TOO_MANY_REQUESTS, Some(&said));
    }
    let Some(name) = signing_name(visit.sent.get("name")) else {
        return visit.door(StatusCode::BAD_REQUEST, Some(&words.text("staff-name-missing")));
    };
    let role = staff.codes().role(visit.sent.get("code"));
    let Some(role) = role else {
        staff.guesses().wrong(who, Instant::now());
        return visit.door(StatusCode::FORBIDDEN, Some(&words.text("staff-code-wrong")));
    };
    if let Some(before) = visit.member() {
        staff.members().leave(before.no);
    }
    let Some(held) = staff.members().enter(&name, role, who) else {
        return visit.door(StatusCode::SERVICE_UNAVAILABLE, Some(&words.text("staff-full")));
    };
    let mut answer = to(&visit.leaf().href(&StaffPage::first(role).path()));
    let secure = if visit.room.is_secret() { "; Secure" } else { "" };
    let name = visit.room.cookie_name();
    let cookie = format!("{name}={held}; Path=/; HttpOnly; SameSite=Strict; Max-Age=57600{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(SET_COOKIE, cookie);
    }
    answer
}

/// A name that signs acts: visible letters, without brackets, because the role stands in those.
fn signing_name(typed: &str) -> Option<String> {
    let is_bracket = |letter: &char| "()[]{}<>（）［］｛｝【】".contains(*letter);
    let typed: String = typed.chars().filter(|letter| !is_bracket(letter)).collect();
    PlayerName::new(&typed).map(|name| legible(name.as_str()))
}

async fn leave(
    State(room): State<Room>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let Some(visit) = Visit::of(&room, &headers, fields) else { return gone() };
    if let Some(member) = visit.sender() {
        visit.staff.members().leave(member.no);
    }
    to("/staff")
}

/// Somebody sends something that changes the tournament.
async fn act(State(room): State<Room>, headers: HeaderMap, Form(fields): Form<Fields>) -> Response {
    let Some(visit) = Visit::of(&room, &headers, fields) else { return gone() };
    let Some(member) = visit.sender() else {
        return visit.door(StatusCode::FORBIDDEN, Some(&visit.words.text("staff-old-page")));
    };
    let outcome = outcome(&visit, &member).await;
    // What was done is shown as it stands afterwards, by whoever may still see it.
    let Some(member) = visit.member() else { return visit.door(StatusCode::UNAUTHORIZED, None) };
    let back = StaffPage::at(visit.sent.get("back")).filter(|page| page.is_for(member.role));
    let page = back.unwrap_or(StaffPage::first(member.role));
    let Some(published) = published_after(&room, &outcome).await else { return gone() };
    let visit = Visit { published, ..visit };
    visit.shown(&member, page, Some(&outcome))
}

/// What an act shows may take longer than its answer, but no longer than this.
const SHOWN_WITHIN: Duration = Duration::from_secs(2);

/// What is shown once this has come of something.
async fn published_after(room: &Room, outcome: &Outcome) -> Option<Arc<Published>> {
    if let Outcome::Done { seq, .. } | Outcome::TakenBack { seq, .. } = outcome {
        let seq = match outcome {
            // Taking back is an act of its own.
            Outcome::TakenBack { .. } => seq.0.saturating_add(1),
            _ => seq.0,
        };
        let mut heard = room.subscribe();
        let is_shown =
            |it: &Option<Arc<Published>>| it.as_ref().is_some_and(|it| it.shown.seq >= seq);
        // Whoever waited for nothing sees what there is.
        let _shown = timeout(SHOWN_WITHIN, heard.wait_for(is_shown)).await;
    }
    room.published()
}

/// The word that a form has of its own is no longer, in bytes: it is remembered.
const ONCE_MAX: usize = 100;

/// Whoever pressed is answered by then, with what came of it or that it is under way.
const ANSWERED_WITHIN: Duration = Duration::from_secs(10);

/// What comes of something that was sent; the same once more where it is sent again.
async fn outcome(visit: &Visit<'_>, member: &Member) -> Outcome {
    let (words, once) = (visit.words, visit.sent.get("once"));
    let not = |said| Outcome::Not { said };
    if once.is_empty() || once.len() > ONCE_MAX {
        return not(words.text("staff-not-ours"));
    }
    let tournament = &visit.published.shown.standing;
    let now = visit.published.now();
    let offset = visit.room.offset();
    let wish = Reading { sent: &visit.sent, tournament, now, offset, words }.wish();
    match visit.staff.members().send(member.no, once, wish.as_ref().ok()) {
        Sent::Done(outcome) => return outcome,
        Sent::UnderWay => return Outcome::UnderWay,
        Sent::New => {}
    }
    let refused = match &wish {
        Err(said) => Some(said.clone()),
        Ok(wish) => (!is_allowed(member, wish, tournament)).then(|| words.text("staff-not-yours")),
    };
    let wish = match (wish, refused) {
        (Ok(wish), None) => wish,
        (_, said) => {
            let outcome = not(said.unwrap_or_default());
            visit.staff.members().came(member.no, once, &outcome);
            return outcome;
        }
    };
    // In a task of its own: it goes on, and is told, also where the phone has lost the network.
    let by = format!("{} ({})", member.name, role_name(words, member.role));
    let asked = Signed { no: member.no, once: once.to_owned(), by, language: words.language() };
    let untold =
        Untold { not_begun: words.text("staff-no-answer"), went_away: words.text("staff-unknown") };
    let carried = spawn(carry_out(visit.room.clone(), asked, wish, untold));
    match timeout(ANSWERED_WITHIN, carried).await {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(_)) => not(words.text("staff-unknown")),
        Err(_) => {
            visit.staff.members().awaits(member.no, once);
            Outcome::UnderWay
        }
    }
}

/// Who sent something, under which name, and in which language they are answered.
struct Signed {
    no: u32,
    once: String,
    by: String,
    language: Language,
}

/// What is said where nothing comes of it.
struct Untold {
    not_begun: String,
    went_away: String,
}

/// Asks whoever has the tournament, and keeps what came of it for whoever sent it.
async fn carry_out(room: Room, signed: Signed, wish: Wish, untold: Untold) -> Outcome {
    let Some(staff) = room.staff() else { return Outcome::Not { said: untold.not_begun } };
    let Signed { no, once, by, language } = signed;
    let outcome = match staff.desk.ask(by, language, wish).await {
        Ok(outcome) => outcome,
        Err(Unanswered::NotBegun) => Outcome::Not { said: untold.not_begun },
        Err(Unanswered::WentAway) => Outcome::Not { said: untold.went_away },
    };
    staff.members().came(no, &once, &outcome);
    outcome
}

fn is_allowed(member: &Member, wish: &Wish, tournament: &Tournament) -> bool {
    match wish {
        Wish::Do(command) => member.role.may(command, tournament),
        Wish::Settle(_) => matches!(member.role, Role::Director | Role::Floor),
        Wish::TakeBack(seq) => member.done.iter().any(|done| done.seq == *seq && done.is_fresh()),
    }
}

/// A director, who alone says who comes in.
fn director(visit: &Visit<'_>) -> Option<Member> {
    visit.sender().filter(|member| member.role == Role::Director)
}

fn role_sent(sent: &SentFields) -> Option<Role> {
    Some(match sent.get("role") {
        "director" => Role::Director,
        "floor" => Role::Floor,
        "registration" => Role::Registration,
        "dealer" => Role::Dealer(TableNo(sent.get("table").parse().ok()?)),
        _ => return None,
    })
}

async fn make_code(
    State(room): State<Room>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    let Some(mut visit) = Visit::of(&room, &headers, fields) else { return gone() };
    let Some(member) = director(&visit) else {
        return visit.door(StatusCode::FORBIDDEN, Some(&visit.words.text("staff-old-page")));
    };
    let made =
        role_sent(&visit.sent).and_then(|role| Some((role, visit.staff.codes().make(role)?)));
    if let Some(host) = headers.get(HOST).and_then(|host| host.to_str().ok()) {
        let scheme = if visit.room.is_secret() { "https" } else { "http" };
        visit.sent.0.push(("host".to_owned(), format!("{scheme}://{host}")));
    }
    visit.shown_with(&member, StaffPage::Codes, None, made)
}

/// A code holds no longer, and whoever came in with it is signed out.
async fn withdraw(
    State(room): State<Room>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    by_director(&room, &headers, fields, |visit| {
        // Without a director nobody could make a code any more where no window shares the event: a
        // new code ends the one before it.
        let role = role_sent(&visit.sent).filter(|role| *role != Role::Director);
        role.into_iter().for_each(|role| visit.staff.withdraw(role));
    })
}

/// Does what only a director may, and shows the codes again.
fn by_director(
    room: &Room,
    headers: &HeaderMap,
    fields: Fields,
    does: impl FnOnce(&Visit<'_>),
) -> Response {
    let Some(visit) = Visit::of(room, headers, fields) else { return gone() };
    if director(&visit).is_some() {
        does(&visit);
    }
    to("/staff/codes")
}

async fn send_away(
    State(room): State<Room>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    by_director(&room, &headers, fields, |visit| {
        visit.sent.get("no").parse().into_iter().for_each(|no| visit.staff.send_away(no));
    })
}

/// Which version of the page listens.
#[derive(Deserialize)]
struct Listens {
    version: Option<String>,
}

/// Why an open page hears something.
#[derive(Clone, Copy)]
enum Why {
    Shown,
    SomebodyLeft,
}

/// That something changed, as it does; a page asks for what it shows by itself.
async fn changes(
    State(room): State<Room>,
    headers: HeaderMap,
    listens: Query<Listens>,
) -> Response {
    if listens.0.version.is_some_and(|version| version != VERSION.to_string()) {
        return live::old();
    }
    let held = held(&room, &headers).map(str::to_owned);
    let is_here = |held: Option<&str>, room: &Room| {
        let asked = room.staff().zip(held);
        asked.is_some_and(|(staff, held)| staff.members().who(held, Asks::Page).is_some())
    };
    if !is_here(held.as_deref(), &room) {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let Some(staff) = room.staff() else { return gone() };
    let shown = WatchStream::new(room.subscribe()).map(|published| (published, Why::Shown));
    let left = WatchStream::from_changes(staff.hears_who_leaves());
    let left = left.map({
        let room = room.clone();
        move |_| (room.published(), Why::SomebodyLeft)
    });
    let events = shown.merge(left).filter_map(move |(published, why)| {
        let published = published?;
        // Whoever was sent away is shown the door.
        let name = match (is_here(held.as_deref(), &room), why, published.news) {
            (false, ..) => "gone",
            (true, Why::SomebodyLeft, _) => return None,
            (true, Why::Shown, News::Shown) => "changed",
            (true, Why::Shown, News::Again) => "well",
        };
        let seq = published.shown.seq.to_string();
        let event = Event::default().event(name).id(published.now().0.to_string()).data(seq);
        Some(Ok::<_, Infallible>(event))
    });
    Sse::new(events).into_response()
}
