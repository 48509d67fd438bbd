//! What everybody got in an event, as leagues and histories ask it.

use crate::money::Prizes;
use crate::points_facts::bounties;
use crate::points_table::PointsTable;
use crate::rulings::{RulingLine, rulings};
use engine::Tournament;
use engine::entries::PlayerName;
use engine::finishes::standings;
use engine::log::Log;
use engine::money::Currency;
use engine::penalties::Penalty;
use engine::values::{MemberNo, Money, Place, PlayerId, Timestamp};
use points::Points;
use std::collections::BTreeMap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueEvent {
    pub name: String,
    /// The league that it counts for; empty where it counts for none.
    pub league: String,
    /// The season of that league.
    pub season: String,
    pub at: Timestamp,
    /// In what its prizes are told; none where it has no prices.
    pub currency: Option<Currency>,
    /// What everybody got in it, the best first.
    pub results: Vec<LeagueResult>,
}

/// What somebody got in an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeagueResult {
    pub name: PlayerName,
    /// The number by which their club knows them.
    pub member: Option<MemberNo>,
    /// Their place; none where the event ended before it was decided.
    pub place: Option<Place>,
    /// Their points; none where no formula says them.
    pub points: Option<Points>,
    /// How often they entered the event.
    pub entries: u32,
    /// How often they bought chips, at an add-on too.
    pub rebuys: u32,
    /// What their place or a deal gave them.
    pub prize: Money,
    /// What they won for bounties.
    pub bounties: Money,
    /// Who won their last chips, by their index among the results.
    pub by: Vec<usize>,
    /// Whom they knocked out, likewise, once for each time.
    pub took_out: Vec<usize>,
    /// Penalties that they were given and that count, the first first.
    pub penalties: Vec<Penalty>,
    /// Rulings that were logged at their seat, the first first.
    pub rulings: Vec<RulingLine>,
}

impl LeagueResult {
    /// Somebody of whom nothing else is known.
    #[must_use]
    pub fn of(name: PlayerName) -> Self {
        Self {
            name,
            member: None,
            place: None,
            points: None,
            entries: 1,
            rebuys: 0,
            prize: Money::ZERO,
            bounties: Money::ZERO,
            by: Vec::new(),
            took_out: Vec::new(),
            penalties: Vec::new(),
            rulings: Vec::new(),
        }
    }
}

impl LeagueEvent {
    /// The event of this log, with the points that everybody has in it where they are known.
    #[must_use]
    pub fn of(log: &Log, points: Option<&PointsTable>) -> Self {
        let tournament = log.state();
        let standings = standings(tournament);
        let index: BTreeMap<PlayerId, usize> =
            (0..).zip(&standings).map(|(at, standing)| (standing.player, at)).collect();
        let at_index = |player: &PlayerId| index.get(player).copied();
        let points: BTreeMap<PlayerId, Points> = points
            .iter()
            .flat_map(|table| &table.lines)
            .filter_map(|line| Some((line.who.player, line.total()?)))
            .collect();
        let (prizes, bounties) = (prizes(tournament), bounties(tournament));
        let result = |standing: &engine::finishes::Standing| {
            let player = tournament.entries().player(standing.player)?;
            Some(LeagueResult {
                member: player.member.clone(),
                place: standing.place,
                points: points.get(&player.id).copied(),
                entries: u32::from(player.entries),
                rebuys: u32::from(player.rebuys) + u32::from(player.add_ons),
                prize: prizes.get(&player.id).copied().unwrap_or_default(),
                bounties: bounties.get(&player.id).copied().unwrap_or_default(),
                by: standing.by.iter().filter_map(at_index).collect(),
                penalties: counted(tournament, player.id),
                ..LeagueResult::of(player.name.clone())
            })
        };
        let mut results: Vec<LeagueResult> = standings.iter().filter_map(result).collect();
        for (by, out) in tournament.finishes().knocked_out() {
            let (by, out) = (at_index(&by), at_index(&out));
            if let Some(result) = by.and_then(|by| results.get_mut(by)) {
                result.took_out.extend(out);
            }
        }
        for (player, line) in rulings_of_players(log) {
            if let Some(result) = at_index(&player).and_then(|at| results.get_mut(at)) {
                result.rulings.push(line);
            }
        }
        let terms = tournament.settings().money.as_ref();
        Self {
            name: tournament.settings().name.clone(),
            league: tournament.settings().league.clone(),
            season: tournament.settings().season.clone(),
            at: log.acts().first().map_or(Timestamp(0), |act| act.at),
            currency: terms.map(|terms| terms.currency.clone()),
            results,
        }
    }

    /// Whether it counts for the table of a league: everybody has their place and their points.
    #[must_use]
    pub fn counts(&self) -> bool {
        let has_both = |one: &LeagueResult| one.place.is_some() && one.points.is_some();
        !self.results.is_empty() && self.results.iter().all(has_both)
    }
}

/// The prize of everybody who has one, as the standings tell it.
fn prizes(tournament: &Tournament) -> BTreeMap<PlayerId, Money> {
    let lines = Prizes::of(tournament).map(|prizes| prizes.lines).unwrap_or_default();
    lines.into_iter().filter_map(|line| Some((line.to?, line.amount))).collect()
}

fn counted(tournament: &Tournament, player: PlayerId) -> Vec<Penalty> {
    tournament.penalties().of(player).filter(|one| one.counts()).cloned().collect()
}

/// The rulings that name a seat in which somebody sat then, with who it was.
fn rulings_of_players(log: &Log) -> Vec<(PlayerId, RulingLine)> {
    let of_seat = |line: RulingLine| {
        let (table, seat) = line.ruling.table.zip(line.ruling.seat)?;
        let then = log.state_before(line.seq);
        let player = then.seating().table(table)?.player(seat)?;
        Some((player, line))
    };
    rulings(log).into_iter().filter_map(of_seat).collect()
}
