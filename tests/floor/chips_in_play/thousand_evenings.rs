//! Over a thousand evenings played by dice, what is in play is the sum of the acts.

use crate::chips_in_play::{drawn, in_play, new_player};
use engine::chips::{
    ChipCause, CountOccasion, Forfeit, ForfeitReason, RaceStep, SeatChips, TableChips,
};
use engine::command::{Command, SameNames};
use engine::days::LeaverChips;
use engine::entries::{StackCount, Status, Who};
use engine::finishes::Bust;
use engine::invariants::{check_all, check_chips};
use engine::log::{ActBody, Log};
use engine::money::Pays;
use engine::penalties::PenaltyKind;
use engine::values::{Chips, PlayerId, Seq};
use engine::{Event, Tournament};
use reports::chip_acts;
use session::{Failure, Session};
use std::collections::BTreeMap;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (x ^ (x >> 31)) % below.max(1)
    }

    fn player(&mut self, tournament: &Tournament, is: impl Fn(Status) -> bool) -> Who {
        let fit: Vec<PlayerId> =
            tournament.entries().players().filter(|p| is(p.status)).map(|p| p.id).collect();
        let index = usize::try_from(self.roll(fit.len() as u64)).unwrap();
        Who::Id(fit.get(index).copied().unwrap_or(PlayerId(1)))
    }

    fn sitter(&mut self, tournament: &Tournament) -> Who {
        self.player(tournament, |status| matches!(status, Status::Seated(_)))
    }

    fn note(&mut self) -> String {
        format!("note {}", self.roll(100))
    }
}

/// Something that a director may ask for.
fn asked(session: &Session, dice: &mut Dice, named: &mut u32) -> Command {
    let t = session.tournament();
    let chips = Chips(dice.roll(20_000));
    match dice.roll(26) {
        0..=3 => {
            let bust = Bust { player: dice.sitter(t), stack: Some(chips), by: None };
            let by = if dice.roll(2) == 0 { vec![dice.sitter(t)] } else { vec![] };
            Command::bust_out(vec![bust], by)
        }
        4..=5 => Command::Rebuy { player: dice.player(t, |_| true), pays: Pays::default() },
        6..=7 => Command::ReEnter {
            player: dice.player(t, |status| status == Status::Out),
            pays: Pays::default(),
        },
        8 => Command::AddOn { player: dice.sitter(t), pays: Pays::default() },
        9 => {
            *named += 1;
            Command::Register {
                players: vec![new_player(*named)],
                same_names: SameNames::Refuse,
                pays: Pays::default(),
            }
        }
        10 => Command::Unregister { players: vec![dice.player(t, |_| true)] },
        11 => {
            let reason = ForfeitReason::ALL[usize::try_from(dice.roll(4)).unwrap()];
            let player = (dice.roll(3) > 0).then(|| dice.sitter(t));
            let chips = (dice.roll(2) == 0).then_some(chips);
            let forfeit = Forfeit { player, table: None, chips, reason, note: dice.note() };
            Command::ForfeitChips { forfeit }
        }
        12 => Command::SurrenderStack { player: dice.sitter(t), pays: Pays::default() },
        13 => {
            let player = (dice.roll(2) == 0).then(|| dice.sitter(t));
            let chips = i64::try_from(dice.roll(9_000)).unwrap() - 4_500;
            Command::CorrectChips { player, chips, note: dice.note() }
        }
        14 => Command::BeginCount { occasion: CountOccasion::Break },
        15..=16 => {
            Command::CountStacks { stacks: vec![StackCount { player: dice.sitter(t), chips }] }
        }
        17 => Command::EndCount,
        18 => {
            Command::Reinstate { player: dice.player(t, |status| status == Status::Out), to: None }
        }
        19..=20 => raced(t, dice),
        21 => Command::LateChips {
            player: dice.sitter(t),
            value: Chips(25),
            chips: u32::try_from(dice.roll(9)).unwrap() + 1,
            paid: None,
        },
        22 => Command::GivePenalty {
            player: dice.sitter(t),
            kind: PenaltyKind::Disqualification,
            offense: None,
            note: String::new(),
            stack: (dice.roll(2) == 0).then_some(chips),
        },
        23 => Command::LeaveEarly {
            player: dice.sitter(t),
            stack: (dice.roll(2) == 0).then_some(chips),
            chips: if dice.roll(2) == 0 { LeaverChips::Removed } else { LeaverChips::Shared },
        },
        _ => match dice.roll(3) {
            0 => Command::Redo,
            _ => Command::Undo,
        },
    }
}

