//! Learns from `assets/asked` how floor questions are asked, and writes the result there.

use asked::Source;
use rulings::{FieldKind, Topic, topics};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Error, Result};
use std::path::Path;
use words::{Args, Language, Words};

fn main() -> Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../assets/asked"));
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for within in ["", "questions/"] {
        for file in fs::read_dir(folder.join(within))? {
            let name = format!("{within}{}", file?.file_name().to_string_lossy());
            let is_own = ["questions/", "apart-", "classes."].iter().any(|it| name.starts_with(it));
            if is_own && name != "questions/" {
                files.insert(name.clone(), fs::read_to_string(folder.join(&name))?);
            }
        }
    }
    let all = files.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    let source = Source::of(all);
    for bad in &source.bad_lines {
        eprintln!("{}, line {}: {}", bad.file, bad.line, bad.text);
    }
    if !source.bad_lines.is_empty() {
        return Err(Error::other("these lines cannot be read"));
    }
    let called = Language::ALL.map(Words::new);
    let called = called.iter().flat_map(|words| topics().flat_map(|topic| called_by(topic, words)));
    fs::write(folder.join("learned.bin"), source.learn(&called.collect::<Vec<_>>()))
}

/// The names of a question in a catalogue: its title, a line about it, its synonyms, its rules in
/// short, and its choices.
fn called_by(topic: &'static Topic, words: &Words) -> Vec<(&'static Topic, String)> {
    let text = |end: &str| words.text(&format!("topic-{}{end}", topic.slug));
    let said = format!("topic-{}.said", topic.slug);
    let said = words.try_say(&said, &Args::new()).unwrap_or_default();
    let synonyms = [text(".search"), said];
    let synonyms = synonyms.iter().flat_map(|all| all.split(',')).map(str::to_owned);
    let gists: BTreeSet<&str> = topic.cites.iter().map(|cite| cite.gist).collect();
    let gists = gists.into_iter().map(|gist| words.text(gist));
    let choices = topic.fields.iter().flat_map(|field| match field.kind {
        FieldKind::Choice(values) => {
            values.iter().map(|value| words.fact_choice(topic, field, value)).collect()
        }
        _ => Vec::new(),
    });
    let own = [text(""), text(".about")].into_iter();
    own.chain(synonyms).chain(gists).chain(choices).map(|said| (topic, said)).collect()
}
