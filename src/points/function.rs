//! The functions of the language, and how many values each takes.

use strum::VariantArray;

/// A function that a formula may call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Function {
    /// Works out one of two values, whichever is chosen.
    If,
    /// Works out the value of the case that is met.
    Switch,
    /// The value of this number among those that follow, from 1.
    Pick,
    /// The number of a list at this place, from 0.
    Index,
    /// Gives a name a value, and is that value.
    Assign,
    /// The square root.
    Sqrt,
    /// The first value to the power of the second.
    Pow,
    /// The natural logarithm; with a second value that to this base.
    Log,
    /// The logarithm to base 10.
    Log10,
    /// The number e to the power of the value.
    Exp,
    /// The sine of an angle in radians.
    Sin,
    /// The cosine of an angle in radians.
    Cos,
    /// The tangent of an angle in radians.
    Tan,
    /// The angle of a sine, in radians.
    Asin,
    /// The angle of a cosine, in radians.
    Acos,
    /// The angle of a tangent, in radians.
    Atan,
    /// The number without its sign.
    Abs,
    /// The nearest whole number, halves away from zero; with a second value the nearest with so
    /// many digits after the point.
    Round,
    /// The nearest multiple of the second value, halves away from zero.
    RoundTo,
    /// The multiple of the second value that is no smaller.
    RoundUpTo,
    /// The multiple of the second value that is no larger.
    RoundDownTo,
    /// The largest whole number that is not above the value.
    Floor,
    /// The smallest whole number that is not below the value.
    Ceil,
    /// The number without what stands after its point.
    Trunc,
    /// The smallest of all values and numbers of lists.
    Min,
    /// The largest of all values and numbers of lists.
    Max,
    /// One, two, three and so on up to the value, all together.
    Triangle,
    /// Whether the first value is one of the others: 1 or 0.
    OneOf,
    /// All values and numbers of lists together.
    Sum,
    /// All values and numbers of lists multiplied.
    Product,
    /// The mean of all values and numbers of lists.
    Average,
    /// How many values and numbers of lists there are.
    Count,
    /// The largest so many of a list; of a number that is not whole, the whole part.
    Top,
    /// The smallest so many of a list, likewise.
    Bottom,
    /// The list with so many numbers: cut off at the end, or with zeros after it.
    OfLength,
}

/// How a function is called, and with how many values.
#[derive(Debug, PartialEq, Eq)]
pub struct FunctionRow {
    /// The function that is called so.
    pub function: Function,
    /// Its name in formulas, in small or large letters.
    pub name: &'static str,
    /// Another name of it; none where it has one alone.
    pub alias: Option<&'static str>,
    /// It takes at least so many values.
    pub least: u32,
    /// And at most so many; none where it takes any number.
    pub most: Option<u32>,
}

/// Every function: what is read, what is listed and what is explained follow from it.
#[rustfmt::skip]
pub const FUNCTIONS: &[FunctionRow] = &[
    row(Function::If, "if", 2, Some(3)),
    row(Function::Switch, "switch", 3, None),
    row(Function::Pick, "lswitch", 2, None),
    row(Function::Index, "index", 2, Some(2)),
    row(Function::Assign, "assign", 2, Some(2)),
    row(Function::Sqrt, "sqrt", 1, Some(1)),
    row(Function::Pow, "pow", 2, Some(2)).or("power"),
    row(Function::Log, "log", 1, Some(2)).or("ln"),
    row(Function::Log10, "log10", 1, Some(1)),
    row(Function::Exp, "exp", 1, Some(1)),
    row(Function::Sin, "sin", 1, Some(1)),
    row(Function::Cos, "cos", 1, Some(1)),
    row(Function::Tan, "tan", 1, Some(1)),
    row(Function::Asin, "asin", 1, Some(1)),
    row(Function::Acos, "acos", 1, Some(1)),
    row(Function::Atan, "atan", 1, Some(1)),
    row(Function::Abs, "abs", 1, Some(1)),
    row(Function::Round, "round", 1, Some(2)),
    row(Function::RoundTo, "roundToNearest", 2, Some(2)),
    row(Function::RoundUpTo, "roundUpToNearest", 2, Some(2)),
    row(Function::RoundDownTo, "roundDownToNearest", 2, Some(2)),
    row(Function::Floor, "floor", 1, Some(1)),
    row(Function::Ceil, "ceil", 1, Some(1)),
    row(Function::Trunc, "trunc", 1, Some(1)),
    row(Function::Min, "min", 1, None),
    row(Function::Max, "max", 1, None),
    row(Function::Triangle, "triangle", 1, Some(1)),
    row(Function::OneOf, "oneof", 2, None),
    row(Function::Sum, "sum", 1, None),
    row(Function::Product, "product", 1, None),
    row(Function::Average, "average", 1, None),
    row(Function::Count, "count", 1, None),
    row(Function::Top, "top", 2, Some(2)),
    row(Function::Bottom, "bottom", 2, Some(2)),
    row(Function::OfLength, "setListLength", 2, Some(2)),
];

const fn row(function: Function, name: &'static str, least: u32, most: Option<u32>) -> FunctionRow {
    FunctionRow { function, name, alias: None, least, most }
}

impl FunctionRow {
    const fn or(self, alias: &'static str) -> Self {
        Self { alias: Some(alias), ..self }
    }

    /// Whether this is one of its names, whatever the case.
    fn is_called(&self, name: &str) -> bool {
        [Some(self.name), self.alias].iter().flatten().any(|own| own.eq_ignore_ascii_case(name))
    }
}

/// The function of a name, whatever its case.
pub(crate) fn function(name: &str) -> Option<&'static FunctionRow> {
    FUNCTIONS.iter().find(|row| row.is_called(name))
}

impl Function {
    /// The name by which formulas call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        FUNCTIONS.iter().find(|row| row.function == self).map_or("", |row| row.name)
    }
}

#[cfg(test)]
mod tests {
    use super::{FUNCTIONS, Function};
    use strum::VariantArray;

    #[test]
    fn every_function_has_one_row() {
        let listed: Vec<Function> = FUNCTIONS.iter().map(|row| row.function).collect();
        assert_eq!(listed, Function::VARIANTS);
    }
}
