//! Who has how many points, and where they stood after each event.

use crate::screens::league::LeagueScreen;
use crate::screens::league::plot::{Axis, LINES_MAX, plot_ui};
use crate::screens::league::selection::Work;
use crate::theme::{Size, Tone, color, space, text};
use crate::view::HouseDesk;
use crate::vocabulary::LeagueAction;
use crate::widgets::{List, ListColumn, Push, choices_ui, muted_ui, number_cell_ui, remark_ui};
use egui::{Label, Role, Ui, WidgetInfo};
use reports::{LeagueEvent, LeagueLine, LeagueTable, PersonKey, SameName};
use words::Args;

/// How wide the points of one event are.
const EVENT_WIDTH: f32 = 64.0;

/// What the columns before those of the events take.
const LEFT_WIDTH: f32 = 520.0;

/// How many people are drawn where nobody is chosen.
const FIRST: usize = 5;

impl LeagueScreen {
    /// Names that are likely one person's, and those that were joined; a click joins or parts them.
    fn same_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, turned: &[SameName]) {
        let Some(terms) = &mut self.terms else { return };
        let said = |id: &str, same: &SameName| {
            desk.say(id, &Args::new().text("name", same.name.as_str()).text("is", same.is.as_str()))
        };
        let (mut joined, mut parted) = (None, None);
        for same in turned {
            ui.horizontal_wrapped(|ui| {
                remark_ui(ui, said("league-turned", same), Tone::AttentionText);
                let push = Push::secondary(desk.text("league-turned-join")).small();
                if ui.add(push.name(said("league-turned-join-name", same))).clicked() {
                    joined = Some(same.clone());
                }
            });
        }
        for (at, same) in terms.same.iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                muted_ui(ui, said("league-joined", same));
                let push = Push::quiet(desk.text("league-joined-part")).small();
                if ui.add(push.name(said("league-joined-part-name", same))).clicked() {
                    parted = Some(at);
                }
            });
        }
        if joined.is_none() && parted.is_none() {
            return;
        }
        terms.same.extend(joined);
        if let Some(at) = parted {
            terms.same.remove(at);
        }
        desk.ask_league(LeagueAction::Keep);
    }

    pub(super) fn table_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, work: &Work) {
        let Some(table) = &work.table else { return };
        if !table.doubtful.is_empty() {
            let names = desk.words.list(&table.doubtful);
            let said = desk.say("league-doubtful", &Args::new().text("name", names));
            remark_ui(ui, said, Tone::AttentionText);
        }
        self.same_ui(ui, desk, &table.turned);
        if table.lines.is_empty() {
            muted_ui(ui, desk.text("league-no-events"));
            return;
        }
        // The latest events, as many as there is room for.
        let room = (ui.available_width() - LEFT_WIDTH).max(0.0);
        let shown = ((room / EVENT_WIDTH) as usize).min(work.counted.len());
        let from = work.counted.len() - shown;
        let titles = ["place", "name", "points", "events", "wins"];
        let titles = titles.map(|id| desk.text(&format!("column-{id}")));
        let dates = days(desk, work.counted.get(from..).unwrap_or_default());
        let [place, name, points, events, wins] = &titles;
        let mut columns = vec![
            ListColumn::numbers(place, 56.0),
            ListColumn::words(name, None),
            ListColumn::numbers(points, 96.0),
            ListColumn::numbers(events, 72.0),
            ListColumn::numbers(wins, 64.0),
        ];
        columns.extend(dates.iter().map(|date| ListColumn::numbers(date, EVENT_WIDTH)));
        let list = List::new("league", &columns, table.lines.len());
        let clicked = list.show(ui, |row| {
            let Some(line) = table.lines.get(row.index()) else { return };
            row.set_selected(self.chosen.contains(&line.who));
            line_ui(row, desk, line, from);
        });
        if let Some(line) = clicked.and_then(|row| table.lines.get(row)) {
            self.turn(&line.who);
        }
    }

    /// Takes somebody among those whose lines are drawn, or out again.
    fn turn(&mut self, who: &PersonKey) {
        match self.chosen.iter().position(|one| one == who) {
            Some(at) => drop(self.chosen.remove(at)),
            None => {
                self.chosen.truncate(LINES_MAX - 1);
                self.chosen.push(who.clone());
            }
        }
    }

    /// Where they stood after each event, as a picture.
    pub(super) fn course_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, work: &Work) {
        let Some(table) = &work.table else { return };
        ui.horizontal_wrapped(|ui| {
            let axes = [(Axis::Points, "league-axis-points"), (Axis::Place, "league-axis-place")];
            choices_ui(ui, &mut self.axis, axes.map(|(axis, id)| (axis, desk.text(id))));
            ui.add_space(space::ONE);
            self.people_ui(ui, desk, table);
        });
        let is_drawn = |who: &PersonKey| match self.chosen.is_empty() {
            true => table.lines.iter().take(FIRST).any(|line| line.who == *who),
            false => self.chosen.contains(who),
        };
        let courses: Vec<_> = work.courses.iter().filter(|one| is_drawn(&one.who)).collect();
        let days = days(desk, &work.counted);
        plot_ui(ui, desk, &courses, &days, self.axis);
    }

    /// Who is drawn, each to be taken out.
    fn people_ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, table: &LeagueTable) {
        if self.chosen.is_empty() {
            muted_ui(ui, desk.text("league-course-hint"));
            return;
        }
        let chosen: Vec<&LeagueLine> =
            table.lines.iter().filter(|line| self.chosen.contains(&line.who)).collect();
        for line in chosen {
            let args = Args::new().text("name", line.name.as_str());
            let push = Push::chosen(line.name.as_str()).name(desk.say("league-undraw", &args));
            if ui.add(push.small()).clicked() {
                self.turn(&line.who);
            }
        }
    }
}

fn days(desk: &HouseDesk<'_>, events: &[LeagueEvent]) -> Vec<String> {
    events.iter().map(|event| desk.words.day_and_month(event.at, desk.offset)).collect()
}

fn line_ui(
    row: &mut egui_extras::TableRow<'_, '_>,
    desk: &HouseDesk<'_>,
    line: &LeagueLine,
    from: usize,
) {
    let number = |row: &mut egui_extras::TableRow<'_, '_>, words: String, tone: Tone| {
        row.col(|ui| {
            number_cell_ui(ui, |ui| {
                ui.label(text(words, Size::Small).color(color(ui, tone)));
            });
        });
    };
    number(row, format!("{}.", line.place), Tone::TextMuted);
    row.col(|ui| {
        ui.add(Label::new(text(line.name.as_str(), Size::Body)).truncate());
    });
    number(row, desk.words.points(line.points), Tone::Text);
    number(row, line.events.to_string(), Tone::TextMuted);
    number(row, line.wins.to_string(), Tone::TextMuted);
    for points in line.results.iter().skip(from) {
        let words = points.map_or_else(|| "–".to_owned(), |points| desk.words.points(points));
        number(row, words, Tone::TextMuted);
    }
    let response = row.response();
    let args = Args::new()
        .no("place", line.place)
        .text("name", line.name.as_str())
        .text("points", desk.words.points(line.points));
    let said = desk.say("league-line", &args);
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &said));
}
