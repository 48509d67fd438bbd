//! Something that was sold is void: what, with which stack, what becomes of the money, and why.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{MoneyBack, Sale, SaleEffect, Who};
use engine::values::PlayerId;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub(super) struct VoidForm {
    player: PlayerId,
    /// What is void; what was sold last where nobody has chosen.
    sale: Option<Sale>,
    stack: String,
    money: MoneyBack,
    note: String,
}

impl VoidForm {
    pub(super) fn of(player: PlayerId) -> Self {
        let (stack, note) = (String::new(), String::new());
        Self { player, sale: None, stack, money: MoneyBack::default(), note }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-void"), |ui| {
            title_ui(ui, view.player(self.player));
            let Some(player) = view.tournament.entries().player(self.player) else { return true };
            let of = |sale: Sale| player.bought.iter().rev().find(|bought| bought.sale == sale);
            let is_sold = |sale: &Sale| *sale == Sale::Entry || of(*sale).is_some();
            let sold = Sale::ALL.iter().copied().filter(is_sold);
            let last = player.bought.last().map_or(Sale::Entry, |bought| bought.sale);
            let sale = self.sale.get_or_insert(last);
            ui.horizontal_wrapped(|ui| {
                let sale_words = |sale: Sale| (sale, view.text(&format!("sale-{}", sale.id())));
                choices_ui(ui, sale, sold.map(sale_words));
            });
            let sale = *sale;
            let keeps_seat = of(sale).is_some_and(|it| it.effect == SaleEffect::MoreChips);
            let args = Args::new()
                .text("sale", sale.id())
                .text("stays", if keeps_seat { "yes" } else { "no" });
            muted_ui(ui, view.say("players-void-hint", &args));
            ui.add_space(space::ONE);
            if !keeps_seat {
                let known = view.words.chips(player.stack);
                let hint = view.say("days-leave-known", &Args::new().text("chips", known));
                field_ui(ui, &view.text("days-leave-stack"), &hint, &mut self.stack);
            }
            muted_ui(ui, view.text("players-void-money"));
            ui.horizontal_wrapped(|ui| {
                let all = MoneyBack::ALL.iter().copied();
                let words = |money: MoneyBack| (money, view.text(&format!("money-{}", money.id())));
                choices_ui(ui, &mut self.money, all.map(words));
            });
            field_ui(ui, &view.text("players-void-note"), "", &mut self.note);
            ui.add_space(space::ONE);
            answer_ui(
                ui,
                view,
                Push::danger(view.text("players-void-do")),
                self.command(view, sale),
            )
        })
    }

    fn command(&self, view: &View<'_>, sale: Sale) -> Result<Command, String> {
        let typed = self.stack.trim();
        let stack = chips_typed(typed);
        if !typed.is_empty() && stack.is_none() {
            return Err(view.text("common-chips-unreadable"));
        }
        let (player, note) = (Who::Id(self.player), self.note.clone());
        Ok(Command::VoidSale { sale, player, stack, money: self.money, note })
    }
}
