//! The floor, without a window: every topic, ruling and file.

mod asked;
mod asked_apart;
mod balance;
mod button;
mod by_rule;
mod calls;
mod cards;
mod catalogues;
mod chip_race;
mod chip_sets;
mod chips_in_play;
mod concerns;
mod coverage;
mod csv;
mod cues;
mod days;
mod deeds;
mod documents;
mod draws;
mod evening;
mod evenings;
mod evenings_never_stuck;
mod floor_calls;
mod guide_cards;
mod guides;
mod handed_on;
mod handed_out;
mod hard_to_find;
mod history;
mod hostile;
mod hostile_facts;
mod import;
mod languages;
mod league;
mod level_hands;
mod level_sheets;
mod messages;
mod money;
mod needs;
mod notes;
mod options;
mod overnight;
mod pace;
mod pace_room;
mod penalties;
mod places;
mod player_clock;
mod players_clock;
mod points;
mod print;
mod properties;
mod recess;
mod results;
mod room_screens;
mod rule_pages;
mod ruling_log;
mod ruling_sheets;
mod rulings;
mod sample;
mod saves;
mod scenarios;
mod scripts;
mod secret_pages;
mod sentences;
mod sentences_asked;
mod sharing;
mod simulation;
mod staff;
mod structure;
mod tables;
#[path = "../disk/terminal.rs"]
mod terminal;
mod typed;
mod ways_of_waiting;
mod web_pages;
mod whole_evening;
mod winners;
mod words;
mod world_names;

/// A file or folder of the project, from its root.
fn project(path: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}
