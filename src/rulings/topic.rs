//! A kind of floor question, and how it is answered.

use crate::fact::{Fact, Form};
use crate::field::Field;
use crate::ruling::{Differs, Ruling};
use crate::{FactsError, Reason};
use rulebook::{Citation, RuleSet, Rulebook, Section};
use serde_json::Value;

/// A kind of floor question.
#[derive(Clone, Copy)]
pub struct Topic {
    /// What it is called everywhere: in the terminal, in the catalogue, in tests.
    pub slug: &'static str,
    /// Where a floor looks for it.
    pub section: Section,
    /// What is asked, in the order in which a floor is told it.
    pub fields: &'static [Field],
    /// The rules it rests on, in every rulebook that speaks of it.
    pub cites: &'static [Citation],
    /// Filled-in facts that work.
    pub example: &'static str,
    /// What gives the ruling on these facts.
    pub(crate) judge: &'static (dyn Judging + Sync),
}

/// A function that rules on facts of one type.
pub struct Judge<F>(pub fn(F, &RuleSet) -> Result<Ruling, FactsError>);

/// Rules on facts as they are told.
pub(crate) trait Judging {
    fn judge(&self, told: &Value, rules: &RuleSet) -> Result<Ruling, FactsError>;
}

impl<F: Fact> Judging for Judge<F> {
    fn judge(&self, told: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        (self.0)(F::read(told)?, rules)
    }
}

impl Topic {
    /// A topic of a section, whose fields are those of the facts that are judged; the rest is
    /// filled in where it is declared.
    pub(crate) const fn of<F: Form>(section: Section, judge: &'static Judge<F>) -> Self {
        Self { slug: "", section, fields: F::FIELDS, cites: &[], example: "", judge }
    }

    /// What it cites in a book; where the book is silent, in the one that stands in for it.
    ///
    /// The rules of a game that the house banks hold beside every book.
    pub fn cites_in(&self, book: Rulebook) -> impl Iterator<Item = &'static Citation> {
        let lender = book.fallback().filter(|_| !self.speaks_in(book));
        self.cites_of(lender.unwrap_or(book))
    }

    /// Whether a book says anything about it.
    #[must_use]
    pub fn speaks_in(&self, book: Rulebook) -> bool {
        self.cites.iter().any(|cite| cite.rulebook == book)
    }

    /// The facts that are still to be told before there is an answer.
    pub fn missing(&self, facts: &Value) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(|field| field.is_missing(facts))
    }

    /// The ruling on these facts under these rules, and what other books say where they differ.
    ///
    /// A book that says nothing on the point, or only what another one lends it, is not named.
    ///
    /// # Errors
    /// Where the facts are not understood.
    pub fn rule(&self, facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        if !facts.is_object() {
            return Err(FactsError::at("", Reason::new("not-an-object")));
        }
        let mut ruling = self.judge_citing(facts, rules)?;
        for book in Rulebook::ALL {
            let is_own = book == rules.rulebook;
            if !is_own && !self.speaks_in(book) {
                continue;
            }
            let Ok(other) = self.judge_citing(facts, &RuleSet::of(book)) else {
                // What one book allows another may not even know.
                ruling.is_house_rule |= is_own;
                continue;
            };
            if (&other.verdict, &other.is_discretion) == (&ruling.verdict, &ruling.is_discretion) {
                continue;
            }
            let has_own_rule = other.citations.iter().any(|cite| cite.rulebook == book);
            if !is_own && (other.is_silent() || !has_own_rule) {
                // It speaks of the topic, but not of this.
                continue;
            }
            if is_own {
                // The house chose otherwise, so its book does not say what is ruled.
                ruling.is_house_rule = true;
                ruling.citations.clear();
                ruling.why.retain(|reason| !["lent", Ruling::BY_THE_GAME].contains(&reason.id));
            }
            let Ruling { verdict, why: answer, citations, .. } = other;
            ruling.differs.push(Differs { rulebook: book, verdict, answer, citations });
        }
        if ruling.is_discretion && ruling.citations.is_empty() && !ruling.is_house_rule {
            // Where no rule speaks the floor decides, and that is a rule, too.
            ruling.citations.push(floor_decides(rules.rulebook));
        }
        Ok(ruling)
    }

    /// The ruling with the citations of its own book alone, or of the one that lends its rule.
    ///
    /// Only what decided is cited: a ruling that named nothing has no citation.
    fn judge_citing(&self, facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        let mut ruling = self.judge.judge(facts, rules)?;
        let named: Vec<&str> = ruling.citations.drain(..).map(|cite| cite.gist).collect();
        let rests_on = |cite: &&Citation| named.contains(&cite.gist);
        let cited = |book| self.cites_of(book).filter(rests_on).copied().collect::<Vec<_>>();
        ruling.citations = cited(rules.rulebook);
        if let (true, Some(book)) = (ruling.citations.is_empty(), rules.rulebook.fallback()) {
            // A house book that speaks of the topic may still be silent on the point.
            ruling.citations = cited(book);
            if !ruling.citations.is_empty() {
                ruling.why.push(lent(rules.rulebook, book));
            }
        }
        if ruling.citations.is_empty() && !named.is_empty() && !ruling.is_discretion {
            // Other books have a rule on it; this one leaves it to how the game is played.
            ruling = ruling.by_the_game();
        }
        Ok(ruling)
    }

    /// What it cites of a book, and of the rules of a game that the house banks, which hold beside
    /// every book.
    fn cites_of(&self, book: Rulebook) -> impl Iterator<Item = &'static Citation> {
        let is_cited = move |of| of == book || of == Rulebook::Uth002;
        self.cites.iter().filter(move |cite| is_cited(cite.rulebook))
    }
}

/// Says whose rule it is, where a book has none.
fn lent(book: Rulebook, by: Rulebook) -> Reason {
    let name = |book: Rulebook| ["rulebook-", book.id()].concat();
    Reason::new("lent").term("book", name(book)).term("lender", name(by))
}

/// The rule on which a decision rests that no other rule makes.
const fn floor_decides(book: Rulebook) -> Citation {
    match book {
        Rulebook::Tda2024 => Rulebook::Tda2024.cite("1", "gist-fairness"),
        Rulebook::Tda2011
        | Rulebook::House000
        | Rulebook::Home001
        | Rulebook::Pl004
        | Rulebook::Local003
        | Rulebook::Uth002 => Rulebook::Tda2011.cite("1", "gist-fairness"),
    }
}
