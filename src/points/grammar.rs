//! How a formula is put together: tokens become steps.
//!
//! From the loosest to the tightest: `or`, `and`, `not`, comparisons, `+ -`, `* / %`, the sign of a
//! number and `!`, and `^`, which begins at the right. So `-2 ^ 2` is -4, `not r = 1` asks whether
//! `r` is something else, and `!m + 1` adds to what `!m` is.

use crate::error::{FormulaError, Wrong};
use crate::function::{FUNCTIONS, Function, FunctionRow, function};
use crate::near::nearest;
use crate::place::Place;
use crate::prices::{PriceRow, price};
use crate::step::{Operator, Step};
use crate::token::{Token, What, may_be_name, shortened, tokens};
use crate::variable::{OF_TWO, Scope, VARIABLES, VariableRow, variable};

/// So many parentheses and signs may stand in one another.
pub const DEPTH_MAX: u32 = 200;

/// How tightly something holds together what stands around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tightness {
    Anything,
    Or,
    And,
    Not,
    Comparison,
    Sum,
    Product,
    Sign,
    Power,
}

impl Tightness {
    /// That of what may stand at the right of something that begins at the left.
    fn tighter(self) -> Self {
        match self {
            Self::Anything => Self::Or,
            Self::Or => Self::And,
            Self::And => Self::Not,
            Self::Not => Self::Comparison,
            Self::Comparison => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product => Self::Sign,
            Self::Sign | Self::Power => Self::Power,
        }
    }
}

/// What a formula was read into.
#[derive(Debug)]
pub(crate) struct Read {
    /// What is done, each with the place that it comes from.
    pub(crate) steps: Vec<(Step, Place)>,
    /// The names that it gives values to.
    pub(crate) names: Vec<String>,
    /// The names of prices that it asks.
    pub(crate) texts: Vec<String>,
}

/// Reads a formula into the steps that work it out.
pub(crate) fn read(text: &str, scope: Scope) -> Result<Read, FormulaError> {
    let tokens = tokens(text)?;
    let (steps, names, texts) = (Vec::new(), Vec::new(), Vec::new());
    let mut grammar = Grammar { tokens, at: 0, depth: 0, scope, steps, names, texts };
    grammar.statements()?;
    Ok(Read { steps: grammar.steps, names: grammar.names, texts: grammar.texts })
}

struct Grammar<'t> {
    tokens: Vec<Token<'t>>,
    at: usize,
    depth: u32,
    scope: Scope,
    steps: Vec<(Step, Place)>,
    names: Vec<String>,
    texts: Vec<String>,
}

