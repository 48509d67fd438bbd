//! One line of the structure while it is changed.

use crate::engine::structure::{Ante, Game, Stage, Stakes};
use crate::engine::values::Chips;
use crate::ui::screens::clock::edit::{LineId, Reach};
use crate::ui::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::ui::view::View;
use crate::ui::widgets::button::Push;
use crate::words::Args;
use egui::{ComboBox, DragValue, Ui};

/// What is done to a line as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineChange {
    /// It goes.
    Remove,
    /// One line earlier.
    Up,
    /// One line later.
    Down,
    /// A level follows it.
    LevelAfter,
    /// A break follows it.
    BreakAfter,
}

/// Shows a line with its fields.
pub fn line_ui(
    ui: &mut Ui,
    view: &View<'_>,
    line: LineId,
    stage: &mut Stage,
) -> Option<LineChange> {
    ui.push_id(("line", line.index), |ui| {
        ui.horizontal(|ui| {
            ui.set_min_height(shape::ROW_HEIGHT);
            let title = match line.level {
                Some(level) => format!("{} {level}", view.text("setup-level")),
                None => view.text("setup-break"),
            };
            let tone = if line.reach == Reach::Played { Tone::TextMuted } else { Tone::Text };
            ui.scope(|ui| {
                ui.set_width(72.0);
                ui.label(text_bold(&title, Size::Small).color(color(ui, tone)));
            });
            if line.reach == Reach::Played {
                played_ui(ui, view, stage);
                return None;
            }
            minutes_ui(ui, view, &title, stage);
            if line.reach == Reach::Ahead {
                fields_ui(ui, view, &title, stage);
            }
            changes_ui(ui, view, line, &title)
        })
        .inner
    })
    .inner
}

fn played_ui(ui: &mut Ui, view: &View<'_>, stage: &Stage) {
    let words = match stage {
        Stage::Level(level) => view.words.stakes(&level.stakes),
        Stage::Break(rest) => view.words.minutes(i64::from(rest.secs)),
    };
    ui.label(text(words, Size::Body).color(color(ui, Tone::TextMuted)));
}

fn minutes_ui(ui: &mut Ui, view: &View<'_>, title: &str, stage: &mut Stage) {
    let secs = match stage {
        Stage::Level(level) => &mut level.secs,
        Stage::Break(rest) => &mut rest.secs,
    };
    let mut minutes = secs.div_ceil(60);
    let name = format!("{} {title}", view.text("setup-minutes"));
    let value = DragValue::new(&mut minutes).range(1..=600).suffix(" min");
    if sized_ui(ui, value).accessible_name(name).changed() {
        *secs = minutes * 60;
    }
}

/// A number in a column.
fn sized_ui(ui: &mut Ui, value: DragValue<'_>) -> egui::Response {
    let size = egui::Vec2::new(shape::NUMBER_WIDTH, shape::BUTTON_HEIGHT);
    ui.add_sized(size, value)
}

fn fields_ui(ui: &mut Ui, view: &View<'_>, title: &str, stage: &mut Stage) {
    match stage {
        Stage::Break(rest) => {
            ui.checkbox(&mut rest.color_up, view.text("setup-color-up"));
        }
        Stage::Level(level) => {
            if view.tournament.structure().is_mixed() {
                game_ui(ui, view, title, &mut level.game);
            }
            stakes_ui(ui, view, title, &mut level.stakes);
        }
    }
}

fn game_ui(ui: &mut Ui, view: &View<'_>, title: &str, game: &mut Game) {
    let name = format!("{} {title}", view.text("setup-game"));
    let chosen = view.words.game(*game);
    let combo = ComboBox::from_id_salt("game").selected_text(chosen).width(150.0);
    let shown = combo.show_ui(ui, |ui| {
        for other in Game::ALL {
            ui.selectable_value(game, other, view.words.game(other));
        }
    });
    let _ = shown.response.accessible_name(name);
}

fn stakes_ui(ui: &mut Ui, view: &View<'_>, title: &str, stakes: &mut Stakes) {
    let chips = |ui: &mut Ui, id: &str, chips: &mut Chips| {
        let label = view.text(id);
        let short = view.text(&format!("{id}.short"));
        let value = DragValue::new(&mut chips.0).speed(10.0).prefix(format!("{short} "));
        sized_ui(ui, value).on_hover_text(&label).accessible_name(format!("{label} {title}"));
    };
    match stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => {
            chips(ui, "setup-small-blind", small_blind);
            chips(ui, "setup-big-blind", big_blind);
            match ante {
                Ante::None => {}
                Ante::PerPlayer(ante) | Ante::BigBlind(ante) => chips(ui, "setup-ante", ante),
            }
            ante_kind_ui(ui, view, title, ante, *big_blind);
        }
        Stakes::Limit { small_blind, big_blind, small_bet, big_bet } => {
            chips(ui, "setup-small-blind", small_blind);
            chips(ui, "setup-big-blind", big_blind);
            chips(ui, "setup-small-bet", small_bet);
            chips(ui, "setup-big-bet", big_bet);
        }
        Stakes::Stud { ante, bring_in, small_bet, big_bet } => {
            chips(ui, "setup-ante", ante);
            chips(ui, "setup-bring-in", bring_in);
            chips(ui, "setup-small-bet", small_bet);
            chips(ui, "setup-big-bet", big_bet);
        }
    }
}

fn ante_kind_ui(ui: &mut Ui, view: &View<'_>, title: &str, ante: &mut Ante, big_blind: Chips) {
    let chips = match *ante {
        Ante::None => big_blind,
        Ante::PerPlayer(chips) | Ante::BigBlind(chips) => chips,
    };
    let kinds = [
        (Ante::None, "setup-ante-none"),
        (Ante::PerPlayer(chips), "setup-ante-player"),
        (Ante::BigBlind(chips), "setup-ante-big-blind"),
    ];
    let chosen = kinds.iter().find(|(kind, _)| kind == ante).map_or("setup-ante", |(_, id)| id);
    let combo = ComboBox::from_id_salt("ante").selected_text(view.text(chosen)).width(130.0);
    let shown = combo.show_ui(ui, |ui| {
        for (kind, id) in kinds {
            ui.selectable_value(ante, kind, view.text(id));
        }
    });
    let _ = shown.response.accessible_name(format!("{} {title}", view.text("setup-ante")));
}

fn changes_ui(ui: &mut Ui, view: &View<'_>, line: LineId, title: &str) -> Option<LineChange> {
    let mut change = None;
    ui.add_space(space::HALF);
    let mut button = |ui: &mut Ui, icon: &str, id: &str, what: LineChange| {
        let args = Args::new().text("line", title);
        let name = view.say(id, &args);
        if ui.add(Push::quiet("").icon(icon).name(&name).tip(&name).small()).clicked() {
            change = Some(what);
        }
    };
    if line.reach == Reach::Ahead {
        button(ui, "▲", "clock-line-up", LineChange::Up);
        button(ui, "▼", "clock-line-down", LineChange::Down);
        button(ui, "✕", "clock-line-remove", LineChange::Remove);
    }
    button(ui, "+", "clock-line-level", LineChange::LevelAfter);
    button(ui, "⏸", "clock-line-break", LineChange::BreakAfter);
    change
}
