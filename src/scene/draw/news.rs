//! Short news beside each other, and words of the host.

use crate::compose::Shown;
use crate::draw::lists::{many, whole};
use crate::mark::{Align, Mark};
use crate::pen::{Pen, Piece, columns, rows};
use crate::theme::Tone;
use engine::messages::Voice;
use print::{Area, Weight, wrap};
use reports::age_millis;
use words::Args;

/// The letters of news beside the height of their part.
const LETTERS: f32 = 0.36;

/// Between two pieces of news, in sizes of the writing.
const APART: f32 = 1.6;

/// Words of the host are on no more lines.
const LINES_MAX: usize = 12;

/// Short news: tables that break, registration, chips that go, who went out.
pub(crate) fn news(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let size = area.height * LETTERS;
    let mut pages: Vec<Vec<Mark>> = Vec::new();
    let mut page = pen.blank();
    let mut x = area.x;
    for item in told(shown) {
        let width = pen.width(&item) * size;
        if x + width > area.right() && !page.marks.is_empty() {
            pages.push(std::mem::replace(&mut page, pen.blank()).marks);
            x = area.x;
        }
        let place = Area { x, width: area.right() - x, ..area };
        page.line_of(place, Align::Start, &item, size);
        x += width + size * APART;
    }
    if !page.marks.is_empty() {
        pages.push(page.marks);
    }
    pen.put_pages(pages);
}

fn told(shown: &Shown<'_>) -> Vec<Vec<Piece>> {
    let (saying, words) = (&shown.saying, shown.saying.words);
    let clock = saying.clock;
    let mut told = Vec::new();
    let broken = clock.changes.broken.iter();
    for (_, table) in broken.filter(|(at, _)| age_millis(*at, saying.now).is_some()).take(4) {
        let breaks = words.say("display-table-breaks", &Args::new().no("table", table.0));
        told.push(vec![Piece::bold(breaks).tone(Tone::Attention)]);
    }
    if clock.phase.is_over() {
        return told;
    }
    if clock.room.is_registration_open {
        let open = match clock.room.last_entry_level {
            Some(level) => {
                words.say("screen-registration-until", &Args::new().no("level", level.0))
            }
            None => words.text("screen-registration-open"),
        };
        told.push(vec![Piece::muted(open)]);
    }
    let gone: Vec<_> = clock.room.colored_up.iter().map(|pair| pair.gone.value).collect();
    if !gone.is_empty() {
        let label = Piece::muted(words.text("screen-colored-up-next"));
        told.push(vec![label, Piece::bold(words.chips_named(&gone))]);
    }
    if let Some(last) = clock.room.out.first() {
        let place = words.number(i64::from(last.place.0));
        let args = Args::new().text("player", last.name.as_str()).text("place", place);
        told.push(vec![Piece::muted(words.say("screen-last-out", &args))]);
    }
    told
}

/// What the floor tells the room, with room at both ends.
pub(crate) fn message(pen: &mut Pen<'_>, area: Area, align: Align, shown: &Shown<'_>) {
    let Some(message) = shown.saying.message() else { return };
    let tone = match message.voice {
        Voice::Information => Tone::Text,
        Voice::Warning => Tone::Attention,
    };
    let body = rows(columns(area, 0.03, 0.97), 0.12, 0.88);
    words(pen, body, align, tone, &shown.saying.filled(&message.text));
}

/// Words of the host, on as many lines as make them largest.
pub(crate) fn words(pen: &mut Pen<'_>, area: Area, align: Align, tone: Tone, words: &str) {
    let fits = |lines: usize| {
        let size = area.height / (many(lines) * 1.2);
        let wrapped = wrap(pen.letters, words, Weight::Bold, area.width * 0.97 / size);
        (wrapped.len() <= lines).then_some((size, wrapped))
    };
    let found = (1..=LINES_MAX).find_map(fits);
    let (size, lines) = found.unwrap_or_else(|| {
        let size = area.height / (many(LINES_MAX) * 1.2);
        let mut lines = wrap(pen.letters, words, Weight::Bold, area.width * 0.97 / size);
        lines.truncate(LINES_MAX);
        (size, lines)
    });
    let high = size * 1.2;
    let top = area.y + (area.height - high * many(lines.len())) / 2.0;
    for (at, line) in lines.iter().enumerate().take(whole(area.height / high.max(1.0)).max(1)) {
        let place = Area { y: top + high * many(at), height: high, ..area };
        pen.line_of(place, align, &[Piece::bold(&line.words).tone(tone)], size);
    }
}
