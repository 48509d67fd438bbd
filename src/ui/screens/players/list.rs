//! The rows of the list.

use crate::parts::sits_out_words;
use crate::screens::players::PlayersScreen;
use crate::screens::players::filter::{Filter, PlayersFound, SortBy};
use crate::theme::{Size, Tone, color, icons, text};
use crate::view::View;
use crate::widgets::{
    Empty, List, ListColumn, Push, SortWay, Sorting, Touched, number_cell_ui, small_ui,
};
use egui::{Label, Role, Ui, WidgetInfo};
use engine::entries::{Player, Status};
use words::Args;

impl PlayersScreen {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.found.len() == 0 {
            let is_searched = !self.typed.trim().is_empty();
            let (title, hint) = match self.filter.none_id().filter(|_| !is_searched) {
                Some(id) => (view.text(id), view.text(&format!("{id}.hint"))),
                None => (view.text("players-none-found"), view.text("players-none-found-hint")),
            };
            let icon = if is_searched { icons::SEARCH } else { icons::PLAYERS };
            let all = Push::primary(view.text("players-show-all"));
            if Empty::new(icon, title, hint).button(all).ui(ui) {
                self.typed.clear();
                self.filter = Filter::All;
            }
            return;
        }
        let shown: Vec<&PlayerColumn> = shown_columns(ui).collect();
        let title = |column: &&PlayerColumn| view.text(&format!("players-column-{}", column.id));
        let titles: Vec<String> = shown.iter().map(title).collect();
        let columns = shown.iter().zip(&titles);
        let columns: Vec<ListColumn<'_>> =
            columns.map(|(column, title)| column.of(title)).collect();
        let sorts =
            |title: &String| view.say("players-sort", &Args::new().text("column", title.as_str()));
        let names: Vec<String> = titles.iter().map(sorts).collect();
        let column = |by: SortBy| shown.iter().position(|column| column.by == by);
        let by = self.sort.and_then(|(by, way)| Some((column(by)?, way)));
        let tip = view.text("players-sort.tip");
        let sorting = Some(Sorting { by, names: &names, tip: &tip });
        let selected = self.selection.current().and_then(|player| self.found.position(player));
        let reveal = self.reveal.take();
        let list =
            List { selected, reveal, sorting, ..List::new("players", &columns, self.found.len()) };
        let touched = list.show_all(ui, |row| {
            let player = self.found.at(row.index());
            let player = player.and_then(|id| view.tournament.entries().player(id));
            if let Some(player) = player {
                let is_chosen = self.selection.chosen().contains(&player.id);
                row.set_selected(is_chosen);
                let cells = Cells { view, player, found: &self.found };
                for column in &shown {
                    row.col(|ui| (column.cell_ui)(ui, &cells));
                }
                let response = row.response();
                response.widget_info(|| {
                    let (place, _) = place_words(view, player, &self.found);
                    let number = number_of_namesake(view, player);
                    let name = [Some(player.name.to_string()), number, Some(place)];
                    let name = name.into_iter().flatten().collect::<Vec<_>>().join(", ");
                    WidgetInfo::labeled(Role::Row, true, name)
                });
                let choose = |node: &mut egui::accesskit::Node| node.set_selected(is_chosen);
                response.ctx.accesskit_node_builder(response.id, choose);
            }
        });
        let by = touched.title.and_then(|at| shown.get(at)).map(|column| column.by);
        self.touch(ui, &touched, by);
    }

    /// Does what was pressed in the list; `by` is the title of which column.
    fn touch(&mut self, ui: &Ui, touched: &Touched, by: Option<SortBy>) {
        if let Some(by) = by {
            self.sort = match self.sort {
                Some((sorted, SortWay::Up)) if sorted == by => Some((by, SortWay::Down)),
                Some((sorted, SortWay::Down)) if sorted == by => None,
                _ => Some((by, SortWay::Up)),
            };
        }
        let player = |row: Option<usize>| row.and_then(|row| self.found.at(row));
        let (clicked, opened, menu) =
            (player(touched.clicked), player(touched.opened), player(touched.menu));
        if let Some(player) = clicked {
            let modifiers = ui.input(|input| input.modifiers);
            if modifiers.shift {
                self.selection.run_to(player, self.found.players());
            } else if modifiers.command {
                self.selection.toggle(player);
            } else {
                self.selection.only(Some(player));
            }
        }
        if let Some(player) = opened {
            self.selection.only(Some(player));
            self.is_card_open = true;
        }
        if let Some(player) = menu {
            if !self.selection.chosen().contains(&player) {
                self.selection.only(Some(player));
            }
            self.menu_at = ui.input(|input| input.pointer.interact_pos());
        }
        self.selected_at = touched.selected;
    }
}

