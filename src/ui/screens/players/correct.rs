//! Correcting a bust-out: its moment, the stack, and who won the chips.

use crate::parts::{MomentForm, Pick, answer_ui, asking_ui, elsewhere_ui};
use crate::theme::{Size, Tone, color, shape, space, text};
use crate::view::View;
use crate::widgets::{Push, among_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{Player, Who};
use engine::finishes::Elsewhere;
use engine::values::{Chips, PlayerId, TableNo};
use std::collections::BTreeSet;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub(super) struct CorrectForm {
    player: PlayerId,
    moment: MomentForm,
    stack: String,
    by: BTreeSet<PlayerId>,
    pick: Pick,
    /// What it was, so that only what is different is corrected.
    stack_was: String,
    by_was: BTreeSet<PlayerId>,
    table: Option<TableNo>,
    /// The director confirmed a winner who sat at another table.
    is_elsewhere: bool,
}

impl CorrectForm {
    /// The last bust-out of a player, as it was entered.
    pub(super) fn of(view: &View<'_>, player: PlayerId) -> Self {
        let hand = view.tournament.finishes().last_bust(player).map(|(_, hand)| hand);
        let bust = hand.and_then(|hand| hand.bust_of(player));
        let chips = |chips: Chips| view.words.chips(chips);
        let stack = bust.and_then(|bust| bust.stack).map(chips).unwrap_or_default();
        let by: BTreeSet<PlayerId> = hand
            .zip(bust)
            .map(|(hand, bust)| hand.won_by(bust).iter().copied().collect())
            .unwrap_or_default();
        Self {
            player,
            moment: MomentForm::default(),
            stack: stack.clone(),
            by: by.clone(),
            pick: Pick::default(),
            stack_was: stack,
            by_was: by,
            table: bust.map(|bust| bust.seat.table),
            is_elsewhere: false,
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let title = view.text("players-correct-bust");
        asking_ui(ui, view, &title, |ui| {
            title_ui(ui, view.player(self.player));
            self.was_ui(ui, view);
            self.moment.ui(ui, view, "players-time-as-entered", Some(self.player));
            field_ui(ui, &view.text("players-bust-stack"), "", &mut self.stack);
            ui.add_space(space::ONE);
            let words = view.text("common-save");
            self.winners_ui(ui, view);
            if let Ok(command) = self.command(view) {
                elsewhere_ui(ui, view, &command, &mut self.is_elsewhere);
            }
            ui.add_space(space::ONE);
            answer_ui(ui, view, Push::primary(&words), self.command(view))
        })
    }

    /// When it was, and for which place.
    fn was_ui(&self, ui: &mut Ui, view: &View<'_>) {
        let Some((key, _)) = view.tournament.finishes().last_bust(self.player) else { return };
        let time = view.words.time_with_secs(key.at, view.offset);
        let words =
            text(view.say("players-correct-was", &Args::new().text("time", time)), Size::Small);
        ui.label(words.color(color(ui, Tone::TextMuted)));
    }

    fn command(&self, view: &View<'_>) -> Result<Command, String> {
        let at = self.moment.moment(view)?;
        let stack = match self.stack.trim() {
            typed if typed == self.stack_was.trim() => None,
            typed => Some(chips_typed(typed).ok_or_else(|| view.text("common-chips-unreadable"))?),
        };
        let by = (self.by != self.by_was).then(|| self.by.iter().copied().map(Who::Id).collect());
        if at.is_none() && stack.is_none() && by.is_none() {
            return Err(view.text("common-change-first"));
        }
        let elsewhere = if self.is_elsewhere { Elsewhere::Allow } else { Elsewhere::Refuse };
        Ok(Command::CorrectBust { player: Who::Id(self.player), at, stack, by, elsewhere })
    }

    /// Those of the table, and anybody else by letters of the name.
    fn winners_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        ui.add_space(space::ONE);
        muted_ui(ui, view.text("players-bust-by"));
        let table = self.table.and_then(|table| view.tournament.seating().table(table));
        let mut offered: BTreeSet<PlayerId> = self.by.union(&self.by_was).copied().collect();
        offered.extend(
            table.into_iter().flat_map(|table| table.seats()).filter_map(|(_, seat)| seat.player),
        );
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            for player in offered {
                let name = view.player(player);
                let label = view.say("players-bust-won.name", &Args::new().text("player", &*name));
                among_ui(ui, &name, &label, &mut self.by, player);
            }
        });
        let label = view.text("players-bust-somebody-else");
        let fits = |player: &Player| player.id != self.player && !self.by.contains(&player.id);
        if let Some(player) = self.pick.ui(ui, view, &label, fits) {
            self.by.insert(player);
        }
    }
}