/// A table races for the chips that its players happen to have.
fn raced(tournament: &Tournament, dice: &mut Dice) -> Command {
    let tables: Vec<_> = tournament.seating().tables().collect();
    // Everybody may have been taken off the list, and every table with them.
    if tables.is_empty() {
        return Command::Undo;
    }
    let table = tables[usize::try_from(dice.roll(tables.len() as u64)).unwrap()];
    let mut seat = |seat| SeatChips {
        seat,
        chips: vec![u32::try_from(dice.roll(9)).unwrap()],
        is_whole_stack: dice.roll(9) == 0,
        cards: Vec::new(),
    };
    let seats = table.taken().iter().map(&mut seat).collect();
    let (remove, next) = if dice.roll(3) > 0 { (25, 100) } else { (100, 500) };
    let steps = vec![RaceStep { remove: Chips(remove), next: Some(Chips(next)) }];
    let tables = vec![TableChips { table: table.no, seats }];
    Command::RaceChips { steps, tables, public: None }
}

/// How somebody lost their chips, as far as taking it back gives them back.
struct Lost {
    chips: i64,
    /// Others who got of them, and how much.
    shared: Vec<(PlayerId, i64)>,
    /// What of them left play.
    removed: i64,
}

/// What the events of the acts in force brought and took, added up from nothing but what the
/// events say and the stacks that follow from them.
#[expect(clippy::too_many_lines, reason = "one account of all events that move chips")]
fn sum_of_the_acts(log: &Log) -> i64 {
    let mut sum = 0;
    let mut stacks: BTreeMap<PlayerId, i64> = BTreeMap::new();
    let mut lost: BTreeMap<PlayerId, Vec<Lost>> = BTreeMap::new();
    let signed = |chips: Chips| i64::try_from(chips.0).unwrap();
    for (index, act) in log.acts().iter().enumerate() {
        let ActBody::Record(events) = &act.body else { continue };
        if !log.is_in_force(Seq(index as u64 + 1)) {
            continue;
        }
        for event in events {
            match event {
                Event::PlayersRegistered { players, chips } => {
                    for player in players {
                        stacks.insert(player.id, signed(*chips));
                        sum += signed(*chips);
                    }
                }
                Event::ReEntered { player, chips }
                | Event::RebuyTaken { player, chips, .. }
                | Event::AddOnTaken { player, chips } => {
                    *stacks.entry(*player).or_default() += signed(*chips);
                    sum += signed(*chips);
                }
                Event::StacksCounted { stacks: counted, .. } => {
                    for count in counted {
                        stacks.insert(count.player, signed(count.chips));
                    }
                }
                Event::PlayersWithdrawn { players } => {
                    for player in players {
                        sum -= stacks.remove(player).unwrap();
                    }
                }
                Event::ChipsForfeited { forfeited, .. } => {
                    sum -= signed(forfeited.chips);
                    if let Some(player) = forfeited.player {
                        let stack = stacks.entry(player).or_default();
                        *stack = (*stack - signed(forfeited.chips)).max(0);
                    }
                }
                Event::ChipsCorrected { player, chips, .. } => {
                    sum += chips;
                    if let Some(player) = player {
                        let stack = stacks.entry(*player).or_default();
                        *stack = (*stack + chips).max(0);
                    }
                }
                Event::ChipsRaced { steps, tables, .. } => {
                    let [step] = steps.as_slice() else { panic!("one value at a time") };
                    for seat in tables.iter().flat_map(|table| &table.seats) {
                        let race = &seat.races[0];
                        let larger =
                            race.exchanged + u64::from(race.has_won) + u64::from(race.is_rescued);
                        let received = signed(step.next) * i64::try_from(larger).unwrap();
                        let given = signed(step.remove) * i64::try_from(race.chips).unwrap();
                        sum += received - given;
                        let stack = stacks.entry(seat.player).or_default();
                        *stack = (*stack + received - given).max(received);
                        if seat.is_whole_stack {
                            *stack = received;
                        }
                    }
                }
                Event::LateChipsTaken { player, value, chips, smallest, paid, .. } => {
                    let received = signed(*smallest) * i64::try_from(*paid).unwrap();
                    let given = signed(*value) * i64::try_from(*chips).unwrap();
                    sum += received - given;
                    let stack = stacks.entry(*player).or_default();
                    *stack = (*stack + received - given).max(received);
                }
                Event::BustedOut { busts, by, .. } => {
                    let [bust] = busts.as_slice() else { panic!("one at a time") };
                    let stack = stacks.insert(bust.player, 0).unwrap();
                    let chips = bust.stack.map_or(stack, signed);
                    let shared: Vec<_> = by.iter().map(|winner| (*winner, chips)).collect();
                    for (winner, chips) in &shared {
                        *stacks.entry(*winner).or_default() += chips;
                    }
                    let way = Lost { chips, shared, removed: 0 };
                    lost.entry(bust.player).or_default().push(way);
                }
                Event::PlayerDisqualified { bust, .. } => {
                    let stack = stacks.insert(bust.player, 0).unwrap();
                    let chips = bust.stack.map_or(stack, signed);
                    sum -= chips;
                    let way = Lost { chips, shared: Vec::new(), removed: chips };
                    lost.entry(bust.player).or_default().push(way);
                }
                Event::PlayerLeft { left, each, to, removed, .. } => {
                    let stack = stacks.insert(left.player, 0).unwrap();
                    let chips = left.stack.map_or(stack, signed);
                    let shared: Vec<_> = to.iter().map(|other| (*other, signed(*each))).collect();
                    for (other, chips) in &shared {
                        *stacks.entry(*other).or_default() += chips;
                    }
                    let parts: i64 = shared.iter().map(|(_, chips)| chips).sum();
                    assert_eq!(parts + signed(*removed), chips, "every chip goes somewhere");
                    sum -= signed(*removed);
                    let way = Lost { chips, shared, removed: signed(*removed) };
                    lost.entry(left.player).or_default().push(way);
                }
                Event::Reinstated { player, .. } => {
                    let way = lost.get_mut(player).unwrap().pop().unwrap();
                    for (other, chips) in way.shared {
                        let stack = stacks.entry(other).or_default();
                        *stack = (*stack - chips).max(0);
                    }
                    sum += way.removed;
                    stacks.insert(*player, way.chips);
                }
                _ => {}
            }
        }
    }
    sum
}

