//! `people`: manages the people file that all events share.

mod details;
mod enter;
mod file;
mod history;
mod import;
mod rows;

use crate::moment::time;
use crate::trouble::Trouble;
use crate::{Desk, Format, Output, format};
use ::people::{Deed, Merged, Opening};
use clap::{Args, Subcommand};
use details::Told;
use enter::{Enter, enter};
use exchange::{export, people_messages, people_sheet};
use file::{House, failed, said, with_hint, write};
use history::{HistoryAsked, history};
use house::people_path;
use import::{Import, import};
use reports::Sheet;
use rows::{alike_row, before_row, person_row};
use std::path::{Path, PathBuf};
use storage::{Readers, write_out};
use words::{Args as Arguments, legible_part};

#[derive(Debug, Args)]
pub struct People {
    /// People file (default: the one set on this computer).
    #[arg(long, global = true, value_name = "FILE")]
    pub people: Option<PathBuf>,
    /// Name to sign the change with.
    #[arg(long, global = true, default_value = "", hide_default_value = true)]
    pub by: String,
    /// Time, such as 2026-11-20T19:00:00+01:00 (default: now).
    #[arg(long, global = true)]
    pub at: Option<String>,
    #[command(subcommand)]
    pub verb: PeopleVerb,
}

#[derive(Debug, Subcommand)]
pub enum PeopleVerb {
    /// List everybody, or search by name, nickname, number or card.
    List {
        /// Beginnings of names, or a whole number or card.
        search: Vec<String>,
        #[command(flatten)]
        output: Output,
    },
    /// Show everything stored about a person, including earlier states that can be restored.
    Show {
        /// Person by id, number, card, full name or nickname.
        who: String,
        /// File to write their picture to.
        #[arg(long, value_name = "FILE")]
        picture_to: Option<PathBuf>,
        #[command(flatten)]
        output: Output,
    },
    /// Show the results of a person over many events.
    History(HistoryAsked),
    /// Add a person.
    Add {
        /// Full name.
        name: String,
        #[command(flatten)]
        told: Told,
        #[command(flatten)]
        output: Output,
    },
    /// Change the details of a person; an empty value removes a detail.
    Set {
        /// Person by id, number, card, full name or nickname.
        who: String,
        /// Full name.
        #[arg(long)]
        name: Option<String>,
        #[command(flatten)]
        told: Told,
        #[command(flatten)]
        output: Output,
    },
    /// Merge two people into one, who is found by the numbers of both.
    Merge {
        /// Person to keep.
        keep: String,
        /// Person to merge into the first.
        other: String,
        #[command(flatten)]
        output: Output,
    },
    /// List people who may be in the file twice.
    Duplicates {
        #[command(flatten)]
        output: Output,
    },
    /// Delete a person and everything stored about them; this cannot be undone.
    Delete {
        /// Person by id, number, card, full name or nickname.
        who: String,
    },
    /// Import a list with column titles, such as CSV: all of it or nothing.
    Import(Import),
    /// Export everybody for spreadsheets.
    Export {
        /// File to write (default: standard output).
        #[arg(short, long)]
        out: Option<PathBuf>,
        /// Format: text, json, ron, csv or html (default: csv).
        #[arg(long, value_enum, hide_possible_values = true)]
        format: Option<Format>,
    },
    /// Register people in a tournament, all of them or nobody.
    Enter(Enter),
    /// Undo the newest change to the people file.
    Undo,
}

