//! A formula is worked out: step by step, each at most once.

use crate::error::{FormulaError, Wrong};
use crate::facts::Facts;
use crate::function::Function;
use crate::lists::{Value, Work, among, at_place, ends, gathered, of_length};
use crate::place::Place;
use crate::step::{Operator, Step};
use crate::variable::Variable;

/// The value of these steps, which give values to `names` and ask the prices named in `texts`.
pub(crate) fn run(
    steps: &[(Step, Place)],
    names: &[String],
    texts: &[String],
    facts: &Facts<'_>,
) -> Result<f64, FormulaError> {
    let values = vec![None; names.len()];
    let mut pile =
        Pile { values: Vec::with_capacity(8), names, texts, given: values, work: Work::new() };
    let (mut at, mut last) = (0, Place::FIRST);
    while let Some((step, place)) = steps.get(at) {
        last = *place;
        let next = pile.step(*step, facts).map_err(|wrong| wrong.at(*place))?;
        // A step only goes to later ones, so this ends.
        at = next.unwrap_or(0).max(at + 1);
    }
    pile.pop_number().map_err(|wrong| wrong.at(last))
}

struct Pile<'f> {
    values: Vec<Value<'f>>,
    names: &'f [String],
    texts: &'f [String],
    /// The values that names were given.
    given: Vec<Option<Value<'f>>>,
    work: Work,
}

impl<'f> Pile<'f> {
    /// Does a step; where it goes on, if not at the next one.
    fn step(&mut self, step: Step, facts: &Facts<'f>) -> Result<Option<usize>, Wrong> {
        match step {
            Step::Number(number) => self.push(number),
            Step::Variable(variable) => self.values.push(fact(facts, variable)),
            Step::Named(name, variable) => {
                let value = self.named(name, variable, facts)?;
                self.values.push(value);
            }
            Step::Assign(name) => {
                let value = self.top()?.clone();
                self.work.take(value.numbers().len())?;
                if let Some(given) = self.given.get_mut(name) {
                    *given = Some(value);
                }
            }
            Step::Price(ask, from, given) => {
                let named = self.texts.get(from..from + given).unwrap_or_default();
                self.push(bounded(facts.prices().answer(ask, named)?)?);
            }
            Step::Operate(operator) => {
                let (right, left) = (self.pop_number()?, self.pop_number()?);
                self.push(operate(operator, left, right)?);
            }
            Step::Negate => {
                let number = self.pop_number()?;
                self.push(-number);
            }
            Step::Not => {
                let number = self.pop_number()?;
                self.push(f64::from(number == 0.0));
            }
            Step::Truth => {
                let number = self.pop_number()?;
                self.push(f64::from(number != 0.0));
            }
            Step::Call(function, values) => self.call(function, values)?,
            Step::Drop => drop(self.pop()?),
            Step::DropUnder => {
                let top = self.pop()?;
                self.pop()?;
                self.values.push(top);
            }
            Step::Go(to) => return Ok(Some(to)),
            Step::GoUnless(to) => return Ok((self.pop_number()? == 0.0).then_some(to)),
            Step::And(to) => {
                if self.pop_number()? == 0.0 {
                    self.push(0.0);
                    return Ok(Some(to));
                }
            }
            Step::Or(to) => {
                if self.pop_number()? != 0.0 {
                    self.push(1.0);
                    return Ok(Some(to));
                }
            }
            Step::GoUnlessCase(to) => {
                let case = self.pop_number()?;
                if self.top()?.number()? != case {
                    return Ok(Some(to));
                }
                self.pop()?;
            }
        }
        Ok(None)
    }

    fn push(&mut self, number: f64) {
        self.values.push(Value::Number(number));
    }

