//! A file holds one thing, is named for it, and a reader sees it whole.

use crate::project::{Project, code};

/// Lines of code in a file; comments and empty lines are free.
const CODE_LINES_MAX: usize = 600;
const COLUMNS_MAX: usize = 100;
const DOCUMENT_LINES_MAX: usize = 300;

/// A name that says nothing about poker says nothing.
const EMPTY_NAMES: [&str; 8] =
    ["utils", "helpers", "common", "core", "types", "models", "manager", "service"];

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
        for (number, line) in (1..).zip(text.lines()) {
            // Facts of a ruling stand in one line, as they are typed.
            if line.chars().count() > COLUMNS_MAX && !line.contains("r#\"") {
                broken.push(format!("{path}:{number}: longer than {COLUMNS_MAX} columns"));
            }
        }
    }
    broken
}

/// The two documents for engineers are short.
pub fn documents(project: &Project) -> Vec<String> {
    let long = ["ARCHITECTURE.md", "CONTRIBUTING.md"].into_iter().filter_map(|path| {
        let lines = project.text(path).lines().count();
        let is_long = lines > DOCUMENT_LINES_MAX;
        is_long.then(|| format!("{path}: {lines} lines; nobody reads so many"))
    });
    long.collect()
}
