//! What a screen reads that needs no tournament: the people of the house, and the tournament where
//! one is open.

use crate::view::View;
use crate::view::people::House;
use crate::vocabulary::{Action, Actions, LeagueAction, PeopleAction, Verb};
use engine::values::Timestamp;
use house::{LeagueRead, ListColumns};
use people::Day;
use std::path::Path;
use words::{Args, UtcOffset, Words};

#[derive(Clone, Copy)]
pub struct HouseDesk<'a> {
    pub words: &'a Words,
    pub house: &'a House,
    /// What columns of lists held that were taken over, by the titles over them.
    pub known_lists: &'a ListColumns,
    pub now: Timestamp,
    pub offset: UtcOffset,
    /// The tournament, where one is open.
    pub view: Option<&'a View<'a>>,
    /// The events that were read for leagues and histories, and a number that changes each time.
    pub events: Option<(u64, &'a LeagueRead)>,
    /// Where tournaments are kept.
    pub folder: &'a Path,
    pub pressed: Option<Verb>,
    pub actions: &'a Actions,
}

impl HouseDesk<'_> {
    pub fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    pub fn say(&self, id: &str, args: &Args) -> String {
        self.words.say(id, args)
    }

    pub fn today(&self) -> Option<Day> {
        house::today(self.now, self.offset)
    }

    pub fn ask(&self, action: PeopleAction) {
        self.actions.push(Action::People(action));
    }

    pub fn ask_league(&self, action: LeagueAction) {
        self.actions.push(Action::League(action));
    }
}
