//! Parts that answers and pages share: headings, cards with a bar, and tables.

use crate::theme::{Size, Tone, bold, color, radius, shape, space, text, text_bold};
use crate::widgets::{CardSize, cards_ui, cards_width, muted_ui};
use egui::{Align, Frame, Label, Layout, Margin, Ui, Vec2};
use words::Piece;
use words::verdict::{Cell, Table, VerdictPart};

pub(super) fn heading_ui(ui: &mut Ui, words: &str) {
    ui.add_space(space::HALF);
    ui.label(text_bold(words, Size::Small).color(color(ui, Tone::TextMuted)));
}

/// Small buttons and tags beside one another, in as many lines as they need.
pub(super) fn wrap_ui<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let row = |ui: &mut Ui| {
        ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
        ui.horizontal_wrapped(contents).inner
    };
    ui.scope(row).inner
}

/// Shows a verdict in rows and tables.
pub(super) fn verdict_ui(ui: &mut Ui, parts: &[VerdictPart]) {
    for (index, part) in parts.iter().enumerate() {
        ui.push_id(("verdict", index), |ui| match part {
            VerdictPart::Rows(rows) => rows_ui(ui, rows),
            VerdictPart::Table(table) => table_ui(ui, table),
        });
    }
}

/// Things with their names, beside one another.
fn rows_ui(ui: &mut Ui, rows: &[(String, Cell)]) {
    let row = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.with_layout(row, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(space::THREE, space::ONE);
        for (name, cell) in rows {
            let value = match cell {
                Cell::Text(words) => Piece::Text(words.clone()),
                Cell::Cards(cards) => Piece::Cards(cards.clone()),
            };
            let name_width = width_of(ui, &[Piece::Text(name.clone())]);
            let width = width_of(ui, &[value])
                .max(name_width)
                .min(ui.available_size_before_wrap().x.max(96.0));
            ui.allocate_ui(Vec2::new(width, shape::BUTTON_HEIGHT), |ui| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.y = 0.0;
                    muted_ui(ui, name);
                    cell_ui(ui, cell);
                });
            });
        }
    });
}

/// A table under its heading.
fn table_ui(ui: &mut Ui, table: &Table) {
    if !table.title.is_empty() {
        heading_ui(ui, &table.title);
    }
    let head = table.head.iter().map(|words| vec![Piece::Text(words.clone())]).collect();
    let piece = |cell: &Cell| match cell {
        Cell::Text(words) => vec![Piece::Text(words.clone())],
        Cell::Cards(cards) => vec![Piece::Cards(cards.clone())],
    };
    let rows = table.rows.iter().map(|row| row.iter().map(piece).collect());
    let has_head = !table.head.is_empty();
    let rows: Vec<Vec<Vec<Piece>>> = has_head.then_some(head).into_iter().chain(rows).collect();
    cells_ui(ui, &rows, usize::from(has_head));
}

/// Rows of cells, each column as wide as it needs and no wider than there is room for; so many
/// rows at the top are heads.
pub(super) fn cells_ui(ui: &mut Ui, rows: &[Vec<Vec<Piece>>], heads: usize) {
    let widths = widths(ui, rows);
    for (index, row) in rows.iter().enumerate() {
        let is_head = index < heads;
        let fill = if index % 2 == 1 { Tone::Stripe } else { Tone::Ground };
        let frame = Frame::new()
            .fill(color(ui, fill))
            .corner_radius(radius::SMALL)
            .inner_margin(Margin::symmetric(space::THIN, space::HALF_MARGIN));
        frame.show(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = Vec2::new(space::TWO, 0.0);
                ui.spacing_mut().interact_size.y = 0.0;
                for (column, cell) in row.iter().enumerate() {
                    let width = widths.get(column).copied().unwrap_or(CELL_MIN);
                    ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
                        ui.vertical(|ui| {
                            ui.set_width(width);
                            let size = if is_head { Size::Small } else { Size::Body };
                            let is_strong = column == 0 && !is_head;
                            let tone = if is_head { Tone::TextMuted } else { Tone::Text };
                            pieces_ui(ui, cell, Type { size, is_strong, tone });
                        });
                    });
                }
            });
        });
    }
}

