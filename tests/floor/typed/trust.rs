//! What may be typed without harm: nothing is sold or taken by words that nobody said.

use crate::typed::room::{ROOM, Room};
use engine::Command;
use engine::acts::Confirmation;
use engine::entries::fold;
use engine::penalties::PenaltyKind;
use words::Language;
use words::typed::{BoxAction, Offer};

#[test]
fn what_takes_something_away_wants_a_second_word() {
    let mut room = Room::playing();
    let confirmation = |room: &mut Room, typed: &str| room.ask(typed)[0].confirmation;
    let grave = [
        "cyril",
        "break 12",
        "next level",
        "level 3",
        "unregister ana",
        "rebuy ana",
        "addon ana",
        "register Jan Nový",
    ];
    for typed in grave {
        assert_eq!(confirmation(&mut room, typed), Confirmation::Asked, "{typed}");
    }
    for typed in ["pause", "+1", "move eva 4", "undo", "table 12", "lock ana"] {
        assert_eq!(confirmation(&mut room, typed), Confirmation::Unasked, "{typed}");
    }
    // What nobody asked for in words waits for a second Enter, too.
    room.bust(3);
    for typed in ["emil", "reenter emil"] {
        assert_eq!(confirmation(&mut room, typed), Confirmation::Asked, "{typed}");
    }
}

/// What an offer would do if Enter were pressed until nothing more is asked.
fn sold_or_taken(offer: &Offer) -> Option<&Command> {
    match &offer.deed {
        BoxAction::Submit(command) => {
            let is_one = matches!(
                command,
                Command::Register { .. }
                    | Command::ReEnter { .. }
                    | Command::Rebuy { .. }
                    | Command::AddOn { .. }
                    | Command::BustOut { .. }
                    | Command::Unregister { .. }
                    | Command::SurrenderStack { .. }
                    | Command::LeaveEarly { .. }
                    | Command::BreakTables { .. }
                    | Command::GivePenalty { .. }
            );
            let is_warning =
                matches!(command, Command::GivePenalty { kind: PenaltyKind::Warning, .. });
            (is_one && !is_warning).then_some(command)
        }
        _ => None,
    }
}

#[test]
fn words_that_nobody_knows_sell_nothing() {
    let mut room = Room::playing();
    let typed = [
        "ante off",
        "where is dvorak",
        "late reg closed",
        "add 5 minutes",
        "add 5",
        "re buy",
        "regular eva",
        "entry list",
        "rebuys ana",
        "reb ana",
        "addon 5 minutes",
        "the rebuy is closed for eva",
    ];
    for typed in typed {
        let offers = room.ask(typed);
        let sold = offers.iter().find(|offer| sold_or_taken(offer).is_some());
        assert_eq!(sold, None, "{typed}");
    }
    // A slip of the finger is forgiven: the verb is typed in full, to be read.
    for (typed, full) in [("reb ana", "rebuy Ana Rys"), ("regster Jan Nový", "register Jan Nový")]
    {
        let offer = room.ask(typed).remove(0);
        assert_eq!(offer.deed, BoxAction::Complete(full.to_owned()), "{typed}");
        let again = room.ask(full).remove(0);
        assert!(sold_or_taken(&again).is_some(), "{full}");
    }
}

/// Words as a tired floorman might mix them, from a seed.
struct Mixed(u64);

impl Mixed {
    fn below(&mut self, count: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % count
    }

    fn text(&mut self, words: &[String]) -> String {
        let count = 1 + self.below(4);
        let texts = (0..count).map(|_| {
            let word = words[self.below(words.len())].clone();
            match self.below(8) {
                // A letter is left out, or the end is not typed yet.
                0 => word.chars().enumerate().filter(|(at, _)| *at != 1).map(|(_, c)| c).collect(),
                1 => word.chars().take(3).collect(),
                _ => word,
            }
        });
        texts.collect::<Vec<_>>().join(" ")
    }
}

