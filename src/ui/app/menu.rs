//! The menu on every screen: which tournament is open, and where help is.

use crate::theme::{icons, shape, space};
use crate::view::View;
use crate::vocabulary::{Action, ListAction, Verb};
use crate::widgets::{Push, muted_ui};
use egui::{Align, Key, Layout, Popup, PopupCloseBehavior, Ui};
use session::{name_of, whereabouts};
use std::path::PathBuf;
use words::Args;

const WIDTH: f32 = 260.0;

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
    let button = ui.add(push.small().width(BUTTON_WIDTH));
    let was_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(&button));
    let list = Popup::menu(&button)
        .layout(Layout::top_down_justified(Align::Min))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(name)
        .width(WIDTH);
    list.show(|ui| {
        ui.spacing_mut().item_spacing.y = space::HALF;
        verb_ui(ui, view, icons::CREATE, Verb::New);
        verb_ui(ui, view, icons::FOLDER, Verb::Open);
        if ui.add(item(&view.text("start-import")).icon(icons::PLAYERS)).clicked() {
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
    if was_open && ui.input(|input| input.key_pressed(Key::Escape)) {
        // Whoever came with the keyboard goes on where they were.
        button.request_focus();
    }
}

fn item(words: &str) -> Push<'_> {
    Push::quiet(words).width(WIDTH)
}

fn verb_ui(ui: &mut Ui, view: &View<'_>, icon: &str, verb: Verb) {
    let words = view.text(verb.text_id());
    if ui.add(item(&words).icon(icon).shortcut(verb.keys(ui.ctx()))).clicked() {
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
        if ui.add(item(&name).tip(tip)).clicked() {
            view.actions.push(Action::OpenFile(file.clone()));
        }
    }
    ui.add_space(shape::LINE);
}
