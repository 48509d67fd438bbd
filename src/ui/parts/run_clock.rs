//! Starting and stopping the clock: its button, and whether it runs.

use crate::theme::icons;
use crate::view::{Rank, View};
use crate::vocabulary::Verb;
use egui::Ui;
use engine::Command;
use engine::clock::{Reading, Run};
use engine::winnings::is_over;
use reports::{Waits, waits};
use words::Args;

/// The command of the button that starts, stops and resumes, and the id of its words.
pub fn toggle(reading: &Reading) -> (Command, &'static str, &'static str) {
    match (reading.run, reading.starts_at) {
        (Run::NotStarted, _) | (Run::Running, Some(_)) => {
            (Command::StartClock, "clock-start", icons::PLAY)
        }
        (Run::Running, None) => (Command::PauseClock, "clock-pause", icons::PAUSE),
        (Run::Paused, _) if reading.waits_millis.is_some() => {
            (Command::ResumeClock, "clock-start-next", icons::PLAY)
        }
        (Run::Paused, _) if reading.recess.is_some() => {
            (Command::ResumeClock, "clock-end-break", icons::PLAY)
        }
        (Run::Paused, _) => (Command::ResumeClock, "clock-resume", icons::PLAY),
    }
}

/// The button that starts, stops and resumes the clock, with its keys on every screen.
pub fn clock_button_ui(ui: &mut Ui, view: &View<'_>) {
    let reading = view.reading();
    let (command, id, icon) = toggle(&reading);
    // Before the seats are drawn there is something else to do first.
    let waits = reading.run == Run::NotStarted && view.tournament.entries().unseated() > 0;
    // While tables wait for each other the clock is off on purpose.
    let holds = view.tournament.pace().hold().is_some();
    // Once somebody has won nothing is played any more.
    let is_over = view.digest.winner().is_some();
    // Nor is anything to be done in a break before it is over.
    let rests = reading.recess.is_some_and(|recess| !recess.waits(view.now));
    let is_next = reading.run != Run::Running && !waits && !holds && !is_over && !rests;
    let rank = if is_next { Rank::Primary } else { Rank::Secondary };
    let push = rank.push(view.text(id)).icon(icon).refused(view.refusal(&command));
    if view.verb_push_ui(ui, Verb::ToggleClock, push) {
        view.actions.submit(command);
    }
}

/// What is left of the level or break: its time, or its hands where it lasts so many.
pub fn left_words(view: &View<'_>) -> String {
    let reading = view.reading();
    match view.tournament.level_hands(&reading).filter(|_| reading.recess.is_none()) {
        Some(level) => view.say("clock-hands-left", &Args::new().count("left", level.left)),
        None => view.words.clock(reading.left_millis(view.now)),
    }
}

/// The words for whether the clock moves.
pub fn run_words(view: &View<'_>) -> String {
    let reading = view.reading();
    let days = view.tournament.days();
    if is_over(view.tournament) {
        return view.text("display-ended");
    }
    if let Some(end) = days.end() {
        return view.words.day_over(days.day(), end.next_begins, view.now, view.offset);
    }
    if let Some(recess) = reading.recess {
        if recess.waits(view.now) {
            return view.text("run-waits");
        }
        let time = view.words.nearest_time(recess.until, view.offset);
        return view.say("header-back-at", &Args::new().text("time", time));
    }
    let level = view.tournament.level_hands(&reading).filter(|_| reading.run == Run::Running);
    if let Some(level) = level.filter(|_| reading.starts_at.is_none()) {
        let args = Args::new().no("left", level.left).count("hands", level.hands);
        return view.say("header-level-hands", &args);
    }
    match reading.starts_at {
        Some(at) => {
            let time = view.words.time(at, view.offset);
            view.say("header-starts-at", &Args::new().text("time", time))
        }
        None if reading.waits_millis.is_some() => view.text("run-waits"),
        None => match waits(view.tournament)
            .filter(|waits| reading.run == Run::Paused && waits.puts_clock_off())
        {
            Some(Waits::HandForHand(_)) => view.text("header-hand-for-hand"),
            Some(Waits::LastHands(_)) => view.text("header-last-hands"),
            Some(Waits::Orbit(..)) => view.text("header-orbit-for-orbit"),
            Some(Waits::Soft(_)) | None => view.words.run(reading.run),
        },
    }
}
