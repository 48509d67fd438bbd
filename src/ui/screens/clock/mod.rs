//! The clock: digits that can be read from afar, and the structure with the level that is on.

mod call_break;
mod plan_end;
mod results;
mod start_at;
mod tell_room;

use crate::parts::lists::{ListPage, ListTaken, PageDone};
use crate::parts::structure::{
    ColoredUp, Sheet, SheetView, ends_after_words, ends_at_words, length_words, why_words,
};
use crate::parts::{clock_button_ui, left_words, mute_ui, run_words, save_sheet_ui, stakes_line};
use crate::screens::clock::call_break::CallBreak;
use crate::screens::clock::plan_end::{PlanEnd, start};
use crate::screens::clock::results::ResultsShown;
use crate::screens::clock::start_at::StartAt;
use crate::screens::clock::tell_room::TellRoom;
use crate::theme::{
    Size, Tone, bold, color, icons, radius, regular, shape, space, text, text_bold,
};
use crate::view::{Rank, View};
use crate::vocabulary::{Action, SheetOf, Verb};
use crate::widgets::{Push, Sides, label_ui, remark_ui, said_ui};
use egui::{
    Align, Align2, FontFamily, FontId, Label, Layout, Rect, Role, Sense, TextStyle, Ui, Vec2,
    WidgetInfo,
};
use engine::Command;
use engine::clock::Run;
use engine::structure::{Ending, Structure};
use engine::values::StageNo;
use exchange::export::Exported;
use reports::Outlook;
use std::path::Path;
use words::Words;

#[derive(Debug, Default)]
pub struct ClockScreen {
    sheet: Sheet,
    /// Which chips go in which break of it.
    colored_up: ColoredUp,
    form: Option<ClockForm>,
    start_at: Option<StartAt>,
    /// A structure of somebody else that is looked at.
    list: Option<ListPage>,
    results: ResultsShown,
}

/// A form in the place of the face of the clock.
#[derive(Debug)]
enum ClockForm {
    PlanEnd(Box<PlanEnd>),
    Break(CallBreak),
    Message(TellRoom),
}

