//! What stands on the plan at its edges: the distance, the legend, the line of alternates, and one
//! button for all that is proposed.

use crate::engine::Command;
use crate::engine::values::PlayerId;
use crate::ui::action::Actions;
use crate::ui::screens::tables::room::hold::Hold;
use crate::ui::screens::tables::room::standing::Standings;
use crate::ui::screens::tables::room::touch::Zoom;
use crate::ui::screens::tables::{Mode, TablesScreen};
use crate::ui::theme::{Size, Tone, color, radius, shape, space, stroke, text};
use crate::ui::view::View;
use crate::ui::widgets::button::Push;
use crate::ui::widgets::tile::{TileState, paint_question, paint_sign};
use crate::words::Args;
use egui::{
    Align, Align2, Frame, Label, Layout, Margin, PointerButton, Rect, Role, Sense, Ui, UiBuilder,
    Vec2, WidgetInfo,
};

/// So many of those who wait are shown.
const LINE_MAX: usize = 8;
/// How wide a folded-open corner is.
const CORNER_WIDTH: f32 = 220.0;

/// What each sign means.
const LEGEND: [(TileState, &str); 4] = [
    (TileState::Short, "room-legend-short"),
    (TileState::Halted, "room-legend-halted"),
    (TileState::Breaking, "room-legend-breaking"),
    (TileState::Final, "room-legend-final"),
];

