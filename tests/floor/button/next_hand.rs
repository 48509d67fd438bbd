//! What is shown of a table is what the next hand makes of it, at any point of random play.

use engine::Command;
use engine::button::{Flag, Positions};
use engine::command::{SameNames, Tracking};
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::money::Pays;
use engine::settings::ButtonTracking;
use engine::values::{SeatAt, SeatNo, SeatSet, TableNo, Timestamp};
use exchange::Template;
use reports::{Cell, Sheet, tables};
use session::{SeededChance, Session, Time};
use storage::MemoryJournal;

const ONE: TableNo = TableNo(1);

fn played(players: u32, seed: u64) -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(seed));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let mut command = Template::find("club-night").unwrap().command("Shown");
    if let Command::CreateTournament { settings, .. } = &mut command {
        settings.seating.button_tracking = ButtonTracking::Never;
    }
    session.submit(&command).unwrap();
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=players).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    let setup = [
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::DrawSeats { public: None },
        Command::StartClock,
        Command::TrackButton { table: ONE, tracking: Tracking::On },
        Command::DrawButton { table: ONE },
    ];
    for command in &setup {
        session.submit(command).unwrap();
    }
    session
}

/// What `show FILE tables` says of the first table: of which hand, and where the three are.
fn shown(session: &Session) -> Option<(String, [i64; 3])> {
    let sheet: Sheet = tables(session.tournament(), session.now());
    let row = sheet.rows.first()?;
    let Cell::Text(hand) = Sheet::cell(row, "hand") else { return None };
    let seat = |column| match Sheet::cell(row, column) {
        Cell::Number(seat) => *seat,
        other => panic!("{column}: {other:?}"),
    };
    Some((hand.clone(), ["button", "small_blind", "big_blind"].map(seat)))
}

fn seats(positions: Positions) -> [i64; 3] {
    [positions.button, positions.small_blind, positions.big_blind].map(|seat| i64::from(seat.0))
}

fn positions(session: &Session) -> Positions {
    let table = session.tournament().seating().table(ONE).unwrap();
    table.hand.unwrap().state.positions()
}

#[test]
fn what_is_shown_of_a_table_is_its_hand_or_the_one_that_comes() {
    let mut seen = [0_u32; 3];
    for seed in 0..60_u64 {
        let mut session = played(4 + u32::try_from(seed % 12).unwrap(), seed);
        let mut number = seed;
        let mut roll = |sides: usize| {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from(number >> 33).unwrap() % sides
        };
        let mut last = None;
        for _ in 0..40 {
            let shown = shown(&session);
            match &shown {
                None => seen[0] += 1,
                Some((hand, seats_shown)) if hand == "played" => {
                    seen[1] += 1;
                    assert_eq!(Some(*seats_shown), last, "seed {seed}");
                }
                Some((hand, _)) => {
                    seen[2] += 1;
                    assert_eq!(hand, "next");
                }
            }
            let confirmed = vec![Flag::Collision, Flag::TwoDealtIn];
            let next = Command::NextHand { table: ONE, confirmed };
            let table = session.tournament().seating().table(ONE).unwrap();
            let (taken, open) = (table.taken(), table.open());
            let pick = |set: SeatSet, by: usize| set.iter().nth(by % set.len());
            match roll(4) {
                0 if taken.len() > 1 => {
                    let seat = pick(taken, roll(9)).unwrap();
                    let at = SeatAt { table: ONE, seat };
                    let player = session.tournament().seating().player_at(at).unwrap();
                    let busts = vec![Bust::of(Who::Id(player))];
                    session.submit(&Command::bust_out(busts, Vec::new())).unwrap();
                }
                1 if !open.is_empty() => {
                    let other = session.tournament().seating().tables().nth(1);
                    let from = other.and_then(|other| {
                        Some(SeatAt { table: other.no, seat: other.taken().iter().next()? })
                    });
                    let from =
                        from.or_else(|| Some(SeatAt { table: ONE, seat: pick(taken, roll(9))? }));
                    let player = session.tournament().seating().player_at(from.unwrap()).unwrap();
                    let to: SeatNo = pick(open, roll(9)).unwrap();
                    let to = SeatAt { table: ONE, seat: to };
                    session.submit(&Command::MovePlayer { player: Who::Id(player), to }).unwrap();
                }
                _ if session.check(&next).is_ok() => {
                    session.submit(&next).unwrap();
                    let now = seats(positions(&session));
                    if let Some((hand, before)) = shown
                        && hand == "next"
                    {
                        assert_eq!(before, now, "seed {seed}: it was said before");
                    }
                    last = Some(now);
                }
                _ => {}
            }
        }
    }
    assert!(seen.iter().all(|times| *times > 50), "{seen:?}");
}
