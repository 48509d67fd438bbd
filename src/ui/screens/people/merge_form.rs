//! Two who are one person are merged.

use crate::theme::{Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::PeopleAction;
use crate::widgets::{Push, field_ui, form_ui, heading_ui, muted_ui, remark_ui, said_ui};
use egui::Ui;
use exchange::people_messages;
use people::{Field, Named, Person, PersonId};
use words::Args;

const OFFERED_MAX: usize = 6;

pub(super) struct MergeForm {
    keep: Person,
    other: Option<Person>,
    typed: String,
    has_focus: bool,
    pub(super) refused: Option<String>,
}

impl MergeForm {
    /// For somebody, whose other self is to be found.
    pub(super) fn of(keep: &Person) -> Self {
        let (typed, refused) = (String::new(), None);
        Self { keep: keep.clone(), other: None, typed, has_focus: false, refused }
    }

    pub(super) fn of_two(keep: &Person, other: &Person) -> Self {
        Self { other: Some(other.clone()), ..Self::of(keep) }
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        let (_, closed) =
            form_ui(ui, &desk.text("people-merge"), &desk.text("common-close"), |ui| {
                ui.spacing_mut().item_spacing.y = space::HALF;
                if let Some(refused) = &self.refused {
                    remark_ui(ui, refused.as_str(), Tone::StoppedText);
                }
                muted_ui(ui, desk.text("people-merge-hint"));
                person_ui(ui, desk, "people-merge-keep", &self.keep);
                match &self.other {
                    None => self.pick_ui(ui, desk),
                    Some(other) => {
                        person_ui(ui, desk, "people-merge-other", other);
                        ui.add_space(space::HALF);
                        let (keep, other) = (self.keep.id, other.id);
                        self.answer_ui(ui, desk, keep, other);
                    }
                }
            });
        closed
    }

    fn answer_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, keep: PersonId, other: PersonId) {
        ui.horizontal_wrapped(|ui| {
            if ui.add(Push::primary(desk.text("people-merge-do"))).clicked() {
                desk.ask(PeopleAction::Merge(keep, other));
            }
            if ui.add(Push::secondary(desk.text("people-merge-turn"))).clicked()
                && let Some(other) = self.other.take()
            {
                self.other = Some(std::mem::replace(&mut self.keep, other));
            }
        });
    }

    fn pick_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let (label, hint) = (desk.text("people-merge-find"), desk.text("people-search.tip"));
        let field = field_ui(ui, &label, &hint, &mut self.typed);
        if !std::mem::replace(&mut self.has_focus, true) {
            field.request_focus();
        }
        let typed = self.typed.trim();
        if typed.is_empty() {
            return;
        }
        let found = desk.house.read(desk.words, |file| file.search(typed, OFFERED_MAX + 1));
        let found = found.unwrap_or_default().unwrap_or_default();
        let others = found.iter().filter(|one| one.id != self.keep.id).take(OFFERED_MAX);
        for other in others {
            let name = people_messages::named(desk.words, &Named::from(other));
            if ui.add(Push::secondary(name).small()).clicked() {
                self.other = Some(other.clone());
            }
        }
    }
}

/// Somebody with what tells them from others.
fn person_ui(ui: &mut Ui, desk: &HouseDesk<'_>, id: &str, person: &Person) {
    heading_ui(ui, desk.text(id));
    said_ui(ui, people_messages::named(desk.words, &Named::from(person)));
    let fields = [Field::Number, Field::Card, Field::Birthday, Field::Phone, Field::Email];
    let known: Vec<String> = fields
        .into_iter()
        .map(|field| (field, person.details.get(field)))
        .filter(|(_, value)| !value.is_empty())
        .map(|(field, value)| {
            let args = Args::new().text("field", people_messages::field(desk.words, field));
            desk.say("people-field", &args.text("value", value))
        })
        .collect();
    muted_ui(ui, known.join(" · "));
}
