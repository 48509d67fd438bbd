//! The room from above: every table as a tile.

use crate::engine::seating::Table;
use crate::engine::values::TableNo;
use crate::ui::action::Verb;
use crate::ui::screens::tables::{Reveal, TablesScreen};
use crate::ui::theme::{Size, Tone, color, shape, space, text};
use crate::ui::view::View;
use crate::ui::widgets::tile::{Tile, TileState, tile_ui};
use crate::words::Args;
use egui::{Margin, Role, ScrollArea, TextEdit, Ui, Vec2, WidgetInfo};

/// So many tables are found by looking.
const TILES_AT_A_GLANCE: usize = 12;

/// How much of the height the tiles may have.
const ROOM: f32 = 0.36;

/// How much of the screen is for the tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Share {
    /// What the table under them leaves.
    Part,
    /// Everything: there is no room for the table.
    All,
}

impl TablesScreen {
    /// Shows the tiles; a click looks at the table.
    pub(super) fn floor_ui(&mut self, ui: &mut Ui, view: &View<'_>, share: Share) {
        let seating = view.tournament.seating();
        if seating.tables().len() < 2 {
            return;
        }
        if let Some((fullest, emptiest)) = seating.size_range() {
            let args = Args::new()
                .count("tables", seating.tables().len())
                .count("most", fullest)
                .count("fewest", emptiest);
            let words = text(view.say("tables-room", &args), Size::Small);
            ui.horizontal(|ui| {
                ui.label(words.color(color(ui, Tone::TextMuted)));
                self.go_to_ui(ui, view);
            });
        }
        let [_, height] = shape::TILE;
        let gap = Vec2::new(space::TWO, space::ONE + space::HALF);
        // Whole rows: a tile that is cut off cannot be read.
        let share = if share == Share::All { 1.0 } else { ROOM };
        let rows = (ui.available_height() * share / (height + gap.y)).floor().max(1.0);
        let room = rows * (height + gap.y) - gap.y + 2.0 * space::ONE;
        ScrollArea::vertical().id_salt("floor").max_height(room).auto_shrink([false, true]).show(
            ui,
            |ui| {
                ui.add_space(space::ONE);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = gap;
                    for table in seating.tables() {
                        let tile = self.tile(view, table);
                        let response = tile_ui(ui, &tile);
                        if tile.is_chosen && self.reveal == Reveal::Yes {
                            response.scroll_to_me(None);
                            self.reveal = Reveal::No;
                        }
                        if response.clicked() {
                            self.look_at(table.no);
                        }
                    }
                });
            },
        );
    }

    /// A field for the number of a table, where there are too many to look for it.
    fn go_to_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let seating = view.tournament.seating();
        if seating.tables().len() <= TILES_AT_A_GLANCE {
            return;
        }
        let name = view.text("tables-go-to");
        let hint = text(&name, Size::Body).italics().color(color(ui, Tone::TextDisabled));
        let edit = TextEdit::singleline(&mut self.typed)
            .id_salt("go to table")
            .hint_text(hint)
            .margin(Margin::symmetric(10, 7))
            .desired_width(shape::NUMBER_WIDTH);
        let field = ui.add(edit);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        if view.pressed == Some(Verb::Search) {
            self.typed.clear();
            field.request_focus();
        }
        if !field.changed() {
            return;
        }
        let typed = self.typed.trim().parse().ok().map(TableNo);
        if let Some(table) = typed.and_then(|no| seating.table(no)) {
            self.look_at(table.no);
        }
    }

    fn tile(&self, view: &View<'_>, table: &Table) -> Tile {
        let taken = table.taken().len();
        let (badge, state) = badge_of(view, table);
        let count = Args::new().count("players", taken).count("seats", table.usable().len());
        let count = view.say("tables-players-of", &count);
        let title = view.say("tables-table", &Args::new().no("table", table.no.0));
        let parts = [Some(title), Some(count.clone()), badge.clone()];
        let name = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
        let number = table.no.to_string();
        Tile { number, count, badge, state, is_chosen: self.table == Some(table.no), name }
    }
}

/// What is the matter with a table.
fn badge_of(view: &View<'_>, table: &Table) -> (Option<String>, TileState) {
    let taken = table.taken().len();
    if view.digest.is_halted(table.no) {
        return (Some(view.text("tables-halted")), TileState::Halted);
    }
    if view.digest.plan.breaks.contains(&table.no) {
        return (Some(view.text("tables-breaks-now")), TileState::Breaking);
    }
    if let Some(short) = view.digest.short_by(taken) {
        let words = view.say("tables-short", &Args::new().count("short", short));
        return (Some(words), TileState::Short);
    }
    let is_late = !view.tournament.is_registration_open(view.now);
    if is_late && view.digest.next_to_break == Some(table.no) {
        return (Some(view.text("tables-next-to-break")), TileState::Breaking);
    }
    (None, TileState::Normal)
}
