//! What can happen to a player, and which of it an event says.

#![deny(clippy::wildcard_enum_match_arm)]

use engine::chips::{ForfeitReason, RacedSeat, RacedStep};
use engine::concerns::PlayerPart;
use engine::entries::{AfterVoid, MoneyBack, PlayerNote, Sale, SaleLimit, SeatNeed};
use engine::event::Event;
use engine::finishes::Busted;
use engine::money::{DebtEnd, PaysWhen};
use engine::penalties::{Lift, Offense, PenaltyKind, Posted};
use engine::player_clock::{ClockCaller, ClockOutcome, ClockTimes};
use engine::seating::{Move, Seated};
use engine::values::{Chips, MemberNo, Money, PenaltyNo, PlayerId, SeatAt, Timestamp};
use engine::winnings::{BountyTo, Winning};
use points::Points;
use strum::IntoStaticStr;

/// What can happen to a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PersonEvent {
    Entered(Chips),
    ReEntered(Chips),
    /// Bought a rebuy; whoever had busted out sat down here again.
    Rebought(Chips, Option<SeatAt>),
    AddedOn(Chips),
    /// It was sold past this limit, for this reason.
    SoldAllTheSame(SaleLimit, String),
    /// What was sold is void: its chips, where the player stands then, the money, and why.
    Voided {
        sale: Sale,
        chips: Chips,
        then: AfterVoid,
        money: MoneyBack,
        note: String,
    },
    /// Was taken off the list of players.
    Withdrawn,
    /// The name was corrected to this.
    Renamed(String),
    /// Waits in line for a seat as an alternate.
    Queued,
    /// Must have a table or seat, or is free of it.
    Needs(Option<SeatNeed>),
    /// Is kept apart from somebody.
    KeptApart(PlayerId),
    /// May sit with somebody again.
    Freed(PlayerId),
    /// Stays in the seat when tables are balanced.
    Locked,
    /// May be moved again when tables are balanced.
    Unlocked,
    /// What the floor should know was written down, or taken away.
    Noted(PlayerNote),
    /// Got this member number, or has none any more.
    MemberNumber(Option<MemberNo>),
    /// Points were put right by so many, taken where negative, for this reason.
    PointsAdjusted(Points, String),
    /// Hits were put right by so many, taken where negative, for this reason.
    HitsAdjusted(i32, String),
    Counted(Chips),
    Forfeited(Chips, ForfeitReason),
    /// The stack was put right by so many chips, taken where negative.
    ChipsCorrected(i64),
    /// Odd chips were raced for larger ones.
    Raced {
        steps: Vec<RacedStep>,
        seat: RacedSeat,
    },
    /// Chips were changed for larger ones at equal value.
    Exchanged {
        remove: Chips,
        chips: u64,
        next: Chips,
        received: u64,
    },
    /// Chips turned up after their race, and so many of the smallest were paid.
    HadLateChips {
        value: Chips,
        chips: u64,
        smallest: Chips,
        paid: u64,
    },
    /// Blinds and antes were posted, for the player sat the hand out.
    Posted(Chips),
    /// Took a seat that was drawn, in this draw.
    Drew(Seated, u32),
    SeatedByHand(Seated),
    Moved(Move),
    /// The move was reported as done.
    MoveDone,
    /// Busted out, won by these; `hand` is one that all tables played at once.
    BustedOut {
        at: Timestamp,
        seat: SeatAt,
        by: Vec<PlayerId>,
        hand: Option<u32>,
    },
    LeftEarly {
        at: Timestamp,
        seat: SeatAt,
        stack: Chips,
    },
    /// Got so much of the chips of somebody who left early.
    Shared(PlayerId, Chips),
    /// The stack was counted into a bag.
    Bagged(Chips),
    /// Came from a flight, or several, with so much.
    BroughtForward(Chips),
    /// Won the chips of these players.
    TookOut(Vec<PlayerId>),
    /// Won the chips of this player after all: the bust-out was corrected.
    Credited(PlayerId),
    /// The bust-out was taken back.
    Reinstated(SeatAt),
    /// Their bust-out was taken back, and they waited in line for a seat.
    ReinstatedUnseated,
    /// The bust-out was corrected.
    Corrected {
        at: Timestamp,
        by: Vec<PlayerId>,
        hand: Option<u32>,
    },
    /// Was given a penalty of so many hands.
    Penalized {
        kind: PenaltyKind,
        hands: u32,
        offense: Option<Offense>,
        note: String,
    },
    Disqualified {
        at: Timestamp,
        seat: SeatAt,
        offense: Option<Offense>,
        note: String,
    },
    PenaltyLifted(PenaltyNo, Lift),
    /// So many hands of a penalty are left after all.
    PenaltyCorrected(PenaltyNo, u32),
    /// The penalty was over, and the player was told.
    CalledBack,
    Away,
    Present,
    /// The clock was called on the player.
    ClockCalled {
        by: ClockCaller,
        times: ClockTimes,
    },
    /// What came of it, after so many seconds.
    ClockSettled {
        outcome: ClockOutcome,
        used_secs: u32,
    },
    /// The shot clock ran out, with this outcome.
    ShotClockOver(ClockOutcome),
    TimeCardPlayed {
        left: u32,
    },
    TimeCardsGot(u8),
    /// Was charged so much, with what the house pays of it off, and pays now or later.
    Charged {
        to_pay: Money,
        off: Money,
        when: PaysWhen,
    },
    Paid(Money),
    /// A charge is void: so much was given back, and so much kept.
    ChargeVoided {
        back: Money,
        kept: Money,
    },
    /// A charge was put right: so much is to be paid in all.
    ChargeCorrected {
        to_pay: Money,
        note: String,
    },
    PaidOut(Winning, Money),
    /// Gave back what they were paid.
    PayoutTakenBack(Winning, Money),
    /// Got this much of the prizes in a deal.
    Dealt(Money),
    /// An envelope was drawn for their head.
    EnvelopeDrawn,
    /// What they owed was settled without them.
    DebtSettled {
        how: DebtEnd,
        amount: Money,
        note: String,
    },
    /// It was decided where a bounty goes that nobody won; it is open again where there is none.
    BountySettled {
        part: BountyPart,
        to: Option<BountyTo>,
        amount: Money,
        note: String,
    },
}

