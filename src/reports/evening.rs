//! One person's whole evening: what was bought, where they sat and why, how it ended.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::deeds::{PersonEvent, deed_of};
use engine::chips::ForfeitReason;
use engine::clock::Run;
use engine::entries::AfterVoid;
use engine::log::{Act, History, Log};
use engine::seating::{Move, MoveReason, Seated};
use engine::tournament::Tournament;
use engine::values::{PlayerId, SeatAt, Seq, Timestamp};

/// Everything that the log knows about one player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Evening {
    /// What happened to the player, the earliest first, with what was taken back.
    pub lines: Vec<EveningLine>,
    /// Where they sat, the earliest first.
    pub stays: Vec<Stay>,
    /// Breaks during the evening, from and to.
    pub breaks: Vec<(Timestamp, Timestamp)>,
    /// Whom they busted out, as far as it was said.
    pub took_out: Vec<PlayerId>,
    /// When the evening began, and until when it is known.
    pub span: Option<(Timestamp, Timestamp)>,
    /// Long times in which nothing was done, as the night between two days.
    pub nights: Vec<(Timestamp, Timestamp)>,
}

/// Something that happened to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningLine {
    pub seq: Seq,
    /// When it was entered into the log.
    pub at: Timestamp,
    /// Who entered it; empty where nobody said.
    pub by: String,
    pub deed: PersonEvent,
    /// The act by which it was taken back.
    pub undone_by: Option<Seq>,
}

/// How somebody came to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    Drawn,
    /// The director gave them the seat.
    ByHand,
    Moved(MoveReason),
    /// The player came back after a bust-out.
    Back,
}

