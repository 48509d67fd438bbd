//! The facts of a question that a sentence states.
//!
//! What a number is, and which yes, no or choice is meant, is learned for each question from its
//! own sentences, and from those of others that ask for a fact of the same name. A fact that is not
//! clearly ahead of everything else that might be meant is left out: it can be told by hand.

use crate::Language;
use crate::asked::features::hashed;
use crate::asked::lexicon::Lexicon;
use crate::asked::scales::{Scales, Weighed};
use crate::asked::signs::{of_number, of_sentence};
use crate::asked::token::{Joint, Mark, Token, split};
use engine::values::SeatSet;
use rulings::{Field, FieldKind, Topic};
use serde_json::{Map, Value};

/// A sentence with what it states.
pub(super) struct Stated {
    pub(super) topic: &'static Topic,
    pub(super) tokens: Vec<Token>,
    pub(super) facts: Map<String, Value>,
}

/// What was learned of the facts of one question.
pub(super) struct FactsOf {
    topic: &'static Topic,
    numbers: Scales,
    choices: Scales,
}

/// A number must be so far ahead of being anything else.
const NUMBER_AHEAD: f32 = 0.25;

/// A choice must be so far ahead of every other, and of none.
const CHOICE_AHEAD: f32 = 0.9;

/// Nothing said of a fact must be so far ahead of something.
const UNSAID: f32 = 0.3;

/// The same of a number that is large: in a question about chips it is seldom nothing.
const UNSAID_CHIPS: f32 = 0.8;

/// From so many on a number is large.
const CHIPS_FROM: u64 = 25;

/// How much what the catalogue calls a choice counts.
const OF_LABELS: f32 = 0.5;

/// How much a sentence of another question counts.
const OF_OTHERS: f32 = 0.4;

/// The most chips that a question may speak of.
const CHIPS_MAX: u64 = 1_000_000_000_000;

/// The highest number of a table.
const TABLE_MAX: u64 = 9_999;

/// So many chips one by one may be told.
const LIST_MAX: usize = 400;

/// A value that a choice may have: yes, no, or one of its words.
type Values = Vec<Value>;

impl FactsOf {
    /// Learns from all sentences what this question asks for.
    pub(super) fn new(topic: &'static Topic, all: &[Stated], lexicon: &Lexicon) -> Self {
        let (mut numbers, mut choices) = (Vec::new(), Vec::new());
        for stated in all {
            let is_own = stated.topic.slug == topic.slug;
            let counts = if is_own { 1.0 } else { OF_OTHERS };
            let shared = |field: &&Field| is_own || has(stated.topic, field);
            if !topic.fields.iter().any(|field| shared(&field)) {
                continue;
            }
            numbers.extend(numbers_of(topic, stated, counts, lexicon));
            let signs = of_sentence(&stated.tokens, lexicon);
            for field in topic.fields.iter().filter(shared) {
                let Some(words) = words_of(field) else { continue };
                let told = stated.facts.get(field.name);
                let right = told.map_or(Some(0), |told| {
                    words.iter().position(|word| word == told).map(|at| at + 1)
                });
                // What others leave open says little of what is open here.
                let Some(right) = right.filter(|right| is_own || *right > 0) else { continue };
                let labels = labels(field, &words);
                choices.push(Weighed { signs: signs.clone(), labels, right, counts });
            }
        }
        choices.extend(labelled(topic, lexicon));
        Self { topic, numbers: Scales::new(&numbers), choices: Scales::new(&choices) }
    }

    /// The facts that a sentence states.
    pub(super) fn stated(&self, tokens: &[Token], lexicon: &Lexicon) -> Map<String, Value> {
        let mut found: Map<String, Value> = Map::new();
        let signs = of_sentence(tokens, lexicon);
        let mut numbers = self.numbers(tokens, lexicon);
        for field in self.topic.fields {
            if let Some(words) = words_of(field) {
                let mut scores = self.choices.weigh(&signs, &labels(field, &words));
                if let Some(none) = scores.first_mut() {
                    *none -= UNSAID;
                }
                let chosen = most(&scores).filter(|(_, ahead)| *ahead >= CHOICE_AHEAD);
                let word = chosen.and_then(|(at, _)| words.get(at.checked_sub(1)?).cloned());
                found.extend(word.map(|word| (field.name.to_owned(), word)));
            } else if let Some(value) = numbers.remove(field.name) {
                found.insert(field.name.to_owned(), value);
            }
        }
        let asked = |field: &Field, found: &Map<String, Value>| match field.only_if {
            Some((other, _)) if found.contains_key(other) => {
                field.is_asked(&Value::Object(found.clone()))
            }
            _ => true,
        };
        for field in self.topic.fields {
            if !asked(field, &found) {
                found.remove(field.name);
            }
        }
        found
    }

