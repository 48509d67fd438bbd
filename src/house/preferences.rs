//! What is remembered from one evening to the next: colors, who is at the desk, the players'
//! clock, sounds, and where work was when the window closed.

use directories::ProjectDirs;
use rulebook::Rulebook;
use serde::{Deserialize, Serialize};
use session::{WhenAway, is_address};
use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use storage::{put_in_place, read_text_bounded};

/// Nobody's preferences are larger.
const BYTES_MAX: u64 = 1 << 20;

/// What is remembered on this computer.
///
/// Forgetting it harms nothing: what cannot be read is as on the first day, and what cannot be
/// written is not remembered.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preferences {
    pub kept: Kept,
    place: Option<PathBuf>,
}

/// What stands in the file of preferences. Whatever is missing is as on the first day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// Whether the window is dark or light.
    pub theme: Theme,
    /// The language of the window, by its id; that of the system where none was chosen.
    pub language: String,
    /// How large everything is, in percent; by itself where nothing was chosen.
    pub zoom_percent: Option<u16>,
    /// The name of who is at the desk.
    pub by: String,
    /// The screen that was shown last.
    pub screen: String,
    /// Where a second copy of every tournament is kept; empty where none is.
    pub copy_folder: String,
    /// The file with the people of the house; empty where it is that of this computer's user.
    pub people_file: String,
    /// What was chosen for the table of a league.
    pub league: LeagueKept,
    /// What becomes of acts while a database is away.
    pub when_away: WhenAway,
    /// The database that was joined last: computer, database, user.
    pub server: [String; 3],
    /// The port at which a tournament is shared; 8080 where none was chosen.
    pub share_port: Option<u16>,
    /// The certificate of the room, by which it is shared secretly; none is needed.
    pub share_certificate: Option<PathBuf>,
    /// The key of that certificate.
    pub share_key: Option<PathBuf>,
    /// The tournament that was open last.
    pub file: Option<PathBuf>,
    /// The name of that tournament.
    pub event: String,
    /// The paper in the printer, by its id; empty as on the first day.
    pub paper: String,
    /// The printer that was chosen last.
    pub printer: String,
    /// Whether it is open. Found so at the start, the window did not close in an orderly way.
    pub is_open: bool,
    /// What was typed into the command box, the latest last.
    pub typed: Vec<String>,
    /// Shortcuts that differ from those of the program, by the id of the verb's text.
    pub keys: BTreeMap<String, String>,
    /// Whether the window was locked against elbows when it was last seen.
    pub is_locked: bool,
    pub players_clock: PlayersClockKept,
    pub sounds: SoundsKept,
    /// What the room was told, the latest last.
    pub told: Vec<String>,
    /// The floor questions and pages that were opened lately, the latest last.
    pub asked: Vec<String>,
    /// To which of questions, rules and guides the list is narrowed; empty where it has them all.
    pub asked_only: String,
    /// The rules under which questions are answered while no tournament is open.
    pub rulebook: Option<Rulebook>,
    /// What columns of lists held that were taken over.
    pub list_columns: ListColumns,
}

/// What columns of lists hold where somebody had to say it, by the titles over them all: each
/// column and what was said of it.
pub type ListColumns = BTreeMap<String, Vec<(String, String)>>;

/// What was chosen for the table of a league.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LeagueKept {
    /// The folder with its events; empty where it is that of all tournaments.
    pub folder: String,
    /// Of which league they are; any where none is chosen.
    pub league: Option<String>,
    /// Of which season, likewise.
    pub season: Option<String>,
    /// So many of the best results count; all where none is said.
    pub best: Option<u32>,
    /// The formula for points in every event; empty where each has its own.
    pub formula: String,
    /// What is made of the results that count; empty where it is their sum.
    pub total: String,
    /// Pairs of names that are said to be one person's, the one that they are known by last.
    pub same: Vec<(String, String)>,
}

/// How much of what was typed is kept.
const TYPED_MAX: usize = 50;

/// A line longer than this is not kept, in bytes.
const TYPED_BYTES_MAX: usize = 1_000;

/// How many kinds of lists are remembered.
const LISTS_MAX: usize = 200;

/// How many messages to the room are remembered.
const TOLD_MAX: usize = 12;

/// How many questions and pages are remembered.
const ASKED_MAX: usize = 12;

