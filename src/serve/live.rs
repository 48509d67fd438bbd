//! What changes of a page is sent to it as it changes, through server-sent events.

use crate::pages::{Leaf, Page};
use crate::room::Room;
use axum::response::sse::{Event, KeepAlive, Sse};
use std::convert::Infallible;
use std::time::Duration;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// A page that hears nothing for so long is told that everything is well.
const KEPT_ALIVE: Duration = Duration::from_secs(15);

/// The changes of a page, the first one at once.
pub(crate) fn changes(
    room: Room,
    page: Page,
    lang: Option<String>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let heard = WatchStream::new(room.subscribe());
    let events = heard.filter_map(move |published| {
        let published = published?;
        let words = room.words(lang.as_deref(), &published.shown)?;
        let leaf =
            Leaf { room: &room, published: &published, words, typed: "", lang: lang.as_deref() };
        let data = leaf.middle(page).into_string();
        let now = published.now().0;
        Some(Ok(Event::default().event("page").id(now.to_string()).data(data)))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEPT_ALIVE))
}
