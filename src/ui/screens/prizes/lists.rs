//! The lists under the pool, and what can be done about the line that is chosen.

use super::bounty_form::BountyForm;
use super::line::{Chosen, Line, Page, lines};
use super::payment_form::PaymentForm;
use super::prize_form::PrizeForm;
use super::settle_form::SettleForm;
use super::{PrizesForm, PrizesScreen};
use crate::theme::{Size, space, text, text_bold};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice, Whom};
use crate::widgets::{List, ListColumn, Push, muted_ui, number_cell_ui};
use egui::{Label, TextStyle, TextWrapMode, Ui, WidgetText};
use engine::Command;
use engine::entries::Who;
use engine::winnings::{Winning, bounties, due_to};
use print::sheets;

/// No column of numbers takes more.
const COLUMN_MAX: f32 = 240.0;

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
        let [of_first, _, of_third, of_fourth] = std::array::from_fn(|at| {
            let title = titles.get(at).map_or("", String::as_str);
            width_of(ui, title, lines.iter().filter_map(|line| line.cells.get(at)))
        });
        let columns = [
            ListColumn::words(first, Some(of_first)),
            ListColumn::words(second, None),
            ListColumn::numbers(third, of_third),
            ListColumn::numbers(fourth, of_fourth),
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
        // Whoever made a deal with a double click chooses nobody in the list beneath.
        let meant = clicked.filter(|_| !self.is_settling);
        if let Some(line) = meant.and_then(|index| lines.get(index)) {
            self.chosen = line.about;
        }
    }

    /// What can be done about the line that is chosen.
    #[expect(clippy::too_many_lines, reason = "one arm for each thing that can be chosen")]
    fn chosen_ui(&mut self, ui: &mut Ui, view: &View<'_>, chosen: Chosen) {
        let closed = view.closed();
        ui.horizontal_wrapped(|ui| {
            let player = match chosen {
                Chosen::Place(place) => {
                    let push = Push::secondary(view.text("prizes-set-this")).small();
                    if self.is_pressed(ui, push.refused(closed)) {
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
                    if self.is_pressed(ui, Push::primary(&words).small().refused(refusal)) {
                        view.actions.submit(take.clone());
                    }
                    let push = Push::secondary(view.text("prizes-part")).small().refused(closed);
                    if self.is_pressed(ui, push) {
                        self.form = Some(PrizesForm::Payment(PaymentForm::owed(player)));
                    }
                    let push = Push::secondary(view.text("prizes-settle")).small();
                    if self.is_pressed(ui, push.refused(view.closed())) {
                        self.form = Some(PrizesForm::Settle(SettleForm::of(player)));
                    }
                    act_ui(ui, view, &take);
                    return;
                }
            };
            let is_open = || {
                let all = bounties(view.tournament);
                let is_given = all.given.iter().any(|given| given.from == player);
                is_given || all.unclaimed.contains_key(&player)
            };
            if what == Winning::Bounty && is_open() {
                let push = Push::primary(view.text("prizes-bounty")).small();
                if self.is_pressed(ui, push.refused(closed.clone())) {
                    self.form = Some(PrizesForm::Bounty(BountyForm::of(player)));
                }
            }
            let draw = Command::DrawEnvelope { player: who() };
            if what == Winning::Bounty && (view.check)(&draw).is_ok() {
                let push = Push::primary(view.text("prizes-draw-envelope")).small();
                if self.is_pressed(ui, push.refused(closed.clone())) {
                    view.actions.submit(draw);
                }
            }
            let pay = Command::PayOut { player: who(), what, amount: None };
            let refusal = closed.clone().or_else(|| view.refusal(&pay));
            let push = Push::primary(view.text("prizes-pay")).small().refused(refusal);
            act_ui(ui, view, &pay);
            if self.is_pressed(ui, push) {
                view.actions.submit(pay);
            }
            let push = Push::secondary(view.text("prizes-part")).small().refused(closed.clone());
            if self.is_pressed(ui, push) {
                self.form = Some(PrizesForm::Payment(PaymentForm::won(player, what)));
            }
            // What was paid too much comes back, and the rest is theirs.
            let due = due_to(view.tournament, player, what);
            let over = Some(due.too_much()).filter(|over| !over.is_zero());
            let back = Command::TakeBackPayout { player: who(), what, amount: over };
            let refusal = closed.or_else(|| view.refusal(&back));
            if self
                .is_pressed(ui, Push::secondary(view.text("prizes-back")).small().refused(refusal))
            {
                view.actions.submit(back);
            }
            if self.is_pressed(ui, Push::secondary(view.text("prizes-slip")).small()) {
                let slip = PrintChoice::Sheet(&sheets::payout_slips::SHEET, Whom::Player(player));
                view.actions.go(Destination::Print(slip));
            }
            if self.is_pressed(ui, Push::secondary(view.text("card-open")).small()) {
                view.actions.go(Destination::Player(player));
            }
        });
    }
}

/// What an act does with money, beside its button.
fn act_ui(ui: &mut Ui, view: &View<'_>, command: &Command) {
    if let Some(said) = view.money_act(command) {
        muted_ui(ui, said);
    }
}

/// How wide a column has to be, so that a name beside it has all the rest.
fn width_of<'a>(ui: &Ui, title: &str, cells: impl Iterator<Item = &'a String>) -> f32 {
    let longest = cells.max_by_key(|cell| cell.len()).map_or("", String::as_str);
    let wide = |words: &str| {
        let words = WidgetText::from(text_bold(words, Size::Body));
        let on_a_line = Some(TextWrapMode::Extend);
        words.into_galley(ui, on_a_line, f32::INFINITY, TextStyle::Body).size().x
    };
    (wide(longest).max(wide(title)) + 2.0 * space::ONE).min(COLUMN_MAX)
}
