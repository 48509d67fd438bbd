//! Tournaments to start from: settings and structure as data.

use crate::engine::command::Command;
use crate::engine::settings::Settings;
use crate::engine::structure::{Stage, Structure};
use serde::Deserialize;
use std::fs;
use std::path::Path;
use thiserror::Error;

/// A tournament to start from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// Its name in the terminal, and the end of its texts' ids: `template-ID`.
    pub id: String,
    /// What is chosen.
    pub settings: Settings,
    /// Levels and breaks.
    pub structure: Structure,
}

/// Why a template could not be read.
#[derive(Debug, Error)]
pub enum TemplateError {
    /// No template has this name, and no file either.
    #[error("there is no template {0:?}")]
    Unknown(String),
    /// The file cannot be read.
    #[error("the template cannot be read ({source}): {path}")]
    Unreadable {
        /// Why.
        source: std::io::Error,
        /// Which file.
        path: String,
    },
    /// The file is no template.
    #[error("line {line}, column {column}: {what}: {path}")]
    Malformed {
        /// Where.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What is wrong.
        what: String,
        /// Which file.
        path: String,
    },
}

/// A template as it stands in a file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    settings: Settings,
    stages: Vec<Stage>,
}

/// The templates that come with the program, in the order in which they are offered.
const SHIPPED: [(&str, &str); 9] = [
    ("home-game", include_str!("../../assets/structures/home-game.ron")),
    ("club-night", include_str!("../../assets/structures/club-night.ron")),
    ("deep-stack", include_str!("../../assets/structures/deep-stack.ron")),
    ("turbo", include_str!("../../assets/structures/turbo.ron")),
    ("six-handed", include_str!("../../assets/structures/six-handed.ron")),
    ("limit-holdem", include_str!("../../assets/structures/limit-holdem.ron")),
    ("seven-card-stud", include_str!("../../assets/structures/seven-card-stud.ron")),
    ("mixed-games", include_str!("../../assets/structures/mixed-games.ron")),
    ("main-event", include_str!("../../assets/structures/main-event.ron")),
];

/// The templates that come with the program.
#[must_use]
pub fn templates() -> Vec<Template> {
    let shipped = SHIPPED.iter().filter_map(|(id, text)| parse(id, text, id).ok());
    shipped.collect()
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
        let text = fs::read_to_string(path)
            .map_err(|source| TemplateError::Unreadable { source, path: name.to_owned() })?;
        let id = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        parse(&id.unwrap_or_default(), &text, name)
    }

    /// The command that makes this tournament under a name.
    #[must_use]
    pub fn command(&self, name: &str) -> Command {
        let settings = Settings { name: name.to_owned(), ..self.settings.clone() };
        Command::CreateTournament { settings, structure: self.structure.clone() }
    }
}

fn parse(id: &str, text: &str, path: &str) -> Result<Template, TemplateError> {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES);
    let written: Written = options.from_str(text).map_err(|error| TemplateError::Malformed {
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
        path: path.to_owned(),
    })?;
    let structure = Structure { stages: written.stages };
    Ok(Template { id: id.to_owned(), settings: written.settings, structure })
}

#[cfg(test)]
mod tests {
    use super::{SHIPPED, templates};
    use crate::engine::decide::check;
    use crate::engine::tournament::Tournament;
    use crate::engine::values::Timestamp;

    #[test]
    fn every_shipped_template_makes_a_tournament() {
        let templates = templates();
        assert_eq!(templates.len(), SHIPPED.len());
        for template in templates {
            let made = check(&Tournament::default(), &template.command("Friday"), Timestamp(0));
            assert_eq!(made, Ok(()), "{}", template.id);
        }
    }
}
