//! The strip over every screen: each clock that runs, with what can be said of it.

use crate::player_clock::{ClockDesk, Running};
use crate::theme::{Size, color, icons, shape, space, strong_stroke, text, text_bold};
use crate::view::{Rank, View};
use crate::vocabulary::{Action, ClockAction, WhichClock};
use crate::widgets::{Ground, Push, Urgency, in_frame_ui, small_ui};
use egui::{Label, Margin, Role, Ui, WidgetInfo};
use engine::Command;
use engine::entries::Who;
use engine::player_clock::{ClockOutcome, ClockPhase, Facing};
use engine::values::{PlayerId, SeatAt};
use rulebook::options::ClockWithoutBet;
use words::Args;

/// More clocks than these are only counted.
const SHOWN_MAX: usize = 2;
const DIGITS_WIDTH: f32 = 104.0;
const DIGITS_WIDTH_SMALL: f32 = 48.0;
/// How wide the buttons of a row are together.
const ROW_BUTTONS_WIDTH: f32 = 420.0;
/// So much of a name is always shown.
const NAME_WIDTH_MIN: f32 = 64.0;

impl ClockDesk {
    /// Shows the clocks that run, but for the one that is shown large.
    pub fn strip_ui(&self, ui: &mut Ui, view: &View<'_>) {
        if view.back.is_some() {
            return;
        }
        let running = self.running(view.tournament, view.now);
        let shown: Vec<&Running> =
            running.iter().filter(|clock| Some(clock.which) != self.large).collect();
        let is_low = ui.ctx().content_rect().height() < shape::BARS_BOTH;
        for (index, clock) in shown.iter().take(SHOWN_MAX).enumerate() {
            // The most urgent one is read from afar, where the screen under it has the room.
            if ui.available_width() < ROW_BUTTONS_WIDTH {
                narrow_of(ui, view, clock);
            } else if index == 0 && !is_low {
                strip_of(ui, view, clock);
            } else {
                row_of(ui, view, clock);
            }
        }
        let more = shown.len().saturating_sub(SHOWN_MAX);
        if more > 0 {
            let words = view.say("player-clock-more", &Args::new().count("clocks", more));
            small_ui(ui, words);
        }
    }
}

/// How urgent a clock is, by how far it has run.
pub(super) fn urgency(phase: ClockPhase) -> Urgency {
    match phase {
        ClockPhase::Thinking => Urgency::Info,
        ClockPhase::Countdown => Urgency::Attention,
        ClockPhase::Over => Urgency::Stopped,
    }
}

/// Who, or that nobody is chosen.
pub(super) fn who_words(view: &View<'_>, clock: &Running) -> String {
    let table = || view.say("tables-table", &Args::new().no("table", clock.table.0));
    clock.player.map_or_else(table, |player| view.player(player))
}

