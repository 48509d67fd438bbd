//! The stacks of a table while they are keyed: a field a seat, and Enter goes on.

use crate::screens::chips::bags::tags::tags_ui;
use crate::screens::chips::bags::{BagsPart, Beside, Typed};
use crate::theme::{Size, Tone, icons, regular, shape, space, text};
use crate::view::View;
use crate::widgets::{Ground, Push, framed_ui, label_ui, muted_ui, remark_ui, small_ui, title_ui};
use egui::{Align, Key, Label, Layout, Margin, ScrollArea, TextEdit, Ui, Vec2};
use engine::Command;
use engine::days::BagCount;
use engine::entries::Who;
use engine::values::{Chips, PlayerId, TableNo};
use reports::{BagLine, BagTable};
use words::Args;
use words::typed::{NoBag, bag_typed, chips_typed};

/// How wide the columns are: seat, last known, chips, difference, seal.
const SEAT: f32 = 28.0;
const KNOWN: f32 = 84.0;
const CHIPS: f32 = 104.0;
const DIFFERENCE: f32 = 88.0;
const SEAL: f32 = 84.0;
/// Where there is less room, what was last known is left out.
const ROOM_FOR_KNOWN: f32 = 500.0;
/// A name has at least so much.
const NAME_MIN: f32 = 72.0;

impl Typed {
    fn of(line: &BagLine) -> Self {
        let chips = line.counted.map(|chips| chips.0.to_string()).unwrap_or_default();
        Self { chips, seal: line.seal.clone().unwrap_or_default() }
    }
}

impl BagsPart {
    /// Shows the fields of a table.
    pub(super) fn keying_ui(&mut self, ui: &mut Ui, view: &View<'_>, no: TableNo) {
        let Some(table) = self.tables.iter().find(|table| table.table == no).cloned() else {
            return;
        };
        for line in &table.lines {
            self.typed.entry(line.who.player).or_insert_with(|| Typed::of(line));
        }
        if self.focus.is_none() && ui.memory(|memory| memory.focused().is_none()) {
            self.focus = self.next_empty(&table, None);
        }
        let list = ScrollArea::vertical().id_salt("keying").auto_shrink([false, true]);
        list.show(ui, |ui| {
            framed_ui(ui, Ground::Part, |ui| {
                // Nine seats and the button have room in a window of 720 points.
                ui.spacing_mut().item_spacing.y = 1.0;
                title_ui(ui, view.say("tables-table", &Args::new().no("table", no.0)));
                titles_ui(ui, view);
                let mut entered = None;
                for line in &table.lines {
                    if self.line_ui(ui, view, line) {
                        entered = Some(line.who.player);
                    }
                }
                ui.add_space(space::HALF);
                self.foot_ui(ui, view, &table, entered);
            });
        });
    }

    /// The first seat after this one that nothing was typed for; from the start at the end.
    fn next_empty(&self, table: &BagTable, after: Option<PlayerId>) -> Option<PlayerId> {
        let here = table.lines.iter().position(|line| Some(line.who.player) == after);
        let first = here.map_or(0, |index| index + 1);
        let (before, behind) = table.lines.split_at(first.min(table.lines.len()));
        let is_empty = |line: &&BagLine| {
            self.typed.get(&line.who.player).is_none_or(|typed| typed.chips.trim().is_empty())
        };
        behind.iter().chain(before).find(is_empty).map(|line| line.who.player)
    }

