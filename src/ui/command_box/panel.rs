//! The box as it is shown, and what is done with what was pressed in it.

use crate::command_box::list::{BoxPressed, box_ui};
use crate::command_box::{Around, CommandBox, Shuffled};
use crate::vocabulary::Actions;
use egui::Ui;
use words::typed::Asking;

impl CommandBox {
    /// Shows it, and does what was chosen.
    pub fn ui(&mut self, ui: &mut Ui, asking: &Asking<'_>, around: &Around<'_>, actions: &Actions) {
        if !self.is_open() {
            return;
        }
        let heard = std::mem::take(&mut self.heard);
        self.shuffled = Shuffled::No;
        // Before the field is shown, so that what it shows belongs to what is in it.
        self.walk(&heard, around.history);
        let pressed = box_ui(ui, asking, self);
        self.renew(asking);
        let is_clicked = pressed.is_some();
        match pressed {
            Some(BoxPressed::Offer(index)) if self.shuffled == Shuffled::No => self.chosen = index,
            Some(BoxPressed::Offer(_)) => {}
            Some(BoxPressed::Back) => self.confirm = None,
            Some(BoxPressed::Confirm) | None => {}
        }
        let is_back = pressed == Some(BoxPressed::Back);
        if heard.escape && self.confirm.take().is_none() {
            self.close(ui.ctx());
        } else if heard.tab {
            self.complete();
        } else if (heard.enter || is_clicked)
            && !is_back
            && self.is_as_it_was_read(pressed.as_ref())
        {
            self.enter(ui.ctx(), asking, around, actions);
        }
    }

    /// Whether what is pressed is what stood there when somebody decided to press it.
    fn is_as_it_was_read(&self, clicked: Option<&BoxPressed>) -> bool {
        match self.shuffled {
            Shuffled::No => true,
            Shuffled::Moved => clicked.is_none(),
            // A question that waits for the second Enter looks again by itself.
            Shuffled::ChosenGone => self.confirm.is_some(),
        }
    }
}
