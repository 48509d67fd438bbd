//! One person's whole evening: what he bought, where he sat and why, how it ended.

use engine::chips::ForfeitReason;
use engine::clock::Run;
use engine::entries::SeatNeed;
use engine::event::Event;
use engine::log::{Act, ActBody, History, Log};
use engine::penalties::{Lift, Offense, PenaltyKind};
use engine::seating::{Move, MoveReason, Seated};
use engine::tournament::Tournament;
use engine::values::{Chips, PenaltyNo, PlayerId, SeatAt, Seq, Timestamp};

/// Everything that the log knows about one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evening {
    /// What happened to him, the earliest first, with what was taken back.
    pub lines: Vec<Line>,
    /// Where he sat, the earliest first.
    pub stays: Vec<Stay>,
    /// Breaks during his evening, from and to.
    pub breaks: Vec<(Timestamp, Timestamp)>,
    /// Whom he busted out, as far as it was said.
    pub took_out: Vec<PlayerId>,
    /// When his evening began, and until when it is known.
    pub span: Option<(Timestamp, Timestamp)>,
    /// Long times in which nothing was done, as the night between two days.
    pub nights: Vec<(Timestamp, Timestamp)>,
}

/// Something that happened to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// In this act.
    pub seq: Seq,
    /// When it was entered.
    pub at: Timestamp,
    /// Who entered it; empty where nobody said.
    pub by: String,
    /// What.
    pub deed: Deed,
    /// The act by which it was taken back.
    pub undone_by: Option<Seq>,
}

/// What can happen to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// He entered.
    Entered(Chips),
    /// He entered again.
    ReEntered(Chips),
    /// He bought a rebuy; where he had busted out, he sat down here again.
    Rebought(Chips, Option<SeatAt>),
    /// He bought the add-on.
    AddedOn(Chips),
    /// He was taken off the list.
    Withdrawn,
    /// His name was corrected to this.
    Renamed(String),
    /// He waits in line for a seat.
    Queued,
    /// He must have a table or seat, or is free of it.
    Needs(Option<SeatNeed>),
    /// He is kept apart from somebody.
    KeptApart(PlayerId),
    /// He may sit with somebody again.
    Freed(PlayerId),
    /// He stays where he is when tables are balanced.
    Locked,
    /// He may be moved again.
    Unlocked,
    /// His stack was counted.
    Counted(Chips),
    /// He forfeited chips.
    Forfeited(Chips, ForfeitReason),
    /// His stack was put right by so many chips, taken where negative.
    ChipsCorrected(i64),
    /// He took a seat that was drawn, in this draw.
    Drew(Seated, u32),
    /// He was given a seat by hand.
    SeatedByHand(Seated),
    /// He changed seats.
    Moved(Move),
    /// His move was reported as done.
    MoveDone,
    /// He busted out.
    BustedOut {
        /// When the hand was.
        at: Timestamp,
        /// From this seat.
        seat: SeatAt,
        /// Those who won his chips.
        by: Vec<PlayerId>,
    },
    /// He left early, with this stack.
    LeftEarly {
        /// When.
        at: Timestamp,
        /// From this seat.
        seat: SeatAt,
        /// His stack.
        stack: Chips,
    },
    /// He got so much of the chips of somebody who left early.
    Shared(PlayerId, Chips),
    /// His stack was counted into a bag.
    Bagged(Chips),
    /// He came from a flight, or several, with so much.
    BroughtForward(Chips),
    /// He won the chips of these players.
    TookOut(Vec<PlayerId>),
    /// His bust-out was taken back.
    Reinstated(SeatAt),
    /// His bust-out was corrected.
    Corrected {
        /// When the hand was.
        at: Timestamp,
        /// Those who won his chips.
        by: Vec<PlayerId>,
    },
    /// He was given a penalty of so many hands, for this and with this note.
    Penalized(PenaltyKind, u32, Option<Offense>, String),
    /// He was disqualified.
    Disqualified {
        /// When.
        at: Timestamp,
        /// From this seat.
        seat: SeatAt,
        /// What for.
        offense: Option<Offense>,
        /// What was written down.
        note: String,
    },
    /// A penalty of his was lifted.
    PenaltyLifted(PenaltyNo, Lift),
    /// So many hands of a penalty are left after all.
    PenaltyCorrected(PenaltyNo, u32),
    /// His penalty was over, and he was told.
    CalledBack,
    /// He is away.
    Away,
    /// He is back.
    Present,
}

