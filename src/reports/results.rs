//! How an evening ended: everybody with their place, best first.

use crate::pace::with_shares;
use crate::person::Person;
use engine::Tournament;
use engine::entries::Player;
use engine::finishes::{Exit, winner};
use engine::money::Currency;
use engine::values::{Money, Place, PlayerId, Timestamp};
use engine::winnings::{Winning, dues_of};
use std::collections::BTreeMap;

/// What stands on the sheet and the screen of results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// Who won; none while several are in.
    pub winner: Option<Person>,
    /// Everybody who took part, best first.
    pub lines: Vec<ResultLine>,
    /// In what prizes are told; none where the event has no prices.
    pub currency: Option<Currency>,
}

/// One player with their place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultLine {
    /// Their place; none while several are in.
    pub place: Option<Place>,
    /// The prizes that they share with others, first and last.
    ///
    /// Rules: TDA 2024 RP-8.
    pub shared: Option<(Place, Place)>,
    pub who: Person,
    /// When they went out; none for who is in.
    pub out_at: Option<Timestamp>,
    /// How they went out; means nothing while they are in.
    pub exit: Exit,
    /// Those who won their last chips.
    pub by: Vec<Person>,
    /// How often they entered the event.
    pub entries: u32,
    /// How often they bought chips, at an add-on too.
    pub rebuys: u32,
    /// What their place or a deal gives them, once the payouts are fixed.
    pub prize: Option<Money>,
}

impl Results {
    /// How it stands, and how it ended where it has.
    #[must_use]
    pub fn of(tournament: &Tournament) -> Self {
        let entries = tournament.entries();
        let person = |player: &Player| Person::of(player, entries);
        let by_id = |id: PlayerId| entries.player(id).map(person);
        let prizes: BTreeMap<PlayerId, Money> = dues_of(tournament, Winning::Prize)
            .into_iter()
            .filter(|due| !due.amount.is_zero())
            .map(|due| (due.player, due.amount))
            .collect();
        let lines = with_shares(tournament).into_iter().filter_map(|(standing, shared)| {
            let player = entries.player(standing.player)?;
            Some(ResultLine {
                place: standing.place,
                shared,
                who: person(player),
                out_at: standing.busted_at,
                exit: standing.exit,
                by: standing.by.iter().copied().filter_map(by_id).collect(),
                entries: u32::from(player.entries),
                rebuys: u32::from(player.rebuys) + u32::from(player.add_ons),
                prize: prizes.get(&player.id).copied(),
            })
        });
        let terms = tournament.settings().money.as_ref();
        Self {
            winner: winner(tournament).and_then(by_id),
            lines: lines.collect(),
            currency: terms.map(|terms| terms.currency.clone()),
        }
    }
}
