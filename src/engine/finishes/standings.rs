//! The order of finish, derived from all bust-outs.

use crate::entries::{Player, Status};
use crate::finishes::{BustHand, Busted, Exit, HandKey};
use crate::settings::HandForHandBusts;
use crate::tournament::Tournament;
use crate::values::{Chips, Place, PlayerId, SeatAt, TableNo, Timestamp};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Where somebody finished, or that they are still in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The player, still in or out.
    pub player: PlayerId,
    /// Their place; none while several are still in.
    pub place: Option<Place>,
    /// When they busted out last, where they are not in any more.
    pub busted_at: Option<Timestamp>,
    /// The seat that they have, or left when they busted out.
    pub seat: Option<SeatAt>,
    /// Who won their last chips; empty while they are in.
    pub by: Vec<PlayerId>,
    /// Which hand of hand for hand they busted out in, counted from its announcement.
    pub hand: Option<u32>,
    /// How they went out; means nothing while they are in.
    pub exit: Exit,
}

/// Everybody who took part, best first; those still in by their stacks.
#[must_use]
pub fn standings(tournament: &Tournament) -> Vec<Standing> {
    let mut left: Vec<&Player> =
        tournament.entries.players().filter(|player| player.is_in()).collect();
    left.sort_by_key(|player| (Reverse(player.stack), player.id));
    let has_winner = winner(tournament).is_some();
    let mut standings: Vec<Standing> = left
        .into_iter()
        .map(|player| Standing {
            player: player.id,
            place: has_winner.then_some(Place(1)),
            busted_at: None,
            seat: player.seat(),
            by: Vec::new(),
            hand: None,
            exit: Exit::default(),
        })
        .collect();
    standings.extend(placed(tournament).map(|(out, place)| Standing {
        player: out.bust.player,
        place: Some(place),
        busted_at: Some(out.key.at),
        seat: Some(out.bust.seat),
        by: out.hand.won_by(out.bust).to_vec(),
        hand: hand_no(tournament, out.hand),
        exit: out.hand.exit,
    }));
    standings
}

/// The place of everybody who is out, and of the winner; the best first.
///
/// The same places as in [`standings`], without the order of those who are still in.
pub fn places(tournament: &Tournament) -> impl Iterator<Item = (PlayerId, Place)> {
    let first = winner(tournament).map(|player| (player, Place(1)));
    let others = placed(tournament).map(|(out, place)| (out.bust.player, place));
    first.into_iter().chain(others)
}

/// Everybody who is out with their place, the best first.
fn placed(tournament: &Tournament) -> impl Iterator<Item = (Out<'_>, Place)> {
    let groups = finishing(tournament).flatten();
    groups
        .scan(tournament.entries.left(), |ahead, together| {
            let place = Place(*ahead + 1);
            *ahead += u32::try_from(together.len()).unwrap_or(u32::MAX);
            Some(together.into_iter().map(move |out| (out, place)))
        })
        .flatten()
}

fn hand_no(tournament: &Tournament, hand: &BustHand) -> Option<u32> {
    tournament.pace.hand(hand.hand?).map(|held| held.no)
}

/// Somebody who went out for good, and when.
#[derive(Clone, Copy)]
struct Out<'a> {
    key: &'a HandKey,
    hand: &'a BustHand,
    bust: &'a Busted,
}

/// Everybody who is out, by hand, the last first; of a hand the groups of one place, best first.
fn finishing(tournament: &Tournament) -> impl Iterator<Item = Vec<Vec<Out<'_>>>> {
    let mut hands = tournament.finishes.hands().rev().peekable();
    std::iter::from_fn(move || {
        let (key, hand) = hands.next()?;
        let mut others = Vec::new();
        while let Some(other) = hands.next_if(|(other, _)| other.at == key.at) {
            others.push(other);
        }
        // Most moments have one bust-out, and nothing is to be joined.
        if others.is_empty() {
            return Some(of_hand(tournament, key, hand));
        }
        Some(of_moment(tournament, std::iter::once((key, hand)).chain(others)))
    })
}