#[test]
fn any_mixture_of_words_sells_and_takes_only_by_a_verb_and_a_second_enter() {
    let mut room = Room::playing();
    room.bust(3);
    let words = &room.words;
    let said: Vec<String> = words::ids(Language::English)
        .iter()
        .filter(|id| id.starts_with("command-say-"))
        .map(|id| words.text(id))
        .collect();
    let ways: Vec<&str> = said.iter().flat_map(|ways| ways.split(',')).map(str::trim).collect();
    let mut mixed: Vec<String> =
        ["4", "12", "3", "#2", "4-3", "+5", "20:00", "off", "is", "late"].map(str::to_owned).into();
    mixed.extend(ways.iter().flat_map(|way| way.split_whitespace()).map(str::to_owned));
    mixed.extend(ROOM.iter().flat_map(|(name, ..)| name.split_whitespace()).map(str::to_owned));
    mixed.extend(["cash-games", "penalty-hands", "chip-race-color-up"].map(str::to_owned));
    for id in words::ids(Language::English).iter().filter(|id| id.starts_with("rule-")).take(200) {
        mixed.extend(words.text(id).split_whitespace().take(3).map(str::to_owned));
    }
    let mut chance = Mixed(2024);
    let folded_ways: Vec<String> = ways.iter().map(|way| format!(" {} ", fold(way))).collect();
    let (mut sold, mut busted) = (0, 0);
    // In a build without optimization each takes half a millisecond, so the gate tries a fifth of
    // what `FLOORMAN_TEXTS=100000` tries by hand.
    let texts = std::env::var("FLOORMAN_TEXTS").ok().map_or(20_000, |texts| texts.parse().unwrap());
    for _ in 0..texts {
        let typed = chance.text(&mixed);
        let folded = fold(&typed);
        // What may happen is not asked here: whatever is offered is looked at.
        for offer in room.ask_where(&typed, &|_| Ok(())) {
            let Some(command) = sold_or_taken(&offer) else { continue };
            assert_eq!(offer.confirmation, Confirmation::Asked, "{typed}: {offer:?}");
            let padded = format!(" {} ", folded.split_whitespace().collect::<Vec<_>>().join(" "));
            let has_verb = folded_ways.iter().any(|way| padded.contains(way))
                || padded.contains(" by ")
                || padded.contains(" against ");
            let is_bust = matches!(command, Command::BustOut { .. });
            assert!(has_verb || is_bust, "{typed}: {offer:?}");
            sold += usize::from(has_verb);
            busted += usize::from(!has_verb);
        }
    }
    assert!(sold > 80 && busted > 500, "{sold} and {busted}");
}

#[test]
fn times_are_read_as_times_and_never_as_seats_or_numbers() {
    let mut room = Room::playing();
    room.all(&[
        ("+30s", "Add 0:30 · 15:00 left becomes 15:30"),
        ("-30s", "Take off 0:30 · 15:00 left becomes 14:30"),
        ("+1:30", "Add 1:30 · 15:00 left becomes 16:30"),
        ("+2m", "Add 2 minutes · 15:00 left becomes 17:00"),
        ("20:00", "Add 5 minutes · 15:00 left becomes 20:00"),
        ("10:30", "Take off 4:30 · 15:00 left becomes 10:30"),
        ("set clock 20:00", "Add 5 minutes · 15:00 left becomes 20:00"),
        ("add 5 minutes", "Add 5 minutes · 15:00 left becomes 20:00"),
        ("add 30 seconds", "Add 0:30 · 15:00 left becomes 15:30"),
        ("take time 5", "Take off 5 minutes · 15:00 left becomes 10:00"),
        ("5 minutes", "Add 5 minutes · 15:00 left becomes 20:00"),
        ("where is eva", "Show Eva Dlouhá · table 12, seat 6"),
        ("where eva", "Show Eva Dlouhá · table 12, seat 6"),
        ("dq cyril", "Disqualify Cyril Novák · table 4, seat 3"),
        ("print slips", "Print: Move slips"),
        ("projector", "Full screen"),
        ("pauza", "Pause the clock"),
    ]);
    assert_eq!(room.lines("5 minutes")[1], "Take off 5 minutes · 15:00 left becomes 10:00");
    let break_now = room.first("break now");
    assert!(break_now.starts_with("Go to the next break · Break"), "{break_now}");
    assert!(break_now.ends_with(" · skips 3 levels"), "{break_now}");
    assert!(room.first("skip break").contains(" ! No break is on"));
    let second = room.first("level 2");
    assert!(!second.contains("skips"), "{second}");
    let fourth = room.first("level 4");
    assert!(fourth.ends_with(" · skips 2 levels"), "{fourth}");
    let stage = {
        let mut stages = room.session.tournament().structure().numbered();
        stages.find_map(|(no, level, _)| level.is_none().then_some(no)).unwrap()
    };
    room.must(&Command::GoToStage { stage });
    let end = room.first("skip break");
    assert!(end.starts_with("End the break · Level 5"), "{end}");
    room.must(&Command::Undo);
    // The table and the seat are offered beneath the time.
    assert!(room.lines("4:03").iter().any(|line| line.starts_with("Bust out Cyril")));
    // Before the start it is the time of day as well.
    let mut room = Room::seated();
    assert_eq!(room.first("20:00"), "Start at 20:00");
}
