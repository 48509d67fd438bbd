//! The walls of the house, read from the sources. Each says what to do when it fails.
//!
//! A change of a table below is a change of the architecture: it comes in a commit of its own,
//! with the reason in ARCHITECTURE.md.

use std::fs;
use std::path::Path;

struct Layer {
    name: &'static str,
    /// The layers that it may name, beside itself.
    below: &'static [&'static str],
    /// The crates from outside that it may name.
    crates: &'static [&'static str],
    /// Whether it is told everything and touches nothing.
    is_pure: bool,
}

const LAYERS: [Layer; 11] = [
    Layer { name: "rulebook", below: &[], crates: &["serde", "ron"], is_pure: true },
    Layer { name: "cards", below: &[], crates: &["serde"], is_pure: true },
    Layer {
        name: "engine",
        below: &["rulebook", "cards"],
        crates: &["serde", "sha2", "unicode_normalization"],
        is_pure: true,
    },
    Layer {
        name: "rulings",
        below: &["rulebook", "cards", "engine"],
        crates: &["serde", "serde_json", "serde_path_to_error"],
        is_pure: true,
    },
    Layer {
        name: "reports",
        below: &["rulebook", "cards", "engine", "rulings"],
        crates: &[],
        is_pure: true,
    },
    Layer {
        name: "words",
        below: &["rulebook", "cards", "engine", "rulings", "reports"],
        crates: &["fluent_bundle", "strum", "unic_langid", "serde_json", "chrono"],
        is_pure: true,
    },
    Layer {
        name: "print",
        below: &["rulebook", "cards", "engine", "reports", "words"],
        crates: &["krilla", "rustybuzz", "unicode_segmentation"],
        is_pure: true,
    },
    Layer {
        name: "storage",
        below: &["engine"],
        crates: &["serde", "ron", "csv", "crc32fast", "thiserror"],
        is_pure: false,
    },
    Layer {
        name: "session",
        below: &["rulebook", "cards", "engine", "rulings", "reports", "words", "storage"],
        crates: &["serde", "ron", "thiserror", "chrono", "rand", "directories"],
        is_pure: false,
    },
    Layer {
        name: "cli",
        below: &[
            "rulebook", "cards", "engine", "rulings", "reports", "words", "print", "storage",
            "session",
        ],
        crates: &["serde", "serde_json", "ron", "csv", "chrono", "clap"],
        is_pure: false,
    },
    Layer {
        name: "ui",
        below: &[
            "rulebook", "cards", "engine", "rulings", "reports", "words", "print", "storage",
            "session",
        ],
        crates: &[
            "serde",
            "ron",
            "chrono",
            "eframe",
            "egui",
            "egui_extras",
            "libloading",
            "rfd",
            "opener",
            "winit",
        ],
        is_pure: false,
    },
];

/// Files that may be longer than [`CODE_LINES_MAX`], each with the reason.
const LONG_FILES: [(&str, &str); 0] = [];
const CODE_LINES_MAX: usize = 600;
const COLUMNS_MAX: usize = 100;
const DOCUMENT_LINES_MAX: usize = 300;

/// A name that says nothing about poker says nothing.
const EMPTY_NAMES: [&str; 8] =
    ["utils", "helpers", "common", "core", "types", "models", "manager", "service"];

struct Source {
    /// From the root of the project, with `/`.
    path: String,
    text: String,
}

