//! Something that was sold is void: what, with which stack, what becomes of the money, and why.

use crate::parts::{answer_ui, asking_ui};
use crate::theme::space;
use crate::view::View;
use crate::widgets::{Push, choices_ui, field_ui, muted_ui, title_ui};
use egui::Ui;
use engine::Command;
use engine::entries::{MoneyBack, Player, Sale, SaleEffect, Who};
use engine::values::PlayerId;
use words::Args;
use words::typed::chips_typed;

#[derive(Debug)]
pub(super) struct VoidForm {
    player: PlayerId,
    sale: Sale,
    stack: String,
    money: MoneyBack,
    note: String,
}

impl VoidForm {
    /// What was sold last is the first guess.
    pub(super) fn of(player: &Player) -> Self {
        let sale = player.bought.last().map_or(Sale::Entry, |bought| bought.sale);
        let money = MoneyBack::default();
        Self { player: player.id, sale, stack: String::new(), money, note: String::new() }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("players-void"), |ui| {
            title_ui(ui, view.player(self.player));
            let Some(player) = view.tournament.entries().player(self.player) else { return true };
            let of = |sale: Sale| player.bought.iter().rev().find(|bought| bought.sale == sale);
            let is_sold = |sale: &Sale| *sale == Sale::Entry || of(*sale).is_some();
            let sold = Sale::ALL.iter().copied().filter(is_sold);
            ui.horizontal_wrapped(|ui| {
                let sale_words = |sale: Sale| (sale, view.text(&format!("sale-{}", sale.id())));
                choices_ui(ui, &mut self.sale, sold.map(sale_words));
            });
            let keeps_seat = of(self.sale).is_some_and(|it| it.effect == SaleEffect::MoreChips);
            let args = Args::new()
                .text("sale", self.sale.id())
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
            answer_ui(ui, view, Push::danger(view.text("players-void-do")), self.command(view))
        })
    }

    fn command(&self, view: &View<'_>) -> Result<Command, String> {
        let typed = self.stack.trim();
        let stack = chips_typed(typed);
        if !typed.is_empty() && stack.is_none() {
            return Err(view.text("common-chips-unreadable"));
        }
        let (player, note) = (Who::Id(self.player), self.note.clone());
        Ok(Command::VoidSale { sale: self.sale, player, stack, money: self.money, note })
    }
}
