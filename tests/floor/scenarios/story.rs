//! A story being played, line by line.

use super::Problem;
use super::commands;
use super::found;
use super::setup;
use super::text::{moment, name_and_number, number, parts, split};
use engine::command::{Command, SameNames, Tracking};
use engine::entries::{NewPlayer, SeatNeed, Who};
use engine::invariants::check_all;
use engine::log::Log;
use engine::money::Pays;
use engine::seating::NewTable;
use engine::structure::Structure;
use engine::values::{SeatNo, Seq, TableNo, Timestamp};
use engine::{Refusal, Settings};
use session::{Failure, SeededChance, Session, Time};
use std::collections::BTreeMap;
use storage::MemoryJournal;
use words::{Language, Words};

/// What came of the last act.
enum Outcome {
    Done,
    Refused(Refusal),
    /// Refused, as the story said.
    Expected,
}

/// A story being played.
pub struct Story {
    settings: Settings,
    structure: Structure,
    seed: u64,
    now: Timestamp,
    session: Option<Session>,
    /// Tables whose players are seated before the next act.
    tables: Vec<(NewTable, Vec<NewPlayer>)>,
    marks: BTreeMap<String, Seq>,
    outcome: Outcome,
    line: usize,
}

type Told = Result<Option<Problem>, String>;

impl Story {
    pub fn new() -> Self {
        Self {
            settings: setup::settings(),
            structure: setup::structure(),
            seed: 1,
            now: moment("18:00").unwrap(),
            session: None,
            tables: Vec::new(),
            marks: BTreeMap::new(),
            outcome: Outcome::Done,
            line: 0,
        }
    }

    /// Plays a line. A problem is what does not agree, an error what cannot be read.
    pub fn line(&mut self, number: usize, line: &str) -> Told {
        if line.is_empty() || line.starts_with('#') {
            return Ok(None);
        }
        if let Some(expected) = line.strip_prefix('=') {
            return self.expect(number, expected.trim());
        }
        let unexpected = self.unexpected();
        self.line = number;
        self.outcome = Outcome::Done;
        match line.strip_prefix('>') {
            Some(line) => self.act(line.trim())?,
            None => self.tell(line)?,
        }
        Ok(unexpected)
    }

    /// What is left to say when the story is over.
    pub fn end(mut self) -> Vec<Problem> {
        let mut problems: Vec<Problem> = self.unexpected().into_iter().collect();
        let line = self.line;
        let Ok(session) = self.session() else { return problems };
        let live = session.tournament();
        let again = Log::replay(session.log().acts().to_vec()).unwrap();
        let is_same = reports::seats(live) == reports::seats(again.state())
            && reports::standings(live) == reports::standings(again.state());
        if !is_same {
            let what = "the log tells another story when it is read again".to_owned();
            problems.push(Problem { line, what });
        }
        problems
    }

    fn unexpected(&mut self) -> Option<Problem> {
        let Outcome::Refused(refusal) = &self.outcome else { return None };
        let what = format!("refused unexpectedly: {}", refusal.id());
        self.outcome = Outcome::Expected;
        Some(Problem { line: self.line, what })
    }

    /// A line that says what the evening is like.
    fn tell(&mut self, line: &str) -> Result<(), String> {
        if self.session.is_none() {
            if setup::change(line, &mut self.settings)?.is_some() {
                return Ok(());
            }
            if let Some(levels) = line.strip_prefix("levels ") {
                self.structure = setup::levels(levels)?;
                return Ok(());
            }
            if let Some(seed) = line.strip_prefix("seed ") {
                self.seed = number(seed)?;
                return Ok(());
            }
        }
        if let Some(at) = line.strip_prefix("at ") {
            self.now = moment(at)?;
            if let Some(session) = &mut self.session {
                session.set_time(Time::told(self.now));
            }
        } else if let Some(mark) = line.strip_prefix("mark ") {
            let seq = self.session()?.log().last_seq();
            self.marks.insert(mark.to_owned(), seq);
        } else if let Some((table, button)) = told_button(line) {
            self.set_button(table, button)?;
        } else if let Some(table) = line.strip_prefix("table ") {
            self.add_table(table)?;
        } else {
            return Err(format!("nobody understands {line:?}"));
        }
        Ok(())
    }

    /// `1 seats 9: Ana 1, Bo 2`.
    fn add_table(&mut self, line: &str) -> Result<(), String> {
        let (table, people) = line.split_once(':').unwrap_or((line, ""));
        let (table, seats) = split(table, " seats ")?;
        let table = NewTable { table: TableNo(number(table)?), seats: number(seats)? };
        let new = |part: &str| {
            let (name, seat) = name_and_number(part)?;
            let seat = Some(SeatNo(number(seat)?));
            let need = Some(SeatNeed { table: Some(table.table), seat });
            Ok(NewPlayer { name: commands::name(name)?, need, member: None })
        };
        let players = parts(people).into_iter().map(new).collect::<Result<_, String>>()?;
        self.tables.push((table, players));
        Ok(())
    }

