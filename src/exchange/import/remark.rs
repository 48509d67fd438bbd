//! What an import left out or had to settle, as it is told.

use lists::{Encoding, Reading};
use std::collections::BTreeMap;
use strum::{IntoStaticStr, VariantArray};
use tdt::{Fault, Unread};

/// What is to be said of an import.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remark {
    /// A thing of one of these kinds, how often, and its name or amount.
    Of {
        kind: RemarkKind,
        count: usize,
        /// A name, an amount or a sentence; empty where there is none.
        name: String,
    },
    /// Something in the file that is not as it is known, and was left out.
    Odd(Fault),
    /// A field that says something which is not taken over.
    Unread(Unread),
    /// The letters of the file are those of a code page, which it does not tell.
    Letters {
        /// The encoding in which it was read.
        encoding: Encoding,
        /// The ways in which they can be read, where there are several; the one taken first.
        readings: Vec<Reading>,
    },
}

impl Remark {
    /// Of which kind it is; none where it is about the file itself.
    #[must_use]
    pub fn kind(&self) -> Option<RemarkKind> {
        match self {
            Self::Of { kind, .. } => Some(*kind),
            Self::Odd(_) | Self::Unread(_) | Self::Letters { .. } => None,
        }
    }

    /// Whether it is told though nobody asked for a report.
    #[must_use]
    pub fn is_warning(&self) -> bool {
        match self {
            Self::Of { kind, .. } => kind.is_warning(),
            Self::Letters { .. } => self.may_be_in_other_letters(),
            Self::Odd(_) | Self::Unread(_) => false,
        }
    }

    /// Whether the file can be read in letters of another encoding, too.
    #[must_use]
    pub fn may_be_in_other_letters(&self) -> bool {
        matches!(self, Self::Letters { readings, .. } if readings.len() > 1)
    }
}

/// What an import left out or had to settle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum RemarkKind {
    /// A description, notes, or a name is longer than there is room for: how it begins.
    TextTooLong,
    /// The formula for points cannot be read: why.
    FormulaUnreadable,
    /// Points for a hit have no place.
    PointsForHit,
    /// Points or hits that were put right by hand could not be taken over: whose.
    PutRightLeftOut,
    /// Several knocked somebody out together, so often, and had a part of the hit each.
    HitsSplit,
    /// Money of so many people was put right by hand.
    CashAdjusted,
    /// So many member numbers cannot be written, or several people have them.
    MembersLeftOut,
    /// Of so many people it is told how to reach them.
    Contacts,
    /// Chips in play were put right by hand.
    ChipsAdjusted,
    /// Bounties were chosen, and nobody bought one.
    BountiesUnsold,
    /// So many people on the list bought nothing.
    NotEntered,
    /// So many have the name of somebody else.
    SameNames,
    Nameless,
    /// So many sales were taken back, and are not told.
    SalesUndone,
    /// So many lines of the log are not understood; the first of them.
    LinesUnknown,
    /// So many bust-outs in the log are not in the list.
    BustsUnknown,
    /// So many bust-outs of somebody who was out; the first of them.
    AlreadyOut,
    /// The bust-out of the last player who was left.
    LastBust,
    /// Who knocked somebody out is not known.
    HitmenUnknown,
    /// A stack is not what its chips add up to.
    StackOff,
    /// So many kinds of chips were left out.
    ChipsLeftOut,
    /// How many chips an entry gets is not told.
    ChipsMissing,
    /// The file does not say whose antes are.
    AntesWhose,
    /// Antes as large as the big blind are taken for the big blind's.
    AntesOfBigBlind,
    /// A game that this program does not know.
    GameUnknown,
    /// So many lines of the structure last no time.
    StagesWithoutTime,
    /// The clock was stopped, or time added: a line of the structure and how many seconds.
    Longer,
    /// Levels follow from the rounds of bust-outs.
    LevelsFromRounds,
    /// The moment of so many sales is not told.
    TimesMissing,
    /// A table is named that is not in the list.
    TableAdded,
    /// Seats of so many people were drawn, because the file does not know them.
    SeatsDrawn,
    /// So many seats that are told could not be taken.
    SeatsOff,
    /// Something was sold past a limit: to whom.
    SoldAllTheSame,
    /// The rake is more than the fee that it comes out of.
    RakeOverFee,
    /// Bounties are taken as paid beside the fee.
    BountiesBeside,
    /// Points that a sale brings are no whole number.
    SalePoints,
    /// The house pays so much of the prizes.
    HouseAdds,
    /// So much of the pool is paid to nobody.
    KeptBack,
    /// A prize that is for no place, or for one in which nobody finished.
    PrizeLeftOut,
    /// Prizes could not be fixed: why.
    PayoutsNotFixed,
    /// The prizes that stand are not those of the file.
    PrizesOff,
    /// A place is paid more than the one before it; here they are in order.
    PrizesRise,
    /// A deal could not be entered: who got what.
    DealLeftOut,
    /// Several share prizes, which is told as a deal: who got what.
    SharedAsDeal,
    /// A deal stands in the file by which nobody was paid: who was to get what.
    DealNotPaid,
    /// Somebody is called by a nickname: their own name.
    RealNames,
    /// A price that is not sold any more.
    PriceOff,
    /// So many stacks that were told count, because entries brought no chips.
    StacksBrought,
    /// Of so many people chips are told that are not what they bought, and not counted.
    StacksLeftOut,
    /// Places bring points beside the formula, which were added by hand.
    PlacePoints,
    /// What was noted of so many levels and breaks was added to the notes.
    LevelNotes,
    /// Where the button was, and who kept their seat, when the evening was over.
    TablesOver,
    /// Somebody came back, and no seat was open.
    BackUnseated,
    /// Something could not be done as the file has it: why.
    Unsettled,
}

