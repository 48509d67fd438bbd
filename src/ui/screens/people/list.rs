//! The rows of the list.

use crate::screens::people::find::{Found, Which};
use crate::screens::people::merge_form::MergeForm;
use crate::screens::people::{PeopleForm, PeopleScreen};
use crate::theme::{Size, Tone, color, icons, text};
use crate::view::HouseDesk;
use crate::widgets::{Empty, List, ListColumn, Push, is_entered, rows_in_sight, small_ui, walk};
use egui::{Label, Role, Ui, WidgetInfo};
use egui_extras::TableRow;
use exchange::people_messages;
use people::{Alike, Named, Person};

/// Where there is less room, the name and the number stand alone.
const WIDTH_FOR_ALL: f32 = 520.0;

impl PeopleScreen {
    /// Keys walk through the list; Enter shows whoever is chosen.
    pub(super) fn keys(&mut self, ui: &Ui, found: &Found) {
        if found.len() == 0 || self.form.is_some() || ui.ctx().text_edit_focused() {
            return;
        }
        let here = self.chosen.and_then(|person| found.position(person));
        if here.is_some() && is_entered(ui) {
            self.is_card_open = true;
        }
        if let Some(walked) = walk(ui, here, found.len(), rows_in_sight(ui)) {
            self.chosen = found.at(walked.row);
            self.reveal = Some(walked.row);
        }
    }

    pub(super) fn list_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, found: &Found) {
        match found {
            _ if found.len() == 0 => self.nobody_ui(ui, desk),
            Found::People { people, .. } => self.people_ui(ui, desk, people, found),
            Found::Alike(alike) => self.alike_ui(ui, desk, alike),
        }
    }

    fn nobody_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>) {
        let id = match self.which {
            _ if !self.typed.trim().is_empty() => "people-none-found",
            Which::Everybody => "people-none",
            Which::Alike => "people-none-alike",
            Which::FeeDue => "people-none-fee",
            Which::Barred => "people-none-barred",
        };
        let all = Push::primary(desk.text("people-show-all"));
        let (title, hint) = (desk.text(id), desk.text(&format!("{id}.hint")));
        let is_narrowed = id != "people-none";
        let empty = Empty::new(icons::SEARCH, title, hint).button(is_narrowed.then_some(all));
        if empty.ui(ui) {
            self.typed.clear();
            self.which = Which::Everybody;
        }
    }

    fn people_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, people: &[Person], found: &Found) {
        let fits = match ui.available_width() > WIDTH_FOR_ALL {
            true => Columns::All,
            false => Columns::NameAndNumber,
        };
        let titles = ["column-name", "column-number", "column-nickname", "column-fee-until"];
        let titles = titles.map(|id| desk.text(id));
        let [name, number, nickname, fee] = &titles;
        let mut columns =
            vec![ListColumn::words(name, None), ListColumn::words(number, Some(104.0))];
        if fits == Columns::All {
            columns.push(ListColumn::words(nickname, Some(140.0)));
            columns.push(ListColumn::words(fee, Some(112.0)));
        }
        let selected = self.chosen.and_then(|person| found.position(person));
        let reveal = self.reveal.take();
        let list = List { selected, reveal, ..List::new("people", &columns, people.len()) };
        let touched = list.show_all(ui, |row| {
            let Some(person) = people.get(row.index()) else { return };
            person_ui(row, desk, person, fits);
            let response = row.response();
            response.widget_info(|| {
                WidgetInfo::labeled(
                    Role::Row,
                    true,
                    people_messages::named(desk.words, &Named::from(person)),
                )
            });
        });
        if let Some(person) = touched.clicked.and_then(|row| people.get(row)) {
            self.chosen = Some(person.id);
            self.is_card_open = true;
        }
    }

    fn alike_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, alike: &[Alike]) {
        let titles = ["column-name", "column-likeness"].map(|id| desk.text(id));
        let [who, why] = &titles;
        let columns = [ListColumn::words(who, None), ListColumn::words(why, Some(240.0))];
        let list = List::new("alike", &columns, alike.len());
        let touched = list.show_all(ui, |row| {
            let Some(one) = alike.get(row.index()) else { return };
            let names: Vec<String> = one
                .people
                .iter()
                .map(|person| people_messages::named(desk.words, &Named::from(person)))
                .collect();
            let names = names.join(" · ");
            row.col(|ui| {
                ui.add(Label::new(text(&names, Size::Body)).truncate());
            });
            row.col(|ui| {
                small_ui(ui, desk.text(&format!("value-{}", one.likeness.id())));
            });
            let response = row.response();
            response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &names));
        });
        if let Some(one) = touched.clicked.and_then(|row| alike.get(row))
            && let [keep, other, ..] = one.people.as_slice()
        {
            self.chosen = Some(keep.id);
            self.form = Some(PeopleForm::Merge(Box::new(MergeForm::of_two(keep, other))));
        }
    }
}

/// Which columns there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    All,
    NameAndNumber,
}

fn person_ui(row: &mut TableRow<'_, '_>, desk: &HouseDesk<'_>, person: &Person, fits: Columns) {
    let details = &person.details;
    let today = desk.today();
    row.col(|ui| {
        ui.add(Label::new(text(details.name.as_str(), Size::Body)).truncate());
        let signs = [
            (
                today.and_then(|day| people_messages::barred(desk.words, details, day)),
                icons::STOPPED,
            ),
            ((!details.needs.is_empty()).then(|| details.needs.clone()), icons::INFO),
        ];
        for (said, icon) in signs {
            if let Some(said) = said {
                let sign = text(icon, Size::Small).color(color(ui, Tone::AttentionText));
                ui.label(sign).on_hover_text(said);
            }
        }
    });
    let small = |ui: &mut Ui, words: String, tone: Tone| {
        ui.add(Label::new(text(words, Size::Small).color(color(ui, tone))).truncate());
    };
    row.col(|ui| small(ui, details.number.clone(), Tone::TextMuted));
    if fits == Columns::NameAndNumber {
        return;
    }
    row.col(|ui| small(ui, details.nickname.clone(), Tone::TextMuted));
    row.col(|ui| {
        let until = details.fee_until.map(|day| day.to_string()).unwrap_or_default();
        let is_due = details.fee_until.zip(today).is_some_and(|(until, today)| until < today);
        small(ui, until, if is_due { Tone::AttentionText } else { Tone::TextMuted });
    });
}
