//! Every example tournament of every version opens for ever, and stands as it stood.

use crate::project;
use crate::terminal::{done, word};
use crate::words::samples::every_event;
use engine::chips::{RacedTable, SeatRace};
use engine::finishes::{Elsewhere, WinnersOf};
use engine::invariants::check_all;
use engine::penalties::PenaltyKind;
use engine::seating::MoveReason;
use engine::settings::{EarlyBreaks, Language};
use engine::values::{PlayerId, Timestamp};
use engine::{ActBody, Event};
use session::{SeededChance, Session, Time};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A save, and how it stands, as the README beside it says.
struct Save {
    /// Its folder and its file.
    name: String,
    acts: u64,
    left: u32,
    /// Who leads or won.
    first: String,
}

impl Save {
    /// One that a line tells of; none where it tells of something else.
    fn read(version: &str, line: &str) -> Option<Self> {
        let (file, told) = line.strip_prefix("* `")?.split_once("` (")?;
        let told: Vec<&str> = told.split_once("): ")?.0.split(", ").collect();
        let [acts, left, first] = told.try_into().ok()?;
        Some(Self {
            name: format!("{version}/{file}"),
            acts: acts.strip_suffix(" acts")?.parse().ok()?,
            left: left.strip_suffix(" left")?.parse().ok()?,
            first: first.strip_suffix(" first")?.to_owned(),
        })
    }
}

/// What stands in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap();
    let name = |file: std::fs::DirEntry| file.file_name().into_string().unwrap();
    let names: BTreeSet<String> = files.map(|file| name(file.unwrap())).collect();
    names.into_iter().collect()
}

/// Every save that a README tells of, the oldest format first.
fn saves() -> Vec<Save> {
    let mut saves = Vec::new();
    for version in names(&save("")) {
        let told = std::fs::read_to_string(save(&version).join("README.md")).unwrap();
        saves.extend(told.lines().filter_map(|line| Save::read(&version, line)));
    }
    saves
}

/// Kinds of events that were there before format 4.
const BEFORE_FORMAT_4: [&str; 41] = [
    "TournamentCreated",
    "SettingsChanged",
    "StructureSet",
    "ClockSet",
    "PlayersRegistered",
    "PlayerRenamed",
    "PlayersWithdrawn",
    "ReEntered",
    "RebuyTaken",
    "AddOnTaken",
    "AlternatesQueued",
    "NeedSet",
    "PairKeptApart",
    "PairFreed",
    "PlayerLocked",
    "PlayerUnlocked",
    "StacksCounted",
    "RegistrationClosed",
    "RegistrationOpened",
    "TablesAdded",
    "TableRemoved",
    "SeatClosed",
    "SeatOpened",
    "SeatsDrawn",
    "PlayerSeated",
    "PlayersMoved",
    "TableBroken",
    "Redrawn",
    "BreakOrderSet",
    "MovesCompleted",
    "HaltWaived",
    "TablesPlaced",
    "ButtonSet",
    "ButtonDrawn",
    "ButtonTracked",
    "ButtonUntracked",
    "HandBegun",
    "BustedOut",
    "Reinstated",
    "BustCorrected",
    "RulingLogged",
];

fn save(name: &str) -> PathBuf {
    project("saves").join(name)
}

#[test]
fn every_save_opens_and_stands_as_it_stood() {
    for Save { name, acts, left, first } in saves() {
        let time = Time::told(Timestamp(1_794_700_000_000));
        let chance = Box::new(SeededChance::new(0));
        let opened = Session::open_to_read(&save(&name), time, chance);
        let session = opened.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(session.found().damage, None, "{name}");
        assert_eq!(session.found().notices, [], "{name}");
        assert_eq!(session.log().last_seq().0, acts, "{name}");
        check_all(session.tournament()).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!(session.tournament().entries().left(), left, "{name}");
        let file = save(&name);
        let standings = done(&["show", word(&file), "standings", "--format", "json"], b"").json();
        assert_eq!(standings[0]["name"], first, "{name}");
    }
}

