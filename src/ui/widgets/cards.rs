//! Playing cards, as small as they can be read: rank and suit on a face of their own.

use crate::theme::{Size, Tone, bold, color, radius, regular, shape, space, stroke, text};
use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardSize {
    Inline,
    Large,
}

impl CardSize {
    const fn size(self) -> Vec2 {
        match self {
            Self::Inline => Vec2::new(shape::CARD_SMALL[0], shape::CARD_SMALL[1]),
            Self::Large => Vec2::new(shape::CARD_LARGE[0], shape::CARD_LARGE[1]),
        }
    }
}

/// How wide these cards are beside one another.
#[must_use]
pub fn cards_width(cards: &str, size: CardSize) -> f32 {
    let count = cards.split_whitespace().count();
    (as_f32(count) * (size.size().x + GAP) - GAP).max(0.0)
}

const GAP: f32 = 3.0;

/// Shows cards written as `Ah Kd Ts`; what is no card stands there as it is written.
pub fn cards_ui(ui: &mut Ui, cards: &str, size: CardSize) {
    let is_readable = cards.split_whitespace().all(|card| face(card).is_some());
    if !is_readable || cards.trim().is_empty() {
        ui.label(text(cards, Size::Body));
        return;
    }
    let step = size.size() + Vec2::splat(GAP);
    let count = cards.split_whitespace().count();
    // As many in a line as there is room for.
    let in_line = (((ui.available_width() + GAP) / step.x) as usize).clamp(1, count);
    let lines = count.div_ceil(in_line);
    let whole = Vec2::new(as_f32(in_line) * step.x, as_f32(lines) * step.y) - Vec2::splat(GAP);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, cards));
    for (index, card) in cards.split_whitespace().enumerate() {
        let at = Vec2::new(as_f32(index % in_line), as_f32(index / in_line)) * step;
        paint(ui, Rect::from_min_size(rect.min + at, size.size()), card, size);
    }
}

fn as_f32(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The rank as it stands on a card, the suit's sign and its tone.
fn face(card: &str) -> Option<(String, &'static str, Tone)> {
    let mut letters = card.chars();
    let (rank, suit) = (letters.next()?, letters.next()?);
    if letters.next().is_some() || !"23456789TJQKA".contains(rank) {
        return None;
    }
    let (sign, tone) = match suit {
        's' => ("♠", Tone::Spades),
        'h' => ("♥", Tone::Hearts),
        'd' => ("♦", Tone::Diamonds),
        'c' => ("♣", Tone::Clubs),
        _ => return None,
    };
    let rank = if rank == 'T' { "10".to_owned() } else { rank.to_string() };
    Some((rank, sign, tone))
}

fn paint(ui: &Ui, place: Rect, card: &str, size: CardSize) {
    let Some((rank, sign, tone)) = face(card) else { return };
    let ink = color(ui, tone);
    let painter = ui.painter();
    let line = stroke(ui, Tone::LineStrong);
    painter.rect(place, radius::SMALL, color(ui, Tone::CardFace), line, StrokeKind::Inside);
    match size {
        CardSize::Inline => {
            let left = place.left_center() + Vec2::new(space::HALF - 1.0, 0.0);
            painter.text(left, Align2::LEFT_CENTER, rank, bold(Size::Small), ink);
            let right = place.right_center() - Vec2::new(space::HALF - 2.0, 0.0);
            painter.text(right, Align2::RIGHT_CENTER, sign, regular(Size::Small), ink);
        }
        CardSize::Large => {
            let half = place.height() / 4.0;
            let upper = place.center() - Vec2::new(0.0, half - 1.0);
            painter.text(upper, Align2::CENTER_CENTER, rank, bold(Size::Body), ink);
            let lower = place.center() + Vec2::new(0.0, half - 2.0);
            painter.text(lower, Align2::CENTER_CENTER, sign, regular(Size::Lead), ink);
        }
    }
}
