//! Help of options that names what they take: templates, sets of chips and games.

use engine::structure::Game;
use exchange::{ready_chip_sets, templates};
use words::{Args, Language, Words};

pub fn template_help() -> String {
    let names: Vec<String> = templates().into_iter().map(|template| template.id).collect();
    with_names("terminal-template-help", &names)
}

pub fn chip_set_help() -> String {
    let names: Vec<&str> = ready_chip_sets().into_iter().map(|(id, _)| id).collect();
    with_names("terminal-chip-set-help", &names)
}

/// The help of a structure, with every game that its levels can be played in.
pub fn structure_help(id: &str) -> String {
    let names: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
    with_names(id, &names)
}

fn with_names(id: &str, names: &[impl AsRef<str>]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    Words::new(Language::English).say(id, &Args::new().text("names", names.join(", ")))
}
