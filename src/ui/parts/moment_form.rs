//! When a bust-out really happened: now, at a time of day, or before or after another one.

use crate::theme::shape;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui};
use egui::{ScrollArea, Ui};
use engine::entries::fold;
use engine::finishes::{BustHand, HandKey};
use engine::values::{PlayerId, Timestamp};
use words::Args;
use words::typed::last_moment;

/// So many lines of the list are seen at once.
const LINES_SEEN: f32 = 6.0;

/// A moment while it is told.
#[derive(Debug, Default)]
pub struct MomentForm {
    when: MomentWhen,
    typed: String,
    /// Whose bust-out it came before or after.
    beside: Option<PlayerId>,
    /// Letters of the name that is looked for among the bust-outs.
    letters: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum MomentWhen {
    #[default]
    AsItIs,
    At,
    Before,
    After,
}

impl MomentForm {
    /// Shows the choices. `as_it_is` is the text id of the first; `who` is not among the bust-outs.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>, as_it_is: &str, who: Option<PlayerId>) {
        muted_ui(ui, view.text("players-bust-time"));
        let others = others(view, who);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = shape::BUTTON_HEIGHT_SMALL;
            let mut moments =
                vec![(MomentWhen::AsItIs, as_it_is), (MomentWhen::At, "players-time-at")];
            if !others.is_empty() {
                moments.push((MomentWhen::Before, "players-time-before"));
                moments.push((MomentWhen::After, "players-time-after"));
            }
            let moments = moments.into_iter().map(|(when, id)| (when, view.text(id)));
            choices_ui(ui, &mut self.when, moments);
        });
        match self.when {
            MomentWhen::AsItIs => {}
            MomentWhen::At => {
                let hint = view.words.time(view.now, view.offset);
                field_ui(ui, &view.text("clock-schedule-time"), &hint, &mut self.typed);
            }
            MomentWhen::Before | MomentWhen::After => self.others_ui(ui, view, &others),
        }
    }

    /// All bust-outs, the latest first, and letters to find one among them.
    fn others_ui(&mut self, ui: &mut Ui, view: &View<'_>, others: &[(PlayerId, Timestamp)]) {
        let label = view.text("players-time-find");
        field_ui(ui, &label, "", &mut self.letters);
        let letters = fold(self.letters.trim());
        let found: Vec<&(PlayerId, Timestamp)> = others
            .iter()
            .filter(|(id, _)| {
                let player = view.tournament.entries().player(*id);
                player.is_some_and(|player| player.name.folded().contains(letters.as_str()))
            })
            .collect();
        let is_there = self.beside.is_some_and(|beside| found.iter().any(|(id, _)| *id == beside));
        if !is_there {
            self.beside = found.first().map(|(player, _)| *player);
        }
        if found.is_empty() {
            muted_ui(ui, view.text("players-time-none"));
            return;
        }
        let height = shape::BUTTON_HEIGHT_SMALL;
        let list = ScrollArea::vertical().id_salt("beside").max_height(height * LINES_SEEN);
        let list = list.auto_shrink([false, true]);
        // Of thousands only those in sight are laid out.
        list.show_rows(ui, height, found.len(), |ui, rows| {
            for (player, at) in found.get(rows).unwrap_or_default() {
                let time = view.words.time_with_secs(*at, view.offset);
                let args = Args::new().text("player", view.player(*player)).text("time", time);
                let line = view.say("players-time-bust", &args);
                let push = Push::one_of(&line, Some(*player), self.beside).small();
                if ui.add(push).clicked() {
                    self.beside = Some(*player);
                }
            }
        });
    }

    /// The moment: none where it is as it is.
    ///
    /// # Errors
    /// Where what was typed is no time of day; the words say so.
    pub fn moment(&self, view: &View<'_>) -> Result<Option<Timestamp>, String> {
        let beside = || {
            let (key, _) = view.tournament.finishes().last_bust(self.beside?)?;
            Some(key.at)
        };
        match self.when {
            MomentWhen::AsItIs => Ok(None),
            MomentWhen::At => last_moment(&self.typed, view.now, view.offset)
                .map(Some)
                .ok_or_else(|| view.text("clock-schedule-unreadable")),
            MomentWhen::Before => Ok(beside().map(|at| at.plus_millis(-1))),
            // Two of a table at one moment would be one hand.
            MomentWhen::After => Ok(beside().map(|at| at.plus_millis(1))),
        }
    }
}

/// All bust-outs, the latest first, each by one of its players.
fn others(view: &View<'_>, who: Option<PlayerId>) -> Vec<(PlayerId, Timestamp)> {
    let finishes = view.tournament.finishes();
    let one_of = |(key, hand): (&HandKey, &BustHand)| {
        let mut busts = hand.busts.iter().map(|bust| bust.player);
        let is_last = |id: &PlayerId| finishes.last_bust(*id).is_some_and(|(last, _)| last == key);
        let player = busts.find(|id| Some(*id) != who && is_last(id))?;
        Some((player, key.at))
    };
    finishes.hands().rev().filter_map(one_of).collect()
}
