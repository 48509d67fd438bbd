//! Catalogues of texts held against the code: each text is there, and somebody says it.

use crate::project;
use rulebook::{Edition, EditionRow, Options, RuleSet, There, edition_rows};
use rulings::{Field, FieldKind, topics};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use words::{Language, catalogues, ids};

/// Words that people at a poker table do not use, or that mean something else there.
const REFUSED_WORDS: [&str; 6] = ["colour-up", "chip-up", "knockout", "knockouts", "user", "users"];

struct Source {
    /// From the root of the project, with `/`.
    path: String,
    text: String,
}

impl Source {
    fn at(&self, line: usize, what: &str) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

/// Every file beneath this folder whose name ends like this.
fn files(folder: &str, end: &str) -> Vec<Source> {
    let mut found = Vec::new();
    collect(folder, &mut found);
    found.retain(|file| file.path.ends_with(end));
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn collect(path: &str, found: &mut Vec<Source>) {
    let full = project(path);
    if !Path::is_dir(&full) {
        let text = fs::read_to_string(&full).expect("the project can be read");
        return found.push(Source { path: path.to_owned(), text });
    }
    for entry in fs::read_dir(&full).expect("the project can be read") {
        let name = entry.expect("the project can be read").file_name();
        collect(&format!("{path}/{}", name.to_string_lossy()), found);
    }
}

#[track_caller]
fn stands(wall: &str, broken: &[String]) {
    assert!(broken.is_empty(), "\n{wall}\n  {}\n", broken.join("\n  "));
}

/// Where what a text says of the event's book is not the same for all editions that number their
/// rules alike, it says something of each: none falls to TDA 2011.
#[test]
fn a_text_that_tells_editions_apart_speaks_of_each() {
    let base = format!("[{}]", Edition::BASE.id());
    let told = Edition::ALL.iter().filter(|edition| edition.is_told_by_base());
    let told: Vec<String> = told.map(|edition| format!("[{}]", edition.id())).collect();
    let (mut count, mut broken) = (0, Vec::new());
    for file in files("assets/text", ".ftl") {
        for (at, _) in file.text.match_indices(&base) {
            let (before, after) = file.text.split_at(at);
            let branches = (before.rsplit_once("->"), after.split_once("*[other]"));
            let (Some((asked, before)), Some((after, _))) = branches else { continue };
            if asked.ends_with("$numbers-of ") {
                continue;
            }
            let line = before.lines().count() + asked.lines().count();
            let is_there = |book: &String| before.contains(book) || after.contains(book);
            broken.extend(told.iter().filter(|it| !is_there(it)).map(|book| file.at(line, book)));
            count += 1;
        }
    }
    assert!(count > 30, "{count} texts");
    stands("Name the edition in this text, in each language.", &broken);
}

#[test]
fn every_ruling_has_its_words() {
    let catalogue: BTreeSet<String> = ids(Language::English).into_iter().collect();
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
    let sources = files("src/rulings", ".rs");
    let code: String = sources.iter().map(|file| file.text.as_str()).collect();
    for reason in reasons_in(&code) {
        // A reason is why a ruling is so, or why facts are not understood.
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
    stands("Titles, facts, reasons and gists stand in the catalogues of assets/text.", &broken);
}

/// The ids of sentences that are given where a sentence is wanted.
fn reasons_in(code: &str) -> Vec<&str> {
    /// What takes a sentence, and in which place.
    const TAKES: [(&str, usize); 16] = [
        ("Reason::new(", 0),
        ("undecided(", 0),
        ("above_zero(", 0),
        ("choice(", 0),
        (".because(", 0),
        (".say(", 0),
        (".step(", 0),
        (".suggest(", 0),
        ("Ruling::new(", 1),
        ("Choice::new(", 1),
        ("Ruling::of(", 1),
        ("Choice::of(", 1),
        ("Ruling::part(", 2),
        ("Choice::part(", 2),
        ("Finding::clear(", 1),
        ("Finding::floor(", 0),
    ];
    let alone = TAKES.iter().flat_map(|(name, place)| {
        let calls = code.split(name).skip(1);
        calls.filter_map(|call| arguments(call).get(*place)?.strip_prefix('"')?.strip_suffix('"'))
    });
    let lists = code.split(".steps([").skip(1).filter_map(|list| list.split(']').next());
    let listed = lists.flat_map(|list| list.split('"').skip(1).step_by(2));
    alone.chain(listed).collect()
}

/// What stands between the parentheses of a call, the first of which is open already.
fn arguments(call: &str) -> Vec<&str> {
    let (mut all, mut start, mut depth, mut is_text) = (Vec::new(), 0, 0, false);
    for (at, letter) in call.char_indices() {
        match letter {
            '"' => is_text = !is_text,
            _ if is_text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth > 0 => depth -= 1,
            ',' | ')' if depth == 0 => {
                all.push(call[start..at].trim());
                start = at + 1;
                if letter == ')' {
                    break;
                }
            }
            _ => {}
        }
    }
    all
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
        FieldKind::Choice(values) => {
            for value in values.iter().map(|value| value.replace('_', "-")) {
                want(format!("choice-{slug}-{name}-{value}"), format!("choice-{value}"));
            }
        }
        FieldKind::Rows(fields) | FieldKind::Together(fields) => {
            wanted.extend(fields.iter().flat_map(|field| unnamed(slug, field, catalogue)));
        }
        _ => {}
    }
    wanted
}

#[test]
fn every_option_has_its_words() {
    let catalogue: BTreeSet<String> = ids(Language::English).into_iter().collect();
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
        if let Some(id) = ids(Language::English).into_iter().find(|id| !seen.contains(id)) {
            broken.push(format!("{}: {id} is missing", language.id()));
        }
    }
    for (name, text) in catalogues(Language::English) {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once('=').map_or(line, |(_, said)| said).to_lowercase();
            let mut words = said.split(|c: char| !c.is_alphanumeric() && c != '-');
            if let Some(word) = words.find(|word| REFUSED_WORDS.contains(word)) {
                broken.push(format!("{name}: `{word}` is not a word of the floor: {line}"));
            }
        }
    }
    let listed = catalogues(Language::English).into_iter().map(|(name, _)| name);
    let listed: BTreeSet<&str> = listed.collect();
    for folder in ["assets/text/en", "assets/text/all"] {
        for file in files(folder, ".ftl") {
            let name = file.path.trim_start_matches(folder).trim_matches('/');
            if !name.strip_suffix(".ftl").is_some_and(|name| listed.contains(name)) {
                broken.push(file.at(1, "not in the list of catalogues of src/words/language.rs"));
            }
        }
    }
    stands("ARCHITECTURE.md, the glossary, has the words to use.", &broken);
}

/// Texts whose id is put together: it begins like this in the code.
const PUT_TOGETHER: [&str; 2] = ["ruling-", "facts-"];

#[test]
fn every_text_is_said_somewhere() {
    let sources = files("src", ".rs");
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
    let is_of_edition = |id: &str| {
        let is_it = |row: &EditionRow| match &row.there {
            There::Other(_, gist) | There::Unnumbered(gist) => gist == id,
            There::Nothing | There::NotKnown => false,
        };
        edition_rows().iter().any(is_it)
    };
    let is_said = |id: &str| quoted.contains(id) || is_put_together(id) || is_of_edition(id);
    let texts = ids(Language::English).into_iter().filter(|id| !id.contains('.'));
    let unsaid = texts.filter(|id| id != "language-name" && !is_said(id));
    let broken: Vec<String> = unsaid.map(|id| format!("{id}: nobody says it")).collect();
    stands("Take texts that nobody says out of assets/text/en.", &broken);
}
