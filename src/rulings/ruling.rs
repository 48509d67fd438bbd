//! What a floor question is answered with.

use crate::reason::{BY_THE_GAME, Reason, ReasonValue};
use crate::verdict::Verdict;
use rulebook::{Citation, Rulebook};
use serde::Serialize;
use serde_json::json;

/// An answer to a floor question.
///
/// Every sentence in it is a [`Reason`]: an id of the catalogue with what it speaks of.
#[derive(Debug, Clone, PartialEq, Default)]
#[must_use]
pub struct Ruling {
    /// The verdict; open where the rules give none.
    pub verdict: Verdict,
    /// Why. The first one is the answer itself, in large letters: short.
    pub why: Vec<Reason>,
    /// What the floor says at the table, in the words that players hear.
    pub say: Vec<Reason>,
    /// What the dealer or the floor does, step by step.
    pub steps: Vec<Reason>,
    /// Acts that the floor may want to add, a penalty or a redraw; nothing here does them.
    pub suggests: Vec<Reason>,
    /// What the rules contribute that it rests on; its topic knows their numbers.
    pub(crate) gists: Vec<&'static str>,
    /// The rules that it rests on, by their numbers.
    pub citations: Vec<Citation>,
    /// Whether the event's own choice of options makes it so, against its book.
    pub is_house_rule: bool,
    /// Whether the rules leave the floor a choice.
    pub is_discretion: bool,
    /// Every verdict that the rules allow, where they leave a choice.
    pub options: Vec<Choice>,
    /// Where it hangs on an untold fact: each case's verdict, and whether the floor decides there.
    pub cases: Vec<(Verdict, bool)>,
    /// Other rulebooks that say something else.
    pub differs: Vec<Differs>,
}

/// The remark on what is usual where the floor decides.
pub(crate) const USUAL: &str = "usual";

impl Ruling {
    /// A verdict, and the answer in words.
    pub fn new(verdict: impl Into<Verdict>, answer: impl Into<Reason>) -> Self {
        Self { verdict: verdict.into(), why: vec![answer.into()], ..Self::default() }
    }

    /// A verdict of one word, and the answer in words.
    pub fn of(word: &str, id: &'static str) -> Self {
        Self::part("ruling", word, id)
    }

    /// A verdict of one part, and the answer in words.
    pub fn part(name: &str, value: impl Serialize, answer: impl Into<Reason>) -> Self {
        Self::new(json!({ name: value }), answer)
    }

    /// No verdict, for this reason: the floor decides.
    pub fn undecided(id: &'static str) -> Self {
        Self { why: vec![Reason::new(id)], is_discretion: true, ..Self::default() }
    }

    /// No verdict but these: the floor chooses one of them.
    pub fn choice(answer: impl Into<Reason>, options: Vec<Choice>) -> Self {
        Self::new(Verdict::Open, answer).or_one_of(options)
    }

    /// The same, where the floor may choose any of these instead.
    pub fn or_one_of(self, options: Vec<Choice>) -> Self {
        Self { is_discretion: true, options, ..self }
    }

    /// The same, saying first that the floor decides where it may choose something else than what
    /// is usual; nothing is said or done before that.
    pub(crate) fn floor_first(mut self) -> Self {
        let is_choice = self.is_discretion && !self.verdict.is_open();
        let usual = self.options.iter().position(|choice| choice.verdict == self.verdict);
        let (true, Some(usual)) = (is_choice, usual) else { return self };
        if !self.why.is_empty() {
            let answer = Box::new(self.why.remove(0));
            let said = Reason::new(USUAL).said("answer", ReasonValue::Phrase(answer));
            self.why.splice(0..0, [Reason::new("deal-floor"), said]);
        }
        // What is usual is the first choice.
        if let Some(first) = self.options.get_mut(..=usual) {
            first.rotate_right(1);
        }
        self.say.clear();
        self.steps.clear();
        self
    }

