//! What stands over the plan: the distance, the legend, the line of alternates, and one button for
//! all that is proposed.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::mode::Mode;
use crate::screens::tables::room::in_hand::Hold;
use crate::screens::tables::room::touch::Zoom;
use crate::theme::{Size, Tone, color, icons, radius, shape, space, text};
use crate::view::View;
use crate::vocabulary::Verb;
use crate::widgets::{Ground, Push, TileState, paint_question, paint_sign, small_ui};
use egui::{
    Align, Align2, Area, Id, Label, Layout, Order, PointerButton, Rect, Response, Role, Sense, Ui,
    UiBuilder, Vec2, WidgetInfo,
};
use engine::Command;
use engine::values::PlayerId;
use words::Args;

const LINE_MAX: usize = 8;
const LINE_WIDTH: f32 = 220.0;
const OVER_PLAN_WIDTH: f32 = 184.0;
const WAITING_WIDTH: f32 = 160.0;

const LEGEND: [(TileState, &str); 4] = [
    (TileState::Short, "room-legend-short"),
    (TileState::Halted, "room-legend-halted"),
    (TileState::Breaking, "room-legend-breaking"),
    (TileState::Final, "room-legend-final"),
];

/// The same while tables wait for each other.
const PACE_LEGEND: [(TileState, &str); 2] =
    [(TileState::Playing, "room-legend-playing"), (TileState::Waiting, "room-legend-waiting")];

impl TablesScreen {
    /// The buttons over the plan, from the right.
    pub(in crate::screens::tables) fn over_plan_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if ui.available_width() < OVER_PLAN_WIDTH {
            // Beside a form there may be room for the field alone; keys do the same.
            return;
        }
        let is_narrow = ui.available_width() < OVER_PLAN_WIDTH + WAITING_WIDTH;
        let legend = toggle_ui(ui, &view.text("room-legend"), &mut self.room.is_legend_open);
        if self.room.is_legend_open {
            beneath_ui(ui, &legend, "legend", |ui| self.legend_ui(ui, view));
        }
        let waiting = view.tournament.entries().alternates().len();
        if waiting > 0 {
            let words = view.say("room-alternates", &Args::new().count("players", waiting));
            let line = toggle_ui(ui, &words, &mut self.room.is_line_open);
            if self.room.is_line_open {
                beneath_ui(ui, &line, "line", |ui| self.line_ui(ui, view));
            }
        }
        if waiting > 0 && is_narrow {
            return;
        }
        let buttons = [
            (Verb::WholeRoom, icons::WHOLE, Zoom::Whole),
            (Verb::Nearer, icons::MORE, Zoom::In),
            (Verb::Farther, icons::LESS, Zoom::Out),
        ];
        for (verb, sign, zoom) in buttons {
            let (name, keys) = (view.text(verb.text_id()), verb.keys(ui.ctx()));
            let push = Push::secondary(sign).name(&name).tip(&name);
            if ui.add(push.shortcut(keys).small()).clicked() {
                self.zoom(zoom);
            }
        }
    }

    /// What shapes and colors mean, with how many tables there are of each.
    fn legend_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let pace = view.tournament.pace();
        let waits = pace.hold().is_some() || pace.soft().is_some() || view.reading().by_hands;
        let pace = if waits { PACE_LEGEND.as_slice() } else { &[] };
        for (state, id) in LEGEND.iter().chain(pace).copied() {
            let tables = self.room.standings.count(state);
            let tone = match state {
                TileState::Halted => Tone::StoppedText,
                TileState::Breaking => Tone::InfoText,
                TileState::Waiting => Tone::AccentText,
                _ => Tone::AttentionText,
            };
            let words = view.say(id, &Args::new().count("tables", tables));
            sign_ui(ui, words, |ui, sign| {
                paint_sign(ui.painter(), sign.center(), 6.0, state, color(ui, tone));
            });
        }
        sign_ui(ui, view.text("room-legend-button"), |ui, sign| paint_question(ui, sign.center()));
        sign_ui(ui, view.text("room-legend-tracked"), |ui, sign| {
            let dot = color(ui, Tone::Text);
            ui.painter().circle_filled(sign.center(), shape::DOT / 2.0, dot);
        });
    }

    /// Those who wait in line: each can be pulled to an open seat.
    fn line_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let waiting = view.tournament.entries().alternates();
        let more = waiting.len().saturating_sub(LINE_MAX);
        let players: Vec<PlayerId> = waiting.take(LINE_MAX).collect();
        for player in players {
            self.waiting_ui(ui, view, player);
        }
        if more > 0 {
            let words = view.say("plan-more", &Args::new().count("more", more));
            small_ui(ui, words);
        }
    }

    fn waiting_ui(&mut self, ui: &mut Ui, view: &View<'_>, player: PlayerId) {
        let name = view.player(player);
        let size = Vec2::new(LINE_WIDTH, shape::BUTTON_HEIGHT_SMALL);
        let (_, rect) = ui.allocate_space(size);
        let id = Id::unique("waits-in-line").with(player.0);
        let response = ui.interact(rect, id, Sense::click_and_drag());
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

    /// A button for all proposed moves, and one for all under way; whether there are any.
    pub(in crate::screens::tables) fn accept_ui(&self, ui: &mut Ui, view: &View<'_>) -> bool {
        let moves = view.digest.plan.moves.len();
        let pending = view.tournament.seating().pending_moves().len();
        if moves == 0 && pending == 0 {
            return false;
        }
        ui.horizontal(|ui| {
            if moves > 0 {
                let words = view.say("room-accept", &Args::new().count("moves", moves));
                let command = Command::Balance { players: Vec::new() };
                let tip = view.text("tables-balance-all.tip");
                let push = Push::primary(&words).tip(&tip).refused(view.refusal(&command)).small();
                if ui.add(push).clicked() {
                    view.actions.submit(command);
                }
            }
            if pending > 0 {
                let words = view.say("room-all-done", &Args::new().count("moves", pending));
                let command = Command::CompleteMoves { players: Vec::new() };
                let push = Push::secondary(&words).refused(view.refusal(&command)).small();
                if ui.add(push).clicked() {
                    view.actions.submit(command);
                }
            }
            if self.room.has_arrows {
                let hint = text(view.text("room-moves-hint"), Size::Small);
                ui.add(Label::new(hint.color(color(ui, Tone::TextMuted))).truncate());
            }
        });
        true
    }
}

/// A sign with what it means.
fn sign_ui(ui: &mut Ui, words: String, paint: impl FnOnce(&Ui, Rect)) {
    ui.horizontal(|ui| {
        let (sign, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        paint(ui, sign);
        ui.label(text(words, Size::Small));
    });
}

/// A button that opens something beneath it, and closes it.
fn toggle_ui(ui: &mut Ui, words: &str, is_open: &mut bool) -> Response {
    let response = ui.add(Push::one_of(words, true, *is_open).small());
    *is_open ^= response.clicked();
    response
}

/// Shows something under the button that opens it.
fn beneath_ui(ui: &Ui, button: &Response, name: &str, contents: impl FnOnce(&mut Ui)) {
    let below = button.rect.right_bottom() + Vec2::new(0.0, space::HALF);
    let area = Area::new(Id::unique("over-the-plan").with(name)).order(Order::Middle);
    area.pivot(Align2::RIGHT_TOP).fixed_pos(below).show(ui.ctx(), |ui| {
        Ground::Over.frame(ui).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.spacing_mut().item_spacing.y = space::HALF;
            contents(ui);
        });
    });
}
