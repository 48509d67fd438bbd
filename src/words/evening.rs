//! A person's evening, in words.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::events::{after_void_id, clock_outcome_id};
use crate::{Args, UtcOffset, Words};
use engine::money::PaysWhen;
use engine::pace::HeldKind;
use engine::penalties::Lift;
use engine::player_clock::ClockCaller;
use engine::seating::{Move, MoveReason, Seated};
use engine::tournament::Tournament;
use engine::values::{Money, PenaltyNo, PlayerId, SeatAt};
use points::Points;
use reports::{Arrival, PersonEvent};

impl Words {
    /// What happened to a player, without the name.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one row for each deed")]
    pub fn deed(&self, deed: &PersonEvent, tournament: &Tournament, offset: UtcOffset) -> String {
        let chips = |id: &str, chips| self.say(id, &Args::new().text("chips", self.chips(chips)));
        let other = |id: &str, other| {
            self.say(id, &Args::new().text("player", self.player(tournament, other)))
        };
        let penalty = |no: PenaltyNo| Args::new().no("penalty", no.0);
        let seat = |id: &str, at: SeatAt| self.say(id, &Args::new().text("seat", self.seat(at)));
        let amount = |amount| Args::new().text("amount", self.money_of(tournament, amount));
        match deed {
            PersonEvent::Entered(bought) => chips("evening-entered", *bought),
            PersonEvent::ReEntered(bought) => chips("evening-re-entered", *bought),
            PersonEvent::Rebought(bought, None) => chips("evening-rebought", *bought),
            PersonEvent::Rebought(bought, Some(at)) => {
                let args = Args::new().text("chips", self.chips(*bought));
                self.say("evening-rebought-back", &args.text("seat", self.seat(*at)))
            }
            PersonEvent::SoldAllTheSame(limit, reason) => {
                let args = Args::new().text("limit", limit.id()).text("reason", reason.as_str());
                self.say("evening-sold-all-the-same", &args)
            }
            PersonEvent::Voided { sale, chips, then, money, note } => {
                let args = Args::new()
                    .text("sale", sale.id())
                    .text("then", after_void_id(*then))
                    .text("chips", self.chips(*chips))
                    .text("money", money.id())
                    .text("note", note.as_str())
                    .yes_no("noted", !note.is_empty());
                self.say("evening-voided", &args)
            }
            PersonEvent::AddedOn(bought) => chips("evening-added-on", *bought),
            PersonEvent::Counted(counted) => chips("evening-counted", *counted),
            PersonEvent::Forfeited(forfeited, reason) => {
                let args = Args::new().text("chips", self.chips(*forfeited));
                self.say("evening-forfeited", &args.text("reason", self.forfeit_reason(*reason)))
            }
            PersonEvent::ChipsCorrected(by) => {
                let args = Args::new().text("chips", self.signed(*by));
                self.say("evening-chips-corrected", &args)
            }
            PersonEvent::Withdrawn => self.text("evening-withdrawn"),
            PersonEvent::Renamed(name) => {
                self.say("evening-renamed", &Args::new().text("name", name.as_str()))
            }
            PersonEvent::Queued => self.text("evening-queued"),
            PersonEvent::Needs(Some(need)) => {
                let args = Args::new().text("seat", self.seat_need(*need));
                self.say("evening-needs", &args)
            }
            PersonEvent::Needs(None) => self.text("evening-needs-none"),
            PersonEvent::KeptApart(player) => other("evening-apart", *player),
            PersonEvent::Freed(player) => other("evening-freed", *player),
            PersonEvent::Locked => self.text("evening-locked"),
            PersonEvent::Unlocked => self.text("evening-unlocked"),
            PersonEvent::MemberNumber(None) => self.text("evening-member-number-gone"),
            PersonEvent::MemberNumber(Some(member)) => {
                let args = Args::new().text("member", member.as_str());
                self.say("evening-member-number", &args)
            }
            PersonEvent::PointsAdjusted(points, note) => {
                let size = Points(points.0.saturating_abs());
                let args = Args::new().text("points", self.points(size)).text("note", note);
                self.say("evening-points-adjusted", &args.yes_no("is_more", points.0 > 0))
            }
            PersonEvent::HitsAdjusted(hits, note) => {
                let args = Args::new().count("hits", hits.unsigned_abs()).text("note", note);
                self.say("evening-hits-adjusted", &args.yes_no("is_more", *hits > 0))
            }
            PersonEvent::Noted(note) if note.is_empty() => self.text("evening-note-gone"),
            PersonEvent::Noted(note) => {
                self.say("evening-noted", &Args::new().text("note", self.note(note)))
            }
            PersonEvent::Drew(seated, draw) => {
                let args = self.seated_args(seated).no("draw", *draw);
                self.say("evening-drew", &args)
            }
            PersonEvent::SeatedByHand(seated) => {
                self.say("evening-seated", &self.seated_args(seated))
            }
            PersonEvent::Moved(order) => {
                self.say("evening-moved", &self.moved_args(order, tournament))
            }
            PersonEvent::MoveDone => self.text("evening-move-done"),
            PersonEvent::BustedOut { at, seat, by, hand } => {
                let args = self.with_hand(Args::new(), tournament, *hand);
                let args = self.by(args, by, tournament).text("seat", self.seat(*seat));
                self.say("evening-busted", &args.text("time", self.time(*at, offset)))
            }
            PersonEvent::LeftEarly { at, seat, stack } => {
                let args = Args::new()
                    .text("seat", self.seat(*seat))
                    .text("chips", self.chips(*stack))
                    .text("time", self.time(*at, offset));
                self.say("evening-left-early", &args)
            }
            PersonEvent::Shared(player, each) => {
                let args = Args::new().text("player", self.player(tournament, *player));
                self.say("evening-shared", &args.text("chips", self.chips(*each)))
            }
            PersonEvent::Bagged(counted) => chips("evening-bagged", *counted),
            PersonEvent::BroughtForward(brought) => chips("evening-brought-forward", *brought),
            PersonEvent::TookOut(players) => {
                let names: Vec<String> =
                    players.iter().map(|player| self.player(tournament, *player)).collect();
                self.say("evening-took-out", &Args::new().text("players", self.list(&names)))
            }
            PersonEvent::Reinstated(at) => seat("evening-reinstated", *at),
            PersonEvent::ReinstatedUnseated => self.text("evening-reinstated-unseated"),
            PersonEvent::Corrected { at, by, hand } => {
                let args = self.with_hand(Args::new(), tournament, *hand);
                let args = self.by(args, by, tournament);
                self.say("evening-corrected", &args.text("time", self.time(*at, offset)))
            }
            PersonEvent::Credited(player) => other("evening-credited", *player),
            PersonEvent::Raced { steps, seat } => {
                let races = seat.races.iter().zip(steps).filter(|(race, _)| race.chips > 0);
                let races: Vec<String> =
                    races.map(|(race, step)| self.seat_race(race, *step)).collect();
                let args = Args::new().text("races", self.clauses(&races));
                self.say("evening-raced", &args.text("change", self.change(seat.delta(steps))))
            }
            PersonEvent::Exchanged { remove, chips, next, received } => {
                let args = Args::new()
                    .count("chips", *chips)
                    .text("value", self.chips(*remove))
                    .count("received", *received)
                    .text("next", self.chips(*next));
                self.say("evening-exchanged", &args)
            }
            PersonEvent::HadLateChips { value, chips, smallest, paid } => {
                let args = Args::new()
                    .count("chips", *chips)
                    .text("value", self.chips(*value))
                    .count("paid", *paid)
                    .text("smallest", self.chips(*smallest));
                self.say("evening-late-chips", &args)
            }
            PersonEvent::Posted(posted) => chips("evening-posted", *posted),
            PersonEvent::Penalized { kind, hands, offense, note } => {
                let args = Args::new()
                    .text("kind", self.penalty_kind(*kind))
                    .count("hands", *hands)
                    .text("about", self.penalty_about(*offense, note));
                let is_warning = kind.is_word();
                self.say(if is_warning { "evening-warned" } else { "evening-penalized" }, &args)
            }
            PersonEvent::Disqualified { seat, offense, note, .. } => {
                let about = self.penalty_about(*offense, note);
                let args = Args::new().text("seat", self.seat(*seat)).text("about", about);
                self.say("evening-disqualified", &args)
            }
            PersonEvent::PenaltyLifted(no, Lift::Pardoned) => {
                self.say("evening-penalty-lifted", &penalty(*no))
            }
            PersonEvent::PenaltyLifted(no, Lift::InError) => {
                self.say("evening-penalty-in-error", &penalty(*no))
            }
            PersonEvent::PenaltyCorrected(no, left) => {
                self.say("evening-penalty-corrected", &penalty(*no).count("hands", *left))
            }
            PersonEvent::CalledBack => self.text("evening-called-back"),
            PersonEvent::Away => self.text("evening-away"),
            PersonEvent::Present => self.text("evening-present"),
            PersonEvent::ClockCalled { by, times } => {
                let args = Args::new()
                    .yes_no("floor", *by == ClockCaller::Floor)
                    .count("secs", times.secs)
                    .count("countdown", times.countdown_secs);
                self.say("evening-clock-called", &args)
            }
            PersonEvent::ClockSettled { outcome, used_secs } => {
                let args = Args::new().text("outcome", clock_outcome_id(*outcome));
                self.say("evening-clock-settled", &args.count("secs", *used_secs))
            }
            PersonEvent::ShotClockOver(outcome) => {
                let args = Args::new().text("outcome", clock_outcome_id(*outcome));
                self.say("evening-shot-clock", &args)
            }
            PersonEvent::TimeCardPlayed { left } => {
                self.say("evening-time-card", &Args::new().count("left", *left))
            }
            PersonEvent::Charged { to_pay, off, when } => {
                let args = amount(*to_pay)
                    .text("off", self.money_of(tournament, *off))
                    .yes_no("is_off", *off > Money::ZERO)
                    .yes_no("is_owed", *when == PaysWhen::Later);
                self.say("evening-charged", &args)
            }
            PersonEvent::Paid(paid) => self.say("evening-paid", &amount(*paid)),
            PersonEvent::ChargeVoided { back, kept } => {
                let args = Args::new()
                    .text("back", self.money_of(tournament, *back))
                    .text("kept", self.money_of(tournament, *kept))
                    .yes_no("is_kept", *kept > Money::ZERO);
                self.say("evening-charge-voided", &args)
            }
            PersonEvent::ChargeCorrected { to_pay, note } => {
                let args = amount(*to_pay).text("note", note.as_str());
                self.say("evening-charge-corrected", &args)
            }
            PersonEvent::PaidOut(what, paid) => {
                self.say("evening-paid-out", &amount(*paid).text("what", what.id()))
            }
            PersonEvent::PayoutTakenBack(what, paid) => {
                self.say("evening-payout-taken-back", &amount(*paid).text("what", what.id()))
            }
            PersonEvent::EnvelopeDrawn => self.text("evening-envelope-drawn"),
            PersonEvent::DebtSettled { how, amount: settled, note } => {
                let args = amount(*settled).text("how", how.id()).text("note", note.as_str());
                self.say("evening-debt-settled", &args)
            }
            PersonEvent::BountySettled { part, to, amount: sum, note } => {
                let part: &'static str = part.into();
                let goes = self.bounty_goes(tournament, to.as_ref(), *sum);
                let args = amount(*sum).text("part", part).text("goes", goes);
                let args = args.text("note", note.as_str()).yes_no("is_said", !note.is_empty());
                self.say("evening-bounty-settled", &args)
            }
            PersonEvent::Dealt(share) => self.say("evening-dealt", &amount(*share)),
            PersonEvent::TimeCardsGot(cards) => {
                self.say("evening-time-cards-given", &Args::new().count("cards", *cards))
            }
        }
    }