    /// What the numbers of a sentence are.
    fn numbers(&self, tokens: &[Token], lexicon: &Lexicon) -> Map<String, Value> {
        let targets = targets(self.topic);
        let sure = self.assigned(tokens, &targets, lexicon);
        let mut found = Map::new();
        for field in self.topic.fields {
            let outer = |told: Told| told.within.unwrap_or(told.field).name;
            let of_field: Vec<&Assigned> =
                sure.iter().filter(|one| outer(one.told) == field.name).collect();
            let value = value_of(field.kind, &of_field);
            found.extend(value.map(|value| (field.name.to_owned(), value)));
        }
        found
    }
}

/// What numbers tell of a fact of this kind, in the order in which they were said.
fn value_of(kind: FieldKind, numbers: &[&Assigned]) -> Option<Value> {
    let first = numbers.first()?;
    let money = |number: u64| Value::from(number.to_string());
    match kind {
        FieldKind::ChipList => {
            let chips = numbers.iter().flat_map(|one| {
                std::iter::repeat_n(one.value, usize::try_from(one.several).unwrap_or(1))
            });
            Some(chips.take(LIST_MAX).map(Value::from).collect())
        }
        FieldKind::Seats | FieldKind::Tables => {
            let mut all: Vec<u64> = Vec::new();
            for number in numbers.iter().map(|one| one.value) {
                if !all.contains(&number) {
                    all.push(number);
                }
            }
            Some(Value::from(all))
        }
        FieldKind::MoneyList => Some(numbers.iter().map(|one| money(one.value)).collect()),
        FieldKind::Money => Some(money(first.value)),
        FieldKind::Rows(parts) => {
            let needed = || parts.iter().filter(|part| part.is_needed);
            let is_whole = |row: &Value| needed().all(|part| row.get(part.name).is_some());
            let rows = rows(numbers);
            rows.iter().all(is_whole).then(|| Value::from(rows))
        }
        _ => Some(Value::from(first.value)),
    }
}

/// Rows of facts: one begins where the one before has what comes.
fn rows(numbers: &[&Assigned]) -> Vec<Value> {
    let mut rows: Vec<Map<String, Value>> = Vec::new();
    for one in numbers.iter().take(LIST_MAX) {
        let (name, value) = (one.told.field.name, Value::from(one.value));
        match rows.last_mut() {
            Some(row) if !row.contains_key(name) => {
                row.insert(name.to_owned(), value);
            }
            _ => rows.push([(name.to_owned(), value)].into_iter().collect()),
        }
    }
    rows.into_iter().map(Value::Object).collect()
}

/// A number of a sentence with what it is.
struct Assigned {
    at: usize,
    told: Told,
    value: u64,
    several: u64,
}

impl FactsOf {
    /// What each number is, the surest first; what may be told once is told once.
    fn assigned(&self, tokens: &[Token], targets: &[Target], lexicon: &Lexicon) -> Vec<Assigned> {
        let labels: Vec<u64> = targets.iter().map(Target::label).collect();
        let mut weighed: Vec<(usize, u64, Vec<f32>)> = Vec::new();
        for (at, token) in tokens.iter().enumerate() {
            let Some(number) = token.number else { continue };
            if is_count(tokens, at) {
                continue;
            }
            let mut scores = self.numbers.weigh(&of_number(tokens, at, lexicon), &labels);
            if let Some(nothing) = scores.first_mut() {
                *nothing -= if number >= CHIPS_FROM { UNSAID_CHIPS } else { UNSAID };
            }
            weighed.push((at, number, scores));
        }
        let mut found: Vec<Assigned> = Vec::new();
        while let Some((next, chosen)) = surest(&weighed) {
            let (at, number, _) = weighed.remove(next);
            let Some(Target::Fact(told)) = targets.get(chosen) else { continue };
            let value = number.saturating_mul(told.times);
            if !fits(told.field.kind, value) {
                continue;
            }
            found.push(Assigned { at, told: *told, value, several: several(tokens, at) });
            if told.is_list() {
                continue;
            }
            // Told: the others are something else.
            for (_, other, scores) in &mut weighed {
                for (target, score) in targets.iter().zip(scores) {
                    if let Target::Fact(other_told) = target
                        && other_told.is_same(*told)
                        && other.saturating_mul(other_told.times) != value
                    {
                        *score = f32::MIN;
                    }
                }
            }
        }
        found.sort_by_key(|one| one.at);
        found
    }
}

