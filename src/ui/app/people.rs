//! What is done with the people of the house.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::App;
use crate::app::dialog::FileAsked;
use crate::app::notices::Stays;
use crate::view::House;
use crate::vocabulary::PeopleAction;
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use engine::money::Currency;
use engine::values::Timestamp;
use exchange::export::csv;
use exchange::{
    ListTold, handed_on_said, look_at_people, people_messages, people_sheet, picture_in,
};
use house::chosen_people_path;
use people::{Deed, Details, Field, Merged, Namesakes, PersonId, Picture};
use session::{Session, Time};
use std::path::Path;
use storage::{Readers, write_out};
use wording::file_trouble;
use words::{Args, legible_part};

impl App {
    /// The moment that it is, whether a tournament is open or not.
    pub(super) fn now(&self) -> Timestamp {
        self.session.as_ref().map_or_else(|| Time::live().now(), Session::now)
    }

    pub(super) fn people_asked(&mut self, asked: PeopleAction, ctx: &Context) {
        match asked {
            PeopleAction::Add(told) => self.add_person(&told),
            PeopleAction::Set(person, told) => self.set_person(person, &told),
            PeopleAction::AskForPicture(person) => {
                self.ask_for(FileAsked::Picture(person), "people-picture-choose", ctx);
            }
            PeopleAction::TakePicture(person, path) => self.take_picture(person, &path),
            PeopleAction::DropPicture(person) => self.put_picture(person, None),
            PeopleAction::Merge(keep, other) => self.merge_people(keep, other),
            PeopleAction::Erase(person) => self.erase_person(person),
            PeopleAction::Undo => self.undo_people(),
            PeopleAction::AskForList => self.ask_for(FileAsked::PeopleList, "people-import", ctx),
            PeopleAction::Import(path, namesakes, told) => {
                self.import_people(&path, namesakes, &told);
            }
            PeopleAction::AskForExport => {
                let name = self.words.text("people-export-name");
                self.ask_where(FileAsked::PeopleTo, "people-export", &name, ctx);
            }
            PeopleAction::Export(path) => self.export_people(&path),
            PeopleAction::KeepIn(path) => {
                let path = path.trim();
                self.around.preferences.change(|kept| path.clone_into(&mut kept.people_file));
                self.house = House::in_file(chosen_people_path(path));
            }
        }
    }

    /// What was done is told, and whoever it is about is shown; what could not be done is told in
    /// the form that asked, or where there is none, above the screen.
    fn told_of_people(&mut self, done: Result<(String, Option<PersonId>), String>) {
        match done {
            Ok((said, person)) => {
                self.notices.done();
                self.screens.people.done(person);
                self.notices.tell(notice_of(&said, Urgency::Good), Stays::UntilDone);
            }
            Err(said) => {
                if !self.screens.people.fail(&said) {
                    self.notices.tell(notice_of(&said, Urgency::Attention), Stays::UntilDone);
                }
            }
        }
    }

    fn add_person(&mut self, told: &[(Field, String)]) {
        let (at, by) = (self.now(), self.by().to_owned());
        let told = told.iter().map(|(field, text)| (*field, text.as_str()));
        let done = self.house.write(&self.words, |file| {
            let details = Details::told(told).map_err(|unfit| file.about(unfit.into()))?;
            let added = file.add(&details, None, Deed { at, by: &by })?;
            file.person(added.id)
        });
        let done = done.map(|person| (self.said_of(&person, "people-added"), Some(person.id)));
        self.told_of_people(done);
    }

    fn set_person(&mut self, person: PersonId, told: &[(Field, String)]) {
        let (at, by) = (self.now(), self.by().to_owned());
        let told = told.iter().map(|(field, text)| (*field, text.as_str()));
        let done = self.house.write(&self.words, |file| {
            file.set(person, |details, _| Ok(details.tell(told)?), Deed { at, by: &by })
        });
        let done = done.map(|person| (self.said_of(&person, "people-set"), Some(person.id)));
        self.told_of_people(done);
    }

