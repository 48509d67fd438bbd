//! Follows a whole evening and judges the engine by what really lies on the tables: chips and why
//! they came, races run again by hand, penalties, places, bags and the night.

use crate::whole_evening::race::is_right;
use engine::chips::{ChipCause, PlanFacts, Rounding, Sold, TableChips, color_up_plan};
use engine::command::Command;
use engine::days::{LeaverChips, count_bags};
use engine::entries::Who;
use engine::event::Event;
use engine::finishes::{Exit, standings};
use engine::log::{ActBody, Log};
use engine::penalties::{PenaltyKind, returning};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatAt, StageNo};
use simulation::EveningView;
use std::collections::{BTreeMap, BTreeSet};

/// What stood when something was entered.
struct Entered {
    command: Command,
    /// Acts that were there.
    acts: usize,
    in_play: Chips,
    left: u32,
    /// The two smallest chips in play.
    values: Vec<u64>,
    /// Chips of the smallest value that lay on the tables.
    count: u64,
}

/// A hand that all tables play at once.
struct HeldHand {
    left: u32,
    busted: Vec<PlayerId>,
}

/// Compares after every act.
#[derive(Default)]
pub struct Judge {
    /// How often something was compared, by what it was about.
    pub compared: BTreeMap<&'static str, u64>,
    entered: Option<Entered>,
    /// What was entered last, for whoever reads a failure.
    last: String,
    /// All chips in the room when it was last seen, and its values.
    worth: u64,
    values: Vec<u64>,
    causes: BTreeMap<ChipCause, i64>,
    /// Chips in play before the last race, and after it.
    around_race: (Chips, Chips),
    /// Hands still to be missed.
    serving: BTreeMap<PlayerId, u32>,
    held: Option<HeldHand>,
    night: Option<(StageNo, i64)>,
    planned: BTreeSet<Chips>,
}

impl Judge {
    /// Sees what the last act came to, and what comes next.
    pub fn follow(&mut self, seen: &EveningView<'_>) {
        self.book(seen);
        if let Some(entered) = self.entered.take() {
            self.judge_entered(&entered, seen);
        }
        self.judge_penalties(seen.log.state());
        self.judge_gone(seen);
        let is_over = seen.log.state().pace().hand_for_hand().is_none();
        if is_over || matches!(seen.next, None | Some(Command::NextHandForHand)) {
            self.judge_held_hand(seen.log.state());
        }
        match seen.next {
            Some(next) => self.before(next, seen),
            None => self.judge_causes(seen.log.state()),
        }
    }

    #[expect(clippy::fn_params_excessive_bools, reason = "the engine is right, or it is not")]
    fn judge(&mut self, what: &'static str, is_right: bool) {
        *self.compared.entry(what).or_default() += 1;
        assert!(is_right, "{what} after {}", self.last);
    }

    /// Chips in play are those in the room, and whatever changed them has its cause.
    fn book(&mut self, seen: &EveningView<'_>) {
        let worth = seen.room.worth();
        // The race that is about to be put back in force lies on the tables already.
        if !matches!(seen.next, Some(Command::Redo)) {
            self.judge("chips", seen.log.state().chips().in_play() == Chips(worth));
        }
        let cause = match &self.entered {
            None => Some(ChipCause::Entries),
            Some(entered) => cause_of(&entered.command),
        };
        let change = worth.cast_signed() - self.worth.cast_signed();
        match cause {
            Some(cause) => *self.causes.entry(cause).or_default() += change,
            None => self.judge("chips", change == 0),
        }
        self.worth = worth;
    }

    fn judge_causes(&mut self, tournament: &Tournament) {
        let mut sum = 0;
        for cause in ChipCause::ALL {
            let booked = self.causes.get(cause).copied().unwrap_or_default();
            self.judge("causes", tournament.chips().sum_of(*cause) == booked);
            sum += booked;
        }
        self.judge("causes", sum == tournament.chips().in_play().0.cast_signed());
    }

    /// What is to be seen before something is entered.
    fn before(&mut self, next: &Command, seen: &EveningView<'_>) {
        let tournament = seen.log.state();
        let (in_play, left) = (tournament.chips().in_play(), tournament.entries().left());
        let values: Vec<u64> = seen.room.values().iter().take(2).copied().collect();
        let smallest = values.first().copied().unwrap_or_default();
        match next {
            Command::NextHandForHand => {
                self.held = Some(HeldHand { left, busted: Vec::new() });
            }
            Command::RaceChips { .. } => self.judge_plan(seen, &values),
            Command::BagStacks { bags } if bags.iter().all(|bag| bag.seal.is_none()) => {
                let sum = count_bags(tournament);
                let is_right = sum.difference() == -smallest.cast_signed();
                self.judge("bags", sum.is_whole() && is_right);
            }
            Command::SealBags { .. } => {
                let sum = count_bags(tournament);
                self.judge("bags", sum.is_whole() && sum.difference() == 0);
                self.judge("bags", sum.bagged == Chips(seen.room.worth()));
            }
            Command::BeginDay { .. } => {
                let reading = tournament.reading(seen.now);
                self.night = Some((reading.stage, reading.remaining_millis));
            }
            _ => {}
        }
        let (acts, count) = (seen.log.acts().len(), seen.room.count(smallest));
        let command = next.clone();
        self.last = format!("{command:?}");
        self.entered = Some(Entered { command, acts, in_play, left, values, count });
    }

