//! The language of the window.

use crate::app::App;
use crate::command_box::CommandBox;
use crate::handbook::Handbook;
use crate::shortcuts::Shortcuts;
use std::sync::Arc;
use words::{Language, Words};

impl App {
    /// Speaks this language from now on, and remembers it. What is half-typed on the screens of
    /// the tournament is in the words of the language before, and waits until that is spoken again.
    pub(super) fn speak(&mut self, language: Language) {
        let before = self.words.language();
        if language == before {
            return;
        }
        self.words = Arc::new(Words::new(language));
        let mut next = self.left_screens.remove(language.id()).unwrap_or_default();
        self.screens.go_on_in(&mut next);
        let left = std::mem::replace(&mut self.screens, next);
        self.left_screens.insert(before.id(), left);
        self.command_box = CommandBox::default();
        self.shortcuts = Shortcuts::default();
        self.handbook = Handbook::default();
        self.around.preferences.change(|kept| language.id().clone_into(&mut kept.language));
    }
}
