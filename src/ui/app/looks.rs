//! How the screens of the room look: on the players' clock and on pages on walls.

use crate::app::App;
use crate::app::dialog::{Dialog, FileAsked};
use crate::app::notices::Stays;
use crate::vocabulary::LookAction;
use crate::widgets::{Urgency, notice_of};
use egui::Context;
use house::LookError;
use scene::{ScreenSet, shipped};
use std::path::Path;
use words::Args;

impl App {
    /// The set that was chosen; the first of the shipped ones, and why, where it cannot be shown.
    pub(super) fn look_set(&mut self) -> Option<ScreenSet> {
        let look = &self.around.preferences.kept.players_clock.look;
        let set = self.around.looks.set(look);
        if let Err(error) = &set {
            self.tell_no_look(error);
        }
        set.ok().or_else(|| shipped("").ok())
    }

    fn tell_no_look(&mut self, error: &LookError) {
        let said = error.say(&self.words);
        self.notices.tell(notice_of(&said, Urgency::Attention), Stays::UntilSeen);
    }

    pub(super) fn look_asked(&mut self, asked: LookAction, ctx: &Context) {
        match asked {
            LookAction::Choose(look) => self.choose_look(&look, ctx),
            LookAction::AskForFile => self.ask_for(FileAsked::Look, "look-add", ctx),
            LookAction::AskWhere => {
                let name = self.look_name();
                let proposed = self.around.folder.join(format!("{name}.ron"));
                let title = self.words.text("look-save");
                self.dialog = Some(Dialog::ask_where(FileAsked::LookTo, &title, &proposed, ctx));
            }
        }
    }

    /// What the chosen look is called.
    fn look_name(&self) -> String {
        let look = &self.around.preferences.kept.players_clock.look;
        match look.strip_suffix(".ron") {
            Some(name) => name.to_owned(),
            None if look.is_empty() => self.words.text("screen-set-felt"),
            None => self.words.text(&format!("screen-set-{look}")),
        }
    }

    /// Gives the screens of the room another look, here and on walls.
    pub(super) fn choose_look(&mut self, look: &str, ctx: &Context) {
        match self.around.looks.set(look) {
            Ok(set) => {
                self.tell_faint(&set);
                self.display.dress(set, ctx);
                let kept = |kept: &mut house::Kept| look.clone_into(&mut kept.players_clock.look);
                self.around.preferences.change(kept);
                #[cfg(feature = "share")]
                self.dress_pages();
            }
            Err(error) => self.tell_no_look(&error),
        }
    }

    /// Says which letters are hard to read.
    fn tell_faint(&mut self, set: &ScreenSet) {
        let faint = set.theme.faint();
        if faint.is_empty() {
            return;
        }
        let of = |(tone, on): &(scene::Tone, scene::Rgb)| {
            let name: &'static str = tone.into();
            format!("{name} {} / {on}", set.theme.color(*tone))
        };
        let colors: Vec<String> = faint.iter().take(4).map(of).collect();
        let args = Args::new().text("colors", colors.join(", "));
        let said = self.words.say("look-faint", &args);
        self.notices.tell(notice_of(&said, Urgency::Attention), Stays::UntilSeen);
    }

    /// Takes a set from a file, and shows it.
    pub(super) fn take_look(&mut self, file: &Path, ctx: &Context) {
        match self.around.looks.take(file) {
            Ok(id) => {
                self.own_looks = self.around.looks.own();
                self.choose_look(&id, ctx);
            }
            Err(error) => self.tell_no_look(&error),
        }
    }

    /// Writes the chosen set into a file, to be changed or handed on.
    pub(super) fn save_look(&mut self, file: &Path) {
        let look = &self.around.preferences.kept.players_clock.look;
        match self.around.looks.hand_on(look, file) {
            Ok(()) => {
                let args = Args::new().text("file", file.display().to_string());
                let said = self.words.say("look-saved", &args);
                self.notices.tell(notice_of(&said, Urgency::Info), Stays::UntilDone);
            }
            Err(error) => self.tell_no_look(&error),
        }
    }
}
