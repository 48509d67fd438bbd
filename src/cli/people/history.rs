//! `people history`: the results of one person over many events.

use crate::events::{Events, Points, incomplete};
use crate::people::file::{failed, with_hint};
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use ::people::{Opening, PeopleFile, PeopleTrouble};
use clap::Args;
use engine::entries::PlayerName;
use engine::values::MemberNo;
use house::played_as;
use reports::{Found, History, LeagueEvent, PersonKey, Statistics, WhoIsWho, statistics_sheet};
use std::path::Path;
use words::{Args as Arguments, Words, legible_lines, legible_part};

#[derive(Debug, Args)]
pub struct HistoryAsked {
    /// Person in the people file, or a member number or full name from the events.
    pub who: String,
    #[command(flatten)]
    pub events: Events,
    /// Show totals instead of the events.
    #[arg(long)]
    pub statistics: bool,
    #[command(flatten)]
    pub output: Output,
}

/// Prints the history, and reports on standard error which events are left out.
pub(super) fn history(
    asked: &HistoryAsked,
    people: Option<&Path>,
    desk: &mut Desk<'_>,
) -> Result<(), Trouble> {
    let (read, missing) = asked.events.read(Points::WhereKnown, desk)?;
    let mut who = WhoIsWho::of(&read.events);
    let person = match in_the_house(&asked.who, people, &mut who, desk)? {
        Some(found) => found,
        None => in_the_events(&asked.who, &who, &read.events, &desk.words)?,
    };
    let Some(person) = person else {
        let args = Arguments::new()
            .text("asked", legible_part(&asked.who))
            .count("count", read.events.len());
        return Err(Trouble::refused(with_hint("history-nobody", &args, &desk.words)));
    };
    let history = History::of(&read.events, &who, &person);
    let sheet = if asked.statistics {
        let all = Statistics::of_everybody(&read.events, &who).into_iter();
        statistics_sheet(&all.filter(|one| one.who == person).collect::<Vec<_>>())
    } else {
        history.sheet()
    };
    let text = format::write(&sheet, asked.output.format(), &history.name, desk);
    let is_text = asked.output.format() == Format::Text;
    let text = if is_text { legible_lines(&text) } else { text };
    desk.out.write_all(text.as_bytes()).map_err(Trouble::output)?;
    incomplete(missing, &desk.words)
}

/// Matches a person of the people file to the events; `None` if the file has no such person.
fn in_the_house(
    asked: &str,
    people: Option<&Path>,
    who: &mut WhoIsWho,
    desk: &mut Desk<'_>,
) -> Result<Option<Option<PersonKey>>, Trouble> {
    let Some(path) = people else { return Ok(None) };
    let file = match PeopleFile::open(path, Opening::Existing) {
        Err(error) if matches!(error.what, PeopleTrouble::Missing) => return Ok(None),
        opened => opened.map_err(|error| failed(&error, &desk.words))?,
    };
    let person = match file.who(asked) {
        Err(error) if matches!(error.what, PeopleTrouble::Nobody { .. }) => return Ok(None),
        found => found.map_err(|error| failed(&error, &desk.words))?,
    };
    let played = played_as(&file, &person, who).map_err(|error| failed(&error, &desk.words))?;
    if played.is_doubtful {
        let args = Arguments::new().text("name", legible_part(person.details.name.as_str()));
        let said = desk.words.say("history-doubtful", &args);
        desk.note(&said);
    }
    Ok(Some(played.who))
}

/// Finds the person with this member number or name in the events.
fn in_the_events(
    asked: &str,
    who: &WhoIsWho,
    events: &[LeagueEvent],
    words: &Words,
) -> Result<Option<PersonKey>, Trouble> {
    let by_number = MemberNo::new(asked).and_then(|number| who.with_member(&number));
    if by_number.is_some() {
        return Ok(by_number);
    }
    let found = PlayerName::new(asked).map_or(Found::Nobody, |name| who.named(&name));
    let all = match found {
        Found::Nobody => return Ok(None),
        Found::One(person) => return Ok(Some(person)),
        Found::Several(all) => all,
    };
    let named = |person: &PersonKey| {
        let History { name, member, lines } = History::of(events, who, person);
        let args = Arguments::new()
            .text("name", name)
            .text("member", member.map_or_else(|| "none".to_owned(), |one| one.to_string()))
            .count("events", lines.len());
        words.say("history-one-of", &args)
    };
    let all: Vec<String> = all.iter().map(named).collect();
    let args = Arguments::new().text("asked", legible_part(asked)).text("people", words.list(&all));
    Err(Trouble::refused(with_hint("history-several", &args, words)))
}
