//! One seat at a table: who sits in it, and what there is to know about them.

use crate::theme::{Size, Tone, bold, color, radius, regular, shape, space, stroke};
use crate::widgets::button::focus_ring;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Color32, FontId, Id, Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo,
};
use std::borrow::Cow;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatUse {
    Taken,
    /// Nobody, though somebody may.
    Open,
    Closed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SeatGlow {
    #[default]
    Plain,
    Chosen,
    /// It is where somebody goes.
    Target,
    Attention,
    /// Whoever is carried may sit down there.
    Lit,
    Dimmed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    pub number: u8,
    pub usage: SeatUse,
    /// The player's name, or what is said of an empty seat.
    pub words: String,
    /// The second line: what there is to know.
    pub note: String,
    pub glow: SeatGlow,
    /// What lies before it: button, blinds.
    pub discs: Vec<Disc>,
    /// The same in words, for a screen reader.
    pub said: String,
    /// What a screen reader says.
    pub name: String,
    pub tip: String,
}

/// A disc that lies before a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disc {
    Button,
    SmallBlind,
    BigBlind,
}

impl Disc {
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Button => "D",
            Self::SmallBlind => "SB",
            Self::BigBlind => "BB",
        }
    }

    const fn on(self) -> Tone {
        match self {
            Self::Button => Tone::OnDisc,
            Self::SmallBlind => Tone::OnInfo,
            Self::BigBlind => Tone::OnAttention,
        }
    }

    const fn tone(self) -> Tone {
        match self {
            Self::Button => Tone::Disc,
            Self::SmallBlind => Tone::Info,
            Self::BigBlind => Tone::Attention,
        }
    }
}

/// Shows a seat in its place; a player can be dragged out of it.
pub fn seat_ui(ui: &mut Ui, rect: Rect, id: Id, seat: &SeatView) -> Response {
    let sense = match seat.usage {
        SeatUse::Taken => Sense::click_and_drag(),
        SeatUse::Open | SeatUse::Closed => Sense::click(),
    };
    let response = ui.interact(rect, id, sense);
    let is_lit = response.hovered() || response.has_focus();
    ground(ui, rect, seat, is_lit.then_some(Tone::RaisedHover));
    focus_ring(ui, &response);
    let inside = rect.shrink(space::HALF);
    let shown = in_its_room(ui, seat, inside.width());
    let (first, second) = lines(ui, &shown, inside.width());
    let first = ui.painter().layout_job(first);
    let height = first.size().y;
    let middle = rect.center();
    let plain = color(ui, Tone::Text);
    if shown.note.is_empty() {
        // Rows that are centered are so around the place where they begin.
        let left = if first.job.halign == Align::Center { 0.0 } else { first.size().x / 2.0 };
        ui.painter().galley(middle - Vec2::new(left, height / 2.0), first, plain);
    } else {
        let second = ui.painter().layout_job(second);
        let top = middle.y - (height + second.size().y) / 2.0;
        let first_at = Pos2::new(middle.x - first.size().x / 2.0, top);
        let second_at = Pos2::new(middle.x - second.size().x / 2.0, top + height);
        ui.painter().galley(first_at, first, plain);
        ui.painter().galley(second_at, second, plain);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &seat.name));
    if !seat.said.is_empty() {
        let said = |node: &mut egui::accesskit::Node| node.set_value(seat.said.as_str());
        response.ctx.accesskit_node_builder(response.id, said);
    }
    if seat.tip.is_empty() { response } else { response.on_hover_text(&seat.tip) }
}

fn ground(ui: &Ui, rect: Rect, seat: &SeatView, lit: Option<Tone>) {
    let (fill, line) = match seat.usage {
        SeatUse::Taken => (Tone::Raised, Tone::LineStrong),
        SeatUse::Open => (Tone::Ground, Tone::LineStrong),
        SeatUse::Closed => (Tone::Panel, Tone::Line),
    };
    let (fill, line, width) = match seat.glow {
        SeatGlow::Plain | SeatGlow::Dimmed => (fill, line, shape::LINE),
        SeatGlow::Lit => (Tone::AccentSoft, Tone::Accent, shape::LINE),
        SeatGlow::Chosen => (Tone::RaisedHover, Tone::Text, shape::STRONG_LINE),
        SeatGlow::Target => (Tone::AccentSoft, Tone::Accent, shape::STRONG_LINE),
        SeatGlow::Attention => (Tone::AttentionSoft, Tone::Attention, shape::STRONG_LINE),
    };
    ui.painter().rect_filled(rect, radius::CARD, color(ui, lit.unwrap_or(fill)));
    let line = Stroke::new(width, color(ui, line));
    if seat.usage == SeatUse::Closed {
        hatch(ui, rect);
    }
    let is_quiet = matches!(seat.glow, SeatGlow::Plain | SeatGlow::Dimmed);
    if seat.usage == SeatUse::Open && is_quiet {
        let corners = [
            rect.left_top(),
            rect.right_top(),
            rect.right_bottom(),
            rect.left_bottom(),
            rect.left_top(),
        ];
        ui.painter().extend(Shape::dashed_line(&corners, line, 4.0, 4.0));
    } else {
        ui.painter().rect_stroke(rect, radius::CARD, line, StrokeKind::Inside);
    }
}

