//! Tournaments to start from: settings and structure as data.

use crate::chip_sets::ready_chip_sets;
use engine::chips::ChipSet;
use engine::command::Command;
use engine::settings::Settings;
use engine::structure::{Stage, Structure};
use serde::{Deserialize, Serialize};
use session::file_stem;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{Readers, read_text_bounded, write_out};

/// No template file is larger, in bytes.
const TEMPLATE_BYTES_MAX: u64 = 4 << 20;

/// A tournament to start from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// Its name in the terminal, and the end of its texts' ids: `template-ID`.
    pub id: String,
    pub settings: Settings,
    pub structure: Structure,
}

/// Why a template could not be read.
#[derive(Debug)]
pub enum TemplateError {
    /// No template has this name, and no file either.
    Unknown(String),
    /// The file cannot be read; this is what the system said.
    Unreadable { source: std::io::Error, path: String },
    /// There is no ready chip set of this name.
    SetUnknown { set: String, path: String },
    /// The file is not written as a template.
    Malformed {
        line: usize,
        /// Where in that line it cannot be read.
        column: usize,
        what: String,
        path: String,
    },
}

/// A template as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    settings: Settings,
    /// A ready chip set, in place of one in the settings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chips: Option<ReadySet>,
    stages: Vec<Stage>,
}

/// A ready chip set with a starting stack. How many chips a house owns nobody can know.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReadySet {
    set: String,
    stack: Vec<u32>,
}

impl ReadySet {
    fn chip_set(&self) -> Option<ChipSet> {
        let (_, mut set) = ready_chip_sets().into_iter().find(|(id, _)| *id == self.set)?;
        for chip in &mut set.denominations {
            chip.inventory = None;
        }
        Some(set.with_stack(&self.stack))
    }
}

/// The templates that come with the program, in the order in which they are offered.
const SHIPPED: [(&str, &str); 11] = [
    ("home-game", include_str!("../../assets/structures/home-game.ron")),
    ("club-night", include_str!("../../assets/structures/club-night.ron")),
    ("deep-stack", include_str!("../../assets/structures/deep-stack.ron")),
    ("turbo", include_str!("../../assets/structures/turbo.ron")),
    ("six-handed", include_str!("../../assets/structures/six-handed.ron")),
    ("limit-holdem", include_str!("../../assets/structures/limit-holdem.ron")),
    ("seven-card-stud", include_str!("../../assets/structures/seven-card-stud.ron")),
    ("mixed-games", include_str!("../../assets/structures/mixed-games.ron")),
    ("ten-games", include_str!("../../assets/structures/ten-games.ron")),
    ("five-card-draw", include_str!("../../assets/structures/five-card-draw.ron")),
    ("main-event", include_str!("../../assets/structures/main-event.ron")),
];

/// The templates that come with the program.
#[must_use]
pub fn templates() -> Vec<Template> {
    let shipped = SHIPPED.iter().filter_map(|(id, text)| parse(id, text, id).ok());
    shipped.collect()
}

/// The folder with a director's own templates, beside the tournaments.
const OWN_FOLDER: &str = "Templates";
/// The most own templates that are offered.
const OWN_MAX: usize = 100;

/// The templates kept beside the tournaments in `folder`, by name; if one cannot be read, why.
#[must_use]
pub fn own_templates(folder: &Path) -> Vec<(String, Result<Template, TemplateError>)> {
    let entries = fs::read_dir(folder.join(OWN_FOLDER)).into_iter().flatten().flatten();
    let is_ron = |path: &PathBuf| path.extension().is_some_and(|end| end == "ron");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_ron).collect();
    paths.sort();
    paths.truncate(OWN_MAX);
    let read = |path: &PathBuf| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let shown = path.display().to_string();
        let read = read_text_bounded(path, TEMPLATE_BYTES_MAX)
            .map_err(|source| TemplateError::Unreadable { source, path: shown.clone() });
        let template = read.and_then(|text| parse(&name, &text, &shown));
        (name, template)
    };
    paths.iter().map(read).collect()
}

/// Keeps a tournament's settings and structure as a template of this name beside the tournaments
/// in `folder`; gives the file. One of the same name is written over.
///
/// # Errors
/// Where the file cannot be written.
pub fn keep_template(
    folder: &Path,
    name: &str,
    settings: &Settings,
    structure: &Structure,
) -> std::io::Result<PathBuf> {
    let text = template_text(settings, structure)?;
    let folder = folder.join(OWN_FOLDER);
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.ron", file_stem(name)));
    write_out(&path, text.as_bytes(), Readers::All)?;
    Ok(path)
}

