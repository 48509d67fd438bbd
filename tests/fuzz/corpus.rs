//! Inputs to begin with: what the project ships, and what was kept because it reached something.

use crate::fixtures::{journal, project};
use crate::target::Target;
use crate::targets::acts::acts_of;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of what is kept for a target.
#[must_use]
pub fn kept_in(target: Target) -> PathBuf {
    project().join("tests/fuzz/corpus").join(target.name())
}

/// The files beneath a folder with this ending, by name; all of them where it is empty.
#[must_use]
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read_all(paths: Vec<PathBuf>) -> Vec<Vec<u8>> {
    paths.iter().map(|path| fs::read(path).expect("it is in the project")).collect()
}

/// Everything to begin with, each no longer than the target takes.
#[must_use]
pub fn seeds(target: Target) -> Vec<Vec<u8>> {
    let mut all = shipped(target);
    all.extend(read_all(files(&kept_in(target), "")));
    all.retain(|input| input.len() <= target.bytes_max());
    all
}

/// What the project ships that such a target reads.
#[must_use]
pub fn shipped(target: Target) -> Vec<Vec<u8>> {
    let project = project();
    let saves = || {
        let mut saves = read_all(files(&project.join("saves"), ".floorman"));
        saves.push(journal().to_vec());
        saves
    };
    let of = |folder: &str, ending| read_all(files(&project.join(folder), ending));
    let books =
        || [of("tests/data", ".xlsx"), of("tests/data", ".ods"), of("tests/data", ".xls")].concat();
    match target {
        Target::Journal => saves(),
        Target::Acts => saves().iter().map(|save| acts_of(save)).collect(),
        Target::Files => {
            let acts = saves().into_iter().map(|save| [b"+\n", &acts_of(&save)[..]].concat());
            saves().into_iter().chain(acts).collect()
        }
        Target::Facts => rulings::topics()
            .map(|topic| format!("{}\n{}", topic.slug, topic.example).into_bytes())
            .collect(),
        Target::FactsTyped => {
            rulings::topics().map(|topic| topic.slug.as_bytes().to_vec()).collect()
        }
        Target::Template => of("assets/structures", ".ron"),
        Target::HandedOn => [of("assets/payouts", ".ron"), books()].concat(),
        Target::Screens => sets(),
        Target::Tdt => of("tests/data", ".tdt"),
        Target::Players => {
            let sample = fs::read(project.join("assets/sample/players.txt")).expect("there");
            [vec![sample], books()].concat()
        }
        Target::PeopleFile => vec![crate::targets::people_file::begun()],
        Target::Companions
        | Target::People
        | Target::Commands
        | Target::Script
        | Target::Rules
        | Target::Typed
        | Target::Cited
        | Target::Values
        | Target::Preferences
        | Target::Arguments
        | Target::Names
        | Target::Formula => Vec::new(),
    }
}

/// The sets of screens that are shipped, as they are handed on, each with a screen of every shape:
/// play for one, what comes next in the file for another.
fn sets() -> Vec<Vec<u8>> {
    let written = |(no, set): (usize, &scene::Shipped)| {
        let mut set = scene::shipped(set.id).expect("it is shipped");
        let mut seen = Vec::new();
        set.screens.rotate_left(no);
        set.screens.retain(|screen| {
            let is_new = !seen.contains(&screen.shape);
            seen.push(screen.shape);
            is_new
        });
        for screen in &mut set.screens {
            (screen.states, screen.with) = (Vec::new(), None);
        }
        ron::to_string(&set).expect("it can be written").into_bytes()
    };
    scene::SHIPPED.iter().enumerate().map(written).collect()
}
