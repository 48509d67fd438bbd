//! A list of any length, of which only the rows in sight are laid out.

use crate::theme::{Size, Tone, color, icons, radius, shape, space, stroke, strong_stroke, text};
use egui::{
    Align, Button, Event, Key, Layout, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};
use egui_extras::{Column, TableBuilder, TableRow};

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ListColumn<'a> {
    /// The heading over the column.
    pub title: &'a str,
    /// How wide it is; the one without a width takes what is left.
    pub width: Option<f32>,
    /// Where its title stands; numbers stand at the right, under one another.
    pub align: Align,
}

impl<'a> ListColumn<'a> {
    /// A column of words; the one without a width takes what is left.
    #[must_use]
    pub fn words(title: &'a str, width: Option<f32>) -> Self {
        Self { title, width, align: Align::Min }
    }

    /// A column of numbers, whose cells `number_cell_ui` shows.
    #[must_use]
    pub fn numbers(title: &'a str, width: f32) -> Self {
        Self { title, width: Some(width), align: Align::Max }
    }
}

/// Shows the cell of a column of numbers.
pub fn number_cell_ui(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(space::TWO);
        contents(ui);
    });
}

#[derive(Debug, Clone, Copy)]
pub struct List<'a> {
    /// Names it among the lists of the window.
    pub id: &'a str,
    pub columns: &'a [ListColumn<'a>],
    pub count: usize,
    pub selected: Option<usize>,
    /// The row to bring in sight.
    pub reveal: Option<usize>,
    pub row_height: f32,
    /// By which column it is sorted, and which way; none where columns do not sort.
    pub sorting: Option<Sorting<'a>>,
}

/// How a list is sorted, where its columns can be pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sorting<'a> {
    /// The column, if one was pressed, and which way.
    pub by: Option<(usize, SortWay)>,
    /// What each column does when it is pressed, in words.
    pub names: &'a [String],
    /// What a press does, in a sentence.
    pub tip: &'a str,
}

/// Which way a column is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SortWay {
    /// The first letter, the smallest number at the top.
    Up,
    /// The last letter, the largest number at the top.
    Down,
}

/// What was pressed in a list.
#[derive(Debug, Default)]
pub struct Touched {
    pub clicked: Option<usize>,
    /// This row was clicked twice.
    pub opened: Option<usize>,
    /// The menu of this row was asked for.
    pub menu: Option<usize>,
    /// This column's title was pressed.
    pub title: Option<usize>,
    /// Where the chosen row is, if it is in sight.
    pub selected: Option<egui::Rect>,
}

