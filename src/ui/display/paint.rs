//! What the players see: every tile of the layout, painted as large as its place.

use crate::display::changes::{changes_ui, recent};
use crate::display::fit::{Piece, digits_in, line_in, measure, points_for};
use crate::display::layout::{Beside, Layout, Tile};
use crate::display::prizes::prizes_ui;
use crate::theme::{Tone, color, radius, space};
use egui::{
    Align, Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use reports::Phase;
use words::clock_facts::{Fact, FactSaid, Saying};

/// The smallest label beside the height of its tile.
const LABEL: f32 = 0.30;
/// A remark beside its value.
const REMARK: f32 = 0.55;
/// Under this much of a level that is left the digits change.
const LAST_MINUTE: i64 = 60_000;

pub fn paint_ui(ui: &Ui, window: Rect, layout: &Layout, saying: &Saying<'_>) {
    ui.painter().rect_filled(window, 0, color(ui, ground(&saying.clock.phase)));
    in_frame_ui(ui, window, &saying.clock.phase);
    let beside =
        Beside { changes: !recent(saying).is_empty(), prizes: saying.clock.prizes.is_some() };
    let tiles = layout.tiles(window.size(), beside);
    for (fact, rect) in tiles.iter().map(|tile| (tile.fact, place_of(tile, tiles, window, saying)))
    {
        match fact {
            Fact::Changes => changes_ui(ui, rect, saying),
            Fact::Prizes => prizes_ui(ui, rect, saying),
            Fact::Progress => progress_ui(ui, rect, saying),
            fact => {
                let said = saying.say(fact);
                if said.value.is_empty() {
                    continue;
                }
                match fact {
                    Fact::Event => event_ui(ui, rect, &said),
                    Fact::State => state_ui(ui, rect, &said, &saying.clock.phase),
                    Fact::Time => time_ui(ui, rect, &said, saying),
                    Fact::Stakes => said_ui(ui, rect, &said, f32::INFINITY),
                    _ => said_ui(ui, rect, &said, rect.height() * 0.5),
                }
                let response = ui.interact(rect, ui.scope_id().with(fact.id()), Sense::hover());
                let name = said.line();
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            }
        }
    }
}

/// The place of a tile; where some of its row have nothing to say, the others share the row.
fn place_of(tile: &Tile, tiles: &[Tile], window: Rect, saying: &Saying<'_>) -> Rect {
    let own = tile.rect(window);
    let row = tiles.iter().filter(|other| {
        let rect = other.rect(window);
        rect.y_range() == own.y_range()
            && !matches!(other.fact, Fact::Changes | Fact::Prizes | Fact::Progress)
    });
    let row: Vec<&Tile> = row.collect();
    let speaks = |tile: &&&Tile| !saying.say(tile.fact).value.is_empty();
    let speaking: Vec<&&Tile> = row.iter().filter(speaks).collect();
    let index = speaking.iter().position(|other| other.fact == tile.fact);
    let Some(index) = index.filter(|_| speaking.len() < row.len()) else { return own };
    let whole = row.iter().fold(own, |all, other| all.union(other.rect(window)));
    let count = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let width = whole.width() / count(speaking.len());
    let part = Rect::from_min_size(whole.min, Vec2::new(width, whole.height()));
    part.translate(Vec2::new(width * count(index), 0.0)).shrink2(Vec2::new(space::ONE, 0.0))
}

/// Play and everything else stand on different grounds.
fn ground(phase: &Phase) -> Tone {
    match phase {
        Phase::Break(_) | Phase::Waits { in_break: true } => Tone::InfoSoft,
        Phase::Paused { .. } => Tone::StoppedSoft,
        Phase::Over(_) | Phase::Ended => Tone::AccentSoft,
        Phase::DayOver { .. }
        | Phase::NotStarted
        | Phase::StartsAt(_)
        | Phase::Level
        | Phase::Waits { in_break: false } => Tone::Ground,
    }
}

/// A frame around the window while nobody plays.
fn in_frame_ui(ui: &Ui, window: Rect, phase: &Phase) {
    let (share, tone) = match phase {
        Phase::Paused { .. } => (0.014, Tone::Stopped),
        Phase::Break(_) | Phase::Waits { in_break: true } => (0.006, Tone::Info),
        Phase::Over(_) | Phase::Ended => (0.006, Tone::Accent),
        Phase::DayOver { .. }
        | Phase::NotStarted
        | Phase::StartsAt(_)
        | Phase::Level
        | Phase::Waits { in_break: false } => return,
    };
    let width = (window.size().min_elem() * share).max(2.0);
    let stroke = Stroke::new(width, color(ui, tone));
    ui.painter().rect_stroke(window, 0, stroke, StrokeKind::Inside);
}

fn event_ui(ui: &Ui, rect: Rect, said: &FactSaid) {
    let piece = Piece::regular(&said.value, color(ui, Tone::TextMuted));
    line_in(ui, rect, Align::Center, &[piece], f32::INFINITY);
}

/// The band that says what is going on: plain in play, and a shape of its own everywhere else.
fn state_ui(ui: &Ui, rect: Rect, said: &FactSaid, phase: &Phase) {
    let (fill, writing) = match phase {
        Phase::Level | Phase::Waits { in_break: false } => (None, Tone::Text),
        Phase::NotStarted | Phase::StartsAt(_) | Phase::DayOver { .. } => {
            (Some(Tone::Raised), Tone::Text)
        }
        Phase::Paused { .. } => (Some(Tone::Stopped), Tone::OnStopped),
        Phase::Break(_) | Phase::Waits { in_break: true } => (Some(Tone::Info), Tone::OnInfo),
        Phase::Over(_) | Phase::Ended => (Some(Tone::Accent), Tone::OnAccent),
    };
    let writing = color(ui, writing);
    let mut inside = rect;
    if let Some(fill) = fill {
        let round = match phase {
            Phase::Break(_) | Phase::Waits { in_break: true } | Phase::Over(_) | Phase::Ended => {
                radius::ROUND
            }
            _ => radius::CARD,
        };
        ui.painter().rect_filled(rect, round, color(ui, fill));
        let side = Vec2::new(rect.height(), 0.0);
        inside =
            Rect::from_min_max(rect.min + side, rect.max - side).shrink2(Vec2::Y * space::HALF);
        for center in [rect.left_center() + side * 0.6, rect.right_center() - side * 0.6] {
            sign_ui(ui, center, rect.height() * 0.5, writing, phase);
        }
    }
    line_in(ui, inside, Align::Center, &[Piece::bold(&said.value, writing)], f32::INFINITY);
}

/// Two bars where play is stopped, a cup in a break.
fn sign_ui(ui: &Ui, center: Pos2, size: f32, tone: Color32, phase: &Phase) {
    let bar = |center: Pos2, size: Vec2| {
        ui.painter().rect_filled(Rect::from_center_size(center, size), radius::SMALL, tone);
    };
    match phase {
        Phase::Paused { .. } => {
            for side in [-0.28, 0.28] {
                bar(center + Vec2::new(side * size, 0.0), Vec2::new(size * 0.28, size));
            }
        }
        Phase::Break(_) | Phase::Waits { in_break: true } => {
            let cup = Rect::from_center_size(
                center + Vec2::new(-0.1, -0.05) * size,
                Vec2::new(size * 0.62, size * 0.6),
            );
            let handle = Stroke::new(size * 0.1, tone);
            ui.painter().circle_stroke(cup.right_center(), size * 0.17, handle);
            ui.painter().rect_filled(cup, size * 0.12, tone);
            let saucer = center + Vec2::new(-0.1, 0.42) * size;
            bar(saucer, Vec2::new(size * 0.95, size * 0.1));
        }
        _ => {}
    }
}

fn time_ui(ui: &Ui, rect: Rect, said: &FactSaid, saying: &Saying<'_>) {
    let left = saying.clock.left_at(saying.now);
    let tone = match &saying.clock.phase {
        Phase::Over(_) | Phase::Ended => {
            let piece = Piece::bold(&said.value, color(ui, Tone::Text));
            return line_in(ui, rect, Align::Center, &[piece], f32::INFINITY);
        }
        Phase::DayOver { .. } => return said_ui(ui, rect, said, f32::INFINITY),
        Phase::Paused { .. } => Tone::StoppedText,
        Phase::Break(_) | Phase::Waits { in_break: true } => Tone::InfoText,
        Phase::Level if left < LAST_MINUTE => Tone::AttentionText,
        Phase::NotStarted => Tone::TextMuted,
        Phase::Level | Phase::Waits { in_break: false } | Phase::StartsAt(_) => Tone::Text,
    };
    // As large all through the level: the size follows from what stood there at its start.
    let longest = saying.words.clock(saying.clock.length_millis.max(left)).chars().count();
    digits_in(ui, rect, &said.value, longest, color(ui, tone));
}

fn progress_ui(ui: &Ui, rect: Rect, saying: &Saying<'_>) {
    if !saying.clock.phase.is_timed() {
        return;
    }
    let gone = u16::try_from(saying.clock.gone_permille_at(saying.now)).unwrap_or(1000);
    let gone = f32::from(gone) / 1000.0;
    let tone = match saying.clock.phase {
        Phase::Paused { .. } => Tone::Stopped,
        Phase::Break(_) | Phase::Waits { in_break: true } => Tone::Info,
        _ => Tone::Accent,
    };
    ui.painter().rect_filled(rect, radius::ROUND, color(ui, Tone::RaisedPressed));
    let part = Rect::from_min_size(rect.min, Vec2::new(rect.width() * gone, rect.height()));
    ui.painter().add(Shape::rect_filled(part, radius::ROUND, color(ui, tone)));
}

/// A label, its value as large as there is room, and the remark beside or under it.
fn said_ui(ui: &Ui, rect: Rect, said: &FactSaid, points_max: f32) {
    let (plain, muted) = (color(ui, Tone::Text), color(ui, Tone::TextMuted));
    let mut body = rect;
    if !said.label.is_empty() {
        let height = rect.height() * LABEL;
        let head = Rect::from_min_size(rect.min, Vec2::new(rect.width(), height));
        line_in(ui, head, Align::Center, &[Piece::regular(&said.label, muted)], f32::INFINITY);
        body.min.y = head.bottom();
    }
    let value = Piece::bold(&said.value, plain);
    let remark = |gap: &str| Piece::regular(format!("{gap}{}", said.remark), muted).scaled(REMARK);
    let beside = match said.remark.is_empty() {
        true => vec![value.clone()],
        false => vec![value.clone(), remark("   ")],
    };
    let points_beside = points_for(measure(ui, &beside), body.size()).min(points_max);
    let above = [value];
    let (upper, lower) = body.split_top_bottom_at_fraction(0.62);
    let points_above = points_for(measure(ui, &above), upper.size()).min(points_max);
    if said.remark.is_empty() || points_beside >= points_above {
        line_in(ui, body, Align::Center, &beside, points_max);
    } else {
        line_in(ui, upper, Align::Center, &above, points_max);
        line_in(ui, lower, Align::Center, &[remark("")], points_above);
    }
}
