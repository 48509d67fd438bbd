//! Prizes: the pool, what each place is paid and who was paid, bounties, who owes, and what has to
//! be in the cash box.

mod bounty_form;
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
mod settle_form;
mod what_if_form;

use crate::parts::Memo;
use crate::screens::prizes::bounty_form::BountyForm;
use crate::screens::prizes::cash_form::CashForm;
use crate::screens::prizes::charge_entries_form::ChargeEntriesForm;
use crate::screens::prizes::deal_form::DealForm;
use crate::screens::prizes::envelopes_form::EnvelopesForm;
use crate::screens::prizes::line::{Chosen, Line, Page};
use crate::screens::prizes::payment_form::PaymentForm;
use crate::screens::prizes::prize_form::PrizeForm;
use crate::screens::prizes::settle_form::SettleForm;
use crate::screens::prizes::what_if_form::WhatIfForm;
use crate::theme::{icons, space};
use crate::view::View;
use crate::vocabulary::{Destination, PrintChoice, ScreenId};
use crate::widgets::{Empty, Push, Sides, is_settled, tabs_ui};
use egui::{Id, Ui};
use engine::money::{BountyTerms, not_charged};
use engine::values::{Place, PlayerId, Seq};
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
    /// A deal that was closed, with the counts that were keyed.
    keyed: Option<Box<DealForm>>,
    /// What the buttons over the lists ask for has just become something else.
    is_settling: bool,
    prizes: Memo<Seq, Option<Arc<Prizes>>>,
    lines: Memo<(Seq, Page), Arc<[Line]>>,
}

/// A form that is asked for from elsewhere, to be opened when there is something to fill it with.
#[derive(Debug, Clone, Copy)]
enum FormWanted {
    Deal,
    Envelopes,
    ChargeEntries,
    Bounty(PlayerId),
    Debt(PlayerId),
    CashBox,
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
    Settle(SettleForm),
    Bounty(BountyForm),
}

impl PrizesForm {
    fn is_deal(&mut self) -> bool {
        matches!(self, Self::Deal(_))
    }
}

impl PrizesScreen {
    pub fn forget(&mut self) {
        *self = Self::default();
    }

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

    /// Opens the form that says where the bounty of a player goes.
    pub fn open_bounty(&mut self, player: PlayerId) {
        self.asked = Some(FormWanted::Bounty(player));
        self.page = Page::Bounties;
    }

    /// Opens the form that settles what a player owes without them.
    pub fn open_debt(&mut self, player: PlayerId) {
        self.asked = Some(FormWanted::Debt(player));
        self.page = Page::Owed;
    }

