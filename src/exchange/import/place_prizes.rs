//! What each place was paid, as the file worked it out.

use super::remark::{RemarkKind, Remarks};
use engine::values::Money;
use tdt::TdtEvent;

/// What each place was paid in units of the currency, the first place first.
///
/// Prizes of one place come together. What is for no place, or for one in which nobody can finish,
/// is left out and told. Where a place is paid more than the one before it, the prizes are put in
/// order, and that is told, too.
pub(super) fn place_prizes(event: &TdtEvent, digits: u8, remarks: &mut Remarks) -> Vec<Money> {
    let entered = event.players.iter().filter(|player| !player.buy_ins.is_empty()).count();
    let entries: usize = event.players.iter().map(|player| player.buy_ins.len()).sum();
    let mut prizes: Vec<Money> = Vec::new();
    for prize in &event.prizes.prizes {
        let units = prize.amount.in_whole_units(digits).and_then(|units| u64::try_from(units).ok());
        let amount = Money(units.unwrap_or_default());
        let place = prize.place.and_then(|place| usize::try_from(place).ok());
        match place.filter(|place| (1..=entered.min(entries)).contains(place)) {
            Some(place) => {
                prizes.resize(prizes.len().max(place), Money::ZERO);
                prizes.iter_mut().skip(place - 1).take(1).for_each(|own| *own = own.plus(amount));
            }
            None if amount.is_zero() && prize.thing.trim().is_empty() => {}
            None => {
                let name = format!("{} {}", prize.name, prize.amount).trim().to_owned();
                remarks.name(RemarkKind::PrizeLeftOut, name);
            }
        }
    }
    // Who gets more than the place before is told by whom each prize was given to.
    if !prizes.is_sorted_by(|one, next| one >= next) {
        remarks.name(RemarkKind::PrizesRise, "");
        prizes.sort_unstable_by(|one, other| other.cmp(one));
    }
    while prizes.last().is_some_and(Money::is_zero) {
        prizes.pop();
    }
    prizes
}
