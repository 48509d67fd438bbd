//! Stories from the floor: text files that any director can read, write and dispute.
//!
//! A line that begins with `>` is done, a line that begins with `=` must be so, `#` is a remark,
//! and any other line says what the evening is like. The language is what `commands`, `found` and
//! `setup` read; a line that none of them knows is an error with its file and line.

mod commands;
mod found;
mod setup;
mod story;
mod text;

use crate::project;
use std::fs;
use std::path::{Path, PathBuf};
use story::Story;

/// Where a story and the program do not agree.
#[derive(Debug, PartialEq, Eq)]
struct Problem {
    line: usize,
    what: String,
}

/// Plays a story; what does not agree comes back, the first first.
fn play(text: &str) -> Vec<Problem> {
    let mut story = Story::new();
    let mut problems = Vec::new();
    for (line, what) in (1..).zip(text.lines()) {
        match story.line(line, what.trim()) {
            Ok(None) => {}
            Ok(Some(problem)) => problems.push(problem),
            Err(what) => {
                problems.push(Problem { line, what });
                return problems;
            }
        }
    }
    problems.extend(story.end());
    problems
}

/// Every story below a folder, in the order of their names.
fn stories(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(stories(&path));
        } else if path.extension().is_some_and(|end| end == "txt") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[test]
fn every_story_from_the_floor_holds() {
    let root = &project("");
    let stories = stories(&root.join("tests/scenarios"));
    let mut failing = Vec::new();
    for path in &stories {
        let text = fs::read_to_string(path).unwrap();
        let shown = path.strip_prefix(root).unwrap().display();
        let problems = play(&text).into_iter();
        failing
            .extend(problems.map(|problem| format!("{shown}:{}: {}", problem.line, problem.what)));
    }
    assert!(
        failing.is_empty(),
        "{} of the stories disagree:\n{}",
        failing.len(),
        failing.join("\n")
    );
    assert!(stories.len() >= 35, "only {} stories were found", stories.len());
}

const TABLE: &str = "table 1 seats 9: Ana 1, Bo 2, Cy 3, Dan 4\n";

#[test]
fn a_story_that_is_not_so_is_told_with_its_line() {
    let problems = play(&format!("{TABLE}# a remark\n= Bo: at 1.3\n= Ana: at 1.1\n"));
    let what = "expected: Bo: at 1.3\n    found: Bo: at 1.2".to_owned();
    assert_eq!(problems, [Problem { line: 3, what }]);
}

#[test]
fn a_refusal_nobody_expects_is_a_problem_and_one_that_does_not_come_too() {
    let refused = play(&format!("{TABLE}> move Ana to 1.2\n= Ana: at 1.1\n"));
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].line, 2);
    assert!(refused[0].what.contains("seat-taken"), "{}", refused[0].what);
    let at_the_end = play(&format!("{TABLE}> move Ana to 1.2\n"));
    assert_eq!(at_the_end.len(), 1);
    let done = play(&format!("{TABLE}> move Ana to 1.5\n= refused seat-taken\n"));
    assert_eq!(done[0].what, "expected: refused seat-taken\n    found: done");
}

#[test]
fn a_line_that_means_nothing_is_an_error_with_its_line() {
    for line in ["> juggle Ana", "tabel 1 seats 9", "= Ana 1.3", "> bust", "at noon", "> move Ana"]
    {
        let problems = play(&format!("{TABLE}{line}\n"));
        assert_eq!(problems.len(), 1, "{line}");
        assert_eq!(problems[0].line, 2, "{line}");
    }
}
