//! The tree of values that a file is.

use std::borrow::Cow;

/// A value, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value<'t> {
    /// After so many bytes of the text.
    pub at: usize,
    pub what: What<'t>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field<'t> {
    pub name: Cow<'t, str>,
    pub value: Value<'t>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum What<'t> {
    Text(Cow<'t, str>),
    /// A number, in its figures: what it is worth is asked later, and exactly.
    Number(&'t str),
    /// A bare word: `true`, `null`, `NaN`, or one that means nothing here.
    Word(&'t str),
    /// `[…]`.
    Array(Vec<Value<'t>>),
    /// `{key: …}`, in the order in which it stands there.
    Object(Vec<Field<'t>>),
    /// `new Name(…)`, or without the `new`.
    Call {
        /// The whole name, with its points.
        name: &'t str,
        /// The values that are handed in.
        args: Vec<Value<'t>>,
    },
}

impl<'t> Value<'t> {
    /// Whether it says that there is nothing.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        matches!(self.what, What::Word("null" | "undefined"))
    }

    /// The fields of an object, or of one that is handed to a constructor; with its name.
    #[must_use]
    pub fn object(&self) -> Option<(&'t str, &[Field<'t>])> {
        match &self.what {
            What::Object(fields) => Some(("", fields)),
            What::Call { name, args } => match args.as_slice() {
                [Self { what: What::Object(fields), .. }] => Some((name, fields)),
                _ => None,
            },
            What::Text(_) | What::Number(_) | What::Word(_) | What::Array(_) => None,
        }
    }

    /// The items of an array, or of one that is handed to a constructor.
    #[must_use]
    pub fn array(&self) -> Option<&[Value<'t>]> {
        match &self.what {
            What::Array(items) => Some(items),
            What::Call { args, .. } => match args.as_slice() {
                [Self { what: What::Array(items), .. }] => Some(items),
                _ => None,
            },
            What::Text(_) | What::Number(_) | What::Word(_) | What::Object(_) => None,
        }
    }
}
