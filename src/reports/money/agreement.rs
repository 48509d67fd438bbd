//! A deal on paper: the one that was made, or one that is proposed, to be signed first.

use crate::person::Person;
use engine::Tournament;
use engine::ask::{Ask, NoChance};
use engine::command::Command;
use engine::entries::{Player, Who};
use engine::event::Event;
use engine::refusal::Refusal;
use engine::values::{Chips, Money, Timestamp};
use engine::winnings::{
    AfterDeal, DealCounts, DealMethod, DealShare, DealStack, DealTerms, decide_make_deal,
};

/// A deal, to be signed by everybody who is part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealAgreement {
    /// When it was made; none where it is only proposed.
    pub made: Option<Timestamp>,
    /// By what the prizes are shared; none where that is still to be chosen.
    pub method: Option<DealMethod>,
    /// What stands side by side: that method, and where a deal is proposed the others, too.
    pub columns: Vec<DealMethod>,
    /// Who gets what for which stack, the largest first.
    pub lines: Vec<DealLine>,
    /// The money that is still played for after the deal.
    pub kept: Money,
    /// What followed, or is to follow.
    pub then: AfterDeal,
    /// By how much the counts differ from the chips in play: too many, or missing where negative.
    pub off: i64,
}

/// Why there is no deal to sign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoDeal {
    /// Such a deal cannot be made.
    Refused(Refusal),
    /// More are left than sit down to share the prizes: so many at most.
    TooMany { most: u32 },
}

/// What somebody gets in a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealLine {
    pub who: Person,
    pub chips: Chips,
    /// How much, column by column.
    pub amounts: Vec<Money>,
}

impl DealAgreement {
    /// More do not sit down to share a prize pool.
    pub const PLAYERS_MAX: u32 = 60;

    /// The deal that was made; none where none stands.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Option<Self> {
        let deal = tournament.winnings().deal()?;
        let lines = lines(tournament, &[&deal.shares]);
        let (made, method) = (Some(deal.at), Some(deal.method));
        let (columns, kept, then) = (vec![deal.method], deal.kept, deal.then);
        Some(Self { made, method, columns, lines, kept, then, off: deal.off })
    }

    /// What there is to sign: the deal of a command, as if it were made now; otherwise the one that
    /// stands, or by the stacks as they are known one whose method is still to be chosen.
    ///
    /// # Errors
    /// Why such a deal cannot be made.
    pub fn to_sign(
        tournament: &Tournament,
        wanted: Option<&Command>,
        now: Timestamp,
    ) -> Result<Self, NoDeal> {
        if let Some(Command::MakeDeal { method, stacks, kept, unit, then, counts }) = wanted {
            let (method, kept, unit, then) = (*method, *kept, *unit, *then);
            let counts = *counts;
            let terms = DealTerms { method, stacks, kept, unit, then, counts };
            let proposed = Self::proposed(tournament, terms, Some(method), now);
            return proposed.map_err(NoDeal::Refused);
        }
        if let Some(made) = Self::of(tournament) {
            return Ok(made);
        }
        let most = Self::PLAYERS_MAX;
        if tournament.money().fixed().is_some() && tournament.entries().left() > most {
            return Err(NoDeal::TooMany { most });
        }
        let left = tournament.entries().players().filter(|player| player.is_in());
        let stack = |player: &Player| DealStack {
            player: Who::Id(player.id),
            chips: player.stack,
            amount: None,
        };
        let stacks: Vec<DealStack> = left.map(stack).collect();
        let (method, then) = (DealMethod::Icm, AfterDeal::default());
        let (kept, unit, counts) = (Money::ZERO, None, DealCounts::Exact);
        let terms = DealTerms { method, stacks: &stacks, kept, unit, then, counts };
        Self::proposed(tournament, terms, None, now).map_err(NoDeal::Refused)
    }

    /// A deal that nobody has made yet; what was chosen stands last where players say it.
    fn proposed(
        tournament: &Tournament,
        terms: DealTerms<'_>,
        chosen: Option<DealMethod>,
        now: Timestamp,
    ) -> Result<Self, Refusal> {
        let mut columns: Vec<DealMethod> = DealMethod::ALL.to_vec();
        columns.retain(|method| method.worked_out().is_some() || chosen == Some(*method));
        let ask = Ask { at: now, chance: &mut NoChance };
        // Stacks that nobody counted say nothing: then only what was chosen stands there.
        let is_counted = terms.stacks.iter().all(|stack| stack.chips > Chips::ZERO);
        columns.retain(|method| is_counted || chosen == Some(*method));
        let mut by_method = Vec::with_capacity(columns.len());
        let mut differs = 0;
        for method in &columns {
            // Beside what is chosen the others only inform.
            let counts = if chosen.is_some() { DealCounts::AsTold } else { terms.counts };
            let counts = if chosen == Some(*method) { terms.counts } else { counts };
            let terms = DealTerms { method: *method, counts, ..terms };
            for event in decide_make_deal(tournament, terms, &ask)? {
                if let Event::DealMade { shares, off, .. } = event {
                    differs = if chosen == Some(*method) { off } else { differs };
                    by_method.push(shares);
                }
            }
        }
        let by_method: Vec<&Vec<DealShare>> = by_method.iter().collect();
        let lines = lines(tournament, &by_method);
        let (kept, then) = (terms.kept, terms.then);
        Ok(Self { made: None, method: chosen, columns, lines, kept, then, off: differs })
    }

    /// The column that holds, or may come to hold.
    #[must_use]
    pub fn chosen(&self) -> usize {
        let is_chosen = |column: &DealMethod| Some(*column) == self.method;
        self.columns.iter().position(is_chosen).unwrap_or_default()
    }

    /// What a column comes to, without what is kept.
    #[must_use]
    pub fn sum_of(&self, column: usize) -> Money {
        self.lines.iter().filter_map(|line| line.amounts.get(column)).copied().sum()
    }

    /// What all shares and what is kept come to: all methods share the same.
    #[must_use]
    pub fn total(&self) -> Money {
        self.sum_of(self.chosen()).plus(self.kept)
    }
}

/// What everybody gets: the same players in the same order by every method.
fn lines(tournament: &Tournament, by_method: &[&Vec<DealShare>]) -> Vec<DealLine> {
    let entries = tournament.entries();
    let first = by_method.first().copied().into_iter().flatten().enumerate();
    let line = |(at, share): (usize, &DealShare)| {
        let who = Person::of(entries.player(share.player)?, entries);
        let amounts = by_method.iter().filter_map(|shares| shares.get(at));
        let amounts = amounts.map(|share| share.amount).collect();
        Some(DealLine { who, chips: share.chips, amounts })
    };
    first.filter_map(line).collect()
}
