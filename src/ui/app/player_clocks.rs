//! The clocks on players: what is heard of them, and what is asked of them.

use crate::app::App;
use crate::app::notices::Stays;
use crate::vocabulary::{ClockAction, Destination, ScreenId};
use crate::widgets::{Urgency, notice_of};
use egui::Context;

impl App {
    /// Lets the clocks on players be heard, and repaints when their digits change.
    pub(super) fn tick_player_clocks(&mut self, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let (tournament, now) = (session.tournament(), session.now());
        let cue = self.player_clocks.listen(tournament, now);
        if let Some(wait) = self.player_clocks.next_change(tournament, now) {
            ctx.request_repaint_after(wait);
        }
        let kept = &self.around.preferences.kept.sounds;
        if let Some(cue) = cue.filter(|_| !kept.is_muted) {
            self.sounds.play(cue, kept.volume, ctx);
        }
    }

    /// Does what was asked for about the clocks of this window.
    pub(super) fn player_clock_asked(&mut self, asked: &ClockAction) {
        let Some(session) = &self.session else { return };
        self.player_clocks.act(asked, session.now());
    }

    /// The key of the shot clock: it begins anew, at the table where it runs or that is looked at.
    pub(super) fn restart_shot_clock(&mut self) {
        let Some(session) = &self.session else { return };
        let tournament = session.tournament();
        if tournament.settings().pace.shot_clock_secs.is_none() {
            let refusal = engine::Refusal::NoShotClock;
            let said = self.words.refusal(&refusal, tournament);
            let mut notice = notice_of(&said.text, Urgency::Attention);
            notice.hint = said.hint.unwrap_or_default();
            self.notices.tell(notice, Stays::UntilDone);
            return;
        }
        let shown = self.screens.tables.table().filter(|_| self.screen == ScreenId::Tables);
        let mut tables = tournament.seating().tables();
        let only = tables.next().map(|table| table.no).filter(|_| tables.len() == 0);
        drop(tables);
        let running = self.player_clocks.shot_table();
        match running.or(shown).or(only) {
            Some(table) => self.player_clock_asked(&ClockAction::StartShot(table, None)),
            None => self.go(Destination::Screen(ScreenId::Tables)),
        }
    }
}