impl Source {
    /// Its lines that are not comments, numbered from 1.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.text.lines());
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    fn at(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

/// Every file beneath these folders, or these files, that can be read as text.
fn files(roots: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    for root in roots {
        collect(root, &mut found);
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn collect(path: &str, found: &mut Vec<Source>) {
    let full = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path);
    if let Ok(entries) = fs::read_dir(&full) {
        for entry in entries {
            let name = entry.expect("the project can be read").file_name();
            collect(&format!("{path}/{}", name.to_string_lossy()), found);
        }
    } else if let Ok(text) = fs::read_to_string(&full) {
        found.push(Source { path: path.to_owned(), text });
    }
}

fn rust(roots: &[&str]) -> Vec<Source> {
    files(roots).into_iter().filter(|file| file.path.ends_with(".rs")).collect()
}

#[track_caller]
fn stands(wall: &str, broken: &[String]) {
    assert!(broken.is_empty(), "\n{wall}\n  {}\n", broken.join("\n  "));
}

#[test]
fn names_point_downward_only() {
    let mut broken = Vec::new();
    for layer in &LAYERS {
        for named in dependencies(layer) {
            if LAYERS.iter().any(|other| other.name == named) && !layer.below.contains(&&*named) {
                broken.push(format!("src/{}/Cargo.toml: {} names {named}", layer.name, layer.name));
            }
        }
    }
    stands("A layer names only those below it; move the code, or pass the thing in.", &broken);
}

/// What the manifest of a layer lets its code name, as code writes it.
fn dependencies(layer: &Layer) -> Vec<String> {
    let manifest = files(&[&format!("src/{}/Cargo.toml", layer.name)]).remove(0).text;
    let table = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let lines = table.split("\n[").next().unwrap_or_default().lines();
    let names = lines.filter_map(|line| line.split_once(".workspace"));
    names.map(|(name, _)| name.replace('-', "_")).collect()
}

#[test]
fn layers_use_only_their_own_outside_crates() {
    let mut broken = Vec::new();
    for layer in &LAYERS {
        for named in dependencies(layer) {
            let is_layer = LAYERS.iter().any(|other| other.name == named);
            if !is_layer && !layer.crates.contains(&&*named) {
                broken.push(format!("src/{}/Cargo.toml: {} names {named}", layer.name, layer.name));
            }
        }
    }
    stands("Each layer has its list of crates; use what is there, or argue a new one.", &broken);
}

#[test]
fn imports_show_their_layer() {
    let parents = concat!("super::", "super");
    let mut broken = Vec::new();
    for file in rust(&["src"]) {
        for (number, line) in file.code() {
            let is_glob = line.contains(" use ") || line.starts_with("use ");
            if is_glob && line.contains("::*") {
                broken.push(file.at(number, "a glob import hides what is used"));
            }
            if line.contains(parents) {
                broken.push(file.at(number, "write crate::layer:: in a line of its own"));
            }
        }
    }
    stands("The first word of an import shows its layer, and each name is written out.", &broken);
}

#[test]
fn pure_layers_are_told_everything() {
    let deny = "#![deny(clippy::disallowed_methods, clippy::disallowed_types)]";
    let mut broken = Vec::new();
    for layer in LAYERS.iter().filter(|layer| layer.is_pure) {
        let root = format!("src/{}", layer.name);
        for file in rust(&[&root]) {
            if file.path == format!("{root}/lib.rs") && !file.text.contains(deny) {
                broken.push(format!("{}: put {deny} under the first paragraph", file.path));
            }
            for (number, line) in file.code() {
                if line.contains("allow(clippy::disallowed") {
                    broken.push(file.at(number, "a pure layer makes no exception"));
                }
                if line.contains("HashMap") || line.contains("HashSet") {
                    broken.push(file.at(number, "the order is random; take a BTreeMap"));
                }
            }
        }
    }
    stands("Clock, chance, files and order come from outside; see clippy.toml.", &broken);
}

#[test]
fn files_are_small_and_named_for_what_they_hold() {
    let mut broken = Vec::new();
    for file in rust(&["src", "tests", "benches"]) {
        let code = file.code().filter(|(_, line)| !line.trim().is_empty()).count();
        let is_long = LONG_FILES.iter().any(|(path, _)| *path == file.path);
        if code > CODE_LINES_MAX && !is_long {
            broken.push(format!("{}: {code} lines of code; split it by topic", file.path));
        }
        let mut names = file.path.trim_end_matches(".rs").split('/');
        if let Some(name) = names.find(|name| EMPTY_NAMES.contains(name)) {
            broken.push(format!("{}: `{name}` says nothing about poker", file.path));
        }
        for (number, line) in (1..).zip(file.text.lines()) {
            // Facts of a ruling stand in one line, as they are typed.
            if line.chars().count() > COLUMNS_MAX && !line.contains("r#\"") {
                broken.push(file.at(number, "longer than 100 columns"));
            }
        }
    }
    stands("A file holds one thing, and a reader sees it whole.", &broken);
}

#[test]
fn nothing_is_left_for_later_and_nothing_points_outside() {
    let refused = [
        (concat!("TO", "DO"), "do it, or open an issue"),
        (concat!("FIX", "ME"), "fix it, or open an issue"),
        (concat!("#[", "ignore"), "a test runs, or goes"),
        (concat!("#[should_", "panic"), "nothing panics; test the error"),
        (concat!("..", "/shared"), "the project stands alone"),
    ];
    let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"];
    let mut roots = vec!["src", "tests", "benches", "assets", ".ci", "Cargo.toml", "clippy.toml"];
    roots.extend(documents);
    let mut broken = Vec::new();
    for file in files(&roots) {
        for (number, line) in (1..).zip(file.text.lines()) {
            let found = refused.iter().filter(|(word, _)| line.contains(word));
            broken.extend(found.map(|(word, what)| file.at(number, &format!("{word}: {what}"))));
        }
    }
    stands("What stands here is done.", &broken);
}

#[test]
fn the_documents_are_short_and_name_every_layer() {
    let mut broken = Vec::new();
    for file in files(&["ARCHITECTURE.md", "CONTRIBUTING.md"]) {
        let lines = file.text.lines().count();
        if lines > DOCUMENT_LINES_MAX {
            broken.push(format!("{}: {lines} lines; nobody reads so many", file.path));
        }
    }
    let map = files(&["ARCHITECTURE.md"]).remove(0).text;
    let unnamed = LAYERS.iter().filter(|layer| !map.contains(&format!("`{}`", layer.name)));
    broken.extend(unnamed.map(|layer| format!("ARCHITECTURE.md says nothing of {}", layer.name)));
    stands("A document of at most 300 lines, and every layer in the code map.", &broken);
}
