//! Who may name whom: the layers, and the crates from outside that each may use.
//!
//! Each layer is a crate, so cargo refuses what its manifest does not name. This table says what a
//! manifest may name; a change of it is a change of the architecture, in a commit of its own, with
//! the reason in ARCHITECTURE.md.

use crate::project::{Project, code};
use std::collections::BTreeSet;
use toml::Table;

/// A layer with what it may name.
pub struct Layer {
    /// Its folder in `src`, and its name in the code of others.
    pub name: &'static str,
    /// The layers below it that it uses.
    below: &'static [&'static str],
    /// The crates from outside that it uses.
    crates: &'static [&'static str],
    /// Whether it is told everything and touches nothing.
    pub is_pure: bool,
}

/// The layers from the bottom up.
#[rustfmt::skip]
pub const LAYERS: [Layer; 23] = [
    Layer {
        name: "rulebook",
        below: &[],
        crates: &["serde", "ron", "strum"],
        is_pure: true,
    },
    Layer {
        name: "cards",
        below: &[],
        crates: &["serde", "strum"],
        is_pure: true,
    },
    Layer {
        name: "points",
        below: &[],
        crates: &["serde", "strum", "libm", "strsim"],
        is_pure: true,
    },
    Layer {
        name: "lists",
        below: &[],
        crates: &[
            "calamine",
            "chardetng",
            "encoding_rs",
            "html5ever",
            "ron",
            "serde_json",
            "strum",
            "zip",
        ],
        is_pure: true,
    },
    Layer {
        name: "tdt",
        below: &["lists"],
        crates: &["strum"],
        is_pure: true,
    },
    Layer {
        name: "engine",
        below: &["rulebook", "cards", "points"],
        crates: &["serde", "sha2", "strum", "unicode-normalization"],
        is_pure: true,
    },
    Layer {
        name: "rulings",
        below: &["rulebook", "cards", "engine"],
        crates: &["serde", "serde_json", "strum"],
        is_pure: true,
    },
    Layer {
        name: "reports",
        below: &["rulebook", "points", "engine", "rulings"],
        crates: &["strum", "icu_collator", "icu_locale_core", "unicode-normalization"],
        is_pure: true,
    },
    Layer {
        name: "asked",
        below: &["rulebook", "cards", "engine", "rulings"],
        crates: &["serde_json", "strum", "flate2"],
        is_pure: true,
    },
    Layer {
        name: "words",
        below: &["rulebook", "cards", "points", "engine", "rulings", "asked", "reports"],
        crates: &[
            "fluent-bundle", "unic-langid", "serde_json", "chrono", "strum", "unicode-bidi",
        ],
        is_pure: true,
    },
    Layer {
        name: "print",
        below: &["rulebook", "engine", "reports", "words"],
        crates: &[
            "harfrust", "krilla", "qrcodegen", "skrifa", "strum", "unicode-segmentation",
        ],
        is_pure: true,
    },
    Layer {
        name: "scene",
        below: &["engine", "reports", "words", "print"],
        crates: &["base64", "imagesize", "qrcodegen", "ron", "serde", "strum"],
        is_pure: true,
    },
    Layer {
        name: "storage",
        below: &["engine"],
        crates: &["serde", "ron", "csv", "crc32fast", "same-file", "strum"],
        is_pure: false,
    },
    Layer {
        name: "people",
        below: &["engine", "storage"],
        crates: &["serde", "ron", "chrono", "rusqlite", "strum"],
        is_pure: false,
    },
    Layer {
        name: "database",
        below: &["engine", "storage"],
        crates: &[
            "tokio", "tokio-postgres", "tokio-rustls", "rustls-native-certs", "futures-util",
            "directories", "tokio-postgres-rustls", "crc32fast",
        ],
        is_pure: false,
    },
    Layer {
        name: "session",
        below: &["engine", "storage"],
        crates: &["serde", "strum", "chrono", "rand", "percent-encoding", "dunce"],
        is_pure: false,
    },
    Layer {
        name: "wording",
        below: &["engine", "words", "storage", "session"],
        crates: &[],
        is_pure: false,
    },
    Layer {
        name: "exchange",
        below: &[
            "rulebook", "points", "lists", "tdt", "engine", "reports", "words", "storage",
            "people", "session", "wording",
        ],
        crates: &["serde", "strum", "ron", "chrono"],
        is_pure: false,
    },
    Layer {
        name: "house",
        below: &[
            "rulebook", "points", "engine", "reports", "words", "storage", "people", "print",
            "scene", "session", "wording", "exchange",
        ],
        crates: &["serde", "ron", "directories", "fontique", "unicode-script"],
        is_pure: false,
    },
    Layer {
        name: "simulation",
        below: &["rulebook", "cards", "engine", "reports", "storage", "session", "exchange"],
        crates: &["serde", "rand"],
        is_pure: false,
    },
    Layer {
        name: "serve",
        below: &[
            "rulebook", "engine", "rulings", "asked", "reports", "words", "print", "scene",
            "session", "wording",
        ],
        crates: &[
            "axum", "hyper", "hyper-util", "if-addrs", "maud", "percent-encoding", "qrcodegen",
            "rand", "rustix", "serde", "serde_json", "sha2", "strum", "tokio", "tokio-rustls",
            "tokio-stream", "webpki",
        ],
        is_pure: false,
    },
    Layer {
        name: "cli",
        below: &[
            "rulebook", "points", "lists", "engine", "rulings", "asked", "reports", "words",
            "print", "storage", "people", "session", "wording", "exchange", "house", "simulation",
            "serve",
        ],
        crates: &[
            "serde", "serde_json", "ron", "chrono", "clap", "clap_complete", "clap_mangen",
            "strsim", "strum",
        ],
        is_pure: false,
    },
    Layer {
        name: "ui",
        below: &[
            "rulebook", "cards", "points", "lists", "engine", "rulings", "asked", "reports",
            "words", "print", "scene", "storage", "people", "session", "wording", "exchange",
            "house", "serve",
        ],
        crates: &[
            "serde", "ron", "cpal", "eframe", "egui", "egui_commonmark", "egui_extras", "image",
            "libloading", "rfd", "opener", "strum", "symphonia", "sys-locale", "winit",
        ],
        is_pure: false,
    },
];

