//! Finding one more player for a form, by any letters of the name.

use crate::parts::player_query::Query;
use crate::theme::{Size, Tone, color, text};
use crate::view::View;
use crate::widgets::{Push, field_ui, muted_ui};
use egui::{Align, Key, Modifiers, Ui};
use engine::entries::Player;
use engine::values::PlayerId;

const OFFERED_MAX: usize = 5;

/// What is typed to find a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pick {
    typed: String,
    /// Takes the keys when it is shown next.
    is_wanted: bool,
}

impl Pick {
    /// One that takes the keys as soon as it is shown.
    pub fn ready() -> Self {
        Self { is_wanted: true, ..Self::default() }
    }

    /// Shows the field and those who fit; gives who was chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        label: &str,
        fits: impl Fn(&Player) -> bool,
    ) -> Option<PlayerId> {
        let field = field_ui(ui, label, &view.text("players-search-hint"), &mut self.typed);
        if std::mem::take(&mut self.is_wanted) {
            field.request_focus();
        }
        let query = Query::of(view, &self.typed);
        if query.is_empty() {
            return None;
        }
        let mut chosen = None;
        let players = view.tournament.entries().players();
        let mut found = players.filter(|player| fits(player) && query.fits(player)).peekable();
        if found.peek().is_none() {
            muted_ui(ui, view.text("players-none-found"));
        }
        // Enter takes the first; it is eaten, or the form would take it for its button.
        if field.lost_focus()
            && let Some(first) = found.peek()
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        {
            chosen = Some(first.id);
        }
        for player in found.take(OFFERED_MAX) {
            ui.horizontal_wrapped(|ui| {
                if ui.add(Push::secondary(player.name.as_str()).small()).clicked() {
                    chosen = Some(player.id);
                }
                let status = text(view.words.standing(view.tournament, player), Size::Small);
                ui.label(status.color(color(ui, Tone::TextMuted)));
            });
        }
        if field.changed() {
            // The form may be longer than the window; who was found must be in sight.
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
        if chosen.is_some() {
            self.typed.clear();
        }
        chosen
    }
}