/// The number that is surest to be something, and what it is.
fn surest(weighed: &[(usize, u64, Vec<f32>)]) -> Option<(usize, usize)> {
    let each = weighed.iter().enumerate();
    let sure = each.filter_map(|(next, (_, _, scores))| {
        let (chosen, ahead) = most(scores)?;
        (chosen > 0 && ahead >= NUMBER_AHEAD).then_some((next, chosen, ahead))
    });
    let surest = sure
        .max_by(|(at, _, one), (other_at, _, other)| one.total_cmp(other).then(other_at.cmp(at)));
    surest.map(|(next, chosen, _)| (next, chosen))
}

/// What weighs most, and how far it is ahead of the next.
fn most(scores: &[f32]) -> Option<(usize, f32)> {
    let mut by_weight: Vec<(usize, f32)> = scores.iter().copied().enumerate().collect();
    by_weight.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    match by_weight.as_slice() {
        [(first, most), (_, next), ..] => Some((*first, most - next)),
        _ => None,
    }
}

fn is_list(kind: FieldKind) -> bool {
    matches!(
        kind,
        FieldKind::ChipList | FieldKind::Seats | FieldKind::Tables | FieldKind::MoneyList
    )
}

/// Whether a number says how many of the next there are: `two 500s`.
fn is_count(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1);
    next.is_some_and(|next| next.number.is_some() && several(tokens, at + 1) > 1)
}

/// Whether a question asks for a fact of this name and kind.
fn has(topic: &Topic, field: &Field) -> bool {
    let same = |other: &&Field| {
        other.name == field.name
            && std::mem::discriminant(&other.kind) == std::mem::discriminant(&field.kind)
    };
    topic.fields.iter().any(|other| same(&other))
}

/// What a number may be.
enum Target {
    /// Nothing that is asked.
    Nothing,
    /// A fact.
    Fact(Told),
}

/// A fact that a number may tell.
#[derive(Clone, Copy)]
struct Told {
    field: &'static Field,
    /// The list of rows in which it stands.
    within: Option<&'static Field>,
    /// The number tells so many of its units.
    times: u64,
}

impl Told {
    fn is_same(self, other: Self) -> bool {
        let name = |field: &Field| field.name;
        (self.field.name, self.within.map(name)) == (other.field.name, other.within.map(name))
    }

    /// Whether several numbers may tell it.
    fn is_list(self) -> bool {
        self.within.is_some() || is_list(self.field.kind)
    }

    /// Whether these facts tell it as this number.
    fn is_told(self, facts: &Map<String, Value>, number: u64) -> bool {
        let name = self.field.name;
        let told = match self.within.map(|outer| facts.get(outer.name)) {
            None => facts.get(name),
            Some(Some(Value::Array(rows))) => {
                return rows
                    .iter()
                    .any(|row| row.get(name).is_some_and(|told| tells(told, number)));
            }
            Some(_) => None,
        };
        told.is_some_and(|told| tells(told, number.saturating_mul(self.times)))
    }
}

impl Target {
    fn label(&self) -> u64 {
        match self {
            Self::Nothing => hashed("nothing", ""),
            Self::Fact(Told { field, within: None, times }) => {
                hashed(field.name, &times.to_string())
            }
            Self::Fact(Told { field, within: Some(outer), .. }) => hashed(outer.name, field.name),
        }
    }
}

/// What a number may be in a question.
fn targets(topic: &'static Topic) -> Vec<Target> {
    let mut targets = vec![Target::Nothing];
    let mut add = |field, within, times| targets.push(Target::Fact(Told { field, within, times }));
    for field in topic.fields {
        match field.kind {
            // A row that numbers cannot tell whole is told by hand.
            FieldKind::Rows(parts)
                if parts.iter().all(|part| !part.is_needed || is_number(part.kind)) =>
            {
                let numbers = parts.iter().filter(|part| is_number(part.kind));
                numbers.for_each(|part| add(part, Some(field), 1));
            }
            kind if is_number(kind) || is_list(kind) => {
                add(field, None, 1);
                if field.name.contains("sec") {
                    // Minutes.
                    add(field, None, 60);
                }
            }
            _ => {}
        }
    }
    targets
}

/// Whether one number tells a fact of this kind.
fn is_number(kind: FieldKind) -> bool {
    matches!(kind, FieldKind::Chips | FieldKind::Number(..) | FieldKind::Seat | FieldKind::Money)
}

