//! Tables that are no CSV, as it: JSON, Markdown, and columns that blanks keep apart.
//!
//! A line of the text stays the same line, so that what is said of it can be found there; only JSON
//! has a line for each of its records.

use serde_json::{Deserializer, Value};
use std::borrow::Cow;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Cells with one sign between them, or lines of any other kind.
    Plain,
    /// Objects or lists of JSON, or records of RON.
    Json,
    Markdown,
    /// Columns that two blanks or more keep apart.
    Aligned,
    Html,
    /// The sheets of a spreadsheet.
    Workbook,
}

/// From so many lines the shape is told.
const LINES_LOOKED_AT: usize = 50;

/// A text as CSV, where it is a table that is drawn.
///
/// ```
/// use lists::{Shape, as_csv};
///
/// let (shape, text) = as_csv("| Level | Blinds |\n|---|---|\n| 1 | 1,000/2,000 |\n");
/// assert_eq!((shape, text.as_ref()), (Shape::Markdown, "Level,Blinds\n\n1,\"1,000/2,000\"\n"));
/// ```
#[must_use]
pub fn as_csv(text: &str) -> (Shape, Cow<'_, str>) {
    let lines: Vec<&str> = text.lines().collect();
    let looked_at = || lines.iter().take(LINES_LOOKED_AT).filter(|line| !line.trim().is_empty());
    let of_looked_at = looked_at().count();
    let piped = looked_at().filter(|line| is_piped(line)).count();
    if piped >= 2 && piped * 2 > of_looked_at {
        return (Shape::Markdown, Cow::Owned(written(lines.iter().map(|line| piped_cells(line)))));
    }
    let has_delimiter = |line: &&&str| line.contains(['\t', ';']);
    let apart = looked_at().filter(|line| apart(line).len() >= 3).count();
    if apart >= 2 && apart * 2 > of_looked_at && looked_at().filter(has_delimiter).count() == 0 {
        let columns = columns_of(&lines);
        let rows = lines.iter().map(|line| in_columns(line, &columns));
        return (Shape::Aligned, Cow::Owned(written(rows)));
    }
    (Shape::Plain, Cow::Borrowed(text))
}

pub(crate) fn written(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = String::new();
    for row in rows {
        let quoted = row.iter().map(|cell| match cell.contains([',', '"', '\n']) {
            true => Cow::Owned(format!("\"{}\"", cell.replace('"', "\"\""))),
            false => Cow::Borrowed(cell.as_str()),
        });
        text.push_str(&quoted.collect::<Vec<_>>().join(","));
        text.push('\n');
    }
    text
}

/// The lists of JSON with their names: one of objects or of lists, or those that an object holds,
/// or objects one after the other; records of RON, one a line, likewise.
pub(crate) fn json_lists(text: &str) -> Option<Vec<(String, String)>> {
    let text = text.trim_start_matches('\u{feff}').trim();
    let list = |items: &[Value]| vec![("1".to_owned(), written(records(items)))];
    if text.starts_with('(') {
        return Some(list(&ron_records(text)?));
    }
    if !text.starts_with(['[', '{']) {
        return None;
    }
    let values: Result<Vec<Value>, _> = Deserializer::from_str(text).into_iter().collect();
    match <[Value; 1]>::try_from(values.ok()?) {
        Ok([Value::Array(items)]) => Some(list(&items)),
        Ok([Value::Object(fields)]) => {
            let lists = fields.iter().filter_map(|(name, value)| {
                let items = value.as_array().filter(|items| !items.iter().all(is_scalar))?;
                Some((name.clone(), written(records(items))))
            });
            let lists: Vec<(String, String)> = lists.collect();
            Some(if lists.is_empty() { list(&[Value::Object(fields)]) } else { lists })
        }
        Ok([_]) => None,
        Err(values) => values.iter().all(Value::is_object).then(|| list(&values)),
    }
}

/// Records of RON, one a line; none where it is anything else in RON.
fn ron_records(text: &str) -> Option<Vec<Value>> {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let read = lines.map(|line| ron::from_str::<Value>(line.trim_end_matches(',')).ok());
    let records: Vec<Value> = read.collect::<Option<_>>()?;
    // A single one with a list in it is a file of its own kind, and no table of one line.
    let may_hold = |items: &Vec<Value>| records.len() > 1 && items.iter().all(is_scalar);
    let is_plain = |value: &Value| is_scalar(value) || value.as_array().is_some_and(may_hold);
    let is_record =
        |value: &Value| value.as_object().is_some_and(|fields| fields.values().all(is_plain));
    records.iter().all(is_record).then_some(records)
}

fn is_scalar(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// The records of a list of JSON, what stands over them first.
fn records(items: &[Value]) -> Vec<Vec<String>> {
    let mut titles: Vec<String> = Vec::new();
    for item in items {
        if let Value::Object(fields) = item {
            for name in fields.keys().filter(|name| !name.is_empty()) {
                if !titles.contains(name) {
                    titles.push(name.clone());
                }
            }
        }
    }
    let row = |item: &Value| match item {
        Value::Array(cells) => cells.iter().map(cell).collect(),
        Value::Object(fields) => {
            titles.iter().map(|title| fields.get(title).map(cell).unwrap_or_default()).collect()
        }
        other => vec![cell(other)],
    };
    let rows: Vec<Vec<String>> = items.iter().map(row).collect();
    let has_titles = !titles.is_empty();
    has_titles.then(|| titles.clone()).into_iter().chain(rows).collect()
}

fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Bool(is_so) => is_so.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.iter().all(is_scalar) => {
            items.iter().map(cell).collect::<Vec<_>>().join(", ")
        }
        Value::Array(_) | Value::Object(_) => value.to_string(),
    }
}

