//! A ruling in own words, where no question of the program fits.

use crate::screens::rulings::desk::Desk;
use crate::screens::rulings::log_form::{as_logged_ui, hand_of, is_place_readable};
use crate::screens::rulings::parts::wrap_ui;
use crate::screens::rulings::place::place_ui;
use crate::theme::{Tone, icons, space};
use crate::view::{Rank, View};
use crate::vocabulary::{Destination, PrintChoice, Verb};
use crate::widgets::{Push, field_ui, lines_ui, muted_ui, remark_ui, title_ui};
use egui::{ScrollArea, Ui};
use engine::Command;
use engine::rulings::FloorRuling;
use engine::values::{SeatNo, TableNo};
use reports::RulingLine;
use std::sync::Arc;
use words::Args;

#[derive(Debug, Default)]
pub(super) struct OwnWords {
    question: String,
    answer: String,
    table: String,
    seat: String,
    /// What stands in the log already, as it was logged last.
    logged: Option<FloorRuling>,
    /// The line of the log that it was opened from.
    line: Option<Box<RulingLine>>,
    wants_focus: bool,
}

/// Lines are no longer, so that the eye finds the next one.
const WIDTH_MAX: f32 = 720.0;

impl OwnWords {
    /// Begins with a question that was searched for in vain.
    pub(super) fn begin(&mut self, typed: &str) {
        if !typed.trim().is_empty() || self.logged.is_some() {
            *self = Self { question: typed.trim().to_owned(), ..Self::default() };
        }
        self.wants_focus = true;
    }

    /// Shows a ruling that was logged.
    pub(super) fn of_line(line: &RulingLine) -> Self {
        let FloorRuling { question, answer, table, seat, .. } = &*line.ruling;
        Self {
            question: question.clone(),
            answer: answer.clone(),
            table: table.map(|table| table.to_string()).unwrap_or_default(),
            seat: seat.map(|seat| seat.to_string()).unwrap_or_default(),
            logged: Some(FloorRuling::clone(&line.ruling)),
            line: Some(Box::new(line.clone())),
            wants_focus: false,
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &Desk<'_>) {
        let Some(view) = desk.view else { return };
        let area = ScrollArea::vertical().id_salt("own-words").auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.set_max_width(WIDTH_MAX.min(ui.available_width()));
            ui.spacing_mut().item_spacing.y = space::ONE;
            title_ui(ui, desk.text("calls-own-title"));
            muted_ui(ui, desk.text("calls-own-about"));
            let hint = desk.text("calls-own-question.hint");
            let first = field_ui(ui, &desk.text("calls-own-question"), &hint, &mut self.question);
            if std::mem::take(&mut self.wants_focus) {
                first.request_focus();
            }
            let hint = desk.text("calls-own-answer.hint");
            lines_ui(ui, &desk.text("calls-own-answer"), &hint, &mut self.answer);
            place_ui(ui, desk, &mut self.table, &mut self.seat);
            self.deeds_ui(ui, desk, view);
            if let Some(line) = &self.line {
                as_logged_ui(ui, view, line);
            }
        });
    }

    fn deeds_ui(&mut self, ui: &mut Ui, desk: &Desk<'_>, view: &View<'_>) {
        let ruling = self.ruling(desk, view);
        let is_logged = self.logged.as_ref().is_some_and(|logged| {
            (&logged.question, &logged.answer, logged.table, logged.seat)
                == (&ruling.question, &ruling.answer, ruling.table, ruling.seat)
        });
        let command = Command::LogRuling { ruling: Box::new(ruling.clone()) };
        let refusal = if is_logged {
            Some(desk.text("calls-own-done"))
        } else if is_place_readable(&self.table, &self.seat) {
            view.refusal(&command)
        } else {
            Some(desk.text("calls-log-unreadable"))
        };
        wrap_ui(ui, |ui| {
            let words = match ruling.table {
                Some(table) => desk.say("calls-log-at", &Args::new().no("table", table.0)),
                None => desk.text("calls-log"),
            };
            let verb = Verb::LogRuling;
            let pressed = view.named_verb_ui(ui, verb, Rank::Primary, &words, refusal.as_deref());
            if pressed && refusal.is_none() {
                desk.actions.submit(command);
                (self.logged, self.line) = (Some(ruling.clone()), None);
            }
            let (words, tip) = (desk.text("calls-print"), desk.text("calls-print.tip"));
            let is_empty = ruling.question.is_empty() || ruling.answer.is_empty();
            let empty = is_empty.then(|| desk.text("calls-own-empty"));
            let push = Push::secondary(&words).icon(icons::PRINT).tip(&tip);
            if ui.add(push.refused(empty.as_deref())).clicked() {
                let leaflet = Arc::new(desk.words.leaflet_of_ruling(&ruling, None));
                desk.actions.go(Destination::Print(PrintChoice::Leaflet(leaflet)));
            }
            let is_blank = self.question.is_empty() && self.answer.is_empty();
            if !is_blank && ui.add(Push::quiet(desk.text("calls-own-next"))).clicked() {
                *self = Self { wants_focus: true, ..Self::default() };
            }
        });
        if is_logged && self.line.is_none() {
            let words = format!("{} {}", icons::DONE, desk.text("calls-logged"));
            remark_ui(ui, words, Tone::AccentText);
        }
    }

    fn ruling(&self, desk: &Desk<'_>, view: &View<'_>) -> FloorRuling {
        let table = self.table.trim().parse().ok().map(TableNo);
        FloorRuling {
            question: self.question.trim().to_owned(),
            answer: self.answer.trim().to_owned(),
            rules: desk.rules.rulebook.id().to_owned(),
            table,
            seat: table.and(self.seat.trim().parse().ok().map(SeatNo)),
            hand: hand_of(view, table),
            ..FloorRuling::default()
        }
    }
}
