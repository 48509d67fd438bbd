//! Somebody is added, or what is known of them is changed.

use crate::theme::{Size, Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::PeopleAction;
use crate::widgets::{
    Push, choices_ui, field_ui, form_ui, is_entered, label_ui, lines_ui, remark_ui,
};
use egui::{Key, Ui};
use engine::entries::PlayerName;
use exchange::people_messages;
use people::{Details, Field, Named, Person, PersonId, Unfit};
use std::collections::BTreeMap;
use words::Args;

/// How many of the same name are named.
const NAMESAKES_MAX: usize = 3;

/// In which order fields are typed; whether they may play stands before why not.
const ORDER: [Field; 13] = [
    Field::Name,
    Field::Number,
    Field::Nickname,
    Field::Card,
    Field::FeeUntil,
    Field::Phone,
    Field::Email,
    Field::Birthday,
    Field::Needs,
    Field::MayPlay,
    Field::WhyNot,
    Field::NotUntil,
    Field::Notes,
];

#[derive(Debug)]
pub(super) struct PersonForm {
    /// Who is changed; nobody where somebody is added.
    id: Option<PersonId>,
    /// What stood when the form was opened.
    before: BTreeMap<Field, String>,
    typed: BTreeMap<Field, String>,
    has_focus: bool,
    /// Why the last attempt was refused, in words.
    pub(super) refused: Option<String>,
}

impl PersonForm {
    /// For somebody new, of whom a name may be known.
    pub(super) fn new(name: &str) -> Self {
        let mut before: BTreeMap<Field, String> =
            ORDER.iter().map(|field| (*field, String::new())).collect();
        before.insert(Field::MayPlay, "yes".to_owned());
        let mut typed = before.clone();
        typed.insert(Field::Name, name.to_owned());
        Self { id: None, before, typed, has_focus: false, refused: None }
    }

    /// For somebody who is there.
    pub(super) fn of(person: &Person) -> Self {
        let before: BTreeMap<Field, String> =
            ORDER.iter().map(|field| (*field, person.details.get(*field))).collect();
        let typed = before.clone();
        Self { id: Some(person.id), before, typed, has_focus: false, refused: None }
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        let title = match self.id {
            None => desk.text("people-add"),
            Some(_) => desk.text("people-change"),
        };
        let (_, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            self.contents_ui(ui, desk);
        });
        closed
    }

    fn contents_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        if let Some(refused) = &self.refused {
            remark_ui(ui, refused.as_str(), Tone::StoppedText);
        }
        let fault = self.fault();
        let mut is_entered_in_field = false;
        for field in ORDER {
            is_entered_in_field |= self.field_ui(ui, desk, field, fault);
        }
        let told = self.changes();
        let why = match fault {
            Some((Field::Name, Unfit::NameMissing)) => Some(desk.text("common-type-first")),
            Some((field, unfit)) => {
                let what = people_messages::unfit(desk.words, unfit);
                Some(format!("{}: {what}", people_messages::field(desk.words, field)))
            }
            None if told.is_empty() => Some(desk.text("people-unchanged")),
            None => None,
        };
        let words = match self.id {
            None => desk.text("people-add-do"),
            Some(_) => desk.text("people-change-do"),
        };
        let push = Push::primary(words).shortcut("Enter").refused(why.as_deref());
        let is_pressed = ui.add(push).clicked() || is_entered_in_field || is_entered(ui);
        if is_pressed && why.is_none() {
            desk.ask(match self.id {
                None => PeopleAction::Add(told),
                Some(id) => PeopleAction::Set(id, told),
            });
        }
    }

    /// One field; whether Enter was pressed in it.
    fn field_ui(
        &mut self,
        ui: &mut Ui,
        desk: &HouseDesk<'_>,
        field: Field,
        fault: Option<(Field, Unfit)>,
    ) -> bool {
        let is_barred = self.typed.get(&Field::MayPlay).is_some_and(|may| may != "yes");
        let Some(typed) = self.typed.get_mut(&field) else { return false };
        let label = people_messages::field(desk.words, field);
        let mut is_entered = false;
        match field {
            Field::MayPlay => may_play_ui(ui, desk, &label, typed),
            Field::WhyNot | Field::NotUntil if !is_barred => {}
            _ if field.has_lines() => {
                if lines_ui(ui, &label, "", typed).changed() {
                    self.refused = None;
                }
            }
            _ => {
                let hint = desk.words.try_say(
                    &format!("people-hint-{}", field.id().replace('_', "-")),
                    &Args::new(),
                );
                let response = field_ui(ui, &label, &hint.unwrap_or_default(), typed);
                if field == Field::Name && !std::mem::replace(&mut self.has_focus, true) {
                    response.request_focus();
                }
                if response.changed() {
                    self.refused = None;
                }
                is_entered =
                    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            }
        }
        if let Some((_, unfit)) =
            fault.filter(|(at, unfit)| *at == field && *unfit != Unfit::NameMissing)
        {
            remark_ui(ui, people_messages::unfit(desk.words, unfit), Tone::AttentionText);
        }
        if field == Field::Name {
            self.namesakes_ui(ui, desk);
        }
        is_entered
    }

    /// Names others of the same name; they may be the same person.
    fn namesakes_ui(&self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let name = self.typed.get(&Field::Name).and_then(|typed| PlayerName::new(typed));
        let Some(name) = name else { return };
        let found = desk.house.read(desk.words, |file| file.search(name.as_str(), 50));
        let Ok(Some(found)) = found else { return };
        let same: Vec<String> = found
            .iter()
            .filter(|one| Some(one.id) != self.id)
            .filter(|one| one.details.name.folded() == name.folded())
            .take(NAMESAKES_MAX)
            .map(|one| people_messages::named(desk.words, &Named::from(one)))
            .collect();
        if !same.is_empty() {
            let args = Args::new().text("people", desk.words.list(&same));
            remark_ui(ui, desk.say("people-same-name", &args), Tone::AttentionText);
        }
    }

    /// The first field that holds no value, and why.
    fn fault(&self) -> Option<(Field, Unfit)> {
        Details::told(self.typed.iter().map(|(field, text)| (*field, text.as_str()))).err()
    }

    /// What is to be told: what was typed over.
    fn changes(&self) -> Vec<(Field, String)> {
        let changed = self.typed.iter().filter(|(field, typed)| {
            let before = self.before.get(field).map(String::as_str).unwrap_or_default();
            typed.trim() != before.trim()
        });
        changed.map(|(field, typed)| (*field, typed.clone())).collect()
    }
}

fn may_play_ui(ui: &mut Ui, desk: &HouseDesk<'_>, label: &str, typed: &mut String) {
    ui.horizontal_wrapped(|ui| {
        label_ui(ui, label, Size::Body, Tone::TextMuted);
        let mut may_play = typed == "yes";
        let offered = [(true, "people-may"), (false, "people-may-not")];
        if choices_ui(ui, &mut may_play, offered.map(|(one, id)| (one, desk.text(id)))) {
            *typed = if may_play { "yes" } else { "no" }.to_owned();
        }
    });
}