#[test]
fn no_save_is_forgotten() {
    let told: BTreeSet<String> = saves().into_iter().map(|save| save.name).collect();
    let mut kept = BTreeSet::new();
    for version in names(&save("")) {
        let files = names(&save(&version)).into_iter().filter(|name| name.ends_with(".floorman"));
        kept.extend(files.map(|name| format!("{version}/{name}")));
    }
    assert_eq!(told, kept, "the README beside each save says how it stands");
}

/// Every save, opened.
pub fn opened() -> impl Iterator<Item = (String, Session)> {
    saves().into_iter().map(|Save { name, .. }| {
        let time = Time::told(Timestamp(1_794_700_000_000));
        let chance = Box::new(SeededChance::new(0));
        let session = Session::open_to_read(&save(&name), time, chance).unwrap();
        (name, session)
    })
}

/// Every event of the saves in this folder.
pub fn events(folder: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for (_, session) in opened().filter(|(name, _)| name.starts_with(folder)) {
        for act in session.log().acts() {
            if let ActBody::Record(recorded) = &act.body {
                events.extend(recorded.iter().cloned());
            }
        }
    }
    events
}

/// What the event is called in a journal.
fn kind(event: &Event) -> String {
    let shown = format!("{event:?}");
    shown.split([' ', '{', '(']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_kind_of_event_that_a_later_format_added_is_in_a_save() {
    let later = ["v4/", "v5/", "v6/", "v7/", "v8/", "v9/", "v10/"].into_iter().flat_map(events);
    let saved: BTreeSet<String> = later.map(|event| kind(&event)).collect();
    let known: BTreeSet<String> = every_event().iter().map(kind).collect();
    for old in BEFORE_FORMAT_4 {
        assert!(known.contains(old), "{old} is gone");
    }
    let added = known.iter().filter(|kind| !BEFORE_FORMAT_4.contains(&kind.as_str()));
    let missing: Vec<&String> = added.filter(|kind| !saved.contains(*kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn format_8_has_the_money_of_flights_in_a_save() {
    let events = events("v8/");
    let brought = events.iter().find_map(|event| match event {
        Event::PlayersBroughtForward { flights, players, .. } => Some((flights, players)),
        _ => None,
    });
    let (flights, players) = brought.expect("flights have already come together");
    assert!(flights.iter().all(|flight| !flight.money.pool.is_zero()));
    assert!(players.iter().all(|player| !player.bounty.is_zero()));
}

#[test]
fn format_9_has_an_event_in_two_languages_in_a_save() {
    let (_, event) = opened().find(|(name, _)| name == "v9/two-languages.floorman").unwrap();
    let settings = event.tournament().settings();
    assert_eq!(settings.public_language, Some(Language::Czech));
    assert_eq!(settings.second_language, Some(Language::Polish));
}

#[test]
fn format_9_has_swapped_seats_and_when_tables_break_in_a_save() {
    let (_, swapped) = opened().find(|(name, _)| name == "v9/seats-swapped.floorman").unwrap();
    assert_eq!(swapped.tournament().settings().seating.early_breaks, EarlyBreaks::Never);
    let is_swap = |event: &Event| match event {
        Event::PlayersMoved { moves, .. } => {
            moves.iter().all(|ordered| ordered.reason == MoveReason::SeatsSwapped)
        }
        _ => false,
    };
    assert!(events("v9/seats-swapped").iter().any(is_swap));
}

#[test]
fn format_9_has_a_hand_that_two_won_and_a_winner_of_another_table_in_a_save() {
    let events = events("v9/two-winners");
    let won: Vec<Vec<u32>> = events
        .iter()
        .filter_map(|event| match event {
            Event::BustedOut { busts, .. } => Some(busts),
            _ => None,
        })
        .flatten()
        .filter_map(|busted| busted.by.as_ref())
        .map(|by| by.iter().map(|player| player.0).collect())
        .collect();
    assert_eq!(won, [vec![1], vec![5]]);
    let corrected = events.iter().find_map(|event| match event {
        Event::BustCorrected { of, elsewhere, .. } => Some((*of, *elsewhere)),
        _ => None,
    });
    assert_eq!(corrected, Some((WinnersOf::Player, Elsewhere::Allow)));
}

#[test]
fn format_5_has_a_note_with_an_assistant_and_the_languages_of_an_event_in_a_save() {
    let (_, noted) = opened().find(|(name, _)| name == "v5/notes.floorman").unwrap();
    assert_eq!(noted.tournament().settings().languages, "Slovak, English");
    let player = noted.tournament().entries().player(PlayerId(1)).unwrap();
    assert_eq!(player.note.remark, "Wheelchair");
    assert_eq!(player.note.assistant, "Eva Rys");
}

#[test]
fn format_8_has_a_league_with_a_formula_and_member_numbers_in_a_save() {
    let (_, league) = opened().find(|(name, _)| name == "v8/league-night.floorman").unwrap();
    let settings = league.tournament().settings();
    assert_eq!([&*settings.league, &*settings.season], ["Harbour league", "2026"]);
    assert_eq!(settings.description.lines().count(), 2);
    assert!(settings.points_formula.contains('\n'));
    let member = |id| league.tournament().entries().player(PlayerId(id)).unwrap().member.clone();
    let numbers = [1, 2, 3, 4].map(|id| member(id).map(|member| member.to_string()));
    assert_eq!(
        numbers,
        ["0001", "A 17", "0003", ""].map(|no| Some(no.to_owned()).filter(|no| !no.is_empty()))
    );
    let file = save("v8/league-night.floorman");
    let points = done(&["show", word(&file), "points", "--format", "json"], b"").json();
    let told: Vec<_> = points.iter().map(|row| (&row["name"], &row["points"])).collect();
    let expected =
        [("Anna Rys", "9.5"), ("Bruno Grom", "4.5"), ("Cyril Tur", "1"), ("Dana Lis", "0.5")];
    assert_eq!(told.len(), expected.len());
    for ((name, points), expected) in told.iter().zip(expected) {
        assert_eq!((name.as_str(), points.as_str()), (Some(expected.0), Some(expected.1)));
    }
}

#[test]
fn format_4_has_penalties_races_and_hands_of_every_kind_in_a_save() {
    let events = events("v4/");
    let has = |is: &dyn Fn(&Event) -> bool| events.iter().any(is);
    let penalty = |is: fn(PenaltyKind) -> bool| {
        has(&|event| matches!(event, Event::PenaltyGiven { kind, .. } if is(*kind)))
    };
    assert!(penalty(|kind| kind == PenaltyKind::Warning));
    assert!(penalty(|kind| matches!(kind, PenaltyKind::Hands(_))));
    assert!(penalty(|kind| matches!(kind, PenaltyKind::Rounds(_))));
    let has_cards = |tables: &[RacedTable]| {
        let seats = tables.iter().flat_map(|table| &table.seats);
        seats.flat_map(|seat| &seat.races).any(|race: &SeatRace| !race.cards.is_empty())
    };
    for is_drawn in [true, false] {
        let raced = has(&|event| match event {
            Event::ChipsRaced { draw, tables, .. } => {
                draw.is_some() == is_drawn && has_cards(tables)
            }
            _ => false,
        });
        assert!(raced, "cards drawn: {is_drawn}");
    }
    let mut of_one_hand: Vec<u32> = Vec::new();
    let mut given_up = false;
    for event in &events {
        match event {
            Event::BustedOut { hand: Some(hand), .. } => of_one_hand.push(*hand),
            Event::PlayersBroughtForward { players, .. } => {
                given_up |= players.iter().any(|player| player.given_up.0 > 0);
            }
            _ => {}
        }
    }
    assert!(of_one_hand.windows(2).any(|two| two[0] == two[1]), "{of_one_hand:?}");
    assert!(given_up, "somebody bagged twice");
}
