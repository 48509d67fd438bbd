//! What everybody gets for a league by a formula, and what the formula may ask of an event.

use crate::person::Person;
use crate::sheet::{Cell, Sheet};
use engine::Tournament;
use engine::entries::Player;
use engine::finishes::places;
use engine::money::{Charge, places_paid, prize_pool, prizes};
use engine::values::{Money, Place, PlayerId, Sale};
use engine::winnings::{Winning, dues_of};
use points::{Facts, Formula, FormulaError, Points, Scope, Variable};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Points of everybody who took part, the most first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsTable {
    /// A line for each of them; at the end those who are still in.
    pub lines: Vec<PointsLine>,
}

/// What somebody gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsLine {
    /// Who.
    pub who: Person,
    /// Their place; none while several are in.
    pub place: Option<Place>,
    /// What the formula gives; nothing without a place, for most formulas ask for it.
    pub by_formula: Option<Points>,
    /// What the prices that they paid bring.
    pub bought: Points,
    /// What was put right by hand.
    pub by_hand: Points,
}

impl PointsLine {
    /// All together; nothing before they have a place.
    #[must_use]
    pub fn total(&self) -> Option<Points> {
        Some(self.by_formula?.plus(self.bought).plus(self.by_hand))
    }
}

/// A formula that cannot be worked out for an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsFault {
    /// For this place.
    pub place: Place,
    /// Why.
    pub error: FormulaError,
}

impl PointsTable {
    /// The points of everybody by a formula.
    ///
    /// Who shares a place asks with the number of that place, and so gets as much as the others
    /// who do: they finished alike. Programs that list them in the order in which they entered
    /// give one of them more, for nothing that happened at the table.
    ///
    /// # Errors
    /// What cannot be worked out, for the best place for which it cannot.
    pub fn of(tournament: &Tournament, formula: &Formula) -> Result<Self, PointsFault> {
        let event = EventFacts::of(tournament);
        let places: BTreeMap<PlayerId, Place> = places(tournament).collect();
        let mut lines = Vec::new();
        let mut fault: Option<PointsFault> = None;
        for (player, facts) in event.of_everybody(&places) {
            let Some(found) = tournament.entries().player(player) else { continue };
            let place = places.get(&player).copied();
            let by_formula = match place.map(|place| (place, formula.points(&facts))) {
                Some((_, Ok(points))) => Some(points),
                Some((place, Err(error))) => {
                    if fault.as_ref().is_none_or(|earlier| place < earlier.place) {
                        fault = Some(PointsFault { place, error });
                    }
                    None
                }
                None => None,
            };
            let who = Person::of(found, tournament.entries());
            let (bought, by_hand) = (event.bought(player), found.by_hand.points);
            lines.push(PointsLine { who, place, by_formula, bought, by_hand });
        }
        if let Some(fault) = fault {
            return Err(fault);
        }
        lines.sort_by_key(|line| {
            let total = line.total();
            (total.is_none(), Reverse(total), line.place, line.who.player)
        });
        Ok(Self { lines })
    }

    /// The points of everybody by the formula of the event; none where it has no formula.
    ///
    /// # Errors
    /// What cannot be read or worked out; what cannot be read is told for the first place.
    pub fn of_event(tournament: &Tournament) -> Option<Result<Self, PointsFault>> {
        let text = &tournament.settings().points_formula;
        if text.trim().is_empty() {
            return None;
        }
        let unread = |error| PointsFault { place: Place(1), error };
        let read = Formula::read(text, Scope::Event).map_err(unread);
        Some(read.and_then(|formula| Self::of(tournament, &formula)))
    }

    /// Everybody with their points, as other programs read them.
    #[must_use]
    pub fn sheet(&self) -> Sheet {
        let rows = self.lines.iter().map(|line| {
            vec![("name", Cell::Text(line.who.name.clone())), ("points", points_cell(line.total()))]
        });
        Sheet { rows: rows.collect() }
    }

    /// The same with the places and where the points come from.
    #[must_use]
    pub fn tested(&self) -> Sheet {
        let rows = self.lines.iter().map(|line| {
            vec![
                ("place", Cell::number(line.place.map(|place| place.0))),
                ("name", Cell::Text(line.who.name.clone())),
                ("by_formula", points_cell(line.by_formula)),
                ("by_hand", points_cell(Some(line.by_hand).filter(|it| *it != Points::ZERO))),
                ("points_bought", points_cell(Some(line.bought).filter(|it| *it != Points::ZERO))),
                ("points", points_cell(line.total())),
            ]
        });
        Sheet { rows: rows.collect() }
    }
}

/// Points as other programs read them.
pub(crate) fn points_cell(points: Option<Points>) -> Cell {
    points.map_or(Cell::Empty, |points| Cell::Text(points.to_string()))
}

