//! What somebody got over many events, event by event.

use crate::league_event::{LeagueEvent, LeagueResult};
use crate::points_table::points_cell;
use crate::sheet::{Cell, Sheet};
use crate::who_is_who::{PersonKey, WhoIsWho};
use engine::money::Currency;
use engine::values::{MemberNo, Money, Timestamp};

/// The results of one person.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    /// Their name, as it was last.
    pub name: String,
    /// Their member number, where one was told.
    pub member: Option<MemberNo>,
    /// A line for each event in which they took part, the first first.
    pub lines: Vec<HistoryLine>,
}

/// What somebody got in one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryLine {
    /// The index of the event among all that were told.
    pub event: usize,
    pub name: String,
    pub at: Timestamp,
    /// In what its prizes are told; none where it has no prices.
    pub currency: Option<Currency>,
    /// How many took part in the event.
    pub players: u32,
    pub result: LeagueResult,
    /// The names of those who won their last chips.
    pub by: Vec<String>,
    /// Whom they knocked out, once for each time.
    pub took_out: Vec<String>,
}

impl History {
    /// The history of this person over these events, of which `who` tells who is who.
    #[must_use]
    pub fn of(events: &[LeagueEvent], who: &WhoIsWho, person: &PersonKey) -> Self {
        let mut history = Self::default();
        for (no, event) in events.iter().enumerate() {
            for (result, (key, _)) in event.results.iter().zip(who.of_event(no)) {
                if key != person {
                    continue;
                }
                history.name = result.name.to_string();
                history.member = history.member.take().or_else(|| result.member.clone());
                history.lines.push(HistoryLine::of(no, event, result));
            }
        }
        history
    }

    /// The history, an event a row.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        Sheet { rows: self.lines.iter().map(HistoryLine::row).collect() }
    }
}

impl HistoryLine {
    fn of(no: usize, event: &LeagueEvent, result: &LeagueResult) -> Self {
        let name = |at: &usize| event.results.get(*at).map(|one| one.name.to_string());
        Self {
            event: no,
            name: event.name.clone(),
            at: event.at,
            currency: event.currency.clone(),
            players: u32::try_from(event.results.len()).unwrap_or(u32::MAX),
            by: result.by.iter().filter_map(name).collect(),
            took_out: result.took_out.iter().filter_map(name).collect(),
            result: result.clone(),
        }
    }

    fn row(&self) -> Vec<(&'static str, Cell)> {
        let result = &self.result;
        let amount = |amount: Money| match &self.currency {
            Some(currency) if !amount.is_zero() => Cell::Text(amount.figures(currency.digits)),
            Some(_) | None => Cell::Empty,
        };
        let currency = self.currency.as_ref().map(|currency| currency.name.clone());
        let currency = currency.filter(|name| !name.is_empty());
        let penalties = result.penalties.iter().map(|penalty| penalty.kind.id().to_owned());
        let rulings = result.rulings.iter().map(|line| {
            let decided = line.ruling.decision.as_ref();
            decided.map_or(&line.ruling.answer, |decision| &decision.answer).clone()
        });
        vec![
            ("event", Cell::Text(self.name.clone())),
            ("at", Cell::Moment(self.at)),
            ("place", Cell::number(result.place.map(|place| place.0))),
            ("players", Cell::number(Some(self.players))),
            ("entries", Cell::number(Some(result.entries))),
            ("rebuys", Cell::number(Some(result.rebuys))),
            ("prize", amount(result.prize)),
            ("bounties", amount(result.bounties)),
            ("currency", currency.map_or(Cell::Empty, Cell::Text)),
            ("points", points_cell(result.points)),
            ("by", Cell::Texts(self.by.clone())),
            ("took_out", Cell::Texts(self.took_out.clone())),
            ("penalties", Cell::Texts(penalties.collect())),
            ("rulings", Cell::Texts(rulings.collect())),
        ]
    }
}
