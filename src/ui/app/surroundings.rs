//! What the program finds on this computer, beside the tournament.

use crate::sounds::speaker::Speaker;
use crate::sounds::this_computer::speaker_of_this_computer;
use crate::view::{HouseDesk, View};
use house::{
    LeagueRead, Looks, OwnSounds, Preferences, Recent, Spooler, chosen_people_path, print_folder,
    tournament_folder,
};
use session::local_offset;
use std::path::PathBuf;
use words::{Language, UtcOffset};

/// Where the program finds what is not in a tournament.
#[derive(Debug, Default)]
pub struct Surroundings {
    /// The tournaments that were open lately.
    pub recent: Recent,
    /// Where new tournaments are kept.
    pub folder: PathBuf,
    /// The file with the people of the house.
    pub people: Option<PathBuf>,
    /// How many minutes the clocks here are ahead of UTC.
    pub offset: UtcOffset,
    /// What is remembered from the evening before.
    pub preferences: Preferences,
    /// The looks of the screens of the room.
    pub looks: Looks,
    /// The sounds of the house.
    pub sounds: OwnSounds,
    /// Makes every draw repeatable; the computer's own chance where not given.
    pub seed: Option<u64>,
    pub spooler: Spooler,
    /// Where PDFs are kept that are only looked at or printed.
    pub print_folder: PathBuf,
    /// What plays sounds; without one nothing is heard.
    pub speaker: Option<Box<dyn Speaker>>,
    /// The version of the program, with its commit and day.
    pub version: String,
    /// Where new versions are, if whoever built the program said so.
    pub releases: Option<String>,
}

impl Surroundings {
    /// What a screen of the house reads while a tournament is open.
    pub(super) fn house_desk<'a>(
        &'a self,
        view: &'a View<'a>,
        events: Option<(u64, &'a LeagueRead)>,
    ) -> HouseDesk<'a> {
        HouseDesk {
            words: view.words,
            house: view.house,
            known_lists: view.known_lists,
            now: view.now,
            offset: view.offset,
            view: Some(view),
            events,
            folder: &self.folder,
            pressed: view.pressed,
            actions: view.actions,
        }
    }

    /// The language that was chosen, or that of the system where it is known.
    #[must_use]
    pub fn language(&self) -> Language {
        let chosen = Language::from_id(&self.preferences.kept.language);
        let of_system = || sys_locale::get_locale().as_deref().and_then(Language::from_id);
        chosen.or_else(of_system).unwrap_or_default()
    }

    /// Those of this computer and its user, for this version of the program.
    #[must_use]
    pub fn of_this_computer(version: &str, releases: Option<&str>) -> Self {
        let preferences = Preferences::load();
        Self {
            recent: Recent::load(),
            folder: tournament_folder().unwrap_or_default(),
            offset: local_offset(),
            people: chosen_people_path(&preferences.kept.people_file),
            preferences,
            seed: None,
            spooler: Spooler::default(),
            print_folder: print_folder(),
            looks: Looks::of_user(),
            sounds: OwnSounds::of_user(),
            speaker: Some(speaker_of_this_computer()),
            version: version.to_owned(),
            releases: releases.map(str::to_owned),
        }
    }
}
