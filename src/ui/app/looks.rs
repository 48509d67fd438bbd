//! How the screens of the room look: on the players' clock and on pages on walls.

use crate::app::App;
use crate::app::dialog::{Dialog, FileAsked};
use crate::app::notices::Stays;
use crate::vocabulary::{Action, LookAction};
use crate::widgets::{Urgency, notice_of, read_picture};
use egui::Context;
use house::{LookError, LookKept, picture_in};
use scene::{PictureFault, SHIPPED, ScreenSet, SetError, shipped};
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
            LookAction::Edit(id) => self.edit_look(&id, ctx),
            LookAction::PutBy(id, draft) => {
                if let Err(error) = self.around.looks.put_by(&id, draft.as_deref()) {
                    self.tell_no_look(&error);
                }
            }
            LookAction::Keep { was, name, set } => self.keep_look(&was, &name, *set, ctx),
            LookAction::AskForPicture => {
                self.ask_for(FileAsked::LookPicture, "look-picture-add", ctx)
            }
            LookAction::Remove(id) => self.remove_look(&id, ctx),
            LookAction::PutBack(id) => match self.around.looks.put_back(&id) {
                Ok(()) => self.look_is_there(&id, ctx),
                Err(error) => self.tell_no_look(&error),
            },
            LookAction::AskForFile => self.ask_for(FileAsked::Look, "look-add", ctx),
            LookAction::AskWhere => {
                let look = &self.around.preferences.kept.players_clock.look;
                let name = self.look_name(look);
                let proposed = self.around.folder.join(format!("{name}.ron"));
                let title = self.words.text("look-save");
                self.dialog = Some(Dialog::ask_where(FileAsked::LookTo, &title, &proposed, ctx));
            }
        }
    }

    /// Gives the editor a set. Where it cannot be shown, the first of the shipped ones is on
    /// instead: nobody saves another set over a file that only has to be mended.
    fn edit_look(&mut self, id: &str, ctx: &Context) {
        match self.around.looks.kept(id) {
            Ok(kept) => {
                let name = self.name_to_keep(id);
                self.screens.setup.take_look(&kept, name);
            }
            Err(error) => {
                self.choose_look("", ctx);
                self.tell_no_look(&error);
            }
        }
    }

    /// Under which name a set is proposed to be kept: its own, or one that is free.
    fn name_to_keep(&self, id: &str) -> String {
        let name = self.look_name(id);
        if SHIPPED.iter().all(|set| set.id != id) {
            return name;
        }
        let numbers = (2..).map(|no| format!("{name} {no}"));
        let is_free = |name: &String| !self.own_looks.contains(&format!("{name}.ron"));
        numbers.take(100).find(is_free).unwrap_or(name)
    }

    /// Saves a set under a name, and shows it.
    fn keep_look(&mut self, was: &str, name: &str, set: ScreenSet, ctx: &Context) {
        let looks = &self.around.looks;
        let kept = looks.keep(name, &set).and_then(|id| looks.put_by(was, None).map(|()| id));
        match kept {
            Ok(id) => {
                self.look_is_there(&id, ctx);
                let name = self.name_to_keep(&id);
                let kept = LookKept { id, set, draft: None };
                self.screens.setup.take_look(&kept, name);
            }
            Err(error) => self.tell_no_look(&error),
        }
    }

    /// Takes a set of the house away; it can be put back.
    fn remove_look(&mut self, id: &str, ctx: &Context) {
        if let Err(error) = self.around.looks.remove(id) {
            return self.tell_no_look(&error);
        }
        self.own_looks = self.around.looks.own();
        self.choose_look("", ctx);
        let args = Args::new().text("look", self.look_name(id));
        let mut notice = notice_of(&self.words.say("look-removed", &args), Urgency::Info);
        notice.buttons = vec![self.words.text("look-put-back")];
        let answers = vec![Action::Look(LookAction::PutBack(id.to_owned()))];
        self.notices.tell_once("look-removed", notice, answers);
    }

    /// A set of the house is new: shows it.
    fn look_is_there(&mut self, id: &str, ctx: &Context) {
        self.own_looks = self.around.looks.own();
        self.choose_look(id, ctx);
    }

    /// What a look is called.
    fn look_name(&self, look: &str) -> String {
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
    pub fn take_look(&mut self, file: &Path, ctx: &Context) {
        match self.around.looks.take(file) {
            Ok(id) => {
                self.look_is_there(&id, ctx);
                // The editor may have one of the same name.
                self.edit_look(&id, ctx);
            }
            Err(error) => self.tell_no_look(&error),
        }
    }

    /// Takes a picture from a file into the set that is changed.
    pub fn take_look_picture(&mut self, file: &Path) {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let spoilt = || SetError::Picture(name.clone(), PictureFault::Spoilt);
        let sound = picture_in(file).and_then(|picture| match read_picture(picture.bytes(), 64) {
            Some(_) => Ok(picture),
            None => Err(LookError::Wrong(file.to_owned(), spoilt())),
        });
        match sound {
            Ok(picture) => self.screens.setup.take_look_picture(name, picture),
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
