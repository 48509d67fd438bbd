//! Prizes: the pool, what each place is paid and who was paid, bounties, who owes, and what has to
//! be in the cash box.

mod cash_form;
mod charge_entries_form;
mod curve;
mod deal_form;
mod envelopes_form;
mod line;
mod lists;
mod payment_form;
mod pool;
mod prize_form;
mod what_if_form;

use crate::parts::Kept;
use crate::screens::prizes::cash_form::CashForm;
use crate::screens::prizes::charge_entries_form::ChargeEntriesForm;
use crate::screens::prizes::deal_form::DealForm;
use crate::screens::prizes::envelopes_form::EnvelopesForm;
use crate::screens::prizes::line::{Chosen, Line, Page};
use crate::screens::prizes::payment_form::PaymentForm;
use crate::screens::prizes::prize_form::PrizeForm;
use crate::screens::prizes::what_if_form::WhatIfForm;
use crate::theme::{icons, space};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice, ScreenId};
use crate::widgets::{Empty, Push, Sides, tabs_ui};
use egui::Ui;
use engine::money::{BountyTerms, not_charged};
use engine::values::{Place, Seq};
use engine::{Command, Refusal};
use reports::Prizes;
use std::sync::Arc;

/// Where the words about the pool have less room beside its picture, they stand alone.
const POOL_WIDTH_MIN: f32 = 320.0;

#[derive(Debug, Default)]
pub struct PrizesScreen {
    page: Page,
    chosen: Option<Chosen>,
    form: Option<PrizesForm>,
    asked: Option<FormWanted>,
    prizes: Kept<Seq, Option<Arc<Prizes>>>,
    lines: Kept<(Seq, Page), Arc<[Line]>>,
}

/// A form that is asked for from elsewhere, to be opened when there is something to fill it with.
#[derive(Debug, Clone, Copy)]
enum FormWanted {
    Deal,
    Envelopes,
    ChargeEntries,
}

#[derive(Debug)]
enum PrizesForm {
    Deal(Box<DealForm>),
    Payment(PaymentForm),
    Prize(PrizeForm),
    Cash(CashForm),
    Envelopes(EnvelopesForm),
    ChargeEntries(ChargeEntriesForm),
    WhatIf(WhatIfForm),
}

impl PrizesScreen {
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// Opens the form of a deal.
    pub fn open_deal(&mut self) {
        self.asked = Some(FormWanted::Deal);
    }

    /// Opens the form that seals the envelopes of mystery bounties.
    pub fn open_envelopes(&mut self) {
        self.asked = Some(FormWanted::Envelopes);
        self.page = Page::Bounties;
    }

    /// Opens the form that charges whoever registered before there were prices.
    pub fn open_charge_entries(&mut self) {
        self.asked = Some(FormWanted::ChargeEntries);
        self.page = Page::Owed;
    }

    /// Shows the prize of a place among the others.
    pub fn look_at(&mut self, place: Place) {
        *self = Self { page: Page::Prizes, chosen: Some(Chosen::Place(place)), ..Self::default() };
    }