    /// Which hand that all tables played at once this is, or which orbit that counts as one, of
    /// those that are known by a number in an event.
    pub(super) fn with_hand(&self, args: Args, tournament: &Tournament, hand: Option<u32>) -> Args {
        let known = hand.and_then(|hand| tournament.pace().hand(hand));
        let no = match known.map(|hand| hand.no) {
            None => "none".to_owned(),
            Some(0) => "announced".to_owned(),
            Some(no) => no.to_string(),
        };
        let is_orbit = known.is_some_and(|hand| hand.kind == HeldKind::Orbit);
        args.text("hand", no).yes_no("orbit", is_orbit)
    }

    /// How somebody came to a seat.
    #[must_use]
    pub fn arrival(&self, arrival: Arrival) -> String {
        match arrival {
            Arrival::Drawn => self.text("arrival-drawn"),
            Arrival::ByHand => self.text("arrival-by-hand"),
            Arrival::Back => self.text("arrival-back"),
            Arrival::Moved(reason) => self.move_reason(reason),
        }
    }

    /// The rule behind a reason to move, in the edition that holds; empty where none is.
    #[must_use]
    pub fn move_rule(&self, reason: MoveReason, tournament: &Tournament) -> String {
        let rulebook = tournament.settings().rules.rulebook;
        let args = Args::new().rule_of(rulebook);
        match reason {
            MoveReason::NextBigBlindToWorstSeat | MoveReason::LastSeatOpened => {
                self.say("plan-rule", &args)
            }
            MoveReason::TableBroken => self.say("plan-break-rule", &args),
            MoveReason::NoHandYet
            | MoveReason::Redraw
            | MoveReason::ByHand
            | MoveReason::SeatsSwapped => String::new(),
        }
    }

    fn seated_args(&self, seated: &Seated) -> Args {
        let args = Args::new().text("seat", self.seat(seated.to));
        args.yes_no("waits", seated.waits_one_hand)
    }

    fn moved_args(&self, order: &Move, tournament: &Tournament) -> Args {
        let rule = self.move_rule(order.reason, tournament);
        Args::new()
            .text("from", self.seat(order.from))
            .text("seat", self.seat(order.to))
            .text("reason", self.move_reason(order.reason))
            .yes_no("ruled", !rule.is_empty())
            .text("rule", rule)
            .yes_no("waits", order.waits_one_hand)
    }

    fn by(&self, args: Args, by: &[PlayerId], tournament: &Tournament) -> Args {
        let names: Vec<String> = by.iter().map(|player| self.player(tournament, *player)).collect();
        args.yes_no("credited", !by.is_empty()).text("by", self.list(&names))
    }
}
