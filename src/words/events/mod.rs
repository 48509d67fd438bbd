//! One sentence for everything that can have happened.
//!
//! Each event names a message and gives its arguments; the message's attribute `name` is the
//! event in a few words, for the button that takes it back.

#![deny(clippy::wildcard_enum_match_arm)]

mod button;
mod chips;
mod clock;
mod days;
mod entries;
mod finishes;
mod money;
mod pace;
mod penalties;
mod player_clock;
mod races;
mod rulings;
mod seating;

pub(crate) use entries::after_void_id;
pub use player_clock::clock_outcome_id;

use crate::lists::Detail;
use crate::{Args, UtcOffset, Words};
use engine::concerns::Concerned;
use engine::event::Event;
use engine::log::{ActBody, Log};
use engine::seating::Seated;
use engine::tournament::Tournament;
use engine::values::{PlayerId, Seq, Timestamp};

/// Where an event comes from, and so whose names it speaks of.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    State(&'a Tournament),
    /// This act of the log. Where it was taken back, a number may have another owner since.
    Act(&'a Log, Seq),
}

/// Tells events in the words of one language.
pub(super) struct Telling<'a> {
    words: &'a Words,
    source: Source<'a>,
    offset: UtcOffset,
    detail: Detail,
}

/// An event as it is told: a message, its arguments, and a line for each player where asked.
pub(super) struct EventTold {
    id: &'static str,
    args: Args,
    lines: Vec<String>,
}

impl EventTold {
    fn new(id: &'static str, args: Args) -> Self {
        Self { id, args, lines: Vec::new() }
    }

    fn plain(id: &'static str) -> Self {
        Self::new(id, Args::new())
    }

    /// The same with more arguments.
    fn with(self, add: impl FnOnce(Args) -> Args) -> Self {
        Self { args: add(self.args), ..self }
    }
}

impl<'a> Telling<'a> {
    pub(super) fn new(
        words: &'a Words,
        source: Source<'a>,
        offset: UtcOffset,
        detail: Detail,
    ) -> Self {
        Self { words, source, offset, detail }
    }

    pub(super) fn sentence(&self, told: &EventTold) -> String {
        self.words.say(told.id, &told.args)
    }

    /// What the event is called, in a few words.
    pub(super) fn name(&self, told: &EventTold) -> String {
        self.words.say(&format!("{}.name", told.id), &told.args)
    }

    /// The event in one sentence, and a line for each player who changed seats.
    pub(super) fn in_full(&self, event: &Event) -> String {
        let mut told = self.told(event);
        let sentence = self.sentence(&told);
        told.lines.insert(0, sentence);
        told.lines.join("\n")
    }