impl Kept {
    /// What is `there` with everything that has changed since `before`.
    fn onto(&self, before: &Self, there: Self) -> Self {
        fn one<T: PartialEq + Clone>(now: &T, before: &T, there: T) -> T {
            if now == before { there } else { now.clone() }
        }
        Self {
            theme: one(&self.theme, &before.theme, there.theme),
            language: one(&self.language, &before.language, there.language),
            zoom_percent: one(&self.zoom_percent, &before.zoom_percent, there.zoom_percent),
            by: one(&self.by, &before.by, there.by),
            screen: one(&self.screen, &before.screen, there.screen),
            copy_folder: one(&self.copy_folder, &before.copy_folder, there.copy_folder),
            people_file: one(&self.people_file, &before.people_file, there.people_file),
            league: one(&self.league, &before.league, there.league),
            when_away: one(&self.when_away, &before.when_away, there.when_away),
            server: one(&self.server, &before.server, there.server),
            share_port: one(&self.share_port, &before.share_port, there.share_port),
            share_certificate: one(
                &self.share_certificate,
                &before.share_certificate,
                there.share_certificate,
            ),
            share_key: one(&self.share_key, &before.share_key, there.share_key),
            file: one(&self.file, &before.file, there.file),
            event: one(&self.event, &before.event, there.event),
            paper: one(&self.paper, &before.paper, there.paper),
            printer: one(&self.printer, &before.printer, there.printer),
            is_open: one(&self.is_open, &before.is_open, there.is_open),
            typed: one(&self.typed, &before.typed, there.typed),
            keys: one(&self.keys, &before.keys, there.keys),
            is_locked: one(&self.is_locked, &before.is_locked, there.is_locked),
            players_clock: one(&self.players_clock, &before.players_clock, there.players_clock),
            sounds: one(&self.sounds, &before.sounds, there.sounds),
            told: one(&self.told, &before.told, there.told),
            asked: one(&self.asked, &before.asked, there.asked),
            asked_only: one(&self.asked_only, &before.asked_only, there.asked_only),
            rulebook: one(&self.rulebook, &before.rulebook, there.rulebook),
            list_columns: one(&self.list_columns, &before.list_columns, there.list_columns),
        }
    }

    /// Keeps what columns of a list hold; of none it is forgotten.
    pub fn remember_columns(&mut self, titles: String, columns: Vec<(String, String)>) {
        self.list_columns.remove(&titles);
        if !columns.is_empty() && self.list_columns.len() < LISTS_MAX {
            self.list_columns.insert(titles, columns);
        }
    }

    /// Keeps which question or page was opened; each stands there once.
    pub fn remember_asked(&mut self, id: &str) {
        self.asked.retain(|other| other != id);
        self.asked.push(id.to_owned());
        let more = self.asked.len().saturating_sub(ASKED_MAX);
        self.asked.drain(..more);
    }

    /// Keeps what the room was told; each stands there once.
    pub fn remember_told(&mut self, text: &str) {
        let text = text.trim();
        self.told.retain(|other| other != text);
        self.told.extend((!text.is_empty()).then(|| text.to_owned()));
        let more = self.told.len().saturating_sub(TOLD_MAX);
        self.told.drain(..more);
    }

    /// Keeps what was typed, never the same twice in a row, and nothing so long that it was pasted.
    pub fn remember_typed(&mut self, typed: &str) {
        let typed = typed.trim();
        let is_long = typed.len() > TYPED_BYTES_MAX;
        if typed.is_empty() || is_long || self.typed.last().is_some_and(|last| last == typed) {
            return;
        }
        self.typed.push(typed.to_owned());
        let more = self.typed.len().saturating_sub(TYPED_MAX);
        self.typed.drain(..more);
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayersClockKept {
    pub is_shown: bool,
    /// Whether it was put into a window of its own.
    pub in_window: bool,
    /// The monitor that it filled last.
    pub monitor: Option<MonitorKept>,
    /// The set of screens by its id, here and on walls; the first one where none was chosen.
    pub look: String,
}

/// A monitor, as it is known again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MonitorKept {
    /// What the system calls the monitor.
    pub name: String,
    /// Its left edge in the desktop, in pixels.
    pub x: i32,
    pub y: i32,
    /// How wide it is, in pixels.
    pub width: u32,
    pub height: u32,
}

/// How the sounds in the room are set.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundsKept {
    /// How loud it is, from 0 to 100.
    pub volume: u8,
    /// Whether nothing is to be heard.
    pub is_muted: bool,
    /// The folder with spoken announcements of levels; empty where there is none.
    pub spoken_folder: String,
}