impl RemarkKind {
    pub const ALL: &'static [Self] = <Self as VariantArray>::VARIANTS;

    /// The end of its text's id in the catalogue.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Whether it is told though nobody asked for a report.
    #[must_use]
    pub fn is_warning(self) -> bool {
        matches!(
            self,
            Self::StackOff
                | Self::ChipsMissing
                | Self::PrizesOff
                | Self::PointsForHit
                | Self::HitsSplit
                | Self::TextTooLong
                | Self::FormulaUnreadable
                | Self::PutRightLeftOut
                | Self::MembersLeftOut
                | Self::DealLeftOut
                | Self::PrizesRise
                | Self::StacksLeftOut
                | Self::BackUnseated
                | Self::Unsettled
        )
    }
}

/// Remarks in the order in which they were made.
#[derive(Debug, Default)]
pub(super) struct Remarks {
    all: Vec<Remark>,
    /// Where those stand that are told once.
    once: BTreeMap<RemarkKind, usize>,
}

impl Remarks {
    /// All of them: what was settled first, then names, and last what is not read, which is much.
    pub(super) fn into_all(self) -> Vec<Remark> {
        let rank = |remark: &Remark| match remark {
            Remark::Of { kind: RemarkKind::RealNames, .. } => 1,
            Remark::Of { .. } | Remark::Odd(_) | Remark::Letters { .. } => 0,
            Remark::Unread(_) => 2,
        };
        let mut all = self.all;
        all.sort_by_key(rank);
        all
    }

    pub(super) fn odd(&mut self, fault: &Fault) {
        self.all.push(Remark::Odd(fault.clone()));
    }

    pub(super) fn unread(&mut self, unread: &Unread) {
        self.all.push(Remark::Unread(unread.clone()));
    }

    pub(super) fn letters(&mut self, encoding: Encoding, readings: &[Reading]) {
        self.all.push(Remark::Letters { encoding, readings: readings.to_vec() });
    }

    /// Something with a name, each time it is met.
    pub(super) fn name(&mut self, kind: RemarkKind, name: impl Into<String>) {
        self.all.push(Remark::Of { kind, count: 1, name: name.into() });
    }

    /// So many of something; nothing where there are none.
    pub(super) fn count(&mut self, kind: RemarkKind, count: usize) {
        if count > 0 {
            self.all.push(Remark::Of { kind, count, name: String::new() });
        }
    }

    /// One more of something that is told once, with the name that was met first.
    pub(super) fn more(&mut self, kind: RemarkKind, name: &str) {
        let told = self.once.get(&kind).and_then(|at| self.all.get_mut(*at));
        if let Some(Remark::Of { count, .. }) = told {
            *count += 1;
            return;
        }
        self.once.insert(kind, self.all.len());
        self.name(kind, name);
    }
}