pub fn run(asked: &People, desk: &mut Desk<'_>) -> Result<(), Trouble> {
    let time = time(asked.at.as_deref(), &desk.words)?;
    let at = time.now();
    let path = match (asked.people.clone().or_else(people_path), &asked.verb) {
        (Some(path), _) => path,
        // Events know people by name and member number even without a people file.
        (None, PeopleVerb::History(asked)) => return history(asked, None, desk),
        (None, _) => {
            let said = with_hint("people-no-home", &Arguments::new(), &desk.words);
            return Err(Trouble::world(said));
        }
    };
    let mut house = House { path, deed: Deed { at, by: &asked.by } };
    match &asked.verb {
        PeopleVerb::List { search, output } => house.list(&search.join(" "), *output, desk),
        PeopleVerb::Show { who, picture_to, output } => {
            house.show(who, picture_to.as_deref(), *output, desk)
        }
        PeopleVerb::History(asked) => history(asked, Some(&house.path), desk),
        PeopleVerb::Add { name, told, output } => house.add(name, told, *output, desk),
        PeopleVerb::Set { who, name, told, output } => {
            house.set(who, name.as_deref(), told, *output, desk)
        }
        PeopleVerb::Merge { keep, other, output } => house.merge(keep, other, *output, desk),
        PeopleVerb::Duplicates { output } => house.duplicates(*output, desk),
        PeopleVerb::Delete { who } => house.delete(who, desk),
        PeopleVerb::Import(asked) => import(asked, &mut house, desk),
        PeopleVerb::Export { out, format } => house.export(out.as_deref(), *format, desk),
        PeopleVerb::Enter(asked) => enter(asked, &house, time, desk),
        PeopleVerb::Undo => house.undo(desk),
    }
}