/// The points of everybody who has some, by the formula of the event; nobody's where it has none
/// or it cannot be worked out, which its own view tells.
pub(crate) fn points_cells(tournament: &Tournament) -> BTreeMap<PlayerId, Cell> {
    let table = PointsTable::of_event(tournament).and_then(Result::ok);
    let lines = table.map(|table| table.lines).unwrap_or_default().into_iter();
    lines.map(|line| (line.who.player, points_cell(line.total()))).collect()
}

/// What a formula gives for the places of an event of so many about which nothing else is known.
///
/// # Errors
/// What cannot be worked out, for the first place for which it cannot.
pub fn points_by_place(players: u32, formula: &Formula) -> Result<Vec<Points>, PointsFault> {
    let plain = Facts::default().with(Variable::Players, f64::from(players));
    let of_place = |no: u32| {
        let position = f64::from((players + 1).saturating_sub(no));
        let facts = plain.clone().with(Variable::Rank, f64::from(no));
        let facts = facts.with(Variable::Position, position);
        formula.points(&facts).map_err(|error| PointsFault { place: Place(no), error })
    };
    (1..=players).map(of_place).collect()
}

/// What a formula may ask of an event, counted once for everybody.
struct EventFacts<'t> {
    tournament: &'t Tournament,
    /// What is the same for everybody.
    shared: Facts<'static>,
    hits: BTreeMap<PlayerId, u32>,
    prizes: BTreeMap<PlayerId, Money>,
    bounties: BTreeMap<PlayerId, Money>,
    /// How many places are paid, where that is decided.
    paid: Option<u32>,
    /// So many of the smallest units are one of the currency.
    unit: f64,
}

impl<'t> EventFacts<'t> {
    fn of(tournament: &'t Tournament) -> Self {
        let terms = tournament.settings().money.as_ref();
        let digits = terms.map_or(0, |terms| terms.currency.digits);
        let unit = f64::from(10_u32.saturating_pow(u32::from(digits)));
        let paid = match prizes(tournament) {
            Some(Ok(prizes)) => u32::try_from(prizes.len()).ok().filter(|paid| *paid > 0),
            Some(Err(_)) | None => None,
        };
        let paid = paid.or_else(|| places_paid(tournament));
        let pool = prize_pool(tournament).map_or(Money::ZERO, |pool| pool.total);
        let entries = tournament.entries();
        let rebuys = entries.rebuys_total().saturating_add(entries.re_entries_total());
        let amount = |sales: &[Sale]| in_units(sold_for(tournament, sales), unit);
        let shared = Facts::default()
            .with(Variable::Players, f64::from(entries.taking_part()))
            .with(Variable::PlayersLeft, f64::from(entries.left()))
            .with(Variable::RebuysTotal, f64::from(rebuys))
            .with(Variable::AddOnsTotal, f64::from(entries.add_ons_total()))
            .with(Variable::BuyInsAmount, amount(&[Sale::Entry]))
            .with(Variable::RebuysAmount, amount(&[Sale::ReEntry, Sale::Rebuy]))
            .with(Variable::AddOnsAmount, amount(&[Sale::AddOn]))
            .with(Variable::Pot, in_units(pool, unit))
            .with(Variable::PlacesPaid, f64::from(paid.unwrap_or_default()));
        let prizes = dues_of(tournament, Winning::Prize).into_iter();
        let prizes = prizes.map(|due| (due.player, due.amount)).collect();
        let (hits, bounties) = (hits(tournament), bounties(tournament));
        Self { tournament, shared, hits, prizes, bounties, paid, unit }
    }

