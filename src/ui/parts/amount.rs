//! An amount of money, as it is typed into a field.

use crate::view::View;
use engine::values::Money;
use words::Args;

/// The amount that was typed, in the currency of the event.
///
/// # Errors
/// In words, why it is none.
pub fn amount_typed(view: &View<'_>, typed: &str) -> Result<Money, String> {
    let digits = view.tournament.settings().money.as_ref().map_or(0, |it| it.currency.digits);
    if typed.trim().is_empty() {
        return Err(view.text("common-type-first"));
    }
    view.words.money_typed(typed, digits).ok_or_else(|| {
        let args = Args::new().text("typed", typed.trim());
        view.say("prizes-no-amount", &args)
    })
}
