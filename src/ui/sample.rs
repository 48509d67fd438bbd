//! The sample: a tournament in full swing to practice with, kept nowhere.

use crate::engine::Command;
use crate::engine::command::SameNames;
use crate::engine::entries::{NewPlayer, PlayerName, Who};
use crate::engine::finishes::Bust;
use crate::engine::values::{PlayerId, SeatAt, Timestamp};
use crate::session::{Failure, SeededChance, Session, Template, Time};
use crate::storage::MemoryJournal;

/// Who plays.
const NAMES: &str = "Adam Novák, Barbora Dvořáková, Cyril Kowalski, Dana Wójcik, Emil Bílý, \
    Františka Tůmová, Grzegorz Lis, Hana Malá, Ivan Petrov, Jana Králová, Karel Zeman, \
    Lucie Šimková, Marek Nowak, Naďa Horáková, Oskar Wiśniewski, Petra Orlová, Quido Beneš, \
    Radek Čermák, Šárka Fialová, Tomáš Urban, Ula Zielińska, Václav Pokorný, Wanda Mazur, \
    Xaver König, Yvona Rysová, Zdeněk Hájek, Žofie Świątek, Alena Blahová";

const MINUTE: i64 = 60_000;
const SEED: u64 = 11;

/// Plays the first three quarters of an hour up to `now`.
///
/// # Errors
/// Where the sample's template or the engine would not have it, which a test excludes.
pub fn sample(name: &str, author: &str, now: Timestamp) -> Result<Session, Failure> {
    let at = |minute: i64| Time::told(now.plus_millis((minute - 45) * MINUTE));
    let chance = Box::new(SeededChance::new(SEED));
    let mut session = Session::on(Box::new(MemoryJournal::default()), at(0), chance, author);
    let template = Template::find("club-night").map_err(|_| Failure::Broken)?;
    session.submit(&template.command(name))?;
    let names = NAMES.split(',').filter_map(PlayerName::new);
    let players = names.map(|name| NewPlayer { name, need: None }).collect();
    session.submit(&Command::Register { players, same_names: SameNames::Refuse })?;
    session.set_time(at(2));
    session.submit(&Command::DrawSeats { public: None })?;
    session.set_time(at(4));
    session.submit(&Command::StartClock)?;
    for (minute, table, seat) in
        [(21, 1, 3), (26, 2, 5), (30, 1, 7), (36, 3, 2), (41, 1, 5), (43, 1, 1)]
    {
        session.set_time(at(minute));
        let busted = session.tournament().seating().player_at(SeatAt::new(table, seat));
        if let Some(player) = busted {
            bust(&mut session, player)?;
        }
    }
    session.set_time(Time::live());
    Ok(session)
}

fn bust(session: &mut Session, player: PlayerId) -> Result<(), Failure> {
    let busts = vec![Bust { player: Who::Id(player), stack: None }];
    session.submit(&Command::BustOut { busts, by: Vec::new(), at: None }).map(drop)
}

#[cfg(test)]
mod tests {
    use crate::engine::values::Timestamp;
    use crate::ui::sample::sample;

    #[test]
    fn the_sample_is_in_full_swing() {
        let session = sample("Sample", "Ana", Timestamp(1_800_000_000_000)).unwrap();
        assert_eq!(session.tournament().entries().entries_total(), 28);
        assert!(session.tournament().entries().out() >= 4);
    }
}
