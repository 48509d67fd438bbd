//! The envelopes of mystery bounties: how many hold how much, until all bounties are in them.

use crate::parts::{amount_typed, answer_ui, asking_ui};
use crate::theme::{Tone, space};
use crate::view::View;
use crate::widgets::{Opening, Push, field_ui, muted_ui, remark_ui};
use egui::Ui;
use engine::Command;
use engine::money::MoneyColumn;
use engine::values::Money;
use engine::winnings::{Envelope, proposed_envelopes};
use words::Args;

#[derive(Debug)]
pub(super) struct EnvelopesForm {
    /// The envelopes as typed: `1 × 500 + 10 × 20`.
    typed: String,
    opening: Opening,
}

impl EnvelopesForm {
    /// With a proposal for everybody who is left.
    pub(super) fn of(view: &View<'_>) -> Self {
        let t = view.tournament;
        let opening = Opening::default();
        let Some(terms) = t.settings().money.as_ref() else {
            return Self { typed: String::new(), opening };
        };
        let total = t.money().ledger().money(MoneyColumn::Bounties);
        let list = proposed_envelopes(total, t.entries().left(), terms.payouts.unit);
        let said = |envelope: &Envelope| {
            let amount = view.words.money_field(envelope.amount, &terms.currency);
            format!("{} × {amount}", envelope.count)
        };
        Self { typed: list.iter().map(said).collect::<Vec<_>>().join(" + "), opening }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, view: &View<'_>) -> bool {
        asking_ui(ui, view, &view.text("prizes-seal"), |ui| {
            ui.spacing_mut().item_spacing.y = space::ONE;
            muted_ui(ui, view.text("prizes-seal-hint"));
            let hint = view.text("prizes-envelopes-hint");
            let field = field_ui(ui, &view.text("prizes-envelopes"), &hint, &mut self.typed);
            self.opening.first(&field);
            let list = envelopes_typed(view, &self.typed);
            if let Ok(list) = &list {
                sum_ui(ui, view, list);
            }
            let command = list.map(|list| Command::SealEnvelopes { list });
            answer_ui(ui, view, Push::primary(view.text("prizes-seal-do")), command)
        })
    }
}

/// Whether there is one for everybody, with all bounties in them.
fn sum_ui(ui: &mut Ui, view: &View<'_>, list: &[Envelope]) {
    let t = view.tournament;
    let total = t.money().ledger().money(MoneyColumn::Bounties);
    let (players, mut count, mut sum) = (t.entries().left(), 0_u32, Money::ZERO);
    for envelope in list {
        count = count.saturating_add(envelope.count);
        sum = sum.plus(envelope.amount.times(u64::from(envelope.count)));
    }
    let args = Args::new()
        .count("count", count)
        .count("players", players)
        .text("sum", view.words.money_of(t, sum))
        .text("total", view.words.money_of(t, total));
    let said = view.say("prizes-envelopes-sum", &args);
    match (count, sum) == (players, total) {
        true => muted_ui(ui, said),
        false => remark_ui(ui, said, Tone::AttentionText),
    };
}

/// Envelopes as they are typed: `1 × 500 + 10 × 20`.
///
/// # Errors
/// In words, what of it cannot be read.
fn envelopes_typed(view: &View<'_>, typed: &str) -> Result<Vec<Envelope>, String> {
    let parts = typed.split('+').map(str::trim).filter(|part| !part.is_empty());
    let envelope = |part: &str| {
        let unread = || view.say("prizes-envelopes-unread", &Args::new().text("typed", part));
        let (count, amount) = part.split_once(['×', 'x', '*']).ok_or_else(unread)?;
        let count = count.trim().parse().map_err(|_| unread())?;
        Ok(Envelope { amount: amount_typed(view, amount)?, count })
    };
    parts.map(envelope).collect()
}
