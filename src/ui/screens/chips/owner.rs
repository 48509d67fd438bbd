//! Whose chips are meant: somebody's, found by letters of the name, or nobody's.

use crate::parts::Pick;

use crate::theme::{Size, Tone, color, text, text_bold};
use crate::view::View;
use crate::widgets::{Push, heading_ui, said_ui};
use egui::Ui;
use engine::entries::Player;
use engine::values::PlayerId;
use words::Args;

/// Who was chosen, while somebody is looked for.
#[derive(Debug, Default)]
pub(super) struct Owner {
    player: Option<PlayerId>,
    pick: Pick,
}

impl Owner {
    /// Who was chosen; nobody's chips where none is.
    pub(super) fn player(&self) -> Option<PlayerId> {
        self.player
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("chips-whose"));
        match self.player {
            Some(player) => {
                let chips = stack_of(view, player).unwrap_or_default();
                let args = Args::new().text("player", view.player(player)).text("chips", chips);
                said_ui(ui, text_bold(view.say("chips-of-player", &args), Size::Body));
                if ui.add(Push::secondary(view.text("chips-whose-nobody")).small()).clicked() {
                    self.player = None;
                }
            }
            None => {
                let nobody = text(view.text("chips-whose-nobody"), Size::Body);
                ui.label(nobody.color(color(ui, Tone::Text)));
                let label = view.text("chips-whose-find");
                if let Some(player) = self.pick.ui(ui, view, &label, Player::is_in) {
                    self.player = Some(player);
                }
            }
        }
    }
}

/// A player's stack as last known, in words.
pub fn stack_of(view: &View<'_>, player: PlayerId) -> Option<String> {
    let player: &Player = view.tournament.entries().player(player)?;
    Some(view.words.chips(player.stack))
}
