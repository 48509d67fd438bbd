//! Sealing the bags of a day.

use crate::screens::chips::bags::tags::tags_ui;
use crate::theme::{Size, Tone, color, icons, space, text_bold};
use crate::view::View;
use crate::widgets::{Ground, Push, field_ui, framed_ui, muted_ui, remark_ui, title_ui};
use egui::{Label, ScrollArea, Ui};
use engine::Command;
use engine::days::Counted;
use engine::values::Chips;
use words::Args;

/// Who signs, and what explains a difference.
#[derive(Debug, Default)]
pub(super) struct SealForm {
    signed: String,
    note: String,
}

impl SealForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>, sum: Counted) {
        let list = ScrollArea::vertical().id_salt("seals").auto_shrink([false, true]);
        list.show(ui, |ui| {
            framed_ui(ui, Ground::Part, |ui| {
                self.form_ui(ui, view, sum);
            });
        });
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>, sum: Counted) {
        title_ui(ui, view.text("days-seals"));
        let difference = sum.difference();
        let chips = view.words.chips(Chips(difference.unsigned_abs()));
        let args = Args::new().text("chips", chips).count("players", sum.missing);
        let (id, tone) = match (sum.is_whole(), difference) {
            (false, _) => ("days-still", Tone::AttentionText),
            (true, 0) => ("days-adds-up", Tone::AccentText),
            (true, 1..) => ("days-too-many", Tone::StoppedText),
            (true, _) => ("days-too-few", Tone::StoppedText),
        };
        let icon = if tone == Tone::AccentText { icons::DONE } else { icons::WARNING };
        let words = format!("{icon} {}", view.say(id, &args));
        ui.add(Label::new(text_bold(words, Size::Body).color(color(ui, tone))).wrap());
        muted_ui(ui, view.text("days-seal-hint"));
        ui.add_space(space::ONE);
        let names = view.text("days-signed-hint");
        field_ui(ui, &view.text("days-signed"), &names, &mut self.signed);
        if sum.is_whole() && difference != 0 {
            let hint = view.text("days-note-hint");
            field_ui(ui, &view.text("days-note"), &hint, &mut self.note);
        }
        ui.add_space(space::ONE);
        let command = self.command();
        let refusal = view.refusal(&command);
        ui.horizontal_wrapped(|ui| {
            let words = view.text("days-seal-do");
            let tip = view.text("days-seal-do.tip");
            let push = Push::primary(&words).tip(&tip).refused(refusal.as_deref());
            if ui.add(push.icon(icons::LOCK)).clicked() {
                view.actions.submit(command);
                *self = Self::default();
            }
            tags_ui(ui, view);
        });
        if let Some(refusal) = refusal {
            remark_ui(ui, refusal, Tone::AttentionText);
        }
    }

    fn command(&self) -> Command {
        let names = self.signed.split([',', ';']).map(str::trim).filter(|name| !name.is_empty());
        let note = Some(self.note.trim().to_owned()).filter(|note| !note.is_empty());
        Command::SealBags { signed: names.map(str::to_owned).collect(), note }
    }
}
