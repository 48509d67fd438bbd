//! Words, numbers and texts of a file, one after the other.

use crate::{Fault, FaultKind, Point};
use std::borrow::Cow;

/// The longest text, in bytes as it is written.
const TEXT_BYTES_MAX: usize = 1 << 20;

/// What follows a value within something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum After {
    Comma,
    /// The sign that closes what the value stands in.
    Closed,
}

/// A text that is read from its beginning.
pub(crate) struct Scan<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Scan<'t> {
    pub(crate) fn of(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// How many bytes were read so far.
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next letter after blanks; none at the end.
    pub(crate) fn peek(&mut self) -> Option<char> {
        let rest = self.rest();
        let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
        self.at += rest.len() - rest.trim_start_matches(blank).len();
        self.rest().chars().next()
    }

    pub(crate) fn skip(&mut self, letter: char) {
        self.at += letter.len_utf8();
    }

    /// What is wrong at the letter that is next.
    pub(crate) fn unexpected(&self) -> Fault {
        let kind = match self.rest().chars().next() {
            Some(found) => FaultKind::Unexpected { found },
            None => FaultKind::CutOff,
        };
        self.fault(self.at, kind)
    }

    pub(crate) fn fault(&self, at: usize, kind: FaultKind) -> Fault {
        Fault { at: Point::after(self.text, at), field: String::new(), kind }
    }

    /// The comma after a value, or what closes the thing that it stands in.
    pub(crate) fn after(&mut self, closer: char) -> Result<After, Fault> {
        match self.peek() {
            Some(',') => {
                self.skip(',');
                Ok(After::Comma)
            }
            Some(found) if found == closer => {
                self.skip(closer);
                Ok(After::Closed)
            }
            Some(_) | None => Err(self.unexpected()),
        }
    }

    /// A name with its points; empty where none is next.
    pub(crate) fn name(&mut self) -> &'t str {
        let rest = self.rest();
        let is_of_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.');
        let end = rest.find(|c| !is_of_name(c)).unwrap_or(rest.len());
        let name = rest.get(..end).unwrap_or_default();
        self.at += name.len();
        name
    }

    /// The name of a field, and the colon after it.
    pub(crate) fn key(&mut self) -> Result<Cow<'t, str>, Fault> {
        let key = match self.peek() {
            Some('"' | '\'') => self.text()?,
            Some(_) | None => match self.name() {
                "" => return Err(self.unexpected()),
                name => Cow::Borrowed(name),
            },
        };
        match self.peek() {
            Some(':') => self.skip(':'),
            Some(_) | None => return Err(self.unexpected()),
        }
        Ok(key)
    }

    /// A number, in the figures as they stand.
    pub(crate) fn number(&mut self) -> Result<&'t str, Fault> {
        let (start, bytes) = (self.at, self.rest().as_bytes());
        let is_sign = |at: usize| {
            let is_first = at == 0;
            let after = at.checked_sub(1).and_then(|before| bytes.get(before));
            is_first || matches!(after, Some(b'e' | b'E'))
        };
        let is_of_number = |(at, byte): &(usize, &u8)| match byte {
            b'0'..=b'9' | b'.' | b'e' | b'E' => true,
            b'+' | b'-' => is_sign(*at),
            _ => false,
        };
        let length = bytes.iter().enumerate().take_while(is_of_number).count();
        let figures = self.rest().get(..length).unwrap_or_default();
        self.at += length;
        // `-Infinity` is a word; whatever else runs on is none of a number.
        let runs_on = self.rest().starts_with(|c: char| c.is_alphanumeric() || c == '_');
        match figures {
            "-" | "+" if runs_on => {
                self.name();
                Ok(self.text.get(start..self.at).unwrap_or_default())
            }
            figures if !runs_on && is_number(figures) => Ok(figures),
            _ => Err(self.fault(start, FaultKind::NumberOdd)),
        }
    }

    /// A text in quotes of either kind.
    pub(crate) fn text(&mut self) -> Result<Cow<'t, str>, Fault> {
        let (start, quote) = (self.at, self.byte().unwrap_or_default());
        self.at += 1;
        let mut read: Option<String> = None;
        loop {
            let from = self.at;
            let bytes = self.rest().as_bytes();
            let is_plain = |byte: &&u8| **byte != quote && **byte != b'\\';
            self.at += bytes.iter().take_while(is_plain).count();
            if self.at - start > TEXT_BYTES_MAX {
                return Err(self.fault(start, FaultKind::TextTooLong { most: TEXT_BYTES_MAX }));
            }
            let plain = self.text.get(from..self.at).unwrap_or_default();
            let Some(found) = self.byte() else {
                return Err(self.fault(self.at, FaultKind::CutOff));
            };
            self.at += 1;
            if found == quote {
                return Ok(match read {
                    None => Cow::Borrowed(plain),
                    Some(read) => Cow::Owned(read + plain),
                });
            }
            let read = read.get_or_insert_default();
            read.push_str(plain);
            self.escape(read)?;
        }
    }

    /// What stands after a backslash: as JavaScript has it, another letter stands for itself.
    fn escape(&mut self, read: &mut String) -> Result<(), Fault> {
        let Some(letter) = self.rest().chars().next() else {
            return Err(self.fault(self.at, FaultKind::CutOff));
        };
        self.skip(letter);
        match letter {
            'n' => read.push('\n'),
            'r' => read.push('\r'),
            't' => read.push('\t'),
            'b' => read.push('\u{8}'),
            'f' => read.push('\u{c}'),
            'v' => read.push('\u{b}'),
            '0' => read.push('\0'),
            'u' => {
                let unit = self.hex()?;
                let is_high = (0xd800..0xdc00).contains(&unit);
                let low = if is_high && self.rest().starts_with("\\u") {
                    self.at += 2;
                    Some(self.hex()?)
                } else {
                    None
                };
                let units = [Some(unit), low];
                let letters = char::decode_utf16(units.into_iter().flatten());
                read.extend(letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)));
            }
            other => read.push(other),
        }
        Ok(())
    }

    /// Reads four hexadecimal digits.
    fn hex(&mut self) -> Result<u16, Fault> {
        let start = self.at;
        let mut unit = 0_u32;
        for _ in 0..4 {
            let digit = self.rest().chars().next().and_then(|letter| letter.to_digit(16));
            let Some(digit) = digit else { return Err(self.unexpected()) };
            unit = unit * 16 + digit;
            self.at += 1;
        }
        u16::try_from(unit).map_err(|_| self.fault(start, FaultKind::NumberOdd))
    }
}

/// Whether figures are a number: digits, at most one point, and an exponent with digits.
fn is_number(figures: &str) -> bool {
    let (number, exponent) = figures.split_once(['e', 'E']).unwrap_or((figures, "0"));
    let number = number.trim_start_matches(['-', '+']);
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let are_figures = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let exponent = exponent.trim_start_matches(['-', '+']);
    whole.len() + part.len() > 0
        && are_figures(whole)
        && are_figures(part)
        && !exponent.is_empty()
        && are_figures(exponent)
}
