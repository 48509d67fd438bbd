//! What the screen of floor questions reads: the rules, and the tournament where one is open.

use crate::view::View;
use crate::vocabulary::{Actions, Verb};
use engine::values::TableNo;
use reports::{Known, known};
use rulebook::{RuleSet, Rulebook};
use words::find::Sort;
use words::{Args, Words};

#[derive(Clone, Copy)]
pub struct Desk<'a> {
    pub words: &'a Words,
    /// The rules under which questions are answered.
    pub rules: RuleSet,
    pub view: Option<&'a View<'a>>,
    /// What was opened lately, the latest last.
    pub asked: &'a [String],
    /// To which sort the list is narrowed.
    pub only: Option<Sort>,
    pub pressed: Option<Verb>,
    pub actions: &'a Actions,
}

impl<'a> Desk<'a> {
    /// At the desk of a tournament.
    pub fn of_tournament(view: &'a View<'a>, asked: &'a [String]) -> Self {
        let rules = view.tournament.settings().rules;
        Self {
            words: view.words,
            rules,
            view: Some(view),
            asked,
            only: None,
            pressed: view.pressed,
            actions: view.actions,
        }
    }

    /// With the list narrowed to one sort.
    pub fn narrowed(self, only: Option<Sort>) -> Self {
        Self { only, ..self }
    }

    /// While no tournament is open.
    pub fn without_tournament(
        words: &'a Words,
        book: Rulebook,
        asked: &'a [String],
        pressed: Option<Verb>,
        actions: &'a Actions,
    ) -> Self {
        Self { words, rules: RuleSet::of(book), view: None, asked, only: None, pressed, actions }
    }

    pub fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    pub fn say(&self, id: &str, args: &Args) -> String {
        self.words.say(id, args)
    }

    /// What the tournament knows, and of this table.
    pub fn known(&self, table: Option<TableNo>) -> Option<Known> {
        self.view.map(|view| known(view.tournament, table, view.now))
    }
}
