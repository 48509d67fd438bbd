//! The pages, of which only the middle is sent anew when something changes.

use crate::embedded::VERSION;
use crate::kept::{Piece, Text};
use crate::page::Page;
use crate::room::{Published, Room};
use crate::shown::{Seated, Shown};
use engine::entries::fold;
use engine::structure::Stage;
use engine::values::PlayerId;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use reports::PrizeStep;
use words::clock_facts::{Fact, FactSaid, Saying};
use words::{Args, Words};

/// No more names are listed for letters that somebody types.
const FOUND_MAX: usize = 12;

/// No more places are listed.
const PLACES_MAX: usize = 200;

/// How a page is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// Whole, as somebody opens it: the time stands in it.
    Whole,
    /// What changes of it, to many at once: the script puts the time in, so that a text stays the
    /// same while nothing but time passes.
    Live,
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
    pub(crate) way: Way,
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

    pub(crate) fn href(&self, path: &str) -> String {
        self.lang.map_or_else(|| path.to_owned(), |lang| format!("{path}?lang={lang}"))
    }

    /// Where its changes are heard.
    fn live(&self, page: Page) -> String {
        let lang = self.lang.map_or_else(String::new, |lang| format!("&lang={lang}"));
        format!("/live{}?version={VERSION}{lang}", page.path())
    }

    /// The whole page.
    pub(crate) fn page(&self, page: Page) -> Markup {
        let words = self.words;
        let live = self.live(page);
        let is_clock = matches!(page, Page::Clock | Page::Overlay);
        html! {
            (DOCTYPE)
            html lang=(words.language().id()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { (self.shown().clock.name) }
                    link rel="stylesheet" href={ "/page.css?version=" (VERSION) };
                    script src={ "/page.js?version=" (VERSION) } defer {}
                }
                body.overlay[page == Page::Overlay].room[is_clock] data-live=(live)
                    data-now=(self.published.now().0) {
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

    /// What changes of it, as a message.
    pub(crate) fn message(&self, page: Page) -> Text {
        let render = || Text::new("page", self.middle(page).into_string());
        match page {
            // Everybody has their own.
            Page::Seat(_) => render(),
            Page::Clock | Page::Overlay | Page::Seats | Page::Levels | Page::Places => {
                self.published.kept.text(Piece::Page(page), self.words.language(), render)
            }
        }
    }

    /// What is the same for many pages.
    fn piece(&self, piece: Piece, render: fn(&Self) -> Markup) -> Markup {
        if self.way == Way::Whole {
            return render(self);
        }
        let text = || Text::new("page", render(self).into_string());
        let text = self.published.kept.text(piece, self.words.language(), text);
        PreEscaped(text.same.to_string())
    }

    fn middle(&self, page: Page) -> Markup {
        match page {
            Page::Clock | Page::Overlay => self.clock(),
            // Whoever is typing a name goes on typing.
            Page::Seats if self.way == Way::Live => self.head(),
            Page::Seats => self.seats(),
            Page::Seat(player) => self.seat(player),
            Page::Levels => self.levels(),
            Page::Places => self.places(),
        }
    }

    /// The time that runs down by itself in the page.
    pub(crate) fn time(&self) -> Markup {
        let said = self.saying().say(Fact::Time);
        html! {
            @if let Some(until) = self.shown().clock.ends_at() {
                span.digits data-until=(until.0) {
                    @if self.way == Way::Whole { (said.value) }
                }
            } @else {
                span.digits.words[said.value.len() > 8] { (said.value) }
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
    fn head(&self) -> Markup {
        self.piece(Piece::Head, |leaf| leaf.head_anew())
    }

    pub(crate) fn head_anew(&self) -> Markup {
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
        let until = shown.clock.ends_at().map(|until| until.0);
        let gone = (until.is_none() || self.way == Way::Whole).then_some(length - left);
        html! {
            section.clock.beside[shown.clock.prizes.is_some()] {
                div.name { (shown.clock.name) }
                div.state { (self.saying().say(Fact::State).value) }
                div.time role="timer" { (self.time()) }
                progress data-until=[until] max=(length.max(1)) value=[gone] aria-hidden="true" {}
                (self.fact("stakes", Fact::Stakes))
                div.facts {
                    (self.fact("", Fact::Next))
                    (self.fact("", Fact::NextBreak))
                    (self.fact("", Fact::Players))
                    (self.fact("", Fact::Average))
                }
                (self.prizes())
                (self.moves())
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
    fn moves(&self) -> Markup {
        let now = self.published.now();
        let moves = self.shown().clock.changes.moves.iter();
        let recent: Vec<_> = moves.filter(|change| change.age_millis(now).is_some()).collect();
        html! {
            @if !recent.is_empty() {
                aside.changes aria-live="polite" {
                    @for change in recent {
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
        let one = self.published.seated(player);
        let now = self.published.now();
        let mut moves = shown.clock.changes.moves.iter().filter(|it| it.age_millis(now).is_some());
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
                        @if moves.any(|change| change.player == player) {
                            p.new { (words.text("pages-new-seat")) }
                        }
                    } @else {
                        p.new { (words.text("pages-waits")) }
                    }
                } @else {
                    h1 { (words.text("pages-not-in")) }
                }
                (self.piece(Piece::Foot, |leaf| leaf.foot()))
            }
        }
    }

    fn foot(&self) -> Markup {
        html! {
            div.facts {
                (self.fact("", Fact::Players))
                (self.fact("", Fact::NextPayout))
                (self.fact("", Fact::NextBreak))
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
