//! A room for what makes tables wait: twelve players at three tables of four, the clock runs.

use engine::Command;
use engine::command::SameNames;
use engine::entries::{NewPlayer, PlayerName};
use engine::invariants::check_all;
use engine::money::Pays;
use engine::settings::{Limit, Settings};
use engine::structure::{Ante, Break, Game, Level, Stage, Stakes, Structure};
use engine::values::{Chips, Timestamp};
use exchange::Template;
use session::{SeededChance, Session, Time};
use storage::MemoryJournal;

/// Two levels, a break, and the last level.
pub fn structure() -> Structure {
    let level = |big: u64| {
        let (small_blind, big_blind, ante) = (Chips(big / 2), Chips(big), Ante::None);
        let stakes = Stakes::Blinds { small_blind, big_blind, ante };
        Stage::Level(Level { game: Game::Holdem, stakes, secs: 600, color_up: false })
    };
    let rest = Stage::Break(Break { secs: 300, color_up: false });
    Structure { stages: vec![level(100), level(200), rest, level(400)] }
}

/// The room, its settings changed before it is made.
pub fn room(change: impl FnOnce(&mut Settings)) -> Session {
    let time = Time::told(Timestamp(1_800_000_000_000));
    let chance = Box::new(SeededChance::new(5));
    let mut session = Session::on(Box::new(MemoryJournal::default()), time, chance, "");
    let made = Template::find("club-night").unwrap().command("Pace");
    let Command::CreateTournament { mut settings, .. } = made else { panic!("{made:?}") };
    settings.seating.seats_per_table = 4;
    settings.entries.rebuys = Limit::Never;
    settings.pace.places_paid = Some(10);
    change(&mut settings);
    act(&mut session, Command::CreateTournament { settings, structure: structure() });
    let name = |no: u32| PlayerName::new(&format!("P{no}")).unwrap();
    let players =
        (1..=12).map(|no| NewPlayer { name: name(no), need: None, member: None }).collect();
    act(
        &mut session,
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
    );
    act(&mut session, Command::DrawSeats { public: None });
    act(&mut session, Command::CloseRegistration);
    act(&mut session, Command::StartClock);
    session
}

/// Does it; what must be true is true afterwards.
pub fn act(session: &mut Session, command: Command) {
    session.submit(&command).unwrap_or_else(|failure| panic!("{command:?}: {failure:?}"));
    check_all(session.tournament()).unwrap();
}
