//! Lists: levels to come, new seats, who is out. A long name is cut, and never its list smaller.

use crate::compose::Shown;
use crate::mark::{Align, Mark};
use crate::pen::{Pen, Piece, rows};
use crate::theme::Tone;
use engine::structure::Stage;
use print::Area;
use reports::{OutLine, SeatChange, age_millis};
use words::Args;

/// A row is as high as its list allows, between these.
const ROW_MIN: f32 = 46.0;
const ROW_MAX: f32 = 62.0;

/// The letters of a row beside its height.
const LETTERS: f32 = 0.62;

/// The letters of a second line beside those of the first.
const BELOW: f32 = 0.74;

/// The title of a list beside its height, and its letters in pixels at most.
const TITLE: f32 = 48.0;
const TITLE_LETTERS: f32 = 32.0;

/// A row of a list: what stands at its left and at its right, on one line or two.
pub(crate) struct Row {
    pub(crate) left: Vec<Piece>,
    pub(crate) right: Vec<Piece>,
    /// What stands under it.
    pub(crate) below: Vec<Piece>,
    /// It is the one to look at.
    pub(crate) is_marked: bool,
}

impl Row {
    pub(crate) fn new(left: Vec<Piece>, right: Vec<Piece>) -> Self {
        Self { left, right, below: Vec::new(), is_marked: false }
    }

    fn lines(&self) -> f32 {
        if self.below.is_empty() { 1.0 } else { 1.8 }
    }
}

/// A list under its title, on as many pages as it needs; pages are shown in turn.
pub(crate) fn list(pen: &mut Pen<'_>, area: Area, title: &str, listed: &[Row], shown: &Shown<'_>) {
    let body = Area { y: area.y + TITLE, height: area.height - TITLE, ..area };
    let lines = listed.iter().map(Row::lines).fold(1.0, f32::max);
    let fitting = whole(body.height / (ROW_MIN * lines)).max(1);
    let per_page = listed.len().div_ceil(listed.len().div_ceil(fitting).max(1)).max(1);
    let height = (body.height / many(per_page)).min(ROW_MAX * lines);
    let size = height / lines * LETTERS;
    let pages = listed.len().div_ceil(per_page);
    let page = |(at, listed): (usize, &[Row])| {
        let mut pen = pen.blank();
        let mut head = title.to_owned();
        if pages > 1 {
            let args = Args::new().count("page", at + 1).count("pages", pages);
            head = format!("{head} · {}", shown.saying.words.say("display-page", &args));
        }
        let place = Area { height: TITLE, ..area };
        pen.line(place, Align::Start, &[Piece::muted(head)], TITLE_LETTERS);
        for (at, row) in listed.iter().enumerate() {
            let place = Area { y: body.y + many(at) * height, height, ..body };
            put_row(&mut pen, place, row, size);
        }
        pen.marks
    };
    let pages: Vec<Vec<Mark>> = listed.chunks(per_page).enumerate().map(page).collect();
    pen.put_pages(pages);
}

fn put_row(pen: &mut Pen<'_>, place: Area, row: &Row, size: f32) {
    let first = if row.below.is_empty() { place } else { rows(place, 0.0, 0.54) };
    if row.is_marked {
        let (x, y) = (place.x - 14.0, place.y + 6.0);
        let mark = Area { x, y, width: 6.0, height: place.height - 12.0 };
        let color = pen.theme.color(Tone::Accent);
        pen.marks.push(Mark::Fill { area: mark, radius: 3.0, color });
    }
    let right = pen.width(&row.right) * size;
    // What stands at the right is whole; only where it takes most of the line, it is smaller.
    let most = first.width * if row.left.is_empty() { 1.0 } else { 0.72 };
    let fits = if right > most { size * most / right } else { size };
    let right = right.min(most);
    let gap = if row.right.is_empty() { 0.0 } else { size * 0.5 };
    let left = Area { width: first.width - right - gap, ..first };
    pen.line_of(left, Align::Start, &row.left, size);
    if !row.right.is_empty() {
        pen.line_of(first, Align::End, &row.right, fits);
    }
    if !row.below.is_empty() {
        let under = rows(place, 0.5, 0.94);
        // The first of several is the least: the seat that somebody leaves.
        let is_wide = pen.width(&row.below) * size * BELOW > under.width;
        let below = if is_wide { row.below.split_first().map(|(_, rest)| rest) } else { None };
        let below = below.filter(|rest| !rest.is_empty()).unwrap_or(&row.below);
        pen.line_of(under, Align::Start, below, size * BELOW);
    }
}

