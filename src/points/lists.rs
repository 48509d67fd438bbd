//! What is made of lists, and how much of it.

use crate::error::Wrong;
use crate::function::Function;

/// So many numbers of lists are gone through for one value, all steps together.
pub const WORK_MAX: u32 = 1_000_000;

/// A value: one number, or a list of them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Value<'f> {
    Number(f64),
    /// A list among the facts, as it was told.
    Told(&'f [f64]),
    /// A list that was made of it.
    Made(Vec<f64>),
}

impl Value<'_> {
    /// The one number that it is.
    pub(crate) fn number(&self) -> Result<f64, Wrong> {
        match self {
            Self::Number(number) => Ok(*number),
            Self::Told(_) | Self::Made(_) => Err(Wrong::ListForNumber),
        }
    }

    /// The numbers in it; a single one is a list of one.
    pub(crate) fn numbers(&self) -> &[f64] {
        match self {
            Self::Number(number) => std::slice::from_ref(number),
            Self::Told(list) => list,
            Self::Made(list) => list,
        }
    }

    fn is_list(&self) -> bool {
        match self {
            Self::Number(_) => false,
            Self::Told(_) | Self::Made(_) => true,
        }
    }
}

/// What is left of the work that one value may be.
#[derive(Debug)]
pub(crate) struct Work {
    left: u32,
}

impl Work {
    pub(crate) fn new() -> Self {
        Self { left: WORK_MAX }
    }

    /// Goes through so many numbers.
    pub(crate) fn take(&mut self, numbers: usize) -> Result<(), Wrong> {
        let numbers = u32::try_from(numbers).ok();
        let left = numbers.and_then(|numbers| self.left.checked_sub(numbers));
        self.left = left.ok_or(Wrong::TooMuchWork { most: WORK_MAX })?;
        Ok(())
    }
}

/// One number of all that stand in these values.
pub(crate) fn gathered(function: Function, values: &[Value<'_>]) -> Result<f64, Wrong> {
    let all = || values.iter().flat_map(Value::numbers).copied();
    let count = all().count() as f64;
    let empty = Wrong::ListEmpty { function: function.name() };
    match function {
        Function::Count => Ok(count),
        Function::Sum => Ok(all().sum::<f64>() + 0.0),
        Function::Product if count > 0.0 => Ok(all().product::<f64>() + 0.0),
        Function::Average if count > 0.0 => Ok(all().sum::<f64>() / count),
        Function::Min => all().reduce(f64::min).ok_or(empty),
        Function::Max => all().reduce(f64::max).ok_or(empty),
        _ => Err(empty),
    }
}

/// The first value among the others: the one of that number, from 1, or whether it is one of them.
pub(crate) fn among(function: Function, values: &[Value<'_>]) -> Result<f64, Wrong> {
    let (first, others) = values.split_first().ok_or(Wrong::ValueMissing)?;
    let first = first.clone().number()?;
    if function == Function::OneOf {
        return Ok(f64::from(others.iter().any(|other| other.numbers().contains(&first))));
    }
    let at = (first >= 1.0).then(|| first as usize - 1);
    let found = at.and_then(|at| others.get(at)).ok_or(outside(function, others.len()))?;
    found.clone().number()
}

/// The number of a list at a place, from 0.
pub(crate) fn at_place(function: Function, list: &Value<'_>, place: f64) -> Result<f64, Wrong> {
    if !list.is_list() {
        return Err(Wrong::NumberForList { function: function.name() });
    }
    let numbers = list.numbers();
    let at = (place >= 0.0).then_some(place as usize);
    at.and_then(|at| numbers.get(at).copied()).ok_or(outside(function, numbers.len()))
}

fn outside(function: Function, values: usize) -> Wrong {
    let values = u32::try_from(values).unwrap_or(u32::MAX);
    Wrong::ValueOutside { function: function.name(), values }
}

/// A list with so many numbers: what is too much is cut off, and zeros stand for what is missing.
pub(crate) fn of_length(
    function: Function,
    list: &Value<'_>,
    length: usize,
) -> Result<Vec<f64>, Wrong> {
    if !list.is_list() {
        return Err(Wrong::NumberForList { function: function.name() });
    }
    let mut numbers = list.numbers().to_vec();
    numbers.resize(length, 0.0);
    Ok(numbers)
}

/// The largest or smallest so many numbers of a list, in their order of size.
pub(crate) fn ends(function: Function, how_many: f64, list: &Value<'_>) -> Result<Vec<f64>, Wrong> {
    if !list.is_list() {
        return Err(Wrong::NumberForList { function: function.name() });
    }
    let mut sorted = list.numbers().to_vec();
    sorted.sort_by(f64::total_cmp);
    if function == Function::Top {
        sorted.reverse();
    }
    // A double turns into the nearest whole number that there is; none is below zero.
    sorted.truncate(how_many as usize);
    Ok(sorted)
}
