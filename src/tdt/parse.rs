//! A text becomes a tree of values, without recursion: what stands within what is kept in a list.

use crate::scan::{After, Scan};
use crate::{Fault, FaultKind, Field, Value, What};
use std::borrow::Cow;

/// Values stand within each other so deep at most; in real files 35.
pub const DEPTH_MAX: usize = 200;

/// A file has so many values at most; real ones have 20,000.
pub const VALUES_MAX: usize = 400_000;

/// Something that is open, with what was read of it.
enum Open<'t> {
    Array(Vec<Value<'t>>),
    Object { fields: Vec<Field<'t>>, key: Cow<'t, str> },
    Call { name: &'t str, args: Vec<Value<'t>> },
}

impl<'t> Open<'t> {
    fn closer(&self) -> char {
        match self {
            Self::Array(_) => ']',
            Self::Object { .. } => '}',
            Self::Call { .. } => ')',
        }
    }

    fn put(&mut self, value: Value<'t>) {
        match self {
            Self::Array(items) | Self::Call { args: items, .. } => items.push(value),
            Self::Object { fields, key } => {
                fields.push(Field { name: std::mem::take(key), value });
            }
        }
    }

    fn close(self) -> What<'t> {
        match self {
            Self::Array(items) => What::Array(items),
            Self::Object { fields, .. } => What::Object(fields),
            Self::Call { name, args } => What::Call { name, args },
        }
    }
}

/// Reads a text as one value.
///
/// Names of constructors and bare words are taken as they stand, whether they mean anything or not.
///
/// # Errors
/// The first place that is not understood.
pub fn parse(text: &str) -> Result<Value<'_>, Fault> {
    let mut parser = Parser { scan: Scan::of(text), open: Vec::new(), values: 0 };
    loop {
        let Some(mut value) = parser.next()? else { continue };
        // A value that is whole goes into what is open, which may be whole by that.
        loop {
            let Some((_, open)) = parser.open.last_mut() else { return parser.end(value) };
            open.put(value);
            match parser.scan.after(open.closer())? {
                After::Comma => break,
                After::Closed => match parser.close() {
                    Some(closed) => value = closed,
                    None => break,
                },
            }
        }
    }
}

struct Parser<'t> {
    scan: Scan<'t>,
    /// What is open, the outermost first, and where it begins.
    open: Vec<(usize, Open<'t>)>,
    values: usize,
}

impl<'t> Parser<'t> {
    /// The next value; none where something was opened, whose values come next.
    fn next(&mut self) -> Result<Option<Value<'t>>, Fault> {
        let first = self.scan.peek();
        if let Some((_, open)) = self.open.last_mut() {
            // Nothing in it, or a comma after the last value.
            if first == Some(open.closer()) {
                self.scan.skip(open.closer());
                return Ok(self.close());
            }
            if let Open::Object { key, .. } = open {
                *key = self.scan.key()?;
            }
        }
        let first = self.scan.peek();
        let at = self.scan.at();
        self.values += 1;
        if self.values > VALUES_MAX {
            return Err(self.scan.fault(at, FaultKind::TooManyValues { most: VALUES_MAX }));
        }
        let what = match first {
            Some('{') => {
                self.scan.skip('{');
                return self.open(at, Open::Object { fields: Vec::new(), key: Cow::Borrowed("") });
            }
            Some('[') => {
                self.scan.skip('[');
                return self.open(at, Open::Array(Vec::new()));
            }
            Some('"' | '\'') => What::Text(self.scan.text()?),
            Some('0'..='9' | '-' | '+' | '.') => What::Number(self.scan.number()?),
            Some(_) => match self.word()? {
                Word::Bare(word) => What::Word(word),
                Word::Call(name) => return self.open(at, Open::Call { name, args: Vec::new() }),
            },
            None => return Err(self.scan.unexpected()),
        };
        Ok(Some(Value { at, what }))
    }

    /// A bare word, or the name of something that is called.
    fn word(&mut self) -> Result<Word<'t>, Fault> {
        let mut name = self.scan.name();
        let is_new = name == "new";
        if is_new {
            self.scan.peek();
            name = self.scan.name();
        }
        if name.is_empty() {
            return Err(self.scan.unexpected());
        }
        match self.scan.peek() {
            Some('(') => {
                self.scan.skip('(');
                Ok(Word::Call(name))
            }
            Some(_) | None if is_new => Err(self.scan.unexpected()),
            Some(_) | None => Ok(Word::Bare(name)),
        }
    }

    fn open(&mut self, at: usize, open: Open<'t>) -> Result<Option<Value<'t>>, Fault> {
        if self.open.len() >= DEPTH_MAX {
            return Err(self.scan.fault(at, FaultKind::TooDeep { most: DEPTH_MAX }));
        }
        self.open.push((at, open));
        Ok(None)
    }

    fn close(&mut self) -> Option<Value<'t>> {
        let (at, open) = self.open.pop()?;
        Some(Value { at, what: open.close() })
    }

    /// The whole file, after which nothing comes.
    fn end(mut self, value: Value<'t>) -> Result<Value<'t>, Fault> {
        match self.scan.peek() {
            None | Some('\0') => Ok(value),
            Some(_) => Err(self.scan.unexpected()),
        }
    }
}