    /// Whether it hangs on a fact that nobody told: there are two answers until somebody tells it.
    #[must_use]
    pub fn hangs(&self) -> bool {
        !self.cases.is_empty()
    }

    /// Whether the answers in its cases name every option already.
    #[must_use]
    pub fn is_all_said(&self) -> bool {
        self.hangs() && self.cases.iter().all(|(_, is_discretion)| !is_discretion)
    }

    /// Whether another one comes to the same for the table.
    #[must_use]
    pub fn comes_to(&self, other: &Self) -> bool {
        let verdicts = |ruling: &Self| -> Vec<Verdict> {
            ruling.options.iter().map(|choice| choice.verdict.clone()).collect()
        };
        self.verdict == other.verdict
            && self.is_discretion == other.is_discretion
            && verdicts(self) == verdicts(other)
    }

    /// Whether the floor has a choice because the book says nothing on the point.
    ///
    /// The id of a reason that says so ends in `-silent`.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.is_discretion && self.why.iter().any(|reason| reason.id.ends_with("-silent"))
    }

    /// The same with one more reason.
    pub fn because(mut self, reason: impl Into<Reason>) -> Self {
        self.why.push(reason.into());
        self
    }

    /// With the remark that no numbered rule decides it.
    ///
    /// A ruling with a verdict names what it rests on, or says this.
    pub fn by_the_game(self) -> Self {
        self.because(BY_THE_GAME)
    }

    /// With a sentence to say at the table.
    pub fn say(mut self, sentence: impl Into<Reason>) -> Self {
        self.say.push(sentence.into());
        self
    }

    /// With one more step to take.
    pub fn step(mut self, step: impl Into<Reason>) -> Self {
        self.steps.push(step.into());
        self
    }

    /// With these steps, one after the other.
    pub fn steps(mut self, steps: impl IntoIterator<Item = &'static str>) -> Self {
        self.steps.extend(steps.into_iter().map(Reason::new));
        self
    }

    /// With an act that the floor may want to add.
    pub fn suggest(mut self, act: impl Into<Reason>) -> Self {
        self.suggests.push(act.into());
        self
    }

    /// Resting on these rules, too, of those that its topic cites.
    ///
    /// Named by what they contribute, because their numbers move between editions.
    pub fn rests_on(mut self, gists: &[&'static str]) -> Self {
        self.gists.extend(gists);
        self
    }
}

/// One of the verdicts that the rules allow.
#[derive(Debug, Clone, PartialEq)]
#[must_use]
pub struct Choice {
    /// The verdict, if the floor chooses it.
    pub verdict: Verdict,
    /// The verdict in words, as a floor reads it.
    pub answer: Reason,
}

impl Choice {
    /// A verdict of one word that the rules allow, and it in words.
    pub fn of(word: &str, id: &'static str) -> Self {
        Self::part("ruling", word, id)
    }

    /// A verdict of one part, and the answer in words.
    pub fn part(name: &str, value: impl Serialize, answer: impl Into<Reason>) -> Self {
        Self::new(json!({ name: value }), answer)
    }

    /// A verdict that the rules allow, and it in words.
    pub fn new(verdict: impl Into<Verdict>, answer: impl Into<Reason>) -> Self {
        Self { verdict: verdict.into(), answer: answer.into() }
    }

    /// The ruling that gives this verdict and this answer.
    pub fn ruling(self) -> Ruling {
        Ruling::new(self.verdict, self.answer)
    }
}

/// What another rulebook says.
#[derive(Debug, Clone, PartialEq)]
pub struct Differs {
    /// The rulebook that differs.
    pub rulebook: Rulebook,
    /// Its verdict; open where it leaves the choice to the floor.
    pub verdict: Verdict,
    /// Its answer in words.
    pub answer: Vec<Reason>,
    /// The rules that it rests on there.
    pub citations: Vec<Citation>,
}
