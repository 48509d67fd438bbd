//! What was understood of the sentence that was asked: a piece for each fact, which one press or
//! one key takes back.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::question::Question;
use crate::theme::{icons, space};
use crate::widgets::{Push, small_ui};
use egui::{Key, Modifiers, Ui};
use words::Args;

/// Shows the pieces; Backspace or Delete takes back the one that has the focus.
pub(super) fn understood_ui(ui: &mut Ui, desk: &Desk<'_>, question: &mut Question) {
    let topic = question.topic;
    let understood = question.understood().iter();
    let said = understood.map(|(field, told)| desk.words.fact_told(topic, field, told));
    let said: Vec<String> = said.collect();
    if said.is_empty() {
        return;
    }
    let mut taken = None;
    ui.horizontal_wrapped(|ui| {
        small_ui(ui, desk.text("calls-understood"));
        for (at, said) in said.iter().enumerate() {
            let name = desk.say("calls-take-back", &Args::new().text("fact", said.as_str()));
            let tip = desk.text("calls-take-back.tip");
            let push = Push::secondary(said).icon(icons::CLOSE).name(&name).tip(&tip).small();
            let response = ui.add(push);
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let is_erased =
                response.has_focus() && (pressed(Key::Backspace) || pressed(Key::Delete));
            if response.clicked() || is_erased {
                taken = Some(at);
            }
        }
    });
    if let Some(at) = taken {
        question.take_back(at);
    }
    ui.add_space(space::HALF);
}
