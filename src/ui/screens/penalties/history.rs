//! Every penalty of this event, the latest first.

use crate::screens::penalties::lift_form::LiftForm;
use crate::screens::penalties::penalty_words::{stands_words, what_for};
use crate::screens::penalties::{PenaltiesForm, PenaltiesScreen};
use crate::theme::{Size, space, text};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice, Whom};
use crate::widgets::{List, ListColumn, Push, heading_ui, muted_ui};
use egui::{Label, Ui};
use engine::penalties::{Penalty, PenaltyKind};
use words::Args;

impl PenaltiesScreen {
    /// Shows them, and what can be done with the chosen one.
    pub(super) fn given_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        heading_ui(ui, view.text("penalties-given"));
        let penalties: Vec<&Penalty> = view.tournament.penalties().given().rev().collect();
        let chosen = penalties.iter().position(|penalty| Some(penalty.no) == self.chosen);
        if let Some(penalty) = chosen.and_then(|index| penalties.get(index)) {
            self.deeds_ui(ui, view, penalty);
        }
        let titles = ["number", "time", "player", "kind", "for", "stands"]
            .map(|id| view.text(&format!("penalties-column-{id}")));
        let [no, time, player, kind, what, stands] = titles.each_ref().map(String::as_str);
        let columns = [
            ListColumn::words(no, Some(40.0)),
            ListColumn::words(time, Some(56.0)),
            ListColumn::words(player, Some(132.0)),
            ListColumn::words(kind, Some(104.0)),
            ListColumn::words(stands, Some(152.0)),
            ListColumn::words(what, None),
        ];
        let list = List { selected: chosen, ..List::new("penalties", &columns, penalties.len()) };
        let clicked = list.show(ui, |row| {
            let Some(penalty) = penalties.get(row.index()) else { return };
            let cells = [
                penalty.no.to_string(),
                view.words.time(penalty.at, view.offset),
                view.player(penalty.player),
                view.words.penalty_kind(penalty.kind),
                stands_words(view, penalty),
                what_for(view, penalty),
            ];
            for words in cells {
                row.col(|ui| {
                    ui.add(Label::new(text(words, Size::Body)).truncate().selectable(false));
                });
            }
        });
        if let Some(penalty) = clicked.and_then(|index| penalties.get(index)) {
            self.chosen = Some(penalty.no);
        }
    }

    fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, penalty: &Penalty) {
        ui.horizontal_wrapped(|ui| {
            let args = Args::new()
                .no("no", penalty.no.0)
                .text("player", view.player(penalty.player))
                .text("kind", view.words.penalty_kind(penalty.kind));
            muted_ui(ui, view.say("penalties-chosen", &args));
            if ui.add(Push::secondary(view.text("card-open")).small()).clicked() {
                view.actions.go(Destination::Player(penalty.player));
            }
            let closed = view.closed();
            if penalty.kind != PenaltyKind::Disqualification {
                let words = view.text("penalties-lift");
                let push = Push::secondary(&words).small().refused(closed.as_deref());
                if ui.add(push).clicked() {
                    self.form = Some(PenaltiesForm::Lift(LiftForm::of(penalty.no)));
                }
            }
            let (words, tip) = (view.text("penalties-notice"), view.text("penalties-notice.tip"));
            if ui.add(Push::secondary(&words).small().tip(&tip)).clicked() {
                let notice = PrintChoice::Sheet(
                    &print::sheets::penalty_notices::SHEET,
                    Whom::Player(penalty.player),
                );
                view.actions.go(Destination::Print(notice));
            }
        });
        ui.add_space(space::HALF);
    }
}
