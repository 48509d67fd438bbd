//! The menu of a row: everything that can be done with whoever is chosen.

use crate::screens::players::PlayersScreen;
use crate::theme::{Size, Tone, color, space, text};
use crate::view::View;
use crate::widgets::Push;
use egui::{Key, Layout, Modifiers, Popup, PopupCloseBehavior, Ui};

const WIDTH: f32 = 208.0;

impl PlayersScreen {
    /// Shows the menu where it was asked for, until something is pressed.
    pub(super) fn menu_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let Some(at) = self.menu_at else { return };
        let left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        // The buttons under the list answer to the keys.
        let view = View { pressed: None, ..*view };
        let mut is_open = !left;
        let id = ui.scope_id().with("menu-of-player");
        let popup = Popup::new(id, ui.ctx().clone(), at, ui.layer_id())
            .kind(egui::PopupKind::Menu)
            .layout(Layout::top_down_justified(egui::Align::Min))
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .accessible_name(view.text("players-menu"))
            .width(WIDTH)
            .open_bool(&mut is_open);
        popup.show(|ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            let current = self.selection.current();
            let current = current.and_then(|id| view.tournament.entries().player(id));
            match (self.selection.chosen().len(), current) {
                (0 | 1, Some(player)) => {
                    let name = text(player.name.as_str(), Size::Small);
                    ui.label(name.color(color(ui, Tone::TextMuted)));
                    self.player_deeds_ui(ui, &view, player);
                    self.is_card_open |= ui.add(Push::secondary(view.text("card-open"))).clicked();
                }
                _ => self.many_deeds_ui(ui, &view),
            }
        });
        if !is_open {
            self.menu_at = None;
        }
    }
}