/// Levels and breaks to come, as many as there is room for.
pub(crate) fn coming(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let (words, coming) = (shown.saying.words, &shown.saying.clock.room.coming);
    let rows = coming.iter().map(|(no, stage)| match stage {
        Stage::Level(level) => {
            let no = words.number(no.map_or(0, |no| i64::from(no.0)));
            Row::new(vec![Piece::muted(no)], vec![Piece::bold(shown.saying.stakes_of(level).value)])
        }
        Stage::Break(stop) => {
            let name = Piece::bold(words.text("display-break")).tone(Tone::Calm);
            let long = Piece::muted(words.minutes(i64::from(stop.secs))).tone(Tone::Calm);
            Row::new(vec![name], vec![long])
        }
    });
    let fitting = whole((area.height - TITLE) / ROW_MIN).max(1);
    let rows: Vec<Row> = rows.take(fitting).collect();
    list(pen, area, &words.text("screen-coming"), &rows, shown);
}

/// Who has a new seat, and which tables broke.
pub(crate) fn changes(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let (saying, words) = (&shown.saying, shown.saying.words);
    let moves = saying.clock.changes.moves.iter();
    let recent = moves.filter(|change| change.age_millis(saying.now).is_some());
    let rows: Vec<Row> = recent.map(|change| moved(shown, change)).collect();
    let broken = saying.clock.changes.broken.iter();
    let broken = broken.filter(|(at, _)| age_millis(*at, saying.now).is_some());
    let mut title = words.text("display-changes");
    for (_, table) in broken.take(3) {
        let breaks = words.say("display-table-breaks", &Args::new().no("table", table.0));
        title = format!("{title} · {breaks}");
    }
    if !rows.is_empty() {
        list(pen, area, &title, &rows, shown);
    }
}

fn moved(shown: &Shown<'_>, change: &SeatChange) -> Row {
    let words = shown.saying.words;
    let mut below = Vec::new();
    if let Some(from) = change.from {
        below.push(Piece::muted(words.seat(from)));
    }
    let to = format!("→ {}", words.seat(change.to));
    below.push(Piece::bold(to).tone(Tone::Attention));
    let mut right = Vec::new();
    if change.waits_one_hand {
        right.push(Piece::muted(words.text("display-change-waits")).scaled(0.72));
    }
    Row { below, ..Row::new(vec![Piece::bold(&change.name)], right) }
}

/// Who went out last, the latest first.
pub(crate) fn out(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let (words, out) = (shown.saying.words, &shown.saying.clock.room.out);
    let row = |line: &OutLine| {
        let place = Piece::muted(words.number(i64::from(line.place.0)));
        let name = Piece::bold(&line.name);
        let by = line.by.as_ref().map(|by| {
            Piece::muted(words.say("screen-out-by", &Args::new().text("by", by.as_str())))
        });
        Row { below: by.into_iter().collect(), ..Row::new(vec![name], vec![place]) }
    };
    let fitting = whole((area.height - TITLE) / (ROW_MIN * 1.8)).max(1);
    let rows: Vec<Row> = out.iter().take(fitting).map(row).collect();
    if !rows.is_empty() {
        list(pen, area, &words.text("screen-out"), &rows, shown);
    }
}

/// A small number as a measure.
pub(crate) fn many(number: usize) -> f32 {
    u16::try_from(number).map_or(f32::from(u16::MAX), f32::from)
}

/// How many whole ones fit.
pub(crate) fn whole(measure: f32) -> usize {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "small, not negative"
    )]
    let number = measure.clamp(0.0, 10_000.0) as usize;
    number
}