#[test]
fn over_a_thousand_evenings_what_is_in_play_is_the_sum_of_the_acts() {
    let mut causes: BTreeMap<ChipCause, u32> = BTreeMap::new();
    let (mut done, mut undone) = (0_u32, 0_u32);
    for seed in 1..=1_000 {
        let mut dice = Dice(seed);
        let players = 4 + u32::try_from(dice.roll(14)).unwrap();
        let mut named = players;
        let mut session = drawn(players, seed);
        for turn in 0..40 {
            if turn == 6 {
                session.submit(&Command::StartClock).unwrap();
            }
            let command = asked(&session, &mut dice, &mut named);
            match session.submit(&command) {
                Ok(_) => done += 1,
                Err(Failure::Refused(_)) => continue,
                Err(other) => panic!("seed {seed}: {command:?}: {other:?}"),
            }
            undone += u32::from(command == Command::Undo);
            let log = session.log();
            let sum = sum_of_the_acts(log);
            let in_play = i64::try_from(in_play(&session)).unwrap();
            assert_eq!(sum, in_play, "seed {seed}, turn {turn}: {command:?}");
            assert_eq!(check_chips(log), Ok(()), "seed {seed}, turn {turn}: {command:?}");
            let told: i64 = chip_acts(log, log.last_seq()).iter().map(|act| act.chips).sum();
            assert_eq!(told, in_play, "seed {seed}, turn {turn}: {command:?}");
        }
        assert_eq!(check_all(session.tournament()), Ok(()), "seed {seed}");
        let acts = chip_acts(session.log(), session.log().last_seq());
        for act in acts {
            *causes.entry(act.cause).or_default() += 1;
        }
    }
    assert!(done > 15_000 && undone > 500, "{done} acts, {undone} of them undone");
    let seen: Vec<ChipCause> = causes.keys().copied().collect();
    let expected = [
        ChipCause::Entries,
        ChipCause::ReEntries,
        ChipCause::Rebuys,
        ChipCause::AddOns,
        ChipCause::Withdrawn,
        ChipCause::Forfeited,
        ChipCause::Races,
        ChipCause::LateFinds,
        ChipCause::Disqualified,
        ChipCause::LeftEarly,
        ChipCause::Corrected,
    ];
    for cause in expected {
        assert!(seen.contains(&cause), "{cause:?} never happened");
    }
}