    /// A line; whether Enter was pressed in it.
    fn line_ui(&mut self, ui: &mut Ui, view: &View<'_>, line: &BagLine) -> bool {
        let Some(typed) = self.typed.get_mut(&line.who.player) else { return false };
        let mut keyed = false;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::ONE;
            cell_ui(ui, SEAT, Side::Right, |ui| {
                label_ui(ui, line.at.seat.to_string(), Size::Body, Tone::TextMuted);
            });
            let (name, known) = widths(ui);
            cell_ui(ui, name, Side::Left, |ui| {
                ui.add(Label::new(text(&line.who.name, Size::Body)).truncate());
            });
            if known > 0.0 {
                cell_ui(ui, known, Side::Right, |ui| {
                    small_ui(ui, view.words.chips(line.expected));
                });
            }
            let of = Args::new().text("player", line.who.name.as_str());
            let name = view.say("days-chips-of", &of);
            let field =
                named_field_ui(ui, &mut typed.chips, ("bag", line.who.player.0), CHIPS, &name);
            if self.focus == Some(line.who.player) {
                field.request_focus();
                self.focus = None;
            }
            let is_enter = ui.input(|input| input.key_pressed(Key::Enter));
            keyed |= field.lost_focus() && is_enter;
            cell_ui(ui, DIFFERENCE, Side::Right, |ui| difference_ui(ui, view, line, &typed.chips));
            let name = view.say("days-seal-of", &of);
            let field =
                named_field_ui(ui, &mut typed.seal, ("seal", line.who.player.0), SEAL, &name);
            keyed |= field.lost_focus() && is_enter;
        });
        keyed
    }

    fn foot_ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        table: &BagTable,
        entered: Option<PlayerId>,
    ) {
        let bags = self.changed(table);
        let (unreadable, command) = match bags {
            Ok(bags) => (None, Command::BagStacks { bags }),
            Err((player, why)) => {
                let args = Args::new().text("player", view.player(player));
                let said = view.say(why.id(), &args);
                (Some(said), Command::BagStacks { bags: Vec::new() })
            }
        };
        let nothing = matches!(&command, Command::BagStacks { bags } if bags.is_empty());
        let refusal = unreadable
            .or_else(|| nothing.then(|| view.text("days-nothing-typed")))
            .or_else(|| view.refusal(&command));
        let next = self.next_empty(table, entered);
        let wants_to_save = entered.is_some() && next.is_none();
        ui.horizontal_wrapped(|ui| {
            let words = view.say("days-save-table", &Args::new().no("table", table.table.0));
            let tip = view.text("days-save-table.tip");
            let push = Push::primary(&words).tip(&tip).refused(refusal.as_deref());
            let is_pressed = ui.add(push.shortcut("Enter")).clicked();
            if (is_pressed || wants_to_save) && refusal.is_none() {
                view.actions.submit(command);
                table.lines.iter().for_each(|line| drop(self.typed.remove(&line.who.player)));
                self.beside = match next {
                    Some(_) => Beside::Table(table.table),
                    None => self.after(table),
                };
                self.focus = None;
            } else if let Some(next) = next.filter(|_| entered.is_some()) {
                self.focus = Some(next);
            }
            tags_ui(ui, view);
            self.sum_ui(ui, view, table);
        });
        if let Some(refusal) = refusal.filter(|_| !nothing || entered.is_some()) {
            remark_ui(ui, refusal, Tone::AttentionText);
        }
    }

    /// Where it goes on after a table that is whole: at the next one that is not.
    fn after(&self, table: &BagTable) -> Beside {
        let is_next = |other: &&BagTable| !other.is_whole() && other.table > table.table;
        let next = self.tables.iter().find(is_next);
        next.map_or(Beside::Next, |next| Beside::Table(next.table))
    }

    /// The sum of the table as it is typed, beside what was last known there.
    fn sum_ui(&self, ui: &mut Ui, view: &View<'_>, table: &BagTable) {
        let typed = table.lines.iter().filter_map(|line| self.typed.get(&line.who.player));
        let counted: Chips = typed.filter_map(|typed| chips_typed(&typed.chips)).sum();
        let args = Args::new()
            .text("counted", view.words.chips(counted))
            .text("known", view.words.chips(table.expected()));
        muted_ui(ui, view.say("days-table-sum", &args));
    }

    /// What was typed and differs from what stands, or whose is no bag.
    fn changed(&self, table: &BagTable) -> Result<Vec<BagCount>, (PlayerId, NoBag)> {
        let mut bags = Vec::new();
        for line in &table.lines {
            let Some(typed) = self.typed.get(&line.who.player) else { continue };
            if *typed == Typed::of(line) {
                continue;
            }
            let bag = bag_typed(&typed.chips, &typed.seal);
            if let Some((chips, seal)) = bag.map_err(|why| (line.who.player, why))? {
                bags.push(BagCount { player: Who::Id(line.who.player), chips, seal });
            }
        }
        Ok(bags)
    }
}

#[derive(Debug, Clone, Copy)]
enum Side {
    Left,
    Right,
}

fn cell_ui(ui: &mut Ui, width: f32, side: Side, contents: impl FnOnce(&mut Ui)) {
    let size = Vec2::new(width, shape::ROW_HEIGHT);
    let layout = match side {
        Side::Left => Layout::left_to_right(Align::Center),
        Side::Right => Layout::right_to_left(Align::Center),
    };
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        contents(ui);
    });
}

/// How wide the name is, and what was last known, in what is left of a row.
fn widths(ui: &Ui) -> (f32, f32) {
    let room = ui.available_width();
    let known = if room < ROOM_FOR_KNOWN { 0.0 } else { KNOWN };
    let others = known + CHIPS + DIFFERENCE + SEAL + 4.0 * space::ONE;
    ((room - others).max(NAME_MIN), known)
}

/// What stands over the columns.
fn titles_ui(ui: &mut Ui, view: &View<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::ONE;
        let label = |ui: &mut Ui, id: &str| {
            small_ui(ui, view.text(id));
        };
        cell_ui(ui, SEAT, Side::Right, |_| {});
        let (name, known) = widths(ui);
        cell_ui(ui, name, Side::Left, |ui| label(ui, "players-column-name"));
        if known > 0.0 {
            cell_ui(ui, known, Side::Right, |ui| label(ui, "days-column-known"));
        }
        cell_ui(ui, CHIPS, Side::Left, |ui| label(ui, "common-chips"));
        cell_ui(ui, DIFFERENCE, Side::Right, |ui| label(ui, "days-column-difference"));
        cell_ui(ui, SEAL, Side::Left, |ui| label(ui, "days-column-seal"));
    });
}

/// A field in a row, with a name of its own for those who do not see the row.
fn named_field_ui(
    ui: &mut Ui,
    typed: &mut String,
    id: (&str, u32),
    width: f32,
    name: &str,
) -> egui::Response {
    let edit = TextEdit::singleline(typed)
        .id_salt(id)
        .font(regular(Size::Body))
        .margin(Margin::symmetric(8, 5))
        .desired_width(width - space::TWO);
    ui.add(edit).accessible_name(name)
}

/// How far what is typed is from what was last known.
fn difference_ui(ui: &mut Ui, view: &View<'_>, line: &BagLine, typed: &str) {
    if typed.trim().is_empty() {
        return;
    }
    let (words, tone) = match chips_typed(typed) {
        None => (format!("{} {}", icons::WARNING, view.text("days-no-number")), Tone::StoppedText),
        Some(chips) if chips == line.expected => {
            (format!("{} {}", icons::DONE, view.text("days-same")), Tone::TextMuted)
        }
        Some(chips) if chips > line.expected => {
            (format!("+{}", view.words.chips(chips.minus(line.expected))), Tone::Text)
        }
        Some(chips) => (format!("−{}", view.words.chips(line.expected.minus(chips))), Tone::Text),
    };
    label_ui(ui, words, Size::Small, tone);
}