    /// What came of it.
    fn judge_entered(&mut self, entered: &Entered, seen: &EveningView<'_>) {
        let tournament = seen.log.state();
        let in_play = tournament.chips().in_play();
        match &entered.command {
            Command::GivePenalty { player, kind, .. } => {
                let player = id(player);
                let players = players_beside(tournament, player);
                if *kind == PenaltyKind::Disqualification {
                    self.judge_exit(tournament, player, entered.left, Exit::Disqualified);
                }
                let hands = kind.hands(players);
                let left = tournament.penalties().hands_left(player);
                self.judge("penalties", left == hands);
                if hands > 0 {
                    self.serving.insert(player, hands);
                }
            }
            Command::CountHand { table } => {
                self.count_hand(tournament, |at| at.table == *table);
            }
            Command::NextHandForHand => self.count_hand(tournament, |_| true),
            Command::CallBack { players } => {
                for player in players {
                    let left = self.serving.remove(&id(player));
                    self.judge("penalties", left == Some(0));
                }
            }
            Command::BustOut { busts, .. } => {
                if let Some(held) = &mut self.held {
                    held.busted.extend(busts.iter().map(|bust| id(&bust.player)));
                }
            }
            Command::LeaveEarly { player, stack, chips } => {
                let stack = stack.expect("the stack is told").0;
                self.judge_leaver(entered, seen.log, stack, *chips);
                self.judge_exit(tournament, id(player), entered.left, Exit::LeftEarly);
            }
            Command::SettleClock { table, .. } => {
                self.judge("clocks", tournament.player_clocks().at(*table).is_none());
            }
            Command::EndCount => {
                let round = tournament.counts().latest().expect("they were counted");
                let result = round.ended.as_ref().expect("the count is over").result;
                let forgotten = seen.room.forgotten().map_or(0, |chips| chips.value * chips.count);
                let is_right = result.missing == forgotten.cast_signed();
                self.judge("counts", result.is_whole() && is_right);
            }
            Command::ResumeClock => {
                let reading = tournament.reading(seen.now);
                let is_same = self.night == Some((reading.stage, reading.remaining_millis));
                self.judge("night", is_same && tournament.days().day() == 2);
            }
            Command::RaceChips { tables, .. } => {
                self.around_race = (entered.in_play, in_play);
                self.judge_race(entered, seen, tables);
            }
            Command::Undo => self.judge("undo", in_play == self.around_race.0),
            Command::Redo => self.judge("undo", in_play == self.around_race.1),
            _ => {}
        }
    }

    fn count_hand(&mut self, tournament: &Tournament, is_here: impl Fn(SeatAt) -> bool) {
        for (player, left) in &mut self.serving {
            let seat = tournament.entries().player(*player).and_then(|player| player.seat());
            if seat.is_some_and(&is_here) {
                *left = left.checked_sub(1).expect("nobody misses a hand too many");
            }
        }
    }

    /// Whoever serves a penalty has so many hands to go, and is called back after the last.
    fn judge_penalties(&mut self, tournament: &Tournament) {
        let is_in = |player: &PlayerId| {
            tournament.entries().player(*player).is_some_and(|player| player.is_in())
        };
        let penalties = tournament.penalties();
        let is_said = self.serving.iter().all(|(who, left)| penalties.hands_left(*who) == *left);
        self.serving.retain(|player, left| *left > 0 || is_in(player));
        let over = self.serving.iter().filter(|(_, left)| **left == 0).map(|(player, _)| *player);
        let is_over = over.eq(returning(tournament));
        self.judge("penalties", is_said && is_over);
    }

    /// Whether somebody has the place that they left in, and the way they left is known.
    fn judge_exit(&mut self, tournament: &Tournament, player: PlayerId, place: u32, exit: Exit) {
        let all = standings(tournament);
        let standing = all.iter().find(|standing| standing.player == player);
        let is_right = standing.is_some_and(|standing| {
            standing.place.is_some_and(|said| said.0 == place) && standing.exit == exit
        });
        self.judge("places", is_right);
    }

    /// Everybody else gets the same, as far as the smallest chips go.
    fn judge_leaver(&mut self, entered: &Entered, log: &Log, stack: u64, chips: LeaverChips) {
        let Some(Event::PlayerLeft { each, to, .. }) = events(entered, log).next() else {
            panic!("nobody left");
        };
        let smallest = entered.values[0];
        let equal = match chips {
            LeaverChips::Shared => stack / smallest / u64::from(entered.left - 1) * smallest,
            LeaverChips::ByRules | LeaverChips::Removed => 0,
        };
        self.judge("leavers", each.0 == equal && (equal == 0) == to.is_empty());
    }

