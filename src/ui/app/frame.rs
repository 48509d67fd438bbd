//! What stands on every screen: header, navigation, what needs doing now, and the foot.

use crate::app::elbows::Elbows;
use crate::app::menu::{MenuFacts, menu_ui};
use crate::app::over_form::over_form_ui;
use crate::needs::card::{NeedCard, cards_ui};
use crate::needs::need_cards;
use crate::parts::{clock_button_ui, left_words, run_words, stakes_line};
use crate::theme::{Size, Tone, color, icons, shape, space};
use crate::view::View;
use crate::vocabulary::{Action, Destination, ScreenId, Verb};
use crate::widgets::{
    Header, NavItem, Push, Stat, Status, StatusButton, StatusPressed, Urgency, header_ui, label_ui,
    muted_ui, nav_ui, status_ui,
};
use egui::{Align, Frame, Layout, Panel, Rect, ScrollArea, Ui};
use engine::Command;
use engine::clock::{Reading, Run};
use engine::log::Act;
use engine::values::Seq;
use reports::StackUnit;
use strum::VariantArray;
use words::Args;

/// Whether everything is on disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    pub urgency: Urgency,
    /// Whether everything is on disk, in words.
    pub words: String,
}

/// What stands in the strip at the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InStrip {
    Needs,
    /// A form of the screen in sight, so that nothing on that screen moves for it.
    Form,
}

/// Shows everything around a screen; what is left in the middle is the screen's.
///
/// `told` shows what is told at the foot of the strip. Gives the place of a form in the strip.
pub fn frame_ui(
    ui: &mut Ui,
    view: &View<'_>,
    current: ScreenId,
    saved: &Saved,
    elbows: &mut Elbows,
    in_strip: InStrip,
    menu: &MenuFacts<'_>,
    told: impl FnOnce(&mut Ui),
) -> Rect {
    let needs = need_cards(view);
    let panel = Frame::new().fill(color(ui, Tone::Panel));
    let header = Panel::top("header").exact_size(shape::HEADER_HEIGHT).resizable(false);
    header.frame(panel).show(ui, |ui| {
        // The clock of the room runs while somebody looks back, and can be stopped then, too.
        let live = View { back: None, ..*view };
        header_ui(ui, &header_of(view), |ui| clock_button_ui(ui, &live));
    });
    let foot = Panel::bottom("foot").exact_size(shape::STATUS_HEIGHT).resizable(false);
    foot.frame(panel).show(ui, |ui| foot_ui(ui, view, saved, elbows));
    let nav = Panel::left("nav").exact_size(shape::NAV_WIDTH).resizable(false);
    nav.frame(panel).show(ui, |ui| screens_ui(ui, view, current, &needs, menu));
    let is_narrow = ui.available_width() < shape::WINDOW[0] - shape::NAV_WIDTH;
    let width = if is_narrow { shape::STRIP_WIDTH_MIN } else { shape::STRIP_WIDTH };
    let strip = Panel::right("strip").exact_size(width).resizable(false);
    let margin = match in_strip {
        InStrip::Needs => space::CARD,
        InStrip::Form => space::HALF_MARGIN,
    };
    let strip = strip.frame(panel.inner_margin(margin)).show(ui, |ui| {
        let beneath = Panel::bottom("told").resizable(false).frame(Frame::new());
        beneath.show_separator_line(false).show(ui, told);
        match in_strip {
            InStrip::Needs => strip_ui(ui, view, &needs),
            InStrip::Form => over_form_ui(ui, view, &needs),
        }
        ui.available_rect_before_wrap()
    });
    strip.inner
}

