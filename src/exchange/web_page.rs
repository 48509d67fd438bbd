//! A table as a web page that stands alone: one file, with its style in it and nothing from
//! elsewhere, so that it can be sent, printed and put on any server.

use words::{Words, visible};

/// How the page looks, on a screen, on a telephone and on paper.
const STYLE: &str = "body{font-family:sans-serif;margin:1.5em auto;max-width:70em;padding:0 1em;\
color:#222;background:#fff}table{border-collapse:collapse}div{overflow-x:auto}\
td,th{padding:.3em .8em;text-align:left;border-bottom:1px solid #ccc;vertical-align:top}\
th{border-bottom:2px solid #888}p{margin:.3em 0;color:#555}h1{margin-bottom:.2em}\
table{margin-top:1em}@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}";

#[derive(Debug, Default)]
pub(super) struct WebPage {
    /// The heading over the table.
    pub(super) title: String,
    /// What is said below the title, a line each.
    pub(super) remarks: Vec<String>,
    pub(super) columns: Vec<PageColumn>,
    /// Its rows, each with a cell for every column.
    pub(super) rows: Vec<Vec<String>>,
}

#[derive(Debug)]
pub(super) struct PageColumn {
    pub(super) title: String,
    /// Whether it holds numbers, which stand below one another.
    pub(super) is_number: bool,
}

impl WebPage {
    /// The page as it stands in a file.
    pub(super) fn text(&self, words: &Words) -> String {
        let title = escape(&self.title);
        let mut page = format!(
            "<!DOCTYPE html>\n<html lang=\"{}\">\n<head><meta charset=\"utf-8\">\
             <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
             <style>{STYLE}{}</style></head>\n<body>\n<h1>{title}</h1>\n",
            words.language().id(),
            self.sides()
        );
        for remark in &self.remarks {
            page.push_str(&format!("<p>{}</p>\n", escape(remark)));
        }
        page.push_str("<div><table>\n<tr>");
        for column in &self.columns {
            page.push_str(&format!("<th>{}</th>", escape(&column.title)));
        }
        page.push_str("</tr>\n");
        for row in &self.rows {
            let cells = row.iter().map(|cell| format!("<td>{}</td>", escape(cell)));
            page.push_str(&format!("<tr>{}</tr>\n", cells.collect::<String>()));
        }
        page.push_str("</table></div>\n</body>\n</html>\n");
        page
    }

    /// Puts numbers at the right of their columns.
    fn sides(&self) -> String {
        let numbers = (1..).zip(&self.columns).filter(|(_, column)| column.is_number);
        numbers
            .map(|(no, _)| format!("th:nth-child({no}),td:nth-child({no}){{text-align:right}}"))
            .collect()
    }
}

/// A text that a browser takes for nothing else.
fn escape(text: &str) -> String {
    let seen: String = text.chars().map(visible).collect();
    seen.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}
