//! Tournaments of any size, for whatever is measured on them.

use engine::apply::apply;
use engine::ask::Ask;
use engine::command::{Command, SameNames};
use engine::decide::decide;
use engine::entries::{NewPlayer, PlayerName, Who};
use engine::finishes::Bust;
use engine::invariants::check_after;
use engine::money::Pays;
use engine::settings::StageStart;
use engine::tournament::Tournament;
use engine::values::{PlayerId, Timestamp};
use exchange::Template;
use session::SeededChance;
use simulation::Simulation;

/// The moment at which everything is done.
pub const NOW: Timestamp = Timestamp(1_800_000_000_000);

/// A whole event at nine-handed tables.
pub fn event(entries: u32) -> Simulation {
    let starts = StageStart::ByItself;
    Simulation { entries, seats: 9, seed: 7, until: 1, starts, template: None }
}

/// Decides, applies and checks one act.
pub fn act(tournament: &mut Tournament, command: &Command, chance: &mut SeededChance) {
    let events = decide(tournament, command, &mut Ask { at: NOW, chance }).expect("it may happen");
    events.iter().for_each(|event| apply(tournament, event));
    check_after(tournament, &events).expect("everything holds");
}

/// Makes a tournament at nine-handed tables, with everybody seated and the clock running.
pub fn begin(players: u32) -> [Command; 4] {
    let template = Template::find("main-event").expect("the template is shipped");
    let new = |no: u32| {
        let name = PlayerName::new(&format!("Player {no:05}")).expect("a name");
        NewPlayer { name, need: None, member: None }
    };
    let players: Vec<NewPlayer> = (1..=players).map(new).collect();
    [
        template.command("Bench"),
        Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        Command::DrawSeats { public: None },
        Command::StartClock,
    ]
}

/// A tournament at nine-handed tables with everybody seated and the clock running.
pub fn seated(players: u32) -> Tournament {
    let (mut tournament, mut chance) = (Tournament::default(), SeededChance::new(7));
    begin(players).iter().for_each(|command| act(&mut tournament, command, &mut chance));
    tournament
}

/// Somebody busts out.
pub fn bust_out(player: u32) -> Command {
    let busts = vec![Bust::of(Who::Id(PlayerId(player)))];
    Command::bust_out(busts, Vec::new())
}
