//! The race as a whole: what came, what went, and whether it adds up.

use crate::screens::chips::race_seats::raced_ui;
use crate::theme::{Size, Tone, color, icons, space, text};
use crate::view::View;
use crate::widgets::{Empty, List, ListColumn, Push, Stat, number_cell_ui, stat_ui, title_ui};
use egui::{Label, ScrollArea, Ui};
use egui_extras::TableRow;
use engine::values::SeatNo;
use reports::{RaceBalance, RaceSum, TableRace};
use words::Args;

#[derive(Debug, Default)]
pub(super) struct ResultFace {
    /// The row whose race is shown seat by seat.
    chosen: Option<usize>,
}

/// The most values whose numbers stand over the list.
const BALANCES_MAX: usize = 1;

/// A row: the race of a table for one value.
struct Line<'a> {
    race: &'a TableRace,
    step: usize,
    sum: RaceSum,
}

impl ResultFace {
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        races: &[TableRace],
        balances: &[RaceBalance],
    ) {
        if balances.is_empty() {
            Empty::new(icons::CHIPS, view.text("race-none"), view.text("race-none-hint")).ui(ui);
            return;
        }
        let mut lines: Vec<Line<'_>> = races
            .iter()
            .flat_map(|race| race.steps.iter().enumerate().map(move |(step, _)| (race, step)))
            .map(|(race, step)| Line { race, step, sum: race.sum(step) })
            .collect();
        // The newest value first, and its tables in order.
        lines.sort_by_key(|line| {
            let value = line.race.steps.get(line.step).map(|step| step.remove);
            let rank = balances.iter().position(|balance| Some(balance.value) == value);
            (rank.unwrap_or(balances.len()), line.race.table())
        });
        if let Some(line) = self.chosen.and_then(|chosen| lines.get(chosen)) {
            if seats_ui(ui, view, line.race) {
                self.chosen = None;
            }
            return;
        }
        for balance in balances.iter().take(BALANCES_MAX) {
            balance_ui(ui, view, balance);
            ui.add_space(space::ONE);
        }
        self.chosen = list_ui(ui, view, &lines, None);
    }
}

/// One table seat by seat; whether to go back to all of them.
fn seats_ui(ui: &mut Ui, view: &View<'_>, race: &TableRace) -> bool {
    let mut go = false;
    ui.horizontal_wrapped(|ui| {
        go |= ui.add(Push::secondary(view.text("race-all-tables")).small()).clicked();
        let args = Args::new()
            .no("table", race.table().0)
            .text("change", view.words.change(race.raced.delta(&race.steps)));
        title_ui(ui, view.say("race-last", &args));
    });
    ui.add_space(space::ONE);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| raced_ui(ui, view, race));
    go
}

/// One value in large numbers: before and after, expected and counted.
fn balance_ui(ui: &mut Ui, view: &View<'_>, balance: &RaceBalance) {
    let words = view.words;
    let (value, next) = (words.chips(balance.value), words.chips(balance.next));
    let args = Args::new()
        .text("value", value.as_str())
        .text("next", next)
        .count("tables", balance.tables)
        .count("left", balance.left.len());
    title_ui(ui, view.say("race-of-value", &args));
    let in_play = view.tournament.chips().in_play();
    let delta = balance.sum.delta();
    let before = in_play.0.saturating_add_signed(delta.saturating_neg());
    let number = |chips: u64| words.number(i64::try_from(chips).unwrap_or(i64::MAX));
    stats_ui(
        ui,
        view,
        Size::Display,
        [
            ("race-stat-before", number(before)),
            ("race-stat-after", number(in_play.0)),
            ("race-stat-change", words.change(delta)),
        ],
    );
    let expected = balance.expected.map(|expected| ("race-stat-expected", number(expected)));
    let smaller = [
        ("race-stat-rounding", words.change(balance.sum.rounding)),
        ("race-stat-rescued", words.change(balance.sum.rescue)),
        ("race-stat-counted", number(balance.sum.chips + balance.late)),
    ];
    let given = ("race-stat-needed", number(balance.sum.received()));
    stats_ui(ui, view, Size::Title, smaller.into_iter().chain(expected).chain([given]));
    let Some(missing) = balance.missing() else {
        remark_ui(ui, &view.text("race-expected-unknown"), Tone::TextMuted);
        return;
    };
    let args = Args::new()
        .count("chips", missing.abs())
        .text("value", value)
        .count("left", balance.left.len());
    let (id, tone) = match (missing, balance.left.is_empty()) {
        (0, _) => ("race-adds-up", Tone::AccentText),
        (1.., false) => ("race-missing-tables-left", Tone::TextMuted),
        (1.., true) => ("race-missing", Tone::AttentionText),
        _ => ("race-too-many", Tone::AttentionText),
    };
    let sign = if missing == 0 { icons::DONE } else { icons::WARNING };
    remark_ui(ui, &format!("{sign} {}", view.say(id, &args)), tone);
}

