//! The tables of a web page.

use crate::shapes::written;
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{
    BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts,
};
use std::cell::RefCell;

/// A cell goes over no more rows or columns.
const SPAN_MAX: usize = 100;

/// Whether a text is HTML with a table in it.
pub(crate) fn has_tables(text: &str) -> bool {
    let begins = text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    begins && ["<tr", "<TR"].iter().any(|row| text.contains(row))
}

/// The tables of a page, each as CSV; a line for each of its rows.
pub(crate) fn tables(text: &str) -> Vec<String> {
    let page = Page::default();
    let tokenizer = Tokenizer::new(page, TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from(text));
    // No script is run, so that nothing stops in between.
    while !input.is_empty() {
        let _ = tokenizer.feed(&input);
    }
    tokenizer.end();
    let mut read = tokenizer.sink.read.into_inner();
    while !read.open.is_empty() {
        read.end_table();
    }
    let has_cells = |rows: &Vec<Vec<String>>| rows.iter().flatten().any(|cell| !cell.is_empty());
    read.tables.into_iter().filter(has_cells).map(written).collect()
}

#[derive(Default)]
struct Page {
    read: RefCell<Tables>,
}

#[derive(Default)]
struct Tables {
    /// Those that have ended, in the order in which they did.
    tables: Vec<Vec<Vec<String>>>,
    /// Those around this place, the innermost last.
    open: Vec<Table>,
}

#[derive(Default)]
struct Table {
    rows: Vec<Vec<String>>,
    /// What stands in the cell that is open.
    cell: Option<Cell>,
    /// Cells that go on below: the column, in how many more rows, and what stands there.
    below: Vec<(usize, usize, String)>,
}

struct Cell {
    text: String,
    columns: usize,
    rows: usize,
}

impl Tables {
    fn start(&mut self, tag: &Tag) {
        match tag.name.as_ref() {
            "table" => self.open.push(Table::default()),
            // A piece of a page may have rows without their table.
            "tr" if self.open.is_empty() => {
                self.open.push(Table { rows: vec![Vec::new()], ..Table::default() });
            }
            "tr" => {
                if let Some(table) = self.open.last_mut() {
                    table.end_row();
                    table.rows.push(Vec::new());
                }
            }
            "td" | "th" => {
                let span = |name: &str| {
                    let told = tag.attrs.iter().find(|told| &*told.name.local == name);
                    let told = told.and_then(|told| told.value.trim().parse().ok());
                    told.unwrap_or(1_usize).clamp(1, SPAN_MAX)
                };
                if let Some(table) = self.open.last_mut() {
                    table.end_cell();
                    let (columns, rows) = (span("colspan"), span("rowspan"));
                    table.cell = Some(Cell { text: String::new(), columns, rows });
                }
            }
            "br" | "p" | "div" | "li" => self.text(" "),
            _ => {}
        }
    }

    fn end(&mut self, tag: &Tag) {
        match (tag.name.as_ref(), self.open.last_mut()) {
            ("table", _) => self.end_table(),
            ("td" | "th" | "tr", Some(table)) => table.end_cell(),
            _ => {}
        }
    }

    fn end_table(&mut self) {
        let Some(mut table) = self.open.pop() else { return };
        table.end_row();
        self.tables.push(table.rows);
    }

    fn text(&mut self, text: &str) {
        if let Some(cell) = self.open.last_mut().and_then(|table| table.cell.as_mut()) {
            cell.text.push_str(text);
        }
    }
}

impl Table {
    /// What goes on from above takes its place, where the row has come to it.
    fn go_on(&mut self) {
        let Some(row) = self.rows.last_mut() else { return };
        while let Some(at) = self.below.iter().position(|(column, ..)| *column == row.len()) {
            let (column, left, text) = self.below.swap_remove(at);
            row.push(text.clone());
            if left > 1 {
                self.below.push((column, left - 1, text));
            }
        }
    }

    fn end_row(&mut self) {
        self.end_cell();
        self.go_on();
    }

    fn end_cell(&mut self) {
        let Some(cell) = self.cell.take() else { return };
        if self.rows.is_empty() {
            self.rows.push(Vec::new());
        }
        self.go_on();
        let Some(row) = self.rows.last_mut() else { return };
        let text = cell.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if cell.rows > 1 {
            self.below.push((row.len(), cell.rows - 1, text.clone()));
        }
        row.push(text);
        row.extend((1..cell.columns).map(|_| String::new()));
    }
}

impl TokenSink for Page {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut read = self.read.borrow_mut();
        match token {
            Token::TagToken(tag) => match tag.kind {
                TagKind::StartTag => {
                    read.start(&tag);
                    match tag.name.as_ref() {
                        "script" => return TokenSinkResult::RawData(RawKind::ScriptData),
                        "style" => return TokenSinkResult::RawData(RawKind::Rawtext),
                        _ => {}
                    }
                }
                TagKind::EndTag => read.end(&tag),
            },
            Token::CharacterTokens(text) => read.text(&text),
            Token::DoctypeToken(_)
            | Token::CommentToken(_)
            | Token::NullCharacterToken
            | Token::EOFToken
            | Token::ParseError(_) => {}
        }
        TokenSinkResult::Continue
    }
}

#[cfg(test)]
mod tests {
    use super::tables;

    #[test]
    fn cells_stand_in_their_rows_and_columns_whatever_is_left_open() {
        let page = "<html><script>if (a<b) document.write('<td>x')</script><table class=a>\
                    <tr><th>Level<th>Blinds &amp; ante<th>Time\n<tr><td>1<td>1,000 /\n 2,000\
                    <td rowspan=2>20<tr><td>2<td><b>2,000</b>/4,000<tr><td colspan=3>Break</table>\
                    <table><tr><td></table>";
        let wanted = "Level,Blinds & ante,Time\n1,\"1,000 / 2,000\",20\n2,\"2,000/4,000\",20\n\
                      Break,,\n";
        assert_eq!(tables(page), [wanted]);
    }
}
