//! What evenings come to, with much to show and the longest names: one for each state.
//!
//! The tests of the window and of browsers take the same.

use engine::money::Currency;
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes};
use engine::values::{Chips, LevelNo, Money, Place, PlayerId, SeatAt, SeatNo, TableNo, Timestamp};
use reports::{
    ClockPrizes, ColoredUp, FinalSeat, FinalTable, OutLine, Phase, PlayersClock, PodiumLine,
    PrizeStep, RoomChip, RoomFacts, SeatChange, SeatChanges, StackUnit, Waits,
};
use scene::State;

/// The moment at which everything is looked at.
pub const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// Names as they come: short, long, and from elsewhere.
const NAMES: [&str; 9] = [
    "Anna Rys",
    "Wilhelmina van den Bergh-Novotná-Šťastná",
    "Ľubomír Štěpánek",
    "李小龍",
    "محمد عبد الله",
    "José 🂡 Álvarez",
    "Bo",
    "Krzysztof Brzęczyszczykiewicz",
    "Zoë O’Neill",
];

fn name(at: u32) -> String {
    NAMES[at as usize % NAMES.len()].to_owned()
}

fn level(small: u64) -> Level {
    let stakes = Stakes::Blinds {
        small_blind: Chips(small),
        big_blind: Chips(small * 2),
        ante: Ante::BigBlind(Chips(small * 2)),
    };
    Level { game: Game::default(), stakes, secs: 1_500, color_up: false }
}

fn prizes() -> ClockPrizes {
    let step = |no: u32| PrizeStep {
        first: Place(no),
        last: Place(no),
        amount: Money(100_000_000 / u64::from(no)),
        extras: Vec::new(),
    };
    ClockPrizes {
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
        pool: Money(123_456_700),
        steps: (1..=31).map(step).collect(),
        from_the_money: Some(7),
        next: None,
    }
}

fn room() -> RoomFacts {
    let chip = |value, color, edge| RoomChip { value: Chips(value), color, edge };
    let chips = vec![
        chip(25, [36, 124, 72], [244, 244, 240]),
        chip(100, [38, 38, 42], [244, 244, 240]),
        chip(500, [108, 58, 146], [244, 244, 240]),
        chip(1_000, [232, 190, 44], [60, 60, 66]),
        chip(5_000, [192, 42, 40], [244, 244, 240]),
    ];
    let coming =
        (8..=20_u16).map(|no| (Some(LevelNo(no)), Stage::Level(level(u64::from(no) * 100))));
    let mut coming: Vec<(Option<LevelNo>, Stage)> = coming.collect();
    coming.insert(2, (None, Stage::Break(Break { secs: 900, color_up: true })));
    let out = |no: u32| OutLine { place: Place(39 + no), name: name(no), by: Some(name(no + 4)) };
    RoomFacts {
        coming,
        colored_up: vec![ColoredUp { gone: chips[0], next: Some(chips[1]) }],
        chips,
        in_play: Chips(3_360_000),
        rebuys: 41,
        add_ons: 112,
        is_registration_open: true,
        last_entry_level: Some(LevelNo(8)),
        out: (0..12).map(out).collect(),
        final_table: None,
        podium: Vec::new(),
        currency: Currency { name: "EUR".to_owned(), digits: 2 },
    }
}

/// An evening in its seventh level.
pub fn playing() -> PlayersClock {
    PlayersClock {
        at: NOW,
        name: "Mistrovství republiky v no limit hold’em, hlavní turnaj 2026".to_owned(),
        phase: Phase::Level,
        left_millis: 784_000,
        length_millis: 1_500_000,
        level: Some((LevelNo(7), level(300))),
        next_level: Some((LevelNo(8), level(400))),
        is_mixed: false,
        break_in_millis: Some(2_009_000),
        level_hands: None,
        break_window: None,
        players_left: 38,
        entries: 336,
        tables: 5,
        average: Some(Chips(88_421)),
        average_tenths: Some(1_473),
        average_unit: StackUnit::BigBlind,
        waits: None,
        changes: SeatChanges::default(),
        prizes: Some(prizes()),
        message: None,
        room: room(),
    }
}

/// New seats for this many.
pub fn moved(clock: &mut PlayersClock, many: u32) {
    let change = |no: u32| SeatChange {
        at: NOW,
        player: PlayerId(no + 1),
        name: name(no),
        from: Some(SeatAt { table: TableNo(34), seat: SeatNo(8) }),
        to: SeatAt { table: TableNo(2), seat: SeatNo(9) },
        waits_one_hand: no % 3 == 0,
    };
    clock.changes.moves = (0..many).map(change).collect();
    clock.changes.broken = vec![(NOW, TableNo(34))];
}

fn final_table(clock: &mut PlayersClock, players: u8) {
    let stack = |no: u8| Chips(12_345_000 / (u64::from(no) + 1));
    let seat = |no: u8| FinalSeat {
        seat: SeatNo(no + 1),
        player: PlayerId(u32::from(no) + 1),
        name: name(u32::from(no)),
        stack: Some(stack(no)),
    };
    let players_at = (0..players).map(seat).collect();
    let button = Some(SeatNo(2));
    clock.room.final_table =
        Some(FinalTable { no: TableNo(1), seats: 9, players: players_at, button });
    (clock.players_left, clock.tables) = (u32::from(players), 1);
    clock.level = Some((LevelNo(24), level(50_000)));
    clock.next_level = Some((LevelNo(25), level(60_000)));
    clock.average = Some(Chips(3_555_000));
    clock.average_tenths = Some(355);
    if let Some(prizes) = &mut clock.prizes {
        prizes.from_the_money = None;
        prizes.next = Some((Place(u32::from(players)), Money(800_000)));
    }
}

fn podium(clock: &mut PlayersClock) {
    clock.phase = Phase::Over(name(1));
    let line = |no: u32| PodiumLine {
        place: Place(no + 1),
        name: name(no + 1),
        won: Money(100_000_000 / u64::from(no + 1)),
    };
    clock.room.podium = (0..9).map(line).collect();
}

/// An evening in this state.
pub fn evening_in(state: State) -> PlayersClock {
    let mut clock = playing();
    match state {
        State::Playing => {}
        State::Before => {
            clock.phase = Phase::StartsAt(NOW.plus_millis(600_000));
            clock.left_millis = 600_000;
            clock.level = Some((LevelNo(1), level(25)));
        }
        State::LastMinute => clock.left_millis = 42_000,
        State::Break => {
            clock.phase = Phase::Break(NOW.plus_millis(705_000));
            (clock.left_millis, clock.length_millis) = (705_000, 900_000);
        }
        State::Paused => clock.phase = Phase::Paused { in_break: false },
        State::LastHands => clock.waits = Some(Waits::LastHands(3)),
        State::HandForHand => {
            clock.waits = Some(Waits::HandForHand(12));
            clock.phase = Phase::Paused { in_break: false };
        }
        State::Bubble => {
            if let Some(prizes) = &mut clock.prizes {
                prizes.from_the_money = Some(1);
            }
        }
        State::FinalTable => final_table(&mut clock, 9),
        State::HeadsUp => final_table(&mut clock, 2),
        State::DayOver => {
            let next_begins = Some(NOW.plus_millis(60_000_000));
            clock.phase = Phase::DayOver { day: 1, next_begins };
        }
        State::Winner => podium(&mut clock),
    }
    clock
}
