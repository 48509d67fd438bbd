//! A formula that was read, ready to be worked out for any number of players.

use crate::amount::Points;
use crate::error::{FormulaError, Wrong};
use crate::facts::Facts;
use crate::grammar::{Read, read};
use crate::place::Place;
use crate::run::run;
use crate::step::Step;
use crate::variable::Scope;

/// A formula that can be read: what is still wrong with it shows when it is worked out.
#[derive(Debug)]
pub struct Formula {
    steps: Vec<(Step, Place)>,
    names: Vec<String>,
    texts: Vec<String>,
}

impl Formula {
    /// Reads a formula as it was typed.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str, scope: Scope) -> Result<Self, FormulaError> {
        let Read { steps, names, texts } = read(text, scope)?;
        Ok(Self { steps, names, texts })
    }

    /// The points that it gives, rounded as they are listed.
    ///
    /// # Errors
    /// What cannot be worked out, and where.
    pub fn points(&self, facts: &Facts<'_>) -> Result<Points, FormulaError> {
        let value = self.value(facts)?;
        let place = self.steps.last().map_or(Place::FIRST, |(_, place)| *place);
        Points::of(value).ok_or_else(|| Wrong::TooLarge.at(place))
    }

    /// The number that it gives, as it is.
    ///
    /// # Errors
    /// What cannot be worked out, and where.
    pub fn value(&self, facts: &Facts<'_>) -> Result<f64, FormulaError> {
        run(&self.steps, &self.names, &self.texts, facts)
    }
}
