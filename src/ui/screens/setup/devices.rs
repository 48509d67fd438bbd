//! Where the players' clock goes, and what the room hears.

use crate::parts::mute_ui;
use crate::screens::setup::looks::look_name;
use crate::theme::{Size, Tone, icons, space};
use crate::view::View;
use crate::vocabulary::{Action, Destination, Monitor, MonitorPlace, SoundAction, Verb};
use crate::widgets::{Push, label_ui, muted_ui, title_ui};
use egui::{Grid, Slider, Ui};
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
    let rows = Grid::new("sounds").num_columns(4).spacing([space::ONE, space::HALF]);
    rows.show(ui, |ui| Cue::ALL.iter().for_each(|cue| sound_ui(ui, view, *cue)));
    spoken_ui(ui, view);
    if let Some(trouble) = &devices.trouble {
        hint_ui(ui, &format!("{}. {trouble}", view.text("sounds-none")));
    }
}

/// A sound: what it is for, whether it is one of the house, and how to hear and change it.
fn sound_ui(ui: &mut Ui, view: &View<'_>, cue: Cue) {
    let ask = |asked| view.actions.push(Action::Sound(asked));
    let words = view.text(&format!("sounds-{}", cue.id()));
    let named = |id: &str| format!("{}: {words}", view.text(id));
    label_ui(ui, &words, Size::Body, Tone::Text);
    let push = Push::secondary(view.text("sounds-try")).small().icon(icons::PLAY);
    if ui.add(push.name(named("sounds-try"))).clicked() {
        ask(SoundAction::Try(cue));
    }
    let own = view.devices.own_sounds.get(cue.id());
    ui.horizontal(|ui| {
        let push = Push::secondary(view.text("sounds-choose")).small().icon(icons::FOLDER);
        if ui.add(push.name(named("sounds-choose")).tip(view.text("sounds-choose.tip"))).clicked() {
            ask(SoundAction::AskForFile(cue));
        }
        if let Some(own) = own {
            label_ui(ui, own, Size::Small, Tone::TextMuted);
            let name = named("sounds-remove");
            let push = Push::quiet("").icon(icons::CLOSE).small().tip(&name).name(&name);
            if ui.add(push).clicked() {
                ask(SoundAction::Remove(cue));
            }
        }
    });
    ui.end_row();
}

/// The folder with spoken announcements of levels.
fn spoken_ui(ui: &mut Ui, view: &View<'_>) {
    let folder = &view.devices.spoken_folder;
    ui.horizontal_wrapped(|ui| {
        label_ui(ui, view.text("sounds-spoken"), Size::Body, Tone::TextMuted);
        let push = Push::secondary(view.text("sounds-spoken-choose")).small().icon(icons::FOLDER);
        if ui.add(push.tip(view.text("sounds-spoken-choose.tip"))).clicked() {
            view.actions.push(Action::Sound(SoundAction::AskForSpoken));
        }
        if !folder.is_empty() {
            label_ui(ui, folder, Size::Small, Tone::TextMuted);
            let name = view.text("sounds-spoken-none");
            let push = Push::quiet("").icon(icons::CLOSE).small().tip(&name).name(&name);
            if ui.add(push).clicked() {
                view.actions.push(Action::Sound(SoundAction::NoSpoken));
            }
        }
    });
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
