//! The walls of the house, read from the sources. Each says what to do when it fails.
//!
//! A change of a table below is a change of the architecture: it comes in a commit of its own,
//! with the reason in ARCHITECTURE.md.

use rulebook::{Options, RuleSet};
use rulings::{Field, Kind, topics};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::{Language, ids};

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
        crates: &["fluent_bundle", "unic_langid", "serde_json", "chrono"],
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

/// Words that people at a poker table do not use, or that mean something else there.
const REFUSED_WORDS: [&str; 6] = ["colour-up", "chip-up", "knockout", "knockouts", "user", "users"];

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
fn every_ruling_has_its_words() {
    let catalogue: BTreeSet<String> = ids(Language::En).into_iter().collect();
    let mut wanted = BTreeSet::new();
    for topic in topics() {
        let slug = topic.slug;
        wanted.extend(["", ".about", ".search"].map(|end| format!("topic-{slug}{end}")));
        wanted.extend(topic.cites.iter().map(|cite| cite.gist.to_owned()));
        for field in topic.fields {
            wanted.extend(unnamed(slug, field, &catalogue));
        }
        let facts = topic.example.parse().expect("an example is JSON");
        let ruling = topic.rule(&facts, &RuleSet::default()).expect("an example works");
        wanted.extend(ruling.why.iter().map(|reason| format!("ruling-{}", reason.id)));
    }
    let sources = rust(&["src/rulings"]);
    let code: String = sources.iter().map(|file| file.text.as_str()).collect();
    let reasons = code.split("Reason::new(\"").skip(1);
    for said in reasons.chain(code.split("undecided(\"").skip(1)) {
        // A reason is why a ruling is so, or why facts are not understood.
        let reason = said.split('"').next().unwrap_or_default();
        let kinds = [format!("ruling-{reason}"), format!("facts-{reason}")];
        if !kinds.iter().any(|id| catalogue.contains(id)) {
            wanted.extend(kinds);
        }
    }
    let missing = wanted.difference(&catalogue).map(|id| format!("{id}: not in the catalogue"));
    let unused = catalogue.iter().filter(|id| {
        let reason = id.strip_prefix("ruling-").or(id.strip_prefix("facts-"));
        let is_said = |reason: &str| code.contains(&format!("\"{reason}\""));
        reason.is_some_and(|reason| reason != "at" && !is_said(reason))
    });
    let unused = unused.map(|id| format!("{id}: no ruling gives this reason"));
    let broken: Vec<String> = missing.chain(unused).collect();
    stands("Titles, facts, reasons and gists stand in the catalogues of assets/text/en.", &broken);
}

/// The labels that a fact and its choices lack.
fn unnamed(slug: &str, field: &Field, catalogue: &BTreeSet<String>) -> Vec<String> {
    let name = field.name.replace('_', "-");
    let mut wanted = Vec::new();
    let mut want = |own: String, shared: String| {
        if !catalogue.contains(&own) && !catalogue.contains(&shared) {
            wanted.push(shared);
        }
    };
    want(format!("fact-{slug}-{name}"), format!("fact-{name}"));
    match field.kind {
        Kind::Choice(values) => {
            for value in values.iter().map(|value| value.replace('_', "-")) {
                want(format!("choice-{slug}-{name}-{value}"), format!("choice-{value}"));
            }
        }
        Kind::Rows(fields) | Kind::Together(fields) => {
            wanted.extend(fields.iter().flat_map(|field| unnamed(slug, field, catalogue)));
        }
        _ => {}
    }
    wanted
}

#[test]
fn every_option_has_its_words() {
    let catalogue: BTreeSet<String> = ids(Language::En).into_iter().collect();
    let mut wanted = BTreeSet::new();
    for option in Options::ALL {
        let key = option.key.replace('_', "-");
        wanted.extend(["", ".means"].map(|end| format!("option-{key}{end}")));
        let answers = option.answers.iter().map(|answer| answer.replace('_', "-"));
        wanted.extend(answers.map(|answer| format!("option-{key}-{answer}")));
    }
    let of_options: BTreeSet<String> =
        catalogue.iter().filter(|id| id.starts_with("option-")).cloned().collect();
    let missing = wanted.difference(&of_options).map(|id| format!("{id}: not in the catalogue"));
    let unused = of_options.difference(&wanted).map(|id| format!("{id}: there is no such option"));
    let broken: Vec<String> = missing.chain(unused).collect();
    stands("What an option means stands in assets/text/en/options.ftl.", &broken);
}

#[test]
fn catalogues_say_each_thing_once_and_in_the_words_of_the_floor() {
    let mut broken = Vec::new();
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        let doubled = ids(language).into_iter().filter(|id| !seen.insert(id.clone()));
        broken.extend(doubled.map(|id| format!("{}: {id} stands twice", language.id())));
        if let Some(id) = ids(Language::En).into_iter().find(|id| !seen.contains(id)) {
            broken.push(format!("{}: {id} is missing", language.id()));
        }
    }
    for file in files(&["assets/text/en"]) {
        let lines = (1..).zip(file.text.lines()).filter(|(_, line)| !line.starts_with('#'));
        for (number, line) in lines {
            let said = line.split_once('=').map_or(line, |(_, said)| said).to_lowercase();
            let mut words = said.split(|c: char| !c.is_alphanumeric() && c != '-');
            if let Some(word) = words.find(|word| REFUSED_WORDS.contains(word)) {
                broken.push(file.at(number, &format!("`{word}` is not a word of the floor")));
            }
        }
    }
    stands("ARCHITECTURE.md, the glossary, has the words to use.", &broken);
}

/// Texts whose id is put together: it begins like this in the code.
const PUT_TOGETHER: [&str; 2] = ["ruling-", "facts-"];

#[test]
fn every_text_is_said_somewhere() {
    let sources = rust(&["src"]);
    let code: String = sources.iter().map(|file| file.text.as_str()).collect();
    // Whatever stands between two quotes, and where something is put in, what stands before it.
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let begun: BTreeSet<&str> =
        quoted.iter().filter_map(|text| Some(text.split_once('{')?.0)).collect();
    let is_put_together = |id: &str| {
        let mut starts = id.match_indices('-').map(|(dash, _)| &id[..=dash]);
        starts.any(|start| {
            PUT_TOGETHER.contains(&start) || begun.contains(start) || quoted.contains(start)
        })
    };
    let is_said = |id: &str| quoted.contains(id) || is_put_together(id);
    let texts = ids(Language::En).into_iter().filter(|id| !id.contains('.'));
    let unsaid = texts.filter(|id| id != "language-name" && !is_said(id));
    let broken: Vec<String> = unsaid.map(|id| format!("{id}: nobody says it")).collect();
    stands("Take texts that nobody says out of assets/text/en.", &broken);
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
