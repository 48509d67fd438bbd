//! Every command that a document shows runs, and prints what stands below it.
//!
//! A block `console` holds commands after `$ ` and their output. A line `…` stands for any lines,
//! and `…` at the end of a line for anything.
//!
//! The list of commands in `docs/terminal.md` is made from the help of the program:
//! `FLOORMAN_WRITE=1 cargo test -p floor --features cli/share documents` writes it.

use crate::project;
use crate::terminal::{Answer, floorman};
use clap::{Command, CommandFactory};
use cli::Cli;
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The documents with commands.
const DOCUMENTS: [&str; 7] = [
    "README.md",
    "docs/terminal.md",
    "docs/draws.md",
    "docs/api.md",
    "docs/speed.md",
    "docs/shared-pages.md",
    "docs/payouts.md",
];

/// Where the pages of the handbook stand.
const HANDBOOK: &str = "docs/handbook/src";

/// Any lines of output.
const ANY: &str = "…";

/// Between these lines stands what is made from the help.
const MADE: [&str; 2] = ["<!-- made from the help -->\n", "<!-- end -->\n"];

#[test]
fn every_command_shown_runs_and_prints_what_is_shown() {
    let mut commands = 0;
    let handbook = handbook_pages();
    let pages = handbook.iter().map(|page| format!("{HANDBOOK}/{page}"));
    for document in DOCUMENTS.iter().map(|it| (*it).to_owned()).chain(pages) {
        let document = document.as_str();
        let text = fs::read_to_string(project(document)).unwrap();
        let folder = tempfile::tempdir().unwrap();
        for (language, block) in blocks(&text) {
            match language {
                "console" => commands += run_block(document, block, folder.path()),
                // Two files are shown: the rules of a house, and a command in several lines.
                "ron" => fs::write(folder.path().join("my-house.ron"), block).unwrap(),
                "json" => {
                    fs::write(folder.path().join("prices.jsonl"), block.replace('\n', "")).unwrap();
                }
                _ => {}
            }
        }
    }
    assert!(commands > 12, "{commands}");
}

