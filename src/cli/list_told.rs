//! What is said on the command line of a list, so that nothing of it has to be asked.

use clap::Args;
use lists::Encoding;
use session::ListTold;
use storage::csv::{ColumnMapping, guess_mapping, is_title_of_people, read_layout};

/// How a list is to be read.
#[derive(Debug, Args, Clone, Default)]
pub struct ListArgs {
    /// What a column of a list holds, by its title: "Duration=seconds", "Ante=big blind ante"; a
    /// dash leaves it out.
    #[arg(long = "column", value_name = "TITLE=MEANING", value_parser = column)]
    pub columns: Vec<(String, String)>,
    /// In which letters a list is written, where it is not UTF-8: windows-1250, windows-1252 or
    /// iso-8859-2.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<Encoding>,
    /// Which sheet of a spreadsheet, or which table of a web page it is, by its name or number.
    #[arg(long, value_name = "NAME")]
    pub sheet: Option<String>,
}

impl ListArgs {
    /// What the columns of a table of people hold, where somebody says it; none where nobody does.
    ///
    /// # Errors
    /// A title and what was said of it, where that is no title that is known.
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

    /// The same for whoever reads lists; levels last so long where a list does not say it.
    pub fn told(&self, level_secs: Option<u32>) -> ListTold {
        let (columns, sheet) = (self.columns.clone(), self.sheet.clone());
        ListTold { columns, encoding: self.encoding, sheet, level_secs }
    }
}

/// A title and a meaning with a sign between them.
fn column(text: &str) -> Result<(String, String), String> {
    let (title, meaning) = text.split_once('=').ok_or("TITLE=MEANING")?;
    Ok((title.trim().to_owned(), meaning.trim().to_owned()))
}

/// Letters by their name.
pub fn encoding(name: &str) -> Result<Encoding, String> {
    let known = || Encoding::ALL.iter().map(|encoding| encoding.id()).collect::<Vec<_>>();
    name.trim().to_lowercase().parse().map_err(|_| known().join(", "))
}
