//! The room as a floor plan, from all of it down to one table.
//!
//! One picture at every distance: far away a table is a shape, nearer it has words, and near
//! enough it is the oval with its names. What is proposed, carried and arranged is drawn on it.

mod arrange;
mod arrows;
pub mod camera;
mod corners;
mod find;
mod floor_plan;
mod hold;
mod in_hand;
pub mod layout;
mod standing;
mod touch;

use crate::parts::Memo;
use crate::screens::tables::room::camera::{Aim, Lens};
use crate::screens::tables::room::in_hand::Hold;
use crate::screens::tables::room::layout::{CELL, Layout, columns_for};
use crate::screens::tables::room::standing::Standings;
use crate::theme::shape;
use crate::view::View;
use egui::{Rect, Ui, Vec2};
use engine::values::{PlayerId, SeatAt, Seq, TableNo};
use std::collections::BTreeSet;

/// From this width on a table shows its seats with the names of the players.
pub(super) const NAMES_WIDTH: f32 = 360.0;
/// How long the way to another part of the room takes, in seconds.
const JOURNEY_SECS: f64 = 0.18;
/// The least height of the table that is looked at, where the plan above is too far for names.
const OVAL_LEAST: f32 = 210.0;
/// The greatest height that helps it.
const OVAL_MOST: f32 = 330.0;
/// How much of the height the plan has at least.
const PLAN_PART: f32 = 0.48;

/// The floor plan: what is looked at, and what is in hand.
#[derive(Debug, Default)]
pub struct Room {
    aim: Aim,
    /// What was shown in the last frame.
    shown: Option<Lens>,
    journey: Option<Journey>,
    /// Where the plan was in the last frame.
    place: Option<Rect>,
    layout: Layout,
    /// For which act and which room it was laid out, and how much of that it takes.
    laid_out: Option<((Seq, Vec2), Share)>,
    standings: Standings,
    hold: Option<Hold>,
    /// The frame in which the plan was shown last.
    shown_in: u64,
    /// Somebody who was put down on a table, and the seat that is proposed there.
    proposal: Option<(PlayerId, SeatAt)>,
    /// Seats as they are painted in this frame.
    seats: Vec<(SeatAt, Rect)>,
    /// Seats as they were painted in the last one, for what is put down on them.
    seats_seen: Vec<(SeatAt, Rect)>,
    is_arranging: bool,
    /// Tables that are moved together.
    marked: BTreeSet<TableNo>,
    per_row: u16,
    /// Whether arrows were drawn in the last frame.
    has_arrows: bool,
    is_legend_open: bool,
    is_line_open: bool,
    typed: String,
    found: Memo<(String, Seq), Vec<(String, SeatAt)>>,
}

/// On the way from one part of the room to another.
#[derive(Debug, Clone, Copy)]
struct Journey {
    from: Lens,
    since: Option<f64>,
}

/// How much of the screen the plan has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Share {
    /// Everything: names can be read on it, or there is no room for anything else.
    All,
    /// The table that is looked at is beneath it.
    Part,
}

impl Room {
    /// Looks at something else, on a short way to it.
    pub(super) fn go(&mut self, aim: Aim) {
        if self.aim != aim {
            self.journey = self.shown.map(|from| Journey { from, since: None });
            self.aim = aim;
        }
    }

    pub(super) fn is_holding(&self) -> bool {
        self.hold.is_some()
    }

    /// Whether tables are being put in their places.
    pub(super) fn is_arranging(&self) -> bool {
        self.is_arranging
    }

    /// Leaves the tables where they are put.
    pub(super) fn stop_arranging(&mut self) {
        if self.is_arranging {
            self.is_arranging = false;
            self.marked.clear();
        }
    }

    pub(super) fn reveal(&mut self, table: TableNo) {
        match (self.aim, self.layout.cell(table), self.place) {
            (Aim::Table(_), _, _) => self.go(Aim::Table(table)),
            (Aim::Free(lens), Some(cell), Some(place)) => {
                self.go(Aim::Free(lens.showing(cell, place.size())));
            }
            _ => {}
        }
    }

    /// How the floor is laid out, and how much of `full` the plan has.
    pub(super) fn lay_out(&mut self, view: &View<'_>, full: Vec2) -> Share {
        self.standings.renew(view);
        let key = (view.seq(), full);
        if self.laid_out.is_none_or(|(laid_out, _)| laid_out != key) {
            self.laid_out = Some((key, self.lay_out_anew(view, full)));
        }
        if let Some((_, Share::All)) = self.laid_out {
            return Share::All;
        }
        let is_near = match self.aim {
            Aim::Whole => false,
            Aim::Table(_) => true,
            Aim::Free(lens) => has_names(lens),
        };
        if is_near { Share::All } else { Share::Part }
    }

    /// Lays the floor out so that all is seen as large as can be; how much of `full` it takes.
    fn lay_out_anew(&mut self, view: &View<'_>, full: Vec2) -> Share {
        let seating = view.tournament.seating();
        let count = seating.tables().len();
        let places = || seating.tables().map(|table| (table.no, table.place));
        self.layout = Layout::of(places(), columns_for(count, full));
        if has_names(Lens::fit(self.layout.bounds, full)) {
            return Share::All;
        }
        self.layout = Layout::of(places(), columns_for(count, plan_size(full)));
        Share::Part
    }

    fn lens_of(&self, aim: Aim, size: Vec2) -> Lens {
        let table = |table| self.layout.cell(table);
        match aim {
            Aim::Whole => Lens::fit(self.layout.bounds, size),
            Aim::Table(no) => Lens::fit(table(no).unwrap_or(self.layout.bounds), size),
            Aim::Free(lens) => lens.kept(self.layout.bounds, size),
        }
    }

    fn lens(&mut self, ui: &Ui, place: Rect) -> Lens {
        if let (Aim::Free(lens), Some(before)) = (self.aim, self.place) {
            // The plan became larger or smaller: what stood somewhere stays there.
            let by = place.center() - before.center();
            self.aim = Aim::Free(Lens { middle: lens.middle + by / lens.scale, ..lens });
        }
        self.place = Some(place);
        let target = self.lens_of(self.aim, place.size());
        let mut lens = target;
        if let Some(journey) = &mut self.journey {
            let now = ui.input(|input| input.time);
            let since = *journey.since.get_or_insert(now);
            let part = ((now - since) / JOURNEY_SECS).clamp(0.0, 1.0);
            if part < 1.0 {
                ui.ctx().request_repaint();
                lens = journey.from.between(target, smooth(part));
            } else {
                self.journey = None;
            }
        }
        self.shown = Some(lens);
        lens
    }
}

/// Whether names can be read through this lens.
fn has_names(lens: Lens) -> bool {
    lens.scale * CELL.x >= NAMES_WIDTH
}

/// The plan where the table that is looked at is beneath it.
pub(super) fn plan_size(full: Vec2) -> Vec2 {
    let most = (full.y - OVAL_LEAST).max(shape::TILE[1] + shape::BADGE_HEIGHT);
    Vec2::new(full.x, (full.y * PLAN_PART).max(full.y - OVAL_MOST).min(most))
}

#[expect(clippy::cast_possible_truncation, reason = "between 0 and 1")]
fn smooth(part: f64) -> f32 {
    (part * part * (3.0 - 2.0 * part)) as f32
}
