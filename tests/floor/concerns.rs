//! Whom and which tables every kind of event concerns.

use crate::saves::{events, opened};
use crate::words::samples::{ANA, BO, every_event, moment};
use engine::Event;
use engine::apply::apply;
use engine::chips::{CountResult, CountedTable};
use engine::concerns::{Concerned, PlayerPart};
use engine::tournament::Tournament;
use engine::values::{Chips, PlayerId, SeatAt, TableNo};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers that stand behind this word in what the event spells out.
fn spelled_out(told: &str, word: &str) -> BTreeSet<u64> {
    let number = |rest: &str| rest.split(')').next().and_then(|number| number.parse().ok());
    told.split(word).skip(1).filter_map(number).collect()
}

fn concerned(event: &Event) -> (BTreeSet<PlayerId>, BTreeSet<TableNo>) {
    let (mut players, mut tables) = (BTreeSet::new(), BTreeSet::new());
    event.concerns(&mut |concerned| match concerned {
        Concerned::Player(player, _) => drop(players.insert(player)),
        Concerned::Table(table) => drop(tables.insert(table)),
        Concerned::Name(..) | Concerned::Seat(_) => {}
    });
    (players, tables)
}

#[test]
fn every_event_concerns_whom_and_what_it_spells_out() {
    let counted = CountedTable {
        table: TableNo(7),
        seated: 9,
        counted: 9,
        before: Chips(90_000),
        chips: Chips(90_000),
    };
    let result = CountResult { counted: 9, seated: 9, in_play: Chips(90_000), missing: 0 };
    let ended = Event::CountEnded { at: moment(0), result, tables: vec![counted] };
    let saved = ["v1/", "v2/", "v3/", "v4/", "v5/", "v6/", "v7/", "v8/", "v9/", "v10/"]
        .into_iter()
        .flat_map(events);
    for event in every_event().into_iter().chain([ended]).chain(saved) {
        // A draw spells out its purpose, which may be a table that the event names anyway.
        let told = format!("{event:?}").replace("BrokenTable(TableNo(", "BrokenTable((");
        let (players, tables) = concerned(&event);
        let players: BTreeSet<u64> = players.into_iter().map(|player| player.0.into()).collect();
        let tables: BTreeSet<u64> = tables.into_iter().map(|table| table.0.into()).collect();
        assert_eq!(players, spelled_out(&told, "PlayerId("), "{told}");
        assert_eq!(tables, spelled_out(&told, "TableNo("), "{told}");
    }
}

#[test]
fn who_went_out_and_who_won_their_chips_are_told_apart() {
    let mut parts = BTreeSet::new();
    for event in every_event() {
        let (ana, bo) = (event.part_of(ANA), event.part_of(BO));
        match &event {
            Event::BustedOut { .. } => {
                assert_eq!((ana, bo), (Some(PlayerPart::WentOut), Some(PlayerPart::Won)))
            }
            Event::BustCorrected { .. } => {
                assert_eq!((ana, bo), (Some(PlayerPart::Own), Some(PlayerPart::Won)))
            }
            Event::PlayerLeft { .. } => {
                assert_eq!((ana, bo), (Some(PlayerPart::WentOut), Some(PlayerPart::Shared)));
            }
            Event::PlayerDisqualified { .. } => {
                assert_eq!((ana, bo), (Some(PlayerPart::WentOut), None))
            }
            Event::HandBegun { .. } => assert_eq!((ana, bo), (Some(PlayerPart::Posted), None)),
            _ => {}
        }
        parts.extend(ana);
        parts.extend(bo);
    }
    let all = [
        PlayerPart::Own,
        PlayerPart::WentOut,
        PlayerPart::Won,
        PlayerPart::Shared,
        PlayerPart::Posted,
    ];
    assert_eq!(parts, BTreeSet::from(all));
}

/// Where everybody sits, and what everybody is called.
fn seats_and_names(tournament: &Tournament) -> BTreeMap<PlayerId, (Option<SeatAt>, String)> {
    let players = tournament.entries().players();
    players.map(|player| (player.id, (player.seat(), player.name.to_string()))).collect()
}

/// Slips, the players' clock and the log's words ask for seats and names; whoever sits elsewhere
/// or has another name after an event was told by it, with just that seat and that name.
#[test]
fn every_seat_and_every_name_that_an_event_gives_is_told() {
    let (mut seats, mut names) = (0, 0);
    for (save, session) in opened() {
        let mut tournament = Tournament::default();
        for event in session.log().records().flat_map(|record| record.act.body.events()) {
            let before = seats_and_names(&tournament);
            apply(&mut tournament, event);
            let (mut told_seats, mut told_names) = (BTreeMap::new(), BTreeMap::new());
            event.concerns(&mut |concerned| match concerned {
                Concerned::Seat(given) => drop(told_seats.insert(given.player, given.to)),
                Concerned::Name(player, name) => {
                    drop(told_names.insert(player, name.to_string()));
                }
                Concerned::Player(..) | Concerned::Table(_) => {}
            });
            for (player, (seat, name)) in seats_and_names(&tournament) {
                let (sat, was) = before.get(&player).cloned().unwrap_or_default();
                if let Some(seat) = seat.filter(|seat| sat != Some(*seat)) {
                    assert_eq!(told_seats.get(&player), Some(&seat), "{save}: {event:?}");
                    seats += 1;
                }
                if name != was {
                    assert_eq!(told_names.get(&player), Some(&name), "{save}: {event:?}");
                    names += 1;
                }
            }
        }
    }
    assert!(seats > 100 && names > 100, "{seats} seats and {names} names");
}