impl TablesScreen {
    /// Shows them all.
    pub(super) fn corners_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        place: Rect,
        standings: &Standings,
        actions: &mut Actions,
    ) {
        self.distance_ui(ui, view, place);
        if standings.tables().len() > 1 {
            self.legend_ui(ui, view, place, standings);
        }
        if self.room.proposal.is_some() {
            self.proposal_ui(ui, view, place, actions);
        } else if !self.room.is_holding() && !self.room.is_arranging() {
            accept_ui(ui, view, place, actions);
        }
        if view.tournament.entries().alternates().len() > 0 {
            self.line_ui(ui, view, place);
        }
    }

    /// Nearer, farther, all of it.
    fn distance_ui(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) {
        let buttons = [
            ("+", "room-zoom-in", "+", Zoom::In),
            ("−", "room-zoom-out", "−", Zoom::Out),
            ("⛶", "room-zoom-whole", "0", Zoom::Whole),
        ];
        let mut corner = corner(ui, place, Align2::RIGHT_TOP, "distance");
        let mut asked = None;
        corner.spacing_mut().item_spacing.y = space::HALF;
        for (icon, id, keys, zoom) in buttons {
            let name = view.text(id);
            let push = Push::secondary(icon).name(&name).tip(&name).shortcut(Some(keys)).small();
            if corner.add(push).clicked() {
                asked = Some(zoom);
            }
        }
        if let Some(zoom) = asked {
            self.zoom(zoom);
        }
    }

    /// What shapes and colors mean, with how many tables there are of each.
    fn legend_ui(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect, standings: &Standings) {
        let mut corner = corner(ui, place, Align2::LEFT_BOTTOM, "legend");
        let words = view.text("room-legend");
        let is_open = self.room.is_legend_open;
        let icon = if is_open { "▼" } else { "▲" };
        if corner.add(Push::secondary(&words).icon(icon).small()).clicked() {
            self.room.is_legend_open = !is_open;
        }
        if !is_open {
            return;
        }
        card().show_in(&mut corner, |ui| {
            for (state, id) in LEGEND {
                let tables = standings.count(state);
                ui.horizontal(|ui| {
                    let (sign, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
                    let tone = match state {
                        TileState::Halted => Tone::Stopped,
                        TileState::Breaking => Tone::Info,
                        _ => Tone::Attention,
                    };
                    paint_sign(ui.painter(), sign.center(), 6.0, state, color(ui, tone));
                    let words = view.say(id, &Args::new().count("tables", tables));
                    ui.label(text(words, Size::Small));
                });
            }
            ui.horizontal(|ui| {
                let (sign, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
                paint_question(ui, sign.center());
                ui.label(text(view.text("room-legend-button"), Size::Small));
            });
            ui.horizontal(|ui| {
                let (sign, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
                let dot = color(ui, Tone::Text);
                ui.painter().circle_filled(sign.center(), shape::DOT / 2.0, dot);
                ui.label(text(view.text("room-legend-tracked"), Size::Small));
            });
        });
    }

    /// Those who wait in line: each can be pulled to an open seat.
    fn line_ui(&mut self, ui: &mut Ui, view: &View<'_>, place: Rect) {
        let waiting = view.tournament.entries().alternates();
        let mut corner = corner(ui, place, Align2::RIGHT_BOTTOM, "line");
        let words = view.say("room-alternates", &Args::new().count("players", waiting.len()));
        let is_open = self.room.is_line_open;
        let icon = if is_open { "▼" } else { "▲" };
        if corner.add(Push::secondary(&words).icon(icon).small()).clicked() {
            self.room.is_line_open = !is_open;
        }
        if !is_open {
            return;
        }
        let more = waiting.len().saturating_sub(LINE_MAX);
        let players: Vec<PlayerId> = waiting.take(LINE_MAX).collect();
        card().show_in(&mut corner, |ui| {
            for player in players {
                self.waiting_ui(ui, view, player);
            }
            if more > 0 {
                let words = view.say("plan-more", &Args::new().count("more", more));
                ui.label(text(words, Size::Small).color(color(ui, Tone::TextMuted)));
            }
        });
    }

    /// One who waits.
    fn waiting_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: PlayerId) {
        let name = view.player(player);
        let size = Vec2::new(CORNER_WIDTH, shape::BUTTON_HEIGHT_SMALL);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let said = view.say("room-seat-alternate", &Args::new().text("player", name.as_str()));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let is_lit = response.hovered() || response.has_focus();
        let fill = if is_lit { Tone::RaisedHover } else { Tone::Raised };
        ui.painter().rect_filled(rect, radius::SMALL, color(ui, fill));
        let mut row = ui.new_child(
            UiBuilder::new()
                .max_rect(rect.shrink2(Vec2::new(space::ONE, 0.0)))
                .layout(Layout::left_to_right(Align::Center)),
        );
        row.add(Label::new(text(name, Size::Body)).truncate().sense(Sense::hover()));
        let is_free = self.mode == Mode::Choose && view.closed().is_none();
        if response.drag_started_by(PointerButton::Primary) && is_free {
            self.room.hold = Some(Hold::Player { player });
            self.mode = Mode::Carry(player);
        } else if response.clicked() && is_free {
            self.carry(player);
        }
        response.on_hover_text(said);
    }
}

/// One button for every move that is proposed.
fn accept_ui(ui: &mut Ui, view: &View<'_>, place: Rect, actions: &mut Actions) {
    let moves = view.digest.plan.moves.len();
    if moves == 0 {
        return;
    }
    let mut corner = corner(ui, place, Align2::CENTER_BOTTOM, "accept");
    let words = view.say("room-accept", &Args::new().count("moves", moves));
    let command = Command::Balance { players: Vec::new() };
    let refusal = view.refusal(&command);
    let tip = view.text("tables-balance-all.tip");
    let push = Push::primary(&words).tip(&tip).refused(refusal.as_deref()).small();
    if corner.add(push).clicked() {
        actions.submit(command);
    }
}

/// A place at an edge of the plan.
fn corner(ui: &mut Ui, place: Rect, side: Align2, name: &str) -> Ui {
    let inside = place.shrink(space::ONE);
    let size = Vec2::new(CORNER_WIDTH + 2.0 * f32::from(space::CARD), inside.height());
    let rect = side.align_size_within_rect(size, inside);
    let layout = match side.y() {
        Align::Max => Layout::bottom_up(side.x()),
        _ => Layout::top_down(side.x()),
    };
    ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect).layout(layout))
}

/// The ground of what is folded open.
struct Card;

fn card() -> Card {
    Card
}

impl Card {
    fn show_in(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
        let frame = Frame::new()
            .fill(color(ui, Tone::Panel))
            .stroke(stroke(ui, Tone::Line))
            .corner_radius(radius::CARD)
            .inner_margin(Margin::same(space::THIN));
        frame.show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().interact_size.y = 0.0;
                ui.spacing_mut().item_spacing.y = space::HALF;
                contents(ui);
            });
        });
    }
}