impl Default for SoundsKept {
    fn default() -> Self {
        Self { volume: 70, is_muted: false, spoken_folder: String::new() }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Theme {
    #[default]
    Dark,
    Light,
}

impl Preferences {
    /// Those of this computer's user.
    #[must_use]
    pub fn load() -> Self {
        let folder = ProjectDirs::from("", "", "floorman");
        folder
            .map(|dirs| Self::load_from(&dirs.config_dir().join("preferences.ron")))
            .unwrap_or_default()
    }

    #[must_use]
    pub fn load_from(place: &Path) -> Self {
        let kept = read(place);
        if kept.is_none() && place.is_file() {
            // The next change writes the file anew; what a later version wrote is kept aside.
            let _ = fs::copy(place, place.with_extension("unreadable"));
        }
        Self { kept: kept.unwrap_or_default(), place: Some(place.to_owned()) }
    }

    /// The tournament that was open last, where it is still there.
    #[must_use]
    pub fn last_file(&self) -> Option<&Path> {
        self.kept.file.as_deref().filter(|file| is_address(file) || file.is_file())
    }

    /// Changes what is remembered, and writes it down where anything is different.
    pub fn change(&mut self, change: impl FnOnce(&mut Kept)) {
        let before = self.kept.clone();
        change(&mut self.kept);
        if self.kept != before {
            // A comfort; without it nothing is lost.
            let _ = self.write(&before);
        }
    }

    /// Writes a new file and puts it in the place of the old one, so that none is ever half there.
    /// What another window changed since stays.
    fn write(&self, before: &Kept) -> std::io::Result<()> {
        let Some(place) = &self.place else { return Ok(()) };
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        let there = read(place).filter(|_| place.is_file());
        let kept = there.map_or_else(|| self.kept.clone(), |there| self.kept.onto(before, there));
        let text = ron::to_string(&kept).map_err(std::io::Error::other)?;
        if text.len() as u64 >= BYTES_MAX {
            // Nobody could read it again; what was kept before is better than nothing.
            return Err(ErrorKind::FileTooLarge.into());
        }
        // Another window of the program may write at the same moment.
        put_in_place(place, (text + "\n").as_bytes())
    }
}

/// What stands in a file; none where it cannot be read.
fn read(place: &Path) -> Option<Kept> {
    let text = match read_text_bounded(place, BYTES_MAX) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Some(Kept::default()),
        read => read.ok()?,
    };
    if text.is_empty() { Some(Kept::default()) } else { ron::from_str(&text).ok() }
}

#[cfg(test)]
mod tests {
    use crate::{
        preferences::Kept, preferences::MonitorKept, preferences::PlayersClockKept,
        preferences::Preferences, preferences::Theme,
    };
    use std::fs;

    #[test]
    fn what_is_changed_is_there_the_next_time() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("deep/preferences.ron");
        let mut preferences = Preferences::load_from(&place);
        assert_eq!(preferences.kept, Kept::default());
        preferences.change(|kept| {
            kept.theme = Theme::Light;
            kept.by = "Žofie \"Zo\"".to_owned();
            kept.file = Some(folder.path().join("gone.floorman"));
            kept.is_open = true;
            let name = "HDMI-1".to_owned();
            let monitor = MonitorKept { name, x: -1920, y: 0, width: 1920, height: 1080 };
            let monitor = Some(monitor);
            kept.players_clock =
                PlayersClockKept { is_shown: true, monitor, ..PlayersClockKept::default() };
            kept.sounds.is_muted = true;
        });
        let again = Preferences::load_from(&place);
        assert_eq!(again.kept, preferences.kept);
        assert_eq!(again.last_file(), None);
    }

    #[test]
    fn two_windows_keep_what_the_other_one_changed() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("preferences.ron");
        let (mut one, mut other) = (Preferences::load_from(&place), Preferences::load_from(&place));
        one.change(|kept| {
            kept.keys.insert("players-bust-out".to_owned(), "Ctrl+J".to_owned());
        });
        other.change(|kept| kept.theme = Theme::Light);
        let again = Preferences::load_from(&place).kept;
        assert_eq!((again.keys.len(), again.theme), (1, Theme::Light));
        assert_eq!(one.kept.theme, Theme::Dark, "a window is not changed from outside");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
    }

    #[test]
    fn the_latest_fifty_that_were_typed_are_kept_and_none_twice_in_a_row() {
        let mut kept = Kept::default();
        for typed in ["nov", " nov ", "", "eva", "nov"] {
            kept.remember_typed(typed);
        }
        assert_eq!(kept.typed, ["nov", "eva", "nov"]);
        (0..60).for_each(|no| kept.remember_typed(&format!("move {no}")));
        assert_eq!(kept.typed.len(), 50);
        assert_eq!(kept.typed.first().unwrap(), "move 10");
        kept.remember_typed(&"register Ana, ".repeat(100));
        assert_eq!(kept.typed.last().unwrap(), "move 59", "a list that was pasted is not kept");
    }

    #[test]
    fn what_could_not_be_read_again_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("preferences.ron");
        let mut preferences = Preferences::load_from(&place);
        preferences.change(|kept| kept.copy_folder = "/media/stick".to_owned());
        preferences.change(|kept| kept.by = "a".repeat(2 << 20));
        assert_eq!(Preferences::load_from(&place).kept.copy_folder, "/media/stick");
    }

    #[test]
    fn what_cannot_be_read_is_as_on_the_first_day() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("preferences.ron");
        fs::write(&place, "(theme: Purple").unwrap();
        assert_eq!(Preferences::load_from(&place).kept, Kept::default());
        let aside = fs::read_to_string(folder.path().join("preferences.unreadable")).unwrap();
        assert_eq!(aside, "(theme: Purple", "it may be worth something to somebody");
        fs::write(&place, b"\xff\xfe(").unwrap();
        assert_eq!(Preferences::load_from(&place).kept, Kept::default());
        fs::write(&place, "(by: \"Ana\", later: 3)").unwrap();
        let older = Preferences::load_from(&place).kept;
        assert_eq!(older.by, "Ana");
        assert_eq!(older.sounds.volume, 70);
        fs::write(&place, format!("(by: \"Ana\"){}", " ".repeat(1 << 20))).unwrap();
        assert_eq!(Preferences::load_from(&place).kept.by, "", "what is too long is not read");
    }
}