/// Slanting lines: out of use.
fn hatch(ui: &Ui, rect: Rect) {
    let line = stroke(ui, Tone::Line);
    let inside = rect.shrink(shape::LINE);
    let painter = ui.painter().with_clip_rect(inside.intersect(ui.clip_rect()));
    let mut x = inside.left() - inside.height();
    while x < inside.right() {
        let foot = Pos2::new(x, inside.bottom());
        painter.line_segment([foot, foot + Vec2::new(inside.height(), -inside.height())], line);
        x += space::ONE;
    }
}

/// An empty seat shows that it is empty; a note that is wider than the seat has both lines.
fn in_its_room<'a>(ui: &Ui, seat: &'a SeatView, width: f32) -> Cow<'a, SeatView> {
    let muted = color(ui, Tone::TextMuted);
    let note = ui.painter().layout_no_wrap(seat.note.clone(), regular(Size::Small), muted);
    if seat.usage == SeatUse::Taken || note.size().x <= width {
        return Cow::Borrowed(seat);
    }
    Cow::Owned(SeatView { words: seat.note.clone(), note: String::new(), ..seat.clone() })
}

fn lines(ui: &Ui, seat: &SeatView, width: f32) -> (LayoutJob, LayoutJob) {
    let muted = color(ui, Tone::TextMuted);
    let (words_font, words_tone) = match seat.usage {
        SeatUse::Taken if seat.glow == SeatGlow::Dimmed => (bold(Size::Small), muted),
        SeatUse::Taken => (bold(Size::Small), color(ui, Tone::Text)),
        SeatUse::Open | SeatUse::Closed => (regular(Size::Small), muted),
    };
    let note_tone = match seat.glow {
        SeatGlow::Target | SeatGlow::Lit => color(ui, Tone::AccentText),
        SeatGlow::Attention => color(ui, Tone::OnAttentionSoft),
        SeatGlow::Plain | SeatGlow::Chosen | SeatGlow::Dimmed => muted,
    };
    let number = format!("{} ", seat.number);
    let whole =
        |words: &str, font: FontId| ui.painter().layout_no_wrap(words.to_owned(), font, muted);
    let room = width - whole(&number, regular(Size::Small)).size().x;
    let is_long = whole(&seat.words, words_font.clone()).size().x > room;
    // Where there is nothing else to say, the name has both lines.
    let has_two = is_long && seat.note.is_empty() && seat.words.contains(' ');
    let is_shortened = is_long && !has_two && seat.usage == SeatUse::Taken;
    let words = if is_shortened { with_initial(&seat.words) } else { seat.words.clone() };
    let mut first = one_line(width);
    if has_two {
        first.wrap.max_rows = 2;
        first.wrap.break_anywhere = false;
        first.halign = Align::Center;
    }
    append(&mut first, &number, regular(Size::Small), muted);
    append(&mut first, &words, words_font, words_tone);
    let mut second = one_line(width);
    append(&mut second, &seat.note, regular(Size::Small), note_tone);
    (first, second)
}

/// A name whose first word is its first letter only: `A. Rys`.
fn with_initial(name: &str) -> String {
    let parts = name.split_once(' ').and_then(|(first, rest)| Some((first.chars().next()?, rest)));
    match parts {
        Some((initial, rest)) => format!("{initial}. {rest}"),
        None => name.to_owned(),
    }
}

fn one_line(width: f32) -> LayoutJob {
    LayoutJob { wrap: TextWrapping::truncate_at_width(width), ..Default::default() }
}

fn append(job: &mut LayoutJob, words: &str, font: FontId, tone: Color32) {
    job.append(words, 0.0, TextFormat::simple(font, tone));
}

/// Paints what lies before a seat.
pub fn paint_disc(ui: &Ui, middle: Pos2, disc: Disc) {
    let painter = ui.painter();
    painter.circle_filled(middle, shape::DISC, color(ui, disc.tone()));
    painter.circle_stroke(middle, shape::DISC, stroke(ui, Tone::OnDisc));
    let tone = color(ui, disc.on());
    let letters = painter.layout_no_wrap(disc.letters().to_owned(), bold(Size::Small), tone);
    painter.galley(middle - letters.size() / 2.0, letters, tone);
}

#[cfg(test)]
mod tests {
    use crate::widgets::seat::with_initial;

    #[test]
    fn a_long_name_keeps_what_tells_people_apart() {
        assert_eq!(with_initial("Łukasz Wójcik"), "Ł. Wójcik");
        assert_eq!(with_initial("Anna van der Berg"), "A. van der Berg");
        assert_eq!(with_initial("Cher"), "Cher");
        assert_eq!(with_initial(""), "");
    }
}
