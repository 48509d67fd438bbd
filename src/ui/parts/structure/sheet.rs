//! The structure as a sheet that is typed into where it stands: each change is one act.

use crate::parts::structure::cells::{name_id, title_id};
use crate::parts::structure::columns::{FORETOLD_WIDTH, LEVEL_WIDTH, Layout};
use crate::parts::structure::reach::{Cell, Reach, below, beside, is_open, reach};
use crate::parts::structure::tools::{kinds_ui, lines_ui};
use crate::parts::structure::view::SheetView;
use crate::theme::{Size, Tone, color, icons, radius, regular, shape, space, stroke, text_bold};
use crate::widgets::{muted_ui, remark_ui};
use egui::text::{CCursor, CCursorRange};
use egui::{
    Align2, Id, Key, Margin, Modifiers, Rect, Role, ScrollArea, Sense, StrokeKind, TextEdit, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use engine::Command;
use engine::structure::{
    Ante, Column, Kinds, LineChange, Stage, Structure, number, usual_ante, with_number,
};
use words::typed::chips_typed;
use words::{Args, Words};

/// The most chips and minutes that fit into a cell.
const NUMBER_MAX: u64 = 1_000_000_000_000;
const MINUTES_MAX: u64 = 24 * 60;
const ROW: f32 = 28.0;

/// What is chosen and half-typed on the sheet.
#[derive(Debug, Default)]
pub struct Sheet {
    /// The line that the tools are for.
    chosen: Option<usize>,
    at: Option<Cell>,
    typed: String,
    /// What stood in the cell before somebody typed.
    stood: String,
    /// The cell that gets the focus next.
    wanted: Option<Cell>,
    /// The same after the key that is pressed was let go by this cell.
    then: Option<Cell>,
    /// Why the last thing typed was not taken.
    told: Option<String>,
    /// Undo or redo, asked for in a cell where nothing is typed.
    asked: Option<Command>,
    /// The line that was on when the sheet was last scrolled to it.
    shown_on: Option<usize>,
    /// The frame in which the sheet was shown last.
    shown_in: u64,
}

impl Sheet {
    pub fn chosen(&self) -> Option<usize> {
        self.chosen
    }

    /// Undo or redo, where their keys were pressed in a cell with nothing typed in it.
    pub fn asked(&mut self) -> Option<Command> {
        self.asked.take()
    }

    /// Says why the last change was not taken.
    pub fn tell(&mut self, why: String) {
        self.told = Some(why);
        self.then = None;
    }

    /// Shows the sheet with its tools; gives the structure that it is to be, if that changed.
    pub fn ui(&mut self, ui: &mut Ui, view: SheetView<'_>) -> Option<Structure> {
        let id = ui.scope_id().with("sheet");
        let kinds = Kinds::of(view.structure);
        let layout = Layout::of(ui.available_width(), kinds, view.outlook.as_ref());
        if let Some(then) = self.then.take() {
            self.wanted = Some(then);
        }
        let frame = ui.ctx().cumulative_frame_nr();
        if frame > self.shown_in + 1 {
            self.come_back(view);
        }
        self.shown_in = frame;
        let by_key = self.keys(ui, view);
        self.heads_ui(ui, view, &layout, kinds);
        let mut changed = None;
        let tools = shape::BUTTON_HEIGHT_SMALL + shape::BUTTON_HEIGHT + space::THREE;
        let height = (ui.available_height() - tools).max(ROW * 3.0);
        let foretold = view.outlook.map(|outlook| outlook.lines(view.structure));
        let foretold = foretold.unwrap_or_default();
        let list = ScrollArea::vertical().id_salt("lines").auto_shrink(false).max_height(height);
        list.show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            let mut levels = 0_u16;
            for (row, stage) in view.structure.stages.iter().enumerate() {
                levels += u16::from(stage.as_level().is_some());
                let size = vec2(ui.available_width(), ROW);
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                let is_wanted = self.wanted.is_some_and(|wanted| wanted.row == row)
                    || self.at.is_some_and(|at| at.row == row);
                if is_wanted && self.wanted.is_some() {
                    ui.scroll_to_rect(rect, None);
                } else if view.on == Some(row) && self.shown_on != view.on && self.at.is_none() {
                    ui.scroll_to_rect(rect, Some(egui::Align::Center));
                    self.shown_on = view.on;
                }
                if !is_wanted && !ui.is_rect_visible(rect) {
                    continue;
                }
                if response.clicked() {
                    self.chosen = Some(row);
                }
                let line = SheetLine { row, level: levels, stage, rect, id };
                let left = foretold.get(row).copied().flatten();
                changed = self.line_ui(ui, view, &layout, line, left).or(changed.take());
            }
        });
        changed = self.left_behind(ui, view, id).or(changed);
        let by_tool = self.tools_ui(ui, view);
        changed.or(by_key).or(by_tool)
    }

    fn heads_ui(&self, ui: &mut Ui, view: SheetView<'_>, layout: &Layout, kinds: Kinds) {
        let size = vec2(ui.available_width(), ROW);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let muted = color(ui, Tone::TextMuted);
        let head = |x: f32, width: f32, words: String, align: Align2| {
            let cell = Rect::from_min_size(pos2(rect.left() + x, rect.top()), vec2(width, ROW));
            let at = align.pos_in_rect(&cell.shrink2(vec2(space::HALF, 0.0)));
            ui.painter().text(at, align, words, regular(Size::Small), muted);
        };
        head(0.0, LEVEL_WIDTH, view.words.text("structure-level"), Align2::LEFT_CENTER);
        for (column, x, width) in &layout.columns {
            let words = view.words.text(title_id(kinds, *column));
            head(*x, *width, words, Align2::RIGHT_CENTER);
        }
        if let Some(x) = layout.foretold {
            let ids = ["structure-left", "structure-average"];
            for (id, x) in ids.into_iter().zip([x, x + FORETOLD_WIDTH]) {
                head(x, FORETOLD_WIDTH, view.words.text(id), Align2::RIGHT_CENTER);
            }
        }
    }

    fn line_ui(
        &mut self,
        ui: &mut Ui,
        view: SheetView<'_>,
        layout: &Layout,
        line: SheetLine<'_>,
        foretold: Option<(u32, u64)>,
    ) -> Option<Structure> {
        let reach = reach(view, line.row);
        if line.row % 2 == 1 {
            ui.painter().rect_filled(line.rect, 0.0, color(ui, Tone::Stripe));
        }
        if self.chosen == Some(line.row) {
            let fill = color(ui, Tone::Selection);
            ui.painter().rect_filled(line.rect, radius::SMALL, fill);
        }
        let tone = match reach {
            Reach::Played => Tone::TextMuted,
            Reach::On => Tone::AccentText,
            Reach::Ahead => Tone::Text,
        };
        let title = title(view.words, &line);
        let game = short_game(view, &line);
        // Beside the letters of a game there is no room for the mark; those take the color, too.
        let is_marked = reach == Reach::On && game.is_none();
        let mark = if is_marked { format!("{} ", icons::RIGHT) } else { String::new() };
        let shown = match line.stage {
            Stage::Level(_) => format!("{mark}{}", line.level),
            Stage::Break(rest) if rest.color_up => {
                format!("{mark}{}", color_up_words(view, line.row))
            }
            Stage::Break(_) => format!("{mark}{}", view.words.text("structure-break")),
        };
        let paint = |ui: &Ui, x: f32, width: f32, words: String, align: Align2, tone: Tone| {
            let cell = Rect::from_min_size(line.rect.min + vec2(x, 0.0), vec2(width, ROW));
            let at = align.pos_in_rect(&cell.shrink2(vec2(space::HALF, 0.0)));
            ui.painter().text(at, align, words, regular(Size::Body), color(ui, tone));
        };
        paint(ui, 0.0, line.rect.width(), shown, Align2::LEFT_CENTER, tone);
        if let Some(game) = game {
            let cell = vec2(LEVEL_WIDTH - 4.0, 0.0);
            let at = line.rect.left_center() + cell;
            let tone = if reach == Reach::On { tone } else { Tone::TextMuted };
            let tone = color(ui, tone);
            ui.painter().text(at, Align2::RIGHT_CENTER, game, regular(Size::Small), tone);
        }
        if let (Some((left, average)), Some(x)) = (foretold, layout.foretold) {
            let number = |number: i64| view.words.number(number);
            let average = view.words.stack_figures(average);
            for (words, x) in [(number(i64::from(left)), x), (average, x + FORETOLD_WIDTH)] {
                paint(ui, x, FORETOLD_WIDTH, words, Align2::RIGHT_CENTER, Tone::TextMuted);
            }
        }
        let mut changed = None;
        for (column, x, width) in &layout.columns {
            let Some(stands) = number(line.stage, *column) else { continue };
            let rect = Rect::from_min_size(line.rect.min + vec2(*x, 0.0), vec2(*width, ROW));
            let may = match (reach, column) {
                (Reach::Ahead, _) | (Reach::On, Column::Minutes) => view.refusal.is_none(),
                (Reach::Played, _) | (Reach::On, Column::Stake(_)) => false,
            };
            let shown = shown_number(view.words, line.stage, *column, stands);
            if !may {
                paint(ui, *x, *width, shown, Align2::RIGHT_CENTER, tone);
                continue;
            }
            let cell = Cell { row: line.row, column: *column };
            let place = CellPlace { cell, rect, stands, shown, title: &title, id: line.id };
            changed = self.cell_ui(ui, view, line.stage, place).or(changed);
        }
        changed
    }

    /// A cell that can be typed into.
    fn cell_ui(
        &mut self,
        ui: &mut Ui,
        view: SheetView<'_>,
        stage: &Stage,
        place: CellPlace<'_>,
    ) -> Option<Structure> {
        let CellPlace { cell, rect, stands, shown, title, id } = place;
        let id = cell_id(id, cell);
        if self.wanted == Some(cell) {
            ui.memory_mut(|memory| memory.request_focus(id));
            self.wanted = None;
        }
        let is_here = self.at == Some(cell);
        let mut other = shown;
        let typed = if is_here { &mut self.typed } else { &mut other };
        let is_hovered = ui.rect_contains_pointer(rect);
        if is_here || is_hovered {
            let (fill, line) = match is_here {
                true => (Tone::Ground, Tone::Accent),
                false => (Tone::RaisedHover, Tone::Line),
            };
            let line = stroke(ui, line);
            let fill = color(ui, fill);
            ui.painter().rect(rect.shrink(1.0), radius::SMALL, fill, line, StrokeKind::Inside);
        }
        let edit = TextEdit::singleline(typed)
            .id(id)
            .font(regular(Size::Body))
            // The frame's margin is the one that counts.
            .frame(egui::Frame::NONE.inner_margin(Margin { right: 4, ..Margin::ZERO }))
            .align(Align2::RIGHT_CENTER)
            .clip_text(true)
            .min_size(rect.size())
            .desired_width(rect.width());
        let mut part = ui.new_child(egui::UiBuilder::new().id_salt(id).max_rect(rect));
        part.spacing_mut().interact_size.y = ROW;
        let output = edit.show(&mut part);
        let response = output.response.response;
        let name = name_id(stage, cell.column).map(|id| view.words.text(id)).unwrap_or_default();
        let args = Args::new().text("cell", name).text("line", title);
        let name = view.words.say("structure-cell", &args);
        let value = if is_here { self.typed.clone() } else { stands.to_string() };
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::TextInput, true, &name);
            info.current_text_value = Some(value.clone());
            info
        });
        let mut changed = None;
        if response.has_focus() && !is_here {
            changed = self.leave(view);
            self.enter(cell, stands);
            let mut state = output.state;
            let end = CCursor::new(self.typed.chars().count());
            let all = CCursorRange::two(CCursor::new(0), end);
            state.cursor.set_char_range(Some(all));
            state.store(ui.ctx(), id);
        } else if is_here && !response.has_focus() {
            let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            changed = self.leave(view);
            if entered && self.told.is_none() {
                // The next cell would hear the same key.
                self.then = below(view, cell, 1);
                ui.ctx().request_repaint();
            }
        }
        changed
    }

    fn enter(&mut self, cell: Cell, stands: u64) {
        self.at = Some(cell);
        self.chosen = Some(cell.row);
        self.stood = stands.to_string();
        self.typed.clone_from(&self.stood);
    }

    /// Leaves the cell; gives the structure that follows from what was typed.
    fn leave(&mut self, view: SheetView<'_>) -> Option<Structure> {
        let cell = self.at.take()?;
        let typed = std::mem::take(&mut self.typed);
        self.told = None;
        if typed.trim() == self.stood {
            return None;
        }
        let most = if cell.column == Column::Minutes { MINUTES_MAX } else { NUMBER_MAX };
        let read = if typed.trim().is_empty() { Some(0) } else { chips_typed(&typed).map(|c| c.0) };
        let Some(read) = read.filter(|read| *read <= most) else {
            let args = Args::new().text("typed", typed.trim());
            self.told = Some(view.words.say("structure-unreadable", &args));
            return None;
        };
        let mut changed = view.structure.clone();
        let usual = match usual_ante(view.structure, cell.row) {
            Ante::None => Ante::BigBlind(engine::values::Chips::ZERO),
            kind => kind,
        };
        let stage = changed.stages.get_mut(cell.row)?;
        *stage = with_number(stage, cell.column, read, usual);
        (changed != *view.structure).then_some(changed)
    }

    /// Another screen was shown meanwhile: what was half-typed is not taken for typed to the end.
    /// It goes on where it was, as long as the same number stands there.
    fn come_back(&mut self, view: SheetView<'_>) {
        let Some(cell) = self.at else { return };
        let stage = view.structure.stages.get(cell.row);
        let stands = stage.and_then(|stage| number(stage, cell.column));
        let is_same = stands.is_some_and(|stands| stands.to_string() == self.stood);
        if is_same && is_open(view, cell) && view.refusal.is_none() {
            self.wanted = Some(cell);
        } else {
            self.at = None;
            self.typed.clear();
        }
    }

    /// Whoever clicks elsewhere has typed to the end.
    fn left_behind(&mut self, ui: &Ui, view: SheetView<'_>, id: Id) -> Option<Structure> {
        let cell = self.at?;
        if ui.memory(|memory| memory.has_focus(cell_id(id, cell))) {
            return None;
        }
        self.leave(view)
    }

    /// Keys of a sheet, while somebody is in it. No verb has them.
    fn keys(&mut self, ui: &Ui, view: SheetView<'_>) -> Option<Structure> {
        let at = self.at?;
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
        const ALT_SHIFT: Modifiers = Modifiers::ALT.plus(Modifiers::SHIFT);
        let lines = [
            (CTRL_SHIFT, Key::Enter, LineChange::BreakAfter),
            (Modifiers::COMMAND, Key::Enter, LineChange::LevelAfter),
            (ALT_SHIFT, Key::ArrowDown, LineChange::Copy),
            (Modifiers::ALT, Key::ArrowUp, LineChange::Up),
            (Modifiers::ALT, Key::ArrowDown, LineChange::Down),
            (Modifiers::COMMAND, Key::Delete, LineChange::Remove),
        ];
        for (modifiers, key, change) in lines {
            if pressed(modifiers, key) {
                return self.change_line(view, at.row, change, Some(at.column));
            }
        }
        if pressed(Modifiers::NONE, Key::Escape) {
            self.typed.clone_from(&self.stood);
            self.at = None;
            ui.memory_mut(|memory| {
                if let Some(focused) = memory.focused() {
                    memory.surrender_focus(focused);
                }
            });
            return None;
        }
        for (key, rows) in [(Key::ArrowUp, -1), (Key::ArrowDown, 1)] {
            if pressed(Modifiers::NONE, key) {
                self.wanted = below(view, at, rows);
                return self.wanted.is_some().then(|| self.leave(view)).flatten();
            }
        }
        if self.typed == self.stood {
            let both = [
                (Modifiers::COMMAND.plus(Modifiers::SHIFT), Command::Redo),
                (Modifiers::COMMAND, Command::Undo),
            ];
            for (modifiers, command) in both {
                if pressed(modifiers, Key::Z) {
                    self.at = None;
                    self.wanted = Some(at);
                    self.asked = Some(command);
                    return None;
                }
            }
        }
        // While nothing is typed the arrows go from cell to cell, as in any sheet.
        if self.typed == self.stood {
            for (key, cells) in [(Key::ArrowLeft, -1), (Key::ArrowRight, 1)] {
                if pressed(Modifiers::NONE, key) {
                    self.wanted = beside(view, at, cells);
                    return None;
                }
            }
        }
        None
    }

    /// Does something to a line as a whole, after what was typed in it.
    fn change_line(
        &mut self,
        view: SheetView<'_>,
        row: usize,
        change: LineChange,
        column: Option<Column>,
    ) -> Option<Structure> {
        if change.is_for_lines_ahead() && reach(view, row) != Reach::Ahead {
            self.told = Some(view.words.text("structure-line-closed"));
            return None;
        }
        let typed = self.leave(view);
        let structure = typed.as_ref().unwrap_or(view.structure);
        let first = view.on.map_or(0, |on| on + 1);
        let Some((changed, next)) = change.done(structure, row, first) else { return typed };
        self.chosen = Some(next);
        if let Some(column) = column {
            let has_cell = changed.stages.get(next).is_some_and(|s| number(s, column).is_some());
            let column = if has_cell { column } else { Column::Minutes };
            self.wanted = Some(Cell { row: next, column });
        }
        Some(changed)
    }

    /// The tools for the chosen line, and why the last thing was not taken.
    fn tools_ui(&mut self, ui: &mut Ui, view: SheetView<'_>) -> Option<Structure> {
        let mut changed = None;
        let chosen = self.chosen.filter(|row| *row < view.structure.stages.len());
        ui.add_space(space::HALF);
        if let Some(row) = chosen {
            let line_title = title_of(view, row);
            let reach = reach(view, row);
            if let Some(change) = lines_ui(ui, view.words, &line_title, reach, view.refusal) {
                changed = self.change_line(view, row, change, None);
            }
            if self.told.is_none() {
                ui.horizontal_wrapped(|ui| {
                    ui.label(text_bold(sentence(&line_title), Size::Small));
                    if reach == Reach::Ahead && view.refusal.is_none() {
                        let kinds = kinds_ui(ui, view.words, view.structure, row);
                        changed = kinds.or(changed.take());
                    }
                });
            }
        } else if self.told.is_none() {
            muted_ui(ui, view.words.text("structure-hint"));
        }
        if let Some(told) = &self.told {
            remark_ui(ui, told, Tone::AttentionText);
        }
        changed
    }
}

