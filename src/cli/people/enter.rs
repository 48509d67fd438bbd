//! `people enter`: registers people of the house in a tournament.

use crate::Desk;
use crate::open::open_to_act;
use crate::people::file::{House, failed};
use crate::trouble::Trouble;
use ::people::{Field, Opening, Person};
use clap::Args;
use engine::command::{Command, SameNames};
use engine::money::Pays;
use exchange::people_messages;
use house::{as_player, today};
use session::Time;
use std::path::PathBuf;
use words::{Args as Arguments, legible_part};

#[derive(Debug, Args)]
pub struct Enter {
    /// Tournament file or database address.
    pub file: PathBuf,
    /// People by id, number, card, full name or nickname.
    #[arg(required = true)]
    pub who: Vec<String>,
    /// Also register people who may not play.
    #[arg(long)]
    pub although_barred: bool,
}

/// Registers all of them, or nobody.
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
        let barred =
            today.and_then(|day| people_messages::barred(&desk.words, &person.details, day));
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

/// Notes a person's special needs and an unpaid fee.
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