    /// What happened, ready to be said.
    #[expect(clippy::too_many_lines, reason = "one row for each event")]
    pub(super) fn told(&self, event: &Event) -> EventTold {
        use Event as E;
        match event {
            E::TournamentCreated { settings, .. } => self.created(settings),
            E::SettingsChanged { .. } => EventTold::plain("event-settings-changed"),
            E::StructureSet { structure } => self.structure_set(structure),
            E::ClockSet { at, stage, change, .. } => self.clock_set(*at, *stage, *change),
            E::TimeCorrected { from, to } => self.time_corrected(*from, *to),

            E::PlayersRegistered { players, .. } => self.registered(players),
            E::PlayerRenamed { player, name } => self.renamed(*player, name),
            E::PlayersWithdrawn { players } => self.players("event-players-withdrawn", players),
            E::ReEntered { player, chips } => self.bought("event-re-entered", *player, *chips),
            E::RebuyTaken { player, chips, seat } => self.rebuy(*player, *chips, *seat),
            E::AddOnTaken { player, chips } => self.bought("event-add-on-taken", *player, *chips),
            E::SoldAllTheSame { player, sale, limit, reason, .. } => {
                self.sold_all_the_same(*player, *sale, *limit, reason)
            }
            E::SaleVoided { player, sale, chips, then, money, note, .. } => {
                self.sale_voided(*player, *sale, *chips, *then, *money, note)
            }
            E::AlternatesQueued { players } => self.players("event-alternates-queued", players),
            E::NeedSet { player, need } => self.need_set(*player, *need),
            E::PairKeptApart { players } => self.players("event-pair-kept-apart", players),
            E::PairFreed { players } => self.players("event-pair-freed", players),
            E::PlayerLocked { player } => self.one_player("event-player-locked", *player),
            E::PlayerUnlocked { player } => self.one_player("event-player-unlocked", *player),
            E::PlayerNoted { player, note } => self.noted(*player, note),
            E::MemberNumberSet { player, member } => self.member_number(*player, member.as_ref()),
            E::PointsAdjusted { player, thousandths, note, .. } => {
                self.points_adjusted(*player, *thousandths, note)
            }
            E::HitsAdjusted { player, hits, note, .. } => self.hits_adjusted(*player, *hits, note),
            E::StacksCounted { stacks, .. } => self.counted(stacks),
            E::RegistrationClosed => EventTold::plain("event-registration-closed"),
            E::RegistrationOpened => EventTold::plain("event-registration-opened"),

            E::TablesAdded { tables, .. } => self.tables_added(tables),
            E::TableRemoved { table } => self.table("event-table-removed", *table),
            E::SeatClosed { at } => self.seat("event-seat-closed", *at),
            E::SeatOpened { at } => self.seat("event-seat-opened", *at),
            E::SeatsDrawn { draw, seats } => self.seats_drawn(draw, seats),
            E::PlayerSeated { seated } => self.player_seated(seated),
            E::PlayersMoved { moves, .. } => self.moved(moves),
            E::TableBroken { table, draw, moves, .. } => self.table_broken(*table, draw, moves),
            E::Redrawn { draw, seats, closed, .. } => self.redrawn(draw, seats, closed),
            E::BreakOrderSet { tables } => self.break_order(tables),
            E::MovesCompleted { players } => self.players("event-moves-completed", players),
            E::HaltWaived { table, short } => self.halt_waived(*table, *short),
            E::TablesPlaced { places } => self.tables_placed(places),

            E::ButtonSet { table, state, .. } => self.button_set(*table, *state),
            E::ButtonDrawn { draw, button, .. } => self.button_drawn(draw, button),
            E::ButtonTracked { table } => self.table("event-button-tracked", *table),
            E::ButtonUntracked { table } => self.table("event-button-untracked", *table),
            E::HandBegun { table, level, state, not_dealt, confirmed, posted, .. } => {
                let told = self.hand_begun(*table, *level, *state, not_dealt, confirmed);
                self.with_posted(told, posted)
            }

            E::BustedOut { at, busts, by, hand, level: _, elsewhere: _ } => {
                self.busted_out(*at, busts, by, *hand)
            }
            E::Reinstated { player, seat, draw, waits_one_hand } => {
                let (player, to, waits_one_hand) = (*player, *seat, *waits_one_hand);
                self.reinstated(Seated { player, to, waits_one_hand }, draw.as_ref())
            }
            E::ReinstatedUnseated { player } => {
                self.one_player("event-reinstated-unseated", *player)
            }
            E::BustCorrected { player, at, stack, by, .. } => {
                self.bust_corrected(*player, *at, *stack, by)
            }

            E::ChipsRaced { steps, draw, tables, .. } => {
                self.chips_raced(steps, draw.as_ref(), tables)
            }
            E::ColorUpWaived { values, .. } => EventTold::new(
                "event-color-up-waived",
                Args::new().text("chips", self.words.chips_named(values)),
            ),
            E::ChipsExchanged { remove, next, exchanges, .. } => {
                self.chips_exchanged(*remove, *next, exchanges)
            }
            E::LateChipsTaken { player, value, chips, smallest, paid, .. } => {
                self.late_chips_taken(*player, *value, *chips, *smallest, *paid)
            }
            E::HandForHandStarted { tables, .. } => self.at_tables("event-h4h-started", tables),
            E::TablesTicked { tables, .. } => self.at_tables("event-tables-ticked", tables),
            E::HandOver { no, .. } => {
                EventTold::new("event-hand-over", Args::new().count("hand", *no))
            }
            E::HandForHandBegun { no, tables, posted, .. } => {
                self.hand_for_hand_begun(*no, tables, posted)
            }
            E::HandForHandEnded { .. } => EventTold::plain("event-h4h-ended"),
            E::OrbitBegun { no, tables, terms, .. } => self.orbit_begun(*no, tables, *terms),
            E::OrbitOver { no, .. } => {
                EventTold::new("event-orbit-over", Args::new().no("orbit", *no))
            }
            E::OrbitForOrbitEnded { .. } => EventTold::plain("event-orbits-ended"),
            E::SoftHandForHandStarted { ahead, tables, .. } => self
                .at_tables("event-soft-started", tables)
                .with(|args| args.count("hands", *ahead)),
            E::HandsMarked { marks, .. } => self.hands_marked(marks),
            E::SoftHandForHandEnded { .. } => EventTold::plain("event-soft-ended"),
            E::LastHandsAnnounced { hands, tables, .. } => self.last_hands(*hands, tables),
            E::LastHandsPlayed { .. } => EventTold::plain("event-last-hands-played"),
            E::LastHandsEnded { .. } => EventTold::plain("event-last-hands-ended"),
            E::RandomHaltDrawn { from_mins, to_mins, then, .. } => {
                self.random_halt_drawn(*from_mins, *to_mins, *then)
            }
            E::RandomHaltReached { mins_left, .. } => {
                self.minutes_left("event-random-halt-reached", *mins_left)
            }
            E::RandomHaltDropped { mins_left, .. } => {
                self.minutes_left("event-random-halt-dropped", *mins_left)
            }
            E::TableHalted { table, short, .. } => self.table_halted(*table, *short),
            E::TableResumed { table, .. } => self.table("event-table-resumed", *table),
            E::MessageShown { message, .. } => {
                let args = Args::new().text("text", message.text.as_str());
                EventTold::new("event-message-shown", args)
            }
            E::MessageTakenDown { .. } => EventTold::plain("event-message-taken-down"),
            E::FloorCalled { table, note, .. } => {
                if note.is_empty() {
                    self.table("event-floor-called", *table)
                } else {
                    let called = self.table("event-floor-called-about", *table);
                    called.with(|args| args.text("note", note.as_str()))
                }
            }
            E::FloorAnswered { table, .. } => self.table("event-floor-answered", *table),
            E::PlayerLeft { left, each, to, removed, .. } => {
                self.player_left(left, *each, to, *removed)
            }
            E::DayEnded { day, .. } => self.day("event-day-ended", *day),
            E::NextDayScheduled { begins } => self.next_day_scheduled(*begins),
            E::StacksBagged { bags } => self.bagged(bags),
            E::BagsSealed { counted, in_play, by, note, .. } => {
                self.bags_sealed(*counted, *in_play, by, note)
            }
            E::DayBegun { day, .. } => self.day("event-day-begun", *day),
            E::PlayersBroughtForward { day, flights, players, stacks } => {
                self.brought_forward(*day, flights, players, *stacks)
            }

            E::RulingLogged { ruling, .. } => self.ruling_logged(ruling),

            E::ChipsForfeited { forfeited, .. } => self.forfeited(forfeited),
            E::ChipsCorrected { player, chips, note, .. } => {
                self.chips_corrected(*player, *chips, note)
            }
            E::CountBegun { occasion, .. } => self.count_begun(*occasion),
            E::CountEnded { result, .. } => self.count_ended(*result),
            E::PenaltyGiven { player, kind, hands, offense, note, .. } => {
                self.penalty_given(*player, *kind, *hands, *offense, note)
            }
            E::PlayerDisqualified { bust, offense, note, .. } => {
                self.disqualified(bust, *offense, note)
            }
            E::PenaltyLifted { penalty, player, lift, note } => {
                self.penalty_lifted(*penalty, *player, *lift, note)
            }
            E::PenaltyCorrected { penalty, player, left } => {
                self.penalty_corrected(*penalty, *player, *left)
            }
            E::HandCounted { table, posted, .. } => {
                self.with_posted(self.table("event-hand-counted", *table), posted)
            }
            E::PlayersCalledBack { players } => self.players("event-players-called-back", players),
            E::PlayersAbsent { players, .. } => self.players("event-players-absent", players),
            E::PlayersPresent { players } => self.players("event-players-present", players),
            E::PlayerClockCalled { player, seat, by, times, .. } => {
                self.clock_called(*player, *seat, *by, *times)
            }
            E::PlayerClockSettled { table, player, outcome, used_secs, .. } => {
                self.clock_settled(*table, *player, *outcome, *used_secs)
            }
            E::ShotClockRanOut { player, seat, outcome, .. } => {
                self.shot_clock_ran_out(*player, *seat, *outcome)
            }
            E::TimeCardUsed { player, left, .. } => self.time_card_used(*player, *left),
            E::TimeCardsGiven { players, cards } => self.time_cards_given(players, *cards),

            E::Charged { sale, buy_in, price, off, when, players, at: _ } => {
                self.charged(*sale, buy_in, price, *off, *when, players)
            }
            E::PaymentTaken { player, amount, .. } => {
                self.money_of_player("event-payment-taken", *player, *amount)
            }
            E::ChargeVoided { player, no, back, kept, .. } => {
                self.charge_voided(*player, *no, *back, *kept)
            }
            E::ChargeCorrected { player, no, buy_in, price, off, paid, note, .. } => {
                let to_pay = price.total().minus(*off);
                self.charge_corrected(*player, *no, buy_in, to_pay, *paid, note)
            }
            E::CashCorrected { amount, note, .. } => self.cash_corrected(*amount, note),
            E::DebtSettled { player, how, amount, note, .. } => {
                let told = self.money_of_player("event-debt-settled", *player, *amount);
                told.with(|args| args.text("how", how.id()).text("note", note.as_str()))
            }
            E::BountySettled { player, to, amount, note, .. } => {
                let goes = self.words.bounty_goes(self.tournament(), to.as_ref(), *amount);
                let told = self.money_of_player("event-bounty-settled", *player, *amount);
                told.with(|args| {
                    args.text("goes", goes)
                        .text("note", note.as_str())
                        .yes_no("is_said", !note.is_empty())
                })
            }
            E::PrizeSet { place, amount } => self.prize_set(*place, *amount),
            E::PayoutsFixed { pool, entries, prizes, .. } => {
                self.payouts_fixed(*pool, *entries, prizes)
            }
            E::PayoutsFreed { .. } => EventTold::plain("event-payouts-freed"),
            E::PaidOut { player, what, amount, .. } => {
                self.paid_out("event-paid-out", *player, *what, *amount)
            }
            E::PayoutTakenBack { player, what, amount, .. } => {
                self.paid_out("event-payout-taken-back", *player, *what, *amount)
            }
            E::DealMade { method, shares, kept, then, off, .. } => {
                self.deal_made(*method, shares, *kept, *off, *then)
            }
            E::DealDropped { .. } => EventTold::plain("event-deal-dropped"),
            E::EnvelopesSealed { list, .. } => self.envelopes_sealed(list),
            E::EnvelopeDrawn { draw, player, no, .. } => self.envelope_drawn(draw, *player, *no),
        }
    }

