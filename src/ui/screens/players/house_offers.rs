//! The people of the house who are meant by what is typed where players register: by letters of
//! their name, by their number, or by a card that was held to a reader.

use crate::parts::{Memo, person_notices};
use crate::theme::{Size, Tone};
use crate::view::View;
use crate::vocabulary::Action;
use crate::widgets::{Push, label_ui, muted_ui, remark_ui};
use egui::{Key, Modifiers, Ui};
use engine::entries::{PlayerName, fold};
use exchange::people_messages;
use house::{people_for, today};
use people::{Named, Person, PersonId};
use words::Args;

/// How many people of the house are offered.
const OFFERED_MAX: usize = 5;

/// Who was found; none where nothing was typed or nobody is kept, and why it cannot be read.
type PeopleFound = Result<Option<Vec<Person>>, String>;

/// Who is offered, and who of them the keys are at.
#[derive(Debug, Default)]
pub(super) struct HouseOffers {
    found: Memo<(u64, String), PeopleFound>,
    at: Option<usize>,
}

/// Who is meant by what was typed.
#[derive(Debug)]
pub(super) enum Meant {
    /// Somebody whom the house knows.
    Person(Box<Person>),
    /// A number that nobody in the house has.
    NoSuchNumber,
    /// Whoever has this name, known to the house or not.
    Name,
}

impl HouseOffers {
    /// Who is meant by what was typed, which Enter registers: whoever the keys are at, has this
    /// number or card, or alone has this name.
    pub(super) fn meant(&mut self, view: &View<'_>, typed: &str) -> Meant {
        let at = self.at;
        let Ok(Some(found)) = self.found(view, typed) else { return Meant::Name };
        let person = |person: &Person| Meant::Person(Box::new(person.clone()));
        if let Some(chosen) = at.and_then(|at| found.get(at)) {
            return person(chosen);
        }
        let code = fold(typed.trim());
        let has_code = |person: &&Person| {
            let details = &person.details;
            let codes = [&details.number, &details.card].into_iter().chain(&person.former);
            let mut codes = codes.filter(|one| !one.is_empty());
            codes.any(|one| fold(one) == code)
        };
        if let Some(holder) = found.iter().find(has_code) {
            return person(holder);
        }
        if !typed.chars().any(char::is_alphabetic) && typed.chars().any(char::is_numeric) {
            return Meant::NoSuchNumber;
        }
        let Some(name) = PlayerName::new(typed) else { return Meant::Name };
        let mut same = found.iter().filter(|one| one.details.name.folded() == name.folded());
        match (same.next(), same.next()) {
            (Some(only), None) => person(only),
            _ => Meant::Name,
        }
    }

    /// Arrow keys walk through the offers while the name is typed.
    pub(super) fn keys(&mut self, ui: &Ui, view: &View<'_>, typed: &str) {
        let count = match self.found(view, typed) {
            Ok(Some(found)) => found.len(),
            Ok(None) | Err(_) => 0,
        };
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let (down, up) = (pressed(Key::ArrowDown), pressed(Key::ArrowUp));
        self.at = match self.at.filter(|at| *at < count) {
            None if down && count > 0 => Some(0),
            None => None,
            Some(at) if down => Some((at + 1).min(count.min(OFFERED_MAX).saturating_sub(1))),
            Some(at) if up => at.checked_sub(1),
            Some(at) => Some(at),
        };
    }

    /// Whether the keys are at nobody.
    pub(super) fn is_nobody_chosen(&self) -> bool {
        self.at.is_none()
    }

    /// The keys are at somebody who is offered for what is typed now.
    pub(super) fn choose(&mut self, view: &View<'_>, typed: &str, person: PersonId) {
        self.at = match self.found(view, typed) {
            Ok(Some(found)) => found.iter().position(|one| one.id == person),
            Ok(None) | Err(_) => None,
        };
    }

    /// What was typed has changed: the keys are at nobody.
    pub(super) fn changed(&mut self) {
        self.at = None;
    }

    /// Shows them; gives who was pressed.
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, typed: &str) -> Option<Person> {
        let at = self.at;
        let found = match self.found(view, typed) {
            Ok(Some(found)) if !found.is_empty() => found,
            Ok(_) => return None,
            Err(said) => {
                remark_ui(ui, said.as_str(), Tone::AttentionText);
                return None;
            }
        };
        muted_ui(ui, view.text("register-house"));
        let mut pressed = None;
        for (row, person) in found.iter().take(OFFERED_MAX).enumerate() {
            ui.horizontal(|ui| {
                let name = person.details.name.as_str();
                let push = match at == Some(row) {
                    true => Push::chosen(name),
                    false => Push::secondary(name),
                };
                if ui
                    .add(
                        push.name(people_messages::named(view.words, &Named::from(person))).small(),
                    )
                    .clicked()
                {
                    pressed = Some(person.clone());
                }
                let day = today(view.now, view.offset);
                let is_barred = day.is_some_and(|day| !person.details.may_play(day));
                let known = [&person.details.number, &person.details.nickname];
                let known: Vec<&str> =
                    known.into_iter().map(String::as_str).filter(|one| !one.is_empty()).collect();
                match is_barred {
                    true => {
                        label_ui(ui, view.text("people-may-not"), Size::Small, Tone::StoppedText)
                    }
                    false => label_ui(ui, known.join(" · "), Size::Small, Tone::TextMuted),
                };
            });
        }
        pressed
    }

    fn found(&mut self, view: &View<'_>, typed: &str) -> &PeopleFound {
        let key = (view.house.version(), typed.to_owned());
        self.found.of(key, || {
            if typed.trim().is_empty() {
                return Ok(None);
            }
            view.house.read(view.words, |file| people_for(file, typed))
        })
    }
}

/// Why somebody of the house may not play; none where they may.
pub(super) fn barred(view: &View<'_>, person: &Person) -> Option<String> {
    let day = today(view.now, view.offset)?;
    people_messages::barred(view.words, &person.details, day)
}

/// Tells the desk what there is to be seen to, of somebody who registers.
pub(super) fn tell_of(view: &View<'_>, person: &Person) {
    let day = today(view.now, view.offset);
    for notice in person_notices(view.words, &person.details, day) {
        view.actions.push(Action::Tell(notice));
    }
}

/// Somebody by name, and by the number that a league knows them by.
pub(super) fn person_words(view: &View<'_>, person: &Person) -> String {
    let details = &person.details;
    if details.number.is_empty() {
        return details.name.to_string();
    }
    let args = Args::new().text("field", details.name.as_str());
    view.say("people-field", &args.text("value", details.number.as_str()))
}