    fn top(&self) -> Result<&Value<'f>, Wrong> {
        self.values.last().ok_or(Wrong::ValueMissing)
    }

    fn pop(&mut self) -> Result<Value<'f>, Wrong> {
        self.values.pop().ok_or(Wrong::ValueMissing)
    }

    fn pop_number(&mut self) -> Result<f64, Wrong> {
        self.pop()?.number()
    }

    /// The value that a name was given, or else that of the variable of this name.
    fn named(
        &mut self,
        name: usize,
        variable: Option<Variable>,
        facts: &Facts<'f>,
    ) -> Result<Value<'f>, Wrong> {
        if let Some(value) = self.given.get(name).and_then(Option::as_ref) {
            self.work.take(value.numbers().len())?;
            return Ok(value.clone());
        }
        let name = self.names.get(name).map(String::as_str).unwrap_or_default();
        variable
            .map(|variable| fact(facts, variable))
            .ok_or_else(|| Wrong::NameWithoutValue { name: name.to_owned() })
    }

    fn call(&mut self, function: Function, values: usize) -> Result<(), Wrong> {
        let number = match function {
            Function::Pow => {
                let (power, base) = (self.pop_number()?, self.pop_number()?);
                operate(Operator::Power, base, power)?
            }
            Function::Round if values == 2 => {
                let (digits, number) = (self.pop_number()?, self.pop_number()?);
                let unit = libm::pow(10.0, -digits.trunc().clamp(-DIGITS_MAX, DIGITS_MAX));
                to_multiple(Function::RoundTo, number, unit)?
            }
            Function::RoundTo | Function::RoundUpTo | Function::RoundDownTo => {
                let (unit, number) = (self.pop_number()?, self.pop_number()?);
                to_multiple(function, number, unit)?
            }
            Function::Log if values == 2 => {
                let (base, number) = (self.pop_number()?, self.pop_number()?);
                let (number, base) = (of_one(Function::Log, number)?, of_one(Function::Log, base)?);
                operate(Operator::Over, number, base)?
            }
            Function::Min
            | Function::Max
            | Function::Sum
            | Function::Product
            | Function::Average
            | Function::Count => {
                let under = self.values.len().saturating_sub(values);
                let all = self.values.get(under..).unwrap_or_default();
                self.work.take(all.iter().map(|value| value.numbers().len()).sum())?;
                let gathered = bounded(gathered(function, all)?)?;
                self.values.truncate(under);
                gathered
            }
            Function::Pick | Function::OneOf => {
                let under = self.values.len().saturating_sub(values);
                let all = self.values.split_off(under);
                self.work.take(all.iter().map(|value| value.numbers().len()).sum())?;
                among(function, &all)?
            }
            Function::Index => {
                let (asked, list) = (self.pop_number()?, self.pop()?);
                at_place(function, &list, asked)?
            }
            Function::Top | Function::Bottom | Function::OfLength => {
                let made = self.call_for_list(function)?;
                self.values.push(Value::Made(made));
                return Ok(());
            }
            Function::Sqrt
            | Function::Sin
            | Function::Cos
            | Function::Tan
            | Function::Asin
            | Function::Acos
            | Function::Atan
            | Function::Log
            | Function::Log10
            | Function::Exp
            | Function::Abs
            | Function::Round
            | Function::Floor
            | Function::Ceil
            | Function::Trunc
            | Function::Triangle => of_one(function, self.pop_number()?)?,
            // They are steps of their own.
            Function::If | Function::Switch | Function::Assign => return Err(Wrong::ValueMissing),
        };
        self.push(number);
        Ok(())
    }

    /// What a function makes of a list, itself a list.
    fn call_for_list(&mut self, function: Function) -> Result<Vec<f64>, Wrong> {
        if function == Function::OfLength {
            let (length, list) = (self.pop_number()?, self.pop()?);
            // Below zero there is none, and a list that would be too long is not made first.
            let length = length as usize;
            self.work.take(length.max(list.numbers().len()))?;
            return of_length(function, &list, length);
        }
        let (list, how_many) = (self.pop()?, self.pop_number()?);
        self.work.take(list.numbers().len())?;
        ends(function, how_many, &list)
    }
}

