//! The window by its labels: what a screen reader says is what these tests press.

mod by_keyboard;
mod chip_race;
mod chip_sets;
mod chips_in_play;
mod clock;
mod command_box;
mod corrections;
mod days;
mod desk;
mod discs;
mod drawn;
mod evening;
mod every_screen;
mod file_asked;
mod gallery;
mod handbook;
mod hostile;
mod hostile_questions;
mod killed;
mod labels;
mod languages;
mod league;
mod lists;
mod log;
mod looks;
mod manners;
mod moves;
mod never_stuck;
mod opening;
mod pace;
mod penalties;
mod people;
mod person;
mod player_clock;
mod players_clock;
mod print;
mod prizes;
mod room;
mod room_labels;
mod room_screens;
mod rulings;
mod sentences;
mod setup;
mod sharing;
mod sounds;
mod steady;
mod taken_lists;
mod texts;
mod typing;
mod widgets;
mod window;
mod world_names;

/// A file or folder of the project, from its root.
fn project(path: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
