//! Counted stacks: what was expected and what was found.

use crate::screens::chips::count_result::{clues_ui, result_ui, tables_ui};
use crate::screens::chips::difference::counted_sign;
use crate::theme::{Size, Tone, color, icons, regular, shape, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::PrintChoice;
use crate::widgets::{Empty, Push, Sides, muted_ui, remark_ui, small_ui, title_ui};
use egui::{Align, Key, Label, Layout, ScrollArea, TextEdit, Ui, Vec2};
use engine::Command;
use engine::chips::{CountOccasion, CountedTable, EndedCount};
use engine::entries::{StackCount, Who};
use engine::values::{PlayerId, Seq, TableNo};
use reports::{CountReport, CountSheet, ToCount, count_report, count_sheets};
use std::collections::BTreeMap;
use words::Args;
use words::typed::chips_typed;

const TABLES_WIDTH: f32 = 184.0;
const FIELD_WIDTH: f32 = 120.0;
const SEAT_WIDTH: f32 = 24.0;
const KNOWN_WIDTH: f32 = 120.0;

#[derive(Debug, Default)]
pub(super) struct CountsPart {
    known: Option<(Seq, CountReport)>,
    table: Option<TableNo>,
    typed: BTreeMap<PlayerId, String>,
    /// The seat whose field gets the focus, by its place in the list.
    focus: Option<usize>,
    /// Why what was typed was not taken.
    trouble: Option<String>,
}

impl CountsPart {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        self.renew(view);
        let report = self.known.as_ref().map(|(_, report)| report.clone());
        match report {
            Some(report) if report.round.ended.is_none() => {
                self.count_ui(ui, view, &report);
            }
            Some(report) => ended_ui(ui, view, &report),
            None => none_ui(ui, view),
        }
    }

    /// Works the count out anew where an act was done, and finds the table to go on with.
    fn renew(&mut self, view: &View<'_>) {
        if self.known.as_ref().is_some_and(|(seq, _)| *seq == view.seq()) {
            return;
        }
        let before = self.known.take().map(|(_, report)| report.round.no);
        self.known = count_report(view.tournament).map(|report| (view.seq(), report));
        let Some((_, report)) = &self.known else { return };
        let is_there = |table| report.tables.iter().any(|known| known.table == table);
        if before != Some(report.round.no) || !self.table.is_some_and(is_there) {
            self.table = next_left(&report.tables, None);
            self.focus = Some(0);
        }
    }

    fn count_ui(&mut self, ui: &mut Ui, view: &View<'_>, report: &CountReport) {
        head_ui(ui, view, report);
        ui.add_space(space::ONE);
        let width = (ui.available_width() - TABLES_WIDTH - space::TWO).max(0.0);
        let Sides { mut left, mut right } = Sides::split(ui, width, space::TWO);
        self.table_ui(&mut right, view, report);
        if let Some(table) = tables_ui(&mut left, view, &report.tables, self.table) {
            self.choose(Some(table));
        }
    }

    fn choose(&mut self, table: Option<TableNo>) {
        self.table = table;
        self.focus = Some(0);
        self.trouble = None;
    }

    /// The seats of the chosen table, each with a field, and what explains a difference.
    fn table_ui(&mut self, ui: &mut Ui, view: &View<'_>, report: &CountReport) {
        let Some(table) = self.table else { return };
        let sheets = count_sheets(view.tournament, &[table]);
        let Some(sheet) = sheets.first() else { return };
        let title = view.say("tables-table", &Args::new().no("table", table.0));
        title_ui(ui, title);
        let room = ui.available_height() - shape::BUTTON_HEIGHT - space::TWO;
        ScrollArea::vertical().id_salt("stacks").max_height(room.max(64.0)).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            for (index, to_count) in sheet.seats.iter().enumerate() {
                if self.seat_ui(ui, view, to_count, index) {
                    self.enter(view, report, sheet, index);
                }
            }
            if let Some(trouble) = &self.trouble {
                remark_ui(ui, trouble, Tone::AttentionText);
            }
            if let Some(difference) = report.difference() {
                clues_ui(ui, view, difference);
            }
        });
        ui.add_space(space::ONE);
        ui.horizontal(|ui| {
            let words = view.say("counts-save", &Args::new().no("table", table.0));
            let tip = view.text("counts-save.tip");
            let push = Push::primary(&words).tip(&tip).refused(view.closed());
            if ui.add(push.shortcut("Enter")).clicked() {
                self.save(view, report, sheet);
            }
            let (before, after) = (view.text("counts-previous"), view.text("counts-next"));
            let push = Push::secondary("").icon(icons::LEFT).name(&before).tip(&before);
            if ui.add(push).clicked() {
                self.choose(neighbor(&report.tables, table, Way::Back));
            }
            let push = Push::secondary("").icon(icons::RIGHT).name(&after).tip(&after);
            if ui.add(push).clicked() {
                self.choose(neighbor(&report.tables, table, Way::On));
            }
        });
    }

    /// A seat with its field; whether Enter was pressed in it.
    fn seat_ui(&mut self, ui: &mut Ui, view: &View<'_>, seat: &ToCount, index: usize) -> bool {
        let mut is_entered = false;
        let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            let muted = color(ui, Tone::TextMuted);
            let number = text_bold(seat.seat.to_string(), Size::Body).color(muted);
            cell_ui(ui, SEAT_WIDTH, |ui| ui.add(Label::new(number)));
            let hint = seat.counted.map(|counted| view.words.chips(counted.chips));
            let typed = self.typed.entry(seat.who.player).or_default();
            let edit = TextEdit::singleline(typed)
                .id_salt(("counted-stack", seat.who.player.0))
                .hint_text(hint.unwrap_or_default())
                .font(regular(Size::Lead))
                .margin(egui::Margin::symmetric(8, 4))
                .align(egui::Align2::RIGHT_CENTER)
                .desired_width(FIELD_WIDTH - space::TWO);
            let field = ui.add(edit);
            let label = Args::new().text("player", seat.who.name.as_str()).no("seat", seat.seat.0);
            let label = view.say("counts-stack-of", &label);
            field.widget_info(|| {
                let mut info = egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label);
                info.current_text_value = Some(typed.clone());
                info
            });
            if self.focus == Some(index) {
                field.request_focus();
                self.focus = None;
            }
            is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.allocate_ui_with_layout(
                    Vec2::new(KNOWN_WIDTH, shape::ROW_HEIGHT),
                    Layout::right_to_left(Align::Center),
                    |ui| known_ui(ui, view, seat),
                );
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(text(&seat.who.name, Size::Body)).truncate());
                });
            });
        });
        is_entered
    }

    /// Enter: the next seat that is not counted, or the whole table where none is left.
    fn enter(&mut self, view: &View<'_>, report: &CountReport, sheet: &CountSheet, index: usize) {
        if let Some(trouble) = sheet.seats.get(index).and_then(|seat| self.unreadable(view, seat)) {
            self.trouble = Some(trouble);
            self.focus = Some(index);
            return;
        }
        self.trouble = None;
        let is_left = |seat: &ToCount| self.is_empty(seat) && seat.counted.is_none();
        let next = sheet.seats.iter().enumerate().skip(index + 1).find(|(_, seat)| is_left(seat));
        match next {
            Some((next, _)) => self.focus = Some(next),
            None => self.save(view, report, sheet),
        }
    }

    fn is_empty(&self, seat: &ToCount) -> bool {
        self.typed.get(&seat.who.player).is_none_or(|typed| typed.trim().is_empty())
    }

    /// What is wrong with what was typed for a seat.
    fn unreadable(&self, view: &View<'_>, seat: &ToCount) -> Option<String> {
        let typed = self.typed.get(&seat.who.player).map(|typed| typed.trim()).unwrap_or_default();
        (!typed.is_empty() && chips_typed(typed).is_none())
            .then(|| view.say("counts-unreadable", &Args::new().no("seat", seat.seat.0)))
    }

    /// Writes down what was typed, and goes on with the next table that is left.
    fn save(&mut self, view: &View<'_>, report: &CountReport, sheet: &CountSheet) {
        let mut stacks = Vec::new();
        for (index, seat) in sheet.seats.iter().enumerate() {
            if let Some(trouble) = self.unreadable(view, seat) {
                self.trouble = Some(trouble);
                self.focus = Some(index);
                return;
            }
            let typed = self.typed.get(&seat.who.player).and_then(|typed| chips_typed(typed));
            let stack = typed.map(|chips| StackCount { player: Who::Id(seat.who.player), chips });
            stacks.extend(stack);
        }
        if stacks.is_empty() {
            self.trouble = Some(view.text("counts-nothing-typed"));
            self.focus = Some(0);
            return;
        }
        let is_left = |seat: &ToCount| self.is_empty(seat) && seat.counted.is_none();
        let first_left = sheet.seats.iter().position(is_left);
        let command = Command::CountStacks { stacks };
        if let Some(refusal) = view.refusal(&command) {
            // What was typed stays where it is, to be put right.
            self.trouble = Some(refusal);
            return;
        }
        view.actions.submit(command);
        sheet.seats.iter().for_each(|seat| drop(self.typed.remove(&seat.who.player)));
        match first_left {
            Some(seat) => self.focus = Some(seat),
            None => {
                let next = next_left(&report.tables, Some(sheet.table));
                self.choose(next.or(Some(sheet.table)));
            }
        }
        self.trouble = None;
    }
}

