//! The order in which tables break, while it is changed.

use crate::parts::asking_ui;
use crate::screens::tables::draw_form::refusal_ui;
use crate::theme::{Size, Tone, color, shape, space, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, muted_ui};
use egui::{Align, Label, Layout, Ui, UiBuilder, Vec2};
use engine::Command;
use engine::values::TableNo;
use words::Args;

#[derive(Debug)]
pub(super) struct OrderForm {
    tables: Vec<TableNo>,
}

/// What is done to a table in the order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shift {
    First,
    Earlier,
    Later,
}

impl OrderForm {
    pub(super) fn of(view: &View<'_>) -> Self {
        Self { tables: view.tournament.seating().break_order().collect() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("tables-break-order");
        asking_ui(ui, view, &title, |ui| {
            let mut done = false;
            muted_ui(ui, view.text("tables-break-order-hint"));
            self.follow(view);
            let is_changed =
                !self.tables.iter().copied().eq(view.tournament.seating().break_order());
            let command = Command::SetBreakOrder { tables: self.tables.clone() };
            let refusal = if is_changed {
                view.refusal(&command)
            } else {
                Some(view.text("common-change-first"))
            };
            let words = view.text("common-save");
            if ui.add(Push::primary(&words).refused(refusal.as_deref())).clicked() {
                view.actions.submit(command);
                done = true;
            }
            refusal_ui(ui, refusal.filter(|_| is_changed));
            ui.add_space(space::HALF);
            self.rows_ui(ui, view);
            done
        })
    }

    /// Tables that broke meanwhile are gone; new ones come last.
    fn follow(&mut self, view: &View<'_>) {
        let seating = view.tournament.seating();
        self.tables.retain(|table| seating.table(*table).is_some());
        if self.tables.len() < seating.tables().len() {
            let new: Vec<TableNo> =
                seating.break_order().filter(|table| !self.tables.contains(table)).collect();
            self.tables.extend(new);
        }
    }

    fn rows_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let mut shift = None;
        for (index, table) in self.tables.iter().enumerate() {
            let size = Vec2::new(ui.available_width(), shape::BUTTON_HEIGHT);
            let (_, rect) = ui.allocate_space(size);
            // Of hundreds of tables only those in sight are laid out.
            if !ui.is_rect_visible(rect) {
                continue;
            }
            let row = UiBuilder::new()
                .id_salt(table.0)
                .max_rect(rect)
                .layout(Layout::right_to_left(Align::Center));
            let pressed = row_ui(&mut ui.new_child(row), view, *table, index);
            shift = pressed.map(|pressed| (index, pressed)).or(shift);
        }
        let Some((index, pressed)) = shift else { return };
        let table = self.tables.remove(index);
        let to = match pressed {
            Shift::First => 0,
            Shift::Earlier => index.saturating_sub(1),
            Shift::Later => (index + 1).min(self.tables.len()),
        };
        self.tables.insert(to, table);
    }
}

fn row_ui(ui: &mut Ui, view: &View<'_>, table: TableNo, index: usize) -> Option<Shift> {
    let title = view.say("tables-table", &Args::new().no("table", table.0));
    let mut pressed = None;
    let shifts = [
        ("▼", "tables-order-later", Shift::Later),
        ("▲", "tables-order-earlier", Shift::Earlier),
        ("⏮", "tables-order-first", Shift::First),
    ];
    for (icon, id, shift) in shifts {
        let name = view.say(id, &Args::new().text("table", title.as_str()));
        if ui.add(Push::quiet("").icon(icon).name(&name).tip(&name).small()).clicked() {
            pressed = Some(shift);
        }
    }
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let muted = color(ui, Tone::TextMuted);
        ui.label(text_bold(&title, Size::Body));
        let taken = view.tournament.seating().table(table).map_or(0, |table| table.taken().len());
        let players = view.say("players-found", &Args::new().count("players", taken));
        let next = (index == 0).then(|| view.text("tables-next-to-break"));
        let words = match next {
            Some(next) => text(next, Size::Small).color(color(ui, Tone::AttentionText)),
            None => text(players, Size::Small).color(muted),
        };
        ui.add(Label::new(words).truncate());
    });
    pressed
}
