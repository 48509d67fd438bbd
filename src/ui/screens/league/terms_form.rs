//! How the points of events become those of a league.

use crate::screens::league::selection::Terms;
use crate::theme::{Tone, space};
use crate::view::HouseDesk;
use crate::vocabulary::LeagueAction;
use crate::widgets::{
    Push, choices_ui, field_ui, form_ui, heading_ui, is_entered, lines_ui, muted_ui, number_ui,
    remark_ui,
};
use egui::Ui;
use exchange::formula_fault;
use points::{Formula, Scope};

/// More results of one person than any season has.
const BEST_MAX: u32 = 1_000;

pub(super) struct TermsForm {
    is_best: bool,
    best: u32,
    formula: String,
    total: String,
}

impl TermsForm {
    pub(super) fn of(terms: &Terms) -> Self {
        Self {
            is_best: terms.best.is_some(),
            best: terms.best.unwrap_or(10),
            formula: terms.formula.clone(),
            total: terms.total.clone(),
        }
    }

    /// Shows it; whether it is done with.
    pub(super) fn ui(&mut self, ui: &mut Ui, desk: &HouseDesk<'_>, terms: &mut Terms) -> bool {
        let title = desk.text("league-terms");
        let (is_kept, closed) = form_ui(ui, &title, &desk.text("common-close"), |ui| {
            ui.spacing_mut().item_spacing.y = space::HALF;
            heading_ui(ui, desk.text("league-best"));
            ui.horizontal_wrapped(|ui| {
                let offered = [(false, "league-best-all"), (true, "league-best-some")];
                choices_ui(ui, &mut self.is_best, offered.map(|(one, id)| (one, desk.text(id))));
            });
            if self.is_best {
                number_ui(ui, &desk.text("league-best-number"), &mut self.best, 1..=BEST_MAX);
            }
            let (label, hint) = (desk.text("league-total"), desk.text("league-total-hint"));
            field_ui(ui, &label, &hint, &mut self.total);
            let total = self.fault_ui(ui, desk, &self.total, Scope::League);
            let label = desk.text("league-own-formula");
            lines_ui(ui, &label, &desk.text("league-own-formula-hint"), &mut self.formula);
            muted_ui(ui, desk.text("league-own-formula.tip"));
            let formula = self.fault_ui(ui, desk, &self.formula, Scope::Event);
            let why = (total || formula).then(|| desk.text("league-terms-fault"));
            let push = Push::primary(desk.text("league-terms-do")).shortcut("Enter");
            let is_pressed = ui.add(push.refused(why.as_deref())).clicked() || is_entered(ui);
            is_pressed && why.is_none()
        });
        if !is_kept {
            return closed;
        }
        let is_read_anew = terms.formula.trim() != self.formula.trim();
        terms.best = self.is_best.then_some(self.best);
        self.formula.trim().clone_into(&mut terms.formula);
        self.total.trim().clone_into(&mut terms.total);
        desk.ask_league(LeagueAction::Keep);
        if is_read_anew {
            desk.ask_league(LeagueAction::Read(terms.folder.clone()));
        }
        true
    }

    /// Says what is wrong with a formula; whether something is.
    fn fault_ui(&self, ui: &mut Ui, desk: &HouseDesk<'_>, text: &str, scope: Scope) -> bool {
        if text.trim().is_empty() {
            return false;
        }
        let Err(error) = Formula::read(text, scope) else { return false };
        remark_ui(ui, formula_fault(desk.words, &error, text), Tone::AttentionText);
        true
    }
}