impl House<'_> {
    fn list(&self, search: &str, output: Output, desk: &mut Desk<'_>) -> Result<(), Trouble> {
        let file = self.open(Opening::Existing, desk)?;
        let searched = !search.trim().is_empty();
        let found = if searched { file.search(search, usize::MAX) } else { file.everybody() };
        let found = found.map_err(|error| failed(&error, &desk.words))?;
        let rows = found.iter().map(|person| person_row(person, self.now(), desk.offset));
        write(&Sheet { rows: rows.collect() }, output.format(), desk)
    }

    fn show(
        &self,
        who: &str,
        picture_to: Option<&Path>,
        output: Output,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        let file = self.open(Opening::Existing, desk)?;
        let kept = file.who(who).and_then(|person| file.kept(person.id));
        let kept = kept.map_err(|error| failed(&error, &desk.words))?;
        if let Some(path) = picture_to {
            let Some(picture) = &kept.picture else {
                let args = Arguments::new().text("person", said(&kept.person, &desk.words));
                return Err(Trouble::refused(desk.words.say("people-no-picture", &args)));
            };
            write_out(path, picture.bytes(), Readers::All).map_err(|error| {
                Trouble::file("terminal-file-unwritable", &error, path, &desk.words)
            })?;
            let args = Arguments::new().text("file", path.display().to_string());
            let said = desk.words.say("people-picture-written", &args);
            desk.note(&said);
        }
        let (at, offset) = (self.now(), desk.offset);
        let mut rows = vec![before_row(None, &kept, at, offset)];
        rows.extend(kept.earlier.iter().map(|one| before_row(Some(one), &kept, at, offset)));
        if output.format() != Format::Text {
            return write(&Sheet { rows }, output.format(), desk);
        }
        // As text, each state is a block of facts.
        for (no, row) in rows.into_iter().enumerate() {
            if no > 0 {
                desk.line("")?;
            }
            write(&Sheet { rows: vec![row] }, Format::Text, desk)?;
        }
        Ok(())
    }

    fn add(
        &mut self,
        name: &str,
        told: &Told,
        output: Output,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        let details = told.details(name).map_err(|what| failed(&self.about(what), &desk.words))?;
        let picture = told.picture(&desk.words)?.flatten();
        let mut file = self.open(Opening::OrMake, desk)?;
        let added = file.add(&details, picture.as_ref(), self.deed);
        let added = added.map_err(|error| failed(&error, &desk.words))?;
        if let Some(first) = added.namesakes.first() {
            let all: Vec<String> = added
                .namesakes
                .iter()
                .map(|one| people_messages::named(&desk.words, one))
                .collect();
            let args = Arguments::new()
                .count("count", all.len())
                .text("people", desk.words.list(&all))
                .no("first", first.id.0)
                .no("id", added.id.0);
            let said = desk.words.say("people-namesakes", &args);
            desk.note(&said);
        }
        let person = file.person(added.id).map_err(|error| failed(&error, &desk.words))?;
        self.answer("people-added", &person, output, desk)
    }

    fn set(
        &mut self,
        who: &str,
        name: Option<&str>,
        told: &Told,
        output: Output,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        if name.is_none() && told.is_nothing() {
            let said = with_hint("people-nothing-said", &Arguments::new(), &desk.words);
            return Err(Trouble::malformed(said));
        }
        let new_picture = told.picture(&desk.words)?;
        let mut file = self.open(Opening::Existing, desk)?;
        let before = file.who(who).map_err(|error| failed(&error, &desk.words))?;
        let set = file.set(
            before.id,
            |details, picture| {
                if let Some(new) = new_picture {
                    *picture = new;
                }
                told.tell(details, name)
            },
            self.deed,
        );
        let set = set.map_err(|error| failed(&error, &desk.words))?;
        // The comparison does not see a picture replaced by another of the same type.
        let is_same = set == before && told.picture.is_none();
        let id = if is_same { "people-as-before" } else { "people-set" };
        self.answer(id, &set, output, desk)
    }

    fn merge(
        &mut self,
        keep: &str,
        other: &str,
        output: Output,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        let mut file = self.open(Opening::Existing, desk)?;
        let ids = file.who(keep).and_then(|keep| Ok((keep.id, file.who(other)?.id)));
        let merged = ids.and_then(|(keep, other)| file.merge(keep, other, self.deed));
        let Merged { person, lost } = merged.map_err(|error| failed(&error, &desk.words))?;
        for (field, value) in lost {
            let args = Arguments::new()
                .text("field", people_messages::field(&desk.words, field))
                .text("value", legible_part(&value));
            let said = desk.words.say("people-lost", &args);
            desk.note(&said);
        }
        self.answer("people-merged", &person, output, desk)
    }

    fn duplicates(&self, output: Output, desk: &mut Desk<'_>) -> Result<(), Trouble> {
        let file = self.open(Opening::Existing, desk)?;
        let alike = file.duplicates().map_err(|error| failed(&error, &desk.words))?;
        let rows = alike.iter().map(alike_row);
        write(&Sheet { rows: rows.collect() }, output.format(), desk)
    }

    fn delete(&mut self, who: &str, desk: &mut Desk<'_>) -> Result<(), Trouble> {
        let mut file = self.open(Opening::Existing, desk)?;
        let erased = file.who(who).and_then(|person| file.erase(person.id));
        let erased = erased.map_err(|error| failed(&error, &desk.words))?;
        let ids: Vec<String> = erased.ids.iter().map(ToString::to_string).collect();
        let args = Arguments::new().count("count", ids.len()).text("ids", desk.words.list(&ids));
        desk.line(&desk.words.say("people-deleted", &args))
    }

    fn export(
        &self,
        out: Option<&Path>,
        format: Option<Format>,
        desk: &mut Desk<'_>,
    ) -> Result<(), Trouble> {
        let file = self.open(Opening::Existing, desk)?;
        let everybody = file.everybody().map_err(|error| failed(&error, &desk.words))?;
        let sheet = people_sheet(&everybody);
        let text = match format.unwrap_or(Format::Csv) {
            Format::Csv => export::csv(&sheet),
            other => format::write(&sheet, other, "", desk),
        };
        match out {
            None => desk.out.write_all(text.as_bytes()).map_err(Trouble::output),
            Some(path) => write_out(path, text.as_bytes(), Readers::OwnerAlone).map_err(|error| {
                Trouble::file("terminal-file-unwritable", &error, path, &desk.words)
            }),
        }
    }

    fn undo(&mut self, desk: &mut Desk<'_>) -> Result<(), Trouble> {
        let mut file = self.open(Opening::Existing, desk)?;
        let undone = file.undo().map_err(|error| failed(&error, &desk.words))?;
        desk.line(&people_messages::undone(&desk.words, &undone, desk.offset))
    }
}