fn stats_ui(
    ui: &mut Ui,
    view: &View<'_>,
    size: Size,
    stats: impl IntoIterator<Item = (&'static str, String)>,
) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::THREE;
        for (id, value) in stats {
            stat_ui(ui, &Stat::new(view.text(id), value), size);
        }
    });
}

fn remark_ui(ui: &mut Ui, words: &str, tone: Tone) {
    let words = text(words, Size::Body).color(color(ui, tone));
    ui.add(Label::new(words).wrap());
}

fn list_ui(
    ui: &mut Ui,
    view: &View<'_>,
    lines: &[Line<'_>],
    chosen: Option<usize>,
) -> Option<usize> {
    let titles = [
        "race-column-table",
        "race-column-values",
        "race-column-chips",
        "race-column-straight",
        "race-column-odd",
        "race-column-winners",
        "race-column-change",
    ]
    .map(|id| view.text(id));
    let [table, values, chips, straight, odd, winners, change] = &titles;
    let columns = [
        ListColumn::numbers(table, 64.0),
        ListColumn::words(values, Some(110.0)),
        ListColumn::numbers(chips, 72.0),
        ListColumn::numbers(straight, 84.0),
        ListColumn::numbers(odd, 64.0),
        ListColumn::words(winners, None),
        ListColumn::numbers(change, 100.0),
    ];
    let mut list = List::new("race-tables", &columns, lines.len());
    list.selected = chosen;
    list.show(ui, |row| {
        if let Some(line) = lines.get(row.index()) {
            row_ui(row, view, line);
        }
    })
}

fn row_ui(row: &mut TableRow<'_, '_>, view: &View<'_>, line: &Line<'_>) {
    let Line { race, step, sum } = line;
    let words = view.words;
    let number = |chips: u64| words.number(i64::try_from(chips).unwrap_or(i64::MAX));
    let steps = race.steps.get(*step).map(std::slice::from_ref).unwrap_or_default();
    let mut cell = |value: String, is_number: bool| {
        row.col(|ui| {
            let words = text(value, Size::Body);
            match is_number {
                true => number_cell_ui(ui, |ui| {
                    ui.label(words);
                }),
                false => {
                    ui.add(Label::new(words).truncate());
                }
            }
        });
    };
    cell(race.table().to_string(), true);
    cell(words.raced_values(steps), false);
    cell(number(sum.chips), true);
    cell(number(sum.exchanged), true);
    cell(number(sum.odd), true);
    cell(won_words(view, &race.winners(*step), &race.rescued(*step)), false);
    cell(words.change(sum.delta()), true);
}

/// Which seats won a chip, the best card first, and which were rescued.
fn won_words(view: &View<'_>, winners: &[SeatNo], rescued: &[SeatNo]) -> String {
    let seats = |seats: &[SeatNo]| {
        let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
        view.words.list(&numbers)
    };
    let args = Args::new()
        .text("winners", seats(winners))
        .count("won", winners.len())
        .text("rescued", seats(rescued))
        .count("saved", rescued.len());
    view.say("race-winners", &args)
}