fn fact<'f>(facts: &Facts<'f>, variable: Variable) -> Value<'f> {
    match variable {
        Variable::ListPoints => Value::Told(facts.list_points()),
        other => Value::Number(facts.number(other)),
    }
}

/// A number that can be worked with.
fn bounded(number: f64) -> Result<f64, Wrong> {
    if number.is_finite() { Ok(number) } else { Err(Wrong::TooLarge) }
}

/// Two numbers make one.
///
/// Sums, products, quotients, rests and roots are fixed to the last bit by the standard for
/// doubles; powers and logarithms are not, and come from `libm`, which computes them with the
/// former alone, so that they are the same on every machine.
fn operate(operator: Operator, left: f64, right: f64) -> Result<f64, Wrong> {
    let is_over_zero = match operator {
        Operator::Over | Operator::Rest => right == 0.0,
        Operator::Power => left == 0.0 && right < 0.0,
        _ => false,
    };
    if is_over_zero {
        return Err(Wrong::DivisionByZero);
    }
    bounded(match operator {
        Operator::Plus => left + right,
        Operator::Minus => left - right,
        Operator::Times => left * right,
        Operator::Over => left / right,
        Operator::Rest => left % right,
        Operator::Power if left < 0.0 && right.fract() != 0.0 => {
            return Err(Wrong::PowerImpossible);
        }
        Operator::Power => libm::pow(left, right),
        Operator::Equal => f64::from(left == right),
        Operator::NotEqual => f64::from(left != right),
        Operator::Less => f64::from(left < right),
        Operator::LessOrEqual => f64::from(left <= right),
        Operator::Greater => f64::from(left > right),
        Operator::GreaterOrEqual => f64::from(left >= right),
    })
}

/// No number is rounded to more digits than a double has.
const DIGITS_MAX: f64 = 15.0;

/// A number as a multiple of a unit: the nearest, or the next one up or down.
fn to_multiple(function: Function, number: f64, unit: f64) -> Result<f64, Wrong> {
    let times = operate(Operator::Over, number, unit.abs())?;
    // A tenth is no double: what differs by the last bits alone is a multiple already.
    let nearest = times.round();
    let is_multiple = (times - nearest).abs() <= times.abs() * f64::EPSILON * 4.0;
    let whole = match function {
        Function::RoundUpTo if !is_multiple => times.ceil(),
        Function::RoundDownTo if !is_multiple => times.floor(),
        _ => nearest,
    };
    // Thousandths are multiplied by dividing, which leaves fewer bits over.
    let inverse = (1.0 / unit.abs()).round();
    let is_part = unit.abs() < 1.0 && (inverse * unit.abs() - 1.0).abs() <= f64::EPSILON * 4.0;
    bounded(if is_part { whole / inverse } else { whole * unit.abs() })
}

fn of_one(function: Function, number: f64) -> Result<f64, Wrong> {
    let is_logarithm = matches!(function, Function::Log | Function::Log10);
    if is_logarithm && number <= 0.0 {
        return Err(Wrong::LogarithmImpossible);
    }
    bounded(match function {
        Function::Sqrt if number < 0.0 => return Err(Wrong::RootNegative),
        Function::Sqrt => number.sqrt(),
        Function::Log => libm::log(number),
        Function::Log10 => libm::log10(number),
        Function::Exp => libm::exp(number),
        Function::Sin => libm::sin(number),
        Function::Cos => libm::cos(number),
        Function::Tan => libm::tan(number),
        Function::Asin | Function::Acos if number.abs() > 1.0 => {
            return Err(Wrong::AngleImpossible);
        }
        Function::Asin => libm::asin(number),
        Function::Acos => libm::acos(number),
        Function::Atan => libm::atan(number),
        Function::Abs => number.abs(),
        Function::Round => number.round(),
        Function::Floor => number.floor(),
        Function::Ceil => number.ceil(),
        Function::Trunc => number.trunc(),
        Function::Triangle => number * (number + 1.0) / 2.0,
        _ => number,
    })
}
