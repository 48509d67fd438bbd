//! The language of the window.

use crate::app::App;
use crate::command_box::CommandBox;
use crate::shortcuts::Shortcuts;
use std::sync::Arc;
use words::{Language, Words};

impl App {
    /// Speaks this language from now on, and remembers it. What is half-typed on the other screens
    /// is kept by none of them, for its words are those of the language before.
    pub(super) fn speak(&mut self, language: Language) {
        if language == self.words.language() {
            return;
        }
        self.words = Arc::new(Words::new(language));
        // It was chosen there, and its page stays.
        let setup = std::mem::take(&mut self.screens.setup);
        self.screens.forget();
        self.screens.setup = setup;
        self.command_box = CommandBox::default();
        self.shortcuts = Shortcuts::default();
        self.around.preferences.change(|kept| language.id().clone_into(&mut kept.language));
    }
}
