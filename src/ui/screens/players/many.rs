//! What can be done with several players at once.

use crate::parts::bust_form::BustForm;
use crate::screens::players::deeds::{pair_ui, unregister_ui};
use crate::screens::players::{Form, PlayersScreen};
use crate::view::{Go, Rank, View};
use crate::vocabulary::action::Actions;
use crate::vocabulary::verb::Verb;
use crate::widgets::button::Push;
use crate::widgets::said::title_ui;
use egui::Ui;
use engine::entries::{Player, Who};
use engine::settings::Limit;
use engine::values::{PlayerId, Seq};
use engine::{Command, Refusal};
use words::Args;

/// At most so many acts come of one press.
const ACTS_MAX: usize = 200;

/// For whom of those chosen something may happen, one command for each.
#[derive(Debug, Default)]
pub(super) struct ManyDeeds {
    known_for: Option<(u64, Seq, i64)>,
    /// Somebody who cannot bust out, because he has no seat.
    unseated: Option<PlayerId>,
    lock: Vec<Command>,
    unlock: Vec<Command>,
    rebuy: Vec<Command>,
}

impl ManyDeeds {
    /// Works it out anew where the choice, an act or a second has changed.
    fn renew(&mut self, view: &View<'_>, changes: u64, chosen: impl Iterator<Item = PlayerId>) {
        let key = Some((changes, view.seq(), view.now.0.div_euclid(1000)));
        if self.known_for == key {
            return;
        }
        *self = Self { known_for: key, ..Self::default() };
        let sells_rebuys = view.tournament.settings().entries.rebuys != Limit::Never;
        let may = |command: &Command| (view.check)(command).is_ok();
        for player in chosen.filter_map(|id| view.tournament.entries().player(id)) {
            if player.seat().is_none() {
                self.unseated = self.unseated.or(Some(player.id));
            }
            let (lock, unlock, rebuy) = deeds_of(player);
            self.lock.extend(lock.filter(&may));
            self.unlock.extend(unlock.filter(&may));
            self.rebuy.extend(Some(rebuy).filter(|_| sells_rebuys).filter(&may));
        }
    }
}

fn deeds_of(player: &Player) -> (Option<Command>, Option<Command>, Command) {
    let who = || Who::Id(player.id);
    let lock = (player.is_in() && !player.is_locked).then(|| Command::LockPlayer { player: who() });
    let unlock =
        (player.is_in() && player.is_locked).then(|| Command::UnlockPlayer { player: who() });
    (lock, unlock, Command::Rebuy { player: who() })
}

impl PlayersScreen {
    /// The title and the buttons for everybody who is chosen.
    pub(super) fn many_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
        let chosen = self.selection.chosen().len();
        let title = view.say("players-selected", &Args::new().count("players", chosen));
        title_ui(ui, title);
        ui.horizontal_wrapped(|ui| self.many_deeds_ui(ui, view, actions));
    }

    /// Everything that can be done with those who are chosen, as buttons one after the other.
    pub(super) fn many_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, actions: &mut Actions) {
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
        if view.verb_ui(ui, Verb::BustOut, Rank::Danger, refusal.as_deref()) == Go::Yes
            && refusal.is_none()
        {
            self.form = Some(Form::BustOut(BustForm::of(chosen.clone())));
        }
        if let [one, other] = *chosen {
            pair_ui(ui, view, [one, other], actions);
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
                    commands.iter().for_each(|command| actions.submit(command.clone()));
                }
            }
        }
        unregister_ui(ui, view, chosen.into_iter().map(Who::Id).collect(), actions);
        if ui.add(Push::quiet(&view.text("players-select-none"))).clicked() {
            self.selection.only(None);
        }
    }
}
