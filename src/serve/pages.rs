//! The pages, of which only the middle is sent anew when something changes.

use crate::embedded::VERSION;
use crate::fragment_cache::Text;
use crate::page::{Page, Piece, Tables, Way};
use crate::plan::Plan;
use crate::room::{Published, Room};
use crate::screen::picture;
use crate::snapshot::{Seated, Snapshot};
use engine::entries::fold;
use engine::structure::Stage;
use engine::values::{PlayerId, TableNo};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use reports::{PrizeStep, SeatChange, age_millis};
use scene::{Shape, Shown, compose};
use std::collections::BTreeSet;
use words::clock_facts::{Fact, FactSaid, Saying};
use words::{Args, Words};

/// No more names are listed for letters that somebody types.
const FOUND_MAX: usize = 12;

/// No more places are listed.
const PLACES_MAX: usize = 200;

/// A path that asks for something more.
fn asking(path: &str, what: &str, value: &str) -> String {
    let and = if path.contains('?') { '&' } else { '?' };
    format!("{path}{and}{what}={value}")
}

/// Numbers in order, those that follow each other as the first and the last: `3, 9–12`.
fn ranges(numbers: impl Iterator<Item = u16>) -> String {
    let numbers: BTreeSet<u16> = numbers.collect();
    let mut ranges: Vec<(u16, u16)> = Vec::new();
    for no in numbers {
        match ranges.last_mut() {
            Some((_, last)) if last.checked_add(1) == Some(no) => *last = no,
            _ => ranges.push((no, no)),
        }
    }
    let said = ranges.iter().map(|(first, last)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    });
    said.collect::<Vec<_>>().join(", ")
}

/// What a page is rendered from.
pub(crate) struct Leaf<'a> {
    pub(crate) room: &'a Room,
    pub(crate) published: &'a Published,
    pub(crate) words: &'a Words,
    /// The letters of a name that were typed.
    pub(crate) typed: &'a str,
    /// The language that was asked for by name.
    pub(crate) lang: Option<&'a str>,
    pub(crate) way: Way,
}