/// Where, which kind, and how far.
pub(super) fn remark(view: &View<'_>, clock: &Running) -> String {
    let phase = match clock.phase() {
        ClockPhase::Thinking => "player-clock-thinking",
        ClockPhase::Countdown => "player-clock-countdown",
        ClockPhase::Over => "player-clock-over",
    };
    let kind = match clock.which {
        WhichClock::Called(_) => "player-clock-called",
        WhichClock::Shot => "player-clock-shot",
    };
    let facing = clock.facing.map(|facing| match facing {
        Facing::Bet => view.text("player-clock-bet"),
        Facing::NoBet => view.text("player-clock-no-bet"),
    });
    let seat = clock.seat.map(|at| view.words.seat(at));
    let parts = [Some(view.text(phase)), Some(view.text(kind)), seat, facing];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The seconds as they are shown: 59, or 1:05.
pub(super) fn digits(clock: &Running) -> String {
    let secs = clock.left_secs();
    if secs < 60 { secs.to_string() } else { format!("{}:{:02}", secs / 60, secs % 60) }
}

/// The same for a screen reader.
pub(super) fn spoken(view: &View<'_>, clock: &Running) -> String {
    let args = Args::new().text("player", who_words(view, clock)).count("secs", clock.left_secs());
    view.say("player-clock-spoken", &args)
}

fn strip_of(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let urgency = urgency(clock.phase());
    framed(ui, urgency, |ui| {
        ui.horizontal(|ui| {
            digits_ui(ui, view, clock, Size::Display, DIGITS_WIDTH);
            ui.vertical(|ui| {
                // One line, so that several clocks leave room for the screen.
                ui.horizontal(|ui| {
                    ui.label(text_bold(who_words(view, clock), Size::Lead));
                    let remark = format!("{} {}", urgency.icon(), remark(view, clock));
                    let remark = text(remark, Size::Small).color(color(ui, urgency.text()));
                    ui.add(Label::new(remark).truncate());
                });
                ui.horizontal_wrapped(|ui| {
                    buttons_ui(ui, view, clock, Look::Small);
                    enlarge_ui(ui, view, clock);
                });
            });
        });
    });
}

/// The same in one row, for a low window and for clocks that are less urgent.
fn row_of(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let urgency = urgency(clock.phase());
    framed(ui, urgency, |ui| {
        ui.horizontal_wrapped(|ui| {
            digits_ui(ui, view, clock, Size::Title, DIGITS_WIDTH_SMALL);
            let tone = color(ui, urgency.text());
            ui.label(text(urgency.icon(), Size::Body).color(tone));
            let room = (ui.available_width() - ROW_BUTTONS_WIDTH).max(NAME_WIDTH_MIN);
            ui.scope(|ui| {
                ui.set_max_width(room);
                let name = text_bold(who_words(view, clock), Size::Body);
                ui.add(Label::new(name).truncate()).on_hover_text(remark(view, clock));
            });
            buttons_ui(ui, view, clock, Look::Small);
            enlarge_ui(ui, view, clock);
        });
    });
}

/// The same where there is room for a card alone.
fn narrow_of(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let urgency = urgency(clock.phase());
    framed(ui, urgency, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            digits_ui(ui, view, clock, Size::Title, DIGITS_WIDTH_SMALL);
            ui.add(Label::new(text_bold(who_words(view, clock), Size::Body)).truncate());
        });
        let remark = format!("{} {}", urgency.icon(), remark(view, clock));
        let remark = text(remark, Size::Small).color(color(ui, urgency.text()));
        ui.add(Label::new(remark).wrap());
        ui.horizontal_wrapped(|ui| {
            buttons_ui(ui, view, clock, Look::Small);
            enlarge_ui(ui, view, clock);
        });
    });
}

fn framed(ui: &mut Ui, urgency: Urgency, contents: impl FnOnce(&mut Ui)) {
    let frame = Ground::Part.frame(ui).stroke(strong_stroke(ui, urgency.tone()));
    let frame = frame.inner_margin(Margin::symmetric(space::CARD, space::HALF_MARGIN));
    in_frame_ui(ui, frame, contents);
}

fn digits_ui(ui: &mut Ui, view: &View<'_>, clock: &Running, size: Size, width: f32) {
    let tone = color(ui, urgency(clock.phase()).text());
    let shown = text_bold(digits(clock), size).color(tone);
    let name = spoken(view, clock);
    ui.scope(|ui| {
        ui.set_min_width(width);
        let label = ui.add(Label::new(shown).selectable(false));
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    });
}