fn header_of(view: &View<'_>) -> Header {
    let reading = view.reading();
    let time = left_words(view);
    let urgency = match reading.run {
        // It stopped by itself, and nobody waits for it.
        Run::Paused if view.digest.winner().is_some() || view.tournament.days().is_over() => {
            Urgency::Quiet
        }
        Run::Paused if reading.recess.is_some_and(|recess| !recess.waits(view.now)) => {
            Urgency::Info
        }
        Run::Paused => Urgency::Stopped,
        Run::NotStarted => Urgency::Quiet,
        Run::Running if reading.starts_at.is_some() => Urgency::Quiet,
        Run::Running if reading.is_break => Urgency::Info,
        Run::Running if reading.remaining_millis < 60_000 && !reading.by_hands => {
            Urgency::Attention
        }
        Run::Running => Urgency::Good,
    };
    let time_name = format!("{} {time}", view.text("header-left"));
    Header { time, time_name, urgency, stats: stats(view, &reading) }
}

fn stats(view: &View<'_>, reading: &Reading) -> Vec<Stat> {
    let mut stats: Vec<Stat> = away_stat(view).into_iter().collect();
    let Some(facts) = &view.digest.header else { return stats };
    let stat = |id: &str, value: String| Stat::new(view.text(id), value);
    let words = view.words;
    let level = facts.level.as_ref();
    let title = match (level, reading.nobody_plays()) {
        (_, true) => view.text("header-break"),
        (Some((no, _)), false) => format!("{} {no}", view.text("header-level")),
        (None, false) => view.text("header-level"),
    };
    let on = if reading.is_break { facts.next_level.as_ref().or(level) } else { level };
    let stakes = on.map(|(_, level)| stakes_line(view, &level.stakes)).unwrap_or_default();
    stats.extend(match reading.nobody_plays() {
        // What stands beside the time is not played now.
        true => vec![Stat::new(title, run_words(view)), stat("header-next", stakes)],
        // Where games change, everybody asks first which one is played.
        false => match level.filter(|_| view.tournament.structure().has_several_games()) {
            Some((_, level)) if reading.run == Run::Running => {
                vec![Stat::new(format!("{title} · {}", words.game(level.game)), stakes)]
            }
            Some((_, level)) => {
                let game = format!("{} · {stakes}", words.game(level.game));
                vec![Stat::new(format!("{title} · {}", run_words(view)), game)]
            }
            None => vec![Stat::new(format!("{title} · {}", run_words(view)), stakes)],
        },
    });
    if let Some((_, next)) = facts.next_level.as_ref().filter(|_| !reading.nobody_plays()) {
        let mut title = view.text("header-next");
        if level.is_some_and(|(_, level)| level.game != next.game) {
            title = format!("{title} · {}", words.game(next.game));
        }
        stats.push(Stat::new(title, stakes_line(view, &next.stakes)));
    }
    if let Some(millis) = facts.break_in_millis {
        stats.push(stat("header-next-break", words.minutes(millis / 1000)));
    }
    let players = Args::new().count("left", facts.players_left).count("entries", facts.entries);
    stats.push(stat("header-players", view.say("header-players-of", &players)));
    let tables = i64::try_from(facts.tables).unwrap_or(i64::MAX);
    stats.push(stat("header-tables", words.number(tables)));
    if let Some(average) = facts.average {
        stats.push(stat(
            "header-average",
            average_words(view, average.0, facts.average_tenths, facts.average_unit),
        ));
    }
    stats
}

/// That the database does not answer, before everything else.
fn away_stat(view: &View<'_>) -> Option<Stat> {
    let since = view.shared?.away_since?;
    let since = view.words.time_with_secs(since, view.offset);
    let since = view.say("desks-away-since", &Args::new().text("time", since));
    Some(Stat::new(view.text("desks-away"), since).urgent(Urgency::Stopped))
}

fn average_words(view: &View<'_>, average: u64, tenths: Option<u64>, unit: StackUnit) -> String {
    let average = view.words.number(i64::try_from(average).unwrap_or(i64::MAX));
    let Some(tenths) = tenths else { return average };
    format!("{average} · {}", view.words.stack_in(unit, tenths))
}

