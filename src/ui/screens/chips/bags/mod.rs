//! The end of a day and the next one: bags keyed table by table, seals, the draw for the next day;
//! before the first level the flights that come together.

mod begin;
mod flights;
mod keying;
mod next_day;
mod seal;
mod tags;

use crate::screens::chips::bags::begin::BeginForm;
use crate::screens::chips::bags::flights::FlightsForm;
use crate::screens::chips::bags::next_day::NextDayForm;
use crate::screens::chips::bags::seal::SealForm;
use crate::screens::chips::bags::tags::hint_ui;
use crate::theme::{Size, Tone, color, icons, shape, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, Sides, Stat, said_ui, stat_ui, tag_ui};
use egui::{Label, ScrollArea, Ui};
use engine::Command;
use engine::days::{Counted, count_bags};
use engine::values::{PlayerId, Seq, TableNo};
use reports::{BagLine, BagTable, bag_tables, bags_by_chips};
use std::collections::BTreeMap;
use std::path::Path;
use words::Args;

const TABLES_WIDTH: f32 = 168.0;
/// The same in a small window.
const TABLES_WIDTH_MIN: f32 = 136.0;
/// Less room than this is a small window.
const ROOM_MIN: f32 = 640.0;
const FORM_WIDTH: f32 = 340.0;

/// What stands beside the list of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Beside {
    /// The first table that is not whole, or the seals where all are.
    #[default]
    Next,
    Table(TableNo),
    Seals,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Typed {
    chips: String,
    seal: String,
}

#[derive(Debug, Default)]
pub struct BagsPart {
    known_at: Option<Seq>,
    tables: Vec<BagTable>,
    by_chips: Vec<BagLine>,
    sum: Counted,
    beside: Beside,
    typed: BTreeMap<PlayerId, Typed>,
    /// The field that is to have the focus.
    focus: Option<PlayerId>,
    seal: SealForm,
    begin: BeginForm,
    next_day: NextDayForm,
    flights: FlightsForm,
}

impl BagsPart {
    pub fn look_at(&mut self, table: TableNo) {
        self.beside = Beside::Table(table);
        self.focus = None;
    }

    pub fn take_flight(&mut self, path: &Path) {
        self.flights.take(path);
    }

    fn renew(&mut self, view: &View<'_>) {
        if self.known_at != Some(view.seq()) {
            self.tables = bag_tables(view.tournament);
            self.by_chips = bags_by_chips(view.tournament, &[]);
            self.sum = count_bags(view.tournament);
            self.known_at = Some(view.seq());
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.renew(view);
        let days = view.tournament.days();
        match days.end() {
            Some(end) if end.seal.is_none() => {
                self.stats_ui(ui, view);
                ui.add_space(space::ONE);
                let is_small = ui.available_width() < ROOM_MIN;
                let tables = if is_small { TABLES_WIDTH_MIN } else { TABLES_WIDTH };
                let rest = (ui.available_width() - tables - space::TWO).max(tables);
                let Sides { mut left, mut right } = Sides::split(ui, rest, space::TWO);
                self.beside_ui(&mut right, view);
                self.next_day.ui(&mut right, view);
                self.tables_ui(&mut left, view);
            }
            Some(_) => {
                self.stats_ui(ui, view);
                ui.add_space(space::ONE);
                let width = FORM_WIDTH.min(ui.available_width() * 0.5);
                let Sides { mut left, mut right } = Sides::split(ui, width, space::TWO);
                self.begin.ui(&mut right, view);
                self.next_day.ui(&mut right, view);
                self.by_chips_ui(&mut left, view);
            }
            None if !view.tournament.clock().is_started() && days.flights().is_empty() => {
                self.flights.ui(ui, view);
            }
            None => self.playing_ui(ui, view),
        }
    }

    /// The day is played: its end, and the bags of the evening before.
    fn playing_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let days = view.tournament.days();
        let day = Args::new().no("day", days.day());
        said_ui(ui, text_bold(view.say("days-day", &day), Size::Title));
        hint_ui(ui, view, "days-end-hint");
        ui.add_space(space::ONE);
        let command = Command::EndDay;
        let words = view.say("days-end", &day);
        let tip = view.text("days-end.tip");
        let push = Push::primary(&words).tip(&tip).refused(view.refusal(&command));
        if ui.add(push.icon(icons::BREAK)).clicked() {
            view.actions.submit(command);
        }
        for flight in days.flights() {
            let args = Args::new()
                .text("flight", flight.name.as_str())
                .count("entries", flight.entries)
                .count("players", flight.players)
                .text("chips", view.words.chips(flight.chips));
            said_ui(ui, view.say("days-flight", &args));
        }
        if !self.by_chips.is_empty() {
            ui.add_space(space::TWO);
            self.by_chips_ui(ui, view);
        }
    }

