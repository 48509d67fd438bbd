//! Payments and prizes in words: *paid 12*, *paid eva*, *prize 9*, *prize 9 500*.

use crate::typed::{Act, Asking, BoxAction, Candidate, FormAsked, Named, both, nobody, people};
use engine::Command;
use engine::entries::Who;
use engine::money::prizes;
use engine::values::{Money, Place, PlayerId};
use engine::winnings::{Due, Winning, dues};

/// What may have been paid: what somebody owes, or what is due to them, and where only a number is
/// said, also the prize of that place. Several are offered where several may be meant.
pub(super) fn payments(asking: &Asking<'_>, said: u32, named: &Named<'_>) -> Vec<Candidate> {
    let dues: Vec<Due> =
        dues(asking.tournament).into_iter().filter(|due| !due.left().is_zero()).collect();
    let mut found = Vec::new();
    if let (true, [place]) = (named.names.is_empty(), named.plain.as_slice()) {
        found.extend(of_place(asking, said, Place(*place), &dues, named));
    }
    let meant = people(asking, named);
    if meant.is_empty() && found.is_empty() {
        return nobody(asking, Act::Paid, said, named);
    }
    for meant in meant {
        let score = both(said, meant.score).saturating_sub(1);
        let mut deeds = Vec::new();
        if !asking.tournament.money().owed_by(meant.player).is_zero() {
            deeds.push(take(meant.player));
        }
        let of_player = dues.iter().filter(|due| due.player == meant.player);
        deeds.extend(of_player.map(|due| pay_out(due.player, due.what)));
        // Whoever owes nothing and to whom nothing is due: the refusal says so.
        let less = if deeds.is_empty() { 20 } else { 0 };
        if deeds.is_empty() {
            deeds.push(take(meant.player));
        }
        let ranked = (less..).zip(deeds);
        found.extend(ranked.map(|(less, deed)| Candidate::said(score.saturating_sub(less), deed)));
    }
    found
}

/// What is due for a place; where nobody has it yet, what it pays, before whoever has the number
/// only in letters of their name. Whose whole name it is comes first.
fn of_place(
    asking: &Asking<'_>,
    said: u32,
    place: Place,
    dues: &[Due],
    named: &Named<'_>,
) -> Vec<Candidate> {
    let whole = named.digits.join(" ");
    let is_name = asking.tournament.entries().named(&whole).next().is_some();
    let score = if is_name { said.saturating_sub(5) } else { said };
    let due = dues.iter().filter(|due| due.place == Some(place));
    let due = due.map(|due| Candidate::said(score, pay_out(due.player, due.what)));
    let mut found: Vec<Candidate> = due.collect();
    let at = usize::try_from(place.0).unwrap_or(usize::MAX).checked_sub(1);
    let paid = prizes(asking.tournament).and_then(Result::ok);
    let is_paid = at.zip(paid).is_some_and(|(at, paid)| paid.get(at).is_some());
    if found.is_empty() && is_paid {
        let shown = BoxAction::Form(FormAsked::Prize(place));
        found.push(Candidate::said(score.saturating_sub(5), shown));
    }
    found
}

fn take(player: PlayerId) -> BoxAction {
    BoxAction::Submit(Command::TakePayment { player: Who::Id(player), amount: None })
}

fn pay_out(player: PlayerId, what: Winning) -> BoxAction {
    BoxAction::Submit(Command::PayOut { player: Who::Id(player), what, amount: None })
}

/// The prize of a place, shown; or set, where an amount in whole units follows.
pub(super) fn prize(asking: &Asking<'_>, named: &Named<'_>) -> Option<BoxAction> {
    if !named.names.is_empty() {
        return None;
    }
    match *named.plain.as_slice() {
        [place] => Some(BoxAction::Form(FormAsked::Prize(Place(place)))),
        [place, amount] => {
            let digits = asking.tournament.settings().money.as_ref()?.currency.digits;
            let amount = Money::read(&amount.to_string(), digits)?;
            Some(BoxAction::Submit(Command::SetPrize { place: Place(place), amount: Some(amount) }))
        }
        _ => None,
    }
}
