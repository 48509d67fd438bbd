//! Sentences of rulings and refusals, by their ids in the catalogue.

/// The id of the remark that no numbered rule decides it.
pub(crate) const BY_THE_GAME: &str = "by-the-game";

/// The id of the answer that the floor decides, because nobody knows how an edition has it.
pub(crate) const NOT_KNOWN: &str = "edition-silent";

/// The id of the same as a remark.
pub(crate) const POINT_NOT_KNOWN: &str = "edition-point-silent";

/// The id of the remark that an edition recommends something under a number that is not known.
pub(crate) const UNNUMBERED: &str = "edition-unnumbered";

/// Remarks on what a book has, which do not hold for a choice of the house.
const OF_THE_BOOK: [&str; 5] = ["lent", BY_THE_GAME, NOT_KNOWN, POINT_NOT_KNOWN, UNNUMBERED];

/// A sentence: the end of its id in the catalogue, after `ruling-`, and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub struct Reason {
    /// The end of its id in the text catalogue.
    pub id: &'static str,
    /// What the sentence speaks of.
    pub args: Vec<(&'static str, ReasonValue)>,
}

/// What a sentence speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
#[must_use]
pub enum ReasonValue {
    /// Words or a number on something, shown as they are.
    Text(String),
    /// An amount of money in figures, shown in groups of digits.
    Money(String),
    /// So many chips or things: shown in groups of digits, and choosing singular or plural.
    Count(u64),
    /// An id of the catalogue, whose text is put in.
    Term(String),
    /// Part of a sentence with what it speaks of in turn.
    Phrase(Box<Reason>),
    /// Several of them in a list.
    List(Vec<ReasonValue>),
    /// The text of the first of these ids that the catalogue has.
    FirstOf([String; 2]),
}

impl ReasonValue {
    /// What a fact of a topic, or one of its words, is called: by a name of the topic's own, or by
    /// the one that all topics share.
    pub(crate) fn label(kind: &str, slug: &str, field: &str, word: Option<&str>) -> Self {
        let field = field.replace('_', "-");
        let ids = match word.map(|word| word.replace('_', "-")) {
            Some(word) => [format!("{kind}-{slug}-{field}-{word}"), format!("{kind}-{word}")],
            None => [format!("{kind}-{slug}-{field}"), format!("{kind}-{field}")],
        };
        Self::FirstOf(ids)
    }

    /// Each of these in a list, shown as it is: seats, tables.
    pub fn each(items: impl IntoIterator<Item: ToString>) -> Self {
        Self::List(items.into_iter().map(|item| Self::Text(item.to_string())).collect())
    }
}

/// A sentence without arguments.
impl From<&'static str> for Reason {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl Reason {
    /// A sentence without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Whether it is a remark on what a book has, which does not hold for a choice of the house.
    pub(crate) fn is_of_the_book(&self) -> bool {
        OF_THE_BOOK.contains(&self.id)
    }

    /// Whether it says what nobody told, and what would be ruled with it.
    #[must_use]
    pub fn is_untold(&self) -> bool {
        self.id.starts_with("untold")
    }

    /// With words, or the number on something: a seat, a table.
    pub fn with(self, name: &'static str, value: impl ToString) -> Self {
        self.said(name, ReasonValue::Text(value.to_string()))
    }

    /// With so many chips or things.
    pub fn count(self, name: &'static str, count: impl Into<u64>) -> Self {
        self.said(name, ReasonValue::Count(count.into()))
    }

    /// With the text of another id.
    pub fn term(self, name: &'static str, id: impl Into<String>) -> Self {
        self.said(name, ReasonValue::Term(id.into()))
    }

    /// The same with this argument, whatever kind of value it is.
    pub fn said(mut self, name: &'static str, said: ReasonValue) -> Self {
        self.args.push((name, said));
        self
    }
}