/// How long a player was in a seat, and how they came to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stay {
    pub seat: SeatAt,
    /// From this moment on they sat there.
    pub from: Timestamp,
    /// To this one; none while they sit there.
    pub to: Option<Timestamp>,
    pub arrival: Arrival,
    /// The player was not dealt in until the button had passed.
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
    let all = finishes.knocked_out();
    evening.took_out = all.filter(|(by, _)| *by == player).map(|(_, out)| out).collect();
    let first = evening.lines.iter().find(|line| line.undone_by.is_none());
    let last = acts().last().map(|(_, act)| act.at);
    if let (Some(first), Some(last)) = (first, last) {
        let is_seated = evening.stays.last().is_some_and(|stay| stay.to.is_none());
        let is_fresh = now.millis_since(last) < FRESH_MILLIS;
        let until = if is_seated && is_fresh { now.max(last) } else { last };
        evening.span = Some((first.at, until.max(first.at)));
        let moments = acts().map(|(_, act)| act.at).filter(|at| *at >= first.at);
        let moments: Vec<Timestamp> = moments.chain([until]).collect();
        let pairs = moments.iter().copied().zip(moments.iter().copied().skip(1));
        for (from, to) in pairs.filter(|(from, to)| from < to) {
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
        let undone_by = history.undone_by(seq).filter(|_| !history.is_in_force(seq));
        let line = |deed| EveningLine { seq, at: act.at, by: act.by.clone(), deed, undone_by };
        for event in act.body.events() {
            let part = event.part_of(player);
            let deed = part.and_then(|part| deed_of(event, part, player));
            let Some(deed) = deed else { continue };
            if undone_by.is_none() {
                self.sit(&deed, act.at);
            }
            self.lines.push(line(deed));
        }
    }

    /// What a deed does to where the player sits.
    #[expect(clippy::too_many_lines, reason = "every deed is named, as none may be forgotten")]
    fn sit(&mut self, deed: &PersonEvent, at: Timestamp) {
        match deed {
            PersonEvent::Drew(seated, _) => self.take(seated, at, Arrival::Drawn),
            PersonEvent::SeatedByHand(seated) => self.take(seated, at, Arrival::ByHand),
            PersonEvent::Moved(order) => {
                let Move { player, to, waits_one_hand, reason, .. } = *order;
                let seated = Seated { player, to, waits_one_hand };
                self.take(&seated, at, Arrival::Moved(reason));
            }
            PersonEvent::Rebought(_, Some(seat)) => self.back(*seat, at),
            PersonEvent::Reinstated(seat) => match self.stays.last_mut() {
                // The bust-out never happened, so the player never left.
                Some(stay) if stay.seat == *seat => stay.to = None,
                _ => self.back(*seat, at),
            },
            // They have no seat, and get one later.
            PersonEvent::ReinstatedUnseated => {}
            PersonEvent::BustedOut { at, .. }
            | PersonEvent::Corrected { at, .. }
            | PersonEvent::Disqualified { at, .. }
            | PersonEvent::LeftEarly { at, .. } => self.leave_again(*at),
            PersonEvent::Withdrawn
            | PersonEvent::Voided { then: AfterVoid::OffTheList | AfterVoid::OutAgain, .. }
            | PersonEvent::Forfeited(_, ForfeitReason::ReEntry) => self.leave(at),
            PersonEvent::Forfeited(
                _,
                ForfeitReason::OutOfSight | ForfeitReason::Found | ForfeitReason::Other,
            )
            | PersonEvent::Rebought(_, None)
            | PersonEvent::SoldAllTheSame(..)
            | PersonEvent::Voided { then: AfterVoid::AsBefore, .. }
            | PersonEvent::Entered(..)
            | PersonEvent::ReEntered(..)
            | PersonEvent::AddedOn(..)
            | PersonEvent::Renamed(..)
            | PersonEvent::Queued
            | PersonEvent::Needs(..)
            | PersonEvent::KeptApart(..)
            | PersonEvent::Freed(..)
            | PersonEvent::Locked
            | PersonEvent::Unlocked
            | PersonEvent::Noted(_)
            | PersonEvent::MemberNumber(_)
            | PersonEvent::PointsAdjusted(..)
            | PersonEvent::HitsAdjusted(..)
            | PersonEvent::Counted(..)
            | PersonEvent::ChipsCorrected(..)
            | PersonEvent::Raced { .. }
            | PersonEvent::Exchanged { .. }
            | PersonEvent::HadLateChips { .. }
            | PersonEvent::Posted(..)
            | PersonEvent::MoveDone
            | PersonEvent::Shared(..)
            | PersonEvent::Bagged(..)
            | PersonEvent::BroughtForward(..)
            | PersonEvent::TookOut(..)
            | PersonEvent::Credited(..)
            | PersonEvent::Penalized { .. }
            | PersonEvent::PenaltyLifted(..)
            | PersonEvent::PenaltyCorrected(..)
            | PersonEvent::CalledBack
            | PersonEvent::Away
            | PersonEvent::Present
            | PersonEvent::ClockCalled { .. }
            | PersonEvent::ClockSettled { .. }
            | PersonEvent::ShotClockOver(..)
            | PersonEvent::TimeCardPlayed { .. }
            | PersonEvent::TimeCardsGot(..)
            | PersonEvent::Charged { .. }
            | PersonEvent::Paid(..)
            | PersonEvent::ChargeVoided { .. }
            | PersonEvent::ChargeCorrected { .. }
            | PersonEvent::PaidOut(..)
            | PersonEvent::PayoutTakenBack(..)
            | PersonEvent::Dealt(..)
            | PersonEvent::DebtSettled { .. }
            | PersonEvent::BountySettled { .. }
            | PersonEvent::EnvelopeDrawn => {}
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

    /// The player leaves the seat.
    fn leave(&mut self, at: Timestamp) {
        if let Some(stay) = self.stays.last_mut().filter(|stay| stay.to.is_none()) {
            stay.to = Some(at);
        }
    }

    /// The player left the last seat at this moment, whatever was said before.
    fn leave_again(&mut self, at: Timestamp) {
        if let Some(stay) = self.stays.last_mut() {
            stay.to = Some(at.max(stay.from));
        }
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