impl ClockScreen {
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.digest.winner().is_some() {
            // Nothing is left to time; the header still lets the clock run on.
            self.results.ui(ui, view);
            return;
        }
        if self.list_ui(ui, view) {
            return;
        }
        let width = (ui.available_width() * 0.5).clamp(328.0, 520.0);
        let Sides { mut left, mut right } = Sides::split(ui, width, space::TWO);
        self.structure_ui(&mut right, view);
        if self.form_ui(&mut left, view) {
            return;
        }
        let foot = egui::Panel::bottom("controls-of-clock").resizable(false);
        let foot = foot.frame(egui::Frame::NONE).show_separator_line(false);
        foot.show(&mut left, |ui| self.controls_ui(ui, view));
        face_ui(&mut left, view);
    }

    /// Takes a structure from a file.
    pub fn take_list(&mut self, words: &Words, path: &Path) {
        self.list.get_or_insert_with(|| ListPage::new(SheetOf::Structure)).take(words, path);
    }

    /// Shows the structure of somebody else, where one is looked at.
    fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(page) = &mut self.list else { return false };
        let command = |taken: &ListTaken| match taken {
            ListTaken::Structure(structure) => {
                Some(Command::SetStructure { structure: structure.clone() })
            }
            ListTaken::Payouts(_) | ListTaken::Chips(_) => None,
        };
        let done = page.ui(ui, view, |taken| {
            view.closed().or_else(|| command(taken).and_then(|command| view.refusal(&command)))
        });
        if let Some(PageDone::Taken(taken)) = &done
            && let Some(command) = command(taken)
        {
            view.actions.submit(command);
        }
        if done.is_some() {
            self.list = None;
        }
        true
    }

    /// Shows the form that is open.
    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let Some(form) = &mut self.form else { return false };
        let is_done = match form {
            ClockForm::PlanEnd(plan) => plan.ui(ui, view, Outlook::of(view.tournament, view.now)),
            ClockForm::Break(call) => call.ui(ui, view),
            ClockForm::Message(tell) => tell.ui(ui, view),
        };
        if is_done {
            self.form = None;
        }
        true
    }

    fn structure_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let foot = egui::Panel::bottom("foot-of-structure").resizable(false);
        let foot = foot.frame(egui::Frame::NONE).show_separator_line(false);
        foot.show(ui, |ui| self.foot_ui(ui, view));
        let closed = view.closed();
        let structure = view.tournament.structure();
        let on = view.tournament.clock().has_begun(view.now).then(|| view.reading().stage.index());
        let shown = SheetView {
            words: view.words,
            structure,
            on,
            outlook: Outlook::of(view.tournament, view.now),
            refusal: closed.as_deref(),
            colored_up: self.colored_up.of(view),
        };
        if let Some(structure) = self.sheet.ui(ui, shown) {
            let command = Command::SetStructure { structure };
            match view.refusal(&command) {
                Some(why) => self.sheet.tell(why),
                None => view.actions.submit(command),
            }
        }
        if let Some(command) = self.sheet.asked() {
            view.actions.submit(command);
        }
    }

    /// How long it is, when it ends and why, and what can be done about it.
    fn foot_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let structure = view.tournament.structure();
        let muted = color(ui, Tone::TextMuted);
        ui.add_space(space::HALF);
        let length = text(length_words(view.words, structure), Size::Small).color(muted);
        let ending =
            Outlook::of(view.tournament, view.now).and_then(|outlook| outlook.ending(structure));
        let (ends, why) = ends_words(view, structure, ending);
        let ends = text_bold(ends, Size::Small);
        let label = ui.add(Label::new(length).wrap());
        let said = ui.add(Label::new(ends).wrap());
        if ending.is_some_and(|ending| ending.level.is_none()) {
            remark_ui(ui, why.clone().unwrap_or_default(), Tone::AttentionText);
        }
        if let Some(why) = why {
            label.on_hover_text(&why);
            said.on_hover_text(text(why, Size::Body));
        }
        ui.horizontal_wrapped(|ui| {
            let (plan, tip) =
                (view.text("structure-end-plan"), view.text("structure-end-plan.tip"));
            let push = Push::secondary(&plan).small().tip(&tip).refused(view.closed());
            if ui.add(push).clicked() {
                self.form = Some(ClockForm::PlanEnd(Box::default()));
            }
            let (list, tip) =
                (view.text("list-take-structure"), view.text("list-take-structure.tip"));
            let push = Push::secondary(&list).icon(icons::COPY).small().tip(&tip);
            if ui.add(push.refused(view.closed())).clicked() {
                self.list = Some(ListPage::new(SheetOf::Structure));
            }
            save_sheet_ui(ui, view, Exported::Structure);
            self.go_to_ui(ui, view);
        });
    }

    fn go_to_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(row) = self.sheet.chosen() else { return };
        let stage = StageNo::from_index(row);
        let command = Command::GoToStage { stage };
        let words = view.text("clock-go-to");
        let push = Push::secondary(&words).small().refused(view.refusal(&command));
        if ui.add(push).clicked() {
            view.actions.submit(command);
        }
    }

    fn controls_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let plain = Rank::Secondary;
        let room = ui.available_width().min(CONTROLS_MAX);
        let aside = (ui.available_width() - room) / 2.0;
        // In a small window the button of the header is near enough.
        let is_narrow = room < WIDTH_FOR_THREE;
        let half = ((room - space::ONE) / 2.0).floor();
        let quarter = ((half - space::ONE) / 2.0).floor();
        ui.horizontal_wrapped(|ui| {
            ui.add_space(aside);
            if !is_narrow {
                cell_ui(ui, half, |ui| toggle_again_ui(ui, view));
            }
            let minutes = if is_narrow { half } else { quarter };
            for (verb, secs) in [(Verb::MinuteMore, 60), (Verb::MinuteLess, -60)] {
                let minute = Command::AdjustClock { secs };
                cell_ui(ui, minutes, |ui| view.command_ui(ui, verb, plain, minute));
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.add_space(aside);
            let stages = [
                (Verb::PreviousStage, Command::PreviousStage),
                (Verb::NextStage, Command::NextStage),
            ];
            for (verb, command) in stages {
                // Halves of a small window are too narrow for the words.
                if is_narrow {
                    view.command_ui(ui, verb, plain, command);
                } else {
                    cell_ui(ui, half, |ui| view.command_ui(ui, verb, plain, command));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            ui.add_space(aside);
            self.start_at_button_ui(ui, view);
            self.break_button_ui(ui, view);
            self.message_button_ui(ui, view);
            players_clock_ui(ui, view);
            mute_ui(ui, view);
        });
        let has_begun = view.tournament.clock().has_begun(view.now);
        if let Some(start_at) = &mut self.start_at
            && (has_begun || start_at.ui(ui, view))
        {
            self.start_at = None;
        }
    }

    /// The button that calls a break, once play has begun.
    fn break_button_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if !view.tournament.clock().has_begun(view.now) {
            return;
        }
        let (words, tip) = (view.text("break-call"), view.text("break-call.tip"));
        let push = Push::secondary(&words).icon(icons::BREAK).small().tip(&tip);
        if ui.add(push.refused(view.closed().as_deref())).clicked() {
            self.form = Some(ClockForm::Break(CallBreak::default()));
        }
    }

    /// The button that tells the room something; it is marked while something is shown.
    fn message_button_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let is_on = view.tournament.messages().shown(view.now).is_some();
        let (words, tip) = (view.text("message-tell"), view.text("message-tell.tip"));
        let push = Push::one_of(&words, true, is_on).icon(icons::INFO).small().tip(&tip);
        if ui.add(push.refused(view.closed().as_deref())).clicked() {
            self.form = Some(ClockForm::Message(TellRoom::default()));
        }
    }

    /// The button that asks for a time of day, until play has begun.
    fn start_at_button_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.tournament.clock().has_begun(view.now) {
            return;
        }
        let (words, closed) = (view.text("clock-schedule"), view.closed());
        let push = Push::secondary(&words).icon(icons::CLOCK).small().refused(closed.as_deref());
        if ui.add(push).clicked() {
            self.start_at = Some(StartAt::default());
        }
    }
}

