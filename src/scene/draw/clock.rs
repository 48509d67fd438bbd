//! The time left: as figures, as a ring with level and blinds in it, as a bar.

use crate::compose::Shown;
use crate::draw::fact;
use crate::mark::{Align, Mark, Run};
use crate::part::Part;
use crate::part_facts::{fact_of, time_tone};
use crate::pen::{CAPITALS, Digits, Pen, Piece, rows};
use crate::theme::Tone;
use print::{Area, Spot};
use reports::Phase;
use words::clock_facts::Fact;
use words::typed::next_moment;

/// A time of day that is further ahead than this has passed today.
const AHEAD_MAX: i64 = 12 * 60 * 60 * 1000;

/// The width of the ring beside its radius.
const RING: f32 = 0.075;

/// How far time has gone.
fn run(shown: &Shown<'_>) -> Run {
    let (clock, now) = (shown.saying.clock, shown.saying.now);
    let gone = u16::try_from(clock.gone_permille_at(now)).unwrap_or(1000);
    let until = clock.ends_at().filter(|_| clock.phase.is_timed());
    Run { gone: f32::from(gone) / 1000.0, until, length_millis: clock.length_millis }
}

pub(crate) fn digits(pen: &mut Pen<'_>, area: Area, align: Align, shown: &Shown<'_>) {
    let saying = &shown.saying;
    let said = saying.say(Fact::Time);
    match &saying.clock.phase {
        Phase::Over(_) | Phase::DayOver { .. } => {
            let fact = crate::part_facts::Fact::of(said);
            fact::fact(pen, area, align, &fact);
        }
        Phase::Ended => {}
        Phase::NotStarted
        | Phase::StartsAt(_)
        | Phase::Level
        | Phase::Break(_)
        | Phase::Paused { .. }
        | Phase::Waits { .. } => put_digits(pen, area, align, shown),
    }
}

fn put_digits(pen: &mut Pen<'_>, area: Area, align: Align, shown: &Shown<'_>) {
    let saying = &shown.saying;
    let said = saying.say(Fact::Time);
    let (clock, now) = (saying.clock, saying.now);
    let hands = clock.level_hands.is_some();
    let length = clock.length_millis.max(clock.left_at(now));
    // Zeros are as wide as any figure, and the size stays all through the level.
    let longest = if hands { said.value.clone() } else { saying.words.clock(length) };
    let tone = time_tone(shown);
    let mut body = area;
    if hands {
        let label = [Piece::muted(&said.label)];
        pen.line(rows(area, 0.0, 0.2), align, &label, f32::INFINITY);
        body = rows(area, 0.22, 1.0);
    }
    let until = clock.ends_at();
    pen.digits(body, &Digits { words: &said.value, longest: &longest, tone, until }, align);
}

/// How long it is until a time of day, under what is then; nothing once that has passed.
pub(crate) fn until(pen: &mut Pen<'_>, area: Area, align: Align, typed: &str, shown: &Shown<'_>) {
    let saying = &shown.saying;
    let (time, label) = typed.trim().split_once(' ').unwrap_or((typed.trim(), ""));
    let at = next_moment(time, saying.now, saying.offset);
    let Some(at) = at.filter(|at| at.millis_since(saying.now) <= AHEAD_MAX) else { return };
    let body = if label.is_empty() { area } else { rows(area, 0.3, 1.0) };
    pen.line(rows(area, 0.0, 0.26), align, &[Piece::muted(saying.filled(label))], f32::INFINITY);
    let left = saying.words.clock(at.millis_since(saying.now));
    let (words, until) = (left.as_str(), Some(at));
    pen.digits(body, &Digits { words, longest: words, tone: Tone::Text, until }, align);
}

pub(crate) fn ring(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let clock = shown.saying.clock;
    let center = Spot { x: area.x + area.width / 2.0, y: area.y + area.height / 2.0 };
    let outer = area.width.min(area.height) / 2.0;
    let width = outer * RING;
    let radius = outer - width / 2.0;
    if clock.phase.is_timed() {
        let (track, color) = (pen.theme.track, pen.theme.color(ring_tone(shown)));
        pen.marks.push(Mark::Ring { center, radius, width, track, color, run: run(shown) });
    }
    // Wider near the middle, as a circle is.
    let line = |from: f32, to: f32, half: f32| Area {
        x: center.x - outer * half,
        y: center.y + outer * from,
        width: outer * half * 2.0,
        height: outer * (to - from),
    };
    let title = [Part::State, Part::Heading].into_iter().find_map(|part| fact_of(&part, shown));
    if let Some(said) = title {
        let piece = Piece::bold(said.value).tone(Tone::Accent);
        pen.line(line(-0.72, -0.46, 0.62), Align::Middle, &[piece], outer * 0.17);
    }
    digits(pen, line(-0.38, 0.16, 0.80), Align::Middle, shown);
    if let Some(said) = fact_of(&Part::Stakes, shown) {
        let value = Piece::bold(&said.value);
        pen.line(line(0.26, 0.52, 0.74), Align::Middle, &[value], outer * 0.26);
        let under = if said.remark.is_empty() { said.label } else { said.remark };
        pen.line(line(0.53, 0.72, 0.6), Align::Middle, &[Piece::muted(under)], outer * 0.13);
    }
}

/// The ring has the color of the moment, and that of the theme while people play.
fn ring_tone(shown: &Shown<'_>) -> crate::theme::Tone {
    match time_tone(shown) {
        crate::theme::Tone::Text => crate::theme::Tone::Accent,
        tone => tone,
    }
}

pub(crate) fn progress(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    if !shown.saying.clock.phase.is_timed() {
        return;
    }
    let (track, color) = (pen.theme.track, pen.theme.color(ring_tone(shown)));
    pen.marks.push(Mark::Bar { area, track, color, run: run(shown) });
}

/// The clock on a table: figures, blinds and who is left, in the middle of everything.
pub(crate) fn on_table(pen: &mut Pen<'_>, area: Area, shown: &Shown<'_>) {
    let average = fact_of(&Part::Average, shown);
    let players = fact_of(&Part::Players, shown);
    let all = |said: crate::part_facts::Fact| {
        [said.label, said.value, said.remark].into_iter().filter(|words| !words.is_empty())
    };
    let facts = players.into_iter().chain(average);
    let facts: Vec<String> = facts.map(|said| all(said).collect::<Vec<_>>().join(" ")).collect();
    let head = [Piece::muted(facts.join(" · "))];
    pen.line(rows(area, 0.0, 0.14), Align::Middle, &head, area.height * 0.1);
    let state = fact_of(&Part::State, shown).map(|said| said.value).unwrap_or_default();
    let state = [Piece::bold(state).tone(crate::theme::Tone::Accent)];
    pen.line(rows(area, 0.15, 0.28), Align::Middle, &state, area.height * 0.11);
    let figures = rows(area, 0.33, 0.64);
    digits(
        pen,
        Area { height: figures.height.min(area.width * CAPITALS / 2.6), ..figures },
        Align::Middle,
        shown,
    );
    if let Some(said) = fact_of(&Part::Stakes, shown) {
        pen.line(rows(area, 0.69, 0.87), Align::Middle, &[Piece::bold(said.value)], f32::INFINITY);
        let remark = [Piece::muted(said.remark)];
        pen.line(rows(area, 0.88, 1.0), Align::Middle, &remark, area.height * 0.1);
    }
}