    /// Opens the form that corrects the cash box.
    pub fn open_cash_box(&mut self) {
        self.asked = Some(FormWanted::CashBox);
        self.page = Page::Cash;
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
                FormWanted::Deal => PrizesForm::Deal(self.deal_form(view)),
                FormWanted::Envelopes => PrizesForm::Envelopes(EnvelopesForm::of(view)),
                FormWanted::ChargeEntries => {
                    PrizesForm::ChargeEntries(ChargeEntriesForm::default())
                }
                FormWanted::Bounty(player) => PrizesForm::Bounty(BountyForm::of(player)),
                FormWanted::Debt(player) => PrizesForm::Settle(SettleForm::of(player)),
                FormWanted::CashBox => PrizesForm::Cash(CashForm::default()),
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
        if let Some(PrizesForm::Deal(mut form)) = self.form.take_if(PrizesForm::is_deal) {
            // All methods stand side by side, so it takes the whole width.
            let done = form.ui(ui, view);
            match done {
                true => self.keyed = Some(form),
                false => self.form = Some(PrizesForm::Deal(form)),
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
            Some(PrizesForm::Settle(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Bounty(form)) => form.ui(&mut right, view),
            Some(PrizesForm::Deal(_)) | None => true,
        };
        if done {
            self.form = None;
        }
        self.main_ui(&mut left, view, &prizes);
    }

    /// The form of a deal as it was left, while the same players are in; otherwise a new one.
    fn deal_form(&mut self, view: &View<'_>) -> Box<DealForm> {
        let keyed = self.keyed.take().filter(|form| form.is_of(view));
        keyed.map_or_else(|| Box::new(DealForm::of(view)), DealForm::opened_again)
    }

    fn main_ui(&mut self, ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
        let deal = view.tournament.winnings().deal().is_some();
        let stands = (prizes.fixed, deal, self.form.is_some());
        self.is_settling = !is_settled(ui, Id::unique("prizes-buttons"), &stands);
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

    /// Shows a button; whether it was pressed and meant: the second click of a double click is not,
    /// where the first one has put another button in its place.
    fn is_pressed(&self, ui: &mut Ui, push: Push<'_>) -> bool {
        ui.add(push).clicked() && !self.is_settling
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
                if self.is_pressed(ui, push.refused(refusal)) {
                    view.actions.submit(Command::FixPayouts);
                }
            }
            if prizes.fixed.is_some() {
                let refusal = closed.clone().or_else(|| view.refusal(&Command::FreePayouts));
                if self.is_pressed(ui, Push::secondary(view.text("prizes-free")).refused(refusal)) {
                    view.actions.submit(Command::FreePayouts);
                }
            }
            match view.tournament.winnings().deal() {
                Some(_) => {
                    let refusal = closed.clone().or_else(|| view.refusal(&Command::DropDeal));
                    let push = Push::secondary(view.text("prizes-drop-deal")).refused(refusal);
                    if self.is_pressed(ui, push) {
                        view.actions.submit(Command::DropDeal);
                    }
                }
                None => {
                    let why = closed.clone().or_else(|| DealForm::refusal(view));
                    let push = Push::secondary(view.text("prizes-deal")).refused(why);
                    if self.is_pressed(ui, push) {
                        self.form = Some(PrizesForm::Deal(self.deal_form(view)));
                    }
                }
            }
            let fixed = prizes.fixed.map(|_| view.refusal_text(&Refusal::PayoutsFixed));
            let push = Push::secondary(view.text("prizes-set")).refused(closed.or(fixed));
            if self.is_pressed(ui, push) {
                self.form = Some(PrizesForm::Prize(PrizeForm::default()));
            }
            self.page_deeds_ui(ui, view);
            let sheet = self.page.sheet(view);
            if self.is_pressed(ui, Push::secondary(view.text("prizes-print"))) {
                view.actions.go(Destination::Print(PrintChoice::all(sheet)));
            }
        });
    }

    /// What can be done about what the page lists.
    fn page_deeds_ui(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.page == Page::Prizes
            && self.is_pressed(ui, Push::secondary(view.text("prizes-if-open")))
        {
            self.form = Some(PrizesForm::WhatIf(WhatIfForm::default()));
        }
        let terms = view.tournament.settings().money.as_ref();
        let is_mystery = terms.is_some_and(|terms| terms.bounties == BountyTerms::Mystery);
        if self.page == Page::Bounties && is_mystery {
            let sealed = view.tournament.winnings().envelopes();
            let sealed = sealed.map(|_| view.refusal_text(&Refusal::EnvelopesSealed));
            let push = Push::secondary(view.text("prizes-seal"));
            if self.is_pressed(ui, push.refused(view.closed().or(sealed))) {
                self.form = Some(PrizesForm::Envelopes(EnvelopesForm::of(view)));
            }
        }
        if self.page == Page::Owed && not_charged(view.tournament).next().is_some() {
            let push = Push::secondary(view.text("prizes-charge-entries"));
            if self.is_pressed(ui, push.refused(view.closed())) {
                self.form = Some(PrizesForm::ChargeEntries(ChargeEntriesForm::default()));
            }
        }
        if self.page == Page::Cash {
            let push = Push::secondary(view.text("prizes-box-correct"));
            if self.is_pressed(ui, push.refused(view.closed())) {
                self.form = Some(PrizesForm::Cash(CashForm::default()));
            }
        }
    }
}
