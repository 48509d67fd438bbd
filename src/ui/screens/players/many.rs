//! What can be done with several players at once.

use crate::parts::BustForm;
use crate::screens::players::deeds::{pair_ui, unregister_ui};
use crate::screens::players::{PlayersForm, PlayersScreen};
use crate::view::{Rank, View};
use crate::vocabulary::Verb;
use crate::widgets::{Push, title_ui};
use egui::Ui;
use engine::Refusal;
use engine::entries::Who;
use engine::values::PlayerId;
use words::Args;

/// At most so many acts come of one press.
const ACTS_MAX: usize = 200;

impl PlayersScreen {
    /// The title and the buttons for everybody who is chosen.
    pub(super) fn many_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let chosen = self.selection.chosen().len();
        let title = view.say("players-selected", &Args::new().count("players", chosen));
        title_ui(ui, title);
        ui.horizontal_wrapped(|ui| self.many_deeds_ui(ui, view));
    }

    /// Everything that can be done with those who are chosen, as buttons one after the other.
    pub(super) fn many_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let chosen: Vec<PlayerId> = self.selection.chosen().iter().copied().collect();
        let is_many = chosen.len() > ACTS_MAX;
        if !is_many {
            self.many.renew(view, self.selection.changes(), chosen.iter().copied());
        }
        let most = Args::new().count("most", ACTS_MAX);
        let too_many = is_many.then(|| view.say("players-many-max", &most));
        let closed = view.closed().or(too_many);
        let unseated = self.many.unseated.filter(|_| !is_many);
        let unseated = unseated.map(|player| view.refusal_text(&Refusal::NotSeated { player }));
        let refusal = closed.clone().or(unseated);
        if view.verb_ui(ui, Verb::BustOut, Rank::Danger, refusal.as_deref()) && refusal.is_none() {
            self.form = Some(PlayersForm::BustOut(BustForm::of(chosen.clone())));
        }
        if let [one, other] = *chosen {
            pair_ui(ui, view, [one, other]);
        }
        let deeds = [
            ("players-lock-many", &self.many.lock),
            ("players-unlock-many", &self.many.unlock),
            ("players-rebuy-many", &self.many.rebuy),
        ];
        for (id, commands) in deeds {
            let count = if is_many { chosen.len() } else { commands.len() };
            // What nobody of them can do is no choice, except where all are too many.
            if count > 0 {
                let words = view.say(id, &Args::new().count("players", count));
                if ui.add(Push::secondary(&words).refused(closed.as_deref())).clicked() {
                    commands.iter().for_each(|command| view.actions.submit(command.clone()));
                }
            }
        }
        unregister_ui(ui, view, chosen.into_iter().map(Who::Id).collect());
        if ui.add(Push::quiet(view.text("players-select-none"))).clicked() {
            self.selection.only(None);
        }
    }
}
