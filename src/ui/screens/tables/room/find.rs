//! Finding a table by its number, or the seat of a player by any letters of their name.

use crate::screens::tables::TablesScreen;
use crate::screens::tables::room::camera::Aim;
use crate::theme::{Size, Tone, color, icons, regular, space, text};
use crate::view::View;
use crate::vocabulary::Verb;
use crate::widgets::{Ground, Push, muted_ui};
use egui::{Area, Id, Key, Margin, Order, Response, Role, TextEdit, Ui, Vec2, WidgetInfo};
use engine::entries::{Player, fold};
use engine::values::{SeatAt, TableNo};

const OFFERED_MAX: usize = 6;
/// So many letters are enough to look through the names.
const LETTERS_MIN: usize = 2;
const FIELD_WIDTH: f32 = 150.0;

impl TablesScreen {
    /// The field, and under it the players who are meant.
    pub(in crate::screens::tables) fn find_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let name = view.text("room-find");
        let hint = text(format!("{} {name}", icons::SEARCH), Size::Body)
            .color(color(ui, Tone::TextDisabled));
        let edit = TextEdit::singleline(&mut self.room.typed)
            .id_salt("find-on-the-plan")
            .font(regular(Size::Body))
            .hint_text(hint)
            .margin(Margin::symmetric(10, 5))
            .desired_width(FIELD_WIDTH);
        let field = ui.add(edit);
        field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
        if view.pressed == Some(Verb::Search) {
            self.room.typed.clear();
            field.request_focus();
        }
        let typed = self.room.typed.trim().to_owned();
        if typed.is_empty() {
            return;
        }
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(table) = typed.parse().ok().map(TableNo) {
            let is_there = view.tournament.seating().table(table).is_some();
            if is_there && (field.changed() || is_entered) {
                self.look_at(table);
            }
            if is_there && is_entered {
                self.room.go(Aim::Table(table));
                self.room.typed.clear();
            }
            return;
        }
        let key = (typed.clone(), view.seq());
        let found = self.room.found.of(key, || found(view, &typed)).clone();
        let chosen = self.offer_ui(view, &field, &found);
        let first = found.first().map(|(_, at)| *at).filter(|_| is_entered);
        if let Some(at) = chosen.or(first) {
            self.look_at(at.table);
            self.seat = Some(at.seat);
            self.room.go(Aim::Table(at.table));
            self.room.typed.clear();
        }
    }

    fn offer_ui(
        &self,
        view: &View<'_>,
        field: &Response,
        found: &[(String, SeatAt)],
    ) -> Option<SeatAt> {
        let below = field.rect.left_bottom() + Vec2::new(0.0, space::HALF);
        let mut chosen = None;
        let area = Area::new(Id::unique("found-on-the-plan")).order(Order::Foreground);
        area.fixed_pos(below).show(&field.ctx, |ui| {
            Ground::Over.frame(ui).inner_margin(space::THIN).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                if found.is_empty() {
                    muted_ui(ui, view.text("room-find-nobody"));
                }
                for (name, at) in found {
                    let words = format!("{name} · {}", view.words.seat(*at));
                    if ui.add(Push::quiet(&words).small()).clicked() {
                        chosen = Some(*at);
                    }
                }
            });
        });
        chosen
    }
}

/// Seated players whose name has these letters in it, the first ones by number.
fn found(view: &View<'_>, typed: &str) -> Vec<(String, SeatAt)> {
    if typed.chars().count() < LETTERS_MIN {
        return Vec::new();
    }
    let wanted = fold(typed);
    let meant = |player: &Player| {
        let at = player.seat()?;
        player.name.has_all(wanted.split_whitespace()).then(|| (player.name.to_string(), at))
    };
    view.tournament.entries().players().filter_map(meant).take(OFFERED_MAX).collect()
}