fn cell_ui<R>(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui) -> R) {
    let size = Vec2::new(width, shape::ROW_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(width);
        contents(ui);
    });
}

/// What is known of a stack: how far the count is from it, or what it was.
fn known_ui(ui: &mut Ui, view: &View<'_>, seat: &ToCount) {
    let Some(counted) = seat.counted else {
        let args = Args::new().text("chips", view.words.chips(seat.known));
        small_ui(ui, view.say("counts-known", &args));
        return;
    };
    let difference = i64::try_from(counted.chips.0).unwrap_or(i64::MAX)
        - i64::try_from(counted.before.0).unwrap_or(i64::MAX);
    let (icon, tone) = counted_sign(difference);
    let words = format!("{icon} {}", view.words.signed(difference));
    let label = ui.label(text_bold(words, Size::Small).color(color(ui, tone)));
    let args = Args::new().text("chips", view.words.signed(difference));
    label.on_hover_text(view.say("counts-was", &args));
}

/// Which way to go from a table.
#[derive(Clone, Copy)]
enum Way {
    Back,
    On,
}

/// The table before or after this one, round and round.
fn neighbor(tables: &[CountedTable], table: TableNo, way: Way) -> Option<TableNo> {
    let here = tables.iter().position(|known| known.table == table)?;
    let to = match way {
        Way::Back => here.checked_sub(1).unwrap_or(tables.len() - 1),
        Way::On => (here + 1) % tables.len(),
    };
    tables.get(to).map(|known| known.table)
}