/// Every page of the handbook, by its path in it.
fn handbook_pages() -> Vec<String> {
    let names = |folder: &str| -> Vec<String> {
        let entries = fs::read_dir(project(HANDBOOK).join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let pages = names("").into_iter();
    let inside = ["screens", "cs", "pl"]
        .into_iter()
        .flat_map(|folder| names(folder).into_iter().map(move |name| format!("{folder}/{name}")));
    let mut pages: Vec<String> = pages.chain(inside).filter(|it| it.ends_with(".md")).collect();
    pages.sort();
    pages
}

#[test]
fn the_handbook_has_each_page_in_its_contents_and_no_dead_link() {
    let pages = handbook_pages();
    let read = |page: &str| fs::read_to_string(project(HANDBOOK).join(page)).unwrap();
    let contents = read("SUMMARY.md");
    for page in pages.iter().filter(|page| *page != "SUMMARY.md") {
        let text = read(page);
        let title = text.lines().next().unwrap().strip_prefix("# ").unwrap();
        assert!(contents.contains(&format!("[{title}]({page})")), "{page}: {title}");
        let folder = Path::new(page).parent().unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let (to, heading) = link.split_once('#').unwrap_or((link, ""));
            let to = folder.join(to);
            let to = to.to_str().unwrap();
            let to = to.split_once("/../").map_or(to, |(_, above)| above).to_owned();
            assert!(pages.contains(&to), "{page}: {link}");
            let slug =
                |line: &str| line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
            let has = read(&to).lines().any(|line| line.starts_with("##") && slug(line) == heading);
            assert!(heading.is_empty() || has, "{page}: {link}");
        }
    }
    assert!(pages.len() > 20, "{pages:?}");
}

#[test]
fn the_guide_to_the_terminal_has_every_command_as_the_help_says_it() {
    let path = project("docs/terminal.md");
    let text = fs::read_to_string(&path).unwrap();
    let [begin, end] = MADE;
    let (before, rest) = text.split_once(begin).unwrap();
    let (shown, after) = rest.split_once(end).unwrap();
    if Cli::command().find_subcommand("serve").is_none() {
        println!("built without `share`, so there is less to show: the guide was not compared");
        return;
    }
    let made = help_of_all();
    if std::env::var_os("FLOORMAN_WRITE").is_some() {
        fs::write(&path, [before, begin, &made, end, after].concat()).unwrap();
    } else {
        let again = "FLOORMAN_WRITE=1 cargo test -p floor --features cli/share documents";
        assert!(shown == made, "the help has changed: {again}");
    }
    assert!(made.contains("### floorman people import"), "{made}");
}

/// The help of each command below its name.
fn help_of_all() -> String {
    let mut all = String::from("\n");
    // Where lines end is decided here: the help itself breaks them only in some builds.
    let mut cli = Cli::command().term_width(0);
    cli.build();
    for verb in cli.get_subcommands_mut().filter(|verb| verb.get_name() != "help") {
        add_help(verb, "floorman", &mut all);
    }
    all
}

fn add_help(command: &mut Command, above: &str, all: &mut String) {
    let name = format!("{above} {}", command.get_name());
    let help = command.render_long_help().to_string();
    let lines: Vec<String> = help.lines().flat_map(wrapped).collect();
    all.push_str(&format!("### {name}\n\n```text\n{}\n```\n\n", lines.join("\n").trim()));
    for verb in command.get_subcommands_mut().filter(|verb| verb.get_name() != "help") {
        add_help(verb, &name, all);
    }
}

/// A line cut between words, with its indent on each piece.
fn wrapped(line: &str) -> Vec<String> {
    const LETTERS_MAX: usize = 100;
    let indent = line.len() - line.trim_start().len();
    let mut pieces = vec![" ".repeat(indent)];
    for (at, word) in line.split_whitespace().enumerate() {
        let piece = pieces.last_mut().unwrap();
        let is_full = piece.chars().count() + word.chars().count() >= LETTERS_MAX;
        match at {
            0 => piece.push_str(word),
            _ if is_full => pieces.push(format!("{}{word}", " ".repeat(indent))),
            _ => {
                piece.push(' ');
                piece.push_str(word);
            }
        }
    }
    pieces.iter().map(|piece| piece.trim_end().to_owned()).collect()
}

/// The blocks of code in a document, with what stands behind the marks.
fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("\n```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// Runs the commands of a block and compares what they print; the number of commands.
#[track_caller]
fn run_block(document: &str, block: &str, folder: &Path) -> usize {
    let mut commands = 0;
    for shown in format!("\n{block}").split("\n$ ").skip(1) {
        let (command, output) = shown.split_once('\n').unwrap_or((shown, ""));
        let wanted: Vec<&str> = output.lines().collect();
        let printed = run_line(command, folder);
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        let told = printed.get(printed.len().saturating_sub(20)..).unwrap_or_default().join("\n");
        assert!(
            fits(&wanted, &printed),
            "{document}: {command}\nprints at the end\n{told}\n\nnot\n{output}"
        );
        commands += 1;
    }
    commands
}

/// Whether lines are those that are shown.
fn fits(wanted: &[&str], printed: &[&str]) -> bool {
    match (wanted, printed) {
        ([], printed) => printed.is_empty(),
        ([ANY, rest @ ..], printed) => {
            (0..=printed.len()).any(|at| fits(rest, printed.get(at..).unwrap_or_default()))
        }
        ([line, rest @ ..], [first, others @ ..]) => {
            let is_it = match line.strip_suffix(ANY) {
                Some(begun) => first.starts_with(begun),
                None => line == first,
            };
            is_it && fits(rest, others)
        }
        (_, []) => false,
    }
}

/// What a line of a shell prints: our program, `echo`, `printf`, `sha256sum`, pipes, and `> FILE`.
#[track_caller]
fn run_line(line: &str, folder: &Path) -> String {
    let (line, file) = match line.rsplit_once(" > ") {
        Some((line, file)) => (line, Some(file)),
        None => (line, None),
    };
    let mut printed = String::new();
    for command in line.split(" | ") {
        let words = words(command, folder);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        printed = match words.as_slice() {
            ["echo", text] => format!("{text}\n"),
            ["printf", "%s", text] => (*text).to_owned(),
            ["printf", text] => text.replace("\\n", "\n"),
            ["sha256sum"] => format!("{}  -\n", hex(&Sha256::digest(printed.as_bytes()))),
            ["floorman", rest @ ..] => {
                let Answer { out, notes, trouble, .. } = floorman(rest, printed.as_bytes());
                let shown = |text: &str| text.replace(&format!("{}/", folder.display()), "");
                [out, notes, trouble].map(|it| shown(&it)).concat()
            }
            _ => panic!("no such program here: {line}"),
        };
    }
    match file {
        Some(file) => {
            fs::write(folder.join(file), printed).unwrap();
            String::new()
        }
        None => printed,
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The words of a command; files stand in the project or else in the folder.
fn words(command: &str, folder: &Path) -> Vec<String> {
    let mut words = Vec::new();
    let mut quoted: Option<char> = None;
    let mut word = String::new();
    for letter in command.trim().chars() {
        match (letter, quoted) {
            ('\'' | '"', None) => quoted = Some(letter),
            (letter, Some(quote)) if letter == quote => quoted = None,
            (' ', None) => words.push(std::mem::take(&mut word)),
            (letter, _) => word.push(letter),
        }
    }
    words.push(word);
    let placed = |word: String| {
        let is_file = [".floorman", ".csv", ".jsonl", ".txt", ".ron", ".sqlite", ".pdf"];
        match () {
            () if word.starts_with("tests/") || word.starts_with("saves/") => {
                project(&word).display().to_string()
            }
            () if is_file.iter().any(|end| word.ends_with(end)) => {
                folder.join(word).display().to_string()
            }
            () => word,
        }
    };
    words.into_iter().map(placed).collect()
}
