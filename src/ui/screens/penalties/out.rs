//! Who sits out, by table: the hands left in large digits, and the button that counts one.

use crate::screens::penalties::count_hand::{seat_of, tables};
use crate::screens::penalties::lift_form::LiftForm;
use crate::screens::penalties::penalty_words::what_for;
use crate::screens::penalties::{PenaltiesForm, PenaltiesScreen};
use crate::theme::{Size, Tone, bold, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::Destination;
use crate::widgets::{Push, frame_in, heading_ui, in_frame_ui, label_ui, muted_ui};
use egui::{Align, Label, Layout, Link, Role, Sense, Ui, Vec2, WidgetInfo};
use engine::Command;
use engine::entries::Who;
use engine::penalties::{Penalty, returning, sitting_out};
use engine::values::{PlayerId, TableNo};
use words::Args;

impl PenaltiesScreen {
    /// Everybody who may come back, and everybody who sits out.
    pub(super) fn out_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.spacing_mut().item_spacing.y = space::HALF;
        let back = returning(view.tournament);
        if !back.is_empty() {
            heading_ui(ui, view.text("penalties-may-come-back"));
            for player in back {
                back_ui(ui, view, player);
            }
        }
        heading_ui(ui, view.text("penalties-sitting-out"));
        let tables = tables(view);
        if tables.is_empty() {
            let nobody = text(view.text("penalties-nobody-out"), Size::Body);
            ui.label(nobody.color(color(ui, Tone::TextMuted)));
        }
        let is_unknown = |table: &TableNo| {
            !view.tournament.seating().table(*table).is_some_and(|table| table.is_tracked)
        };
        let is_remarked = tables.iter().any(is_unknown);
        if ui.available_width() < TWO_COLUMNS || tables.len() < 2 {
            for table in tables {
                self.table_ui(ui, view, table);
            }
        } else {
            let columns = balanced(view, tables);
            ui.columns_const(|uis: &mut [Ui; 2]| {
                for (ui, tables) in uis.iter_mut().zip(columns) {
                    ui.spacing_mut().item_spacing.y = space::HALF;
                    for table in tables {
                        self.table_ui(ui, view, table);
                    }
                }
            });
        }
        if is_remarked {
            muted_ui(ui, view.text("penalties-blinds-unknown"));
        }
        let unseated = view.tournament.penalties().absent().map(|(player, _)| player);
        for player in unseated.filter(|player| is_waiting(view, *player)) {
            panel_ui(ui, Tone::Line, |ui| away_ui(ui, view, player));
        }
    }

    fn table_ui(&mut self, ui: &mut Ui, view: &View<'_>, table: TableNo) {
        let counts = engine::penalties::counts_at(view.tournament, table);
        let line = if self.table == Some(table) { Tone::Accent } else { Tone::Line };
        panel_ui(ui, line, |ui| {
            ui.horizontal(|ui| {
                let title = view.say("penalties-table", &Args::new().no("table", table.0));
                if ui.add(Link::new(text_bold(title, Size::Lead))).clicked() {
                    view.actions.go(Destination::Table(table));
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if counts {
                        self.table_count_ui(ui, view, table);
                    }
                });
            });
            for player in sitting_out(view.tournament, table) {
                let mut served = view.tournament.penalties().serving();
                match served.find(|penalty| penalty.player == player) {
                    Some(penalty) => self.serving_ui(ui, view, penalty),
                    None => away_ui(ui, view, player),
                }
            }
        });
    }

    /// The button of one table; pressing it makes it the one that the keys count at.
    fn table_count_ui(&mut self, ui: &mut Ui, view: &View<'_>, table: TableNo) {
        let is_tracked = view.tournament.seating().table(table).is_some_and(|one| one.is_tracked);
        let (id, command) = if is_tracked {
            ("penalties-next-hand", Command::NextHand { table, confirmed: Vec::new() })
        } else {
            ("penalties-count", Command::CountHand { table })
        };
        let name = view.say(&format!("{id}.name"), &Args::new().no("table", table.0));
        let tip = view.text("penalties-count-hand.tip");
        let refusal = view.refusal(&command);
        let push = Push::secondary(view.text(id)).name(&name).tip(&tip).refused(refusal.as_deref());
        if ui.add(push.small().icon(icons::DONE)).clicked() {
            self.table = Some(table);
            view.actions.submit(command);
        }
    }

    fn serving_ui(&mut self, ui: &mut Ui, view: &View<'_>, penalty: &Penalty) {
        let name = view.player(penalty.player);
        let hands = Args::new()
            .text("player", name.as_str())
            .count("left", penalty.left())
            .count("hands", penalty.hands)
            .count("missed", penalty.missed);
        ui.horizontal(|ui| {
            let spoken = view.say("penalties-left.name", &hands);
            digits_ui(ui, penalty.left(), &spoken);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                self.serving_head_ui(ui, view, penalty, &name);
                let words = [
                    view.say("penalties-left", &hands),
                    seat_of(view, penalty.player)
                        .map(|at| view.say("penalties-seat", &Args::new().no("seat", at.seat.0)))
                        .unwrap_or_default(),
                    what_for(view, penalty),
                    posted(view, penalty.posted),
                ];
                let words: Vec<String> =
                    words.into_iter().filter(|words| !words.is_empty()).collect();
                muted_ui(ui, words.join(" · "));
            });
        });
    }

    /// Their name, and at the right what can be done with their penalty.
    fn serving_head_ui(&mut self, ui: &mut Ui, view: &View<'_>, penalty: &Penalty, name: &str) {
        let row = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
        ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
            self.serving_deeds_ui(ui, view, penalty, name);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let link = ui.add(Link::new(text_bold(name, Size::Lead)));
                if link.clicked() {
                    view.actions.go(Destination::Player(penalty.player));
                }
            });
        });
    }

    fn serving_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, penalty: &Penalty, name: &str) {
        let left = penalty.left();
        ui.spacing_mut().item_spacing.x = space::HALF;
        // From the right to the left.
        let words = view.text("penalties-lift");
        let label = view.say("penalties-lift.name", &Args::new().text("player", name));
        let push = Push::secondary(&words).small().name(&label).refused(view.closed());
        if ui.add(push).clicked() {
            self.form = Some(PenaltiesForm::Lift(LiftForm::of(penalty.no)));
        }
        let steps = [
            ("penalties-one-more", left.saturating_add(1)),
            ("penalties-one-less", left.saturating_sub(1)),
        ];
        for (id, left) in steps {
            let command = Command::CorrectPenalty { penalty: penalty.no, left };
            let (words, tip) = (view.text(id), view.text(&format!("{id}.tip")));
            let label = view.say(&format!("{id}.name"), &Args::new().text("player", name));
            let push = Push::secondary(&words).small().name(&label).tip(&tip);
            if ui.add(push.refused(view.refusal(&command))).clicked() {
                view.actions.submit(command);
            }
        }
    }
}

