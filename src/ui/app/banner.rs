//! What stands over a screen that shows the past.

use crate::parts::{left_words, run_words, stakes_line};
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Action, LogAction, Look};
use crate::widgets::{Ground, Push, Urgency, in_frame_ui};
use egui::{Align, Frame, Key, Label, Layout, Margin, Modifiers, Stroke, Ui, Vec2};
use engine::clock::Run;
use engine::values::Seq;
use words::Args;

/// The ground that screens stand on: framed while they show the past.
pub fn ground(ui: &Ui, look: Option<Look>) -> Frame {
    // The window is cleared with its color.
    let ground = Frame::new().inner_margin(space::SCREEN);
    if look.is_none() {
        return ground;
    }
    let line = Stroke::new(shape::BAR, color(ui, Tone::Attention));
    ground.stroke(line).inner_margin(space::SCREEN - space::THIN / 2)
}

/// The banner over a screen that shows the past.
pub fn banner_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(look) = view.back else { return };
    let escape = !ui.ctx().text_edit_focused()
        && !egui::Popup::is_any_open(ui.ctx())
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let mut asked = escape.then_some(LogAction::Now);
    let margin = Margin::symmetric(space::CARD, space::HALF_MARGIN);
    let frame = Ground::Warning.frame(ui).inner_margin(margin);
    in_frame_ui(ui, frame, |ui| {
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        let row = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(size, row, |ui| {
            if let Some(pressed) = buttons_ui(ui, view, look) {
                asked = Some(pressed);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let icon = text(Urgency::Attention.icon(), Size::Lead);
                ui.label(icon.color(color(ui, Tone::OnAttentionSoft)));
                // Always as high: what stands beneath does not move.
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.add(Label::new(text_bold(title(view, look), Size::Body)).truncate());
                    ui.add(Label::new(text(facts(view), Size::Small)).truncate());
                });
            });
        });
    });
    ui.add_space(space::HALF);
    if let Some(asked) = asked {
        view.actions.push(Action::Log(asked));
    }
}

fn buttons_ui(ui: &mut Ui, view: &View<'_>, look: Look) -> Option<LogAction> {
    let mut asked = None;
    let push = Push::primary(view.text("back-now")).shortcut("Esc").small();
    if ui.add(push).clicked() {
        asked = Some(LogAction::Now);
    }
    let mut step = |ui: &mut Ui, sign: &str, id: &str, to: Option<Look>| {
        let name = view.text(id);
        let none = to.is_none().then(|| view.text("back-no-further"));
        let push = Push::secondary(sign).name(&name).tip(&name).refused(none.as_deref());
        if ui.add(push.small()).clicked() {
            asked = to.map(LogAction::LookBack);
        }
    };
    let later = Look::before(view.log, Seq(look.seq.0 + 2));
    step(ui, icons::RIGHT, "back-later", later);
    let earlier = Look::before(view.log, look.seq);
    step(ui, icons::LEFT, "back-earlier", earlier);
    asked
}

fn title(view: &View<'_>, look: Look) -> String {
    let is_today = view.words.date(look.at, view.offset)
        == view
            .log
            .acts()
            .last()
            .map_or_else(String::new, |act| view.words.date(act.at, view.offset));
    let time = view.words.time_with_secs(look.at, view.offset);
    let when = match is_today {
        true => time,
        false => view.words.date_and_time_with_secs(look.at, view.offset),
    };
    let args = Args::new().text("time", when).no("act", look.seq.0 + 1);
    let is_last = look.seq >= view.log.last_seq();
    view.say(if is_last { "back-after-last" } else { "back-before" }, &args)
}

/// The numbers of the evening then.
fn facts(view: &View<'_>) -> String {
    let Some(facts) = &view.digest.header else { return String::new() };
    let reading = &facts.reading;
    let mut parts = Vec::new();
    if reading.run != Run::NotStarted {
        let (structure, stage) = (view.tournament.structure(), reading.stage);
        parts.push(match (&facts.level, reading.is_break) {
            (Some((no, level)), false) => {
                let level_no = view.say("log-level", &Args::new().no("level", no.0));
                format!("{level_no} · {}", stakes_line(view, &level.stakes))
            }
            _ => view.words.stage_title(structure, stage),
        });
        let time = left_words(view);
        parts.push(view.say("back-left", &Args::new().text("time", time)));
    }
    if reading.recess.is_some() {
        parts.push(run_words(view));
    } else if reading.run != Run::Running {
        parts.push(view.words.run(reading.run));
    }
    let args = Args::new().count("left", facts.players_left).count("entries", facts.entries);
    parts.push(view.say("back-players", &args));
    parts.push(view.say("back-tables", &Args::new().count("tables", facts.tables)));
    parts.push(view.text("back-live"));
    parts.join(" · ")
}