/// The part of a player in what was decided of a bounty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum BountyPart {
    /// The bounty was on their head.
    Own,
    Got,
}

/// What an event says about this player, whose part in it is known; nothing if it names nobody.
#[expect(clippy::too_many_lines, reason = "one flat list of all events, without a wildcard")]
pub(crate) fn deed_of(event: &Event, part: PlayerPart, player: PlayerId) -> Option<PersonEvent> {
    use Event as E;
    let is_player = |other: &PlayerId| *other == player;
    Some(match event {
        E::PlayersRegistered { chips, .. } => PersonEvent::Entered(*chips),
        E::PlayersWithdrawn { .. } => PersonEvent::Withdrawn,
        E::PlayerRenamed { name, .. } => PersonEvent::Renamed(name.to_string()),
        E::ReEntered { chips, .. } => PersonEvent::ReEntered(*chips),
        E::RebuyTaken { chips, seat, .. } => PersonEvent::Rebought(*chips, *seat),
        E::AddOnTaken { chips, .. } => PersonEvent::AddedOn(*chips),
        E::SoldAllTheSame { limit, reason, .. } => {
            PersonEvent::SoldAllTheSame(*limit, reason.clone())
        }
        E::SaleVoided { sale, chips, then, money, note, .. } => {
            let (sale, chips, then, money) = (*sale, *chips, *then, *money);
            PersonEvent::Voided { sale, chips, then, money, note: note.clone() }
        }
        E::AlternatesQueued { .. } => PersonEvent::Queued,
        E::NeedSet { need, .. } => PersonEvent::Needs(*need),
        E::PairKeptApart { players } => PersonEvent::KeptApart(other_of(*players, player)),
        E::PairFreed { players } => PersonEvent::Freed(other_of(*players, player)),
        E::PlayerLocked { .. } => PersonEvent::Locked,
        E::PlayerUnlocked { .. } => PersonEvent::Unlocked,
        E::PlayerNoted { note, .. } => PersonEvent::Noted(note.clone()),
        E::MemberNumberSet { member, .. } => PersonEvent::MemberNumber(member.clone()),
        E::PointsAdjusted { thousandths, note, .. } => {
            PersonEvent::PointsAdjusted(Points(*thousandths), note.clone())
        }
        E::HitsAdjusted { hits, note, .. } => PersonEvent::HitsAdjusted(*hits, note.clone()),
        E::StacksCounted { stacks, .. } => {
            PersonEvent::Counted(stacks.iter().find(|stack| is_player(&stack.player))?.chips)
        }

        E::SeatsDrawn { draw, seats } | E::Redrawn { draw, seats, .. } => {
            PersonEvent::Drew(*seats.iter().find(|seated| is_player(&seated.player))?, draw.no)
        }
        E::PlayerSeated { seated } => PersonEvent::SeatedByHand(*seated),
        E::PlayersMoved { moves, .. } | E::TableBroken { moves, .. } => {
            PersonEvent::Moved(*moves.iter().find(|order| is_player(&order.player))?)
        }
        E::MovesCompleted { .. } => PersonEvent::MoveDone,

        E::BustedOut { at, busts, by, hand, .. } => match part {
            PlayerPart::WentOut => {
                let bust = busts.iter().find(|bust| is_player(&bust.player))?;
                let by = bust.by.as_ref().unwrap_or(by).clone();
                PersonEvent::BustedOut { at: *at, seat: bust.seat, by, hand: *hand }
            }
            PlayerPart::Own | PlayerPart::Won | PlayerPart::Shared | PlayerPart::Posted => {
                let won = |bust: &&Busted| bust.by.as_ref().unwrap_or(by).iter().any(is_player);
                PersonEvent::TookOut(busts.iter().filter(won).map(|bust| bust.player).collect())
            }
        },
        E::Reinstated { seat, .. } => PersonEvent::Reinstated(*seat),
        E::ReinstatedUnseated { .. } => PersonEvent::ReinstatedUnseated,
        E::BustCorrected { player: out, at, by, hand, .. } => match part {
            PlayerPart::Won => PersonEvent::Credited(*out),
            PlayerPart::Own | PlayerPart::WentOut | PlayerPart::Shared | PlayerPart::Posted => {
                PersonEvent::Corrected { at: *at, by: by.clone(), hand: *hand }
            }
        },
        E::PlayerLeft { at, left, each, .. } => match part {
            PlayerPart::Shared => PersonEvent::Shared(left.player, *each),
            PlayerPart::Own | PlayerPart::WentOut | PlayerPart::Won | PlayerPart::Posted => {
                let stack = left.stack.unwrap_or_default();
                PersonEvent::LeftEarly { at: *at, seat: left.seat, stack }
            }
        },
        E::PlayerDisqualified { at, bust, offense, note, .. } => {
            let (seat, note) = (bust.seat, note.clone());
            PersonEvent::Disqualified { at: *at, seat, offense: *offense, note }
        }

        E::ChipsRaced { steps, tables, .. } => {
            let mut seats = tables.iter().flat_map(|table| &table.seats);
            let seat = seats.find(|seat| is_player(&seat.player))?.clone();
            PersonEvent::Raced { steps: steps.clone(), seat }
        }
        E::ChipsExchanged { remove, next, exchanges, .. } => {
            let exchange = exchanges.iter().find(|exchange| is_player(&exchange.player))?;
            let (chips, received) = (exchange.chips, exchange.received);
            PersonEvent::Exchanged { remove: *remove, chips, next: *next, received }
        }
        E::LateChipsTaken { value, chips, smallest, paid, .. } => {
            let (value, smallest) = (*value, *smallest);
            PersonEvent::HadLateChips { value, chips: *chips, smallest, paid: *paid }
        }
        E::ChipsForfeited { forfeited, .. } => {
            PersonEvent::Forfeited(forfeited.chips, forfeited.reason)
        }
        E::ChipsCorrected { chips, .. } => PersonEvent::ChipsCorrected(*chips),
        E::StacksBagged { bags } => {
            PersonEvent::Bagged(bags.iter().find(|bag| is_player(&bag.player))?.chips)
        }
        E::PlayersBroughtForward { players, .. } => PersonEvent::BroughtForward(
            players.iter().find(|brought| is_player(&brought.id))?.chips,
        ),
        E::HandBegun { posted, .. }
        | E::HandCounted { posted, .. }
        | E::HandForHandBegun { posted, .. } => PersonEvent::Posted(posted_for(posted, player)),

        E::PenaltyGiven { kind, hands, offense, note, .. } => {
            let (kind, hands, offense, note) = (*kind, *hands, *offense, note.clone());
            PersonEvent::Penalized { kind, hands, offense, note }
        }
        E::PenaltyLifted { penalty, lift, .. } => PersonEvent::PenaltyLifted(*penalty, *lift),
        E::PenaltyCorrected { penalty, left, .. } => PersonEvent::PenaltyCorrected(*penalty, *left),
        E::PlayersCalledBack { .. } => PersonEvent::CalledBack,
        E::PlayersAbsent { .. } => PersonEvent::Away,
        E::PlayersPresent { .. } => PersonEvent::Present,

        E::PlayerClockCalled { by, times, .. } => {
            PersonEvent::ClockCalled { by: *by, times: *times }
        }
        E::PlayerClockSettled { outcome, used_secs, .. } => {
            PersonEvent::ClockSettled { outcome: *outcome, used_secs: *used_secs }
        }
        E::ShotClockRanOut { outcome, .. } => PersonEvent::ShotClockOver(*outcome),
        E::TimeCardUsed { left, .. } => PersonEvent::TimeCardPlayed { left: *left },
        E::TimeCardsGiven { cards, .. } => PersonEvent::TimeCardsGot(*cards),

        E::Charged { price, off, when, .. } => {
            PersonEvent::Charged { to_pay: price.total().minus(*off), off: *off, when: *when }
        }
        E::PaymentTaken { amount, .. } => PersonEvent::Paid(*amount),
        E::ChargeVoided { back, kept, .. } => {
            PersonEvent::ChargeVoided { back: *back, kept: *kept }
        }
        E::ChargeCorrected { price, off, note, .. } => {
            PersonEvent::ChargeCorrected { to_pay: price.total().minus(*off), note: note.clone() }
        }
        E::PaidOut { what, amount, .. } => PersonEvent::PaidOut(*what, *amount),
        E::PayoutTakenBack { what, amount, .. } => PersonEvent::PayoutTakenBack(*what, *amount),
        E::DebtSettled { how, amount, note, .. } => {
            PersonEvent::DebtSettled { how: *how, amount: *amount, note: note.clone() }
        }
        E::BountySettled { player, to, amount, note, .. } => PersonEvent::BountySettled {
            part: if is_player(player) { BountyPart::Own } else { BountyPart::Got },
            to: *to,
            amount: *amount,
            note: note.clone(),
        },
        E::EnvelopeDrawn { .. } => PersonEvent::EnvelopeDrawn,
        E::DealMade { shares, .. } => {
            PersonEvent::Dealt(shares.iter().find(|share| is_player(&share.player))?.amount)
        }

        // These concern nobody by name.
        E::TournamentCreated { .. }
        | E::SettingsChanged { .. }
        | E::StructureSet { .. }
        | E::ClockSet { .. }
        | E::TimeCorrected { .. }
        | E::RegistrationClosed
        | E::RegistrationOpened
        | E::TablesAdded { .. }
        | E::TableRemoved { .. }
        | E::SeatClosed { .. }
        | E::SeatOpened { .. }
        | E::BreakOrderSet { .. }
        | E::HaltWaived { .. }
        | E::TablesPlaced { .. }
        | E::ButtonSet { .. }
        | E::ButtonDrawn { .. }
        | E::ButtonTracked { .. }
        | E::ButtonUntracked { .. }
        | E::HandForHandStarted { .. }
        | E::TablesTicked { .. }
        | E::HandOver { .. }
        | E::HandForHandEnded { .. }
        | E::OrbitBegun { .. }
        | E::OrbitOver { .. }
        | E::OrbitForOrbitEnded { .. }
        | E::SoftHandForHandStarted { .. }
        | E::HandsMarked { .. }
        | E::SoftHandForHandEnded { .. }
        | E::LastHandsAnnounced { .. }
        | E::LastHandsPlayed { .. }
        | E::LastHandsEnded { .. }
        | E::RandomHaltDrawn { .. }
        | E::RandomHaltReached { .. }
        | E::RandomHaltDropped { .. }
        | E::TableHalted { .. }
        | E::TableResumed { .. }
        | E::DayEnded { .. }
        | E::NextDayScheduled { .. }
        | E::ColorUpWaived { .. }
        | E::BagsSealed { .. }
        | E::DayBegun { .. }
        | E::MessageShown { .. }
        | E::MessageTakenDown { .. }
        | E::RulingLogged { .. }
        | E::FloorCalled { .. }
        | E::FloorAnswered { .. }
        | E::CountBegun { .. }
        | E::CountEnded { .. }
        | E::CashCorrected { .. }
        | E::PrizeSet { .. }
        | E::PayoutsFixed { .. }
        | E::PayoutsFreed { .. }
        | E::DealDropped { .. }
        | E::EnvelopesSealed { .. } => return None,
    })
}

/// The other one of a pair that this player is in.
fn other_of([one, other]: [PlayerId; 2], player: PlayerId) -> PlayerId {
    if one == player { other } else { one }
}

fn posted_for(posted: &[Posted], player: PlayerId) -> Chips {
    let posted = posted.iter().filter(|posted| posted.player == player);
    Chips(posted.map(|posted| posted.chips.0).sum())
}
