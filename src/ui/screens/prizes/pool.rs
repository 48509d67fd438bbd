//! Where the pool comes from, whether it is shared for good, and what has to be in the box.

use crate::theme::Tone;
use crate::view::View;
use crate::widgets::{muted_ui, remark_ui, title_ui};
use egui::Ui;
use engine::Refusal;
use engine::values::Money;
use reports::{Prizes, Till, sealed_otherwise};
use words::Args;

/// What is wrong with the prizes takes two lines; they are kept free, so that no button beneath
/// moves when a prize is typed over.
const STANDS_HEIGHT: f32 = 38.0;

/// Shows the prize pool above the lists.
pub(super) fn pool_ui(ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
    let amount = |amount: Money| view.words.money_of(view.tournament, amount);
    let pool = prizes.fixed.unwrap_or(prizes.pool.total);
    let args = Args::new().text("pool", amount(pool)).count("places", prizes.lines.len());
    title_ui(ui, view.say("prizes-pool", &args));
    let Some(terms) = view.tournament.settings().money.as_ref() else { return };
    let mut parts = view.words.pool_sources(&prizes.pool.from, &terms.currency);
    for (name, deducted) in prizes.pool.deducted.iter().filter(|(_, part)| !part.is_zero()) {
        let args = Args::new().text("name", name.as_str()).text("amount", amount(*deducted));
        parts.push(view.say("prizes-deducted", &args));
    }
    for (id, part) in [("prizes-added", prizes.pool.added), ("prizes-overlay", prizes.pool.overlay)]
    {
        if !part.is_zero() {
            parts.push(view.say(id, &Args::new().text("amount", amount(part))));
        }
    }
    muted_ui(ui, parts.join(" · "));
    if let Some(till) = Till::of(view.tournament) {
        let signed = |sum: i64| {
            let said = amount(Money(sum.unsigned_abs()));
            match sum < 0 {
                true => view.say("prizes-minus", &Args::new().text("amount", said)),
                false => said,
            }
        };
        let args = Args::new()
            .text("box", signed(till.in_the_box))
            .text("to_pay", signed(till.still_to_pay))
            .text("left", signed(till.left_over()));
        muted_ui(ui, view.say("prizes-till", &args));
    }
    ui.scope(|ui| {
        ui.set_min_height(STANDS_HEIGHT);
        stands_ui(ui, view, prizes);
    });
    let over = prizes.paid_too_much();
    if !over.is_zero() {
        let args = Args::new().text("amount", amount(over));
        remark_ui(ui, view.say("prizes-too-much", &args), Tone::AttentionText);
    }
    if let Some((sealed, bounties)) = sealed_otherwise(view.tournament) {
        let args = Args::new().text("sealed", amount(sealed)).text("bounties", amount(bounties));
        remark_ui(ui, view.say("prizes-envelopes-differ", &args), Tone::AttentionText);
    }
}

/// Whether the pool is shared for good, or why it cannot be.
fn stands_ui(ui: &mut Ui, view: &View<'_>, prizes: &Prizes) {
    let amount = |amount: Money| view.words.money_of(view.tournament, amount);
    match (prizes.fixed, prizes.fault) {
        (_, Some(fault)) => {
            let said = view.refusal_text(&Refusal::from(fault));
            remark_ui(ui, said, Tone::AttentionText);
        }
        (None, None) => {
            muted_ui(ui, view.text("prizes-not-fixed"));
        }
        (Some(fixed), None) if fixed != prizes.pool.total => {
            let args = Args::new().text("pool", amount(prizes.pool.total));
            remark_ui(ui, view.say("prizes-behind", &args), Tone::AttentionText);
        }
        (Some(_), None) if prizes.unpaid().is_zero() => {
            muted_ui(ui, view.text("prizes-all-paid"));
        }
        (Some(_), None) => {
            let args = Args::new().text("amount", amount(prizes.unpaid()));
            muted_ui(ui, view.say("prizes-unpaid", &args));
        }
    }
}
