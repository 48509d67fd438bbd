//! What was understood of the sentence that was asked: a piece for each fact, with a number, which
//! one press or the keys of its number take back.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::question::Question;
use crate::theme::{icons, space};
use crate::widgets::{Push, small_ui};
use egui::{Key, Modifiers, Ui};
use words::Args;

/// The keys of the first pieces, with Alt: a digit alone is typed into the search.
const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// Shows the pieces; Backspace or Delete takes back the one that has the focus, Alt with a number
/// the one that has the number.
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
            let args = || Args::new().text("fact", said.as_str()).no("number", at + 1);
            let key = NUMBERS.get(at);
            let (shown, tip) = match key {
                Some(_) => (desk.say("calls-piece", &args()), "calls-take-back.numbered"),
                None => (said.clone(), "calls-take-back.tip"),
            };
            let (name, tip) = (desk.say("calls-take-back", &args()), desk.say(tip, &args()));
            let push = Push::secondary(&shown).icon(icons::CLOSE).name(&name).tip(&tip).small();
            let response = ui.add(push);
            let pressed = |with, key| ui.input_mut(|input| input.consume_key(with, key));
            let is_erased = response.has_focus()
                && (pressed(Modifiers::NONE, Key::Backspace)
                    || pressed(Modifiers::NONE, Key::Delete));
            let is_numbered = key.is_some_and(|key| pressed(Modifiers::ALT, *key));
            if response.clicked() || is_erased || is_numbered {
                taken = Some(at);
            }
        }
    });
    if let Some(at) = taken {
        question.take_back(at);
    }
    ui.add_space(space::HALF);
}
