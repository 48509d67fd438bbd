//! The words and signs of a formula, each with its place.

use crate::error::{FormulaError, Wrong};
use crate::place::Place;
use crate::step::Operator;
use std::iter::Peekable;
use std::str::CharIndices;

/// The longest formula, in letters.
pub const LETTERS_MAX: u32 = 10_000;

/// A word or sign with its place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Token<'t> {
    pub(crate) what: What<'t>,
    pub(crate) place: Place,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum What<'t> {
    Number(f64),
    Name(&'t str),
    /// A name in quotation marks.
    Quoted(&'t str),
    Operator(Operator),
    And,
    Or,
    /// The word, which looks at a whole comparison.
    Not,
    /// The sign, which looks at what stands right after it.
    Bang,
    Open,
    Close,
    Comma,
    Semicolon,
    /// A line ended outside of parentheses.
    LineEnd,
    End,
}

/// Takes a formula apart; the last token is its end.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, FormulaError> {
    if text.chars().nth(LETTERS_MAX as usize).is_some() {
        return Err(Wrong::FormulaTooLong { most: LETTERS_MAX }.at(Place::FIRST));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader =
        Reader { text, letters: text.char_indices().peekable(), place: Place::FIRST, open: 0 };
    let mut tokens = Vec::new();
    while let Some(token) = reader.next_token()? {
        tokens.push(token);
    }
    tokens.push(Token { what: What::End, place: reader.place });
    Ok(tokens)
}

struct Reader<'t> {
    text: &'t str,
    letters: Peekable<CharIndices<'t>>,
    place: Place,
    /// How many parentheses are open.
    open: u32,
}

impl<'t> Reader<'t> {
    fn next_token(&mut self) -> Result<Option<Token<'t>>, FormulaError> {
        while let Some((start, letter)) = self.letters.peek().copied() {
            let place = self.place;
            let what = match letter {
                '\n' if self.open == 0 => {
                    self.advance();
                    What::LineEnd
                }
                _ if letter.is_whitespace() => {
                    self.advance();
                    continue;
                }
                '0'..='9' | '.' => self.number(start)?,
                '"' | '\'' => self.quoted(letter)?,
                _ if begins_name(letter) => word(self.run(start, goes_on)),
                _ => self.sign(letter)?,
            };
            return Ok(Some(Token { what, place }));
        }
        Ok(None)
    }

    fn advance(&mut self) -> Option<char> {
        let (_, letter) = self.letters.next()?;
        self.place = self.place.after(letter);
        Some(letter)
    }

    fn next_is(&mut self, sign: char) -> bool {
        let is_next = self.letters.peek().is_some_and(|(_, letter)| *letter == sign);
        if is_next {
            self.advance();
        }
        is_next
    }

    /// Everything from `start` on that belongs together.
    fn run(&mut self, start: usize, belongs: fn(char) -> bool) -> &'t str {
        while self.letters.peek().is_some_and(|(_, letter)| belongs(*letter)) {
            self.advance();
        }
        let end = self.letters.peek().map_or(self.text.len(), |(end, _)| *end);
        self.text.get(start..end).unwrap_or_default()
    }

    fn number(&mut self, start: usize) -> Result<What<'t>, FormulaError> {
        let place = self.place;
        let written = self.run(start, |letter| letter == '.' || goes_on(letter));
        let is_plain = written.chars().all(|letter| letter == '.' || letter.is_ascii_digit());
        match written.parse::<f64>().ok().filter(|_| is_plain) {
            Some(number) if number.is_finite() => Ok(What::Number(number)),
            Some(_) => Err(Wrong::TooLarge.at(place)),
            None => Err(Wrong::NumberUnreadable { number: shortened(written) }.at(place)),
        }
    }

    fn quoted(&mut self, mark: char) -> Result<What<'t>, FormulaError> {
        let place = self.place;
        self.advance();
        let start = self.letters.peek().map_or(self.text.len(), |(start, _)| *start);
        loop {
            let end = self.letters.peek().map_or(self.text.len(), |(end, _)| *end);
            match self.advance() {
                Some(letter) if letter == mark => {
                    return Ok(What::Quoted(self.text.get(start..end).unwrap_or_default()));
                }
                None | Some('\n') => return Err(Wrong::QuoteOpen.at(place)),
                Some(_) => {}
            }
        }
    }

    fn sign(&mut self, sign: char) -> Result<What<'t>, FormulaError> {
        let place = self.place;
        self.advance();
        Ok(match sign {
            '+' => What::Operator(Operator::Plus),
            '-' | '−' | '–' => What::Operator(Operator::Minus),
            '*' | '×' | '·' => What::Operator(Operator::Times),
            '/' | '÷' => What::Operator(Operator::Over),
            '%' => What::Operator(Operator::Rest),
            '^' => What::Operator(Operator::Power),
            '=' => {
                self.next_is('=');
                What::Operator(Operator::Equal)
            }
            '<' if self.next_is('=') => What::Operator(Operator::LessOrEqual),
            '<' if self.next_is('>') => What::Operator(Operator::NotEqual),
            '<' => What::Operator(Operator::Less),
            '>' if self.next_is('=') => What::Operator(Operator::GreaterOrEqual),
            '>' => What::Operator(Operator::Greater),
            '!' if self.next_is('=') => What::Operator(Operator::NotEqual),
            '!' => What::Bang,
            '&' if self.next_is('&') => What::And,
            '|' if self.next_is('|') => What::Or,
            '(' => {
                self.open += 1;
                What::Open
            }
            ')' => {
                self.open = self.open.saturating_sub(1);
                What::Close
            }
            ',' => What::Comma,
            ';' => What::Semicolon,
            _ => return Err(Wrong::SignUnknown { sign }.at(place)),
        })
    }
}

/// A name, or one of the words that are operators.
fn word(name: &str) -> What<'_> {
    let is = |word: &str| name.eq_ignore_ascii_case(word);
    match name {
        _ if is("and") => What::And,
        _ if is("or") => What::Or,
        _ if is("not") => What::Not,
        _ => What::Name(name),
    }
}

fn begins_name(letter: char) -> bool {
    letter.is_alphabetic() || letter == '_'
}

fn goes_on(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Whether a value can be given this name: it is read as one.
pub(crate) fn may_be_name(name: &str) -> bool {
    name.starts_with(begins_name)
        && name.chars().all(goes_on)
        && matches!(word(name), What::Name(_))
}

/// What was written, as far as it is worth repeating.
pub(crate) fn shortened(written: &str) -> String {
    written.chars().take(40).collect()
}