enum Word<'t> {
    Bare(&'t str),
    Call(&'t str),
}

#[cfg(test)]
mod tests {
    use super::{DEPTH_MAX, VALUES_MAX, parse};
    use crate::{FaultKind, Field, Point, Value, What};

    fn shown(value: &Value<'_>) -> String {
        match &value.what {
            What::Text(text) => format!("{text:?}"),
            What::Number(figures) => (*figures).to_owned(),
            What::Word(word) => format!("<{word}>"),
            What::Array(items) => {
                format!("[{}]", items.iter().map(shown).collect::<Vec<_>>().join(" "))
            }
            What::Object(fields) => {
                let field = |field: &Field<'_>| format!("{}={}", field.name, shown(&field.value));
                format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(" "))
            }
            What::Call { name, args } => {
                format!("{name}({})", args.iter().map(shown).collect::<Vec<_>>().join(" "))
            }
        }
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let all = [
            ("{ V: \"3.7\", 'a b': -1.5e3, \"c\": .5 }", r#"{V="3.7" a b=-1.5e3 c=.5}"#),
            (
                "[true, null,undefined , NaN,-Infinity]",
                "[<true> <null> <undefined> <NaN> -Infinity]",
            ),
            ("new LO.Cell({}, [])", "LO.Cell({} [])"),
            ("Map.from([[\"a\", new X( )],])", r#"Map.from([["a" X()]])"#),
            (r#""\"\\\/\n\u0041\ud83d\ude42\ud83d\q\'""#, r#""\"\\/\nA🙂�q'""#),
            ("'it\\'s\n\u{1} raw'", "\"it's\\n\\u{1} raw\""),
            ("\u{feff}[1]\n\0", "[1]"),
        ];
        for (text, told) in all {
            assert_eq!(parse(text).map(|value| shown(&value)).as_deref(), Ok(told), "{text}");
        }
    }

    fn refused(text: &str) -> (u32, u32, FaultKind) {
        let fault = parse(text).expect_err(text);
        let Point { line, column } = fault.at;
        (line, column, fault.kind)
    }

    #[test]
    fn what_is_not_understood_is_told_with_its_place() {
        let at = |line, column, found| (line, column, FaultKind::Unexpected { found });
        assert_eq!(refused("{\n  ž: 1;\n}"), at(2, 7, ';'));
        assert_eq!(refused("[1 2]"), at(1, 4, '2'));
        assert_eq!(refused("[1] x"), at(1, 5, 'x'));
        assert_eq!(refused("[,]"), at(1, 2, ','));
        assert_eq!(refused("new X"), (1, 6, FaultKind::CutOff));
        assert_eq!(refused("new X 1"), at(1, 7, '1'));
        assert_eq!(refused("{a 1}"), at(1, 4, '1'));
        assert_eq!(refused("\"\\u12g4\""), at(1, 6, 'g'));
        assert_eq!(refused("[1.2.3]"), (1, 2, FaultKind::NumberOdd));
        assert_eq!(refused("[12ab]"), (1, 2, FaultKind::NumberOdd));
        assert_eq!(refused(""), (1, 1, FaultKind::CutOff));
    }

    #[test]
    fn a_text_that_is_cut_off_anywhere_is_refused() {
        let text = r#"{ V: "3.7", T: new T({a: [1, null], b: Map.from([["x", 'y']])}) }"#;
        assert!(parse(text).is_ok());
        for end in 0..text.len() {
            assert!(parse(&text[..end]).is_err(), "{}", &text[..end]);
        }
    }

    #[test]
    fn depth_length_and_number_have_bounds_and_the_stack_holds() {
        let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
        assert!(parse(&deep(DEPTH_MAX)).is_ok());
        let too_deep = FaultKind::TooDeep { most: DEPTH_MAX };
        for opens in ["[", "{a:", "new X(", "[{b:X("] {
            let text = opens.repeat(100_000);
            assert_eq!(refused(&text).2, too_deep, "{opens}");
        }
        assert_eq!(refused(&deep(100_000)), (1, 201, too_deep));
        let long = format!("[\"{}\"]", "x".repeat(2 << 20));
        assert_eq!(refused(&long), (1, 2, FaultKind::TextTooLong { most: 1 << 20 }));
        let many = format!("[{}]", "1,".repeat(VALUES_MAX));
        assert_eq!(refused(&many).2, FaultKind::TooManyValues { most: VALUES_MAX });
    }
}
