//! The events that were read, and why some of them do not count.

use crate::screens::league::LeagueScreen;
use crate::screens::league::selection::Work;
use crate::theme::{Size, Tone, color, space, text};
use crate::view::HouseDesk;
use crate::vocabulary::Action;
use crate::widgets::{List, ListColumn, heading_ui, number_cell_ui, remark_ui};
use egui::{Label, Role, ScrollArea, Ui, WidgetInfo};
use house::LeagueRead;
use session::name_of;
use words::Args;

/// How high the list of those that do not count is at most.
const LEFT_HEIGHT: f32 = 160.0;

impl LeagueScreen {
    pub(super) fn events_ui(
        &mut self,
        ui: &mut Ui,
        desk: &HouseDesk<'_>,
        read: &LeagueRead,
        work: &Work,
    ) {
        if !read.left.is_empty() {
            heading_ui(
                ui,
                desk.say("league-left-out", &Args::new().count("count", read.left.len())),
            );
            let lines = ScrollArea::vertical().id_salt("league-left").max_height(LEFT_HEIGHT);
            lines.show(ui, |ui| {
                for (path, why) in &read.left {
                    let args = Args::new()
                        .text("file", name_of(path))
                        .text("why", house::messages::league_left(desk.words, why, None));
                    let tone = if why.is_trouble() { Tone::AttentionText } else { Tone::TextMuted };
                    remark_ui(ui, desk.say("league-left", &args), tone);
                }
            });
            ui.add_space(space::ONE);
        }
        let titles = ["at", "name", "players", "league", "season"];
        let titles = titles.map(|id| desk.text(&format!("column-{id}")));
        let [at, name, players, league, season] = &titles;
        let columns = [
            ListColumn::words(at, Some(140.0)),
            ListColumn::words(name, None),
            ListColumn::numbers(players, 80.0),
            ListColumn::words(league, Some(140.0)),
            ListColumn::words(season, Some(100.0)),
        ];
        let list = List::new("league-events", &columns, work.meant.len());
        let touched = list.show_all(ui, |row| {
            let event = work.meant.get(row.index()).and_then(|at| read.events.get(*at));
            let Some(event) = event else { return };
            let small = |ui: &mut Ui, words: String| {
                let words = text(words, Size::Small).color(color(ui, Tone::TextMuted));
                ui.add(Label::new(words).truncate());
            };
            row.col(|ui| small(ui, desk.words.date(event.at, desk.offset)));
            row.col(|ui| {
                ui.add(Label::new(text(event.name.as_str(), Size::Body)).truncate());
            });
            row.col(|ui| number_cell_ui(ui, |ui| small(ui, event.results.len().to_string())));
            row.col(|ui| small(ui, event.league.clone()));
            row.col(|ui| small(ui, event.season.clone()));
            let response = row.response();
            response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &event.name));
        });
        let opened = touched.opened.and_then(|row| work.meant.get(row));
        if let Some(path) = opened.and_then(|at| read.files.get(*at)) {
            desk.actions.push(Action::OpenFile(path.clone()));
        }
    }
}
