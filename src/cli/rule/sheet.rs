//! `rule --page NAME -o PDF`: writes a page as a PDF.

use crate::moment::time;
use crate::trouble::Trouble;
use crate::{Desk, page, print};
use ::print::{Job, Occasion, Paper};
use house::lay_out;
use rulebook::Rulebook;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use words::Args;

/// The PDF to write and its paper size.
pub struct Target<'a> {
    pub paper: Paper,
    pub out: &'a Path,
}

pub fn run(
    name: &str,
    book: Rulebook,
    target: &Target<'_>,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let words = &desk.words;
    let leaflet = page::found(name, book, words).and_then(|found| words.leaflet(found, book));
    let leaflet = leaflet.ok_or_else(|| {
        let args = Args::new().text("page", name);
        Trouble::malformed(words.say("terminal-no-page", &args))
    })?;
    let now = time(None, words)?.now();
    let occasion = Occasion {
        event: words.text("window-title"),
        date: words.date(now, desk.offset),
        printed: words.date_and_time(now, desk.offset),
        stage: words.rulebook(book),
        rulebook: book,
        offset: desk.offset,
    };
    let title = leaflet.title.clone();
    let mut watch = |_, _| ControlFlow::Continue(());
    let job = Job::new(Arc::new(leaflet));
    let pages = lay_out(&job, &occasion, target.paper, words, &mut watch)
        .map_err(|_| Trouble::world(words.text("print-failed")))?;
    let language = desk.words.language();
    print::write(&pages, &title, language, target.out, desk)
}