struct PlayerColumn {
    /// The end of the id of its title.
    id: &'static str,
    /// How the list is sorted by it.
    by: SortBy,
    /// Its width; none for what is left.
    width: Option<f32>,
    align: Align,
    /// Whether it is shown where there is room for little.
    is_always_shown: bool,
    cell_ui: fn(&mut Ui, &Cells<'_>),
}

/// Where the cells of a column stand.
enum Align {
    Left,
    Right,
}

/// The columns from the left.
const COLUMNS: [PlayerColumn; 4] = [
    PlayerColumn {
        id: "name",
        by: SortBy::Name,
        width: None,
        align: Align::Left,
        is_always_shown: true,
        cell_ui: name_ui,
    },
    PlayerColumn {
        id: "where",
        by: SortBy::Where,
        width: Some(150.0),
        align: Align::Left,
        is_always_shown: true,
        cell_ui: place_ui,
    },
    PlayerColumn {
        id: "stack",
        by: SortBy::Stack,
        width: Some(104.0),
        align: Align::Right,
        is_always_shown: false,
        cell_ui: stack_ui,
    },
    PlayerColumn {
        id: "entries",
        by: SortBy::Entries,
        width: Some(88.0),
        align: Align::Left,
        is_always_shown: false,
        cell_ui: entries_ui,
    },
];

/// Narrower lists have fewer columns.
const ALL_COLUMNS_FROM: f32 = 520.0;

/// The columns for which there is room.
fn shown_columns(ui: &Ui) -> impl Iterator<Item = &'static PlayerColumn> {
    let are_all = ui.available_width() > ALL_COLUMNS_FROM;
    COLUMNS.iter().filter(move |column| are_all || column.is_always_shown)
}

impl PlayerColumn {
    fn of<'t>(&self, title: &'t str) -> ListColumn<'t> {
        match (&self.align, self.width) {
            (Align::Right, Some(width)) => ListColumn::numbers(title, width),
            (Align::Left | Align::Right, width) => ListColumn::words(title, width),
        }
    }
}

struct Cells<'a> {
    view: &'a View<'a>,
    player: &'a Player,
    found: &'a PlayersFound,
}

fn name_ui(ui: &mut Ui, cells: &Cells<'_>) {
    let Cells { view, player, .. } = cells;
    let tone = if player.status == Status::Out { Tone::TextMuted } else { Tone::Text };
    let name = text(player.name.as_str(), Size::Body).color(color(ui, tone));
    // The number is never cut off: it tells two of one name apart.
    if let Some(number) = number_of_namesake(view, player) {
        small_ui(ui, number);
    }
    ui.add(Label::new(name).truncate());
    if player.is_locked {
        ui.label(text(icons::LOCK, Size::Small)).on_hover_text(view.text("tables-locked"));
    }
    if let Some(out) = sits_out_words(view, player) {
        let sign = text(icons::PENALTIES, Size::Small).color(color(ui, Tone::AttentionText));
        ui.label(sign).on_hover_text(out);
    }
    let owed = view.tournament.money().owed_by(player.id);
    if !owed.is_zero() {
        let amount = view.words.money_of(view.tournament, owed);
        let owes = view.say("players-owes", &Args::new().text("amount", amount));
        let sign = text(icons::OWES, Size::Small).color(color(ui, Tone::AttentionText));
        ui.label(sign).on_hover_text(owes);
    }
}

fn place_ui(ui: &mut Ui, cells: &Cells<'_>) {
    let (words, tone) = place_words(cells.view, cells.player, cells.found);
    ui.add(Label::new(text(words, Size::Small).color(color(ui, tone))).truncate());
}

fn stack_ui(ui: &mut Ui, cells: &Cells<'_>) {
    let Cells { view, player, .. } = cells;
    // What they are known to have won is less than what they have: everything.
    let is_winner = view.digest.winner() == Some(player.id);
    let is_known = player.status != Status::Out && !is_winner;
    let stack = if is_known { view.words.chips(player.stack) } else { String::new() };
    let stack = text(stack, Size::Small).color(color(ui, Tone::TextMuted));
    number_cell_ui(ui, |ui| {
        ui.label(stack);
    });
}

fn entries_ui(ui: &mut Ui, cells: &Cells<'_>) {
    small_ui(ui, bought(cells.view, cells.player));
}

/// The number of somebody whose name another one has, too, but for case and accents.
fn number_of_namesake(view: &View<'_>, player: &Player) -> Option<String> {
    let is_namesake = view.tournament.entries().named(player.name.as_str()).nth(1).is_some();
    is_namesake.then(|| view.say("card-number", &Args::new().no("number", player.id.0)))
}

/// Where a player sits, or how they finished.
fn place_words(view: &View<'_>, player: &Player, found: &PlayersFound) -> (String, Tone) {
    match player.status {
        Status::Seated(_) if view.digest.winner() == Some(player.id) => {
            (view.text("players-winner"), Tone::AccentText)
        }
        Status::Seated(_) => (view.words.status(player.status), Tone::Text),
        Status::Out => {
            let place = found.place(view, player.id).map_or(0, |place| place.0);
            let words = view.say("players-place", &Args::new().no("place", place));
            match view.words.exit(view.tournament.finishes().exit_of(player.id)) {
                Some(exit) => (format!("{words} · {exit}"), Tone::TextMuted),
                None => (words, Tone::TextMuted),
            }
        }
        _ => (view.words.status(player.status), Tone::AttentionText),
    }
}

/// Entries, and with a sign each rebuys and add-ons.
fn bought(view: &View<'_>, player: &Player) -> String {
    let mut words = player.entries.to_string();
    let mut add = |count: u16, id: &str| {
        if count > 0 {
            words.push_str(&view.say(id, &Args::new().count("count", count)));
        }
    };
    add(player.rebuys, "players-rebuys-short");
    add(player.add_ons, "players-add-ons-short");
    words
}