/// Every dependency table of a manifest, also those for one target or for the build.
fn dependencies(manifest: &Table) -> BTreeSet<String> {
    let mut tables = vec![manifest];
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    tables
        .extend(targets.into_iter().flat_map(|all| all.values()).filter_map(|one| one.as_table()));
    let kinds = ["dependencies", "build-dependencies"];
    let named = tables.iter().flat_map(|table| kinds.map(|kind| table.get(kind)));
    named.flatten().filter_map(toml::Value::as_table).flat_map(Table::keys).cloned().collect()
}

fn manifest(project: &Project, path: &str) -> Table {
    project.text(path).parse().unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A manifest names what the table grants, and nothing else.
pub fn manifests(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for layer in &LAYERS {
        let path = format!("src/{}/Cargo.toml", layer.name);
        let named = dependencies(&manifest(project, &path));
        let granted: BTreeSet<String> =
            layer.below.iter().chain(layer.crates).map(|name| (*name).to_owned()).collect();
        broken.extend(named.difference(&granted).map(|name| format!("{path}: names {name}")));
        let unused = granted.difference(&named);
        broken.extend(
            unused.map(|name| format!("{path}: does not name {name}; take it off the table")),
        );
    }
    for (path, _) in project.beneath("src/").filter(|(path, _)| path.ends_with("/Cargo.toml")) {
        if !LAYERS.iter().any(|layer| path == format!("src/{}/Cargo.toml", layer.name)) {
            broken.push(format!("{path}: this layer is not in the table"));
        }
    }
    broken
}

/// What a manifest names, the code uses; what the workspace lists, some manifest names.
pub fn dependencies_are_used(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    let mut named = BTreeSet::new();
    let manifests = project.beneath("").filter(|(path, _)| path.ends_with("Cargo.toml"));
    for (path, _) in manifests.filter(|(path, _)| !path.contains("target/")) {
        let table = manifest(project, path);
        let folder = path.trim_end_matches("Cargo.toml");
        // The program at the top has a file of its own, and one that prepares its build.
        let sources = if folder.is_empty() { ["src/main.rs", "src/build.rs"] } else { [folder; 2] };
        let text: String = sources
            .into_iter()
            .flat_map(|source| project.rust(source))
            .flat_map(|(_, text)| code(text))
            .map(|(_, line)| line)
            .collect::<Vec<_>>()
            .join("\n");
        let for_tests = table.get("dev-dependencies").and_then(toml::Value::as_table);
        let all = dependencies(&table)
            .into_iter()
            .chain(for_tests.into_iter().flat_map(Table::keys).cloned());
        for name in all {
            let in_code = name.replace('-', "_");
            if !names(&text, &in_code) {
                broken.push(format!("{path}: nothing in {} uses {name}", sources[0]));
            }
            named.insert(name);
        }
    }
    let root = manifest(project, "Cargo.toml");
    let listed = root.get("workspace").and_then(|table| table.get("dependencies"));
    let listed = listed.and_then(toml::Value::as_table).expect("the workspace lists its crates");
    let unnamed = listed.keys().filter(|name| !named.contains(*name));
    broken.extend(unnamed.map(|name| format!("Cargo.toml: no package names {name}")));
    broken
}

/// Whether code names a crate: `serde::`, `use serde;`, `strum(`.
fn names(text: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(name).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = &text[start + name.len()..];
        !before.is_some_and(|c| is_word(c) || c == '.')
            && ["::", ";", "(", " as "].iter().any(|end| after.starts_with(end))
    })
}

/// A pure layer denies the lists of `clippy.toml`, and makes no exception.
pub fn pure_layers_are_told_everything(project: &Project) -> Vec<String> {
    let deny =
        "#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]";
    let mut broken = Vec::new();
    for layer in LAYERS.iter().filter(|layer| layer.is_pure) {
        let root = format!("src/{}/", layer.name);
        let head = format!("{root}lib.rs");
        let flat: String = project.text(&head).split_whitespace().collect();
        if !flat.contains(&deny.replace(' ', ""))
            && !flat.contains(&deny.replace(' ', "").replace(")]", ",)]"))
        {
            broken.push(format!("{head}: put {deny} under the first paragraph"));
        }
        for (path, text) in project.rust(&root) {
            for (number, line) in code(text) {
                if line.contains("allow(clippy::disallowed")
                    || line.contains("expect(clippy::disallowed")
                {
                    broken.push(format!("{path}:{number}: a pure layer makes no exception"));
                }
            }
        }
    }
    broken
}