/// A tournament's settings and structure as a file that [`Template::find`] reads.
///
/// # Errors
/// Where they cannot be written down.
pub fn template_text(settings: &Settings, structure: &Structure) -> std::io::Result<String> {
    let settings = Settings { name: String::new(), ..settings.clone() };
    let written = Written { settings, chips: None, stages: structure.stages.clone() };
    let pretty = ron::ser::PrettyConfig::new().struct_names(false);
    ron_options().to_string_pretty(&written, pretty).map_err(std::io::Error::other)
}

impl Template {
    /// The template with this name, or in this file.
    ///
    /// # Errors
    /// Where there is neither, or the file is no template.
    pub fn find(name: &str) -> Result<Self, TemplateError> {
        if let Some(shipped) = templates().into_iter().find(|template| template.id == name) {
            return Ok(shipped);
        }
        let path = Path::new(name);
        if !path.is_file() {
            return Err(TemplateError::Unknown(name.to_owned()));
        }
        let text = read_text_bounded(path, TEMPLATE_BYTES_MAX)
            .map_err(|source| TemplateError::Unreadable { source, path: name.to_owned() })?;
        let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        parse(&id.unwrap_or_default(), &text, name)
    }

    /// The command that makes this tournament under a name.
    #[must_use]
    pub fn command(&self, name: &str) -> Command {
        let settings = Settings { name: name.to_owned(), ..self.settings.clone() };
        Command::CreateTournament {
            settings: Box::new(settings),
            structure: self.structure.clone(),
        }
    }
}

/// How templates are written: briefly, as a person would.
pub(super) fn ron_options() -> ron::Options {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES)
}

/// A template that is shipped, but not offered.
pub(super) fn read_template(id: &str, text: &str) -> Result<Template, TemplateError> {
    parse(id, text, id)
}

/// Where and why a file in RON cannot be read.
pub(super) fn ron_error(error: &ron::error::SpannedError) -> (usize, usize, String) {
    (error.span.start.line, error.span.start.col, error.code.to_string())
}

fn parse(id: &str, text: &str, path: &str) -> Result<Template, TemplateError> {
    let malformed = |error| {
        let (line, column, what) = ron_error(&error);
        TemplateError::Malformed { line, column, what, path: path.to_owned() }
    };
    let written: Written = ron_options().from_str(text).map_err(malformed)?;
    let structure = Structure { stages: written.stages };
    let mut settings = written.settings;
    if let Some(chips) = written.chips {
        let unknown =
            || TemplateError::SetUnknown { set: chips.set.clone(), path: path.to_owned() };
        settings.chip_set = chips.chip_set().ok_or_else(unknown)?;
    }
    Ok(Template { id: id.to_owned(), settings, structure })
}

#[cfg(test)]
mod tests {
    use super::{SHIPPED, TemplateError, file_stem, keep_template, own_templates, templates};
    use engine::decide::check;
    use engine::tournament::Tournament;
    use engine::values::Timestamp;

    #[test]
    fn every_shipped_template_makes_a_tournament() {
        let templates = templates();
        assert_eq!(templates.len(), SHIPPED.len());
        for template in templates {
            let made = check(&Tournament::default(), &template.command("Friday"), Timestamp(0));
            assert_eq!(made, Ok(()), "{}", template.id);
        }
    }

    #[test]
    fn a_template_that_is_kept_is_offered_and_one_that_cannot_be_read_says_why() {
        let folder = tempfile::tempdir().unwrap();
        assert!(own_templates(folder.path()).is_empty());
        let shipped = templates().remove(0);
        let kept = keep_template(folder.path(), "My: night", &shipped.settings, &shipped.structure);
        let kept = kept.unwrap();
        assert!(kept.ends_with("Templates/My night.ron"));
        std::fs::write(folder.path().join("Templates/broken.ron"), "(settings: (").unwrap();
        let own = own_templates(folder.path());
        assert_eq!(own.len(), 2);
        let mine = own.iter().find(|(name, _)| name == "My night").unwrap().1.as_ref().unwrap();
        assert_eq!(mine.settings, shipped.settings);
        assert_eq!(mine.structure, shipped.structure);
        let broken = own.iter().find(|(name, _)| name == "broken").unwrap().1.as_ref();
        assert!(matches!(broken.unwrap_err(), TemplateError::Malformed { line: 1, .. }));
    }

    #[test]
    fn a_name_becomes_one_that_a_disk_takes() {
        assert_eq!(file_stem("Friday 8/11"), "Friday 811");
        assert_eq!(file_stem(" .. "), "floorman");
        assert!(file_stem(&"\u{1f0a1}".repeat(200)).len() <= 200);
        assert_eq!(file_stem(&"a".repeat(200)).len(), 80);
    }
}
