//! Where something stands in a text.

use std::fmt;

/// A place in a text, as an editor shows it: both count from 1, the column in letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    pub line: u32,
    /// The letter in the line, from 1.
    pub column: u32,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl Point {
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place after so many bytes.
    #[must_use]
    pub fn after(text: &str, bytes: usize) -> Self {
        Points::of(text).at(bytes)
    }

    /// The place further on, after what stands in between.
    fn past(self, between: &str) -> Self {
        let count = |letters: &str| u32::try_from(letters.chars().count()).unwrap_or(u32::MAX);
        match between.rfind('\n') {
            None => Self { column: self.column.saturating_add(count(between)), ..self },
            Some(last) => {
                let lines = between.bytes().filter(|byte| *byte == b'\n').count();
                let lines = u32::try_from(lines).unwrap_or(u32::MAX);
                let rest = between.get(last + 1..).unwrap_or_default();
                Self { line: self.line.saturating_add(lines), column: count(rest) + 1 }
            }
        }
    }
}

/// Places of a text that are asked for about in their order, so that each letter is counted once.
pub(crate) struct Points<'t> {
    text: &'t str,
    bytes: usize,
    point: Point,
}

impl<'t> Points<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        Self { text, bytes: 0, point: Point::START }
    }

    /// The place after so many bytes; where they end within a letter, that letter.
    pub(crate) fn at(&mut self, bytes: usize) -> Point {
        let bytes = self.text.floor_char_boundary(bytes);
        if bytes < self.bytes {
            let back = self.text.get(bytes..self.bytes).unwrap_or_default();
            match back.contains('\n') {
                true => (self.bytes, self.point) = (0, Point::START),
                false => {
                    let letters = u32::try_from(back.chars().count()).unwrap_or(u32::MAX);
                    self.point.column = self.point.column.saturating_sub(letters).max(1);
                    self.bytes = bytes;
                }
            }
        }
        self.point = self.point.past(self.text.get(self.bytes..bytes).unwrap_or_default());
        self.bytes = bytes;
        self.point
    }
}

#[cfg(test)]
mod tests {
    use super::{Point, Points};

    #[test]
    fn places_are_counted_in_letters_in_whatever_order_they_are_asked_for() {
        let text = "až\ncd\r\n\nŁx";
        let anew = |bytes| {
            let before = &text[..bytes];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
            Point { line: line as u32, column: column as u32 }
        };
        let places: Vec<usize> = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).collect();
        let mut points = Points::of(text);
        for first in &places {
            for second in &places {
                assert_eq!(points.at(*first), anew(*first));
                assert_eq!(points.at(*second), anew(*second), "{first} {second}");
            }
        }
        assert_eq!(points.at(2), anew(1), "within a letter");
        assert_eq!(points.at(99), anew(text.len()));
    }
}
