//! The pages, of which only the middle is sent anew when something changes.

use crate::room::{Published, Room};
use crate::shown::{Seated, Shown};
use engine::entries::fold;
use engine::structure::Stage;
use engine::values::PlayerId;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use reports::PrizeStep;
use words::clock_facts::{Fact, FactSaid, Saying};
use words::{Args, Words};

/// A page for the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    /// The players' clock.
    Clock,
    /// The same over another picture: for streaming programs.
    Overlay,
    /// Where somebody sits: letters of a name are typed.
    Seats,
    /// Where this player sits.
    Seat(PlayerId),
    /// Levels and breaks.
    Levels,
    /// Prizes, and who is out.
    Places,
}

/// No more names are listed for letters that somebody types.
const FOUND_MAX: usize = 12;

/// No more places are listed.
const PLACES_MAX: usize = 200;

impl Page {
    /// The pages that a bar at the foot leads to.
    const BAR: [(Self, &'static str); 4] = [
        (Self::Seats, "pages-seats"),
        (Self::Clock, "pages-clock"),
        (Self::Levels, "pages-levels"),
        (Self::Places, "pages-places"),
    ];

    /// Where it is.
    pub(crate) fn path(self) -> String {
        match self {
            Self::Clock => "/".to_owned(),
            Self::Overlay => "/overlay".to_owned(),
            Self::Seats => "/seat".to_owned(),
            Self::Seat(player) => format!("/seat/{player}"),
            Self::Levels => "/levels".to_owned(),
            Self::Places => "/places".to_owned(),
        }
    }

    /// The page at a path.
    pub(crate) fn at(path: &str) -> Option<Self> {
        Some(match path {
            "/" => Self::Clock,
            "/overlay" => Self::Overlay,
            "/seat" => Self::Seats,
            "/levels" => Self::Levels,
            "/places" => Self::Places,
            _ => Self::Seat(PlayerId(path.strip_prefix("/seat/")?.parse().ok()?)),
        })
    }
}

/// What a page is made of.
pub(crate) struct Leaf<'a> {
    pub(crate) room: &'a Room,
    pub(crate) published: &'a Published,
    pub(crate) words: &'a Words,
    /// The letters of a name that were typed.
    pub(crate) typed: &'a str,
    /// The language that was asked for by name.
    pub(crate) lang: Option<&'a str>,
}