/// So wide that two tables stand side by side.
const TWO_COLUMNS: f32 = 720.0;

/// The tables in two columns of about the same height, each in order.
fn balanced(view: &View<'_>, tables: Vec<TableNo>) -> [Vec<TableNo>; 2] {
    let mut columns = [Vec::new(), Vec::new()];
    let [mut left, mut right] = [0, 0];
    for table in tables {
        // The head of a table is half as high as somebody who sits out there.
        let height = 1 + 2 * sitting_out(view.tournament, table).len();
        let [first, second] = &mut columns;
        if left <= right {
            first.push(table);
            left += height;
        } else {
            second.push(table);
            right += height;
        }
    }
    columns
}

/// What was posted meanwhile; empty where nothing is known of it.
fn posted(view: &View<'_>, chips: engine::values::Chips) -> String {
    if chips.0 == 0 {
        return String::new();
    }
    view.say("penalties-posted", &Args::new().text("chips", view.words.chips(chips)))
}

fn is_waiting(view: &View<'_>, player: PlayerId) -> bool {
    let player = view.tournament.entries().player(player);
    player.is_some_and(|player| player.is_in() && player.seat().is_none())
}

/// Somebody who is away without a penalty.
fn away_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId) {
    let Some(absence) = view.tournament.penalties().absence(player) else { return };
    let name = view.player(player);
    let row = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT_SMALL);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let command = Command::MarkPresent { players: vec![Who::Id(player)] };
        let words = view.text("penalties-present");
        let label = view.say("penalties-present.name", &Args::new().text("player", &*name));
        let push = Push::secondary(&words).small().name(&label).refused(view.refusal(&command));
        if ui.add(push).clicked() {
            view.actions.submit(command);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if ui.add(Link::new(text_bold(&name, Size::Lead))).clicked() {
                view.actions.go(Destination::Player(player));
            }
        });
    });
    let time = view.words.time(absence.since, view.offset);
    let mut words = vec![view.say("penalties-away-since", &Args::new().text("time", time))];
    if let Some(at) = seat_of(view, player) {
        words.push(view.say("penalties-seat", &Args::new().no("seat", at.seat.0)));
    }
    words.push(posted(view, absence.posted));
    words.retain(|words| !words.is_empty());
    muted_ui(ui, words.join(" · "));
}

/// Somebody who may play the next hand.
fn back_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId) {
    panel_ui(ui, Tone::Accent, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = view.player(player);
                let command = Command::CallBack { players: vec![Who::Id(player)] };
                let words = view.text("penalties-call-back");
                let label =
                    view.say("penalties-call-back.name", &Args::new().text("player", &*name));
                let (tip, refusal) = (view.text("penalties-call-back.tip"), view.refusal(&command));
                let push = Push::primary(&words).name(&label).tip(&tip);
                if ui.add(push.refused(refusal.as_deref())).clicked() {
                    view.actions.submit(command);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    label_ui(ui, icons::DONE, Size::Lead, Tone::AccentText);
                    ui.add(Label::new(text_bold(&name, Size::Lead)).truncate());
                    let seat = seat_of(view, player).map(|at| view.words.seat(at));
                    let seat = text(seat.unwrap_or_default(), Size::Small);
                    ui.add(Label::new(seat.color(color(ui, Tone::TextMuted))).truncate());
                });
            });
        });
    });
}

/// So wide that two digits stand over one another in every row.
const DIGITS_WIDTH: f32 = 64.0;

/// The hands that are left, to be read from two metres.
fn digits_ui(ui: &mut Ui, left: u32, spoken: &str) {
    let plain = color(ui, Tone::Text);
    let digits = ui.painter().layout_no_wrap(left.to_string(), bold(Size::Display), plain);
    let size = Vec2::new(digits.size().x.max(DIGITS_WIDTH), digits.size().y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().galley(rect.center() - digits.size() / 2.0, digits, plain);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
}

fn panel_ui(ui: &mut Ui, line: Tone, contents: impl FnOnce(&mut Ui)) {
    let frame = frame_in(ui, Tone::Panel, line);
    in_frame_ui(ui, frame, contents);
}