/// A button of the row, as wide as its place.
fn cell_ui(ui: &mut Ui, width: f32, button: impl FnOnce(&mut Ui)) {
    let size = Vec2::new(width, shape::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::top_down_justified(Align::Center), button);
}

/// When the event ends, and why then.
fn ends_words(
    view: &View<'_>,
    structure: &Structure,
    ending: Option<Ending>,
) -> (String, Option<String>) {
    let Some(ending) = ending else { return (view.text("structure-ends-unknown"), None) };
    let is_set = view.tournament.clock().is_started();
    let words = match is_set {
        true => ends_at_words(view.words, &ending, start(view), view.offset),
        false => ends_after_words(view.words, &ending),
    };
    (words, Some(why_words(view.words, structure, &ending)))
}

/// The button of the header once more, for a finger that is here already; with the same keys.
fn toggle_again_ui(ui: &mut Ui, view: &View<'_>) {
    let quiet = View { pressed: None, ..*view };
    clock_button_ui(ui, &quiet);
}

/// Stakes of more letters are long.
const STAKES_SHORT: usize = 14;
/// The widest that the buttons under the clock are together.
const CONTROLS_MAX: f32 = 560.0;
/// So wide is a row of three buttons.
const WIDTH_FOR_THREE: f32 = 280.0;
/// How high the bar, the stakes and what comes next are.
const UNDER_THE_DIGITS: f32 = 136.0;
/// The button that shows the players' clock or puts it away.
fn players_clock_ui(ui: &mut Ui, view: &View<'_>) {
    let is_shown = view.devices.place.is_some();
    let words = view.text(if is_shown { "display-close" } else { "display-open" });
    let (tip, keys) = (view.text("display-open.tip"), Verb::PlayersClock.keys(ui.ctx()));
    let push = Push::one_of(&words, true, is_shown);
    if ui.add(push.icon(icons::SCREEN).small().tip(&tip).shortcut(keys)).clicked() {
        view.actions.push(Action::Do(Verb::PlayersClock));
    }
}

/// The digits, how much of the level is gone, and the stakes.
fn face_ui(ui: &mut Ui, view: &View<'_>) {
    let reading = view.reading();
    ui.vertical_centered(|ui| {
        let title = level_words(view);
        label_ui(ui, format!("{title} · {}", run_words(view)), Size::Lead, Tone::TextMuted);
    });
    let is_long = is_long(view) && ui.available_width() < shape::FORM_WIDTH;
    let under = if is_long { 1.5 * UNDER_THE_DIGITS } else { UNDER_THE_DIGITS };
    let height = (ui.available_height() - under).clamp(48.0, shape::CLOCK_MAX);
    let size = Vec2::new(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let digits = left_words(view);
    let tone = match reading.run {
        _ if reading.recess.is_some() => Tone::InfoText,
        Run::Running if reading.starts_at.is_none() => Tone::Text,
        Run::Paused => Tone::StoppedText,
        _ => Tone::TextMuted,
    };
    digits_ui(ui, rect, &digits, tone);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &digits));
    let left = reading.left_millis(view.now);
    let gone = match reading.recess {
        Some(recess) => recess.length_millis().saturating_sub(left),
        None => reading.elapsed_millis,
    };
    progress_ui(ui, gone, left);
    ui.add_space(space::ONE);
    ui.vertical_centered(|ui| {
        stakes_ui(ui, view);
        // Where notices and buttons leave no room for it, the header says what comes next.
        let has_room = ui.available_height() >= ui.text_style_height(&TextStyle::Body);
        if let Some(next) = next_words(view).filter(|_| has_room) {
            let is_short = fits(ui, &next, regular(Size::Body));
            let size = if is_short { Size::Body } else { Size::Small };
            // One line: a second one would reach the buttons in a small window.
            let next = text(next, size).color(color(ui, Tone::TextMuted));
            ui.add(egui::Label::new(next).truncate());
        }
    });
}