impl Leaf<'_> {
    fn shown(&self) -> &Shown {
        &self.published.shown
    }

    fn saying(&self) -> Saying<'_> {
        let clock = &self.shown().clock;
        let now = self.published.now();
        Saying { clock, now, offset: self.room.offset(), words: self.words }
    }

    fn href(&self, path: &str) -> String {
        self.lang.map_or_else(|| path.to_owned(), |lang| format!("{path}?lang={lang}"))
    }

    /// The whole page.
    pub(crate) fn page(&self, page: Page) -> Markup {
        let words = self.words;
        let live = self.href(&format!("/live{}", page.path()));
        let is_clock = matches!(page, Page::Clock | Page::Overlay);
        html! {
            (DOCTYPE)
            html lang=(words.language().id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { (self.shown().clock.name) }
                    link rel="stylesheet" href="/page.css";
                    script src="/page.js" defer {}
                }
                body.overlay[page == Page::Overlay].room[is_clock] data-live=(live) {
                    p #lost role="status" hidden { (words.text("pages-lost")) }
                    main { (self.middle(page)) }
                    @if page != Page::Overlay {
                        nav aria-label=(words.text("pages-bar")) {
                            @for (to, id) in Page::BAR {
                                @let is_here = to == page
                                    || matches!((to, page), (Page::Seats, Page::Seat(_)));
                                @let current = is_here.then_some("page");
                                a href=(self.href(&to.path())) aria-current=[current] {
                                    (words.text(id))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What changes of it.
    pub(crate) fn middle(&self, page: Page) -> Markup {
        match page {
            Page::Clock | Page::Overlay => self.clock(),
            Page::Seats => self.seats(),
            Page::Seat(player) => self.seat(player),
            Page::Levels => self.levels(),
            Page::Places => self.places(),
        }
    }

    /// The time that runs down by itself in the page.
    fn time(&self) -> Markup {
        let (shown, saying) = (self.shown(), self.saying());
        let said = saying.say(Fact::Time);
        let left = shown.clock.left_at(saying.now);
        html! {
            @if shown.clock.runs_down() {
                span.digits data-left=(left) data-at=(saying.now.0) { (said.value) }
            } @else {
                span.digits.words[said.value.len() > 8] { (said.value) }
            }
        }
    }

    fn fact(&self, class: &str, fact: Fact) -> Markup {
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
    fn head(&self) -> Markup {
        html! {
            header {
                (self.time())
                div {
                    span.label { (self.saying().say(Fact::State).value) }
                    span.value { (self.saying().say(Fact::Stakes).value) }
                }
            }
        }
    }

    fn clock(&self) -> Markup {
        let shown = self.shown();
        let (left, length) = (shown.clock.left_at(self.saying().now), shown.clock.length_millis);
        html! {
            section.clock.beside[shown.clock.prizes.is_some()] {
                div.name { (shown.clock.name) }
                div.state { (self.saying().say(Fact::State).value) }
                div.time role="timer" { (self.time()) }
                progress data-left=[shown.clock.runs_down().then_some(left)]
                    data-at=(self.saying().now.0)
                    max=(length.max(1)) value=(length - left) aria-hidden="true" {}
                (self.fact("stakes", Fact::Stakes))
                div.facts {
                    (self.fact("", Fact::Next))
                    (self.fact("", Fact::NextBreak))
                    (self.fact("", Fact::Players))
                    (self.fact("", Fact::Average))
                }
                (self.prizes())
                (self.changes())
            }
        }
    }

    fn prizes(&self) -> Markup {
        let Some(prizes) = &self.shown().clock.prizes else { return PreEscaped(String::new()) };
        html! {
            aside.prizes {
                (self.fact("", Fact::Pool))
                (self.fact("", Fact::NextPayout))
                table { @for step in prizes.steps.iter().take(PLACES_MAX) { (self.step(step)) } }
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

    /// Who changed seats lately.
    fn changes(&self) -> Markup {
        let changes = &self.shown().clock.changes;
        html! {
            @if !changes.moves.is_empty() {
                aside.changes aria-live="polite" {
                    @for change in &changes.moves {
                        p {
                            b { (change.name) } " → " (self.words.seat(change.to))
                        }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let words = self.words;
        let typed = fold(self.typed.trim());
        let letters: Vec<&str> = typed.split_whitespace().collect();
        let fits = |one: &&Seated| letters.iter().all(|part| one.folded.contains(part));
        let found: Vec<&Seated> = match letters.is_empty() {
            true => Vec::new(),
            false => self.shown().seated.iter().filter(fits).take(FOUND_MAX).collect(),
        };
        html! {
            (self.head())
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

    fn seat(&self, player: PlayerId) -> Markup {
        let words = self.words;
        let shown = self.shown();
        let one = shown.seated.iter().find(|one| one.player == player);
        html! {
            (self.head())
            section.seat {
                p.label { (shown.clock.name) }
                @if let Some(one) = one {
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
                        @if shown.clock.changes.moves.iter().any(|it| it.name == one.name) {
                            p.new { (words.text("pages-new-seat")) }
                        }
                    } @else {
                        p.new { (words.text("pages-waits")) }
                    }
                } @else {
                    h1 { (words.text("pages-not-in")) }
                }
                div.facts {
                    (self.fact("", Fact::Players))
                    (self.fact("", Fact::NextPayout))
                    (self.fact("", Fact::NextBreak))
                }
            }
        }
    }

    fn levels(&self) -> Markup {
        let shown = self.shown();
        html! {
            (self.head())
            table.levels {
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
            (self.head())
            (self.prizes())
            table.places {
                @for (place, name) in shown.out.iter().take(PLACES_MAX) {
                    tr { th scope="row" { (place) } td { (name) } }
                }
            }
        }
    }
}