    fn tournament(&self) -> &'a Tournament {
        match self.source {
            Source::State(tournament) => tournament,
            Source::Act(log, _) => log.state(),
        }
    }

    /// When the act was done, if that is known.
    fn acted_at(&self) -> Option<Timestamp> {
        let Source::Act(log, seq) = self.source else { return None };
        log.acts().get(usize::try_from(seq.0).ok()?.checked_sub(1)?).map(|act| act.at)
    }

    /// The name of a player as it was when the event happened, as far as it is known.
    fn player_name(&self, id: PlayerId) -> String {
        if let Source::Act(log, seq) = self.source
            && !log.is_in_force(seq)
            && let Some(name) = name_before(log, seq, id)
        {
            return name;
        }
        self.words.player(self.tournament(), id)
    }

    fn player_names(&self, players: &[PlayerId]) -> String {
        self.words.names(self.detail, players, |player| self.player_name(*player))
    }

    fn one_player(&self, id: &'static str, player: PlayerId) -> EventTold {
        EventTold::new(id, Args::new().text("player", self.player_name(player)))
    }

    /// Tells an event that is about these players.
    fn players(&self, id: &'static str, players: &[PlayerId]) -> EventTold {
        let args = Args::new().text("names", self.player_names(players));
        EventTold::new(id, args.count("players", players.len()))
    }
}

/// The last name that was written down for a player up to this act, undone or not.
fn name_before(log: &Log, seq: Seq, id: PlayerId) -> Option<String> {
    let upto = usize::try_from(seq.0).unwrap_or(usize::MAX);
    log.acts().iter().take(upto).rev().find_map(|act| match &act.body {
        ActBody::Record(events) => events.iter().rev().find_map(|event| name_given(event, id)),
        ActBody::Undo(_) | ActBody::Redo(_) => None,
    })
}

/// The name that an event gave to this player.
fn name_given(event: &Event, id: PlayerId) -> Option<String> {
    let mut given = None;
    event.concerns(&mut |concerned| {
        if let Concerned::Name(player, name) = concerned
            && player == id
        {
            given = Some(name.to_string());
        }
    });
    given
}
