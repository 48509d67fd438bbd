//! What hangs on the computer beside the director's window: the players' clock on its monitor,
//! and the speaker.

use crate::app::App;
use crate::app::notices::Stays;
use crate::app::sounds::spoken_of;
use crate::display::MonitorNews;
use crate::view::Devices;
use crate::vocabulary::{Action, Monitor, MonitorPlace, find};
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use reports::Cue;
use std::time::Duration;
use storage::CopyStands;
use words::Args;

/// How long what is plugged in is believed, while that matters to the players' clock.
const LOOK_EVERY: Duration = Duration::from_secs(1);

impl App {
    /// What screens read of the players' clock and the sounds.
    pub(super) fn devices(&self) -> Devices {
        let sounds = &self.around.preferences.kept.sounds;
        Devices {
            monitors: self.display.monitors().to_vec(),
            place: self.display.place().cloned(),
            look: self.around.preferences.kept.players_clock.look.clone(),
            own_looks: self.own_looks.clone(),
            told: self.around.preferences.kept.told.clone(),
            volume: sounds.volume,
            is_muted: sounds.is_muted,
            own_sounds: self.own_sounds(),
            spoken_folder: sounds.spoken_folder.clone(),
            trouble: self.sounds.trouble().map(|trouble| trouble.say(&self.words)),
            copy_folder: self.around.preferences.kept.copy_folder.clone(),
            #[cfg(feature = "share")]
            share: self.share_kept(),
            copy: self.copy_words(),
        }
    }

    /// How the second copy stands.
    fn copy_words(&self) -> Option<String> {
        let (folder, stands) = self.session.as_ref()?.copy_stands()?;
        let args = Args::new().text("folder", folder.display().to_string());
        Some(match &stands {
            CopyStands::Behind => self.words.say("second-copy-behind", &args),
            CopyStands::Whole => self.words.say("second-copy-whole", &args),
            CopyStands::Failed(_) => wording::second_copy(&self.words, folder, &stands)?,
        })
    }

    /// Does what time brings: sounds, and news for the players' clock.
    pub(super) fn tick_devices(&mut self, ctx: &Context) {
        self.hear_the_clock(ctx);
        self.watch_copy();
        if let Some(trouble) = self.sounds.poll() {
            let title = self.words.text("sounds-none");
            let said = format!("{title}\n{}", trouble.say(&self.words));
            self.notices.tell(notice_of(&said, Urgency::Info), Stays::UntilSeen);
        }
        if self.display.is_closed() {
            self.close_players_clock();
        }
        let Some(session) = &self.session else { return };
        self.display.renew(session, self.words.language(), ctx);
        if let Some(place) = self.display.due() {
            self.open_players_clock(place);
            ctx.request_repaint();
        }
        if self.display.watches() {
            ctx.request_repaint_after(LOOK_EVERY);
        }
    }

    fn hear_the_clock(&mut self, ctx: &Context) {
        let Some(session) = &self.session else { return };
        let kept = &self.around.preferences.kept.sounds;
        let cue = self.sounds.listen(session.tournament(), session.now());
        let spoken = cue.and_then(|_| spoken_of(session.tournament(), session.now(), kept));
        if let Some(cue) = cue.filter(|_| !kept.is_muted) {
            let spoken = spoken.filter(|_| matches!(cue, Cue::LevelUp | Cue::BreakOver));
            self.sounds.announce(cue, kept.volume, spoken, ctx);
        }
    }

    /// Takes in which monitors are plugged in.
    pub fn see_monitors(&mut self, monitors: Vec<Monitor>) {
        let Some(told) = self.display.see_monitors(monitors) else { return };
        let (id, monitor) = match &told {
            MonitorNews::Lost(monitor) => ("display-lost", monitor),
            MonitorNews::Back(monitor) => ("display-back", monitor),
        };
        let args = Args::new().text("name", monitor.name.as_str());
        let mut notice = notice_of(&self.words.say(id, &args), Urgency::Attention);
        notice.hint = self.words.say(&format!("{id}.hint"), &args);
        let (button, place) = match told {
            MonitorNews::Lost(_) => ("display-in-window", MonitorPlace::Window),
            MonitorNews::Back(monitor) => ("display-back-show", MonitorPlace::On(monitor)),
        };
        notice.buttons = vec![self.words.text(button)];
        let answers = vec![Action::PlayersClock(Some(place))];
        self.notices.tell_once("display", notice, answers);
    }

    /// Shows the players' clock at a place, or puts it away.
    pub(super) fn put_players_clock(&mut self, place: Option<MonitorPlace>) {
        match place {
            Some(place) => self.open_players_clock(place),
            None => self.close_players_clock(),
        }
    }

    /// Shows the players' clock where it usually is, or puts it away.
    pub(super) fn turn_players_clock(&mut self) {
        if self.display.place().is_some() {
            self.close_players_clock();
        } else if self.session.is_some() {
            let kept = &self.around.preferences.kept.players_clock;
            let place = self.display.usual_place(kept);
            self.open_players_clock(place);
        }
    }

    /// Mutes the sounds, or lets them be heard again.
    pub(super) fn turn_sounds(&mut self) {
        self.around.preferences.change(|kept| {
            kept.sounds.is_muted = !kept.sounds.is_muted;
        });
        let is_muted = self.around.preferences.kept.sounds.is_muted;
        let id = if is_muted { "sounds-are-muted" } else { "sounds-are-on" };
        let notice = notice_of(&self.words.text(id), Urgency::Info);
        self.notices.tell_while("sounds", notice);
    }

    /// Lets a sound be heard, muted or not: somebody wants to know how it sounds.
    fn open_players_clock(&mut self, place: MonitorPlace) {
        if let MonitorPlace::On(known_as) = &place
            && find(self.display.monitors(), known_as).is_none()
        {
            // It went away between the click and now; the next look says so.
            return;
        }
        let Some(set) = self.look_set() else { return };
        self.display.open(place.clone(), set, &self.words, self.around.offset);
        self.notices.forget("display");
        self.around.preferences.change(|kept| {
            let clock = &mut kept.players_clock;
            clock.is_shown = true;
            clock.in_window = place == MonitorPlace::Window;
            if let MonitorPlace::On(monitor) = place {
                clock.monitor = Some(monitor);
            }
        });
    }

    fn close_players_clock(&mut self) {
        self.display.close();
        self.notices.forget("display");
        self.around.preferences.change(|kept| kept.players_clock.is_shown = false);
    }
}
