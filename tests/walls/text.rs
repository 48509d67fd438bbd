//! What people read stands in the catalogues, colors in the theme, and players are *they*.

use crate::layers::LAYERS;
use crate::project::{Project, code, parsed};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;

/// What stays in code, with the end of its file, and why.
const NO_SENTENCES: &[(&str, &[&str], &str)] = &[
    ("engine/entries/name.rs", &["a name needs 1 to 200 letters"], "what serde says of a file"),
    (
        "engine/values/member_no.rs",
        &["a member number needs 1 to 40 letters"],
        "what serde says of a file",
    ),
    ("engine/values/seed.rs", &["a seed is 32 hexadecimal digits"], "what serde says of a file"),
    (
        "engine/seating/hold.rs",
        &[
            "first seats",
            "late seats",
            "button of table {table}",
            "chip race",
            "halt of level {level}",
        ],
        "a part of the label that a draw is hashed with: another word is another draw",
    ),
    (
        "rulebook/rule_set.rs",
        &["unknown option `{key}`", "`{option}` is not `{answer}` but one of {}"],
        "what serde says of a file",
    ),
    (
        "ui/theme/palette.rs",
        &["no color is named {name}", "{name} is no color"],
        "what is wrong with a file of our own, for whoever changes it",
    ),
    (
        "rulings/general/official_terms.rs",
        &["all in", "va banque"],
        "what players say, to be known",
    ),
    (
        "words/draws.rs",
        &["button table {table} seat 1", "table 1 chips 25 card As"],
        "the beginning of what a draw is hashed with, as anybody types it",
    ),
    ("engine/seating/redraw.rs", &["button table {table} seat {seat}"], "the same"),
    ("simulation/evening/mod.rs", &["Whole evening"], "the name of a made-up event"),
    ("cli/act.rs", &[" at line "], "what serde_json ends its messages with"),
    ("cli/rule/args.rs", &[" at line "], "the same"),
    (
        "tdt/history.rs",
        &[
            " busted out of the tournament",
            "Undo of last bust-out for player ",
            "Tournament started",
            "won the tournament",
            "Tournament ended",
            "User initiated next round",
            "User initiated next break",
        ],
        "what another program writes into its files",
    ),
];

fn may_stay(path: &str, text: &str) -> bool {
    NO_SENTENCES.iter().any(|(end, texts, _)| path.ends_with(end) && texts.contains(&text))
}

/// Sentences in code: two words or more, one after the other, in a string that is no data.
pub fn sentences_in_code(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    for layer in &LAYERS {
        for (path, text) in project.rust(&format!("src/{}/", layer.name)) {
            let mut strings = Strings::default();
            strings.visit_file(&parsed(path, text));
            let is_said = |text: &str| is_sentence(text) && !may_stay(path, text);
            let said = strings.found.into_iter().filter(|(_, text)| is_said(text));
            broken.extend(said.map(|(line, text)| format!("{path}:{line}: {text:?}")));
        }
    }
    broken
}

/// Whether two words of letters stand beside one another, outside of what is put in.
fn is_sentence(text: &str) -> bool {
    let is_data = ["{\"", "[", "(", "<", "SECRET|"].iter().any(|start| text.starts_with(start));
    let plain = text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let plain: String = plain.collect::<Vec<_>>().join("\0");
    let words: Vec<&str> = plain.split(' ').collect();
    let is_word = |word: &str| {
        let letters = word.trim_end_matches([',', '.', ':', '!', '?', ';']);
        letters.len() > 1 && letters.chars().all(|c| c.is_alphabetic() || c == '\'' || c == '-')
    };
    !is_data && words.windows(2).any(|pair| pair.iter().all(|word| is_word(word)))
}

/// The strings of a source with their lines, without attributes, comments and tests.
#[derive(Default)]
struct Strings {
    found: Vec<(usize, String)>,
}

impl Strings {
    fn tokens(&mut self, tokens: &TokenStream) {
        let mut is_attribute = false;
        for token in tokens.clone() {
            // Inside a macro a comment is an attribute, too: `#[doc = "…"]`.
            let was_hash = std::mem::replace(&mut is_attribute, is_hash(&token));
            match token {
                TokenTree::Group(_) if was_hash => {}
                TokenTree::Group(group) => self.tokens(&group.stream()),
                TokenTree::Literal(literal) => {
                    if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        self.found.push((literal.span().start().line, text.value()));
                    }
                }
                TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
}

fn is_hash(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == '#')
}

impl<'ast> Visit<'ast> for Strings {
    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.found.push((text.span().start().line, text.value()));
    }

    fn visit_macro(&mut self, given: &'ast syn::Macro) {
        self.tokens(&given.tokens);
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
}

/// Colors are made in the theme and nowhere else.
pub fn colors_outside_the_theme(project: &Project) -> Vec<String> {
    let mut broken = Vec::new();
    let outside = project.rust("src/ui/").filter(|(path, _)| !path.starts_with("src/ui/theme/"));
    for (path, text) in outside {
        for (number, line) in crate::project::code(text) {
            let makes = ["Color32::", "Rgba::", "Hsva::", "hex_color!"];
            if makes.iter().any(|made| line.contains(made)) {
                broken.push(format!("{path}:{number}: take a tone of the theme"));
            }
        }
    }
    broken
}

/// Nobody knows whether a player is he.
pub fn players_are_he(project: &Project) -> Vec<String> {
    let refused = ["he", "him", "his", "himself"];
    let mut broken = Vec::new();
    for (path, text) in ["src/", "tests/", "benches/"].iter().flat_map(|root| project.rust(root)) {
        let comments = (1..).zip(text.lines()).filter_map(|(number, line)| {
            line.split_once("//").map(|(_, comment)| (number, comment))
        });
        for (number, comment) in comments {
            let mut words = comment.split(|c: char| !c.is_alphanumeric());
            // Rules have numbers such as PL-HE-06.
            let is_he = |word: &str| word != "HE" && refused.contains(&&*word.to_lowercase());
            if words.any(is_he) && path != "tests/walls/text.rs" {
                broken.push(format!("{path}:{number}: say they, or the player"));
            }
        }
        // Names of functions, fields and variables; strings are read elsewhere.
        let named = code(text).filter(|(_, line)| !line.contains('"'));
        for (number, line) in named {
            let mut words = line.split(|c: char| !c.is_ascii_alphabetic());
            if words.any(|word| refused.contains(&word)) && !path.starts_with("tests/walls/") {
                broken.push(format!("{path}:{number}: a name says it, too"));
            }
        }
    }
    broken
}
