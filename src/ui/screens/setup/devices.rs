//! Where the players' clock goes, and what the room hears.

use crate::parts::mute_ui;
use crate::screens::setup::looks::look_name;
use crate::theme::{Size, Tone, space};
use crate::view::View;
use crate::vocabulary::{Action, Destination, Monitor, MonitorPlace, Verb};
use crate::widgets::{Push, label_ui, muted_ui, title_ui};
use egui::{Slider, Ui};
use reports::Cue;
use words::Args;

/// Shows what hangs on the computer: a monitor for the players, and a speaker.
pub fn devices_ui(ui: &mut Ui, view: &View<'_>) {
    players_clock_ui(ui, view);
    look_ui(ui, view);
    ui.add_space(space::ONE);
    sounds_ui(ui, view);
}

fn hint_ui(ui: &mut Ui, words: &str) {
    muted_ui(ui, words);
}

fn players_clock_ui(ui: &mut Ui, view: &View<'_>) {
    title_ui(ui, view.text("display-title"));
    hint_ui(ui, &view.text("display-where"));
    let devices = view.devices;
    ui.horizontal_wrapped(|ui| {
        for monitor in &devices.monitors {
            let place = MonitorPlace::On(monitor.known_as.clone());
            place_ui(ui, view, &monitor_words(view, monitor), place);
        }
        place_ui(ui, view, &view.text("display-in-window"), MonitorPlace::Window);
        if devices.place.is_some() {
            let keys = Verb::PlayersClock.keys(ui.ctx());
            let words = view.text("display-close");
            if ui.add(Push::secondary(&words).small().shortcut(keys)).clicked() {
                view.actions.push(Action::PlayersClock(None));
            }
        }
    });
}

/// How the players' clock and the pages on walls look.
fn look_ui(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal_wrapped(|ui| {
        label_ui(ui, view.text("screen-set"), Size::Body, Tone::TextMuted);
        label_ui(ui, look_name(view), Size::Body, Tone::Text);
        let push = Push::secondary(view.text("look-open")).small();
        if ui.add(push.tip(view.text("look-open.tip"))).clicked() {
            view.actions.go(Destination::Looks);
        }
    });
}

fn place_ui(ui: &mut Ui, view: &View<'_>, words: &str, place: MonitorPlace) {
    let push = Push::one_of(words, Some(&place), view.devices.place.as_ref());
    if ui.add(push.small()).clicked() {
        view.actions.push(Action::PlayersClock(Some(place)));
    }
}

fn sounds_ui(ui: &mut Ui, view: &View<'_>) {
    let devices = view.devices;
    title_ui(ui, view.text("sounds-title"));
    ui.horizontal_wrapped(|ui| {
        let label = label_ui(ui, view.text("sounds-volume"), Size::Body, Tone::TextMuted);
        let mut volume = devices.volume;
        let slider = Slider::new(&mut volume, 0..=100).integer();
        if ui.add(slider).labelled_by(label.id).changed() {
            view.actions.push(Action::SetVolume(volume));
        }
        mute_ui(ui, view);
    });
    ui.horizontal_wrapped(|ui| {
        label_ui(ui, view.text("sounds-try"), Size::Body, Tone::TextMuted);
        for (cue, id) in [
            (Cue::MinuteLeft, "sounds-minute-left"),
            (Cue::LevelUp, "sounds-level-up"),
            (Cue::Break, "sounds-break"),
            (Cue::BreakOver, "sounds-break-over"),
            (Cue::Countdown, "sounds-countdown"),
            (Cue::TimeUp, "sounds-time-up"),
        ] {
            let words = view.text(id);
            let name = format!("{}: {words}", view.text("sounds-try"));
            if ui.add(Push::secondary(&words).small().name(&name)).clicked() {
                view.actions.push(Action::TrySound(cue));
            }
        }
    });
    if let Some(trouble) = &devices.trouble {
        hint_ui(ui, &format!("{}. {trouble}", view.text("sounds-none")));
    }
}

/// A monitor in words, by name and size.
fn monitor_words(view: &View<'_>, monitor: &Monitor) -> String {
    let known_as = &monitor.known_as;
    let name = match known_as.name.as_str() {
        "" => view.text("display-monitor-nameless"),
        name => name.to_owned(),
    };
    let args =
        Args::new().text("name", name).no("width", known_as.width).no("height", known_as.height);
    let id = if monitor.is_here { "display-monitor-here" } else { "display-monitor" };
    view.say(id, &args)
}