fn screens_ui(
    ui: &mut Ui,
    view: &View<'_>,
    current: ScreenId,
    needs: &[NeedCard],
    menu: &MenuFacts<'_>,
) {
    tools_ui(ui, view, menu);
    let item = |screen: &ScreenId| {
        let verb = Verb::Show(*screen);
        let of_screen = needs.iter().filter(|need| need.screen == *screen);
        let urgent =
            |need: &&NeedCard| matches!(need.card.urgency, Urgency::Attention | Urgency::Stopped);
        let waiting = of_screen.clone().filter(urgent).count();
        let is_stopped = of_screen.clone().any(|need| need.card.urgency == Urgency::Stopped);
        let urgency = if is_stopped { Urgency::Stopped } else { Urgency::Attention };
        NavItem {
            icon: screen.icon(),
            words: view.text(verb.text_id()),
            waiting: (waiting > 0).then_some((waiting, urgency)),
            tip: verb.keys(ui.ctx()),
        }
    };
    // An event without prices shows nothing of money.
    let has_prices = view.tournament.settings().money.is_some();
    let is_there = |screen: &&ScreenId| **screen != ScreenId::Prizes || has_prices;
    let screens: Vec<&ScreenId> = ScreenId::VARIANTS.iter().filter(is_there).collect();
    let items: Vec<NavItem> = screens.iter().copied().map(item).collect();
    let index = screens.iter().position(|screen| **screen == current).unwrap_or_default();
    let chosen = nav_ui(ui, &items, index).and_then(|chosen| screens.get(chosen));
    if let Some(screen) = chosen {
        view.actions.go(Destination::Screen(**screen));
    }
}

/// How wide the button of the command box is; the list of keys has its place beside it.
const TOOL_WIDTH: f32 = 84.0;

/// The menu, the command box and the list of keys, for whoever does not know theirs.
fn tools_ui(ui: &mut Ui, view: &View<'_>, menu: &MenuFacts<'_>) {
    ui.add_space(space::ONE);
    ui.horizontal(|ui| {
        ui.add_space(space::ONE);
        menu_ui(ui, view, menu);
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::HALF;
        ui.add_space(space::ONE);
        let keys = Verb::CommandBox.keys(ui.ctx());
        let (name, tip) = (view.text("command-button"), view.text("command-button.tip"));
        let list = view.text(Verb::Shortcuts.text_id());
        let list = Push::quiet(String::new()).icon(icons::QUESTION).name(list).small();
        let list = list.tip(Verb::Shortcuts.keys(ui.ctx()));
        let open = Push::secondary(keys.as_str()).icon(icons::SEARCH).name(name).small();
        if ui.add(open.tip(tip).width(TOOL_WIDTH)).clicked() {
            view.actions.push(Action::Press(Verb::CommandBox));
        }
        if ui.add(list.width(shape::BUTTON_HEIGHT_SMALL)).clicked() {
            view.actions.push(Action::Press(Verb::Shortcuts));
        }
    });
}

fn strip_ui(ui: &mut Ui, view: &View<'_>, needs: &[NeedCard]) {
    // What is told at the foot may leave little room; nothing is painted over it.
    let room = ScrollArea::vertical().id_salt("needs").min_scrolled_height(0.0);
    room.show(ui, |ui| {
        muted_ui(ui, view.text("header-needs"));
        cards_ui(ui, view, needs);
        if needs.is_empty() {
            ui.add_space(space::ONE);
            label_ui(ui, view.text("header-needs-none"), Size::Body, Tone::TextMuted);
            if let Some(next) = next_words(view) {
                label_ui(ui, next, Size::Body, Tone::Text);
            }
        }
    });
}

