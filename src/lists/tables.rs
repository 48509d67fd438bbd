//! A file or a text as the tables that stand in it.

use crate::encoding::{Decoded, Encoding, Reading, decode, decode_as};
use crate::html;
use crate::kind::FileKind;
use crate::shapes::{Shape, as_csv, json_lists};
use crate::workbook::{Sheet, sheets};

/// What stands in a file, as CSV.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    pub shape: Shape,
    /// Its tables; of a spreadsheet and of a web page there may be several, or none.
    pub sheets: Vec<Sheet>,
    /// In which ways its letters can be read, the one taken first; nothing if there is no doubt.
    pub readings: Vec<Reading>,
}

/// Opens a file of whatever program, in letters that were told or that it seems to be written in.
///
/// ```
/// use lists::{Shape, open};
///
/// let page = "<table><tr><th>Name<th>Table<tr><td>Ana &amp; Ben<td>3</table>";
/// let opened = open(page.as_bytes(), None).unwrap();
/// assert_eq!(opened.shape, Shape::Html);
/// assert_eq!(opened.sheets[0].text, "Name,Table\nAna & Ben,3\n");
/// ```
///
/// # Errors
/// Where it is no list: what it is.
pub fn open(bytes: &[u8], encoding: Option<Encoding>) -> Result<Opened, FileKind> {
    match FileKind::of(bytes) {
        Some(FileKind::Packed) => {
            let sheets = sheets(bytes)?;
            return Ok(Opened { shape: Shape::Workbook, sheets, readings: Vec::new() });
        }
        Some(kind) => return Err(kind),
        None => {}
    }
    let Decoded { text, readings, .. } = match encoding {
        Some(encoding) => {
            Decoded { text: decode_as(bytes, encoding), encoding, readings: Vec::new() }
        }
        None => decode(bytes),
    };
    let (shape, sheets) = tables(&text);
    Ok(Opened { shape, sheets, readings })
}

fn tables(text: &str) -> (Shape, Vec<Sheet>) {
    let sheet = |(no, text): (usize, String)| Sheet { name: no.to_string(), text };
    if html::has_tables(text) {
        return (Shape::Html, (1..).zip(html::tables(text)).map(sheet).collect());
    }
    if let Some(lists) = json_lists(text) {
        let sheets = lists.into_iter().map(|(name, text)| Sheet { name, text });
        return (Shape::Json, sheets.collect());
    }
    let (shape, text) = as_csv(text);
    (shape, vec![sheet((1, text.into_owned()))])
}
