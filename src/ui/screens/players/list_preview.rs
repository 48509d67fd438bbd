//! Every line of a list before anybody is registered: taken as a name or not, and why.

use crate::theme::{Size, Tone, color, regular, shape, space, text};
use crate::view::View;
use crate::widgets::{Push, choices_ui, heading_ui, muted_ui, remark_ui, said_ui};
use egui::{Checkbox, Label, Role, ScrollArea, Ui, Vec2, WidgetInfo};
use exchange::{ListRead, ListRow, NameDoubt, empty_lines};
use words::Args;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum PreviewShown {
    #[default]
    All,
    Taken,
    InDoubt,
    LeftOut,
}

/// A line of the preview: a player by their place in the list, or a problem by its place.
#[derive(Debug, Clone, Copy)]
enum PreviewLine {
    Row(usize),
    Problem(usize),
}

/// The lines while they are looked through.
#[derive(Debug, Default)]
pub(super) struct Preview {
    shown: PreviewShown,
    /// The lines to show, until something changes.
    entries: Option<Vec<PreviewLine>>,
    empty: usize,
}

/// The height of a line: the name, and below it what is to be said of it.
const ROW_HEIGHT: f32 = 44.0;

/// At least so many lines are in sight, if need be by scrolling the form.
const ROWS_MIN: f32 = 5.0;

impl Preview {
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Shows the lines, and lets them be ticked; whether a tick was changed.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        list: &mut ListRead,
        typed: &str,
    ) -> bool {
        if self.entries.is_none() {
            self.entries = Some(entries(list, self.shown));
            self.empty = empty_lines(typed);
        }
        heading_ui(ui, view.text("players-preview"));
        self.shown_ui(ui, view, list);
        let mut changed = self.ticks_ui(ui, view, list);
        if self.empty > 0 {
            let args = Args::new().count("lines", self.empty);
            muted_ui(ui, view.say("players-preview-empty", &args));
        }
        let entries = self.entries.as_deref().unwrap_or_default();
        if entries.is_empty() {
            said_ui(ui, text(view.text("players-preview-none"), Size::Small));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let room = (ui.clip_rect().bottom() - ui.cursor().top()).max(ROWS_MIN * ROW_HEIGHT);
        let height = (entries.len() as f32 * ROW_HEIGHT).min(room);
        let area = ScrollArea::vertical().id_salt("preview").max_height(height.max(1.0));
        area.auto_shrink([false, true]).show_rows(ui, ROW_HEIGHT, entries.len(), |ui, rows| {
            for entry in entries.get(rows).unwrap_or_default() {
                let size = Vec2::new(ui.available_width(), ROW_HEIGHT);
                ui.allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    ui.spacing_mut().item_spacing = Vec2::new(space::HALF, 0.0);
                    ui.spacing_mut().interact_size.y = ROW_HEIGHT / 2.0;
                    match *entry {
                        PreviewLine::Row(index) => {
                            if let Some(row) = list.rows.get_mut(index)
                                && row_ui(ui, view, row)
                            {
                                changed = true;
                            }
                        }
                        PreviewLine::Problem(index) => {
                            if let Some(problem) = list.problems.get(index) {
                                remark_ui(
                                    ui,
                                    exchange::messages::csv_problem(view.words, problem),
                                    Tone::AttentionText,
                                );
                            }
                        }
                    }
                });
            }
        });
        changed
    }

    /// Which lines are shown, with how many there are.
    fn shown_ui(&mut self, ui: &mut Ui, view: &View<'_>, list: &ListRead) {
        let taken = list.rows.iter().filter(|row| row.is_taken).count();
        let in_doubt = list.rows.iter().filter(|row| row.doubt != NameDoubt::None).count();
        let choices = [
            (PreviewShown::All, "players-preview-all", list.rows.len() + list.problems.len()),
            (PreviewShown::Taken, "players-preview-taken", taken),
            (PreviewShown::InDoubt, "players-preview-doubt", in_doubt),
            (PreviewShown::LeftOut, "players-preview-problems", list.problems.len()),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::HALF);
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            let choices = choices.map(|(shown, id, lines)| {
                (shown, view.say(id, &Args::new().count("lines", lines)))
            });
            if choices_ui(ui, &mut self.shown, choices) {
                self.entries = None;
            }
        });
    }

    /// Ticks and unticks all that are shown.
    fn ticks_ui(&mut self, ui: &mut Ui, view: &View<'_>, list: &mut ListRead) -> bool {
        let mut ticks = None;
        ui.horizontal(|ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            for (id, is_taken) in
                [("players-preview-tick", true), ("players-preview-untick", false)]
            {
                if ui.add(Push::quiet(view.text(id)).small()).clicked() {
                    ticks = Some(is_taken);
                }
            }
        });
        let Some(is_taken) = ticks else { return false };
        for entry in self.entries.iter().flatten() {
            if let PreviewLine::Row(index) = entry
                && let Some(row) = list.rows.get_mut(*index)
            {
                row.is_taken = is_taken;
            }
        }
        true
    }
}

