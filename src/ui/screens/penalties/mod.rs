//! Penalties: who sits out and for how long, what was given, and the form that gives one.

mod count_hand;
mod form;
mod history;
mod lift_form;
mod out;
mod penalty_words;

use crate::screens::penalties::count_hand::{count_button_ui, tables};
use crate::screens::penalties::form::GiveForm;
use crate::screens::penalties::lift_form::LiftForm;
use crate::theme::{icons, shape, space};
use crate::view::{Rank, View};
use crate::vocabulary::{Action, Actions, PrintChoice, Verb};
use crate::widgets::{Empty, Push, Sides};
use egui::{Panel, ScrollArea, Ui};
use engine::penalties::{self, Offense};
use engine::values::{PenaltyNo, PlayerId, TableNo};
use session::Earlier;
use std::sync::mpsc::{Receiver, TryRecvError};

#[derive(Debug, Default)]
pub struct PenaltiesScreen {
    form: Option<PenaltiesForm>,
    /// The table whose hands the key counts.
    table: Option<TableNo>,
    chosen: Option<PenaltyNo>,
    others: Others,
}

#[derive(Debug)]
enum PenaltiesForm {
    Give(Box<GiveForm>),
    Lift(LiftForm),
}

/// What other tournaments know of penalties, once it was read.
#[derive(Debug, Default)]
enum Others {
    #[default]
    Unread,
    Asked,
    Coming(Receiver<Earlier>),
    Known(Earlier),
}

impl PenaltiesScreen {
    pub fn give(&mut self, player: Option<PlayerId>, offense: Option<Offense>) {
        self.form = Some(PenaltiesForm::Give(Box::new(GiveForm::of(player, offense))));
    }

    /// Waits for what other tournaments know.
    pub fn expect(&mut self, coming: Receiver<Earlier>) {
        self.others = Others::Coming(coming);
    }

    pub fn forget(&mut self) {
        *self = Self::default();
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if view.pressed == Some(Verb::GivePenalty) && view.closed().is_none() {
            self.give(None, None);
        }
        if self.form.is_none() {
            self.main_ui(ui, view);
            return;
        }
        self.read_others(ui, view.actions);
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        self.form_ui(&mut right, view);
        self.main_ui(&mut left, view);
    }

    /// Asks once for what other tournaments know, and takes it when it is there.
    fn read_others(&mut self, ui: &Ui, actions: &Actions) {
        match &self.others {
            Others::Unread => {
                actions.push(Action::ReadEarlierPenalties);
                self.others = Others::Asked;
            }
            Others::Coming(coming) => match coming.try_recv() {
                Ok(earlier) => self.others = Others::Known(earlier),
                Err(TryRecvError::Empty) => {
                    ui.ctx().request_repaint_after(std::time::Duration::from_millis(100));
                }
                Err(TryRecvError::Disconnected) => self.others = Others::Known(Earlier::default()),
            },
            Others::Asked | Others::Known(_) => {}
        }
    }

    fn form_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let earlier = match &self.others {
            Others::Known(earlier) => Some(earlier),
            _ => None,
        };
        let done = match &mut self.form {
            Some(PenaltiesForm::Give(form)) => form.ui(ui, view, earlier),
            Some(PenaltiesForm::Lift(form)) => form.ui(ui, view),
            None => false,
        };
        if done {
            self.form = None;
        }
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let penalties = view.tournament.penalties();
        let is_empty = penalties.given().len() == 0 && penalties.absent().next().is_none();
        if is_empty && self.form.is_none() {
            let closed = view.closed();
            let words = view.text(Verb::GivePenalty.text_id());
            let empty = Empty::new(
                icons::PENALTIES,
                view.text("penalties-none"),
                view.text("penalties-none.hint"),
            );
            if empty.button(Push::primary(words).refused(closed)).ui(ui) {
                self.give(None, None);
            }
            return;
        }
        self.head_ui(ui, view);
        ui.add_space(space::ONE);
        let is_roomy = self.form.is_none() || ui.available_width() >= shape::OVAL_MIN;
        if is_roomy && penalties.given().len() > 0 {
            let height = (ui.available_height() * 0.24).max(4.2 * shape::ROW_HEIGHT);
            let list = Panel::bottom("given").resizable(false).exact_size(height);
            list.frame(egui::Frame::NONE).show_separator_line(false).show(ui, |ui| {
                self.given_ui(ui, view);
            });
        }
        ScrollArea::vertical().id_salt("sitting-out").auto_shrink([false, false]).show(ui, |ui| {
            self.out_ui(ui, view);
        });
    }

    fn head_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        // What the keys ask for was seen to above.
        let still = View { pressed: None, ..*view };
        ui.horizontal_wrapped(|ui| {
            let rank = if self.form.is_some() { Rank::Secondary } else { Rank::Primary };
            if still.verb_ui(ui, Verb::GivePenalty, rank, None) {
                self.give(None, None);
            }
            self.count_ui(ui, view);
            if view.tournament.penalties().given().len() > 0 {
                let all = PrintChoice::all(&print::sheets::penalty_notices::SHEET);
                view.print_ui(ui, "penalties-print", all);
            }
        });
    }

    /// The button that counts a hand at the chosen table, or at the first where hands are counted.
    fn count_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let tables = tables(view);
        let is_counted = |table: &TableNo| penalties::counts_at(view.tournament, *table);
        let chosen = self.table.filter(|table| tables.contains(table));
        let table = chosen.or_else(|| tables.iter().copied().find(is_counted));
        let Some(table) = table else {
            if view.pressed == Some(Verb::CountHand) {
                view.actions.submit(engine::Command::CountHand { table: TableNo(1) });
            }
            return;
        };
        count_button_ui(ui, view, table, Rank::Secondary);
    }
}
