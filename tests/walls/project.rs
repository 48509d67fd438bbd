//! The project as the walls see it: its files as text, and its sources as a parser reads them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The project's files by their path from the root, with `/`.
///
/// It is data, so that a test can plant a fault in a copy and see the wall that catches it.
#[derive(Clone)]
pub struct Project {
    files: BTreeMap<String, String>,
}

impl Project {
    /// What is read: sources, tests, assets and the documents at the top.
    const ROOTS: [&str; 14] = [
        "src",
        "tests",
        "benches",
        "assets",
        ".ci/run",
        "Cargo.toml",
        "Cargo.lock",
        "clippy.toml",
        "rustfmt.toml",
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs",
    ];

    /// The project as it stands on the disk.
    pub fn read() -> Self {
        let mut project = Self { files: BTreeMap::new() };
        Self::ROOTS.into_iter().for_each(|root| project.collect(root));
        assert!(project.files.len() > 500, "the project is not where it was");
        project
    }

    fn collect(&mut self, path: &str) {
        let full = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        if let Ok(entries) = fs::read_dir(&full) {
            for entry in entries {
                let name = entry.expect("the project can be read").file_name();
                self.collect(&format!("{path}/{}", name.to_string_lossy()));
            }
        } else if let Ok(text) = fs::read_to_string(&full) {
            self.files.insert(path.to_owned(), text);
        }
    }

    /// The same with another file in it, or with other text in one.
    pub fn with(&self, path: &str, text: &str) -> Self {
        let mut planted = self.clone();
        planted.files.insert(path.to_owned(), text.to_owned());
        planted
    }

    /// One file of it and nothing else.
    pub fn only(&self, path: &str) -> Self {
        Self { files: BTreeMap::from([(path.to_owned(), self.text(path).to_owned())]) }
    }

    /// The same with this put in at the end of a file.
    pub fn with_end(&self, path: &str, end: &str) -> Self {
        self.with(path, &format!("{}\n{end}\n", self.text(path)))
    }

    /// What stands in a file.
    pub fn text(&self, path: &str) -> &str {
        self.files.get(path).unwrap_or_else(|| panic!("{path} is not where it was"))
    }

    /// Every file whose path begins like this.
    pub fn beneath(&self, root: &str) -> impl Iterator<Item = (&str, &str)> {
        let files = self.files.iter().filter(move |(path, _)| path.starts_with(root));
        files.map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Every source beneath this folder.
    pub fn rust(&self, root: &str) -> impl Iterator<Item = (&str, &str)> {
        self.beneath(root).filter(|(path, _)| path.ends_with(".rs"))
    }
}

/// A source as the parser reads it, without what only tests build.
pub fn parsed(path: &str, text: &str) -> syn::File {
    let mut file = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
    file.items.retain(|item| !is_for_tests(attributes_of(item)));
    file
}

fn attributes_of(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// Whether `#[cfg(test)]` stands on it.
fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// Lines that are not comments, numbered from 1.
pub fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}