/// The lines to show, in the order in which they stand.
fn entries(list: &ListRead, shown: PreviewShown) -> Vec<PreviewLine> {
    let is_shown = |row: &ListRow| match shown {
        PreviewShown::All => true,
        PreviewShown::Taken => row.is_taken,
        PreviewShown::InDoubt => row.doubt != NameDoubt::None,
        PreviewShown::LeftOut => false,
    };
    let rows = list.rows.iter().enumerate().filter(|(_, row)| is_shown(row));
    let rows = rows.map(|(index, row)| (row.line, PreviewLine::Row(index)));
    let has_problems = matches!(shown, PreviewShown::All | PreviewShown::LeftOut);
    let problems = list.problems.iter().enumerate().filter(|_| has_problems);
    let problems = problems.map(|(index, problem)| (problem.line, PreviewLine::Problem(index)));
    let mut entries: Vec<(u64, PreviewLine)> = problems.chain(rows).collect();
    entries.sort_by_key(|(line, _)| *line);
    entries.into_iter().map(|(_, entry)| entry).collect()
}

fn row_ui(ui: &mut Ui, view: &View<'_>, row: &mut ListRow) -> bool {
    let mut changed = false;
    ui.horizontal(|ui| {
        let name = row.name.as_str();
        let is_taken = row.is_taken;
        let tick = ui.add(Checkbox::without_text(&mut row.is_taken));
        tick.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_taken, name));
        changed |= tick.changed();
        let tone = if row.is_taken { Tone::Text } else { Tone::TextMuted };
        ui.add(Label::new(text(name, Size::Body).color(color(ui, tone))).truncate());
    });
    let mut parts = vec![view.say("players-preview-line", &Args::new().no("line", row.line))];
    if let Some(table) = row.need.and_then(|need| need.table) {
        parts.push(view.say("tables-table", &Args::new().no("table", table.0)));
    }
    if let Some(seat) = row.need.and_then(|need| need.seat) {
        parts.push(view.say("tables-seat", &Args::new().no("seat", seat.0)));
    }
    parts.extend(doubt_words(view, row.doubt));
    if !has_glyphs(ui, row.name.as_str()) {
        parts.push(view.text("players-preview-letters"));
    }
    let tone = if row.doubt == NameDoubt::None { Tone::TextMuted } else { Tone::AttentionText };
    let words = text(parts.join(" · "), Size::Small).color(color(ui, tone));
    ui.horizontal(|ui| {
        ui.add_space(space::THREE);
        ui.add(Label::new(words).truncate());
    });
    changed
}

/// Whether every letter can be shown in this window.
fn has_glyphs(ui: &Ui, name: &str) -> bool {
    ui.fonts_mut(|fonts| fonts.has_glyphs(&regular(Size::Body), name))
}

fn doubt_words(view: &View<'_>, doubt: NameDoubt) -> Option<String> {
    match doubt {
        NameDoubt::None => None,
        NameDoubt::Known => Some(view.text("players-paste-known")),
        NameDoubt::Twice { first_line } => {
            Some(view.say("players-paste-twice", &Args::new().no("line", first_line)))
        }
        NameDoubt::Unlikely(why) => Some(view.text(&format!("players-preview-{}", why.id()))),
    }
}
