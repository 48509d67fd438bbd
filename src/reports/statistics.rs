//! What people like to know of one another over many events.

use crate::league_event::{LeagueEvent, LeagueResult};
use crate::sheet::{Cell, ReportRow, Sheet};
use crate::who_is_who::{PersonKey, WhoIsWho};
use engine::money::Currency;
use engine::values::{MemberNo, Money, Place};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Whoever met somebody so often is told; once says nothing.
const OFTEN: u32 = 2;

/// What somebody came to over many events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statistics {
    pub who: PersonKey,
    /// Their name, as it was last.
    pub name: String,
    /// Their member number, where one was told.
    pub member: Option<MemberNo>,
    /// In how many events they took part.
    pub events: u32,
    /// How often they entered in all of them.
    pub entries: u32,
    /// How many of the events they won.
    pub wins: u32,
    /// In how many they won a prize of money.
    pub cashes: u32,
    /// The most events in a row, of those with prices in which they took part, with such a prize.
    pub longest_streak: u32,
    pub best_place: Option<Place>,
    /// Their places added up, and how many there are.
    places: (u64, u32),
    /// What they won in each currency, bounties too.
    pub won: Vec<(Currency, Money)>,
    /// How often they knocked somebody out.
    pub took_out: u32,
    /// How often somebody is said to have knocked them out.
    pub knocked_out: u32,
    /// Whom they knocked out most often, where that is at least twice.
    pub took_out_most: Option<Rivals>,
    /// Who knocked them out most often, likewise.
    pub knocked_out_most_by: Option<Rivals>,
    /// How many penalties they were given that count.
    pub penalties: u32,
    /// How many rulings were logged at their seat.
    pub rulings: u32,
    /// How many events in a row by now.
    streak: u32,
}

/// People whom somebody met so often, and nobody more often.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rivals {
    pub names: Vec<String>,
    pub times: u32,
}

impl Statistics {
    /// The statistics of everybody over these events, of which `who` tells who is who: who won
    /// most often first, then who won prizes most often, then the better average place.
    #[must_use]
    pub fn of_everybody(events: &[LeagueEvent], who: &WhoIsWho) -> Vec<Self> {
        let mut people: BTreeMap<&PersonKey, Self> = BTreeMap::new();
        let mut met: BTreeMap<(&PersonKey, &PersonKey), u32> = BTreeMap::new();
        for (no, event) in events.iter().enumerate() {
            let keys: Vec<&PersonKey> = who.of_event(no).map(|(key, _)| key).collect();
            for (result, key) in event.results.iter().zip(&keys) {
                people.entry(key).or_insert_with(|| Self::new(key)).add(event, result);
                for other in result.took_out.iter().filter_map(|at| keys.get(*at)) {
                    *met.entry((key, other)).or_default() += 1;
                }
            }
        }
        let mut rivals: BTreeMap<(&PersonKey, Side), Rivals> = BTreeMap::new();
        for ((by, out), times) in met {
            for (person, side, other) in [(by, Side::TookOut, out), (out, Side::KnockedOut, by)] {
                let name = people.get(other).map(|other| other.name.clone()).unwrap_or_default();
                let none = Rivals { names: Vec::new(), times: 0 };
                rivals.entry((person, side)).or_insert(none).meet(name, times);
                if let (Side::KnockedOut, Some(own)) = (side, people.get_mut(person)) {
                    own.knocked_out += times;
                }
            }
        }
        for ((person, side), rivals) in rivals {
            let Some(own) = people.get_mut(person).filter(|_| rivals.times >= OFTEN) else {
                continue;
            };
            match side {
                Side::TookOut => own.took_out_most = Some(rivals),
                Side::KnockedOut => own.knocked_out_most_by = Some(rivals),
            }
        }
        let mut all: Vec<Self> = people.into_values().collect();
        all.sort_by_key(|one| {
            let average = one.average_place_hundredths();
            let of_places = (average.is_none(), average);
            (Reverse(one.wins), Reverse(one.cashes), of_places, one.name.clone())
        });
        all
    }

