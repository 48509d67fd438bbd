//! The program in the window: shows what the session knows, and asks it for what is to be.

mod back;
mod banner;
mod desks;
mod devices;
mod dialog;
mod elbows;
mod file_questions;
mod following;
mod frame;
mod league;
mod listen;
mod look_back;
mod looks;
mod menu;
mod not_done;
mod notices;
mod open_import;
mod over_form;
mod people;
mod perform;
mod player_clocks;
mod reach;
mod saving;
mod screens;
#[cfg(feature = "share")]
mod shares;
#[cfg(feature = "share")]
mod sharing;
mod sounds;
mod speaking;
pub mod surroundings;
mod take_back;
mod typed_path;
mod undo_queue;
mod window;

use crate::app::back::Back;
use crate::app::dialog::Dialog;
use crate::app::elbows::Elbows;
use crate::app::following::Following;
use crate::app::notices::Notices;
use crate::app::screens::Screens;
#[cfg(feature = "share")]
use crate::app::shares::Shares;
use crate::app::surroundings::Surroundings;
use crate::app::typed_path::TypedPath;
use crate::app::undo_queue::Taking;
use crate::command_box::CommandBox;
use crate::display::Display;
use crate::handbook::Handbook;
use crate::player_clock::ClockDesk;
use crate::shortcuts::Shortcuts;
use crate::sounds::Sounds;
use crate::theme::Lighting;
use crate::view::{Digest, House};
use crate::vocabulary::{Keymap, ScreenId, Verb};
use crate::zoom::Zoom;
use egui::Context;
use house::{Preferences, Theme};
use session::Session;
use std::collections::BTreeMap;
use std::sync::Arc;
use words::{Language, Words};

/// The program in the window.
pub struct App {
    words: Arc<Words>,
    around: Surroundings,
    house: House,
    session: Option<Session>,
    screen: ScreenId,
    screens: Screens,
    /// Those of the languages that were spoken before, by their ids.
    left_screens: BTreeMap<&'static str, Screens>,
    digest: Digest,
    notices: Notices,
    dialog: Option<Dialog>,
    /// The line in which a path can be typed instead.
    typed_path: Option<TypedPath>,
    lighting: Lighting,
    zoom: Zoom,
    /// Why the last act could not be written, until one could.
    unsaved: Option<String>,
    /// Why the second copy fails, as it was told.
    copy_failed: Option<String>,
    title: String,
    /// Closing was asked about, and nothing was done since.
    is_leaving: bool,
    following: Following,
    command_box: CommandBox,
    handbook: Handbook,
    shortcuts: Shortcuts,
    elbows: Elbows,
    /// A verb that was chosen by its words, as if its keys were pressed.
    asked: Option<Verb>,
    /// The past, while the screens show it.
    back: Option<Box<Back>>,
    /// Several acts that are being taken back.
    taking: Option<Taking>,
    display: Display,
    /// The looks of the house, as they were when they were last looked for.
    own_looks: Vec<String>,
    sounds: Sounds,
    player_clocks: ClockDesk,
    /// The tournament on the network, while it is shared there.
    #[cfg(feature = "share")]
    shares: Option<Shares>,
}

impl App {
    #[must_use]
    pub fn new(words: Words, mut around: Surroundings) -> Self {
        let lighting = match around.preferences.kept.theme {
            Theme::Dark => Lighting::Dark,
            Theme::Light => Lighting::Light,
        };
        let display = Display::kept(&around.preferences.kept.players_clock);
        let mut sounds = Sounds::new(around.speaker.take());
        sounds.take_own(around.sounds.all());
        let own_looks = around.looks.own();
        Self {
            words: Arc::new(words),
            house: House::in_file(around.people.take()),
            around,
            session: None,
            screen: ScreenId::Players,
            screens: Screens::default(),
            left_screens: BTreeMap::new(),
            digest: Digest::default(),
            notices: Notices::default(),
            dialog: None,
            typed_path: None,
            lighting,
            zoom: Zoom::default(),
            unsaved: None,
            copy_failed: None,
            title: String::new(),
            is_leaving: false,
            following: Following::default(),
            command_box: CommandBox::default(),
            handbook: Handbook::default(),
            shortcuts: Shortcuts::default(),
            elbows: Elbows::default(),
            asked: None,
            back: None,
            taking: None,
            display,
            own_looks,
            sounds,
            player_clocks: ClockDesk::default(),
            #[cfg(feature = "share")]
            shares: None,
        }
    }

    /// How dark or light the window was left.
    #[must_use]
    pub fn lighting(&self) -> Lighting {
        self.lighting
    }

    /// Gives the window the shortcuts as they were left.
    pub fn bind(&self, ctx: &Context) {
        Keymap::of(&self.around.preferences.kept.keys).install(ctx);
    }

    /// What is remembered from one evening to the next.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        &self.around.preferences
    }

    /// The language of the window.
    #[must_use]
    pub fn language(&self) -> Language {
        self.words.language()
    }

    /// The session at work, if there is one.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.session.as_ref()
    }
}