    fn said_of(&self, person: &people::Person, id: &str) -> String {
        let named = people_messages::named(&self.words, &person.into());
        self.words.say(id, &Args::new().text("person", named))
    }

    fn take_picture(&mut self, person: PersonId, path: &Path) {
        match picture_in(path) {
            Ok(picture) => self.put_picture(person, Some(picture)),
            Err(unread) => {
                let said = people_messages::picture(&self.words, path, &unread);
                self.told_of_people(Err(said));
            }
        }
    }

    fn put_picture(&mut self, person: PersonId, picture: Option<Picture>) {
        let (at, by) = (self.now(), self.by().to_owned());
        let done = self.house.write(&self.words, |file| {
            let change = |_: &mut Details, of: &mut Option<Picture>| {
                *of = picture;
                Ok(())
            };
            file.set(person, change, Deed { at, by: &by })
        });
        let done = done.map(|person| (self.said_of(&person, "people-set"), Some(person.id)));
        self.told_of_people(done);
    }

    fn merge_people(&mut self, keep: PersonId, other: PersonId) {
        let (at, by) = (self.now(), self.by().to_owned());
        let deed = Deed { at, by: &by };
        let done = self.house.write(&self.words, |file| file.merge(keep, other, deed));
        let done = done.map(|Merged { person, lost }| {
            let mut lines = vec![self.said_of(&person, "people-merged")];
            lines.extend(lost.iter().map(|(field, value)| {
                let args = Args::new()
                    .text("field", people_messages::field(&self.words, *field))
                    .text("value", legible_part(value));
                self.words.say("people-lost", &args)
            }));
            (lines.join("\n"), Some(person.id))
        });
        self.told_of_people(done);
    }

    fn erase_person(&mut self, person: PersonId) {
        let done = self.house.write(&self.words, |file| file.erase(person));
        let done = done.map(|erased| {
            let ids: Vec<String> = erased.ids.iter().map(ToString::to_string).collect();
            let args = Args::new().count("count", ids.len());
            let args = args.text("ids", self.words.list(&ids));
            (self.words.say("people-deleted", &args), None)
        });
        self.told_of_people(done);
    }

    fn undo_people(&mut self) {
        let done = self.house.write(&self.words, people::PeopleFile::undo);
        let done = done.map(|undone| {
            (people_messages::undone(&self.words, &undone, self.around.offset), None)
        });
        self.told_of_people(done);
    }

    fn import_people(&mut self, path: &Path, namesakes: Namesakes, told: &ListTold) {
        let (at, by) = (self.now(), self.by().to_owned());
        let deed = Deed { at, by: &by };
        let plain = Currency { name: String::new(), digits: 0 };
        let look = look_at_people(path, told)
            .map_err(|error| handed_on_said(&self.words, &error, &plain).join("\n"));
        let list = look.and_then(|look| {
            look.list.map_err(|trouble| people_messages::list_trouble(&self.words, &trouble))
        });
        let done = list.and_then(|list| {
            let imported =
                self.house.write(&self.words, |file| file.import(&list, namesakes, deed))?;
            let said = people_messages::imported(&self.words, &imported);
            let not_read = people_messages::not_read(&self.words, &list.not_read);
            let said = std::iter::once(said).chain(not_read).collect::<Vec<_>>().join("\n");
            Ok((said, None))
        });
        self.told_of_people(done);
    }

    fn export_people(&mut self, path: &Path) {
        let read = self.house.read(&self.words, people::PeopleFile::everybody);
        let done = read.and_then(|everybody| {
            let everybody = everybody.unwrap_or_default();
            let text = csv(&people_sheet(&everybody));
            let file = path.display().to_string();
            // Who lives where is for nobody else's eyes.
            write_out(path, text.as_bytes(), Readers::OwnerAlone).map_err(|error| {
                let why = file_trouble(&self.words, &error);
                format!("{}\n{why}: {file}", self.words.text("save-failed"))
            })?;
            let args = Args::new().count("people", everybody.len()).text("file", file);
            Ok((self.words.say("people-exported", &args), None))
        });
        self.told_of_people(done);
    }
}
