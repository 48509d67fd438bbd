//! A table of words and figures, as docs/speed.md shows it.

use std::time::Duration;

/// Rows under headings.
pub struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    pub fn new(headings: &[&str]) -> Self {
        let mut table = Self { rows: Vec::new() };
        table.add(headings.iter().map(ToString::to_string));
        let line = vec!["---".to_owned(); headings.len()];
        table.rows.push(line);
        table
    }

    pub fn add(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// As Markdown.
    pub fn text(&self) -> String {
        self.rows.iter().map(|row| format!("| {} |\n", row.join(" | "))).collect()
    }
}

/// What was promised, what was measured, and beside what.
pub struct Promise {
    pub promise: String,
    pub measured: String,
    pub beside: String,
    /// None where it could not be measured here.
    pub holds: Option<bool>,
}

/// The table of promises.
pub fn of_promises(promises: &[Promise]) -> Table {
    let mut table = Table::new(&["promise", "measured", "beside, in the same run", "holds"]);
    for Promise { promise, measured, beside, holds } in promises {
        let holds = match holds {
            Some(true) => "yes",
            Some(false) => "NO",
            None => "not measured",
        };
        table.add([promise, measured, beside, holds].map(ToString::to_string));
    }
    table
}

/// A length of time in the unit that suits it.
pub fn time(length: Duration) -> String {
    let secs = length.as_secs_f64();
    match secs {
        _ if secs >= 1.0 => format!("{secs:.2} s"),
        _ if secs >= 1e-3 => format!("{:.2} ms", secs * 1e3),
        _ => format!("{:.2} µs", secs * 1e6),
    }
}

/// The one in the middle.
pub fn median(mut lengths: Vec<Duration>) -> Duration {
    lengths.sort();
    lengths.get(lengths.len() / 2).copied().unwrap_or_default()
}
