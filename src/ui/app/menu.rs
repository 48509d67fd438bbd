//! The menu on every screen: which tournament is open, and where help is.

use crate::theme::{icons, shape};
use crate::view::View;
use crate::vocabulary::{Action, ListAction, Verb};
use crate::widgets::{Push, muted_ui, unfold_ui};
use egui::Ui;
use session::{name_of, whereabouts};
use std::path::PathBuf;
use words::Args;

/// How wide the button is: as the two below it.
const BUTTON_WIDTH: f32 = 116.0;

/// So many tournaments that were opened lately are offered.
const RECENT_MAX: usize = 6;

/// What the menu shows beside its commands.
pub struct MenuFacts<'a> {
    /// The tournaments that were open lately, asked for when the menu is open.
    pub recent: &'a dyn Fn() -> Vec<PathBuf>,
    /// The version of the program, with its commit and day.
    pub version: &'a str,
    /// Where new versions are, if whoever built the program said so.
    pub releases: Option<&'a str>,
}

/// Shows the button, and under it the menu until something in it is pressed.
pub(super) fn menu_ui(ui: &mut Ui, view: &View<'_>, facts: &MenuFacts<'_>) {
    let name = view.text("menu");
    let push = Push::secondary(name.as_str()).icon(icons::ELSE).tip(view.text("menu.tip"));
    unfold_ui(ui, push.small().width(BUTTON_WIDTH), &name, |ui| {
        verb_ui(ui, view, icons::CREATE, Verb::New);
        verb_ui(ui, view, icons::FOLDER, Verb::Open);
        if ui.add(Push::quiet(view.text("start-import")).icon(icons::PLAYERS)).clicked() {
            view.actions.push(Action::List(ListAction::AskForPlayers));
        }
        recent_ui(ui, view, &(facts.recent)());
        ui.separator();
        verb_ui(ui, view, icons::CLOSE, Verb::Close);
        verb_ui(ui, view, icons::INFO, Verb::Handbook);
        verb_ui(ui, view, icons::QUESTION, Verb::Shortcuts);
        verb_ui(ui, view, icons::STOPPED, Verb::Quit);
        ui.separator();
        let version = Args::new().text("version", facts.version);
        muted_ui(ui, view.words.say("menu-version", &version));
        if let Some(releases) = facts.releases {
            ui.hyperlink_to(view.text("menu-releases"), releases).on_hover_text(releases);
        }
    });
}

fn verb_ui(ui: &mut Ui, view: &View<'_>, icon: &str, verb: Verb) {
    let words = view.text(verb.text_id());
    if ui.add(Push::quiet(&words).icon(icon).shortcut(verb.keys(ui.ctx()))).clicked() {
        view.actions.push(Action::Do(verb));
    }
}

fn recent_ui(ui: &mut Ui, view: &View<'_>, files: &[PathBuf]) {
    if files.is_empty() {
        return;
    }
    ui.separator();
    muted_ui(ui, view.text("start-recent"));
    for file in files.iter().take(RECENT_MAX) {
        let (name, tip) = (name_of(file), whereabouts(file));
        if ui.add(Push::quiet(&name).tip(tip)).clicked() {
            view.actions.push(Action::OpenFile(file.clone()));
        }
    }
    ui.add_space(shape::LINE);
}
