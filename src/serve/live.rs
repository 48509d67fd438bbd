//! What changes of a page is sent to it as it changes, through server-sent events.

use crate::fragment_cache::{Text, message};
use crate::page::Way;
use crate::page::{Page, Part};
use crate::pages::Leaf;
use crate::room::{News, Published, Room};
use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use tokio_stream::Stream;
use tokio_stream::wrappers::WatchStream;

/// What an open connection listens to.
pub(crate) enum Heard {
    /// A page, in the language that was asked for.
    Page(Page, Option<String>),
    /// Everything that programs are told.
    Told,
}

/// The changes of what somebody listens to, the first ones at once.
///
/// What was not taken yet is given up for what is newer: whoever reads slowly holds a few pointers.
struct Changes {
    published: WatchStream<Option<Arc<Published>>>,
    room: Room,
    heard: Heard,
    /// What was sent last, of each text.
    last: Vec<Arc<str>>,
    waiting: VecDeque<Bytes>,
}

const HEADERS: [(header::HeaderName, &str); 2] =
    [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-store")];

/// An answer that goes on with every change.
pub(crate) fn changes(room: Room, heard: Heard) -> Response {
    let published = WatchStream::new(room.subscribe());
    let changes = Changes { published, room, heard, last: Vec::new(), waiting: VecDeque::new() };
    (HEADERS, Body::from_stream(changes)).into_response()
}

/// What a page of before an update is told.
pub(crate) fn old() -> Response {
    (HEADERS, Body::from(message("old", "old"))).into_response()
}

impl Changes {
    fn texts(&self, published: &Published) -> Vec<Text> {
        match &self.heard {
            Heard::Page(page, lang) => {
                let lang = lang.as_deref();
                let words = self.room.words(lang, &published.shown);
                let texts = words.map(|words| {
                    let (room, way) = (&self.room, Way::Live);
                    Leaf { room, published, words, typed: "", lang, way }.messages(*page)
                });
                texts.unwrap_or_default()
            }
            Heard::Told => Part::ALL.iter().map(|part| part.message(published)).collect(),
        }
    }

    /// Sends what is another than what was sent last.
    fn hear(&mut self, published: &Published) {
        let texts = self.texts(published);
        let mut last = self.last.iter();
        let news = texts.iter().filter(|text| last.next() != Some(&text.same));
        let moment = format!("id: {}\n", published.now().0);
        for text in news {
            self.waiting.push_back(Bytes::from(moment.clone()));
            self.waiting.push_back(text.message.clone());
        }
        if self.waiting.is_empty() && published.news == News::Again {
            // Whoever hears nothing for long knows that they are cut off, and clocks stay together.
            self.waiting.push_back(Bytes::from(moment));
            self.waiting.push_back(message("well", "well"));
        }
        self.last = texts.into_iter().map(|text| text.same).collect();
    }
}

impl Stream for Changes {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(part) = self.waiting.pop_front() {
                return Poll::Ready(Some(Ok(part)));
            }
            match ready!(Pin::new(&mut self.published).poll_next(context)) {
                Some(Some(published)) => self.hear(&published),
                Some(None) => {}
                None => return Poll::Ready(None),
            }
        }
    }
}
