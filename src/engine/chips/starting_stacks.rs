//! Starting stacks worked out: which chips an entry gets, so that it can post and make change.
//!
//! Of every chip a stack has a few times as many as make one of the next value; the largest fill
//! up. What is left of the search is small, because the smaller chips of a stack must add up to
//! whole chips of the larger ones.

use crate::chips::ChipSet;
use crate::refusal::refuse_if;
use crate::structure::{Ante, Stakes, Structure};
use crate::values::Chips;
use strum::{IntoStaticStr, VariantArray};

/// A stack has at most so many chips: more fit into no rack.
pub const STACK_CHIPS_MAX: u32 = 80;
/// Of one chip a stack has at most so many.
const OF_ONE_MAX: u64 = 40;
/// Levels in which a stack must be able to post without change.
const FIRST_LEVELS: usize = 3;
/// As many steps are tried before the best found so far is taken.
const STEPS_MAX: u32 = 100_000;

/// What a starting stack is worked out for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StackWish {
    /// What a stack is to be worth: the chips that an entry brings.
    pub starting: Chips,
    /// How many stacks the inventory must give out.
    pub entries: u32,
    /// How much of the inventory stays in the case, in percent.
    pub reserve_percent: u8,
    /// Seats at a table: so many antes are posted in a hand.
    pub seats: u8,
}

/// Whether a stack has few chips or many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum StackKind {
    /// Few chips: quickly counted, and change is made often.
    Few,
    /// As most rooms have it: the next larger chip can be made twice.
    Middling,
    /// Many small chips: the next larger chip can be made three times.
    Many,
}

impl StackKind {
    /// Every kind, the fewest chips first.
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// How often a chip of the next value can be made from the chips of a stack.
    fn times(self) -> u64 {
        match self {
            Self::Few => 1,
            Self::Middling => 2,
            Self::Many => 3,
        }
    }
}

/// A stack that can be handed out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Few chips or many; the kind with fewer where both give the same stack.
    pub kind: StackKind,
    /// How many of each chip of the set, the smallest value first.
    pub counts: Vec<u32>,
    /// How many chips the stack has in all, whatever they are worth.
    pub chips: u32,
}

/// Why no starting stack can be worked out.
#[expect(missing_docs, reason = "fields are named for what they hold")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NoStack {
    /// The set has no chips, or the smallest is worth nothing.
    SetMissing,
    /// No chips to start with, or no entries.
    NothingWanted,
    /// The starting chips are no whole number of the smallest chip.
    NotAMultiple { value: Chips },
    /// All chips of the inventory together are not enough for so many stacks; each can get `most`.
    WorthTooLittle { most: Chips },
    /// So many stacks need more of a chip than there is: what each needs, and can get.
    ChipShort { value: Chips, needed: u32, most: u32 },
    /// The chips do not add up, or a stack would have more than fit into a rack.
    NoWay { most: u32 },
}