/// Whether words stand on one line.
fn fits(ui: &Ui, words: &str, font: FontId) -> bool {
    let line = ui.painter().layout_no_wrap(words.to_owned(), font, color(ui, Tone::Text));
    line.size().x <= ui.available_width()
}

/// The level that is on, or that a break is on.
fn level_words(view: &View<'_>) -> String {
    let reading = view.reading();
    match reading.level {
        _ if reading.nobody_plays() => view.text("header-break"),
        Some(level) => format!("{} {level}", view.text("header-level")),
        None => view.text("header-level"),
    }
}

/// Whether the stakes take more than one line in a small window.
fn is_long(view: &View<'_>) -> bool {
    let structure = view.tournament.structure();
    let level = structure.stage(view.reading().stage).and_then(|stage| stage.as_level());
    level.is_some_and(|level| stakes_line(view, &level.stakes).chars().count() > STAKES_SHORT)
}

/// What is posted and bet now, as large as it fits.
fn stakes_ui(ui: &mut Ui, view: &View<'_>) {
    let structure = view.tournament.structure();
    let stage = structure.stage(view.reading().stage);
    let Some(level) = stage.and_then(|stage| stage.as_level()) else { return };
    let stakes = stakes_line(view, &level.stakes);
    let largest = if stakes.chars().count() > STAKES_SHORT { Size::Title } else { Size::Display };
    let size = if fits(ui, &stakes, bold(largest)) { largest } else { Size::Lead };
    ui.add(egui::Label::new(text_bold(stakes, size)).wrap());
    if structure.has_several_games() {
        said_ui(ui, text(view.words.game(level.game), Size::Lead));
    }
}

/// Digits as large as their place, set so wide that they do not jump.
fn digits_ui(ui: &Ui, rect: Rect, digits: &str, tone: Tone) {
    let family = FontFamily::Name("bold".into());
    let widest: String = digits.chars().map(|c| if c == ':' { ':' } else { '0' }).collect();
    let trial = FontId::new(100.0, family.clone());
    let tone = color(ui, tone);
    let wide = ui.painter().layout_no_wrap(widest, trial, tone).size().x.max(1.0);
    let points = (rect.height() * 0.95).min(92.0 * rect.width() / wide);
    let font = FontId::new(points.floor(), family);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, digits, font, tone);
}

fn progress_ui(ui: &mut Ui, elapsed: i64, remaining: i64) {
    let width = ui.available_width() - 2.0 * space::TWO;
    let (slot, _) =
        ui.allocate_exact_size(Vec2::new(ui.available_width(), shape::PROGRESS), Sense::hover());
    let track = Rect::from_center_size(slot.center(), Vec2::new(width, shape::PROGRESS));
    ui.painter().rect_filled(track, radius::ROUND, color(ui, Tone::Raised));
    let whole = elapsed.max(0).saturating_add(remaining).max(1);
    let permille = elapsed.max(0).saturating_mul(1000) / whole;
    let part = f32::from(u16::try_from(permille).unwrap_or(1000)) / 1000.0;
    let gone = Rect::from_min_size(track.min, Vec2::new(track.width() * part, track.height()));
    ui.painter().rect_filled(gone, radius::ROUND, color(ui, Tone::Accent));
}

fn next_words(view: &View<'_>) -> Option<String> {
    let next = view.digest.header.as_ref()?.next_stage?;
    let structure = view.tournament.structure();
    let mut parts = vec![view.text("header-next"), view.words.stage_name(structure, next)];
    // Where games change the game matters more; the header has the stakes.
    parts.extend(structure.stage(next)?.as_level().map(|level| {
        let has_several = structure.has_several_games();
        if has_several { view.words.game(level.game) } else { stakes_line(view, &level.stakes) }
    }));
    Some(parts.join(" · "))
}
