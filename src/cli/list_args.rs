//! Options that say how to read a list, so that nothing has to be asked.

use clap::Args;
use exchange::ListTold;
use lists::Encoding;
use storage::csv::{ColumnMapping, guess_mapping, is_title_of_people, read_layout};

/// The options for reading a list.
#[derive(Debug, Args, Clone, Default)]
pub struct ListArgs {
    /// Meaning of a column in a list, such as "Ante=big blind ante"; a dash skips the column.
    #[arg(long = "column", value_name = "TITLE=MEANING", value_parser = column)]
    pub columns: Vec<(String, String)>,
    /// Encoding of a list that is not UTF-8: windows-1250, windows-1252 or iso-8859-2.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<Encoding>,
    /// Sheet of a spreadsheet or table of a web page, by name or number.
    #[arg(long, value_name = "NAME")]
    pub sheet: Option<String>,
}

impl ListArgs {
    /// The meanings of the columns in a table of people, if `--column` gives any.
    ///
    /// # Errors
    /// The title and its meaning, if the meaning is unknown.
    pub fn mapping(&self, text: &str) -> Result<Option<ColumnMapping>, (String, String)> {
        if self.columns.is_empty() {
            return Ok(None);
        }
        let Ok(layout) = read_layout(text) else { return Ok(None) };
        let first = layout.sample.first().filter(|_| layout.titles.is_empty());
        let titles = first.unwrap_or(&layout.titles);
        let told = self.told(None);
        let column_of = |meaning: &str| is_title_of_people(meaning).then_some(());
        if let Some(unknown) = told.unknown(titles, column_of) {
            return Err(unknown.clone());
        }
        if !titles.iter().any(|title| told.meaning_of(title).is_some()) {
            return Ok(None);
        }
        let meaning = |title: &String| told.meaning_of(title).unwrap_or(title).to_owned();
        let titles: Vec<String> = titles.iter().map(meaning).collect();
        Ok(Some(ColumnMapping { has_titles: true, ..guess_mapping(&titles) }))
    }

    /// The same options for the list reader; levels without a length last `level_secs`.
    pub fn told(&self, level_secs: Option<u32>) -> ListTold {
        let (columns, sheet) = (self.columns.clone(), self.sheet.clone());
        ListTold { columns, encoding: self.encoding, sheet, level_secs }
    }
}

/// Reads a column as `TITLE=MEANING`.
fn column(text: &str) -> Result<(String, String), String> {
    let (title, meaning) = text.split_once('=').ok_or("TITLE=MEANING")?;
    Ok((title.trim().to_owned(), meaning.trim().to_owned()))
}

/// Reads the name of an encoding.
pub fn encoding(name: &str) -> Result<Encoding, String> {
    let known = || Encoding::ALL.iter().map(|encoding| encoding.id()).collect::<Vec<_>>();
    name.trim().to_lowercase().parse().map_err(|_| known().join(", "))
}
