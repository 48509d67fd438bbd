//! What is put into a sentence.

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentValue};
use rulebook::{Edition, Rulebook};

/// Texts and numbers for a sentence, by name.
///
/// ```
/// use words::{Args, Language, Words};
///
/// let words = Words::new(Language::English);
/// let args = Args::new().count("players", 12_500);
/// assert_eq!(words.say("players", &args), "12,500 players");
/// ```
#[derive(Debug, Default)]
#[must_use]
pub struct Args(FluentArgs<'static>);

impl Args {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn text(mut self, key: impl Into<String>, text: impl Into<String>) -> Self {
        self.0.set(key.into(), FluentValue::from(text.into()));
        self
    }

    /// With a number of things: it decides singular and plural, and is shown in groups of digits.
    pub fn count(self, key: impl Into<String>, count: impl TryInto<i64>) -> Self {
        self.number(key, count, FluentNumberOptions::default())
    }

    /// With the number on something, a table or a seat: it is shown as it is.
    pub fn no(self, key: impl Into<String>, no: impl TryInto<i64>) -> Self {
        let as_it_is = FluentNumberOptions { use_grouping: false, ..Default::default() };
        self.number(key, no, as_it_is)
    }

    /// With the number on something, or `none`.
    pub fn no_or_none(self, key: impl Into<String>, no: Option<impl TryInto<i64>>) -> Self {
        match no {
            Some(no) => self.no(key, no),
            None => self.text(key, "none"),
        }
    }

    /// With the answer to a question that the catalogue asks: `yes` or `no`.
    #[expect(clippy::fn_params_excessive_bools, reason = "a bool is the answer that is told")]
    pub fn yes_no(self, key: impl Into<String>, is_so: bool) -> Self {
        self.text(key, if is_so { "yes" } else { "no" })
    }

    /// With the book whose rule is named: its id is `$rulebook`, `$numbers-of` the one by which its
    /// rules are numbered, and `$year` that of its edition.
    pub fn rule_of(self, book: Rulebook) -> Self {
        let edition = Edition::of(book);
        let base = edition.filter(|edition| edition.is_told_by_base()).map(|_| Edition::BASE.id());
        self.text("rulebook", book.id())
            .text("numbers-of", base.unwrap_or(book.id()))
            .text("year", edition.map_or("", Edition::year))
    }

    pub(super) fn as_fluent(&self) -> &FluentArgs<'static> {
        &self.0
    }

    fn number(
        mut self,
        key: impl Into<String>,
        number: impl TryInto<i64>,
        options: FluentNumberOptions,
    ) -> Self {
        let mut value = FluentNumber::from(number.try_into().unwrap_or(i64::MAX));
        value.options = options;
        self.0.set(key.into(), value);
        self
    }
}
