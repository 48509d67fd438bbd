//! A clap value parser for one item of a list.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{Error, ErrorKind};
use clap::{Arg, Command};
use std::ffi::OsStr;
use words::{Language, Words};

/// Reads one item of a list by its id; the help lists all of them.
#[derive(Debug, Clone, Copy)]
pub struct OneOf<T: 'static> {
    /// All items, in the order of the help.
    pub all: &'static [T],
    /// The id of an item, which is typed.
    pub id: fn(&T) -> &'static str,
    /// A short description, always in English, because help is built before --lang is read.
    pub about: fn(&T, &Words) -> String,
}

impl<T: Copy + Send + Sync> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, cmd: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<T, Error> {
        let ids = PossibleValuesParser::new(self.all.iter().map(self.id));
        let id = ids.parse_ref(cmd, arg, value)?;
        let found = self.all.iter().find(|one| (self.id)(one) == id);
        found.copied().ok_or_else(|| Error::new(ErrorKind::InvalidValue))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = Words::new(Language::English);
        let value =
            move |one: &T| PossibleValue::new((self.id)(one)).help((self.about)(one, &words));
        Some(Box::new(self.all.iter().map(value)))
    }
}
