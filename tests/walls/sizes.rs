//! A file holds one thing, is named for it, and a reader sees it whole.

use crate::project::{Project, code};

/// Lines of code in a file; comments and empty lines are free.
const CODE_LINES_MAX: usize = 600;
const COLUMNS_MAX: usize = 100;

/// Words of a document that a newcomer reads: ten minutes, and six for the first one.
const WORDS_MAX: [(&str, usize); 3] =
    [("README.md", 1_400), ("ARCHITECTURE.md", 3_000), ("CONTRIBUTING.md", 2_500)];

/// Bytes of the first document, and of the changes of a release.
const README_BYTES_MAX: usize = 9_000;
const RELEASE_BYTES_MAX: usize = 6_000;

/// Letters in a line of Markdown.
const LETTERS_MAX: usize = 200;

/// A name that says nothing about poker says nothing.
const EMPTY_NAMES: [&str; 8] =
    ["utils", "helpers", "common", "core", "types", "models", "manager", "service"];

/// What was told, kept or meant is a thing with a name of its own.
const NAMES_OF_NOTHING: [&str; 7] = ["told", "kept", "shown", "said", "known", "heard", "meant"];

/// Sources are short and have names that tell.
pub fn files(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for (path, text) in ["src/", "tests/", "benches/"].iter().flat_map(|root| project.rust(root)) {
        let lines = code(text).filter(|(_, line)| !line.trim().is_empty()).count();
        if lines > CODE_LINES_MAX {
            broken.push(format!("{path}: {lines} lines of code; split it by topic"));
        }
        let mut names = path.trim_end_matches(".rs").split('/');
        if let Some(name) = names.find(|name| EMPTY_NAMES.contains(name)) {
            broken.push(format!("{path}: `{name}` says nothing about poker"));
        }
        let last = path.trim_end_matches(".rs").rsplit(['/', '_']).next().unwrap_or_default();
        if NAMES_OF_NOTHING.contains(&last) {
            broken.push(format!("{path}: `{last}` does not name the thing"));
        }
        for (number, line) in (1..).zip(text.lines()) {
            // Facts of a ruling stand in one line, as they are typed.
            if line.chars().count() > COLUMNS_MAX && !line.contains("r#\"") {
                broken.push(format!("{path}:{number}: longer than {COLUMNS_MAX} columns"));
            }
        }
    }
    broken
}

/// What a newcomer reads is short, and no line of a document is endless.
pub fn documents(project: &Project) -> Vec<String> {
    let long = WORDS_MAX.into_iter().filter_map(|(path, most)| {
        let words = project.text(path).split_whitespace().count();
        (words > most).then(|| format!("{path}: {words} words; nobody reads more than {most}"))
    });
    let bytes = project.text("README.md").len();
    let readme = (bytes > README_BYTES_MAX).then(|| format!("README.md: {bytes} bytes"));
    let releases = project.text("CHANGELOG.md").split("\n## ").skip(1).filter_map(|release| {
        let name = release.lines().next().unwrap_or_default();
        let bytes = release.len();
        let is_long = bytes > RELEASE_BYTES_MAX;
        is_long.then(|| format!("CHANGELOG.md: {name}: {bytes} bytes; one line a change"))
    });
    let documents = project.beneath("").filter(|(path, _)| path.ends_with(".md"));
    let lines = documents.flat_map(|(path, text)| {
        let long = |(_, line): &(usize, &str)| line.chars().count() > LETTERS_MAX;
        let lines = (1..).zip(text.lines()).filter(long);
        lines.map(move |(no, _)| format!("{path}:{no}: longer than {LETTERS_MAX} letters"))
    });
    long.chain(readme).chain(releases).chain(lines).collect()
}
