//! A list of people is taken over.

use crate::parts::lists::{columns_ui, known_told, questions_ui, titles_of};
use crate::theme::{Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::{Action, ListAction, PeopleAction};
use crate::widgets::{
    Push, choices_ui, form_ui, heading_ui, is_entered, muted_ui, remark_ui, said_ui,
};
use egui::{ScrollArea, Ui};
use engine::money::Currency;
use exchange::{
    HandedOnError, ListTold, PeopleLook, handed_on_said, list_note_said, look_at_people,
    people_meanings, people_messages,
};
use people::Namesakes;
use std::path::PathBuf;
use words::Args;

pub(super) struct ImportForm {
    path: PathBuf,
    namesakes: Namesakes,
    told: ListTold,
    /// What was said of the columns is what was said the last time.
    is_as_before: bool,
    /// What is seen in the list, and what was told of it.
    seen: Option<(ListTold, Seen)>,
    pub(super) refused: Option<String>,
}

/// What is seen in a list, or why it cannot be read.
type Seen = Result<PeopleLook, HandedOnError>;

/// So many lines are shown of what is wrong.
const TROUBLE_HEIGHT: f32 = 160.0;

impl ImportForm {
    pub(super) fn of(path: PathBuf) -> Self {
        let (told, seen) = (ListTold::default(), None);
        Self { path, namesakes: Namesakes::Refuse, told, is_as_before: false, seen, refused: None }
    }

    /// Shows it; whether it was closed.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        let title = desk.text("people-import");
        let (_, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            said_ui(ui, self.path.display().to_string());
            muted_ui(ui, desk.text("people-import-hint"));
            if self.look_ui(ui, desk) {
                self.take_ui(ui, desk);
            }
            self.columns_ui(ui, desk);
        });
        closed
    }

    /// What becomes of names that are there already, and the button that takes the list.
    fn take_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        heading_ui(ui, desk.text("people-import-names"));
        let offered = [
            (Namesakes::Refuse, "people-import-ask"),
            (Namesakes::Add, "people-import-add"),
            (Namesakes::Skip, "people-import-skip"),
        ];
        ui.vertical(|ui| {
            let offered = offered.map(|(one, id)| (one, desk.text(id)));
            if choices_ui(ui, &mut self.namesakes, offered) {
                self.refused = None;
            }
        });
        ui.add_space(space::HALF);
        let push = Push::primary(desk.text("people-import-do")).shortcut("Enter");
        if ui.add(push).clicked() || is_entered(ui) {
            self.refused = None;
            if let Some((_, Ok(look))) = &self.seen {
                let titles = titles_of(&look.columns);
                desk.actions
                    .push(Action::List(ListAction::KeepColumns(titles, self.told.columns.clone())));
            }
            desk.ask(PeopleAction::Import(self.path.clone(), self.namesakes, self.told.clone()));
        }
        if let Some(refused) = &self.refused {
            remark_ui(ui, refused.as_str(), Tone::StoppedText);
        }
    }

    /// Looks again where something else was said of the list.
    fn renew(&mut self, desk: &HouseDesk<'_>) {
        if self.seen.as_ref().is_some_and(|(told, _)| *told == self.told) {
            return;
        }
        let mut seen = look_at_people(&self.path, &self.told);
        if let Ok(look) = &seen
            && known_told(desk.known_lists, &look.columns, &mut self.told)
        {
            self.is_as_before = true;
            seen = look_at_people(&self.path, &self.told);
        }
        self.seen = Some((self.told.clone(), seen));
    }

    /// What is understood of the list; whether it can be taken over.
    fn look_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) -> bool {
        self.renew(desk);
        let Some((_, seen)) = &self.seen else { return false };
        let look = match seen {
            Err(HandedOnError::Questions(questions)) => {
                questions_ui(ui, desk.words, questions, &mut self.told);
                return false;
            }
            Err(error) => {
                let plain = Currency { name: String::new(), digits: 0 };
                for said in handed_on_said(desk.words, error, &plain) {
                    remark_ui(ui, said, Tone::StoppedText);
                }
                return false;
            }
            Ok(look) => look,
        };
        for note in &look.notes {
            remark_ui(ui, list_note_said(desk.words, note), Tone::AttentionText);
        }
        match &look.list {
            Ok(list) => {
                let args = Args::new().count("people", list.people.len());
                said_ui(ui, desk.say("people-import-count", &args));
                true
            }
            Err(trouble) => {
                let area = ScrollArea::vertical().id_salt("people-trouble");
                area.max_height(TROUBLE_HEIGHT).show(ui, |ui| {
                    for said in people_messages::list_trouble(desk.words, trouble).lines() {
                        remark_ui(ui, said, Tone::StoppedText);
                    }
                });
                false
            }
        }
    }

    /// What the columns hold, where that is not as it should be.
    fn columns_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let Some((_, Ok(look))) = &self.seen else { return };
        if self.is_as_before {
            muted_ui(ui, desk.text("list-as-before"));
        }
        let choices: Vec<&'static str> = people_meanings().collect();
        let columns = look.columns.clone();
        if columns_ui(ui, desk.words, &columns, &choices, &mut self.told) {
            self.is_as_before = false;
            self.refused = None;
        }
    }
}
