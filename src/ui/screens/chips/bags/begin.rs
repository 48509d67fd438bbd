//! Beginning the next day.

use crate::screens::chips::bags::tags::tags_ui;
use crate::theme::{Size, Tone, icons, space, text_bold};
use crate::view::View;
use crate::widgets::{
    Choice, Ground, Push, choice_ui, field_ui, framed_ui, muted_ui, remark_ui, said_ui, title_ui,
};
use egui::{ScrollArea, Ui};
use engine::Command;
use engine::days::{DaySeats, Seal};
use words::Args;

/// Where players sit on the next day, and with which word from outside seats are drawn.
#[derive(Debug, Default)]
pub(super) struct BeginForm {
    seats: DaySeats,
    word: String,
}

impl BeginForm {
    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let list = ScrollArea::vertical().id_salt("begin").auto_shrink([false, true]);
        list.show(ui, |ui| {
            framed_ui(ui, Ground::Part, |ui| {
                self.form_ui(ui, view);
            });
        });
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let days = view.tournament.days();
        if let Some(seal) = days.end().and_then(|end| end.seal.as_ref()) {
            sealed_ui(ui, view, seal);
        }
        tags_ui(ui, view);
        ui.add_space(space::TWO);
        let next = Args::new().no("day", days.day().saturating_add(1));
        title_ui(ui, view.say("days-next", &next));
        for (seats, id) in
            [(DaySeats::Redraw, "days-seats-redraw"), (DaySeats::Keep, "days-seats-keep")]
        {
            let choice = Choice {
                title: &view.text(id),
                detail: &view.text(&format!("{id}.detail")),
                facts: "",
                tone: Tone::AccentText,
                is_chosen: self.seats == seats,
            };
            if choice_ui(ui, choice).clicked() {
                self.seats = seats;
            }
        }
        if self.seats == DaySeats::Redraw {
            let hint = view.text("tables-draw-word-hint");
            field_ui(ui, &view.text("tables-draw-word"), &hint, &mut self.word);
        }
        ui.add_space(space::ONE);
        let public = Some(self.word.trim().to_owned()).filter(|word| !word.is_empty());
        let command = Command::BeginDay { seats: self.seats, tables: Vec::new(), public };
        let refusal = view.refusal(&command);
        let words = view.say("days-begin", &next);
        let tip = view.text("days-begin.tip");
        let push = Push::primary(&words).tip(&tip).refused(refusal.as_deref());
        if ui.add(push.icon(icons::PLAY)).clicked() {
            view.actions.submit(command);
            *self = Self::default();
        }
        if let Some(refusal) = refusal {
            remark_ui(ui, refusal, Tone::AttentionText);
        }
    }
}

/// What was sealed, and who signed.
fn sealed_ui(ui: &mut Ui, view: &View<'_>, seal: &Seal) {
    let args = Args::new()
        .text("chips", view.words.chips(seal.counted))
        .text("time", view.words.time(seal.at, view.offset));
    let words = format!("{} {}", icons::LOCK, view.say("days-sealed", &args));
    said_ui(ui, text_bold(words, Size::Body));
    let signed = (!seal.by.is_empty())
        .then(|| view.say("days-signed-by", &Args::new().text("names", view.words.list(&seal.by))));
    let note = Some(seal.note.clone()).filter(|note| !note.is_empty());
    for line in signed.into_iter().chain(note) {
        muted_ui(ui, line);
    }
    ui.add_space(space::ONE);
}