/// How somebody came to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// It was drawn.
    Drawn,
    /// The director gave it to him.
    ByHand,
    /// He was moved.
    Moved(MoveReason),
    /// He came back after a bust-out.
    Back,
}

/// Somebody in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stay {
    /// The seat.
    pub seat: SeatAt,
    /// From this moment.
    pub from: Timestamp,
    /// To this one; none while he sits there.
    pub to: Option<Timestamp>,
    /// How he came to it.
    pub arrival: Arrival,
    /// He was not dealt in until the button had passed.
    pub waited_one_hand: bool,
}

/// The evening of a player as it stood after the act `upto`.
///
/// `tournament` is what stood then, and `now` the moment then; a program that was closed for
/// days adds nothing to the evening, so a last act long past ends it.
#[must_use]
pub fn evening(
    log: &Log,
    upto: Seq,
    tournament: &Tournament,
    player: PlayerId,
    now: Timestamp,
) -> Evening {
    let history = log.history(upto);
    let acts = || (1..).map(Seq).zip(log.acts()).take_while(|(seq, _)| *seq <= upto);
    let mut evening = Evening::default();
    for (seq, act) in acts() {
        evening.read(player, seq, act, &history);
    }
    let finishes = tournament.finishes();
    let won = finishes.hands().filter(|(_, hand)| hand.by.contains(&player));
    evening.took_out =
        won.flat_map(|(_, hand)| hand.busts.iter().map(|bust| bust.player)).collect();
    let first = evening.lines.iter().find(|line| line.undone_by.is_none());
    let last = acts().last().map(|(_, act)| act.at);
    if let (Some(first), Some(last)) = (first, last) {
        let is_seated = evening.stays.last().is_some_and(|stay| stay.to.is_none());
        let is_fresh = now.millis_since(last) < FRESH_MILLIS;
        let until = if is_seated && is_fresh { now.max(last) } else { last };
        evening.span = Some((first.at, until.max(first.at)));
        let moments = acts().map(|(_, act)| act.at).filter(|at| *at >= first.at);
        let moments: Vec<Timestamp> = moments.chain([until]).collect();
        for pair in moments.windows(2) {
            let (from, to) = match pair {
                [from, to] if from < to => (*from, *to),
                _ => continue,
            };
            if to.millis_since(from) > FRESH_MILLIS {
                evening.nights.push((from, to));
            } else {
                add_breaks(&mut evening.breaks, tournament, from, to);
            }
        }
    }
    evening
}

/// So long after an act the evening still goes on.
const FRESH_MILLIS: i64 = 2 * 60 * 60 * 1000;

impl Evening {
    fn read(&mut self, player: PlayerId, seq: Seq, act: &Act, history: &History) {
        let ActBody::Record(events) = &act.body else { return };
        let undone_by = history.undone_by(seq).filter(|_| !history.is_in_force(seq));
        let line = |deed| Line { seq, at: act.at, by: act.by.clone(), deed, undone_by };
        for event in events {
            let Some(deed) = deed_of(event, player) else { continue };
            if undone_by.is_none() {
                self.sit(&deed, act.at);
            }
            self.lines.push(line(deed));
        }
    }

    /// What a deed does to where he sits.
    fn sit(&mut self, deed: &Deed, at: Timestamp) {
        match deed {
            Deed::Drew(seated, _) => self.take(seated, at, Arrival::Drawn),
            Deed::SeatedByHand(seated) => self.take(seated, at, Arrival::ByHand),
            Deed::Moved(order) => {
                let Move { player, to, waits_one_hand, reason, .. } = *order;
                let seated = Seated { player, to, waits_one_hand };
                self.take(&seated, at, Arrival::Moved(reason));
            }
            Deed::Rebought(_, Some(seat)) => self.back(*seat, at),
            Deed::Reinstated(seat) => match self.stays.last_mut() {
                // The bust-out never happened, so he never left.
                Some(stay) if stay.seat == *seat => stay.to = None,
                _ => self.back(*seat, at),
            },
            Deed::BustedOut { at, .. }
            | Deed::Corrected { at, .. }
            | Deed::Disqualified { at, .. }
            | Deed::LeftEarly { at, .. } => self.leave_again(*at),
            Deed::Withdrawn | Deed::Forfeited(_, ForfeitReason::ReEntry) => self.leave(at),
            _ => {}
        }
    }