/// The next table after this one that is not counted, from the first one again after the last.
fn next_left(tables: &[CountedTable], after: Option<TableNo>) -> Option<TableNo> {
    let here = tables.iter().position(|known| Some(known.table) == after);
    let (before, behind) = tables.split_at_checked(here.map_or(0, |here| here + 1))?;
    let mut round = behind.iter().chain(before);
    let is_left = |known: &&CountedTable| !known.is_done() && Some(known.table) != after;
    round.find(is_left).map(|known| known.table)
}

/// Shows that nothing was ever counted, and how to begin.
fn none_ui(ui: &mut Ui, view: &View<'_>) {
    let begin = Command::BeginCount { occasion: CountOccasion::Break };
    let empty = Empty::new(icons::CHIPS, view.text("counts-none"), view.text("counts-none.hint"));
    if empty
        .button(Push::primary(view.text("counts-begin-break")).refused(view.refusal(&begin)))
        .ui(ui)
    {
        view.actions.submit(begin);
    }
    ui.vertical_centered(|ui| end_of_day_ui(ui, view));
}

fn end_of_day_ui(ui: &mut Ui, view: &View<'_>) {
    let occasion = CountOccasion::EndOfDay;
    view.plain_command_ui(ui, "counts-begin-end-of-day", Command::BeginCount { occasion });
}

/// The last count, and buttons for the next one.
fn ended_ui(ui: &mut Ui, view: &View<'_>, report: &CountReport) {
    let ended = |ended: &EndedCount| view.words.time(ended.at, view.offset);
    let time = report.round.ended.as_ref().map(ended).unwrap_or_default();
    let args = Args::new().no("count", report.round.no).text("time", time);
    ui.horizontal_wrapped(|ui| {
        title_ui(ui, view.say("counts-last", &args));
        let occasion = CountOccasion::Break;
        view.plain_command_ui(ui, "counts-begin-break", Command::BeginCount { occasion });
        end_of_day_ui(ui, view);
    });
    result_ui(ui, view, report);
    ui.add_space(space::ONE);
    if let Some(difference) = report.difference() {
        clues_ui(ui, view, difference);
    }
    muted_ui(ui, view.text("counts-by-table-hint"));
    let _: Option<TableNo> = tables_ui(ui, view, &report.tables, None);
}

/// What is counted, how far it is, and what it comes to so far.
fn head_ui(ui: &mut Ui, view: &View<'_>, report: &CountReport) {
    let time = view.words.time(report.round.at, view.offset);
    let args = Args::new().no("count", report.round.no).text("time", time);
    ui.horizontal_wrapped(|ui| {
        title_ui(ui, view.say("counts-title", &args));
        let progress = Args::new()
            .count("done", report.tables_done())
            .count("tables", report.tables.len())
            .count("counted", report.result.counted)
            .count("seated", report.result.seated);
        let progress = text(view.say("counts-progress", &progress), Size::Body);
        ui.label(progress.color(color(ui, Tone::TextMuted)));
        view.print_ui(ui, "counts-print", PrintChoice::all(&print::sheets::count_sheets::SHEET));
        view.plain_command_ui(ui, "counts-end", Command::EndCount);
    });
    result_ui(ui, view, report);
}