impl<'t> Grammar<'t> {
    fn peek(&self) -> Token<'t> {
        let end = Token { what: What::End, place: Place::FIRST };
        self.tokens.get(self.at).or(self.tokens.last()).copied().unwrap_or(end)
    }

    fn next(&mut self) -> Token<'t> {
        let token = self.peek();
        self.at = self.at.saturating_add(1);
        token
    }

    fn put(&mut self, step: Step, place: Place) {
        self.steps.push((step, place));
    }

    /// Puts a step that goes elsewhere, and says where it stands.
    fn put_ahead(&mut self, step: Step, place: Place) -> usize {
        self.put(step, place);
        self.steps.len() - 1
    }

    /// A step that goes elsewhere goes here.
    fn lands_here(&mut self, at: usize) {
        let here = self.steps.len();
        if let Some((step, _)) = self.steps.get_mut(at) {
            match step {
                Step::Go(to)
                | Step::GoUnless(to)
                | Step::And(to)
                | Step::Or(to)
                | Step::GoUnlessCase(to) => *to = here,
                Step::Number(_)
                | Step::Variable(_)
                | Step::Named(..)
                | Step::Assign(_)
                | Step::Price(..)
                | Step::Operate(_)
                | Step::Negate
                | Step::Not
                | Step::Truth
                | Step::Call(..)
                | Step::Drop
                | Step::DropUnder => {}
            }
        }
    }

    /// Statements one after the other; the value of the last one stays.
    fn statements(&mut self) -> Result<(), FormulaError> {
        let mut has_value = false;
        loop {
            let token = self.peek();
            match token.what {
                What::LineEnd | What::Semicolon => {
                    self.next();
                    continue;
                }
                What::End if has_value => return Ok(()),
                What::End => return Err(Wrong::FormulaEmpty.at(Place::FIRST)),
                _ => {}
            }
            if has_value {
                self.put(Step::Drop, token.place);
            }
            self.expression(Tightness::Anything)?;
            has_value = true;
            let after = self.peek();
            match after.what {
                What::End | What::LineEnd | What::Semicolon => {}
                What::Close => return Err(Wrong::ParenthesisStray.at(after.place)),
                What::Comma => return Err(Wrong::CommaStray.at(after.place)),
                _ => return Err(Wrong::OperatorMissing.at(after.place)),
            }
        }
    }

    /// Everything that holds together at least so tightly.
    fn expression(&mut self, least: Tightness) -> Result<(), FormulaError> {
        let place = self.peek().place;
        if self.depth >= DEPTH_MAX {
            return Err(Wrong::FormulaTooDeep { most: DEPTH_MAX }.at(place));
        }
        self.depth += 1;
        self.operand()?;
        while let Some(tightness) = tightness(self.peek().what).filter(|found| *found >= least) {
            let token = self.next();
            match token.what {
                What::And | What::Or => {
                    let is_and = token.what == What::And;
                    let ahead = if is_and { Step::And(0) } else { Step::Or(0) };
                    let ahead = self.put_ahead(ahead, token.place);
                    self.expression(tightness.tighter())?;
                    self.put(Step::Truth, token.place);
                    self.lands_here(ahead);
                }
                What::Operator(operator) => {
                    // A power begins at the right.
                    let right = match operator {
                        Operator::Power => Tightness::Power,
                        _ => tightness.tighter(),
                    };
                    self.expression(right)?;
                    self.put(Step::Operate(operator), token.place);
                    self.is_one_comparison(tightness)?;
                }
                _ => {}
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// `1 < r < 5` would compare 5 with whether 1 is less than `r`.
    fn is_one_comparison(&self, before: Tightness) -> Result<(), FormulaError> {
        let next = self.peek();
        let is_chained = before == Tightness::Comparison && tightness(next.what) == Some(before);
        if is_chained { Err(Wrong::ComparisonsChained.at(next.place)) } else { Ok(()) }
    }

    /// A value with the signs before it.
    fn operand(&mut self) -> Result<(), FormulaError> {
        let Token { what, place } = self.next();
        match what {
            What::Number(number) => self.put(Step::Number(number), place),
            What::Name(name) if self.peek().what == What::Open => self.call(name, place)?,
            What::Name(name) => {
                let named = self.named(name, place)?;
                self.put(named, place);
            }
            What::Open => {
                self.expression(Tightness::Anything)?;
                self.close(place)?;
            }
            What::Operator(Operator::Minus) => {
                self.expression(Tightness::Sign)?;
                self.put(Step::Negate, place);
            }
            What::Operator(Operator::Plus) => self.expression(Tightness::Sign)?,
            What::Bang => {
                self.expression(Tightness::Sign)?;
                self.put(Step::Not, place);
            }
            What::Not => {
                self.expression(Tightness::Comparison)?;
                self.put(Step::Not, place);
            }
            What::Quoted(_) => return Err(Wrong::QuoteStray.at(place)),
            What::Close
            | What::Comma
            | What::Semicolon
            | What::LineEnd
            | What::End
            | What::And
            | What::Or
            | What::Operator(_) => return Err(Wrong::ValueMissing.at(place)),
        }
        Ok(())
    }

    /// The end of what this parenthesis opened.
    fn close(&mut self, opened: Place) -> Result<(), FormulaError> {
        let Token { what, place } = self.next();
        Err(match what {
            What::Close => return Ok(()),
            What::End | What::LineEnd => Wrong::ParenthesisOpen.at(opened),
            What::Semicolon => Wrong::SemicolonInside.at(place),
            What::Comma => Wrong::CommaStray.at(place),
            _ => Wrong::OperatorMissing.at(place),
        })
    }

    /// What a name without parentheses stands for.
    fn named(&self, name: &str, place: Place) -> Result<Step, FormulaError> {
        let known = variable(name);
        let own = known.filter(|row| row.scope == self.scope).map(|row| row.variable);
        if let Some(at) = self.slot(name) {
            return Ok(Step::Named(at, own));
        }
        let of_two = OF_TWO.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        if let Some((_, variables)) = of_two.filter(|_| self.scope == Scope::Event) {
            let [one, other] = variables.map(VariableRow::name_of);
            return Err(Wrong::NameOfTwo { name: shortened(name), one, other }.at(place));
        }
        if let Some(row) = price(name) {
            let wrong = match (row.is_called, self.scope) {
                (_, Scope::League) => Wrong::NameElsewhere { name: shortened(name) },
                (true, Scope::Event) => Wrong::ParenthesesMissing { function: shortened(name) },
                (false, Scope::Event) => return Ok(Step::Price(row.ask, 0, 0)),
            };
            return Err(wrong.at(place));
        }
        Err(match (own, known) {
            (Some(variable), _) => return Ok(Step::Variable(variable)),
            (None, Some(_)) => Wrong::NameElsewhere { name: shortened(name) },
            (None, None) if function(name).is_some() => {
                Wrong::ParenthesesMissing { function: shortened(name) }
            }
            (None, None) => {
                let given = self.names.iter().map(String::as_str);
                let listed = VARIABLES.iter().filter(|row| row.scope == self.scope);
                let names = given.chain(listed.flat_map(|row| row.names.iter().copied()));
                let near = nearest(name, names).map(str::to_owned);
                Wrong::NameUnknown { name: shortened(name), near }
            }
        }
        .at(place))
    }

    fn slot(&self, name: &str) -> Option<usize> {
        let folded = name.to_lowercase();
        self.names.iter().position(|given| *given == folded)
    }

    /// A function with its values.
    fn call(&mut self, name: &str, place: Place) -> Result<(), FormulaError> {
        if let Some(row) = price(name).filter(|row| row.is_called) {
            return self.price(row, name, place);
        }
        let Some(row) = function(name) else {
            let near = nearest(name, FUNCTIONS.iter().map(|row| row.name)).map(str::to_owned);
            return Err(Wrong::FunctionUnknown { name: shortened(name), near }.at(place));
        };
        let opened = self.next().place;
        let given = match row.function {
            Function::If => self.choice(opened, place)?,
            Function::Switch => self.cases(opened, place)?,
            Function::Assign => self.assignment(opened, place)?,
            _ => self.values(opened)?,
        };
        has_its_values(row, given, place)?;
        match row.function {
            Function::If | Function::Switch | Function::Assign => {}
            called => self.put(Step::Call(called, given as usize), place),
        }
        Ok(())
    }

    /// What is asked of prices: names in quotation marks.
    fn price(
        &mut self,
        row: &'static PriceRow,
        name: &str,
        place: Place,
    ) -> Result<(), FormulaError> {
        if self.scope == Scope::League {
            return Err(Wrong::NameElsewhere { name: shortened(name) }.at(place));
        }
        let opened = self.next().place;
        let (from, mut given) = (self.texts.len(), 0);
        let mut goes_on = !self.is_empty();
        while goes_on {
            let Token { what: What::Quoted(text), .. } = self.peek() else {
                let function = shortened(name);
                return Err(Wrong::PriceUnquoted { function }.at(self.peek().place));
            };
            self.next();
            self.texts.push(text.to_owned());
            given += 1;
            goes_on = self.goes_on(opened)?;
        }
        let most = row.most();
        if given > most {
            let (function, most) = (row.name, Some(most));
            return Err(Wrong::ValuesMiscounted { function, given, least: 0, most }.at(place));
        }
        self.put(Step::Price(row.ask, from, given as usize), place);
        Ok(())
    }

    /// Whether another value follows after a comma; otherwise the parenthesis was closed.
    fn goes_on(&mut self, opened: Place) -> Result<bool, FormulaError> {
        if self.peek().what == What::Comma {
            self.next();
            return Ok(true);
        }
        self.close(opened)?;
        Ok(false)
    }

    /// A function without any value.
    fn is_empty(&mut self) -> bool {
        let is_empty = self.peek().what == What::Close;
        if is_empty {
            self.next();
        }
        is_empty
    }

    /// All values, one after the other; how many.
    fn values(&mut self, opened: Place) -> Result<u32, FormulaError> {
        if self.is_empty() {
            return Ok(0);
        }
        let mut given = 1;
        self.expression(Tightness::Anything)?;
        while self.goes_on(opened)? {
            self.expression(Tightness::Anything)?;
            given += 1;
        }
        Ok(given)
    }

    /// A condition, and what holds where it is met and where not.
    fn choice(&mut self, opened: Place, place: Place) -> Result<u32, FormulaError> {
        if self.is_empty() {
            return Ok(0);
        }
        self.expression(Tightness::Anything)?;
        if !self.goes_on(opened)? {
            return Ok(1);
        }
        let otherwise = self.put_ahead(Step::GoUnless(0), place);
        self.expression(Tightness::Anything)?;
        let end = self.put_ahead(Step::Go(0), place);
        self.lands_here(otherwise);
        let mut given = 2;
        if self.goes_on(opened)? {
            self.expression(Tightness::Anything)?;
            given += 1;
            while self.goes_on(opened)? {
                self.expression(Tightness::Anything)?;
                given += 1;
            }
        } else {
            self.put(Step::Number(0.0), place);
        }
        self.lands_here(end);
        Ok(given)
    }

    /// A value, cases with what holds for each, and perhaps what holds for no case.
    fn cases(&mut self, opened: Place, place: Place) -> Result<u32, FormulaError> {
        if self.is_empty() {
            return Ok(0);
        }
        self.expression(Tightness::Anything)?;
        let mut given = 1;
        let mut ends = Vec::new();
        let mut has_rest = false;
        while self.goes_on(opened)? {
            let case = self.peek().place;
            self.expression(Tightness::Anything)?;
            given += 1;
            if self.peek().what != What::Comma {
                self.put(Step::DropUnder, case);
                self.close(opened)?;
                has_rest = true;
                break;
            }
            self.next();
            let other = self.put_ahead(Step::GoUnlessCase(0), case);
            self.expression(Tightness::Anything)?;
            given += 1;
            ends.push(self.put_ahead(Step::Go(0), place));
            self.lands_here(other);
        }
        if !has_rest {
            self.put(Step::Drop, place);
            self.put(Step::Number(0.0), place);
        }
        ends.into_iter().for_each(|end| self.lands_here(end));
        Ok(given)
    }

    /// A name in quotation marks, and its value.
    fn assignment(&mut self, opened: Place, place: Place) -> Result<u32, FormulaError> {
        let token = self.peek();
        let What::Quoted(name) = token.what else {
            return Err(Wrong::QuoteMissing.at(token.place));
        };
        self.next();
        if !may_be_name(name) {
            return Err(Wrong::NameImpossible { name: shortened(name) }.at(token.place));
        }
        if !self.goes_on(opened)? {
            return Ok(1);
        }
        self.expression(Tightness::Anything)?;
        let at = self.slot(name).unwrap_or(self.names.len());
        if at == self.names.len() {
            self.names.push(name.to_lowercase());
        }
        self.put(Step::Assign(at), place);
        let mut given = 2;
        while self.goes_on(opened)? {
            self.expression(Tightness::Anything)?;
            given += 1;
        }
        Ok(given)
    }
}

/// How tightly a sign holds together what stands beside it; none where it is no such sign.
fn tightness(what: What<'_>) -> Option<Tightness> {
    match what {
        What::Or => Some(Tightness::Or),
        What::And => Some(Tightness::And),
        What::Operator(operator) => Some(match operator {
            Operator::Plus | Operator::Minus => Tightness::Sum,
            Operator::Times | Operator::Over | Operator::Rest => Tightness::Product,
            Operator::Power => Tightness::Power,
            Operator::Equal
            | Operator::NotEqual
            | Operator::Less
            | Operator::LessOrEqual
            | Operator::Greater
            | Operator::GreaterOrEqual => Tightness::Comparison,
        }),
        What::Number(_)
        | What::Name(_)
        | What::Quoted(_)
        | What::Not
        | What::Bang
        | What::Open
        | What::Close
        | What::Comma
        | What::Semicolon
        | What::LineEnd
        | What::End => None,
    }
}

fn has_its_values(row: &FunctionRow, given: u32, place: Place) -> Result<(), FormulaError> {
    let FunctionRow { name, least, most, .. } = *row;
    if given < least || most.is_some_and(|most| given > most) {
        return Err(Wrong::ValuesMiscounted { function: name, given, least, most }.at(place));
    }
    Ok(())
}