impl Leaf<'_> {
    fn shown(&self) -> &Snapshot {
        &self.published.shown
    }

    fn saying(&self) -> Saying<'_> {
        let clock = &self.shown().clock;
        let now = self.published.now();
        Saying { clock, now, offset: self.room.offset(), words: self.words }
    }

    pub(crate) fn href(&self, path: &str) -> String {
        self.lang.map_or_else(|| path.to_owned(), |lang| asking(path, "lang", lang))
    }

    /// Where its changes are heard.
    fn live(&self, page: Page) -> String {
        asking(&self.href(&format!("/live{}", page.path())), "version", &VERSION.to_string())
    }

    pub(crate) fn page(&self, page: Page) -> Markup {
        let pieces = self.pieces(page).into_iter().map(|piece| self.render(piece));
        let middle = html! { @for piece in pieces { (piece) } };
        self.document(Some(page), &middle)
    }

    /// What somebody sees whose range of tables is none.
    pub(crate) fn no_tables(&self, asked: &str) -> Markup {
        let args = Args::new().text("asked", asked);
        let middle = html! { p.hint { (self.words.say("pages-no-tables", &args)) } };
        self.document(None, &middle)
    }

    fn document(&self, page: Option<Page>, middle: &Markup) -> Markup {
        let words = self.words;
        let live = page.map(|page| self.live(page));
        let is_overlay = page == Some(Page::Overlay);
        let is_clock = is_overlay || matches!(page, Some(Page::Clock(_, _)));
        let is_wall = matches!(page, Some(Page::Changes(_)));
        html! {
            (DOCTYPE)
            html lang=(words.language().id()) {
                (self.loads(&["/page.css"], &["/page.js"]))
                body.room[is_clock].overlay[is_overlay].wall[is_wall] data-live=[live]
                    data-now=(self.published.now().0) {
                    p #lost role="status" hidden { (words.text("pages-lost")) }
                    main { (middle) }
                    @if !is_overlay { (self.bar(page)) }
                }
            }
        }
    }

    /// What stands before every page: its name, and what it loads, of this version of it.
    pub(crate) fn loads(&self, styles: &[&str], scripts: &[&str]) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (self.shown().clock.name) }
                @for style in styles {
                    link rel="stylesheet" href={ (style) "?version=" (VERSION) };
                }
                @for script in scripts { script src={ (script) "?version=" (VERSION) } defer {} }
            }
        }
    }

    fn bar(&self, page: Option<Page>) -> Markup {
        html! {
            nav aria-label=(self.words.text("pages-bar")) {
                @for (to, id) in Page::BAR {
                    @let is_here = page.is_some_and(|page| to.stands_for(page));
                    a href=(self.href(&to.path())) aria-current=[is_here.then_some("page")] {
                        (self.words.text(id))
                    }
                }
            }
        }
    }

    /// The pieces of a page. Each has an id of its own, by which its changes find their place.
    fn pieces(&self, page: Page) -> Vec<Piece> {
        match page {
            Page::Clock(tables, Some(shape)) => vec![Piece::Screen(tables, shape)],
            Page::Clock(tables, None) => {
                [Shape::Wide, Shape::Upright].map(|shape| Piece::Screen(tables, shape)).to_vec()
            }
            Page::Overlay => vec![Piece::Screen(Tables::All, Shape::Overlay)],
            Page::Changes(tables) => vec![Piece::Head, Piece::Moves(tables)],
            Page::Seats => match self.way {
                Way::Whole => vec![Piece::Head, Piece::Find],
                // Whoever is typing a name goes on typing.
                Way::Live => vec![Piece::Head],
            },
            Page::Seat(player) => {
                vec![Piece::Head, Piece::Own(player), self.plan_of(player), Piece::Foot]
            }
            Page::Levels => vec![Piece::Head, Piece::Levels],
            Page::Places => vec![Piece::Head, Piece::Prizes, Piece::Places],
        }
    }

    /// What changes of it, as messages.
    pub(crate) fn messages(&self, page: Page) -> Vec<Text> {
        let message = |piece| {
            let render = || Text::new("page", self.render(piece).into_string());
            match piece {
                Piece::Own(_) => render(),
                _ => self.published.kept.text(piece, self.words.language(), render),
            }
        };
        self.pieces(page).into_iter().map(message).collect()
    }

    fn render(&self, piece: Piece) -> Markup {
        match piece {
            Piece::Head => self.head(),
            Piece::Screen(tables, shape) => self.screen(tables, shape),
            Piece::Moves(tables) => self.moves(tables),
            Piece::Find => self.find(),
            Piece::Own(player) => self.own(player),
            Piece::Plan(at, from) => self.plan(at, from),
            Piece::Foot => self.foot(),
            Piece::Levels => self.levels(),
            Piece::Prizes => html! { div #prizes { (self.prizes()) } },
            Piece::Places => self.places(),
            // Programs are told in another place.
            Piece::Told(_) => PreEscaped(String::new()),
        }
    }

    /// The time that runs down by itself in the page.
    pub(crate) fn time(&self) -> Markup {
        let said = self.saying().say(Fact::Time);
        html! {
            @if let Some(until) = self.shown().clock.ends_at() {
                span.digits.long[said.value.len() > 5] data-until=(until.0) {
                    @if self.way == Way::Whole { (said.value) }
                }
            } @else {
                span.digits.long[said.value.len() > 5].words[said.value.len() > 8] { (said.value) }
            }
        }
    }

    pub(crate) fn fact(&self, class: &str, fact: Fact) -> Markup {
        let said: FactSaid = self.saying().say(fact);
        html! {
            @if !said.value.is_empty() {
                div.fact.(class) {
                    @if !said.label.is_empty() { span.label { (said.label) } }
                    span.value { (said.value) }
                    @if !said.remark.is_empty() { span.remark { (said.remark) } }
                }
            }
        }
    }

    /// The head of every page but the clock: time and stakes.
    pub(crate) fn head(&self) -> Markup {
        html! {
            header #head {
                (self.time())
                div {
                    span.label { (self.saying().say(Fact::State).value) }
                    span.value { (self.saying().say(Fact::Stakes).value) }
                }
            }
        }
    }

    /// A screen of the room as its set has it.
    fn screen(&self, tables: Tables, shape: Shape) -> Markup {
        let saying = self.saying();
        let mut clock = saying.clock.clone();
        if tables != Tables::All {
            clock.changes.moves = self.recent(tables).into_iter().cloned().collect();
            clock.changes.broken.retain(|(_, table)| tables.has(*table));
        }
        let hung = self.room.hung();
        let Some(set) = &hung.set else { return PreEscaped(String::new()) };
        let saying = Saying { clock: &clock, ..saying };
        let shown = Shown { saying, address: hung.address.as_deref() };
        let scene = compose(set, shape, &shown, &hung.letters);
        picture(&scene, hung.dress, shape, self.way, saying.now)
    }

    /// What each place is paid.
    fn prizes(&self) -> Markup {
        let Some(prizes) = &self.shown().clock.prizes else { return PreEscaped(String::new()) };
        html! {
            aside.prizes {
                (self.fact("", Fact::Pool))
                (self.fact("", Fact::NextPayout))
                table {
                    tbody {
                        @for step in prizes.steps.iter().take(PLACES_MAX) { (self.step(step)) }
                    }
                }
                (self.more(prizes.steps.len(), PLACES_MAX))
            }
        }
    }

    /// Says how many lines are not listed.
    fn more(&self, all: usize, most: usize) -> Markup {
        let more = u32::try_from(all.saturating_sub(most)).unwrap_or(u32::MAX);
        html! {
            @if more > 0 {
                p.more { (self.words.say("pages-more", &Args::new().count("more", more))) }
            }
        }
    }

    fn step(&self, step: &PrizeStep) -> Markup {
        let Some(prizes) = &self.shown().clock.prizes else { return PreEscaped(String::new()) };
        let amount = self.words.money(step.amount, &prizes.currency);
        let places = match step.first == step.last {
            true => step.first.to_string(),
            false => format!("{}–{}", step.first, step.last),
        };
        let parts = [amount].into_iter().chain(step.extras.iter().cloned());
        html! {
            tr { th scope="row" { (places) } td { (parts.collect::<Vec<_>>().join(" + ")) } }
        }
    }

    /// Who changed seats lately, at or from these tables.
    fn recent(&self, tables: Tables) -> Vec<&SeatChange> {
        let now = self.published.now();
        let is_meant = |change: &&SeatChange| {
            let from = change.from.is_some_and(|from| tables.has(from.table));
            change.age_millis(now).is_some() && (from || tables.has(change.to.table))
        };
        self.shown().clock.changes.moves.iter().filter(is_meant).collect()
    }

    /// All of them, and which tables broke.
    fn moves(&self, tables: Tables) -> Markup {
        let (words, moves, now) = (self.words, self.recent(tables), self.published.now());
        let broken = self.shown().clock.changes.broken.iter();
        let broken: Vec<_> = broken
            .filter(|(at, table)| age_millis(*at, now).is_some() && tables.has(*table))
            .collect();
        html! {
            section #moves aria-live="polite" {
                h1 { (words.text("display-changes")) }
                @match broken.as_slice() {
                    [] => {},
                    [(_, table)] => p.broken {
                        (words.say("pages-broken", &Args::new().no("table", table.0)))
                    },
                    several => p.broken {
                        @let tables = ranges(several.iter().map(|(_, table)| table.0));
                        (words.say("pages-several-broken", &Args::new().text("tables", tables)))
                    },
                }
                @if moves.is_empty() && broken.is_empty() {
                    p.hint { (words.text("pages-no-moves")) }
                }
                ul.moves data-turns="page" {
                    @for change in moves {
                        li {
                            b { (change.name) }
                            span.from { @if let Some(from) = change.from { (words.seat(from)) } }
                            span.to { "→ " (words.seat(change.to)) }
                        }
                    }
                }
                p.more {}
            }
        }
    }

    fn find(&self) -> Markup {
        let words = self.words;
        let typed = fold(self.typed.trim());
        let letters: Vec<&str> = typed.split_whitespace().collect();
        let fits = |one: &&Seated| letters.iter().all(|part| one.folded.contains(part));
        let found: Vec<&Seated> = match letters.is_empty() {
            true => Vec::new(),
            false => self.shown().seated.iter().filter(fits).take(FOUND_MAX).collect(),
        };
        html! {
            form.find method="get" action="/seat" role="search" {
                label for="name" { (words.text("pages-name")) }
                input #name name="name" value=(self.typed) autocomplete="off" autofocus
                    enterkeyhint="search";
                @if let Some(lang) = self.lang { input type="hidden" name="lang" value=(lang); }
                button { (words.text("pages-find")) }
            }
            @if letters.is_empty() {
                p.hint { (words.text("pages-name.hint")) }
            } @else if found.is_empty() {
                @let args = Args::new().text("typed", self.typed);
                p.hint role="status" { (words.say("pages-nobody", &args)) }
            }
            ul.found {
                @for one in found {
                    li {
                        a href=(self.href(&Page::Seat(one.player).path())) {
                            b { (one.name) } span { (self.whereabouts(one)) }
                        }
                    }
                }
            }
        }
    }

    fn whereabouts(&self, one: &Seated) -> String {
        one.at.map_or_else(|| self.words.text("pages-waits"), |at| self.words.seat(at))
    }

    fn own(&self, player: PlayerId) -> Markup {
        let words = self.words;
        html! {
            section #own.seat {
                p.label { (self.shown().clock.name) }
                @if let Some(one) = self.published.seated(player) {
                    h1 { (one.name) }
                    @if let Some(at) = one.at {
                        div.pair {
                            div {
                                span.label { (words.text("pages-table")) }
                                span.number { (at.table) }
                            }
                            div {
                                span.label { (words.text("pages-seat")) }
                                span.number { (at.seat) }
                            }
                        }
                        @if let Some(change) = self.change_of(player) { (self.is_new(change)) }
                    } @else {
                        p.new { (words.text("pages-waits")) }
                    }
                } @else {
                    h1 { (words.text("pages-not-in")) }
                }
            }
        }
    }

    /// The newest change of somebody's seat, while it is recent.
    fn change_of(&self, player: PlayerId) -> Option<&SeatChange> {
        let now = self.published.now();
        let mut moves = self.shown().clock.changes.moves.iter();
        moves.find(|change| change.player == player && change.age_millis(now).is_some())
    }

    /// Since when somebody has a new seat, and where they sat before.
    fn is_new(&self, change: &SeatChange) -> Markup {
        let words = self.words;
        let minutes = change.age_millis(self.published.now()).unwrap_or_default() / 60_000;
        let minutes = u32::try_from(minutes).unwrap_or_default();
        html! {
            p.new {
                @if minutes == 0 {
                    (words.text("pages-new-seat"))
                } @else {
                    (words.say("pages-new-since", &Args::new().count("minutes", minutes)))
                }
                @if let Some(from) = change.from { small { (words.seat(from)) " →" } }
            }
        }
    }

    /// The plan that shows where somebody sits.
    fn plan_of(&self, player: PlayerId) -> Piece {
        let at = self.published.seated(player).and_then(|one| one.at);
        let from = self.change_of(player).and_then(|change| change.from);
        Piece::Plan(at.map(|at| at.table), from.map(|from| from.table))
    }

    fn plan(&self, at: Option<TableNo>, from: Option<TableNo>) -> Markup {
        let plan = at.and_then(|at| {
            let plan = Plan::around(&self.shown().tables, at, from)?;
            let args = Args::new().no("table", at.0);
            Some(plan.draw(&self.words.say("pages-plan", &args)))
        });
        html! { div #plan { @if let Some(plan) = plan { (plan) } } }
    }

    fn foot(&self) -> Markup {
        html! {
            div #foot.facts {
                (self.fact("", Fact::Players))
                (self.fact("", Fact::NextPayout))
                (self.fact("", Fact::NextBreak))
            }
        }
    }

    fn levels(&self) -> Markup {
        let shown = self.shown();
        html! {
            table #levels.levels {
                @for (no, level, stage) in shown.structure.numbered() {
                    tr.now[no == shown.reading.stage] {
                        @match stage {
                            Stage::Level(it) => {
                                th scope="row" { (level.map_or(0, |level| level.0)) }
                                td { (self.words.stakes(&it.stakes)) }
                            }
                            Stage::Break(_) => {
                                th scope="row" {}
                                td { (self.words.text("print-chart-break")) }
                            }
                        }
                        td { (self.words.minutes(i64::from(stage.secs()))) }
                    }
                }
            }
        }
    }

    fn places(&self) -> Markup {
        let shown = self.shown();
        html! {
            table #places.places {
                @for (place, name) in shown.out.iter().take(PLACES_MAX) {
                    tr { th scope="row" { (place) } td { (name) } }
                }
            }
        }
    }
}
