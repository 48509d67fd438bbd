//! What needs doing now, in words: the strip of the window and the terminal say the same.

mod pace;
mod room;

use crate::{Args, UtcOffset, Words};
use engine::chips::Removal;
use engine::entries::Player;
use engine::finishes::{WinnerFault, WinnerTrouble};
use engine::pace::{AtMinute, HeldKind};
use engine::refusal::Refusal;
use engine::seating::Plan;
use engine::tournament::Tournament;
use engine::values::{Chips, Money, PlayerId, TableNo};
use reports::{Need, PoolState, is_redrawn};

/// One thing that needs doing, as it is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NeedText {
    /// What needs doing, in a few words.
    pub title: String,
    /// Why or how it is done, a line each.
    pub lines: Vec<String>,
    pub citation: Option<String>,
    /// What the button says, where there is one.
    pub button: Option<String>,
    /// What the second button says: the other answer.
    pub other: Option<String>,
}

/// What the sentences about needs are made of: everything that needs doing at one moment.
#[derive(Debug, Clone, Copy)]
pub struct NeedsNow<'a> {
    pub tournament: &'a Tournament,
    /// Everything that needs doing.
    pub needs: &'a [Need],
    /// What is proposed for the room.
    pub plan: &'a Plan,
    /// How far the clocks here are ahead.
    pub offset: UtcOffset,
}

