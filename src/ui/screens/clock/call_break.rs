//! A break that no structure has: until when, and how play goes on after it.

use crate::theme::{Size, Tone, space, text};
use crate::view::View;
use crate::widgets::{Opening, Push, field_ui, form_ui, is_entered, remark_ui};
use egui::Ui;
use engine::Command;
use engine::clock::AfterRecess;
use words::Args;
use words::typed::moment_or_minutes;

/// Lengths in minutes that are one press away.
const USUAL: [u16; 5] = [5, 10, 15, 20, 60];

#[derive(Debug, Default)]
pub struct CallBreak {
    typed: String,
    waits: bool,
    opening: Opening,
}

impl CallBreak {
    /// Shows the form; whether it is done with.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let (title, close) = (view.text("break-call"), view.text("common-close"));
        let (done, closed) = form_ui(ui, &title, &close, |ui| self.fields_ui(ui, view));
        done || closed
    }

    fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        remark_ui(ui, view.text("break-call-what"), Tone::TextMuted);
        ui.add_space(space::HALF);
        let hint = view.text("break-call-until.hint");
        let field = field_ui(ui, &view.text("break-call-until"), &hint, &mut self.typed);
        self.opening.first(&field);
        ui.horizontal_wrapped(|ui| {
            for minutes in USUAL {
                let words = view.say("break-call-minutes", &Args::new().count("minutes", minutes));
                if ui.add(Push::secondary(words).small()).clicked() {
                    self.typed = minutes.to_string();
                }
            }
        });
        ui.checkbox(&mut self.waits, text(view.text("break-call-waits"), Size::Body));
        ui.add_space(space::HALF);
        let until = moment_or_minutes(&self.typed, view.now, view.offset);
        let after = if self.waits { AfterRecess::Waits } else { AfterRecess::GoesOn };
        let command = until.map(|until| Command::TakeBreak { until, after });
        let unreadable = || Some(view.text("break-call-unreadable"));
        let refusal = command.as_ref().map_or_else(unreadable, |command| view.refusal(command));
        let words = match until {
            Some(until) => {
                let time = view.words.nearest_time(until, view.offset);
                view.say("break-call-take-until", &Args::new().text("time", time))
            }
            None => view.text("break-call-take"),
        };
        let is_pressed = ui.add(Push::primary(words).refused(refusal.as_deref())).clicked();
        let is_entered = is_entered(ui) && refusal.is_none();
        if let Some(why) = refusal.filter(|_| !self.typed.trim().is_empty()) {
            remark_ui(ui, why, Tone::AttentionText);
        }
        match command.filter(|_| is_pressed || is_entered) {
            Some(command) => {
                view.actions.submit(command);
                true
            }
            None => false,
        }
    }
}
