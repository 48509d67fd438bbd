//! The evening in the order in which it happened, from the lists of a file and from its log.

use super::history::{Began, History, People, ToldBust};
use super::prices::sale_of;
use super::remark::{RemarkKind, Remarks};
use super::rooms::Rooms;
use super::shares::Share;
use super::stages::stage_of;
use engine::structure::Structure;
use engine::values::{Sale, SeatAt, StageNo};
use std::collections::BTreeMap;
use std::ops::Range;
use tdt::{Said, StageKind, TdtBust, TdtEvent, TdtPlayer, TdtPurchase, said};

#[derive(Debug, Clone)]
pub(super) enum Deed<'e> {
    Entered(&'e TdtPurchase),
    /// Somebody bought something more.
    Bought(Sale, &'e TdtPurchase),
    /// Play started with the first level.
    Started,
    /// This level or break began.
    Began(StageNo),
    /// This level or break lasted so many seconds longer than it was to.
    Longer(StageNo, i64),
    /// Somebody was seen in this seat.
    Seen(SeatAt),
    Busted(&'e TdtBust),
    /// Somebody was said to have busted out, which was taken back; and by whom.
    BustedInError(Vec<usize>),
    /// A bust-out was taken back.
    BustUndone,
    /// The players share what is left of the prizes.
    Dealt,
}

impl Deed<'_> {
    /// What comes first of what happened in one millisecond.
    fn rank(&self) -> u8 {
        match self {
            Self::Entered(_) => 0,
            Self::Seen(_) => 1,
            Self::Started => 2,
            Self::Longer(..) => 3,
            Self::Began(_) => 4,
            Self::Busted(_) | Self::BustedInError(_) => 5,
            Self::BustUndone => 6,
            Self::Bought(..) => 7,
            Self::Dealt => 8,
        }
    }
}

/// A deed with its moment, and who did it.
#[derive(Debug, Clone)]
pub(super) struct Told<'e> {
    /// When, in milliseconds since 1970, UTC.
    pub(super) at: i64,
    /// Whose place in the list of the file; nobody's where the evening itself is meant.
    pub(super) who: usize,
    pub(super) deed: Deed<'e>,
}

/// The evening as it happened.
pub(super) struct Story<'e> {
    pub(super) deeds: Vec<Told<'e>>,
    /// When it is first heard of.
    pub(super) first: i64,
    /// Whether the log tells when levels began.
    pub(super) has_stages: bool,
    /// Where people were seen, the first first.
    pub(super) seen: BTreeMap<usize, Vec<(i64, SeatAt)>>,
}

/// Bust-outs are told in whole seconds.
const SECOND: i64 = 1000;

/// A stage this many milliseconds longer was held up; that program takes 4 seconds between stages.
const HELD_UP_MILLIS: i64 = 10_000;

/// No more bust-outs are told that were taken back, for each is dear to take back again.
const ERRORS_MAX: usize = 1_000;

/// What the parts of a story have at hand.
struct Teller<'e, 'r> {
    event: &'e TdtEvent,
    history: &'r History<'e>,
    people: &'r People,
    rooms: &'r Rooms,
    remarks: &'r mut Remarks,
    deeds: Vec<Told<'e>>,
    first: i64,
}

/// Puts an evening in its order.
pub(super) fn story_of<'e>(
    event: &'e TdtEvent,
    history: &History<'e>,
    people: &People,
    rooms: &Rooms,
    structure: &Structure,
    shares: &[Share],
    remarks: &mut Remarks,
) -> Story<'e> {
    let first = moments(event).min().unwrap_or_default();
    let deeds = Vec::new();
    let mut teller = Teller { event, history, people, rooms, remarks, deeds, first };
    teller.tell_players();
    let stages = history.stages();
    teller.tell_start();
    teller.tell_stages(&stages, structure);
    teller.tell_seats();
    teller.tell_deal(shares);
    let mut deeds = teller.deeds;
    // Of those who busted out at one moment the one who stands first in the list finishes best.
    let place = |told: &Told<'_>| match told.deed {
        Deed::Busted(_) => usize::MAX - told.who,
        _ => told.who,
    };
    deeds.sort_by_key(|told| (told.at, told.deed.rank(), place(told)));
    let mut seen: BTreeMap<usize, Vec<(i64, SeatAt)>> = BTreeMap::new();
    for told in &deeds {
        if let Deed::Seen(seat) = told.deed {
            seen.entry(told.who).or_default().push((told.at, seat));
        }
    }
    Story { deeds, first, has_stages: stages.len() > 1, seen }
}