    /// All who busted in the hand in which the bubble burst share their places, and everybody left
    /// is paid.
    fn judge_held_hand(&mut self, tournament: &Tournament) {
        let Some(HeldHand { left, busted }) = self.held.take() else { return };
        let paid = engine::money::places_paid(tournament).expect("places are paid");
        if left > paid + 1 || busted.is_empty() {
            return;
        }
        let all = standings(tournament);
        let places: Vec<u32> = all
            .iter()
            .filter(|standing| busted.contains(&standing.player))
            .filter_map(|standing| standing.place)
            .map(|place| place.0)
            .collect();
        let shared = left - u32::try_from(busted.len()).unwrap() + 1;
        let is_shared = places.len() == busted.len() && places.iter().all(|at| *at == shared);
        self.judge("places", is_shared);
        let is_over = tournament.pace().hand_for_hand().is_none();
        self.judge("bubble", is_over && tournament.entries().left() <= paid);
    }

    /// Whether the plan of the event has this value go in this break.
    fn judge_plan(&mut self, seen: &EveningView<'_>, values: &[u64]) {
        let [remove, next] = *values else { panic!("two values are in play") };
        if !self.planned.insert(Chips(remove)) {
            return;
        }
        let tournament = seen.log.state();
        let sold = Sold::of(tournament);
        let plan = color_up_plan(PlanFacts {
            set: &tournament.settings().chip_set,
            structure: tournament.structure(),
            sold: &sold,
            tables_after: &|_| 1,
        });
        let stage = tournament.reading(seen.now).stage;
        let step = plan.steps.iter().find(|step| step.in_break == Some(stage));
        let removals = step.into_iter().flat_map(|step| &step.removals);
        let goes: Vec<_> = removals.map(|removal| (removal.value, removal.next)).collect();
        self.judge("plan", goes == [(Chips(remove), Some(Chips(next)))]);
    }

    fn judge_race(&mut self, entered: &Entered, seen: &EveningView<'_>, told: &[TableChips]) {
        let [remove, next] = *entered.values else { panic!("two values were in play") };
        let Some(Event::ChipsRaced { steps, rounding, tables, .. }) =
            events(entered, seen.log).next()
        else {
            panic!("nothing was raced");
        };
        // The engine does not see what the house changed.
        if !self.compared.contains_key("races") && seen.room.changed_by_house == 0 {
            self.judge("expected", steps[0].expected == Some(entered.count));
        }
        let went = steps[0].next == Chips(next) && *rounding == Rounding::Half;
        self.judge("races", went && tables.len() == told.len());
        for raced in tables {
            let told = told.iter().find(|told| told.table == raced.table);
            self.judge("races", told.is_some_and(|told| is_right(told, raced, remove, next)));
        }
    }

    /// A value that no table plays with any more is gone.
    fn judge_gone(&mut self, seen: &EveningView<'_>) {
        let before = std::mem::replace(&mut self.values, seen.room.values().to_vec());
        for value in before.into_iter().filter(|value| !seen.room.values().contains(value)) {
            let tournament = seen.log.state();
            let is_gone = tournament.races().is_gone(Chips(value), tournament.seating());
            self.judge("races", is_gone);
        }
    }
}

/// Why this changes the chips in play; nothing that may not.
fn cause_of(command: &Command) -> Option<ChipCause> {
    match command {
        Command::ReEnter { .. } => Some(ChipCause::ReEntries),
        Command::Rebuy { .. } => Some(ChipCause::Rebuys),
        Command::AddOn { .. } => Some(ChipCause::AddOns),
        Command::ForfeitChips { .. } => Some(ChipCause::Forfeited),
        Command::GivePenalty { kind: PenaltyKind::Disqualification, .. } => {
            Some(ChipCause::Disqualified)
        }
        Command::LeaveEarly { .. } => Some(ChipCause::LeftEarly),
        Command::RaceChips { .. } => Some(ChipCause::Races),
        Command::LateChips { .. } => Some(ChipCause::LateFinds),
        _ => None,
    }
}

/// What happened since something was entered.
fn events<'a>(entered: &Entered, log: &'a Log) -> impl Iterator<Item = &'a Event> {
    log.acts()[entered.acts..].iter().flat_map(|act| match &act.body {
        ActBody::Record(events) => events.as_slice(),
        ActBody::Undo(_) | ActBody::Redo(_) => &[],
    })
}

fn id(who: &Who) -> PlayerId {
    match who {
        Who::Id(player) => *player,
        Who::Name(name) => panic!("{name} was told by name"),
    }
}

/// Players at the table of somebody.
fn players_beside(tournament: &Tournament, player: PlayerId) -> u32 {
    let seat = tournament.entries().player(player).and_then(|player| player.seat());
    let table = seat.and_then(|at| tournament.seating().table(at.table));
    table.map_or(0, |table| u32::try_from(table.taken().len()).unwrap())
}