/// Each number of a sentence with what it is.
fn numbers_of(
    topic: &'static Topic,
    stated: &Stated,
    counts: f32,
    lexicon: &Lexicon,
) -> Vec<Weighed> {
    let targets = targets(topic);
    let labels: Vec<u64> = targets.iter().map(Target::label).collect();
    let is_own = stated.topic.slug == topic.slug;
    let mut found = Vec::new();
    let mut taken: Vec<Told> = Vec::new();
    for (at, token) in stated.tokens.iter().enumerate() {
        let Some(number) = token.number else { continue };
        if is_count(&stated.tokens, at) {
            continue;
        }
        let is_it = |target: &Target| match target {
            Target::Nothing => false,
            Target::Fact(told) => {
                let is_free = told.is_list() || !taken.iter().any(|taken| taken.is_same(*told));
                is_free && told.is_told(&stated.facts, number)
            }
        };
        let right = targets.iter().position(is_it).unwrap_or(0);
        // What it is in another question, and this one does not ask, says nothing here.
        let is_other = |told: &Value| tells(told, number) || tells(told, number.saturating_mul(60));
        if right == 0 && !is_own && stated.facts.values().any(is_other) {
            continue;
        }
        if let Some(Target::Fact(told)) = targets.get(right) {
            taken.push(*told);
        }
        let signs = of_number(&stated.tokens, at, lexicon);
        found.push(Weighed { signs, labels: labels.clone(), right, counts });
    }
    found
}

/// Whether a told fact is this number, or has it in its list.
fn tells(told: &Value, number: u64) -> bool {
    match told {
        Value::Number(told) => told.as_u64() == Some(number),
        Value::String(told) => *told == number.to_string(),
        Value::Array(all) => all.iter().any(|one| tells(one, number)),
        Value::Null | Value::Bool(_) | Value::Object(_) => false,
    }
}

/// How many chips of the number at this place there are: `two 500s`, `2x500`.
fn several(tokens: &[Token], at: usize) -> u64 {
    let times = at.checked_sub(1).and_then(|before| tokens.get(before));
    let number = tokens.get(at).and_then(|token| token.number).unwrap_or_default();
    match times {
        Some(Token { number: Some(times @ 2..=10), mark, .. })
            if number >= CHIPS_FROM
                && matches!(mark, Mark::None | Mark::Times | Mark::Words)
                && tokens.get(at).is_some_and(|token| token.joint == Joint::Space) =>
        {
            *times
        }
        _ => 1,
    }
}

/// Whether a number may be told in a field.
fn fits(kind: FieldKind, number: u64) -> bool {
    match kind {
        FieldKind::Number(least, most) => (least..=most).contains(&number),
        FieldKind::Seat | FieldKind::Seats => (1..=u64::from(SeatSet::SEAT_MAX)).contains(&number),
        FieldKind::Tables => (1..=TABLE_MAX).contains(&number),
        FieldKind::ChipList => (1..=CHIPS_MAX).contains(&number),
        _ => number <= CHIPS_MAX,
    }
}

/// The words of a choice, and yes and no.
fn words_of(field: &Field) -> Option<Values> {
    match field.kind {
        FieldKind::YesNo => Some(vec![Value::from(true), Value::from(false)]),
        FieldKind::Choice(words) => Some(words.iter().copied().map(Value::from).collect()),
        _ => None,
    }
}

/// What the catalogues call each word of each choice: it means that.
fn labelled(topic: &'static Topic, lexicon: &Lexicon) -> Vec<Weighed> {
    let mut found = Vec::new();
    for catalogue in Language::ALL.map(crate::Words::new) {
        for field in topic.fields {
            let Some(words) = words_of(field) else { continue };
            let names = (1..).zip(&words).filter_map(|(at, word)| Some((at, word.as_str()?)));
            for (right, name) in names {
                for said in [name.replace('_', " "), catalogue.fact_choice(topic, field, name)] {
                    let signs = of_sentence(&split(&said, lexicon), lexicon);
                    let labels = labels(field, &words);
                    found.push(Weighed { signs, labels, right, counts: OF_LABELS });
                }
            }
        }
    }
    found
}

/// The labels of a choice: none of them, and each.
fn labels(field: &Field, words: &Values) -> Vec<u64> {
    let none = [hashed(field.name, "none")];
    let each = words.iter().map(|word| hashed(field.name, &word.to_string()));
    none.into_iter().chain(each).collect()
}