/// The groups of what was entered as one.
fn of_hand<'a>(
    tournament: &'a Tournament,
    key: &'a HandKey,
    hand: &'a BustHand,
) -> Vec<Vec<Out<'a>>> {
    let finishes = &tournament.finishes;
    match hand.hand {
        None => ranked(outs(tournament, key, hand), tables(hand)),
        // A hand that all tables played at once stands where the last of it was entered.
        Some(no) if finishes.of_hand(no).next_back().is_some_and(|(last, _)| last == key) => {
            let together = finishes.of_hand(no);
            let together = together.flat_map(|(key, hand)| outs(tournament, key, hand)).collect();
            ranked_at_once(together, tournament.settings.pace.hand_for_hand_busts)
        }
        Some(_) => Vec::new(),
    }
}

/// The groups of one moment, the last that was entered first: what was entered of one table is one
/// hand, where stacks tell who finishes higher.
///
/// Older journals may lack the stacks; then the order in which they were entered counts.
fn of_moment<'a>(
    tournament: &'a Tournament,
    newest_first: impl Iterator<Item = (&'a HandKey, &'a BustHand)>,
) -> Vec<Vec<Out<'a>>> {
    let is_joined = |hand: &BustHand| {
        hand.hand.is_none() && hand.exit == Exit::BustedOut && hand.is_told_apart()
    };
    let mut joined: Vec<Vec<(&HandKey, &BustHand)>> = Vec::new();
    for (key, hand) in newest_first {
        let is_beside = |other: &&(&HandKey, &BustHand)| {
            tables(hand).any(|table| tables(other.1).any(|own| own == table))
        };
        let fits = |one: &&mut Vec<(&HandKey, &BustHand)>| {
            is_joined(hand)
                && one.iter().all(|(_, other)| is_joined(other))
                && one.iter().any(|other| is_beside(&other))
        };
        match joined.iter_mut().find(fits) {
            Some(one) => one.push((key, hand)),
            None => joined.push(vec![(key, hand)]),
        }
    }
    let groups = joined.into_iter().flat_map(|one| match one.as_slice() {
        [(key, hand)] => of_hand(tournament, key, hand),
        several => {
            let all = several.iter().flat_map(|(key, hand)| outs(tournament, key, hand));
            ranked(all.collect(), several.iter().flat_map(|(_, hand)| tables(hand)))
        }
    });
    groups.collect()
}

/// Those for whom this bust-out was the last.
fn outs<'a>(tournament: &Tournament, key: &'a HandKey, hand: &'a BustHand) -> Vec<Out<'a>> {
    let is_last = |bust: &&Busted| {
        let is_out = |player: &Player| player.status == Status::Out;
        tournament.entries.player(bust.player).is_some_and(is_out)
            && tournament.finishes.last_bust.get(&bust.player) == Some(key)
    };
    hand.busts.iter().filter(is_last).map(|bust| Out { key, hand, bust }).collect()
}