    fn take(&mut self, seated: &Seated, at: Timestamp, arrival: Arrival) {
        self.leave(at);
        let waited_one_hand = seated.waits_one_hand;
        self.stays.push(Stay { seat: seated.to, from: at, to: None, arrival, waited_one_hand });
    }

    fn back(&mut self, seat: SeatAt, from: Timestamp) {
        self.leave(from);
        let (arrival, waited_one_hand) = (Arrival::Back, false);
        self.stays.push(Stay { seat, from, to: None, arrival, waited_one_hand });
    }

    /// He leaves the seat that he sits in.
    fn leave(&mut self, at: Timestamp) {
        if let Some(stay) = self.stays.last_mut().filter(|stay| stay.to.is_none()) {
            stay.to = Some(at);
        }
    }

    /// He left his last seat at this moment, whatever was said before.
    fn leave_again(&mut self, at: Timestamp) {
        if let Some(stay) = self.stays.last_mut() {
            stay.to = Some(at.max(stay.from));
        }
    }
}

/// What an event says about this player.
fn deed_of(event: &Event, player: PlayerId) -> Option<Deed> {
    use Event as E;
    let is_he = |other: &PlayerId| *other == player;
    match event {
        E::PlayersRegistered { players, chips } => {
            players.iter().any(|one| is_he(&one.id)).then_some(Deed::Entered(*chips))
        }
        E::PlayersWithdrawn { players } => players.iter().any(is_he).then_some(Deed::Withdrawn),
        E::AlternatesQueued { players } => players.iter().any(is_he).then_some(Deed::Queued),
        E::MovesCompleted { players } => players.iter().any(is_he).then_some(Deed::MoveDone),
        E::PairKeptApart { players } => other_of(*players, player).map(Deed::KeptApart),
        E::PairFreed { players } => other_of(*players, player).map(Deed::Freed),
        E::PlayerRenamed { player, name } if is_he(player) => Some(Deed::Renamed(name.to_string())),
        E::ReEntered { player, chips } if is_he(player) => Some(Deed::ReEntered(*chips)),
        E::RebuyTaken { player, chips, seat } if is_he(player) => {
            Some(Deed::Rebought(*chips, *seat))
        }
        E::AddOnTaken { player, chips } if is_he(player) => Some(Deed::AddedOn(*chips)),
        E::NeedSet { player, need } if is_he(player) => Some(Deed::Needs(*need)),
        E::PlayerLocked { player } if is_he(player) => Some(Deed::Locked),
        E::PlayerUnlocked { player } if is_he(player) => Some(Deed::Unlocked),
        E::StacksCounted { stacks, .. } => {
            let counted = stacks.iter().find(|stack| is_he(&stack.player));
            counted.map(|stack| Deed::Counted(stack.chips))
        }
        E::ChipsForfeited { forfeited, .. } if forfeited.player == Some(player) => {
            Some(Deed::Forfeited(forfeited.chips, forfeited.reason))
        }
        E::ChipsCorrected { player: Some(player), chips, .. } if is_he(player) => {
            Some(Deed::ChipsCorrected(*chips))
        }
        E::Reinstated { player, seat } if is_he(player) => Some(Deed::Reinstated(*seat)),
        E::BustCorrected { player, at, by, .. } if is_he(player) => {
            Some(Deed::Corrected { at: *at, by: by.clone() })
        }
        E::BustedOut { at, busts, by, .. } => {
            if let Some(bust) = busts.iter().find(|bust| is_he(&bust.player)) {
                return Some(Deed::BustedOut { at: *at, seat: bust.seat, by: by.clone() });
            }
            let took_out = || busts.iter().map(|bust| bust.player).collect();
            by.iter().any(is_he).then(|| Deed::TookOut(took_out()))
        }
        _ => penalty_of(event, player).or_else(|| seat_of(event, player)),
    }
}