#[derive(Clone, Copy)]
struct SheetLine<'a> {
    row: usize,
    /// The level that it is, or the last one before it.
    level: u16,
    stage: &'a Stage,
    rect: Rect,
    id: Id,
}

struct CellPlace<'a> {
    cell: Cell,
    rect: Rect,
    stands: u64,
    shown: String,
    title: &'a str,
    id: Id,
}

fn cell_id(sheet: Id, cell: Cell) -> Id {
    let column = match cell.column {
        Column::Stake(at) => at,
        Column::Minutes => usize::MAX,
    };
    sheet.with((cell.row, column))
}

/// A number as it stands where nobody types: an ante that is not there is a dash.
fn shown_number(words: &Words, stage: &Stage, column: Column, number: u64) -> String {
    let is_ante = name_id(stage, column) == Some("structure-ante.name");
    if number == 0 && is_ante {
        return "–".to_owned();
    }
    words.number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// What a line is called: `level 5`, `the break after level 4`.
fn title(words: &Words, line: &SheetLine<'_>) -> String {
    let id = match (line.stage, line.level) {
        (Stage::Level(_), _) => "stage-level",
        (Stage::Break(_), 0) => "stage-break-first",
        (Stage::Break(_), _) => "stage-break",
    };
    words.say(id, &Args::new().no("level", line.level).no("line", line.row + 1))
}

/// A break with a color-up: which chips go, where that is known.
fn color_up_words(view: SheetView<'_>, row: usize) -> String {
    match view.colored_up.get(&row) {
        Some(chips) => view
            .words
            .say("structure-break-color-up-of", &Args::new().text("chips", chips.as_str())),
        None => view.words.text("structure-break-color-up"),
    }
}

fn title_of(view: SheetView<'_>, row: usize) -> String {
    use engine::values::StageNo;
    view.words.stage_name(view.structure, StageNo::from_index(row))
}

/// With a capital, as a title has it.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}

/// The letters that a game has in a mixed event.
fn short_game(view: SheetView<'_>, line: &SheetLine<'_>) -> Option<String> {
    let level = line.stage.as_level()?;
    view.structure
        .has_several_games()
        .then(|| view.words.text(&format!("game-short-{}", level.game.id())))
}
