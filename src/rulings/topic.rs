//! A kind of floor question, and how it is answered.

use crate::fact::{Fact, Form};
use crate::field::Field;
use crate::hanging::{InCase, in_cases, joined};
use crate::reason::{NOT_KNOWN, POINT_NOT_KNOWN, UNNUMBERED};
use crate::ruling::{Choice, Differs, Ruling};
use crate::untold::{plausible, untold, untold_together, with};
use crate::verdict::Verdict;
use crate::{FactsError, Reason};
use rulebook::{Citation, Edition, Kept, RuleSet, Rulebook, Section};
use serde_json::Value;
use std::borrow::Cow;

/// A kind of floor question: its facts, its rules and its ruling.
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
    pub fn cites_in(&self, book: Rulebook) -> impl Iterator<Item = Citation> {
        let lender = book.fallback().filter(|_| !self.speaks_in(book));
        self.cites_of(lender.unwrap_or(book)).map(|(_, cite)| cite)
    }

    /// Whether a book says anything about it.
    #[must_use]
    pub fn speaks_in(&self, book: Rulebook) -> bool {
        let speaks =
            |cite: &Citation| matches!(cite.kept_in(book), Kept::Cited(_) | Kept::Unnumbered(_));
        self.cites.iter().any(speaks)
    }

    /// These facts under the names that they have today: scripts and logs have old ones.
    #[must_use]
    pub fn facts_of_today<'f>(&self, facts: &'f Value) -> Cow<'f, Value> {
        let old = |field: &Field| {
            let old = field.formerly.filter(|old| facts.get(old).is_some())?;
            facts.get(field.name).is_none().then_some((old, field.name))
        };
        let renamed: Vec<_> = self.fields.iter().filter_map(old).collect();
        if renamed.is_empty() {
            return Cow::Borrowed(facts);
        }
        let mut facts = facts.clone();
        if let Some(facts) = facts.as_object_mut() {
            for (old, new) in renamed {
                if let Some(told) = facts.remove(old) {
                    facts.insert(new.to_owned(), told);
                }
            }
        }
        Cow::Owned(facts)
    }

    /// The facts that are still to be told before there is an answer.
    pub fn missing(&self, facts: &Value) -> impl Iterator<Item = &'static Field> {
        self.fields.iter().filter(|field| field.is_missing(facts))
    }

    /// The ruling where one fact is still to be told, and it comes out the same whatever that is.
    ///
    /// None where it matters, or where more than one is missing.
    #[must_use]
    pub fn rule_whatever_is_missing(&self, facts: &Value, rules: &RuleSet) -> Option<Ruling> {
        let mut missing = self.missing(facts);
        let (Some(field), None) = (missing.next(), missing.next()) else { return None };
        let told = |value: &Value| self.rule(&with(facts, field, value), rules).ok();
        let rulings: Vec<Ruling> = plausible(field, facts).iter().filter_map(told).collect();
        let (first, others) = rulings.split_first()?;
        let is_same = !others.is_empty() && others.iter().all(|other| other == first);
        is_same.then(|| first.clone())
    }

    /// The ruling on these facts under these rules, and what other books say where they differ.
    ///
    /// A book that says nothing on the point, or only what another one lends it, is not named.
    /// Where a fact is left out that matters, the answer says so and gives the other one.
    ///
    /// # Errors
    /// Where the facts are not understood.
    pub fn rule(&self, facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        if !facts.is_object() {
            return Err(FactsError::at("", Reason::new("not-an-object")));
        }
        let facts = &*self.facts_of_today(facts);
        let (mut ruling, cases) = self.judged(facts, rules)?;
        let untold = if cases.is_empty() {
            self.untold(facts, rules, &ruling)
        } else {
            self.untold_in(&cases, rules)
        };
        let mut newer = None;
        for book in Rulebook::ALL {
            let is_own = book == rules.rulebook;
            if !is_own && !self.speaks_in(book) {
                continue;
            }
            let Ok((other, _)) = self.judged(facts, &RuleSet::of(book)) else {
                // What one book allows another may not even know.
                ruling.is_house_rule |= is_own;
                continue;
            };
            let says = says_of(&other);
            let numbers_alike =
                |edition: Edition| edition.is_told_by_base() || edition == Edition::BASE;
            let is_as_newer =
                Edition::of(book).is_some_and(numbers_alike) && newer.as_ref() == Some(&says);
            if Edition::of(book).is_some() {
                newer = Some(says.clone());
            }
            if says == says_of(&ruling) {
                continue;
            }
            if is_as_newer && !is_own {
                // An edition that rules as the one after it does is named once.
                continue;
            }
            let has_own_rule = other.citations.iter().any(|cite| cite.rulebook == book)
                || other.why.iter().any(|reason| reason.id == UNNUMBERED);
            if !is_own && (other.is_silent() || !has_own_rule) {
                // It speaks of the topic, but not of this.
                continue;
            }
            if is_own {
                // The house chose otherwise, so its book does not say what is ruled.
                ruling.is_house_rule = true;
                ruling.citations.clear();
                ruling.why.retain(|reason| !reason.is_of_the_book());
            }
            let Ruling { verdict, why: answer, citations, .. } = other;
            ruling.differs.push(Differs {
                rulebook: book,
                verdict,
                answer: known(answer),
                citations,
            });
        }
        let is_left_to_floor =
            ruling.is_discretion || ruling.cases.iter().any(|(_, is_discretion)| *is_discretion);
        if is_left_to_floor && ruling.citations.is_empty() && !ruling.is_house_rule {
            // Where no rule speaks the floor decides, and that is a rule, too.
            ruling.citations.push(floor_decides(rules.rulebook));
        }
        ruling.why.extend(untold);
        Ok(ruling)
    }

    /// The ruling; where it hangs on a fact of which nobody knows how it stands, the rulings of all
    /// cases in one, and each of them.
    fn judged(&self, facts: &Value, rules: &RuleSet) -> Result<(Ruling, Vec<InCase>), FactsError> {
        let judge = |facts: &Value| self.judge_citing(facts, rules).ok();
        if let Some((field, cases)) = in_cases(self.fields, facts, judge)
            && let Some(ruling) = joined(self.slug, field, &cases)
        {
            return Ok((ruling, cases));
        }
        Ok((self.judge_citing(facts, rules)?, Vec::new()))
    }

    /// What other facts would change that are left out.
    fn untold(&self, facts: &Value, rules: &RuleSet, ruling: &Ruling) -> Vec<Reason> {
        let judge = |facts: &Value| self.judge_citing(facts, rules).ok();
        let mut reasons = untold(self.slug, self.fields, facts, ruling, judge);
        reasons.extend(untold_together(self.slug, self.fields, facts, ruling, judge));
        reasons
    }

    /// What other facts would change in each case.
    fn untold_in(&self, cases: &[InCase], rules: &RuleSet) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for reason in cases.iter().flat_map(|case| self.untold(&case.facts, rules, &case.ruling)) {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// The ruling with the citations of its own book alone, or of the one that lends its rule.
    ///
    /// Only what decided is cited: a ruling that named nothing has no citation.
    fn judge_citing(&self, facts: &Value, rules: &RuleSet) -> Result<Ruling, FactsError> {
        let mut ruling = self.judge.judge(facts, rules)?.floor_first();
        let gists = std::mem::take(&mut ruling.gists);
        let rests_on = |gist: &str| gists.contains(&gist);
        let named: Vec<&Citation> = self.cites.iter().filter(|cite| rests_on(cite.gist)).collect();
        let cited = |book| -> Vec<Citation> {
            let cites = self.cites_of(book).filter(|(gist, _)| rests_on(gist));
            cites.map(|(_, cite)| cite).collect()
        };
        ruling.citations = cited(rules.rulebook);
        if let (true, Some(book)) = (ruling.citations.is_empty(), rules.rulebook.fallback()) {
            // A house book that speaks of the topic may still be silent on the point.
            ruling.citations = cited(book);
            if !ruling.citations.is_empty() {
                ruling.why.push(lent(rules.rulebook, book));
            }
        }
        let kept: Vec<Kept> = named.iter().map(|cite| cite.kept_in(rules.rulebook)).collect();
        let unnumbered = kept.iter().find_map(|kept| match kept {
            Kept::Unnumbered(gist) => Some(*gist),
            Kept::Cited(_) | Kept::Nothing | Kept::NotKnown => None,
        });
        if let (true, Some(gist)) = (ruling.citations.is_empty(), unnumbered) {
            ruling.why.push(of_edition(UNNUMBERED, rules.rulebook).term("gist", gist));
            return Ok(ruling);
        }
        if ruling.citations.is_empty() && kept.contains(&Kept::NotKnown) {
            return Ok(self.left_open(ruling, facts, rules.rulebook));
        }
        if ruling.citations.is_empty() && !named.is_empty() && !ruling.is_discretion {
            // Other books have a rule on it; this one leaves it to how the game is played.
            ruling = ruling.by_the_game();
        }
        Ok(ruling)
    }

    /// What it cites of a book, and of the rules of a game that the house banks, which hold beside
    /// every book; each with the gist under which a ruling names it.
    pub(crate) fn cites_of(
        &self,
        book: Rulebook,
    ) -> impl Iterator<Item = (&'static str, Citation)> {
        self.cites.iter().filter_map(move |cite| match cite.kept_in(book) {
            Kept::Cited(kept) => Some((cite.gist, kept)),
            Kept::Nothing if cite.rulebook == Rulebook::Uth002 => Some((cite.gist, *cite)),
            Kept::Nothing | Kept::NotKnown | Kept::Unnumbered(_) => None,
        })
    }

    /// What 2024 rules where nobody knows how an edition before it does: the floor decides, between
    /// that and what TDA 2011 has.
    fn left_open(&self, ruling: Ruling, facts: &Value, book: Rulebook) -> Ruling {
        if ruling.is_silent() {
            // It is a choice already, and only its reason would be wrong: the book is not silent.
            let is_told = |reason: &Reason| !reason.id.ends_with("-silent");
            let mut why: Vec<Reason> = ruling.why.into_iter().filter(is_told).collect();
            let id = if why.is_empty() { NOT_KNOWN } else { POINT_NOT_KNOWN };
            why.push(of_edition(id, book));
            return Ruling { why, ..ruling };
        }
        let mut options = choices(&ruling);
        let earliest = RuleSet::of(Rulebook::Tda2011);
        if let Ok(other) = self.judge.judge(facts, &earliest) {
            for choice in choices(&other) {
                if options.iter().all(|known| known.verdict != choice.verdict) {
                    options.push(choice);
                }
            }
        }
        match options.len() {
            // Every edition that is known rules so; that is usual, and no rule of this one.
            0 | 1 => {
                let usual = Ruling { is_discretion: true, ..ruling };
                usual.because(of_edition(POINT_NOT_KNOWN, book))
            }
            _ => Ruling::choice(of_edition(NOT_KNOWN, book), options),
        }
    }
}