    /// Everybody who took part, with what the formula may ask of them.
    fn of_everybody(
        &self,
        places: &BTreeMap<PlayerId, Place>,
    ) -> impl Iterator<Item = (PlayerId, Facts<'static>)> {
        let all = self.tournament.entries().players();
        let took_part = all.filter(|player| player.is_in() || places.contains_key(&player.id));
        took_part.map(|player| {
            let place = places.get(&player.id).copied();
            let prize = self.prizes.get(&player.id).copied().unwrap_or_default();
            let bounties = self.bounties.get(&player.id).copied().unwrap_or_default();
            // Before prizes are decided the number of places says who gets one.
            let is_placed = place.zip(self.paid).is_some_and(|(place, paid)| place.0 <= paid);
            let is_decided = self.tournament.money().fixed().is_some();
            let is_paid = if is_decided { !prize.is_zero() } else { is_placed };
            let chips = if player.is_in() { player.stack.0 } else { 0 };
            let rebuys = u32::from(player.rebuys) + u32::from(player.entries.saturating_sub(1));
            let (first, all) = self.paid_by(player.id);
            let rebuys_paid = self.paid_for(player.id, &[Sale::ReEntry, Sale::Rebuy]);
            let add_ons_paid = self.paid_for(player.id, &[Sale::AddOn]);
            let won = prize.plus(bounties);
            let took_part = self.tournament.entries().taking_part();
            let from_first_out = |place: Place| (took_part + 1).saturating_sub(place.0);
            let position = f64::from(place.map_or(0, from_first_out));
            let facts = self.shared.clone();
            let facts = facts
                .with(Variable::Rank, f64::from(place.map_or(0, |place| place.0)))
                .with(Variable::Position, position)
                .with(Variable::Hits, self.hits_of(player))
                .with(Variable::Rebuys, f64::from(rebuys))
                .with(Variable::AddOns, f64::from(player.add_ons))
                .with(Variable::BuyInCost, in_units(first, self.unit))
                .with(Variable::RebuyCost, in_units(rebuys_paid, self.unit))
                .with(Variable::AddOnCost, in_units(add_ons_paid, self.unit))
                .with(Variable::TotalCost, in_units(all, self.unit))
                .with(Variable::PrizeWinnings, in_units(prize, self.unit))
                .with(Variable::BountyWinnings, in_units(bounties, self.unit))
                .with(Variable::TotalWinnings, in_units(won, self.unit))
                .with(Variable::Take, in_units(won, self.unit) - in_units(all, self.unit))
                .with(Variable::InTheMoney, f64::from(u8::from(is_paid)))
                .with(Variable::ChipCount, chips as f64);
            (player.id, facts)
        })
    }

    /// Hits as they were entered and put right; nobody has fewer than none.
    fn hits_of(&self, player: &Player) -> f64 {
        let entered = self.hits.get(&player.id).copied().unwrap_or_default();
        f64::from(entered.saturating_add_signed(player.by_hand.hits))
    }

    /// What a player pays for the first entry, and for everything.
    fn paid_by(&self, player: PlayerId) -> (Money, Money) {
        let charges = self.tournament.money().charges_of(player);
        let mut standing = charges.iter().filter(|charge| charge.stands());
        let all = standing.clone().map(|charge| charge.to_pay()).sum();
        let first = standing.find(|charge| charge.sale == Sale::Entry);
        (first.map_or(Money::ZERO, |charge| charge.to_pay()), all)
    }

    /// What a player pays for sales of these kinds.
    fn paid_for(&self, player: PlayerId, sales: &[Sale]) -> Money {
        let charges = self.tournament.money().charges_of(player).iter();
        let standing = charges.filter(|one| one.stands() && sales.contains(&one.sale));
        standing.map(|charge| charge.to_pay()).sum()
    }

    /// The points that the prices of a player bring.
    fn bought(&self, player: PlayerId) -> Points {
        let Some(terms) = self.tournament.settings().money.as_ref() else { return Points::ZERO };
        let charges = self.tournament.money().charges_of(player).iter();
        let points_of = |name: &str| {
            let named = terms.buy_ins.iter().find(|buy_in| buy_in.name == name);
            named.map_or(0, |buy_in| buy_in.points)
        };
        let standing = charges.filter(|charge| charge.stands());
        standing.map(|charge| Points(i64::from(points_of(&charge.buy_in)) * 1000)).sum()
    }
}

/// An amount as people say it, in whole units of the currency and parts of one.
fn in_units(amount: Money, unit: f64) -> f64 {
    amount.0 as f64 / unit
}

/// What sales of these sorts brought into the pool.
fn sold_for(tournament: &Tournament, sales: &[Sale]) -> Money {
    let charges = tournament.money().charges().map(|(_, charge)| charge);
    let counted = charges.filter(|charge| charge.stands() && sales.contains(&charge.sale));
    let collected = |charge: &Charge| charge.price.total().minus(charge.price.bounty);
    counted.map(collected).sum()
}

/// How often each player knocked somebody out; of several who did it together each has done it,
/// and whoever came back after it was knocked out all the same.
fn hits(tournament: &Tournament) -> BTreeMap<PlayerId, u32> {
    let mut hits: BTreeMap<PlayerId, u32> = BTreeMap::new();
    for (_, hand) in tournament.finishes().hands() {
        let busts = u32::try_from(hand.busts.len()).unwrap_or(u32::MAX);
        for player in &hand.by {
            let counted = hits.entry(*player).or_default();
            *counted = counted.saturating_add(busts);
        }
    }
    hits
}

/// What everybody won for bounties.
pub(crate) fn bounties(tournament: &Tournament) -> BTreeMap<PlayerId, Money> {
    let won = dues_of(tournament, Winning::Bounty).into_iter();
    won.map(|due| (due.player, due.amount)).collect()
}