/// What an event says about a player's penalties, or about his being away.
fn penalty_of(event: &Event, player: PlayerId) -> Option<Deed> {
    use Event as E;
    let is_he = |other: &PlayerId| *other == player;
    match event {
        E::PenaltyGiven { player, kind, hands, offense, note, .. } if is_he(player) => {
            Some(Deed::Penalized(*kind, *hands, *offense, note.clone()))
        }
        E::PlayerDisqualified { at, bust, offense, note, .. } if is_he(&bust.player) => {
            let (seat, note) = (bust.seat, note.clone());
            Some(Deed::Disqualified { at: *at, seat, offense: *offense, note })
        }
        E::PenaltyLifted { penalty, player, lift, .. } if is_he(player) => {
            Some(Deed::PenaltyLifted(*penalty, *lift))
        }
        E::PenaltyCorrected { penalty, player, left } if is_he(player) => {
            Some(Deed::PenaltyCorrected(*penalty, *left))
        }
        E::PlayersCalledBack { players } => players.iter().any(is_he).then_some(Deed::CalledBack),
        E::PlayersAbsent { players, .. } => players.iter().any(is_he).then_some(Deed::Away),
        E::PlayersPresent { players } => players.iter().any(is_he).then_some(Deed::Present),
        E::PlayerLeft { .. } | E::StacksBagged { .. } | E::PlayersBroughtForward { .. } => {
            day_of(event, player)
        }
        _ => None,
    }
}

/// What an event of the days says about this player.
fn day_of(event: &Event, player: PlayerId) -> Option<Deed> {
    match event {
        Event::PlayerLeft { at, left, .. } if left.player == player => {
            let stack = left.stack.unwrap_or_default();
            Some(Deed::LeftEarly { at: *at, seat: left.seat, stack })
        }
        Event::PlayerLeft { left, each, to, .. } => {
            to.contains(&player).then_some(Deed::Shared(left.player, *each))
        }
        Event::StacksBagged { bags } => {
            let bag = bags.iter().find(|bag| bag.player == player);
            bag.map(|bag| Deed::Bagged(bag.chips))
        }
        Event::PlayersBroughtForward { players, .. } => {
            let brought = players.iter().find(|brought| brought.id == player);
            brought.map(|brought| Deed::BroughtForward(brought.chips))
        }
        _ => None,
    }
}

/// The seat that an event gives to this player.
fn seat_of(event: &Event, player: PlayerId) -> Option<Deed> {
    match event {
        Event::SeatsDrawn { draw, seats } | Event::Redrawn { draw, seats, .. } => {
            let seated = seats.iter().find(|seated| seated.player == player);
            seated.map(|seated| Deed::Drew(*seated, draw.no))
        }
        Event::PlayerSeated { seated } if seated.player == player => {
            Some(Deed::SeatedByHand(*seated))
        }
        Event::PlayersMoved { moves, .. } | Event::TableBroken { moves, .. } => {
            moves.iter().find(|order| order.player == player).copied().map(Deed::Moved)
        }
        _ => None,
    }
}

/// The other one of a pair that this player is in.
fn other_of([one, other]: [PlayerId; 2], player: PlayerId) -> Option<PlayerId> {
    match player {
        _ if one == player => Some(other),
        _ if other == player => Some(one),
        _ => None,
    }
}

/// How finely breaks are looked for.
const STEP_MILLIS: i64 = 60_000;

/// Adds the breaks between two moments, to the minute.
fn add_breaks(
    breaks: &mut Vec<(Timestamp, Timestamp)>,
    tournament: &Tournament,
    from: Timestamp,
    to: Timestamp,
) {
    let mut at = from;
    while at < to {
        let next = at.plus_millis(STEP_MILLIS).min(to);
        let reading = tournament.reading_of(at);
        if reading.is_break && reading.run != Run::NotStarted {
            match breaks.last_mut() {
                Some((_, end)) if *end == at => *end = next,
                _ => breaks.push((at, next)),
            }
        }
        at = next;
    }
}