impl<'a> List<'a> {
    #[must_use]
    pub fn new(id: &'a str, columns: &'a [ListColumn<'a>], count: usize) -> Self {
        let row_height = shape::ROW_HEIGHT;
        Self { id, columns, count, selected: None, reveal: None, row_height, sorting: None }
    }

    /// Shows it; `row` lays out the cells of the row with this index, and what it gives for the
    /// row that was clicked is given.
    pub fn show(self, ui: &mut Ui, row: impl FnMut(&mut TableRow<'_, '_>)) -> Option<usize> {
        self.show_all(ui, row).clicked
    }

    /// Shows it; gives everything that was pressed.
    pub fn show_all(self, ui: &mut Ui, mut row: impl FnMut(&mut TableRow<'_, '_>)) -> Touched {
        let mut touched = Touched::default();
        let ring = strong_stroke(ui, Tone::Accent);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.visuals_mut().selection.bg_fill = color(ui, Tone::Selection);
        ui.visuals_mut().selection.stroke = stroke(ui, Tone::Text);
        let mut table = TableBuilder::new(ui)
            .id_salt(self.id)
            .striped(true)
            .auto_shrink([false, false])
            // It takes the room it is given, however little, and covers nothing beside it.
            .min_scrolled_height(0.0)
            .sense(Sense::click())
            .cell_layout(egui::Layout::left_to_right(egui::Align::Center));
        for column in self.columns {
            let built = column.width.map_or_else(Column::remainder, Column::exact);
            table = table.column(built.clip(true));
        }
        if let Some(reveal) = self.reveal {
            table = table.scroll_to_row(reveal, None);
        }
        let table = table.header(shape::ROW_HEIGHT, |mut header| {
            for (index, column) in self.columns.iter().enumerate() {
                header.col(|ui| {
                    aligned_ui(ui, column.align, |ui| match self.sorting {
                        Some(sorting) => {
                            if title_ui(ui, column.title, index, sorting).clicked() {
                                touched.title = Some(index);
                            }
                        }
                        None => {
                            let words = text(column.title, Size::Small);
                            ui.label(words.color(color(ui, Tone::TextMuted)));
                        }
                    })
                });
            }
        });
        table.body(|body| {
            body.rows(self.row_height, self.count, |mut table_row| {
                let index = table_row.index();
                table_row.set_selected(self.selected == Some(index));
                row(&mut table_row);
                let response = table_row.response();
                touched.see(index, &response);
                if response.has_focus() {
                    focus_ui(&response, ring);
                }
                if self.selected == Some(index) {
                    touched.selected = Some(response.rect);
                }
            });
        });
        touched
    }
}

/// Shows which row the keys are in.
fn focus_ui(row: &Response, ring: Stroke) {
    let painter = row.ctx.layer_painter(row.layer_id).with_clip_rect(row.interact_rect);
    painter.rect_stroke(row.rect, radius::SMALL, ring, StrokeKind::Inside);
}

impl Touched {
    fn see(&mut self, index: usize, response: &Response) {
        if response.clicked() {
            self.clicked = Some(index);
        }
        if response.double_clicked() {
            self.opened = Some(index);
        }
        if response.secondary_clicked() {
            self.menu = Some(index);
        }
    }
}

fn aligned_ui(ui: &mut Ui, align: Align, contents: impl FnOnce(&mut Ui)) {
    match align {
        Align::Max => number_cell_ui(ui, contents),
        _ => contents(ui),
    }
}

/// The title of a column that sorts, with the way it does.
fn title_ui(ui: &mut Ui, title: &str, index: usize, sorting: Sorting<'_>) -> Response {
    let way = sorting.by.filter(|(by, _)| *by == index).map(|(_, way)| way);
    let (words, tone) = match way {
        Some(SortWay::Up) => (format!("{title} {}", icons::UP), Tone::AccentText),
        Some(SortWay::Down) => (format!("{title} {}", icons::DOWN), Tone::AccentText),
        None => (title.to_owned(), Tone::TextMuted),
    };
    let words = text(words, Size::Small).color(color(ui, tone));
    let response = ui.add(Button::new(words).frame(false));
    let name = sorting.names.get(index).map_or(title, String::as_str);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, way.is_some(), name));
    response.on_hover_text(text(sorting.tip, Size::Body))
}

/// Where keys lead in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walked {
    pub row: usize,
    /// Every row on the way is meant, because Shift was held.
    pub is_run: bool,
}

/// The row that keys lead to from this one, in a list of `count` rows of which `page` are in
/// sight; the keys are eaten.
#[must_use]
pub fn walk(ui: &Ui, here: Option<usize>, count: usize, page: usize) -> Option<Walked> {
    let last = count.checked_sub(1)?;
    let (mut here, mut walked) = (here, None);
    ui.input_mut(|input| {
        // One by one: a held key repeats within a frame, and Shift may be up again at its end.
        input.events.retain(|event| {
            let &Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let to = next_row(key, here, last, page.max(1));
            let Some(row) = to.filter(|_| !modifiers.command && !modifiers.alt) else {
                return true;
            };
            here = Some(row);
            walked = Some(Walked { row, is_run: modifiers.shift });
            false
        });
    });
    walked
}

/// The row that one key leads to.
fn next_row(key: Key, here: Option<usize>, last: usize, page: usize) -> Option<usize> {
    Some(match key {
        Key::ArrowDown => here.map_or(0, |here| (here + 1).min(last)),
        Key::ArrowUp => here.map_or(last, |here| here.saturating_sub(1)),
        Key::PageDown => here.map_or(0, |here| (here + page).min(last)),
        Key::PageUp => here.map_or(0, |here| here.saturating_sub(page)),
        Key::Home => 0,
        Key::End => last,
        _ => return None,
    })
}

/// How many rows are in sight in so high a list.
#[must_use]
pub fn rows_in_sight(ui: &Ui) -> usize {
    (ui.available_height() / shape::ROW_HEIGHT).max(2.0) as usize - 1
}
