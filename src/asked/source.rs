//! The source of what is learned: the files of `assets/asked`.

use crate::about::LeadsTo;
use crate::features::hashed;
use crate::learning;
use crate::lexicon::WORDS;
use crate::patterns::Patterns;
use crate::taught::{Held, LANGUAGES, Taught, held, taught};
use rulings::Topic;

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadLine {
    /// The file, by its path in `assets/asked`.
    pub file: String,
    /// The line, from 1; 0 for the file as a whole.
    pub line: usize,
    pub text: String,
}

/// The files of `assets/asked`, read.
#[derive(Default)]
pub struct Source {
    /// The sentences of all questions.
    pub sentences: Vec<Taught>,
    /// The sentences by which what was learned is tested: nothing is learned from them.
    pub held: Vec<Held>,
    /// The lines that cannot be read.
    pub bad_lines: Vec<BadLine>,
    apart: Vec<(LeadsTo, String)>,
    /// The classes, and the patterns of each question under its name.
    patterns: String,
    /// The file and line of each line of the patterns.
    origins: Vec<(String, usize)>,
    hash: u64,
}

/// The heading of the last part of a question's file: its held sentences.
const HELD: &str = "\n# held";

/// A question's file in two: what is learned from it, and its held sentences with their heading.
fn without_held(text: &str) -> (&str, &str) {
    let halves = text.find(HELD).and_then(|at| text.split_at_checked(at + 1));
    halves.unwrap_or((text, ""))
}

/// The part of a question's file in which a line stands.
#[derive(Clone, Copy)]
enum Part {
    Sentences(&'static str),
    Patterns,
}

impl Source {
    /// Reads the files, each with its path in `assets/asked`: `classes.txt`, `apart-LANGUAGE.txt`
    /// and `questions/QUESTION.txt`, in this order.
    pub fn of<'f>(files: impl Iterator<Item = (&'f str, &'f str)>) -> Self {
        let mut source = Self { hash: hashed("source", WORDS), ..Self::default() };
        for (path, text) in files {
            let question = path.strip_prefix("questions/").and_then(|it| it.strip_suffix(".txt"));
            // Held sentences are taken off first, so that none is ever learned from, or counts as a
            // change after which one must learn again.
            let (text, held) = if question.is_some() { without_held(text) } else { (text, "") };
            source.hash = source.hash.rotate_left(7) ^ hashed("source", text);
            match question {
                Some(slug) => match Topic::find(slug) {
                    Some(topic) => {
                        source.read_question(path, topic, text);
                        source.read_held(path, topic, text.lines().count(), held);
                    }
                    None => source.object(path, 0, slug),
                },
                None if path.starts_with("apart-") => source.read_apart(path, text),
                None => (1..).zip(text.lines()).for_each(|(no, line)| {
                    source.pattern_line(path, no, line);
                }),
            }
        }
        let (_, bad) = Patterns::of(&source.patterns);
        for at in bad {
            if let Some((file, line)) = source.origins.get(at).cloned() {
                let text = source.patterns.lines().nth(at).unwrap_or_default().to_owned();
                source.bad_lines.push(BadLine { file, line, text });
            }
        }
        source
    }

    /// The hash of everything from which is learned.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Learns: the bytes of `assets/asked/learned.bin`. `called` are the titles, synonyms and
    /// choices of questions in the catalogues.
    #[must_use]
    pub fn learn(&self, called: &[(&'static Topic, String)]) -> Vec<u8> {
        let apart: Vec<(LeadsTo, &str)> =
            self.apart.iter().map(|(leads, said)| (*leads, said.as_str())).collect();
        learning::learn(&self.sentences, &apart, called, &self.patterns, self.hash)
    }

    fn read_question(&mut self, path: &str, topic: &'static Topic, text: &str) {
        let mut part = None;
        for (no, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            if let Some(head) = line.strip_prefix("# ") {
                let language = LANGUAGES.into_iter().find(|language| *language == head.trim());
                part = match (language, head.trim()) {
                    (Some(language), _) => Some(Part::Sentences(language)),
                    (None, "patterns") => {
                        self.pattern_line(path, no, &format!("# {}", topic.slug));
                        Some(Part::Patterns)
                    }
                    (None, _) => None,
                };
                if part.is_some() {
                    continue;
                }
            }
            match part {
                Some(Part::Patterns) => self.pattern_line(path, no, line),
                Some(Part::Sentences(language)) => match taught(topic, language, line) {
                    Some(taught) => self.sentences.push(taught),
                    None => self.object(path, no, line),
                },
                None => self.object(path, no, line),
            }
        }
    }

    /// Reads the held sentences of a question, which begin after so many lines of its file.
    fn read_held(&mut self, path: &str, topic: &'static Topic, before: usize, text: &str) {
        let lines = (before + 1..).zip(text.lines()).skip(1);
        for (no, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            match held(topic, line) {
                Some(held) => self.held.push(held),
                None => self.object(path, no, line),
            }
        }
    }

    fn read_apart(&mut self, path: &str, text: &str) {
        let mut leads = None;
        for (no, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            match (line.strip_prefix("# "), leads) {
                (Some(slug), _) => {
                    leads = LeadsTo::of_slug(slug.trim());
                    if leads.is_none() {
                        self.object(path, no, line);
                    }
                }
                (None, Some(leads)) => self.apart.push((leads, line.to_owned())),
                (None, None) => self.object(path, no, line),
            }
        }
    }

    fn pattern_line(&mut self, path: &str, no: usize, line: &str) {
        self.patterns.push_str(line);
        self.patterns.push('\n');
        self.origins.push((path.to_owned(), no));
    }

    fn object(&mut self, path: &str, line: usize, text: &str) {
        self.bad_lines.push(BadLine { file: path.to_owned(), line, text: text.to_owned() });
    }

    /// Whether patterns of this question stand there.
    #[must_use]
    pub fn has_patterns(&self, topic: &Topic) -> bool {
        let head = format!("# {}", topic.slug);
        self.patterns.lines().any(|line| line == head)
    }

    /// Every sentence, also of those that ask no floor question.
    pub fn said(&self) -> impl Iterator<Item = &str> {
        let apart = self.apart.iter().map(|(_, said)| said.as_str());
        self.sentences.iter().map(|taught| taught.said.as_str()).chain(apart)
    }
}