fn enlarge_ui(ui: &mut Ui, view: &View<'_>, clock: &Running) {
    let (words, tip) = (view.text("player-clock-enlarge"), view.text("player-clock-enlarge.tip"));
    let push = Push::secondary(&words).icon(icons::WHOLE).small().tip(&tip);
    if ui.add(push).clicked() {
        view.actions.push(Action::PlayerClock(ClockAction::Enlarge(Some(clock.which))));
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    Small,
    Large,
}

impl Look {
    fn of(self, push: Push<'_>) -> Push<'_> {
        match self {
            Self::Small => push.small(),
            Self::Large => push,
        }
    }
}

/// What can be said of a clock.
pub(super) fn buttons_ui(ui: &mut Ui, view: &View<'_>, clock: &Running, look: Look) {
    match clock.which {
        WhichClock::Called(_) => called_ui(ui, view, clock, look),
        WhichClock::Shot => shot_ui(ui, view, clock, look),
    }
}

fn called_ui(ui: &mut Ui, view: &View<'_>, clock: &Running, look: Look) {
    let settle = |outcome, facing| Command::SettleClock { table: clock.table, outcome, facing };
    let is_over = clock.phase() == ClockPhase::Over;
    let checks = clock.facing == Some(Facing::NoBet);
    let is_silent = view.tournament.settings().rules.options.clock_without_bet
        != ClockWithoutBet::Checked
        && checks;
    let no_bet = Some(Facing::NoBet);
    // Where the book does not have it checked, no outcome is proposed.
    let dead_facing = if is_silent { no_bet } else { Some(Facing::Bet) };
    let rows = [
        ("player-clock-acted", settle(ClockOutcome::Acted, None), !is_over),
        ("player-clock-dead", settle(ClockOutcome::Dead, dead_facing), is_over && !checks),
        (
            "player-clock-checked",
            settle(ClockOutcome::Checked, no_bet),
            is_over && checks && !is_silent,
        ),
        ("player-clock-waived", settle(ClockOutcome::Waived, None), false),
    ];
    for (id, command, is_next) in rows {
        let rank = if is_next { Rank::Primary } else { Rank::Secondary };
        push_ui(ui, view, id, rank, command, look);
    }
}

/// The button of one way out; whether it was pressed.
fn push_ui(
    ui: &mut Ui,
    view: &View<'_>,
    id: &str,
    rank: Rank,
    command: Command,
    look: Look,
) -> bool {
    let push = look.of(rank.push(view.text(id))).tip(view.text(&format!("{id}.tip")));
    let is_pressed = ui.add(push.refused(view.refusal(&command))).clicked();
    if is_pressed {
        view.actions.submit(command);
    }
    is_pressed
}

fn shot_ui(ui: &mut Ui, view: &View<'_>, clock: &Running, look: Look) {
    seats_ui(ui, view, clock, look);
    let nobody = view.text("shot-clock-choose");
    let is_over = clock.phase() == ClockPhase::Over;
    let mut rows = vec![];
    if let Some(player) = clock.player {
        let who = || Who::Id(player);
        let over = |outcome, facing| Command::ShotClockOver { player: who(), outcome, facing };
        rows.push(("shot-clock-dead", over(ClockOutcome::Dead, Facing::Bet), is_over));
        rows.push(("shot-clock-checked", over(ClockOutcome::Checked, Facing::NoBet), false));
        card_ui(ui, view, player, look);
    } else if view.tournament.has_time_cards() || is_over {
        small_ui(ui, nobody);
    }
    for (id, command, is_next) in rows.into_iter().filter(|_| is_over) {
        let rank = if is_next { Rank::Primary } else { Rank::Secondary };
        if push_ui(ui, view, id, rank, command, look) {
            view.actions.push(Action::PlayerClock(ClockAction::StopShot));
        }
    }
    if ui.add(look.of(Push::quiet(view.text("shot-clock-stop")))).clicked() {
        view.actions.push(Action::PlayerClock(ClockAction::StopShot));
    }
}

/// The seats of the table: the one that is pressed acts now.
fn seats_ui(ui: &mut Ui, view: &View<'_>, clock: &Running, look: Look) {
    let Some(table) = view.tournament.seating().table(clock.table) else { return };
    for (seat, place) in table.seats() {
        let Some(player) = place.player else { continue };
        let at = SeatAt { table: clock.table, seat };
        let words = seat.0.to_string();
        let args =
            Args::new().text("player", view.player(player)).text("seat", view.words.seat(at));
        let name = view.say("shot-clock-seat", &args);
        let push = Push::one_of(&words, Some(player), clock.player);
        if ui.add(look.of(push).name(&name).tip(&name)).clicked() {
            view.actions
                .push(Action::PlayerClock(ClockAction::StartShot(clock.table, Some(player))));
        }
    }
}

fn card_ui(ui: &mut Ui, view: &View<'_>, player: PlayerId, look: Look) {
    if !view.tournament.has_time_cards() {
        return;
    }
    let command = Command::UseTimeCard { player: Who::Id(player) };
    let left = view.tournament.time_cards_left(player);
    let words = view.say("shot-clock-card", &Args::new().count("left", left));
    let args = Args::new().count("secs", view.tournament.settings().pace.time_card_secs);
    let tip = view.say("shot-clock-card.tip", &args);
    let push = Push::secondary(&words).tip(&tip).refused(view.refusal(&command));
    if ui.add(look.of(push)).clicked() {
        view.actions.submit(command);
    }
}
