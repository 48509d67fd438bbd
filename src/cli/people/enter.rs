//! `people enter`: people of the house register in a tournament.

use crate::Desk;
use crate::opened::open_to_act;
use crate::people::house::{House, failed};
use crate::trouble::Trouble;
use ::people::{Field, Opening, Person};
use clap::Args;
use engine::command::{Command, SameNames};
use engine::money::Pays;
use session::{Time, as_player, people_said, today};
use std::path::PathBuf;
use words::{Args as Arguments, legible_part};

/// Registers people in a tournament, in one act.
#[derive(Debug, Args)]
pub struct Enter {
    /// The tournament.
    pub file: PathBuf,
    /// Ids, numbers or cards, whole names or nicknames.
    #[arg(required = true)]
    pub who: Vec<String>,
    /// Registers also those who may not play.
    #[arg(long)]
    pub although_barred: bool,
}

/// Registers them: all, or none.
pub(super) fn enter(
    asked: &Enter,
    house: &House<'_>,
    time: Time,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let file = house.open(Opening::Existing, desk)?;
    let found = asked.who.iter().map(|who| file.who(who)).collect::<Result<Vec<Person>, _>>();
    let people = found.map_err(|error| failed(&error, &desk.words))?;
    let today = today(house.now(), desk.offset);
    for person in &people {
        let barred = today.and_then(|day| people_said::barred(&desk.words, &person.details, day));
        match barred {
            Some(said) if !asked.although_barred => {
                let hint = desk.words.text("people-may-not-play.hint");
                return Err(Trouble::refused(format!("{said}\n{hint}")));
            }
            Some(said) => desk.note(&said),
            None => {}
        }
    }
    let mut session = open_to_act(&asked.file, time, house.deed.by, desk)?;
    let players = people.iter().map(|person| as_player(&person.details)).collect();
    let (same_names, pays) = (SameNames::Refuse, Pays::default());
    session
        .submit(&Command::Register { players, same_names, pays })
        .map_err(|failure| Trouble::failure(failure, session.tournament(), &desk.words))?;
    for person in &people {
        tell(person, house, desk);
    }
    let names: Vec<String> =
        people.iter().map(|person| legible_part(person.details.name.as_str())).collect();
    let args = Arguments::new().count("count", names.len()).text("people", desk.words.list(&names));
    desk.line(&desk.words.say("people-entered", &args))
}

/// Tells the desk what has to be seen to: what somebody needs, and a fee that is due.
fn tell(person: &Person, house: &House<'_>, desk: &mut Desk<'_>) {
    let details = &person.details;
    let is_due = today(house.now(), desk.offset) > details.fee_until;
    let told = [
        (Field::Needs, !details.needs.is_empty(), "people-needs"),
        (Field::FeeUntil, details.fee_until.is_some() && is_due, "people-fee-due"),
    ];
    for (field, is_told, id) in told {
        if is_told {
            let args = Arguments::new()
                .text("name", legible_part(details.name.as_str()))
                .text("what", legible_part(&details.get(field)));
            let said = desk.words.say(id, &args);
            desk.note(&said);
        }
    }
}