    /// What is counted so far, and what is missing.
    fn stats_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let sum = self.sum;
        let of = Args::new().count("filled", sum.filled).count("all", sum.filled + sum.missing);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::THREE;
            let day = view.tournament.days().day().to_string();
            let stats = [
                Stat::new(view.text("days-stat-day"), day),
                Stat::new(view.text("days-stat-bags"), view.say("days-filled", &of)),
                Stat::new(view.text("days-stat-counted"), view.words.chips(sum.bagged)),
                Stat::new(view.text("days-stat-in-play"), view.words.chips(sum.in_play)),
            ];
            for stat in &stats {
                stat_ui(ui, stat, Size::Lead);
            }
            let (id, icon, tone) = match (sum.is_whole(), sum.difference()) {
                (false, _) => ("days-still", icons::RIGHT, Tone::TextMuted),
                (true, 0) => ("days-adds-up", icons::DONE, Tone::AccentText),
                (true, 1..) => ("days-too-many", icons::WARNING, Tone::StoppedText),
                (true, _) => ("days-too-few", icons::WARNING, Tone::StoppedText),
            };
            let chips = view.words.chips(engine::values::Chips(sum.difference().unsigned_abs()));
            let args = Args::new().text("chips", chips).count("players", sum.missing);
            tag_ui(ui, icon, &view.say(id, &args), tone);
        });
    }

    /// The tables, with how far each of them is.
    fn tables_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let shown = self.shown();
        let words = view.text("days-seals");
        let push = Push::one_of(&words, Beside::Seals, shown);
        if ui.add(push.icon(icons::LOCK).width(ui.available_width())).clicked() {
            self.beside = Beside::Seals;
        }
        ui.add_space(space::ONE);
        let rows = ScrollArea::vertical().id_salt("tables").auto_shrink(false);
        let height = shape::BUTTON_HEIGHT_SMALL;
        let mut chosen = None;
        rows.show_rows(ui, height, self.tables.len(), |ui, range| {
            for table in self.tables.get(range).unwrap_or_default() {
                let args = Args::new()
                    .no("table", table.table.0)
                    .count("filled", table.filled())
                    .count("all", table.lines.len());
                let words = view.say("days-table", &args);
                let push = Push::one_of(&words, Beside::Table(table.table), shown);
                let icon = if table.is_whole() { icons::DONE } else { icons::RIGHT };
                if ui.add(push.icon(icon).small().width(ui.available_width())).clicked() {
                    chosen = Some(table.table);
                }
            }
        });
        if let Some(table) = chosen {
            self.look_at(table);
        }
    }

    /// What stands beside the tables: what was chosen, or what comes next.
    fn shown(&self) -> Beside {
        let first_open = || self.tables.iter().find(|table| !table.is_whole());
        match self.beside {
            Beside::Table(no) if self.tables.iter().any(|table| table.table == no) => self.beside,
            Beside::Seals => Beside::Seals,
            _ => first_open().map_or(Beside::Seals, |table| Beside::Table(table.table)),
        }
    }

    fn beside_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        match self.shown() {
            Beside::Table(table) => self.keying_ui(ui, view, table),
            _ => self.seal.ui(ui, view, self.sum),
        }
    }

    /// The bags, the largest first.
    fn by_chips_ui(&self, ui: &mut Ui, view: &View<'_>) {
        ui.horizontal(|ui| {
            ui.label(text_bold(view.text("days-by-chips"), Size::Lead));
        });
        ui.add_space(space::HALF);
        let rows = ScrollArea::vertical().id_salt("bags").auto_shrink(false);
        rows.show_rows(ui, shape::BUTTON_HEIGHT_SMALL, self.by_chips.len(), |ui, range| {
            let first = range.start;
            for (index, bag) in self.by_chips.get(range).unwrap_or_default().iter().enumerate() {
                bag_row_ui(ui, view, first + index + 1, bag);
            }
        });
    }
}

fn bag_row_ui(ui: &mut Ui, view: &View<'_>, rank: usize, bag: &BagLine) {
    ui.horizontal(|ui| {
        let muted = color(ui, Tone::TextMuted);
        let column = |ui: &mut Ui, width: f32, words: String, strong: Strength| {
            let size = egui::Vec2::new(width, shape::BUTTON_HEIGHT_SMALL);
            let (layout, words) = match strong {
                Strength::Number => {
                    (egui::Layout::right_to_left(egui::Align::Center), text_bold(words, Size::Body))
                }
                Strength::Name => {
                    (egui::Layout::left_to_right(egui::Align::Center), text(words, Size::Body))
                }
                Strength::Quiet => (
                    egui::Layout::left_to_right(egui::Align::Center),
                    text(words, Size::Small).color(muted),
                ),
            };
            ui.allocate_ui_with_layout(size, layout, |ui| {
                ui.set_min_size(size);
                ui.add(Label::new(words).truncate());
            });
        };
        column(ui, 36.0, rank.to_string(), Strength::Quiet);
        column(ui, 110.0, view.words.chips(bag.counted.unwrap_or_default()), Strength::Number);
        let rest = (ui.available_width() - 200.0).max(80.0);
        column(ui, rest, bag.who.name.clone(), Strength::Name);
        let seat = view.words.seat(bag.at);
        let place = match &bag.seal {
            Some(seal) => {
                let args = Args::new().text("seal", seal.as_str());
                format!("{seat} · {}", view.say("print-bag-seal", &args))
            }
            None => seat,
        };
        column(ui, 184.0, place, Strength::Quiet);
    });
}

/// How a word of a row is written.
#[derive(Debug, Clone, Copy)]
enum Strength {
    Number,
    Name,
    Quiet,
}