/// A message about a need, with its arguments.
type NeedTold = (&'static str, Args);

impl Words {
    /// Who cannot have won whose chips, when, and why.
    pub fn winner_fault(
        &self,
        tournament: &Tournament,
        fault: WinnerFault,
        offset: UtcOffset,
    ) -> Args {
        Args::new()
            .text("player", self.player(tournament, fault.player))
            .text("winner", self.player(tournament, fault.winner))
            .text("time", self.time_with_secs(fault.at, offset))
            .text(
                "why",
                match fault.why {
                    WinnerTrouble::NotYetIn => "not-yet-in",
                    WinnerTrouble::Out => "out",
                    WinnerTrouble::BustsToo => "busts-too",
                    WinnerTrouble::Elsewhere => "elsewhere",
                },
            )
    }

    /// The texts of message `id` about a need, with its attributes `detail`, `button`, `other`.
    #[must_use]
    pub fn need(&self, id: &str, args: &Args) -> NeedText {
        let attribute = |name: &str| self.try_say(&format!("{id}.{name}"), args);
        NeedText {
            title: self.say(id, args),
            lines: attribute("detail").into_iter().filter(|line| !line.is_empty()).collect(),
            citation: None,
            button: attribute("button"),
            other: attribute("other"),
        }
    }

    /// What needs doing, why, and by which rule.
    #[must_use]
    pub fn need_said(&self, need: &Need, now: NeedsNow<'_>) -> NeedText {
        let (id, args) = self.need_told(need, now);
        let mut said = self.need(id, &args);
        said.lines.extend(self.need_lines(need, now));
        said.citation = self.need_citation(need, now);
        said
    }

    /// The message for a need, with its arguments.
    #[expect(clippy::too_many_lines, reason = "one arm for each need")]
    fn need_told(&self, need: &Need, now: NeedsNow<'_>) -> NeedTold {
        let tournament = now.tournament;
        let at = |table: TableNo| Args::new().no("table", table.0);
        let in_time = |time: String| Args::new().text("time", time);
        match need {
            Need::Winner { player } => {
                let players = tournament.entries().taking_part();
                let args = Args::new().text("player", self.player(tournament, *player));
                ("need-winner", args.count("players", players))
            }
            Need::Halted { table, short } => {
                let is_until_redraw = is_redrawn(now.needs);
                let id = if is_until_redraw { "need-halted-until-redraw" } else { "need-halted" };
                (id, at(*table).count("short", *short))
            }
            Need::Short { table, short } => ("need-short", at(*table).count("short", *short)),
            Need::Redraw { tables } => {
                let args = Args::new().count("tables", tables.len());
                let id = if tables.len() == 1 { "need-final-table" } else { "need-redraw" };
                (id, args.count("players", tournament.entries().seated()))
            }
            Need::Break { tables, players, .. } => self.break_told(tournament, tables, *players),
            Need::BubbleNear { left, paid } => {
                ("need-bubble-near", Args::new().count("left", *left).count("paid", *paid))
            }
            Need::PayoutsOpen { pool, state } => {
                let args = Args::new().text("pool", self.money_of(tournament, *pool));
                match state {
                    PoolState::Closed => ("need-payouts-open", args),
                    PoolState::Decided => ("need-payouts-decided", args),
                    PoolState::StillSold(names) => {
                        let args = args.count("count", names.len());
                        ("need-payouts-growing", args.text("names", self.list(names)))
                    }
                }
            }
            Need::PayoutsBehind { fixed, pool } => {
                let args = Args::new().text("fixed", self.money_of(tournament, *fixed));
                ("need-payouts-behind", args.text("pool", self.money_of(tournament, *pool)))
            }
            Need::PayoutsImpossible { fault } => {
                let why = self.refusal(&Refusal::from(*fault), tournament);
                let args = Args::new().text("why", why.text);
                ("need-payouts-impossible", args.text("hint", why.hint.unwrap_or_default()))
            }
            Need::EntriesNotCharged { players } => {
                ("need-entries-not-charged", Args::new().count("players", *players))
            }
            Need::EnvelopesOpen { bounties } => {
                let amount = self.money_of(tournament, *bounties);
                ("need-envelopes-open", Args::new().text("amount", amount))
            }
            Need::EnvelopesDue { heads, first } => {
                let player = self.player(tournament, *first);
                ("need-envelopes-due", Args::new().count("heads", *heads).text("player", player))
            }
            Need::EnvelopesUnclaimed { heads, first } => {
                let player = self.player(tournament, *first);
                let args = Args::new().count("heads", *heads).text("player", player);
                ("need-envelopes-unclaimed", args)
            }
            Need::PrizesDue { prizes, amount, first } => {
                ("need-prizes-due", self.due_args(tournament, *prizes, *amount, *first))
            }
            Need::BountiesDue { players, amount, first } => {
                ("need-bounties-due", self.due_args(tournament, *players, *amount, *first))
            }
            Need::PaymentsDue { players, amount, first, of_first, is_gone } => {
                let args = self.due_args(tournament, *players, *amount, *first);
                let args = args.text("of_first", self.money_of(tournament, *of_first));
                let id = if *is_gone { "need-payment-of-gone" } else { "need-payments-due" };
                (id, args)
            }
            Need::BountyUnclaimed { players, amount, first, of_first } => {
                let args = self.due_args(tournament, *players, *amount, *first);
                let of_first = self.money_of(tournament, *of_first);
                ("need-bounty-unclaimed", args.text("of_first", of_first))
            }
            Need::BountyGivenTwice { player, amount } => {
                ("need-bounty-given-twice", self.due_args(tournament, 1, *amount, *player))
            }
            Need::BoxShort { missing, still_to_pay } => {
                let args = Args::new().text("missing", self.money_of(tournament, *missing));
                let to_pay = self.money_of(tournament, *still_to_pay);
                ("need-box-short", args.text("to_pay", to_pay))
            }
            Need::PaidTooMuch { players, amount, first, what: _, of_first } => {
                let args = self.due_args(tournament, *players, *amount, *first);
                let of_first = self.money_of(tournament, *of_first);
                ("need-paid-too-much", args.text("of_first", of_first))
            }
            Need::SeatsWon { players } => {
                ("need-seats-won", Args::new().count("players", *players))
            }
            Need::TablesPlaying { no, tables, since } => {
                self.playing_told(now, *no, tables, *since)
            }
            Need::HandIsOver { no } => self.all_wait_told(now, "need-hand-is-over", *no),
            Need::OrbitIsOver { no } => self.all_wait_told(now, "need-orbit-is-over", *no),
            Need::TablesAhead { tables, others } => self.ahead_told(now, tables, others),
            Need::LevelPlayed => ("need-level-played", Args::new()),
            Need::BreakReached => ("need-break-reached", Args::new()),
            Need::NoneToWaitFor { held: HeldKind::Hand } => ("need-end-hand-for-hand", Args::new()),
            Need::NoneToWaitFor { held: HeldKind::Orbit } => {
                ("need-end-orbit-for-orbit", Args::new())
            }
            Need::LastHandsPlayed { has_next: true } => ("need-last-hands-played", Args::new()),
            Need::LastHandsPlayed { has_next: false } => ("need-last-hands-end", Args::new()),
            Need::RandomHaltDue { mins_left, then } => {
                let id = match then {
                    AtMinute::Stop => "need-random-halt-due",
                    AtMinute::Break => "need-random-break-due",
                };
                (id, Args::new().count("minutes", *mins_left))
            }
            Need::NoDealerPush { in_millis } => {
                ("need-no-dealer-push", in_time(self.clock(*in_millis)))
            }
            Need::DecksReady { in_millis } => ("need-decks-ready", in_time(self.clock(*in_millis))),
            Need::FloorCalled { table, since, note } => {
                let args = at(*table).text("time", self.time(*since, now.offset));
                match note.is_empty() {
                    true => ("need-floor-called", args),
                    false => ("need-floor-called-about", args.text("note", note.as_ref())),
                }
            }
            Need::Stopped { table, may_play: true } => ("need-stopped-may-play", at(*table)),
            Need::Stopped { table, may_play: false } => ("need-stopped", at(*table)),
            Need::Balance { table, short, .. } => self.balance_told(now, *table, *short),
            Need::AskButton { tables } => {
                let args = Args::new().count("count", tables.len());
                ("need-ask-button", args.text("tables", self.table_numbers(tables)))
            }
            Need::Undecided { from, to } => now.undecided_told(*from, *to),
            Need::MovesPending { moves } => {
                ("need-moves-pending", Args::new().count("moves", *moves).text("names", ""))
            }
            Need::SeatAlternates { waiting, open } => {
                let players = (*waiting).min(usize::try_from(*open).unwrap_or(usize::MAX));
                let args = Args::new().count("players", players);
                ("need-alternates", args.count("open", *open))
            }
            Need::OpenTables { tables, waiting } => {
                let numbers: Vec<TableNo> = tables.iter().map(|new| new.table).collect();
                let args = Args::new()
                    .text("tables", self.table_numbers(&numbers))
                    .count("count", tables.len())
                    .no("first", numbers.first().map_or(0, |table| table.0));
                ("need-open-tables", args.count("players", *waiting))
            }
            Need::AlternatesWait { waiting } => {
                ("need-alternates-wait", Args::new().count("players", *waiting))
            }
            Need::DrawSeats { players } => {
                let seating = tournament.seating();
                let id = if seating.is_drawn() { "need-late-seats" } else { "need-first-draw" };
                (id, Args::new().count("players", *players).count("open", seating.open_seats()))
            }
            Need::StartClock => {
                let seated = tournament.entries().seated();
                ("need-start-clock", Args::new().count("players", seated))
            }
            Need::ClockWaits { since, next } => {
                let stage = self.stage_name(tournament.structure(), *next);
                let args = in_time(self.time(*since, now.offset));
                ("need-clock-waits", args.text("stage", stage))
            }
            Need::RegistrationEnds { in_millis, .. } => {
                let alternates = tournament.entries().alternates().len();
                let args = in_time(self.minutes(in_millis / 1000));
                ("need-registration-closes", args.count("alternates", alternates))
            }
            Need::PenaltyOver { player } => {
                ("need-penalty-over", self.away_args(tournament, *player))
            }
            Need::SeatImpossible { player } => {
                let player = self.player(tournament, *player);
                ("need-seat-impossible", Args::new().text("player", player))
            }
            Need::BlindedOut { player } => {
                ("need-blinded-out", self.away_args(tournament, *player))
            }
            Need::WinnerInDoubt { fault } => {
                ("need-winner-in-doubt", self.winner_fault(tournament, *fault, now.offset))
            }
            Need::StructureOver => ("need-structure-over", Args::new()),
            Need::CountUnderWay { tables_left, difference: None } => {
                ("need-count", Args::new().count("tables", *tables_left))
            }
            Need::CountUnderWay { difference: Some(difference), .. } => {
                let told = self.difference(*difference);
                ("need-count-done", Args::new().text("difference", told))
            }
            Need::BagsDue { players, tables, table } => {
                ("need-bags-due", at(*table).count("players", *players).count("tables", *tables))
            }
            Need::BagsToSeal { difference } => self.seal_told(*difference),
            Need::NextDay { day, players } => {
                ("need-next-day", Args::new().no("day", *day).count("players", *players))
            }
            Need::StartDay { day } => ("need-start-day", Args::new().no("day", *day)),
            Need::ColorUp { in_millis, is_break, removals } => {
                let place = if *is_break { "break" } else { "level" };
                self.color_up_told(*in_millis, place, removals)
            }
            Need::OddLevel { flag, others } => {
                let (id, args) = self.level_flag_told(*flag, now.tournament.structure());
                (id, args.count("others", *others))
            }
            Need::ColorUpDue { after, removals } => {
                let values: Vec<Chips> = removals.iter().map(|removal| removal.value).collect();
                let args = Args::new().no("level", after.0).count("kinds", values.len());
                ("need-color-up-due", args.text("chips", self.chips_named(&values)))
            }
        }
    }

    fn seal_told(&self, difference: i64) -> NeedTold {
        let sign = match difference {
            0 => "none",
            1.. => "over",
            _ => "missing",
        };
        let chips = self.chips(Chips(difference.unsigned_abs()));
        ("need-bags-to-seal", Args::new().text("sign", sign).text("difference", chips))
    }

    fn color_up_told(&self, in_millis: Option<i64>, place: &str, removals: &[Removal]) -> NeedTold {
        let time = in_millis.map(|millis| self.minutes(millis / 1000)).unwrap_or_default();
        let values: Vec<Chips> = removals.iter().map(|removal| removal.value).collect();
        let args = Args::new()
            .yes_no("running", in_millis.is_none())
            .text("place", place)
            .text("time", time)
            .text("chips", self.chips_named(&values))
            .count("kinds", values.len());
        (if removals.is_empty() { "need-color-up" } else { "need-color-up-of" }, args)
    }

    /// Who moves from where to where, and what to bring.
    fn need_lines(&self, need: &Need, now: NeedsNow<'_>) -> Vec<String> {
        match need {
            Need::Balance { .. } => self.balance_lines(now),
            Need::Break { tables, early, .. } => self.break_lines(now.tournament, tables, *early),
            Need::MovesPending { moves } => self.pending_lines(now, *moves),
            Need::ColorUp { removals, .. } | Need::ColorUpDue { removals, .. } => {
                removals.iter().map(|removal| self.bringing(removal)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A player who sits out, with their table and seat.
    fn away_args(&self, tournament: &Tournament, player: PlayerId) -> Args {
        let at = tournament.entries().player(player).and_then(Player::seat);
        let seat = at.map(|at| self.seat(at)).unwrap_or_default();
        Args::new()
            .text("player", self.player(tournament, player))
            .yes_no("seated", at.is_some())
            .text("seat", seat)
    }

    /// To whom something is due, or who owes it: how many, how much, the first and their seat.
    fn due_args(&self, t: &Tournament, count: usize, amount: Money, first: PlayerId) -> Args {
        self.away_args(t, first).count("count", count).text("amount", self.money_of(t, amount))
    }

    fn table_numbers(&self, tables: &[TableNo]) -> String {
        let numbers: Vec<u16> = tables.iter().map(|table| table.0).collect();
        self.numbers(&numbers)
    }
}
