//! What was typed is no floor question: the event answers what is about itself, and for the program
//! there is the command box.

use crate::screens::rulings::desk::Desk;
use crate::theme::{Tone, space};
use crate::vocabulary::{Action, Verb};
use crate::widgets::{Push, barred_card_ui, muted_ui, said_ui, title_ui};
use asked::{Apart, Asked};
use egui::Ui;
use reports::players_clock;
use words::event_answer::AskedEvent;

/// So many words are asked; one is looked for.
const WORDS_MIN: usize = 2;

/// What was typed is about, if it may be no floor question.
pub(super) fn apart(typed: &str) -> Option<Apart> {
    typed.split_whitespace().nth(WORDS_MIN - 1)?;
    Asked::shared().asks(typed).apart
}

/// Says it above so many things that were found.
pub(super) fn apart_ui(ui: &mut Ui, desk: &Desk<'_>, about: Apart, typed: &str, found: usize) {
    let answers = desk.view.map(|view| {
        let (tournament, now) = (view.tournament, view.now);
        let clock = players_clock(tournament, view.log, now);
        let event = AskedEvent { tournament, clock: &clock, now, offset: view.offset };
        event.answer(about, typed, desk.words)
    });
    let answers = answers.unwrap_or_default();
    if !answers.is_empty() {
        barred_card_ui(ui, Tone::Accent, |ui| {
            title_ui(ui, desk.text("calls-of-the-event"));
            for line in answers {
                said_ui(ui, line);
            }
        });
    } else if about == Apart::Program {
        ui.horizontal_wrapped(|ui| {
            muted_ui(ui, desk.text("calls-of-the-program"));
            let name = desk.text("calls-command-box");
            if ui.add(Push::secondary(&name).small()).clicked() {
                desk.actions.push(Action::Press(Verb::CommandBox));
            }
        });
    } else if Asked::is_sentence(typed) && found > 0 {
        // An empty list says so itself.
        muted_ui(ui, desk.text("calls-no-question"));
    }
    ui.add_space(space::HALF);
}
