//! What people like to know of one another.

use crate::screens::league::selection::Work;
use crate::theme::{Size, Tone, color, text};
use crate::view::HouseDesk;
use crate::widgets::{List, ListColumn, number_cell_ui};
use egui::{Label, Role, Ui, WidgetInfo};
use egui_extras::TableRow;
use reports::{Rivals, Statistics};
use words::Args;

/// With less room the columns at the right are left out; a saved list has all.
const WIDTH_FOR_ALL: f32 = 1160.0;

/// Which columns there is room for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    All,
    Few,
}

pub(super) fn statistics_ui(ui: &mut Ui, desk: &HouseDesk<'_>, work: &Work) {
    let fits = match ui.available_width() > WIDTH_FOR_ALL {
        true => Columns::All,
        false => Columns::Few,
    };
    let ids = [
        "name",
        "events",
        "wins",
        "cashes",
        "longest-streak",
        "best-place",
        "average-place",
        "took-out",
        "won",
        "took-out-most",
        "knocked-out-most-by",
    ];
    let titles = ids.map(|id| desk.text(&format!("column-{id}")));
    let [name, events, wins, cashes, streak, best, average, out, won, most, by] = &titles;
    let mut columns = vec![
        ListColumn::words(name, None),
        ListColumn::numbers(events, 72.0),
        ListColumn::numbers(wins, 60.0),
        ListColumn::numbers(cashes, 72.0),
        ListColumn::numbers(streak, 124.0),
        ListColumn::numbers(best, 88.0),
        ListColumn::numbers(average, 104.0),
    ];
    if fits == Columns::All {
        columns.push(ListColumn::numbers(out, 104.0));
        columns.push(ListColumn::words(won, Some(110.0)));
        columns.push(ListColumn::words(most, Some(160.0)));
        columns.push(ListColumn::words(by, Some(130.0)));
    }
    let list = List::new("statistics", &columns, work.statistics.len());
    list.show(ui, |row| {
        if let Some(one) = work.statistics.get(row.index()) {
            row_ui(row, desk, one, fits);
        }
    });
}

fn row_ui(row: &mut TableRow<'_, '_>, desk: &HouseDesk<'_>, one: &Statistics, fits: Columns) {
    row.col(|ui| {
        ui.add(Label::new(text(one.name.as_str(), Size::Body)).truncate());
    });
    let best = one.best_place.map(|place| place.0.to_string()).unwrap_or_default();
    let average = desk.words.average_place(one.average_place_hundredths());
    let numbers = [
        one.events.to_string(),
        one.wins.to_string(),
        one.cashes.to_string(),
        one.longest_streak.to_string(),
        best,
        average,
    ];
    for number in numbers {
        row.col(|ui| small_number_ui(ui, number));
    }
    if fits == Columns::All {
        row.col(|ui| small_number_ui(ui, one.took_out.to_string()));
        let won = one.won.iter().map(|(currency, amount)| desk.words.money(*amount, currency));
        let won = won.collect::<Vec<_>>().join(" · ");
        for words in [won, rivals(desk, &one.took_out_most), rivals(desk, &one.knocked_out_most_by)]
        {
            row.col(|ui| {
                let words = text(words, Size::Small).color(color(ui, Tone::TextMuted));
                ui.add(Label::new(words).truncate());
            });
        }
    }
    let args = Args::new().text("name", one.name.as_str()).count("events", one.events);
    let said = desk.say("league-statistics-line", &args.count("wins", one.wins));
    let response = row.response();
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &said));
}

fn small_number_ui(ui: &mut Ui, number: String) {
    number_cell_ui(ui, |ui| {
        ui.label(text(number, Size::Small).color(color(ui, Tone::TextMuted)));
    });
}

/// Whom they met most often, and how often.
fn rivals(desk: &HouseDesk<'_>, rivals: &Option<Rivals>) -> String {
    let Some(rivals) = rivals else { return String::new() };
    let args = Args::new().text("names", desk.words.list(&rivals.names)).no("times", rivals.times);
    desk.say("league-rivals", &args)
}