/// What comes by itself while nothing needs doing; none where nothing does.
fn next_words(view: &View<'_>) -> Option<String> {
    let reading = view.reading();
    let facts = view.digest.header.as_ref()?;
    match reading.run {
        Run::NotStarted => return Some(view.text("needs-next-start")),
        Run::Paused if reading.recess.is_some() => return Some(run_words(view)),
        Run::Paused => return Some(view.text("needs-next-paused")),
        Run::Running if reading.by_hands || reading.starts_at.is_some() => return None,
        Run::Running => {}
    }
    let left = reading.remaining_millis;
    let time = Args::new().text("time", view.words.minutes(left / 1000));
    if facts.break_in_millis.is_some_and(|millis| millis <= left) && !reading.is_break {
        return Some(view.say("needs-next-break", &time));
    }
    let (no, next) = facts.next_level.as_ref()?;
    let mut stakes = stakes_line(view, &next.stakes);
    if facts.level.as_ref().is_some_and(|(_, level)| level.game != next.game) {
        stakes = format!("{} · {stakes}", view.words.game(next.game));
    }
    let args = time.no("level", no.0).text("stakes", stakes);
    Some(view.say("needs-next-level", &args))
}

fn foot_ui(ui: &mut Ui, view: &View<'_>, saved: &Saved, elbows: &mut Elbows) {
    let last = view.log.acts().last();
    let last_words = last.map(|_| view.words.act(view.log, view.log.last_seq(), view.offset));
    let undo = view.log.undoable();
    let redo = view.log.redoable();
    let button = |verb: Verb, command: &Command, of: Option<(Seq, &Act)>| StatusButton {
        icon: if verb == Verb::Undo { icons::UNDO } else { icons::REDO },
        words: view.text(verb.text_id()),
        tip: of.map_or_else(String::new, |(seq, act)| taken_back(view, verb, seq, act)),
        shortcut: verb.keys(ui.ctx()),
        refusal: view.refusal(command),
    };
    let right = [view.words.rulebook(view.tournament.settings().rules.rulebook), view.by.into()];
    let right: Vec<String> = right.into_iter().filter(|part| !part.is_empty()).collect();
    let status = Status {
        urgency: saved.urgency,
        saved: saved.words.clone(),
        last: last_words.unwrap_or_default(),
        undo: button(Verb::Undo, &Command::Undo, undo),
        redo: button(Verb::Redo, &Command::Redo, redo),
        right: right.join(" · "),
    };
    let row = Layout::right_to_left(Align::Center);
    let pressed = ui.with_layout(row, |ui| {
        ui.add_space(space::TWO);
        elbows.ui(ui, view);
        #[cfg(feature = "share")]
        shared_ui(ui, view);
        status_ui(ui, &status)
    });
    let pressed = pressed.inner;
    if pressed == Some(StatusPressed::Undo) || view.pressed == Some(Verb::Undo) {
        view.actions.push(Action::Tournament(Command::Undo));
    }
    if pressed == Some(StatusPressed::Redo) || view.pressed == Some(Verb::Redo) {
        view.actions.push(Action::Tournament(Command::Redo));
    }
}

/// That it is shared on the network, so that nobody forgets it: with how many pages.
#[cfg(feature = "share")]
fn shared_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(network) = view.network else { return };
    let pages = Args::new().count("pages", network.room.pages());
    let (words, name) = (view.say("share-pages", &pages), view.say("share-pages.name", &pages));
    let keys = Verb::Share.keys(ui.ctx());
    let push = Push::chosen(words).icon(icons::SCREEN).small().name(&name).tip(&name);
    if ui.add(push.shortcut(keys)).clicked() {
        view.actions.push(Action::Do(Verb::Share));
    }
}

/// What the button would take or put back, and whose that is.
fn taken_back(view: &View<'_>, verb: Verb, seq: Seq, act: &Act) -> String {
    let args = Args::new()
        .text("act", view.words.act_name(view.log, seq, view.offset))
        .text("by", act.by.as_str())
        .text("time", view.words.time(act.at, view.offset));
    let id = match (verb == Verb::Undo, act.by.is_empty()) {
        (true, true) => "log-undo-what-at",
        (true, false) => "log-undo-what-by",
        (false, true) => "log-redo-what-at",
        (false, false) => "log-redo-what-by",
    };
    view.say(id, &args)
}
