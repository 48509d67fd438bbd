//! What is wrong with a formula, and where.

use crate::place::Place;
use serde::Serialize;
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};

/// What is wrong, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FormulaError {
    /// Where in the formula it is wrong.
    pub place: Place,
    /// The fault, by which the catalogue has its sentence.
    pub wrong: Wrong,
}

/// What is wrong with a formula. The sentences stand in the catalogues, by its id.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, IntoStaticStr, EnumDiscriminants)]
#[serde(tag = "id", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(name(WrongKind), derive(PartialOrd, Ord, VariantArray, IntoStaticStr))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "Which fault it is, without what is told with it.")]
pub enum Wrong {
    // --- while it is read ---
    /// There is nothing in the formula.
    FormulaEmpty,
    /// It has more letters than this.
    FormulaTooLong { most: u32 },
    /// More parentheses or signs stand in one another than this.
    FormulaTooDeep { most: u32 },
    /// No formula has such a sign.
    SignUnknown { sign: char },
    /// A quotation mark opens a name, and none closes it.
    QuoteOpen,
    /// A number runs into letters or has two points.
    NumberUnreadable { number: String },
    /// Nothing has this name; `near` is one that looks like it.
    NameUnknown { name: String, near: Option<String> },
    /// There is such a name, but not in this kind of formula.
    NameElsewhere { name: String },
    /// The name is one thing in one program and another in another; these two say which is meant.
    NameOfTwo { name: String, one: &'static str, other: &'static str },
    /// No function has this name.
    FunctionUnknown { name: String, near: Option<String> },
    /// A function that asks prices wants the name of one in quotation marks.
    PriceUnquoted { function: String },
    /// A function stands without parentheses.
    ParenthesesMissing { function: String },
    /// A function has fewer or more values than it takes.
    ValuesMiscounted { function: &'static str, given: u32, least: u32, most: Option<u32> },
    /// A value is missing at this place.
    ValueMissing,
    /// Two values stand beside each other.
    OperatorMissing,
    /// This parenthesis is not closed.
    ParenthesisOpen,
    /// This parenthesis closes nothing.
    ParenthesisStray,
    /// A comma stands outside of a function.
    CommaStray,
    /// A semicolon stands between parentheses.
    SemicolonInside,
    /// A name in quotation marks stands where a value is wanted.
    QuoteStray,
    /// `assign` wants a name in quotation marks first.
    QuoteMissing,
    /// Nothing can have this name.
    NameImpossible { name: String },
    /// Three values are compared at once.
    ComparisonsChained,

    // --- while it is worked out ---
    /// Something is divided by zero.
    DivisionByZero,
    /// The root of a negative number.
    RootNegative,
    /// The logarithm of zero or of a negative number.
    LogarithmImpossible,
    /// No angle has such a sine or cosine: they are from -1 to 1.
    AngleImpossible,
    /// A negative number to a power that is not whole.
    PowerImpossible,
    /// The number is too large to be worked with.
    TooLarge,
    /// The name has no value, as the part that gives it one was not chosen.
    NameWithoutValue { name: String },
    /// There is no price or rake of this name.
    PriceUnknown { name: String },
    /// A list stands where one number is wanted.
    ListForNumber,
    /// One number stands where a list is wanted.
    NumberForList { function: &'static str },
    /// The list is empty, and this function needs a number in it.
    ListEmpty { function: &'static str },
    /// There is no value of this number among so many.
    ValueOutside { function: &'static str, values: u32 },
    /// Lists are gone through more often than this.
    TooMuchWork { most: u32 },
}

impl Wrong {
    /// Its name in the catalogues.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.into()
    }

    pub(crate) fn at(self, place: Place) -> FormulaError {
        FormulaError { place, wrong: self }
    }
}
