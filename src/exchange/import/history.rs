//! What the log of a file tells beside its lists: seats, levels, and what was taken back.

use super::rooms::Rooms;
use engine::entries::fold;
use engine::values::SeatAt;
use std::collections::BTreeMap;
use tdt::{Said, SaidSeat, StageKind, TdtEvent, TdtLine, said};

/// A clock that stands so long at the end of a break waits for somebody, in milliseconds; that
/// program takes four seconds from one stage to the next.
const WAITS_MILLIS: i64 = 10_000;

/// Lines that say who sits where stand so long after the start, in milliseconds.
const SAT_MILLIS: i64 = 10_000;

/// The log of a file, sentence by sentence.
pub(super) struct History<'e> {
    lines: Vec<(i64, Said<'e>)>,
    pub(super) unknown: usize,
    pub(super) first_unknown: Option<&'e TdtLine>,
    pub(super) sales_undone: usize,
}

/// A round or break that began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Began {
    pub(super) at: i64,
    pub(super) kind: StageKind,
    pub(super) number: u16,
    /// When it was over; none where nobody wrote that down.
    pub(super) over: Option<i64>,
}

/// A bust-out as the log has it.
#[derive(Debug, Clone)]
pub(super) struct ToldBust {
    pub(super) at: i64,
    pub(super) seat: Option<SeatAt>,
    /// Who won the chips, and where they sat; those who are not known left out.
    pub(super) by: Vec<(usize, Option<SeatAt>)>,
    /// When it was taken back; none where it was not.
    pub(super) undone: Option<i64>,
}

impl<'e> History<'e> {
    pub(super) fn of(event: &'e TdtEvent) -> Self {
        let mut history =
            Self { lines: Vec::new(), unknown: 0, first_unknown: None, sales_undone: 0 };
        for line in &event.history {
            match said(&line.text) {
                Said::Unknown => {
                    history.unknown += 1;
                    history.first_unknown.get_or_insert(line);
                }
                Said::SaleUndone => history.sales_undone += 1,
                Said::KnownOtherwise => {}
                told => history.lines.push((line.time, told)),
            }
        }
        history.lines.sort_by_key(|(at, _)| *at);
        history
    }

    /// When the evening began, if the log says it.
    pub(super) fn started_at(&self) -> Option<i64> {
        self.lines.iter().find(|(_, told)| *told == Said::Started).map(|(at, _)| *at)
    }

    /// The rounds and breaks that began, the first first.
    pub(super) fn stages(&self) -> Vec<Began> {
        let mut began: Vec<Began> = Vec::new();
        // The first round begins with the evening.
        if let Some(at) = self.started_at() {
            began.push(Began { at, kind: StageKind::Round, number: 1, over: None });
        }
        for (at, told) in &self.lines {
            match told {
                Said::Began(kind, number) => {
                    let (at, kind, number) = (*at, *kind, *number);
                    began.push(Began { at, kind, number, over: None });
                }
                Said::Over(kind, number) => {
                    if let Some(last) = began.last_mut()
                        && (last.kind, last.number) == (*kind, *number)
                        && last.over.is_none()
                    {
                        last.over = Some(*at);
                    }
                }
                Said::Started
                | Said::Sat { .. }
                | Said::Busted { .. }
                | Said::BustUndone { .. }
                | Said::SaleUndone
                | Said::KnownOtherwise
                | Said::Unknown => {}
            }
        }
        began
    }

    /// Whether the clock waited after a break until somebody started the next round.
    pub(super) fn waits_after_breaks(&self) -> bool {
        let stages = self.stages();
        stages.windows(2).any(|pair| match pair {
            [Began { kind: StageKind::Break, over: Some(over), .. }, next] => {
                next.at - over > WAITS_MILLIS
            }
            _ => false,
        })
    }

    /// Who sat where when the evening began, and when later somebody was seated.
    pub(super) fn seats(&self, people: &People, rooms: &Rooms) -> Vec<(i64, usize, SeatAt)> {
        let start = self.started_at();
        let mut seats = Vec::new();
        for (at, told) in &self.lines {
            let Said::Sat { who, seat } = told else { continue };
            let (Some(who), Some(seat)) = (people.find(who), rooms.said(*seat)) else { continue };
            let is_at_start = start.is_some_and(|start| (0..=SAT_MILLIS).contains(&(at - start)));
            seats.push((start.filter(|_| is_at_start).unwrap_or(*at), who, seat));
        }
        seats
    }

    /// The bust-outs of every player as the log has them, the first first.
    pub(super) fn busts(&self, people: &People, rooms: &Rooms) -> BTreeMap<usize, Vec<ToldBust>> {
        let mut busts: BTreeMap<usize, Vec<ToldBust>> = BTreeMap::new();
        let seat_of = |seat: &Option<SaidSeat<'_>>| seat.and_then(|seat| rooms.said(seat));
        for (at, told) in &self.lines {
            match told {
                Said::Busted { who, seat, by } => {
                    let Some(who) = people.find(who) else { continue };
                    let hitman = |(name, seat): &(&str, Option<SaidSeat<'_>>)| {
                        Some((people.find(name)?, seat_of(seat)))
                    };
                    let by = by.iter().filter_map(hitman).collect();
                    let bust = ToldBust { at: *at, seat: seat_of(seat), by, undone: None };
                    busts.entry(who).or_default().push(bust);
                }
                Said::BustUndone { who } => {
                    let of_player = people.find(who).and_then(|who| busts.get_mut(&who));
                    let last = of_player.and_then(|busts| busts.last_mut());
                    if let Some(last) = last.filter(|last| last.undone.is_none()) {
                        last.undone = Some(*at);
                    }
                }
                Said::Started
                | Said::Sat { .. }
                | Said::Began(..)
                | Said::Over(..)
                | Said::SaleUndone
                | Said::KnownOtherwise
                | Said::Unknown => {}
            }
        }
        busts
    }
}

/// People by the names that the log has for them.
pub(super) struct People {
    by_name: BTreeMap<String, Option<usize>>,
    by_uuid: BTreeMap<String, usize>,
}

impl People {
    pub(super) fn of(event: &TdtEvent) -> Self {
        let mut people = Self { by_name: BTreeMap::new(), by_uuid: BTreeMap::new() };
        for (index, player) in event.players.iter().enumerate() {
            people.by_uuid.insert(player.uuid.clone(), index);
            for name in [&player.name, &player.full_name] {
                if name.is_empty() {
                    continue;
                }
                let known = people.by_name.entry(fold(name)).or_insert(Some(index));
                // A name of two people says nobody.
                if *known != Some(index) {
                    *known = None;
                }
            }
        }
        people
    }

    /// Who has this name, where one person has.
    fn find(&self, name: &str) -> Option<usize> {
        self.by_name.get(&fold(name)).copied().flatten()
    }

    /// The person whom the file knows by this id.
    pub(super) fn known_as(&self, uuid: &str) -> Option<usize> {
        self.by_uuid.get(uuid).copied()
    }
}
