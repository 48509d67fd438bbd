//! Why no players could be read.

use strum::IntoStaticStr;

/// Why nothing could be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CsvError {
    /// The list has nothing in it.
    Empty,
    /// It is not text: a sheet in the format of its program, a picture.
    NotText,
    /// No column is said to hold names.
    NoNameColumn,
    /// The first line says of no column what it holds.
    NoTitles,
}

impl CsvError {
    /// The end of this error's id in the text catalogue, after `csv-`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }
}