const CELL_MIN: f32 = 48.0;

/// How wide each column is: what it needs; where that is too much, the widest give way, but none
/// so far that a number or a word breaks.
fn widths(ui: &Ui, rows: &[Vec<Vec<Piece>>]) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
    let least: Vec<f32> = (0..columns)
        .map(|column| cells(column).map(|cell| longest(ui, cell)).fold(0.0, f32::max))
        .collect();
    let whole =
        |column: usize| cells(column).map(|cell| width_of(ui, cell)).fold(CELL_MIN, f32::max);
    let mut widths: Vec<f32> = (0..columns).map(whole).collect();
    let gaps = space::TWO * f32::from(u16::try_from(columns).unwrap_or(u16::MAX)) + space::TWO;
    let mut room = (ui.available_width() - gaps).max(CELL_MIN);
    let mut open: Vec<usize> = (0..columns).collect();
    loop {
        let share = room / f32::from(u16::try_from(open.len().max(1)).unwrap_or(u16::MAX));
        let at_least = |column: usize| least.get(column).copied().unwrap_or_default();
        let is_settled = |column: &usize| {
            at_least(*column) >= share || widths.get(*column).is_some_and(|width| *width <= share)
        };
        let Some(place) = open.iter().position(is_settled) else {
            for column in open {
                if let Some(width) = widths.get_mut(column) {
                    *width = share;
                }
            }
            return widths;
        };
        let column = open.remove(place);
        if let Some(width) = widths.get_mut(column) {
            *width = width.min(at_least(column).max(share));
            room -= *width;
        }
    }
}

/// How wide the widest word or card of a cell is.
fn longest(ui: &Ui, cell: &[Piece]) -> f32 {
    let of = |piece: &Piece| match piece {
        Piece::Text(words) => {
            let words = words.split_whitespace().map(|word| Piece::Text(word.to_owned()));
            words.map(|word| width_of(ui, &[word])).fold(0.0, f32::max)
        }
        // Cards stand in as many lines as they need.
        Piece::Cards(cards) => {
            let card = cards.split_whitespace().next().unwrap_or_default().to_owned();
            width_of(ui, &[Piece::Cards(card)])
        }
    };
    cell.iter().map(of).fold(0.0, f32::max)
}

fn width_of(ui: &Ui, cell: &[Piece]) -> f32 {
    let tone = color(ui, Tone::Text);
    let width = |piece: &Piece| match piece {
        Piece::Text(words) => {
            let font = bold(Size::Body);
            ui.painter().layout_no_wrap(words.clone(), font, tone).size().x + 1.0
        }
        Piece::Cards(cards) => cards_width(cards, CardSize::Inline) + space::HALF,
    };
    cell.iter().map(width).sum()
}

/// How words are set: their size, weight and tone.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) size: Size,
    pub(super) is_strong: bool,
    pub(super) tone: Tone,
}

/// A line of words with cards between them.
pub(super) fn pieces_ui(ui: &mut Ui, pieces: &[Piece], set: Type) {
    let word = |words: &str, tone| match set.is_strong {
        true => text_bold(words, set.size).color(tone),
        false => text(words, set.size).color(tone),
    };
    let tone = color(ui, set.tone);
    if let [Piece::Text(words)] = pieces {
        ui.add(Label::new(word(words, tone)).wrap().selectable(true));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(3.0, 3.0);
        ui.spacing_mut().interact_size.y = shape::CARD_SMALL[1];
        for piece in pieces {
            match piece {
                Piece::Text(words) => {
                    ui.add(Label::new(word(words, tone)).wrap().selectable(true));
                }
                Piece::Cards(cards) => {
                    for card in cards.split_whitespace() {
                        cards_ui(ui, card, CardSize::Inline);
                    }
                }
            }
        }
    });
}

fn cell_ui(ui: &mut Ui, cell: &Cell) {
    match cell {
        Cell::Text(words) => {
            ui.add(Label::new(text_bold(words, Size::Body)).selectable(true));
        }
        Cell::Cards(cards) => cards_ui(ui, cards, CardSize::Inline),
    }
}