/// In groups that share a place, best first: at one table the larger stack at the start of the hand
/// finishes higher, and players of different tables share.
fn ranked(outs: Vec<Out<'_>>, mut tables: impl Iterator<Item = TableNo>) -> Vec<Vec<Out<'_>>> {
    // Most hands have one bust-out, and nothing is to be ranked.
    match outs.len() {
        0 => return Vec::new(),
        1 => return vec![outs],
        _ => {}
    }
    let first = tables.next();
    let rule = match tables.all(|table| Some(table) == first) {
        true => HandForHandBusts::ByStack,
        false => HandForHandBusts::Share,
    };
    ranked_at_once(outs, rule)
}

/// Where those who busted in a hand sat, those among them who came back.
fn tables(hand: &BustHand) -> impl Iterator<Item = TableNo> {
    hand.busts.iter().map(|bust| bust.seat.table)
}

/// Those who busted out in a hand that all tables played at once.
fn ranked_at_once(outs: Vec<Out<'_>>, rule: HandForHandBusts) -> Vec<Vec<Out<'_>>> {
    let bust = |out| -> BustOut<Out<'_>> {
        let Out { bust, .. } = out;
        BustOut { table: bust.seat.table, stack: bust.stack, who: out }
    };
    sharing(outs.into_iter().map(bust).collect(), rule)
}

/// Somebody who busted out in a hand.
#[derive(Debug, Clone)]
pub struct BustOut<T> {
    /// The table where they sat, by which some houses share places.
    pub table: TableNo,
    /// The stack at the start of the hand, where it is known.
    pub stack: Option<Chips>,
    /// The player, in any form that the caller likes.
    pub who: T,
}

/// Those who busted out in one hand, in groups that share a place, best first.
///
/// By table, the best of each table share a place, then the second of each table, and so on.
///
/// ```
/// use engine::finishes::{BustOut, sharing};
/// use engine::settings::HandForHandBusts;
/// use engine::values::{Chips, TableNo};
///
/// let bust = |who, table, chips| {
///     let (table, stack) = (TableNo(table), Some(Chips(chips)));
///     BustOut { table, stack, who }
/// };
/// let busts = || vec![bust("Ana", 1, 40_000), bust("Bo", 4, 80_000), bust("Cy", 4, 10_000)];
/// assert_eq!(sharing(busts(), HandForHandBusts::Share), [["Ana", "Bo", "Cy"].to_vec()]);
/// let by_stack = sharing(busts(), HandForHandBusts::ByStack);
/// assert_eq!(by_stack, [["Bo"], ["Ana"], ["Cy"]]);
/// let by_table = sharing(busts(), HandForHandBusts::ByTable);
/// assert_eq!(by_table, [["Ana", "Bo"].to_vec(), ["Cy"].to_vec()]);
/// ```
///
/// Rules: TDA 2024 RP-8: all of them share; otherwise the custom of the house.
#[must_use]
pub fn sharing<T>(busts: Vec<BustOut<T>>, rule: HandForHandBusts) -> Vec<Vec<T>> {
    match rule {
        HandForHandBusts::Share if busts.is_empty() => Vec::new(),
        HandForHandBusts::Share => vec![busts.into_iter().map(|bust| bust.who).collect()],
        HandForHandBusts::ByStack => by_stack(busts),
        HandForHandBusts::ByTable => {
            let mut tables: BTreeMap<TableNo, Vec<BustOut<T>>> = BTreeMap::new();
            for bust in busts {
                tables.entry(bust.table).or_default().push(bust);
            }
            let mut rungs: BTreeMap<usize, Vec<T>> = BTreeMap::new();
            for at_table in tables.into_values() {
                for (rung, group) in by_stack(at_table).into_iter().enumerate() {
                    rungs.entry(rung).or_default().extend(group);
                }
            }
            rungs.into_values().collect()
        }
    }
}

/// The larger stack at the start of the hand finishes higher; the same stack shares.
fn by_stack<T>(busts: Vec<BustOut<T>>) -> Vec<Vec<T>> {
    let mut groups: BTreeMap<Reverse<Option<Chips>>, Vec<T>> = BTreeMap::new();
    for bust in busts {
        groups.entry(Reverse(bust.stack)).or_default().push(bust.who);
    }
    groups.into_values().collect()
}

/// The place of a player who busted out; none while they are in.
///
/// Counts only what came after their bust-out, so it is quick for the latest ones.
#[must_use]
pub fn place_of(tournament: &Tournament, player: PlayerId) -> Option<Place> {
    let status = tournament.entries.player(player)?.status;
    if status != Status::Out {
        return (winner(tournament) == Some(player)).then_some(Place(1));
    }
    placed(tournament).find(|(out, _)| out.bust.player == player).map(|(_, place)| place)
}

/// The winner: the only one left of at least two who played.
#[must_use]
pub fn winner(tournament: &Tournament) -> Option<PlayerId> {
    let entries = &tournament.entries;
    if entries.left() != 1 || entries.out() == 0 {
        return None;
    }
    entries.players().find(|player| player.is_in()).map(|player| player.id)
}