/// Every moment that stands in a file.
fn moments(event: &TdtEvent) -> impl Iterator<Item = i64> {
    let of_player = |player: &TdtPlayer| {
        let bought = player.buy_ins.iter().filter_map(|buy_in| buy_in.bought.time);
        let busts = player.buy_ins.iter().filter_map(|buy_in| Some(buy_in.bust.as_ref()?.time));
        bought.chain(busts).collect::<Vec<_>>()
    };
    let lines = event.history.iter().filter(|line| said(&line.text) == Said::Started);
    let players = event.players.iter().flat_map(of_player);
    players.chain(event.started_at).chain(lines.map(|line| line.time))
}

impl<'e> Teller<'e, '_> {
    fn tell(&mut self, at: i64, who: usize, deed: Deed<'e>) {
        self.deeds.push(Told { at, who, deed });
    }

    fn see(&mut self, at: i64, who: usize, seat: Option<SeatAt>) {
        if let Some(seat) = seat {
            self.tell(at, who, Deed::Seen(seat));
        }
    }

    /// What everybody bought, and when they went out.
    fn tell_players(&mut self) {
        let mut told_busts = self.history.busts(self.people, self.rooms);
        let (mut missing, mut unknown, mut errors) = (0, 0, 0);
        for (who, player) in self.event.players.iter().enumerate() {
            let mut in_log = told_busts.remove(&who).unwrap_or_default();
            let mut at = self.first;
            for (nth, buy_in) in player.buy_ins.iter().enumerate() {
                let bought = &buy_in.bought;
                missing += usize::from(bought.time.is_none());
                // Nothing is bought before what was bought with it was lost.
                at = at.max(bought.time.unwrap_or(at));
                match sale_of(self.event, nth, bought) {
                    Sale::Entry => self.tell(at, who, Deed::Entered(bought)),
                    sale => self.tell(at, who, Deed::Bought(sale, bought)),
                }
                let seat = buy_in.seat.as_ref().and_then(|seat| self.rooms.seat(seat));
                self.see(at + 1, who, seat);
                let Some(bust) = &buy_in.bust else { continue };
                at = bust.time.max(at + 1);
                self.tell_bust(at, who, bust, &mut in_log);
            }
            for add_on in &player.add_ons {
                missing += usize::from(add_on.time.is_none());
                let at = add_on.time.unwrap_or(self.first).max(self.first);
                self.tell(at, who, Deed::Bought(Sale::AddOn, add_on));
            }
            for in_error in in_log {
                match in_error.undone {
                    Some(undone) if errors < ERRORS_MAX => {
                        errors += 1;
                        self.tell_error(who, in_error, undone);
                    }
                    Some(_) | None => unknown += 1,
                }
            }
        }
        unknown += told_busts.into_values().map(|busts| busts.len()).sum::<usize>();
        self.remarks.count(RemarkKind::TimesMissing, missing);
        self.remarks.count(RemarkKind::BustsUnknown, unknown);
    }

    /// A bust-out that stands, and where the log saw those who were in it.
    fn tell_bust(&mut self, at: i64, who: usize, bust: &'e TdtBust, in_log: &mut Vec<ToldBust>) {
        let own = bust.seat.as_ref().and_then(|seat| self.rooms.seat(seat));
        let is_it =
            |told: &ToldBust| told.at / SECOND == bust.time / SECOND && told.undone.is_none();
        let told = in_log.iter().position(is_it).map(|index| in_log.remove(index));
        self.see(at, who, own.or(told.as_ref().and_then(|told| told.seat)));
        for (hitman, seat) in told.into_iter().flat_map(|told| told.by) {
            self.see(at, hitman, seat);
        }
        self.tell(at, who, Deed::Busted(bust));
    }

    /// A bust-out that was taken back.
    fn tell_error(&mut self, who: usize, told: ToldBust, undone: i64) {
        self.see(told.at, who, told.seat);
        let mut by = Vec::with_capacity(told.by.len());
        for (hitman, seat) in told.by {
            self.see(told.at, hitman, seat);
            by.push(hitman);
        }
        self.tell(told.at, who, Deed::BustedInError(by));
        self.tell(undone.max(told.at + 1), who, Deed::BustUndone);
    }

    /// When the first level began: as the file says, or at the latest when somebody busted out.
    fn tell_start(&mut self) {
        let is_bust =
            |told: &&Told<'_>| matches!(told.deed, Deed::Busted(_) | Deed::BustedInError(_));
        let first_bust = self.deeds.iter().filter(is_bust).map(|told| told.at).min();
        let told = self.event.started_at.or(self.history.started_at());
        let start = told.or(first_bust).map(|start| start.min(first_bust.unwrap_or(start)));
        if let Some(start) = start {
            self.tell(start.max(self.first), 0, Deed::Started);
        }
    }

    fn tell_stages(&mut self, stages: &[Began], structure: &Structure) {
        let last = stages.last().map_or(0, |began| began.at);
        let ends = stages.iter().skip(1).map(|next| Some(next.at)).chain([None]);
        for (began, next) in stages.iter().zip(ends) {
            let Some(stage) = stage_of(structure, began.kind, began.number) else { continue };
            if self.event.started_at.or(self.history.started_at()) != Some(began.at) {
                self.tell(began.at, 0, Deed::Began(stage));
            }
            let planned =
                structure.stage(stage).map_or(0, |stage| i64::from(stage.secs()) * SECOND);
            let lasted = match began.over {
                Some(over) => over - began.at,
                None if began.at == last => self.lasted_at_end(began.at, stage, planned),
                None => planned,
            };
            let over = began.at + planned;
            let longer = match next {
                // Whoever went out before the next level began was in this one.
                Some(next) if self.is_gone_in(began, over..next) => (next - over).max(SECOND),
                Some(_) | None => lasted - planned,
            };
            if longer > HELD_UP_MILLIS || longer > lasted - planned {
                let at = began.at + planned.max(1) - 1;
                self.tell(at, 0, Deed::Longer(stage, longer.div_euclid(SECOND)));
            }
        }
    }

    /// Whether somebody went out in this round at one of these moments.
    fn is_gone_in(&self, began: &Began, when: Range<i64>) -> bool {
        let buy_ins = self.event.players.iter().flat_map(|player| &player.buy_ins);
        let mut busts = buy_ins.filter_map(|buy_in| buy_in.bust.as_ref());
        began.kind == StageKind::Round
            && busts.any(|bust| bust.round == Some(began.number) && when.contains(&bust.time))
    }

    /// How long the last stage took up to the end, in place of what its clock showed then.
    fn lasted_at_end(&self, began: i64, stage: StageNo, planned: i64) -> i64 {
        let clock = self.event.clock;
        let is_it = usize::from(clock.stage) == stage.index();
        match self.event.ended_at {
            Some(ended) if is_it && ended > began => {
                planned + (ended - began) - i64::from(clock.elapsed_secs) * SECOND
            }
            _ => planned,
        }
    }

    /// Where people sat: at the start, when they moved together last, and at the end.
    fn tell_seats(&mut self) {
        for (at, who, seat) in self.history.seats(self.people, self.rooms) {
            self.see(at, who, Some(seat));
        }
        let tables = &self.event.tables;
        if let Some(at) = tables.last_moved_at {
            for moved in &tables.last_moves {
                let Some(who) = self.people.known_as(&moved.player) else { continue };
                let (from, to) = (self.rooms.seat(&moved.from), self.rooms.seat(&moved.to));
                self.see(at - 1, who, from);
                self.see(at, who, to);
            }
        }
        let last = self.deeds.iter().map(|told| told.at).max().unwrap_or(self.first);
        for table in &tables.tables {
            for (seat, uuid) in &table.players {
                let Some(who) = self.people.known_as(uuid) else { continue };
                let seat = tdt::TdtSeat {
                    table_uuid: table.uuid.clone(),
                    table: table.name.clone(),
                    seat: *seat,
                };
                let seat = self.rooms.seat(&seat);
                self.see(last, who, seat);
            }
        }
    }

    /// A deal is made by those who are left when nobody else is, and all of them are there.
    fn tell_deal(&mut self, makers: &[Share]) {
        if makers.is_empty() {
            return;
        }
        let is_maker = |who: usize| makers.iter().any(|share| share.who == who);
        let comes_before = |told: &&Told<'_>| match told.deed {
            Deed::Busted(_) => !is_maker(told.who),
            Deed::Started => true,
            Deed::Entered(_) | Deed::Bought(Sale::Entry | Sale::ReEntry | Sale::Rebuy, _) => {
                is_maker(told.who)
            }
            Deed::Bought(Sale::AddOn, _)
            | Deed::Began(_)
            | Deed::Longer(..)
            | Deed::Seen(_)
            | Deed::BustedInError(_)
            | Deed::BustUndone
            | Deed::Dealt => false,
        };
        let at = self.deeds.iter().filter(comes_before).map(|told| told.at).max();
        if let Some(at) = at {
            self.tell(at, 0, Deed::Dealt);
        }
    }
}
