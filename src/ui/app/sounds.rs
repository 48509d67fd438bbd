//! The sounds of the house: taken from files, heard, and put away.

use crate::app::App;
use crate::app::dialog::FileAsked;
use crate::app::notices::Stays;
use crate::sounds::file::{NotPlayed, SECS_MAX, samples_in};
use crate::vocabulary::SoundAction;
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use engine::tournament::Tournament;
use engine::values::Timestamp;
use house::{SoundsKept, sound_in};
use reports::Cue;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use wording::file_trouble;
use words::Args;

/// Where the announcement of the level that is on is looked for, and by which numbers.
pub(super) fn spoken_of(
    tournament: &Tournament,
    now: Timestamp,
    kept: &SoundsKept,
) -> Option<(PathBuf, Vec<u64>)> {
    let stage = tournament.structure().stage(tournament.reading(now).stage)?;
    let numbers = stage.as_level()?.stakes.amounts().map(|amount| amount.0).collect();
    let folder = &kept.spoken_folder;
    (!folder.is_empty()).then(|| (PathBuf::from(folder), numbers))
}

impl App {
    pub(super) fn sound_asked(&mut self, asked: &SoundAction, ctx: &Context) {
        match asked {
            SoundAction::Try(cue) => {
                let volume = self.around.preferences.kept.sounds.volume;
                self.sounds.play(*cue, volume, ctx);
            }
            SoundAction::AskForFile(cue) => {
                self.ask_for(FileAsked::Sound(*cue), "sounds-choose", ctx);
            }
            SoundAction::Remove(cue) => {
                let own = self.sounds.own().get(cue.id()).cloned();
                if let (Err(error), Some(own)) = (self.around.sounds.remove(cue.id()), own) {
                    self.tell_no_sound(self.unread(&own.path, &error));
                }
                self.read_own_sounds();
            }
            SoundAction::AskForSpoken => {
                self.ask_for(FileAsked::SpokenFolder, "sounds-spoken-choose", ctx);
            }
            SoundAction::NoSpoken => self.take_spoken(Path::new("")),
        }
    }

    /// Takes a sound of the house from a file, and lets it be heard.
    pub fn take_sound(&mut self, cue: Cue, file: &Path, ctx: &Context) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let bytes = match sound_in(file) {
            Ok(bytes) => bytes,
            Err(error) => return self.tell_no_sound(self.unread(file, &error)),
        };
        let args = Args::new().text("file", name.as_str()).count("secs", SECS_MAX);
        match samples_in(bytes.clone()) {
            Ok(_) => {}
            Err(NotPlayed::Unknown) => {
                return self.tell_no_sound(self.words.say("sounds-not-a-sound", &args));
            }
            Err(NotPlayed::TooLong) => {
                return self.tell_no_sound(self.words.say("sounds-too-long", &args));
            }
        }
        if let Err(error) = self.around.sounds.keep(cue.id(), &name, &bytes) {
            return self.tell_no_sound(self.unread(file, &error));
        }
        self.read_own_sounds();
        self.sound_asked(&SoundAction::Try(cue), ctx);
    }

    /// Announces levels from this folder; none where its name is empty.
    pub fn take_spoken(&mut self, folder: &Path) {
        let folder = folder.to_string_lossy().into_owned();
        self.around.preferences.change(|kept| kept.sounds.spoken_folder = folder);
    }

    /// Looks which sounds the house has.
    pub(super) fn read_own_sounds(&mut self) {
        self.sounds.take_own(self.around.sounds.all());
    }

    /// What the sounds of the house were called, by the ids of their cues.
    pub(super) fn own_sounds(&self) -> BTreeMap<String, String> {
        let named = |(cue, own): (&String, &house::OwnSound)| (cue.clone(), own.name.clone());
        self.sounds.own().iter().map(named).collect()
    }

    fn unread(&self, file: &Path, error: &io::Error) -> String {
        let reason = file_trouble(&self.words, error);
        let args = Args::new().text("file", file.display().to_string()).text("reason", reason);
        self.words.say("sounds-not-read", &args)
    }

    fn tell_no_sound(&mut self, said: String) {
        self.notices.tell(notice_of(&said, Urgency::Attention), Stays::UntilDone);
    }
}