    pub fn ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        let made = || Prizes::of(view.tournament).map(Arc::new);
        let prizes = self.prizes.of(view.seq(), made).clone();
        if let Some(wanted) = self.asked.take().filter(|_| prizes.is_some()) {
            self.form = Some(match wanted {
                FormWanted::Deal => PrizesForm::Deal(Box::new(DealForm::of(view))),
                FormWanted::Envelopes => PrizesForm::Envelopes(EnvelopesForm::of(view)),
                FormWanted::ChargeEntries => {
                    PrizesForm::ChargeEntries(ChargeEntriesForm::default())
                }
            });
        }
        let Some(prizes) = prizes else {
            self.form = None;
            let (title, hint) = (view.text("prizes-none"), view.text("prizes-none.hint"));
            let push = Push::primary(view.text("prizes-none-go"));
            if Empty::new(icons::PRIZES, title, hint).button(push).ui(ui) {
                view.actions.go(Destination::Screen(ScreenId::Setup));
            }
            return;
        };
        if self.form.is_none() {
            self.main_ui(ui, view, &prizes);
            return;
        }
        if let Some(PrizesForm::Deal(form)) = &mut self.form {
            // All methods stand side by side, so it takes the whole width.
            if form.ui(ui, view) {
                self.form = None;
            }
            return;
        }
        let Sides { mut left, mut right } = Sides::beside_form(ui);
        let done = match &mut self.form {
            Some(PrizesForm::Payment(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Prize(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Cash(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Envelopes(form)) => form.ui(&mut right, view),
            Some(PrizesForm::ChargeEntries(form)) => form.ui(&mut right, view),
            Some(PrizesForm::WhatIf(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Deal(_)) | None => true,
        };
        if done {
            self.form = None;
        }
        self.main_ui(&mut left, view, &prizes);
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
        let beside = ui.available_width() - curve::SIZE.x - space::TWO;
        if beside < POOL_WIDTH_MIN {
            pool::pool_ui(ui, view, prizes);
        } else {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(beside);
                    pool::pool_ui(ui, view, prizes);
                });
                curve::curve_ui(ui, view, prizes);
            });
        }
        ui.add_space(space::HALF);
        self.deeds_ui(ui, view, prizes);
        ui.add_space(space::HALF);
        ui.horizontal_wrapped(|ui| {
            let pages = Page::ALL.map(|page| (page, view.text(page.text_id())));
            if tabs_ui(ui, &mut self.page, pages) {
                self.chosen = None;
            }
        });
        ui.add_space(space::HALF);
        self.list_ui(ui, view);
    }

    /// What can be done with the prizes as a whole.
    fn deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
        let closed = view.closed();
        ui.horizontal_wrapped(|ui| {
            let is_behind = prizes.fixed.is_some_and(|pool| pool != prizes.pool.total);
            if prizes.fixed.is_none() || is_behind {
                let id = if is_behind { "prizes-fix-again" } else { "prizes-fix" };
                let push = Push::primary(view.text(id));
                let refusal = closed.clone().or_else(|| view.refusal(&Command::FixPayouts));
                if ui.add(push.refused(refusal)).clicked() {
                    view.actions.submit(Command::FixPayouts);
                }
            }
            if prizes.fixed.is_some() {
                let refusal = closed.clone().or_else(|| view.refusal(&Command::FreePayouts));
                if ui.add(Push::secondary(view.text("prizes-free")).refused(refusal)).clicked() {
                    view.actions.submit(Command::FreePayouts);
                }
            }
            match view.tournament.winnings().deal() {
                Some(_) => {
                    let refusal = closed.clone().or_else(|| view.refusal(&Command::DropDeal));
                    let push = Push::secondary(view.text("prizes-drop-deal")).refused(refusal);
                    if ui.add(push).clicked() {
                        view.actions.submit(Command::DropDeal);
                    }
                }
                None => {
                    let why = closed.clone().or_else(|| DealForm::refusal(view));
                    let push = Push::secondary(view.text("prizes-deal")).refused(why);
                    if ui.add(push).clicked() {
                        let form = DealForm::of(view);
                        self.form = Some(PrizesForm::Deal(Box::new(form)));
                    }
                }
            }
            let fixed = prizes.fixed.map(|_| view.refusal_text(&Refusal::PayoutsFixed));
            let push = Push::secondary(view.text("prizes-set")).refused(closed.or(fixed));
            if ui.add(push).clicked() {
                self.form = Some(PrizesForm::Prize(PrizeForm::default()));
            }
            self.page_deeds_ui(ui, view);
            let sheet = self.page.sheet(view);
            if ui.add(Push::secondary(view.text("prizes-print"))).clicked() {
                view.actions.go(Destination::Print(PrintChoice::all(sheet)));
            }
        });
    }

    /// What can be done about what the page lists.
    fn page_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.page == Page::Prizes
            && ui.add(Push::secondary(view.text("prizes-if-open"))).clicked()
        {
            self.form = Some(PrizesForm::WhatIf(WhatIfForm::default()));
        }
        let terms = view.tournament.settings().money.as_ref();
        let is_mystery = terms.is_some_and(|terms| terms.bounties == BountyTerms::Mystery);
        if self.page == Page::Bounties && is_mystery {
            let sealed = view.tournament.winnings().envelopes();
            let sealed = sealed.map(|_| view.refusal_text(&Refusal::EnvelopesSealed));
            let push = Push::secondary(view.text("prizes-seal"));
            if ui.add(push.refused(view.closed().or(sealed))).clicked() {
                self.form = Some(PrizesForm::Envelopes(EnvelopesForm::of(view)));
            }
        }
        if self.page == Page::Owed && not_charged(view.tournament).next().is_some() {
            let push = Push::secondary(view.text("prizes-charge-entries"));
            if ui.add(push.refused(view.closed())).clicked() {
                self.form = Some(PrizesForm::ChargeEntries(ChargeEntriesForm::default()));
            }
        }
        if self.page == Page::Cash {
            let push = Push::secondary(view.text("prizes-box-correct"));
            if ui.add(push.refused(view.closed())).clicked() {
                self.form = Some(PrizesForm::Cash(CashForm::default()));
            }
        }
    }
}
