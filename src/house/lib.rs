//! The house around its events: preferences, folders, people, leagues, fonts and printers.

mod folders;
mod fonts;
mod identity;
mod league;
mod looks;
pub mod messages;
mod people_file;
mod preferences;
mod printer;
mod sounds;

pub use folders::{Recent, print_folder, tournament_folder};
pub use fonts::{fonts_for, lay_out, letters_lacking};
pub use identity::{PlayedAs, played_as};
pub use league::{LeagueChoice, LeagueLeft, LeagueRead, journals_in, read_league};
pub use looks::{LookError, LookKept, Looks, look_in, picture_in};
pub use people_file::{as_player, chosen_people_path, people_for, people_path, today};
pub use preferences::{
    Kept, LeagueKept, ListColumns, MonitorKept, PlayersClockKept, Preferences, SoundsKept, Theme,
};
pub use printer::{PrinterTrouble, Spooler};
pub use sounds::{OwnSound, OwnSounds, SOUND_ENDINGS, sound_in, spoken_in};