impl NoStack {
    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// Stacks that can be handed out, those with few chips first; each stands there once.
///
/// # Errors
/// Where there is none: what is in the way, and which chip is short.
pub fn starting_stacks(
    set: &ChipSet,
    structure: &Structure,
    wish: &StackWish,
) -> Result<Vec<Proposal>, NoStack> {
    let smallest = set.smallest().filter(|value| *value > Chips::ZERO);
    let smallest = smallest.ok_or(NoStack::SetMissing)?;
    refuse_if!(wish.starting == Chips::ZERO || wish.entries == 0, NoStack::NothingWanted);
    refuse_if!(wish.starting.0 % smallest.0 != 0, NoStack::NotAMultiple { value: smallest });
    let bounds = bounds(set, structure, wish);
    check_worth(set, &bounds, wish.starting)?;
    let mut proposals: Vec<Proposal> = Vec::new();
    for kind in StackKind::ALL.iter().copied() {
        let Some(counts) = best(set, &bounds, kind, wish.starting) else { continue };
        let chips = counts.iter().sum();
        if proposals.iter().all(|other| other.counts != counts) {
            proposals.push(Proposal { kind, counts, chips });
        }
    }
    if proposals.is_empty() { Err(short(set, &bounds, wish.starting)) } else { Ok(proposals) }
}

/// The stack that most rooms would make of these chips, whatever is in the case; nothing of each
/// chip where there is none. Chips that are smaller than those of the stack before stay out of it.
#[must_use]
pub fn usual_stack(set: &ChipSet, starting: Chips) -> Vec<u32> {
    let before = set.denominations.iter().position(|chip| chip.in_a_stack > 0).unwrap_or(0);
    let line = |(index, chip): (usize, &crate::chips::Denomination)| Bound {
        value: chip.value.0,
        least: 0,
        most: if index < before { 0 } else { OF_ONE_MAX },
    };
    let bounds: Vec<Bound> = set.denominations.iter().enumerate().map(line).collect();
    let found = best(set, &bounds, StackKind::Middling, starting);
    found.unwrap_or_else(|| vec![0; set.denominations.len()])
}

/// How many of a chip may be in a stack.
#[derive(Debug, Clone, Copy)]
struct Bound {
    value: u64,
    least: u64,
    most: u64,
}

/// Bounds for each chip: what must be there to post, and what the inventory gives each entry.
fn bounds(set: &ChipSet, structure: &Structure, wish: &StackWish) -> Vec<Bound> {
    let reserve = u64::from(wish.reserve_percent.min(100));
    let values: Vec<u64> = set.values().map(|value| value.0).collect();
    let mut bounds = Vec::new();
    for (index, chip) in set.denominations.iter().enumerate() {
        let next = values.get(index + 1).copied();
        let is_needed = next.is_none_or(|next| {
            next == 0
                || wish.starting.0 % next != 0
                || structure
                    .levels()
                    .any(|(_, level)| level.stakes.amounts().any(|amount| amount.0 % next != 0))
        });
        let owned = chip
            .inventory
            .map(|owned| u64::from(owned) * (100 - reserve) / 100 / u64::from(wish.entries.max(1)));
        let handed = if is_needed { owned.unwrap_or(OF_ONE_MAX).min(OF_ONE_MAX) } else { 0 };
        let least = if is_needed { posted(structure, chip.value, next, wish.seats) } else { 0 };
        bounds.push(Bound { value: chip.value.0, least, most: handed });
    }
    // What the stack itself has no room for is not asked for.
    for bound in &mut bounds {
        let room = wish.starting.0.checked_div(bound.value).unwrap_or(0);
        bound.least = bound.least.min(room / 2);
    }
    bounds
}

/// How many of a chip a player posts in an orbit of the first levels, where larger ones do not pay.
fn posted(structure: &Structure, value: Chips, next: Option<u64>, seats: u8) -> u64 {
    let Some(next) = next.filter(|_| value.0 > 0) else { return 0 };
    let of = |amount: Chips| (amount.0 % next) / value.0;
    let orbit = |stakes: &Stakes| match *stakes {
        Stakes::Blinds { small_blind, big_blind, ante } => {
            let ante = match ante {
                Ante::None => 0,
                Ante::PerPlayer(ante) => of(ante) * u64::from(seats),
                Ante::BigBlind(ante) => of(ante),
            };
            of(small_blind) + of(big_blind) + ante
        }
        Stakes::Limit { small_blind, big_blind, .. } => of(small_blind) + of(big_blind),
        Stakes::Stud { ante, bring_in, .. } => of(ante) * u64::from(seats) + of(bring_in),
    };
    let first = structure.levels().take(FIRST_LEVELS);
    first.map(|(_, level)| orbit(&level.stakes)).max().unwrap_or(0).min(OF_ONE_MAX)
}

/// Whether the inventory is worth enough, whatever the stacks are made of.
fn check_worth(set: &ChipSet, bounds: &[Bound], starting: Chips) -> Result<(), NoStack> {
    let is_endless = set.denominations.iter().any(|chip| chip.inventory.is_none());
    let worth = |bound: &Bound| Chips(bound.value.saturating_mul(bound.most));
    let most: Chips = bounds.iter().map(worth).sum();
    refuse_if!(!is_endless && most < starting, NoStack::WorthTooLittle { most });
    let poor = bounds.iter().find(|bound| bound.most < bound.least);
    match poor {
        Some(poor) => Err(NoStack::ChipShort {
            value: Chips(poor.value),
            needed: u32::try_from(poor.least).unwrap_or(u32::MAX),
            most: u32::try_from(poor.most).unwrap_or(u32::MAX),
        }),
        None => Ok(()),
    }
}

/// The chip of which a little more would do.
fn short(set: &ChipSet, bounds: &[Bound], starting: Chips) -> NoStack {
    for (index, bound) in bounds.iter().enumerate() {
        let mut more = bounds.to_vec();
        if let Some(line) = more.get_mut(index) {
            line.most = OF_ONE_MAX;
        }
        let found = best(set, &more, StackKind::Few, starting);
        let needed = found.and_then(|counts| counts.get(index).copied());
        if let Some(needed) = needed.filter(|needed| u64::from(*needed) > bound.most) {
            let most = u32::try_from(bound.most).unwrap_or(u32::MAX);
            return NoStack::ChipShort { value: Chips(bound.value), needed, most };
        }
    }
    NoStack::NoWay { most: STACK_CHIPS_MAX }
}

/// The search for the stack that is nearest to what is usual.
struct Search<'a> {
    bounds: &'a [Bound],
    /// How many of each chip are usual; none of one that is too large to play with.
    usual: Vec<Option<u64>>,
    /// The greatest number that divides all chips from here on.
    divisors: Vec<u64>,
    steps: u32,
    counts: Vec<u32>,
    found: Option<(u64, Vec<u32>)>,
}

