//! Who is who over many events.

use crate::league_event::{LeagueEvent, LeagueResult};
use engine::entries::{PlayerName, turned_key};
use engine::values::MemberNo;
use std::collections::{BTreeMap, BTreeSet};

/// Who somebody is in all events.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PersonKey {
    /// Whoever has this member number, in small letters.
    Member(String),
    /// Whoever has this name, folded, and never a number.
    Name(String),
    /// One of several namesakes without a number in an event: the name, the event, which result.
    Namesake(String, usize, usize),
}

/// Somebody who is asked for by name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Found {
    /// Nobody of this name took part.
    Nobody,
    One(PersonKey),
    Several(Vec<PersonKey>),
}

/// Two names that are said to be one person's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SameName {
    pub name: String,
    /// The other, by which the person is known.
    pub is: String,
}

/// Who everybody is over many events.
///
/// Somebody is known by their member number, and without one by their name, whatever its case and
/// accents. A name without a number is whoever has that name and one number; where several have
/// it, nobody's results are given to any of them.
#[derive(Debug, Clone, Default)]
pub struct WhoIsWho {
    /// Who each result of each event belongs to, and whether that is in doubt.
    keys: Vec<Vec<(PersonKey, bool)>>,
    /// The member numbers that go with each name.
    numbers: BTreeMap<String, BTreeSet<String>>,
}

impl WhoIsWho {
    /// Who everybody is in these events.
    #[must_use]
    pub fn of(events: &[LeagueEvent]) -> Self {
        let numbers = numbers_of_names(events);
        let of_event = |(no, event): (usize, &LeagueEvent)| {
            let mut seen = BTreeSet::new();
            let of_result = |(nth, result): (usize, &LeagueResult)| {
                let (key, is_doubtful) = key_of(result, &numbers);
                if seen.insert(key.clone()) {
                    return (key, is_doubtful);
                }
                (PersonKey::Namesake(result.name.folded().to_owned(), no, nth), true)
            };
            event.results.iter().enumerate().map(of_result).collect()
        };
        let keys = events.iter().enumerate().map(of_event).collect();
        Self { keys, numbers }
    }

    /// The same, where pairs of names are said to be one person, but for two in one event.
    #[must_use]
    pub fn with_same(events: &[LeagueEvent], same: &[SameName]) -> Self {
        let mut who = Self::of(events);
        for pair in same {
            let found = [&pair.name, &pair.is].map(|name| {
                match PlayerName::new(name).map(|name| who.named(&name)) {
                    Some(Found::One(key)) => Some(key),
                    Some(Found::Nobody | Found::Several(_)) | None => None,
                }
            });
            if let [Some(other), Some(known)] = found
                && !who.met(&other, &known)
            {
                who.unite(&[known, other]);
            }
        }
        who
    }

    /// Whether both were in one event.
    fn met(&self, one: &PersonKey, other: &PersonKey) -> bool {
        let is_in = |event: &[(PersonKey, bool)], who| event.iter().any(|(key, _)| key == who);
        self.keys.iter().any(|event| is_in(event, one) && is_in(event, other))
    }

    /// Names that are the same words in another order, and not of two who met: likely one person.
    /// Who has two different numbers is two.
    #[must_use]
    pub fn turned(&self, events: &[LeagueEvent]) -> Vec<SameName> {
        let mut by_words: BTreeMap<String, BTreeMap<&PersonKey, &PlayerName>> = BTreeMap::new();
        for (event, keys) in events.iter().zip(&self.keys) {
            for (result, (key, _)) in event.results.iter().zip(keys) {
                let words = turned_key(result.name.folded());
                by_words.entry(words).or_default().entry(key).or_insert(&result.name);
            }
        }
        let mut same = Vec::new();
        for people in by_words.values() {
            let mut people = people.iter();
            let Some((first, is)) = people.next() else { continue };
            same.extend(people.filter_map(|(key, name)| {
                let are_two = match (first, key) {
                    (PersonKey::Member(_), PersonKey::Member(_)) => true,
                    (PersonKey::Name(_) | PersonKey::Namesake(..), _)
                    | (PersonKey::Member(_), PersonKey::Name(_) | PersonKey::Namesake(..)) => false,
                };
                let is_turned = name.folded() != is.folded();
                let is_same = is_turned && !are_two && !self.met(first, key);
                is_same.then(|| SameName { name: name.to_string(), is: is.to_string() })
            }));
        }
        same
    }

