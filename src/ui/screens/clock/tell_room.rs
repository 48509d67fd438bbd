//! A message to the room: what it says, in which voice, and how long.

use crate::parts::text_values_ui;
use crate::theme::{Size, Tone, icons, space, text_bold};
use crate::view::View;
use crate::vocabulary::Action;
use crate::widgets::{
    Opening, Push, choices_ui, field_ui, form_ui, is_entered, muted_ui, remark_ui, said_ui,
};
use egui::Ui;
use engine::Command;
use engine::messages::{Message, Voice};
use strum::VariantArray;
use words::Args;
use words::typed::moment_or_minutes;

#[derive(Debug, Default)]
pub struct TellRoom {
    typed: String,
    voice: Voice,
    until: String,
    opening: Opening,
}

impl TellRoom {
    /// Shows the form; whether it is done with.
    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let (title, close) = (view.text("message-tell"), view.text("common-close"));
        let (done, closed) = form_ui(ui, &title, &close, |ui| {
            shown_ui(ui, view);
            let done = self.fields_ui(ui, view);
            self.told_ui(ui, view);
            done
        });
        done || closed
    }

    fn fields_ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        let hint = view.text("message-text.hint");
        let field = field_ui(ui, &view.text("message-text"), &hint, &mut self.typed);
        self.opening.first(&field);
        ui.horizontal_wrapped(|ui| {
            let of = |voice: &Voice| (*voice, view.text(&format!("message-voice-{}", voice.id())));
            choices_ui(ui, &mut self.voice, Voice::VARIANTS.iter().map(of));
            text_values_ui(ui, view, &mut self.typed);
        });
        let hint = view.text("message-until.hint");
        field_ui(ui, &view.text("message-until"), &hint, &mut self.until);
        ui.add_space(space::HALF);
        let until = moment_or_minutes(&self.until, view.now, view.offset);
        let is_unreadable = until.is_none() && !self.until.trim().is_empty();
        let message = Message { text: self.typed.clone(), voice: self.voice, until };
        let command = Command::ShowMessage { message };
        let refusal = match is_unreadable {
            true => Some(view.text("break-call-unreadable")),
            false => view.refusal(&command),
        };
        let push = Push::primary(view.text("message-show")).refused(refusal.as_deref());
        let is_pressed = ui.add(push).clicked();
        let is_entered = is_entered(ui) && refusal.is_none();
        if let Some(why) = refusal.filter(|_| !self.typed.trim().is_empty()) {
            remark_ui(ui, why, Tone::AttentionText);
        }
        let is_done = is_pressed || is_entered;
        if is_done {
            view.actions.submit(command);
        }
        is_done
    }

    /// What the room was told on other evenings, the latest first; one press writes it again.
    fn told_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let told = &view.devices.told;
        if told.is_empty() {
            return;
        }
        ui.add_space(space::ONE);
        muted_ui(ui, view.text("message-told"));
        for text in told.iter().rev() {
            let args = Args::new().text("text", text.as_str());
            ui.horizontal(|ui| {
                let name = view.say("message-forget", &args);
                let forget = Push::quiet("").icon(icons::CLOSE).small().tip(&name).name(&name);
                if ui.add(forget).clicked() {
                    view.actions.push(Action::ForgetTold(text.clone()));
                }
                let again = Push::quiet(text.as_str()).small();
                if ui.add(again).clicked() {
                    self.typed.clone_from(text);
                }
            });
        }
    }
}

/// The message that is shown now, and how to take it down.
fn shown_ui(ui: &mut Ui, view: &View<'_>) {
    let Some(message) = view.tournament.messages().shown(view.now) else { return };
    let since = match message.until {
        Some(until) => {
            let time = view.words.time(until, view.offset);
            view.say("message-shown-until", &Args::new().text("time", time))
        }
        None => view.text("message-shown"),
    };
    muted_ui(ui, since);
    said_ui(ui, text_bold(message.text.as_str(), Size::Body));
    let refusal = view.refusal(&Command::TakeDownMessage);
    let push = Push::secondary(view.text("message-take-down")).small().refused(refusal.as_deref());
    if ui.add(push).clicked() {
        view.actions.submit(Command::TakeDownMessage);
    }
    ui.add_space(space::ONE);
}