fn best(set: &ChipSet, bounds: &[Bound], kind: StackKind, starting: Chips) -> Option<Vec<u32>> {
    let values: Vec<u64> = set.values().map(|value| value.0).collect();
    if values.contains(&0) {
        return None;
    }
    let usual = values.iter().enumerate().map(|(index, value)| {
        let step = values.get(index + 1).map_or(5, |next| (next / value).clamp(2, 5));
        let is_handy = value.saturating_mul(4) <= starting.0 || index == 0;
        is_handy.then_some(step * kind.times())
    });
    let usual = usual.collect();
    let mut divisors = vec![0; values.len() + 1];
    let mut divisor = 0;
    for (index, value) in values.iter().enumerate().rev() {
        divisor = common_divisor(divisor, *value);
        if let Some(place) = divisors.get_mut(index) {
            *place = divisor;
        }
    }
    let counts = vec![0; values.len()];
    let mut search = Search { bounds, usual, divisors, steps: 0, counts, found: None };
    search.fill(0, starting.0, 0, 0);
    search.found.map(|(_, counts)| counts)
}

impl Search<'_> {
    /// Chooses how many of the chip at `index`, and so on; `rest` is still to be made up.
    fn fill(&mut self, index: usize, rest: u64, chips: u64, cost: u64) {
        self.steps += 1;
        let is_worse = self.found.as_ref().is_some_and(|(best, _)| cost >= *best);
        if is_worse || self.steps > STEPS_MAX || chips > u64::from(STACK_CHIPS_MAX) {
            return;
        }
        let Some(bound) = self.bounds.get(index).copied() else {
            if rest == 0 {
                self.found = Some((cost, self.counts.clone()));
            }
            return;
        };
        let divisor = self.divisors.get(index + 1).copied().unwrap_or(0);
        let fits = |count: &u64| {
            let left = rest - count * bound.value;
            if divisor == 0 { left == 0 } else { left % divisor == 0 }
        };
        let most = bound.most.min(rest / bound.value.max(1));
        let mut choices: Vec<u64> = (bound.least..=most).filter(fits).collect();
        let usual = self.usual.get(index).copied().flatten();
        choices.sort_by_key(|count| off(*count, usual));
        for count in choices {
            if let Some(place) = self.counts.get_mut(index) {
                *place = u32::try_from(count).unwrap_or(u32::MAX);
            }
            let cost = cost + off(count, usual);
            self.fill(index + 1, rest - count * bound.value, chips + count, cost);
        }
        if let Some(place) = self.counts.get_mut(index) {
            *place = 0;
        }
    }
}

/// How far a number of chips is from what is usual.
fn off(count: u64, usual: Option<u64>) -> u64 {
    match usual {
        Some(usual) => count.abs_diff(usual).pow(2) * 16 / usual.max(1),
        None => count * count * 8 + count * 8,
    }
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