    /// Who the results of an event belong to, in their order, and whether that is in doubt.
    pub fn of_event(&self, event: usize) -> impl Iterator<Item = (&PersonKey, bool)> {
        let keys = self.keys.get(event).map(Vec::as_slice).unwrap_or_default();
        keys.iter().map(|(key, is_doubtful)| (key, *is_doubtful))
    }

    /// Whoever has this member number in one of the events.
    #[must_use]
    pub fn with_member(&self, member: &MemberNo) -> Option<PersonKey> {
        let number = folded(member);
        let is_known = self.numbers.values().any(|known| known.contains(&number));
        is_known.then_some(PersonKey::Member(number))
    }

    /// Whoever has this name in one of the events, whatever its case and accents.
    #[must_use]
    pub fn named(&self, name: &PlayerName) -> Found {
        let Some(numbers) = self.numbers.get(name.folded()) else { return Found::Nobody };
        let numbered = numbers.iter().cloned().map(PersonKey::Member);
        let is_named = |key: &PersonKey| match key {
            PersonKey::Member(_) => false,
            PersonKey::Name(own) | PersonKey::Namesake(own, ..) => own == name.folded(),
        };
        let all = self.keys.iter().flatten().map(|(key, _)| key);
        let others = all.filter(|key| is_named(key)).cloned();
        let found: BTreeSet<PersonKey> = numbered.chain(others).collect();
        let mut found: Vec<PersonKey> = found.into_iter().collect();
        match (found.pop(), found.is_empty()) {
            (None, _) => Found::Nobody,
            (Some(only), true) => Found::One(only),
            (Some(last), false) => {
                found.push(last);
                Found::Several(found)
            }
        }
    }

    /// Makes these one person, who is known by the first of them: because somebody said so, as
    /// where two in the file of people were merged.
    pub fn unite(&mut self, people: &[PersonKey]) {
        let Some((first, others)) = people.split_first() else { return };
        for (key, _) in self.keys.iter_mut().flatten() {
            if others.contains(key) {
                *key = first.clone();
            }
        }
    }
}

/// The member numbers that go with each name, over all events.
fn numbers_of_names(events: &[LeagueEvent]) -> BTreeMap<String, BTreeSet<String>> {
    let mut numbers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for result in events.iter().flat_map(|event| &event.results) {
        let name = result.name.folded();
        if !numbers.contains_key(name) {
            numbers.insert(name.to_owned(), BTreeSet::new());
        }
        if let (Some(member), Some(known)) = (&result.member, numbers.get_mut(name)) {
            known.insert(folded(member));
        }
    }
    numbers
}

fn folded(member: &MemberNo) -> String {
    member.as_str().to_ascii_lowercase()
}

/// Who a result belongs to, and whether that is in doubt.
fn key_of(
    result: &LeagueResult,
    numbers: &BTreeMap<String, BTreeSet<String>>,
) -> (PersonKey, bool) {
    if let Some(member) = &result.member {
        return (PersonKey::Member(folded(member)), false);
    }
    let name = result.name.folded();
    let known = numbers.get(name);
    match known.and_then(|known| Some((known.len(), known.first()?))) {
        Some((1, only)) => (PersonKey::Member(only.clone()), false),
        Some(_) => (PersonKey::Name(name.to_owned()), true),
        None => (PersonKey::Name(name.to_owned()), false),
    }
}