    /// Every hand of the table is entered from now on, and the button is here.
    fn set_button(&mut self, table: TableNo, button: &str) -> Result<(), String> {
        let command = commands::told(button, table)?;
        let session = self.session()?;
        let is_tracked = session.tournament().seating().table(table).is_some_and(|t| t.is_tracked);
        if !is_tracked {
            must(session, &Command::TrackButton { table, tracking: Tracking::On })?;
        }
        must(session, &command)
    }

    /// The session, with everybody in the seat where the story puts them.
    fn session(&mut self) -> Result<&mut Session, String> {
        if self.session.is_none() {
            let store = Box::new(MemoryJournal::default());
            let chance = Box::new(SeededChance::new(self.seed));
            let mut session = Session::on(store, Time::told(self.now), chance, "Ana");
            let (settings, structure) = (self.settings.clone(), self.structure.clone());
            must(
                &mut session,
                &Command::CreateTournament { settings: Box::new(settings), structure },
            )?;
            self.session = Some(session);
        }
        let tables = std::mem::take(&mut self.tables);
        let session = self.session.as_mut().unwrap();
        if tables.is_empty() {
            return Ok(session);
        }
        let new = tables.iter().map(|(table, _)| *table).collect();
        must(session, &Command::AddTables { tables: new })?;
        let players: Vec<NewPlayer> = tables.into_iter().flat_map(|(_, players)| players).collect();
        if players.is_empty() {
            return Ok(session);
        }
        let names: Vec<Who> = players.iter().map(|new| Who::Name(new.name.to_string())).collect();
        let was_drawn = session.tournament().seating().is_drawn();
        must(
            session,
            &Command::Register { players, same_names: SameNames::Refuse, pays: Pays::default() },
        )?;
        if !was_drawn {
            must(session, &Command::DrawSeats { public: None })?;
        }
        for player in names {
            must(session, &Command::SetNeed { player, need: None })?;
        }
        Ok(session)
    }

    fn act(&mut self, line: &str) -> Result<(), String> {
        let (settings, structure) = (self.settings.clone(), self.structure.clone());
        let session = self.session()?;
        if let Some(author) = line.strip_prefix("sign as ") {
            session.set_author(author);
            return Ok(());
        }
        let command = commands::command(line, &settings, &structure)?;
        if matches!(command, Command::BustOut { at: None, .. }) {
            // Hands follow one another: with stacks, those of one moment would be one.
            self.now = self.now.plus_millis(1);
        }
        let now = self.now;
        let session = self.session()?;
        session.set_time(Time::told(now));
        let may = session.check(&command);
        let outcome = match session.submit(&command) {
            Ok(_) => Outcome::Done,
            Err(Failure::Refused(refusal)) => {
                check_told(session, &refusal)?;
                if may != Err(refusal.clone()) {
                    return Err(format!("asked first, the answer is {may:?}"));
                }
                Outcome::Refused(refusal)
            }
            Err(failure) => return Err(format!("{failure:?}")),
        };
        check_all(session.tournament()).map_err(|fault| format!("{fault:?}"))?;
        self.outcome = outcome;
        Ok(())
    }

    fn expect(&mut self, line: usize, expected: &str) -> Told {
        let found = match expected.strip_prefix("refused ") {
            Some(_) => match std::mem::replace(&mut self.outcome, Outcome::Expected) {
                Outcome::Refused(refusal) => format!("refused {}", refusal.id()),
                _ => "done".to_owned(),
            },
            None => {
                let marks = self.marks.clone();
                let now = self.now;
                found::found(expected, self.session()?.log(), now, &marks)?
            }
        };
        if found == expected {
            return Ok(None);
        }
        let what = format!("expected: {expected}\n    found: {found}");
        Ok(Some(Problem { line, what }))
    }
}

/// `button 3` or `table 2 button 3, small blind 4, big blind 5`.
fn told_button(line: &str) -> Option<(TableNo, &str)> {
    if let Some(button) = line.strip_prefix("button ") {
        return Some((TableNo(1), button));
    }
    let (table, button) = line.strip_prefix("table ")?.split_once(" button ")?;
    Some((TableNo(number(table).ok()?), button))
}

fn must(session: &mut Session, command: &Command) -> Result<(), String> {
    session.submit(command).map(drop).map_err(|failure| format!("the setup failed: {failure:?}"))
}

/// A refusal says what is in the way and what to do now.
fn check_told(session: &Session, refusal: &Refusal) -> Result<(), String> {
    let said = Words::new(Language::English).refusal(refusal, session.tournament());
    let is_told = !said.text.is_empty() && said.hint.is_some_and(|hint| !hint.is_empty());
    if is_told { Ok(()) } else { Err(format!("{} has no hint", refusal.id())) }
}