    fn new(who: &PersonKey) -> Self {
        Self {
            who: who.clone(),
            name: String::new(),
            member: None,
            events: 0,
            entries: 0,
            wins: 0,
            cashes: 0,
            longest_streak: 0,
            best_place: None,
            places: (0, 0),
            won: Vec::new(),
            took_out: 0,
            knocked_out: 0,
            took_out_most: None,
            knocked_out_most_by: None,
            penalties: 0,
            rulings: 0,
            streak: 0,
        }
    }

    fn add(&mut self, event: &LeagueEvent, result: &LeagueResult) {
        let count = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
        self.name = result.name.to_string();
        self.member = self.member.take().or_else(|| result.member.clone());
        self.events += 1;
        self.entries += result.entries;
        self.took_out += count(result.took_out.len());
        self.penalties += count(result.penalties.len());
        self.rulings += count(result.rulings.len());
        if let Some(place) = result.place {
            self.wins += u32::from(place == Place(1));
            self.best_place = Some(self.best_place.map_or(place, |best| best.min(place)));
            self.places = (self.places.0 + u64::from(place.0), self.places.1 + 1);
        }
        let Some(currency) = &event.currency else { return };
        let is_cash = !result.prize.is_zero();
        self.cashes += u32::from(is_cash);
        self.streak = if is_cash { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        let amount = result.prize.plus(result.bounties);
        if amount.is_zero() {
            return;
        }
        match self.won.iter_mut().find(|(known, _)| known == currency) {
            Some((_, sum)) => *sum = sum.plus(amount),
            None => self.won.push((currency.clone(), amount)),
        }
    }

    /// Their average place in hundredths, rounded; none where they have no place in any event.
    #[must_use]
    pub fn average_place_hundredths(&self) -> Option<u64> {
        let (sum, count) = self.places;
        let count = u64::from(count);
        (sum * 100 + count / 2).checked_div(count)
    }

    fn row(&self) -> ReportRow {
        let average = self.average_place_hundredths();
        let average = average.map(|it| Cell::Text(Money(it).figures(2)));
        let won = self.won.iter().map(|(currency, amount)| {
            let figures = amount.figures(currency.digits);
            format!("{figures} {}", currency.name).trim_end().to_owned()
        });
        let rivals = |rivals: &Option<Rivals>| match rivals {
            Some(Rivals { names, times }) => {
                Cell::Texts(names.iter().map(|name| format!("{name} ({times})")).collect())
            }
            None => Cell::Texts(Vec::new()),
        };
        let member = self.member.as_ref().map(|member| Cell::Text(member.to_string()));
        vec![
            ("name", Cell::Text(self.name.clone())),
            ("member", member.unwrap_or(Cell::Empty)),
            ("events", Cell::number(Some(self.events))),
            ("entries", Cell::number(Some(self.entries))),
            ("wins", Cell::number(Some(self.wins))),
            ("cashes", Cell::number(Some(self.cashes))),
            ("longest_streak", Cell::number(Some(self.longest_streak))),
            ("best_place", Cell::number(self.best_place.map(|place| place.0))),
            ("average_place", average.unwrap_or(Cell::Empty)),
            ("won", Cell::Texts(won.collect())),
            ("took_out", Cell::number(Some(self.took_out))),
            ("took_out_most", rivals(&self.took_out_most)),
            ("knocked_out", Cell::number(Some(self.knocked_out))),
            ("knocked_out_most_by", rivals(&self.knocked_out_most_by)),
            ("penalties", Cell::number(Some(self.penalties))),
            ("rulings", Cell::number(Some(self.rulings))),
        ]
    }
}

/// Which of two who met it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Side {
    TookOut,
    KnockedOut,
}

impl Rivals {
    fn meet(&mut self, name: String, times: u32) {
        if times > self.times {
            *self = Self { names: Vec::new(), times };
        }
        if times == self.times {
            self.names.push(name);
        }
    }
}

/// The statistics, a person a row.
#[must_use]
pub fn statistics_sheet(people: &[Statistics]) -> Sheet {
    Sheet { rows: people.iter().map(Statistics::row).collect() }
}
