//! An evening that is played again: acts in their order, each decided as if it were asked now.

use super::error::ImportError;
use super::history::People;
use super::prices::Prices;
use super::remark::{RemarkKind, Remarks};
use super::rooms::Rooms;
use super::shares::Share;
use engine::refusal::Refusal;
use engine::values::{MemberNo, PlayerId, SeatAt, Seq, TableNo, Timestamp};
use engine::{Command, Tournament};
use session::{Failure, Session, Time};
use std::collections::BTreeMap;
use tdt::{Fault, FaultKind, Point, TdtEvent};
use words::Words;

/// No evening has more acts; that of a club has some hundred.
const ACTS_MAX: usize = 20_000;

/// An imported evening while it is played through.
pub(super) struct Playing<'e> {
    pub(super) event: &'e TdtEvent,
    pub(super) words: &'e Words,
    pub(super) session: Session,
    pub(super) prices: Prices,
    pub(super) remarks: Remarks,
    pub(super) people: &'e People,
    /// The numbers that people got, by their place in the list of the file.
    pub(super) ids: Vec<Option<PlayerId>>,
    /// Their member numbers, by their place in that list.
    pub(super) members: Vec<Option<MemberNo>>,
    /// Their places in that list, by their numbers.
    pub(super) places: BTreeMap<PlayerId, usize>,
    /// Where people were seen, the first first.
    pub(super) seen: BTreeMap<usize, Vec<(i64, SeatAt)>>,
    /// When somebody was seen last at each table.
    pub(super) last_seen: BTreeMap<TableNo, i64>,
    /// The bust-outs that are to be taken back.
    pub(super) in_error: BTreeMap<usize, Seq>,
    /// Whether the log tells when levels began.
    pub(super) has_stages: bool,
    /// What the last players share otherwise than by places, until they do.
    pub(super) shares: Vec<Share>,
    /// Whether entries bring nothing, and stacks were given by hand.
    pub(super) stacks_bring: bool,
    pub(super) rooms: &'e Rooms,
}

impl Playing<'_> {
    pub(super) fn tournament(&self) -> &Tournament {
        self.session.tournament()
    }

    /// Does something at this moment, or says what is in its way.
    ///
    /// # Errors
    /// Where the program itself fails.
    pub(super) fn act(
        &mut self,
        at: i64,
        command: &Command,
    ) -> Result<Result<Seq, Refusal>, ImportError> {
        if self.session.log().last_seq().0 >= ACTS_MAX as u64 {
            let (field, kind) = ("History".to_owned(), FaultKind::TooMany { most: ACTS_MAX });
            return Err(ImportError::Faults(vec![Fault { at: Point::START, field, kind }]));
        }
        self.session.set_time(Time::told(Timestamp(at)));
        match self.session.submit(command) {
            Ok(written) => Ok(Ok(written.seq)),
            Err(Failure::Refused(refusal)) => Ok(Err(refusal)),
            Err(failure) => Err(ImportError::Failed(failure)),
        }
    }

    /// Does something that the file tells. Where it cannot be done as it is told, that is noted,
    /// and the evening goes on: it happened, whatever stands in the way of it here.
    ///
    /// # Errors
    /// Where the program itself fails.
    pub(super) fn settle(
        &mut self,
        at: i64,
        command: &Command,
    ) -> Result<Option<Seq>, ImportError> {
        match self.act(at, command)? {
            Ok(seq) => Ok(Some(seq)),
            Err(refusal) => {
                self.note_unsettled(&refusal);
                Ok(None)
            }
        }
    }

    /// Notes what stands in the way of something that the file tells.
    pub(super) fn note_unsettled(&mut self, refusal: &Refusal) {
        let why = self.said(refusal);
        self.remarks.more(RemarkKind::Unsettled, &why);
    }

    pub(super) fn said(&self, refusal: &Refusal) -> String {
        self.words.refusal(refusal, self.tournament()).text
    }

    /// The number of somebody in the list of the file.
    pub(super) fn id(&self, who: usize) -> Option<PlayerId> {
        self.ids.get(who).copied().flatten()
    }

    /// What the file calls somebody.
    pub(super) fn name(&self, who: usize) -> String {
        self.event.players.get(who).map(|player| player.name.clone()).unwrap_or_default()
    }

    /// What the session takes for now, where an act is done at this moment.
    pub(super) fn moment(&mut self, at: i64) -> Timestamp {
        self.session.set_time(Time::told(Timestamp(at)));
        self.session.now()
    }
}
