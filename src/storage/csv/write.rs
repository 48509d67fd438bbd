//! Rows of cells as CSV.

use csv::Writer;

/// Rows of cells as a spreadsheet reads them, with commas between and quotes where they are needed.
///
/// ```
/// let row = |name: &str, place: &str| vec![name.to_owned(), place.to_owned()];
/// let text = storage::csv::write_rows([row("name", "place"), row("Rys, \"Bo\"", "1")]);
/// assert_eq!(text, "name,place\n\"Rys, \"\"Bo\"\"\",1\n");
/// ```
#[must_use]
pub fn write_rows(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = Writer::from_writer(Vec::new());
    for row in rows {
        // Writing into memory does not fail.
        let _ = writer.write_record(row);
    }
    String::from_utf8_lossy(&writer.into_inner().unwrap_or_default()).into_owned()
}
