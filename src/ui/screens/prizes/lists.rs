//! The lists under the pool, and what can be done about the line that is chosen.

use super::line::{Chosen, Line, Page, lines};
use super::payment_form::PaymentForm;
use super::prize_form::PrizeForm;
use super::{PrizesForm, PrizesScreen};
use crate::theme::{Size, space, text};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice, Whom};
use crate::widgets::{List, ListColumn, Push, muted_ui, number_cell_ui};
use egui::{Label, Ui};
use engine::Command;
use engine::entries::Who;
use engine::winnings::Winning;
use print::sheets;

impl PrizesScreen {
    pub(super) fn list_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let page = self.page;
        let lines = self.lines.of((view.seq(), page), || lines(view, page).into()).clone();
        if lines.is_empty() {
            muted_ui(ui, page.empty(view));
            return;
        }
        let is_it = |line: &Line, chosen: Chosen| {
            line.about == Some(chosen) || line.place.map(Chosen::Place) == Some(chosen)
        };
        let chosen = self.chosen.and_then(|chosen| {
            lines.iter().find(|line| is_it(line, chosen)).and_then(|line| line.about)
        });
        if let Some(chosen) = chosen {
            self.chosen_ui(ui, view, chosen);
        } else if page != Page::Cash {
            muted_ui(ui, view.text("prizes-choose"));
        }
        ui.add_space(space::HALF);
        let titles = page.columns().map(|id| match id {
            "none" => String::new(),
            id => view.text(&format!("prizes-column-{id}")),
        });
        let [first, second, third, fourth] = titles.each_ref().map(String::as_str);
        let columns = [
            ListColumn::words(first, Some(104.0)),
            ListColumn::words(second, None),
            ListColumn::numbers(third, 136.0),
            ListColumn::numbers(fourth, 136.0),
        ];
        let at = lines.iter().position(|line| line.about.is_some() && line.about == chosen);
        let list = List { selected: at, ..List::new("prizes", &columns, lines.len()) };
        let clicked = list.show(ui, |row| {
            let Some(line) = lines.get(row.index()) else { return };
            for (at, cell) in line.cells.iter().enumerate() {
                let label =
                    Label::new(text(cell.as_str(), Size::Body)).truncate().selectable(false);
                row.col(|ui| match at {
                    0 | 1 => drop(ui.add(label)),
                    _ => number_cell_ui(ui, |ui| drop(ui.add(label))),
                });
            }
        });
        if let Some(line) = clicked.and_then(|index| lines.get(index)) {
            self.chosen = line.about;
        }
    }

    /// What can be done about the line that is chosen.
    fn chosen_ui(&mut self, ui: &mut Ui, view: &View<'_>, chosen: Chosen) {
        let closed = view.closed();
        ui.horizontal_wrapped(|ui| {
            let player = match chosen {
                Chosen::Place(place) => {
                    let push = Push::secondary(view.text("prizes-set-this")).small();
                    if ui.add(push.refused(closed)).clicked() {
                        self.form = Some(PrizesForm::Prize(PrizeForm::of(view, place)));
                    }
                    return;
                }
                Chosen::Player(player) => player,
            };
            muted_ui(ui, view.player(player));
            let who = || Who::Id(player);
            let what = match self.page {
                Page::Prizes => Winning::Prize,
                Page::Bounties => Winning::Bounty,
                Page::Owed | Page::Cash => {
                    let take = Command::TakePayment { player: who(), amount: None };
                    let words = view.text("prizes-take");
                    let refusal = closed.clone().or_else(|| view.refusal(&take));
                    if ui.add(Push::primary(&words).small().refused(refusal)).clicked() {
                        view.actions.submit(take);
                    }
                    let push = Push::secondary(view.text("prizes-part")).small().refused(closed);
                    if ui.add(push).clicked() {
                        self.form = Some(PrizesForm::Payment(PaymentForm::owed(player)));
                    }
                    return;
                }
            };
            let draw = Command::DrawEnvelope { player: who() };
            if what == Winning::Bounty && (view.check)(&draw).is_ok() {
                let push = Push::primary(view.text("prizes-draw-envelope")).small();
                if ui.add(push.refused(closed.clone())).clicked() {
                    view.actions.submit(draw);
                }
            }
            let pay = Command::PayOut { player: who(), what, amount: None };
            let refusal = closed.clone().or_else(|| view.refusal(&pay));
            let push = Push::primary(view.text("prizes-pay")).small().refused(refusal);
            if ui.add(push).clicked() {
                view.actions.submit(pay);
            }
            let push = Push::secondary(view.text("prizes-part")).small().refused(closed.clone());
            if ui.add(push).clicked() {
                self.form = Some(PrizesForm::Payment(PaymentForm::won(player, what)));
            }
            let back = Command::TakeBackPayout { player: who(), what, amount: None };
            let refusal = closed.or_else(|| view.refusal(&back));
            if ui.add(Push::secondary(view.text("prizes-back")).small().refused(refusal)).clicked()
            {
                view.actions.submit(back);
            }
            if ui.add(Push::secondary(view.text("prizes-slip")).small()).clicked() {
                let slip = PrintChoice::Sheet(&sheets::payout_slips::SHEET, Whom::Player(player));
                view.actions.go(Destination::Print(slip));
            }
            if ui.add(Push::secondary(view.text("card-open")).small()).clicked() {
                view.actions.go(Destination::Player(player));
            }
        });
    }
}