fn is_piped(line: &str) -> bool {
    line.trim().trim_matches('|').contains('|')
}

/// The cells of a line of Markdown; none of one that is drawn under the titles.
fn piped_cells(line: &str) -> Vec<String> {
    let line = line.trim();
    let line = line.strip_prefix('|').unwrap_or(line);
    let line = line.strip_suffix('|').unwrap_or(line);
    if line.chars().all(|sign| matches!(sign, '-' | ':' | '|' | ' ' | '=' | '+')) {
        return Vec::new();
    }
    let plain = |cell: &str| cell.trim().trim_matches('*').trim_matches('`').trim().to_owned();
    line.split('|').map(plain).collect()
}

/// The cells of a line that two blanks or more keep apart, with where each begins, in letters.
fn apart(line: &str) -> Vec<(usize, String)> {
    let mut cells: Vec<(usize, String)> = Vec::new();
    let mut blanks = 2;
    for (at, letter) in line.chars().enumerate() {
        if letter == ' ' || letter == '\u{a0}' {
            blanks += 1;
            continue;
        }
        match cells.last_mut().filter(|_| blanks < 2) {
            Some((_, cell)) => {
                if blanks > 0 {
                    cell.push(' ');
                }
                cell.push(letter);
            }
            None => cells.push((at, letter.to_string())),
        }
        blanks = 0;
    }
    cells
}

/// Where the columns stand: as the line with most cells has them, from first to last letter.
fn columns_of(lines: &[&str]) -> Vec<(usize, usize)> {
    let all = || lines.iter().take(LINES_LOOKED_AT).map(|line| apart(line));
    let most = all().map(|cells| cells.len()).max().unwrap_or_default();
    let mut columns: Vec<(usize, usize)> = Vec::new();
    for cells in all().filter(|cells| cells.len() == most) {
        columns.resize(most, (usize::MAX, 0));
        for (column, (at, cell)) in columns.iter_mut().zip(&cells) {
            *column = (column.0.min(*at), column.1.max(at + cell.chars().count()));
        }
    }
    columns
}

/// The cells of a line under the columns in which they stand: a line with fewer has some empty.
fn in_columns(line: &str, columns: &[(usize, usize)]) -> Vec<String> {
    let cells = apart(line);
    if cells.is_empty() || cells.len() >= columns.len() {
        return cells.into_iter().map(|(_, cell)| cell).collect();
    }
    let mut row = vec![String::new(); columns.len()];
    let mut from = 0;
    for (at, cell) in cells {
        let end = at + cell.chars().count();
        let distance = |(start, stop): &(usize, usize)| {
            if end < *start { start - end } else { at.saturating_sub(*stop) }
        };
        let near = columns.iter().enumerate().skip(from).min_by_key(|(_, column)| distance(column));
        let Some((no, _)) = near else { break };
        if let Some(place) = row.get_mut(no) {
            *place = cell;
        }
        from = no + 1;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::{Shape, as_csv, json_lists};

    #[test]
    fn columns_that_blanks_keep_apart_stay_where_they_stand() {
        let text = "Level   Small Blind   Big Blind   Ante   Minutes\n\
                    1               100         200             20\n\
                    2               200       1,000    200      20\n\
                    Break                                       15\n";
        let (shape, csv) = as_csv(text);
        assert_eq!(shape, Shape::Aligned);
        let wanted = "Level,Small Blind,Big Blind,Ante,Minutes\n1,100,200,,20\n\
                      2,200,\"1,000\",200,20\nBreak,,,,15\n";
        assert_eq!(csv, wanted);
    }

    #[test]
    fn what_is_csv_or_a_list_of_names_stays_as_it_is() {
        for text in ["a;b;c\n1;2;3\n", "Ana Nova\nBen Zima\n", "Ana  Nova\nBen  Zima\n", "[1", ""] {
            assert_eq!(as_csv(text).0, Shape::Plain, "{text}");
        }
    }

    #[test]
    fn objects_of_json_and_records_of_ron_are_lists() {
        let all = [
            ("[{\"place\": 1, \"percent\": 65}]", "place,percent\n1,65\n"),
            ("{\"levels\": [[1, 100], [2, null]], \"name\": \"x\"}", "1,100\n2,\n"),
            ("{\"name\":\"Ana\",\"by\":[\"Bo\",\"Cy\"]}", "name,by\nAna,\"Bo, Cy\"\n"),
            ("{\"name\":\"Ana\"}\n{\"name\":\"Bo\",\"table\":3}\n", "name,table\nAna,\nBo,3\n"),
            (
                "(name:\"Ana\",table:None)\n(name:\"Bo\",table:Some(3))\n",
                "name,table\nAna,\nBo,3\n",
            ),
        ];
        for (text, wanted) in all {
            let lists = json_lists(text).unwrap_or_default();
            assert_eq!(lists.first().map(|(_, list)| list.as_str()), Some(wanted), "{text}");
        }
        for text in ["(stages: [(secs: 1)])", "(Ana)", "[1", "{\"a\": 1} x", "(", ""] {
            assert_eq!(json_lists(text), None, "{text}");
        }
    }
}