/// What a book says, without what nobody told it.
fn known(mut answer: Vec<Reason>) -> Vec<Reason> {
    answer.retain(|reason| !reason.is_untold());
    answer
}

/// What a ruling comes to, to be compared with that of another book.
type Says = (Verdict, bool, Vec<(Verdict, bool)>);

fn says_of(ruling: &Ruling) -> Says {
    (ruling.verdict.clone(), ruling.is_discretion, ruling.cases.clone())
}

/// Says whose rule it is, where a book has none.
fn lent(book: Rulebook, by: Rulebook) -> Reason {
    let name = |book: Rulebook| ["rulebook-", book.id()].concat();
    Reason::new("lent").term("book", name(book)).term("lender", name(by))
}

/// A remark on what is known of an edition.
fn of_edition(id: &'static str, book: Rulebook) -> Reason {
    Reason::new(id).term("book", ["rulebook-", book.id()].concat())
}

/// The verdicts among which a ruling leaves the choice, or its own.
fn choices(ruling: &Ruling) -> Vec<Choice> {
    match (ruling.options.as_slice(), ruling.why.first()) {
        ([], Some(answer)) if !ruling.verdict.is_open() => {
            vec![Choice::new(ruling.verdict.clone(), answer.clone())]
        }
        (options, _) => options.to_vec(),
    }
}

/// The rule on which a decision rests that no other rule makes.
const fn floor_decides(book: Rulebook) -> Citation {
    match book {
        Rulebook::Tda2024 | Rulebook::Tda2022 | Rulebook::Tda2019 => {
            book.cite("1", "gist-fairness")
        }
        Rulebook::Tda2011
        | Rulebook::House000
        | Rulebook::Home001
        | Rulebook::Pl004
        | Rulebook::Local003
        | Rulebook::Uth002 => Rulebook::Tda2011.cite("1", "gist-fairness"),
    }
}
